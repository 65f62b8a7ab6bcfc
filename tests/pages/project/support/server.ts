import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import type { AssetQuery } from '#src/api/endpoints/assets.ts'
import { configureClient } from '#src/api/client.ts'
import { provideServerTime } from '#src/shared/lib/server-time.ts'
import { answerAssets, assetOf, type Asset, categories, detailOf, industries, regionsBelow } from './fake-exchange.ts'

export const now = Date.parse('2026-11-20T10:00:00+08:00')
const host = 'http://exchange.test'

type Fake = {
  assets: Asset[]
  favourites: Set<string>
  /** Every question about the list, oldest first. */
  asked: AssetQuery[]
  /** What was asked besides, as path and body. */
  wishes: string[]
  /** How the next answers about the list go wrong, or how long they take. */
  trouble: (asked: AssetQuery) => Promise<Response | undefined> | Response | undefined
  /** How favourites go wrong. */
  refusal: () => Promise<Response | undefined> | Response | undefined
}
export const fake: Fake = {
  assets: [],
  favourites: new Set(),
  asked: [],
  wishes: [],
  trouble: () => undefined,
  refusal: () => undefined,
}

export const said = (code: number, msg: string) => HttpResponse.json({ code, msg, data: null })
const answer = (data: unknown) => HttpResponse.json({ code: 200, msg: '操作成功', data })

const wish = (path: string, take: (body: { assetsId: string; assetsIds: string[] }) => unknown) =>
  http.post(`${host}${path}`, async ({ request }) => {
    const body = (await request.json()) as { assetsId: string; assetsIds: string[] }
    fake.wishes.push(`${path} ${JSON.stringify(body)}`)
    return (await fake.refusal()) ?? answer(take(body))
  })

const server = setupServer(
  http.post(`${host}/dscq-project/assets/page`, async ({ request }) => {
    const asked = (await request.json()) as AssetQuery
    fake.asked.push(asked)
    return (await fake.trouble(asked)) ?? answer(answerAssets(fake.assets, asked))
  }),
  http.post(`${host}/dscq-project/assets/batch`, async ({ request }) => {
    const { ids } = (await request.json()) as { ids: string[] }
    return answer(fake.assets.filter(({ assetsId }) => ids.includes(assetsId)).map((asset) => detailOf(asset, now)))
  }),
  http.get(`${host}/dscq-project/assets/categories`, () => answer(categories)),
  http.get(`${host}/dscq-system/region/list`, ({ request }) =>
    answer(regionsBelow(new URL(request.url).searchParams.get('pbh') ?? '')),
  ),
  http.get(`${host}/dscq-system/industry/list`, () => answer(industries)),
  http.get(`${host}/dscq-user/collect/ids`, () => {
    fake.wishes.push('ids')
    return answer([...fake.favourites])
  }),
  wish('/dscq-user/collect/add', ({ assetsId }) => {
    fake.favourites.add(assetsId)
    return { favourites: fake.favourites.size }
  }),
  wish('/dscq-user/collect/remove', ({ assetsIds }) => {
    for (const id of assetsIds) fake.favourites.delete(id)
    return { removed: assetsIds.length }
  }),
)

export const slots = {
  askLogin: vi.fn<() => void>(),
  signOut: vi.fn<() => void>(),
  warn: vi.fn<(message: string) => void>(),
  error: vi.fn<(message: string) => void>(),
  report: vi.fn<(what: string) => void>(),
}

/** An exchange inside the test, with so many assets; what it is asked stands in `fake`. */
export function useFakeExchange(count: number): void {
  beforeAll(() => {
    server.listen({ onUnhandledRequest: 'error' })
    provideServerTime(() => now)
    configureClient({
      ...slots,
      hosts: { api: host, bidding: host },
      tokenParams: 'query',
      token: () => null,
      serverDate: () => undefined,
    })
  })
  beforeEach(() => {
    fake.assets = Array.from({ length: count }, (_, index) => assetOf(index, now))
    fake.favourites = new Set()
    fake.asked = []
    fake.wishes = []
    fake.trouble = () => undefined
    fake.refusal = () => undefined
    for (const slot of Object.values(slots)) slot.mockReset()
  })
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())
}
