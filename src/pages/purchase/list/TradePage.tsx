import { useQuery } from '@tanstack/react-query'
import { choicesOf, countOf, sumOf } from '#src/features/procurement-search/choices.ts'
import { useKnownRegion } from '#src/features/procurement-search/use-known-region.ts'
import { useNothingYet } from '#src/features/procurement-search/use-nothing-yet.ts'
import { useProcurementFields } from '#src/features/procurement-search/use-fields.ts'
import { projectRowHeight, ProjectTable } from '#src/features/procurement/ProjectTable.tsx'
import { procurementsQuery } from '#src/features/procurement/queries.ts'
import { pageSize } from '#src/features/procurement-search/search-list.ts'
import { groupLabels } from '#src/model/procurement/labels.ts'
import { groupOf } from '#src/model/procurement/kinds.ts'
import { filtersIn } from '#src/model/procurement/saved.ts'
import { linkToPurchase } from '#src/model/purchase-links.ts'
import { useCorrectAddress } from '#src/shared/lib/query/use-correct-address.ts'
import { useListState } from '#src/shared/lib/query/use-list-state.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { ListFilters } from '#src/shared/ui/list/ListFilters.tsx'
import { ListScreen } from '#src/shared/ui/list/ListScreen.tsx'
import { LinkTabs } from '#src/shared/ui/navigation/LinkTabs.tsx'
import { tradeList, tradeTabs } from './trade-list.ts'
import styles from './list.module.css'

/** Tenders or other procurement by way, with the numbers of each (PU-02). */
export function TradePage() {
  const t = useT()
  const list = useListState(tradeList)
  useKnownRegion(list.state.region, () => list.go({ region: '' }, { replace: true }))
  const { activeIndex, order, page, method, ...filters } = list.state
  const group = tradeTabs[activeIndex]
  // The address may name a way of the other list.
  const own = { ...filters, group, method: groupOf(method) === group ? method : '' }
  useCorrectAddress(list, { ...list.state, method: own.method })
  const query = useQuery(procurementsQuery({ ...filtersIn(own), order, current: page, size: pageSize }))
  const nothing = useNothingYet(list, query)
  const facets = query.data?.facets
  const { choice, region, order: orderField } = useProcurementFields(facets, own)
  const title = t(groupLabels[group])
  return (
    <div className={`content ${styles['page']}`}>
      <h1 className="visuallyHidden">{title}</h1>
      <LinkTabs
        label={t('采购类别')}
        tabs={(['1-0', '0-0'] as const).map((index) => ({
          to: linkToPurchase.trade(index),
          label: t(groupLabels[tradeTabs[index]]),
          isCurrent: index === activeIndex,
        }))}
      />
      <ListScreen
        label={title}
        list={list}
        query={query}
        tabs={{
          label: t('采购方式'),
          param: 'method',
          items: [
            { key: 'all', label: t('全部'), count: sumOf(facets?.method) },
            ...choicesOf('method', own, t).map(([key, label]) => ({
              key,
              label,
              count: countOf(facets?.method, key) ?? null,
            })),
          ],
        }}
        heading={nothing.isSo ? t('项目公告后可以筛选') : undefined}
        filters={
          !nothing.isSo && (
            <ListFilters
              list={list}
              label={t('筛选采购项目')}
              fields={[choice('stage'), choice('category'), region, orderField]}
              clear={t('清除筛选')}
            />
          )
        }
        rowHeight={projectRowHeight}
        loadingRows={10}
        empty={nothing.empty}
        emptyNarrowed={{
          text: t('没有符合条件的采购项目'),
          hint: t('可以改选“全部”阶段、内容或地区，或到综合查询按名称查找。'),
          link: { label: t('查看全部项目'), to: linkToPurchase.trade(activeIndex) },
        }}
      >
        {(rows) => <ProjectTable caption={title} rows={rows} />}
      </ListScreen>
    </div>
  )
}
