import { assetOrders, type AssetOrder, type AssetQuery } from '#src/api/endpoints/assets.ts'
import { type StatusGroup, statusGroupKeys, typeCodes } from '#src/model/listing/filters.ts'
import { bandsOf, type PriceBand } from '#src/model/listing/price-units.ts'
import { yuan } from '#src/model/listing/labels.ts'
import { addMoney, compareMoney } from '#src/model/money/money.ts'
import { parseShanghai } from '#src/model/time/shanghai.ts'
import { listAddress, param, readParam } from '#src/shared/lib/query/list-params.ts'
import { queryText as wordsOf } from '#src/shared/lib/search-input.ts'
import { paths } from '#src/model/paths.ts'

const views = ['list', 'card'] as const
export type View = (typeof views)[number]

/** Rows on a page, the usual number first (spec 9); cards stand four across. */
export const sizes = { list: [10, 20, 50, 100], card: [12, 24, 48, 96] } as const satisfies Record<
  View,
  readonly number[]
>

/** Longer questions are not asked; counted in characters as a reader sees them. */
export const queryMax = 100

/** All that the address says about the list. An empty text is no filter. */
export type Filters = {
  q: string
  typeCode: string
  parentId: string
  operationId: string
  region: string
  industry: string
  /** What prices are compared in; an amount without it is in 元, and then always has it here. */
  unit: string
  /** In the unit, without idle zeros. */
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

/** What is left of a search. */
export const queryText = (text: string): string => wordsOf(text, queryMax)

const yuanDecimals = 2

/** Decimals that a bound has: 分, or what the exchange takes in another unit (AC-10). */
export const boundDecimals = (unit: string): number => (unit === '' || unit === yuan ? yuanDecimals : 6)

/** An amount up to 16 digits; what is finer is cut, and nothing at all is no bound. */
function amountText(text: string, most = 6): string {
  const [, digits = '', decimals = ''] = /^(\d{1,16})(?:\.(\d{1,8}))?$/.exec(text) ?? []
  const whole = digits.replace(/^0+(?=\d)/, '')
  const fraction = decimals.slice(0, most).replace(/0+$/, '')
  if (!/[1-9]/.test(whole + fraction)) return ''
  return fraction ? `${whole}.${fraction}` : whole
}

const unitMax = 20
/** A unit is a word of the exchange's, whatever units there are. */
const unitText = (text: string): string => (/^[\p{L}\d·/]+$/u.test(text) && text.length <= unitMax ? text : '')

const day = param.day((text) => parseShanghai(text) !== null)

const common = {
  q: param.text(queryMax),
  typeCode: param.oneOf<string, string>(typeCodes, ''),
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

/** Each view has numbers of rows of its own. */
const lists = { list: listOf('list'), card: listOf('card') }

/** Bounds given the wrong way round are meant the right way round. */
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

/** Bounds have a unit, and no more decimals than it has. */
function inUnit(filters: Filters): Filters {
  const fine = (text: string) => amountText(text, boundDecimals(filters.unit))
  const bounds = { priceFrom: fine(filters.priceFrom), priceTo: fine(filters.priceTo) }
  const hasPrice = bounds.priceFrom !== '' || bounds.priceTo !== ''
  return { ...filters, ...bounds, unit: filters.unit || (hasPrice ? yuan : '') }
}

/** The unit where it is not said: bounds are in 元 of themselves. */
const isImplied = ({ unit, priceFrom, priceTo }: Filters): boolean => unit === yuan && Boolean(priceFrom || priceTo)

/** Reads an address, whatever it holds: what makes no sense is as if it were not there. */
export const filtersFrom = (params: URLSearchParams): Filters =>
  inOrder(inUnit(lists[readParam(params, 'view', common.view)].read(params)))

export const noFilters: Filters = filtersFrom(new URLSearchParams())

const written = (filters: Filters): Filters => (isImplied(filters) ? { ...filters, unit: '' } : filters)

/** The one way to write these filters: empty, or with its `?`. */
export const searchOf = (filters: Filters): string => lists[filters.view].searchOf(written(filters))

/** Whether the address says these filters, and nothing about them in another way; foreign parameters are no matter. */
export const isWritten = (params: URLSearchParams, filters: Filters): boolean =>
  lists[filters.view].isCanonical(params, written(filters))

export const bandOf = ({ unit, priceFrom, priceTo }: Filters): PriceBand | undefined =>
  priceFrom || priceTo ? bandsOf(unit).find(({ from, to }) => from === priceFrom && to === priceTo) : undefined

/** What the exchange is asked. Bounds that the person set include both ends; those of a band do not include the upper one. */
export function questionOf(filters: Filters): AssetQuery {
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
