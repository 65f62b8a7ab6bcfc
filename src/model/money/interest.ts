import { Big } from 'big.js'

const Exact = Big()
Exact.strict = true
Exact.RM = Big.roundHalfUp
// Applies to the one division: the result is in 分.
Exact.DP = 2

const bankYearDays = 360

/**
 * Simple interest on an amount for so many days of a bank year, in its unit with two decimals, rounded half up. `percent` is that of a
 * year. Throws when `amount` is not a plain decimal.
 */
export const interestOf = (amount: string, percent: number, days: number): string =>
  new Exact(amount)
    .times(String(percent))
    .times(String(days))
    .div(String(bankYearDays * 100))
    .toFixed(2)
