import { readFileSync } from 'node:fs'
import axios, { AxiosError } from 'axios'
import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { fillSlots } from '#tests/api/support/slots.ts'
import { setHttpAdapter } from '#tests/support/http-adapter.ts'
import { call } from '#src/api/client.ts'
import { callKey, takePrefetched } from '#src/api/prefetched-batch.ts'
import { firstScreenCalls } from '#src/app/first-screen.ts'
import { listingAddress } from '#src/features/listing/ListingLink.tsx'
import { amountText, currentPrice } from '#src/model/listing/rules.ts'
import { listedRow, type ListingRow } from '#src/model/listing/schema.ts'
import { headScript, withListingCards } from '../../scripts/vite/first-screen.ts'

const env = { VITE_API_BATCH: 'on', VITE_API_BASE: '/api', VITE_BIDDING_API_BASE: '/bid-api' }
const byThemselves = { ...env, VITE_API_BATCH: 'off' }
const chunks = { preload: ['/assets/home.js'], wire: '/assets/wire.js' }
const page = withListingCards(readFileSync('index.html', 'utf8'))
const shell = /<body>([\s\S]*)<noscript>/.exec(page)![1]!

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  globalThis.portalEarly = undefined
  globalThis.portalWire = undefined
  document.documentElement.removeAttribute('style')
  for (const name of ['lang', 'data-screen', 'data-elder']) document.documentElement.removeAttribute(name)
  document.head.replaceChildren()
})

type Asked = {
  url: string
  method: string
  body: string | null
  headers: Record<string, string>
  priority: string
  signal: AbortSignal | null
}
type Says = (url: string) => unknown

/** Runs the script as in the page's head, and resolves with its requests. */
async function inPage(pathname: string, settings: Record<string, string>, answer: unknown): Promise<Asked[]> {
  return inPageWithAnswers(pathname, settings, () => answer)
}

async function inPageWithAnswers(pathname: string, settings: Record<string, string>, says: Says): Promise<Asked[]> {
  const asked: Asked[] = []
  document.body.innerHTML = shell
  history.replaceState(null, '', pathname)
  vi.stubGlobal('fetch', (url: string, how: Omit<Asked, 'url'>) => {
    asked.push({ url, ...how })
    const answer = says(url)
    return answer instanceof Response ? Promise.resolve(answer) : Promise.resolve(Response.json(answer ?? null))
  })
  // oxlint-disable-next-line no-implied-eval -- as an inline script does
  new Function(headScript(settings, chunks))()
  await Promise.allSettled(globalThis.portalEarly?.answers ?? [])
  await new Promise((resolve) => setTimeout(resolve, 0))
  return asked
}

const bannerSource = () => document.querySelector('#first-banner')!.getAttribute('src')
const preloaded = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(
    ({ href }) => new URL(href).pathname,
  )
const cards = () => [...document.querySelectorAll('.shell-card')]

const row = (more: Partial<ListingRow> = {}): ListingRow => ({
  assetsId: 'A1',
  assetsName: '成都市武侯区商铺',
  projectType: 2,
  startPrice: '230700.00',
  ...more,
})

const answerWith = (imgSrc: string, records: unknown = []) => ({
  code: 200,
  data: [
    { code: 200, data: [{ id: '1', imgSrc }] },
    { code: 200, data: { records } },
  ],
})

test('requests the whole first screen in one round trip, exactly as the calls would', async () => {
  const asked = await inPage('/index', env, answerWith('/mock-pictures/a.svg'))
  expect(asked.map(({ url }) => url)).toEqual(['/api/portal/batch'])
  expect(asked[0]!.headers).toMatchObject({ 'client-id': 'minjiang-portal' })
  expect(globalThis.portalEarly!.keys.join('\n')).toBe(
    firstScreenCalls.map(({ endpoint, input }) => callKey(endpoint, input)).join('\n'),
  )
  expect((JSON.parse(asked[0]!.body!) as { calls: unknown[] }).calls).toHaveLength(firstScreenCalls.length)
  expect(document.documentElement.dataset['screen']).toBe('home')
  expect(preloaded()).toEqual(['/assets/home.js'])
})

test('shows the first banner as soon as its address is known, and only one of this site', async () => {
  await inPage('/index', env, answerWith('/mock-pictures/a.svg'))
  expect(bannerSource()).toBe('/mock-pictures/a.svg')
  for (const hostile of ['//evil.example/a.svg', 'javascript:alert(1)', 'https://evil.example/a.svg']) {
    await inPage('/index', env, answerWith(hostile))
    expect(bannerSource()).toBeNull()
  }
})

test('shows the picture for phones where the page does, and the only one without it', async () => {
  const withPhone = {
    code: 200,
    data: [{ code: 200, data: [{ id: '1', imgSrc: '/a.svg', phoneImgSrc: '/phone.svg' }] }],
  }
  const match = vi.fn((query: string) => ({ matches: query === '(max-width: 639px)' }))
  vi.stubGlobal('matchMedia', match)
  await inPage('/index', env, withPhone)
  expect(bannerSource()).toBe('/phone.svg')
  await inPage('/index', env, answerWith('/a.svg'))
  expect(bannerSource()).toBe('/a.svg')
  match.mockImplementation(() => ({ matches: false }))
  await inPage('/index', env, withPhone)
  expect(bannerSource()).toBe('/a.svg')
})

const equalRows: [string, Partial<ListingRow>][] = [
  ['an asset without bids', {}],
  ['a current price', { biddingPrice: '1234567890123.45', biddingCount: 3 }],
  ['less than a myriad', { startPrice: '9.5' }],
  ['whole 元', { startPrice: '10000' }],
  ['leading zeros', { startPrice: '000120.10' }],
  ['a bid of zero', { biddingPrice: '0.00' }],
  ['nothing at all', { startPrice: '0' }],
  ['a custom unit', { priceType: 2, priceUnitName: '元/平方米·月', startPrice: '1056.4' }],
  ['a package', { projectType: 1 }],
  ['a package of one', { projectType: 1, projectNature: 5 }],
  ['a name to show', { showName: '<b>临街</b> & “铺面”' }],
  ['an id that must be escaped in an address', { assetsId: 'A/1?b#c' }],
]

for (const [what, more] of equalRows)
  test(`shows a listing as the page does: ${what}`, async () => {
    const listing = row(more)
    await inPage('/index', env, answerWith('/a.svg', [listing]))
    const [first, second] = cards()
    const link = first!.querySelector('a')!
    const { amount, unit } = amountText(currentPrice(listing), listing)
    expect(link.textContent).toBe(listing.showName || listing.assetsName)
    expect(link.getAttribute('href')).toBe(listingAddress(listing))
    expect(first!.querySelector('.shell-price')!.textContent).toBe(`${amount} ${unit}`)
    expect(link.parentElement!.hasAttribute('data-first-row')).toBe(true)
    expect(second!.textContent.trim()).toBe('')
  })

const written: [string, object][] = [
  ['codes as text', { assetsId: 'A1', priceType: '2', priceUnitName: '元/吨', projectType: '1', projectNature: '1' }],
  ['a package of one as text', { assetsId: 'A1', priceType: '1', projectType: '1', projectNature: '5' }],
  ['an invalid code', { assetsId: 'A1', priceType: true, projectType: ' 1' }],
  ['an id by its other name', { id: 7001, projectType: 2, biddingPrice: '', showName: '' }],
  ['an empty id', { assetsId: null, id: 'B/1', projectType: 1, projectNature: null }],
]

for (const [what, more] of written)
  test(`shows a listing as the page does, in any format of the answer: ${what}`, async () => {
    const listing = { assetsName: '报废车辆一批', startPrice: '85.50', ...more }
    await inPage('/index', env, answerWith('/a.svg', [listing]))
    const read = z.parse(listedRow, listing)
    const { amount, unit } = amountText(currentPrice(read), read)
    const link = cards()[0]!.querySelector('a')!
    expect(link.getAttribute('href')).toBe(listingAddress(read))
    expect(cards()[0]!.querySelector('.shell-price')!.textContent).toBe(`${amount} ${unit}`)
  })

for (const [what, startPrice] of [
  ['finer than 分', '1.005'],
  ['a power of ten', '1e5'],
  ['below nothing', '-5'],
  ['no text', 5],
  ['missing', null],
] as const)
  test(`leaves an amount that it cannot format exactly to the program: ${what}`, async () => {
    await inPage('/index', env, answerWith('/a.svg', [{ ...row(), startPrice }]))
    expect(cards()[0]!.querySelector('a')).not.toBeNull()
    expect(cards()[0]!.querySelector('.shell-price')!.textContent).toBe('')
  })

test('writes as many listings as there are cards, and none without a name or an id', async () => {
  const rows = Array.from({ length: 9 }, (_, index) => row({ assetsId: `A${index}` }))
  await inPage(
    '/index',
    env,
    answerWith('/a.svg', [{ ...rows[0], assetsId: '' }, { ...rows[1], assetsName: '' }, ...rows.slice(2)]),
  )
  expect(cards().map((card) => card.querySelectorAll('a').length)).toEqual([0, 0, 1, 1, 1, 1])
  expect(document.querySelector('[data-first-row]')).toBeNull()
})

/** The exchange's answers to the calls of the contract. */
const saysByItself =
  (imgSrc: string, records: unknown): Says =>
  (url) =>
    url.includes('/ad-ads/list')
      ? { code: 200, data: [{ id: '1', imgSrc }] }
      : { code: 200, data: url.includes('/top/hot') ? { records } : null }

test('[HM-02] [HM-06] makes each call separately if the exchange has no batches, and shows the same', async () => {
  const asked = await inPageWithAnswers('/index', byThemselves, saysByItself('/mock-pictures/a.svg', [row()]))
  expect(asked.map(({ method, url }) => `${method} ${url.replace(/_r=\d+$/, '_r=*')}`)).toEqual([
    'POST /api/dscq-content/ad-ads/list',
    'GET /api/dscq-project/top/hot?current=1&size=6&_r=*',
    'GET /api/blade-desk/navigation-config/list?current=1&size=100&_r=*',
    'POST /api/dscq-content/ad-ads/list',
    'POST /api/dscq-content/ad-ads/list',
    'POST /api/dscq-content/ad-ads/list',
    'GET /api/blade-desk/hot-investments/list?current=1&size=8&_r=*',
    'POST /bid-api/dscq-sync/v1/bid-assets/bidding-data',
    'POST /bid-api/dscq-sync/v1/bid-assets/bidding-rate',
    'POST /api/dscq-content/page-modules-content/batch-list',
    'GET /api/blade-desk/notice-info/list?current=1&size=7&_r=*',
  ])
  expect(asked.map(({ priority }) => priority)).toEqual(['high', 'high', ...Array<string>(9).fill('low')])
  expect(bannerSource()).toBe('/mock-pictures/a.svg')
  expect(cards()[0]!.querySelector('a')!.textContent).toBe('成都市武侯区商铺')
  expect(cards()[0]!.querySelector('.shell-price')!.textContent).toBe('23.070000 万元')
})

test('first requests the data of the static page, and the rest in a later task', async () => {
  const asked: string[] = []
  const answers = inPageWithAnswers('/index', byThemselves, (url) => {
    asked.push(url.split('?')[0]!)
  })
  expect(asked).toEqual(['/api/dscq-content/ad-ads/list', '/api/dscq-project/top/hot'])
  await answers
  expect(asked).toHaveLength(11)
})

test.each([
  ['in one batch', env, []],
  ['by itself', byThemselves, ['/api/blade-desk/navigation-config/list']],
])(
  '[F19] what it requests %s is aborted with the screen, except for the menu of every screen',
  async (_, settings, remaining) => {
    const asked = await inPageWithAnswers('/index', settings, saysByItself('/a.svg', []))
    expect(asked.filter(({ signal }) => signal?.aborted)).toEqual([])
    globalThis.portalEarly!.abort()
    const stay = asked.filter(({ signal }) => !signal?.aborted)
    expect(stay.map(({ url }) => url.split('?')[0])).toEqual(remaining)
  },
)

test('[SE-01] its separate requests equal those of the client', async () => {
  const asked = await inPageWithAnswers('/index', byThemselves, saysByItself('/a.svg', []))
  const early = globalThis.portalEarly!
  globalThis.portalEarly = undefined
  vi.unstubAllGlobals()
  fillSlots('/api')
  const sent: Asked[] = []
  setHttpAdapter((config) => {
    const { url, method = '', data, headers } = config
    const address = axios.getUri({ ...config, url: url!.replace('/api/bidding', '/bid-api') })
    sent.push({
      url: address,
      method,
      body: data ?? null,
      headers: headers.toJSON() as Record<string, string>,
      priority: '',
      signal: null,
    })
    return Promise.reject(new AxiosError('Network Error', 'ERR_NETWORK', config))
  })
  for (const { endpoint, input } of firstScreenCalls) await call(endpoint, input).catch(() => undefined)
  setHttpAdapter(null)
  const words = ({ url, method, body }: Asked) => [method.toUpperCase(), url.replace(/_r=\d+$/, '_r=*'), body]
  expect(asked.map(words)).toEqual(sent.map(words))
  for (const [place, { headers, body }] of asked.entries()) {
    expect(headers['client-id']).toBe(sent[place]!.headers['client-id'])
    if (body !== null) expect(headers['content-type']).toBe(sent[place]!.headers['Content-Type'])
  }
  expect(early.keys).toEqual(firstScreenCalls.map(({ endpoint, input }) => callKey(endpoint, input)))
})

test('[SE-01] an answer of the head goes to the call that it belongs to', async () => {
  await inPageWithAnswers('/index', byThemselves, saysByItself('/a.svg', [row()]))
  const { endpoint, input } = firstScreenCalls[1]!
  expect((await takePrefetched(endpoint, input))?.reply.data).toEqual({ records: [row()] })
  expect(await takePrefetched(endpoint, input)).toBeNull()
})

test('[SE-02] an error of the gateway is no answer: the call is made again', async () => {
  await inPageWithAnswers('/index', byThemselves, () => Response.json({ code: 200, data: [] }, { status: 502 }))
  const { endpoint, input } = firstScreenCalls[0]!
  expect(await takePrefetched(endpoint, input)).toBeNull()
})

test('on another screen only fetches the HTTP client', async () => {
  expect(await inPage('/login', env, null)).toEqual([])
  expect(document.documentElement.dataset['screen']).toBeUndefined()
  expect(preloaded()).toEqual(['/assets/wire.js'])
})

test('fetches the HTTP client on the first screen too for a signed-in reader, who makes more calls', async () => {
  const session = (baseUserId: string | null) =>
    localStorage.setItem('session:v1', JSON.stringify({ state: { baseUserId }, version: 0 }))
  session(null)
  await inPage('/index', env, null)
  expect(preloaded()).toEqual(['/assets/home.js'])
  document.head.replaceChildren()
  session('u1')
  await inPage('/index', env, null)
  expect(preloaded()).toEqual(['/assets/home.js', '/assets/wire.js'])
})

for (const nonsense of ['<html>', null, { data: null }, { data: [null, { data: { records: 5 } }] }, { data: [{}, {}] }])
  test(`a malformed answer breaks nothing: ${JSON.stringify(nonsense)}`, async () => {
    for (const settings of [env, byThemselves]) {
      await inPage('/index', settings, nonsense)
      expect(bannerSource()).toBeNull()
      expect(document.querySelector('.shell-card a')).toBeNull()
    }
  })

test('applies the reader’s saved settings on every screen', async () => {
  localStorage.setItem('ui:v1', JSON.stringify({ state: { language: 'en', elder: true, typeScale: 1.5 } }))
  await inPage('/login', env, null)
  const { lang, dataset, style } = document.documentElement
  expect([lang, dataset['elder'], style.getPropertyValue('--type-scale')]).toEqual(['en', '', '1.5'])
})

test('is one script in the page that no content can close', () => {
  expect(page.match(/<!-- head script -->/g)).toHaveLength(1)
  expect(headScript({ ...env, VITE_API_BASE: '</script>' }, chunks)).not.toMatch(/<\//)
})
