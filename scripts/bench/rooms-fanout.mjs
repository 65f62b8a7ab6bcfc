import { fork } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from '../lib/run.mjs'
import { longestRoom, openWorld } from './rooms-world.mjs'

const scriptOf = (name) => fileURLToPath(new URL(`${name}.mjs`, import.meta.url))

/** Frame of one bid as the exchange sends it, characters of its data. */
const frameChars = 430

/** A script in a process of its own, and what it says. */
function start(name, args = [], { env = {}, execArgv = [] } = {}) {
  const child = fork(scriptOf(name), args, { env: { ...process.env, ...env }, execArgv })
  const heard = []
  const waiting = []
  child.on('message', (message) => {
    const taker = waiting.shift()
    if (taker) taker.resolve(message)
    else heard.push(message)
  })
  child.once('exit', (code) => {
    for (const { reject } of waiting) reject(new Error(`${name} ended with ${code}`))
  })
  const hear = () =>
    heard.length > 0
      ? Promise.resolve(heard.shift())
      : new Promise((resolve, reject) => {
          waiting.push({ resolve, reject })
        })
  return {
    hear,
    ask: () => {
      child.send('go on')
      return hear()
    },
    tell: () => child.send('go on'),
    end: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null) return resolve()
        child.once('exit', resolve)
        return child.connected ? child.disconnect() : child.kill()
      }),
  }
}

const cpuMs = (before, after) => (after.cpu.user + after.cpu.system - before.cpu.user - before.cpu.system) / 1000

async function oneRun(server, audience, bids) {
  const empty = await server.ask()
  const listeners = start('rooms-audience', [JSON.stringify({ ...audience, bids })])
  try {
    const { connectMs } = await listeners.hear()
    const before = await server.ask()
    const times = await listeners.ask()
    const after = await server.ask()
    listeners.tell()
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

async function startExchange() {
  const journal = path.join(root, '.cache/bench/exchange-fanout')
  rmSync(journal, { recursive: true, force: true })
  const server = start('rooms-exchange', [], { env: { MOCK_JOURNAL_DIR: journal }, execArgv: ['--expose-gc'] })
  const { address } = await server.hear()
  return { server, address }
}

/**
 * `bids` bids told to every socket of one room, beside a process that only writes a frame of the same size to each socket; in
 * turns, `runs` times. A list of runs by audience and server.
 */
export async function fanOut(audiences, { runs, bids }) {
  const results = []
  for (const sockets of audiences) {
    const portal = await startExchange()
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
