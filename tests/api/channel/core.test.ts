import { describe, expect, test } from 'vitest'
import { reduce } from '#src/api/channel/core.ts'
import { backoffMs } from '#src/api/channel/socket.ts'
import { type Effect, type ChannelEvent, initialState, nextMoment, topicStatusOf } from '#src/api/channel/state.ts'
import type { ServerMessage } from '#src/model/push/frames.ts'

const hello: ServerMessage = { kind: 'hello', v: 1, t: 1_600_000_000_000, sessionTtl: 0 }
const ping: ServerMessage = { kind: 'ping', t: 1_600_000_000_000 }
const reset = (topic: string, seq = 0): ServerMessage => ({
  kind: 'reset',
  topic,
  epoch: 'e1',
  seq,
  t: 0,
  snapshot: seq,
})
const event = (topic: string, seq: number): ServerMessage => ({
  kind: 'event',
  v: 1,
  epoch: 'e1',
  seq,
  t: 0,
  type: 'added',
  topic,
  data: seq,
})

/** The core driven by hand: time, chance and visibility are whatever the test says. */
function drive({ canPoll = false } = {}) {
  let state = initialState(canPoll)
  let at = 0
  let random = 0
  let visible = true
  const effects: Effect[] = []
  const happen = (happening: ChannelEvent) => {
    const after = reduce(state, { ...happening, at, random, visible })
    state = after.state
    effects.push(...after.effects)
  }
  const of = <T extends Effect['type']>(type: T) =>
    effects.filter((effect): effect is Extract<Effect, { type: T }> => effect.type === type)
  return {
    happen,
    of,
    state: () => state,
    at: () => at,
    setRandom: (next: number) => {
      random = next
    },
    setVisible: (next: boolean) => {
      visible = next
    },
    sent: () => of('send').map(({ message }) => message),
    forget: () => {
      effects.length = 0
    },
    /** Lets time pass, ringing whenever the core asked to be rung. */
    pass: (ms: number) => {
      const until = at + ms
      for (let next = nextMoment(state); next <= until; next = nextMoment(state)) {
        at = Math.max(at, next)
        happen({ type: 'tick' })
      }
      at = until
    },
    hear: (message: ServerMessage | null) => happen({ type: 'frame', connection: state.connection, message }),
    open: () => {
      happen({ type: 'opened', connection: state.connection, ticket: null })
      happen({ type: 'frame', connection: state.connection, message: hello })
    },
    fail: (code = 1006) => happen({ type: 'closed', connection: state.connection, code }),
  }
}

const live = (topic = 'hall') => {
  const core = drive()
  core.happen({ type: 'subscribe', topic })
  core.open()
  core.hear(reset(topic))
  return core
}

test('the same state and input give the same result, and the state given is left as it was', () => {
  const core = live()
  const before = structuredClone(core.state())
  const input = { ...event('hall', 1), at: 5 }
  const message = event('hall', 1)
  const happening = { type: 'frame', connection: 1, message, at: input.at, random: 0.5, visible: true } as const
  expect(reduce(core.state(), happening)).toEqual(reduce(core.state(), happening))
  expect(core.state()).toEqual(before)
})

describe('backoff', () => {
  test.each([
    [0, 500, 1000],
    [1, 500, 2000],
    [2, 500, 4000],
    [3, 500, 8000],
    [4, 500, 16_000],
    [5, 500, 20_000],
    [50, 500, 20_000],
  ])('after %i failures a dial waits %i to %i ms', (attempts, from, to) => {
    expect(backoffMs(attempts, 0, false)).toBe(from)
    expect(backoffMs(attempts, 1, false)).toBe(to)
    expect(backoffMs(attempts, 0.5, false)).toBe((from + to) / 2)
  })

  test('while a lot is about to end it waits 2 s at most', () => {
    expect(backoffMs(0, 1, true)).toBe(1000)
    expect(backoffMs(9, 1, true)).toBe(2000)
  })

  test('grows with failures, is forgiven after 5 s of a talking line, not by a mere opening', () => {
    const core = drive()
    core.setRandom(1)
    core.happen({ type: 'subscribe', topic: 'hall' })
    const waits: number[] = []
    const failAndWait = () => {
      core.fail()
      waits.push(core.state().dialAt - core.at())
      core.pass(waits.at(-1)!)
    }
    failAndWait()
    failAndWait()
    core.open()
    core.pass(4900)
    core.hear(ping)
    failAndWait()
    core.open()
    core.pass(5000)
    core.hear(ping)
    failAndWait()
    failAndWait()
    expect(waits).toEqual([1000, 2000, 4000, 1000, 2000])
  })

  test('urgency shortens a wait that has begun', () => {
    const core = drive()
    core.setRandom(1)
    core.happen({ type: 'subscribe', topic: 'hall' })
    for (let i = 0; i < 6; i += 1) {
      core.fail()
      if (i < 5) core.pass(core.state().dialAt - core.at())
    }
    expect(core.state().dialAt - core.at()).toBe(20_000)
    core.happen({ type: 'urgent', on: true })
    expect(core.state().dialAt - core.at()).toBe(2000)
    core.happen({ type: 'urgent', on: false })
    expect(core.state().dialAt - core.at()).toBe(2000)
  })

  test('never gives up while the page is visible', () => {
    const core = drive()
    core.setRandom(1)
    core.happen({ type: 'subscribe', topic: 'hall' })
    for (let hour = 0; hour < 24; hour += 1) {
      core.forget()
      core.pass(3_600_000)
      // A dial without answer lasts 4 s, the wait after it 20 s.
      expect(core.of('dial').length).toBeGreaterThanOrEqual(149)
      expect(core.of('dial').length).toBeLessThanOrEqual(152)
    }
  })
})

describe('statuses', () => {
  test('idle, connecting, live, waiting, and idle again', () => {
    const core = drive()
    const statuses = [core.state().status]
    const note = () => statuses.push(core.state().status)
    core.happen({ type: 'subscribe', topic: 'hall' })
    note()
    core.happen({ type: 'opened', connection: 1, ticket: null })
    note()
    core.hear(hello)
    note()
    core.fail()
    note()
    core.pass(1000)
    note()
    core.open()
    note()
    core.happen({ type: 'unsubscribe', topic: 'hall' })
    core.pass(6000)
    note()
    expect(statuses).toEqual(['idle', 'connecting', 'connecting', 'live', 'waiting', 'connecting', 'live', 'idle'])
  })

  test('[F07] no frame for 12 s is stale; the socket is replaced at once', () => {
    const core = live()
    core.pass(11_999)
    expect(core.state().status).toBe('live')
    core.forget()
    core.pass(1)
    expect(core.state().status).toBe('stale')
    expect(core.of('hang-up')).toEqual([{ type: 'hang-up', code: 4000 }])
    expect(core.of('dial')).toEqual([{ type: 'dial', connection: 2 }])
    expect(topicStatusOf(core.state(), 'hall')).toBe('stale')
    core.open()
    expect(core.state().status).toBe('live')
    expect(topicStatusOf(core.state(), 'hall')).toBe('stale')
    core.hear(reset('hall'))
    expect(topicStatusOf(core.state(), 'hall')).toBe('live')
  })

  test('any frame is a sign of life', () => {
    const core = live()
    for (let i = 0; i < 10; i += 1) {
      core.pass(11_000)
      core.hear(ping)
    }
    expect(core.state().status).toBe('live')
    expect(core.of('dial')).toHaveLength(1)
  })

  test('a topic is behind while a hole is open, and refused when the server says so', () => {
    const core = live()
    core.hear(event('hall', 2))
    expect(topicStatusOf(core.state(), 'hall')).toBe('stale')
    core.hear(event('hall', 1))
    expect(topicStatusOf(core.state(), 'hall')).toBe('live')
    core.happen({ type: 'subscribe', topic: 'desk:x' })
    expect(topicStatusOf(core.state(), 'desk:x')).toBe('connecting')
    core.hear({ kind: 'refused', topic: 'desk:x', code: 403, msg: '您无权查看该内容' })
    expect(topicStatusOf(core.state(), 'desk:x')).toBe('refused')
    expect(core.state().status).toBe('live')
    core.forget()
    core.pass(11_000)
    expect(core.sent().filter(({ kind }) => kind === 'subscribe')).toEqual([])
  })

  test('a dial without greeting is given up after 4 s', () => {
    const core = drive()
    core.happen({ type: 'subscribe', topic: 'hall' })
    core.pass(3999)
    core.happen({ type: 'opened', connection: 1, ticket: null })
    expect(core.of('hang-up')).toEqual([])
    core.pass(1)
    expect(core.of('hang-up')).toHaveLength(1)
    expect(core.state().status).toBe('waiting')
  })
})

test('[F03] what a given up socket still has to say is not counted against the next', () => {
  const core = drive()
  core.setRandom(1)
  core.happen({ type: 'subscribe', topic: 'hall' })
  core.pass(4000)
  const { dialAt, unopened } = core.state()
  core.fail()
  core.happen({ type: 'opened', connection: 1, ticket: null })
  core.hear(hello)
  core.hear(null)
  core.fail(4401)
  expect(core.state()).toMatchObject({ dialAt, unopened, status: 'waiting', badFrames: 0 })
  expect(core.sent()).toEqual([])
})

describe('coming back to the page', () => {
  test('a line that seems alive is asked, and replaced when it does not answer within 1.5 s', () => {
    const core = live()
    core.pass(3000)
    core.forget()
    core.happen({ type: 'wake', lost: false })
    expect(core.sent()).toEqual([{ kind: 'time', sent: 3000 }])
    core.pass(1499)
    expect(core.state().status).toBe('live')
    core.pass(1)
    expect(core.state().status).toBe('stale')
    expect(core.of('dial')).toHaveLength(1)
  })

  test('an answer keeps the line', () => {
    const core = live()
    core.happen({ type: 'wake', lost: false })
    core.pass(1000)
    core.hear({ kind: 'time', sent: 0, t: 1_600_000_000_000 })
    core.pass(5000)
    expect(core.state().status).toBe('live')
    expect(core.of('learn')).toEqual([{ type: 'learn', sent: 0, t: 1_600_000_000_000, received: 1000 }])
  })

  test('a wait is cut short, a stuck dial replaced, a fresh one left alone', () => {
    const core = drive()
    core.setRandom(1)
    core.happen({ type: 'subscribe', topic: 'hall' })
    core.fail()
    core.happen({ type: 'wake', lost: false })
    expect(core.of('dial')).toHaveLength(2)
    core.pass(499)
    core.happen({ type: 'wake', lost: false })
    expect(core.of('dial')).toHaveLength(2)
    core.pass(1)
    core.happen({ type: 'wake', lost: false })
    expect(core.of('dial')).toHaveLength(3)
    expect(core.of('hang-up')).toHaveLength(1)
  })

  test('hidden pages do not dial; visibility is asked when the dial is due, not remembered', () => {
    const core = live()
    core.setVisible(false)
    core.fail()
    core.forget()
    core.pass(600_000)
    expect(core.of('dial')).toEqual([])
    expect(core.state().status).toBe('waiting')
    core.setVisible(true)
    core.pass(2000)
    expect(core.of('dial')).toHaveLength(1)
  })

  test('nothing subscribed, nothing dialed', () => {
    const core = drive()
    core.happen({ type: 'wake', lost: false })
    core.happen({ type: 'urgent', on: true })
    core.happen({ type: 'signed-in' })
    core.pass(60_000)
    expect(core.of('dial')).toEqual([])
    expect(nextMoment(core.state())).toBe(Infinity)
  })
})

describe('topics', () => {
  const subscribes = (core: ReturnType<typeof drive>) =>
    core.sent().filter(({ kind }) => kind !== 'time' && kind !== 'pong')

  test('are resumed from their position on the next connection', () => {
    const core = live()
    core.hear(event('hall', 1))
    core.fail()
    core.pass(1000)
    core.forget()
    core.open()
    expect(subscribes(core)).toEqual([{ kind: 'subscribe', topic: 'hall', epoch: 'e1', seq: 1 }])
  })

  test('a hole asks for a replay after 300 ms, silence about it for a snapshot', () => {
    const core = live()
    core.forget()
    core.hear(event('hall', 3))
    core.pass(299)
    expect(subscribes(core)).toEqual([])
    core.pass(1)
    expect(subscribes(core)).toEqual([{ kind: 'replay', topic: 'hall', epoch: 'e1', seq: 0 }])
    core.pass(3000)
    expect(subscribes(core)).toEqual([
      { kind: 'replay', topic: 'hall', epoch: 'e1', seq: 0 },
      { kind: 'subscribe', topic: 'hall' },
    ])
  })

  test('an unanswered subscribe is repeated after 5 s', () => {
    const core = drive()
    core.happen({ type: 'subscribe', topic: 'hall' })
    core.open()
    core.pass(4999)
    core.hear(ping)
    expect(subscribes(core)).toHaveLength(1)
    core.pass(1)
    expect(subscribes(core)).toHaveLength(2)
  })

  test('the position has moved before the frame is handed out', () => {
    const core = live()
    const message = event('hall', 1)
    const { state, effects } = reduce(core.state(), {
      type: 'frame',
      connection: 1,
      message,
      at: 5,
      random: 0,
      visible: true,
    })
    expect(effects).toEqual([{ type: 'deliver', topic: 'hall', delivery: message }])
    expect(state.streams.get('hall')?.position).toEqual({ epoch: 'e1', seq: 1 })
  })

  test('are counted: one subscribe for two users, one unsubscribe 1 s after the last', () => {
    const core = drive()
    core.happen({ type: 'subscribe', topic: 'hall' })
    core.happen({ type: 'subscribe', topic: 'hall' })
    core.open()
    expect(subscribes(core)).toEqual([{ kind: 'subscribe', topic: 'hall' }])
    core.hear(reset('hall'))
    core.forget()
    core.happen({ type: 'unsubscribe', topic: 'hall' })
    core.pass(5000)
    expect(subscribes(core)).toEqual([])
    core.happen({ type: 'unsubscribe', topic: 'hall' })
    core.pass(999)
    expect(subscribes(core)).toEqual([])
    core.pass(1)
    expect(subscribes(core)).toEqual([{ kind: 'unsubscribe', topic: 'hall' }])
  })

  test('moving between two pages of one topic keeps the topic and the socket', () => {
    const core = live()
    core.happen({ type: 'unsubscribe', topic: 'hall' })
    core.pass(900)
    core.happen({ type: 'subscribe', topic: 'hall' })
    core.pass(8000)
    expect(core.sent().map(({ kind }) => kind)).not.toContain('unsubscribe')
    expect(core.of('hang-up')).toEqual([])
  })

  test('the socket closes 5 s after the last topic was left, unless a new one comes', () => {
    const core = live()
    core.happen({ type: 'unsubscribe', topic: 'hall' })
    core.pass(5999)
    expect(core.of('hang-up')).toEqual([])
    core.happen({ type: 'subscribe', topic: 'lot:1' })
    core.hear(ping)
    core.pass(1)
    expect(core.of('hang-up')).toEqual([])
    core.happen({ type: 'unsubscribe', topic: 'lot:1' })
    core.pass(6000)
    expect(core.of('hang-up')).toEqual([{ type: 'hang-up', code: 1000 }])
    expect(nextMoment(core.state())).toBe(Infinity)
  })

  test('many at once are spread out, so that the server does not take them for an attack', () => {
    const core = drive()
    for (let i = 0; i < 40; i += 1) core.happen({ type: 'subscribe', topic: `lot:${i}` })
    core.open()
    let most = 0
    const sentAt: number[] = []
    for (let ms = 0; ms < 6000; ms += 50) {
      const before = core.sent().length
      core.pass(50)
      for (let i = before; i < core.sent().length; i += 1) sentAt.push(core.at())
      core.hear(ping)
    }
    for (const from of sentAt) most = Math.max(most, sentAt.filter((at) => at >= from && at < from + 1000).length)
    expect(most).toBeLessThan(20)
    expect(new Set(subscribes(core).map((message) => 'topic' in message && message.topic)).size).toBe(40)
  })
})

describe('frames that are none', () => {
  test('end the connection, are counted and never turn into a fast loop', () => {
    const core = drive()
    core.setRandom(0.5)
    core.happen({ type: 'subscribe', topic: 'hall' })
    for (let elapsed = 0; elapsed < 600; elapsed += 1) {
      if (core.state().link === 'dialing') {
        core.open()
        core.hear(null)
      }
      core.pass(1000)
    }
    expect(core.state().badFrames).toBe(core.of('dial').length)
    expect(core.of('hang-up').every(({ code }) => code === 4400)).toBe(true)
    // Half of the cap of 20 s on average, after a few quick ones.
    expect(core.of('dial').length).toBeLessThan(75)
  })

  test('three in a row turn to polling', () => {
    const core = drive({ canPoll: true })
    core.happen({ type: 'subscribe', topic: 'hall' })
    for (let i = 0; i < 3; i += 1) {
      core.open()
      core.hear(null)
      if (i < 2) core.pass(20_000)
    }
    expect(core.state().status).toBe('down')
    core.happen({ type: 'polled', poll: core.state().poll, messages: [] })
    expect(core.state().status).toBe('polling')
    core.pass(20_000)
    core.open()
    core.forget()
    core.pass(11_000)
    expect(core.state().status).toBe('live')
    expect(core.of('poll')).toEqual([])
  })
})

describe('polling', () => {
  const failed = () => {
    const core = drive({ canPoll: true })
    core.happen({ type: 'subscribe', topic: 'hall' })
    core.fail()
    core.pass(500)
    core.fail()
    core.pass(500)
    return core
  }

  test('begins after three dials that never opened, each 3 s, while dialing goes on', () => {
    const core = failed()
    expect(core.state().status).toBe('connecting')
    core.fail()
    expect(core.state().status).toBe('down')
    expect(core.of('poll')).toEqual([{ type: 'poll', poll: 1, positions: [{ topic: 'hall' }] }])
    const answer = () => core.happen({ type: 'polled', poll: core.state().poll, messages: [reset('hall', 4)] })
    answer()
    expect(core.of('deliver')).toHaveLength(1)
    expect(topicStatusOf(core.state(), 'hall')).toBe('polling')
    for (let i = 0; i < 4; i += 1) {
      core.pass(2999)
      const before = core.of('poll').length
      core.pass(1)
      expect(core.of('poll')).toHaveLength(before + 1)
      answer()
    }
    expect(core.of('poll').at(-1)?.positions).toEqual([{ topic: 'hall', epoch: 'e1', seq: 4 }])
    expect(core.of('dial').length).toBeGreaterThan(3)
  })

  test('ends with the first greeting; an answer still on its way is not heard', () => {
    const core = failed()
    core.fail()
    core.pass(500)
    core.open()
    expect(core.state().status).toBe('live')
    core.hear(reset('hall', 9))
    core.forget()
    core.happen({
      type: 'polled',
      poll: core.state().poll,
      messages: [{ ...reset('hall', 2), epoch: 'e0' } as ServerMessage],
    })
    expect(core.of('deliver')).toEqual([])
    core.pass(11_000)
    expect(core.of('poll')).toEqual([])
  })

  test('a dead proxy that swallows everything is found out within 15 s', () => {
    const core = drive({ canPoll: true })
    core.setRandom(1)
    core.happen({ type: 'subscribe', topic: 'hall' })
    core.pass(15_000)
    expect(core.state().status).toBe('down')
    expect(core.of('poll')).toHaveLength(1)
  })

  test('one question at a time, and not from a hidden page', () => {
    const core = failed()
    core.fail()
    core.pass(9000)
    expect(core.of('poll')).toHaveLength(1)
    core.pass(3000)
    expect(core.of('poll')).toHaveLength(2)
    core.setVisible(false)
    core.pass(60_000)
    expect(core.of('poll')).toHaveLength(2)
  })

  test('an answer that comes after its question was given up is not heard', () => {
    const core = failed()
    core.fail()
    core.pass(12_000)
    expect(core.of('poll').map(({ poll }) => poll)).toEqual([1, 2])
    core.happen({ type: 'polled', poll: 2, messages: [reset('hall', 9)] })
    core.forget()
    core.happen({ type: 'polled', poll: 1, messages: [{ ...reset('hall', 2), epoch: 'e0' } as ServerMessage] })
    expect(core.of('deliver')).toEqual([])
  })

  /** Polls, and their answers come. */
  const polling = () => {
    const core = failed()
    core.fail()
    core.happen({ type: 'polled', poll: core.state().poll, messages: [] })
    expect(core.state().status).toBe('polling')
    return core
  }

  test('that fails as well is no polling, until an answer comes', () => {
    const core = polling()
    core.pass(3000)
    core.happen({ type: 'polled', poll: core.state().poll, messages: null })
    expect(core.state().status).toBe('down')
    core.pass(3000)
    core.happen({ type: 'polled', poll: core.state().poll, messages: [] })
    expect(core.state().status).toBe('polling')
  })

  test('whose question is not answered before the next is due is no polling', () => {
    const core = polling()
    core.pass(3000)
    expect(core.state().status).toBe('polling')
    core.pass(3000)
    expect(core.state().status).toBe('down')
    core.happen({ type: 'polled', poll: core.state().poll, messages: [] })
    expect(core.state().status).toBe('polling')
  })

  test('is none in a hidden page, nor in one that is back, until an answer comes', () => {
    const core = polling()
    core.setVisible(false)
    core.pass(3000)
    expect(core.state().status).toBe('down')
    core.setVisible(true)
    core.happen({ type: 'wake', lost: false })
    expect(core.state().status).toBe('down')
    core.happen({ type: 'polled', poll: core.state().poll, messages: [] })
    expect(core.state().status).toBe('polling')
    core.happen({ type: 'wake', lost: true })
    expect(core.state().status).toBe('down')
  })

  test('of a line that was up and is cut is none before an answer comes', () => {
    const core = polling()
    core.pass(20_000)
    core.open()
    expect(core.state().status).toBe('live')
    core.fail()
    expect(core.state().status).toBe('waiting')
    for (let dials = 0; dials < 3; dials += 1) {
      core.pass(2000)
      core.fail()
    }
    expect(core.state().status).toBe('down')
  })

  test('that the exchange finds too much is slowed down, up to 30 s, until an answer comes', () => {
    const core = failed()
    core.setVisible(false)
    core.fail()
    core.setVisible(true)
    core.happen({ type: 'wake', lost: false })
    for (const pause of [6000, 12_000, 24_000, 30_000, 30_000]) {
      const before = core.of('poll').length
      core.happen({ type: 'polled', poll: core.state().poll, messages: null, isTooMuch: true })
      core.pass(pause - 1)
      expect(core.of('poll')).toHaveLength(before)
      core.pass(1)
      expect(core.of('poll')).toHaveLength(before + 1)
    }
    core.happen({ type: 'polled', poll: core.state().poll, messages: [] })
    core.pass(30_000)
    const before = core.of('poll').length
    core.happen({ type: 'polled', poll: core.state().poll, messages: [] })
    core.pass(3000)
    expect(core.of('poll')).toHaveLength(before + 1)
  })

  test('that fails otherwise goes on every 3 s, and a late word of too much begins nothing', () => {
    const core = failed()
    core.fail()
    const before = core.of('poll').length
    core.happen({ type: 'polled', poll: core.state().poll, messages: null })
    core.pass(3000)
    expect(core.of('poll')).toHaveLength(before + 1)
    core.happen({ type: 'signed-out' })
    core.happen({ type: 'polled', poll: core.state().poll, messages: null, isTooMuch: true })
    core.forget()
    core.pass(60_000)
    expect(core.of('poll')).toEqual([])
  })

  test('cannot be used to speak for the socket', () => {
    const core = failed()
    core.fail()
    core.happen({ type: 'polled', poll: core.state().poll, messages: [hello, ping] })
    expect(core.state().status).toBe('polling')
    expect(core.sent()).toEqual([])
  })
})

describe('people', () => {
  test('signing in connects anew and forgets every position', () => {
    const core = live()
    core.hear(event('hall', 1))
    core.forget()
    core.happen({ type: 'signed-in' })
    expect(core.of('hang-up')).toHaveLength(1)
    core.happen({ type: 'opened', connection: 2, ticket: 't1' })
    expect(core.sent()).toEqual([
      { kind: 'auth', ticket: 't1' },
      { kind: 'time', sent: 0 },
      { kind: 'subscribe', topic: 'hall' },
    ])
  })

  test('after signing out only a page opened anew connects, as a guest', () => {
    const core = live()
    core.happen({ type: 'signed-out' })
    core.forget()
    core.pass(300_000)
    expect(core.of('dial')).toEqual([])
    core.happen({ type: 'subscribe', topic: 'lot:1' })
    expect(core.of('dial')).toHaveLength(1)
  })

  test('nothing brings back a channel that was closed', () => {
    const core = live()
    core.happen({ type: 'close' })
    core.forget()
    core.happen({ type: 'subscribe', topic: 'hall' })
    core.happen({ type: 'signed-in' })
    core.happen({ type: 'signed-out' })
    core.happen({ type: 'subscribe', topic: 'hall' })
    core.happen({ type: 'wake', lost: true })
    core.pass(300_000)
    expect(core.of('dial')).toEqual([])
    expect(core.state().status).toBe('stopped')
  })

  test('a session that ends is renewed a minute before, or at half of a short one', () => {
    for (const [ttl, renewAt] of [
      [1_800_000, 1_740_000],
      [60_000, 30_000],
    ] as const) {
      const core = drive()
      core.happen({ type: 'subscribe', topic: 'hall' })
      core.happen({ type: 'opened', connection: 1, ticket: 't1' })
      core.hear({ ...hello, sessionTtl: ttl })
      core.hear(reset('hall'))
      for (let ms = 5000; ms < renewAt; ms += 5000) {
        core.pass(5000)
        core.hear(ping)
      }
      expect(core.of('renew')).toEqual([])
      core.pass(5000)
      expect(core.of('renew')).toEqual([{ type: 'renew', connection: 1 }])
      core.happen({ type: 'renewed', connection: 1, ticket: 't2' })
      expect(core.sent()).toContainEqual({ kind: 'auth', ticket: 't2' })
    }
  })
})

test('a renewal that failed is tried again each 10 s while the session lasts, and not after the line is gone', () => {
  const core = drive()
  core.happen({ type: 'subscribe', topic: 'hall' })
  core.happen({ type: 'opened', connection: 1, ticket: 't1' })
  core.hear({ ...hello, sessionTtl: 60_000 })
  core.hear(reset('hall'))
  const listen = (ms: number) => {
    for (let passed = 0; passed < ms; passed += 5000) {
      core.pass(5000)
      core.hear(ping)
    }
  }
  listen(30_000)
  expect(core.of('renew')).toHaveLength(1)
  core.happen({ type: 'not-renewed', connection: 1 })
  core.pass(5000)
  core.hear(ping)
  core.pass(4999)
  expect(core.of('renew')).toHaveLength(1)
  core.pass(1)
  expect(core.of('renew')).toHaveLength(2)
  core.happen({ type: 'renewed', connection: 1, ticket: 't2' })
  expect(core.sent()).toContainEqual({ kind: 'auth', ticket: 't2' })
  core.hear({ ...hello, sessionTtl: 60_000 })
  listen(25_000)
  expect(core.of('renew')).toHaveLength(2)
  listen(5000)
  expect(core.of('renew')).toHaveLength(3)
  core.fail()
  core.happen({ type: 'not-renewed', connection: 1 })
  core.forget()
  core.pass(15_000)
  expect(core.of('renew')).toEqual([])
})

describe('[FW-05] what a person says', () => {
  const settled = (core: ReturnType<typeof drive>) => core.of('settle').map(({ failure }) => failure)
  const say = { type: 'say', topic: 'desk:1', id: 'message-1', data: '你好' } as const

  test('is sent once and settled by the word of the server', () => {
    const core = live()
    core.happen(say)
    core.hear({ kind: 'said', topic: 'desk:1', id: 'message-1' })
    core.hear({ kind: 'said', topic: 'desk:1', id: 'message-1' })
    expect(core.sent().filter(({ kind }) => kind === 'say')).toEqual([
      { kind: 'say', topic: 'desk:1', id: 'message-1', data: '你好' },
    ])
    expect(settled(core)).toEqual([null])
  })

  test('is not sent at all while there is no line', () => {
    const core = drive()
    core.happen({ type: 'subscribe', topic: 'desk:1' })
    core.happen(say)
    expect(settled(core)).toEqual([{ reason: 'not-connected' }])
    core.open()
    expect(core.sent().filter(({ kind }) => kind === 'say')).toEqual([])
  })

  test('is of unknown fate when the line breaks or nothing comes back for 10 s, and is not sent again', () => {
    const core = live()
    core.happen(say)
    core.fail()
    expect(settled(core)).toEqual([{ reason: 'unknown' }])
    core.pass(1000)
    core.open()
    core.happen({ ...say, id: 'message-2' })
    core.pass(9000)
    core.hear(ping)
    core.pass(999)
    expect(settled(core)).toHaveLength(1)
    core.pass(1)
    expect(settled(core)).toEqual([{ reason: 'unknown' }, { reason: 'unknown' }])
    expect(core.sent().filter(({ kind }) => kind === 'say')).toHaveLength(2)
  })

  test('was never sent when the line broke before its turn came', () => {
    const core = live()
    for (let i = 0; i < 30; i += 1) core.happen({ ...say, id: `message-${i}` })
    core.fail()
    const reasons = settled(core).map((failure) => failure?.reason)
    const sent = core.sent().filter(({ kind }) => kind === 'say').length
    expect(reasons.filter((reason) => reason === 'unknown')).toHaveLength(sent)
    expect(reasons.filter((reason) => reason === 'not-connected')).toHaveLength(30 - sent)
    expect(sent).toBeLessThan(30)
    core.pass(1000)
    core.open()
    core.pass(5000)
    expect(core.sent().filter(({ kind }) => kind === 'say')).toHaveLength(sent)
  })

  test('is refused with the words of the server, and the topic goes on', () => {
    const core = live('desk:1')
    core.happen(say)
    core.hear({ kind: 'refused', topic: 'desk:1', id: 'message-1', code: 422, msg: '请文明用语' })
    expect(settled(core)).toEqual([{ reason: 'refused', code: 422, msg: '请文明用语' }])
    expect(topicStatusOf(core.state(), 'desk:1')).toBe('live')
  })
})
