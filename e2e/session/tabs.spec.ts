import type { Page, Request } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { drawn, holdCalls, underWay } from '../support/waits.ts'
import { beginAnew, nameInHeader, signInByForm, stored, watchPlaces } from './sign-in.ts'

test.beforeEach(beginAnew)

const name = '周岷生'
const loginLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: '登录', exact: true })
const isRefresh = (request: Request) =>
  request.url().includes('/oauth/token') && request.url().includes('grant_type=refresh_token')

test('[SE-03] one call refused with 401: signed out, and once to the login page, which leads back', async ({
  page,
  exchange,
}) => {
  await signInByForm(page, exchange, 'person', '?redirect=%2Fproject%3Fq%3D1')
  await expect(page).toHaveURL('/project?q=1')
  await exchange.faults([{ path: '/dscq-user/user/detail', kind: 'refuse', code: 401, msg: '请先登录', times: 1 }])
  await page.reload()
  await expect(page).toHaveURL('/login?redirect=%2Fproject%3Fq%3D1')
  expect((await stored(page))?.baseUserId).toBeNull()
  await expect(page.getByRole('heading', { level: 1, name: '登录' })).toBeVisible()
})

test('[F16] [SE-03] every call refused at once: one redirect, nothing of the person is left', async ({
  page,
  exchange,
}) => {
  const calls = underWay(page)
  await signInByForm(page, exchange)
  await expect(nameInHeader(page, name)).toBeVisible()
  // A call of the page before, refused, would lead to the login page by itself.
  await expect.poll(() => calls.size).toBe(0)
  const release = await holdCalls(page)
  const places = await watchPlaces(page)
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
  await drawn(page)
  expect((await places()).filter((place) => place.startsWith('/login'))).toEqual([
    '/login?redirect=%2Fproject%3FtypeCode%3D1',
  ])
  expect(logins).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('session:v1'))).not.toContain(name)
})

test('[F15] [SE-06] ten tabs and an old token: it is refreshed once, and all have the new one', async ({
  page,
  exchange,
  context,
}) => {
  await signInByForm(page, exchange)
  const before = await stored(page)
  const refreshes: string[] = []
  context.on('request', (request) => {
    if (isRefresh(request)) refreshes.push(request.url())
  })
  await exchange.jump(3001_000)
  await context.clock.install()
  const tabs = [page, ...(await Promise.all(Array.from({ length: 9 }, () => context.newPage())))]
  // Each hears the exchange's time with its first answer, and looks at the token every 10 s.
  await Promise.all(tabs.map((tab) => tab.goto('/404')))
  const tokenLater = async () => {
    // While one asks, no more time passes than does: its call would be given up.
    if (refreshes.length === 0) await context.clock.runFor(2_000)
    return (await stored(page))?.accessToken
  }
  await expect.poll(tokenLater, { timeout: 20_000 }).not.toBe(before!.accessToken)
  await context.clock.runFor(11_000)
  const url = new URL(refreshes[0]!)
  expect(url.searchParams.get('client_id')).toBe('minjiang-portal')
  expect(url.searchParams.get('client_secret')).toBe('bWluamlhbmctcG9ydGFs')
  expect(url.searchParams.get('refresh_token')).toBe(before!.refreshToken)
  const after = await stored(page)
  expect(after!.accessToken).not.toBe(before!.accessToken)
  const detail = tabs[9]!.waitForRequest((request) => request.url().includes('/dscq-user/user/detail'))
  await tabs[9]!.reload()
  expect((await detail).headers()['authorization']).toBe(`Bearer ${after!.accessToken}`)
  expect(refreshes).toHaveLength(1)
})

/**
 * The token of this browser came that long ago; the page hears of it as from another tab. Seen at that very moment, it is
 * the first to refresh: every tab looks at the token by itself, too.
 */
const age = (page: Page, seconds: number, isSeen = false) =>
  page.evaluate(
    ([ms, becomesVisible]) => {
      const kept = JSON.parse(localStorage.getItem('session:v1')!) as { state: { tokenAt: number } }
      kept.state.tokenAt -= ms
      localStorage.setItem('session:v1', JSON.stringify(kept))
      dispatchEvent(new StorageEvent('storage', { key: 'session:v1', storageArea: localStorage }))
      if (becomesVisible) document.dispatchEvent(new Event('visibilitychange'))
    },
    [seconds * 1000, isSeen] as const,
  )
/** On to another screen of the same page: what was to be asked before has been asked by then. */
async function toProjects(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '项目', exact: true }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
}
const becomeVisible = (page: Page) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))

test('[SE-06] a tab that becomes visible refreshes, and not again within the minute', async ({ page, exchange }) => {
  await signInByForm(page, exchange)
  const refreshes: string[] = []
  page.on('request', (request) => {
    if (isRefresh(request)) refreshes.push(request.url())
  })
  await becomeVisible(page)
  await page.reload()
  await expect(nameInHeader(page, name)).toBeVisible()
  expect(refreshes).toEqual([])
  await age(page, 61)
  const renewed = page.waitForResponse((response) => isRefresh(response.request()))
  await becomeVisible(page)
  await renewed
  for (let times = 0; times < 10; times += 1) await becomeVisible(page)
  await toProjects(page)
  expect(refreshes).toHaveLength(1)
})

test('[F15] [SE-06] ten tabs, the token out of date a hundred times: a hundred refreshes, nobody is signed out', async ({
  page,
  exchange,
  context,
  allowConsole,
}) => {
  // A hundred times ten seconds in ten pages.
  test.setTimeout(180_000)
  // Leaving a page cuts off the line that it was about to open.
  allowConsole(/closed before the connection is established/)
  await signInByForm(page, exchange)
  const tabs = [page, ...(await Promise.all(Array.from({ length: 9 }, () => context.newPage())))]
  await context.clock.install()
  await Promise.all(tabs.map((tab) => tab.goto('/404')))
  let refreshes = 0
  context.on('request', (request) => {
    if (isRefresh(request)) refreshes += 1
  })
  const token = async () => (await stored(page))?.accessToken ?? null
  for (let cycle = 0; cycle < 100; cycle += 1) {
    const before = await token()
    // Somebody is there, by the clock of each tab: an idle session would be locked.
    await Promise.all(tabs.map((tab) => tab.keyboard.press('Shift')))
    await age(page, 3600)
    // Each tab looks at its token every 10 s.
    await context.clock.runFor(10_000)
    await expect.poll(token, { intervals: [10], message: `cycle ${cycle}` }).not.toBe(before)
  }
  expect(refreshes).toBe(100)
  const last = await token()
  expect(last).not.toBeNull()
  await Promise.all(
    tabs.map(async (tab) => {
      const asked = tab.waitForRequest((request) => request.url().includes('/dscq-user/user/detail'))
      await tab.reload()
      expect((await asked).headers()['authorization']).toBe(`Bearer ${last}`)
    }),
  )
  await context.clock.resume()
  await page.goto('/index')
  await expect(nameInHeader(page, name)).toBeVisible()
})

test('[F15] [SE-06] no network: the session stays', async ({ page, exchange, allowConsole }) => {
  allowConsole(/Failed to load resource/)
  await signInByForm(page, exchange)
  await exchange.faults([{ path: '/oauth/token', kind: 'down' }])
  const lost = page.waitForEvent('requestfailed', isRefresh)
  await age(page, 3600, true)
  await lost
  await toProjects(page)
  await expect(nameInHeader(page, name)).toBeVisible()
  expect((await stored(page))?.baseUserId).toBe('U0004')
})

test('[SE-04] [SE-06] [SE-07] a refused refresh is told, and ends the session in every tab', async ({
  page,
  exchange,
  context,
}) => {
  await signInByForm(page, exchange)
  const other = await context.newPage()
  await other.goto('/project')
  await expect(nameInHeader(other, name)).toBeVisible()
  await exchange.faults([{ path: '/oauth/token', kind: 'refuse', code: 403, msg: '登录已过期，请重新登录' }])
  await age(page, 3600, true)
  await expect(page.getByText('登录已过期，请重新登录')).toBeVisible()
  await expect(page).toHaveURL('/login?redirect=%2Findex')
  await expect(loginLink(other)).toBeVisible()
  await expect(other).toHaveURL('/project')
  expect((await stored(other))?.accessToken).toBeNull()
})

test('[SE-06] a token that ran out while the machine slept: the first refused call refreshes it, nobody is signed out', async ({
  page,
  exchange,
}) => {
  await signInByForm(page, exchange)
  const before = await stored(page)
  // The access token is good for an hour.
  await exchange.jump(2 * 3600_000)
  await page.reload()
  await expect.poll(async () => (await stored(page))?.accessToken).not.toBe(before!.accessToken)
  await expect(nameInHeader(page, name)).toBeVisible()
  await expect(page).toHaveURL('/index')
})

test('[SE-07] signing in and out in one tab reaches the other', async ({ page, exchange, context }) => {
  const other = await context.newPage()
  await other.goto('/login?redirect=%2Fproject')
  await expect(other.getByRole('heading', { level: 1, name: '登录' })).toBeVisible()
  await signInByForm(page, exchange)
  await expect(other).toHaveURL('/project')
  await expect(nameInHeader(other, name)).toBeVisible()
  await page.evaluate(() => localStorage.setItem('draft:enrolment', '{"name":"周岷生"}'))
  await other.evaluate(() => sessionStorage.setItem('mine:amount', '1'))
  const farewell = page.waitForRequest((request) => request.url().includes('/logout'))
  const { accessToken } = (await stored(page))!
  await page.getByRole('banner').getByRole('button', { name: '退出' }).click()
  expect((await farewell).headers()['authorization']).toBe(`Bearer ${accessToken}`)
  await expect(page).toHaveURL('/login')
  await expect(loginLink(other)).toBeVisible()
  await expect(other).toHaveURL('/project')
  await expect
    .poll(() => other.evaluate(() => [localStorage.getItem('draft:enrolment'), sessionStorage.getItem('mine:amount')]))
    .toEqual([null, null])
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toMatch(
    /周岷生|U0004/,
  )
})

test('[SE-07] signing out works when the exchange cannot be reached', async ({ page, exchange, allowConsole }) => {
  allowConsole(/Failed to load resource/)
  await signInByForm(page, exchange)
  await exchange.faults([{ path: '/logout', kind: 'down' }])
  await page.getByRole('banner').getByRole('button', { name: '退出' }).click()
  await expect(page).toHaveURL('/login')
  expect((await stored(page))?.baseUserId).toBeNull()
})

test('[SE-07] a page of another site cannot sign anybody out with an image', async ({ page, exchange, context }) => {
  await signInByForm(page, exchange)
  // What an <img src="…/logout"> sends: the cookies, and no bearer.
  await context.request.get('/api/logout')
  const detail = page.waitForResponse((response) => response.url().includes('/dscq-user/user/detail'))
  await page.reload()
  expect(((await (await detail).json()) as { code: number }).code).toBe(200)
  await expect(nameInHeader(page, name)).toBeVisible()
  expect((await stored(page))?.baseUserId).toBe('U0004')
})
