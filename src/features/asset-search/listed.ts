import { kindName } from '#src/model/asset-kind/labels.ts'
import { currentPrice } from '#src/model/listing/rules.ts'
import { type ListingRow, priceType } from '#src/model/listing/schema.ts'
import { compareUnits, priceUnitOf } from '#src/model/listing/price-units.ts'
import { compareMoney } from '#src/model/money/money.ts'
import { activeChips, type ChipName } from './changes.ts'
import { type Filters, requestOf } from './filters.ts'

/** The filters that can be applied to the fields of a row (spec 3). */
const rowFilters: ReadonlySet<ChipName> = new Set(['q', 'typeCode', 'price', 'published'])

/** Active filters that cannot be applied to rows. */
export const inapplicableFilters = (filters: Filters): ChipName[] =>
  activeChips(filters).filter((name) => !rowFilters.has(name))

const isOfType = (row: ListingRow, typeCode: string): boolean =>
  row.typeCode === typeCode || (Boolean(row.typeName) && row.typeName === kindName(typeCode))

/** The unit in which the price of a row is compared; empty for a custom unit without a name. */
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

/** Every word of the search occurs in the name or in the type. */
const isNamed = ({ assetsName, showName, typeName }: ListingRow, q: string): boolean =>
  q.split(' ').every((word) => `${assetsName} ${showName ?? ''} ${typeName ?? ''}`.includes(word))

/** Within their unit; rows without a price come last in both directions. */
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

/** One page of the rows, filtered and sorted as far as their fields allow. */
export function listedPage(rows: readonly ListingRow[], filters: Filters): { rows: ListingRow[]; total: number } {
  const { priceFrom, priceTo } = requestOf(filters)
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
