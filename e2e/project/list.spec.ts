import type { Page } from '@playwright/test'
import { signInByForm } from '../session/sign-in.ts'
import { withSettings } from '../shell/frame.ts'
import { expect, maxRetries, test } from '../support/test.ts'
import { drawn, holdCalls, holdTime } from '../support/waits.ts'

const listPath = '/dscq-project/assets/page'

type Row = {
  assetsId: string
  assetsName: string
  no: string
  regionName: string
  typeName: string
  priceType: number
  priceUnitName: string | null
  startPrice: string
  biddingPrice: string | null
  biddingCount: number
  status: string
}
type Count = { key: string; count: number }
type Answer = { records: Row[]; total: number; facets: Record<string, Count[]> }

/** What the exchange itself says, past the portal. */
async function told(page: Page, input: object): Promise<Answer> {
  const answer = await page.request.post(`/api${listPath}`, { data: { current: 1, size: 10, ...input }, maxRetries })
  return ((await answer.json()) as { data: Answer }).data
}

/** 分 of a decimal amount in 元. */
const cents = (yuan: string): bigint => {
  const [whole = '', fraction = ''] = yuan.split('.')
  return BigInt(whole + fraction.padEnd(2, '0').slice(0, 2))
}
const grouped = (digits: bigint): string => digits.toLocaleString('en-US')
/** An amount in 万元 as the portal has to write it. */
const wan = (yuan: string): string => {
  const value = cents(yuan)
  return `${grouped(value / 1_000_000n)}.${String(value % 1_000_000n).padStart(6, '0')} 万元`
}
const premium = ({ startPrice, biddingPrice, biddingCount }: Row): string => {
  if (biddingCount === 0 || biddingPrice === null) return '---'
  const [start, now] = [cents(startPrice), cents(biddingPrice)]
  const rise = now > start ? now - start : start - now
  const hundredths = (rise * 20_000n + start) / (2n * start)
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}%`
}

const rows = (page: Page) => page.getByRole('article')
const first = (page: Page) => rows(page).first()
const row = (page: Page, label: string) => page.getByRole('toolbar', { name: label, exact: true })
const choice = (page: Page, label: string, name: string) =>
  row(page, label).getByRole('button', { name: new RegExp(`^${name}(?: ?[\\d,]+)?$`) })
const box = (page: Page) => page.getByRole('searchbox', { name: '项目名称或编号' })
const total = (page: Page) => page.getByText(/^共 [\d,]+ 个项目$/)
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

test('[LS-01] ten assets of all that are listed, with their facts and the way to each', async ({ page }) => {
  await open(page)
  const { records, total: count } = await told(page, {})
  await expect(page).toHaveTitle(/项目列表/)
  await expect(total(page)).toHaveText(`共 ${count.toLocaleString('en-US')} 个项目`)
  await expect(rows(page)).toHaveCount(10)
  for (const [index, { assetsName, no, regionName, typeName }] of records.entries()) {
    const shown = rows(page).nth(index)
    await expect(shown.getByRole('heading', { level: 3 })).toHaveText(assetsName)
    await expect(shown.getByRole('list')).toContainText(no)
    await expect(shown.getByRole('list')).toContainText(regionName)
    await expect(shown.getByRole('list')).toContainText(typeName)
  }
  const address = /^\/project(?:Detail|Pkg)\/[\w-]+\.html$/
  await expect(first(page).getByRole('heading').getByRole('link')).toHaveAttribute('href', address)
  await expect(first(page).getByRole('link').last()).toHaveAttribute('href', address)
})

test('[LS-04] [LS-05] [LS-06] prices and premiums are those of the exchange, to the last digit', async ({ page }) => {
  for (const status of ['done', 'enrol']) {
    const { records } = await told(page, { status, typeCode: '2' })
    await open(page, `/project?typeCode=2&status=${status}`)
    for (const [index, asset] of records.entries()) {
      const shown = rows(page).nth(index)
      const price = asset.biddingPrice !== null && asset.biddingCount > 0 ? asset.biddingPrice : asset.startPrice
      if (asset.priceType !== 2) await expect(shown).toContainText(wan(price))
      await expect(shown).toContainText(`溢价率 ${premium(asset)}`)
    }
  }
})

test('[LS-04] a price in a unit of its own is shown in it', async ({ page }) => {
  const { records } = await told(page, { typeCode: '6', status: 'enrol', size: 50 })
  const index = records.findIndex(({ priceType }) => priceType === 2)
  const lease = records[index]!
  await open(page, '/project?typeCode=6&status=enrol&size=50')
  const [whole = '', fraction = ''] = lease.startPrice.split('.')
  const price = `${grouped(BigInt(whole))}.${fraction.padEnd(3, '0')} ${lease.priceUnitName}`
  await expect(rows(page).nth(index)).toContainText(price)
})

test('[LS-01] each choice says what it would leave, leaves that, and is a step back', async ({ page }) => {
  await open(page)
  const { facets } = await told(page, {})
  const count = (filter: string, key: string) => facets[filter]!.find((known) => known.key === key)?.count ?? 0
  await expect(choice(page, '类型', '资产转让')).toHaveText(`资产转让${count('typeCode', '2')}`)
  await choice(page, '类型', '资产转让').click()
  await hasSearch(page, '?typeCode=2')
  await expect(total(page)).toHaveText(`共 ${count('typeCode', '2')} 个项目`)

  const left = (await told(page, { typeCode: '2' })).facets['status']!.find(({ key }) => key === 'enrol')!.count
  await choice(page, '状态', '报名中').click()
  await hasSearch(page, '?typeCode=2&status=enrol')
  await expect(total(page)).toHaveText(`共 ${left} 个项目`)

  await page.goBack()
  await hasSearch(page, '?typeCode=2')
  await expect(choice(page, '状态', '不限')).toHaveAttribute('aria-pressed', 'true')
  await page.goBack()
  await hasSearch(page, '')
  await page.goForward()
  await hasSearch(page, '?typeCode=2')
  await page.reload()
  await settled(page)
  await expect(choice(page, '类型', '资产转让')).toHaveAttribute('aria-pressed', 'true')
})

test('[LS-01] a link brings back the whole view', async ({ page }) => {
  await open(
    page,
    '/project?parentId=601&operationId=60101&region=510100&priceTo=1000000&order=newest&view=card&publishedFrom=2020-01-01',
  )
  await expect(choice(page, '分类', '商业用房租赁')).toHaveAttribute('aria-pressed', 'true')
  await expect(choice(page, '细类', '商铺')).toHaveAttribute('aria-pressed', 'true')
  await expect(choice(page, '地区', '成都市')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('textbox', { name: '最高价（万元）' })).toHaveValue('100')
  await expect(page.getByLabel('挂牌日期从')).toHaveValue('2020-01-01')
  await expect(page.getByRole('button', { name: '最新', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: '卡片' })).toHaveAttribute('aria-pressed', 'true')
  const chips = page.getByRole('list', { name: '已选' }).getByRole('button')
  await expect(chips).toHaveCount(4)
  await chips.filter({ hasText: '分类' }).click()
  await expect(chips).toHaveCount(3)
  await page.getByRole('button', { name: '清除全部' }).click()
  await hasSearch(page, '?order=newest&view=card')
})

for (const [given, right] of [
  ['?page=-1', ''],
  ['?page=abc', ''],
  ['?typeCode=abc', ''],
  ['?order=zzz', ''],
  ['?priceFrom=5000000&priceTo=1000000', '?priceFrom=1000000&priceTo=5000000'],
  ['?publishedFrom=2026-02-30&publishedTo=banana', ''],
  ['?region=999999&industry=99&parentId=nobody', ''],
  ['?q=%20%20%E3%80%80', ''],
  [`?q=${'%E5%95%86'.repeat(500)}`, `?q=${'商'.repeat(100)}`],
  ['?q=50%25+%22%27%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E', '?q=50%+"\'<img src=x onerror=alert(1)>'],
  ['?q=%F0%9F%98%80', '?q=😀'],
  ['?typeCode=1&typeCode=2&page=', '?typeCode=1'],
] as const)
  test(`[LS-01] ${given.slice(0, 60)} is put right, and the page is whole`, async ({ page }) => {
    await page.goto('/index')
    await open(page, `/project${given}`)
    await hasSearch(page, right)
    await expect(first(page).or(page.getByText(/没有(?:同时)?符合/))).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/index$/)
  })

test('[LS-01] a page beyond the last is the last', async ({ page }) => {
  const { total: count } = await told(page, { typeCode: '1' })
  await open(page, '/project?typeCode=1&page=9999')
  await hasSearch(page, `?typeCode=1&page=${Math.ceil(count / 10)}`)
  await expect(rows(page)).toHaveCount(count % 10 || 10)
  await page.getByRole('link', { name: '上一页' }).click()
  await hasSearch(page, `?typeCode=1&page=${Math.ceil(count / 10) - 1}`)
  await page.getByRole('textbox', { name: '跳至页码' }).fill('1')
  await page.keyboard.press('Enter')
  await hasSearch(page, '?typeCode=1')
})

test('[HD-02] [LS-01] a search in the header leads here and stands in both boxes', async ({ page }) => {
  await page.goto('/index')
  const header = page.getByRole('banner').getByRole('searchbox')
  await header.fill('商铺')
  await header.press('Enter')
  await hasSearch(page, '?q=商铺')
  await settled(page)
  await expect(box(page)).toHaveValue('商铺')
  await expect(header).toHaveValue('商铺')
  const { total: count } = await told(page, { q: '商铺' })
  await expect(total(page)).toHaveText(`共 ${count} 个项目`)
})

test('[LS-01] typing asks at a pause and once; Enter is a step; an input method is let finish', async ({ page }) => {
  const questions: string[] = []
  page.on('request', (request) => {
    if (request.url().includes(listPath)) questions.push((request.postDataJSON() as { q?: string }).q ?? '')
  })
  await page.clock.install()
  await open(page)
  // Between the two characters less than a pause passes, however busy the machine is.
  await holdTime(page)
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

  // Enter that picks characters.
  const cdp = await page.context().newCDPSession(page)
  await box(page).focus()
  await cdp.send('Input.imeSetComposition', { text: 'zhuzhai', selectionStart: 7, selectionEnd: 7 })
  await page.clock.runFor(2000)
  expect(search(page)).toBe('')
  await cdp.send('Input.insertText', { text: '住宅' })
  await hasSearch(page, '?q=住宅')
})

test('[LS-01] own bounds of price and date; what is no amount is told', async ({ page }) => {
  await open(page, '/project?typeCode=2')
  const [least, most] = [
    page.getByRole('textbox', { name: '最低价（万元）' }),
    page.getByRole('textbox', { name: '最高价（万元）' }),
  ]
  await least.fill('１００')
  await most.fill('1,000.5')
  await most.press('Enter')
  await hasSearch(page, '?typeCode=2&priceFrom=1000000&priceTo=10005000')
  // With the list of the new address both bounds are written anew.
  await expect(most).toHaveValue('1000.5')
  await settled(page)
  const { records } = await told(page, { typeCode: '2', priceFrom: '1000000', priceTo: '10005000.01' })
  for (const { priceType } of records) expect(priceType).not.toBe(2)
  await expect(rows(page)).toHaveCount(Math.min(10, records.length))
  await least.fill('abc')
  await least.press('Enter')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('以万元为单位')
  await hasSearch(page, '?typeCode=2&priceFrom=1000000&priceTo=10005000')

  await page.getByLabel('挂牌日期从').fill('2020-01-01')
  await page.getByLabel('挂牌日期到').fill('2020-01-02')
  await page.getByRole('form', { name: '自定义挂牌日期' }).getByRole('button').click()
  await expect(page.getByText('没有同时符合这 3 个条件的项目')).toBeVisible()
  // The empty face says what to loosen, and does it.
  await page
    .getByRole('button', { name: /移除筛选.*时间/ })
    .last()
    .click()
  await hasSearch(page, '?typeCode=2&priceFrom=1000000&priceTo=10005000')
  await expect(first(page)).toBeVisible()
})

test('[LS-01] sorting by price goes up, then down', async ({ page }) => {
  await open(page, '/project?typeCode=2')
  await page.getByRole('button', { name: '价格', exact: true }).click()
  await hasSearch(page, '?typeCode=2&order=price-up')
  const up = (await told(page, { typeCode: '2', order: 'price-up' })).records[0]!
  await expect(first(page).getByRole('heading')).toHaveText(up.assetsName)
  await page.getByRole('button', { name: '价格从低到高' }).click()
  await hasSearch(page, '?typeCode=2&order=price-down')
  const down = (await told(page, { typeCode: '2', order: 'price-down' })).records[0]!
  await expect(first(page).getByRole('heading')).toHaveText(down.assetsName)
})

test('[LS-01] a list that does not come says so, and comes on 重试', async ({ page, exchange, allowConsole }) => {
  allowConsole(/Failed to load resource/)
  await exchange.faults([{ path: listPath, kind: 'down' }])
  await page.goto('/project?typeCode=2')
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('内容加载失败')
  await exchange.faults([])
  await alert.getByRole('button', { name: '重试' }).click()
  await expect(rows(page)).toHaveCount(10)
  await hasSearch(page, '?typeCode=2')
})

test('[LS-01] outlines of the same size stand until the rows come; nothing moves', async ({ page }) => {
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
  await drawn(page)
  expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBeLessThanOrEqual(0.001)
})

test('[LS-01] a price follows the hall while the list is read', async ({ page, exchange }) => {
  const { records } = await told(page, { status: 'bidding', size: 50 })
  // A sealed room tells nobody its amounts.
  const asset = records.find(({ priceType, biddingPrice }) => priceType !== 2 && biddingPrice !== null)!
  await open(page, `/project?q=${encodeURIComponent(asset.no)}`)
  await expect(rows(page)).toHaveCount(1)
  const { biddingPrice } = await exchange.quote(asset.assetsId, '0417')
  await expect(first(page)).toContainText(wan(biddingPrice))
})

test('[LS-07] a visitor who keeps a favourite is asked to sign in, and comes back here', async ({ page, exchange }) => {
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
  const kept = first(page).getByRole('button', { name: /^已收藏/ })
  await expect(kept).toBeVisible()
  // It shows before the exchange knows of it.
  await heard
  await page.reload()
  await settled(page)
  await expect(kept).toBeVisible()
  await kept.click()
  await expect(first(page).getByRole('button', { name: /^收藏/ })).toBeVisible()
})

test('[LS-07] [SE-03] a refused favourite is taken back', async ({ page, exchange }) => {
  await signInByForm(page, exchange)
  await open(page)
  const button = first(page).getByRole('button', { name: /收藏/ })
  await exchange.faults([{ path: '/dscq-user/collect/add', kind: 'refuse', code: 500, msg: '收藏数量已达上限' }])
  await button.click()
  await expect(page.getByText('收藏数量已达上限')).toBeVisible()
  await expect(button).toHaveText(/^收藏/)
  await exchange.faults([{ path: '/dscq-user/collect/add', kind: 'refuse', code: 401, msg: '请先登录' }])
  await button.click()
  await expect(page.getByRole('dialog', { name: '用户未登录' })).toBeVisible()
  await expect(page).toHaveURL(/\/project/)
  await expect(button).toHaveText(/^收藏/)
})

test('up to four assets are compared side by side', async ({ page, axe }) => {
  await open(page, '/project?typeCode=2')
  const checks = page.getByRole('main').getByRole('checkbox', { name: /^对比/ })
  for (const index of [0, 1, 2, 3]) await checks.nth(index).check()
  await checks.nth(4).click()
  await expect(page.getByText('最多对比 4 个项目，请先移除一个')).toBeVisible()
  await expect(checks.nth(4)).not.toBeChecked()
  await page.reload()
  await settled(page)
  await expect(page.getByText('已选 4/4')).toBeVisible()
  await page.getByRole('button', { name: '比一比' }).click()
  const dialog = page.getByRole('dialog', { name: '项目对比' })
  await expect(dialog.getByRole('columnheader')).toHaveCount(5)
  const lines = dialog.getByRole('rowheader')
  const all = await lines.count()
  expect(all).toBeGreaterThan(12)
  await axe()
  await dialog.getByRole('checkbox', { name: '隐藏相同项' }).check()
  expect(await lines.count()).toBeLessThan(all)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: '比一比' })).toBeFocused()
})

test('the keyboard alone filters the list', async ({ page }) => {
  await open(page)
  await box(page).focus()
  // The search button, then one stop for each row.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(choice(page, '类型', '不限')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(choice(page, '类型', '企业股权转让')).toBeFocused()
  await page.keyboard.press('Enter')
  await hasSearch(page, '?typeCode=1')
  await expect(choice(page, '类型', '企业股权转让')).toBeFocused()
  // The choices of this row are fetched.
  await expect(choice(page, '分类', '不限')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(choice(page, '分类', '不限')).toBeFocused()
})

test('hidden lines of a row open on demand and for the keyboard; the choice that stands is never hidden', async ({
  page,
}) => {
  await open(page)
  const last = row(page, '地区').getByRole('button').last()
  const unfold = page.getByRole('button', { name: '展开 地区' })
  await expect(last).not.toBeInViewport()
  await unfold.click()
  await expect(last).toBeInViewport()
  await page.getByRole('button', { name: '收起 地区' }).click()
  await choice(page, '地区', '不限').focus()
  await page.keyboard.press('End')
  await expect(page.getByRole('button', { name: '收起 地区' })).toBeVisible()
  await open(page, '/project?region=511900')
  await expect(choice(page, '地区', '巴中市')).toBeInViewport({ ratio: 1 })
})

for (const width of [320, 768, 1024, 1200])
  for (const language of ['zh', 'en'] as const)
    test(`[LS-01] at ${width} px nothing scrolls sideways: ${language}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await withSettings(page, { language })
      for (const address of ['/project?typeCode=2&region=513400&q=x', '/project', '/project?view=card']) {
        await page.goto(address)
        await expect(page.locator('main h1')).toBeVisible()
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
        const overhang = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
        expect(await page.evaluate(overhang)).toBeLessThanOrEqual(0)
      }
    })

test('[LS-01] on a small screen the filters wait behind a button', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await open(page, '/project?typeCode=2')
  await expect(row(page, '类型')).toBeHidden()
  const button = page.getByRole('button', { name: '筛选（1）' })
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await button.click()
  await choice(page, '状态', '报名中').click()
  await hasSearch(page, '?typeCode=2&status=enrol')
  await expect(page.getByRole('button', { name: '筛选（2）' })).toHaveAttribute('aria-expanded', 'true')
})

for (const language of ['zh', 'en'] as const)
  for (const [name, width, address] of [
    ['list', 1440, '/project?typeCode=2&region=540000&industry=K'],
    ['cards', 1440, '/project?view=card'],
    ['small', 375, '/project?typeCode=2'],
    ['empty', 1440, '/project?typeCode=2&q=zzzzzz'],
  ] as const)
    test(`axe finds nothing: ${name}, ${language}`, async ({ page, axe }) => {
      await page.setViewportSize({ width, height: 900 })
      await withSettings(page, { language })
      await page.goto(address)
      await expect(page.locator('main h1')).toBeVisible()
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      await axe()
    })
