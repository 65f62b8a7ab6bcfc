import type { EventFrame, RefusedMessage, ReplayMessage, ResetMessage, ServerMessage } from '#src/model/push/frames.ts'
import * as limits from './limits.ts'

/**
 * `out`: the current connection knows nothing of this topic. `joining`: subscribed, unanswered. `hole`: frames are
 * missing and may still come by themselves. `replaying`: they were asked for.
 */
type StreamPhase = 'out' | 'joining' | 'synced' | 'hole' | 'replaying' | 'refused'

export type Stream = {
  users: number
  phase: StreamPhase
  /** The last frame that handlers have seen. */
  position: { epoch: string; seq: number } | null
  /** The position is of no use or somebody new listens: the next subscribe asks for a snapshot. */
  wantsSnapshot: boolean
  /** This connection has spoken of the position, so an older snapshot on it can only be a late one. */
  confirmed: boolean
  /** Frames that came too early. */
  held: readonly EventFrame[]
  replayedAt: number
  /** When the phase has lasted too long. */
  dueAt: number
  /** When a topic without users is left. */
  leaveAt: number
  refusal: { code: number; msg: string } | null
}

export type Delivery = EventFrame | ResetMessage
/** What a stream makes of a message: its next state, what handlers get, what has to be asked of the server. */
export type Reading = { stream: Stream; deliveries: readonly Delivery[]; ask: 'replay' | 'snapshot' | null }

export const newStream: Stream = {
  users: 0,
  phase: 'out',
  position: null,
  wantsSnapshot: true,
  confirmed: false,
  held: [],
  replayedAt: -Infinity,
  dueAt: Infinity,
  leaveAt: Infinity,
  refusal: null,
}

const reading = (stream: Stream, deliveries: readonly Delivery[] = [], ask: Reading['ask'] = null): Reading => ({
  stream,
  deliveries,
  ask,
})

/** The connection is gone; only the position outlives it. */
export const outOf = (stream: Stream): Stream => ({
  ...stream,
  phase: 'out',
  confirmed: false,
  held: [],
  dueAt: Infinity,
})

/** The person behind the page has changed: nothing that was read before may be joined to what comes. */
export const forgotten = (stream: Stream): Stream => ({ ...outOf(stream), position: null, wantsSnapshot: true })

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

const holed = (stream: Stream, at: number): Stream =>
  stream.phase === 'synced' ? { ...stream, phase: 'hole', dueAt: at + limits.gap } : stream

/** Hands out every held frame that is next in line; frames of the past are dropped, frames of the future stay held. */
function drained(stream: Stream): { stream: Stream; deliveries: EventFrame[] } {
  const deliveries: EventFrame[] = []
  let { position } = stream
  if (!position) return { stream, deliveries }
  const held: EventFrame[] = []
  for (const frame of [...stream.held].sort((a, b) => a.seq - b.seq)) {
    if (frame.epoch !== position.epoch || frame.seq <= position.seq) continue
    if (frame.seq === position.seq + 1) {
      deliveries.push(frame)
      position = { epoch: frame.epoch, seq: frame.seq }
    } else held.push(frame)
  }
  return { stream: { ...stream, position, held, confirmed: stream.confirmed || deliveries.length > 0 }, deliveries }
}

const isSettling = (phase: StreamPhase) => phase === 'hole' || phase === 'replaying'

function readForeign(stream: Stream, frame: EventFrame): Reading {
  const room = stream.held.length < limits.heldFrames ? stream.held : []
  const next = { ...stream, held: [...room, frame] }
  return reading(next, [], stream.phase === 'synced' || isSettling(stream.phase) ? 'snapshot' : null)
}

function readEvent(stream: Stream, frame: EventFrame, at: number): Reading {
  if (!stream.position || frame.epoch !== stream.position.epoch) return readForeign(stream, frame)
  if (frame.seq <= stream.position.seq) return reading(stream)
  const { stream: next, deliveries } = drained({ ...stream, held: [...stream.held, frame] })
  if (next.held.length === 0) return reading(isSettling(next.phase) ? synced(next) : next, deliveries)
  if (next.held.length <= limits.heldFrames) return reading(holed(next, at), deliveries)
  return reading({ ...next, held: [] }, deliveries, next.phase === 'joining' ? null : 'snapshot')
}

function readReplay(stream: Stream, { epoch, frames, more }: ReplayMessage, at: number): Reading {
  if (!stream.position || epoch !== stream.position.epoch || stream.wantsSnapshot) {
    return reading(stream, [], isSettling(stream.phase) ? 'snapshot' : null)
  }
  const { stream: next, deliveries } = drained({ ...stream, held: [...stream.held, ...frames], confirmed: true })
  if (more) return reading({ ...next, dueAt: at + limits.replayAnswer }, deliveries)
  if (next.held.length > 0) return reading(next, deliveries, 'snapshot')
  return reading(next.phase === 'out' ? next : synced(next), deliveries)
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
  const { stream: next, deliveries } = drained(stream.phase === 'out' ? joined : synced(joined))
  return reading(next.held.length > 0 ? holed(next, at) : next, [reset, ...deliveries])
}

/** How far the server says the topic has come; frames that should be here by now are a hole. */
export function readHead(stream: Stream, head: { epoch: string; seq: number }, at: number): Reading {
  if (stream.phase !== 'synced' || !stream.position) return reading(stream)
  if (head.epoch !== stream.position.epoch) return reading(stream, [], 'snapshot')
  return reading(head.seq > stream.position.seq ? holed(stream, at) : stream)
}

/** A refusal stands until the next connection, except one that says the server is busy. */
const readRefusal = (stream: Stream, { code, msg }: RefusedMessage, at: number): Reading =>
  reading({
    ...stream,
    phase: 'refused',
    refusal: { code, msg },
    dueAt: code === 429 || code >= 500 ? at + limits.subscribeAnswer : Infinity,
  })

/** What a message about its topic means to a stream. */
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

/** The phase has lasted too long: what to ask now. */
export const overdue = (stream: Stream, at: number): 'replay' | 'snapshot' =>
  stream.phase === 'hole' && stream.position && at - stream.replayedAt >= limits.gapAgain ? 'replay' : 'snapshot'
