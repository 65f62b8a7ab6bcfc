import { screen } from './rooms-screen.mjs'

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

const jumpEach = 10

/** Sends bids as fast as they are accepted, while the exchange's clock advances `everyMs` for each; bids a second. */
export async function flood(world, quote, bids, everyMs) {
  const from = performance.now()
  let jumpedAt = from
  for (let bid = 1; bid <= bids; bid += 1) {
    await quote()
    if (bid % jumpEach !== 0) continue
    const passed = performance.now() - jumpedAt
    jumpedAt = performance.now()
    await world.control('clock', { jumpMs: Math.max(0, Math.round(jumpEach * everyMs - passed)) })
  }
  return (bids / (performance.now() - from)) * 1000
}

/** Waits until the page shows the current price of the room. */
export async function caughtUp(page) {
  const read = () => page.locator(screen.price).first().textContent()
  let known = await read()
  for (;;) {
    await pause(500)
    const now = await read()
    if (now === known) return
    known = now
  }
}
