import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom'
import { vi } from 'vitest'
import { configureClient } from '#src/api/client.ts'
import { providePush, type PushHandlers } from '#src/shared/lib/push.ts'

/** Where the exchange of a test answers. */
export const host = 'http://exchange.test'

export const good = (data: unknown) => HttpResponse.json({ code: 200, msg: '操作成功', data })
export const said = (code: number, msg: string) => HttpResponse.json({ code, msg, data: null })

const slots = () => ({
  askLogin: vi.fn<() => void>(),
  signOut: vi.fn<() => void>(),
  warn: vi.fn<(message: string) => void>(),
  error: vi.fn<(message: string) => void>(),
  report: vi.fn<(what: string) => void>(),
})

/** A client that asks `host`, without a session; what it tells the person is in the slots it gives back. */
export function useHost() {
  const told = slots()
  configureClient({
    ...told,
    hosts: { api: host, bidding: host },
    tokenParams: 'query',
    token: () => null,
    serverTime: () => undefined,
  })
  return told
}

/** A line of push that is up; who reads a topic is handed to `onReader`, and is told what the test tells. */
export function useLine(onReader: (handlers: PushHandlers, topic: string) => void): void {
  providePush({
    subscribe: (topic, handlers) => {
      onReader(handlers, topic)
      return () => undefined
    },
    say: () => Promise.resolve(),
    status: () => 'live',
    onStatus: () => () => undefined,
    roundTripMs: () => null,
    setUrgent: () => undefined,
  })
}

/** Pages at their addresses, opened at the last of `entries`; nothing is asked twice by itself. */
export function openScreen(routes: RouteObject[], ...entries: string[]) {
  const router = createMemoryRouter(routes, { initialEntries: entries })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return router
}
