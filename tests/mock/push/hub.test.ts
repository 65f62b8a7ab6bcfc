import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Actor } from '#src/mock/exchange/actor.ts'
import { Refusal } from '#src/mock/exchange/refusal.ts'
import { createHub, type HubOptions } from '#src/mock/push/hub.ts'
import type { Wire } from '#src/mock/push/wire.ts'
import { messageIn, type ServerMessage, serverMessage } from '#src/model/push/frames.ts'
import { createSim } from '#tests/api/channel/support/sim.ts'

const seconds = 1000
const minutes = 60 * seconds
const guest: Actor = { userId: null, visitor: 'v1' }
const zhang: Actor = { userId: 'u1', visitor: 'v2' }

/** A connection whose other end is the test. */
function testWire() {
  const got: ServerMessage[] = []
  const texts: string[] = []
  let hear: (text: string) => void = () => undefined
  let disconnect: () => void = () => undefined
  let closed: { code: number; reason: string } | null = null
  let buffered = 0
  const wire: Wire = {
    send: (text) => {
      texts.push(text)
      const message = messageIn(serverMessage, text)
      if (!message) throw new Error(`not a message of the protocol: ${text}`)
      got.push(message)
    },
    close: (code, reason) => {
      closed = { code, reason }
    },
    onMessage: (fn) => {
      hear = fn
    },
    onClose: (fn) => {
      disconnect = fn
    },
    buffered: () => buffered,
  }
  return {
    wire,
    got,
    texts,
    closed: () => closed,
    setBuffered: (bytes: number) => {
      buffered = bytes
    },
    leave: () => disconnect(),
    raw: (text: string) => hear(text),
    say: (message: object) => hear(JSON.stringify(message)),
    of: <K extends ServerMessage['kind']>(kind: K) =>
      got.filter((message): message is Extract<ServerMessage, { kind: K }> => message.kind === kind),
  }
}

function createWorld(over: Partial<HubOptions> = {}) {
  const sim = createSim(1_600_000_000_000)
  const sent: unknown[] = []
  const reports: unknown[] = []
  const state = { price: 0 }
  const hub = createHub({
    now: sim.now,
    epoch: 'epoch-1',
    snapshotOf: (topic) => (topic === 'lot:none' ? undefined : { price: state.price }),
    mayRead: (topic, who) => !topic.startsWith('desk:') || topic === `desk:${who.userId ?? who.visitor}`,
    onSay: (_topic, _who, data) => {
      if (data === 'rude') throw new Refusal(422, '请文明用语')
      if (data === 'crash') throw new Error('crash')
      sent.push(data)
    },
    setTimer: sim.timers,
    report: (error) => reports.push(error),
    ...over,
  })
  const connect = (who: Actor = guest) => {
    const page = testWire()
    hub.connect(page.wire, who)
    return page
  }
  const bid = (price: number, topic = 'lot:1') => {
    state.price = price
    hub.publish(topic, 'bid-placed', { price }, 'A1')
  }
  return { sim, hub, sent, reports, state, connect, bid }
}

const seqs = (page: ReturnType<typeof testWire>) => page.of('event').map(({ seq }) => seq)

test('a reader is counted in the answer to the own subscription, and not where it is refused', () => {
  const counted: { readers: number }[] = []
  const { hub, connect } = createWorld({
    snapshotOf: (topic) => (topic === 'lot:none' ? undefined : { readers: hub.readersOf(topic) }),
  })
  for (const page of [connect(), connect(zhang)]) {
    page.say({ kind: 'subscribe', topic: 'lot:1' })
    page.say({ kind: 'subscribe', topic: 'lot:none' })
    counted.push(...page.of('reset').map(({ snapshot }) => snapshot as { readers: number }))
  }
  expect(counted).toEqual([{ readers: 1 }, { readers: 2 }])
  expect(hub.readersOf('lot:none')).toBe(0)
})

test('greets, answers a subscribe with the state as of its number, then sends each change', () => {
  const { connect, bid } = createWorld()
  bid(1)
  const page = connect()
  page.say({ kind: 'subscribe', topic: 'lot:1' })
  bid(2)
  expect(page.got).toEqual([
    { kind: 'hello', v: 1, t: 1_600_000_000_000, sessionTtl: 0 },
    { kind: 'reset', topic: 'lot:1', epoch: 'epoch-1', seq: 1, t: 1_600_000_000_000, snapshot: { price: 1 } },
    {
      kind: 'event',
      v: 1,
      epoch: 'epoch-1',
      seq: 2,
      t: 1_600_000_000_000,
      type: 'bid-placed',
      topic: 'lot:1',
      lotId: 'A1',
      data: { price: 2 },
    },
  ])
})

test('each topic has its own sequence, without gaps', () => {
  const { connect, bid } = createWorld()
  const page = connect()
  for (const topic of ['lot:1', 'lot:2']) page.say({ kind: 'subscribe', topic })
  for (const topic of ['lot:1', 'lot:2', 'lot:1', 'lot:1', 'lot:2', 'lot:3']) bid(1, topic)
  expect(page.of('event').map(({ topic, seq }) => `${topic} ${seq}`)).toEqual([
    'lot:1 1',
    'lot:2 1',
    'lot:1 2',
    'lot:1 3',
    'lot:2 2',
  ])
})

test('after unsubscribing nothing is sent any more', () => {
  const { connect, bid } = createWorld()
  const page = connect()
  page.say({ kind: 'subscribe', topic: 'lot:1' })
  page.say({ kind: 'unsubscribe', topic: 'lot:1' })
  bid(1)
  expect(seqs(page)).toEqual([])
})

test('a position of this server start is resumed with the missed events, also if there are none', () => {
  const { connect, bid } = createWorld()
  for (let i = 1; i <= 5; i += 1) bid(i)
  const page = connect()
  page.say({ kind: 'subscribe', topic: 'lot:1', epoch: 'epoch-1', seq: 3 })
  page.say({ kind: 'replay', topic: 'lot:1', epoch: 'epoch-1', seq: 5 })
  expect(page.of('replay').map(({ frames }) => frames.map(({ seq }) => seq))).toEqual([[4, 5], []])
  expect(page.of('reset')).toEqual([])
  bid(6)
  expect(seqs(page)).toEqual([6])
})

test.each([
  ['of an earlier server start', { epoch: 'epoch-0', seq: 3 }],
  ['from the future', { epoch: 'epoch-1', seq: 6 }],
  ['without a number', { epoch: 'epoch-1' }],
])('a position %s gets a snapshot', (_name, position) => {
  const { connect, bid } = createWorld()
  for (let i = 1; i <= 5; i += 1) bid(i)
  const page = connect()
  page.say({ kind: 'subscribe', topic: 'lot:1', ...position })
  expect(page.of('reset').map(({ seq, snapshot }) => ({ seq, snapshot }))).toEqual([{ seq: 5, snapshot: { price: 5 } }])
})

test('the last 1,000 frames are stored, no more', () => {
  const { connect, bid } = createWorld()
  for (let i = 1; i <= 2600; i += 1) bid(i)
  const page = connect()
  page.say({ kind: 'subscribe', topic: 'lot:1', epoch: 'epoch-1', seq: 1600 })
  expect(page.of('replay').flatMap(({ frames }) => frames)).toHaveLength(1000)
  page.say({ kind: 'subscribe', topic: 'lot:1', epoch: 'epoch-1', seq: 1599 })
  expect(page.of('reset')).toHaveLength(1)
})

test('frames are stored for 10 min, no longer', () => {
  const { sim, connect, bid } = createWorld()
  bid(1)
  sim.elapse(6 * minutes)
  bid(2)
  sim.elapse(4 * minutes)
  const page = connect()
  page.say({ kind: 'replay', topic: 'lot:1', epoch: 'epoch-1', seq: 0 })
  expect(page.of('replay')[0]?.frames.map(({ seq }) => seq)).toEqual([1, 2])
  sim.elapse(1)
  page.say({ kind: 'replay', topic: 'lot:1', epoch: 'epoch-1', seq: 0 })
  expect(page.of('reset')).toHaveLength(1)
  page.say({ kind: 'replay', topic: 'lot:1', epoch: 'epoch-1', seq: 1 })
  expect(page.of('replay')).toHaveLength(2)
})

test('[F12] a long replay comes in parts of bounded size, complete with the last', () => {
  const { hub, connect } = createWorld()
  for (let i = 0; i < 100; i += 1) hub.publish('lot:1', 'note', 'x'.repeat(10_000))
  const page = connect()
  page.say({ kind: 'replay', topic: 'lot:1', epoch: 'epoch-1', seq: 0 })
  const parts = page.of('replay')
  expect(parts.length).toBeGreaterThan(5)
  expect(parts.map(({ more }) => more)).toEqual([...parts.slice(1).map(() => true), undefined])
  expect(parts.flatMap(({ frames }) => frames.map(({ seq }) => seq))).toEqual(
    Array.from({ length: 100 }, (_, i) => i + 1),
  )
  for (const text of page.texts) expect(text.length).toBeLessThan(150_000)
})

test('a frame is serialised once, for any number of subscribers', () => {
  const { hub, connect } = createWorld()
  const pages = Array.from({ length: 50 }, () => connect())
  for (const page of pages) page.say({ kind: 'subscribe', topic: 'hall' })
  let written = 0
  const data = {
    toJSON: () => {
      written += 1
      return 'tick'
    },
  }
  hub.publish('hall', 'tick', data)
  expect(written).toBe(1)
  for (const page of pages) expect(page.of('event').map((frame) => frame.data)).toEqual(['tick'])
  const late = connect()
  late.say({ kind: 'replay', topic: 'hall', epoch: 'epoch-1', seq: 0 })
  expect(written).toBe(1)
  expect(late.of('replay')[0]?.frames[0]?.data).toBe('tick')
})

test('the time is answered with the request’s own time, for clock synchronisation', () => {
  const { sim, connect } = createWorld()
  const page = connect()
  sim.elapse(250)
  page.say({ kind: 'time', sent: 17.5 })
  expect(page.of('time')).toEqual([{ kind: 'time', sent: 17.5, t: 1_600_000_000_250 }])
})

test('a ping each 5 s contains the position of each topic', () => {
  const { sim, connect, bid } = createWorld()
  const page = connect()
  page.say({ kind: 'subscribe', topic: 'lot:1' })
  bid(1)
  sim.elapse(4999)
  expect(page.of('ping')).toEqual([])
  sim.elapse(1)
  expect(page.of('ping')).toEqual([
    { kind: 'ping', t: 1_600_000_005_000, heads: [{ topic: 'lot:1', epoch: 'epoch-1', seq: 1 }] },
  ])
  page.say({ kind: 'pong' })
  sim.elapse(5 * seconds)
  expect(page.of('ping')).toHaveLength(2)
})

test('a client that answers no ping is dropped with the fourth, one that answers stays', () => {
  const { sim, connect } = createWorld()
  const silent = connect()
  const answering = connect()
  for (let i = 0; i < 10; i += 1) {
    sim.elapse(5 * seconds)
    answering.say({ kind: 'pong' })
    expect(silent.closed()).toEqual(i < 3 ? null : { code: 1013, reason: 'no answer' })
  }
  expect(answering.closed()).toBeNull()
})

test('a slow client is dropped before its frames fill the memory, the others continue', () => {
  const { connect, bid } = createWorld()
  const slow = connect()
  const quick = connect()
  for (const page of [slow, quick]) page.say({ kind: 'subscribe', topic: 'lot:1' })
  slow.setBuffered(1024 * 1024)
  bid(1)
  expect(slow.closed()).toBeNull()
  slow.setBuffered(1024 * 1024 + 1)
  bid(2)
  bid(3)
  expect(slow.closed()).toEqual({ code: 1013, reason: 'slow reader' })
  expect(seqs(slow)).toEqual([1])
  expect(seqs(quick)).toEqual([1, 2, 3])
})

test('a failing connection is dropped, the others continue', () => {
  const { hub, connect, bid } = createWorld()
  const thrower: Wire = {
    ...testWire().wire,
    send: () => {
      throw new Error('gone')
    },
    close: () => {
      throw new Error('gone')
    },
  }
  hub.connect(thrower, guest)
  const page = connect()
  page.say({ kind: 'subscribe', topic: 'lot:1' })
  bid(1)
  expect(seqs(page)).toEqual([1])
})

test('[A7] the 21st message within a second closes the connection', () => {
  const { sim, connect } = createWorld()
  const page = connect()
  for (let i = 0; i < 20; i += 1) page.say({ kind: 'pong' })
  expect(page.closed()).toBeNull()
  sim.elapse(1 * seconds)
  for (let i = 0; i < 20; i += 1) page.say({ kind: 'pong' })
  expect(page.closed()).toBeNull()
  page.say({ kind: 'pong' })
  expect(page.closed()).toEqual({ code: 1008, reason: 'too many messages' })
})

test('[A7] a message of 64 KB is read, one byte more closes the connection', () => {
  const fill = (bytes: number, character: string) => {
    const empty = JSON.stringify({ kind: 'say', topic: 'hall', id: 'message-1', data: '' })
    return empty.replace(
      '""',
      `"${character.repeat((bytes - empty.length) / new TextEncoder().encode(character).length)}"`,
    )
  }
  for (const character of ['x', '长']) {
    const { connect, sent } = createWorld()
    const page = connect()
    page.raw(fill(65_536, character))
    expect(sent).toHaveLength(1)
    expect(page.closed()).toBeNull()
    page.raw(`${fill(65_536, character)}    `)
    expect(page.closed()).toEqual({ code: 1009, reason: 'message too large' })
    expect(sent).toHaveLength(1)
  }
})

test('[A7] an unreadable message is refused with the names in it, and the connection stays', () => {
  const { connect, reports } = createWorld()
  const page = connect()
  for (const text of [
    '',
    '{',
    '[]',
    'null',
    '{"kind":"bid"}',
    '{"kind":"say","topic":"lot:没有","id":"message-1","data":1}',
  ])
    page.raw(text)
  const refusal = { kind: 'refused', code: 400, msg: '消息格式不正确' }
  expect(page.of('refused')).toEqual([
    refusal,
    refusal,
    refusal,
    refusal,
    refusal,
    { ...refusal, topic: 'lot:没有', id: 'message-1' },
  ])
  expect(page.closed()).toBeNull()
  expect(reports).toEqual([])
})

test('forbidden or unknown topics are refused', () => {
  const { hub, connect } = createWorld()
  const page = connect()
  const user = connect(zhang)
  page.say({ kind: 'subscribe', topic: 'desk:u1' })
  page.say({ kind: 'replay', topic: 'desk:u1', epoch: 'epoch-1', seq: 0 })
  page.say({ kind: 'subscribe', topic: 'lot:none' })
  user.say({ kind: 'subscribe', topic: 'desk:v1' })
  user.say({ kind: 'subscribe', topic: 'desk:u1' })
  expect(page.of('refused').map(({ topic, code }) => [topic, code])).toEqual([
    ['desk:u1', 401],
    ['desk:u1', 401],
    ['lot:none', 404],
  ])
  expect(user.of('refused').map(({ topic, code }) => [topic, code])).toEqual([['desk:v1', 403]])
  hub.publish('desk:u1', 'message', 'private')
  expect(page.of('event')).toEqual([])
  expect(user.of('event')).toHaveLength(1)
})

test('a client has at most 200 topics', () => {
  const { sim, connect } = createWorld()
  const page = connect()
  for (let i = 0; i < 201; i += 1) {
    if (i % 20 === 0) sim.elapse(1 * seconds)
    page.say({ kind: 'subscribe', topic: `lot:L${i}` })
  }
  expect(page.of('reset')).toHaveLength(200)
  expect(page.of('refused').map(({ topic, code }) => [topic, code])).toEqual([['lot:L200', 429]])
})

test('[FW-05] a message is applied once and acknowledged each time it is sent', () => {
  const { connect, sent } = createWorld()
  const page = connect()
  const message = { kind: 'say', topic: 'desk:v1', id: 'message-1', data: '你好' }
  page.say(message)
  page.say(message)
  // From a new connection of the same person as well.
  const back = connect()
  back.say(message)
  expect(sent).toEqual(['你好'])
  expect([...page.of('said'), ...back.of('said')]).toEqual([
    { kind: 'said', topic: 'desk:v1', id: 'message-1' },
    { kind: 'said', topic: 'desk:v1', id: 'message-1' },
    { kind: 'said', topic: 'desk:v1', id: 'message-1' },
  ])
})

test('[FW-05] the same message name of another person is another message', () => {
  const { connect, sent } = createWorld()
  connect(guest).say({ kind: 'say', topic: 'hall', id: 'message-1', data: 'first' })
  connect(zhang).say({ kind: 'say', topic: 'hall', id: 'message-1', data: 'second' })
  expect(sent).toEqual(['first', 'second'])
})

test('[FW-05] a refused message was not applied and may be sent again', () => {
  const { connect, sent, reports } = createWorld()
  const page = connect()
  const id = 'message-1'
  page.say({ kind: 'say', topic: 'desk:v1', id, data: 'rude' })
  page.say({ kind: 'say', topic: 'desk:v1', id, data: '你好' })
  page.say({ kind: 'say', topic: 'desk:u1', id: 'message-2', data: '你好' })
  expect(page.of('refused').map(({ code, msg, id: named }) => [code, msg, named])).toEqual([
    [422, '请文明用语', 'message-1'],
    [401, '请先登录', 'message-2'],
  ])
  expect(sent).toEqual(['你好'])
  expect(reports).toEqual([])
})

test('an error of the exchange is refused and reported, never thrown at the connection', () => {
  const failing = () => {
    throw new Error('crash')
  }
  const { connect, reports, hub } = createWorld({
    snapshotOf: failing,
    mayRead: (topic) => topic !== 'lot:2' || failing(),
  })
  const page = connect()
  page.say({ kind: 'subscribe', topic: 'lot:1' })
  page.say({ kind: 'subscribe', topic: 'lot:2' })
  page.say({ kind: 'say', topic: 'lot:1', id: 'message-1', data: 'crash' })
  expect(page.of('refused').map(({ code }) => code)).toEqual([500, 500, 500])
  expect(hub.answerPoll([{ topic: 'lot:1' }], guest).messages).toEqual([
    { kind: 'refused', topic: 'lot:1', code: 500, msg: '系统繁忙，请稍后再试' },
  ])
  expect(reports).toHaveLength(4)
})

test('[F10] a user who is signed out loses every connection with 4401, no one else does', () => {
  const { hub, connect, bid } = createWorld()
  const pages = [connect(zhang), connect(zhang)]
  const other = connect(guest)
  for (const page of [...pages, other]) page.say({ kind: 'subscribe', topic: 'lot:1' })
  hub.closeUser('u1')
  bid(1)
  for (const page of pages) {
    expect(page.closed()).toEqual({ code: 4401, reason: 'session ended' })
    expect(seqs(page)).toEqual([])
    // A message in transit is ignored.
    page.say({ kind: 'subscribe', topic: 'lot:2' })
    expect(page.of('reset')).toHaveLength(1)
  }
  expect(other.closed()).toBeNull()
  expect(seqs(other)).toEqual([1])
})

test('[A7] a ticket turns a guest into its user, once; an invalid one closes the connection', () => {
  const tickets = new Map([['good-ticket', 'u1']])
  const { connect } = createWorld({
    admit: (ticket, who) => {
      const userId = tickets.get(ticket)
      tickets.delete(ticket)
      return userId === undefined ? null : { ...who, userId }
    },
    sessionTtl: ({ userId }) => (userId === null ? 0 : 30 * minutes),
  })
  const page = connect()
  page.say({ kind: 'auth', ticket: 'good-ticket' })
  page.say({ kind: 'subscribe', topic: 'desk:u1' })
  expect(page.of('hello').map(({ sessionTtl }) => sessionTtl)).toEqual([0, 1_800_000])
  expect(page.of('reset')).toHaveLength(1)
  const thief = connect()
  thief.say({ kind: 'auth', ticket: 'good-ticket' })
  thief.say({ kind: 'subscribe', topic: 'desk:u1' })
  expect(thief.closed()).toEqual({ code: 4401, reason: 'ticket refused' })
  expect(thief.of('reset')).toEqual([])
})

test('[F10] a ticket that came too late closes the connection, and not the session', () => {
  const { connect } = createWorld({ admit: () => 'expired' })
  const page = connect()
  page.say({ kind: 'auth', ticket: 'old' })
  page.say({ kind: 'subscribe', topic: 'desk:u1' })
  expect(page.closed()).toEqual({ code: 4408, reason: 'ticket expired' })
  expect(page.of('reset')).toEqual([])
})

test('a change of user drops the topics of the previous one', () => {
  const { hub, connect } = createWorld({ admit: (_ticket, who) => ({ ...who, userId: 'u2' }) })
  const page = connect(zhang)
  for (const topic of ['desk:u1', 'hall']) page.say({ kind: 'subscribe', topic })
  page.say({ kind: 'auth', ticket: 'ticket-of-u2' })
  hub.publish('desk:u1', 'message', 'private')
  hub.publish('hall', 'tick', 1)
  expect(page.of('event').map(({ topic }) => topic)).toEqual(['hall'])
  expect(page.of('refused').map(({ topic }) => topic)).toEqual(['desk:u1'])
})

test('[A7] a session that is over closes the connection with 4401, a renewed one does not', () => {
  const { sim, connect } = createWorld({ sessionTtl: () => 10_000, admit: (_ticket, who) => who })
  const page = connect(zhang)
  const renewed = connect(zhang)
  sim.elapse(9 * seconds)
  renewed.say({ kind: 'auth', ticket: 'next' })
  sim.elapse(1 * seconds)
  expect(page.closed()).toEqual({ code: 4401, reason: 'session ended' })
  expect(renewed.closed()).toBeNull()
  sim.elapse(9 * seconds)
  expect(renewed.closed()).toEqual({ code: 4401, reason: 'session ended' })
})

test('a poll is answered with the messages that the socket would get', () => {
  const { hub, bid } = createWorld()
  bid(1)
  bid(2)
  const { t, messages } = hub.answerPoll(
    [
      { topic: 'lot:1', epoch: 'epoch-1', seq: 1 },
      { topic: 'lot:1', epoch: 'epoch-0', seq: 9 },
      { topic: 'hall' },
      { topic: 'desk:u1' },
      { topic: 'lot:none' },
    ],
    guest,
  )
  expect(t).toBe(1_600_000_000_000)
  expect(messages.map((message) => [message.kind, 'seq' in message ? message.seq : null])).toEqual([
    ['replay', null],
    ['reset', 2],
    ['reset', 0],
    ['refused', null],
    ['refused', null],
  ])
  const [replay] = messages
  expect(replay?.kind === 'replay' && replay.frames.map(({ seq }) => seq)).toEqual([2])
})

test('a closed hub disconnects everyone, accepts no one and leaves no timer', () => {
  const { sim, hub, connect } = createWorld()
  const page = connect()
  page.say({ kind: 'subscribe', topic: 'lot:1' })
  expect(hub.closed).toBe(false)
  hub.close()
  expect(hub.closed).toBe(true)
  expect(page.closed()).toEqual({ code: 1012, reason: 'restart' })
  expect(connect().closed()).toEqual({ code: 1012, reason: 'closed' })
  sim.elapse(1 * seconds)
  expect(sim.pending()).toBe(0)
})

test('a hub whose last client has left leaves no timer', () => {
  const { sim, connect } = createWorld()
  for (let i = 0; i < 100; i += 1) {
    const page = connect()
    page.say({ kind: 'subscribe', topic: 'lot:1' })
    page.leave()
  }
  sim.elapse(5 * seconds)
  expect(sim.pending()).toBe(0)
})

test('[A7] 1,000 times any frames: no crash, no prototype pollution, and a valid client is served', () => {
  const topic = fc.oneof(fc.constantFrom('hall', 'lot:1', 'desk:v1', 'constructor', '__proto__'), fc.string())
  const message = fc.oneof(
    fc.record({
      kind: fc.constantFrom('subscribe', 'replay'),
      topic,
      epoch: fc.constantFrom('epoch-1', '', 'x'),
      seq: fc.integer(),
    }),
    fc.record({ kind: fc.constant('unsubscribe'), topic }),
    fc.record({ kind: fc.constant('say'), topic, id: fc.string({ maxLength: 80 }), data: fc.anything() }),
    fc.record({ kind: fc.constant('auth'), ticket: fc.string() }),
    fc.record({ kind: fc.constant('time'), sent: fc.double() }),
    fc.record({ kind: fc.constantFrom('pong', 'hello', '__proto__') }),
  )
  const text = fc.oneof(
    fc.string(),
    fc.json(),
    message.map((value) => JSON.stringify(value)),
    fc.tuple(message, fc.nat(80)).map(([value, length]) => JSON.stringify(value).slice(0, length)),
    fc.constant(
      '{"kind":"subscribe","topic":"hall","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
    ),
  )
  const world = createWorld({ admit: (_ticket, who) => who })
  const good = world.connect()
  good.say({ kind: 'subscribe', topic: 'lot:9' })
  let served = 0
  fc.assert(
    fc.property(fc.array(text, { maxLength: 25 }), (texts) => {
      const page = world.connect()
      for (const next of texts) page.raw(next)
      world.sim.elapse(1 * seconds)
      good.say({ kind: 'pong' })
      world.bid(1, 'lot:9')
      served += 1
      expect(good.of('event')).toHaveLength(served)
      expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
      if (texts.length <= 20 && !texts.some((next) => next.includes('auth'))) expect(page.closed()).toBeNull()
      page.leave()
    }),
    { numRuns: 1000 },
  )
  expect(world.reports).toEqual([])
})

test('every page gets a changed clock at once, each time, and need not answer it', () => {
  const { sim, hub, connect, bid } = createWorld()
  const [reader, idler] = [connect(), connect()]
  reader.say({ kind: 'subscribe', topic: 'lot:1' })
  bid(1)
  for (let jump = 0; jump < 10; jump += 1) hub.announceTime()
  expect(reader.of('ping')).toEqual(
    Array.from({ length: 10 }, () => ({
      kind: 'ping',
      t: sim.now(),
      heads: [{ topic: 'lot:1', epoch: 'epoch-1', seq: 1 }],
    })),
  )
  expect(idler.of('ping')).toHaveLength(10)
  expect([reader.closed(), idler.closed()]).toEqual([null, null])
})
