import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isNotFound } from '#src/api/errors.ts'
import { hasFailed } from '#src/shared/lib/query/has-failed.ts'
import { NoRoom, RoomSkeleton, RoomTrouble } from './RoomScreen.tsx'

type Props<T> = { query: UseQueryResult<T>; children: (data: T) => ReactNode }

/** A room, or its state while there is none: loading, not found, failed. */
export function RoomBoundary<T>({ query, children }: Props<T>) {
  const { data, error, isFetching, refetch } = query
  if (data !== undefined) return children(data)
  if (isNotFound(error)) return <NoRoom />
  if (hasFailed(query)) return <RoomTrouble error={error} onRetry={() => void refetch()} busy={isFetching} />
  return <RoomSkeleton />
}
