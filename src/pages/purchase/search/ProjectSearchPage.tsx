import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type ActiveFilter, activeFilters } from '#src/features/procurement-search/choices.ts'
import { Chips } from '#src/features/procurement-search/Chips.tsx'
import { ResultBar } from '#src/features/procurement-search/ResultBar.tsx'
import { useKnownRegion } from '#src/features/procurement-search/use-known-region.ts'
import { useNothingYet } from '#src/features/procurement-search/use-nothing-yet.ts'
import { useProcurementFields } from '#src/features/procurement-search/use-fields.ts'
import { projectRowHeight, ProjectTable } from '#src/features/procurement/ProjectTable.tsx'
import { procurementsQuery } from '#src/features/procurement/queries.ts'
import { pageSize } from '#src/features/procurement-search/search-list.ts'
import { filtersIn, filtersKey, isNewHit, type SavedSearch } from '#src/model/procurement/saved.ts'
import { isInverted, type ProcurementFilters } from '#src/model/procurement/search.ts'
import { useCorrectAddress } from '#src/shared/lib/query/use-correct-address.ts'
import { useListState } from '#src/shared/lib/query/use-list-state.ts'
import { type Translate, useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { ListScreen } from '#src/shared/ui/list/ListScreen.tsx'
import { projectSearch } from './search-list.ts'
import { FilterForm } from './FilterForm.tsx'
import { KeywordForm } from './KeywordForm.tsx'
import { SavedSearches } from './saved/SavedSearches.tsx'
import styles from './search.module.css'
import { wholeSearch } from './whole/whole-search.ts'

/** Which filters can be removed, where nothing was found. */
function Widen({ filters, onRemove }: { filters: readonly ActiveFilter[]; onRemove: (filter: ActiveFilter) => void }) {
  const t = useT()
  return (
    <>
      <span>{t('移除以下任一条件后重试：')}</span>
      <span className={styles['widen']}>
        {filters.map((filter) => (
          <Button key={filter.key} size="small" onClick={() => onRemove(filter)}>
            {t('去掉“{{label}}：{{text}}”', { label: filter.label, text: filter.text })}
          </Button>
        ))}
      </span>
    </>
  )
}

/** The words of the search in what else the section publishes. */
function Elsewhere({ words }: { words: string }) {
  const t = useT()
  return (
    <p className={`noPrint ${styles['elsewhere']}`}>
      <Button look="link" to={wholeSearch.addressOf({ ...wholeSearch.initial, q: words, tab: 'notices' })}>
        {t('在公告、资讯和帮助中查找“{{words}}”', { words })}
      </Button>
    </p>
  )
}

/** Why no project is found. */
const noneText = (filters: ProcurementFilters, count: number, t: Translate): string => {
  const { deadlineFrom, deadlineTo, announcedFrom, announcedTo } = filters
  if (isInverted(deadlineFrom, deadlineTo) || isInverted(announcedFrom, announcedTo)) return t('开始日期晚于结束日期')
  return count > 1 ? t('没有同时符合这 {{count}} 个条件的项目', { count }) : t('没有符合这个条件的项目')
}

/** The comprehensive search of procurement projects, with counted filters and saved searches (PU-03). */
export function ProjectSearchPage() {
  const t = useT()
  const list = useListState(projectSearch)
  useCorrectAddress(list)
  useKnownRegion(list.state.region, () => list.go({ region: '' }, { replace: true }))
  const { order, page, ...state } = list.state
  const filters = filtersIn(state)
  const query = useQuery(procurementsQuery({ ...filters, order, current: page, size: pageSize }))
  const nothing = useNothingYet(list, query)
  const facets = query.data?.facets
  const { names, region } = useProcurementFields(facets, filters)
  const active = activeFilters(filters, t, names)
  const [opened, setOpened] = useState<SavedSearch | null>(null)
  // On every page of the hits, as long as no filter was changed.
  const seenAt = opened && filtersKey(opened.filters) === filtersKey(filters) ? opened.seenAt : Infinity
  const remove = ({ without }: ActiveFilter) => list.go(without)
  return (
    <div className={`content ${styles['page']}`}>
      <Card title={t('综合查询')} level={1} actions={<KeywordForm list={list} />}>
        {!nothing.isSo && <FilterForm list={list} facets={facets} region={region} />}
        <Chips
          filters={active}
          onRemove={remove}
          onClear={() => list.go({ ...list.address.initial, order })}
          label={t('已选')}
        />
      </Card>
      <SavedSearches filters={filters} active={active} onOpen={setOpened} />
      <h2 className="visuallyHidden">{t('查询结果')}</h2>
      <ListScreen
        label={t('查询结果')}
        list={list}
        query={query}
        filters={
          !nothing.isSo && (
            <ResultBar total={query.data?.total} order={order} onOrder={(to) => list.go({ order: to })} />
          )
        }
        rowHeight={projectRowHeight}
        loadingRows={10}
        empty={nothing.empty}
        emptyNarrowed={{
          text: noneText(filters, active.length, t),
          hint: <Widen filters={active} onRemove={remove} />,
          link: { label: t('查看全部项目') },
        }}
        below={filters.keyName !== undefined && <Elsewhere words={filters.keyName} />}
      >
        {(rows) => (
          <ProjectTable
            caption={t('查询结果')}
            rows={rows}
            words={filters.keyName ?? ''}
            isNew={({ schedule }) => isNewHit(schedule, seenAt)}
          />
        )}
      </ListScreen>
    </div>
  )
}
