import { snapshotOf } from '../bench/rooms-world.mjs'
import { pressRetry } from './hall.mjs'
import { readScreen, screenFaults, screenOf } from './screen.mjs'
import { bounds } from './verdict.mjs'

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
/** Longer than the bound, so that the report shows by how much it is missed. */
const patienceMs = 2 * bounds.convergedMs

async function faultsOf(world, { page, headers, login }, roomId) {
  const screen = screenOf(await page.evaluate(readScreen))
  const snapshot = await world.call('/bid-api/dscq-sync/v1/bid-assets/room/snapshot', { roomId }, await headers())
  if (screen.path !== '/quoteHall') return { login, leader: null, rest: [`the screen is ${screen.path}`], screen }
  return { login, ...screenFaults(screen, snapshot), screen }
}

const sightMs = 2_000

/** The text of a screen that did not converge, for the report. */
async function sightOf(page) {
  const words = await page
    .locator('body')
    .innerText({ timeout: sightMs })
    .catch(({ message }) => message)
  return `the screen shows "${words.replaceAll(/\s+/g, ' ').slice(0, 300)}"`
}

async function whenRight(world, seat, roomId, from) {
  const until = from + patienceMs
  for (;;) {
    const found = await faultsOf(world, seat, roomId).catch((error) => ({
      leader: null,
      rest: [error.message],
      screen: null,
    }))
    const now = Date.now()
    const isUnsettled = found.screen?.step === 'sending' || found.screen?.step === 'unknown'
    if (!found.leader && found.rest.length === 0 && !isUnsettled) return { ...found, tookMs: now - from }
    if (now > until) return { ...found, tookMs: null, rest: [...found.rest, await sightOf(seat.page)] }
    await pressRetry(seat.page).catch(() => undefined)
    await pause(150)
  }
}

/** Without faults: measures how long each screen takes until it shows the snapshot of its bidder. */
export async function settle(world, seats, roomId, run) {
  const from = Date.now()
  await Promise.all(
    seats.map(async (seat) => {
      const { tookMs, leader, rest, screen } = await whenRight(world, seat, roomId, from)
      run.settlings.push({ roomId, login: seat.login, tookMs, leader, rest })
      if (screen && !screen.isSignedIn) run.signOuts.push(`${seat.login}: the session is gone`)
    }),
  )
  const { result } = await snapshotOf(world, roomId)
  return { isOver: Boolean(result) }
}
