import { createEngine, type EngineOptions } from './engine.ts'
import { createListeners, type TopicHandlers } from './listeners.ts'
import { type Status, topicStatusOf } from './state.ts'

export type ChannelOptions = EngineOptions & {
  /** Hears of handlers that throw. */
  report?: (error: unknown) => void
}

export type Channel = {
  /** Reads a topic until the undo is called. Topics are counted: many may read one, the server is asked once. */
  subscribe: (topic: string, handlers: TopicHandlers) => () => void
  /**
   * Says something to the exchange. Resolves once it was taken, rejects with `SendError`; never sent again by itself.
   * A person who tries again passes the `id` of the failure, and the server will not apply it twice.
   */
  say: (topic: string, data: unknown, id?: string) => Promise<void>
  status: () => Status
  /** Why a topic is `refused`, in the words of the server. */
  refusalOf: (topic: string) => { code: number; msg: string } | null
  /** Called at each change; returns its undo. */
  onStatus: (run: (status: Status) => void) => () => void
  /** The latest measured round trip, ms; null before the first. */
  roundTripMs: () => number | null
  /** Unreadable or oversize frames since the start. */
  badFrames: () => number
  /** While a lot the person bids on is about to end, dials follow each other within 2 s. */
  setUrgent: (isUrgent: boolean) => void
  /** Hangs up and forgets. Pages that subscribe afterwards read as guests; those already open wait for `signedIn`. */
  signedOut: () => void
  /** Connects anew, as whoever the next ticket is for. */
  signedIn: () => void
  /** For good. */
  close: () => void
}

/**
 * One socket for the whole page. It survives outages, sleep and restarts of the server, and hands every handler each
 * frame of its topic exactly once and in order, after a snapshot, and with a new one when frames could not be had.
 */
export function createChannel(options: ChannelOptions): Channel {
  const listeners = createListeners(options.report ?? (() => undefined))
  const { tell, say, state, roundTripMs } = createEngine(options, listeners)
  const stopWaking = options.onWake(() => tell({ type: 'wake', lost: false }))

  return {
    subscribe: (topic, handlers) => {
      const remove = listeners.add(topic, handlers, topicStatusOf(state(), topic))
      let isOver = false
      tell({ type: 'subscribe', topic })
      return () => {
        if (isOver) return
        isOver = true
        remove()
        tell({ type: 'unsubscribe', topic })
      }
    },
    say: (topic, data, id = options.newId()) => say(topic, data, id),
    status: () => state().status,
    refusalOf: (topic) => state().streams.get(topic)?.refusal ?? null,
    onStatus: listeners.addStatus,
    roundTripMs,
    badFrames: () => state().badFrames,
    setUrgent: (isUrgent) => tell({ type: 'urgent', on: isUrgent }),
    signedOut: () => tell({ type: 'signed-out' }),
    signedIn: () => tell({ type: 'signed-in' }),
    close: () => {
      stopWaking()
      tell({ type: 'close' })
    },
  }
}
