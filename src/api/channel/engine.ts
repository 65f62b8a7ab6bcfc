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
  /** Fetches over HTTP what the socket would send for these topics, a `PollAnswer`; without it the channel never polls. */
  poll?: (positions: readonly ReaderPosition[]) => Promise<unknown>
  /**
   * A new single-use ticket for each dial, null for a guest. A rejection counts as a failed dial; when it ends the session,
   * the caller calls `signedOut`.
   */
  ticket?: () => Promise<string | null>
}

/** On a visible page, sleep and clock changes are detected within this time; ms. */
const heartbeatMs = 1_000

/**
 * The channel's timer: fires at the next due moment of the state, and on a visible page at least once per heartbeat. A hidden
 * page checks its clocks only when something is due, a frame arrives or the page becomes visible.
 */
function createAlarm({ timers, clock, visibility }: EngineOptions, onAlarm: () => void) {
  let set: { at: number; undo: () => void } | null = null
  return (next: number) => {
    const now = clock.perf()
    const latest = visibility() ? now + heartbeatMs : Infinity
    const at = next === Infinity ? Infinity : Math.min(Math.max(next, now + 1), latest)
    // Firing early is harmless; rescheduling for each frame would be expensive.
    if (set && set.at <= at && at < Infinity) return
    set?.undo()
    set = null
    if (at === Infinity) return
    const undo = timers(
      () => {
        set = null
        onAlarm()
      },
      Math.ceil(at - now),
    )
    set = { at, undo }
  }
}

/** Returns `wake` once after each clock jump (sleep, or a changed date), otherwise `tick`. */
function createJumpWatch(clock: ServerClock): () => ChannelEvent {
  let wasJumped = clock.needsResync()
  return () => {
    const isJumped = clock.needsResync()
    const isNew = isJumped && !wasJumped
    wasJumped = isJumped
    return isNew ? { type: 'wake', afterSleep: true } : { type: 'tick' }
  }
}

const isTooMuch = (error: unknown): boolean => error instanceof ApiError && error.reply.code === 429

/** Polls over HTTP and dispatches the answer, or the failure. */
const createPoll =
  ({ clock, poll }: EngineOptions, dispatch: (event: ChannelEvent) => void) =>
  async (number: number, positions: readonly ReaderPosition[]) => {
    const sent = clock.perf()
    try {
      const { t, messages } = pollAnswer.parse(await poll?.(positions))
      clock.learn(sent, t, clock.perf())
      dispatch({ type: 'polled', poll: number, messages })
    } catch (error) {
      dispatch({ type: 'polled', poll: number, messages: null, isTooMuch: isTooMuch(error) })
    }
  }

/** Feeds events into the reducer and runs its effects. */
export function createEngine(options: EngineOptions, listeners: Listeners) {
  const { clock } = options
  const queue: ChannelEvent[] = []
  let state: State = initialState(Boolean(options.poll))
  let isStepping = false
  let roundTrip: number | null = null

  const advance = (event: ChannelEvent) => {
    const before = state.status
    const input = { ...event, at: clock.perf(), random: options.random(), visible: options.visibility() }
    const after = reduce(state, input)
    state = after.state
    for (const effect of after.effects) listeners.guarded(() => carryOut(effect))
    listeners.announce(state.status, before, (topic) => topicStatusOf(state, topic))
  }

  /** Handles events one at a time, including those that handlers dispatch meanwhile. */
  const dispatch = (event: ChannelEvent) => {
    queue.push(event)
    if (isStepping) return
    isStepping = true
    for (let next = queue.shift(); next; next = queue.shift()) {
      const current = next
      listeners.guarded(() => advance(current))
    }
    isStepping = false
    schedule(nextMoment(state))
  }

  const tickEvent = createJumpWatch(clock)
  const schedule = createAlarm(options, () => dispatch(tickEvent()))
  const socket = createSocketManager({ ...options, dispatch })
  const outgoingMessages = createOutgoingMessages(dispatch)
  const poll = createPoll(options, dispatch)

  const carryOut = (effect: Effect): void => {
    switch (effect.type) {
      case 'dial':
        return socket.dial(effect.connection)
      case 'renew':
        return socket.renew(effect.connection)
      case 'hang-up':
        return socket.hangUp(effect.code)
      case 'send':
        return socket.send(effect.message)
      case 'deliver':
        return listeners.deliver(effect.topic, effect.delivery)
      case 'learn':
        roundTrip = effect.received - effect.sent
        return clock.learn(effect.sent, effect.t, effect.received)
      case 'settle':
        return outgoingMessages.settle(effect.id, effect.failure)
      case 'poll':
        void poll(effect.poll, effect.positions)
    }
  }

  return { dispatch, say: outgoingMessages.say, state: () => state, roundTripMs: () => roundTrip }
}
