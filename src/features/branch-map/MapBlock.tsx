import type { ReactNode } from 'react'
import { hasFailed } from '#src/shared/lib/query/has-failed.ts'
import { EmptyState, ErrorState, Loading, Outdated, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import styles from './branch-map.module.css'
import type { Chosen } from './categories.ts'
import { type MapData, useMapData } from './queries.ts'

type Props = { chosen: Chosen; height: number; children: (data: MapData) => ReactNode }

/** The states of the map. A choice whose request failed shows the error, never the figures of the previous choice. */
export function MapBlock({ chosen, height, children }: Props) {
  const query = useMapData(chosen)
  const { data, error, isFetching, isPlaceholderData, refetch } = query
  if (hasFailed(query))
    return <ErrorState onRetry={() => void refetch()} busy={isFetching} minHeight={height} error={error} />
  if (!data)
    return (
      <Loading>
        <Skeleton height={height} />
      </Loading>
    )
  return (
    <>
      <Outdated query={query} />
      {data.places.length === 0 ? (
        <EmptyState minHeight={height} />
      ) : (
        <div aria-busy={isPlaceholderData} className={styles['figures']}>
          {children(data)}
        </div>
      )}
    </>
  )
}
