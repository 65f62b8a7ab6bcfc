import type { ServerMessage } from '#src/model/push/frames.ts'
import * as limits from './limits.ts'
import { requestFrames, subscribeStream, onSocketClosed, onBadFrame, send, settle } from './socket.ts'
import { isConnected, type ChannelEvent, type StepContext } from './state.ts'
import { type Reading, readHead, readMessage, type Stream } from './streams.ts'

type SocketEvent = Extract<ChannelEvent, { connection: number } | { poll: number }>

function onOpened(context: StepContext, ticket: string | null): void {
  const { state, input } = context
  // A service worker may deliver the first frame before the socket reports `open`.
  if (state.link === 'dialing') state.link = 'handshaking'
  state.quotaUsedUntil = 0
  if (ticket !== null) send(context, { kind: 'auth', ticket })
  send(context, { kind: 'time', sent: input.at })
  for (const [topic, stream] of state.streams) if (stream.users > 0) subscribeStream(context, topic, stream)
}

/** Any frame proves the connection alive; the first one opens it. */
function markAlive({ state, input }: StepContext): void {
  state.lastFrameAt = input.at
  state.timeoutAt = input.at + limits.silenceTimeout
  if (state.link === 'open') return
  state.link = 'open'
  state.linkSince = input.at
  state.failedHandshakes = 0
  state.isStale = state.isPolled = false
}

function onHello({ state, input }: StepContext, sessionTtl: number): void {
  state.renewAt = sessionTtl > 0 ? input.at + Math.max(sessionTtl / 2, sessionTtl - limits.renewBefore) : Infinity
}

function readStream(context: StepContext, topic: string, reader: (stream: Stream, at: number) => Reading): void {
  const before = context.state.streams.get(topic)
  if (!before) return
  const { stream, deliveries, request } = reader(before, context.input.at)
  // The position moves before handlers get the frame.
  context.state.streams.set(topic, stream)
  for (const delivery of deliveries) context.effects.push({ type: 'deliver', topic, delivery })
  if (request) requestFrames(context, topic, stream, request)
}

function onTopicMessage(context: StepContext, message: ServerMessage): void {
  if (!('topic' in message) || message.topic === undefined) return
  readStream(context, message.topic, (stream, at) => readMessage(stream, message, at))
}

function onPing(context: StepContext, heads: readonly { topic: string; epoch: string; seq: number }[]): void {
  send(context, { kind: 'pong' })
  send(context, { kind: 'time', sent: context.input.at })
  for (const head of heads) readStream(context, head.topic, (stream, at) => readHead(stream, head, at))
}

function onMessage(context: StepContext, message: ServerMessage): void {
  switch (message.kind) {
    case 'hello':
      return onHello(context, message.sessionTtl)
    case 'said':
      return settle(context, message.id, null)
    case 'time':
      context.effects.push({ type: 'learn', sent: message.sent, t: message.t, received: context.input.at })
      return
    case 'ping':
      return onPing(context, message.heads ?? [])
    case 'refused':
      if (message.id !== undefined)
        return settle(context, message.id, { reason: 'refused', code: message.code, msg: message.msg })
      return onTopicMessage(context, message)
    default:
      return onTopicMessage(context, message)
  }
}

type Polled = Extract<ChannelEvent, { poll: number }>

function onPolled(context: StepContext, { poll, messages, isTooMuch = false }: Polled): void {
  const { state, input } = context
  if (poll !== state.poll) return
  state.pollPause = isTooMuch ? Math.min(2 * state.pollPause, limits.pollPauseCap) : limits.pollEvery
  if (isTooMuch && state.pollAt < Infinity) state.pollAt = input.at + state.pollPause
  state.pollSentAt = -Infinity
  if (state.link === 'open') return
  state.isPolled = messages !== null
  for (const message of messages ?? []) onTopicMessage(context, message)
}

function onRenewed(context: StepContext, ticket: string | null): void {
  if (ticket !== null && isConnected(context.state)) send(context, { kind: 'auth', ticket })
}

/** Events from the socket or from polling; those of an older connection are ignored. */
export function onSocketEvent(context: StepContext, event: SocketEvent): void {
  const { state } = context
  if (event.type === 'polled') return onPolled(context, event)
  if (event.connection !== state.connection || state.link === 'none') return
  switch (event.type) {
    case 'opened':
      return onOpened(context, event.ticket)
    case 'closed':
      return onSocketClosed(context, event.code)
    case 'renewed':
      return onRenewed(context, event.ticket)
    case 'not-renewed':
      state.renewAt = context.input.at + limits.renewRetry
      return
    case 'frame':
      if (!event.message) return onBadFrame(context)
      markAlive(context)
      return onMessage(context, event.message)
  }
}
