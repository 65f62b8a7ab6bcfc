import { createEngine, type EngineOptions } from './engine.ts'
import { createListeners, type TopicHandlers } from './listeners.ts'
import { type Status, topicStatusOf } from './state.ts'

export type ChannelOptions = EngineOptions & {
  /** Receives errors thrown by handlers. */
  report?: (error: unknown) => void
}

export type Channel = {
  /** Reads a topic until the returned function is called. Topics are counted: many may read one, the server is asked once. */
  subscribe: (topic: string, handlers: TopicHandlers) => () => void
  /**
   * Sends a message. Resolves when the server accepts it, rejects with `SendError`; never resent automatically.
   * A retry passes the `id` of the failure, so the server does not apply it twice.
   */
  say: (topic: string, data: unknown, id?: string) => Promise<void>
  status: () => Status
  /** The server's reason why a topic is `refused`. */
  refusalOf: (topic: string) => { code: number; msg: string } | null
  /** Called at each change; returns the unsubscribe function. */
  onStatus: (run: (status: Status) => void) => () => void
  /** The latest measured round trip, ms; null before the first. */
  roundTripMs: () => number | null
  /** Unreadable or oversize frames since the start. */
  badFrames: () => number
  /** While a lot the person bids on is about to end, the backoff is capped at 2 s. */
  setUrgent: (isUrgent: boolean) => void
  /** Closes and clears all positions. Later subscriptions read as a guest; existing ones wait for `signedIn`. */
  signedOut: () => void
  /** Reconnects with a new ticket. */
  signedIn: () => void
  /** Closes permanently. */
  close: () => void
}

/**
 * One socket for the whole page. It survives outages, sleep and server restarts. Each handler gets a snapshot first, then
 * every frame of its topic exactly once and in order; a new snapshot follows when frames cannot be recovered.
 */
export function createChannel(options: ChannelOptions): Channel {
  const listeners = createListeners(options.report ?? (() => undefined))
  const { dispatch, say, state, roundTripMs } = createEngine(options, listeners)
  const stopWaking = options.onWake(() => dispatch({ type: 'wake', afterSleep: false }))

  return {
    subscribe: (topic, handlers) => {
      const remove = listeners.add(topic, handlers, topicStatusOf(state(), topic))
      let isOver = false
      dispatch({ type: 'subscribe', topic })
      return () => {
        if (isOver) return
        isOver = true
        remove()
        dispatch({ type: 'unsubscribe', topic })
      }
    },
    say: (topic, data, id = options.newId()) => say(topic, data, id),
    status: () => state().status,
    refusalOf: (topic) => state().streams.get(topic)?.refusal ?? null,
    onStatus: listeners.addStatus,
    roundTripMs,
    badFrames: () => state().badFrames,
    setUrgent: (isUrgent) => dispatch({ type: 'urgent', on: isUrgent }),
    signedOut: () => dispatch({ type: 'signed-out' }),
    signedIn: () => dispatch({ type: 'signed-in' }),
    close: () => {
      stopWaking()
      dispatch({ type: 'close' })
    },
  }
}
