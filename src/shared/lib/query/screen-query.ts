import { type QueryFunctionContext, QueryObserver } from '@tanstack/react-query'
import { queryClient } from './queries.ts'

const holds = new Set<() => void>()

const nothing = () => undefined

/** For queries that a screen starts before one of its parts observes them: leaving the screen cancels the pending ones. */
export const screenQuery = <T>(ask: (signal: AbortSignal) => Promise<T>) => ({
  queryFn: ({ queryKey, signal }: Pick<QueryFunctionContext, 'queryKey' | 'signal'>): Promise<T> => {
    // A query is cancelled with its last observer: this one stays as long as the screen.
    holds.add(new QueryObserver(queryClient, { queryKey, enabled: false }).subscribe(nothing))
    return ask(signal)
  },
})

/** The same for queries made once in the life of the page: leaving the tab that started one does not cancel it (HM-06). */
export const pageQuery = <T>(ask: (signal: AbortSignal) => Promise<T>) => ({
  ...screenQuery(ask),
  staleTime: Infinity,
  gcTime: Infinity,
})

/** Called when the screen is left. */
export function releaseScreenQueries(): void {
  for (const letGo of holds) letGo()
  holds.clear()
}
