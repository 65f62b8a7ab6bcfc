/** An event of a topic. Structural, so that this layer does not depend on the channel that provides it. */
export type PushEvent = { type: string; topic: string; data: unknown; seq: number; t: number }
export type PushHandlers = {
  /** The whole state of the topic: at first, and after every gap. Replaces all earlier state. */
  onSnapshot: (snapshot: unknown) => void
  /** The next event; never before a snapshot, never twice, never out of order. */
  onEvent: (event: PushEvent) => void
  onStatus?: (status: PushStatus) => void
}

export type PushStatus =
  | 'idle'
  | 'connecting'
  | 'live'
  | 'stale'
  | 'waiting'
  | 'polling'
  | 'down'
  | 'stopped'
  | 'refused'

export type Push = {
  /** Subscribes to a topic until the undo is called. */
  subscribe: (topic: string, handlers: PushHandlers) => () => void
  /** Sends a message to the exchange; rejects when it was not delivered. The same `id` is applied once. */
  say: (topic: string, data: unknown, id?: string) => Promise<void>
  status: () => PushStatus
  /** Called at each change; returns its undo. */
  onStatus: (run: (status: PushStatus) => void) => () => void
  /** The latest measured round trip, ms; null before the first. */
  roundTripMs: () => number | null
  /** While a lot the person bids on is about to end, reconnects follow each other faster. */
  setUrgent: (isUrgent: boolean) => void
}

/** Without a channel (a test of one component) no event ever comes. */
const silent: Push = {
  subscribe: () => () => undefined,
  say: () => Promise.reject(new Error('no push channel')),
  status: () => 'idle',
  onStatus: () => () => undefined,
  roundTripMs: () => null,
  setUrgent: () => undefined,
}

let given: Push = silent

/** Set once by the layer that owns the connection. */
export const providePush = (channel: Push): void => {
  given = channel
}

/** The push channel; one for the whole page. */
export const push = (): Push => given
