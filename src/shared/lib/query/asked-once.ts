import { type QueryFunctionContext, QueryObserver } from '@tanstack/react-query'
import { queryClient } from './queries.ts'

const holds = new Set<() => void>()

const nothing = () => undefined

/** For questions that a screen asks before a part of it waits for them: whoever leaves the screen withdraws what was not answered. */
export const askedByScreen = <T>(ask: (signal: AbortSignal) => Promise<T>) => ({
  queryFn: ({ queryKey, signal }: Pick<QueryFunctionContext, 'queryKey' | 'signal'>): Promise<T> => {
    // A question is withdrawn with its last observer: this one stays as long as the screen.
    holds.add(new QueryObserver(queryClient, { queryKey, enabled: false }).subscribe(nothing))
    return ask(signal)
  },
})

/** The same for questions that are asked once in the life of the page: whoever leaves the tab that asked lets it have its answer (HM-06). */
export const askedOnce = <T>(ask: (signal: AbortSignal) => Promise<T>) => ({
  ...askedByScreen(ask),
  staleTime: Infinity,
  gcTime: Infinity,
})

/** The screen is left. */
export function letGoOfAsked(): void {
  for (const letGo of holds) letGo()
  holds.clear()
}
