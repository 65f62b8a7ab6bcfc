import { Big } from 'big.js'

const Exact = Big()
// A float passed by mistake throws instead of being read as an amount.
Exact.strict = true
Exact.RM = Big.roundHalfUp
// Applies to divisions only; the one division here is a rate.
Exact.DP = 2

// Bounded, so that untrusted text cannot make the grouping below slow.
const plainDecimal = /^-?\d{1,30}(?:\.\d{1,30})?$/

/** Whether the text is a plain decimal: digits, at most one point, an optional minus; no exponent, sign `+`, space or comma. */
export function isMoney(value: unknown): value is string {
  return typeof value === 'string' && plainDecimal.test(value)
}

function exact(value: string): Big {
  if (!isMoney(value)) throw new RangeError(`not a decimal amount: ${JSON.stringify(value)}`)
  return new Exact(value)
}

const inGroups = (whole: string): string => whole.replace(/\B(?=(?:\d{3})+$)/g, ',')

function fixed(value: Big, decimals: number): string {
  const text = value.toFixed(decimals)
  const magnitude = text.replace('-', '')
  const [whole = '', fraction] = magnitude.split('.')
  const groups = inGroups(whole)
  // A value that rounds to zero has no sign.
  const sign = text !== magnitude && /[1-9]/.test(magnitude) ? '-' : ''
  return sign + (fraction === undefined ? groups : `${groups}.${fraction}`)
}

/**
 * An amount in 元 as text in 万元: divided by 10,000, always 6 decimals (the last is 1 分), thousands groups (LS-06).
 * A half is rounded away from zero. Throws RangeError when `yuan` is not a plain decimal.
 */
export function wan(yuan: string): string {
  return fixed(exact(yuan).times('0.0001'), 6)
}

/**
 * An amount in its own unit with thousands groups and a fixed number of decimals, 3 by default (LS-06).
 * A half is rounded away from zero. Throws RangeError when `value` is not a plain decimal.
 */
export function grouped(value: string, decimals = 3): string {
  return fixed(exact(value), decimals)
}

/** An amount with thousands groups and unchanged decimals; other text unchanged. For sentences. */
export function withGroups(value: string): string {
  if (!isMoney(value)) return value
  const [whole = '', fraction] = value.split('.')
  return fraction === undefined ? inGroups(whole) : `${inGroups(whole)}.${fraction}`
}

/** -1, 0 or 1; for sorting. Both in the same unit. Throws RangeError when either is not a plain decimal. */
export function compareMoney(a: string, b: string): -1 | 0 | 1 {
  return exact(a).cmp(exact(b))
}

/** The exact sum, without trailing zeros; all in the same unit. Throws RangeError when one is not a plain decimal. */
export function addMoney(...amounts: string[]): string {
  return amounts.reduce((total, amount) => total.plus(exact(amount)), new Exact('0')).toFixed()
}

/** The exact difference, without trailing zeros, negative for a fall; both in the same unit. */
export function changeOfMoney(from: string, to: string): string {
  return exact(to).minus(exact(from)).toFixed()
}

/**
 * Difference of `to` from `from` in per cent of `from`, absolute: two decimals, half up, no % sign (LS-05).
 * Throws RangeError when either is not a plain decimal or `from` is not above 0.
 */
export function percentChange(from: string, to: string): string {
  const base = exact(from)
  if (!base.gt('0')) throw new RangeError(`no rate over ${from}`)
  return exact(to).minus(base).abs().times('100').div(base).toFixed(2)
}
