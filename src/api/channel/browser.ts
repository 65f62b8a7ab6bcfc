import { newId } from '#src/shared/lib/new-id.ts'
import type { Environment, Socket, SocketEvents } from './environment.ts'
import type { LocalClocks } from './server-clock.ts'

const connecting = 0
const open = 1
/** An abandoned dial may take this long to open before it is closed. */
const graceMs = 2000

/** Closing a socket that is still connecting logs a browser error, so it is closed once it is open. */
function closeGently(socket: WebSocket, code: number): void {
  const close = () => socket.close(code)
  if (socket.readyState !== connecting) return close()
  // Browsers open one socket to a host at a time: a hanging one would block the next.
  const timer = setTimeout(close, graceMs)
  socket.addEventListener('open', () => {
    clearTimeout(timer)
    close()
  })
}

function openSocket(url: string, events: SocketEvents): Socket {
  const socket = new WebSocket(url)
  socket.addEventListener('open', events.opened)
  socket.addEventListener('message', ({ data }) => events.frame(data))
  // An error is always followed by a close.
  socket.addEventListener('close', ({ code }) => events.closed(code))
  return {
    // Between the server's close frame and the close event the browser logs an error for each send.
    send: (text) => {
      if (socket.readyState === open) socket.send(text)
    },
    close: (code) => closeGently(socket, code),
  }
}

/**
 * A page may come back by any of these without the others: a frozen tab thaws, a cached page is shown, a network returns.
 * `offline` counts too: it probes the connection at once instead of waiting for the silence timeout.
 */
function onWake(run: () => void): () => void {
  const ifVisible = () => {
    if (document.visibilityState === 'visible') run()
  }
  const listening: [EventTarget, string, () => void][] = [
    [globalThis, 'online', run],
    [globalThis, 'offline', run],
    [globalThis, 'pageshow', run],
    [document, 'visibilitychange', ifVisible],
    [document, 'resume', run],
  ]
  for (const [target, name, listener] of listening) target.addEventListener(name, listener)
  return () => {
    for (const [target, name, listener] of listening) target.removeEventListener(name, listener)
  }
}

/** The channel's environment in a browser. */
export const browserEnvironment = (): Environment => ({
  openSocket,
  timers: (run, ms) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
  random: Math.random,
  newId,
  visibility: () => document.visibilityState === 'visible',
  onWake,
})

export const browserClocks: LocalClocks = { perf: () => performance.now(), date: () => Date.now() }
