import { closeCode } from '#src/model/push/frames.ts'
import * as limits from './limits.ts'
import { ask, backoffMs, hangUp, onTimeout, rest, send, settle } from './socket.ts'
import { needsPolling, type ChannelEvent, type StepContext } from './state.ts'
import { forgotten, newStream } from './streams.ts'

type PageHappening = Exclude<ChannelEvent, { connection: number } | { poll: number }>

function subscribed(turn: StepContext, topic: string): void {
  const { state, input } = turn
  const before = state.streams.get(topic) ?? newStream
  const stream = { ...before, users: before.users + 1, leaveAt: Infinity }
  state.streams.set(topic, stream)
  state.closeAt = Infinity
  // After signing out a person reads on as a guest, but only where a page asks for it anew.
  if (state.stop === 'signed-out') state.stop = null
  if (state.stop) return
  // Somebody new needs the whole picture, unless it is on its way already.
  if (!(stream.phase === 'joining' && stream.wantsSnapshot)) ask(turn, topic, stream, 'snapshot')
  if (state.link === 'none' && state.dialAt === Infinity) state.dialAt = input.at
  if (needsPolling(state)) state.pollAt = Math.min(state.pollAt, input.at + limits.gatherTopics)
}

function unsubscribed({ state, input }: StepContext, topic: string): void {
  const stream = state.streams.get(topic)
  if (!stream) return
  const users = stream.users - 1
  state.streams.set(topic, { ...stream, users, leaveAt: users > 0 ? Infinity : input.at + limits.leaveDelay })
}

function said(turn: StepContext, topic: string, id: string, data: unknown): void {
  const { state, input } = turn
  state.says.set(id, input.at + limits.sayAnswer)
  if (state.link === 'open') send(turn, { kind: 'say', topic, id, data })
  else settle(turn, id, { reason: 'not-connected' })
}

function hurried({ state, input }: StepContext, isUrgent: boolean): void {
  state.isUrgent = isUrgent
  if (isUrgent && state.dialAt < Infinity) {
    state.dialAt = Math.min(state.dialAt, input.at + backoffMs(state.attempts, input.random, true))
  }
}

/** The page is back: asks a line that seems alive for a sign of life, replaces any other at once. */
function woken(turn: StepContext, isLost: boolean): void {
  const { state, input } = turn
  if (state.stop || state.streams.size === 0) return
  if (state.link === 'open' && !isLost) {
    send(turn, { kind: 'time', sent: input.at })
    state.deadAt = Math.min(state.deadAt, input.at + limits.probe)
    return
  }
  // Nobody knows how long nothing was asked.
  state.isPolled = false
  if (state.link !== 'none' && !isLost && input.at - state.since < limits.freshDial) return
  if (state.link !== 'none') onTimeout(turn)
  state.attempts = 0
  state.dialAt = input.at
  if (needsPolling(state)) state.pollAt = input.at
}

/** Another person, or none, sits behind the page now; nothing read for the former one may be joined to what comes. */
function identityChanged(turn: StepContext): void {
  const { state } = turn
  hangUp(turn, closeCode.done)
  rest(turn)
  for (const [topic, stream] of state.streams) state.streams.set(topic, forgotten(stream))
}

function signedIn(turn: StepContext): void {
  const { state, input } = turn
  if (state.stop === 'closed') return
  identityChanged(turn)
  state.stop = null
  state.attempts = state.unopened = state.badInRow = 0
  if (state.streams.size > 0) state.dialAt = input.at
}

function signedOut(turn: StepContext): void {
  const { state } = turn
  if (state.stop !== 'closed') state.stop = 'signed-out'
  identityChanged(turn)
}

/** What the person, the page or the program wants. */
export function onClientEvent(turn: StepContext, happening: PageHappening): void {
  const { state } = turn
  switch (happening.type) {
    case 'subscribe':
      return subscribed(turn, happening.topic)
    case 'unsubscribe':
      return unsubscribed(turn, happening.topic)
    case 'say':
      return said(turn, happening.topic, happening.id, happening.data)
    case 'urgent':
      return hurried(turn, happening.on)
    case 'wake':
      return woken(turn, happening.lost)
    case 'signed-in':
      return signedIn(turn)
    case 'signed-out':
      return signedOut(turn)
    case 'close':
      state.stop = 'closed'
      identityChanged(turn)
      state.streams.clear()
      return
    case 'tick':
  }
}
