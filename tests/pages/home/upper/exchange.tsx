import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { configureClient } from '#src/api/client.ts'

type Answer = (input: Record<string, unknown>) => unknown

/** A few answers by path, and the questions in the order they came. A path that is not there is down. */
export function exchangeOf(answers: Record<string, Answer>) {
  const asked: { path: string; input: Record<string, unknown> }[] = []
  const server = setupServer(
    http.all('*/api/*', async ({ request }) => {
      const url = new URL(request.url)
      const path = url.pathname.replace(/^\/api/, '')
      const { _r, ...query } = Object.fromEntries(url.searchParams)
      const body = request.method === 'POST' ? ((await request.json()) as Record<string, unknown>) : {}
      const input = { ...query, ...body }
      asked.push({ path, input })
      const answer = answers[path]
      return answer ? HttpResponse.json({ code: 200, msg: '', data: answer(input) }) : HttpResponse.error()
    }),
  )
  configureClient({
    hosts: { api: '/api', bidding: '/api' },
    tokenParams: 'query',
    token: () => null,
    askLogin: () => undefined,
    signOut: () => undefined,
    warn: () => undefined,
    error: () => undefined,
    report: (what) => {
      throw new Error(what)
    },
    serverTime: () => undefined,
  })
  return { server, asked, answers, count: (path: string) => asked.filter((question) => question.path === path).length }
}

export const page = <T,>(records: T[]) => ({ records, total: records.length, size: records.length, current: 1 })

export function renderBlock(block: ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
  return render(
    <QueryClientProvider client={client}>
      <MemoryRouter>{block}</MemoryRouter>
    </QueryClientProvider>,
  )
}
