import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { beginAnew, nameInHeader, signInByForm, stored } from './sign-in.ts'

test.beforeEach(beginAnew)

const name = '周岷生'
const hourMs = 3_600_000

/** Refreshes that the pages of this browser ask for, from now on. */
function refreshesOf(context: BrowserContext): string[] {
  const asked: string[] = []
  context.on('request', (request) => {
    if (request.url().includes('grant_type=refresh_token')) asked.push(request.url())
  })
  return asked
}

/** Answers from now on do not tell the time: as from another host, which shows no `Date`. */
const hideTime = (context: BrowserContext): Promise<unknown> =>
  context.route('**/api/**', async (route) => {
    const response = await route.fetch().catch(() => null)
    if (response === null) return route.abort()
    const { date: _, ...headers } = response.headers()
    return route.fulfill({ response, headers })
  })

/** The page believes that its token came two minutes ago. */
const believe = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('session:v1')!) as { state: { tokenAt: number } }
    kept.state.tokenAt -= 120_000
    localStorage.setItem('session:v1', JSON.stringify(kept))
    dispatchEvent(new StorageEvent('storage', { key: 'session:v1', storageArea: localStorage }))
  })

const toUserCentre = (page: Page) => nameInHeader(page, name).click()

test('[SE-03] [SE-06] hours pass at the exchange alone: two tabs refresh once, and both go on', async ({
  page,
  exchange,
  context,
}) => {
  await signInByForm(page, exchange)
  const other = await context.newPage()
  await other.goto('/404')
  await other.goto('/project')
  await expect(nameInHeader(other, name)).toBeVisible()
  await hideTime(context)
  await believe(page)
  const before = await stored(page)
  const refreshes = refreshesOf(context)
  await exchange.jump(5 * hourMs)
  await Promise.all([toUserCentre(page), toUserCentre(other)])
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL('/usercenterIndex')
    await expect(tab.getByRole('main').getByText(name).first()).toBeVisible()
    await expect(nameInHeader(tab, name)).toBeVisible()
  }
  expect(refreshes).toHaveLength(1)
  await expect.poll(async () => (await stored(page))?.accessToken).not.toBe(before?.accessToken)
  expect((await stored(page))?.baseUserId).toBe(before?.baseUserId)
})

test('[SE-06] the network fails just then: nobody is signed out, and trying again goes on', async ({
  page,
  exchange,
  context,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  await signInByForm(page, exchange)
  await hideTime(context)
  await believe(page)
  // The page looks at its token by itself, too.
  await exchange.faults([{ path: '/oauth/token', kind: 'down' }])
  await exchange.jump(5 * hourMs)
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('grant_type=refresh_token'))
  await toUserCentre(page)
  await lost
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /重试|重新加载/ })
      .first(),
  ).toBeVisible()
  await expect(nameInHeader(page, name)).toBeVisible()
  await exchange.faults([])
  await page.reload()
  await expect(page.getByRole('main').getByText(name).first()).toBeVisible()
  expect((await stored(page))?.baseUserId).toBe('U0004')
})

test('[SE-03] [SE-06] after a week the refresh is refused as well: the session ends, and the login page leads back', async ({
  page,
  exchange,
}) => {
  await signInByForm(page, exchange)
  // A page that asks nothing by itself.
  await page.goto('/404')
  await exchange.jump(8 * 24 * hourMs)
  await page.goto('/usercenterIndex')
  await expect(page).toHaveURL('/login?redirect=%2FusercenterIndex')
  await expect(page.getByRole('heading', { level: 1, name: '登录' })).toBeVisible()
  expect((await stored(page))?.accessToken).toBeNull()
})
