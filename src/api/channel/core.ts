import type { ReaderPosition } from '#src/model/push/client-messages.ts'
import { closeCode } from '#src/model/push/frames.ts'
import { onSocketEvent } from './socket-events.ts'
import { onClientEvent } from './client-events.ts'
import * as limits from './limits.ts'
import { requestFrames, dial, hangUp, onTimeout, goIdle, send, settle } from './socket.ts'
import {
  type Effect,
  type Input,
  isConnected,
  needsPolling,
  outboxDeadline,
  type State,
  statusOf,
  type StepContext,
} from './state.ts'
import { overdueRequest } from './streams.ts'

function unsubscribeUnused(context: StepContext): void {
  const { state, input } = context
  for (const [topic, { leaveAt, phase }] of state.streams) {
    if (leaveAt > input.at) continue
    state.streams.delete(topic)
    if (isConnected(state) && phase !== 'unsubscribed') send(context, { kind: 'unsubscribe', topic })
    if (state.streams.size > 0) continue
    if (state.link === 'none') goIdle(context)
    else state.closeAt = input.at + limits.closeDelay
  }
}

function requestOverdue(context: StepContext): void {
  const { state, input } = context
  for (const [topic, stream] of state.streams) {
    if (stream.dueAt <= input.at) requestFrames(context, topic, stream, overdueRequest(stream, input.at))
  }
}

function dialIfDue(context: StepContext): void {
  const { state, input } = context
  if (state.dialAt > input.at) return
  // Visibility is read each time: a cached value would be wrong after a missed event.
  if (input.visible) dial(context)
  else state.dialAt = input.at + limits.hiddenCheck
}

const polledPositions = ({ streams }: State): ReaderPosition[] =>
  [...streams].flatMap(([topic, { phase, position, wantsSnapshot }]) =>
    phase === 'refused' ? [] : [{ topic, ...(wantsSnapshot ? null : position) }],
  )

function pollIfDue({ state, effects, input }: StepContext): void {
  if (state.pollAt > input.at) return
  const isNeeded = needsPolling(state)
  state.pollAt = isNeeded ? input.at + state.pollPause : Infinity
  // The previous poll is unanswered, or the page was hidden and did not poll.
  if (state.pollSentAt > -Infinity || !input.visible) state.isPolled = false
  if (!isNeeded || !input.visible || input.at - state.pollSentAt < limits.pollTimeout) return
  state.poll += 1
  state.pollSentAt = input.at
  effects.push({ type: 'poll', poll: state.poll, positions: polledPositions(state) })
}

function flushOutbox({ state, effects, input }: StepContext): void {
  while (outboxDeadline(state) <= input.at) {
    const [message, ...later] = state.outbox
    if (message) effects.push({ type: 'send', message })
    state.outbox = later
    state.quotaUsedUntil = Math.max(state.quotaUsedUntil, input.at) + limits.sendEvery
  }
}

/** Runs everything that is due. */
function runDue(context: StepContext): void {
  const { state, effects, input } = context
  if (state.timeoutAt <= input.at) onTimeout(context)
  unsubscribeUnused(context)
  if (state.closeAt <= input.at) {
    hangUp(context, closeCode.done)
    goIdle(context)
  }
  dialIfDue(context)
  pollIfDue(context)
  requestOverdue(context)
  for (const [id, deadline] of state.outgoing) if (deadline <= input.at) settle(context, id, { reason: 'unknown' })
  if (state.renewAt <= input.at) {
    state.renewAt = Infinity
    effects.push({ type: 'renew', connection: state.connection })
  }
  flushOutbox(context)
}

/**
 * The channel as a pure reducer: no clock, no socket, no randomness of its own. The caller runs the effects in order and
 * calls again with the next event, at `nextMoment` at the latest.
 */
export function reduce(state: State, input: Input): { state: State; effects: readonly Effect[] } {
  const draft = { ...state, streams: new Map(state.streams), outgoing: new Map(state.outgoing) }
  const context: StepContext = { state: draft, effects: [], input }
  if ('connection' in input || 'poll' in input) onSocketEvent(context, input)
  else onClientEvent(context, input)
  runDue(context)
  draft.status = statusOf(draft)
  return { state: draft, effects: context.effects }
}
