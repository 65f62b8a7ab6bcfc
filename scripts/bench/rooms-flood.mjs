import { screen } from './rooms-screen.mjs'

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

const jumpEach = 10

/** Bids as fast as they are taken, while the exchange's clock goes as if there were one `everyMs`; how many a second. */
export async function flood(world, quote, bids, everyMs) {
  const from = performance.now()
  let jumpedAt = from
  for (let bid = 1; bid <= bids; bid += 1) {
    await quote()
    if (bid % jumpEach !== 0) continue
    const passed = performance.now() - jumpedAt
    jumpedAt = performance.now()
    await world.order('clock', { jumpMs: Math.max(0, Math.round(jumpEach * everyMs - passed)) })
  }
  return (bids / (performance.now() - from)) * 1000
}

/** Waits until the page shows the price that the room has come to. */
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
