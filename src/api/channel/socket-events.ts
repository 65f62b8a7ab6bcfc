import type { ServerMessage } from '#src/model/push/frames.ts'
import * as limits from './limits.ts'
import { ask, join, onSocketClosed, onBadFrame, send, settle } from './socket.ts'
import { isConnected, type ChannelEvent, type StepContext } from './state.ts'
import { type Reading, readHead, readMessage, type Stream } from './streams.ts'

type LineHappening = Extract<ChannelEvent, { connection: number } | { poll: number }>

function opened(turn: StepContext, ticket: string | null): void {
  const { state, input } = turn
  // A worker that stands in for the network may greet before the socket reports that it is open.
  if (state.link === 'dialing') state.link = 'greeting'
  state.paidUntil = 0
  if (ticket !== null) send(turn, { kind: 'auth', ticket })
  send(turn, { kind: 'time', sent: input.at })
  for (const [topic, stream] of state.streams) if (stream.users > 0) join(turn, topic, stream)
}

/** A frame is a sign of life, the first one opens the line. */
function alive({ state, input }: StepContext): void {
  state.heardAt = input.at
  state.deadAt = input.at + limits.silence
  if (state.link === 'open') return
  state.link = 'open'
  state.since = input.at
  state.unopened = 0
  state.isStale = state.isPolled = false
}

function greeted({ state, input }: StepContext, sessionTtl: number): void {
  state.renewAt = sessionTtl > 0 ? input.at + Math.max(sessionTtl / 2, sessionTtl - limits.renewBefore) : Infinity
}

function read(turn: StepContext, topic: string, reader: (stream: Stream, at: number) => Reading): void {
  const before = turn.state.streams.get(topic)
  if (!before) return
  const { stream, deliveries, ask: wanted } = reader(before, turn.input.at)
  // The position moves before anybody hears of the frame.
  turn.state.streams.set(topic, stream)
  for (const delivery of deliveries) turn.effects.push({ type: 'deliver', topic, delivery })
  if (wanted) ask(turn, topic, stream, wanted)
}

function heardOfTopic(turn: StepContext, message: ServerMessage): void {
  if (!('topic' in message) || message.topic === undefined) return
  read(turn, message.topic, (stream, at) => readMessage(stream, message, at))
}

function pinged(turn: StepContext, heads: readonly { topic: string; epoch: string; seq: number }[]): void {
  send(turn, { kind: 'pong' })
  send(turn, { kind: 'time', sent: turn.input.at })
  for (const head of heads) read(turn, head.topic, (stream, at) => readHead(stream, head, at))
}

function heard(turn: StepContext, message: ServerMessage): void {
  switch (message.kind) {
    case 'hello':
      return greeted(turn, message.sessionTtl)
    case 'said':
      return settle(turn, message.id, null)
    case 'time':
      turn.effects.push({ type: 'learn', sent: message.sent, t: message.t, received: turn.input.at })
      return
    case 'ping':
      return pinged(turn, message.heads ?? [])
    case 'refused':
      if (message.id !== undefined)
        return settle(turn, message.id, { reason: 'refused', code: message.code, msg: message.msg })
      return heardOfTopic(turn, message)
    default:
      return heardOfTopic(turn, message)
  }
}

type Polled = Extract<ChannelEvent, { poll: number }>

function polled(turn: StepContext, { poll, messages, isTooMuch = false }: Polled): void {
  const { state, input } = turn
  if (poll !== state.poll) return
  state.pollPause = isTooMuch ? Math.min(2 * state.pollPause, limits.pollPauseCap) : limits.pollEvery
  if (isTooMuch && state.pollAt < Infinity) state.pollAt = input.at + state.pollPause
  state.pollSentAt = -Infinity
  if (state.link === 'open') return
  state.isPolled = messages !== null
  for (const message of messages ?? []) heardOfTopic(turn, message)
}

function renewed(turn: StepContext, ticket: string | null): void {
  if (ticket !== null && isConnected(turn.state)) send(turn, { kind: 'auth', ticket })
}

/** What came over the line, or instead of it; late news of an older connection is not for us. */
export function onSocketEvent(turn: StepContext, happening: LineHappening): void {
  const { state } = turn
  if (happening.type === 'polled') return polled(turn, happening)
  if (happening.connection !== state.connection || state.link === 'none') return
  switch (happening.type) {
    case 'opened':
      return opened(turn, happening.ticket)
    case 'closed':
      return onSocketClosed(turn, happening.code)
    case 'renewed':
      return renewed(turn, happening.ticket)
    case 'not-renewed':
      state.renewAt = turn.input.at + limits.renewAgain
      return
    case 'frame':
      if (!happening.message) return onBadFrame(turn)
      alive(turn)
      return heard(turn, happening.message)
  }
}
