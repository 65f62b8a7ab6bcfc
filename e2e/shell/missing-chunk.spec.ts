import type { Page } from '@playwright/test'
import { signIn } from '../session/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { browserIdle } from '../support/waits.ts'
import { footer, header, openHome, watchLoads } from './frame.ts'

const missing = { status: 404, body: '' }
const page200 = { status: 200, contentType: 'text/html', body: '<!doctype html><title>x</title>' }

const failure = (page: Page) => page.getByRole('main').getByRole('alert').filter({ hasText: '页面出了点问题' })
const retry = (page: Page) => failure(page).getByRole('button', { name: '重试' })

/** The chunk is still missing after the reload: the frame shows an error, and there is no automatic retry. */
async function expectScreenMissing(page: Page, loads: string[], path: string): Promise<void> {
  await expect(failure(page)).toContainText(/页面出了点问题[\s\S]*编号 E-[0-9A-F]{8}/)
  await expect(footer(page)).toBeAttached()
  await browserIdle(page)
  const before = loads.length
  // A retry by the reader is one more load, and no other follows by itself.
  const again = page.waitForEvent('load')
  await retry(page).click()
  await again
  await expect(failure(page)).toBeVisible()
  await browserIdle(page)
  expect(loads.slice(before)).toEqual([path])
}

test.describe('[RT-05] [F17] the chunk of a screen is missing in the new version, too', () => {
  test.beforeEach(({ allowConsole }) =>
    allowConsole(/Failed to load|ERR_FAILED|MIME type|dynamically imported module|ChunkLoadError|did not arrive/),
  )

  test('a public screen, answered with a page: one reload, then an error with 重试 in the frame; no loop', async ({
    page,
  }) => {
    const chunk = /\/assets\/Register-[\w-]+\.js/
    await openHome(page)
    const loads = watchLoads(page)
    await page.route(chunk, (route) => route.fulfill(page200))
    await header(page).getByRole('link', { name: '注册', exact: true }).click()
    await expect(failure(page)).toBeVisible()
    expect(loads).toEqual(['/register'])
    await expectScreenMissing(page, loads, '/register')
    await page.unroute(chunk)
    await retry(page).click()
    await expect(page.getByRole('heading', { level: 1, name: '注册账号' })).toBeVisible()
    expect(loads).toEqual(['/register', '/register', '/register'])
  })

  test(
    'a private screen, missing from the first load: one reload, then an error with 重试 in the frame; no loop',
    { tag: '@nightly' },
    async ({ page, exchange }) => {
      const chunk = /\/assets\/Messages-[\w-]+\.js/
      await signIn(page, exchange)
      const loads = watchLoads(page)
      await page.route(chunk, (route) => route.fulfill(missing))
      await page.goto('/myMessage')
      await expect(failure(page)).toBeVisible()
      expect(loads).toEqual(['/myMessage', '/myMessage'])
      await expectScreenMissing(page, loads, '/myMessage')
      await page.unroute(chunk)
      await retry(page).click()
      await expect(page.getByRole('heading', { level: 1, name: '我的消息' })).toBeVisible()
    },
  )
})

test('[RT-05] [F13] offline, a screen that is not loaded yet shows an error in the frame, and 重试 loads it once online', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(
    /Failed to load|ERR_INTERNET_DISCONNECTED|ERR_FAILED|dynamically imported module|ChunkLoadError|did not arrive/,
  )
  await openHome(page)
  const loads = watchLoads(page)
  await context.setOffline(true)
  await header(page).getByRole('link', { name: '注册', exact: true }).click()
  await expect(failure(page)).toBeVisible()
  await retry(page).click()
  await expect(page.getByText('内容加载失败，请稍后重试')).toBeVisible()
  await expect(footer(page)).toBeAttached()
  expect(loads).toEqual([])

  await context.setOffline(false)
  // The first request after a reconnection may still fail.
  const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD')
  await page.route('/register', (route) => route.abort(), { times: 1 })
  await retry(page).click()
  await failed
  await expect(page.getByRole('heading', { level: 1, name: '注册账号' })).toBeVisible()
  expect(loads).toEqual(['/register'])
})
