import { QueryClient } from '@tanstack/react-query'

/** The query cache of the page. A failed query is repeated by the reader, not automatically. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 60_000, refetchOnWindowFocus: false, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
})
