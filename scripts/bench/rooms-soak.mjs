import { caughtUp, flood } from './rooms-flood.mjs'
import { tracedTasks } from './rooms-tasks.mjs'
import { watchRoom } from './rooms-visit.mjs'
import { weight } from './rooms-weight.mjs'
import { botQuotes, longestRoom, openWorld } from './rooms-world.mjs'

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** 200 bids a minute. */
const everyMs = 300
const minuteMs = 60_000
/** A page shows a few hundred bids at most; after this many its size is constant. */
const filledAfterBids = 1_000

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

/** 200 bids a minute for this many seconds, with the processor slowed down `slowdown` times. */
async function atRate({ browser, page, devtools, quote }, { seconds, slowdown }) {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await longTasks(page)
  const { outcome: bids, ...tasks } = await tracedTasks(browser, page, () => bidAtRate(quote, seconds))
  const observed = await longTasks(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return { slowdown, bids, observed, ...tasks }
}

/**
 * An observed room with 200 bids a minute: long tasks in `seconds` of real time, and the page's memory
 * from the moment its list is full up to the end of `minutes` of the exchange's time.
 */
export async function watchedRoom(browser, address, { minutes, seconds }) {
  const world = await openWorld(address, 'bench-soak')
  const roomId = await longestRoom(world)
  const quote = botQuotes(world, roomId)
  const { context, page, devtools } = await watchRoom(browser, world, roomId, watchLongTasks)
  try {
    await devtools.send('Performance.enable')
    const rates = []
    for (const slowdown of [1, 4]) rates.push(await atRate({ browser, page, devtools, quote }, { seconds, slowdown }))
    const empty = await weight(page, devtools)
    await flood(world, quote, filledAfterBids, everyMs)
    await caughtUp(page)
    const samples = [await weight(page, devtools)]
    const parts = 4
    const rest = Math.round((minutes * minuteMs) / everyMs) - filledAfterBids
    await longTasks(page)
    let speed = 0
    for (let part = 0; part < parts; part += 1) {
      speed = await flood(world, quote, Math.max(1, Math.round(rest / parts)), everyMs)
      await caughtUp(page)
      samples.push(await weight(page, devtools))
    }
    return { rates, empty, samples, flood: { bidsPerSecond: speed, ...(await longTasks(page)) } }
  } finally {
    await context.close()
  }
}
