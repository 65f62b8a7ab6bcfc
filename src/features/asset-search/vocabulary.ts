import type { Facets } from '#src/model/listing/detail.ts'
import type { Category } from '#src/model/listing/schema.ts'
import type { Industry } from '#src/model/system/schema.ts'
import type { Filters } from './filters.ts'

/** Categories of the first level: of one kind of projects, or of all. */
export const rootsOf = (tree: readonly Category[], typeCode: string): Category[] => {
  const ids = new Set(tree.map(({ id }) => id))
  return tree.filter(({ parentId, manageTypeId }) => !ids.has(parentId) && (!typeCode || manageTypeId === typeCode))
}

export const below = (tree: readonly Category[], parentId: string): Category[] =>
  tree.filter((category) => category.parentId === parentId)

/** The filters with a category whose operation brings its own parent. The same object when nothing is wrong. */
export function settled(filters: Filters, tree: readonly Category[]): Filters {
  const operation = tree.find(({ id }) => id === filters.operationId)
  if (!operation || operation.parentId === filters.parentId) return filters
  return { ...filters, parentId: operation.parentId }
}

/**
 * The categories of the filters that the tree does not have. They stay in the address: whoever followed a link to them is told,
 * and does not take everything there is for what was looked for.
 */
export const unknownCategories = ({ parentId, operationId }: Filters, tree: readonly Category[]): string[] =>
  [parentId, operationId].filter((id) => id !== '' && !tree.some((category) => category.id === id))

export const sectionsOf = (industries: readonly Industry[]): Industry[] =>
  industries.filter(({ parentCode }) => !parentCode)

/** The section of an industry, which may be a section itself. */
export function sectionOf(industries: readonly Industry[], code: string): string {
  const found = industries.find((industry) => industry.code === code)
  return found?.parentCode || (found?.code ?? '')
}

export const divisionsOf = (industries: readonly Industry[], section: string): Industry[] =>
  section ? industries.filter(({ parentCode }) => parentCode === section) : []

/** How many assets a choice would leave: what is not counted is none; undefined while nothing is known. */
export function countOf(facets: Facets | undefined, filter: keyof Facets, key: string): number | undefined {
  return facets && (facets[filter].find((counted) => counted.key === key)?.count ?? 0)
}
