import type { Facets } from '#src/model/listing/search.ts'
import type { Category } from '#src/model/listing/schema.ts'
import type { Industry } from '#src/model/system/schema.ts'
import type { Translate } from '#src/shared/lib/text/i18n.ts'
import type { Filters } from './state.ts'

/** Categories of the first level, of one project type or of all. */
export const rootsOf = (tree: readonly Category[], typeCode: string): Category[] => {
  const ids = new Set(tree.map(({ id }) => id))
  return tree.filter(({ parentId, manageTypeId }) => !ids.has(parentId) && (!typeCode || manageTypeId === typeCode))
}

export const categoriesBelow = (tree: readonly Category[], parentId: string): Category[] =>
  tree.filter((category) => category.parentId === parentId)

/** The filters with the parent of the chosen second-level category. The same object when nothing changes. */
export function withParentCategory(filters: Filters, tree: readonly Category[]): Filters {
  const operation = tree.find(({ id }) => id === filters.operationId)
  if (!operation || operation.parentId === filters.parentId) return filters
  return { ...filters, parentId: operation.parentId }
}

/**
 * Categories of the filters that the tree does not have. They stay in the address, so that a reader who followed a link sees that
 * nothing fits, instead of every asset.
 */
export const unknownCategories = ({ parentId, operationId }: Filters, tree: readonly Category[]): string[] =>
  [parentId, operationId].filter((id) => id !== '' && !tree.some((category) => category.id === id))

/** The chosen categories as text; their ids until the tree is loaded. */
export function categoryLabel(
  filters: Filters,
  t: Translate,
  { categories: tree }: { categories: readonly Category[] | undefined },
): string {
  const unknown = tree ? unknownCategories(filters, tree) : []
  const nameOf = (id: string) =>
    unknown.includes(id) ? t('未知分类 {{id}}', { id }) : (tree?.find((known) => known.id === id)?.typeName ?? id)
  const ids = [filters.parentId, filters.operationId].filter(Boolean)
  return ids.map((id) => t(nameOf(id))).join(' / ')
}

export const sectionsOf = (industries: readonly Industry[]): Industry[] =>
  industries.filter(({ parentCode }) => !parentCode)

/** The section of an industry code, which may itself be a section. */
export function sectionOf(industries: readonly Industry[], code: string): string {
  const found = industries.find((industry) => industry.code === code)
  return found?.parentCode || (found?.code ?? '')
}

export const divisionsOf = (industries: readonly Industry[], section: string): Industry[] =>
  section ? industries.filter(({ parentCode }) => parentCode === section) : []

/** The counts of one filter. */
export type Counts = Facets[keyof Facets]

/** How many assets a choice would leave; a missing count is 0, and undefined without a response. */
export const countOf = (counts: Counts | undefined, key: string): number | undefined =>
  counts && (counts.find((counted) => counted.key === key)?.count ?? 0)
