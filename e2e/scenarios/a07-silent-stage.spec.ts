import { amountAbove, confirmBoth, duel, open, takeLead, untilEnd, untilPhase, untilWon } from '../bidding/duel.ts'
import { expect, test } from '../support/test.ts'

test(
  '[A7] two-stage: nobody quotes in the second stage, so the best of the first has won',
  { tag: '@nightly' },
  async ({ page, person, exchange }) => {
    test.setTimeout(180_000)
    const both = await duel('two-stage', { page, person, exchange })
    const { lot, one, two } = both
    await open(both)
    await takeLead(both, one, 0)
    await takeLead(both, two, 1)
    await untilPhase(both, 'DELAY')
    expect((await untilEnd(both)).phase.name).toBe('WAIT')
    expect((await untilEnd(both)).phase.name).toBe('INQUIRY')
    await confirmBoth(both)
    await untilPhase(both, 'SEALED')
    await untilWon(both, two, amountAbove(lot, 1))
  },
)
