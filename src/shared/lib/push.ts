/** What a reader of a topic is told. Structural, so that this floor knows nothing of the channel that fills the slot. */
export type PushEvent = { type: string; topic: string; data: unknown; seq: number; t: number }
export type PushHandlers = {
  /** The whole state of the topic: at first, and again whenever changes could not be had. Replaces all that was known. */
  onSnapshot: (snapshot: unknown) => void
  /** The next change; never before a snapshot, never twice, never out of order. */
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
  /** Reads a topic until the undo is called. */
  subscribe: (topic: string, handlers: PushHandlers) => () => void
  /** Says something to the exchange; rejects when it did not get through. The same `id` is applied once. */
  say: (topic: string, data: unknown, id?: string) => Promise<void>
  status: () => PushStatus
  /** Called at each change; returns its undo. */
  onStatus: (run: (status: PushStatus) => void) => () => void
  /** The latest measured round trip, ms; null before the first. */
  roundTripMs: () => number | null
  /** While a lot the person bids on is about to end, dials follow each other faster. */
  setUrgent: (isUrgent: boolean) => void
}

/** Where no channel was given (a test of one component), nothing ever comes. */
const silent: Push = {
  subscribe: () => () => undefined,
  say: () => Promise.reject(new Error('no push channel')),
  status: () => 'idle',
  onStatus: () => () => undefined,
  roundTripMs: () => null,
  setUrgent: () => undefined,
}

let given: Push = silent

/** Given once by the floor that owns the line. */
export const providePush = (channel: Push): void => {
  given = channel
}

/** The line to the exchange; one for the whole page. */
export const push = (): Push => given
