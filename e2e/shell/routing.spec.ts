import { expect, test } from '../support/test.ts'
import { idle, over } from '../support/waits.ts'
import { floating, footer, header, menu, openHome, scrollDown, watchLoads } from './frame.ts'

const loginLink = { name: '登录', exact: true } as const

test('[RT-02] the title is the product name, then the title of the record', async ({ page }) => {
  await openHome(page)
  await expect(page).toHaveTitle('岷江产权交易网 - 首页')
  await header(page).getByRole('link', loginLink).click()
  await expect(page).toHaveTitle('岷江产权交易网 - 登录')
  await page.goBack()
  await expect(page).toHaveTitle('岷江产权交易网 - 首页')
  await page.goto('/404')
  await expect(page).toHaveTitle('岷江产权交易网 - 页面不存在')
})

test('[RT-04] every navigation begins at the top, the way back as well', async ({ page }) => {
  const top = () => page.evaluate(() => scrollY)
  await openHome(page)
  await scrollDown(page, 700)
  await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/login"]')?.click())
  await expect(page).toHaveTitle(/登录/)
  expect(await top()).toBe(0)
  await page.goBack()
  await expect(page).toHaveTitle(/首页/)
  expect(await top()).toBe(0)
  expect(await page.evaluate(() => history.scrollRestoration)).toBe('manual')
})

test('a new screen has the focus on its heading and is spoken; the first one is read from its top', async ({
  page,
}) => {
  await openHome(page)
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  await header(page).getByRole('link', loginLink).click()
  await expect(page.getByRole('heading', { level: 1, name: '登录' })).toBeFocused()
  await expect(page.locator('p[aria-live=polite].unseen')).toHaveText('登录')
  await page.goBack()
  await expect(page.locator('main h1')).toBeFocused()
})

test.describe('[RT-05] [F17] a lost chunk', () => {
  const chunk = /\/assets\/LoginPage-[\w-]+\.js/
  const lost = /Failed to load|ERR_FAILED|MIME type|dynamically imported module|ChunkLost|did not arrive/
  const retry = { name: '重试' } as const

  test.beforeEach(({ allowConsole }) => allowConsole(lost))

  test('reloads once, to the wanted address, and the page is there', async ({ page }) => {
    await openHome(page)
    const loads = watchLoads(page)
    // However often the browser asks for it, for the pointer and for the click: the old version has nothing.
    await page.route(chunk, (route) => (loads.length === 0 ? route.abort() : route.continue()))
    await header(page).getByRole('link', loginLink).click()
    await expect(page.getByRole('heading', { level: 1, name: '登录' })).toBeVisible()
    expect(loads).toEqual(['/login'])
    expect(page.url()).toMatch(/\/login$/)
  })

  for (const [kind, answer] of [
    ['is missing for good', { status: 404, body: '' }],
    ['is answered with a page', { status: 200, contentType: 'text/html', body: '<!doctype html><title>x</title>' }],
  ] as const)
    test(`that ${kind}: one reload, then an error with 重试 in the frame; no loop`, async ({ page }) => {
      await openHome(page)
      const loads = watchLoads(page)
      await page.route(chunk, (route) => route.fulfill(answer))
      await header(page).getByRole('link', loginLink).click()
      const alert = page.getByRole('main').getByRole('alert')
      await expect(alert).toContainText(/页面出了点问题[\s\S]*编号 E-[0-9A-F]{8}/)
      await expect(footer(page)).toBeVisible()
      await idle(page)
      expect(loads).toEqual(['/login'])
      // A try that the person asks for is one more load, and again none follows by itself.
      const again = page.waitForEvent('load')
      await alert.getByRole('button', retry).click()
      await again
      expect(loads).toEqual(['/login', '/login'])
      await expect(alert).toContainText('页面出了点问题')
      await idle(page)
      expect(loads).toHaveLength(2)
      await page.unroute(chunk)
      await alert.getByRole('button', retry).click()
      await expect(page.getByRole('heading', { level: 1, name: '登录' })).toBeVisible()
      await expect.poll(() => loads).toHaveLength(3)
    })

  test('where storage throws, too', async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('denied', 'SecurityError')
      }
      Storage.prototype.setItem = refuse
      Storage.prototype.getItem = refuse
      Storage.prototype.removeItem = refuse
    })
    await openHome(page)
    // Nothing remembers that the advertisement was seen.
    await page.getByRole('dialog', { name: '开屏广告' }).getByRole('button', { name: /关闭/ }).click()
    const loads = watchLoads(page)
    await page.route(chunk, (route) => route.abort())
    await header(page).getByRole('link', loginLink).click()
    await expect(page.getByRole('main').getByRole('button', retry)).toBeVisible()
    expect(loads).toEqual(['/login'])
  })

  test('of a screen that nobody wants any more reloads nothing', async ({ page }) => {
    await openHome(page)
    const loads = watchLoads(page)
    await page.route(chunk, (route) => route.abort())
    const fetched = over(page, (request) => chunk.test(request.url()))
    await header(page).getByRole('link', loginLink).hover()
    expect((await fetched).failure()).not.toBeNull()
    await idle(page)
    await expect(page.getByRole('main').getByRole('button', retry)).toHaveCount(0)
    // The person goes elsewhere, and the same document takes them there.
    await menu(page).getByRole('link', { name: '竞价大厅' }).click()
    await expect(page).toHaveTitle(/竞价大厅/)
    expect(loads).toEqual([])
  })
})

test.describe('[F21] a screen that breaks', () => {
  test.beforeEach(async ({ page, allowConsole }) => {
    allowConsole(/broken screen|error occurred/i)
    await page.route(/\/assets\/NotFoundPage-[\w-]+\.js/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export default function Broken() { throw new Error("broken screen 13800000000") }',
      }),
    )
  })

  test('leaves the frame standing, offers another try, and is reported once without anything personal', async ({
    page,
    exchange,
  }) => {
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
})

test.describe('[RT-06] page views', () => {
  const views = async (exchange: { pageViews: () => Promise<{ text: string }[]> }) =>
    (await exchange.pageViews()).map(({ text }) => JSON.parse(text) as unknown)

  test('one for each change of the address, without what nobody else may know', async ({ page, exchange }) => {
    await openHome(page, '?newsBranch=1&token=secret')
    await expect.poll(() => views(exchange)).toHaveLength(1)
    await page.evaluate(() => document.querySelector<HTMLElement>('header a[href^="/login"]')?.click())
    await expect(page).toHaveTitle(/登录/)
    await expect.poll(() => views(exchange)).toHaveLength(2)
    await page.goBack()
    await expect.poll(() => views(exchange)).toHaveLength(3)
    expect(await views(exchange)).toEqual([
      { kind: 'page', path: '/index?newsBranch=1', title: '岷江产权交易网 - 首页' },
      { kind: 'page', path: '/login', title: '岷江产权交易网 - 登录' },
      { kind: 'page', path: '/index?newsBranch=1', title: '岷江产权交易网 - 首页' },
    ])
  })

  test('an unknown address counts as the page it leads to', async ({ page, exchange }) => {
    await page.goto('/nothing')
    await menu(page).waitFor()
    await expect.poll(() => views(exchange)).toEqual([{ kind: 'page', path: '/index', title: '岷江产权交易网 - 首页' }])
  })

  test('a service that fails breaks nothing', async ({ page, allowConsole }) => {
    allowConsole(/ERR_FAILED|Failed to load/)
    await page.route('**/analytics', (route) => route.abort())
    await openHome(page)
    await header(page).getByRole('link', loginLink).click()
    await expect(page.getByRole('heading', { level: 1, name: '登录' })).toBeVisible()
  })
})

test('[RT-07] the active item follows the section and survives a reload, also on a screen without a flag', async ({
  page,
}) => {
  await openHome(page)
  await expect(menu(page).getByRole('link', { name: '首页' })).toHaveAttribute('aria-current', 'page')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('menu-flag:v1'))).toBe('index')
  await header(page).getByRole('link', loginLink).click()
  await expect(page).toHaveTitle(/登录/)
  await page.reload()
  expect(await page.evaluate(() => sessionStorage.getItem('menu-flag:v1'))).toBe('index')
})

test('[RT-08] [HD-05] header, footer and floating window are those of the record', async ({ page }) => {
  await openHome(page)
  await expect(header(page).getByRole('search')).toBeVisible()
  await expect(footer(page)).toBeVisible()
  await expect(floating(page)).toBeVisible()

  await header(page).getByRole('link', loginLink).click()
  await expect(page.getByRole('heading', { level: 1, name: '登录' })).toBeVisible()
  await expect(header(page).getByRole('search')).toHaveCount(0)
  await expect(menu(page)).toHaveCount(0)
  await expect(floating(page)).toHaveCount(0)
  await expect(footer(page)).toBeVisible()
  for (const name of ['登录', '注册', '用户中心', '帮助中心'])
    await expect(header(page).getByRole('link', { name, exact: true })).toBeVisible()
  await expect(header(page).getByRole('button', { name: '官方公众号' })).toBeVisible()
  await expect(header(page).getByText('028-6000-0001')).toBeVisible()
})

for (const address of ['/', '/nothing', '/a/b/c?d=e', '/INDEX/extra', '/myCollections'])
  test(`[RT-09] the unknown path ${address} shows the home page at /index`, async ({ page }) => {
    await page.goto(address)
    await menu(page).waitFor()
    await expect(page).toHaveURL(({ pathname }) => pathname === '/index')
    await expect(page).toHaveTitle('岷江产权交易网 - 首页')
  })

test('[RT-09] [D14] a missing file is no page', async ({ request }) => {
  expect((await request.get('/assets/nothing.js')).status()).toBe(404)
  expect((await request.get('/nothing.png')).status()).toBe(404)
})

test.describe('[RT-10] the page that is not there', () => {
  test('stands alone, with its literal words; both ways lead home when there is no other', async ({ page, axe }) => {
    await page.goto('/404')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('哎呀亲...您访问的页面出错了！')
    await expect(header(page)).toHaveCount(0)
    await expect(footer(page)).toHaveCount(0)
    await expect(floating(page)).toHaveCount(0)
    await axe()
    await page.getByRole('button', { name: '返回上一页' }).click()
    await expect(page).toHaveURL('/index')
    await page.goto('/404')
    await page.getByRole('link', { name: '返回首页' }).click()
    await expect(page).toHaveURL('/index')
  })

  test('back leads to the page before', async ({ page }) => {
    await openHome(page, '?newsBranch=2')
    await header(page).getByRole('link', loginLink).click()
    await expect(page).toHaveTitle(/登录/)
    await page.evaluate(() => {
      history.pushState({ idx: 2, key: 'x', usr: null }, '', '/404')
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    })
    await page.getByRole('button', { name: '返回上一页' }).click()
    await expect(page).toHaveTitle(/登录/)
  })
})
