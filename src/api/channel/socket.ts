import type { ClientMessage } from '#src/model/push/client-messages.ts'
import { closeCode } from '#src/model/push/frames.ts'
import * as limits from './limits.ts'
import { isConnected, needsPolling, type SendFailure, type StepContext } from './state.ts'
import { joining, outOf, replaying, type Stream } from './streams.ts'

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
  if (state.says.delete(id)) effects.push({ type: 'settle', id, failure })
}

/** Subscribes with the position the stream has, or without one for a snapshot. */
export function join(turn: StepContext, topic: string, stream: Stream): void {
  turn.state.streams.set(topic, joining(stream, turn.input.at))
  const { position, wantsSnapshot } = stream
  send(turn, { kind: 'subscribe', topic, ...(wantsSnapshot ? null : position) })
}

export function ask(turn: StepContext, topic: string, stream: Stream, what: 'replay' | 'snapshot'): void {
  if (what === 'replay' && stream.position && isConnected(turn.state)) {
    turn.state.streams.set(topic, replaying(stream, turn.input.at))
    send(turn, { kind: 'replay', topic, ...stream.position })
    return
  }
  const wanting = { ...stream, wantsSnapshot: true, dueAt: Infinity }
  if (isConnected(turn.state)) join(turn, topic, wanting)
  else turn.state.streams.set(topic, wanting)
}

/** The connection is over, whoever ended it. Messages on their way are never sent again by themselves. */
function forgetLine(turn: StepContext): void {
  const { state } = turn
  const unsent = new Set(state.outbox.flatMap((message) => (message.kind === 'say' ? [message.id] : [])))
  if (state.link !== 'open') state.unopened += 1
  else if (state.heardAt - state.since >= limits.stableAfter) state.attempts = state.badInRow = 0
  state.link = 'none'
  state.deadAt = state.renewAt = Infinity
  state.outbox = []
  for (const [topic, stream] of state.streams) state.streams.set(topic, outOf(stream))
  for (const id of state.says.keys()) settle(turn, id, { reason: unsent.has(id) ? 'not-connected' : 'unknown' })
}

export function hangUp(turn: StepContext, code: number): void {
  const { state, effects } = turn
  if (state.link === 'none') return
  effects.push({ type: 'hang-up', code })
  forgetLine(turn)
}

/** Nothing is dialed and nothing polled until something new happens. */
export function rest({ state }: StepContext): void {
  state.dialAt = state.pollAt = state.closeAt = Infinity
  state.pollSentAt = -Infinity
  // An answer still on its way is of no interest any more.
  state.poll += 1
  state.isStale = state.isPolled = false
}

/** The connection failed; the next dial comes at once or after the backoff. */
function planDial(turn: StepContext, isAtOnce = false): void {
  const { state, input } = turn
  if (state.streams.size === 0) return rest(turn)
  state.dialAt = input.at
  if (!isAtOnce) {
    state.dialAt += backoffMs(state.attempts, input.random, state.isUrgent)
    state.attempts += 1
  }
  if (needsPolling(state) && state.pollAt === Infinity) state.pollAt = input.at
}

/** The other side has closed. */
export function onSocketClosed(turn: StepContext, code: number): void {
  forgetLine(turn)
  if (code !== closeCode.sessionEnded) return planDial(turn)
  turn.state.stop = 'session-ended'
  rest(turn)
}

/** A frame could not be read. Asking for it again would end the next connection too, so snapshots are asked instead. */
export function onBadFrame(turn: StepContext): void {
  const { state } = turn
  for (const [topic, stream] of state.streams) state.streams.set(topic, { ...stream, wantsSnapshot: true })
  hangUp(turn, closeCode.badFrame)
  state.badFrames += 1
  state.badInRow += 1
  planDial(turn)
}

/** An open line that says nothing is replaced at once; a dial without greeting goes through the backoff. */
export function onTimeout(turn: StepContext): void {
  const wasOpen = turn.state.link === 'open'
  hangUp(turn, closeCode.stale)
  turn.state.isStale ||= wasOpen
  planDial(turn, wasOpen)
}

export function dial({ state, effects, input }: StepContext): void {
  state.connection += 1
  state.link = 'dialing'
  state.since = input.at
  state.deadAt = input.at + (needsPolling(state) ? limits.dialTimeoutPolling : limits.dialTimeout)
  state.dialAt = Infinity
  effects.push({ type: 'dial', connection: state.connection })
}
