import { Big } from 'big.js'
import type { RefusalWording } from '../bidding/refusals.ts'
import type { RoomRules, RoomSnapshot } from '../bidding/schema.ts'
import { isMoney, withGroups } from './money.ts'
import { isTooLong } from './typed.ts'

const Exact = Big()
Exact.strict = true
const big = (text: string) => new Exact(text)

type Prices = Pick<RoomSnapshot, 'current' | 'minNext' | 'maxNext'>

/** The step that counts now: the second period of `phased` may have its own. */
export const stepOf = ({ S, S2 }: Pick<RoomRules, 'S' | 'S2'>, phase: string): string | null =>
  (phase === 'LIMIT' ? S2 : null) ?? S ?? null

/** `amount` and so many steps more or fewer, within what the room takes; the least when there is no such amount yet. */
export function stepped(amount: string, steps: number, step: string, { minNext, maxNext }: Prices): string {
  const from = isMoney(amount) ? big(amount) : big(minNext ?? '0')
  let next = from.plus(big(step).times(big(String(steps))))
  if (minNext && next.lt(big(minNext))) next = big(minNext)
  if (maxNext && next.gt(big(maxNext))) next = big(maxNext)
  return next.toFixed()
}

/** How many steps lie between the price that stands and the amount; null where there is none. */
export function stepsAbove(amount: string, step: string | null, { current, minNext }: Prices): number | null {
  const from = current ?? minNext
  if (!isMoney(amount) || !from || !step || big(step).eq(big('0'))) return null
  return Number(big(amount).minus(big(from)).div(big(step)).toFixed(2))
}

/** Per cent by which the amount is above what stands (or above the least, before the first quote). */
const riseOf = (amount: string, from: string) => big(amount).minus(big(from)).times(big('100')).div(big(from))

/**
 * Whether an amount is so far above the price that stands that it is confirmed twice: more than 30 % or more than ten
 * steps (issue: jump guard; domain 3.3 names accidental overbids).
 */
export function needsSecondConfirm(amount: string, step: string | null, prices: Prices): boolean {
  const from = prices.current ?? prices.minNext
  if (!isMoney(amount) || !from || !isMoney(from) || !big(from).gt(big('0'))) return false
  if (riseOf(amount, from).gt(big('30'))) return true
  return (stepsAbove(amount, step, prices) ?? 0) > 10
}

/** What is wrong with an amount, in the room's own words (`refusalWords`). */
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

/** What is wrong with an amount before it is sent, in the order of domain 3.3; the room judges again. Null when it may be sent. */
export function amountProblem(amount: string, rules: RoomRules, prices: Prices, phase: string): AmountProblem | null {
  const isReadable = isMoney(amount) && !amount.startsWith('-') && !isTooLong(amount)
  if (!isReadable || tooFine(amount, rules)) return wrongForm
  const low = tooLow(amount, prices)
  if (low) return low
  if (isOffStep(amount, rules, stepOf(rules, phase), prices)) return { wording: 'E_MULT' }
  return tooHigh(amount, rules, prices)
}

/** Powers of ten, from 千亿 down to the unit: every digit of the longest amount that is taken. */
const places = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0] as const
/** Tenths and hundredths, where there are any. */
const partPlaces = [-1, -2] as const
export type DigitPlace = (typeof places)[number] | (typeof partPlaces)[number]

/**
 * The digits of an amount under their places, from the highest that is filled: the ruler of a one-price room (domain 3.3). None
 * for an amount that is too long or too fine for it, because a ruler with digits left out shows another amount.
 */
export function digitPlaces(amount: string): { place: DigitPlace; digit: string }[] {
  if (!isMoney(amount)) return []
  const [before = '', after = ''] = amount.replace('-', '').split('.')
  const whole = before.replace(/^0+(?=\d)/, '')
  const parts = after.replace(/0+$/, '')
  if (whole.length > places.length || parts.length > partPlaces.length) return []
  const shown = [...places.slice(-whole.length), ...partPlaces.slice(0, parts.length)]
  return shown.map((place, index) => ({ place, digit: `${whole}${parts}`[index]! }))
}
