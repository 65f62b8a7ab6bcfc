import * as z from 'zod/mini'
import { facetCount } from './hall.ts'

type Filter = {
  /** The fields of the query that it owns. */
  fields: readonly string[]
  /** Whether the answer counts what each of its choices would leave. */
  hasFacet: boolean
  /** The filters that another choice resets: their values belong to the former one. */
  resets: readonly string[]
  /** Removing the choice resets nothing: the other filters have a meaning without it. */
  keepsWhenCleared?: boolean
}

/** The filters of the list of assets, in the order of their rows and chips. The query and the counts derive from it. */
const filters = {
  /**
   * Search words; each must match the name, number, seller, kind or category of the asset or of a package member, or a synonym
   * of its category.
   */
  q: { fields: ['q'], hasFacet: false, resets: [] },
  typeCode: { fields: ['typeCode'], hasFacet: true, resets: ['parentId', 'operationId'], keepsWhenCleared: true },
  parentId: { fields: ['parentId'], hasFacet: true, resets: ['operationId'] },
  operationId: { fields: ['operationId'], hasFacet: true, resets: [] },
  /** Administrative code of a province, a city or a district. */
  region: { fields: ['region'], hasFacet: true, resets: [] },
  industry: { fields: ['industry'], hasFacet: true, resets: [] },
  /** The unit of the price; 元 by default. An amount in one unit has no meaning in another. */
  unit: { fields: ['unit'], hasFacet: true, resets: ['price'] },
  /** Decimal strings in `unit`, in 元 without it; the upper bound is not included. */
  price: { fields: ['priceFrom', 'priceTo'], hasFacet: true, resets: [] },
  status: { fields: ['status'], hasFacet: true, resets: [] },
  /** Shanghai dates, `YYYY-MM-DD`, both included. */
  published: { fields: ['publishedFrom', 'publishedTo'], hasFacet: false, resets: [] },
} as const satisfies Record<string, Filter>

type Filters = typeof filters
export type FilterName = keyof Filters
export type FieldOf<N extends FilterName> = Filters[N]['fields'][number]
export type FilterField = FieldOf<FilterName>
export type FacetName = { [N in FilterName]: Filters[N]['hasFacet'] extends true ? N : never }[FilterName]

export const filterNames = Object.keys(filters) as FilterName[]
export const facetNames = filterNames.filter((name): name is FacetName => filters[name].hasFacet)

export const fieldsOf = (name: FilterName): readonly FilterField[] => filters[name].fields
/** The filters that a choice of this one resets. */
export const resetsOf = (name: FilterName): readonly FilterName[] => filters[name].resets
export const keepsWhenCleared = (name: FilterName): boolean => 'keepsWhenCleared' in filters[name]

const shapeOf = <K extends string, S>(keys: readonly K[], schema: S) =>
  Object.fromEntries(keys.map((key) => [key, schema])) as Record<K, S>

/** The filters of a query. */
export const filterFields = shapeOf(filterNames.flatMap(fieldsOf), z.optional(z.string()))

/** The number of assets for each choice of a filter, given the other filters. */
export const facets = z.object(shapeOf(facetNames, z.array(facetCount)))
export type Facets = z.output<typeof facets>
