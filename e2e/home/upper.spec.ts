import type { APIResponse, Page } from '@playwright/test'
import { type Exchange, expect, test } from '../support/test.ts'
import { atRest, drawn, holdTime, idle } from '../support/waits.ts'

const open = async (page: Page, address = '/index') => {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 2, name: '竞价统计' })).toBeVisible()
}
const picks = (page: Page) => page.getByRole('region', { name: '热门推荐' })
const notices = (page: Page) => page.getByRole('region', { name: '公告', exact: true })
const banner = (page: Page) => page.getByRole('region', { name: '首页横幅' })
/** Says `off` while it moves by itself, `polite` while it waits. */
const bannerNews = (page: Page) => banner(page).locator('[aria-live]')
const shownSlide = (page: Page) => banner(page).locator('[aria-current=true]')

const down = 'down' as const

/** What the exchange itself says, straight from its doors. */
const told = async <T>(asked: Promise<APIResponse>): Promise<T> => ((await (await asked).json()) as { data: T }).data
/** An opening advertisement that is due would be open by now: its turn is when the page is idle, with its picture decoded. */
async function openingIsOver(page: Page): Promise<void> {
  const [ad] = await told<{ imgSrc: string }[]>(
    page.request.post('/api/dscq-content/ad-ads/list', { data: { size: 100, current: 1, code: 'index_kp_1' } }),
  )
  await idle(page)
  await page.evaluate(async (src) => {
    const picture = new Image()
    picture.src = src ?? '/favicon.svg'
    await picture.decode()
  }, ad?.imgSrc)
  await drawn(page)
}
const namesIn = async (page: Page, list: 'hot' | 'new-publish') =>
  (
    await told<{ records: { assetsName: string }[] }>(
      page.request.get(`/api/dscq-project/top/${list}?size=6&current=1`),
    )
  ).records.map(({ assetsName }) => assetsName)

/** The hottest asset of every fresh world: 报名已截止, its room opens in two days. */
const hottestName = '泸州峨辰职业学院监控及存储设备 377 台'

test.describe('[HM-01] the opening advertisement', () => {
  test.use({ openingAd: true })

  test('[HM-01] opens over the page, keeps the focus, closes on Esc, and comes once in a session', async ({
    page,
    axe,
  }) => {
    await open(page)
    const overlay = page.getByRole('dialog', { name: '开屏广告' })
    await expect(overlay).toBeVisible()
    await expect(overlay.getByRole('img')).toHaveAttribute('alt', /两百余宗国有资产集中挂牌，网络竞价一键参与$/)
    await expect(overlay.getByRole('button', { name: '关闭广告' })).toBeFocused()
    for (let step = 0; step < 4; step += 1) {
      await page.keyboard.press('Tab')
      const inside = await overlay.evaluate(
        (dialog) => dialog.contains(document.activeElement) || document.activeElement === document.body,
      )
      expect(inside).toBe(true)
    }
    await axe()
    await page.keyboard.press('Escape')
    await expect(overlay).toHaveCount(0)
    await page.reload()
    await expect(shownSlide(page)).toBeVisible()
    await openingIsOver(page)
    await expect(overlay).toHaveCount(0)
  })

  test('[HM-01] gives the focus back, and closes by its button and by a click beside it', async ({ page, person }) => {
    await open(page)
    const overlay = page.getByRole('dialog', { name: '开屏广告' })
    await overlay.getByRole('button', { name: '关闭广告' }).click()
    await expect(overlay).toHaveCount(0)
    const other = await person()
    await open(other)
    await expect(other.getByRole('dialog')).toBeVisible()
    await atRest(other.getByRole('dialog'))
    await other.mouse.click(20, 700)
    await expect(other.getByRole('dialog')).toHaveCount(0)
  })

  test('[HM-01] there is none without an advertisement, and none in the elder-friendly version', async ({
    page,
    exchange,
    person,
  }) => {
    const elder = await person()
    await elder.addInitScript(() =>
      localStorage.setItem('ui:v1', JSON.stringify({ state: { elder: true, typeScale: 1.5 }, version: 0 })),
    )
    await open(elder)
    await expect(elder.getByRole('link', { name: '找项目' })).toBeVisible()
    await openingIsOver(elder)
    await expect(elder.getByRole('dialog')).toHaveCount(0)
    await exchange.scenario('quiet')
    await open(page)
    await expect(shownSlide(page)).toBeVisible()
    await openingIsOver(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test.describe('[HM-02] advertisements', () => {
  test('[HM-02] the banner moves every 3000 ms, waits under the pointer and stops when told', async ({ page }) => {
    await page.clock.install()
    await open(page)
    await page.mouse.move(5, 5)
    await expect(
      banner(page).getByRole('link', { name: '国有资产 阳光交易：信息公开、规则公开、过程公开、结果公开' }),
    ).toHaveAttribute('href', '/project?typeCode=2')
    await expect(shownSlide(page)).toHaveAccessibleName('第 1 张，共 5 张')
    await holdTime(page)
    await banner(page).getByRole('button', { name: '第 2 张，共 5 张' }).click()
    await page.mouse.move(5, 5)
    await page.locator('h1').focus()
    await expect(bannerNews(page)).toHaveAttribute('aria-live', 'off')
    await page.clock.runFor(2900)
    await expect(shownSlide(page)).toHaveAccessibleName('第 2 张，共 5 张')
    await page.clock.runFor(100)
    await expect(shownSlide(page)).toHaveAccessibleName('第 3 张，共 5 张')
    await page.clock.runFor(1000)
    await banner(page).hover()
    await expect(bannerNews(page)).toHaveAttribute('aria-live', 'polite')
    await page.clock.runFor(3600)
    await expect(shownSlide(page)).toHaveAccessibleName('第 3 张，共 5 张')
    await banner(page).getByRole('button', { name: '暂停轮播' }).click()
    await page.mouse.move(5, 5)
    await page.locator('h1').focus()
    await page.clock.runFor(3600)
    await expect(shownSlide(page)).toHaveAccessibleName('第 3 张，共 5 张')
    await page.clock.resume()
    await banner(page).getByRole('button', { name: '第 5 张，共 5 张' }).click()
    await banner(page).getByRole('button', { name: '下一张' }).click()
    await expect(shownSlide(page)).toHaveAccessibleName('第 1 张，共 5 张')
    await expect(banner(page).getByRole('link', { name: /^国有资产/ })).toBeInViewport()
  })

  test('[HM-02] nothing moves under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    await open(page)
    await expect(shownSlide(page)).toHaveAccessibleName('第 1 张，共 5 张')
    await page.clock.runFor(3600)
    await expect(shownSlide(page)).toHaveAccessibleName('第 1 张，共 5 张')
    await expect(banner(page).getByRole('button', { name: '暂停轮播' })).toHaveCount(0)
  })

  test('[HM-02] top banner, four popular slots, middle banner', async ({ page }) => {
    await open(page)
    const strips = page.getByRole('region', { name: '通栏广告' })
    await expect(strips.first().getByRole('link')).toHaveAccessibleName(
      '竞价全程线上进行：报名、保证金、竞价、签约，一个账户办完',
    )
    await expect(strips.first().getByRole('link')).toHaveAttribute('href', '/hall?projectActive=1')
    const popular = page.getByRole('region', { name: '热门精选' }).getByRole('link')
    await expect(popular).toHaveCount(4)
    expect(await popular.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      '/project?parentId=601&operationId=60101',
      '/project?parentId=201&operationId=20104',
      '/project?parentId=204&operationId=20401',
      '/project?parentId=102&operationId=10201',
    ])
    await picks(page).getByRole('article').last().scrollIntoViewIfNeeded()
    await expect(strips.last().getByRole('link').first()).toHaveAccessibleName(
      '成交之后，融资不愁：凭成交确认书在线申请，最高可贷成交价款七成',
    )
  })
})

test('[HM-03] the strip leads to each kind of project; state equity of financial enterprises is off and says why', async ({
  page,
}) => {
  await open(page)
  const strip = page.getByRole('navigation', { name: '项目分类' })
  const entries = strip.getByRole('link')
  await expect(entries).toHaveText(['企业股权转让', '增资扩股', '资产转让', '资产租赁', '资产合作', '金融企业国有股权'])
  expect(await entries.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    '/project?typeCode=1',
    '/project?typeCode=4',
    '/project?typeCode=2',
    '/project?typeCode=6',
    '/project?typeCode=5',
    null,
  ])
  const off = strip.getByRole('link', { name: '金融企业国有股权' })
  await expect(off).toHaveAttribute('aria-disabled', 'true')
  await expect(off).toHaveAccessibleDescription('该类业务暂未开放，开放时间以公告为准')
  await off.click({ force: true })
  await expect(page).toHaveURL(/\/index$/)
})

test('[HM-04] hot categories in two columns', async ({ page }) => {
  await open(page)
  const entries = page.getByRole('region', { name: '热门分类' }).getByRole('link')
  await expect(entries).toHaveText([
    '商铺招租',
    '写字楼出租',
    '住宅转让',
    '厂房转让',
    '公务车辆',
    '停车场经营',
    '工程机械',
    '废旧物资',
  ])
  await expect(entries.first()).toHaveAttribute('href', '/project?parentId=601&operationId=60101')
  await expect(entries.last()).toHaveAttribute('href', '/project?parentId=206&operationId=20601')
  const lefts = await entries.evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().left)))
  expect(new Set(lefts).size).toBe(2)
})

test.describe('[HM-05] bidding statistics', () => {
  test('[HM-05] three figures, the highest premium leading to its asset, two rows of buttons', async ({ page }) => {
    await open(page)
    const panel = page.getByRole('region', { name: '竞价统计' })
    const { maxRate, maxAssetsId, biddingCount } = await told<{
      maxRate: string
      maxAssetsId: string
      biddingCount: number
    }>(page.request.post('/bid-api/dscq-sync/v1/bid-assets/bidding-data', { data: {} }))
    await expect(panel.locator('dd')).toHaveText([
      /^\d\d\.\d%$/,
      `${biddingCount}宗`,
      `↑${maxRate}%查看溢价率最高的标的`,
    ])
    expect(maxRate).toMatch(/^\d+\.\d\d$/)
    await expect(panel.getByRole('link')).toHaveCount(7)
    await expect(panel.getByRole('link').first()).toHaveAttribute('href', `/projectDetail/${maxAssetsId}.html`)
    const rows = panel.getByRole('list')
    await expect(rows.nth(0).getByRole('link')).toHaveText(['我要投资', '我要转让'])
    await expect(rows.nth(1).getByRole('link')).toHaveText(['竞价规则', '操作手册', '常见问题'])
    await expect(rows.nth(0).getByRole('link').first()).toHaveAttribute('href', '/investService?need=1')
    await expect(rows.nth(1).getByRole('listitem').first()).toHaveCSS('background-color', 'rgb(20, 108, 67)')
    await expect(rows.nth(1).getByRole('link').first()).toHaveCSS('color', 'rgb(255, 255, 255)')
  })

  test('[HM-05] 我的竞价室 asks a visitor to sign in and leads to the login page and back', async ({ page }) => {
    await open(page)
    await page.getByRole('link', { name: '我的竞价室' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('溫馨提示')
    await expect(dialog).toContainText('请先登录')
    await dialog.getByRole('button', { name: '确定' }).click()
    await expect(page).toHaveURL(/\/login\?redirect=%2FmyProject%3Flist%3D2$/)
  })
})

test.describe('[HM-06] popular picks', () => {
  test('[HM-06] six by heat, six by date, each tab asked for once', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      const path = new URL(request.url()).pathname
      if (/\/top\/(?:hot|new-publish)$/.test(path)) asked.push(path)
    })
    await open(page)
    const names = picks(page).getByRole('heading', { level: 3 })
    const hottestNames = await namesIn(page, 'hot')
    const newestNames = await namesIn(page, 'new-publish')
    asked.length = 0
    expect([hottestNames.length, newestNames.length]).toEqual([6, 6])
    await expect(names).toHaveText(hottestNames)
    const first = picks(page).getByRole('article').first()
    await expect(first).toContainText(hottestName)
    await expect(first).toContainText('23.070000 万元')
    await expect(first).toContainText('报名已截止')
    await expect(first).toContainText('溢价率 ---')
    await expect(first.getByRole('link')).toHaveAttribute('href', '/projectDetail/A20110.html')
    await expect(page.locator('[data-first-row]')).toHaveText(hottestName)
    await expect(picks(page).getByRole('article').nth(1)).toContainText('723.000 元/亩·年')
    await picks(page).getByRole('tab', { name: '最新挂牌' }).click()
    await expect(names).toHaveText(newestNames)
    await expect(picks(page).getByRole('link', { name: /商铺资产包租赁$/ })).toHaveAttribute(
      'href',
      '/projectPkg/P0002.html',
    )
    await picks(page).getByRole('tab', { name: '热度排行' }).click()
    await expect(names).toHaveText(hottestNames)
    await picks(page).getByRole('tab', { name: '最新挂牌' }).click()
    await expect(names).toHaveText(newestNames)
    // The first tab came with the early batch of the page.
    expect(asked).toEqual(['/api/dscq-project/top/new-publish'])
  })

  test('[HM-06] tabs by keyboard', async ({ page }) => {
    await open(page)
    await picks(page).getByRole('tab', { name: '热度排行' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(picks(page).getByRole('tab', { name: '最新挂牌' })).toBeFocused()
    await expect(picks(page).getByRole('heading', { level: 3 })).toHaveText(await namesIn(page, 'new-publish'))
  })

  type Row = { assetsId: string; status: string; deadline: number | null }
  const hottest = async (page: Page): Promise<Row> =>
    (await told<{ records: Row[] }>(page.request.get('/api/dscq-project/top/hot?size=6&current=1'))).records.find(
      ({ assetsId }) => assetsId === 'A20110',
    )!
  /** Moves the exchange to so long before (after, when negative) the room of the hottest asset opens. */
  async function toOpening(page: Page, exchange: Exchange, beforeMs: number) {
    for (let hours = 0; hours < 96 && (await hottest(page)).status === 'CLOSED'; hours += 1)
      await exchange.jump(3_600_000)
    const { status, deadline } = await hottest(page)
    expect(status).toBe('WAIT_BID')
    await exchange.jump(deadline! - (await exchange.now()) - beforeMs)
  }

  test('[HM-06] [HM-10] price, premium, state and countdown of a card follow the room', async ({ page, exchange }) => {
    await toOpening(page, exchange, 300_000)
    await open(page)
    const card = picks(page).getByRole('article').filter({ hasText: hottestName })
    await expect(card).toContainText('即将竞价')
    await expect(card.getByRole('timer')).toHaveText(/^00天 00时 0[3-5]分 \d\d秒$/)
    await toOpening(page, exchange, 5000)
    await expect(card).toContainText('竞价中')
    await expect(card.getByRole('timer')).toHaveText(/^00天 0[0-4]时 \d\d分 \d\d秒$/)
    await exchange.quote('A20110', '1001')
    await expect(card).toContainText('23.070000 万元')
    await expect(card).toContainText('溢价率 0.00%')
    const { biddingPrice } = await exchange.quote('A20110', '1002')
    expect(Number(biddingPrice)).toBeGreaterThan(230_700)
    await expect(card).not.toContainText('溢价率 0.00%')
    await expect(card).not.toContainText('23.070000 万元')
  })

  test('[HM-10] a page whose clock has fallen behind is right again by the time of the exchange', async ({
    page,
    exchange,
  }) => {
    await toOpening(page, exchange, -1000)
    const bidding = await hottest(page)
    expect(bidding.status).toBe('BIDDING')
    await open(page)
    const card = picks(page).getByRole('article').filter({ hasText: hottestName })
    const timer = card.getByRole('timer')
    await expect(timer).toBeVisible()
    const seconds = async () => {
      const [, days, hours, minutes, rest] = /(\d+)天 (\d+)时 (\d+)分 (\d+)秒/.exec((await timer.textContent()) ?? '')!
      return ((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60 + Number(rest)
    }
    const drift = async () => Math.abs((bidding.deadline! - (await exchange.now())) / 1000 - (await seconds()))
    const isRight = () => expect(async () => expect(await drift()).toBeLessThan(3)).toPass({ timeout: 15_000 })
    await isRight()
    const before = await seconds()
    await exchange.jump(600_000)
    expect(before - (bidding.deadline! - (await exchange.now())) / 1000).toBeGreaterThan(500)
    await isRight()
  })
})

test.describe('[HM-07] notices', () => {
  test('[HM-07] eight tabs in order, seven rows, each asked for once', async ({ page }) => {
    const asked: (string | null)[] = []
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname.endsWith('/notice-info/list'))
        asked.push(`${searchParams.get('noticeType')} ${searchParams.get('size')}`)
    })
    await open(page)
    const tabs = notices(page).getByRole('tab')
    await expect(tabs).toHaveText([
      '最新',
      '成交公告',
      '竞价公告',
      '中止公告',
      '成交公示',
      '备案公告',
      '终止公告',
      '一般公告',
    ])
    const rows = notices(page).getByRole('tabpanel').getByRole('link')
    const kinds = [
      ['最新', /^\/newsDetailZxdt\?newsId=G\d+-\d+$/, 'notice'],
      ['成交公告', /^\/newsDetailZxdt\?newsId=G4-\d+$/, 'notice-4'],
      ['竞价公告', /^\/newsDetailZxdt\?newsId=G0-\d+$/, 'notice-0'],
      ['中止公告', /^\/newsDetailZxdt\?newsId=G1-\d+$/, 'notice-1'],
      ['成交公示', /^\/newsDetailZxdt\?newsId=G5-\d+$/, 'notice-5'],
      ['备案公告', /^\/newsDetailZxdt\?newsId=G6-\d+$/, 'notice-6'],
      ['终止公告', /^\/newsDetailZxdt\?newsId=G3-\d+$/, 'notice-3'],
      ['一般公告', /^\/newsDetailZxdt\?newsId=G7-\d+$/, 'notice-7'],
    ] as const
    for (const [name, address, plate] of kinds) {
      await notices(page).getByRole('tab', { name }).click()
      await expect(rows).toHaveCount(7)
      for (const row of await rows.all()) await expect(row).toHaveAttribute('href', address)
      await expect(notices(page).getByRole('link', { name: '更多公告' })).toHaveAttribute(
        'href',
        `/zxdt?plateId=${plate}`,
      )
    }
    for (const [name] of kinds) await notices(page).getByRole('tab', { name }).click()
    expect(asked).toEqual(['4 7', '0 7', '1 7', '5 7', '6 7', '3 7', '7 7'])
    await expect(notices(page).getByRole('time').first()).toHaveText(/^\d{4}\d\d-\d\d$/)
  })
})

test.describe('the faces of the blocks', () => {
  const everything = ['竞价统计', '热门分类', '热门推荐', '公告']

  test('one broken call hurts no other block, and 重试 mends it', async ({ page, exchange, allowConsole }) => {
    allowConsole(/Failed to load resource|net::ERR/)
    await exchange.faults([{ path: '/dscq-project/top/hot', kind: down }])
    await open(page)
    const alert = picks(page).getByRole('alert')
    await expect(alert).toContainText('内容加载失败，请稍后重试')
    for (const name of everything) await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
    await expect(notices(page).getByRole('tabpanel').getByRole('link')).toHaveCount(7)
    await expect(page.getByRole('region', { name: '竞价统计' }).locator('dd').first()).toHaveText(/^\d\d\.\d%$/)
    await exchange.faults([])
    await alert.getByRole('button', { name: '重试' }).click()
    await expect(picks(page).getByRole('article')).toHaveCount(6)
  })

  for (const kind of ['down', 'nonsense'] as const)
    test(`every call ${kind}: every block says so and can be mended`, async ({ page, exchange, allowConsole }) => {
      allowConsole(/Failed to load resource|net::ERR|WebSocket|breaks its contract/)
      await exchange.faults([{ path: '*', kind }])
      await open(page)
      await expect(picks(page).getByRole('alert')).toBeVisible({ timeout: 15_000 })
      await expect(notices(page).getByRole('alert')).toBeVisible()
      await expect(page.getByRole('region', { name: '热门分类' }).getByRole('alert')).toBeVisible()
      await expect(page.getByRole('region', { name: '热门精选' }).getByRole('alert')).toBeVisible()
      await expect(page.getByRole('region', { name: '竞价统计' }).getByRole('alert')).toHaveCount(4)
      await expect(page.getByRole('navigation', { name: '项目分类' }).getByRole('link')).toHaveCount(6)
      await exchange.faults([])
      const retries = page.locator('main').getByRole('button', { name: '重试' })
      await expect(async () => {
        if ((await retries.count()) > 0) await retries.first().click({ timeout: 500 })
        expect(await retries.count()).toBe(0)
      }).toPass({ intervals: [50] })
      await expect(picks(page).getByRole('article')).toHaveCount(6)
      await expect(banner(page)).toBeVisible()
    })

  test('nothing at all: every block says what to do next', async ({ page, exchange, axe }) => {
    await exchange.scenario('empty')
    await open(page)
    await expect(picks(page)).toContainText('暂无项目，请稍后再来')
    await expect(notices(page)).toContainText('暂无该类公告')
    await expect(page.getByRole('region', { name: '热门分类' }).getByRole('link')).toHaveAttribute('href', '/project')
    await expect(page.getByRole('region', { name: '热门精选' })).toContainText('热门精选即将上线，敬请关注')
    await expect(page.getByText(/谨防诈骗/).first()).toBeVisible()
    await expect(page.getByRole('region', { name: '竞价统计' }).locator('dd').nth(2)).toHaveText('---')
    await axe()
  })

  test('names as long and amounts as large as they come: nothing is wider than the page', async ({
    page,
    exchange,
  }) => {
    await exchange.scenario('extreme')
    for (const width of [1440, 1200, 768, 375, 320]) {
      await page.setViewportSize({ width, height: 900 })
      await open(page)
      await expect(picks(page)).toContainText('99,999,999.999999 万元')
      const sticksOut = await page
        .locator('main')
        .evaluate((main) =>
          [...main.querySelectorAll('article *, [role=tabpanel] li *')]
            .filter(
              (element) =>
                element.scrollWidth > element.clientWidth + 1 &&
                getComputedStyle(element).overflow === 'visible' &&
                element.clientWidth > 0,
            )
            .map((element) => element.className),
        )
      expect({ width, sticksOut }).toEqual({ width, sticksOut: [] })
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(wide, `at ${width} px`).toBeLessThanOrEqual(0)
    }
  })
})

test.describe('the layout', () => {
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
  const watchShifts = (page: Page) =>
    page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(globalThis, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (!(entry as Shift).hadRecentInput) shifts.push((entry as Shift).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
  /** All of the first screen has come, and is drawn. */
  const isFull = async (page: Page) => {
    await expect(picks(page).getByRole('article')).toHaveCount(6)
    await expect(notices(page).getByRole('tabpanel').getByRole('link')).toHaveCount(7)
    await expect(shownSlide(page)).toBeVisible()
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
    await drawn(page)
  }
  const shiftOf = (page: Page) =>
    page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0))

  test('200, 700 and 276 px, 340 high, 12 apart, on a content of 1200', async ({ page }) => {
    await open(page)
    const boxes = await page
      .locator('h1 + div > *')
      .evaluateAll((columns) =>
        columns.map((column) => column.getBoundingClientRect()).map(({ width, height }) => [width, height]),
      )
    expect(boxes).toEqual([
      [200, 340],
      [700, 340],
      [276, 340],
    ])
  })

  test('nothing moves while data arrives, whenever it arrives', async ({ page, exchange }) => {
    await watchShifts(page)
    await open(page)
    await isFull(page)
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.001)
    await exchange.faults([{ path: '*', kind: 'slow', ms: 1500 }])
    await open(page)
    await isFull(page)
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.001)
  })

  test('[HM-02] the banner of the static page never gives way to a grey box', async ({ page }) => {
    await page.addInitScript(() => {
      const gaps: number[] = []
      Object.assign(globalThis, { gaps })
      let wasThere = false
      const look = () => {
        const isThere = document.querySelector('#first-banner[src], [aria-label="首页横幅"] img') !== null
        if (wasThere && !isThere) gaps.push(performance.now())
        wasThere = isThere
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    for (let visit = 0; visit < 3; visit += 1) {
      await open(page)
      await expect(shownSlide(page)).toBeVisible()
      expect(await page.evaluate(() => (globalThis as unknown as { gaps: number[] }).gaps)).toEqual([])
    }
  })

  test('axe finds nothing, in the wide, the narrow and the elder-friendly version', async ({ page, axe, person }) => {
    await open(page)
    await expect(shownSlide(page)).toBeVisible()
    await expect(picks(page).getByRole('article')).toHaveCount(6)
    await axe()
    await page.setViewportSize({ width: 375, height: 812 })
    await axe()
    const elder = await person()
    await elder.addInitScript(() =>
      localStorage.setItem('ui:v1', JSON.stringify({ state: { elder: true, typeScale: 1.5 }, version: 0 })),
    )
    await open(elder)
    await expect(picks(elder).getByRole('article')).toHaveCount(6)
    await axe(elder)
    await expect(banner(elder)).toHaveCount(0)
    const small = await elder.locator('main').evaluate((main) =>
      [...main.querySelectorAll<HTMLElement>('a, button')]
        .map((target) => ({ text: target.textContent, box: target.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.height < 44 || box.width < 44))
        .map(({ text }) => text),
    )
    expect(small).toEqual([])
  })
})
