import { fieldsOf, filterNames, keepsWhenCleared, resetsOf } from '#src/model/listing/search.ts'
import { noFilters } from './address.ts'
import { type ChipName, chipNames, partsOf } from './filters.ts'
import { type Filters, sizes, type View } from './state.ts'

const isEmpty = (filters: Filters) => (field: keyof Filters) => filters[field] === ''
const fieldsOfChip = (name: ChipName) => partsOf(name).flatMap(fieldsOf)

export const activeChips = (filters: Filters): ChipName[] =>
  chipNames.filter((name) => !fieldsOfChip(name).every(isEmpty(filters)))

/** A change leads back to the first page and resets the filters that depend on it, unless it sets them itself. */
export function changed(filters: Filters, change: Partial<Filters>): Filters {
  const next = { ...filters, page: 1, ...change }
  const outdated = filterNames
    .filter((name) => fieldsOf(name).some((field) => next[field] !== filters[field]))
    .filter((name) => !(keepsWhenCleared(name) && fieldsOf(name).every(isEmpty(next))))
    .flatMap(resetsOf)
    .flatMap(fieldsOf)
    .filter((field) => !(field in change))
  return { ...next, ...Object.fromEntries(outdated.map((field) => [field, ''])) }
}

/** The filters without those of one chip. */
export const without = (filters: Filters, name: ChipName): Filters =>
  changed(filters, Object.fromEntries(fieldsOfChip(name).map((field) => [field, ''])))

/** Without any filter; order, view and page size stay. */
export const cleared = ({ order, view, size }: Filters): Filters => ({ ...noFilters, order, view, size })

/** Another page size; the page is the one with the first row of before. */
export const withSize = (filters: Filters, size: number): Filters => ({
  ...filters,
  size,
  page: Math.floor(((filters.page - 1) * filters.size) / size) + 1,
})

/** The other view with its page size at the same place of the choices, or its default. */
export function withView(filters: Filters, view: View): Filters {
  if (view === filters.view) return filters
  const step = (sizes[filters.view] as readonly number[]).indexOf(filters.size)
  return withSize({ ...filters, view }, sizes[view][step] ?? sizes[view][0])
}

/** The first click sorts prices upwards, the next one downwards. */
export const nextPriceOrder = (order: Filters['order']): 'price-up' | 'price-down' =>
  order === 'price-up' ? 'price-down' : 'price-up'
