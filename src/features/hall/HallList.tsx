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
  /** What to loosen in an empty result, besides all of it. */
  loosen?: ReactNode
  /** In place of the table. */
  layout?: HallLayout
}

export type HallLayout = {
  loading: ReactNode
  rowsOf: (rows: readonly ListingRow[], caption: string) => ReactNode
  /** Reserves space, whatever the state of the query. */
  className: string | undefined
}

function EmptyHall({ state, searchText, isFiltered, loosen, onClear, onOther }: Omit<Props, 'query' | 'layout'>) {
  const t = useT()
  if (searchText || isFiltered)
    return (
      <EmptyState
        text={isFiltered ? t('没有符合条件的标的') : t('没有找到名称含“{{name}}”的标的', { name: searchText })}
        hint={
          <>
            {loosen}
            <Button onClick={onClear}>{t('清除搜索条件')}</Button>
          </>
        }
      />
    )
  return (
    <EmptyState
      text={state === 1 ? t('当前没有正在竞价的标的') : t('当前没有即将竞价的标的')}
      hint={<Button onClick={onOther}>{t('查看{{tab}}', { tab: t(hallLabels[state === 1 ? 2 : 1]) })}</Button>}
    />
  )
}

/** Of the home page, in px at the plain size of type. */
const rowHeight = 44

/** The rows of one state, at /hall and on the home page. The space of a full page is kept in every state. */
export function HallList({ query, layout, ...rest }: Props) {
  const t = useT()
  const { state, searchText, isFiltered } = rest
  const caption = t(hallLabels[state])
  return (
    <div
      className={`${styles['rows']} ${layout ? layout.className : styles['plain']}`}
      aria-busy={query.isPlaceholderData}
    >
      <QueryBoundary
        query={query}
        loading={layout?.loading ?? <TableSkeleton rows={8} rowHeight={rowHeight} />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<EmptyHall {...rest} />}
      >
        {({ rows, total }) => (
          <>
            {layout?.rowsOf(rows, caption) ?? (
              <HallTable rows={rows} state={state} caption={caption} rowHeight={rowHeight} />
            )}
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
