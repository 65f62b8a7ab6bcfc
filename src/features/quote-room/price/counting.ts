import { priceNameValues } from '#src/model/asset-kind/prices.ts'
import { type TypeCode } from '#src/model/asset-kind/labels.ts'
import { directionOf } from '#src/model/bidding/direction/direction.ts'
import { refusalLabels } from '#src/model/bidding/labels.ts'
import { isMoney, percentChange } from '#src/model/money/money.ts'
import { amountProblem, needsSecondConfirm, stepOf, stepsAbove } from '#src/model/money/quoted.ts'
import { isTooLong } from '#src/model/money/typed.ts'
import { amountLabels } from '#src/model/money/labels.ts'
import { priceBaseOf } from './price-base.ts'
import type { Intent, Opened, Problem, QuoteKind } from '../quoting/quoting.ts'
import type { RoomView } from '../state/room-view.ts'
import { isSealedNow, sealedProblem } from '../state/sealed.ts'
import { roomAmount } from './show.ts'
import { unsentLabels } from '../labels.ts'

/** Phases by the kind of quote they take, or that the next phase takes. */
const kinds: Readonly<Record<string, QuoteKind>> = {
  FREE: 'rising',
  PREP2: 'rising',
  DELAY: 'rising',
  LIMIT: 'rising',
  ASCEND: 'rising',
  SEALED: 'sealed',
  OPEN: 'fixed',
}

export const kindOf = ({ phase }: Pick<RoomView, 'phase'>): QuoteKind => kinds[phase.name] ?? null

/** Why an amount is invalid, in the terms of this type of asset; an amount of null is unreadable. */
export function problemOf(amount: string | null, room: RoomView, typeCode: TypeCode): Problem | null {
  if (amount === '') return null
  if (amount === null) return { text: amountLabels.unreadable }
  if (isTooLong(amount)) return { text: amountLabels.tooLong }
  const problem = isSealedNow(room)
    ? sealedProblem(amount, room)
    : amountProblem(amount, room.rules, room, room.phase.name)
  if (problem?.wording === 'E_STEP')
    return { text: refusalLabels.E_STEP, values: { x: roomAmount(directionOf(room.rules).nextOf(room), room.rules) } }
  return (
    problem && { text: refusalLabels[problem.wording], values: { ...priceNameValues(typeCode), ...problem.values } }
  )
}

/** Without `steps` no increments are counted; `rate` in per cent. */
export type Rise = { steps: number | null; rate: string }

/**
 * How far an amount is above the price, in procurement below it, where that needs a second confirmation, else null. In a sealed phase there are no increments
 * to count, only the percentage.
 */
export function boldRise(amount: string, room: RoomView): Rise | null {
  const step = isSealedNow(room) ? null : stepOf(room.rules, room.phase.name)
  const current = priceBaseOf(room).amount
  const prices = { ...room, current, reverse: room.rules.reverse }
  if (!needsSecondConfirm(amount, step, prices)) return null
  return { steps: stepsAbove(amount, step, prices), rate: percentChange(current, amount) }
}

/** The price may still come to where the amount becomes valid. */
function isAhead(amount: string, room: RoomView): boolean {
  const { lastOf, isBetter } = directionOf(room.rules)
  const last = lastOf(room)
  return isMoney(amount) && isMoney(last) && isBetter(amount, last)
}

export const openedIn = (room: RoomView): Opened => ({
  kind: kindOf(room),
  phase: room.phase.label,
  price: room.current ?? null,
})

/**
 * Why an amount that awaits confirmation can never be accepted any more; null while it can, even if a blocker keeps it
 * from being sent now.
 */
export function voidReason(
  { amount, priority }: Intent,
  { kind }: Opened,
  room: RoomView,
  typeCode: TypeCode,
): Problem | null {
  if (room.result) return { text: unsentLabels.over }
  if (kindOf(room) !== kind)
    return { text: room.phase.name === 'HOLD' ? refusalLabels.E_LOCKED : unsentLabels.phaseOver }
  if (priority) return amount === room.current ? null : { text: unsentLabels.priceMoved }
  const problem = kind === 'fixed' || isAhead(amount, room) ? null : problemOf(amount, room, typeCode)
  // The text names no amount, since the price goes on rising: the minimum is shown beside it.
  return problem?.text === refusalLabels.E_STEP ? { text: unsentLabels.overtaken } : problem
}
