/** Callbacks of a socket, never called before `openSocket` has returned. `frame` gets any data, text or not. */
export type SocketEvents = { opened: () => void; frame: (data: unknown) => void; closed: (code: number) => void }
export type Socket = { send: (text: string) => void; close: (code: number) => void }

/** Everything outside the program that the channel uses. */
export type Environment = {
  openSocket: (url: string, events: SocketEvents) => Socket
  /** Runs once after `ms`; returns a cancel function. */
  timers: (run: () => void, ms: number) => () => void
  /** In [0, 1). */
  random: () => number
  /** A unique id: 8 to 64 letters, digits and dashes. */
  newId: () => string
  /** Whether the page is visible now; read at each use. */
  visibility: () => boolean
  /** Calls back when the page is online, visible, shown or thawed again; returns the unsubscribe function. */
  onWake: (run: () => void) => () => void
}
