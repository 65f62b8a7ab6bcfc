import type { Page } from '@playwright/test'
import { signInByForm } from '../session/sign-in.ts'
import { expect, maxRetries, test } from '../support/test.ts'
import { nextPaint, holdCalls, pauseClock } from '../support/waits.ts'
import { portalHeaders } from '../support/portal-headers.ts'

const listPath = '/dscq-project/assets/page'

type Row = { assetsId: string; assetsName: string; no: string; priceType: number; biddingPrice: string | null }
type Answer = { records: Row[]; total: number }

/** The exchange's own answer, without the portal. */
async function exchangeAnswer(page: Page, input: object): Promise<Answer> {
  const answer = await page.request.post(`/api${listPath}`, {
    headers: portalHeaders,
    data: { current: 1, size: 10, ...input },
    maxRetries,
  })
  return ((await answer.json()) as { data: Answer }).data
}

/** An amount in 万元 as the portal has to format it. */
const wanText = (yuan: string): string => {
  const [whole = '', fraction = ''] = yuan.split('.')
  const cents = BigInt(whole + fraction.padEnd(2, '0').slice(0, 2))
  return `${(cents / 1_000_000n).toLocaleString('en-US')}.${String(cents % 1_000_000n).padStart(6, '0')} 万元`
}

const rows = (page: Page) => page.getByRole('article')
const first = (page: Page) => rows(page).first()
const row = (page: Page, label: string) => page.getByRole('toolbar', { name: label, exact: true })
const choice = (page: Page, label: string, name: string) =>
  row(page, label).getByRole('button', { name: new RegExp(`^${name}(?: ?[\\d,]+)?$`) })
const box = (page: Page) => page.getByRole('combobox', { name: '项目名称或编号' })
const total = (page: Page, count: number) => page.getByText(`共 ${count.toLocaleString('en-US')} 个项目`)
const search = (page: Page) => decodeURIComponent(new URL(page.url()).search)
const hasSearch = (page: Page, text: string) => expect.poll(() => search(page)).toBe(text)

async function open(page: Page, address = '/project'): Promise<void> {
  await page.goto(address)
  await settled(page)
}
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: '项目列表' })).toBeVisible()
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
}

test(
  '[HD-02] [LS-01] from a search in the header to an asset and back: each choice is a history entry',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.goto('/index')
    const header = page.getByRole('banner').getByRole('searchbox')
    await header.fill('商铺')
    await header.press('Enter')
    await hasSearch(page, '?q=商铺')
    await settled(page)
    await expect(box(page)).toHaveValue('商铺')
    await expect(total(page, (await exchangeAnswer(page, { q: '商铺' })).total)).toBeVisible()
    await page.getByRole('button', { name: '清除全部' }).click()
    await hasSearch(page, '')

    const found = { typeCode: '2', status: 'enrol', order: 'price-down' }
    await choice(page, '类型', '资产转让').click()
    await hasSearch(page, '?typeCode=2')
    await choice(page, '状态', '报名中').click()
    await hasSearch(page, '?typeCode=2&status=enrol')
    await page.getByRole('button', { name: '价格', exact: true }).click()
    await hasSearch(page, '?typeCode=2&status=enrol&order=price-up')
    await page.getByRole('button', { name: '价格从低到高' }).click()
    await page.getByRole('link', { name: '下一页' }).click()
    await hasSearch(page, '?typeCode=2&status=enrol&order=price-down&page=2')
    await settled(page)
    const second = await exchangeAnswer(page, { ...found, current: 2 })
    await expect(total(page, second.total)).toBeVisible()
    const names = rows(page).getByRole('heading', { level: 3 })
    await expect(names).toHaveText(second.records.map(({ assetsName }) => assetsName))

    await names.first().getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: second.records[0]!.assetsName })).toBeVisible()
    await page.goBack()
    await expect(names.first()).toHaveText(second.records[0]!.assetsName)
    for (const before of ['?typeCode=2&status=enrol&order=price-down', '?typeCode=2&status=enrol&order=price-up']) {
      await page.goBack()
      await hasSearch(page, before)
    }
    await page.goBack()
    await page.goBack()
    await hasSearch(page, '?typeCode=2')
    await expect(choice(page, '状态', '不限')).toHaveAttribute('aria-pressed', 'true')
    await page.goForward()
    await hasSearch(page, '?typeCode=2&status=enrol')
    await page.reload()
    await settled(page)
    await expect(choice(page, '类型', '资产转让')).toHaveAttribute('aria-pressed', 'true')
    await expect(choice(page, '状态', '报名中')).toHaveAttribute('aria-pressed', 'true')
  },
)

test('[RT-04] [D30] back from an asset opened before the scroll memory had loaded, and after a reload with late rows, the page shows the same row', async ({
  page,
}) => {
  const loadMemory = await holdCalls(page, /\/scroll-memory-/)
  const asked = page.waitForRequest(/\/scroll-memory-/)
  await open(page, '/project?size=50')
  const link = rows(page).nth(30).getByRole('heading', { level: 3 }).getByRole('link')
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const top = () => link.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  const before = await top()
  const there = () => expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(2)
  const name = await link.innerText()
  await asked
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  loadMemory()
  await page.goBack()
  await there()
  await expect(link).toBeFocused()
  const release = await holdCalls(page, new RegExp(`${listPath}$`))
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('main [aria-busy=true]')).toBeVisible()
  release()
  await settled(page)
  await there()
})

test('[LS-01] typing searches once at a pause; Enter adds a history entry; an input method may finish', async ({
  page,
}) => {
  const questions: string[] = []
  page.on('request', (request) => {
    if (request.url().includes(listPath)) questions.push((request.postDataJSON() as { q?: string }).q ?? '')
  })
  await page.clock.install()
  await open(page)
  // Less than a pause passes between the two characters, however busy the machine is.
  await pauseClock(page)
  await box(page).pressSequentially('商')
  await page.clock.runFor(40)
  await box(page).pressSequentially('铺')
  await page.clock.resume()
  await hasSearch(page, '?q=商铺')
  await expect.poll(() => questions.at(-1)).toBe('商铺')
  await settled(page)
  expect(questions).toEqual(['', '商铺'])
  await box(page).press('Enter')
  await page.goBack()
  await hasSearch(page, '')
  await expect(box(page)).toHaveValue('')

  // Enter that picks characters of the input method.
  const cdp = await page.context().newCDPSession(page)
  await box(page).focus()
  await cdp.send('Input.imeSetComposition', { text: 'zhuzhai', selectionStart: 7, selectionEnd: 7 })
  await page.clock.runFor(2000)
  expect(search(page)).toBe('')
  await cdp.send('Input.insertText', { text: '住宅' })
  await hasSearch(page, '?q=住宅')
})

test(
  '[LS-01] by keyboard: filters and their hidden lines, and assets side by side',
  { tag: '@nightly' },
  async ({ page }) => {
    await open(page)
    const more = page.getByRole('button', { name: /^更多筛选/ })
    const last = row(page, '地区').getByRole('button').last()
    await test.step('a row is one tab stop, with arrow keys between its choices', async () => {
      await box(page).focus()
      // The search button, then one tab stop for each row.
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect(choice(page, '类型', '不限')).toBeFocused()
      await page.keyboard.press('ArrowRight')
      await expect(choice(page, '类型', '企业股权转让')).toBeFocused()
      await page.keyboard.press('Enter')
      await hasSearch(page, '?typeCode=1')
      await expect(choice(page, '类型', '企业股权转让')).toBeFocused()
    })
    await test.step('a hidden line opens for the focus and on demand', async () => {
      await expect(last).not.toBeInViewport()
      await page.keyboard.press('Tab')
      await expect(choice(page, '地区', '不限')).toBeFocused()
      await page.keyboard.press('End')
      const fold = page.getByRole('button', { name: '收起 地区' })
      await expect(fold).toBeVisible()
      await fold.press('Enter')
      await expect(last).not.toBeInViewport()
      await page.getByRole('button', { name: '展开 地区' }).press('Enter')
      await expect(last).toBeInViewport()
      await open(page, '/project?region=511900')
      await expect(choice(page, '地区', '巴中市')).toBeInViewport({ ratio: 1 })
    })
    await test.step('the further rows are behind a button, which is after the first ones', async () => {
      await open(page, '/project?typeCode=1')
      await expect(row(page, '分类')).toBeHidden()
      await more.press('Enter')
      // The fewer choices of one type need no fold.
      await expect(page.getByRole('button', { name: '展开 分类' })).toHaveCount(0)
      await expect(choice(page, '分类', '不限')).toBeVisible()
    })
    await test.step('a fold that is no longer needed leaves the focus among the choices', async () => {
      await open(page, '/project?typeCode=1')
      await more.click()
      await choice(page, '类型', '不限').click()
      await page.getByRole('button', { name: '展开 分类' }).focus()
      await page.goBack()
      await expect(choice(page, '分类', '不限')).toBeFocused()
    })
    await test.step('the comparison survives a reload, and the focus returns from the dialog', async () => {
      await open(page, '/project?typeCode=2')
      const checks = page.getByRole('main').getByRole('checkbox', { name: /^对比/ })
      for (const index of [0, 1]) await checks.nth(index).press('Space')
      await page.reload()
      await settled(page)
      await expect(page.getByText('已选 2/4')).toBeVisible()
      const opener = page.getByRole('button', { name: '开始对比' })
      await opener.press('Enter')
      const dialog = page.getByRole('dialog', { name: '项目对比' })
      await expect(dialog.getByRole('columnheader')).toHaveCount(3)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(opener).toBeFocused()
    })
  },
)

test('[LS-01] skeletons are shown until the rows come, and nothing moves; a price follows the hall live', async ({
  page,
  exchange,
}) => {
  const release = await holdCalls(page, new RegExp(`${listPath}$`))
  await page.goto('/project', { waitUntil: 'commit' })
  await expect(page.locator('main [aria-busy=true]')).toBeVisible()
  await page.evaluate(() => {
    const seen = window as unknown as { moved: number }
    seen.moved = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { hadRecentInput, value } = entry as unknown as { hadRecentInput: boolean; value: number }
        if (!hadRecentInput) seen.moved += value
      }
    }).observe({ type: 'layout-shift' })
  })
  await expect(page.getByText(/没有(?:同时)?符合|暂无挂牌/)).toHaveCount(0)
  release()
  await expect(rows(page)).toHaveCount(10)
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  await expect(first(page).getByRole('img')).toHaveJSProperty('complete', true)
  await nextPaint(page)
  expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBeLessThanOrEqual(0.001)

  const { records } = await exchangeAnswer(page, { status: 'bidding', size: 50 })
  // A sealed room does not publish its amounts.
  const asset = records.find(({ priceType, biddingPrice }) => priceType !== 2 && biddingPrice !== null)!
  await open(page, `/project?q=${encodeURIComponent(asset.no)}`)
  await expect(rows(page)).toHaveCount(1)
  const { biddingPrice } = await exchange.quote(asset.assetsId, '0417')
  await expect(first(page)).toContainText(wanText(biddingPrice))
})

test('[LS-01] two rows of the list are above the fold at 1440 × 900, and suggestions by keyboard and touch', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page)
  await expect(rows(page).nth(1)).toBeInViewport({ ratio: 1 })
  await box(page).pressSequentially('住宅')
  const suggested = page.getByRole('listbox', { name: '匹配的项目' }).getByRole('option')
  await expect(suggested).toHaveCount(8)
  await page.keyboard.press('ArrowDown')
  await expect(suggested.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(suggested).toHaveCount(0)
  await page.setViewportSize({ width: 375, height: 812 })
  await page.keyboard.press('ArrowDown')
  const option = suggested.first()
  expect((await option.boundingBox())!.height).toBeGreaterThanOrEqual(44)
  await option.click()
  await expect(page).toHaveURL(/\/project(?:Detail|Pkg)\//)
})

test('[LS-07] a visitor who adds a favourite is asked to sign in, and returns here', async ({ page, exchange }) => {
  await open(page, '/project?typeCode=2&page=2')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await first(page).getByRole('button', { name: /^收藏/ }).click()
  const dialog = page.getByRole('dialog', { name: '用户未登录' })
  await expect(dialog).toBeVisible()
  expect(asked.filter((url) => url.includes('/collect/'))).toEqual([])
  await dialog.getByRole('button', { name: '去登录' }).click()
  await expect(page).toHaveURL(/\/login\?redirect=/)
  expect(decodeURIComponent(new URL(page.url()).search)).toContain('/project?typeCode=2&page=2')

  await signInByForm(page, exchange, 'person', `?redirect=${encodeURIComponent('/project?typeCode=2&page=2')}`)
  await hasSearch(page, '?typeCode=2&page=2')
  await settled(page)
  const heard = page.waitForResponse((response) => response.url().includes('/collect/add'))
  await first(page).getByRole('button', { name: /^收藏/ }).click()
  const favourite = first(page).getByRole('button', { name: /^已收藏/ })
  await expect(favourite).toBeVisible()
  // The page shows it before the exchange has stored it.
  await heard
  await page.reload()
  await settled(page)
  await expect(favourite).toBeVisible()
  await favourite.click()
  await expect(first(page).getByRole('button', { name: /^收藏/ })).toBeVisible()
})

test(
  '[LS-01] nothing scrolls sideways at any width in either language, and small screens fold the filters',
  { tag: '@nightly' },
  async ({ page }) => {
    const overhang = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    const walk = async () => {
      for (const address of ['/project?typeCode=2&region=513400&q=x', '/project?view=card', '/project?typeCode=2']) {
        await page.setViewportSize({ width: 1440, height: 900 })
        await page.goto(address)
        await expect(page.locator('main h1')).toBeVisible()
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
        for (const width of [1440, 1200, 1024, 768, 375, 320]) {
          await page.setViewportSize({ width, height: 900 })
          await expect.poll(() => page.evaluate(overhang), `${address} at ${width} px`).toBeLessThanOrEqual(0)
        }
      }
    }
    await walk()
    await page.setViewportSize({ width: 375, height: 900 })
    await expect(row(page, '类型')).toBeHidden()
    const button = page.getByRole('button', { name: '筛选（1）' })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await button.click()
    await choice(page, '状态', '报名中').click()
    await hasSearch(page, '?typeCode=2&status=enrol')
    await expect(page.getByRole('button', { name: '筛选（2）' })).toHaveAttribute('aria-expanded', 'true')

    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('button', { name: 'EN' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await walk()
  },
)
