import { roomAmount } from '#src/features/quote-room/price/show.ts'
import { test, expect } from '../support/test.ts'
import {
  amountAbove,
  accept,
  type Bidder,
  confirmAmount,
  centre,
  confirmBoth,
  duel,
  ending,
  recordReceived,
  inPhase,
  expectExtension,
  isOutbid,
  expectSecret,
  leaderShown,
  expectLead,
  blockerText,
  open,
  openDuel,
  price,
  quote,
  record,
  recordRows,
  roomOf,
  sendButton,
  shownAmount,
  takeLead,
  untilEnd,
  untilPhase,
  untilWon,
} from './duel.ts'

/** Checks the state of the bidder's band; returns what must not move from one state to the next: its height and where its sentence begins. */
async function bandAs({ page }: Bidder, state: string, text: string): Promise<[height: number, sentenceFrom: number]> {
  const band = page.locator('[data-band]')
  await expect(band).toHaveAttribute('data-band', state)
  await expect(band).toContainText(text)
  return [(await band.boundingBox())!.height, (await band.locator('b + span').boundingBox())!.x]
}

test(
  '[BD-09] ongoing: alternating quotes, two late ones extend the end, the highest wins',
  { tag: '@smoke' },
  async ({ page, person, exchange }) => {
    const both = await openDuel('ongoing', { page, person, exchange })
    const { lot, one, two, opened } = both
    expect(opened.phase.name).toBe('FREE')
    for (const seat of [one, two]) await expect(centre(seat.page)).toContainText('暂无人领先')
    const place = await bandAs(one, 'unquoted', '您尚未报价')
    await takeLead(both, one, 0)
    expect(await bandAs(one, 'leading', '领先')).toEqual(place)
    await expect(centre(two.page)).toContainText('溢价率 0.00%')
    await centre(two.page)
      .getByRole('button', { name: /^加 2 手/ })
      .click()
    await sendButton(two.page).click()
    await confirmAmount(two.page, lot, amountAbove(lot, 2))
    await expectLead(two, one, lot, amountAbove(lot, 2))
    await isOutbid(one, lot, amountAbove(lot, 3))
    expect(await bandAs(one, 'outbid', '您已被超越')).toEqual(place)

    const late = await untilPhase(both, 'DELAY')
    await quote(one, lot, amountAbove(lot, 3))
    await expectExtension(both, 1)
    await expectLead(one, two, lot, amountAbove(lot, 3))
    await isOutbid(two, lot, amountAbove(lot, 4))
    await quote(two, lot, amountAbove(lot, 4))
    await expectExtension(both, 2)
    const moved = await roomOf(page, lot.roomId)
    expect(moved.phase.end! - late.phase.start).toBeGreaterThan(late.rules.D!)

    await untilWon(both, two, amountAbove(lot, 4))
    await expect(recordRows(one.page)).toHaveCount(4)
    await expect(recordRows(one.page).first()).toContainText(two.bidNo)
    await expect(recordRows(one.page).first()).toContainText('成交')
    await expect(price(one.page)).toContainText(roomAmount(amountAbove(lot, 4), lot.rules))
  },
)

test(
  '[BD-10] phased: a free period, a pause, then the timed one, in which a bidder without earlier quotes may quote too',
  { tag: '@nightly' },
  async ({ page, person, exchange }) => {
    const both = await openDuel('phased', { page, person, exchange })
    const { lot, one, two, opened } = both
    expect(opened.phase.name).toBe('FREE')
    await expect(centre(one.page)).toContainText('全体合格竞买人均可进入限时竞价')
    await takeLead(both, one, 0)

    await untilPhase(both, 'PREP2')
    for (const seat of [one, two]) {
      await expect(centre(seat.page)).toContainText('自由报价已结束，正在准备限时竞价，此时不接受报价')
      await expect(sendButton(seat.page)).toHaveCount(0)
    }

    await untilPhase(both, 'LIMIT')
    await takeLead(both, two, 1)
    await expectExtension(both, 1)
    await isOutbid(one, lot, amountAbove(lot, 2))
    await takeLead(both, one, 2)
    await isOutbid(two, lot, amountAbove(lot, 3))

    await untilWon(both, one, amountAbove(lot, 2))
  },
)

const names = /周岷生|person|company|1390000000\d/

test(
  '[BD-14] [BD-03] two-stage: open quotes, a confirmation, then one sealed quote each; a guest sees numbers without names and sealed amounts',
  { tag: '@nightly' },
  async ({ page, person, exchange }) => {
    const both = await duel('two-stage', { page, person, exchange })
    const { lot, one, two } = both
    const guest = await person()
    const received = recordReceived(guest)
    await guest.goto(`/hall?watch=${lot.roomId}`)
    expect((await open(both)).phase.name).toBe('FREE')
    await takeLead(both, one, 0)
    await takeLead(both, two, 1)
    await expect(centre(guest)).toContainText(shownAmount(amountAbove(lot, 1), lot))
    await expect(leaderShown(guest)).toHaveText(`领先：${two.bidNo}`)
    await expect(recordRows(guest)).toHaveCount(2)
    await expect(recordRows(guest).last()).toContainText(one.bidNo)
    await expect(centre(guest)).toContainText('围观中：只有取得竞买资格的竞买人可以报价')
    await expect(sendButton(guest)).toHaveCount(0)
    await expect(blockerText(guest)).toHaveCount(0)
    await untilPhase(both, 'DELAY')

    expect((await untilEnd(both)).phase.name).toBe('WAIT')
    for (const seat of [one, two]) await expect(centre(seat.page)).toContainText('第一阶段已结束，第二阶段即将开始')
    expect((await untilEnd(both)).phase.name).toBe('INQUIRY')
    await confirmBoth(both)

    await untilPhase(both, 'SEALED')
    for (const seat of [one, two]) {
      await expect(price(seat.page)).toHaveText('******')
      await expect(centre(seat.page)).toContainText(`报价不得低于 ${shownAmount(amountAbove(lot, 2), lot)}`)
    }
    await quote(two, lot, amountAbove(lot, 4))
    await expect(blockerText(two.page)).toHaveText('您已经进行过一次报价')
    await expect(centre(one.page)).toContainText('已有 1 次报价')
    await expect(centre(one.page).getByRole('region', { name: '我的报价' })).toHaveCount(0)
    await expect(price(guest)).toHaveText('******')
    await expect(centre(guest)).toContainText('已有 1 次报价')
    await expect(guest.getByText(shownAmount(amountAbove(lot, 4), lot))).toHaveCount(0)
    for (const other of [one, { received }]) await expectSecret(two, other, amountAbove(lot, 4))
    await quote(one, lot, amountAbove(lot, 3))

    await untilWon(both, two, amountAbove(lot, 4))
    await expect(ending(guest).getByRole('heading', { name: '本场竞买已成交' })).toBeVisible()
    await expect(ending(guest)).toContainText(`竞得号 ${two.bidNo}`)
    await expect(ending(guest)).not.toContainText('很遗憾')
    await expect(record(guest)).toContainText(two.bidNo)
    const everything = [await guest.locator('body').textContent(), ...received].join('\n')
    expect(everything).not.toMatch(names)
  },
)

test(
  '[BD-15] v-shaped: the price falls, one bidder accepts, and from there it rises',
  { tag: '@nightly' },
  async ({ page, person, exchange }) => {
    const both = await openDuel('v-shaped', { page, person, exchange })
    const { lot, one, two, opened: top } = both
    expect(top.phase.name).toBe('DESCEND')
    for (const seat of [one, two]) {
      await expect(centre(seat.page)).toContainText('当前应价价格')
      await expect(centre(seat.page)).toContainText(shownAmount(top.current!, lot))
    }
    const lower = await untilEnd(both)
    expect(Number(lower.current)).toBeLessThan(Number(top.current))
    for (const seat of [one, two]) await expect(centre(seat.page)).toContainText(shownAmount(lower.current!, lot))
    await accept(one, lot, lower.current!, '我已知悉应价不可撤回，应价后转入加价竞价')

    await expect.poll(async () => (await roomOf(page, lot.roomId)).phase.name).toBe('ASCEND')
    const turned = await roomOf(page, lot.roomId)
    await inPhase(both, turned)
    await expectLead(one, two, lot, lower.current!)
    await quote(two, lot, turned.minNext!)
    await expectLead(two, one, lot, turned.minNext!)
    await expectExtension(both, 1)
    const { minNext } = await roomOf(page, lot.roomId)
    await isOutbid(one, lot, minNext!)

    await untilWon(both, two, turned.minNext!)
  },
)
