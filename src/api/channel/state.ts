import type { ClientMessage, ReaderPosition } from '#src/model/push/client-messages.ts'
import type { EventFrame, ResetMessage, ServerMessage } from '#src/model/push/frames.ts'
import * as limits from './limits.ts'
import type { Stream } from './streams.ts'

/**
 * `idle`: nothing is subscribed. `waiting`: between two dials, or until the page is visible. `stale`: the connection fell
 * silent and its replacement has no frame yet. `polling`: the socket is unavailable, HTTP polling works. `down`: polling is
 * needed but has no answer. `stopped`: signed out, session ended or closed permanently.
 */
export type Status = 'idle' | 'connecting' | 'live' | 'stale' | 'waiting' | 'polling' | 'down' | 'stopped'

/** The status of one topic: that of the channel, unless the topic itself lags behind. */
export type TopicStatus = Status | 'refused'

/**
 * Why a message was not delivered. `not-connected`: never sent. `unknown`: sent but unanswered, so it may have been applied;
 * sending it again with the same id is safe.
 */
export type SendFailure =
  | { reason: 'not-connected' | 'unknown' | 'too-large' }
  | { reason: 'refused'; code: number; msg: string }

/** Input events. `frame.message` and `polled.messages` are null when unreadable. */
export type ChannelEvent =
  | { type: 'subscribe' | 'unsubscribe'; topic: string }
  | { type: 'say'; topic: string; id: string; data: unknown }
  | { type: 'urgent'; on: boolean }
  | { type: 'opened'; connection: number; ticket: string | null }
  | { type: 'frame'; connection: number; message: ServerMessage | null }
  | { type: 'closed'; connection: number; code: number }
  | { type: 'renewed'; connection: number; ticket: string | null }
  | { type: 'not-renewed'; connection: number }
  // `isTooMuch`: 429, poll less often.
  | { type: 'polled'; poll: number; messages: readonly ServerMessage[] | null; isTooMuch?: boolean }
  // The page is back: online, visible, shown again, thawed. `afterSleep`: no connection survives a sleep.
  | { type: 'wake'; afterSleep: boolean }
  | { type: 'tick' | 'signed-in' | 'signed-out' | 'close' }

/** The event with its moment (monotonic ms), a random number in [0, 1) and the page's visibility at that moment. */
export type Input = ChannelEvent & { at: number; random: number; visible: boolean }

export type Effect =
  | { type: 'dial' | 'renew'; connection: number }
  | { type: 'hang-up'; code: number }
  | { type: 'send'; message: ClientMessage }
  | { type: 'deliver'; topic: string; delivery: EventFrame | ResetMessage }
  | { type: 'learn'; sent: number; t: number; received: number }
  | { type: 'settle'; id: string; failure: SendFailure | null }
  | { type: 'poll'; poll: number; positions: readonly ReaderPosition[] }

/** Moments are monotonic ms; Infinity means never. */
export type State = {
  status: Status
  stop: 'signed-out' | 'session-ended' | 'closed' | null
  /** Number of the latest dial; events of earlier ones are ignored. */
  connection: number
  /** `handshaking`: the socket is open, no frame has arrived. */
  link: 'none' | 'dialing' | 'handshaking' | 'open'
  /** When dialing started, or when the connection opened. */
  linkSince: number
  lastFrameAt: number
  /** When the connection is given up unless a frame arrives. */
  timeoutAt: number
  attempts: number
  failedHandshakes: number
  badFramesInRow: number
  /** Unreadable or oversize frames since the start, for reports. */
  badFrames: number
  isStale: boolean
  isUrgent: boolean
  dialAt: number
  closeAt: number
  renewAt: number
  canPoll: boolean
  poll: number
  pollAt: number
  /** Interval between polls, ms. */
  pollPause: number
  pollSentAt: number
  /** The last poll was answered in time, so the shown data is that recent. */
  isPolled: boolean
  streams: ReadonlyMap<string, Stream>
  /** Unanswered messages by id, with the deadline of the answer. */
  outgoing: ReadonlyMap<string, number>
  outbox: readonly ClientMessage[]
  /** When the messages sent so far stop counting against the rate limit. */
  quotaUsedUntil: number
}

export const initialState = (canPoll: boolean): State => ({
  status: 'idle',
  stop: null,
  connection: 0,
  link: 'none',
  linkSince: 0,
  lastFrameAt: 0,
  timeoutAt: Infinity,
  attempts: 0,
  failedHandshakes: 0,
  badFramesInRow: 0,
  badFrames: 0,
  isStale: false,
  isUrgent: false,
  dialAt: Infinity,
  closeAt: Infinity,
  renewAt: Infinity,
  canPoll,
  poll: 0,
  pollAt: Infinity,
  pollPause: limits.pollEvery,
  pollSentAt: -Infinity,
  isPolled: false,
  streams: new Map(),
  outgoing: new Map(),
  outbox: [],
  quotaUsedUntil: 0,
})

/** The mutable state of one step. */
type Draft = Omit<State, 'streams' | 'outgoing'> & { streams: Map<string, Stream>; outgoing: Map<string, number> }
export type StepContext = { state: Draft; effects: Effect[]; input: Input }

export const isConnected = ({ link }: State): boolean => link === 'handshaking' || link === 'open'

/** The socket has failed so often that HTTP polling replaces it. */
export const needsPolling = ({ canPoll, link, failedHandshakes, badFramesInRow }: State): boolean =>
  canPoll && link !== 'open' && Math.max(failedHandshakes, badFramesInRow) >= limits.failuresBeforePolling

export function statusOf(state: State): Status {
  if (state.stop) return 'stopped'
  if (state.link === 'open') return 'live'
  if (state.streams.size === 0 && state.link === 'none') return 'idle'
  if (needsPolling(state)) return state.isPolled ? 'polling' : 'down'
  if (state.isStale) return 'stale'
  return state.link === 'none' ? 'waiting' : 'connecting'
}

export function topicStatusOf(state: State, topic: string): TopicStatus {
  const stream = state.streams.get(topic)
  if (stream?.phase === 'refused') return 'refused'
  if (state.status !== 'live' || !stream) return state.status
  if (stream.phase === 'synced') return 'live'
  return stream.position ? 'stale' : 'connecting'
}

/** When the outbox may send again. */
export const outboxDeadline = ({ outbox, quotaUsedUntil }: State): number =>
  outbox.length > 0 ? quotaUsedUntil - limits.sendAhead : Infinity

/** The next moment at which the state changes by itself; Infinity for none. */
export function nextMoment(state: State): number {
  let next = Math.min(state.dialAt, state.closeAt, state.renewAt, state.pollAt, state.timeoutAt, outboxDeadline(state))
  for (const { dueAt, leaveAt } of state.streams.values()) next = Math.min(next, dueAt, leaveAt)
  for (const deadline of state.outgoing.values()) next = Math.min(next, deadline)
  return next
}
