import type { Page } from '@playwright/test'
import {
  amountAbove,
  centre,
  confirmBoth,
  duelFor,
  type Duel,
  expectWon,
  lotOf,
  open,
  quote,
  shownAmount,
  untilEnd,
  untilPhase,
  untilWon,
} from '../bidding/duel.ts'
import { enrolAndPay } from '../support/enrolment.ts'
import { type Exchange, expect, test } from '../support/test.ts'

/** Equity with a sealed quote each, whose other shareholders are asked after the room. */
const assetsId = 'A10034'

/** `company` holds the right and does not quote, `person` does; the room is over and the holder is asked. */
async function asked(page: Page, person: () => Promise<Page>, exchange: Exchange): Promise<Duel> {
  const lot = await lotOf(page, assetsId)
  expect(lot.rules).toMatchObject({ priority: 'POST_CONFIRM', reserve: 'NONE' })
  const both = await duelFor(
    lot,
    { page, person, exchange },
    {
      pay: (seat, login, id) => enrolAndPay(seat, login, id, { isPriority: login === 'company' }),
    },
  )
  await open(both)
  await confirmBoth(both)
  await untilPhase(both, 'SEALED')
  await quote(both.one, lot, amountAbove(lot, 1))
  expect((await untilEnd(both)).phase.name).toBe('PRIORITY')
  await expect(centre(both.one.page)).toContainText('优先权人正在确认是否行使优先权，请等待结果')
  await expect(centre(both.two.page)).toContainText(
    `是否以最高报价 ${shownAmount(amountAbove(lot, 1), lot)} 行使优先购买权？`,
  )
  return both
}

test(
  '[A3] equity with a holder of the right: asked after the room, the holder exercises it and wins at the same price',
  { tag: '@nightly' },
  async ({ page, person, exchange }) => {
    test.setTimeout(180_000)
    const both = await asked(page, person, exchange)
    const { lot, one, two } = both
    await centre(two.page).getByRole('button', { name: '行使优先购买权' }).click()
    await two.page.getByRole('dialog').getByRole('button', { name: '行使优先购买权' }).dblclick()
    await expectWon(two, one, lot, amountAbove(lot, 1))
  },
)

test(
  '[A3] the holder does not answer in time: the right is waived, and the leader has won',
  { tag: '@nightly' },
  async ({ page, person, exchange }) => {
    test.setTimeout(180_000)
    const both = await asked(page, person, exchange)
    await untilWon(both, both.one, amountAbove(both.lot, 1))
  },
)
