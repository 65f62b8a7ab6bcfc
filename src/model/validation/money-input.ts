import { amountFault, typedAmount } from '../money/typed.ts'

/** So many places has an amount in 万元 that counts in 分. */
const decimals = 6

/** What stays in a field for an amount in 万元 while it is typed (AC-10): decimals after the sixth are cut off. */
export const moneyInput = (typed: string): string => typed.replace(/([.．][\d０-９]{6})[\d０-９]+\s*$/, '$1')

/** Why such a field does not take what is typed; null for an amount and for nothing. */
export const moneyFault = (typed: string) => amountFault(moneyInput(typed), decimals)

/** The decimal that such a field stands for; '' for nothing, and for what it does not take. */
export const moneyOf = (typed: string): string =>
  moneyFault(typed) === null ? (typedAmount(moneyInput(typed)) ?? '') : ''
