import { Big } from 'big.js'

const Rate = Big()
Rate.strict = true
Rate.RM = Big.roundHalfUp
Rate.DP = 1

/** A share that is not the whole is never shown as the whole. */
const mostOfPart = '99.9'

/** `part` in per cent of `whole`, which is not below it and above 0: one decimal, half up, no % sign. */
export function shareOf(part: string, whole: string): string {
  const [least, most] = [new Rate(part), new Rate(whole)]
  const share = least.times('100').div(most)
  return share.gt(mostOfPart) && least.lt(most) ? mostOfPart : share.toFixed(1)
}

/** So many per cent of an amount, rounded down to 0.01 of its unit. Throws when `amount` is not a plain decimal. */
export const partOfMoney = (amount: string, percent: number): string =>
  new Rate(amount).times(String(percent)).times('0.01').round(2, Big.roundDown).toFixed(2)
