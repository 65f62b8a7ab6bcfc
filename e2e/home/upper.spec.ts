import type { Page } from '@playwright/test'
import { hallTopic } from '#src/model/push/topics.ts'
import { type Exchange, expect, test } from '../support/test.ts'
import {
  animationsEnd,
  nextPaint,
  pauseClock,
  browserIdle,
  jumpToEnd,
  scrollToBlock,
  subscribedTopics,
} from '../support/waits.ts'
import {
  banner,
  bigData,
  type HallRow,
  hallRows,
  news,
  notices,
  openHome,
  partners,
  picks,
  projects,
  secondsOf,
  shownSlide,
  exchangeData,
  wanText,
} from './blocks.ts'
import { portalHeaders } from '../support/portal-headers.ts'

const inElderVersion = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    localStorage.setItem('ui:v1', JSON.stringify({ state: { elder: true, typeScale: 1.5 }, version: 0 })),
  )

/** A row in bidding for a quarter of an hour at least: ten minutes later it is still among the first. */
async function lastingRow(page: Page, exchange: Exchange): Promise<HallRow> {
  const [rows, now] = [await hallRows(page), await exchange.now()]
  return rows.find(({ deadline }) => deadline - now > 900_000)!
}

/** Waits until a due advertisement would be open: it opens when the page is idle, with its picture decoded. */
async function openingIsOver(page: Page): Promise<void> {
  const data = { size: 100, current: 1, code: 'index_kp_1' }
  const [ad] = await exchangeData<{ imgSrc: string }[]>(
    page.request.post('/api/dscq-content/ad-ads/list', { headers: portalHeaders, data }),
  )
  await browserIdle(page)
  await page.evaluate(async (src) => {
    const picture = new Image()
    picture.src = src
    await picture.decode()
  }, ad!.imgSrc)
  await nextPaint(page)
}

test.describe('the opening advertisement', () => {
  test.use({ openingAd: true })

  test('[HM-01] opens over the page, traps the focus, closes on Esc, by its button and by a click on the backdrop, and appears once in a session', async ({
    page,
    person,
  }) => {
    const overlayOn = (where: Page) => where.getByRole('dialog', { name: '开屏广告' })
    const overlay = overlayOn(page)
    await openHome(page)
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
    await page.keyboard.press('Escape')
    await expect(overlay).toHaveCount(0)
    // The page handles the close event, and restores the focus, a moment after the browser has closed the dialog.
    await nextPaint(page)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement!.closest('main') !== null && scrollY === 0)).toBe(true)
    await page.reload()
    await expect(shownSlide(page)).toBeVisible()
    await openingIsOver(page)
    await expect(overlay).toHaveCount(0)
    await test.step('by its button', async () => {
      await page.evaluate(() => sessionStorage.clear())
      await page.reload()
      await overlay.getByRole('button', { name: '关闭广告' }).click()
      await expect(overlay).toHaveCount(0)
    })
    await test.step('by a click on the backdrop', async () => {
      const other = await person()
      await openHome(other)
      await expect(overlayOn(other)).toBeVisible()
      await animationsEnd(overlayOn(other))
      await other.mouse.click(20, 700)
      await expect(overlayOn(other)).toHaveCount(0)
    })
  })
})

test(
  '[HM-02] [HM-10] timing: the banner moves every 3000 ms, pauses under the pointer and stops on demand; a countdown follows the exchange’s clock, whatever the local one shows',
  { tag: '@nightly' },
  async ({ page, person, exchange }) => {
    const topics = subscribedTopics(page)
    await page.clock.install()
    await openHome(page)
    // A connection attempt ends after ten seconds, which the clock skips when it is stopped.
    await expect.poll(() => topics.size).toBeGreaterThan(0)
    await page.mouse.move(5, 5)
    // `off` while it moves by itself, `polite` while it is paused.
    const bannerNews = banner(page).locator('[aria-live]')
    const isOn = (place: number) => expect(shownSlide(page)).toHaveAccessibleName(`第 ${place} 张，共 5 张`)
    await isOn(1)
    await pauseClock(page)
    await banner(page).getByRole('button', { name: '第 2 张，共 5 张' }).click()
    await page.mouse.move(5, 5)
    await page.locator('h1').focus()
    await expect(bannerNews).toHaveAttribute('aria-live', 'off')
    await page.clock.runFor(2900)
    await isOn(2)
    await page.clock.runFor(100)
    await isOn(3)
    await page.clock.runFor(1000)
    await banner(page).hover()
    await expect(bannerNews).toHaveAttribute('aria-live', 'polite')
    await page.clock.runFor(3600)
    await isOn(3)
    await banner(page).getByRole('button', { name: '暂停轮播' }).click()
    await page.mouse.move(5, 5)
    await page.locator('h1').focus()
    await page.clock.runFor(3600)
    await isOn(3)
    await page.clock.resume()
    await banner(page).getByRole('button', { name: '第 5 张，共 5 张' }).click()
    await banner(page).getByRole('button', { name: '下一张' }).click()
    await isOn(1)
    await expect(banner(page).getByRole('link', { name: /^国有资产/ })).toBeInViewport()
    await test.step('a countdown', async () => {
      await scrollToBlock(page, projects(page))
      const { assetsName, deadline } = await lastingRow(page, exchange)
      const timer = projects(page).getByRole('row').filter({ hasText: assetsName }).getByRole('timer')
      await expect(timer).toBeVisible()
      const drift = async () => Math.abs((deadline - (await exchange.now())) / 1000 - (await secondsOf(timer)))
      await expect.poll(drift).toBeLessThan(3)
      // The local clock has advanced by five minutes; that of the exchange has not.
      await page.clock.fastForward(300_000)
      await expect.poll(drift).toBeLessThan(3)
    })
    await test.step('with reduced motion', async () => {
      const still = await person()
      await still.emulateMedia({ reducedMotion: 'reduce' })
      await still.clock.install()
      await openHome(still)
      await expect(shownSlide(still)).toHaveAccessibleName('第 1 张，共 5 张')
      await still.clock.runFor(3600)
      await expect(shownSlide(still)).toHaveAccessibleName('第 1 张，共 5 张')
      await expect(banner(still).getByRole('button', { name: '暂停轮播' })).toHaveCount(0)
    })
  },
)

test('[HM-03] [HM-04] [HM-05] [HM-07] the first screen links to kinds, categories, notices and, through the login page, the own bidding room', async ({
  page,
}) => {
  const goAndBack = async (address: RegExp) => {
    await expect(page).toHaveURL(address)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 2, name: '竞价统计' })).toBeVisible()
  }
  await openHome(page)
  const strip = page.getByRole('navigation', { name: '项目分类' })
  await strip.getByRole('link', { name: '金融企业国有股权' }).click({ force: true })
  await expect(page).toHaveURL(/\/index$/)
  await strip.getByRole('link', { name: '企业股权转让' }).click()
  await goAndBack(/\/project\?typeCode=1$/)
  await page.getByRole('region', { name: '热门分类' }).getByRole('link', { name: '商铺招租' }).click()
  await goAndBack(/\/project\?parentId=601&operationId=60101$/)
  await notices(page).getByRole('tab', { name: '最新' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(notices(page).getByRole('tab', { name: '成交公告' })).toBeFocused()
  const deals = notices(page).getByRole('tabpanel').locator('a[href*="newsId=G4-"]')
  await expect(deals).toHaveCount(7)
  await expect(deals.first()).toHaveAttribute('href', /^\/newsDetailZxdt\?newsId=G4-[\w-]+$/)
  await page.getByRole('link', { name: '我的竞价室' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('溫馨提示')
  await dialog.getByRole('button', { name: '确定' }).click()
  await expect(page).toHaveURL(/\/login\?redirect=%2FmyProject%3Flist%3D2$/)
})

test.describe('the layout', () => {
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
  type Watched = { shifts: number[]; gaps: number[] }
  /** Records layout shifts, and whether the static page's banner is ever replaced by nothing. */
  const watch = (page: Page) =>
    page.addInitScript(() => {
      const watched: Watched = { shifts: [], gaps: [] }
      Object.assign(globalThis, watched)
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if (!(entry as Shift).hadRecentInput) watched.shifts.push((entry as Shift).value)
      }).observe({ type: 'layout-shift', buffered: true })
      let wasThere = false
      const look = () => {
        const isThere = document.querySelector('#first-banner[src], [aria-label="首页横幅"] img') !== null
        if (wasThere && !isThere) watched.gaps.push(performance.now())
        wasThere = isThere
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
  const shift = (page: Page) =>
    page.evaluate(() => (globalThis as unknown as Watched).shifts.reduce((sum, value) => sum + value, 0))
  /** Whether the whole first screen is loaded and painted. */
  const isFull = async (page: Page) => {
    await expect(picks(page).getByRole('article')).toHaveCount(6)
    await expect(notices(page).getByRole('tabpanel').getByRole('link')).toHaveCount(7)
    await expect(shownSlide(page)).toBeVisible()
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
    await nextPaint(page)
  }

  test('[HM-02] [HM-08] nothing moves when data arrive, at any time; the banner is never missing; the lower half loads when the reader comes near it', async ({
    page,
    exchange,
  }) => {
    await watch(page)
    const isStill = async () => {
      await openHome(page)
      await isFull(page)
      expect(await shift(page)).toBeLessThanOrEqual(0.001)
      expect(await page.evaluate(() => (globalThis as unknown as Watched).gaps)).toEqual([])
    }
    await exchange.faults([{ path: '*', kind: 'slow', ms: 1500 }])
    await isStill()
    await exchange.faults([])
    await isStill()
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await isStill()
    await page.waitForLoadState('networkidle')
    expect(
      asked.filter((path) => /LowerHalf|echarts|hall\/page|partners|geo-map|front-page|\/map\//.test(path)),
    ).toEqual([])
    // The end shows the lower part of a block without its beginning.
    await jumpToEnd(page)
    await expect(partners(page).getByRole('link').first()).toBeVisible()
    await expect(bigData(page).locator('canvas').first()).toBeVisible()
    expect(await shift(page)).toBeLessThanOrEqual(0.005)
  })

  test('[HM-04] [HM-05] 200, 700 and 276 px, 340 high; two columns of categories; large targets in the elder-friendly version', async ({
    page,
    person,
  }) => {
    await openHome(page)
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
    const entries = page.getByRole('region', { name: '热门分类' }).getByRole('link')
    await expect(entries).toHaveCount(8)
    const lefts = await entries.evaluateAll((links) =>
      links.map((link) => Math.round(link.getBoundingClientRect().left)),
    )
    expect(new Set(lefts).size).toBe(2)
    const button = page.getByRole('region', { name: '竞价统计' }).getByRole('listitem').filter({ hasText: '竞价规则' })
    await expect(button).toHaveCSS('background-color', 'color(srgb 0.907843 0.942353 0.926274)')
    await expect(button.getByRole('link')).toHaveCSS('color', 'rgb(27, 36, 48)')

    const elder = await person()
    await inElderVersion(elder)
    await openHome(elder)
    await expect(picks(elder).getByRole('article')).toHaveCount(6)
    const small = await elder.locator('main').evaluate((main) =>
      [...main.querySelectorAll<HTMLElement>('a, button')]
        .map((target) => ({ text: target.textContent, box: target.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.height < 44 || box.width < 44))
        .map(({ text }) => text),
    )
    expect(small).toEqual([])
  })

  test('with the longest names and largest amounts nothing is wider than the page', async ({ page, exchange }) => {
    await exchange.scenario('extreme')
    await openHome(page)
    await expect(picks(page)).toContainText('99,999,999.999999 万元')
    // A block that is skipped in one jump does not load, so each is scrolled to.
    for (const block of [projects, news, bigData, partners]) await scrollToBlock(page, block(page))
    await scrollToBlock(page, projects(page))
    await projects(page).getByRole('tab', { name: '即将竞价' }).click()
    await expect(projects(page)).toContainText('99,999,999.999999 万元')
    await expect(projects(page)).toContainText('整体打包公开转让项目')
    await expect(news(page).getByRole('listitem').first()).toBeVisible()
    await expect(partners(page).getByRole('link').first()).toBeVisible()
    for (const width of [1440, 1200, 768, 375, 320]) {
      await page.setViewportSize({ width, height: 900 })
      await nextPaint(page)
      const { wide, sticksOut, cut } = await page.evaluate(() => {
        const isCut = (element: Element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0
        const isShown = (element: Element) => getComputedStyle(element).overflow === 'visible'
        return {
          wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          sticksOut: [...document.querySelectorAll('main article *, main [role=tabpanel] > ul > li *')]
            .filter((element) => isCut(element) && isShown(element))
            .map((element) => element.className),
          cut: [...document.querySelectorAll('main [aria-label="竞价标的"] td')]
            .filter(isCut)
            .map((cell) => cell.textContent),
        }
      })
      expect({ width, wide: Math.max(wide, 0), sticksOut, cut }).toEqual({ width, wide: 0, sticksOut: [], cut: [] })
    }
    await page.setViewportSize({ width: 1200, height: 900 })
    await page.getByRole('button', { name: 'EN: switch to English' }).click()
    await expect(page.getByRole('tab', { name: 'Suspension notice' })).toBeVisible()
    // The longest names of the tabs stay inside their card.
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })
})

test.describe('live', () => {
  type Row = {
    assetsId: string
    assetsName: string
    mode: string
    status: string
    startPrice: string
    deadline: number | null
  }
  /** Of the six hottest assets, the first in 动态报价 that takes no more enrolments: its room opens in two days. */
  const rowOf = async (page: Page): Promise<Row> =>
    (
      await exchangeData<{ records: Row[] }>(page.request.get('/api/dscq-project/top/hot?size=6&current=1'))
    ).records.find(({ mode, status }) => mode === 'ongoing' && status !== 'NOTICE')!
  /** Moves the exchange's clock to `beforeMs` before its room opens. */
  async function toOpening(page: Page, exchange: Exchange, beforeMs: number) {
    for (let hours = 0; hours < 96 && (await rowOf(page)).status === 'CLOSED'; hours += 1)
      await exchange.jump(3_600_000)
    const { status, deadline } = await rowOf(page)
    expect(status).toBe('WAIT_BID')
    await exchange.jump(deadline! - (await exchange.now()) - beforeMs)
  }

  const rowIn = (where: Page, name: string) => projects(where).getByRole('row').filter({ hasText: name })
  const cardOn = (page: Page, name: string) => picks(page).getByRole('article').filter({ hasText: name })

  test('[HM-09] two people see a quote in the hall, the one with reduced motion without animation', async ({
    page,
    person,
    exchange,
  }) => {
    const other = await person()
    await other.emulateMedia({ reducedMotion: 'reduce' })
    const both = [page, other]
    const topics = both.map(subscribedTopics)
    for (const where of both) {
      await openHome(where)
      await scrollToBlock(where, projects(where))
    }
    const { assetsId, assetsName } = (await hallRows(page)).find(({ priceType }) => priceType === 1)!
    for (const where of both) await expect(rowIn(where, assetsName)).toBeVisible()
    await expect.poll(() => topics.every((read) => read.has(hallTopic))).toBe(true)
    // The mark is there for a moment only.
    const marked = Promise.all(
      both.map((where) => expect(rowIn(where, assetsName).locator('[data-tick]')).toHaveCount(1)),
    )
    const { biddingPrice } = await exchange.quote(assetsId, '8888')
    await marked
    const price = wanText((Number(biddingPrice) / 10_000).toFixed(6))
    for (const where of both) {
      await expect(rowIn(where, assetsName).getByRole('cell').nth(1)).toHaveText(price, { timeout: 2000 })
    }
    // With reduced motion the mark of a risen price appears without a transition.
    const running = () => document.getAnimations().filter(({ playState }) => playState === 'running').length
    expect(await other.evaluate(running)).toBe(0)
  })

  test('[HM-06] [HM-10] two people see price, premium, state and countdown of a card follow its room from before it opens', async ({
    page,
    person,
    exchange,
  }) => {
    const both = [page, await person()]
    const { assetsId, assetsName, startPrice } = await rowOf(page)
    const startText = wanText((Number(startPrice) / 10_000).toFixed(6))
    await toOpening(page, exchange, 300_000)
    for (const where of both) {
      await openHome(where)
      await expect(cardOn(where, assetsName)).toContainText('即将竞价')
      await expect(cardOn(where, assetsName).getByRole('timer')).toHaveText(/^00天 00时 0[3-5]分 \d\d秒$/)
    }
    await toOpening(page, exchange, 5000)
    for (const where of both) {
      await expect(cardOn(where, assetsName)).toContainText('竞价中')
      await expect(cardOn(where, assetsName).getByRole('timer')).toHaveText(/^00天 0[0-4]时 \d\d分 \d\d秒$/)
    }
    await exchange.quote(assetsId, '1001')
    for (const where of both) {
      await expect(cardOn(where, assetsName)).toContainText(startText)
      await expect(cardOn(where, assetsName)).toContainText('溢价率 0.00%')
    }
    const { biddingPrice } = await exchange.quote(assetsId, '1002')
    expect(Number(biddingPrice)).toBeGreaterThan(Number(startPrice))
    for (const where of both) {
      await expect(cardOn(where, assetsName)).not.toContainText('溢价率 0.00%')
      await expect(cardOn(where, assetsName)).not.toContainText(startText)
    }
  })

  test(
    '[HM-09] [HM-10] the clock of the exchange jumps: countdowns follow it',
    { tag: '@nightly' },
    async ({ page, exchange }) => {
      await toOpening(page, exchange, -5000)
      await openHome(page)
      await scrollToBlock(page, projects(page))
      const { assetsName, deadline: closesAt } = await lastingRow(page, exchange)
      const hot = await rowOf(page)
      const timers = [
        { timer: rowIn(page, assetsName).getByRole('timer'), deadline: closesAt },
        { timer: cardOn(page, hot.assetsName).getByRole('timer'), deadline: hot.deadline! },
      ]
      for (const { timer } of timers) await expect(timer).toBeVisible()
      const drift = async () => {
        const now = await exchange.now()
        const each = timers.map(async ({ timer, deadline }) =>
          Math.abs((deadline - now) / 1000 - (await secondsOf(timer))),
        )
        return Math.max(...(await Promise.all(each)))
      }
      await expect.poll(drift).toBeLessThan(3)
      const before = await secondsOf(timers[0]!.timer)
      await exchange.jump(600_000)
      expect(before - (closesAt - (await exchange.now())) / 1000).toBeGreaterThan(500)
      await expect.poll(drift).toBeLessThan(3)
    },
  )
})

test(
  'every call fails: every block shows an error, and 重试 reloads each',
  { tag: '@nightly' },
  async ({ page, exchange, allowConsole }) => {
    allowConsole(/Failed to load resource|net::ERR|WebSocket/)
    await exchange.faults([{ path: '*', kind: 'down' }])
    await openHome(page)
    const errorStates = page.getByRole('main').getByRole('alert')
    // The banner, categories, four of the statistics, two advertisements, picks and notices.
    await expect(errorStates).toHaveCount(10)
    await expect(page.getByRole('region', { name: '竞价统计' }).getByRole('alert')).toHaveCount(4)
    await expect(page.getByRole('navigation', { name: '项目分类' }).getByRole('link')).toHaveCount(6)
    for (const block of [projects, news, bigData, partners]) {
      await scrollToBlock(page, block(page))
      await expect(block(page).getByRole('alert').first()).toContainText('加载失败')
    }
    // Also the middle banner, the hall, the news, totals and map, and the partners.
    await expect(errorStates).toHaveCount(16)
    await exchange.faults([])
    const retries = page.getByRole('main').getByRole('button', { name: '重试' })
    await expect(async () => {
      if ((await retries.count()) > 0) await retries.first().click({ timeout: 500 })
      expect(await retries.count()).toBe(0)
    }).toPass({ intervals: [50] })
    await expect(errorStates).toHaveCount(0)
    await expect(banner(page)).toBeVisible()
    await expect(picks(page).getByRole('article')).toHaveCount(6)
    await expect(projects(page).getByRole('row')).toHaveCount(9)
    await expect(news(page).getByRole('listitem').first()).toBeVisible()
    await expect(bigData(page).locator('canvas').first()).toBeVisible()
    await expect(bigData(page).getByText('投资会员')).toBeVisible()
    await expect(partners(page).getByRole('link').first()).toBeVisible()
  },
)
