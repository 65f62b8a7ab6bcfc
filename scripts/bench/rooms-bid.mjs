import { twoBidders } from './rooms-bidders.mjs'
import { spread } from './rooms-figures.mjs'
import { screen } from './rooms-screen.mjs'
import { watchRoom } from './rooms-visit.mjs'
import { longestRoom, openWorld } from './rooms-world.mjs'

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** Each of two bidders quotes once a second at most. */
const betweenBidsMs = 560

/** Runs in the page: `window.prices.next()` resolves with the times when the next price is in the document and on the screen. */
function watchPrice(selector) {
  const read = () => document.querySelector(selector)?.textContent ?? null
  const clock = () => performance.timeOrigin + performance.now()
  const seen = []
  const waiting = []
  let known = read()
  const report = (price) => {
    const taker = waiting.shift()
    if (taker) taker(price)
    else seen.push(price)
  }
  new MutationObserver(() => {
    const text = read()
    if (text === known) return
    known = text
    const changedAt = clock()
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => report({ text, changedAt, paintedAt: clock() }))
      port1.start()
      port2.postMessage(null)
    })
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
  window.prices = {
    next: () =>
      new Promise((resolve, reject) => {
        if (seen.length > 0) return resolve(seen.shift())
        waiting.push(resolve)
        setTimeout(() => reject(new Error('no new price within 5 s')), 5_000)
      }),
  }
}

/** How far the page's clock is ahead of this process's, ms: from the fastest of ten round trips. */
async function clockGap(page) {
  let best = { trip: Infinity, gap: 0 }
  for (let i = 0; i < 10; i += 1) {
    const from = performance.timeOrigin + performance.now()
    const there = await page.evaluate(() => performance.timeOrigin + performance.now())
    const until = performance.timeOrigin + performance.now()
    if (until - from < best.trip) best = { trip: until - from, gap: there - (from + until) / 2 }
  }
  return best.gap
}

async function openScreen(browser, world, roomId) {
  const { context, page } = await watchRoom(browser, world, roomId)
  await page.evaluate(watchPrice, screen.price)
  return { context, page, gap: await clockGap(page) }
}

/**
 * `bids` accepted quotes of two bidders in one room, observed on two screens: ms from the request and from the reply to the new
 * price in the document and to the end of its frame.
 */
export async function bidToScreen(browser, address, bids) {
  const world = await openWorld(address, 'bench-bid')
  const roomId = await longestRoom(world)
  const quote = await twoBidders(world, roomId)
  // The first quote may equal the start price, which the page shows already.
  await quote()
  const screens = [await openScreen(browser, world, roomId), await openScreen(browser, world, roomId)]
  const times = { replyToDocument: [], replyToPaint: [], sentToPaint: [], sentToReply: [] }
  try {
    // The first one is a warm-up and is not counted.
    for (let bid = 0; bid <= bids; bid += 1) {
      const shown = Promise.all(screens.map(({ page }) => page.evaluate(() => window.prices.next())))
      const [{ sentAt, repliedAt }, prices] = await Promise.all([quote(), shown])
      if (bid > 0) {
        times.sentToReply.push(repliedAt - sentAt)
        for (const [place, { changedAt, paintedAt }] of prices.entries()) {
          const { gap } = screens[place]
          times.replyToDocument.push(changedAt - gap - repliedAt)
          times.replyToPaint.push(paintedAt - gap - repliedAt)
          times.sentToPaint.push(paintedAt - gap - sentAt)
        }
      }
      await pause(betweenBidsMs)
    }
  } finally {
    await Promise.all(screens.map(({ context }) => context.close()))
  }
  return { bids, ...Object.fromEntries(Object.entries(times).map(([name, values]) => [name, spread(values)])) }
}
