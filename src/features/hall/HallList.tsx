import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ListingRow } from '#src/model/listing/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { QueryBoundary, EmptyState, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import styles from './HallList.module.css'
import { HallTable } from './HallTable.tsx'
import type { HallRows, HallState } from './queries.ts'
import { hallLabels } from './labels.ts'

type Props = {
  query: UseQueryResult<HallRows>
  state: HallState
  asked: string
  /** Whether more than the name narrows the list. */
  isFiltered?: boolean
  onClear: () => void
  onOther: () => void
  /** What stands below the name of each. */
  noteOf?: (row: ListingRow) => ReactNode
}

const skeletonRows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

function Nothing({ state, asked, isFiltered, onClear, onOther }: Omit<Props, 'query' | 'noteOf'>) {
  const t = useT()
  if (asked || isFiltered)
    return (
      <EmptyState
        text={isFiltered ? t('没有符合条件的标的') : t('没有找到名称含“{{name}}”的标的', { name: asked })}
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

/** The rows of one state, at /hall and on the home page, in space of their own size; and its other faces. */
export function HallList({ query, noteOf, ...rest }: Props) {
  const t = useT()
  const { state, asked, isFiltered } = rest
  return (
    <div
      className={noteOf ? `${styles['rows']} ${styles['noted']}` : styles['rows']}
      aria-busy={query.isPlaceholderData}
    >
      <QueryBoundary
        query={query}
        loading={
          <div className={styles['loading']}>
            {skeletonRows.map((row) => (
              <Skeleton key={row} height={20} />
            ))}
          </div>
        }
        isEmpty={({ rows }) => rows.length === 0}
        empty={<Nothing {...rest} />}
      >
        {({ rows, total }) => (
          <>
            <HallTable rows={rows} state={state} caption={t(hallLabels[state])} noteOf={noteOf} />
            <output className="visuallyHidden">
              {(asked || isFiltered) && !query.isPlaceholderData ? t('找到 {{count}} 个标的', { count: total }) : ''}
            </output>
          </>
        )}
      </QueryBoundary>
    </div>
  )
}
