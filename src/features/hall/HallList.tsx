import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ListingRow } from '#src/model/listing/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { EmptyState, QueryBoundary } from '#src/shared/ui/feedback/query-states.tsx'
import { TableSkeleton } from '#src/shared/ui/list/DataTable.tsx'
import styles from './HallList.module.css'
import { HallTable } from './HallTable.tsx'
import type { HallRows, HallState } from './queries.ts'
import { hallLabels } from './labels.ts'

type Props = {
  query: UseQueryResult<HallRows>
  state: HallState
  searchText: string
  /** Whether more than the name narrows the list. */
  isFiltered?: boolean
  onClear: () => void
  onOther: () => void
  /** Below the name of each. */
  noteOf?: (row: ListingRow) => ReactNode
}

function EmptyHall({ state, searchText, isFiltered, onClear, onOther }: Omit<Props, 'query' | 'noteOf'>) {
  const t = useT()
  if (searchText || isFiltered)
    return (
      <EmptyState
        text={isFiltered ? t('没有符合条件的标的') : t('没有找到名称含“{{name}}”的标的', { name: searchText })}
        hint={<Button onClick={onClear}>{t('清除搜索条件')}</Button>}
      />
    )
  return (
    <EmptyState
      text={state === 1 ? t('当前没有正在竞价的标的') : t('当前没有即将竞价的标的')}
      hint={<Button onClick={onOther}>{t('看看{{tab}}', { tab: t(hallLabels[state === 1 ? 2 : 1]) })}</Button>}
    />
  )
}

/** The rows of one state, at /hall and on the home page. The space of a full page is kept in every state. */
export function HallList({ query, noteOf, ...rest }: Props) {
  const t = useT()
  const { state, searchText, isFiltered } = rest
  const rowHeight = noteOf ? 60 : 44
  return (
    <div
      className={noteOf ? `${styles['rows']} ${styles['noted']}` : styles['rows']}
      aria-busy={query.isPlaceholderData}
    >
      <QueryBoundary
        query={query}
        loading={<TableSkeleton rows={8} rowHeight={rowHeight} />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<EmptyHall {...rest} />}
      >
        {({ rows, total }) => (
          <>
            <HallTable rows={rows} state={state} caption={t(hallLabels[state])} rowHeight={rowHeight} noteOf={noteOf} />
            <output className="visuallyHidden">
              {(searchText || isFiltered) && !query.isPlaceholderData
                ? t('找到 {{count}} 个标的', { count: total })
                : ''}
            </output>
          </>
        )}
      </QueryBoundary>
    </div>
  )
}
