import { currentPrice } from '#src/model/listing/rules.ts'
import type { ListingRow } from '#src/model/listing/schema.ts'
import { compareUnits } from '#src/model/listing/price/price-units.ts'
import { fieldsOf, filterNames } from '#src/model/listing/search.ts'
import { compareMoney } from '#src/model/money/money.ts'
import { activeChips } from './changes.ts'
import { type ChipName, rowFilterOf } from './filters.ts'
import { publishedDay } from './periods.ts'
import { unitOfRow } from './prices.ts'
import type { Filters } from './state.ts'

/** Whether a filter can be applied to rows. */
export const appliesToRows = (name: ChipName): boolean => rowFilterOf(name) !== null

/** Active filters that cannot be applied to rows. */
export const inapplicableFilters = (filters: Filters): ChipName[] =>
  activeChips(filters).filter((name) => !appliesToRows(name))

/** Within their unit; rows without a price come last in both directions. */
const byPrice =
  (sign: 1 | -1) =>
  (a: ListingRow, b: ListingRow): number => {
    const [one, other] = [currentPrice(a), currentPrice(b)]
    const withoutPrice = Number(one === null) - Number(other === null)
    const order = one === null || other === null ? withoutPrice : sign * compareMoney(one, other)
    return compareUnits(unitOfRow(a), unitOfRow(b)) || order
  }

const orders: Partial<Record<Filters['order'], (a: ListingRow, b: ListingRow) => number>> = {
  newest: (a, b) => (publishedDay(a) === publishedDay(b) ? 0 : publishedDay(a) < publishedDay(b) ? 1 : -1),
  'price-up': byPrice(1),
  'price-down': byPrice(-1),
  deadline: (a, b) => (a.deadline ?? Infinity) - (b.deadline ?? Infinity),
}

/** One page of the rows, filtered and sorted as far as their fields allow. */
export function listedPage(rows: readonly ListingRow[], filters: Filters): { rows: ListingRow[]; total: number } {
  const { order, page, size } = filters
  const predicates = filterNames
    .filter((name) => fieldsOf(name).some((field) => filters[field] !== ''))
    .flatMap((name) => rowFilterOf(name)?.(filters) ?? [])
  const found = rows.filter((row) => predicates.every((matches) => matches(row)))
  const sorted = orders[order] ? found.toSorted(orders[order]) : found
  return { rows: sorted.slice((page - 1) * size, page * size), total: found.length }
}
