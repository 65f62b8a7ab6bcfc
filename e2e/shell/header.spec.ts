import type { Page } from '@playwright/test'
import { signIn } from '../session/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { holdCalls } from '../support/waits.ts'
import { expectFocus, floating, footer, header, menu, openHome, withSettings } from './frame.ts'

test('[HD-01] [HD-03] [HD-04] the keyboard alone reaches everything in the header, and every focus is visible', async ({
  page,
}) => {
  await openHome(page)
  await test.step('the skip link skips all of it', async () => {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: '跳到主要内容' })).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page).toHaveURL('/index')
  })

  await page.reload()
  await menu(page).getByRole('link', { name: '首页' }).waitFor()
  const stops: string[] = []
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement
      const ring = getComputedStyle(element)
      const seen = ring.outlineStyle !== 'none' && Number.parseFloat(ring.outlineWidth) >= 2
      const inHeader = element.closest('header') !== null || element.matches('.skip')
      // The count of a hot word changes from day to day.
      const name = element.getAttribute('aria-label') ?? element.textContent.trim().replace(/ \d+$/, '')
      return { inHeader, text: `${name}${seen ? '' : ' (no ring)'}` }
    })
    if (!stop.inHeader) break
    stops.push(stop.text)
  }
  expect(stops).toEqual([
    '跳到主要内容',
    '登录',
    '注册',
    '用户中心',
    '帮助中心',
    '官方公众号',
    '长辈版',
    '无障碍',
    'EN: switch to English',
    '项目咨询 028-6000-0001',
    '技术支持 028-6000-0002',
    '岷江产权交易网岷江联合产权交易所 首页',
    '搜索类型',
    '搜索关键词',
    '搜索',
    '股权',
    '房产',
    '土地使用权',
    '车辆',
    '设备',
    '租赁',
    '服务热线028-6000-0000',
    '首页',
    '项目',
    '竞价大厅',
    '公告',
    '金融服务',
    '政策法规',
    '采购',
    '帮助中心',
    '公共资源交易',
  ])

  await test.step('the dialog to sign in traps the focus, and restores it on Esc', async () => {
    const link = header(page).getByRole('link', { name: '用户中心' })
    await link.focus()
    await page.keyboard.press('Enter')
    const asked = page.getByRole('dialog', { name: '溫馨提示' })
    await expectFocus(asked)
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press('Tab')
      expect(await asked.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(asked).toBeHidden()
    await expect(link).toBeFocused()
    await expect(page).toHaveURL('/index')
  })

  await test.step('the QR code appears with focus and pointer, can be hovered, and disappears', async () => {
    const button = header(page).getByRole('button', { name: '官方公众号' })
    const code = header(page).getByRole('img', { name: '官方公众号二维码' })
    await expect(code).toHaveCount(0)
    await button.hover()
    await expect(code).toBeVisible()
    // It can be hovered, to hold a phone before it.
    await code.hover()
    await expect(code).toBeVisible()
    await page.mouse.move(300, 500)
    await expect(code).toHaveCount(0)
    await button.focus()
    await expect(code).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(code).toHaveCount(0)
    await expect(button).toBeFocused()
  })
})

test('[HD-03] [HD-04] nothing moves: a late unread count, an empty menu, a menu that unfolds', async ({
  page,
  exchange,
}) => {
  await signIn(page, exchange)
  // The push connection sends the number, too.
  const release = await holdCalls(page, /unread-count|push\/ticket/)
  await page.goto('/project')
  const top = header(page)
  const places = async () => {
    const buttons = [top.getByRole('button', { name: '锁屏' }), top.getByRole('button', { name: '退出' })]
    return Promise.all(buttons.map((button) => button.boundingBox()))
  }
  await expect(top.getByRole('button', { name: '退出' })).toBeVisible()
  const before = await places()
  expect(await top.getByText('3 条未读').count()).toBe(0)
  release()
  await expect(top.getByText('3 条未读')).toHaveCount(1)
  expect(await places()).toEqual(before)

  await test.step('on a narrow screen the menu unfolds by a button', async () => {
    await page.setViewportSize({ width: 375, height: 800 })
    const button = top.getByRole('button', { name: '菜单' })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(menu(page).getByRole('link', { name: '首页' })).toBeHidden()
    await button.click()
    await expect(menu(page).getByRole('link', { name: '首页' })).toBeVisible()
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  await test.step('an empty menu leaves the bar in its place', async () => {
    await exchange.scenario('empty')
    await page.goto('/index')
    // It appears together with the menu.
    await expect(page.getByText('暂无项目，请稍后再来')).toBeVisible()
    await expect(menu(page)).toBeVisible()
    await expect(menu(page).getByRole('link')).toHaveCount(0)
    expect((await menu(page).boundingBox())!.height).toBe(48)
  })
})

test('[HD-01] with a long name no link of the top strip lies on another, from 900 px to 1440 px in both languages', async ({
  page,
  exchange,
}) => {
  await signIn(page, exchange, 'holder')
  await openHome(page)
  const linksThatOverlap = () =>
    page.evaluate(() => {
      const items = [...document.querySelectorAll('header .strip li > :is(a, button, span)')]
      const shown = items.filter((item) => item.getBoundingClientRect().width > 0)
      const nameOf = (item: Element | undefined) => (item?.textContent ?? '').trim()
      return shown.flatMap((item, index) => {
        const parts = [item, ...item.children].map((part) => part.getBoundingClientRect().right)
        const next = shown[index + 1]
        const isOver = next !== undefined && Math.max(...parts) > next.getBoundingClientRect().left
        return isOver ? [`${innerWidth}: ${nameOf(item)} on ${nameOf(next)}`] : []
      })
    })
  for (const lang of ['zh-CN', 'en']) {
    await page.setViewportSize({ width: 1440, height: 900 })
    if (lang === 'en') await header(page).getByRole('button', { name: 'EN: switch to English' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    for (const width of [1440, 1200, 1199, 1100, 1099, 1024, 900]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(linksThatOverlap).toEqual([])
    }
  }
})

test.describe('[HD-01] on a phone', () => {
  const phone = { width: 375, height: 812 }
  const sidewaysBy = (page: Page) =>
    page.evaluate(() => {
      scrollBy(100, 0)
      return scrollX
    })

  test('the header is one bar, below which the content begins; no page scrolls sideways', async ({ page }) => {
    await page.setViewportSize(phone)
    for (const path of ['/index', '/project']) {
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
      await expect(header(page).getByRole('searchbox')).toBeHidden()
      const top = await page
        .getByRole('main')
        .evaluate((main) => Math.min(...[...main.children].map((part) => part.getBoundingClientRect().top)))
      expect(top, path).toBeLessThan(130)
    }
    for (const path of [
      '/index',
      '/project',
      '/hall',
      '/serviceCenter',
      '/transferService',
      '/login',
      '/register',
      '/findPassword',
      '/404',
    ]) {
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
      await expect(page.getByRole('main').locator('[aria-busy=true]:visible')).toHaveCount(0)
      for (const width of [320, 375]) {
        await page.setViewportSize({ ...phone, width })
        expect(await sidewaysBy(page), `${path} at ${width}`).toBeLessThanOrEqual(0)
      }
    }
  })

  test('[FW-01] the services are a sheet, which closes by Esc and by a tap beside it, and the focus returns', async ({
    page,
  }) => {
    await page.setViewportSize(phone)
    await page.goto('/serviceCenter')
    const button = header(page).getByRole('button', { name: /^服务/ })
    const first = floating(page).getByRole('link', { name: '用户中心' })
    const open = async () => {
      await button.focus()
      await page.keyboard.press('Enter')
      await expect(first).toBeFocused()
      // The whole of it is in view, and nothing covers its last row.
      const up = floating(page).getByRole('button', { name: '返回顶部' })
      await expect(up).toBeInViewport({ ratio: 1 })
      await up.click({ trial: true })
    }
    await open()
    await page.keyboard.press('Escape')
    await expect(first).toBeHidden()
    await expect(button).toBeFocused()
    await open()
    await page.mouse.click(180, 300)
    await expect(first).toBeHidden()
    await expect(button).toBeFocused()
    await expect(page).toHaveURL('/serviceCenter')
  })

  test('in the elder-friendly version the page ends above the bar at the bottom', async ({ page }) => {
    await withSettings(page, { elder: true, typeScale: 1.5 })
    for (const size of [phone, { width: 1440, height: 900 }]) {
      await page.setViewportSize(size)
      await page.goto('/serviceCenter')
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
      // The page grows while its parts load.
      await expect(async () => {
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
        const [bar, end] = [(await floating(page).boundingBox())!, (await footer(page).boundingBox())!]
        expect(Math.round(bar.y + bar.height)).toBe(size.height)
        expect(end.y + end.height).toBeLessThanOrEqual(bar.y + 1)
      }).toPass()
      expect(await sidewaysBy(page)).toBeLessThanOrEqual(0)
      // One line each, none cut off.
      const labels = floating(page).locator('ul > li:visible [class*=label]:visible')
      for (const label of await labels.all())
        expect(
          await label.evaluate((text) => [
            text.getClientRects().length,
            text.scrollWidth <= (text.parentElement?.clientWidth ?? 0),
          ]),
        ).toEqual([1, true])
    }
  })
})

test('[HD-06] the procurement section has its own colours, and the main site has them back', async ({ page }) => {
  const colours = () =>
    page.evaluate(() => {
      const { backgroundColor } = getComputedStyle(document.querySelector('header nav')!)
      return [backgroundColor, getComputedStyle(document.documentElement).getPropertyValue('--primary')]
    })
  await openHome(page)
  const main = await colours()
  expect(main[0]).not.toBe('rgb(10, 69, 63)')
  await page.goto('/purchase/help')
  await page.getByRole('navigation', { name: '采购菜单' }).waitFor()
  await expect.poll(colours).toEqual(['rgb(10, 69, 63)', '#0B6B63'])
  // Decoration as well: the default colour of the main site is blue.
  const [logo, underline] = await page.evaluate(() => [
    getComputedStyle(document.querySelector('header .mark')!).stroke,
    getComputedStyle(document.documentElement).getPropertyValue('--brand'),
  ])
  expect([logo, underline]).not.toContain('rgb(64, 158, 255)')
  expect(underline).not.toMatch(/#409EFF/i)
  await page.getByRole('link', { name: '返回主站' }).click()
  await menu(page).getByRole('link', { name: '首页' }).waitFor()
  await expect.poll(colours).toEqual(main)
})
