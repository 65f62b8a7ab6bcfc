import type { ReaderPosition } from '#src/model/push/client-messages.ts'
import { pollAnswer } from '#src/model/push/frames.ts'
import { ApiError } from '../errors.ts'
import { reduce } from './core.ts'
import type { Environment } from './environment.ts'
import { createSocketManager } from './socket-manager.ts'
import type { Listeners } from './listeners.ts'
import { createOutgoingMessages } from './outgoing-messages.ts'
import type { ServerClock } from './server-clock.ts'
import { type Effect, type ChannelEvent, initialState, nextMoment, type State, topicStatusOf } from './state.ts'

export type EngineOptions = Environment & {
  url: string
  clock: ServerClock
  /**
   * Asks over HTTP what the socket would have said about all these topics, a `PollAnswer`; without it the channel never
   * polls.
   */
  poll?: (positions: readonly ReaderPosition[]) => Promise<unknown>
  /**
   * A fresh single-use ticket for each dial, null for a guest. A rejection counts as a failed dial; a refusal that
   * ends the session is the caller's to answer with `signedOut`.
   */
  ticket?: () => Promise<string | null>
}

/** While the page is visible, sleep and clock changes are noticed within this time, whatever else is due; ms. */
const heartbeatMs = 1_000

/**
 * The alarm of the channel: rings at the next moment of its state, and on a visible page at least at each heartbeat. A
 * hidden page looks at the clocks when something is due, when a frame comes and when it is seen again.
 */
function createAlarm({ timers, clock, visibility }: EngineOptions, ring: () => void) {
  let set: { at: number; undo: () => void } | null = null
  return (next: number) => {
    const now = clock.perf()
    const latest = visibility() ? now + heartbeatMs : Infinity
    const at = next === Infinity ? Infinity : Math.min(Math.max(next, now + 1), latest)
    // An early alarm does no harm; setting it anew for each frame would.
    if (set && set.at <= at && at < Infinity) return
    set?.undo()
    set = null
    if (at === Infinity) return
    const undo = timers(
      () => {
        set = null
        ring()
      },
      Math.ceil(at - now),
    )
    set = { at, undo }
  }
}

/** The news a clock brings: the machine has slept, or its clock was set, told once for each jump. */
function createJumpWatch(clock: ServerClock): () => ChannelEvent {
  let wasJumped = clock.needsResync()
  return () => {
    const isJumped = clock.needsResync()
    const isNews = isJumped && !wasJumped
    wasJumped = isJumped
    return isNews ? { type: 'wake', lost: true } : { type: 'tick' }
  }
}

const isTooMuch = (error: unknown): boolean => error instanceof ApiError && error.reply.code === 429

/** Asks over HTTP what the socket would have said, and tells the answer, or that none came. */
const createPoll =
  ({ clock, poll }: EngineOptions, tell: (happening: ChannelEvent) => void) =>
  async (number: number, positions: readonly ReaderPosition[]) => {
    const sent = clock.perf()
    try {
      const { t, messages } = pollAnswer.parse(await poll?.(positions))
      clock.learn(sent, t, clock.perf())
      tell({ type: 'polled', poll: number, messages })
    } catch (error) {
      tell({ type: 'polled', poll: number, messages: null, isTooMuch: isTooMuch(error) })
    }
  }

/** Feeds the core with what happens and carries out what it decides. */
export function createEngine(options: EngineOptions, listeners: Listeners) {
  const { clock } = options
  const waiting: ChannelEvent[] = []
  let state: State = initialState(Boolean(options.poll))
  let isStepping = false
  let roundTrip: number | null = null

  const advance = (happening: ChannelEvent) => {
    const before = state.status
    const input = { ...happening, at: clock.perf(), random: options.random(), visible: options.visibility() }
    const after = reduce(state, input)
    state = after.state
    for (const effect of after.effects) listeners.guarded(() => carryOut(effect))
    listeners.announce(state.status, before, (topic) => topicStatusOf(state, topic))
  }

  /** Takes happenings one after the other, also those that handlers cause while they run. */
  const tell = (happening: ChannelEvent) => {
    waiting.push(happening)
    if (isStepping) return
    isStepping = true
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const happened = next
      listeners.guarded(() => advance(happened))
    }
    isStepping = false
    wind(nextMoment(state))
  }

  const news = createJumpWatch(clock)
  const wind = createAlarm(options, () => tell(news()))
  const line = createSocketManager({ ...options, tell })
  const says = createOutgoingMessages(tell)
  const poll = createPoll(options, tell)

  const carryOut = (effect: Effect): void => {
    switch (effect.type) {
      case 'dial':
        return line.dial(effect.connection)
      case 'renew':
        return line.renew(effect.connection)
      case 'hang-up':
        return line.hangUp(effect.code)
      case 'send':
        return line.send(effect.message)
      case 'deliver':
        return listeners.deliver(effect.topic, effect.delivery)
      case 'learn':
        roundTrip = effect.received - effect.sent
        return clock.learn(effect.sent, effect.t, effect.received)
      case 'settle':
        return says.settle(effect.id, effect.failure)
      case 'poll':
        void poll(effect.poll, effect.positions)
    }
  }

  return { tell, say: says.say, state: () => state, roundTripMs: () => roundTrip }
}
