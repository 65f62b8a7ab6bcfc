import { type BrowserContext, type ConsoleMessage, expect, type Page, test as base } from '@playwright/test'
import { personalInStorage, watchAddresses } from './privacy.ts'

/** The server may have closed an idle connection: the request is repeated. */
export const maxRetries = 2

type Fault = {
  path: string
  kind: 'down' | 'slow' | 'nonsense' | 'refuse'
  ms?: number
  code?: number
  msg?: string
  body?: string
  times?: number
  /** The share of the affected calls, drawn from `seed`; all by default. */
  share?: number
  seed?: string
  /** The call is executed, and its answer is affected. */
  after?: boolean
}
type InboxItem = { at: number; telPhone: string; text: string }

/** The exchange of this test, through the mock's control endpoints. */
export type Exchange = {
  faults: (faults: readonly Fault[]) => Promise<void>
  scenario: (name: 'empty' | 'quiet' | 'extreme' | 'many' | 'rooms' | 'procurement' | 'auctions') => Promise<void>
  /** Moves the exchange's clock forward. */
  jump: (ms: number) => Promise<void>
  now: () => Promise<number>
  quote: (assetsId: string, bidNo: string) => Promise<{ biddingPrice: string; biddingCount: number; deadline: number }>
  inbox: () => Promise<InboxItem[]>
  captcha: (uuid: string) => Promise<string>
  pageViews: () => Promise<{ at: number; text: string }[]>
}

type Fixtures = {
  world: string
  exchange: Exchange
  /** Another person: a browser context of their own, in the same exchange; in Shanghai by default. */
  person: (settings?: { timezoneId?: string }) => Promise<Page>
  /** Console messages that this test expects. */
  allowConsole: (pattern: RegExp) => void
  /** Shows the opening advertisement; by default it counts as seen. */
  openingAd: boolean
}

const watch = (page: Page, problems: string[]) => {
  watchAddresses(page, (problem) => problems.push(problem))
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error' || message.type() === 'warning')
      problems.push(`${message.type()}: ${message.text()} @ ${message.location().url}`)
  })
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
}

/** Where a test failed, for the log: the address, the place in the page, the focus, and the text of the main part. */
const pageSummary = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const main = document.querySelector('main')?.innerText.replaceAll(/\s*\n\s*/g, ' | ') ?? 'no main part'
    const focus = document.activeElement?.cloneNode(false) as Element | undefined
    const place = `scrolled: ${scrollY} of ${document.documentElement.scrollHeight - innerHeight}`
    return [location.href, place, `focus: ${focus?.outerHTML.slice(0, 300)}`, main.slice(0, 3000)].join('\n')
  })

/** Calls that the test held or changed may be pending at its end; their results do not matter. */
const releaseRoutes = (context: BrowserContext): Promise<unknown> =>
  Promise.all([context, ...context.pages()].map((from) => from.unrouteAll({ behavior: 'ignoreErrors' })))

export const test = base.extend<Fixtures & { problems: string[]; allowed: RegExp[]; silence: void }>({
  problems: async ({}, use) => use([]),
  allowed: async ({}, use) => use([]),
  // As a fixture: a hook of this file would run for the first file of a worker alone.
  silence: [
    async ({ problems, allowed }, use) => {
      await use()
      const unexpected = problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem)))
      expect(
        unexpected,
        'the console stays silent, and nothing personal is in an address or stays in the browser',
      ).toEqual([])
    },
    { auto: true },
  ],
  openingAd: [false, { option: true }],

  world: async ({}, use, info) =>
    use(`e2e-${info.testId}-${info.workerIndex}-${info.repeatEachIndex}`.replace(/[^\w-]/g, '')),

  context: async ({ context, world, baseURL, openingAd }, use) => {
    await startSession(context, world, baseURL!, openingAd)
    // The journal outlives a run, and a test needs a new world.
    await context.request.post('/__mock/reset', { data: {}, maxRetries })
    await use(context)
  },

  page: async ({ page, problems }, use, info) => {
    watch(page, problems)
    await use(page)
    if (info.status !== info.expectedStatus && !page.isClosed())
      console.log(`${info.title}\n${await pageSummary(page).catch(String)}`)
    problems.push(...(await personalInStorage(page)))
    await releaseRoutes(page.context())
  },

  allowConsole: async ({ allowed }, use) => use((pattern) => void allowed.push(pattern)),

  person: async ({ browser, baseURL, world, problems, openingAd }, use) => {
    const contexts: BrowserContext[] = []
    await use(async ({ timezoneId = 'Asia/Shanghai' } = {}) => {
      const context = await browser.newContext({
        baseURL: baseURL!,
        locale: 'zh-CN',
        timezoneId,
        viewport: { width: 1440, height: 900 },
      })
      contexts.push(context)
      await startSession(context, world, baseURL!, openingAd)
      const page = await context.newPage()
      watch(page, problems)
      return page
    })
    for (const page of contexts.flatMap((context) => context.pages())) problems.push(...(await personalInStorage(page)))
    await Promise.all(contexts.map(releaseRoutes))
    await Promise.all(contexts.map((context) => context.close()))
  },

  exchange: async ({ context }, use) => {
    const tool = async (name: string, body: unknown): Promise<unknown> => {
      const answer = await context.request.post(`/__mock/${name}`, { data: body, maxRetries })
      expect(answer.ok(), `${name}: ${await answer.text()}`).toBe(true)
      return answer.json()
    }
    const look = async <T>(name: string): Promise<T> =>
      (await (await context.request.get(`/__mock/${name}`, { maxRetries })).json()) as T
    await use({
      faults: async (faults) => void (await tool('faults', { faults })),
      scenario: async (name) => void (await tool('scenario', { name })),
      jump: async (jumpMs) => void (await tool('clock', { jumpMs })),
      now: async () => (await look<{ now: number }>('state')).now,
      quote: async (assetsId, bidNo) =>
        (await tool('quote', { assetsId, bidNo })) as { biddingPrice: string; biddingCount: number; deadline: number },
      inbox: () => look<InboxItem[]>('inbox.json'),
      captcha: async (uuid) => (await look<{ text: string }>(`captcha?uuid=${uuid}`)).text,
      pageViews: () => look('page-views'),
    })
  },
})

async function startSession(context: BrowserContext, world: string, baseURL: string, openingAd: boolean) {
  await context.addCookies([{ name: 'mock-world', value: world, url: baseURL }])
  if (!openingAd) await context.addInitScript(() => sessionStorage.setItem('opening-ad:v1', '"seen"'))
}

export { expect }
