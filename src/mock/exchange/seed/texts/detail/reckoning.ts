import { startPriceName } from '#src/model/asset-kind/prices.ts'
import type { Listing } from '../../../tables.ts'
import { priceText, wanText } from '../amounts.ts'

type Lot = Pick<Listing, 'assetsName' | 'typeCode' | 'unitName' | 'startPrice' | 'totalYuan' | 'facts'>

const factOf = ({ facts }: Lot, ...labels: string[]): string =>
  facts.find(({ label }) => labels.includes(label))?.value ?? ''

const yearMonths = 12

/** The quantity and term by which a unit price is multiplied. */
function timesOf(lot: Lot): string {
  const term = factOf(lot, '租赁期限', '经营期限')
  const area = factOf(lot, '租赁面积', '流转面积')
  if (lot.unitName?.endsWith('·月')) return ` × ${area} × ${Number.parseInt(term, 10) * yearMonths} 个月`
  return lot.unitName?.includes('·') ? ` × ${area} × ${term}` : ` × ${term}`
}

const partOf = (lot: Lot): string =>
  `“${lot.assetsName}”：${priceText(lot.startPrice, lot)}${lot.unitName === null ? '' : `${timesOf(lot)} = ${wanText(lot.totalYuan)}`}`

/** How the price of a package is the sum of its lots' prices: rents count over their whole term. */
export function priceSumText(
  { startPrice, typeCode }: Pick<Listing, 'startPrice' | 'typeCode'>,
  lots: readonly Lot[],
): string {
  const how = lots.some(({ unitName }) => unitName !== null) ? '按整个租期折算' : ''
  const own = startPriceName('document', typeCode)
  const ofLots = startPriceName('document', ...lots.map((lot) => lot.typeCode))
  return `${own}构成：资产包${own} ${wanText(startPrice)}，为各标的${ofLots}${how}之和；${lots.map(partOf).join('；')}。`
}
