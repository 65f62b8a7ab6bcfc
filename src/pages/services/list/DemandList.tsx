import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { type DemandFilter, demandsQuery, pageSize } from '#src/features/demand/queries.ts'
import { type DemandState, demandStates, demandTypes } from '#src/model/demand/schema.ts'
import { demandTypeLabels, stateLabels } from '#src/model/demand/labels.ts'
import { paths } from '#src/model/paths.ts'
import { hereQuery } from '#src/shared/lib/navigation/navigation.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { useSyncedInput } from '#src/shared/lib/hooks/use-synced-input.ts'
import { QueryBoundary, EmptyState, Skeleton } from '#src/shared/ui/query-states.tsx'
import { Filters } from '#src/shared/ui/list/Filters.tsx'
import { Pager } from '#src/shared/ui/list/Pager.tsx'
import { Panel } from '#src/shared/ui/Panel.tsx'
import { type Tab, TabPanel, Tabs, useTabsId } from '#src/shared/ui/Tabs.tsx'
import { demandFilterIn, demandsAddress } from './address.ts'
import { DemandRows, rowHeight } from './DemandRows.tsx'
import styles from './demands.module.css'

type Counts = Record<string, number> | undefined
type Go = (change: Partial<DemandFilter>) => void

function StateTabs({ id, filter, counts, go }: { id: string; filter: DemandFilter; counts: Counts; go: Go }) {
  const t = useT()
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0)
  const tabs: Tab<DemandState | 'all'>[] = [
    { key: 'all', label: t('全部'), count: all ?? null },
    ...demandStates.map((state) => ({ key: state, label: t(stateLabels[state]), count: counts?.[state] ?? null })),
  ]
  return (
    <Tabs
      id={id}
      tabs={tabs}
      active={filter.state ?? 'all'}
      label={t('需求状态')}
      onChange={(key) => go({ state: key === 'all' ? null : key })}
    />
  )
}

function Narrowing({ filter, go }: { filter: DemandFilter; go: Go }) {
  const t = useT()
  const [typed, setTyped, send] = useSyncedInput(filter.title)
  const [need, , sendNeed] = useSyncedInput(String(filter.need ?? ''))
  const chooseNeed = (chosen: string) => {
    sendNeed(chosen)
    go({ need: demandTypes.find((known) => String(known) === chosen) ?? null })
  }
  return (
    <Filters label={t('筛选需求')} onAsk={() => go({ title: send(typed.trim()) })}>
      <label>
        {t('需求类型')}
        <select value={need} onChange={({ target }) => chooseNeed(target.value)}>
          <option value="">{t('全部')}</option>
          {demandTypes.map((known) => (
            <option key={known} value={known}>
              {t(demandTypeLabels[known])}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('标题')}
        <input type="search" value={typed} maxLength={50} onChange={({ target }) => setTyped(target.value)} />
      </label>
    </Filters>
  )
}

function Nothing({ filter: { need, state, title } }: { filter: DemandFilter }) {
  const t = useT()
  const isNarrowed = need !== null || state !== null || title !== ''
  return (
    <EmptyState
      minHeight={rowHeight * 4}
      text={isNarrowed ? t('没有符合条件的需求') : t('您还没有提交过需求')}
      hint={
        <Link className={styles['hintWay']} to={isNarrowed ? paths.myService : paths.serviceCenter}>
          {isNarrowed ? t('查看全部需求') : t('去服务中心看看')}
        </Link>
      }
    />
  )
}

/** The demands by state, narrowed by kind and title; the address holds what is asked. */
export function DemandList() {
  const t = useT()
  const id = useTabsId()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const filter = demandFilterIn(query)
  const demands = useQuery(demandsQuery(filter))
  const go: Go = (change) =>
    void navigate(demandsAddress({ ...demandFilterIn(hereQuery()), page: 1, ...change }), { preventScrollReset: true })

  const total = demands.data?.total
  const isBeyond = total !== undefined && total > 0 && filter.page > Math.ceil(total / pageSize)
  useEffect(() => {
    if (isBeyond) void navigate(demandsAddress({ ...filter, page: Math.ceil(total / pageSize) }), { replace: true })
  })

  return (
    <Panel
      label={t('我的需求')}
      tabs={<StateTabs id={id} filter={filter} counts={demands.data?.counts} go={go} />}
      className={styles['panel']}
    >
      <TabPanel id={id} active={filter.state ?? 'all'}>
        <Narrowing filter={filter} go={go} />
        <QueryBoundary
          query={demands}
          loading={<Skeleton height={rowHeight * 5} />}
          minHeight={rowHeight * 4}
          isEmpty={({ records }) => records.length === 0}
          empty={<Nothing filter={filter} />}
        >
          {({ records }) => <DemandRows rows={records} />}
        </QueryBoundary>
        {total !== undefined && total > pageSize && (
          <Pager page={filter.page} size={pageSize} total={total} onPage={(page) => go({ page })} />
        )}
      </TabPanel>
    </Panel>
  )
}
