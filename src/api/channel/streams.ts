import type { EventFrame, RefusedMessage, ReplayMessage, ResetMessage, ServerMessage } from '#src/model/push/frames.ts'
import * as limits from './limits.ts'

/**
 * `unsubscribed`: not subscribed on the current connection. `joining`: subscribed, unanswered. `gap`: frames are missing and
 * may still arrive. `replaying`: the missing frames were requested.
 */
type StreamPhase = 'unsubscribed' | 'joining' | 'synced' | 'gap' | 'replaying' | 'refused'

export type Stream = {
  users: number
  phase: StreamPhase
  /** The last frame that handlers got. */
  position: { epoch: string; seq: number } | null
  /** The position is unusable or there is a new listener: the next subscribe requests a snapshot. */
  wantsSnapshot: boolean
  /** This connection has confirmed the position, so an older snapshot on it must be a late one. */
  confirmed: boolean
  /** Frames received ahead of a gap. */
  buffered: readonly EventFrame[]
  replayedAt: number
  /** When the phase times out. */
  dueAt: number
  /** When a topic without users is unsubscribed. */
  leaveAt: number
  refusal: { code: number; msg: string } | null
}

export type Delivery = EventFrame | ResetMessage
/** The result of a message: the next state, frames for the handlers, and what to request from the server. */
export type Reading = { stream: Stream; deliveries: readonly Delivery[]; request: 'replay' | 'snapshot' | null }

export const newStream: Stream = {
  users: 0,
  phase: 'unsubscribed',
  position: null,
  wantsSnapshot: true,
  confirmed: false,
  buffered: [],
  replayedAt: -Infinity,
  dueAt: Infinity,
  leaveAt: Infinity,
  refusal: null,
}

const reading = (
  stream: Stream,
  deliveries: readonly Delivery[] = [],
  request: Reading['request'] = null,
): Reading => ({
  stream,
  deliveries,
  request,
})

/** The connection is gone; only the position remains. */
export const disconnected = (stream: Stream): Stream => ({
  ...stream,
  phase: 'unsubscribed',
  confirmed: false,
  buffered: [],
  dueAt: Infinity,
})

/** The identity has changed: frames read before must not be combined with later ones. */
export const cleared = (stream: Stream): Stream => ({ ...disconnected(stream), position: null, wantsSnapshot: true })

export const joining = (stream: Stream, at: number): Stream => ({
  ...stream,
  phase: 'joining',
  dueAt: at + limits.subscribeAnswer,
  refusal: null,
})

export const replaying = (stream: Stream, at: number): Stream => ({
  ...stream,
  phase: 'replaying',
  dueAt: at + limits.replayAnswer,
  replayedAt: at,
})

const synced = (stream: Stream): Stream => ({ ...stream, phase: 'synced', dueAt: Infinity })

const withGap = (stream: Stream, at: number): Stream =>
  stream.phase === 'synced' ? { ...stream, phase: 'gap', dueAt: at + limits.gapWait } : stream

/** Delivers every buffered frame that is next in sequence; past frames are dropped, later ones stay buffered. */
function drain(stream: Stream): { stream: Stream; deliveries: EventFrame[] } {
  const deliveries: EventFrame[] = []
  let { position } = stream
  if (!position) return { stream, deliveries }
  const buffered: EventFrame[] = []
  for (const frame of [...stream.buffered].sort((a, b) => a.seq - b.seq)) {
    if (frame.epoch !== position.epoch || frame.seq <= position.seq) continue
    if (frame.seq === position.seq + 1) {
      deliveries.push(frame)
      position = { epoch: frame.epoch, seq: frame.seq }
    } else buffered.push(frame)
  }
  return {
    stream: { ...stream, position, buffered, confirmed: stream.confirmed || deliveries.length > 0 },
    deliveries,
  }
}

const isSettling = (phase: StreamPhase) => phase === 'gap' || phase === 'replaying'

function readForeignEpoch(stream: Stream, frame: EventFrame): Reading {
  const room = stream.buffered.length < limits.maxBufferedFrames ? stream.buffered : []
  const next = { ...stream, buffered: [...room, frame] }
  return reading(next, [], stream.phase === 'synced' || isSettling(stream.phase) ? 'snapshot' : null)
}

function readEvent(stream: Stream, frame: EventFrame, at: number): Reading {
  if (!stream.position || frame.epoch !== stream.position.epoch) return readForeignEpoch(stream, frame)
  if (frame.seq <= stream.position.seq) return reading(stream)
  const { stream: next, deliveries } = drain({ ...stream, buffered: [...stream.buffered, frame] })
  if (next.buffered.length === 0) return reading(isSettling(next.phase) ? synced(next) : next, deliveries)
  if (next.buffered.length <= limits.maxBufferedFrames) return reading(withGap(next, at), deliveries)
  return reading({ ...next, buffered: [] }, deliveries, next.phase === 'joining' ? null : 'snapshot')
}

function readReplay(stream: Stream, { epoch, frames, more }: ReplayMessage, at: number): Reading {
  if (!stream.position || epoch !== stream.position.epoch || stream.wantsSnapshot) {
    return reading(stream, [], isSettling(stream.phase) ? 'snapshot' : null)
  }
  const { stream: next, deliveries } = drain({ ...stream, buffered: [...stream.buffered, ...frames], confirmed: true })
  if (more) return reading({ ...next, dueAt: at + limits.replayAnswer }, deliveries)
  if (next.buffered.length > 0) return reading(next, deliveries, 'snapshot')
  return reading(next.phase === 'unsubscribed' ? next : synced(next), deliveries)
}

function readReset(stream: Stream, reset: ResetMessage, at: number): Reading {
  const { position } = stream
  const sameEpoch = position?.epoch === reset.epoch
  if (sameEpoch && stream.confirmed && reset.seq < position.seq) return reading(stream)
  if (sameEpoch && stream.phase === 'synced' && reset.seq === position.seq) return reading(stream)
  const joined: Stream = {
    ...stream,
    position: { epoch: reset.epoch, seq: reset.seq },
    wantsSnapshot: false,
    confirmed: true,
    refusal: null,
  }
  const { stream: next, deliveries } = drain(stream.phase === 'unsubscribed' ? joined : synced(joined))
  return reading(next.buffered.length > 0 ? withGap(next, at) : next, [reset, ...deliveries])
}

/** The server's latest position of a topic; missing frames are a gap. */
export function readHead(stream: Stream, head: { epoch: string; seq: number }, at: number): Reading {
  if (stream.phase !== 'synced' || !stream.position) return reading(stream)
  if (head.epoch !== stream.position.epoch) return reading(stream, [], 'snapshot')
  return reading(head.seq > stream.position.seq ? withGap(stream, at) : stream)
}

/** A refusal lasts until the next connection, except when the server is busy. */
const readRefusal = (stream: Stream, { code, msg }: RefusedMessage, at: number): Reading =>
  reading({
    ...stream,
    phase: 'refused',
    refusal: { code, msg },
    dueAt: code === 429 || code >= 500 ? at + limits.subscribeAnswer : Infinity,
  })

/** Applies a message to the stream of its topic. */
export function readMessage(stream: Stream, message: ServerMessage, at: number): Reading {
  switch (message.kind) {
    case 'event':
      return readEvent(stream, message, at)
    case 'replay':
      return readReplay(stream, message, at)
    case 'reset':
      return readReset(stream, message, at)
    case 'refused':
      return readRefusal(stream, message, at)
    default:
      return reading(stream)
  }
}

/** The phase timed out: what to request now. */
export const overdueRequest = (stream: Stream, at: number): 'replay' | 'snapshot' =>
  stream.phase === 'gap' && stream.position && at - stream.replayedAt >= limits.gapRepeat ? 'replay' : 'snapshot'
