import type { Locator, Page } from '@playwright/test'
import { menu } from '../shell/frame.ts'
import { expect, test } from '../support/test.ts'
import { scrollToBlock } from '../support/waits.ts'
import { banner, bigData, news, notices, openHome, partners, picks, projects } from './blocks.ts'

/** One line of text, or two if the block is narrow. */
const lineHeight = 60

/** Positions and sizes on the page. */
const placesOf = async (page: Page, ads: readonly Locator[]) => {
  await page.evaluate(() => window.scrollTo(0, 0))
  return Promise.all(ads.map((ad) => ad.boundingBox()))
}

test(
  '[F22] a failed refresh is reported in a line above the data, and no advertisement moves',
  { tag: '@nightly' },
  async ({ page, exchange, allowConsole }) => {
    allowConsole(/broken screen|error occurred|Failed to load resource/i)
    // Leaving a screen that crashed refetches everything.
    await page.route(/\/assets\/Hall-[\w-]+\.js/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export default function Broken() { throw new Error("broken screen") }',
      }),
    )
    // Two rows leave free space.
    const hall = '**/bid-assets/hall/page'
    await page.route(hall, async (route) => {
      const response = await route.fetch()
      const json = (await response.json()) as { data: { records: unknown[] } }
      json.data.records.length = 2
      await route.fulfill({ response, json })
    })
    const main = page.getByRole('main')
    const ads = [banner(page), main.getByRole('region', { name: '通栏广告', exact: true })]
    const blocks = [
      main.getByRole('region', { name: '热门精选' }),
      picks(page),
      notices(page),
      projects(page),
      news(page),
      bigData(page),
      partners(page),
    ]
    await openHome(page)
    for (const block of blocks) await scrollToBlock(page, block)
    await expect(projects(page).getByRole('table').getByRole('row')).toHaveCount(3)
    await expect(partners(page).getByRole('img').first()).toBeVisible()
    const places = await placesOf(page, ads)

    await menu(page).getByRole('link', { name: '竞价大厅' }).click()
    await expect(main.getByText('页面出了点问题')).toBeVisible()
    await page.unroute(hall)
    await exchange.faults([{ path: '*', kind: 'down' }])
    await menu(page).getByRole('link', { name: '首页' }).click()
    for (const block of blocks) {
      await scrollToBlock(page, block)
      const line = block.getByRole('alert').filter({ hasText: '未能更新，以下内容可能不是最新' })
      await expect(line.getByRole('button', { name: '重试' })).toBeVisible()
      expect((await line.boundingBox())!.height, await block.innerText()).toBeLessThan(lineHeight)
    }
    expect(await placesOf(page, ads)).toEqual(places)
  },
)
