import { signInByForm, stored } from '../session/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { holdCalls } from '../support/waits.ts'
import { footer, hasFocus, header, menu, openHome } from './frame.ts'

test('[HD-01] the top links of a visitor', async ({ page }) => {
  await openHome(page)
  const top = header(page)
  await expect(top.getByRole('link', { name: '登录', exact: true })).toHaveAttribute('href', '/login')
  await expect(top.getByRole('link', { name: '注册' })).toHaveAttribute('href', '/register')
  await expect(top.getByRole('link', { name: '帮助中心' }).first()).toHaveAttribute('href', '/helpCenter')
  for (const number of ['028-6000-0000', '028-6000-0001', '028-6000-0002'])
    await expect(top.getByText(number)).toBeVisible()
})

test('[HD-01] [HD-04] the top links of somebody signed in, and the way out', async ({ page, exchange }) => {
  await signInByForm(page, exchange)
  await expect(page).toHaveURL('/index')
  const top = header(page)
  await expect(top.getByRole('link', { name: '周岷生', exact: true })).toHaveAttribute('href', '/usercenterIndex')
  await expect(top.getByRole('link', { name: '登录', exact: true })).toHaveCount(0)
  await top.getByRole('button', { name: '退出' }).click()
  await expect(page).toHaveURL('/login')
  await expect(top.getByRole('link', { name: '登录', exact: true })).toBeVisible()
})

test('[HD-04] unread messages that are counted late move nothing that a hand is about to press', async ({
  page,
  exchange,
}) => {
  await signInByForm(page, exchange)
  await expect.poll(async () => (await stored(page))?.userInfo?.loginName).toBe('person')
  // The line tells the number, too.
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
})

test('[HD-01] the QR code of the official account: on hover, on focus, away by Esc', async ({ page, axe }) => {
  await openHome(page)
  const button = header(page).getByRole('button', { name: '官方公众号' })
  const code = header(page).getByRole('img', { name: '官方公众号二维码' })
  await expect(code).toHaveCount(0)
  await button.hover()
  await expect(code).toBeVisible()
  // It can be pointed at, to hold a phone before it.
  await code.hover()
  await expect(code).toBeVisible()
  await axe()
  await page.mouse.move(300, 500)
  await expect(code).toHaveCount(0)
  await button.focus()
  await expect(code).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(code).toHaveCount(0)
  await expect(button).toBeFocused()
})

test.describe('[HD-02] search', () => {
  const box = { name: '搜索关键词' } as const

  test('the logo leads home', async ({ page }) => {
    await page.goto('/login')
    await header(page)
      .getByRole('link', { name: /^岷江产权交易网/ })
      .click()
    await expect(page).toHaveURL('/index')
  })

  test('Enter searches property rights; the words are encoded, and shown again where they led', async ({ page }) => {
    await openHome(page)
    await page.getByRole('searchbox', box).fill('成都 a&b=c')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/project?q=%E6%88%90%E9%83%BD+a%26b%3Dc')
    await expect(page).toHaveTitle(/项目/)
    await expect(header(page).getByRole('searchbox', box)).toHaveValue('成都 a&b=c')
    await page.reload()
    await expect(header(page).getByRole('searchbox', box)).toHaveValue('成都 a&b=c')
  })

  test('the sign searches procurement, when that is chosen', async ({ page }) => {
    await openHome(page)
    const places: string[] = []
    await page.exposeFunction('note', (place: string) => void places.push(place))
    await page.evaluate(() => {
      const push = history.pushState.bind(history)
      history.pushState = (state, unused, url) => {
        ;(window as unknown as { note: (place: string) => void }).note(String(url))
        push(state, unused, url)
      }
    })
    await page.getByRole('combobox', { name: '搜索类型' }).selectOption('采购')
    await page.getByRole('searchbox', box).fill('空调')
    await header(page).getByRole('button', { name: '搜索' }).click()
    await expect.poll(() => places).toContain('/purchase/searchNew?keyName=%E7%A9%BA%E8%B0%83')
  })

  test('an input method that takes Enter for itself searches nothing', async ({ page }) => {
    await openHome(page)
    const field = page.getByRole('searchbox', box)
    await field.fill('fang')
    const taken = await field.evaluate((input) =>
      [{ isComposing: true }, { keyCode: 229 }].map(
        (how) =>
          !input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...how })),
      ),
    )
    expect(taken).toEqual([true, true])
    await expect(page).toHaveURL('/index')
  })
})

test.describe('[HD-03] the menu', () => {
  test('comes from the exchange; outer items open a new tab and give nothing away', async ({ page }) => {
    await openHome(page)
    const items = await menu(page).getByRole('link').allInnerTexts()
    expect(items.slice(0, 3)).toEqual(['首页', '项目', '竞价大厅'])
    const outer = menu(page).getByRole('link', { name: '公共资源交易' })
    await expect(outer).toHaveAttribute('target', '_blank')
    await expect(outer).toHaveAttribute('rel', /noopener/)
    await expect(menu(page).getByRole('link', { name: '采购' })).toHaveAttribute('target', '_blank')
    await expect(menu(page).locator('[aria-current]')).toHaveCount(1)
  })

  test('says when it could not be had, and tries again', async ({ page, exchange, allowConsole }) => {
    allowConsole(/Failed to load|ERR_/)
    await exchange.faults([{ path: '/blade-desk/navigation-config/list', kind: 'down' }])
    await page.goto('/index')
    await expect(menu(page).getByRole('alert')).toContainText('菜单加载失败')
    await exchange.faults([])
    await menu(page).getByRole('button', { name: '重试' }).click()
    await expect(menu(page).getByRole('link', { name: '首页' })).toBeVisible()
  })

  test('an empty menu leaves the bar in its place', async ({ page, exchange }) => {
    await exchange.scenario('empty')
    await page.goto('/index')
    // It comes with the menu.
    await expect(page.getByText('暂无项目，请稍后再来')).toBeVisible()
    await expect(menu(page)).toBeVisible()
    await expect(menu(page).getByRole('link')).toHaveCount(0)
    expect((await menu(page).boundingBox())!.height).toBe(48)
  })

  test('unfolds at a button on a narrow screen', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 })
    await page.goto('/index')
    const button = menu(page).getByRole('button', { name: '菜单' })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(menu(page).getByRole('link', { name: '首页' })).toBeHidden()
    await button.click()
    await expect(menu(page).getByRole('link', { name: '首页' })).toBeVisible()
  })
})

test.describe('[HD-04] the user centre without a login', () => {
  const dialog = { name: '溫馨提示' } as const

  test('a dialog with one button, which leads to the login page', async ({ page, axe }) => {
    await openHome(page)
    await header(page).getByRole('link', { name: '用户中心' }).click()
    const asked = page.getByRole('dialog', dialog)
    await expect(asked).toContainText('请先登录')
    await expect(asked.getByRole('button', { name: '确定' })).toBeVisible()
    await expect(asked.getByRole('button', { name: '取消' })).toHaveCount(0)
    await axe()
    await asked.getByRole('button', { name: '确定' }).click()
    await expect(page).toHaveURL('/login')
  })

  test('dismissed by Esc: nothing happens, and the focus is where it was', async ({ page }) => {
    await openHome(page)
    const link = header(page).getByRole('link', { name: '用户中心' })
    await link.focus()
    await page.keyboard.press('Enter')
    const asked = page.getByRole('dialog', dialog)
    await hasFocus(asked)
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press('Tab')
      expect(await asked.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(asked).toBeHidden()
    await expect(link).toBeFocused()
    await expect(page).toHaveURL('/index')
  })
})

test('[HD-07] the footer: help, contact, phones, address, QR code, record number, mail', async ({ page }) => {
  await openHome(page)
  const foot = footer(page)
  await foot.scrollIntoViewIfNeeded()
  await expect(foot.getByRole('link', { name: '帮助中心' })).toHaveAttribute('href', '/helpCenter')
  await expect(foot.getByRole('heading', { name: '联系我们' })).toBeVisible()
  for (const number of ['028-6000-0000', '028-6000-0001', '028-6000-0002'])
    await expect(foot.getByRole('link', { name: new RegExp(number) })).toHaveAttribute('href', `tel:${number}`)
  await expect(foot.getByText('四川省成都市高新区岷江大道 600 号')).toBeVisible()
  await expect(foot.getByRole('img', { name: '官方公众号二维码' })).toBeVisible()
  const record = foot.getByRole('link', { name: '蜀ICP备00000000号-1' })
  await expect(record).toHaveAttribute('href', 'https://beian.miit.gov.cn/')
  await expect(record).toHaveAttribute('rel', /noopener/)
  await expect(foot.getByRole('link', { name: /service@/ })).toHaveAttribute(
    'href',
    'mailto:service@minjiang-exchange.example',
  )
})
