/** What a socket tells, never before `openSocket` has returned. `frame` gets whatever came, text or not. */
export type SocketEvents = { opened: () => void; frame: (data: unknown) => void; closed: (code: number) => void }
export type Socket = { send: (text: string) => void; close: (code: number) => void }

/** Everything outside the program that the channel touches. */
export type Environment = {
  openSocket: (url: string, events: SocketEvents) => Socket
  /** Runs once after `ms`; returns its undo. */
  timers: (run: () => void, ms: number) => () => void
  /** In [0, 1). */
  random: () => number
  /** A name nobody else has, 8 to 64 letters, digits and dashes. */
  newId: () => string
  /** Whether the page is visible right now; asked at each use. */
  visibility: () => boolean
  /** Calls back when the page is online, visible, shown or thawed again; returns its undo. */
  onWake: (run: () => void) => () => void
}
