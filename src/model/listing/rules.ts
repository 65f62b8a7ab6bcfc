import { compareMoney, grouped, isMoney, percentChange, wan } from '../money/money.ts'
import { priceType, projectType } from './schema.ts'
import { noFigure, wanYuan, yuan } from './labels.ts'

/** Decimal strings: 元, or the asset's own unit when priceType is 2. */
type Prices = { biddingPrice?: string | null; startPrice?: string | null }

const isPositive = (price: string | null | undefined): price is string => isMoney(price) && compareMoney(price, '0') > 0

/** biddingPrice when above 0, else startPrice (LS-04); null when the row has neither. */
export function currentPrice({ biddingPrice, startPrice }: Prices): string | null {
  if (isPositive(biddingPrice)) return biddingPrice
  return isMoney(startPrice) ? startPrice : null
}

/** `12.40%`, or `---` without a bid or a reference price (LS-05). A fall has no sign either. */
export function premiumRate(row: Prices & { biddingCount?: number | null }): string {
  if (!row.biddingCount || !isMoney(row.biddingPrice) || !isPositive(row.startPrice)) return noFigure
  return `${percentChange(row.startPrice, row.biddingPrice)}%`
}

type Unit = { priceType?: number | null; priceUnitName?: string | null }

/** The unit in which amounts of this row are given: the asset's own for priceType 2, else 元. */
export const amountUnit = ({ priceType: type, priceUnitName }: Unit): string =>
  type === priceType.custom ? (priceUnitName ?? '') : yuan

/** A formatted amount of this row: the asset's own unit for priceType 2, 万元 otherwise (LS-04, LS-06). */
export function amountText(price: string | null, row: Unit): { amount: string; unit: string } {
  if (!isMoney(price)) return { amount: noFigure, unit: '' }
  return row.priceType === priceType.custom
    ? { amount: grouped(price), unit: amountUnit(row) }
    : { amount: wan(price), unit: wanYuan }
}

const singleNatures: ReadonlySet<string> = new Set(['0', '5'])

export type Named = { assetsName: string; showName?: string | null | undefined }

/** The name for display. */
export const listingName = ({ showName, assetsName }: Named): string => showName || assetsName

/** The detail page for this asset (RT-13). A package without a nature is a package. */
export function detailPage(row: {
  projectType?: number | null
  projectNature?: number | string | null
}): 'package' | 'detail' {
  const isPackage = row.projectType === projectType.package && !singleNatures.has(String(row.projectNature ?? ''))
  return isPackage ? 'package' : 'detail'
}
