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

/** Drives the reducer by hand: the test sets time, random numbers and visibility. */
function drive({ canPoll = false } = {}) {
  let state = initialState(canPoll)
  let at = 0
  let random = 0
  let visible = true
  const effects: Effect[] = []
  const dispatch = (channelEvent: ChannelEvent) => {
    const after = reduce(state, { ...channelEvent, at, random, visible })
    state = after.state
    effects.push(...after.effects)
  }
  const of = <T extends Effect['type']>(type: T) =>
    effects.filter((effect): effect is Extract<Effect, { type: T }> => effect.type === type)
  return {
    dispatch,
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
    clearEffects: () => {
      effects.length = 0
    },
    /** Advances time and ticks whenever the state asks for it. */
    advance: (ms: number) => {
      const until = at + ms
      for (let next = nextMoment(state); next <= until; next = nextMoment(state)) {
        at = Math.max(at, next)
        dispatch({ type: 'tick' })
      }
      at = until
    },
    receive: (message: ServerMessage | null) => dispatch({ type: 'frame', connection: state.connection, message }),
    open: () => {
      dispatch({ type: 'opened', connection: state.connection, ticket: null })
      dispatch({ type: 'frame', connection: state.connection, message: hello })
    },
    fail: (code = 1006) => dispatch({ type: 'closed', connection: state.connection, code }),
  }
}

const live = (topic = 'hall') => {
  const core = drive()
  core.dispatch({ type: 'subscribe', topic })
  core.open()
  core.receive(reset(topic))
  return core
}

test('the same state and input give the same result, and the given state is not changed', () => {
  const core = live()
  const before = structuredClone(core.state())
  const input = { ...event('hall', 1), at: 5 }
  const message = event('hall', 1)
  const frameInput = { type: 'frame', connection: 1, message, at: input.at, random: 0.5, visible: true } as const
  expect(reduce(core.state(), frameInput)).toEqual(reduce(core.state(), frameInput))
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

  test('while a lot is about to end the wait is at most 2 s', () => {
    expect(backoffMs(0, 1, true)).toBe(1000)
    expect(backoffMs(9, 1, true)).toBe(2000)
  })

  test('grows with failures; 5 s of frames reset it, opening alone does not', () => {
    const core = drive()
    core.setRandom(1)
    core.dispatch({ type: 'subscribe', topic: 'hall' })
    const waits: number[] = []
    const failAndWait = () => {
      core.fail()
      waits.push(core.state().dialAt - core.at())
      core.advance(waits.at(-1)!)
    }
    failAndWait()
    failAndWait()
    core.open()
    core.advance(4900)
    core.receive(ping)
    failAndWait()
    core.open()
    core.advance(5000)
    core.receive(ping)
    failAndWait()
    failAndWait()
    expect(waits).toEqual([1000, 2000, 4000, 1000, 2000])
  })

  test('becoming urgent shortens a wait in progress', () => {
    const core = drive()
    core.setRandom(1)
    core.dispatch({ type: 'subscribe', topic: 'hall' })
    for (let i = 0; i < 6; i += 1) {
      core.fail()
      if (i < 5) core.advance(core.state().dialAt - core.at())
    }
    expect(core.state().dialAt - core.at()).toBe(20_000)
    core.dispatch({ type: 'urgent', on: true })
    expect(core.state().dialAt - core.at()).toBe(2000)
    core.dispatch({ type: 'urgent', on: false })
    expect(core.state().dialAt - core.at()).toBe(2000)
  })

  test('never gives up while the page is visible', () => {
    const core = drive()
    core.setRandom(1)
    core.dispatch({ type: 'subscribe', topic: 'hall' })
    for (let hour = 0; hour < 24; hour += 1) {
      core.clearEffects()
      core.advance(3_600_000)
      // An unanswered dial lasts 4 s, the wait after it 20 s.
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
    core.dispatch({ type: 'subscribe', topic: 'hall' })
    note()
    core.dispatch({ type: 'opened', connection: 1, ticket: null })
    note()
    core.receive(hello)
    note()
    core.fail()
    note()
    core.advance(1000)
    note()
    core.open()
    note()
    core.dispatch({ type: 'unsubscribe', topic: 'hall' })
    core.advance(6000)
    note()
    expect(statuses).toEqual(['idle', 'connecting', 'connecting', 'live', 'waiting', 'connecting', 'live', 'idle'])
  })

  test('[F07] no frame for 12 s is stale; the socket is replaced at once', () => {
    const core = live()
    core.advance(11_999)
    expect(core.state().status).toBe('live')
    core.clearEffects()
    core.advance(1)
    expect(core.state().status).toBe('stale')
    expect(core.of('hang-up')).toEqual([{ type: 'hang-up', code: 4000 }])
    expect(core.of('dial')).toEqual([{ type: 'dial', connection: 2 }])
    expect(topicStatusOf(core.state(), 'hall')).toBe('stale')
    core.open()
    expect(core.state().status).toBe('live')
    expect(topicStatusOf(core.state(), 'hall')).toBe('stale')
    core.receive(reset('hall'))
    expect(topicStatusOf(core.state(), 'hall')).toBe('live')
  })

  test('any frame proves the connection alive', () => {
    const core = live()
    for (let i = 0; i < 10; i += 1) {
      core.advance(11_000)
      core.receive(ping)
    }
    expect(core.state().status).toBe('live')
    expect(core.of('dial')).toHaveLength(1)
  })

  test('a topic is stale during a gap, and refused when the server refuses it', () => {
    const core = live()
    core.receive(event('hall', 2))
    expect(topicStatusOf(core.state(), 'hall')).toBe('stale')
    core.receive(event('hall', 1))
    expect(topicStatusOf(core.state(), 'hall')).toBe('live')
    core.dispatch({ type: 'subscribe', topic: 'desk:x' })
    expect(topicStatusOf(core.state(), 'desk:x')).toBe('connecting')
    core.receive({ kind: 'refused', topic: 'desk:x', code: 403, msg: '您无权查看该内容' })
    expect(topicStatusOf(core.state(), 'desk:x')).toBe('refused')
    expect(core.state().status).toBe('live')
    core.clearEffects()
    core.advance(11_000)
    expect(core.sent().filter(({ kind }) => kind === 'subscribe')).toEqual([])
  })

  test('a dial without a first frame is given up after 4 s', () => {
    const core = drive()
    core.dispatch({ type: 'subscribe', topic: 'hall' })
    core.advance(3999)
    core.dispatch({ type: 'opened', connection: 1, ticket: null })
    expect(core.of('hang-up')).toEqual([])
    core.advance(1)
    expect(core.of('hang-up')).toHaveLength(1)
    expect(core.state().status).toBe('waiting')
  })
})

test('[F03] events of an abandoned socket do not affect the next one', () => {
  const core = drive()
  core.setRandom(1)
  core.dispatch({ type: 'subscribe', topic: 'hall' })
  core.advance(4000)
  const { dialAt, failedHandshakes } = core.state()
  core.fail()
  core.dispatch({ type: 'opened', connection: 1, ticket: null })
  core.receive(hello)
  core.receive(null)
  core.fail(4401)
  expect(core.state()).toMatchObject({ dialAt, failedHandshakes, status: 'waiting', badFrames: 0 })
  expect(core.sent()).toEqual([])
})

describe('coming back to the page', () => {
  test('an open connection is probed, and replaced without an answer within 1.5 s', () => {
    const core = live()
    core.advance(3000)
    core.clearEffects()
    core.dispatch({ type: 'wake', afterSleep: false })
    expect(core.sent()).toEqual([{ kind: 'time', sent: 3000 }])
    core.advance(1499)
    expect(core.state().status).toBe('live')
    core.advance(1)
    expect(core.state().status).toBe('stale')
    expect(core.of('dial')).toHaveLength(1)
  })

  test('an answer keeps the connection', () => {
    const core = live()
    core.dispatch({ type: 'wake', afterSleep: false })
    core.advance(1000)
    core.receive({ kind: 'time', sent: 0, t: 1_600_000_000_000 })
    core.advance(5000)
    expect(core.state().status).toBe('live')
    expect(core.of('learn')).toEqual([{ type: 'learn', sent: 0, t: 1_600_000_000_000, received: 1000 }])
  })

  test('a wait is cut short, a hanging dial is replaced, a fresh one is left alone', () => {
    const core = drive()
    core.setRandom(1)
    core.dispatch({ type: 'subscribe', topic: 'hall' })
    core.fail()
    core.dispatch({ type: 'wake', afterSleep: false })
    expect(core.of('dial')).toHaveLength(2)
    core.advance(499)
    core.dispatch({ type: 'wake', afterSleep: false })
    expect(core.of('dial')).toHaveLength(2)
    core.advance(1)
    core.dispatch({ type: 'wake', afterSleep: false })
    expect(core.of('dial')).toHaveLength(3)
    expect(core.of('hang-up')).toHaveLength(1)
  })

  test('hidden pages do not dial; visibility is read when the dial is due', () => {
    const core = live()
    core.setVisible(false)
    core.fail()
    core.clearEffects()
    core.advance(600_000)
    expect(core.of('dial')).toEqual([])
    expect(core.state().status).toBe('waiting')
    core.setVisible(true)
    core.advance(2000)
    expect(core.of('dial')).toHaveLength(1)
  })

  test('nothing subscribed, nothing dialed', () => {
    const core = drive()
    core.dispatch({ type: 'wake', afterSleep: false })
    core.dispatch({ type: 'urgent', on: true })
    core.dispatch({ type: 'signed-in' })
    core.advance(60_000)
    expect(core.of('dial')).toEqual([])
    expect(nextMoment(core.state())).toBe(Infinity)
  })
})

describe('topics', () => {
  const subscribes = (core: ReturnType<typeof drive>) =>
    core.sent().filter(({ kind }) => kind !== 'time' && kind !== 'pong')

  test('are resumed from their position on the next connection', () => {
    const core = live()
    core.receive(event('hall', 1))
    core.fail()
    core.advance(1000)
    core.clearEffects()
    core.open()
    expect(subscribes(core)).toEqual([{ kind: 'subscribe', topic: 'hall', epoch: 'e1', seq: 1 }])
  })

  test('a gap requests a replay after 300 ms, an unanswered replay a snapshot', () => {
    const core = live()
    core.clearEffects()
    core.receive(event('hall', 3))
    core.advance(299)
    expect(subscribes(core)).toEqual([])
    core.advance(1)
    expect(subscribes(core)).toEqual([{ kind: 'replay', topic: 'hall', epoch: 'e1', seq: 0 }])
    core.advance(3000)
    expect(subscribes(core)).toEqual([
      { kind: 'replay', topic: 'hall', epoch: 'e1', seq: 0 },
      { kind: 'subscribe', topic: 'hall' },
    ])
  })

  test('an unanswered subscribe is repeated after 5 s', () => {
    const core = drive()
    core.dispatch({ type: 'subscribe', topic: 'hall' })
    core.open()
    core.advance(4999)
    core.receive(ping)
    expect(subscribes(core)).toHaveLength(1)
    core.advance(1)
    expect(subscribes(core)).toHaveLength(2)
  })

  test('the position moves before handlers get the frame', () => {
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
    core.dispatch({ type: 'subscribe', topic: 'hall' })
    core.dispatch({ type: 'subscribe', topic: 'hall' })
    core.open()
    expect(subscribes(core)).toEqual([{ kind: 'subscribe', topic: 'hall' }])
    core.receive(reset('hall'))
    core.clearEffects()
    core.dispatch({ type: 'unsubscribe', topic: 'hall' })
    core.advance(5000)
    expect(subscribes(core)).toEqual([])
    core.dispatch({ type: 'unsubscribe', topic: 'hall' })
    core.advance(999)
    expect(subscribes(core)).toEqual([])
    core.advance(1)
    expect(subscribes(core)).toEqual([{ kind: 'unsubscribe', topic: 'hall' }])
  })

  test('moving between two pages of one topic keeps the topic and the socket', () => {
    const core = live()
    core.dispatch({ type: 'unsubscribe', topic: 'hall' })
    core.advance(900)
    core.dispatch({ type: 'subscribe', topic: 'hall' })
    core.advance(8000)
    expect(core.sent().map(({ kind }) => kind)).not.toContain('unsubscribe')
    expect(core.of('hang-up')).toEqual([])
  })

  test('the socket closes 5 s after the last topic was left, unless a new one is subscribed', () => {
    const core = live()
    core.dispatch({ type: 'unsubscribe', topic: 'hall' })
    core.advance(5999)
    expect(core.of('hang-up')).toEqual([])
    core.dispatch({ type: 'subscribe', topic: 'lot:1' })
    core.receive(ping)
    core.advance(1)
    expect(core.of('hang-up')).toEqual([])
    core.dispatch({ type: 'unsubscribe', topic: 'lot:1' })
    core.advance(6000)
    expect(core.of('hang-up')).toEqual([{ type: 'hang-up', code: 1000 }])
    expect(nextMoment(core.state())).toBe(Infinity)
  })

  test('many subscriptions at once are spread out to stay within the rate limit', () => {
    const core = drive()
    for (let i = 0; i < 40; i += 1) core.dispatch({ type: 'subscribe', topic: `lot:${i}` })
    core.open()
    let most = 0
    const sentAt: number[] = []
    for (let ms = 0; ms < 6000; ms += 50) {
      const before = core.sent().length
      core.advance(50)
      for (let i = before; i < core.sent().length; i += 1) sentAt.push(core.at())
      core.receive(ping)
    }
    for (const from of sentAt) most = Math.max(most, sentAt.filter((at) => at >= from && at < from + 1000).length)
    expect(most).toBeLessThan(20)
    expect(new Set(subscribes(core).map((message) => 'topic' in message && message.topic)).size).toBe(40)
  })
})

describe('unreadable frames', () => {
  test('end the connection, are counted and never lead to a fast loop', () => {
    const core = drive()
    core.setRandom(0.5)
    core.dispatch({ type: 'subscribe', topic: 'hall' })
    for (let elapsed = 0; elapsed < 600; elapsed += 1) {
      if (core.state().link === 'dialing') {
        core.open()
        core.receive(null)
      }
      core.advance(1000)
    }
    expect(core.state().badFrames).toBe(core.of('dial').length)
    expect(core.of('hang-up').every(({ code }) => code === 4400)).toBe(true)
    // Half of the cap of 20 s on average, after a few quick ones.
    expect(core.of('dial').length).toBeLessThan(75)
  })

  test('three in a row start polling', () => {
    const core = drive({ canPoll: true })
    core.dispatch({ type: 'subscribe', topic: 'hall' })
    for (let i = 0; i < 3; i += 1) {
      core.open()
      core.receive(null)
      if (i < 2) core.advance(20_000)
    }
    expect(core.state().status).toBe('down')
    core.dispatch({ type: 'polled', poll: core.state().poll, messages: [] })
    expect(core.state().status).toBe('polling')
    core.advance(20_000)
    core.open()
    core.clearEffects()
    core.advance(11_000)
    expect(core.state().status).toBe('live')
    expect(core.of('poll')).toEqual([])
  })
})

describe('polling', () => {
  const failed = () => {
    const core = drive({ canPoll: true })
    core.dispatch({ type: 'subscribe', topic: 'hall' })
    core.fail()
    core.advance(500)
    core.fail()
    core.advance(500)
    return core
  }

  test('begins after three dials that never opened, each 3 s, while dialing goes on', () => {
    const core = failed()
    expect(core.state().status).toBe('connecting')
    core.fail()
    expect(core.state().status).toBe('down')
    expect(core.of('poll')).toEqual([{ type: 'poll', poll: 1, positions: [{ topic: 'hall' }] }])
    const answer = () => core.dispatch({ type: 'polled', poll: core.state().poll, messages: [reset('hall', 4)] })
    answer()
    expect(core.of('deliver')).toHaveLength(1)
    expect(topicStatusOf(core.state(), 'hall')).toBe('polling')
    for (let i = 0; i < 4; i += 1) {
      core.advance(2999)
      const before = core.of('poll').length
      core.advance(1)
      expect(core.of('poll')).toHaveLength(before + 1)
      answer()
    }
    expect(core.of('poll').at(-1)?.positions).toEqual([{ topic: 'hall', epoch: 'e1', seq: 4 }])
    expect(core.of('dial').length).toBeGreaterThan(3)
  })

  test('ends with the first frame of a socket; a poll answer still in flight is ignored', () => {
    const core = failed()
    core.fail()
    core.advance(500)
    core.open()
    expect(core.state().status).toBe('live')
    core.receive(reset('hall', 9))
    core.clearEffects()
    core.dispatch({
      type: 'polled',
      poll: core.state().poll,
      messages: [{ ...reset('hall', 2), epoch: 'e0' } as ServerMessage],
    })
    expect(core.of('deliver')).toEqual([])
    core.advance(11_000)
    expect(core.of('poll')).toEqual([])
  })

  test('a dead proxy that swallows everything is detected within 15 s', () => {
    const core = drive({ canPoll: true })
    core.setRandom(1)
    core.dispatch({ type: 'subscribe', topic: 'hall' })
    core.advance(15_000)
    expect(core.state().status).toBe('down')
    expect(core.of('poll')).toHaveLength(1)
  })

  test('one poll at a time, and none from a hidden page', () => {
    const core = failed()
    core.fail()
    core.advance(9000)
    expect(core.of('poll')).toHaveLength(1)
    core.advance(3000)
    expect(core.of('poll')).toHaveLength(2)
    core.setVisible(false)
    core.advance(60_000)
    expect(core.of('poll')).toHaveLength(2)
  })

  test('an answer after the poll timeout is ignored', () => {
    const core = failed()
    core.fail()
    core.advance(12_000)
    expect(core.of('poll').map(({ poll }) => poll)).toEqual([1, 2])
    core.dispatch({ type: 'polled', poll: 2, messages: [reset('hall', 9)] })
    core.clearEffects()
    core.dispatch({ type: 'polled', poll: 1, messages: [{ ...reset('hall', 2), epoch: 'e0' } as ServerMessage] })
    expect(core.of('deliver')).toEqual([])
  })

  /** Polls with answers. */
  const polling = () => {
    const core = failed()
    core.fail()
    core.dispatch({ type: 'polled', poll: core.state().poll, messages: [] })
    expect(core.state().status).toBe('polling')
    return core
  }

  test('without answers the status is down, until one arrives', () => {
    const core = polling()
    core.advance(3000)
    core.dispatch({ type: 'polled', poll: core.state().poll, messages: null })
    expect(core.state().status).toBe('down')
    core.advance(3000)
    core.dispatch({ type: 'polled', poll: core.state().poll, messages: [] })
    expect(core.state().status).toBe('polling')
  })

  test('with an answer later than the next poll is due, the status is down', () => {
    const core = polling()
    core.advance(3000)
    expect(core.state().status).toBe('polling')
    core.advance(3000)
    expect(core.state().status).toBe('down')
    core.dispatch({ type: 'polled', poll: core.state().poll, messages: [] })
    expect(core.state().status).toBe('polling')
  })

  test('in a hidden page, or after its return, the status is down until an answer arrives', () => {
    const core = polling()
    core.setVisible(false)
    core.advance(3000)
    expect(core.state().status).toBe('down')
    core.setVisible(true)
    core.dispatch({ type: 'wake', afterSleep: false })
    expect(core.state().status).toBe('down')
    core.dispatch({ type: 'polled', poll: core.state().poll, messages: [] })
    expect(core.state().status).toBe('polling')
    core.dispatch({ type: 'wake', afterSleep: true })
    expect(core.state().status).toBe('down')
  })

  test('after an open connection is cut the status is down until an answer arrives', () => {
    const core = polling()
    core.advance(20_000)
    core.open()
    expect(core.state().status).toBe('live')
    core.fail()
    expect(core.state().status).toBe('waiting')
    for (let dials = 0; dials < 3; dials += 1) {
      core.advance(2000)
      core.fail()
    }
    expect(core.state().status).toBe('down')
  })

  test('slows down on 429, up to 30 s, until an answer arrives', () => {
    const core = failed()
    core.setVisible(false)
    core.fail()
    core.setVisible(true)
    core.dispatch({ type: 'wake', afterSleep: false })
    for (const pause of [6000, 12_000, 24_000, 30_000, 30_000]) {
      const before = core.of('poll').length
      core.dispatch({ type: 'polled', poll: core.state().poll, messages: null, isTooMuch: true })
      core.advance(pause - 1)
      expect(core.of('poll')).toHaveLength(before)
      core.advance(1)
      expect(core.of('poll')).toHaveLength(before + 1)
    }
    core.dispatch({ type: 'polled', poll: core.state().poll, messages: [] })
    core.advance(30_000)
    const before = core.of('poll').length
    core.dispatch({ type: 'polled', poll: core.state().poll, messages: [] })
    core.advance(3000)
    expect(core.of('poll')).toHaveLength(before + 1)
  })

  test('continues every 3 s after other failures; a late 429 does not start it', () => {
    const core = failed()
    core.fail()
    const before = core.of('poll').length
    core.dispatch({ type: 'polled', poll: core.state().poll, messages: null })
    core.advance(3000)
    expect(core.of('poll')).toHaveLength(before + 1)
    core.dispatch({ type: 'signed-out' })
    core.dispatch({ type: 'polled', poll: core.state().poll, messages: null, isTooMuch: true })
    core.clearEffects()
    core.advance(60_000)
    expect(core.of('poll')).toEqual([])
  })

  test('an answer cannot carry socket messages', () => {
    const core = failed()
    core.fail()
    core.dispatch({ type: 'polled', poll: core.state().poll, messages: [hello, ping] })
    expect(core.state().status).toBe('polling')
    expect(core.sent()).toEqual([])
  })
})

describe('identity', () => {
  test('signing in reconnects and clears every position', () => {
    const core = live()
    core.receive(event('hall', 1))
    core.clearEffects()
    core.dispatch({ type: 'signed-in' })
    expect(core.of('hang-up')).toHaveLength(1)
    core.dispatch({ type: 'opened', connection: 2, ticket: 't1' })
    expect(core.sent()).toEqual([
      { kind: 'auth', ticket: 't1' },
      { kind: 'time', sent: 0 },
      { kind: 'subscribe', topic: 'hall' },
    ])
  })

  test('after signing out only a new subscription connects, as a guest', () => {
    const core = live()
    core.dispatch({ type: 'signed-out' })
    core.clearEffects()
    core.advance(300_000)
    expect(core.of('dial')).toEqual([])
    core.dispatch({ type: 'subscribe', topic: 'lot:1' })
    expect(core.of('dial')).toHaveLength(1)
  })

  test('nothing reopens a closed channel', () => {
    const core = live()
    core.dispatch({ type: 'close' })
    core.clearEffects()
    core.dispatch({ type: 'subscribe', topic: 'hall' })
    core.dispatch({ type: 'signed-in' })
    core.dispatch({ type: 'signed-out' })
    core.dispatch({ type: 'subscribe', topic: 'hall' })
    core.dispatch({ type: 'wake', afterSleep: true })
    core.advance(300_000)
    expect(core.of('dial')).toEqual([])
    expect(core.state().status).toBe('stopped')
  })

  test('a session is renewed a minute before its end, or at half of a short one', () => {
    for (const [ttl, renewAt] of [
      [1_800_000, 1_740_000],
      [60_000, 30_000],
    ] as const) {
      const core = drive()
      core.dispatch({ type: 'subscribe', topic: 'hall' })
      core.dispatch({ type: 'opened', connection: 1, ticket: 't1' })
      core.receive({ ...hello, sessionTtl: ttl })
      core.receive(reset('hall'))
      for (let ms = 5000; ms < renewAt; ms += 5000) {
        core.advance(5000)
        core.receive(ping)
      }
      expect(core.of('renew')).toEqual([])
      core.advance(5000)
      expect(core.of('renew')).toEqual([{ type: 'renew', connection: 1 }])
      core.dispatch({ type: 'renewed', connection: 1, ticket: 't2' })
      expect(core.sent()).toContainEqual({ kind: 'auth', ticket: 't2' })
    }
  })
})

test('a failed renewal is retried every 10 s while the session lasts, and not after the connection is gone', () => {
  const core = drive()
  core.dispatch({ type: 'subscribe', topic: 'hall' })
  core.dispatch({ type: 'opened', connection: 1, ticket: 't1' })
  core.receive({ ...hello, sessionTtl: 60_000 })
  core.receive(reset('hall'))
  const listen = (ms: number) => {
    for (let passed = 0; passed < ms; passed += 5000) {
      core.advance(5000)
      core.receive(ping)
    }
  }
  listen(30_000)
  expect(core.of('renew')).toHaveLength(1)
  core.dispatch({ type: 'not-renewed', connection: 1 })
  core.advance(5000)
  core.receive(ping)
  core.advance(4999)
  expect(core.of('renew')).toHaveLength(1)
  core.advance(1)
  expect(core.of('renew')).toHaveLength(2)
  core.dispatch({ type: 'renewed', connection: 1, ticket: 't2' })
  expect(core.sent()).toContainEqual({ kind: 'auth', ticket: 't2' })
  core.receive({ ...hello, sessionTtl: 60_000 })
  listen(25_000)
  expect(core.of('renew')).toHaveLength(2)
  listen(5000)
  expect(core.of('renew')).toHaveLength(3)
  core.fail()
  core.dispatch({ type: 'not-renewed', connection: 1 })
  core.clearEffects()
  core.advance(15_000)
  expect(core.of('renew')).toEqual([])
})

describe('[FW-05] an outgoing message', () => {
  const settled = (core: ReturnType<typeof drive>) => core.of('settle').map(({ failure }) => failure)
  const say = { type: 'say', topic: 'desk:1', id: 'message-1', data: '你好' } as const

  test('is sent once and settled by the acknowledgement', () => {
    const core = live()
    core.dispatch(say)
    core.receive({ kind: 'said', topic: 'desk:1', id: 'message-1' })
    core.receive({ kind: 'said', topic: 'desk:1', id: 'message-1' })
    expect(core.sent().filter(({ kind }) => kind === 'say')).toEqual([
      { kind: 'say', topic: 'desk:1', id: 'message-1', data: '你好' },
    ])
    expect(settled(core)).toEqual([null])
  })

  test('is not sent without a connection', () => {
    const core = drive()
    core.dispatch({ type: 'subscribe', topic: 'desk:1' })
    core.dispatch(say)
    expect(settled(core)).toEqual([{ reason: 'not-connected' }])
    core.open()
    expect(core.sent().filter(({ kind }) => kind === 'say')).toEqual([])
  })

  test('fails as unknown when the connection breaks or no answer comes in 10 s, and is not sent again', () => {
    const core = live()
    core.dispatch(say)
    core.fail()
    expect(settled(core)).toEqual([{ reason: 'unknown' }])
    core.advance(1000)
    core.open()
    core.dispatch({ ...say, id: 'message-2' })
    core.advance(9000)
    core.receive(ping)
    core.advance(999)
    expect(settled(core)).toHaveLength(1)
    core.advance(1)
    expect(settled(core)).toEqual([{ reason: 'unknown' }, { reason: 'unknown' }])
    expect(core.sent().filter(({ kind }) => kind === 'say')).toHaveLength(2)
  })

  test('fails as not connected when the connection breaks before it left the outbox', () => {
    const core = live()
    for (let i = 0; i < 30; i += 1) core.dispatch({ ...say, id: `message-${i}` })
    core.fail()
    const reasons = settled(core).map((failure) => failure?.reason)
    const sent = core.sent().filter(({ kind }) => kind === 'say').length
    expect(reasons.filter((reason) => reason === 'unknown')).toHaveLength(sent)
    expect(reasons.filter((reason) => reason === 'not-connected')).toHaveLength(30 - sent)
    expect(sent).toBeLessThan(30)
    core.advance(1000)
    core.open()
    core.advance(5000)
    expect(core.sent().filter(({ kind }) => kind === 'say')).toHaveLength(sent)
  })

  test('fails with the refusal of the server, and the topic continues', () => {
    const core = live('desk:1')
    core.dispatch(say)
    core.receive({ kind: 'refused', topic: 'desk:1', id: 'message-1', code: 422, msg: '请文明用语' })
    expect(settled(core)).toEqual([{ reason: 'refused', code: 422, msg: '请文明用语' }])
    expect(topicStatusOf(core.state(), 'desk:1')).toBe('live')
  })
})
