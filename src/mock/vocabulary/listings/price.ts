import Big from 'big.js'
import type { Random } from '../../pictures/seed.ts'
import { inWan, valued } from '../amounts.ts'
import type { ListingText } from './listing-text.ts'

/** From the appraised value in 元 to 15 % above it, as decimal strings of 万元. */
export const rangeFrom = (appraisedYuan: number): [string, string] => [
  inWan(appraisedYuan),
  inWan(Math.max(appraisedYuan, valued(appraisedYuan * 1.15))),
]

/** The same for rents, given in the hundredth part of the unit's own coin: 分, or 0.01 万元. */
export function rentRange(hundredths: number, unit: string): [string, string] {
  const wan = (value: number) => {
    const amount = new Big(value).div(100)
    return (unit.startsWith('万元') ? amount : amount.div(10_000)).toString()
  }
  return [wan(hundredths), wan(Math.ceil(hundredths * 1.15))]
}

/**
 * A start price inside the listing's range, in the coin of its price: 元 when it has no unit of its own, else what the
 * unit says (万元/年 → 万元, 元/月 → 元). Two decimals at most. One listing in three starts at the appraised value.
 */
export function startPrice(random: Random, { priceRangeWan: [low, high], unit }: ListingText): string {
  const factor = unit?.startsWith('万元') ? 1 : 10_000
  const share = random.chance(1 / 3) ? 0 : random.int(0, 100)
  const price = new Big(low).plus(new Big(high).minus(low).times(share).div(100)).times(factor)
  return price.round(price.gte(10_000) && factor !== 1 ? 0 : 2).toString()
}
