import type { ClientMessage, ReaderPosition } from '#src/model/push/client-messages.ts'
import type { EventFrame, ResetMessage, ServerMessage } from '#src/model/push/frames.ts'
import * as limits from './limits.ts'
import type { Stream } from './streams.ts'

/**
 * `idle`: nothing is subscribed. `waiting`: between two dials, or until the page is visible. `stale`: the line fell
 * silent and its replacement has not spoken yet. `polling`: the socket is unavailable, HTTP answers instead. `down`: it should,
 * and does not, or has not yet. `stopped`: signed out, session ended or closed for good.
 */
export type Status = 'idle' | 'connecting' | 'live' | 'stale' | 'waiting' | 'polling' | 'down' | 'stopped'

/** The status of one topic: that of the channel, unless the topic itself is behind it. */
export type TopicStatus = Status | 'refused'

/**
 * Why a message did not get through. `not-connected`: it was never sent. `unknown`: it was sent and nothing came back,
 * so it may have been applied; saying it again under the same id is safe.
 */
export type SendFailure =
  | { reason: 'not-connected' | 'unknown' | 'too-large' }
  | { reason: 'refused'; code: number; msg: string }

/** What happened. `frame.message` and `polled.messages` are null when what came was not readable. */
export type ChannelEvent =
  | { type: 'subscribe' | 'unsubscribe'; topic: string }
  | { type: 'say'; topic: string; id: string; data: unknown }
  | { type: 'urgent'; on: boolean }
  | { type: 'opened'; connection: number; ticket: string | null }
  | { type: 'frame'; connection: number; message: ServerMessage | null }
  | { type: 'closed'; connection: number; code: number }
  | { type: 'renewed'; connection: number; ticket: string | null }
  | { type: 'not-renewed'; connection: number }
  // `isTooMuch`: the exchange wants to be asked less often.
  | { type: 'polled'; poll: number; messages: readonly ServerMessage[] | null; isTooMuch?: boolean }
  // The page is back: online, visible, shown again, thawed. `lost`: after a sleep, which no line outlives.
  | { type: 'wake'; lost: boolean }
  | { type: 'tick' | 'signed-in' | 'signed-out' | 'close' }

/** What happened, with the moment (monotonic ms), a random number in [0, 1) and whether the page is visible right then. */
export type Input = ChannelEvent & { at: number; random: number; visible: boolean }

export type Effect =
  | { type: 'dial' | 'renew'; connection: number }
  | { type: 'hang-up'; code: number }
  | { type: 'send'; message: ClientMessage }
  | { type: 'deliver'; topic: string; delivery: EventFrame | ResetMessage }
  | { type: 'learn'; sent: number; t: number; received: number }
  | { type: 'settle'; id: string; failure: SendFailure | null }
  | { type: 'poll'; poll: number; positions: readonly ReaderPosition[] }

/** Moments are monotonic ms; Infinity is never. */
export type State = {
  status: Status
  stop: 'signed-out' | 'session-ended' | 'closed' | null
  /** Number of the latest dial; whatever comes from another one is late and of no interest. */
  connection: number
  /** `greeting`: the socket is open, the server has not said anything. */
  link: 'none' | 'dialing' | 'greeting' | 'open'
  /** Since when the link is what it is: being dialed, or open. */
  since: number
  heardAt: number
  /** When the connection is given up unless something is heard. */
  deadAt: number
  attempts: number
  unopened: number
  badInRow: number
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
  /** From one poll to the next, ms. */
  pollPause: number
  pollSentAt: number
  /** The last poll was answered in time: what is shown is as new as that. */
  isPolled: boolean
  streams: ReadonlyMap<string, Stream>
  /** Messages without an answer, and until when one is awaited. */
  says: ReadonlyMap<string, number>
  outbox: readonly ClientMessage[]
  /** Until when the messages sent so far have used up the page's share. */
  paidUntil: number
}

export const initialState = (canPoll: boolean): State => ({
  status: 'idle',
  stop: null,
  connection: 0,
  link: 'none',
  since: 0,
  heardAt: 0,
  deadAt: Infinity,
  attempts: 0,
  unopened: 0,
  badInRow: 0,
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
  says: new Map(),
  outbox: [],
  paidUntil: 0,
})

/** The state of one step, free to be changed until the step is over. */
type Draft = Omit<State, 'streams' | 'says'> & { streams: Map<string, Stream>; says: Map<string, number> }
export type StepContext = { state: Draft; effects: Effect[]; input: Input }

export const isConnected = ({ link }: State): boolean => link === 'greeting' || link === 'open'

/** The socket has failed so often that HTTP stands in for it. */
export const needsPolling = ({ canPoll, link, unopened, badInRow }: State): boolean =>
  canPoll && link !== 'open' && Math.max(unopened, badInRow) >= limits.failuresBeforePolling

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
export const outboxDeadline = ({ outbox, paidUntil }: State): number =>
  outbox.length > 0 ? paidUntil - limits.sendAhead : Infinity

/** The moment at which the state changes by itself; Infinity when it rests. */
export function nextMoment(state: State): number {
  let next = Math.min(state.dialAt, state.closeAt, state.renewAt, state.pollAt, state.deadAt, outboxDeadline(state))
  for (const { dueAt, leaveAt } of state.streams.values()) next = Math.min(next, dueAt, leaveAt)
  for (const deadline of state.says.values()) next = Math.min(next, deadline)
  return next
}
