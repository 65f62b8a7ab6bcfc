import { directionOf } from '#src/model/bidding/direction/direction.ts'
import { type AmountProblem, amountProblem, stepped } from '#src/model/money/quoted.ts'
import type { RoomView } from './room-view.ts'

const secondStage = 'two-stage'

/** Phases in which quotes are hidden from all others. */
const sealedPhases: ReadonlySet<string> = new Set(['SEALED', 'OPENING'])

export const isSealedNow = ({ phase }: Pick<RoomView, 'phase'>): boolean => sealedPhases.has(phase.name)

/** Minimum of a sealed quote; one increment above the best of a first stage (domain 4.6). In procurement the most. */
export function sealedLeast({ mode, rules }: RoomView): string {
  const low = rules.range?.low ?? rules.P0
  return mode === secondStage && rules.S ? stepped(low, 1, rules.S, {}) : low
}

/** Why a sealed amount is invalid, regardless of the prices of others. */
export function sealedProblem(amount: string, room: RoomView): AmountProblem | null {
  const { mode, rules, phase } = room
  const isFree = mode === secondStage
  const own = { ...rules, M: null, ...(isFree ? { S: null, S2: null } : {}) }
  const least = sealedLeast(room)
  const bounds = directionOf(rules).isFalling
    ? { minNext: null, maxNext: least }
    : { minNext: least, maxNext: rules.range?.high ?? null }
  const problem = amountProblem(amount, own, { current: null, ...bounds }, phase.name)
  return problem?.wording === 'E_MIN' && mode !== 'final' ? { wording: 'E_RANGE' } : problem
}
