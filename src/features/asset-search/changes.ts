import { type Filters, noFilters, sizes, type View } from './filters.ts'

/** Filters that can be removed with one click, in the order of their chips. */
const chipNames = ['q', 'typeCode', 'category', 'region', 'industry', 'price', 'status', 'published'] as const
export type ChipName = (typeof chipNames)[number]

/** The fields behind a chip. */
const fields = {
  q: ['q'],
  typeCode: ['typeCode'],
  category: ['parentId', 'operationId'],
  region: ['region'],
  industry: ['industry'],
  price: ['unit', 'priceFrom', 'priceTo'],
  status: ['status'],
  published: ['publishedFrom', 'publishedTo'],
} as const satisfies Record<ChipName, readonly (keyof Filters)[]>

export const activeChips = (filters: Filters): ChipName[] =>
  chipNames.filter((name) => fields[name].some((field) => filters[field] !== ''))

/** A change leads back to the first page and resets the filters that depend on it. */
export function changed(filters: Filters, change: Partial<Filters>): Filters {
  const next = { ...filters, page: 1, ...change }
  const isOtherType = next.typeCode !== filters.typeCode && next.typeCode !== ''
  if (isOtherType && !('parentId' in change)) return { ...next, parentId: '', operationId: '' }
  // An amount in one unit has no meaning in another.
  if (next.unit !== filters.unit && !('priceFrom' in change)) return { ...next, priceFrom: '', priceTo: '' }
  const isOtherParent = next.parentId !== filters.parentId
  return isOtherParent && !('operationId' in change) ? { ...next, operationId: '' } : next
}

/** The filters without those of one chip. */
export const without = (filters: Filters, name: ChipName): Filters =>
  changed(filters, Object.fromEntries(fields[name].map((field) => [field, ''])))

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
