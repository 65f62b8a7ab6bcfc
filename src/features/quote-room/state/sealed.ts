import { type AmountProblem, amountProblem, stepped } from '#src/model/money/quoted.ts'
import type { RoomView } from './room-view.ts'

const secondStage = 'two-stage'

/** Phases in which nobody sees what another has quoted. */
const sealedPhases: ReadonlySet<string> = new Set(['SEALED', 'OPENING'])

export const isSealedNow = ({ phase }: Pick<RoomView, 'phase'>): boolean => sealedPhases.has(phase.name)

/** The least that a sealed quote may be; above the best of a first stage by a step (domain 4.6). */
export function sealedLeast({ mode, rules }: RoomView): string {
  const low = rules.range?.low ?? rules.P0
  return mode === secondStage && rules.S ? stepped(low, 1, rules.S, {}) : low
}

/** What is wrong with a sealed amount; others' prices play no part in it. */
export function sealedProblem(amount: string, room: RoomView): AmountProblem | null {
  const { mode, rules, phase } = room
  const isFree = mode === secondStage
  const own = { ...rules, M: null, ...(isFree ? { S: null, S2: null } : {}) }
  const prices = { current: null, minNext: sealedLeast(room), maxNext: rules.range?.high ?? null }
  const problem = amountProblem(amount, own, prices, phase.name)
  return problem?.wording === 'E_MIN' && mode !== 'final' ? { wording: 'E_RANGE' } : problem
}
