import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { InlineError, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import styles from './Figure.module.css'

type Props<T> = {
  label: string
  query: Pick<UseQueryResult<T>, 'data' | 'isError' | 'isFetching' | 'refetch'>
  size?: 'normal' | 'large'
  children: (data: T) => ReactNode
}

/** One figure with its name, of the same size in every state. */
export function Figure<T>({ label, query, size = 'normal', children }: Props<T>) {
  const pending = query.isError ? <InlineError query={query} /> : <Skeleton height="1em" width="3em" />
  return (
    <div className={styles['figure']}>
      <dt className={styles['label']}>{label}</dt>
      <dd className={`${styles['value']} ${size === 'large' ? styles['large'] : ''}`}>
        {query.data === undefined ? pending : children(query.data)}
      </dd>
    </div>
  )
}
