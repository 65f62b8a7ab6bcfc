import { screen } from './rooms-screen.mjs'
import { tracedTasks } from './rooms-tasks.mjs'
import { watchRoom } from './rooms-visit.mjs'
import { houseQuotes, longestRoom, openWorld } from './rooms-world.mjs'

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** 200 bids a minute. */
const everyMs = 300
const minuteMs = 60_000
/** A page keeps a few hundred bids in hand; from here on it has as much to carry as it ever will. */
const filledAfterBids = 1_000
const jumpEach = 10

/** Runs in the page before its scripts. */
function watchLongTasks() {
  window.longTasks = []
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longTasks.push(duration)
  }).observe({ type: 'longtask' })
}

async function longTasks(page) {
  const tasks = await page.evaluate(() => window.longTasks.splice(0))
  return { count: tasks.length, longest: Math.max(0, ...tasks) }
}

/** What the page holds after its garbage is collected; heap in bytes. */
async function weight(page, devtools) {
  await devtools.send('HeapProfiler.collectGarbage')
  await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const metric = (name) => metrics.find((entry) => entry.name === name).value
  const rows = await page.locator(screen.rows).count()
  return {
    heap: metric('JSHeapUsedSize'),
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    rows,
  }
}

async function bidAtRate(quote, seconds) {
  const until = performance.now() + seconds * 1000
  let bids = 0
  while (performance.now() < until) {
    const next = performance.now() + everyMs
    await quote()
    bids += 1
    await pause(Math.max(0, next - performance.now()))
  }
  return bids
}

/** 200 bids a minute for so many seconds, with the processor slowed down `slowdown` times. */
async function atRate({ browser, page, devtools, quote }, { seconds, slowdown }) {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await longTasks(page)
  const { outcome: bids, ...tasks } = await tracedTasks(browser, page, () => bidAtRate(quote, seconds))
  const observed = await longTasks(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return { slowdown, bids, observed, ...tasks }
}

/** Bids as fast as they are taken, while the exchange's clock goes as if they were 200 a minute. */
async function flood(world, quote, bids) {
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
async function caughtUp(page) {
  const read = () => page.locator(screen.price).first().textContent()
  let known = await read()
  for (;;) {
    await pause(500)
    const now = await read()
    if (now === known) return
    known = now
  }
}

/**
 * A room that is watched while it is bid for 200 times a minute: long tasks in `seconds` of real time, and what the page holds
 * from the moment it has filled up to the end of `minutes` of the exchange's time.
 */
export async function watchedRoom(browser, address, { minutes, seconds }) {
  const world = await openWorld(address, 'bench-soak')
  const roomId = await longestRoom(world)
  const quote = houseQuotes(world, roomId)
  const { context, page, devtools } = await watchRoom(browser, world, roomId, watchLongTasks)
  try {
    await devtools.send('Performance.enable')
    const rates = []
    for (const slowdown of [1, 4]) rates.push(await atRate({ browser, page, devtools, quote }, { seconds, slowdown }))
    const empty = await weight(page, devtools)
    await flood(world, quote, filledAfterBids)
    await caughtUp(page)
    const samples = [await weight(page, devtools)]
    const parts = 4
    const rest = Math.round((minutes * minuteMs) / everyMs) - filledAfterBids
    await longTasks(page)
    let speed = 0
    for (let part = 0; part < parts; part += 1) {
      speed = await flood(world, quote, Math.max(1, Math.round(rest / parts)))
      await caughtUp(page)
      samples.push(await weight(page, devtools))
    }
    return { rates, empty, samples, flood: { bidsPerSecond: speed, ...(await longTasks(page)) } }
  } finally {
    await context.close()
  }
}
