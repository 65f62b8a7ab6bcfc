import {
  amountAbove,
  centre,
  expectExtension,
  expectLead,
  inPhase,
  jumpTo,
  openDuel,
  quote,
  roomOf,
  sendButton,
  takeLead,
  untilPhase,
  untilWon,
} from '../bidding/duel.ts'
import { apiClientOf } from '../support/enrolment.ts'
import { expect, test } from '../support/test.ts'
import { order } from './desks.ts'

const quotePath = '/dscq-sync/v1/bid-assets/ongoing/quote'

test(
  '[A8] a pause with thirty seconds left: both screens stand still, nothing is accepted, and after it a full countdown runs on both',
  { tag: '@nightly' },
  async ({ page, person, exchange }) => {
    test.setTimeout(180_000)
    const both = await openDuel('ongoing', { page, person, exchange })
    const { lot, one, two } = both
    await takeLead(both, one, 0)
    const { phase, rules } = await untilPhase(both, 'DELAY')
    await jumpTo(exchange, phase.end! - 30_000)
    await order(page, 'room-order', { roomId: lot.roomId, kind: 'pause', reason: '设备检修' })
    for (const seat of [one, two]) {
      await expect(centre(seat.page)).toContainText('竞价暂停中：设备检修')
      await expect(sendButton(seat.page)).toHaveAttribute('aria-disabled', 'true')
    }
    const { call } = await apiClientOf(two.page, two.login)
    const refused = { roomId: lot.roomId, phaseId: phase.id, amount: amountAbove(lot, 1), idemKey: 'while-paused' }
    expect((await call(quotePath, refused)).code).not.toBe(200)
    // The second bidder is away while the room goes on, and finds it as it is.
    await two.page.context().setOffline(true)
    await exchange.jump(10 * 60_000)
    await order(page, 'room-order', { roomId: lot.roomId, kind: 'resume' })
    const resumed = await roomOf(page, lot.roomId)
    expect(resumed.paused).toBeNull()
    expect(resumed.phase.end! - (await exchange.now())).toBeGreaterThan(rules.D! - 10_000)
    await two.page.context().setOffline(false)
    await inPhase(both, resumed)
    await quote(two, lot, amountAbove(lot, 1))
    await expectLead(two, one, lot, amountAbove(lot, 1))
    await expectExtension(both, 1)
    await untilWon(both, two, amountAbove(lot, 1))
  },
)
