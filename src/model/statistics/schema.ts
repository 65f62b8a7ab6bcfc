import * as z from 'zod/mini'
import { fact, figure, writtenAmount } from '../lenient.ts'

/** Province code of the map call: an opaque parameter (decision 27). */
export const mapProvinceCode = '54'

/** Bidding categories of the map: 1 state equity, 2 state physical assets, 3 asset leasing (HM-12). */
export const mapCategories = [1, 2, 3] as const
export type MapCategory = (typeof mapCategories)[number]

export const totals = z.object({
  /** Listing amount, 万元. */
  quoteTotal: fact(writtenAmount),
  /** Deal amount, 万元. */
  bargainTotal: fact(writtenAmount),
  quoteAssetsCount: fact(figure),
  memberTotal: fact(figure),
})
export type Totals = z.output<typeof totals>

export const mapRegion = z.object({
  name: z.string(),
  /** Administrative code; if absent, the region is known by its name. */
  adcode: fact(figure),
  /** Listings. */
  value: figure,
  /** Listing total, 万元. */
  value1: fact(writtenAmount),
  /** Deal total, 万元. */
  value2: fact(writtenAmount),
})
export type MapRegion = z.output<typeof mapRegion>
