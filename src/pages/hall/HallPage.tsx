import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router-dom'
import { HallList } from '#src/features/hall/HallList.tsx'
import { HallSearch } from '#src/features/hall/HallSearch.tsx'
import { hallQuery, type HallRows, type HallState } from '#src/features/hall/queries.ts'
import { hallLabels } from '#src/features/hall/labels.ts'
import { modeLabels } from '#src/model/listing/labels.ts'
import type { ListingRow } from '#src/model/listing/schema.ts'
import { linkTo } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { pageCount } from '#src/shared/lib/query/pages.ts'
import { type ListState, useListState } from '#src/shared/lib/query/use-list-state.ts'
import { ListFilters } from '#src/shared/ui/list/ListFilters.tsx'
import { Pager } from '#src/shared/ui/list/Pager.tsx'
import { Tabs, TabPanel, useTabsId } from '#src/shared/ui/navigation/Tabs.tsx'
import styles from './HallPage.module.css'
import { HeldRights } from './parts/HeldRights.tsx'
import { RowNote } from './parts/RowNote.tsx'
import { type HallAddress, hallAddress } from './parts/hall-address.ts'

const WatchRoom = lazy(() => import('./parts/WatchRoom.tsx'))
const Practice = lazy(() => import('./parts/Practice.tsx'))

const size = 8
const states = [1, 2] as const

/** Nothing that narrows the hall. */
const all: Partial<HallAddress> = { q: '', mode: null, enrolling: false }

type Listed = ListState<(typeof hallAddress)['schema']>

/** Leads to another view of the hall; what is not said of it stays as it is. */
type Go = (to: Partial<HallAddress>) => void

const isFiltered = ({ mode, enrolling }: HallAddress) => mode !== null || enrolling

/** A backend of the specification alone says nothing of it: its rooms are not narrowed to what it does not know. */
const saysMode = ({ rows }: HallRows) => rows.length === 0 || rows.some(({ mode }) => mode)

const questionOf = ({ state, q, page, mode, enrolling }: HallAddress) =>
  hallQuery(state, { assetsName: q, current: page, size, mode, enrolling })

const noteOf = (row: ListingRow) => <RowNote row={row} />

type Totals = Partial<Record<HallState, number | undefined>>

function StateTabs({ id, state, totals, go }: { id: string; state: HallState; totals: Totals; go: Go }) {
  const t = useT()
  return (
    <Tabs
      id={id}
      label={t('竞价状态')}
      tabs={states.map((key) => ({
        key: String(key),
        label: t(hallLabels[key]),
        count: totals[key] ?? null,
      }))}
      active={String(state)}
      onChange={(key) => go({ state: Number(key) as HallState })}
    />
  )
}

function Pages({ list, total, go }: { list: Listed; total: number; go: Go }) {
  const client = useQueryClient()
  return (
    <div className={styles['pager']}>
      <Pager
        page={list.state.page}
        size={size}
        total={total}
        onPage={(to) => go({ page: to })}
        addressOf={(to) => list.addressOf({ page: to })}
        onIntent={(to) => void client.prefetchQuery(questionOf({ ...list.state, page: to }))}
      />
    </div>
  )
}

/** Narrows the hall to a mode, and to what one can still enrol for. */
function Narrowing({ list, known }: { list: Listed; known: HallRows | undefined }) {
  const t = useT()
  if (known && !saysMode(known) && !isFiltered(list.state)) return null
  return (
    <ListFilters
      list={list}
      label={t('筛选竞价标的')}
      fields={[
        {
          kind: 'choice',
          param: 'mode',
          label: t('竞价方式'),
          all: t('全部'),
          options: Object.entries(modeLabels).map(([key, word]) => [key, t(word)]),
        },
        { kind: 'flag', param: 'enrolling', label: t('只看还可报名的') },
      ]}
    />
  )
}

/** One state of the hall as the address asks for it; both are known, for the numbers beside their names. */
function Hall() {
  const t = useT()
  const id = useTabsId()
  const list = useListState(hallAddress)
  const { state, q, page } = list.state
  const query = useQuery(questionOf(list.state))
  const opposite = state === 1 ? 2 : 1
  const other = useQuery(questionOf({ ...list.state, state: opposite, page: 1 }))
  const totals = { [state]: query.data?.total, [opposite]: other.data?.total }
  const go: Go = (to) => list.go(to, { preventScrollReset: false })
  const total = query.data?.total ?? 0
  const last = pageCount(total, size)
  // Rooms close while somebody leafs through them.
  if (query.data && !query.isPlaceholderData && page > last)
    return <Navigate to={list.addressOf({ page: last })} replace />
  return (
    <div className={`content ${styles['page']}`}>
      <section className={styles['panel']} aria-labelledby="hall-title">
        <div className={styles['head']}>
          <h1 id="hall-title" className={styles['title']} tabIndex={-1}>
            {t('竞价大厅')}
          </h1>
          <StateTabs id={id} state={state} totals={totals} go={go} />
          <Link to={linkTo.practice()} className={styles['practice']}>
            {t('模拟竞价')}
          </Link>
          <div className={styles['search']}>
            <HallSearch
              asked={q}
              onAsk={(wanted) => {
                // The same words once more mean: look again.
                if (wanted === q && page === 1) void query.refetch()
                else go({ q: wanted })
              }}
            />
          </div>
        </div>
        <Narrowing list={list} known={query.data} />
        <HeldRights />
        <TabPanel id={id} active={String(state)}>
          <HallList
            query={query}
            state={state}
            asked={q}
            isFiltered={isFiltered(list.state)}
            noteOf={noteOf}
            onClear={() => go(all)}
            onOther={() => go({ ...all, state: opposite })}
          />
        </TabPanel>
        {total > size && <Pages list={list} total={total} go={go} />}
      </section>
    </div>
  )
}

/**
 * The bidding hall (LS-02): now bidding or about to, as the address says; one that says it wrongly is set right. A single room
 * to watch or to practise in has its place here too.
 */
export default function HallPage() {
  const [search] = useSearchParams()
  const [watched, mode] = [search.get('watch'), search.get('practice')]
  if (watched || mode !== null)
    return (
      <Suspense fallback={<div className="coming" />}>
        {watched ? <WatchRoom key={watched} roomId={watched} /> : <Practice mode={mode ?? ''} />}
      </Suspense>
    )
  const state = hallAddress.read(search)
  return hallAddress.isCanonical(search, state) ? <Hall /> : <Navigate to={hallAddress.addressOf(state)} replace />
}
