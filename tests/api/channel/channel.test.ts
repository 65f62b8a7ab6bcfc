import { expect, test } from 'vitest'
import type { SocketEvents } from '#src/api/channel/environment.ts'
import { SendError } from '#src/api/channel/outgoing-messages.ts'
import type { Status, TopicStatus } from '#src/api/channel/state.ts'
import { ApiError } from '#src/api/errors.ts'
import { pollAnswer } from '#src/model/push/frames.ts'
import { openPage } from './support/client.ts'
import { createWitness } from './support/exchange.ts'
import { createRandom, createSim } from './support/sim.ts'
import { openWorld } from './support/world.ts'

const seconds = 1000

/** Runs settled promise callbacks. */
const promises = async () => {
  for (let i = 0; i < 5; i += 1) await Promise.resolve()
}

test('a page gets a snapshot, then each change', () => {
  const { sim, publish, shown, channel, witness } = openWorld()
  publish(2)
  sim.elapse(100)
  expect(shown()).toEqual([1, 2])
  publish(3)
  sim.elapse(20)
  expect(shown()).toEqual([1, 2, 3, 4, 5])
  expect(witness.snapshots()).toBe(1)
  expect(channel.status()).toBe('live')
  expect(channel.roundTripMs()).toBe(40)
})

test('a second reader of a topic gets a snapshot of its own and no event before it', () => {
  const { sim, publish, ledger, channel, shown, truth } = openWorld()
  sim.elapse(100)
  publish(3)
  const second = createWitness(ledger, 'lot:1')
  const undo = channel.subscribe('lot:1', second.handlers)
  sim.elapse(25)
  publish(2)
  sim.elapse(100)
  expect(second.violations).toEqual([])
  expect(second.list()).toEqual(truth())
  undo()
  publish(1)
  sim.elapse(5 * seconds)
  expect(second.list()).toEqual([1, 2, 3, 4, 5])
  expect(shown()).toEqual([1, 2, 3, 4, 5, 6])
})

test('a second call of an unsubscribe function has no effect', () => {
  const { sim, publish, channel, ledger, undo, shown } = openWorld()
  const second = createWitness(ledger, 'lot:1')
  const undoSecond = channel.subscribe('lot:1', second.handlers)
  sim.elapse(100)
  undoSecond()
  undoSecond()
  sim.elapse(20 * seconds)
  publish()
  sim.elapse(100)
  expect(shown()).toEqual([1])
  undo()
  sim.elapse(10 * seconds)
  expect(channel.status()).toBe('idle')
})

test('[F21] throwing handlers are reported and do not affect the others', () => {
  const { sim, publish, channel, page, shown, truth } = openWorld()
  const thrower = () => {
    throw new Error('handler')
  }
  channel.subscribe('lot:1', { onSnapshot: thrower, onEvent: thrower, onStatus: thrower })
  channel.onStatus(thrower)
  sim.elapse(100)
  publish(2)
  sim.elapse(100)
  expect(shown()).toEqual(truth())
  expect(channel.status()).toBe('live')
  // Live, twice; one snapshot; two events.
  expect(page.reports).toHaveLength(5)
})

test('handlers may subscribe, unsubscribe and read the status while they run', () => {
  const { sim, publish, channel, ledger } = openWorld()
  const seen: Status[] = []
  const inner = createWitness(ledger, 'hall')
  let calls = 0
  const undo = channel.subscribe('lot:1', {
    onSnapshot: () => {
      channel.subscribe('hall', inner.handlers)
      seen.push(channel.status())
    },
    onEvent: () => {
      calls += 1
      undo()
    },
  })
  sim.elapse(200)
  publish(3)
  ledger.publish('hall')
  sim.elapse(200)
  expect(seen).toEqual(['live'])
  expect(calls).toBe(1)
  expect(inner.list()).toEqual([4])
})

test('a handler removed by an earlier one is not called', () => {
  const { sim, publish, channel } = openWorld()
  const undos: (() => void)[] = []
  let calls = 0
  channel.subscribe('lot:1', { onSnapshot: () => undefined, onEvent: () => undos[0]?.() })
  undos.push(
    channel.subscribe('lot:1', {
      onSnapshot: () => undefined,
      onEvent: () => {
        calls += 1
      },
    }),
  )
  sim.elapse(100)
  publish(2)
  sim.elapse(100)
  expect(calls).toBe(0)
})

test('each status change of the channel and of the topic is reported', () => {
  const { sim, channel, network, ledger } = openWorld()
  const statuses: Status[] = []
  const ofTopic: TopicStatus[] = []
  const undo = channel.onStatus((status) => statuses.push(status))
  const witness = createWitness(ledger, 'hall')
  channel.subscribe('hall', { ...witness.handlers, onStatus: (status) => ofTopic.push(status) })
  sim.elapse(1 * seconds)
  network.cut()
  sim.elapse(3 * seconds)
  expect(statuses).toEqual(['live', 'waiting', 'connecting', 'live'])
  // Between the first frame and the snapshot a topic with earlier data is stale, not live.
  expect(ofTopic).toEqual(['live', 'waiting', 'connecting', 'stale', 'live'])
  undo()
  network.cut()
  sim.elapse(3 * seconds)
  expect(statuses).toHaveLength(4)
})

test('a topic that may not be read is refused and does not affect the others', () => {
  const { sim, channel, publish, shown } = openWorld()
  const statuses: TopicStatus[] = []
  for (const topic of ['desk:somebody-else', 'lot:none', 'lot:没有']) {
    channel.subscribe(topic, {
      onSnapshot: () => undefined,
      onEvent: () => undefined,
      onStatus: (status) => statuses.push(status),
    })
  }
  sim.elapse(1 * seconds)
  expect(statuses.filter((status) => status === 'refused')).toHaveLength(3)
  expect(channel.refusalOf('desk:somebody-else')).toEqual({ code: 401, msg: '请先登录' })
  expect(channel.refusalOf('lot:1')).toBeNull()
  publish()
  sim.elapse(100)
  expect(shown()).toEqual([1])
  expect(channel.status()).toBe('live')
})

test('a socket that cannot be created is a failed dial', () => {
  let tries = 0
  const { sim, channel, page } = openWorld({
    openSocket: () => {
      tries += 1
      throw new Error('refused by policy')
    },
  })
  sim.elapse(60 * seconds)
  expect(tries).toBeGreaterThan(4)
  expect(tries).toBeLessThan(20)
  expect(channel.status()).toBe('waiting')
  expect(page.reports).toEqual([])
})

test('each dial fetches a new ticket and sends it as its first message', async () => {
  let made = 0
  const world = openWorld({
    topic: 'desk:u1',
    ticket: () => {
      made += 1
      return Promise.resolve(`ticket-${made}`)
    },
  })
  for (const ticket of ['ticket-1', 'ticket-2']) world.ledger.tickets.set(ticket, 'u1')
  await promises()
  world.sim.elapse(1 * seconds)
  world.publish(2)
  world.sim.elapse(100)
  expect(world.shown()).toEqual([1, 2])
  world.network.cut()
  world.publish(1)
  world.sim.elapse(2 * seconds)
  await promises()
  world.sim.elapse(1 * seconds)
  expect(world.shown()).toEqual([1, 2, 3])
  expect(made).toBe(2)
  expect(world.ledger.tickets.size).toBe(0)
})

test('a ticket that cannot be fetched is a failed dial; one that arrives too late opens nothing', async () => {
  let isDown = true
  const late: ((ticket: string | null) => void)[] = []
  const world = openWorld({
    ticket: () => (isDown ? Promise.reject(new Error('down')) : new Promise((resolve) => late.push(resolve))),
  })
  for (let i = 0; i < 10; i += 1) {
    await promises()
    world.sim.elapse(1 * seconds)
  }
  expect(world.network.dials).toEqual([])
  isDown = false
  world.sim.elapse(20 * seconds)
  await promises()
  world.channel.signedOut()
  for (const give of late) give('too-late')
  await promises()
  world.sim.elapse(60 * seconds)
  expect(late.length).toBeGreaterThan(0)
  expect(world.network.dials).toEqual([])
})

test('429 on a poll slows polling down, any other failure does not', async () => {
  const tooMany = new ApiError({ code: 429 }, '请求过于频繁')
  const asked = async (failure: Error) => {
    let polls = 0
    const { sim, network } = openWorld({
      poll: () => {
        polls += 1
        return Promise.reject(failure)
      },
    })
    network.serve(null)
    for (let second = 0; second < 120; second += 1) {
      sim.elapse(1 * seconds)
      await promises()
    }
    return polls
  }
  expect(await asked(new Error('down'))).toBeGreaterThan(25)
  const [least, most] = [3, 10]
  const polls = await asked(tooMany)
  expect(polls).toBeGreaterThanOrEqual(least)
  expect(polls).toBeLessThanOrEqual(most)
})

test('a failed renewal is retried, and the connection stays open', async () => {
  let asked = 0
  const transcript: { sent: string[]; events: SocketEvents | null } = { sent: [], events: null }
  const sim = createSim()
  const page = openPage({
    sim,
    random: createRandom(1),
    network: {
      openSocket: (_url, events) => {
        transcript.events = events
        return { send: (text) => void transcript.sent.push(text), close: () => undefined }
      },
    },
    ticket: () => {
      asked += 1
      return asked === 2 ? Promise.reject(new Error('down')) : Promise.resolve(`ticket-${asked}`)
    },
  })
  page.channel.subscribe('hall', { onSnapshot: () => undefined, onEvent: () => undefined })
  await promises()
  transcript.events!.opened()
  transcript.events!.frame('{"kind":"hello","v":1,"t":1600000000000,"sessionTtl":60000}')
  for (let passed = 0; passed < 45; passed += 5) {
    sim.elapse(5 * seconds)
    transcript.events!.frame('{"kind":"ping","t":1600000000000}')
    await promises()
  }
  expect(asked).toBe(3)
  expect(transcript.sent).toContain('{"kind":"auth","ticket":"ticket-3"}')
})

test('behind a proxy that blocks sockets the page is updated by polling', async () => {
  const world = openWorld({
    poll: (positions) => Promise.resolve(world.ledger.hub().answerPoll(positions, { userId: null, visitor: 'v' })),
    serverAhead: 1_500_000_000_000,
  })
  const { sim, network, ledger, channel, shown, truth, publish, page } = world
  network.serve(null)
  for (let i = 0; i < 15; i += 1) {
    sim.elapse(1 * seconds)
    await promises()
  }
  expect(channel.status()).toBe('polling')
  publish(5)
  sim.elapse(3 * seconds)
  await promises()
  expect(shown()).toEqual(truth())
  expect(Math.abs(page.clock.now() - sim.now() - 1_500_000_000_000)).toBeLessThan(1000)
  publish(2)
  network.serve(ledger.hub())
  for (let i = 0; i < 25; i += 1) {
    sim.elapse(1 * seconds)
    await promises()
  }
  expect(channel.status()).toBe('live')
  expect(shown()).toEqual(truth())
  expect(world.witness.violations).toEqual([])
})

test('failed polls and malformed answers are survived', async () => {
  const answers: (() => Promise<unknown>)[] = [
    () => Promise.reject(new Error('down')),
    () => Promise.resolve('<html>'),
    () => Promise.resolve({ t: 1, messages: [{ kind: 'bid' }] }),
    () => Promise.resolve(null),
  ]
  let asked = 0
  const { sim, network, channel, page } = openWorld({
    poll: () => {
      asked += 1
      return answers[asked % answers.length]!()
    },
  })
  network.serve(null)
  for (let i = 0; i < 60; i += 1) {
    sim.elapse(1 * seconds)
    await promises()
  }
  expect(asked).toBeGreaterThan(15)
  expect(channel.status()).not.toBe('polling')
  expect(page.reports).toEqual([])
})

test('the answer to a poll has the shape of the contract', () => {
  const { ledger } = openWorld()
  ledger.publish('hall', 2)
  const answer = ledger.hub().answerPoll([{ topic: 'hall' }, { topic: 'lot:none' }], { userId: null, visitor: 'v' })
  expect(pollAnswer.parse(answer)).toEqual(answer)
})

test('[FW-05] a message that is sent again after an outage is applied once', async () => {
  const { sim, channel, network, ledger } = openWorld({ topic: 'desk:visitor-1' })
  sim.elapse(1 * seconds)
  const first = channel.say('desk:visitor-1', '你好')
  sim.elapse(100)
  await expect(first).resolves.toBeUndefined()
  // The server accepts this one, but the acknowledgement is lost with the connection.
  const second = channel.say('desk:visitor-1', '在吗')
  network.faults.drop = 2
  sim.elapse(30)
  network.cut()
  sim.elapse(100)
  const failure: unknown = await second.catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(SendError)
  const { id, failure: why } = failure as SendError
  expect(why).toEqual({ reason: 'unknown' })
  sim.elapse(5 * seconds)
  const again = channel.say('desk:visitor-1', '在吗', id)
  sim.elapse(100)
  await expect(again).resolves.toBeUndefined()
  expect(ledger.accepted.map(({ data }) => data)).toEqual(['你好', '在吗'])
})

test('[FW-05] a message that is refused, too large or has no connection fails with its reason', async () => {
  const { sim, channel, network, ledger } = openWorld({ topic: 'desk:visitor-1' })
  sim.elapse(1 * seconds)
  const rude = channel.say('desk:visitor-1', 'rude')
  sim.elapse(100)
  await expect(rude).rejects.toMatchObject({ message: '请文明用语', failure: { reason: 'refused', code: 422 } })
  await expect(channel.say('desk:visitor-1', '长'.repeat(22_000))).rejects.toMatchObject({
    failure: { reason: 'too-large' },
  })
  network.cut()
  sim.elapse(100)
  await expect(channel.say('desk:visitor-1', '你好')).rejects.toMatchObject({ failure: { reason: 'not-connected' } })
  sim.elapse(10 * seconds)
  expect(channel.status()).toBe('live')
  expect(ledger.accepted).toEqual([])
})

test('[FW-05] one id is one message: two simultaneous calls send it once', async () => {
  const { sim, channel, ledger } = openWorld({ topic: 'desk:visitor-1' })
  sim.elapse(1 * seconds)
  const both = [
    channel.say('desk:visitor-1', '你好', 'same-name-1'),
    channel.say('desk:visitor-1', '你好', 'same-name-1'),
  ]
  sim.elapse(100)
  await expect(Promise.all(both)).resolves.toEqual([undefined, undefined])
  expect(ledger.accepted).toHaveLength(1)
})

test('[F12] a frame of 1 MB costs one connection and is not requested again', () => {
  const { sim, channel, network, ledger, publish, shown, truth } = openWorld()
  sim.elapse(1 * seconds)
  publish(3)
  network.dials.length = 0
  ledger.hub().publish('lot:1', 'huge', 'x'.repeat(1_000_000))
  publish(2)
  sim.elapse(60 * seconds)
  expect(channel.badFrames()).toBe(1)
  expect(network.dials).toHaveLength(1)
  expect(channel.status()).toBe('live')
  expect(shown()).toEqual(truth())
})

test('[F12] a server whose snapshots are all too large is not dialed in a loop', () => {
  const { sim, channel, network, ledger } = openWorld({ topic: 'lot:2' })
  for (let i = 0; i < 200_000; i += 1) ledger.listOf('lot:2').push(i)
  sim.elapse(600 * seconds)
  expect(channel.badFrames()).toBe(network.dials.length)
  expect(network.dials.length).toBeLessThan(90)
})

test('forty topics on one page are all read without exceeding the rate limit', () => {
  const { sim, channel, ledger, network } = openWorld()
  const witnesses = Array.from({ length: 40 }, (_, i) => {
    const witness = createWitness(ledger, `lot:L${i}`)
    channel.subscribe(`lot:L${i}`, witness.handlers)
    return witness
  })
  sim.elapse(10 * seconds)
  expect(witnesses.filter((witness) => witness.list() === null)).toEqual([])
  expect(network.dials).toHaveLength(1)
})
