import { categoryLabels, groupLabels, methodLabels } from '#src/model/procurement/labels.ts'
import { groupKeys, methodKeys, methodsIn, procurementCategories } from '#src/model/procurement/kinds.ts'
import {
  budgetRangeKeys,
  type ProcurementFacet,
  type ProcurementFacetCounts,
  type ProcurementFilters,
  stageGroupKeys,
} from '#src/model/procurement/search.ts'
import type { Translate } from '#src/shared/lib/text/i18n.ts'
import { budgetLabels, stageGroupLabels } from './labels.ts'
import type { RegionNames } from './use-region-names.ts'

export type FilterName = keyof ProcurementFilters
export type Choice = readonly [key: string, label: string]

/** What can be chosen of a filter, given the others. */
export function choicesOf(
  facet: Exclude<ProcurementFacet, 'region'>,
  { group }: ProcurementFilters,
  t: Translate,
): Choice[] {
  const labelled = (keys: readonly string[], label: (key: string) => string): Choice[] =>
    keys.map((key) => [key, t(label(key))])
  const known = groupKeys.find((key) => key === group)
  switch (facet) {
    case 'group':
      return labelled(groupKeys, (key) => groupLabels[key as keyof typeof groupLabels])
    case 'method':
      return labelled(known ? methodsIn(known) : methodKeys, (key) => methodLabels[key as keyof typeof methodLabels])
    case 'category':
      return labelled(procurementCategories, (key) => categoryLabels[key as keyof typeof categoryLabels])
    case 'budget':
      return labelled(budgetRangeKeys, (key) => budgetLabels[key as keyof typeof budgetLabels])
    case 'stage':
      return labelled(stageGroupKeys, (key) => stageGroupLabels[key as keyof typeof stageGroupLabels])
  }
}

export const countOf = (
  counts: ProcurementFacetCounts[ProcurementFacet] | undefined,
  key: string,
): number | undefined => counts && (counts.find((counted) => counted.key === key)?.count ?? 0)

export const sumOf = (counts: ProcurementFacetCounts[ProcurementFacet] | undefined): number | null =>
  counts ? counts.reduce((sum, { count }) => sum + count, 0) : null

/** A filter that is set, as a reader removes it: its name and value, and the filters that go with it. */
export type ActiveFilter = { key: string; label: string; text: string; without: Partial<Record<FilterName, string>> }

const period = (from: string | undefined, to: string | undefined, t: Translate): string => {
  if (from && to) return from === to ? from : t('{{from}} 至 {{to}}', { from, to })
  return from ? t('{{day}} 起', { day: from }) : t('{{day}} 止', { day: to ?? '' })
}

/** The set filters, in the order of the form. */
export function activeFilters(filters: ProcurementFilters, t: Translate, regions: RegionNames): ActiveFilter[] {
  const { keyName, region, purchaser, running, deadlineFrom, deadlineTo, announcedFrom, announcedTo } = filters
  const one = (key: FilterName, label: string, text: string | undefined): ActiveFilter[] =>
    text ? [{ key, label, text, without: { [key]: '' } }] : []
  const chosen = (key: Exclude<ProcurementFacet, 'region'>, label: string): ActiveFilter[] => {
    const value = filters[key]
    const text = choicesOf(key, {}, t).find(([known]) => known === value)?.[1] ?? value
    return one(key, label, text)
  }
  const days = (key: 'deadline' | 'announced', label: string, from?: string, to?: string): ActiveFilter[] =>
    from || to ? [{ key, label, text: period(from, to, t), without: { [`${key}From`]: '', [`${key}To`]: '' } }] : []
  return [
    ...one('keyName', t('关键词'), keyName),
    ...chosen('group', t('类别')),
    ...chosen('method', t('采购方式')),
    ...chosen('category', t('采购内容')),
    ...one('region', t('地区'), region && t(regions[region] ?? region)),
    ...one('purchaser', t('采购人'), purchaser),
    ...chosen('budget', t('预算')),
    ...chosen('stage', t('阶段')),
    ...days('deadline', t('截止日期'), deadlineFrom, deadlineTo),
    ...days('announced', t('公告日期'), announcedFrom, announcedTo),
    ...one('running', t('范围'), running && (running === '1' ? t('未截标') : t('如期开标'))),
  ]
}
