import { closeCode } from '#src/model/push/frames.ts'
import * as limits from './limits.ts'
import { requestFrames, backoffMs, hangUp, onTimeout, goIdle, send, settle } from './socket.ts'
import { needsPolling, type ChannelEvent, type StepContext } from './state.ts'
import { cleared, newStream } from './streams.ts'

type ClientEvent = Exclude<ChannelEvent, { connection: number } | { poll: number }>

function onSubscribe(context: StepContext, topic: string): void {
  const { state, input } = context
  const before = state.streams.get(topic) ?? newStream
  const stream = { ...before, users: before.users + 1, leaveAt: Infinity }
  state.streams.set(topic, stream)
  state.closeAt = Infinity
  // After sign-out, reading as a guest starts only with a new subscription.
  if (state.stop === 'signed-out') state.stop = null
  if (state.stop) return
  // A new listener needs a snapshot, unless one has already been requested.
  if (!(stream.phase === 'joining' && stream.wantsSnapshot)) requestFrames(context, topic, stream, 'snapshot')
  if (state.link === 'none' && state.dialAt === Infinity) state.dialAt = input.at
  if (needsPolling(state)) state.pollAt = Math.min(state.pollAt, input.at + limits.topicBatching)
}

function onUnsubscribe({ state, input }: StepContext, topic: string): void {
  const stream = state.streams.get(topic)
  if (!stream) return
  const users = stream.users - 1
  state.streams.set(topic, { ...stream, users, leaveAt: users > 0 ? Infinity : input.at + limits.leaveDelay })
}

function onSay(context: StepContext, topic: string, id: string, data: unknown): void {
  const { state, input } = context
  state.outgoing.set(id, input.at + limits.messageAnswer)
  if (state.link === 'open') send(context, { kind: 'say', topic, id, data })
  else settle(context, id, { reason: 'not-connected' })
}

function onUrgent({ state, input }: StepContext, isUrgent: boolean): void {
  state.isUrgent = isUrgent
  if (isUrgent && state.dialAt < Infinity) {
    state.dialAt = Math.min(state.dialAt, input.at + backoffMs(state.attempts, input.random, true))
  }
}

/** The page is back: probes an open connection, replaces any other at once. */
function onWake(context: StepContext, afterSleep: boolean): void {
  const { state, input } = context
  if (state.stop || state.streams.size === 0) return
  if (state.link === 'open' && !afterSleep) {
    send(context, { kind: 'time', sent: input.at })
    state.timeoutAt = Math.min(state.timeoutAt, input.at + limits.probeTimeout)
    return
  }
  // How long polling has paused is unknown.
  state.isPolled = false
  if (state.link !== 'none' && !afterSleep && input.at - state.linkSince < limits.freshDial) return
  if (state.link !== 'none') onTimeout(context)
  state.attempts = 0
  state.dialAt = input.at
  if (needsPolling(state)) state.pollAt = input.at
}

/** The identity has changed: frames read for the previous one must not be combined with later ones. */
function resetIdentity(context: StepContext): void {
  const { state } = context
  hangUp(context, closeCode.done)
  goIdle(context)
  for (const [topic, stream] of state.streams) state.streams.set(topic, cleared(stream))
}

function onSignedIn(context: StepContext): void {
  const { state, input } = context
  if (state.stop === 'closed') return
  resetIdentity(context)
  state.stop = null
  state.attempts = state.failedHandshakes = state.badFramesInRow = 0
  if (state.streams.size > 0) state.dialAt = input.at
}

function onSignedOut(context: StepContext): void {
  const { state } = context
  if (state.stop !== 'closed') state.stop = 'signed-out'
  resetIdentity(context)
}

/** Events caused by the person, the page or the program. */
export function onClientEvent(context: StepContext, event: ClientEvent): void {
  const { state } = context
  switch (event.type) {
    case 'subscribe':
      return onSubscribe(context, event.topic)
    case 'unsubscribe':
      return onUnsubscribe(context, event.topic)
    case 'say':
      return onSay(context, event.topic, event.id, event.data)
    case 'urgent':
      return onUrgent(context, event.on)
    case 'wake':
      return onWake(context, event.afterSleep)
    case 'signed-in':
      return onSignedIn(context)
    case 'signed-out':
      return onSignedOut(context)
    case 'close':
      state.stop = 'closed'
      resetIdentity(context)
      state.streams.clear()
      return
    case 'tick':
  }
}
