import { Big } from 'big.js'
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

/** The number of steps between the current price and the amount; null when undefined. */
export function stepsAbove(amount: string, step: string | null, { current, minNext }: Prices): number | null {
  const from = current ?? minNext
  if (!isMoney(amount) || !from || !step || big(step).eq(big('0'))) return null
  return Number(big(amount).minus(big(from)).div(big(step)).toFixed(2))
}

/** Per cent by which the amount exceeds the current price (or the minimum, before the first quote). */
const riseOf = (amount: string, from: string) => big(amount).minus(big(from)).times(big('100')).div(big(from))

/**
 * Whether an amount is so far above the current price that it must be confirmed twice: more than 30 % or more than ten steps
 * (domain 3.3 names accidental overbids).
 */
export function needsSecondConfirm(amount: string, step: string | null, prices: Prices): boolean {
  const from = prices.current ?? prices.minNext
  if (!isMoney(amount) || !from || !isMoney(from) || !big(from).gt(big('0'))) return false
  if (riseOf(amount, from).gt(big('30'))) return true
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

function tooLow(amount: string, { current, minNext }: Prices): AmountProblem | null {
  if (!minNext || !big(amount).lt(big(minNext))) return null
  return current ? { wording: 'E_STEP', values: { x: withGroups(minNext) } } : { wording: 'E_MIN' }
}

function tooHigh(amount: string, { M }: RoomRules, { maxNext }: Prices): AmountProblem | null {
  if (!maxNext || !big(amount).gt(big(maxNext))) return null
  return M ? { wording: 'E_MAX', values: { m: String(M) } } : { wording: 'E_RANGE' }
}

/** Checks an amount before sending, in the order of domain 3.3; the room checks again. Null when valid. */
export function amountProblem(amount: string, rules: RoomRules, prices: Prices, phase: string): AmountProblem | null {
  const isReadable = isMoney(amount) && !amount.startsWith('-') && !isTooLong(amount)
  if (!isReadable || tooFine(amount, rules)) return wrongForm
  const low = tooLow(amount, prices)
  if (low) return low
  if (isOffStep(amount, rules, stepOf(rules, phase), prices)) return { wording: 'E_MULT' }
  return tooHigh(amount, rules, prices)
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
