import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { verifyChain } from '#src/model/bidding/chain.ts'
import type { RoomRecord } from '#src/model/bidding/calls.ts'
import { expect, test } from '../support/test.ts'
import { pauseClock } from '../support/waits.ts'
import { addressOf, bidToTheEnd, recordOf, risingRoom, type Row, rowsIn } from './rooms.ts'
import { portalHeaders } from '../support/portal-headers.ts'

const panel = (page: Page) => page.getByRole('tabpanel')
const check = (page: Page) => page.getByRole('region', { name: '报价记录校验' })
const player = (page: Page) => page.getByRole('region', { name: '竞价回放' })
const table = (page: Page) => page.getByRole('region', { name: '报价记录', exact: true })
const bids = (page: Page) => table(page).locator('tbody tr')
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

async function soldOne(page: Page): Promise<Row> {
  for (const row of await rowsIn(page, 'done')) {
    if (row.projectType === 1 || row.biddingCount <= 4) continue
    // One after the other, because most often the first matches. Some old rooms have only quotes.
    if ((await recordOf(page, row.assetsId)).course) return row
  }
  throw new Error('no sold asset')
}

test('[BD-03] a finished auction is replayed bid by bid, its chain verified in the browser, and its record downloaded', async ({
  page,
}) => {
  const row = await soldOne(page)
  const { rows, head } = await recordOf(page, row.assetsId)
  const count = rows.length
  await page.goto(addressOf(row))
  await expect(check(page)).toContainText(`竞价记录校验一致，共 ${count} 条（摘要见详情）`)
  await check(page).getByText('详情', { exact: true }).click()
  await expect(check(page).getByText(`末条摘要 ${head}`)).toBeVisible()
  await expect(bids(page)).toHaveCount(count)
  await player(page).getByRole('button', { name: '上一次报价' }).click()
  await player(page).getByRole('button', { name: '上一次报价' }).click()
  await expect(bids(page)).toHaveCount(count - 1)
  await expect(player(page).locator('output')).toContainText(`第 ${count - 1} 次报价`)
  await page.keyboard.press('Home')
  await expect(bids(page)).toHaveCount(0)
  await expect(player(page).locator('output')).toHaveText('竞价开始')
  await page.keyboard.press('ArrowRight')
  await expect(bids(page)).toHaveCount(1)
  await expect(bids(page).first()).toContainText('领先')
  await page.keyboard.press('End')
  await expect(bids(page)).toHaveCount(count)
  await expect(bids(page).first()).toContainText('成交')
  const scrubber = player(page).getByRole('slider', { name: '回放进度' })
  await scrubber.fill('0')
  await expect(bids(page)).toHaveCount(0)
  await player(page).getByRole('radio', { name: '按报价' }).check()
  await scrubber.fill('3')
  await expect(bids(page)).toHaveCount(3)
  await scrubber.press('ArrowRight')
  await expect(bids(page)).toHaveCount(4)
  await table(page).getByRole('group').press('ArrowRight')
  await expect(bids(page)).toHaveCount(4)
  await page.getByRole('button', { name: '显示每条摘要' }).click()
  await expect(table(page).getByRole('cell', { name: rows[3]!.link })).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '下载竞价记录（JSON）' }).click()
  const file = JSON.parse(await readFile(await (await download).path(), 'utf8')) as RoomRecord & { name: string }
  expect(file.name).toBe(row.assetsName)
  expect(await verifyChain(file.roomId, file.rows, sha256, file.head)).toBeNull()

  for (const width of [1440, 1200, 375, 320]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => overflow(page), `${width} px`).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'EN' }).click()
  await expect(panel(page)).toContainText(`The bidding record is consistent: ${count} entries (hash under Details)`)
  await expect(panel(page)).toContainText(head)
  await expect(page.getByRole('region', { name: 'Replay' })).toBeVisible()
})

test(
  '[BD-03] it plays on demand, and pauses; with reduced motion there are steps and no playing',
  { tag: '@nightly' },
  async ({ page }) => {
    const row = await soldOne(page)
    const { rows } = await recordOf(page, row.assetsId)
    await page.clock.install()
    await page.goto(addressOf(row))
    await expect(bids(page)).toHaveCount(rows.length)
    // Two bids are little more than a second apart, which a busy machine may miss.
    await pauseClock(page)
    const playsTo = (count: number) =>
      expect
        .poll(
          async () => {
            await page.clock.runFor(100)
            return bids(page).count()
          },
          { intervals: [20] },
        )
        .toBe(count)
    await player(page).getByLabel('倍速').selectOption('60')
    await player(page).getByRole('button', { name: '从头回放' }).click()
    await playsTo(1)
    await playsTo(2)
    await player(page).getByRole('button', { name: '暂停回放' }).click()
    await expect(player(page).getByRole('button', { name: '继续回放' })).toBeVisible()
    await expect(player(page).locator('output')).toContainText('第 2 次报价')

    await page.clock.resume()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(player(page)).toContainText('已按您的设置停用自动播放')
    await expect(player(page).getByRole('button', { name: '从头回放' })).toHaveCount(0)
    await player(page).getByRole('button', { name: '回到开始' }).click()
    await player(page).getByRole('button', { name: '下一次报价' }).click()
    await expect(bids(page)).toHaveCount(1)
  },
)

test('[BD-03] during a room the tab shows when the replay comes; after its end the replay is there, with the extensions', async ({
  page,
  exchange,
}) => {
  const row = await risingRoom(page)
  await page.goto(addressOf(row))
  await expect(panel(page)).toContainText(
    /竞价结束后（预计 \d{4}-\d\d-\d\d \d\d:\d\d:\d\d）可在此逐次回放并校验报价记录。/,
  )
  const early = await page.request.post('/api/dscq-sync/v1/bid-assets/room/record', {
    headers: portalHeaders,
    data: { roomId: row.assetsId },
  })
  expect(await early.json()).toMatchObject({ code: 409, msg: '竞价尚未结束' })
  await bidToTheEnd(page, exchange, row.assetsId)
  await expect(check(page)).toContainText('竞价记录校验一致')
  const { rows, moves } = await recordOf(page, row.assetsId)
  expect(moves).toHaveLength(2)
  await expect(bids(page)).toHaveCount(rows.length)
  await expect(player(page)).toContainText('2 次，延至')
  await expect(bids(page).first()).toContainText(/8888.*成交.*延至/)
})
