import { newId } from '#src/shared/lib/new-id.ts'
import type { Environment, Socket, SocketEvents } from './environment.ts'
import type { LocalClocks } from './server-clock.ts'

const connecting = 0
const open = 1
/** A dial that nobody wants any more gets this long to come about. */
const graceMs = 2000

/** Closed while it is being opened, a socket makes the browser complain on the console; so it is closed when it is open. */
function closeGently(socket: WebSocket, code: number): void {
  const close = () => socket.close(code)
  if (socket.readyState !== connecting) return close()
  // Browsers open one socket to a host at a time: one that hangs would hold up the next.
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
    // Between the server's farewell and its event there is nobody to send to; the browser would complain on the console.
    send: (text) => {
      if (socket.readyState === open) socket.send(text)
    },
    close: (code) => closeGently(socket, code),
  }
}

/**
 * A page may come back by any of these without the others: a frozen tab thaws, a cached page is shown, a network returns.
 * A network that goes is a reason to look as well: the line is asked for a sign of life instead of waiting out its silence.
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

/** The browser as the channel sees it. */
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
