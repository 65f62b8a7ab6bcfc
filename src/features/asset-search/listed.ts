import { classification } from '#src/features/listing/labels.ts'
import { currentPrice } from '#src/model/listing/rules.ts'
import { type ListingRow, priceType } from '#src/model/listing/schema.ts'
import { compareUnits, priceUnitOf } from '#src/model/listing/price-units.ts'
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

/** What the price of a row is compared in; empty for a unit of its own that it does not name. */
const unitOf = ({ priceType: type, priceUnitName }: ListingRow): string =>
  type === priceType.custom ? (priceUnitName ?? '') : priceUnitOf(null)

function isPriced(row: ListingRow, unit: string, from: string | undefined, to: string | undefined): boolean {
  if (unit && unitOf(row) !== unit) return false
  if (!from && !to) return true
  const price = currentPrice(row)
  return price !== null && (!from || compareMoney(price, from) >= 0) && (!to || compareMoney(price, to) < 0)
}

const dayOf = ({ publishDate }: ListingRow): string => publishDate?.slice(0, 10) ?? ''

function isPublished(row: ListingRow, { publishedFrom: from, publishedTo: to }: Filters): boolean {
  const day = dayOf(row)
  return (!from || day >= from) && (!to || (day !== '' && day <= to))
}

/** Each word stands somewhere in the name or in that of its kind. */
const isNamed = ({ assetsName, showName, typeName }: ListingRow, q: string): boolean =>
  q.split(' ').every((word) => `${assetsName} ${showName ?? ''} ${typeName ?? ''}`.includes(word))

/** Within their unit, and what has no price last, whichever way prices go. */
const byPrice =
  (sign: 1 | -1) =>
  (a: ListingRow, b: ListingRow): number => {
    const [one, other] = [currentPrice(a), currentPrice(b)]
    const withoutPrice = Number(one === null) - Number(other === null)
    const order = one === null || other === null ? withoutPrice : sign * compareMoney(one, other)
    return compareUnits(unitOf(a), unitOf(b)) || order
  }

const orders: Partial<Record<Filters['order'], (a: ListingRow, b: ListingRow) => number>> = {
  newest: (a, b) => (dayOf(a) === dayOf(b) ? 0 : dayOf(a) < dayOf(b) ? 1 : -1),
  'price-up': byPrice(1),
  'price-down': byPrice(-1),
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
      isPriced(row, filters.unit, priceFrom, priceTo) &&
      isPublished(row, filters),
  )
  const sorted = orders[order] ? found.toSorted(orders[order]) : found
  return { rows: sorted.slice((page - 1) * size, page * size), total: found.length }
}
