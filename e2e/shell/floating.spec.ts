import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { animationsEnd, pauseClock } from '../support/waits.ts'
import { floating, header, openHome, scrollDown } from './frame.ts'

test('[FW-01] [FW-02] [FW-04] it is beside the body at every width, and asks a visitor to sign in first', async ({
  page,
}) => {
  await openHome(page)
  await expect(floating(page)).toBeVisible()
  const measure = () =>
    page.evaluate(() => {
      const window_ = document.querySelector<HTMLElement>('aside')!
      const list = window_.querySelector('ul')!.getBoundingClientRect()
      return {
        body: document.body.clientWidth,
        right: Number.parseFloat(getComputedStyle(window_).right),
        cut: Math.max(0, list.right - document.documentElement.clientWidth),
      }
    })
  for (const width of [1920, 1440, 1400, 1348, 1347, 1346, 1300, 1200]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width)
    const { body } = await measure()
    const expected = body > 1332 ? (body - 1200) / 2 - 86 : 0
    await expect.poll(measure).toEqual({ body, right: expected, cut: 0 })
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(floating(page).locator('ul > li')).toHaveText([
    '用户中心',
    '竞价室',
    '我的收藏',
    '投资服务',
    '转让服务',
    '其他服务',
    '在线客服',
    /^公众号/,
    '返回顶部',
  ])
  await floating(page).getByRole('button', { name: '公众号' }).hover()
  await expect(floating(page).getByRole('img', { name: '官方公众号二维码' })).toBeVisible()

  await floating(page).getByRole('link', { name: '竞价室' }).click()
  const dialog = page.getByRole('dialog', { name: '溫馨提示' })
  await expect(dialog).toContainText('请先登录')
  await dialog.getByRole('button', { name: '确定' }).click()
  await expect(page).toHaveURL('/login?redirect=%2FmyProject%3Flist%3D2')
})

test('[FW-03] back to top: 50 px each 10 ms, until the reader scrolls; at once with reduced motion', async ({
  page,
}) => {
  const scrolledTo = () => page.evaluate(() => scrollY)
  const up = floating(page).getByRole('button', { name: '返回顶部' })
  await page.clock.install()
  await openHome(page)
  await scrollDown(page, 1000)
  await pauseClock(page)
  await up.click()
  for (let left = 950; left >= 0; left -= 50) {
    await page.clock.runFor(10)
    expect(await scrolledTo()).toBe(left)
  }
  await page.clock.runFor(100)
  expect(await scrolledTo()).toBe(0)

  await scrollDown(page, 1000)
  await up.click()
  await page.clock.runFor(100)
  expect(await scrolledTo()).toBe(500)
  await page.mouse.wheel(0, 10)
  await expect.poll(scrolledTo).toBe(510)
  await page.clock.runFor(1000)
  expect(await scrolledTo()).toBe(510)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await up.click()
  expect(await scrolledTo()).toBe(0)
})

test.describe('[FW-05] the conversation with the service desk', () => {
  const chat = (page: Page) => floating(page).getByRole('button', { name: '在线客服' })
  const log = (page: Page) => page.getByRole('log')
  const open = async (page: Page) => {
    await openHome(page)
    await chat(page).click()
    await expect(page.getByRole('status').filter({ hasText: '已连接' })).toBeVisible()
    await expect(log(page)).toHaveAttribute('aria-busy', 'false')
    await expect(page.getByRole('textbox', { name: '消息内容' })).toBeFocused()
  }

  test(
    'continues while it is closed and after a reload, belongs to this browser alone, and fits a phone',
    { tag: '@nightly' },
    async ({ page, person }) => {
      await open(page)
      await page.keyboard.type('怎么交纳保证金？')
      await page.keyboard.press('Enter')
      await expect(log(page).locator('p', { hasText: '客服' })).toHaveCount(2)
      await expect(log(page)).toContainText(/子账号|账户/)
      await expect(log(page)).not.toContainText('发送中')

      await page.keyboard.type('发票')
      // Both keys at once, because the answer comes within a second.
      await Promise.all([page.keyboard.press('Enter'), page.keyboard.press('Escape')])
      await expect(chat(page)).toBeFocused()
      await expect(chat(page)).toContainText('1')
      await chat(page).click()
      await expect(chat(page)).not.toContainText('1')

      await page.reload()
      await chat(page).click()
      await expect(log(page)).toContainText('怎么交纳保证金？')
      const other = await person()
      await open(other)
      await expect(log(other)).toContainText('客服')
      await expect(log(other)).not.toContainText('怎么交纳保证金？')

      await page.setViewportSize({ width: 375, height: 700 })
      const dialog = page.getByRole('dialog', { name: '在线客服' })
      await expect(dialog).toBeVisible()
      await animationsEnd(dialog)
      const box = (await dialog.boundingBox())!
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(375)
      expect(box.y).toBeGreaterThanOrEqual(0)
      await page.keyboard.press('Escape')
      await header(page).getByRole('button', { name: /^服务/ }).click()
      await chat(page).click()
      await expect(dialog).toBeVisible()
    },
  )

  test('shows a lost connection, keeps unsent messages, and sends each once', async ({
    page,
    context,
    allowConsole,
  }) => {
    allowConsole(/WebSocket|ERR_INTERNET_DISCONNECTED|ERR_NETWORK/)
    await open(page)
    await context.setOffline(true)
    await page.keyboard.type('断线时说的话')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: '重新连接中' })).toBeVisible({ timeout: 20_000 })
    const again = page.getByRole('button', { name: '重新发送' })
    await expect(again).toBeVisible({ timeout: 15_000 })
    await context.setOffline(false)
    await expect(page.getByRole('status').filter({ hasText: '已连接' })).toBeVisible({ timeout: 20_000 })
    // A message in transit may have arrived; sending it again does not duplicate it.
    await expect(async () => {
      if (await again.isVisible()) await again.click({ timeout: 1000 })
      await expect(again).toHaveCount(0, { timeout: 1000 })
    }).toPass()
    await expect(log(page).getByText('断线时说的话')).toHaveCount(1)
  })
})
