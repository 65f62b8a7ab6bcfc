import type { ReactNode } from 'react'
import { Card } from '../display/Card.tsx'
import { EmptyState, QueryBoundary, type QueryState, Skeleton } from './query-states.tsx'

type Props<T> = {
  query: QueryState<T>
  /** Px: of the skeleton, and at least of the other states. */
  height: number
  /** Shown when the exchange has no such record, or when the address names none. */
  missing: { text: string; link: { label: string; to: string } }
  isUnnamed?: boolean
  /** The record stands below the title of a screen; otherwise the text about a missing one is the title. */
  isPart?: boolean
  children: (data: T) => ReactNode
}

/** Structural, because the kit does not know the errors of `api`. */
const isNotFound = (error: unknown): boolean =>
  (error as { reply?: { code?: unknown } } | null | undefined)?.reply?.code === 404

/** One record that the address names, in every state of its query. */
export function DetailBoundary<T>({ query, height, missing, isUnnamed = false, isPart = false, children }: Props<T>) {
  if (isUnnamed || isNotFound(query.error))
    return (
      <Card>
        <EmptyState {...missing} isHeading={!isPart} minHeight={Math.min(height, 320)} />
      </Card>
    )
  return (
    <QueryBoundary query={query} loading={<Skeleton height={height} />} minHeight={height}>
      {children}
    </QueryBoundary>
  )
}
