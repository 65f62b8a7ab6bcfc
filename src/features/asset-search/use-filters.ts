import { useCallback, useEffect, useMemo, useRef } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { filtersFrom, isCanonical, searchOf } from './address.ts'
import { changed } from './changes.ts'
import { queryText } from './filters.ts'
import type { Filters } from './state.ts'

/**
 * The filters of the address; nothing else changes them. A choice adds an entry to the history; corrections and pauses in
 * typing replace the entry.
 */
export function useFilters() {
  const { search } = useLocation()
  const navigation = useNavigationType()
  const navigate = useNavigate()
  const { filters, isCanonicalAddress } = useMemo(() => {
    const params = new URLSearchParams(search)
    const read = filtersFrom(params)
    return { filters: read, isCanonicalAddress: isCanonical(params, read) }
  }, [search])

  // A second choice may come before the first is rendered; it must build on it.
  const latest = useRef(filters)
  /** The filters before typing replaced the entry of the history. */
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
    if (!isCanonicalAddress) go(filters, true)
  }, [isCanonicalAddress, filters, go])

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
  /** False when the list already shows this search. */
  const searched = useCallback(
    (text: string): boolean => {
      const before = beforeTyping.current ?? latest.current
      const next = changed(latest.current, { q: queryText(text) })
      if (next.q === before.q && next.q === latest.current.q) return false
      // Typing has replaced the entry: it is restored, so that the search adds an entry.
      if (beforeTyping.current) go(beforeTyping.current, true)
      push(next)
      return true
    },
    [go, push],
  )
  return { filters, isCanonicalAddress, choose, push, correct, typed, searched }
}
