import { minuteMs } from '#src/model/time/units.ts'
import type { Core } from '../../core.ts'
import { auctionProject, type AuctionSlot } from '../../seed/procurement/auctions.ts'
import type { Procurement } from '../../tables.ts'

const cycleMs = 20 * minuteMs
/** When in a cycle the rooms of a slot open. */
const phaseMs: Record<AuctionSlot, number> = { CA: 0, CB: 10 * minuteMs }
/** Rounds of a slot that are open to enrolment, and those that stay after they have opened. */
const [coming, staying] = [2, 3]
/** The number of the first round. */
const first = 1001

type Ports = {
  carry: (project: Procurement) => void
  /** Takes a project out of the exchange. */
  remove: (project: Procurement) => void
}

/** One auction after the other in two slots, so that anyone can take part in one at any time. */
export function keepAuctionsRolling(core: Core, { carry, remove }: Ports): void {
  const { procurements } = core.tables

  const run = (slot: AuctionSlot): void => {
    const begin = Math.floor(core.startedAt / cycleMs + 1) * cycleMs + phaseMs[slot]
    const openingOf = (round: number) => begin + round * cycleMs
    /** A round has its turn just before its room opens. */
    const turnOf = (round: number) => openingOf(round) - minuteMs
    const rounds = new Map<number, Procurement>()

    const add = (round: number): void => {
      if (rounds.has(round)) return
      const project = auctionProject(slot, first + round, openingOf(round))
      rounds.set(round, project)
      procurements.set(project.id, project)
      carry(project)
    }
    const removeBefore = (round: number): void => {
      for (const [old, project] of rounds)
        if (old < round) {
          rounds.delete(old)
          remove(project)
        }
    }
    /** Rounds that begin and end while the clock is moved far ahead never take place; no one could have been there. */
    const after = (round: number): number => {
      const last = Math.floor((core.horizon() - turnOf(0)) / cycleMs)
      return Math.max(round + 1, last - staying + 1)
    }
    const wait = (round: number): void =>
      core.timers.set(turnOf(round), () => {
        removeBefore(round - staying + 1)
        for (let next = round; next <= round + coming; next += 1) add(next)
        wait(after(round))
      })

    for (let round = 0; round < coming; round += 1) add(round)
    wait(0)
  }

  run('CA')
  run('CB')
}
