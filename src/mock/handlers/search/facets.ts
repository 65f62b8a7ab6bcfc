import type { AssetQuery } from '#src/api/endpoints/assets.ts'
import { facetNames, type Facets, type FilterName, filterNames, resetsOf } from '#src/model/listing/search.ts'
import type { SearchDocument } from './document.ts'
import { facetKeys, predicatesOf } from './filters.ts'

/** One bit for each filter, so that the failed filters of a listing are one number. */
const bitOf = (name: FilterName): number => 1 << filterNames.indexOf(name)

/** The filters that a choice replaces: its own and those that it resets. */
const replacedBy = (name: FilterName): number =>
  resetsOf(name).reduce((bits, dependent) => bits | bitOf(dependent), bitOf(name))

const facetFilters = facetNames.map((name) => ({ name, mask: ~replacedBy(name), keys: facetKeys(name) }))
const replaceable = facetNames.reduce((bits, name) => bits | replacedBy(name), 0)

/** Returns the filters of the query that a listing fails, as bits; null if no further choice would let it in. */
export function createMatcher(query: AssetQuery): (document: SearchDocument) => number | null {
  const all = predicatesOf(query).map(({ name, predicate }) => ({ bit: bitOf(name), predicate }))
  const required = all.filter(({ bit }) => (bit & replaceable) === 0)
  const others = all.filter(({ bit }) => (bit & replaceable) !== 0)
  return (document) => {
    if (!required.every(({ predicate }) => predicate(document))) return null
    return others.reduce((failed, { bit, predicate }) => (predicate(document) ? failed : failed | bit), 0)
  }
}

/** Counts of each further choice: a filter counts the listings that fail at most the filters which its choice replaces. */
export function createFacets() {
  const facets = facetFilters.map((filter) => ({ ...filter, counts: new Map<string, number>() }))
  return {
    count: (failed: number, document: SearchDocument) => {
      for (const { mask, keys, counts } of facets) {
        if ((failed & mask) !== 0) continue
        for (const key of keys(document)) counts.set(key, (counts.get(key) ?? 0) + 1)
      }
    },
    all: () =>
      Object.fromEntries(
        facets.map(({ name, counts }) => [name, [...counts].map(([key, count]) => ({ key, count }))]),
      ) as Facets,
  }
}
