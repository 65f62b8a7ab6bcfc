import { exchangeProcess, start } from './rooms-process.mjs'
import { longestRoom, openWorld } from './rooms-world.mjs'

/** Length of the exchange's frame for one bid, characters of its data. */
const frameChars = 430

const cpuMs = (before, after) => (after.cpu.user + after.cpu.system - before.cpu.user - before.cpu.system) / 1000

async function oneRun(server, audience, bids) {
  const empty = await server.ask()
  const listeners = start('rooms-audience', [JSON.stringify({ ...audience, bids })])
  try {
    const { connectMs } = await listeners.hear()
    const before = await server.ask()
    const times = await listeners.ask()
    const after = await server.ask()
    listeners.proceed()
    return {
      connectMs,
      p50: times.p50,
      p95: times.p95,
      p99: times.p99,
      last: times.last,
      worst: times.worst,
      reply: times.reply,
      lost: times.lost,
      cpuPerBid: cpuMs(before, after) / bids,
      heldPerSocket: (before.held - empty.held) / audience.sockets,
      rss: after.rss,
    }
  } finally {
    await listeners.end()
  }
}

/**
 * Broadcasts `bids` bids to every socket of one room, compared with a process that only writes a frame of the same size to each
 * socket; alternating, `runs` times. A list of runs by audience and server.
 */
export async function fanOut(audiences, { runs, bids }) {
  const results = []
  for (const sockets of audiences) {
    const portal = await exchangeProcess('exchange-fanout')
    const limit = start('rooms-limit', [String(frameChars)], { execArgv: ['--expose-gc'] })
    try {
      const { address } = await limit.hear()
      const world = await openWorld(portal.address, 'bench-fanout')
      const roomId = await longestRoom(world)
      const rounds = { exchange: [], limit: [] }
      const seat = { roomId, sockets, cookie: world.cookie }
      for (let run = 0; run < runs; run += 1) {
        rounds.limit.push(await oneRun(limit, { ...seat, address }, bids))
        rounds.exchange.push(await oneRun(portal.server, { ...seat, address: portal.address }, bids))
        process.stderr.write('.')
      }
      results.push({ sockets, rounds })
    } finally {
      await Promise.all([portal.server.end(), limit.end()])
    }
  }
  return results
}
