import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { pageCount } from '../../lib/query/pages.ts'
import { QueryBoundary } from '../feedback/query-states.tsx'
import { Pager } from './Pager.tsx'

type Answer<T> = { records: readonly T[]; total: number; size: number; current: number }

export type PageQuery<T> = Pick<UseQueryResult<Answer<T>>, 'data' | 'isError' | 'isFetching' | 'refetch'>

type Props<T> = {
  query: PageQuery<T>
  /** The requested page. */
  page: number
  addressOf: (page: number) => string
  /** Of the size of the rows. */
  loading: ReactNode
  minHeight: number
  empty: ReactNode
  children: (records: readonly T[]) => ReactNode
}

/** The rows of one page; each page has an address. A page past the end redirects to the last one. */
export function PagedBlock<T>({ query, page, addressOf, loading, minHeight, empty, children }: Props<T>) {
  const navigate = useNavigate()
  const { data } = query
  const last = data && data.current === page && data.records.length === 0 ? pageCount(data.total, data.size) : page
  const goBack = useEffectEvent(() => void navigate(addressOf(last), { replace: true, preventScrollReset: true }))
  useEffect(() => {
    if (last < page) goBack()
  }, [last, page])
  return (
    <QueryBoundary
      query={query}
      loading={loading}
      minHeight={minHeight}
      isEmpty={({ records }) => records.length === 0}
      empty={empty}
    >
      {({ records, total, size }) => (
        <>
          {children(records)}
          {total > size && (
            <Pager
              page={page}
              size={size}
              total={total}
              onPage={(to) => void navigate(addressOf(to), { preventScrollReset: true })}
              addressOf={addressOf}
            />
          )}
        </>
      )}
    </QueryBoundary>
  )
}
