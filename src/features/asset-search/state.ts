import type { AssetOrder } from '#src/api/endpoints/assets.ts'
import type { FilterField } from '#src/model/listing/search.ts'

export const views = ['list', 'card'] as const
export type View = (typeof views)[number]

/** Page sizes, the default first (spec 9); cards are four across. */
export const sizes = { list: [10, 20, 50, 100], card: [12, 24, 48, 96] } as const satisfies Record<
  View,
  readonly number[]
>

/**
 * The state of the list in the address. An empty text is no filter. The unit is always given with an amount, although the address
 * may leave out 元; amounts have no leading or trailing zeros.
 */
export type Filters = Record<FilterField, string> & {
  order: AssetOrder
  view: View
  size: number
  page: number
}
