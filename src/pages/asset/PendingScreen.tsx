import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { hasFailed } from '#src/shared/lib/query/has-failed.ts'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { ErrorState } from '#src/shared/ui/feedback/query-states.tsx'
import { AssetSkeleton } from './AssetSkeleton.tsx'
import styles from './asset.module.css'

/** The page of an asset that cannot be shown: a message or an error in its place. */
export function MessagePage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={`content ${styles['page']}`}>
      <Card>
        <h1 className="visuallyHidden">{title}</h1>
        {children}
      </Card>
    </div>
  )
}

/** The page of an asset without data: its skeleton, or the error of a failed request. */
export function PendingScreen({ query, title }: { query: UseQueryResult; title: string }) {
  if (!hasFailed(query)) return <AssetSkeleton />
  return (
    <MessagePage title={title}>
      <ErrorState minHeight={480} onRetry={() => void query.refetch()} busy={query.isFetching} error={query.error} />
    </MessagePage>
  )
}
