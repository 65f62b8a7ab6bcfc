import { QueryClient } from '@tanstack/react-query'

/** One cache for what the exchange has told. A failed question is asked again by the person, not by the machine. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 60_000, refetchOnWindowFocus: false, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
})
