import { closeCode, maxUploadBytes, type ServerMessage } from '#src/model/push/frames.ts'
import type { Actor } from '../exchange/actor.ts'
import type { Wire } from './wire.ts'

/** Runs once after `ms`; returns a function that cancels it. */
export type SetTimer = (run: () => void, ms: number) => () => void

export type Reader = ReturnType<typeof createReader>

export const messagesPerSecond = 20
/** A reader that is slower than its messages is dropped before the unsent frames fill the memory. */
const bufferedMaxBytes = 1024 * 1024
const unansweredPingsMax = 3
/** Longer timers fire at once. */
const timerMaxMs = 2 ** 31 - 1

const utf8 = new TextEncoder()
const isTooLarge = (text: string) =>
  text.length > maxUploadBytes || (text.length * 3 > maxUploadBytes && utf8.encode(text).length > maxUploadBytes)

/** Counts the messages within a second of the first one. */
function createPace(setTimer: SetTimer) {
  let messages = 0
  let undo: (() => void) | null = null
  return {
    count: (): number => {
      messages += 1
      if (messages === 1) {
        undo = setTimer(() => {
          messages = 0
        }, 1000)
      }
      return messages
    },
    end: () => undo?.(),
  }
}

/** One connected page: its user, its topics, and its limits. */
export function createReader(wire: Wire, who: Actor, setTimer: SetTimer, onGone: (reader: Reader) => void) {
  const pace = createPace(setTimer)
  let isOpen = true
  let unansweredPings = 0
  let undoSession: (() => void) | null = null

  const leave = () => {
    if (!isOpen) return
    isOpen = false
    pace.end()
    undoSession?.()
    onGone(reader)
  }

  const drop = (code: number, reason: string) => {
    if (!isOpen) return
    leave()
    try {
      wire.close(code, reason)
    } catch {
      // A wire that cannot even be closed is as gone as it gets.
    }
  }

  const send = (text: string) => {
    if (!isOpen) return
    if ((wire.buffered?.() ?? 0) > bufferedMaxBytes) return drop(closeCode.slow, 'slow reader')
    try {
      wire.send(text)
    } catch {
      drop(closeCode.slow, 'wire failed')
    }
  }

  const reader = {
    who,
    topics: new Set<string>(),
    leave,
    drop,
    send,
    sendMessage: (message: ServerMessage) => send(JSON.stringify(message)),
    /** Whether a message may be processed; one too many or too large ends the connection. */
    admits: (text: string): boolean => {
      if (!isOpen) return false
      unansweredPings = 0
      if (pace.count() > messagesPerSecond) drop(closeCode.policy, 'too many messages')
      else if (isTooLarge(text)) drop(closeCode.tooLarge, 'message too large')
      return isOpen
    },
    ping: (t: number, heads: { topic: string; epoch: string; seq: number }[]) => {
      unansweredPings += 1
      if (unansweredPings > unansweredPingsMax) return drop(closeCode.slow, 'no answer')
      reader.sendMessage({ kind: 'ping', t, heads })
    },
    /** The session ends in `sessionTtl` ms; 0 is never. */
    greet: (t: number, sessionTtl: number) => {
      undoSession?.()
      if (sessionTtl > 0) {
        undoSession = setTimer(() => drop(closeCode.sessionEnded, 'session ended'), Math.min(sessionTtl, timerMaxMs))
      }
      reader.sendMessage({ kind: 'hello', v: 1, t, sessionTtl })
    },
  }
  return reader
}
