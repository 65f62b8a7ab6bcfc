import type { ReaderPosition } from '#src/model/push/client-messages.ts'
import { closeCode } from '#src/model/push/frames.ts'
import { onSocketEvent } from './socket-events.ts'
import { onClientEvent } from './client-events.ts'
import * as limits from './limits.ts'
import { ask, dial, hangUp, onTimeout, rest, send, settle } from './socket.ts'
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
import { overdue } from './streams.ts'

function leaveTopics(turn: StepContext): void {
  const { state, input } = turn
  for (const [topic, { leaveAt, phase }] of state.streams) {
    if (leaveAt > input.at) continue
    state.streams.delete(topic)
    if (isConnected(state) && phase !== 'out') send(turn, { kind: 'unsubscribe', topic })
    if (state.streams.size > 0) continue
    if (state.link === 'none') rest(turn)
    else state.closeAt = input.at + limits.closeDelay
  }
}

function repairTopics(turn: StepContext): void {
  const { state, input } = turn
  for (const [topic, stream] of state.streams) {
    if (stream.dueAt <= input.at) ask(turn, topic, stream, overdue(stream, input.at))
  }
}

function dialDue(turn: StepContext): void {
  const { state, input } = turn
  if (state.dialAt > input.at) return
  // Asked each time anew: a remembered answer goes stale when the event that should change it is lost.
  if (input.visible) dial(turn)
  else state.dialAt = input.at + limits.hiddenCheck
}

const polledPositions = ({ streams }: State): ReaderPosition[] =>
  [...streams].flatMap(([topic, { phase, position, wantsSnapshot }]) =>
    phase === 'refused' ? [] : [{ topic, ...(wantsSnapshot ? null : position) }],
  )

function pollDue({ state, effects, input }: StepContext): void {
  if (state.pollAt > input.at) return
  const isNeeded = needsPolling(state)
  state.pollAt = isNeeded ? input.at + state.pollPause : Infinity
  // The one before has not been answered, or nobody has asked while the page was hidden.
  if (state.pollSentAt > -Infinity || !input.visible) state.isPolled = false
  if (!isNeeded || !input.visible || input.at - state.pollSentAt < limits.pollTimeout) return
  state.poll += 1
  state.pollSentAt = input.at
  effects.push({ type: 'poll', poll: state.poll, positions: polledPositions(state) })
}

function sendAllowed({ state, effects, input }: StepContext): void {
  while (outboxDeadline(state) <= input.at) {
    const [message, ...later] = state.outbox
    if (message) effects.push({ type: 'send', message })
    state.outbox = later
    state.paidUntil = Math.max(state.paidUntil, input.at) + limits.sendEvery
  }
}

/** Everything whose moment has come. */
function due(turn: StepContext): void {
  const { state, effects, input } = turn
  if (state.deadAt <= input.at) onTimeout(turn)
  leaveTopics(turn)
  if (state.closeAt <= input.at) {
    hangUp(turn, closeCode.done)
    rest(turn)
  }
  dialDue(turn)
  pollDue(turn)
  repairTopics(turn)
  for (const [id, deadline] of state.says) if (deadline <= input.at) settle(turn, id, { reason: 'unknown' })
  if (state.renewAt <= input.at) {
    state.renewAt = Infinity
    effects.push({ type: 'renew', connection: state.connection })
  }
  sendAllowed(turn)
}

/**
 * The whole behaviour of the channel as a pure function: no clock, no socket, no chance of its own. The caller carries
 * out the effects in their order and comes back with what happens, at `nextMoment` at the latest.
 */
export function reduce(state: State, input: Input): { state: State; effects: readonly Effect[] } {
  const draft = { ...state, streams: new Map(state.streams), says: new Map(state.says) }
  const turn: StepContext = { state: draft, effects: [], input }
  if ('connection' in input || 'poll' in input) onSocketEvent(turn, input)
  else onClientEvent(turn, input)
  due(turn)
  draft.status = statusOf(draft)
  return { state: draft, effects: turn.effects }
}
