import { useCallback, useEffect, useMemo, useRef } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { changed } from './changes.ts'
import { type Filters, filtersFrom, isWritten, queryText, searchOf } from './filters.ts'

/**
 * The filters are what the address says; this is the only place that changes them. A choice is a step that Back takes
 * back; corrections and pauses in typing are none.
 */
export function useFilters() {
  const { search } = useLocation()
  const navigation = useNavigationType()
  const navigate = useNavigate()
  const { filters, isRight } = useMemo(() => {
    const params = new URLSearchParams(search)
    const read = filtersFrom(params)
    return { filters: read, isRight: isWritten(params, read) }
  }, [search])

  // A second choice may come before the first has been rendered; it must build on it.
  const latest = useRef(filters)
  /** The filters before typing changed them without a step. */
  const beforeTyping = useRef<Filters | null>(null)
  useEffect(() => {
    latest.current = filters
    if (navigation === NavigationType.Pop) beforeTyping.current = null
  }, [filters, navigation])

  const go = useCallback(
    (next: Filters, replace: boolean) => {
      latest.current = next
      void navigate({ search: searchOf(next) }, { replace })
    },
    [navigate],
  )

  useEffect(() => {
    if (!isRight) go(filters, true)
  }, [isRight, filters, go])

  const push = useCallback(
    (next: Filters) => {
      beforeTyping.current = null
      if (searchOf(next) !== searchOf(latest.current)) go(next, false)
    },
    [go],
  )
  const choose = useCallback((change: Partial<Filters>) => push(changed(latest.current, change)), [push])
  const correct = useCallback((next: Filters) => go(next, true), [go])

  const typed = useCallback(
    (text: string) => {
      const next = changed(latest.current, { q: queryText(text) })
      if (next.q === latest.current.q) return
      beforeTyping.current ??= latest.current
      go(next, true)
    },
    [go],
  )
  /** False when this is what the list shows already. */
  const searched = useCallback(
    (text: string): boolean => {
      const before = beforeTyping.current ?? latest.current
      const next = changed(latest.current, { q: queryText(text) })
      if (next.q === before.q && next.q === latest.current.q) return false
      // What typing changed by the way becomes a step of its own.
      if (beforeTyping.current) go(beforeTyping.current, true)
      push(next)
      return true
    },
    [go, push],
  )
  return { filters, isRight, choose, push, correct, typed, searched }
}
