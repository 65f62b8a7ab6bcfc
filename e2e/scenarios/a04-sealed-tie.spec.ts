import {
  amountAbove,
  centre,
  confirmBoth,
  expectSecret,
  openDuel,
  price,
  quote,
  untilPhase,
  untilWon,
} from '../bidding/duel.ts'
import { expect, test } from '../support/test.ts'

test(
  '[A4] once-off: nothing of a quote reaches another session before the opening; of two equal ones the earlier wins',
  { tag: '@nightly' },
  async ({ page, person, exchange }) => {
    test.setTimeout(180_000)
    const both = await openDuel('once-off', { page, person, exchange })
    const { lot, one, two } = both
    await confirmBoth(both)
    await untilPhase(both, 'SEALED')
    await quote(two, lot, amountAbove(lot, 6))
    await expect(centre(one.page)).toContainText('已有 1 次报价')
    await expect(price(one.page)).toHaveText('******')
    await expectSecret(two, one, amountAbove(lot, 6))
    await exchange.jump(2_000)
    await quote(one, lot, amountAbove(lot, 6))
    await untilWon(both, two, amountAbove(lot, 6))
  },
)
