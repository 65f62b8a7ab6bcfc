import type { Locator, Page, Request } from '@playwright/test'
import { hallTopic } from '#src/model/push/topics.ts'
import { expect, test } from '../support/test.ts'
import { atRest, drawn, holdCalls, holdTime, over, reach, topicsRead } from '../support/waits.ts'

const hallPath = '/dscq-sync/v1/bid-assets/hall/page'
const upcomingPath = '/dscq-project/activity/upcoming-bid'

const projects = (page: Page) => page.getByRole('region', { name: '竞价标的' })
const news = (page: Page) => page.getByRole('region', { name: '新闻与分支机构' })
const bigData = (page: Page) => page.getByRole('region', { name: '产权大数据' })
const partners = (page: Page) => page.getByRole('region', { name: '合作伙伴' })

async function open(page: Page, block: (page: Page) => Locator, address = '/index'): Promise<Locator> {
  await page.goto(address)
  await reach(page, block(page))
  return block(page)
}

type Row = {
  assetsId: string
  assetsName: string
  projectType: number
  projectNature: number
  priceType: number
  startPrice: string
  biddingPrice: string | null
  biddingCount: number
  deadline: number
}
/** What the exchange itself says, past the portal. */
async function told<T>(page: Page, path: string, input: object): Promise<T> {
  const answer = await page.request.post(path, { data: input })
  return ((await answer.json()) as { data: T }).data
}
const hallRows = async (page: Page) =>
  (await told<{ records: Row[] }>(page, `/bid-api${hallPath}`, { size: 8, current: 1 })).records

const askedOf = (page: Page, path: string) => {
  const asked: Request[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith(path)) asked.push(request)
  })
  return asked
}
const secondsIn = (text: string) => {
  const [, days, hours, minutes, seconds] = /^(\d\d)天 (\d\d)时 (\d\d)分 (\d\d)秒$/.exec(text)!.map(Number)
  return days! * 86_400 + hours! * 3600 + minutes! * 60 + seconds!
}
/** A price in 万元 as the portal has to write it, for the round amounts of these tests. */
const wan = (yuan: number) => {
  const [whole = '', fraction] = (yuan / 10_000).toFixed(6).split('.')
  return `${Number(whole).toLocaleString('en-US')}.${fraction} 万元`
}
const theNetworkFails = /Failed to load resource/

test.describe('the half below the first screen', () => {
  test('[HM-08] is neither fetched nor asked for before the reader nears it, and moves nothing when it comes', async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/index')
    await page.waitForLoadState('networkidle')
    expect(
      asked.filter((path) => /LowerHalf|echarts|hall\/page|partners|geo-map|front-page|\/map\//.test(path)),
    ).toEqual([])
    await page.evaluate(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
      }).observe({ type: 'layout-shift' })
    })
    await reach(page, partners(page))
    await expect(partners(page).getByRole('link').first()).toBeVisible()
    await expect(bigData(page).locator('canvas')).toBeVisible()
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(0.005)
  })

  test('everything down: each block has its own error face, and 重试 brings each back', async ({
    page,
    exchange,
    allowConsole,
  }) => {
    allowConsole(theNetworkFails)
    await page.goto('/index')
    await exchange.faults([{ path: '*', kind: 'down' }])
    await page.mouse.move(600, 400)
    const lost = [
      projects(page).getByRole('alert'),
      news(page).getByRole('alert'),
      bigData(page).getByRole('alert').first(),
      bigData(page).getByRole('alert').last(),
      partners(page).getByRole('alert'),
    ]
    for (const face of lost) {
      await reach(page, face)
      await expect(face).toContainText('加载失败')
    }
    await exchange.faults([])
    // From the last to the first: each that comes back is one fewer.
    for (const face of lost.toReversed()) await face.getByRole('button', { name: '重试' }).click()
    await expect(projects(page).getByRole('row')).toHaveCount(9)
    await expect(news(page).getByRole('listitem').first()).toBeVisible()
    await expect(bigData(page).locator('canvas')).toBeVisible()
    await expect(bigData(page).getByText('投资会员')).toBeVisible()
    await expect(partners(page).getByRole('link').first()).toBeVisible()
    for (const block of [projects, news, bigData, partners]) await expect(block(page).getByRole('alert')).toHaveCount(0)
  })

  test('an exchange without anything says what to do next', async ({ page, exchange }) => {
    await exchange.scenario('empty')
    await open(page, projects)
    await expect(projects(page).getByText('当前没有正在竞价的标的')).toBeVisible()
    await projects(page).getByRole('button', { name: '看看即将竞价' }).click()
    await expect(projects(page).getByText('当前没有即将竞价的标的')).toBeVisible()
    await reach(page, news(page))
    await expect(news(page).getByRole('tab')).toHaveText(['分支机构'])
    await reach(page, partners(page))
    await expect(partners(page).getByText('暂无合作伙伴')).toBeVisible()
  })

  for (const width of [1440, 1200, 768, 375])
    test(`names as long as they may be and twelve digits break nothing at ${width} px`, async ({ page, exchange }) => {
      await page.setViewportSize({ width, height: 900 })
      await exchange.scenario('extreme')
      await open(page, projects)
      await expect(projects(page)).toContainText('整体打包公开转让项目')
      // What is scrolled past in one bound does not come; each block is gone to.
      for (const block of [news, bigData, partners]) await reach(page, block(page))
      await reach(page, projects(page))
      await page.getByRole('tab', { name: '即将竞价' }).click()
      await expect(projects(page)).toContainText('99,999,999.999999 万元')
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(wide).toBeLessThanOrEqual(0)
      const cut = await projects(page).evaluate((panel) =>
        [...panel.querySelectorAll('td')]
          .filter((cell) => cell.scrollWidth > cell.clientWidth + 1)
          .map((cell) => cell.textContent),
      )
      expect(cut).toEqual([])
    })

  for (const [language, width] of [
    ['zh', 1440],
    ['en', 1440],
    ['zh', 375],
  ] as const)
    test(`axe finds nothing at ${width} px in ${language}, on every face of the blocks`, async ({ page, axe }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.addInitScript(
        (chosen) => localStorage.setItem('ui:v1', JSON.stringify({ state: { language: chosen }, version: 0 })),
        language,
      )
      await page.goto('/index')
      const credit = page.locator('a[href="https://www.openstreetmap.org/copyright"]').first()
      await reach(page, credit)
      await expect(page.locator('canvas').first()).toBeVisible()
      const marquee = page.getByRole('button', { name: language === 'zh' ? '暂停滚动' : 'Pause scrolling' })
      await reach(page, marquee)
      await marquee.click()
      await axe()
      await page.getByRole('tab', { name: language === 'zh' ? '即将竞价' : 'Upcoming' }).click()
      await expect(page.locator('main [aria-busy=true]:has(table)')).toHaveCount(0)
      await atRest(page.getByRole('main'))
      await page.getByRole('tab', { name: language === 'zh' ? '分支机构' : 'Branches' }).click()
      await page.getByRole('button', { name: language === 'zh' ? '表格' : 'Table', exact: true }).click()
      for (const name of language === 'zh' ? ['国有股权', '资产租赁'] : ['State equity', 'Asset lease'])
        await page.getByRole('button', { name, exact: true }).click()
      await expect(
        page.getByText(language === 'zh' ? '至少保留一个类别，最后一个不能关闭' : 'At least one category stays on', {
          exact: false,
        }),
      ).toBeVisible()
      await expect(page.locator('canvas')).toHaveCount(1)
      await expect(page.locator('main [aria-busy=true]:has(table)')).toHaveCount(0)
      await atRest(page.getByRole('main'))
      await axe()
    })
})

test.describe('[HM-08] the project panel', () => {
  test('[HM-08][HM-09] two tabs of eight rows with their columns, and 更多 to the hall', async ({ page }) => {
    const panel = await open(page, projects)
    await expect(panel.getByRole('tab')).toHaveText(['正在竞价', '即将竞价'])
    await expect(panel.getByRole('columnheader')).toHaveText(['标的名称', '竞价组织方', '当前价', '溢价率', '剩余时间'])
    const rows = await hallRows(page)
    await expect(panel.getByRole('rowheader')).toHaveText(rows.map(({ assetsName }) => assetsName))
    await expect(panel.getByRole('row').nth(1).getByRole('cell').first()).toHaveText('岷江联合产权交易所')
    await expect(panel.getByRole('link', { name: '更多' })).toHaveAttribute('href', '/hall?projectActive=1')

    await panel.getByRole('tab', { name: '即将竞价' }).click()
    await expect(panel.getByRole('columnheader')).toHaveText(['标的名称', '组织方', '起始价', '距开始'])
    await expect(panel.getByRole('row')).toHaveCount(9)
    await expect(panel.getByRole('link', { name: '更多' })).toHaveAttribute('href', '/hall?projectActive=2')
  })

  test('[HM-09][RT-13] prices, rates and links follow the rules of the trade', async ({ page }) => {
    const panel = await open(page, projects)
    const rows = await hallRows(page)
    expect(rows.some(({ biddingCount }) => biddingCount === 0)).toBe(true)
    expect(rows.some(({ projectType }) => projectType === 1)).toBe(true)
    await expect(panel.getByRole('rowheader')).toHaveText(rows.map(({ assetsName }) => assetsName))
    for (const [index, row] of rows.entries()) {
      const [, price, rate] = await panel
        .getByRole('row')
        .nth(index + 1)
        .getByRole('cell')
        .allTextContents()
      const shown = Number(row.biddingPrice) > 0 ? Number(row.biddingPrice) : Number(row.startPrice)
      if (row.priceType === 1) expect(price).toBe(wan(shown))
      const raised = (Math.abs(Number(row.biddingPrice) - Number(row.startPrice)) / Number(row.startPrice)) * 100
      expect(rate).toBe(row.biddingCount ? `${raised.toFixed(2)}%` : '---')
      const kind = row.projectType === 1 && ![0, 5].includes(row.projectNature) ? 'projectPkg' : 'projectDetail'
      await expect(panel.getByRole('link', { name: row.assetsName })).toHaveAttribute(
        'href',
        `/${kind}/${row.assetsId}.html`,
      )
    }
  })

  test('[HM-08] searches by name on Enter and by click; nothing found can be undone', async ({ page }) => {
    const panel = await open(page, projects)
    await expect(panel.getByRole('row')).toHaveCount(9)
    const asked = askedOf(page, hallPath)
    const name = panel.getByRole('searchbox', { name: '标的名称' })
    await name.fill(' 股权 ')
    await name.press('Enter')
    await expect(panel.getByRole('rowheader').first()).toContainText('股权')
    await expect(panel.getByRole('rowheader').filter({ hasNotText: '股权' })).toHaveCount(0)
    await name.fill('<script>飞船%"')
    await panel.getByRole('button', { name: '搜索' }).click()
    await expect(panel.getByText('没有找到名称含“<script>飞船%"”的标的')).toBeVisible()
    await panel.getByRole('button', { name: '清除搜索条件' }).click()
    await expect(panel.getByRole('row')).toHaveCount(9)
    await expect(name).toHaveValue('')
    expect(asked.map((request) => (request.postDataJSON() as { assetsName: string }).assetsName)).toEqual([
      '股权',
      '<script>飞船%"',
    ])
  })

  test('[HM-08] an older answer never overwrites a newer one', async ({ page, exchange }) => {
    const panel = await open(page, projects)
    await expect(panel.getByRole('row')).toHaveCount(9)
    await exchange.faults([{ path: hallPath, kind: 'slow', ms: 1500, times: 1 }])
    const name = panel.getByRole('searchbox', { name: '标的名称' })
    const older = over(
      page,
      (request) => request.url().includes(hallPath) && request.postData()?.includes('租赁权') === true,
    )
    await name.fill('租赁权')
    await name.press('Enter')
    await name.fill('股权')
    await name.press('Enter')
    await expect(panel.getByRole('rowheader').first()).toContainText('股权')
    await expect(panel.getByRole('rowheader').filter({ hasNotText: '股权' })).toHaveCount(0)
    await older
    await drawn(page)
    for (const text of await panel.getByRole('rowheader').allTextContents()) expect(text).toContain('股权')
  })

  test('[HM-08] the banner beside it moves every 3000 ms and opens new tabs', async ({ page }) => {
    await open(page, projects)
    const banner = page.getByRole('region', { name: '推荐', exact: true })
    await expect(banner.getByRole('link').first()).toHaveAttribute('target', '_blank')
    await expect(banner.getByRole('link').first()).toHaveAttribute('rel', 'noopener noreferrer')
    const current = banner.locator('[aria-current=true]')
    await expect(current).toHaveAttribute('aria-label', '第 1 张，共 3 张')
    await page.mouse.move(5, 300)
    await expect(current).toHaveAttribute('aria-label', '第 2 张，共 3 张', { timeout: 5000 })
  })
})

test.describe('live rows', () => {
  test('[HM-09] two people see one bid at the same time', async ({ page, person, exchange }) => {
    const other = await person()
    const topics = [topicsRead(page), topicsRead(other)]
    await open(page, projects)
    await open(other, projects)
    const row = (await hallRows(page)).find(({ priceType }) => priceType === 1)!
    const rowOn = (where: Page) => projects(where).getByRole('row').filter({ hasText: row.assetsName })
    for (const where of [page, other]) await expect(rowOn(where)).toBeVisible()
    await expect.poll(() => topics.every((read) => read.has(hallTopic))).toBe(true)
    const { biddingPrice } = await exchange.quote(row.assetsId, '8888')
    for (const where of [page, other]) {
      await expect(rowOn(where).getByRole('cell').nth(1)).toHaveText(wan(Number(biddingPrice)), { timeout: 2000 })
      await expect(rowOn(where).locator('[class*=rise]')).toHaveCount(1)
    }
  })

  test('[HM-09] a risen price is not tinted for who wants stillness', async ({ page, exchange }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const panel = await open(page, projects)
    const row = (await hallRows(page)).find(({ priceType }) => priceType === 1)!
    const { biddingPrice } = await exchange.quote(row.assetsId, '8888')
    await expect(panel).toContainText(wan(Number(biddingPrice)))
    const running = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    )
    expect(running).toBe(0)
  })

  test('[HM-10] countdowns follow the clock of the exchange, also when it jumps', async ({ page, exchange }) => {
    const panel = await open(page, projects)
    const rows = await hallRows(page)
    const last = panel.getByRole('timer').last()
    const off = async () => {
      const shown = secondsIn((await last.textContent())!)
      return Math.abs(shown - (rows.at(-1)!.deadline - (await exchange.now())) / 1000)
    }
    await expect.poll(off).toBeLessThan(2)
    await exchange.jump(600_000)
    await expect.poll(off).toBeLessThan(2)
  })

  test('[HM-10] a room at its end says 已超时, and leaves the list when the exchange says so', async ({
    page,
    exchange,
  }) => {
    const panel = await open(page, projects)
    const [first] = await hallRows(page)
    const row = panel.getByRole('row').filter({ hasText: first!.assetsName })
    await expect(row).toBeVisible()
    const answer = await holdCalls(page, /\/hall\/page$/)
    await exchange.jump(first!.deadline - (await exchange.now()) + 500)
    await expect(row.getByRole('timer')).toHaveText('已超时')
    answer()
    await expect(row).toHaveCount(0)
    await expect(panel.getByRole('row')).toHaveCount(9)
  })

  test('[HM-10] what is about to bid moves over when its room opens', async ({ page, exchange }) => {
    const panel = await open(page, projects)
    await panel.getByRole('tab', { name: '即将竞价' }).click()
    const { records } = await told<{ records: Row[] }>(page, `/api${upcomingPath}`, { size: 8, current: 1 })
    const row = panel.getByRole('row').filter({ hasText: records[0]!.assetsName })
    await expect(row).toBeVisible()
    await exchange.jump(records[0]!.deadline - (await exchange.now()) + 500)
    await expect(row).toHaveCount(0)
    await panel.getByRole('tab', { name: '正在竞价' }).click()
    await panel.getByRole('searchbox', { name: '标的名称' }).fill(records[0]!.assetsName)
    await panel.getByRole('button', { name: '搜索' }).click()
    await expect(panel.getByRole('row')).toHaveCount(2)
    await expect(panel.getByRole('rowheader')).toHaveText(records[0]!.assetsName)
  })
})

test.describe('[HM-11] the news block', () => {
  test('[HM-11] the editors’ tabs, the first with its front page', async ({ page }) => {
    const block = await open(page, news)
    await expect(block.getByRole('tab')).toHaveText([
      '要闻动态',
      '通知公告',
      '最新挂牌',
      '政策法规',
      '党建动态',
      '行业资讯',
      '融资动态',
      '分支机构',
    ])
    await expect(block.getByRole('region', { name: '要闻动态图片新闻' })).toBeVisible()
    const items = block.getByRole('tabpanel').locator('ul > li')
    await expect(items).toHaveCount(6)
    await expect(items.first().locator('strong')).toBeVisible()
    expect((await items.first().boundingBox())!.height).toBeGreaterThan(100)
    const outer = block.getByRole('link', { name: /外部媒体报道/ }).last()
    await expect(outer).toHaveAttribute('target', '_blank')
    await expect(outer).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(outer).toHaveAttribute('href', /^https:\/\/news\.media\.example\//)
    await expect(block.getByRole('link', { name: /^更多/ })).toHaveAttribute('href', '/zxdt?plateId=plate-zxdt-yw')
  })

  test('[HM-11] tables of two and of three columns; each tab asked once', async ({ page }) => {
    const block = await open(page, news)
    const asked = [
      askedOf(page, '/news-content/page'),
      askedOf(page, '/notice/page'),
      askedOf(page, '/basic-assets/new-publish'),
    ]
    const columns = {
      通知公告: ['标题', '标的', '发布日期'],
      最新挂牌: ['标的名称', '项目类型', '发布日期'],
      政策法规: ['标题', '发布日期'],
    }
    for (const round of [1, 2])
      for (const [name, heads] of Object.entries(columns)) {
        await block.getByRole('tab', { name }).click()
        await expect(block.getByRole('columnheader')).toHaveText(heads)
        await expect(block.getByRole('row'), `round ${round}`).toHaveCount(5)
        await expect(block.getByRole('row').last().getByRole('cell').last()).toHaveText(/^\d{4}-\d\d-\d\d$/)
      }
    expect(asked.map(({ length }) => length)).toEqual([1, 1, 1])
  })

  test('[HM-11] ?newsBranch= opens its tab and brings the block into view', async ({ page }) => {
    await page.goto('/index?newsBranch=zcfg')
    await expect(news(page).getByRole('tab', { name: '政策法规' })).toHaveAttribute('aria-selected', 'true')
    await expect(news(page).getByRole('tab', { name: '政策法规' })).toBeInViewport()
    await page.goto('/index?newsBranch=branch')
    await expect(news(page).getByRole('tab', { name: '分支机构' })).toHaveAttribute('aria-selected', 'true')
    await expect(news(page).locator('canvas')).toBeInViewport()
  })

  test('[HM-11] the branch tab shows the map and whom to call', async ({ page }) => {
    const block = await open(page, news)
    await block.getByRole('tab', { name: '分支机构' }).click()
    await expect(block.getByRole('img', { name: '分支机构分布地图，名单见右侧' }).locator('canvas')).toBeVisible()
    const list = block.getByRole('list', { name: '分支机构' })
    await expect(list.getByRole('listitem')).toHaveCount(19)
    await expect(list.getByRole('link', { name: '岷江联合产权交易所（总部）' })).toHaveAttribute(
      'href',
      /^\/branch\/index\?id=/,
    )
    await expect(list.getByRole('link', { name: '028-6000-0000' })).toHaveAttribute('href', 'tel:028-6000-0000')
  })
})

test.describe('[HM-12] 产权大数据', () => {
  test('[HM-13] four totals, as the exchange says them', async ({ page }) => {
    const block = await open(page, bigData)
    type Totals = { quoteTotal: string; bargainTotal: string; quoteAssetsCount: number; memberTotal: number }
    const totals = await told<Totals>(page, '/api/dscq-data-view/statistical/assets-total-data', {})
    const amount = (text: string) => {
      const [whole = '', fraction = ''] = text.split('.')
      return `${Number(whole).toLocaleString('en-US')}.${fraction.padEnd(6, '0')} 万元`
    }
    await expect(block.getByRole('term')).toHaveText(['挂牌总额', '成交总额', '挂牌总宗数', '投资会员'])
    await expect(block.getByRole('definition')).toHaveText([
      amount(totals.quoteTotal),
      amount(totals.bargainTotal),
      `${totals.quoteAssetsCount} 宗`,
      `${totals.memberTotal.toLocaleString('en-US')} 户`,
    ])
  })

  test('[HM-12] three switches, all on; each reloads the map; the last stays on and says why', async ({ page }) => {
    const asked = askedOf(page, '/geo-map')
    const block = await open(page, bigData)
    const button = (name: string) => block.getByRole('button', { name })
    for (const name of ['国有股权', '国有实物资产', '资产租赁'])
      await expect(button(name)).toHaveAttribute('aria-pressed', 'true')
    await expect(block.locator('canvas')).toBeVisible()
    await button('国有股权').click()
    await expect(button('国有股权')).toHaveAttribute('aria-pressed', 'false')
    await button('国有实物资产').click()
    await expect(button('资产租赁')).toHaveAttribute('aria-disabled', 'true')
    await button('资产租赁').click({ force: true })
    await expect(button('资产租赁')).toHaveAttribute('aria-pressed', 'true')
    await expect(block.getByText('至少保留一个类别，最后一个不能关闭')).toBeVisible()
    await expect(block.getByRole('table')).toBeAttached()
    await expect
      .poll(() => asked.map((request) => request.postDataJSON() as unknown))
      .toEqual([
        { params: { province: '54', category: [1, 2, 3] } },
        { params: { province: '54', category: [2, 3] } },
        { params: { province: '54', category: [3] } },
      ])
    await button('国有股权').click()
    await expect(button('资产租赁')).not.toHaveAttribute('aria-disabled', 'true')
  })

  test('[HM-14] a map of 1160×400 with tooltip, legend, credit, and a table of the same figures', async ({ page }) => {
    const block = await open(page, bigData)
    const map = block.getByRole('img', { name: '分支机构分布与挂牌统计地图，同样的数据见表格' })
    await expect(map.locator('canvas')).toBeVisible()
    const box = (await map.boundingBox())!
    expect([Math.round(box.width), box.height]).toEqual([1158, 400])
    await expect(block.getByRole('list', { name: '挂牌宗数' }).getByRole('listitem')).toHaveText([
      '0–10',
      '11–100',
      '101–500',
      '>500',
    ])
    await expect(block.getByRole('link', { name: '地图数据 © OpenStreetMap 贡献者' })).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/copyright',
    )

    type Region = { name: string; value: number; value1: string; value2: string }
    const regions = await told<Region[]>(page, '/api/dscq-data-view/statistical/geo-map', {
      params: { province: '54', category: [1, 2, 3] },
    })
    const table = block.getByRole('table', { name: '各地区挂牌与成交统计' })
    // Reachable while the map is shown, for readers who cannot see it: 18 of the province and one centre.
    await expect(table.getByRole('row')).toHaveCount(20)
    const amount = (text: string) => {
      const [whole = '', fraction = ''] = text.split('.')
      return `${Number(whole).toLocaleString('en-US')}.${fraction.padEnd(6, '0')}`
    }
    for (const { name, value, value1, value2 } of regions) {
      const cells = table
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
        .getByRole('cell')
      await expect(cells.nth(1)).toHaveText(String(value))
      await expect(cells.nth(2)).toHaveText(amount(value1))
      await expect(cells.nth(3)).toHaveText(amount(value2))
    }

    const capital = regions.find(({ name }) => name === '成都市')!
    // The head office, by its place on the map.
    await map.hover({ position: { x: box.width * 0.46 + 193, y: 175 } })
    const tip = block.locator('[class*=tip]').filter({ hasText: '挂牌宗数' })
    await expect(tip).toContainText('成都市')
    await expect(tip).toContainText(`${capital.value} 宗`)
    await expect(tip).toContainText(`${amount(capital.value1)} 万元`)
    await expect(tip).toContainText(`${amount(capital.value2)} 万元`)

    await block.getByRole('button', { name: '表格' }).click()
    await expect(map).toHaveCount(0)
    await expect(table).toBeInViewport()
    await expect(table.getByRole('rowheader').first()).toHaveText('成都市')
  })

  test('[HM-14] the lines run once and rest; for who wants stillness they never move', async ({ page, person }) => {
    const still = await person()
    await still.emulateMedia({ reducedMotion: 'reduce' })
    const drawnAnew = async (where: Page) => {
      await where.clock.install()
      // What moves for three seconds is not over before somebody has looked.
      const answer = await holdCalls(where, /\/geo-map$|\/map\/sichuan/)
      const block = await open(where, bigData)
      await holdTime(where)
      answer()
      const canvas = block.locator('canvas')
      await expect(async () => {
        await where.clock.runFor(20)
        await expect(canvas).toBeVisible({ timeout: 100 })
      }).toPass({ intervals: [20] })
      await where.clock.runFor(600)
      const looks = new Set<string>()
      for (let look = 0; look < 6; look += 1) {
        looks.add((await canvas.screenshot()).toString('base64'))
        await where.clock.runFor(150)
      }
      return looks.size
    }
    expect(await drawnAnew(still)).toBe(1)
    expect(await drawnAnew(page)).toBeGreaterThan(1)
    await page.clock.runFor(4000)
    const canvas = bigData(page).locator('canvas')
    const one = await canvas.screenshot()
    await page.clock.runFor(1000)
    expect((await canvas.screenshot()).equals(one)).toBe(true)
  })

  test('[HM-14] a map file that cannot be had is an error face with 重试', async ({ page, allowConsole }) => {
    allowConsole(theNetworkFails)
    await page.route('**/map/sichuan.json', (route) => route.fulfill({ status: 404, body: 'gone' }), { times: 1 })
    const block = await open(page, bigData)
    const alert = block.getByRole('alert')
    await expect(alert).toContainText('内容加载失败')
    await alert.getByRole('button', { name: '重试' }).click()
    await expect(block.locator('canvas')).toBeVisible()
  })
})

test.describe('[HM-15] partners', () => {
  /** How the row moves by itself: px a second, to the right. */
  const speed = (page: Page) =>
    partners(page)
      .getByRole('list', { name: '合作伙伴' })
      .evaluate(async (row) => {
        const look = () => ({ left: row.getBoundingClientRect().left, at: document.timeline.currentTime as number })
        const begin = look()
        await new Promise((resolve) => setTimeout(resolve, 400))
        await new Promise((resolve) => requestAnimationFrame(resolve))
        const end = look()
        return ((end.left - begin.left) / (end.at - begin.at)) * 1000
      })

  test('[HM-15] six tabs, each asked once; the first scrolls', async ({ page }) => {
    const asked = askedOf(page, '/partners/page')
    const block = await open(page, partners)
    await expect(block.getByRole('tab')).toHaveText([
      '合作伙伴',
      '监管单位',
      '股东单位',
      '行业协会',
      '产权机构',
      '合作机构',
    ])
    await expect(block.getByRole('listitem').first()).toBeVisible()
    for (const name of ['监管单位', '股东单位', '行业协会', '产权机构', '合作机构', '合作伙伴', '监管单位'])
      await block.getByRole('tab', { name }).click()
    await expect(block.getByRole('list', { name: '监管单位' }).getByRole('listitem')).toHaveCount(10)
    await expect
      .poll(() => asked.map((request) => (request.postDataJSON() as { positionType: number }).positionType))
      .toEqual([0, 11, 12, 13, 14, 15])
  })

  test('[HM-15] a click opens a new window only at a valid http, https or ftp address', async ({ page }) => {
    const block = await open(page, partners)
    await block.getByRole('tab', { name: '股东单位' }).click()
    const logos = block.getByRole('list', { name: '股东单位' })
    await expect(logos.getByRole('link', { name: '锦江科技创新投资' })).toHaveAttribute(
      'href',
      'ftp://files.jinjiang-tech.example/',
    )
    for (const link of await logos.getByRole('link').all()) {
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    }
    for (const [tab, name] of [
      ['监管单位', '省审计厅'],
      ['合作机构', '沱江物流园'],
    ] as const) {
      await block.getByRole('tab', { name: tab }).click()
      const list = block.getByRole('list', { name: tab })
      await expect(list.getByRole('img', { name })).toBeVisible()
      await expect(list.getByRole('link', { name })).toHaveCount(0)
    }
  })

  test('[HM-15] the marquee moves to the left, waits for pointer and focus, stops by its button', async ({ page }) => {
    const block = await open(page, partners)
    const row = block.getByRole('list', { name: '合作伙伴' })
    await expect(row.getByRole('link').first()).toBeVisible()
    await page.mouse.move(5, 5)
    // One px with each of 60 frames a second, and 1 ms after each 30 px.
    await expect.poll(() => speed(page)).toBeCloseTo(-59.9, 0)
    await block.getByRole('tabpanel').hover({ position: { x: 400, y: 90 } })
    await expect.poll(() => speed(page)).toBe(0)
    await page.mouse.move(5, 5)
    await expect.poll(() => speed(page)).toBeLessThan(0)
    await row.getByRole('link').last().focus()
    await expect.poll(() => speed(page)).toBe(0)
    await row.getByRole('link').last().blur()
    await block.getByRole('button', { name: '暂停滚动' }).click()
    await page.mouse.move(5, 5)
    await expect.poll(() => speed(page)).toBe(0)
    await block.getByRole('button', { name: '继续滚动' }).click()
    await page.mouse.move(5, 5)
    await expect.poll(() => speed(page)).toBeLessThan(0)
  })

  test('[HM-15] a logo reached by keyboard is in sight', async ({ page }) => {
    const block = await open(page, partners)
    const left = async () => (await block.getByRole('list', { name: '合作伙伴' }).boundingBox())!.x
    const begin = await left()
    // Until the first logos have moved out of sight.
    await expect.poll(left).toBeLessThan(begin - 150)
    await block.getByRole('button', { name: '暂停滚动' }).focus()
    for (let step = 0; step < 6; step += 1) {
      await page.keyboard.press('Tab')
      await expect(page.locator(':focus')).toBeInViewport({ ratio: 0.9 })
      expect(await page.evaluate(() => document.activeElement?.closest('ul')?.getAttribute('aria-label'))).toBe(
        '合作伙伴',
      )
    }
  })

  test('[HM-15] under reduced motion it is a row to scroll, without copies and button', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const block = await open(page, partners)
    await expect(block.getByRole('link').first()).toBeVisible()
    await expect.poll(() => speed(page)).toBe(0)
    await expect(block.getByRole('button')).toHaveCount(0)
    await expect(block.locator('ul')).toHaveCount(1)
  })

  test('[HM-15] below 1332 px there are five menus instead of the tabs', async ({ page }) => {
    await page.setViewportSize({ width: 1331, height: 900 })
    const block = await open(page, partners)
    await expect(block.getByRole('tab')).toHaveCount(0)
    await expect(block.locator('summary')).toHaveText(['监管单位', '股东单位', '行业协会', '产权机构', '合作机构'])
    await block.locator('summary').first().focus()
    await page.keyboard.press('Enter')
    await expect(block.getByRole('link', { name: '省财政厅' })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(block.getByRole('link', { name: '省国有资产监督管理委员会' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(block.getByRole('link', { name: '省财政厅' })).toBeHidden()
    await expect(block.locator('summary').first()).toBeFocused()
    await page.setViewportSize({ width: 1332, height: 900 })
    await expect(block.getByRole('tab')).toHaveCount(6)
  })
})
