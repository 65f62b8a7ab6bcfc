import { assetOrders, type AssetOrder, type AssetQuery } from '#src/api/endpoints/assets.ts'
import { type StatusGroup, statusGroupKeys } from '#src/model/listing/filters.ts'
import { kindCodes } from '#src/model/asset-kind/labels.ts'
import { bandsOf, type PriceBand } from '#src/model/listing/price-units.ts'
import { yuan } from '#src/model/listing/labels.ts'
import { addMoney, compareMoney } from '#src/model/money/money.ts'
import { parseShanghai } from '#src/model/time/shanghai.ts'
import { listAddress, param, readParam } from '#src/shared/lib/query/list-params.ts'
import { queryText as cutText } from '#src/shared/lib/search-input.ts'
import { paths } from '#src/model/paths.ts'

const views = ['list', 'card'] as const
export type View = (typeof views)[number]

/** Page sizes, the default first (spec 9); cards are four across. */
export const sizes = { list: [10, 20, 50, 100], card: [12, 24, 48, 96] } as const satisfies Record<
  View,
  readonly number[]
>

/** The longest search text, in characters as a reader counts them. */
export const queryMax = 100

/** The state of the list in the address. An empty text is no filter. */
export type Filters = {
  q: string
  typeCode: string
  parentId: string
  operationId: string
  region: string
  industry: string
  /** The unit in which prices are compared. The address may leave out 元; here it is always given with an amount. */
  unit: string
  /** In the unit, without leading or trailing zeros. */
  priceFrom: string
  priceTo: string
  status: StatusGroup | ''
  publishedFrom: string
  publishedTo: string
  order: AssetOrder
  view: View
  size: number
  page: number
}

/** The search text as it is sent: normalised and cut to the longest length. */
export const queryText = (text: string): string => cutText(text, queryMax)

const yuanDecimals = 2

/** Decimals of a bound: 分, or six in another unit, as the exchange takes them (AC-10). */
export const boundDecimals = (unit: string): number => (unit === '' || unit === yuan ? yuanDecimals : 6)

/** A decimal of up to 16 digits with further decimals cut off; empty for zero and for anything else. */
function amountText(text: string, most = 6): string {
  const [, digits = '', decimals = ''] = /^(\d{1,16})(?:\.(\d{1,8}))?$/.exec(text) ?? []
  const integer = digits.replace(/^0+(?=\d)/, '')
  const fraction = decimals.slice(0, most).replace(/0+$/, '')
  if (!/[1-9]/.test(integer + fraction)) return ''
  return fraction ? `${integer}.${fraction}` : integer
}

const unitMax = 20
/** The exchange defines the units, so that only the form of the word can be checked. */
const unitText = (text: string): string => (/^[\p{L}\d·/]+$/u.test(text) && text.length <= unitMax ? text : '')

const day = param.day((text) => parseShanghai(text) !== null)

const common = {
  q: param.text(queryMax),
  typeCode: param.oneOf<string, string>(kindCodes, ''),
  parentId: param.id(/^[\w-]{1,32}$/),
  operationId: param.id(/^[\w-]{1,32}$/),
  region: param.id(/^[1-9]\d{5}$/),
  industry: param.id(/^(?:[A-T]|\d\d)$/),
  unit: param.parsed(unitText),
  priceFrom: param.parsed((text) => amountText(text)),
  priceTo: param.parsed((text) => amountText(text)),
  status: param.oneOf(statusGroupKeys, ''),
  publishedFrom: day,
  publishedTo: day,
  order: param.order(assetOrders, 'default'),
  view: param.oneOf(views, 'list'),
}

const listOf = (view: View) =>
  listAddress(paths.project, {
    ...common,
    size: param.oneOf<number, number>(sizes[view], sizes[view][0]),
    page: param.page({ digits: 6 }),
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

/** Bounds with a unit, cut to the decimals of the unit. */
function inUnit(filters: Filters): Filters {
  const fine = (text: string) => amountText(text, boundDecimals(filters.unit))
  const bounds = { priceFrom: fine(filters.priceFrom), priceTo: fine(filters.priceTo) }
  const hasPrice = bounds.priceFrom !== '' || bounds.priceTo !== ''
  return { ...filters, ...bounds, unit: filters.unit || (hasPrice ? yuan : '') }
}

/** Whether the address leaves the unit out: bounds without one are in 元. */
const isImplied = ({ unit, priceFrom, priceTo }: Filters): boolean => unit === yuan && Boolean(priceFrom || priceTo)

/** Reads any address; invalid parameters count as absent. */
export const filtersFrom = (params: URLSearchParams): Filters =>
  inOrder(inUnit(lists[readParam(params, 'view', common.view)].read(params)))

export const noFilters: Filters = filtersFrom(new URLSearchParams())

const withoutImpliedUnit = (filters: Filters): Filters => (isImplied(filters) ? { ...filters, unit: '' } : filters)

/** The canonical query string of these filters: empty, or with its `?`. */
export const searchOf = (filters: Filters): string => lists[filters.view].searchOf(withoutImpliedUnit(filters))

/** Whether the address is the canonical one of these filters, apart from foreign parameters. */
export const isCanonical = (params: URLSearchParams, filters: Filters): boolean =>
  lists[filters.view].isCanonical(params, withoutImpliedUnit(filters))

export const bandOf = ({ unit, priceFrom, priceTo }: Filters): PriceBand | undefined =>
  priceFrom || priceTo ? bandsOf(unit).find(({ from, to }) => from === priceFrom && to === priceTo) : undefined

/** The request to the exchange. Bounds that the person typed include both ends; a band excludes its upper one. */
export function requestOf(filters: Filters): AssetQuery {
  const { page, size, order, view: _, priceTo, unit, ...rest } = filters
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== ''))
  const finest = `0.${'1'.padStart(boundDecimals(unit), '0')}`
  const below = priceTo && (bandOf(filters) ? priceTo : addMoney(priceTo, finest))
  return {
    ...given,
    ...(unit && !isImplied(filters) ? { unit } : {}),
    ...(below ? { priceTo: below } : {}),
    ...(order === 'default' ? {} : { order }),
    current: page,
    size,
  }
}
