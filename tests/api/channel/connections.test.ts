import { expect, test } from 'vitest'
import type { SocketEvents } from '#src/api/channel/environment.ts'
import { openPage } from './support/client.ts'
import { createRandom, createSim } from './support/sim.ts'
import { openWorld } from './support/world.ts'

const seconds = 1000
const minutes = 60 * seconds
const hours = 60 * minutes

/** Sockets driven by the test. */
function handMadeSockets() {
  const sockets: { events: SocketEvents; sent: string[]; isLive: boolean }[] = []
  return {
    sockets,
    live: () => sockets.filter(({ isLive }) => isLive).length,
    openSocket: (_url: string, events: SocketEvents) => {
      const socket = { events, sent: [] as string[], isLive: true }
      sockets.push(socket)
      return {
        send: (text: string) => void socket.sent.push(text),
        close: () => {
          socket.isLive = false
        },
      }
    },
  }
}

const hello = '{"kind":"hello","v":1,"t":1600000000000,"sessionTtl":0}'
const reset = (seq: number) =>
  `{"kind":"reset","topic":"hall","epoch":"e1","seq":${seq},"t":1600000000000,"snapshot":${seq}}`
const event = (seq: number) =>
  `{"kind":"event","v":1,"epoch":"e1","seq":${seq},"t":1600000000000,"type":"added","topic":"hall","data":${seq}}`

test('[F03] close before open, open after close, late events of old sockets, double connect: 500 loops, never two sockets', () => {
  const sim = createSim()
  const hand = handMadeSockets()
  const page = openPage({ sim, network: hand, random: createRandom(3) })
  const heard: unknown[] = []
  const handlers = {
    onSnapshot: (snapshot: unknown) => heard.push(snapshot),
    onEvent: ({ data }: { data: unknown }) => heard.push(data),
  }
  let mostLive = 0
  const count = () => {
    mostLive = Math.max(mostLive, hand.live())
  }
  for (let loop = 0; loop < 500; loop += 1) {
    // Two topics and a wake at once are still one dial.
    const undos = [page.channel.subscribe('hall', handlers), page.channel.subscribe('lot:1', handlers)]
    page.wake()
    const first = hand.sockets.at(-1)!
    count()
    // Abandoned before it opened.
    sim.elapse(4 * seconds)
    expect(first.isLive).toBe(false)
    sim.elapse(1 * seconds)
    const second = hand.sockets.at(-1)!
    expect(second).not.toBe(first)
    second.events.opened()
    second.events.frame(hello)
    second.events.frame(reset(7))
    count()
    heard.length = 0
    // All later events of the first socket are ignored.
    first.events.opened()
    first.events.frame(hello)
    first.events.frame(event(8))
    first.events.frame('not a frame')
    first.events.closed(1006)
    first.events.closed(4401)
    expect(first.sent).toEqual([])
    expect(heard).toEqual([])
    expect(page.channel.status()).toBe('live')
    count()
    for (const undo of undos) undo()
    // 5 s of frames reset the backoff of the failed dial.
    sim.elapse(5 * seconds)
    second.events.frame(event(8))
    sim.elapse(1 * seconds)
    expect(page.channel.status()).toBe('idle')
    expect(hand.live()).toBe(0)
    second.events.closed(1000)
    second.events.opened()
    expect(page.wakers.size).toBe(1)
    expect(sim.pending()).toBe(0)
  }
  expect(mostLive).toBe(1)
  expect(hand.sockets).toHaveLength(1000)
})

test('[F07] a connection without frames is stale within 12 s and in sync within 3 s of its return', () => {
  const { sim, network, channel, publish, shown, truth, page } = openWorld()
  const statuses: string[] = []
  sim.elapse(7 * seconds)
  channel.onStatus((status) => statuses.push(status))
  network.setSilent(true)
  publish(3)
  sim.elapse(12 * seconds)
  expect(statuses[0]).toBe('stale')
  publish(2)
  sim.elapse(40 * seconds)
  expect(channel.status()).not.toBe('live')
  network.setSilent(false)
  page.wake()
  sim.elapse(3 * seconds)
  expect(channel.status()).toBe('live')
  expect(shown()).toEqual(truth())
  expect(network.mostLiveSockets()).toBe(1)
})

test('[F10] after 4401 nothing is dialed until the next sign-in', async () => {
  const { sim, ledger, network, channel, page, publish, shown, truth, witness } = openWorld({
    ticket: () => Promise.resolve(null),
  })
  network.setActor({ userId: 'u1', visitor: 'visitor-1' })
  await Promise.resolve()
  sim.elapse(1 * seconds)
  expect(channel.status()).toBe('live')
  network.dials.length = 0
  ledger.hub().closeUser('u1')
  for (let i = 0; i < 30; i += 1) {
    sim.elapse(10 * seconds)
    page.wake()
    page.show(i % 2 === 0)
    channel.setUrgent(true)
    await Promise.resolve()
  }
  // Another topic of the same expired session changes nothing.
  channel.subscribe('hall', witness.handlers)()
  await Promise.resolve()
  sim.elapse(5 * minutes)
  expect(network.dials).toEqual([])
  expect(channel.status()).toBe('stopped')
  publish(3)
  page.show(true)
  channel.signedIn()
  await Promise.resolve()
  sim.elapse(1 * seconds)
  expect(network.dials).toHaveLength(1)
  expect(channel.status()).toBe('live')
  expect(shown()).toEqual(truth())
})

test('[F10] a ticket that expired in transit is followed by a new one', async () => {
  let given = 0
  const ticket = () => {
    given += 1
    return Promise.resolve(null)
  }
  const { sim, ledger, network, channel } = openWorld({ ticket })
  network.setActor({ userId: 'u1', visitor: 'visitor-1' })
  await Promise.resolve()
  sim.elapse(1 * seconds)
  expect(channel.status()).toBe('live')
  ledger.hub().closeUser('u1', 4408)
  sim.elapse(2 * seconds)
  await Promise.resolve()
  sim.elapse(1 * seconds)
  expect(given).toBe(2)
  expect(channel.status()).toBe('live')
})

test('[F10] a deliberate end is not an outage: no dial within 5 min of signing out or closing', () => {
  for (const end of ['signedOut', 'close'] as const) {
    const { sim, network, channel, page } = openWorld()
    sim.elapse(2 * seconds)
    network.dials.length = 0
    channel[end]()
    expect(channel.status()).toBe('stopped')
    for (let i = 0; i < 30; i += 1) {
      sim.elapse(10 * seconds)
      page.wake()
      page.show(i % 2 === 0)
      channel.setUrgent(true)
    }
    expect(network.dials).toEqual([])
    expect(network.connections.size).toBe(0)
    expect(sim.pending()).toBe(0)
    expect(page.wakers.size).toBe(end === 'close' ? 0 : 1)
  }
})

test('[F10] signing out during a dial ends that dial', () => {
  const { sim, network, channel } = openWorld({ latencyMs: () => 500 })
  sim.elapse(700)
  channel.signedOut()
  sim.elapse(5 * minutes)
  expect(network.dials).toHaveLength(1)
  expect(network.connections.size).toBe(0)
})

test.each([
  ['10 s', 10 * seconds],
  ['10 min', 10 * minutes],
  ['2 h', 2 * hours],
])(
  '[F11] hidden for %s with the connection cut: no dial while hidden, in sync within 3 s of its return',
  (_name, ms) => {
    const { sim, network, page, publish, shown, truth } = openWorld()
    sim.elapse(2 * seconds)
    page.show(false)
    network.cut()
    network.dials.length = 0
    for (let i = 0; i < 10; i += 1) {
      sim.elapse(ms / 10)
      publish(200)
    }
    expect(network.dials).toEqual([])
    page.show(true)
    sim.elapse(3 * seconds)
    expect(shown()).toEqual(truth())
  },
)

test('[F11] a hidden page with a good connection gets every frame without a heartbeat; visible again, it has one', () => {
  let steps = 0
  const countSteps = () => {
    steps += 1
    return 0.5
  }
  const { sim, page, publish, shown, truth, channel } = openWorld({ random: countSteps })
  sim.elapse(2 * seconds)
  page.show(false)
  sim.elapse(2 * seconds)
  const during = (run: () => void) => {
    const before = steps
    run()
    return steps - before
  }
  const hidden = during(() => sim.elapse(60 * seconds))
  const seen = during(() => {
    page.show(true)
    sim.elapse(60 * seconds)
  })
  // The server's pings and the answers to the page's messages: 12 of each in a minute.
  expect(hidden).toBeLessThanOrEqual(36)
  expect(seen - hidden).toBeGreaterThan(40)
  page.show(false)
  publish(3)
  sim.elapse(1 * seconds)
  expect([channel.status(), shown()]).toEqual(['live', truth()])
})

test('[F07] a connection that falls silent while the page is hidden is given up without a dial, and replaced on return', () => {
  const { sim, network, channel, page, publish, shown, truth } = openWorld()
  sim.elapse(7 * seconds)
  page.show(false)
  network.setSilent(true)
  publish(3)
  sim.elapse(13 * seconds)
  expect(channel.status()).toBe('stale')
  network.setSilent(false)
  network.dials.length = 0
  sim.elapse(60 * seconds)
  expect(network.dials).toEqual([])
  page.show(true)
  sim.elapse(3 * seconds)
  expect(shown()).toEqual(truth())
})

test('[F11] a missing visibility event: in sync within 3 s all the same', () => {
  const { sim, network, page, publish, shown, truth } = openWorld()
  sim.elapse(2 * seconds)
  page.show(false)
  network.cut()
  sim.elapse(10 * minutes)
  publish(3)
  page.show(true, false)
  sim.elapse(3 * seconds)
  expect(shown()).toEqual(truth())
})

test.each([
  ['10 s', 10 * seconds],
  ['10 min', 10 * minutes],
  ['2 h', 2 * hours],
])('[F11] frozen for %s: in sync within 3 s of the thaw', (_name, ms) => {
  const { sim, page, publish, shown, truth, witness } = openWorld()
  sim.elapse(2 * seconds)
  page.show(false)
  page.freeze()
  for (let i = 0; i < 10; i += 1) {
    sim.elapse(ms / 10)
    publish(20)
  }
  page.thaw()
  page.show(true)
  sim.elapse(3 * seconds)
  expect(shown()).toEqual(truth())
  expect(witness.violations).toEqual([])
})

test.each([
  ['continuing', true],
  ['stopped', false],
])(
  '[F11] a laptop sleeps for an hour, its monotonic clock %s, without any event: in sync within 3 s',
  (_name, goesOn) => {
    const { sim, page, publish, shown, truth, network } = openWorld()
    sim.elapse(2 * seconds)
    network.setSilent(true)
    page.sleep(1 * hours, goesOn)
    publish(20)
    network.setSilent(false)
    sim.elapse(3 * seconds)
    expect(shown()).toEqual(truth())
  },
)

test('[F11] the network flaps 100 times: in sync within 3 s, one socket at a time, no flood of dials', () => {
  const { sim, network, page, publish, shown, truth, channel } = openWorld()
  sim.elapse(2 * seconds)
  network.dials.length = 0
  for (let flap = 0; flap < 100; flap += 1) {
    network.setSilent(true)
    sim.elapse(150)
    publish()
    if (flap % 3 === 0) network.cut()
    network.setSilent(false)
    page.wake()
    sim.elapse(150)
  }
  sim.elapse(3 * seconds)
  expect(channel.status()).toBe('live')
  expect(shown()).toEqual(truth())
  expect(network.mostLiveSockets()).toBe(1)
  expect(network.dials.length).toBeLessThanOrEqual(101)
})
