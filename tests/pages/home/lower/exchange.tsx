import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { configureClient } from '#src/api/client.ts'

type Input = Record<string, unknown>
export type Answers = Record<string, (input: Input) => unknown>

/** Answers by path for the tests of this file, and the questions in the order they came. A path that is not there is down. */
export function exchangeOf(usual: Answers) {
  const asked: { path: string; input: Input }[] = []
  const answers: Answers = { ...usual }
  const server = setupServer(
    http.all('*/api/*', async ({ request }) => {
      const url = new URL(request.url)
      const path = url.pathname.replace(/^\/api/, '')
      const { _r, ...query } = Object.fromEntries(url.searchParams)
      const body = request.method === 'POST' ? ((await request.json()) as Input) : {}
      const input = { ...query, ...body }
      asked.push({ path, input })
      const answer = answers[path]
      return answer
        ? HttpResponse.json({ code: 200, msg: '', data: (await answer(input)) as null })
        : HttpResponse.error()
    }),
  )
  beforeAll(() => {
    server.listen({ onUnhandledRequest: 'error' })
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
  })
  afterEach(() => {
    asked.length = 0
    for (const path of Object.keys(answers)) delete answers[path]
    Object.assign(answers, usual)
  })
  afterAll(() => server.close())
  return {
    asked,
    answers,
    inputsOf: (path: string) => asked.filter((one) => one.path === path).map(({ input }) => input),
  }
}

export const page = <T,>(records: T[]) => ({ records, total: records.length, size: records.length, current: 1 })

export const newClient = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always', staleTime: 60_000 } } })

export function renderAt(block: ReactNode, { address = '/index', client = newClient() } = {}) {
  const shown = render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[address]}>{block}</MemoryRouter>
    </QueryClientProvider>,
  )
  return { ...shown, client }
}

/** An answer that is given when the test says so. */
export function heldAnswer<T>() {
  let give: (data: T) => void = () => undefined
  const answer = new Promise<T>((resolve) => {
    give = resolve
  })
  return { answer, give }
}
