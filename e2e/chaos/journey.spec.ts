import { faultsOf } from '../../scripts/chaos/plan.mjs'
import { waitingRooms } from '../bidding/duel.ts'
import { expect, test } from '../support/test.ts'
import { walk } from './journey.ts'
import { expectDoneOnce, injectedFaults, usersOf } from './outcome.ts'
import { walkerOn } from './walker.ts'

// The journey of F22 from registration to the result of the bidding; signing and settling have no screens. It runs at night, because
// late answers alone take half a minute of it.
// The fault of a call is drawn from the seed by the number of the call. A walk makes some ninety; with seed 14 the first malformed
// answer would be that of call 121, so another seed replaces it.
const seeds = Array.from({ length: 21 }, (_, index) => index + 1).filter((seed) => seed !== 14)

/** F22 demands thirty; the walk has some fifty. */
const leastSteps = 30

for (const seed of seeds)
  test(
    `[F22] while calls fail, are late or malformed, a visitor registers, verifies, enrols, pays and wins, and everything happens once (seed ${seed})`,
    { tag: '@nightly' },
    async ({ page, exchange, allowConsole }) => {
      test.setTimeout(240_000)
      allowConsole(/Failed to load resource/)
      const [lot] = await waitingRooms(page, 'phased')
      const users = await usersOf(page)
      const walker = walkerOn(page)
      const journey = { page, exchange, walker, lot: lot! }
      const progress = () => `seed ${seed}, step ${walker.steps.length}; tried again:\n${walker.again.join('\n')}`

      await exchange.faults(faultsOf(seed, 0))
      try {
        await walk(journey)
        const suffered = await injectedFaults(page)
        await exchange.faults([])
        test.info().annotations.push({ type: 'suffered', description: JSON.stringify(suffered) })
        expect(walker.steps.length).toBeGreaterThanOrEqual(leastSteps)
        for (const [kind, times] of Object.entries(suffered)) expect(times, kind).toBeGreaterThanOrEqual(1)
        await expectDoneOnce(journey, users)
      } catch (error) {
        throw new Error(`${progress()}\n${String(error)}`, { cause: error })
      }
    },
  )
