import { useQuery } from '@tanstack/react-query'
import { choicesOf, countOf, sumOf } from '#src/features/procurement-search/choices.ts'
import { useKnownRegion } from '#src/features/procurement-search/use-known-region.ts'
import { useNothingYet } from '#src/features/procurement-search/use-nothing-yet.ts'
import { useProcurementFields } from '#src/features/procurement-search/use-fields.ts'
import { projectRowHeight, ProjectTable } from '#src/features/procurement/ProjectTable.tsx'
import { procurementsQuery } from '#src/features/procurement/queries.ts'
import { pageSize } from '#src/features/procurement-search/search-list.ts'
import { filtersIn } from '#src/model/procurement/saved.ts'
import { paths } from '#src/model/paths.ts'
import { useCorrectAddress } from '#src/shared/lib/query/use-correct-address.ts'
import { useListState } from '#src/shared/lib/query/use-list-state.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { ListFilters } from '#src/shared/ui/list/ListFilters.tsx'
import { ListScreen } from '#src/shared/ui/list/ListScreen.tsx'
import { mainList } from './trade-list.ts'
import styles from './list.module.css'

/** The main site's list of procurement projects, with the ways into the procurement section (PU-06). */
export function MainListPage() {
  const t = useT()
  const list = useListState(mainList)
  useCorrectAddress(list)
  useKnownRegion(list.state.region, () => list.go({ region: '' }, { replace: true }))
  const { order, page, ...filters } = list.state
  const query = useQuery(procurementsQuery({ ...filtersIn(filters), order, current: page, size: pageSize }))
  const nothing = useNothingYet(list, query)
  const facets = query.data?.facets
  const { choice, region, order: orderField } = useProcurementFields(facets, filters)
  return (
    <div className={`content ${styles['page']}`}>
      <div className={styles['head']}>
        <h1>{t('采购项目')}</h1>
        <Actions>
          <Button to={paths.purchaseIndex} look="primary">
            {t('进入采购专区')}
          </Button>
          <Button to={paths.purchaseSearchNew}>{t('综合查询')}</Button>
          <Button to={paths.purchaseProject}>{t('可参与项目')}</Button>
        </Actions>
      </div>
      <ListScreen
        label={t('采购项目')}
        list={list}
        query={query}
        tabs={{
          label: t('采购类别'),
          param: 'group',
          items: [
            { key: 'all', label: t('全部'), count: sumOf(facets?.group) },
            ...choicesOf('group', filters, t).map(([key, label]) => ({
              key,
              label,
              count: countOf(facets?.group, key) ?? null,
            })),
          ],
        }}
        heading={nothing.isSo ? t('项目公告后可以筛选') : undefined}
        filters={
          !nothing.isSo && (
            <ListFilters
              list={list}
              label={t('筛选采购项目')}
              fields={[
                choice('method'),
                choice('stage'),
                region,
                orderField,
                { kind: 'text', param: 'keyName', label: t('关键词'), placeholder: t('名称、编号或采购人') },
              ]}
              submit={t('查询')}
              clear={t('清除筛选')}
            />
          )
        }
        rowHeight={projectRowHeight}
        loadingRows={10}
        empty={nothing.empty}
        emptyNarrowed={{
          text: t('没有符合条件的采购项目'),
          hint: t('可以减少关键词，或改选“全部”方式、阶段或地区。'),
          link: { label: t('查看全部项目') },
        }}
      >
        {(rows) => <ProjectTable caption={t('采购项目')} rows={rows} words={filters.keyName} />}
      </ListScreen>
    </div>
  )
}
