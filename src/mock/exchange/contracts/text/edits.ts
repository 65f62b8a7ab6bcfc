import { exactTime } from '#src/model/time/exact.ts'
import type { Core } from '../../core.ts'
import type { ContractBook } from '../book.ts'
import type { Contract } from '../record.ts'

/** Without a change for so long, an editing of the text is over. */
const pauseMs = 10 * 60_000

export type Edits = {
  /** Adds what each party has edited since to the history. */
  noteEdits: (contract: Contract) => void
  /** A party has edited the text: it is added to the history once they pause. */
  edited: (contract: Contract) => void
}

/** The history has one event for each editing of the text, not one for each key. */
export function createEdits(
  core: Core,
  { note }: Pick<ContractBook, 'note'>,
  digestOf: (contract: Contract) => string,
): Edits {
  const watched = new Set<Contract>()

  const noteEdits = (contract: Contract) => {
    const steps = contract.text?.steps ?? []
    const fresh = steps.slice(contract.notedSteps)
    contract.notedSteps = steps.length
    for (const role of ['taker', 'seller'] as const) {
      const last = fresh.findLast(({ by }) => by === role)
      if (last) note(contract, 'edited', role, { lastEditAt: exactTime(last.at), textDigest: digestOf(contract) })
    }
  }

  const watch = (contract: Contract) => {
    const last = contract.text?.steps.at(-1)?.at ?? core.now()
    core.timers.set(last + pauseMs, () => {
      if ((contract.text?.steps.at(-1)?.at ?? 0) > last) return watch(contract)
      watched.delete(contract)
      noteEdits(contract)
    })
  }

  return {
    noteEdits,
    edited: (contract) => {
      if (watched.has(contract)) return
      watched.add(contract)
      watch(contract)
    },
  }
}
