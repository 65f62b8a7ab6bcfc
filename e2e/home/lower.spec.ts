import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { holdCalls, pauseClock, scrollToBlock } from '../support/waits.ts'
import { bigData, news, partners, exchangeData, wanText } from './blocks.ts'
import { portalHeaders } from '../support/portal-headers.ts'

test('[HM-11] [HM-12] [HM-13] [HM-14] the news of the address’s tab, the branch map, and a map of 1160×400 with its tooltip and figures', async ({
  page,
}) => {
  await page.goto('/index?newsBranch=zcfg')
  await expect(news(page).getByRole('tab', { name: '政策法规' })).toHaveAttribute('aria-selected', 'true')
  await expect(news(page).getByRole('tab', { name: '政策法规' })).toBeInViewport()
  await page.goto('/index?newsBranch=branch')
  await expect(news(page).getByRole('tab', { name: '分支机构' })).toHaveAttribute('aria-selected', 'true')
  // The library of the map and its shapes are loaded first, which takes a busy machine longer than other waits.
  await expect(news(page).locator('canvas').first()).toBeInViewport({ timeout: 40_000 })
  await news(page).getByRole('tab', { name: '要闻动态' }).click()
  const highlight = news(page).getByRole('tabpanel').locator('ul > li').first()
  await expect(highlight.locator('strong')).toBeVisible()
  expect((await highlight.boundingBox())!.height).toBeGreaterThan(100)

  const block = bigData(page)
  await scrollToBlock(page, block)
  const map = block.getByRole('img', { name: '分支机构分布与挂牌统计地图，同样的数据见表格' })
  await expect(map.locator('canvas').first()).toBeVisible()
  const box = (await map.boundingBox())!
  expect([Math.round(box.width), box.height]).toEqual([1158, 400])

  type Totals = { quoteTotal: string; bargainTotal: string; quoteAssetsCount: number; memberTotal: number }
  const totals = await exchangeData<Totals>(
    page.request.post('/api/dscq-data-view/statistical/assets-total-data', { headers: portalHeaders, data: {} }),
  )
  await expect(block.getByRole('definition')).toHaveText([
    wanText(totals.quoteTotal),
    wanText(totals.bargainTotal),
    `${totals.quoteAssetsCount} 宗`,
    `${totals.memberTotal.toLocaleString('en-US')} 户`,
  ])

  type Region = { name: string; value: number; value1: string; value2: string }
  const regionsOf = (category: number[]) =>
    exchangeData<Region[]>(
      page.request.post('/api/dscq-data-view/statistical/geo-map', {
        headers: portalHeaders,
        data: { params: { province: '54', category } },
      }),
    )
  // Available while the map is shown, for readers who cannot see it.
  const table = block.getByRole('table', { name: '各地区挂牌与成交统计' })
  const says = async (regions: Region[]) => {
    for (const { name, value, value1, value2 } of regions) {
      const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })
      const figures = [String(value), ...[value1, value2].map((amount) => wanText(amount).replace(' 万元', ''))]
      await expect(row.getByRole('cell')).toHaveText([/./, ...figures])
    }
  }
  const regions = await regionsOf([1, 2, 3])
  expect(regions.length).toBeGreaterThan(10)
  await says(regions)

  const capital = regions.find(({ name }) => name === '成都市')!
  // The head office, by its place on the map.
  const position = { x: box.width / 2 + 45, y: 178 }
  await map.hover({ position })
  const tip = block.locator('[class*=tip]').filter({ hasText: '挂牌宗数' })
  await expect(tip).toContainText('成都市')
  await expect(tip).toContainText(`${capital.value} 宗`)
  await expect(tip).toContainText(wanText(capital.value1))
  await expect(tip).toContainText(wanText(capital.value2))

  await block.getByRole('button', { name: '国有股权' }).click()
  await says(await regionsOf([2, 3]))
  await expect(map.locator('canvas').first()).toBeVisible()
  await block.getByRole('button', { name: '表格' }).click()
  await expect(map).toHaveCount(0)
  await expect(table).toBeInViewport()
  await block.getByRole('button', { name: '地图' }).click()
  // A new map is an empty canvas at first.
  await expect(async () => {
    await map.hover({ position })
    await expect(tip).toContainText('成都市', { timeout: 500 })
  }).toPass()
  await map.click({ position })
  await expect(page).toHaveURL('/project?region=510100')
})

test(
  '[HM-14] the lines run once and stop; with reduced motion they never move',
  { tag: '@nightly' },
  async ({ page, person }) => {
    const still = await person()
    await still.emulateMedia({ reducedMotion: 'reduce' })
    const drawnAnew = async (where: Page) => {
      await where.clock.install()
      // The animation of three seconds must not end before the test observes it.
      const answer = await holdCalls(where, /\/geo-map$|\/map\/sichuan/)
      await where.goto('/index')
      await scrollToBlock(where, bigData(where))
      await pauseClock(where)
      answer()
      const canvas = bigData(where).getByRole('img', { name: /^分支机构分布/ })
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
    const canvas = bigData(page).getByRole('img', { name: /^分支机构分布/ })
    const one = await canvas.screenshot()
    await page.clock.runFor(1000)
    expect((await canvas.screenshot()).equals(one)).toBe(true)
  },
)

test.describe('[HM-15] partners', () => {
  const row = (page: Page) => partners(page).getByRole('list', { name: '合作伙伴' })
  /** The speed of the row's own movement: px a second, to the right. */
  const speed = (page: Page) =>
    row(page).evaluate(async (moving) => {
      const look = () => ({ left: moving.getBoundingClientRect().left, at: document.timeline.currentTime as number })
      const begin = look()
      await new Promise((resolve) => setTimeout(resolve, 400))
      await new Promise((resolve) => requestAnimationFrame(resolve))
      const end = look()
      return ((end.left - begin.left) / (end.at - begin.at)) * 1000
    })
  const open = async (page: Page) => {
    await page.goto('/index')
    await scrollToBlock(page, partners(page))
    await expect(row(page).getByRole('link').first()).toBeVisible()
  }

  test(
    '[HM-15] the marquee moves to the left, pauses for pointer and focus, stops by its button, and scrolls to the focused logo',
    { tag: '@nightly' },
    async ({ page, person }) => {
      await open(page)
      const block = partners(page)
      await page.mouse.move(5, 5)
      // One px with each of 60 frames a second, and 1 ms after each 30 px.
      await expect.poll(() => speed(page)).toBeCloseTo(-59.9, 0)
      await block.getByRole('tabpanel').hover({ position: { x: 400, y: 90 } })
      await expect.poll(() => speed(page)).toBe(0)
      await page.mouse.move(5, 5)
      await expect.poll(() => speed(page)).toBeLessThan(0)
      await row(page).getByRole('link').last().focus()
      await expect.poll(() => speed(page)).toBe(0)
      await row(page).getByRole('link').last().blur()
      await block.getByRole('button', { name: '暂停滚动' }).click()
      await page.mouse.move(5, 5)
      await expect.poll(() => speed(page)).toBe(0)
      await block.getByRole('button', { name: '继续滚动' }).click()
      await page.mouse.move(5, 5)
      await expect.poll(() => speed(page)).toBeLessThan(0)
      await test.step('by keyboard, when the first logos have moved out of view', async () => {
        const offset = () =>
          row(page).evaluate(
            (moving) => moving.getBoundingClientRect().left - moving.closest('section')!.getBoundingClientRect().left,
          )
        await expect.poll(offset).toBeLessThan(-150)
        await block.getByRole('button', { name: '暂停滚动' }).focus()
        for (let step = 0; step < 6; step += 1) {
          await page.keyboard.press('Tab')
          await expect(page.locator(':focus')).toBeInViewport({ ratio: 0.9 })
          expect(await page.evaluate(() => document.activeElement?.closest('ul')?.getAttribute('aria-label'))).toBe(
            '合作伙伴',
          )
        }
      })
      await test.step('with reduced motion the row scrolls by hand, without copies and button', async () => {
        const still = await person()
        await still.emulateMedia({ reducedMotion: 'reduce' })
        await open(still)
        await expect.poll(() => speed(still)).toBe(0)
        await expect(partners(still).getByRole('button')).toHaveCount(0)
        await expect(partners(still).locator('ul')).toHaveCount(1)
      })
    },
  )

  test('[HM-15] below 1332 px there are five menus instead of the tabs, and they work by keyboard', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1331, height: 900 })
    await open(page)
    const block = partners(page)
    await expect(block.getByRole('tab')).toHaveCount(0)
    const menus = block.locator('summary')
    await expect(menus).toHaveText(['监管单位', '股东单位', '行业协会', '产权机构', '合作机构'])
    await menus.first().focus()
    await page.keyboard.press('Enter')
    await expect(block.getByRole('link', { name: '省财政厅' })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(block.getByRole('link', { name: '省国有资产监督管理委员会' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(block.getByRole('link', { name: '省财政厅' })).toBeHidden()
    await expect(menus.first()).toBeFocused()
    await page.setViewportSize({ width: 1332, height: 900 })
    await expect(block.getByRole('tab')).toHaveCount(6)
  })
})
