import type { Page } from '@playwright/test'
import {
  accept,
  centre,
  duelFor,
  ending,
  expectLead,
  inPhase,
  isOutbid,
  lotOf,
  open,
  quote,
  roomOf,
  untilEnd,
  untilWon,
} from '../bidding/duel.ts'
import { expect, test } from '../support/test.ts'

/** Pre-disclosed, in v-shape, appraised at 794,295 元. */
const assetsId = 'A20013'

const fall =
  '降价规则：价格自 90 万元起，每 5 分钟下降 2 万元，最低降至 72 万元；在最低价停留 5 分钟后仍无人应价的，流拍。'

/** The exchange's staff fill in the form of the formal notice and send it. */
async function publish(desk: Page, floor: string): Promise<void> {
  await desk.goto('/__mock/listings')
  const form = desk.locator('section', { has: desk.getByRole('heading', { name: assetsId }) })
  const terms = { '最高价（元）': '900000', '底价（元）': floor, '降价幅度（元）': '20000', '降价间隔（分钟）': '5' }
  for (const [label, value] of Object.entries(terms)) await form.getByLabel(label).fill(value)
  await form.getByRole('button', { name: '发布正式公告' }).click()
}

test(
  '[A6] v-shaped: a floor below nine tenths of the appraisal is not published; with a proper one the price falls, is accepted, and rises from there',
  { tag: '@nightly' },
  async ({ page, person, exchange, allowConsole }) => {
    test.setTimeout(180_000)
    allowConsole(/status of 400/)
    const guest = await person()
    await guest.goto(`/projectDetail/${assetsId}.html`)
    const main = guest.getByRole('main')
    await expect(main.getByText('预披露', { exact: true }).first()).toBeVisible()
    await expect(main).toContainText('83.610000 万元')

    await publish(page, '710000')
    await expect(page.locator('body')).toContainText('底价低于评估结果的90%，须提供批准文件')
    await guest.reload()
    await expect(main.getByText('预披露', { exact: true }).first()).toBeVisible()
    await expect(main).toContainText('83.610000 万元')

    await publish(page, '720000')
    await expect(page.getByRole('heading', { name: '发布正式公告（模拟）' })).toBeVisible()
    await expect(page.getByRole('heading', { name: assetsId })).toHaveCount(0)
    await expect(main.getByText('报名中', { exact: true }).first()).toBeVisible()
    await expect(main).toContainText('90.000000 万元')
    await expect(main).not.toContainText('83.610000')
    await main.getByRole('tab', { name: '交易须知' }).click()
    await expect(main.getByText(fall)).toBeVisible()
    await main
      .getByRole('link', { name: /竞价公告/ })
      .first()
      .click()
    await expect(guest.getByRole('main')).toContainText(fall)

    const lot = await lotOf(page, assetsId)
    expect(lot.rules.drop).toEqual({ top: '900000.00', step: '20000.00', everyMs: 300_000, floor: '720000.00' })
    const both = await duelFor(lot, { page, person, exchange })
    const { one, two } = both
    expect((await open(both)).phase.name).toBe('DESCEND')
    for (const seat of [one, two]) await expect(centre(seat.page)).toContainText('900,000.00 元')
    for (const shown of ['880,000.00 元', '860,000.00 元']) {
      await untilEnd(both)
      for (const seat of [one, two]) await expect(centre(seat.page)).toContainText(shown)
    }
    await accept(one, lot, '860000.00', '我已知悉应价不可撤回，应价后转入加价竞价')

    await expect.poll(async () => (await roomOf(page, lot.roomId)).phase.name).toBe('ASCEND')
    await inPhase(both, await roomOf(page, lot.roomId))
    await expectLead(one, two, lot, '860000.00')
    await quote(two, lot, '870000.00')
    await expectLead(two, one, lot, '870000.00')
    await isOutbid(one, lot, '880000.00')

    await untilWon(both, two, '870000.00')
    for (const seat of [one, two]) await expect(ending(seat.page)).toContainText('870,000.00 元')
    await guest.goto(`/projectDetail/${assetsId}.html`)
    await expect(main.getByText('成交公示', { exact: true }).first()).toBeVisible()
    await expect(main).toContainText('87.000000 万元')
  },
)
