import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { activeChips, type ChipName } from '#src/features/asset-search/changes.ts'
import type { Filters, View } from '#src/features/asset-search/filters.ts'
import type { ListingRow } from '#src/model/listing/schema.ts'
import { hasFailed } from '#src/shared/lib/query/has-failed.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { EmptyState, ErrorState, Loading, Outdated, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import { AssetCard, AssetRow } from './AssetRow.tsx'
import { ChipList, chipsClass } from '../filters/Chips.tsx'
import styles from './Results.module.css'

const faceHeight = 380

/** Outlines of the very size of what is to come. */
function Blank({ view, size }: { view: View; size: number }) {
  const keys = Array.from({ length: Math.min(size, 12) }, (_, index) => index)
  if (view === 'card')
    return (
      <ul className={styles['cards']}>
        {keys.map((key) => (
          <li key={key} className={styles['blankCard']}>
            <Skeleton height="auto" className={styles['blankPicture'] ?? ''} />
            <Skeleton height="2.8em" />
            <Skeleton height="1.6em" width="60%" />
            <Skeleton height="1em" width="80%" />
          </li>
        ))}
      </ul>
    )
  return (
    <ul>
      {keys.map((key) => (
        <li key={key} className={styles['blankRow']}>
          <Skeleton height="auto" className={styles['blankPicture'] ?? ''} />
          <span className={styles['blankText']}>
            <Skeleton height="1.4em" width="80%" />
            <Skeleton height="1em" width="50%" />
          </span>
          <Skeleton height="2.4em" width="100%" />
        </li>
      ))}
    </ul>
  )
}

/** From so many rows on, those that are far away are not laid out. */
const longList = 50

function Rows({ rows, view }: { rows: readonly ListingRow[]; view: View }) {
  if (view === 'card')
    return (
      <ul className={styles['cards']}>
        {rows.map((row, index) => (
          <li key={row.assetsId}>
            <AssetCard row={row} isFirst={index === 0} />
          </li>
        ))}
      </ul>
    )
  return (
    <ul>
      {rows.map((row, index) => (
        <li key={row.assetsId} className={rows.length < longList ? undefined : styles['far']}>
          <AssetRow row={row} isFirst={index === 0} />
        </li>
      ))}
    </ul>
  )
}

/** Nothing fits, and what to loosen so that something does. */
function Nothing({
  filters,
  onRemove,
  onClear,
}: {
  filters: Filters
  onRemove: (name: ChipName) => void
  onClear: () => void
}) {
  const t = useT()
  const count = activeChips(filters).length
  if (count === 0) return <EmptyState text={t('暂无挂牌项目，请稍后再来')} minHeight={faceHeight} />
  return (
    <EmptyState
      text={count === 1 ? t('没有符合这个条件的项目') : t('没有同时符合这 {{count}} 个条件的项目', { count })}
      minHeight={faceHeight}
      hint={
        <>
          <p>{t('去掉其中一个条件再看看：')}</p>
          <ul className={`${chipsClass} ${styles['loosen']}`}>
            <ChipList filters={filters} onRemove={onRemove} />
          </ul>
          <Button onClick={onClear}>{t('查看全部项目')}</Button>
        </>
      }
    />
  )
}

type Answer = { rows: ListingRow[]; total: number }
type Props = {
  query: UseQueryResult<Answer>
  filters: Filters
  /** The address is being corrected: what was answered is not what was meant. */
  isCorrecting: boolean
  onRemove: (name: ChipName) => void
  onClear: () => void
}

/** The faces of the list: loading, failed, empty, full; rows of before stay, dimmed, while others are on their way. */
export function Results({ query, filters, isCorrecting, onRemove, onClear }: Props) {
  const { data, error, isFetching, isPlaceholderData, refetch } = query
  if (hasFailed(query))
    return <ErrorState onRetry={() => void refetch()} busy={isFetching} minHeight={faceHeight} error={error} />
  const face = (children: ReactNode, isBusy: boolean) => (
    <div className={styles['results']} aria-busy={isBusy}>
      <Outdated query={query} />
      {children}
    </div>
  )
  const isWaiting = isPlaceholderData || isCorrecting
  if (!data || (isWaiting && data.rows.length === 0))
    return (
      <Loading className={styles['results']}>
        <Blank view={filters.view} size={filters.size} />
      </Loading>
    )
  if (data.rows.length === 0) return face(<Nothing filters={filters} onRemove={onRemove} onClear={onClear} />, false)
  return face(<Rows rows={data.rows} view={filters.view} />, isWaiting)
}
