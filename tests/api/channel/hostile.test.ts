import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reduce } from '#src/api/channel/core.ts'
import { type ChannelEvent, initialState } from '#src/api/channel/state.ts'
import { messageIn, type ServerMessage, serverMessage } from '#src/model/push/frames.ts'
import { openPage } from './support/client.ts'
import { createLedger, createWitness } from './support/exchange.ts'
import { createNetwork } from './support/network.ts'
import { createRandom, createSim } from './support/sim.ts'

const runs = 1000
const topics = ['hall', 'lot:1', 'lot:2', 'constructor']
const topic = fc.constantFrom(...topics)
const epoch = fc.constantFrom('e1', 'e2', 'toString')
const seq = fc.oneof(fc.nat(12), fc.constantFrom(Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER - 1))
const t = fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constant(1_600_000_000_000))

const event = fc.record({
  kind: fc.constant('event' as const),
  v: fc.constant(1 as const),
  epoch,
  seq,
  t,
  type: fc.string(),
  topic,
  data: fc.anything(),
})
/** Well-formed but meaningless messages. */
const wellFormed = fc.oneof(
  fc.record({ kind: fc.constant('hello'), v: fc.constant(1), t, sessionTtl: t }),
  event,
  fc.record({ kind: fc.constant('reset'), topic, epoch, seq, t, snapshot: fc.anything() }),
  fc.record({
    kind: fc.constant('replay'),
    topic,
    epoch,
    frames: fc.array(event),
    more: fc.constantFrom(undefined, true),
  }),
  fc.record({ kind: fc.constant('said'), topic, id: fc.string() }),
  fc.record({
    kind: fc.constant('refused'),
    topic: fc.option(topic, { nil: undefined }),
    code: fc.integer(),
    msg: fc.string(),
  }),
  fc.record({ kind: fc.constant('time'), sent: t, t }),
  fc.record({ kind: fc.constant('ping'), t, heads: fc.array(fc.record({ topic, epoch, seq })) }),
) as fc.Arbitrary<ServerMessage>

const pollution = [
  '{"__proto__":{"polluted":1}}',
  '{"kind":"reset","topic":"hall","epoch":"e1","seq":1,"t":1,"snapshot":{"__proto__":{"polluted":1}}}',
  '{"kind":"event","v":1,"epoch":"__proto__","seq":1,"t":1,"type":"__proto__","topic":"constructor","data":{}}',
  '{"kind":"ping","t":1,"heads":[{"topic":"constructor","epoch":"__proto__","seq":1}],"constructor":{"prototype":{"polluted":1}}}',
]
const frame: fc.Arbitrary<unknown> = fc.oneof(
  fc.string(),
  fc.json(),
  fc.constantFrom(...pollution),
  fc.uint8Array(),
  fc.constantFrom(null, undefined, 42),
  wellFormed.map((message) => JSON.stringify(message)),
  // A truncated message.
  fc.tuple(wellFormed, fc.nat(200)).map(([message, length]) => JSON.stringify(message).slice(0, length)),
)

test(`[A7] ${runs} times a server that sends anything: no crash, no pollution, and in sync with a good server afterwards`, () => {
  fc.assert(
    fc.property(fc.array(frame, { maxLength: 30 }), fc.integer(), (frames, seed) => {
      const sim = createSim()
      const random = createRandom(seed)
      const ledger = createLedger(sim)
      const network = createNetwork({ sim, random })
      network.serve(ledger.hub())
      const page = openPage({ sim, network, random })
      const witness = createWitness(ledger, 'lot:9')
      page.channel.subscribe('lot:9', witness.handlers)
      for (const name of topics) page.channel.subscribe(name, { onSnapshot: () => undefined, onEvent: () => undefined })
      sim.elapse(100)
      for (const next of frames) {
        for (const line of network.connections) if (line.isOpen) line.events.frame(next)
        sim.elapse(50)
      }
      ledger.publish('lot:9', 3)
      sim.elapse(60_000)
      expect(page.reports).toEqual([])
      expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
      expect(page.channel.status()).toBe('live')
      expect(witness.violations).toEqual([])
      expect(witness.list()).toEqual(ledger.listOf('lot:9'))
      expect(network.dials.length).toBeLessThan(40)
    }),
    { numRuns: runs },
  )
})

test(`[A7] ${runs} times any order of events: the reducer never throws and its next moments are in the future`, () => {
  const connection = fc.nat(4)
  const channelEvent = fc.oneof(
    fc.record({ type: fc.constantFrom('subscribe', 'unsubscribe'), topic }),
    fc.record({ type: fc.constant('say'), topic, id: fc.constantFrom('a', 'b'), data: fc.anything() }),
    fc.record({ type: fc.constant('urgent'), on: fc.boolean() }),
    fc.record({ type: fc.constant('opened'), connection, ticket: fc.constantFrom(null, 't') }),
    fc.record({ type: fc.constant('frame'), connection, message: fc.option(wellFormed) }),
    fc.record({ type: fc.constant('closed'), connection, code: fc.constantFrom(1000, 1006, 1008, 1009, 4401) }),
    fc.record({ type: fc.constant('renewed'), connection, ticket: fc.constantFrom(null, 't') }),
    fc.record({ type: fc.constant('polled'), poll: fc.nat(4), messages: fc.option(fc.array(wellFormed)) }),
    fc.record({ type: fc.constant('wake'), lost: fc.boolean() }),
    fc.record({ type: fc.constantFrom('tick', 'signed-in', 'signed-out') }),
  ) as fc.Arbitrary<ChannelEvent>
  const moment = fc.record({
    after: fc.nat(15_000),
    random: fc.double({ min: 0, max: 1, noNaN: true }),
    visible: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(fc.tuple(channelEvent, moment), { maxLength: 60 }), fc.boolean(), (events, canPoll) => {
      let state = initialState(canPoll)
      let at = 0
      for (const [next, { after, random, visible }] of events) {
        at += after
        const { state: later, effects } = reduce(state, { ...next, at, random, visible })
        // At most one dial, and only without a connection.
        expect(effects.filter(({ type }) => type === 'dial').length).toBeLessThanOrEqual(1)
        if (later.stop) expect(later.dialAt).toBe(Infinity)
        if (later.link !== 'none') expect(later.dialAt).toBe(Infinity)
        expect(later.dialAt).toBeGreaterThan(at)
        expect(later.pollAt).toBeGreaterThan(at)
        expect(later.outbox.length === 0 || later.link !== 'none').toBe(true)
        state = later
      }
    }),
    { numRuns: runs },
  )
})

test('messages that pass the schema can be serialised and parsed again', () => {
  fc.assert(
    fc.property(wellFormed, (message) => {
      const text = JSON.stringify({ ...message, extra: 1 })
      const read = messageIn(serverMessage, text)
      if (read) expect(messageIn(serverMessage, JSON.stringify(read))).toEqual(read)
    }),
    { numRuns: 300 },
  )
})
