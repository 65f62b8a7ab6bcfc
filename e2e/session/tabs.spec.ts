import type { BrowserContext, Page, Request } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { nextPaint, holdCalls, pendingRequests } from '../support/waits.ts'
import { nameInHeader, signIn, signInByForm, storedSession, recordAddresses } from './sign-in.ts'

const name = '周岷生'
const hourMs = 3_600_000

const loginLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: '登录', exact: true })
const isRefresh = (request: Request) =>
  request.url().includes('/oauth/token') && request.url().includes('grant_type=refresh_token')

/** The token refreshes of this browser's pages, from now on. */
function refreshesOf(context: BrowserContext): URL[] {
  const asked: URL[] = []
  context.on('request', (request) => {
    if (isRefresh(request)) asked.push(new URL(request.url()))
  })
  return asked
}

/** This page and more of the same browser, on a clock that only the test moves. */
async function openTabs(page: Page, count: number): Promise<Page[]> {
  const context = page.context()
  await context.clock.install()
  const tabs = [page, ...(await Promise.all(Array.from({ length: count - 1 }, () => context.newPage())))]
  await Promise.all(tabs.map((tab) => tab.goto('/404')))
  return tabs
}

/**
 * Makes the stored token `seconds` old, as if another tab had stored it. With `isSeen` the page checks it at once, and is
 * the first to refresh: every tab also checks the token by itself.
 */
const ageToken = (page: Page, seconds: number, isSeen = false) =>
  page.evaluate(
    ([ms, becomesVisible]) => {
      const stored = JSON.parse(localStorage.getItem('session:v1')!) as { state: { tokenAt: number } }
      stored.state.tokenAt -= ms
      localStorage.setItem('session:v1', JSON.stringify(stored))
      dispatchEvent(new StorageEvent('storage', { key: 'session:v1', storageArea: localStorage }))
      if (becomesVisible) document.dispatchEvent(new Event('visibilitychange'))
    },
    [seconds * 1000, isSeen] as const,
  )

const token = async (page: Page) => (await storedSession(page))?.accessToken ?? null

/** The token expires again and again, in all tabs at once; each time one of them renews it. */
async function expireToken(tabs: Page[], times: number): Promise<void> {
  const [page] = tabs as [Page]
  for (let cycle = 0; cycle < times; cycle += 1) {
    const before = await token(page)
    // Activity by the clock of each tab: an idle session would be locked.
    await Promise.all(tabs.map((tab) => tab.keyboard.press('Shift')))
    await ageToken(page, 3600)
    // Each tab checks its token every 10 s.
    await page.context().clock.runFor(10_000)
    await expect.poll(() => token(page), { intervals: [10], message: `cycle ${cycle}` }).not.toBe(before)
  }
}

/** Every tab uses the stored token. */
async function expectSameToken(tabs: Page[]): Promise<void> {
  const last = await token(tabs[0]!)
  expect(last).not.toBeNull()
  await Promise.all(
    tabs.map(async (tab) => {
      const asked = tab.waitForRequest((request) => request.url().includes('/dscq-user/user/detail'))
      await tab.reload()
      expect((await asked).headers()['authorization']).toBe(`Bearer ${last}`)
    }),
  )
}

test('[F15] [SE-06] three tabs and an expired token: it is refreshed once, each time, and all have the new one', async ({
  page,
  exchange,
  context,
  allowConsole,
}) => {
  // Leaving a page closes the socket that it was about to open.
  allowConsole(/closed before the connection is established/)
  await signIn(page, exchange)
  const before = await storedSession(page)
  // A token that has expired, and no idle session: the person was active a moment ago.
  await page.evaluate(() => localStorage.setItem('activity:v1', String(Date.now())))
  await exchange.jump(3001_000)
  const refreshes = refreshesOf(context)
  const tabs = await openTabs(page, 3)
  const tokenLater = async () => {
    // While a refresh is pending, no more time passes: the call would time out.
    if (refreshes.length === 0) await context.clock.runFor(2_000)
    return token(page)
  }
  // Each tab gets the exchange's time with its first answer, and checks the token every 10 s.
  await expect.poll(tokenLater, { timeout: 20_000 }).not.toBe(before!.accessToken)
  await context.clock.runFor(11_000)
  const { searchParams } = refreshes[0]!
  expect(['client_id', 'client_secret', 'refresh_token'].map((key) => searchParams.get(key))).toEqual([
    'minjiang-portal',
    'bWluamlhbmctcG9ydGFs',
    before!.refreshToken,
  ])
  expect(refreshes).toHaveLength(1)
  await expireToken(tabs, 5)
  expect(refreshes).toHaveLength(6)
  await expectSameToken(tabs)
  await context.clock.resume()
  await page.goto('/index')
  await expect(nameInHeader(page, name)).toBeVisible()
})

test(
  '[F15] [SE-06] ten tabs, the token expired a hundred times: a hundred refreshes, no sign-out',
  { tag: '@nightly' },
  async ({ page, exchange, context, allowConsole }) => {
    // A hundred times ten seconds in ten pages.
    test.setTimeout(180_000)
    allowConsole(/closed before the connection is established/)
    await signIn(page, exchange)
    const tabs = await openTabs(page, 10)
    const refreshes = refreshesOf(context)
    await expireToken(tabs, 100)
    expect(refreshes).toHaveLength(100)
    await expectSameToken(tabs)
    await context.clock.resume()
    await page.goto('/index')
    await expect(nameInHeader(page, name)).toBeVisible()
  },
)

/** Removes the time from all later answers, as from another origin, which does not expose `Date`. */
const hideTime = (context: BrowserContext): Promise<unknown> =>
  context.route('**/api/**', async (route) => {
    const response = await route.fetch().catch(() => null)
    if (response === null) return route.abort()
    const { date: _, ...headers } = response.headers()
    return route.fulfill({ response, headers })
  })

test(
  '[SE-03] [SE-06] [SE-07] hours pass at the exchange alone: two tabs refresh once and continue; after a week both are signed out',
  { tag: '@nightly' },
  async ({ page, exchange, context }) => {
    await signIn(page, exchange)
    const other = await context.newPage()
    for (const tab of [page, other]) {
      await tab.goto('/project')
      await expect(nameInHeader(tab, name)).toBeVisible()
    }
    await hideTime(context)
    await ageToken(page, 120)
    const before = await storedSession(page)
    const refreshes = refreshesOf(context)
    await exchange.jump(5 * hourMs)
    await Promise.all([page, other].map((tab) => nameInHeader(tab, name).click()))
    for (const tab of [page, other]) {
      await expect(tab).toHaveURL('/usercenterIndex')
      await expect(tab.getByRole('main').getByText(name).first()).toBeVisible()
      await expect(nameInHeader(tab, name)).toBeVisible()
    }
    expect(refreshes).toHaveLength(1)
    await expect.poll(() => token(page)).not.toBe(before?.accessToken)
    expect((await storedSession(page))?.baseUserId).toBe(before?.baseUserId)

    await ageToken(page, 120)
    await exchange.jump(8 * 24 * hourMs)
    await page.reload()
    for (const tab of [page, other]) await expect(tab).toHaveURL('/login?redirect=%2FusercenterIndex')
    await expect(page.getByRole('heading', { level: 1, name: '登录' })).toBeVisible()
    expect(await token(page)).toBeNull()
  },
)

test('[SE-04] [SE-06] [SE-07] signing in, a refused refresh and signing out in one tab reach the other', async ({
  page,
  exchange,
  context,
}) => {
  const other = await context.newPage()
  await other.goto('/login?redirect=%2Fproject')
  await expect(other.getByRole('heading', { level: 1, name: '登录' })).toBeVisible()
  await signInByForm(page, exchange)
  await expect(page).toHaveURL('/index')
  await expect(other).toHaveURL('/project')
  await expect(nameInHeader(other, name)).toBeVisible()

  await test.step('a refused refresh is reported, and ends the session', async () => {
    await exchange.faults([{ path: '/oauth/token', kind: 'refuse', code: 403, msg: '登录已过期，请重新登录' }])
    await ageToken(page, 3600, true)
    await expect(page.getByText('登录已过期，请重新登录')).toBeVisible()
    await expect(page).toHaveURL('/login?redirect=%2Findex')
    await expect(loginLink(other)).toBeVisible()
    await expect(other).toHaveURL('/project')
    expect(await token(other)).toBeNull()
    await exchange.faults([])
  })

  await test.step('signing out removes all data of the person', async () => {
    // A phone gets one code a minute.
    await exchange.jump(61_000)
    await signInByForm(page, exchange)
    await expect(nameInHeader(other, name)).toBeVisible()
    await page.evaluate(() => localStorage.setItem('draft:enrolment', '{"name":"周岷生"}'))
    await other.evaluate(() => sessionStorage.setItem('mine:amount', '1'))
    const farewell = page.waitForRequest((request) => request.url().includes('/logout'))
    const accessToken = await token(page)
    await page.getByRole('banner').getByRole('button', { name: '退出' }).click()
    expect((await farewell).headers()['authorization']).toBe(`Bearer ${accessToken}`)
    await expect(page).toHaveURL('/login')
    await expect(loginLink(other)).toBeVisible()
    await expect(other).toHaveURL('/project')
    await expect
      .poll(() =>
        other.evaluate(() => [localStorage.getItem('draft:enrolment'), sessionStorage.getItem('mine:amount')]),
      )
      .toEqual([null, null])
    expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toMatch(
      /周岷生|U0004/,
    )
  })
})

test('[F16] [SE-03] every call refused at once: one redirect, and no data of the person remain', async ({
  page,
  exchange,
}) => {
  const calls = pendingRequests(page)
  await signIn(page, exchange)
  await page.goto('/index')
  await expect(nameInHeader(page, name)).toBeVisible()
  // A refused call of the previous page would redirect to the login page by itself.
  await expect.poll(() => calls.size).toBe(0)
  const release = await holdCalls(page)
  const places = await recordAddresses(page)
  const logins: string[] = []
  page.on('request', (request) => request.url().includes('/oauth/token') && logins.push(request.url()))
  await exchange.faults([{ path: '*', kind: 'refuse', code: 401, msg: '请先登录' }])
  // The menu leads to a page whose calls are all refused.
  await page.evaluate(() => {
    history.pushState(null, '', '/project?typeCode=1')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  release()
  await expect(page).toHaveURL('/login?redirect=%2Fproject%3FtypeCode%3D1')
  await expect(page.getByRole('heading', { level: 1, name: '登录' })).toBeVisible()
  await expect.poll(() => calls.size).toBe(0)
  await nextPaint(page)
  expect((await places()).filter((place) => place.startsWith('/login'))).toEqual([
    '/login?redirect=%2Fproject%3FtypeCode%3D1',
  ])
  expect(logins).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('session:v1'))).not.toContain(name)
})
