import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import type { AssetQuery } from '#src/api/endpoints/assets.ts'
import { provideServerTime } from '#src/shared/lib/server-time.ts'
import { good, host, useHost } from '#tests/support/screen.tsx'
import { answerAssets, assetOf, type Asset, categories, detailOf, industries, regionsBelow } from './fake-exchange.ts'

export const now = Date.parse('2026-11-20T10:00:00+08:00')

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

const wish = (path: string, take: (body: { assetsId: string; assetsIds: string[] }) => unknown) =>
  http.post(`${host}${path}`, async ({ request }) => {
    const body = (await request.json()) as { assetsId: string; assetsIds: string[] }
    fake.wishes.push(`${path} ${JSON.stringify(body)}`)
    return (await fake.refusal()) ?? good(take(body))
  })

const server = setupServer(
  http.post(`${host}/dscq-project/assets/page`, async ({ request }) => {
    const asked = (await request.json()) as AssetQuery
    fake.asked.push(asked)
    return (await fake.trouble(asked)) ?? good(answerAssets(fake.assets, asked))
  }),
  http.post(`${host}/dscq-project/assets/batch`, async ({ request }) => {
    const { ids } = (await request.json()) as { ids: string[] }
    return good(fake.assets.filter(({ assetsId }) => ids.includes(assetsId)).map((asset) => detailOf(asset, now)))
  }),
  http.get(`${host}/dscq-project/assets/categories`, () => good(categories)),
  http.get(`${host}/dscq-system/region/list`, ({ request }) =>
    good(regionsBelow(new URL(request.url).searchParams.get('pbh') ?? '')),
  ),
  http.get(`${host}/dscq-system/industry/list`, () => good(industries)),
  http.get(`${host}/dscq-user/collect/ids`, () => {
    fake.wishes.push('ids')
    return good([...fake.favourites])
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

export let slots: ReturnType<typeof useHost>

/** An exchange inside the test, with so many assets; what it is asked stands in `fake`. */
export function useFakeExchange(count: number): void {
  beforeAll(() => {
    server.listen({ onUnhandledRequest: 'error' })
    provideServerTime(() => now)
  })
  beforeEach(() => {
    fake.assets = Array.from({ length: count }, (_, index) => assetOf(index, now))
    fake.favourites = new Set()
    fake.asked = []
    fake.wishes = []
    fake.trouble = () => undefined
    fake.refusal = () => undefined
    slots = useHost()
  })
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())
}
