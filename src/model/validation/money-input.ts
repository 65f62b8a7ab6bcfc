import { amountFault, typedAmount } from '../money/typed.ts'

/** Decimals of an amount in 万元 that is exact to the 分. */
const decimals = 6

/** Limits a 万元 field while typing (AC-10): decimals after the sixth are cut off. */
export const moneyInput = (typed: string): string => typed.replace(/([.．][\d０-９]{6})[\d０-９]+\s*$/, '$1')

/** Why such a field refuses the typed text; null for an amount and for an empty field. */
export const moneyFault = (typed: string) => amountFault(moneyInput(typed), decimals)

/** The field's value as a decimal; '' when empty or refused. */
export const moneyOf = (typed: string): string =>
  moneyFault(typed) === null ? (typedAmount(moneyInput(typed)) ?? '') : ''
