/** The most digits before the point that the exchange takes (AC-10, domain 3.3). */
export const mostDigits = 12

/** Digits and point of a Chinese keyboard as plain ones, no space around; what only resembles a digit stays what it is. */
export const narrowAmount = (text: string): string =>
  text.trim().replaceAll(/[０-９．]/g, (sign) => String.fromCodePoint(sign.codePointAt(0)! - 0xfee0))

const plain = /^(\d+)(?:\.(\d*))?$/
/** By commas, or by the spaces that spreadsheets and web pages write. */
const inGroups = /^([1-9]\d{0,2}(?:(?:[,，]\d{3})+|(?:[ \u00A0\u2009\u202F\u3000]\d{3})+))(?:\.(\d*))?$/

/**
 * What a person types as a plain decimal: '' for nothing, null for what may mean another number or none. Thousands stand in
 * whole groups or not at all (`1,5` is neither 15 nor 1.5); a point may stand last, since decimals follow it.
 */
export function typedAmount(text: string): string | null {
  const typed = narrowAmount(text)
  if (typed === '') return ''
  const [, whole, decimals = ''] = plain.exec(typed) ?? inGroups.exec(typed) ?? []
  if (whole === undefined) return null
  const digits = whole.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '')
  return decimals === '' ? digits : `${digits}.${decimals}`
}

/** A number of another kind, such as per cent, as a plain decimal; what is none stays as it was typed, for its own rule to judge. */
export const numberTyped = (text: string | null | undefined): string => typedAmount(text ?? '') ?? (text ?? '').trim()

/** Whether a plain decimal has more digits before the point than the exchange takes. */
export const isTooLong = (amount: string): boolean => amount.split('.', 1)[0]!.length > mostDigits

/** Of an amount in 元; what counts in 万元 has more. */
const yuanDecimals = 2

/** Why a field does not take what is typed in it, a key of `amountWords`; null for an amount and for nothing. */
export function amountFault(text: string, decimals = yuanDecimals): 'unreadable' | 'tooLong' | 'tooFine' | null {
  const amount = typedAmount(text)
  if (amount === null) return 'unreadable'
  if (isTooLong(amount)) return 'tooLong'
  return (amount.split('.')[1] ?? '').length > decimals ? 'tooFine' : null
}

/** The decimal in 元 that a field stands for; '' for nothing, and for what it does not take. */
export const typedYuan = (text: string): string => (amountFault(text) === null ? (typedAmount(text) ?? '') : '')
