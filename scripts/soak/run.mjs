import { admit, authHeaders } from '../bench/rooms-bidders.mjs'
import { caughtUp, flood } from '../bench/rooms-flood.mjs'
import { skipAd, signIn } from '../bench/rooms-sign-in.mjs'
import { weight } from '../bench/rooms-weight.mjs'
import { botQuotes, longestRoom, openWorld } from '../bench/rooms-world.mjs'
import { openHall } from '../chaos/hall.mjs'
import { countTimers } from './timers.mjs'
import { weighedAfter } from './verdict.mjs'
import { goRound } from './walk.mjs'

const minuteMs = 60_000
const login = 'person'

/** Counts the frames that the page receives by its socket, and collects its console errors. */
function watch(context, page, soak) {
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('"kind":"event"')) soak.frames += 1
    }),
  )
  context.on('weberror', (error) => soak.problems.push(`uncaught: ${error.error().message}`))
  context.on('console', (message) => {
    if (message.type() === 'error') soak.problems.push(`${message.text()} @ ${message.location().url}`)
  })
}

async function openPage(browser, world, soak) {
  const context = await browser.newContext({
    baseURL: world.address,
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    serviceWorkers: 'block',
  })
  await context.addCookies(world.cookies)
  await context.addInitScript(skipAd)
  await context.addInitScript(countTimers)
  const page = await context.newPage()
  watch(context, page, soak)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable')
  return { context, page, devtools }
}

const nowOf = async (world) => (await world.read('/__mock/state')).now

/**
 * A bidder stays in a room while bots bid there, and walks once through the portal after each portion of bids: `frames` of them in
 * `minutes` of the exchange's time, in `cycles` portions. The page is measured in the room after each quarter.
 */
export async function runSoak(browser, address, wanted, onCycle = () => undefined) {
  const soak = { wanted, frames: 0, cycles: 0, minutes: 0, samples: [], problems: [] }
  const world = await openWorld(address, 'soak')
  const roomId = await longestRoom(world)
  await admit(world, roomId, login, await authHeaders(world, login))
  const quote = botQuotes(world, roomId)
  const { context, page, devtools } = await openPage(browser, world, soak)
  try {
    await signIn(page, world, login)
    await openHall(page, roomId)
    const beganAt = await nowOf(world)
    const bids = Math.ceil(wanted.frames / wanted.cycles)
    const everyMs = (wanted.minutes * minuteMs) / (bids * wanted.cycles)
    for (let cycle = 1; cycle <= wanted.cycles; cycle += 1) {
      await flood(world, quote, bids, everyMs)
      await caughtUp(page)
      await goRound(page, roomId)
      soak.cycles = cycle
      if (weighedAfter(wanted.cycles).includes(cycle)) {
        await caughtUp(page)
        const timers = await page.evaluate(() => window.liveTimers.size)
        soak.samples.push({ ...(await weight(page, devtools)), timers })
      }
      onCycle()
    }
    soak.minutes = Math.floor(((await nowOf(world)) - beganAt) / minuteMs)
    return soak
  } finally {
    await context.close()
  }
}
