import { assetOrders, type AssetOrder, type AssetQuery } from '#src/api/endpoints/assets.ts'
import { type StatusGroup, statusGroupKeys, typeCodes } from '#src/model/listing/filters.ts'
import { bandsOf, type PriceBand } from '#src/model/listing/price-units.ts'
import { yuan } from '#src/model/listing/labels.ts'
import { addMoney, compareMoney } from '#src/model/money/money.ts'
import { parseShanghai } from '#src/model/time/shanghai.ts'
import { normaliseQuery } from '#src/shared/lib/search-input.ts'

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

const oneOf =
  <T extends string>(known: readonly T[]) =>
  (text: string): T | '' =>
    (known as readonly string[]).includes(text) ? (text as T) : ''

const shaped = (pattern: RegExp) => (text: string) => (pattern.test(text) ? text : '')

/** What is left of a search: one line, not longer than what is asked. */
export const queryText = (text: string): string =>
  normaliseQuery(Array.from(normaliseQuery(text)).slice(0, queryMax).join(''))

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

const dayText = (text: string): string => (/^\d{4}-\d\d-\d\d$/.test(text) && parseShanghai(text) !== null ? text : '')

const readers = {
  q: queryText,
  typeCode: oneOf(typeCodes),
  parentId: shaped(/^[\w-]{1,32}$/),
  operationId: shaped(/^[\w-]{1,32}$/),
  region: shaped(/^[1-9]\d{5}$/),
  industry: shaped(/^(?:[A-T]|\d\d)$/),
  unit: unitText,
  priceFrom: (text: string) => amountText(text),
  priceTo: (text: string) => amountText(text),
  status: oneOf(statusGroupKeys),
  publishedFrom: dayText,
  publishedTo: dayText,
  order: oneOf(assetOrders),
  view: oneOf(views),
}

const pageNumber = (text: string): number => (/^0*[1-9]\d{0,5}$/.test(text) ? Number(text) : 0)

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

/** Of the values under a name the first that makes sense. */
const first = <T extends string | number>(params: URLSearchParams, name: string, reader: (text: string) => T) =>
  params.getAll(name).map(reader).find(Boolean)

type Texts = { [Name in keyof typeof readers]: ReturnType<(typeof readers)[Name]> }

/** Reads an address, whatever it holds: what makes no sense is as if it were not there. */
export function filtersFrom(params: URLSearchParams): Filters {
  const texts = Object.fromEntries(
    Object.entries(readers).map(([name, reader]) => [name, first(params, name, reader) ?? '']),
  ) as Texts
  const view = texts.view || 'list'
  const sizeText = (text: string) => (sizes[view] as readonly number[]).find((size) => String(size) === text) ?? 0
  const filters = inUnit({
    ...texts,
    order: texts.order || 'default',
    view,
    size: first(params, 'size', sizeText) ?? sizes[view][0],
    page: first(params, 'page', pageNumber) ?? 1,
  })
  return inOrder(filters)
}

export const noFilters: Filters = filtersFrom(new URLSearchParams())

const names = Object.keys(noFilters) as (keyof Filters)[]

/** The filters as parameters, without those that say the usual. */
function written(filters: Filters): URLSearchParams {
  const params = new URLSearchParams()
  for (const name of names) {
    if (name === 'unit' && isImplied(filters)) continue
    const usual = name === 'size' ? sizes[filters.view][0] : noFilters[name]
    if (filters[name] !== usual) params.set(name, String(filters[name]))
  }
  return params
}

/** The one way to write these filters: empty, or with its `?`. */
export function searchOf(filters: Filters): string {
  const text = written(filters).toString()
  return text ? `?${text}` : ''
}

/** Whether the address says these filters, and nothing about them in another way; foreign parameters are no matter. */
export function isWritten(params: URLSearchParams, filters: Filters): boolean {
  const right = written(filters)
  return names.every((name) => JSON.stringify(params.getAll(name)) === JSON.stringify(right.getAll(name)))
}

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
