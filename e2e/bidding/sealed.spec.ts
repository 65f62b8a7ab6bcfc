import { addMoney } from '#src/model/money/money.ts'
import { apiClientOf } from '../support/enrolment.ts'
import { expect, test } from '../support/test.ts'
import {
  amountAbove,
  amountBox,
  centre,
  confirmBoth,
  expectSecret,
  blockerText,
  openDuel,
  outcome,
  price,
  quote,
  record,
  recordRows,
  sendButton,
  shownAmount,
  untilPhase,
  untilWon,
} from './duel.ts'

test('[BD-11] final: sealed and changed, visible to no one else before the opening, the last of each counts', async ({
  page,
  person,
  exchange,
}) => {
  const both = await openDuel('final', { page, person, exchange })
  const { lot, one, two, opened } = both
  expect(opened.phase.name).toBe('SEALED')
  for (const seat of [one, two]) {
    await expect(price(seat.page)).toHaveText('******')
    await expect(centre(seat.page)).toContainText('密封报价中，开标前不公开')
    await expect(sendButton(seat.page)).toHaveText('提交最终报价')
  }
  await quote(one, lot, amountAbove(lot, 5))
  await expect(centre(one.page).getByRole('region', { name: '我的报价' })).toContainText(
    shownAmount(amountAbove(lot, 5), lot),
  )
  await expect(sendButton(one.page)).toHaveText('修改报价（剩 2 次）')
  await expect(centre(two.page)).toContainText('已有 1 次报价')
  await expect(record(two.page)).toContainText('密封报价中，开标前不公开')
  await quote(two, lot, amountAbove(lot, 8))
  await exchange.jump(2_000)
  await quote(one, lot, amountAbove(lot, 10))
  await expect(sendButton(one.page)).toHaveText('修改报价（剩 1 次）')
  await expect(centre(two.page)).toContainText('已有 3 次报价')
  await expect(recordRows(two.page)).toHaveCount(1)
  for (const steps of [5, 10]) {
    await expect(page.getByText(shownAmount(amountAbove(lot, steps), lot)).first()).toBeVisible()
    await expect(two.page.getByText(shownAmount(amountAbove(lot, steps), lot))).toHaveCount(0)
    await expectSecret(one, two, amountAbove(lot, steps))
  }

  await untilWon(both, one, amountAbove(lot, 10))
  await expect(recordRows(two.page)).toHaveCount(3)
  await expect(recordRows(two.page).first()).toContainText(one.bidNo)
})

test(
  '[BD-12] once-off: a confirmed bidder quotes once; a refused attempt does not count',
  { tag: '@nightly' },
  async ({ page, person, exchange }) => {
    const both = await openDuel('once-off', { page, person, exchange })
    const { lot, one, two, opened } = both
    expect(opened.phase.name).toBe('INQUIRY')
    await confirmBoth(both)
    const sealed = await untilPhase(both, 'SEALED')

    await amountBox(page).fill(addMoney(amountAbove(lot, 4), '0.01'))
    await expect(centre(page)).toContainText('加价金额必须是加价幅度的整数倍')
    await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'true')
    const asker = await apiClientOf(page, one.login)
    const wrong = { roomId: lot.roomId, phaseId: sealed.phase.id, amount: '1', idemKey: 'much-too-little' }
    const refused = await asker.call('/dscq-sync/v1/bid-assets/once-off/quote', wrong)
    expect(refused).toMatchObject({ msg: '报价不在报价区间，请重新报价' })
    await exchange.jump(2_000)
    await quote(one, lot, amountAbove(lot, 4))
    await expect(blockerText(page)).toHaveText('您已经进行过一次报价')
    await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'true')
    await expect(centre(two.page)).toContainText('已有 1 次报价')
    await quote(two, lot, amountAbove(lot, 3))
    await expect(outcome(two.page)).toContainText('已受理')
    await expect(two.page.getByText(shownAmount(amountAbove(lot, 4), lot))).toHaveCount(0)
    await expectSecret(one, two, amountAbove(lot, 4))

    await untilWon(both, one, amountAbove(lot, 4))
  },
)
