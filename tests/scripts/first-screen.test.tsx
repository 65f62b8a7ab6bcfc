import { readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { callKey } from '#src/api/early.ts'
import { firstScreenCalls } from '#src/app/first-screen.ts'
import { listingAddress } from '#src/features/listing/ListingLink.tsx'
import { priceText } from '#src/model/listing/rules.ts'
import type { ListingRow } from '#src/model/listing/schema.ts'
import { headScript, withListingCards } from '../../scripts/vite/first-screen.ts'

const env = { VITE_API_BATCH: 'on', VITE_API_BASE: '/api' }
const page = withListingCards(readFileSync('index.html', 'utf8'))
const shell = /<body>([\s\S]*)<noscript>/.exec(page)![1]!

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  globalThis.portalEarly = undefined
  document.documentElement.removeAttribute('style')
  for (const name of ['lang', 'data-screen', 'data-elder']) document.documentElement.removeAttribute(name)
  document.head.replaceChildren()
})

type Asked = { url: string; body: string; headers: Record<string, string> }

/** Runs the script as the head of the page would, and tells what it asked. */
async function inPage(pathname: string, settings: Record<string, string>, answer: unknown): Promise<Asked[]> {
  const asked: Asked[] = []
  document.body.innerHTML = shell
  history.replaceState(null, '', pathname)
  vi.stubGlobal('fetch', (url: string, { body, headers }: Omit<Asked, 'url'>) => {
    asked.push({ url, body, headers })
    return Promise.resolve({ json: () => Promise.resolve(answer) })
  })
  // oxlint-disable-next-line no-implied-eval -- as an inline script does
  new Function(headScript(settings, ['/assets/home.js']))()
  await globalThis.portalEarly?.answer
  await new Promise((resolve) => setTimeout(resolve, 0))
  return asked
}

const bannerSource = () => document.querySelector('#first-banner')!.getAttribute('src')
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

test('asks for the whole first screen in one journey, in the very words of the calls', async () => {
  const asked = await inPage('/index', env, answerWith('/mock-pictures/a.svg'))
  expect(asked.map(({ url }) => url)).toEqual(['/api/portal/batch'])
  expect(asked[0]!.headers).toMatchObject({ 'client-id': 'minjiang-portal' })
  expect(globalThis.portalEarly!.keys.join('\n')).toBe(
    firstScreenCalls.map(({ endpoint, input }) => callKey(endpoint, input)).join('\n'),
  )
  expect((JSON.parse(asked[0]!.body) as { calls: unknown[] }).calls).toHaveLength(firstScreenCalls.length)
  expect(document.documentElement.dataset['screen']).toBe('home')
  const links = [...document.head.querySelectorAll('link')].map(({ rel, href }) => [rel, new URL(href).pathname])
  expect(links).toEqual([['modulepreload', '/assets/home.js']])
})

test('shows the first banner as soon as its address is known, and only one of this site', async () => {
  await inPage('/index', env, answerWith('/mock-pictures/a.svg'))
  expect(bannerSource()).toBe('/mock-pictures/a.svg')
  for (const hostile of ['//evil.example/a.svg', 'javascript:alert(1)', 'https://evil.example/a.svg']) {
    await inPage('/index', env, answerWith(hostile))
    expect(bannerSource()).toBeNull()
  }
})

const said: [string, Partial<ListingRow>][] = [
  ['an asset nobody has bid for', {}],
  ['a standing price', { biddingPrice: '1234567890123.45', biddingCount: 3 }],
  ['less than a myriad', { startPrice: '9.5' }],
  ['whole 元', { startPrice: '10000' }],
  ['leading zeros', { startPrice: '000120.10' }],
  ['a bid of nothing', { biddingPrice: '0.00' }],
  ['nothing at all', { startPrice: '0' }],
  ['a unit of its own', { priceType: 2, priceUnitName: '元/平方米·月', startPrice: '1056.4' }],
  ['a package', { projectType: 1 }],
  ['a package of one', { projectType: 1, projectNature: 5 }],
  ['a name to show', { showName: '<b>临街</b> & “铺面”' }],
  ['an id that needs care in an address', { assetsId: 'A/1?b#c' }],
]

for (const [what, more] of said)
  test(`says of a listing what the page will say: ${what}`, async () => {
    const listing = row(more)
    await inPage('/index', env, answerWith('/a.svg', [listing]))
    const [first, second] = cards()
    const link = first!.querySelector('a')!
    const { amount, unit } = priceText(listing)
    expect(link.textContent).toBe(listing.showName || listing.assetsName)
    expect(link.getAttribute('href')).toBe(listingAddress(listing))
    expect(first!.querySelector('.shell-price')!.textContent).toBe(`${amount} ${unit}`)
    expect(link.parentElement!.hasAttribute('data-first-row')).toBe(true)
    expect(second!.textContent.trim()).toBe('')
  })

for (const [what, startPrice] of [
  ['finer than 分', '1.005'],
  ['a power of ten', '1e5'],
  ['below nothing', '-5'],
  ['no text', 5],
  ['missing', null],
] as const)
  test(`leaves an amount to the program that it cannot say exactly: ${what}`, async () => {
    await inPage('/index', env, answerWith('/a.svg', [{ ...row(), startPrice }]))
    expect(cards()[0]!.querySelector('a')).not.toBeNull()
    expect(cards()[0]!.querySelector('.shell-price')!.textContent).toBe('')
  })

test('writes as many listings as there are places, and none without a name or an id', async () => {
  const rows = Array.from({ length: 9 }, (_, index) => row({ assetsId: `A${index}` }))
  await inPage(
    '/index',
    env,
    answerWith('/a.svg', [{ ...rows[0], assetsId: '' }, { ...rows[1], assetsName: '' }, ...rows.slice(2)]),
  )
  expect(cards().map((card) => card.querySelectorAll('a').length)).toEqual([0, 0, 1, 1, 1, 1])
  expect(document.querySelector('[data-first-row]')).toBeNull()
})

test('does nothing on another screen, and asks nothing where batches are off', async () => {
  expect(await inPage('/login', env, null)).toEqual([])
  expect(document.documentElement.dataset['screen']).toBeUndefined()
  expect(await inPage('/', { ...env, VITE_API_BATCH: 'off' }, null)).toEqual([])
  expect(document.documentElement.dataset['screen']).toBe('home')
})

for (const nonsense of ['<html>', null, { data: null }, { data: [null, { data: { records: 5 } }] }, { data: [{}, {}] }])
  test(`a nonsense answer breaks nothing: ${JSON.stringify(nonsense)}`, async () => {
    await inPage('/index', env, nonsense)
    expect(bannerSource()).toBeNull()
    expect(document.querySelector('.shell-card a')).toBeNull()
  })

test('shows on every screen what the reader chose last time', async () => {
  localStorage.setItem('ui:v1', JSON.stringify({ state: { language: 'en', elder: true, typeScale: 1.5 } }))
  await inPage('/login', env, null)
  const { lang, dataset, style } = document.documentElement
  expect([lang, dataset['elder'], style.getPropertyValue('--type-scale')]).toEqual(['en', '', '1.5'])
})

test('stands in the page as one script that nothing can close', () => {
  expect(page.match(/<!-- head script -->/g)).toHaveLength(1)
  expect(headScript({ ...env, VITE_API_BASE: '</script>' }, [])).not.toMatch(/<\//)
})
