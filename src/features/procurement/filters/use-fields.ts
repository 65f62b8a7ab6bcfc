import {
  procurementOrders,
  type ProcurementFacetCounts,
  type ProcurementFilters,
} from '#src/model/procurement/search.ts'
import { type Translate, useT } from '#src/shared/lib/text/i18n.ts'
import { orderLabels } from '../labels.ts'
import { choicesOf, countOf } from './choices.ts'
import { type RegionNames, useRegionNames } from './use-region-names.ts'

type Facet = 'method' | 'category' | 'stage'
type Counts = ProcurementFacetCounts | undefined

const withCount = (label: string, count: number | undefined): string =>
  count === undefined ? label : `${label} (${count})`

const regionOptions = (counts: Counts, names: RegionNames, t: Translate, chosen: string | undefined) => {
  const codes = new Set([...(counts?.region.map(({ key }) => key) ?? []), ...(chosen ? [chosen] : [])])
  return [...codes]
    .toSorted()
    .map((code) => [code, withCount(t(names[code] ?? code), countOf(counts?.region, code))] as const)
}

/** The fields of a list of procurement projects, each choice with the number of projects that it would leave. */
export function useProcurementFields(counts: Counts, filters: ProcurementFilters) {
  const t = useT()
  const codes = counts?.region.map(({ key }) => key) ?? []
  const names = useRegionNames([...codes, ...(filters.region ? [filters.region] : [])])
  const labels: Record<Facet, string> = { method: t('采购方式'), category: t('采购内容'), stage: t('阶段') }
  const choice = <K extends Facet>(param: K) => ({
    kind: 'choice' as const,
    param,
    label: labels[param],
    all: t('全部'),
    options: choicesOf(param, filters, t).map(
      ([key, label]) => [key, withCount(label, countOf(counts?.[param], key))] as const,
    ),
  })
  return {
    names,
    choice,
    region: {
      kind: 'choice' as const,
      param: 'region' as const,
      label: t('地区'),
      all: t('全部'),
      options: regionOptions(counts, names, t, filters.region),
    },
    order: {
      kind: 'choice' as const,
      param: 'order' as const,
      label: t('排序'),
      options: procurementOrders.map((key) => [key, t(orderLabels[key])] as const),
    },
  }
}
