import type { Page } from '@playwright/test'
import { signIn } from '../session/sign-in.ts'
import { type Exchange, test } from '../support/test.ts'
import { expectNoViolations } from './axe.ts'
import type { State } from './states/state.ts'
import { ofBidder } from './states/bidders.ts'
import { ofBlacklisted, ofGuarded, ofNewcomer, ofPending, ofPerson, ofRejected } from './states/people.ts'
import { ofReaders } from './states/readers.ts'
import { ofVisitors } from './states/visitors.ts'

type Scheme = 'light' | 'dark'

async function sweep(page: Page, exchange: Exchange, states: readonly State[], scheme: Scheme): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme })
  for (const { name, width = 1440, reach } of states)
    await test.step(name, async () => {
      await page.setViewportSize({ width, height: 900 })
      await reach(page, exchange)
      await expectNoViolations(page, name)
    })
}

const others = [
  ['newcomer', ofNewcomer],
  ['pending', ofPending],
  ['rejected', ofRejected],
  ['blacklisted', ofBlacklisted],
  ['guarded', ofGuarded],
] as const

// A state that cannot be reached fails before the timeout of the whole test.
test.use({ actionTimeout: 15_000 })

for (const [name, wanted, scheme, details] of [
  ['typical states', [true], 'light', {}],
  ['all else', [false], 'light', { tag: '@nightly' }],
  // The same components: ten screens are checked in dark with every change.
  ['all in the dark scheme', [true, false], 'dark', { tag: '@nightly' }],
] as const) {
  const isWanted: ReadonlySet<boolean> = new Set(wanted)
  const chosen = (states: readonly State[]) => states.filter(({ isTypical = false }) => isWanted.has(isTypical))

  test.describe(`[SE-10] axe finds nothing in states without an address: ${name}`, details, () => {
    // Up to three dozen states; each is fast.
    test.beforeEach(({ allowConsole }) => {
      test.slow()
      allowConsole(/Failed to load resource: net::ERR_FAILED/)
    })

    test('the frame, sign-in, the lists', async ({ page, exchange }) =>
      sweep(page, exchange, chosen(ofVisitors), scheme))

    test('details, replays, rooms', { tag: '@nightly' }, async ({ page, exchange }) =>
      sweep(page, exchange, chosen(ofReaders), scheme),
    )

    test('a person’s messages and account', async ({ page, exchange }) => {
      await signIn(page, exchange)
      await sweep(page, exchange, chosen(ofPerson), scheme)
    })

    test('enrolments and deposits', async ({ page, exchange }) => {
      await signIn(page, exchange)
      await sweep(page, exchange, chosen(ofBidder), scheme)
    })

    test('accounts with limited rights, and with a second factor', async ({ person, exchange }) => {
      for (const [login, states] of others) {
        if (chosen(states).length === 0) continue
        const page = await person()
        await signIn(page, exchange, login)
        await sweep(page, exchange, chosen(states), scheme)
      }
    })
  })
}
