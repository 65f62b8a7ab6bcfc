import Big from 'big.js'
import type { Random } from '../pictures/seed.ts'

/** Rounds whole 元 as valuers do: to tens, hundreds, thousands … of about four significant digits. */
export function valued(yuan: number): number {
  const grain = 10 ** Math.max(1, Math.floor(Math.log10(Math.max(1, yuan))) - 3)
  return Math.max(grain, Math.round(yuan / grain) * grain)
}

/** Whole 元 between two bounds, evenly spread over their logarithms: small amounts are common, large ones rare. */
export const logYuan = (random: Random, low: number, high: number): number =>
  valued(Math.exp(random.between(Math.log(low), Math.log(high))))

/** 元 as a decimal string of 万元, exact: 1234500 → '123.45'. */
export const inWan = (yuan: number | string): string => new Big(yuan).div(10_000).toString()

const grouped = (decimal: string): string => {
  const [whole = '', fraction] = decimal.split('.')
  return whole.replace(/\B(?=(\d{3})+$)/g, ',') + (fraction === undefined ? '' : `.${fraction}`)
}

/** 1234500 → '123.45 万元', with thousands grouped. */
export const wanText = (yuan: number): string => `${grouped(inWan(yuan))} 万元`
/** 8200 → '8,200 元'. */
export const yuanText = (yuan: number): string => `${grouped(String(yuan))} 元`
/** Square metres, two decimals at most. */
export const areaText = (hundredths: number): string => `${grouped(new Big(hundredths).div(100).toString())} ㎡`
