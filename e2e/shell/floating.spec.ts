import { nameInHeader, signInByForm } from '../session/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { atRest, holdTime } from '../support/waits.ts'
import { floating, openHome, scrollDown } from './frame.ts'

test('[FW-01] the items, in their order and with their addresses', async ({ page }) => {
  await openHome(page)
  const items = floating(page).locator('ul > li')
  await expect(items).toHaveCount(9)
  const said = await items.evaluateAll((all) =>
    all.map((item) => {
      const target = item.querySelector<HTMLElement>('a, button')!
      return [target.innerText.trim(), target.getAttribute('href')]
    }),
  )
  expect(said).toEqual([
    ['用户中心', '/usercenterIndex'],
    ['竞价室', '/myProject?list=2'],
    ['我的收藏', '/myCollect'],
    ['投资服务', '/investService?need=1'],
    ['转让服务', '/transferService?need=2'],
    ['其他服务', '/otherService?need=3'],
    ['在线客服', null],
    ['公众号', null],
    ['返回顶部', null],
  ])
  await floating(page).getByRole('button', { name: '公众号' }).hover()
  await expect(floating(page).getByRole('img', { name: '官方公众号二维码' })).toBeVisible()
})

test.describe('[FW-02] without a user name', () => {
  for (const [name, address] of [
    ['用户中心', '/login'],
    ['竞价室', '/login?redirect=%2FmyProject%3Flist%3D2'],
    ['我的收藏', '/login'],
    ['投资服务', '/login'],
    ['转让服务', '/login'],
    ['其他服务', '/login'],
  ] as const)
    test(`${name} asks to sign in first; 确定 leads to ${address}`, async ({ page }) => {
      await openHome(page)
      await floating(page).getByRole('link', { name }).click()
      const dialog = page.getByRole('dialog', { name: '溫馨提示' })
      await expect(dialog).toContainText('请先登录')
      const buttons = dialog.getByRole('button').filter({ hasText: /./ })
      await expect(buttons).toHaveText(['确定'])
      await buttons.click()
      await expect(page).toHaveURL(address)
    })

  test('dismissing does nothing', async ({ page }) => {
    await openHome(page)
    await floating(page).getByRole('link', { name: '竞价室' }).click()
    const dialog = page.getByRole('dialog', { name: '溫馨提示' })
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: /Close|关闭/ }).click()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL('/index')
  })

  test('chat and back to top ask nobody', async ({ page }) => {
    await openHome(page)
    await floating(page).getByRole('button', { name: '返回顶部' }).click()
    await floating(page).getByRole('button', { name: '在线客服' }).click()
    await expect(page.getByRole('dialog', { name: '在线客服' })).toBeVisible()
    await expect(page.getByRole('dialog', { name: '溫馨提示' })).toHaveCount(0)
  })
})

test('[FW-02] with a user name nobody is asked', async ({ page, exchange }) => {
  await signInByForm(page, exchange)
  await expect(nameInHeader(page, '周岷生')).toBeVisible()
  await floating(page).getByRole('link', { name: '竞价室' }).click()
  await expect(page).toHaveURL('/myProject?list=2')
  await expect(page.getByRole('dialog', { name: '溫馨提示' })).toHaveCount(0)
})

test.describe('[FW-03] back to top', () => {
  const scrolledTo = (page: import('@playwright/test').Page) => page.evaluate(() => scrollY)

  test('50 px each 10 ms', async ({ page }) => {
    await page.clock.install()
    await openHome(page)
    await scrollDown(page, 1000)
    await holdTime(page)
    await floating(page).getByRole('button', { name: '返回顶部' }).click()
    for (let left = 950; left >= 0; left -= 50) {
      await page.clock.runFor(10)
      expect(await scrolledTo(page)).toBe(left)
    }
    await page.clock.runFor(100)
    expect(await scrolledTo(page)).toBe(0)
  })

  test('whoever scrolls meanwhile takes over', async ({ page }) => {
    await page.clock.install()
    await openHome(page)
    await scrollDown(page, 1000)
    await holdTime(page)
    await floating(page).getByRole('button', { name: '返回顶部' }).click()
    await page.clock.runFor(100)
    expect(await scrolledTo(page)).toBe(500)
    await page.mouse.wheel(0, 10)
    await expect.poll(() => scrolledTo(page)).toBe(510)
    await page.clock.runFor(1000)
    expect(await scrolledTo(page)).toBe(510)
  })

  test('at once for those who want nothing to move', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openHome(page)
    await scrollDown(page, 1000)
    await floating(page).getByRole('button', { name: '返回顶部' }).click()
    expect(await scrolledTo(page)).toBe(0)
  })
})

test('[FW-04] the offset follows the width of the body, before and after every resize', async ({ page }) => {
  await openHome(page)
  const measure = () =>
    page.evaluate(() => {
      const window_ = document.querySelector<HTMLElement>('aside.float')!
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
})

test.describe('[FW-05] the conversation with the service desk', () => {
  const open = async (page: import('@playwright/test').Page) => {
    await openHome(page)
    await floating(page).getByRole('button', { name: '在线客服' }).click()
    await expect(page.getByRole('status').filter({ hasText: '已连接' })).toBeVisible()
    await expect(page.getByRole('log')).toHaveAttribute('aria-busy', 'false')
    await expect(page.getByRole('textbox', { name: '要说的话' })).toBeFocused()
  }

  test('works logged out: a question goes over, an answer comes back', async ({ page, axe }) => {
    await open(page)
    const log = page.getByRole('log')
    await page.keyboard.type('怎么缴纳保证金？')
    await page.keyboard.press('Enter')
    await expect(log).toContainText('怎么缴纳保证金？')
    await expect(log.locator('p', { hasText: '客服' })).toHaveCount(2)
    await expect(log).toContainText(/子账号|账户/)
    await expect(log).not.toContainText('发送中')
    await axe()
  })

  test('an answer that comes while it is closed is counted, and read once it is open', async ({ page }) => {
    await open(page)
    await page.keyboard.type('发票')
    // In one go: the answer comes within a second.
    await Promise.all([page.keyboard.press('Enter'), page.keyboard.press('Escape')])
    const button = floating(page).getByRole('button', { name: '在线客服' })
    await expect(button).toBeFocused()
    await expect(button).toContainText('1')
    await button.click()
    await expect(button).not.toContainText('1')
  })

  test('goes on after a reload, and unread answers are found again', async ({ page }) => {
    await open(page)
    await page.keyboard.type('报名')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('log').locator('p', { hasText: '客服' })).toHaveCount(2)
    await page.reload()
    await floating(page).getByRole('button', { name: '在线客服' }).click()
    await expect(page.getByRole('log')).toContainText('报名')
  })

  test('belongs to this browser alone', async ({ page, person }) => {
    await open(page)
    await page.keyboard.type('只有我知道')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('log')).toContainText('只有我知道')
    const other = await person()
    await open(other)
    await expect(other.getByRole('log')).toContainText('客服')
    await expect(other.getByRole('log')).not.toContainText('只有我知道')
  })

  test('says when the line is gone, keeps what could not be sent, and sends it once', async ({
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
    // What was on its way may have arrived after all; pressed again, it is not said twice.
    await expect(async () => {
      if (await again.isVisible()) await again.click({ timeout: 1000 })
      await expect(again).toHaveCount(0, { timeout: 1000 })
    }).toPass()
    await expect(page.getByRole('log').getByText('断线时说的话')).toHaveCount(1)
  })

  test('fits a phone', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 700 })
    await page.goto('/index')
    await floating(page).getByRole('button', { name: '服务' }).click()
    await floating(page).getByRole('button', { name: '在线客服' }).click()
    const dialog = page.getByRole('dialog', { name: '在线客服' })
    await expect(dialog).toBeVisible()
    await atRest(dialog)
    const box = (await dialog.boundingBox())!
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(375)
    expect(box.y).toBeGreaterThanOrEqual(0)
  })
})
