import { assetOrders } from '#src/api/endpoints/assets.ts'
import { type FilterField, filterNames } from '#src/model/listing/search.ts'
import { compareMoney } from '#src/model/money/money.ts'
import { paths } from '#src/model/paths.ts'
import { listAddress, type Param, param, readParam } from '#src/shared/lib/query/list-params.ts'
import { filterDefinitions } from './filters.ts'
import { withoutImpliedUnit, withUnit } from './prices.ts'
import { type Filters, sizes, type View, views } from './state.ts'

const filterParams = Object.assign({}, ...filterNames.map((name) => filterDefinitions[name].params)) as Record<
  FilterField,
  Param<string>
>

const common = {
  ...filterParams,
  order: param.order(assetOrders, 'default'),
  view: param.oneOf(views, 'list'),
}

const listOf = (view: View) =>
  listAddress(paths.project, {
    ...common,
    size: param.oneOf<number, number>(sizes[view], sizes[view][0]),
    page: param.page(),
  })

/** Each view has page sizes of its own. */
const lists = { list: listOf('list'), card: listOf('card') }

/** Reversed bounds are swapped. */
function inOrder(filters: Filters): Filters {
  const { priceFrom, priceTo, publishedFrom, publishedTo } = filters
  const isPriceReversed = priceFrom && priceTo && compareMoney(priceFrom, priceTo) > 0
  const isTimeReversed = publishedFrom && publishedTo && publishedFrom > publishedTo
  return {
    ...filters,
    ...(isPriceReversed ? { priceFrom: priceTo, priceTo: priceFrom } : {}),
    ...(isTimeReversed ? { publishedFrom: publishedTo, publishedTo: publishedFrom } : {}),
  }
}

/** Reads any address; invalid parameters count as absent. */
export const filtersFrom = (params: URLSearchParams): Filters =>
  inOrder(withUnit(lists[readParam(params, 'view', common.view)].read(params)))

export const noFilters: Filters = filtersFrom(new URLSearchParams())

/** The canonical query string of these filters: empty, or with its `?`. */
export const searchOf = (filters: Filters): string => lists[filters.view].searchOf(withoutImpliedUnit(filters))

/** Whether the address is the canonical one of these filters, apart from foreign parameters. */
export const isCanonical = (params: URLSearchParams, filters: Filters): boolean =>
  lists[filters.view].isCanonical(params, withoutImpliedUnit(filters))
