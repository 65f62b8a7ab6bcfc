import { Big } from 'big.js'
import { directionOf } from '../bidding/direction/direction.ts'
import type { RefusalWording } from '../bidding/refusals.ts'
import type { RoomRules, RoomSnapshot } from '../bidding/schema.ts'
import { isMoney, withGroups } from './money.ts'
import { isTooLong } from './typed.ts'

const Exact = Big()
Exact.strict = true
const big = (text: string) => new Exact(text)

type Prices = Pick<RoomSnapshot, 'current' | 'minNext' | 'maxNext'>

/** The current step: the second period of `phased` may have its own. */
export const stepOf = ({ S, S2 }: Pick<RoomRules, 'S' | 'S2'>, phase: string): string | null =>
  (phase === 'LIMIT' ? S2 : null) ?? S ?? null

/** `amount` changed by a number of steps, within the accepted range; the minimum when there is no amount yet. */
export function stepped(amount: string, steps: number, step: string, { minNext, maxNext }: Prices): string {
  const from = isMoney(amount) ? big(amount) : big(minNext ?? '0')
  let next = from.plus(big(step).times(big(String(steps))))
  if (minNext && next.lt(big(minNext))) next = big(minNext)
  if (maxNext && next.gt(big(maxNext))) next = big(maxNext)
  return next.toFixed()
}

/** The prices of a room, and whether its quotes go down. */
type Comparison = Prices & Pick<RoomRules, 'reverse'>

/** What an amount is measured from: the current price, or before the first quote the first that is accepted. */
const baseOf = (prices: Comparison): string | null => prices.current ?? directionOf(prices).nextOf(prices)

/** By how much the amount is better than that price. */
const gainOf = (amount: string, from: string, rules: Pick<RoomRules, 'reverse'>) =>
  directionOf(rules).isFalling ? big(from).minus(big(amount)) : big(amount).minus(big(from))

/** The number of steps between the current price and the amount, in the direction of the room; null when undefined. */
export function stepsAbove(amount: string, step: string | null, prices: Comparison): number | null {
  const from = baseOf(prices)
  if (!isMoney(amount) || !from || !step || big(step).eq(big('0'))) return null
  return Number(gainOf(amount, from, prices).div(big(step)).toFixed(2))
}

/**
 * Whether an amount is so far above the current price, in procurement below it, that it must be confirmed twice: more than 30 % or more than ten steps
 * (domain 3.3 names accidental overbids).
 */
export function needsSecondConfirm(amount: string, step: string | null, prices: Comparison): boolean {
  const from = baseOf(prices)
  if (!isMoney(amount) || !from || !isMoney(from) || !big(from).gt(big('0'))) return false
  if (gainOf(amount, from, prices).times(big('100')).div(big(from)).gt(big('30'))) return true
  return (stepsAbove(amount, step, prices) ?? 0) > 10
}

/** The problem of an amount, with the room's refusal text (`refusalLabels`). */
export type AmountProblem = { wording: RefusalWording; values?: Record<string, string> }

const wrongForm: AmountProblem = { wording: 'E_FMT' }

const tooFine = (amount: string, { decimals }: Pick<RoomRules, 'decimals'>): boolean =>
  (amount.split('.')[1]?.length ?? 0) > decimals

function isOffStep(
  amount: string,
  { stepRule, P0, cap }: RoomRules,
  step: string | null,
  { current }: Prices,
): boolean {
  if (!step || stepRule !== 'MULTIPLE' || amount === cap) return false
  return !big(amount)
    .minus(big(current ?? P0))
    .mod(big(step))
    .eq(big('0'))
}

/** Below the least amount that is better than the price, in procurement above the most. */
function tooNear(amount: string, rules: RoomRules, prices: Prices): AmountProblem | null {
  const { nextOf, isBetter } = directionOf(rules)
  const next = nextOf(prices)
  if (!next || !isBetter(next, amount)) return null
  return prices.current ? { wording: 'E_STEP', values: { x: withGroups(next) } } : { wording: 'E_MIN' }
}

/** Beyond what guards against typing errors. */
function tooFar(amount: string, rules: RoomRules, prices: Prices): AmountProblem | null {
  const { lastOf, isBetter } = directionOf(rules)
  const last = lastOf(prices)
  if (!last || !isBetter(amount, last)) return null
  return rules.M ? { wording: 'E_MAX', values: { m: String(rules.M) } } : { wording: 'E_RANGE' }
}

/** Checks an amount before sending, in the order of domain 3.3; the room checks again. Null when valid. */
export function amountProblem(amount: string, rules: RoomRules, prices: Prices, phase: string): AmountProblem | null {
  const isReadable = isMoney(amount) && !amount.startsWith('-') && !isTooLong(amount)
  if (!isReadable || tooFine(amount, rules)) return wrongForm
  // The ceiling of a procurement is no least amount, so nothing else keeps zero out.
  if (rules.reverse && big(amount).eq(big('0'))) return wrongForm
  const near = tooNear(amount, rules, prices)
  if (near) return near
  if (isOffStep(amount, rules, stepOf(rules, phase), prices)) return { wording: 'E_MULT' }
  return tooFar(amount, rules, prices)
}

/** Powers of ten, from 千亿 down to the unit: every digit of the longest accepted amount. */
const places = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0] as const
/** Tenths and hundredths, if any. */
const partPlaces = [-1, -2] as const
export type DigitPlace = (typeof places)[number] | (typeof partPlaces)[number]

/**
 * The digits of an amount with their places, from the highest: the ruler of a one-price room (domain 3.3). Empty when the amount
 * has too many digits, because a ruler with missing digits would show another amount.
 */
export function digitPlaces(amount: string): { place: DigitPlace; digit: string }[] {
  if (!isMoney(amount)) return []
  const [before = '', after = ''] = amount.replace('-', '').split('.')
  const integer = before.replace(/^0+(?=\d)/, '')
  const parts = after.replace(/0+$/, '')
  if (integer.length > places.length || parts.length > partPlaces.length) return []
  const shown = [...places.slice(-integer.length), ...partPlaces.slice(0, parts.length)]
  return shown.map((place, index) => ({ place, digit: `${integer}${parts}`[index]! }))
}
