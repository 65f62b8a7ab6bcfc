/** Maximum digits before the decimal point (AC-10, domain 3.3). */
export const maxDigits = 12

/** Full-width digits and points as ASCII, trimmed; characters that only resemble digits stay. */
export const narrowAmount = (text: string): string =>
  text.trim().replaceAll(/[０-９．]/g, (sign) => String.fromCodePoint(sign.codePointAt(0)! - 0xfee0))

const plain = /^(\d+)(?:\.(\d*))?$/
/** Grouped by commas, or by the spaces of spreadsheets and web pages. */
const inGroups = /^([1-9]\d{0,2}(?:(?:[,，]\d{3})+|(?:[ \u00A0\u2009\u202F\u3000]\d{3})+))(?:\.(\d*))?$/

/**
 * Typed text as a plain decimal: '' when empty, null when ambiguous or not a number. Thousands must be in complete groups (`1,5`
 * is neither 15 nor 1.5); a trailing point is allowed, since decimals follow it.
 */
export function typedAmount(text: string): string | null {
  const typed = narrowAmount(text)
  if (typed === '') return ''
  const [, integer, decimals = ''] = plain.exec(typed) ?? inGroups.exec(typed) ?? []
  if (integer === undefined) return null
  const digits = integer.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '')
  return decimals === '' ? digits : `${digits}.${decimals}`
}

/** A number that is not money, such as per cent, as a plain decimal; other text trimmed, for its own rule to check. */
export const numberTyped = (text: string | null | undefined): string => typedAmount(text ?? '') ?? (text ?? '').trim()

/** Whether a plain decimal has too many digits before the point. */
export const isTooLong = (amount: string): boolean => amount.split('.', 1)[0]!.length > maxDigits

/** For amounts in 元; amounts in 万元 have more. */
const yuanDecimals = 2

/** Why a field refuses the typed text, a key of `amountLabels`; null for an amount and for an empty field. */
export function amountFault(text: string, decimals = yuanDecimals): 'unreadable' | 'tooLong' | 'tooFine' | null {
  const amount = typedAmount(text)
  if (amount === null) return 'unreadable'
  if (isTooLong(amount)) return 'tooLong'
  return (amount.split('.')[1] ?? '').length > decimals ? 'tooFine' : null
}

/** The field's value as a decimal in 元; '' when empty or refused. */
export const typedYuan = (text: string): string => (amountFault(text) === null ? (typedAmount(text) ?? '') : '')
