import { inWan, openRooms } from '../asset/rows.ts'
import { expect, test } from '../support/test.ts'
import { subscribedTopics } from '../support/waits.ts'

test('[LS-02] the hall: both states, eight rows, live, in all widths and both languages', async ({
  page,
  exchange,
}) => {
  const read = subscribedTopics(page)
  await page.goto('/hall')
  await expect(page).toHaveURL(/\/hall\?projectActive=1$/)
  await page.getByRole('button', { name: '列表' }).click()
  await expect(page).toHaveURL(/view=rows$/)
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(9)
  const [room] = await openRooms(page)
  await page.getByRole('searchbox', { name: '标的名称' }).fill(room!.assetsName)
  await page.keyboard.press('Enter')
  await expect(rows).toHaveCount(2)
  await expect.poll(() => read.has('hall')).toBe(true)
  const { biddingPrice } = await exchange.quote(room!.assetsId, '7777')
  await expect(page.getByRole('row', { name: room!.assetsName })).toContainText(inWan(biddingPrice))
  await expect(page.getByRole('row', { name: room!.assetsName })).toContainText(/\d+\.\d\d%/)
  for (const width of [1440, 1200, 768, 375]) {
    await page.setViewportSize({ width, height: 900 })
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
      .toBeLessThanOrEqual(0)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('tab', { name: /^即将竞价/ }).click()
  await expect(page).toHaveURL(/projectActive=2&q=.*view=rows/)
  await page.getByRole('button', { name: '清除搜索条件' }).click()
  await expect(page).toHaveURL(/projectActive=2&view=rows$/)
  await expect(page.getByRole('columnheader')).toHaveCount(4)
  await page.getByRole('button', { name: 'EN' }).click()
  await expect(page.getByRole('tab', { name: /^Upcoming/ })).toBeVisible()
})

test('[LS-02] page and search are in the address', async ({ page }) => {
  await page.goto('/hall?projectActive=1&view=rows')
  const names = page.getByRole('table').getByRole('rowheader').locator('a[href^="/project"]')
  await expect(names).toHaveCount(8)
  const first = await names.first().textContent()
  await page.getByRole('link', { name: '下一页' }).click()
  await expect(page).toHaveURL(/current=2$/)
  await expect(names.first()).not.toHaveText(first!)
  await page.goBack()
  await expect(names.first()).toHaveText(first!)
  await page.getByRole('searchbox', { name: '标的名称' }).fill(first!)
  await page.keyboard.press('Enter')
  await expect(names).toHaveCount(1)
  await expect(page).toHaveURL(/[?&]q=/)
  await page.reload()
  await expect(names).toHaveCount(1)
  await page.getByRole('searchbox', { name: '标的名称' }).fill('没有这样的标的')
  await page.keyboard.press('Enter')
  await expect(page.getByText('没有找到名称含“没有这样的标的”的标的')).toBeVisible()
  await page.getByRole('button', { name: '清除搜索条件' }).click()
  await expect(names).toHaveCount(8)
})

test(
  '[LS-02] a bid moves the price of its card by opacity and transform alone, and not at all for a reader who wants stillness',
  { tag: '@nightly' },
  async ({ page, exchange }) => {
    const read = subscribedTopics(page)
    await page.goto('/hall')
    const wall = page.getByRole('list', { name: '正在竞价' })
    await expect(wall.getByRole('article')).toHaveCount(8)
    const strip = page.getByRole('region', { name: '即将结束' })
    await expect(strip.getByRole('link')).toHaveCount(8)
    await expect.poll(() => read.has('hall')).toBe(true)
    const [room] = await openRooms(page)
    await page.getByRole('searchbox', { name: '标的名称' }).fill(room!.assetsName)
    await page.keyboard.press('Enter')
    await expect(strip).toBeHidden()
    const card = wall.getByRole('article')
    await expect(card).toHaveCount(1)
    const before = await card.boundingBox()
    const moving = () =>
      card.evaluate((element) =>
        element
          .getAnimations({ subtree: true })
          .map((animation) => [
            (animation as CSSTransition).transitionProperty,
            Number(animation.effect?.getTiming().duration),
          ]),
      )
    const seen: (readonly [string, number])[] = []
    const { biddingPrice } = await exchange.quote(room!.assetsId, '7777')
    await expect
      .poll(async () => {
        for (const [property, ms] of await moving()) seen.push([String(property), Number(ms)])
        return card.locator('[data-tick="up"]').count()
      })
      .toBeGreaterThan(0)
    await expect(card).toContainText(inWan(biddingPrice))
    expect(
      seen.filter(([property, ms]) => !['opacity', 'transform', 'border-color'].includes(property) || ms > 200),
    ).toEqual([])
    expect(await card.boundingBox()).toEqual(before)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await exchange.quote(room!.assetsId, '7778')
    await expect(card.locator('[data-tick="up"]').first()).toBeAttached()
    expect(await moving()).toEqual([])
    for (const width of [1440, 1200, 375]) {
      await page.setViewportSize({ width, height: 812 })
      await page.goto('/hall')
      await expect(strip.getByRole('link')).toHaveCount(8)
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
        .toBeLessThanOrEqual(0)
    }
  },
)
