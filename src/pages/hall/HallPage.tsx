import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { HallList } from '#src/features/hall/HallList.tsx'
import { HallSearch } from '#src/features/hall/HallSearch.tsx'
import { hallQuery, type HallRows, type HallState } from '#src/features/hall/queries.ts'
import { hallLabels } from '#src/features/hall/labels.ts'
import { linkTo } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { pageCount } from '#src/shared/lib/query/pages.ts'
import { useListState } from '#src/shared/lib/query/use-list-state.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { Pager } from '#src/shared/ui/list/Pager.tsx'
import { Tabs, TabPanel, useTabsId } from '#src/shared/ui/navigation/Tabs.tsx'
import styles from './HallPage.module.css'
import { EndingSoon } from './wall/EndingSoon.tsx'
import { HeldRights } from './list/HeldRights.tsx'
import { SupplierRooms } from './list/SupplierRooms.tsx'
import { type HallAddress, hallAddress, isFiltered, unfiltered } from './list/hall-address.ts'
import { HallFilters } from './list/HallFilters.tsx'
import { hallLayout } from './wall/layout.tsx'
import { Loosen } from './list/Loosen.tsx'

const WatchRoom = lazy(() => import('./rooms/WatchRoom.tsx'))
const Practice = lazy(() => import('./rooms/Practice.tsx'))

const size = 8
const states = [1, 2] as const

/** Leads to another view of the hall; parameters that are not given keep their values. */
type Go = (to: Partial<HallAddress>) => void

/** A backend of the specification alone gives no modes: then nothing narrows the rooms to one. */
const hasModes = ({ rows }: HallRows) => rows.length === 0 || rows.some(({ mode }) => mode)

const pageQuery = ({ state, q, page, mode, region, enrolling }: HallAddress) =>
  hallQuery(state, { assetsName: q, current: page, size, mode, region, enrolling })

/** One state of the hall by the address; the other is fetched for the number beside its name. */
function Hall() {
  const t = useT()
  const id = useTabsId()
  const client = useQueryClient()
  const list = useListState(hallAddress)
  const { state, q, page, view } = list.state
  const query = useQuery(pageQuery(list.state))
  const opposite = state === 1 ? 2 : 1
  const other = useQuery(pageQuery({ ...list.state, state: opposite, page: 1 }))
  const totals: Partial<Record<HallState, number | undefined>> = {
    [state]: query.data?.total,
    [opposite]: other.data?.total,
  }
  const go: Go = (to) => list.go(to, { preventScrollReset: false })
  const total = query.data?.total ?? 0
  const last = pageCount(total, size)
  // Rooms close while a reader leafs through them.
  if (query.data && !query.isPlaceholderData && page > last)
    return <Navigate to={list.addressOf({ page: last })} replace />
  const tabs = states.map((key) => ({ key: String(key), label: t(hallLabels[key]), count: totals[key] ?? null }))
  return (
    <div className={`content ${styles['page']}`}>
      {q === '' && <EndingSoon />}
      <Card
        title={t('竞价大厅')}
        level={1}
        tabs={
          <Tabs
            id={id}
            label={t('竞价状态')}
            tabs={tabs}
            active={String(state)}
            onChange={(key) => go({ state: Number(key) as HallState })}
          />
        }
        actions={
          <>
            <Button look="text" to={linkTo.practice()}>
              {t('模拟竞价')}
            </Button>
            <HallSearch
              searchText={q}
              onSearch={(wanted) => {
                // The same text again means a refresh.
                if (wanted === q && page === 1) void query.refetch()
                else go({ q: wanted })
              }}
            />
          </>
        }
      >
        <HallFilters
          state={list.state}
          facets={query.data && query.data.facets}
          hasModes={!query.data || hasModes(query.data)}
          go={(to) => list.go(to)}
          onChoose={(to) => list.go({ view: to, page })}
        />
        <HeldRights />
        <SupplierRooms />
        <TabPanel id={id} active={String(state)}>
          <HallList
            query={query}
            state={state}
            searchText={q}
            isFiltered={isFiltered(list.state)}
            loosen={<Loosen state={list.state} facets={query.data?.facets} go={go} />}
            layout={hallLayout(view, state, size)}
            onClear={() => go({ ...unfiltered, q: '' })}
            onOther={() => go({ ...unfiltered, q: '', state: opposite })}
          />
        </TabPanel>
        {total > size && (
          <Pager
            page={page}
            size={size}
            total={total}
            onPage={(to) => go({ page: to })}
            addressOf={(to) => list.addressOf({ page: to })}
            onIntent={(to) => void client.prefetchQuery(pageQuery({ ...list.state, page: to }))}
          />
        )}
      </Card>
    </div>
  )
}

/**
 * The bidding hall (LS-02): assets in bidding, or about to bid, by the address; an invalid address is corrected. Also the page of
 * one room, watched or for practice.
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
