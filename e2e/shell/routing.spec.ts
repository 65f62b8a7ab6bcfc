import { expect, test } from '../support/test.ts'
import { browserIdle, requestEnd } from '../support/waits.ts'
import { floating, footer, header, menu, openHome, scrollDown, watchLoads } from './frame.ts'

test(
  '[RT-02] [RT-04] [RT-06] [RT-07] [RT-08] [RT-09] [RT-10] [HD-05] from an unknown address through the portal and back',
  { tag: '@smoke' },
  async ({ page, exchange }) => {
    const top = () => page.evaluate(() => scrollY)
    let leftAt = 0
    const views = async () => (await exchange.pageViews()).map(({ text }) => JSON.parse(text) as unknown)
    const flag = () => page.evaluate(() => sessionStorage.getItem('menu-flag:v1'))

    await test.step('an unknown address shows the home page; the first screen starts at its top', async () => {
      await page.goto('/a/b/c?d=e')
      await expect(menu(page).getByRole('link', { name: '首页' })).toHaveAttribute('aria-current', 'page')
      await expect(page).toHaveURL('/index')
      await expect(page).toHaveTitle('岷江产权交易网 - 首页')
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
      for (const part of [header(page).getByRole('search'), footer(page), floating(page)])
        await expect(part).toBeAttached()
      await expect.poll(flag).toBe('index')
      // Beacons that are sent together may arrive in any order.
      await expect.poll(views).toHaveLength(1)
    })

    await test.step('another screen starts at the top, with the focus on its heading, which is announced', async () => {
      await scrollDown(page, 700)
      leftAt = await top()
      await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/login"]')?.click())
      await expect(page).toHaveTitle('岷江产权交易网 - 登录')
      expect(await top()).toBe(0)
      await expect(page.getByRole('heading', { level: 1, name: '登录' })).toBeFocused()
      await expect(page.locator('p[aria-live=polite].visuallyHidden')).toHaveText('登录')
      await expect(header(page).getByRole('search')).toHaveCount(0)
      await expect(menu(page)).toHaveCount(0)
      await expect(floating(page)).toHaveCount(0)
      await expect(footer(page)).toBeVisible()
      await expect.poll(views).toHaveLength(2)
    })

    await test.step('back restores the scroll position', async () => {
      await page.goBack()
      await expect(page).toHaveTitle('岷江产权交易网 - 首页')
      await expect(page.locator('main h1')).toBeFocused()
      await expect.poll(top).toBe(leftAt)
      expect(await page.evaluate(() => history.scrollRestoration)).toBe('manual')
    })

    await test.step('each change of the address is one page view', async () => {
      await expect.poll(views).toEqual([
        { kind: 'page', path: '/index', title: '岷江产权交易网 - 首页' },
        { kind: 'page', path: '/login', title: '岷江产权交易网 - 登录' },
        { kind: 'page', path: '/index', title: '岷江产权交易网 - 首页' },
      ])
    })

    await test.step('the marked section survives a reload', async () => {
      await menu(page).getByRole('link', { name: '竞价大厅' }).click()
      await expect(page).toHaveTitle('岷江产权交易网 - 竞价大厅')
      await header(page).getByRole('link', { name: '登录', exact: true }).click()
      await expect(page).toHaveTitle('岷江产权交易网 - 登录')
      await page.reload()
      await header(page)
        .getByRole('link', { name: /^岷江产权交易网/ })
        .waitFor()
      expect(await flag()).toBe('hall')
    })

    await test.step('the not-found page has no frame and links home', async () => {
      await page.goto('/404')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('哎呀亲...您访问的页面出错了！')
      for (const part of [header(page), footer(page), floating(page)]) await expect(part).toHaveCount(0)
      await page.getByRole('button', { name: '返回上一页' }).click()
      await expect(page).toHaveURL('/index')
    })
  },
)

test.describe('[RT-05] [F17] a missing chunk', () => {
  const chunk = /\/assets\/Register-[\w-]+\.js/
  const lost = /Failed to load|ERR_FAILED|MIME type|dynamically imported module|ChunkLoadError|did not arrive/
  const registerLink = { name: '注册', exact: true } as const
  const retry = { name: '重试' } as const

  test.beforeEach(({ allowConsole }) => allowConsole(lost))

  test('of a screen that is not opened reloads nothing; of an opened one once, to its address', async ({ page }) => {
    await openHome(page)
    const loads = watchLoads(page)
    await page.route(chunk, (route) => route.abort())
    const fetched = requestEnd(page, (request) => chunk.test(request.url()))
    await header(page).getByRole('link', registerLink).hover()
    expect((await fetched).failure()).not.toBeNull()
    await browserIdle(page)
    await expect(page.getByRole('main').getByRole('button', retry)).toHaveCount(0)
    // The reader goes elsewhere, within the same document.
    await menu(page).getByRole('link', { name: '竞价大厅' }).click()
    await expect(page).toHaveTitle(/竞价大厅/)
    expect(loads).toEqual([])

    // However often the browser requests it, on hover and on click: the old version does not have it.
    await page.unroute(chunk)
    await page.route(chunk, (route) => (loads.length === 0 ? route.abort() : route.continue()))
    await header(page).getByRole('link', registerLink).click()
    await expect(page.getByRole('heading', { level: 1, name: '注册账号' })).toBeVisible()
    expect(loads).toEqual(['/register'])
    expect(new URL(page.url()).pathname).toBe('/register')
  })

  test('if storage throws, too', async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('denied', 'SecurityError')
      }
      Storage.prototype.setItem = refuse
      Storage.prototype.getItem = refuse
      Storage.prototype.removeItem = refuse
    })
    await openHome(page)
    // Without storage the advertisement appears again.
    await page.getByRole('dialog', { name: '开屏广告' }).getByRole('button', { name: /关闭/ }).click()
    const loads = watchLoads(page)
    await page.route(chunk, (route) => route.abort())
    await header(page).getByRole('link', registerLink).click()
    await expect(page.getByRole('main').getByRole('button', retry)).toBeVisible()
    expect(loads).toEqual(['/register'])
  })
})

test('[F21] a screen that crashes leaves the frame working, and is reported once without personal data', async ({
  page,
  exchange,
  allowConsole,
}) => {
  allowConsole(/broken screen|error occurred/i)
  // The address that the report must not have.
  allowConsole(/credential in the address .*\/404\?token=secret$/)
  await page.route(/\/assets\/NotFound-[\w-]+\.js/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default function Broken() { throw new Error("broken screen 13800000000") }',
    }),
  )
  await page.goto('/404?token=secret')
  const alert = page.getByRole('alert').filter({ hasText: '页面出了点问题' })
  await expect(alert).toContainText(/编号 E-[0-9A-F]{8}/)
  const id = /E-[0-9A-F]{8}/.exec(await alert.innerText())![0]
  await expect
    .poll(async () => (await exchange.pageViews()).map(({ text }) => text).filter((text) => text.includes('"error"')))
    .toHaveLength(1)
  const [report] = (await exchange.pageViews()).filter(({ text }) => text.includes('"error"'))
  expect(JSON.parse(report!.text)).toMatchObject({ kind: 'error', id, message: 'broken screen #', path: '/404' })
  expect(report!.text).not.toMatch(/secret|138000/)
  await alert.getByRole('link', { name: '返回首页' }).click()
  await expect(menu(page)).toBeVisible()
})
