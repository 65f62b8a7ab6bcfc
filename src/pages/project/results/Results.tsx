import type { UseQueryResult } from '@tanstack/react-query'
import { activeChips } from '#src/features/asset-search/changes.ts'
import { type ChipName, filterDefinitions } from '#src/features/asset-search/filters.ts'
import { inapplicableFilters } from '#src/features/asset-search/listed.ts'
import type { Filters, View } from '#src/features/asset-search/state.ts'
import { ListingCardSkeleton } from '#src/features/listing/ListingCard.tsx'
import type { ListingRow } from '#src/model/listing/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { EmptyState, Loading, QueryBoundary } from '#src/shared/ui/feedback/query-states.tsx'
import { AssetCard, AssetRow, AssetRowSkeleton } from './AssetRow.tsx'
import { ChipList } from '../filters/Chips.tsx'
import styles from './results.module.css'

const minHeight = 380

/** From so many rows on, rows outside the viewport are not laid out. */
const longList = 50

/** Outlines of the size of what is to come. */
function ListSkeleton({ view, size }: { view: View; size: number }) {
  const Item = view === 'card' ? ListingCardSkeleton : AssetRowSkeleton
  return (
    <ul className={view === 'card' ? styles['cards'] : styles['rows']}>
      {Array.from({ length: Math.min(size, 12) }, (_, index) => (
        <li key={index}>
          <Item />
        </li>
      ))}
    </ul>
  )
}

function Rows({ rows, view }: { rows: readonly ListingRow[]; view: View }) {
  const Item = view === 'card' ? AssetCard : AssetRow
  const isFar = view === 'list' && rows.length >= longList
  return (
    <ul className={view === 'card' ? styles['cards'] : styles['rows']}>
      {rows.map((row, index) => (
        <li key={row.assetsId} className={isFar ? styles['far'] : undefined}>
          <Item row={row} isFirst={index === 0} />
        </li>
      ))}
    </ul>
  )
}

type FilterActions = {
  filters: Filters
  onRemove: (name: ChipName) => void
  onClear: () => void
}

/** No results, and the filters that can be removed. */
function NoResults({ filters, onRemove, onClear }: FilterActions) {
  const t = useT()
  const count = activeChips(filters).length
  if (count === 0) return <EmptyState text={t('暂无挂牌项目，请稍后再来')} minHeight={minHeight} />
  return (
    <EmptyState
      text={count === 1 ? t('没有符合这个条件的项目') : t('没有同时符合这 {{count}} 个条件的项目', { count })}
      minHeight={minHeight}
      hint={
        <>
          <p>{t('移除以下任一条件后重试：')}</p>
          <ChipList filters={filters} onRemove={onRemove} />
          <Button onClick={onClear}>{t('查看全部项目')}</Button>
        </>
      }
    />
  )
}

/** Where the rows come from if the exchange has no search, and which filters do not apply to them. */
export function ListedNote({ filters }: { filters: Filters }) {
  const t = useT()
  const names = inapplicableFilters(filters)
    .map((name) => filterDefinitions[name].label(t))
    .join(t('、'))
  return (
    <Callout tone="warning" role="note">
      <p>{t('项目检索暂未提供，以下由竞价、最新挂牌和热门清单汇总而成。')}</p>
      {names && <p>{t('下列条件暂时不起作用：{{names}}', { names })}</p>}
    </Callout>
  )
}

type Answer = { rows: ListingRow[]; total: number }
type Props = FilterActions & {
  query: UseQueryResult<Answer>
  /** The address is being corrected: the answer is not to the right question. */
  isCorrecting: boolean
}

/** The states of the list: loading, failed, empty, full; earlier rows stay, dimmed, while others are on their way. */
export function Results({ query, isCorrecting, ...actions }: Props) {
  const { view, size } = actions.filters
  const isWaiting = query.isPlaceholderData || isCorrecting
  const skeleton = <ListSkeleton view={view} size={size} />
  return (
    <div className={styles['results']} aria-busy={isWaiting}>
      <QueryBoundary
        query={query}
        loading={skeleton}
        minHeight={minHeight}
        isEmpty={({ rows }) => rows.length === 0}
        empty={isWaiting ? <Loading>{skeleton}</Loading> : <NoResults {...actions} />}
      >
        {({ rows }) => <Rows rows={rows} view={view} />}
      </QueryBoundary>
    </div>
  )
}
