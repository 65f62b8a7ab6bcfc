import type { Page, Route } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const failureAlert = (page: Page) => page.getByRole('alert').filter({ hasText: '页面没有加载完整' })
const isAlive = (page: Page) => expect(page.getByRole('heading', { level: 1, name: '登录', exact: true })).toBeVisible()

test.beforeEach(({ allowConsole }) => allowConsole(/Failed to load resource|ERR_FAILED|MIME type/))

const nightly = { tag: '@nightly' }
for (const [what, file, answer, details] of [
  ['the connection is cut', 'index', (route: Route) => route.abort(), {}],
  ['it is missing', 'index', (route: Route) => route.fulfill({ status: 404, body: '' }), nightly],
  ['the server fails', 'index', (route: Route) => route.fulfill({ status: 500, body: 'x' }), nightly],
  [
    'a page is sent in its place',
    'index',
    (route: Route) => route.fulfill({ contentType: 'text/html', body: '<p>x' }),
    {},
  ],
  ['its libraries are missing', 'vendor', (route: Route) => route.fulfill({ status: 404, body: '' }), {}],
] as const)
  test(
    `[RT-05] the program does not load, ${what}: the static page shows an error, and 重试 loads it`,
    details,
    async ({ page }) => {
      const program = new RegExp(`/assets/${file}-[\\w-]+\\.js`)
      await page.route(program, answer)
      await page.goto('/login')
      await expect(failureAlert(page)).toContainText(/网络中断或系统刚刚更新[\s\S]*028-6000-0000/)
      await expect(failureAlert(page)).toBeInViewport()
      await page.unroute(program)
      await failureAlert(page).getByRole('button', { name: '重试' }).click()
      await isAlive(page)
      await expect(failureAlert(page)).toHaveCount(0)
    },
  )

test('[RT-05] the program hangs while loading: reported after 20 s; it may still arrive, and removes the message', async ({
  page,
}) => {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  // The clock stands still, so that a slow start takes none of the 20 s.
  const now = Date.now()
  await page.clock.install({ time: now - 60_000 })
  await page.clock.pauseAt(now)
  await page.route(/\/assets\/index-[\w-]+\.js/, async (route) => {
    await held
    await route.fallback()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  await expect(page.locator('#shell .strip')).toBeAttached()
  await page.clock.fastForward(19_000)
  await expect(failureAlert(page)).toHaveCount(0)
  await page.clock.fastForward(1_100)
  await expect(failureAlert(page)).toBeVisible()
  await page.clock.resume()
  letGo()
  await isAlive(page)
  await expect(failureAlert(page)).toHaveCount(0)
})

test('[RT-05] [SE-10] the message is in English for English readers', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('ui:v1', JSON.stringify({ state: { language: 'en' } })))
  await page.route(/\/assets\/index-[\w-]+\.js/, (route) => route.abort())
  await page.goto('/index')
  await expect(page.getByRole('alert')).toContainText('The page did not load completely')
  await expect(page.getByRole('alert').getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('[SE-02] the HTTP client fails to load: the next request loads it again, without a reload', async ({ page }) => {
  const loads: string[] = []
  page.on('load', () => loads.push(page.url()))
  const wire = /\/assets\/wire-[\w-]+\.js/
  let lost = 0
  await page.route(wire, (route) => {
    lost += 1
    return lost === 1 ? route.abort() : route.fallback()
  })
  await page.goto('/index')
  await page.locator('[data-first-row]:not(#shell *)').waitFor()
  expect(lost).toBe(0)
  // The counts of the hot words load at the same interaction: theirs may be the next request already.
  const failed = page.waitForEvent('requestfailed', (request) => wire.test(request.url()))
  await page.keyboard.press('Shift')
  await failed
  await page.getByRole('tab', { name: '最新挂牌' }).click()
  await expect(page.getByRole('region', { name: '热门推荐' }).getByRole('article')).toHaveCount(6)
  await expect(page.getByRole('tab', { name: '最新挂牌' })).toHaveAttribute('aria-selected', 'true')
  expect(lost).toBe(2)
  expect(loads).toHaveLength(1)
})
