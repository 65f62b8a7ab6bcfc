import type { ClientMessage } from '#src/model/push/client-messages.ts'
import { closeCode } from '#src/model/push/frames.ts'
import * as limits from './limits.ts'
import { isConnected, needsPolling, type SendFailure, type StepContext } from './state.ts'
import { joining, disconnected, replaying, type Stream } from './streams.ts'

/** Full jitter between 0.5 s and a bound that doubles: 1 s, 2 s, 4 s … up to 20 s, or 2 s while it is urgent. */
export function backoffMs(attempts: number, random: number, isUrgent: boolean): number {
  const cap = isUrgent ? limits.backoffCapUrgent : limits.backoffCap
  const to = Math.min(cap, limits.backoffFirstTo * 2 ** attempts)
  return limits.backoffFrom + random * (to - limits.backoffFrom)
}

export function send({ state }: StepContext, message: ClientMessage): void {
  state.outbox = [...state.outbox, message]
}

export function settle({ state, effects }: StepContext, id: string, failure: SendFailure | null): void {
  if (state.outgoing.delete(id)) effects.push({ type: 'settle', id, failure })
}

/** Subscribes with the position the stream has, or without one for a snapshot. */
export function subscribeStream(context: StepContext, topic: string, stream: Stream): void {
  context.state.streams.set(topic, joining(stream, context.input.at))
  const { position, wantsSnapshot } = stream
  send(context, { kind: 'subscribe', topic, ...(wantsSnapshot ? null : position) })
}

export function requestFrames(context: StepContext, topic: string, stream: Stream, what: 'replay' | 'snapshot'): void {
  if (what === 'replay' && stream.position && isConnected(context.state)) {
    context.state.streams.set(topic, replaying(stream, context.input.at))
    send(context, { kind: 'replay', topic, ...stream.position })
    return
  }
  const stale = { ...stream, wantsSnapshot: true, dueAt: Infinity }
  if (isConnected(context.state)) subscribeStream(context, topic, stale)
  else context.state.streams.set(topic, stale)
}

/** The connection is over, whichever side closed it. Unacknowledged messages are never resent automatically. */
function dropConnection(context: StepContext): void {
  const { state } = context
  const unsent = new Set(state.outbox.flatMap((message) => (message.kind === 'say' ? [message.id] : [])))
  if (state.link !== 'open') state.failedHandshakes += 1
  else if (state.lastFrameAt - state.linkSince >= limits.stableAfter) state.attempts = state.badFramesInRow = 0
  state.link = 'none'
  state.timeoutAt = state.renewAt = Infinity
  state.outbox = []
  for (const [topic, stream] of state.streams) state.streams.set(topic, disconnected(stream))
  for (const id of state.outgoing.keys()) settle(context, id, { reason: unsent.has(id) ? 'not-connected' : 'unknown' })
}

export function hangUp(context: StepContext, code: number): void {
  const { state, effects } = context
  if (state.link === 'none') return
  effects.push({ type: 'hang-up', code })
  dropConnection(context)
}

/** Stops dialing and polling until the next event. */
export function goIdle({ state }: StepContext): void {
  state.dialAt = state.pollAt = state.closeAt = Infinity
  state.pollSentAt = -Infinity
  // Invalidates a poll still in flight.
  state.poll += 1
  state.isStale = state.isPolled = false
}

/** The connection failed: dials at once or after the backoff. */
function scheduleDial(context: StepContext, immediate = false): void {
  const { state, input } = context
  if (state.streams.size === 0) return goIdle(context)
  state.dialAt = input.at
  if (!immediate) {
    state.dialAt += backoffMs(state.attempts, input.random, state.isUrgent)
    state.attempts += 1
  }
  if (needsPolling(state) && state.pollAt === Infinity) state.pollAt = input.at
}

/** The server closed the connection. */
export function onSocketClosed(context: StepContext, code: number): void {
  dropConnection(context)
  if (code !== closeCode.sessionEnded) return scheduleDial(context)
  context.state.stop = 'session-ended'
  goIdle(context)
}

/** A frame was unreadable. Replaying it would end the next connection too, so snapshots are requested instead. */
export function onBadFrame(context: StepContext): void {
  const { state } = context
  for (const [topic, stream] of state.streams) state.streams.set(topic, { ...stream, wantsSnapshot: true })
  hangUp(context, closeCode.badFrame)
  state.badFrames += 1
  state.badFramesInRow += 1
  scheduleDial(context)
}

/** A silent open connection is replaced at once; a dial without a first frame goes through the backoff. */
export function onTimeout(context: StepContext): void {
  const wasOpen = context.state.link === 'open'
  hangUp(context, closeCode.stale)
  context.state.isStale ||= wasOpen
  scheduleDial(context, wasOpen)
}

export function dial({ state, effects, input }: StepContext): void {
  state.connection += 1
  state.link = 'dialing'
  state.linkSince = input.at
  state.timeoutAt = input.at + (needsPolling(state) ? limits.dialTimeoutPolling : limits.dialTimeout)
  state.dialAt = Infinity
  effects.push({ type: 'dial', connection: state.connection })
}
