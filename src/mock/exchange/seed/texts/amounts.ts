import { briefYuan } from '#src/model/money/brief.ts'
import { grouped, wan } from '#src/model/money/money.ts'
import type { Listing } from '../../tables.ts'

const withoutIdleZeros = (text: string): string => text.replace(/\.?0+$/, '')

/** `1,234.5 万元` of an amount in 元. */
export const wanText = (yuan: string): string => `${withoutIdleZeros(wan(yuan))} 万元`
/** `50,000 元` of an amount in 元, `50,000.50 元` of one with a fraction. */
export const yuanText = (yuan: string): string => `${briefYuan(yuan)} 元`
/** An amount in the unit of the asset's bidding. */
export const priceText = (amount: string, { unitName }: Pick<Listing, 'unitName'>): string =>
  unitName === null ? wanText(amount) : `${withoutIdleZeros(grouped(amount, 2))} ${unitName}`
