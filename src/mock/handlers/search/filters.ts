import type { AssetQuery } from '#src/api/endpoints/assets.ts'
import { groupsOf, liesIn, regionKeys } from '#src/model/listing/filters.ts'
import { priceUnitOf } from '#src/model/listing/price/price-units.ts'
import { type FacetName, type FilterField, type FilterName, filterNames } from '#src/model/listing/search.ts'
import { parseShanghai } from '#src/model/time/shanghai.ts'
import industries from '../../data/industries.json' with { type: 'json' }
import { Refusal } from '../../exchange/refusal.ts'
import { dayMs } from '../../exchange/seed/calendar.ts'
import type { ListingStatus } from '../../exchange/tables.ts'
import type { SearchDocument } from './document.ts'
import { normalised } from '../../normalised.ts'
import { memoize, scaledInteger } from './values.ts'

type Predicate = (document: SearchDocument) => boolean
type Keys = (document: SearchDocument) => readonly string[]

type SearchFilter = {
  /** What a query demands of a listing; null if the query does not have the filter. */
  predicate: (query: AssetQuery) => Predicate | null
}
/** `keys`: the choices that count a listing. */
type SearchFilters = { [N in FilterName]: SearchFilter & (N extends FacetName ? { keys: Keys } : object) }

/** A listing matches one of the keys by which it is counted. */
const byKeys = (field: FilterField, keys: Keys) => ({
  predicate: ({ [field]: key }: AssetQuery): Predicate | null =>
    key ? (document) => keys(document).includes(key) : null,
  keys,
})

export const groups = memoize((status: ListingStatus) => groupsOf(status))
const regions = memoize((adcode: number) => regionKeys(String(adcode)))
/** The division and the section above it. */
const industryKeys = memoize((division: string) => [
  division,
  ...industries.filter(({ children }) => children.some(({ code }) => code === division)).map(({ code }) => code),
])

/** The words of a search, each of which must match. */
export const wordsOf = (text: string): string[] => normalised(text).split(/\s+/).filter(Boolean)

const day = /^\d{4}-\d\d-\d\d$/
function dayOf(text: string | undefined): number | null {
  if (!text) return null
  const at = day.test(text) ? parseShanghai(text) : null
  if (at === null) throw new Refusal(400, '日期格式不正确')
  return at
}

function amountOf(text: string | undefined): bigint | null {
  if (!text) return null
  const amount = scaledInteger(text)
  if (amount === null) throw new Refusal(400, '价格格式不正确')
  return amount
}

const searchFilters: SearchFilters = {
  q: {
    predicate: ({ q = '' }) => {
      const words = wordsOf(q)
      return words.length > 0 ? ({ text }) => words.every((word) => text().includes(word)) : null
    },
  },
  typeCode: byKeys('typeCode', ({ listing }) => [listing.typeCode]),
  parentId: byKeys('parentId', ({ listing }) => [listing.parentId]),
  operationId: byKeys('operationId', ({ listing }) => [listing.operationId]),
  region: {
    predicate: ({ region }) => {
      if (!region) return null
      const isWithin = memoize((adcode: number) => liesIn(String(adcode), region))
      return ({ listing }) => isWithin(listing.adcode)
    },
    keys: ({ listing }) => regions(listing.adcode),
  },
  industry: byKeys('industry', ({ listing }) => industryKeys(listing.industryCode)),
  unit: {
    predicate: ({ unit, priceFrom, priceTo }) => {
      // Bounds without a unit are in 元.
      const wanted = unit || (priceFrom || priceTo ? priceUnitOf(null) : '')
      return wanted ? (document) => document.unit === wanted : null
    },
    keys: ({ unit }) => [unit],
  },
  price: {
    predicate: ({ priceFrom, priceTo }) => {
      const [from, below] = [amountOf(priceFrom), amountOf(priceTo)]
      if (from === null && below === null) return null
      return ({ amount }) => amount !== null && (from === null || amount >= from) && (below === null || amount < below)
    },
    keys: ({ bands }) => bands,
  },
  status: byKeys('status', ({ listing }) => groups(listing.status)),
  published: {
    predicate: ({ publishedFrom, publishedTo }) => {
      const [first, last] = [dayOf(publishedFrom), dayOf(publishedTo)]
      if (first === null && last === null) return null
      const [from, until] = [first ?? -Infinity, last === null ? Infinity : last + dayMs]
      return ({ listing }) => listing.publishedAt >= from && listing.publishedAt < until
    },
  },
}

export const facetKeys = (name: FacetName): Keys => searchFilters[name].keys

/** The predicates of a query, by the filters that it has. */
export const predicatesOf = (query: AssetQuery): { name: FilterName; predicate: Predicate }[] =>
  filterNames.flatMap((name) => {
    const predicate = searchFilters[name].predicate(query)
    return predicate ? [{ name, predicate }] : []
  })
