import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'
import { callKey } from '#src/api/early.ts'
import { firstScreenCalls } from '#src/app/first-screen.ts'
import { headScript } from '../../scripts/vite/first-screen.ts'

const env = { VITE_API_BATCH: 'on', VITE_API_BASE: '/api' }

/** Runs the script as the head of a page would, and tells what it did. */
async function inPage(pathname: string, settings: Record<string, string>, answer: unknown) {
  const asked: { url: string; body: string; headers: Record<string, string> }[] = []
  const links: { rel?: string; href?: string }[] = []
  const banner = { src: '' }
  const window: { portalEarly?: { keys: string[]; answer: Promise<unknown> } } = {}
  const document = {
    documentElement: { dataset: {} as Record<string, string> },
    head: { appendChild: (link: object) => links.push(link) },
    createElement: () => ({}),
    getElementById: () => banner,
  }
  const fetch = (url: string, { body, headers }: { body: string; headers: Record<string, string> }) => {
    asked.push({ url, body, headers })
    return Promise.resolve({ json: () => Promise.resolve(answer) })
  }
  runInContext(
    headScript(settings, ['/assets/home.js']),
    createContext({ window, document, location: { pathname }, fetch, JSON }),
  )
  await window.portalEarly?.answer
  await new Promise((resolve) => setTimeout(resolve, 0))
  return { asked, links, banner, window, screen: document.documentElement.dataset['screen'] }
}

const answerWith = (imgSrc: string) => ({ code: 200, data: [{ code: 200, data: [{ id: '1', imgSrc }] }] })

test('asks for the whole first screen in one journey, in the very words of the calls', async () => {
  const { asked, window, screen, links } = await inPage('/index', env, answerWith('/mock-pictures/a.svg'))
  expect(asked.map(({ url }) => url)).toEqual(['/api/portal/batch'])
  expect(asked[0]!.headers).toMatchObject({ 'client-id': 'minjiang-portal' })
  expect(window.portalEarly!.keys.join('\n')).toBe(
    firstScreenCalls.map(({ endpoint, input }) => callKey(endpoint, input)).join('\n'),
  )
  expect((JSON.parse(asked[0]!.body) as { calls: unknown[] }).calls).toHaveLength(11)
  expect(screen).toBe('home')
  expect(links).toEqual([{ rel: 'modulepreload', href: '/assets/home.js' }])
})

test('shows the first banner as soon as its address is known, and only one of this site', async () => {
  expect((await inPage('/index', env, answerWith('/mock-pictures/a.svg'))).banner.src).toBe('/mock-pictures/a.svg')
  for (const hostile of ['//evil.example/a.svg', 'javascript:alert(1)', 'https://evil.example/a.svg'])
    expect((await inPage('/index', env, answerWith(hostile))).banner.src).toBe('')
})

test('does nothing on another screen, and asks nothing where batches are off', async () => {
  expect((await inPage('/login', env, null)).asked).toEqual([])
  const off = await inPage('/', { ...env, VITE_API_BATCH: 'off' }, null)
  expect(off.asked).toEqual([])
  expect(off.screen).toBe('home')
})

test('a nonsense answer breaks nothing', async () => {
  const { banner } = await inPage('/index', env, '<html>')
  expect(banner.src).toBe('')
})
