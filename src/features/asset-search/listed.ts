import { classification } from '#src/features/listing/words.ts'
import { currentPrice } from '#src/model/listing/rules.ts'
import { type ListingRow, priceType } from '#src/model/listing/schema.ts'
import { compareMoney } from '#src/model/money/money.ts'
import { activeChips, type ChipName } from './changes.ts'
import { type Filters, questionOf } from './filters.ts'

/** The filters that the fields of a row can answer (spec 3). */
const answerable: ReadonlySet<ChipName> = new Set(['q', 'typeCode', 'price', 'published'])

/** Filters that are set and cannot be answered from the rows alone. */
export const unanswerable = (filters: Filters): ChipName[] =>
  activeChips(filters).filter((name) => !answerable.has(name))

const isOfType = (row: ListingRow, typeCode: string): boolean =>
  row.typeCode === typeCode || classification.some((type) => type.typeCode === typeCode && type.word === row.typeName)

/** A price in 元; what is priced in a unit of its own has none. */
const yuanOf = (row: ListingRow): string | null => (row.priceType === priceType.custom ? null : currentPrice(row))

function isPriced(row: ListingRow, from: string | undefined, to: string | undefined): boolean {
  if (!from && !to) return true
  const yuan = yuanOf(row)
  return yuan !== null && (!from || compareMoney(yuan, from) >= 0) && (!to || compareMoney(yuan, to) < 0)
}

const dayOf = ({ publishDate }: ListingRow): string => publishDate?.slice(0, 10) ?? ''

function isPublished(row: ListingRow, { publishedFrom: from, publishedTo: to }: Filters): boolean {
  const day = dayOf(row)
  return (!from || day >= from) && (!to || (day !== '' && day <= to))
}

/** Each word stands somewhere in the name. */
const isNamed = ({ assetsName, showName }: ListingRow, q: string): boolean =>
  q.split(' ').every((word) => `${assetsName} ${showName ?? ''}`.includes(word))

const byPrice = (a: ListingRow, b: ListingRow): number => compareMoney(yuanOf(a) ?? '0', yuanOf(b) ?? '0')

const orders: Partial<Record<Filters['order'], (a: ListingRow, b: ListingRow) => number>> = {
  newest: (a, b) => (dayOf(a) < dayOf(b) ? 1 : -1),
  'price-up': byPrice,
  'price-down': (a, b) => byPrice(b, a),
  deadline: (a, b) => (a.deadline ?? Infinity) - (b.deadline ?? Infinity),
}

/** One page of the rows under the filters that they can answer, in their order; other filters change nothing. */
export function listedPage(rows: readonly ListingRow[], filters: Filters): { rows: ListingRow[]; total: number } {
  const { priceFrom, priceTo } = questionOf(filters)
  const { q, typeCode, order, page, size } = filters
  const found = rows.filter(
    (row) =>
      isNamed(row, q) &&
      (!typeCode || isOfType(row, typeCode)) &&
      isPriced(row, priceFrom, priceTo) &&
      isPublished(row, filters),
  )
  const sorted = orders[order] ? found.toSorted(orders[order]) : found
  return { rows: sorted.slice((page - 1) * size, page * size), total: found.length }
}
