import { useSyncExternalStore } from 'react'
import { onServerTimeJump, serverNow } from './server-time.ts'

const listeners = new Set<() => void>()
let beat = 0
let timer: ReturnType<typeof setTimeout> | undefined
let undoJump: (() => void) | undefined

const second = () => Math.floor(serverNow() / 1000) * 1000

const strike = () => {
  beat = second()
  for (const listener of listeners) listener()
  wind()
}

/** One timer for the whole page, set for the next full second of the exchange; none while nobody watches or sees. */
function wind(): void {
  clearTimeout(timer)
  timer = undefined
  if (listeners.size === 0 || document.visibilityState === 'hidden') return
  timer = setTimeout(strike, 1000 - (serverNow() % 1000) + 4)
}

/** The exchange's time, epoch ms at the full second; everything that shows it turns over together. */
export const atBeat = (): number => (listeners.size === 0 ? second() : beat)

/** Calls back once a second while the page is seen, and at once when the clock was set; returns its undo. */
export function onBeat(listener: () => void): () => void {
  if (listeners.size === 0) {
    beat = second()
    document.addEventListener('visibilitychange', strike)
    undoJump = onServerTimeJump(strike)
  }
  listeners.add(listener)
  if (timer === undefined) wind()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    document.removeEventListener('visibilitychange', strike)
    undoJump?.()
    wind()
  }
}

/** What `of` makes of the exchange's time; renders only when that changes. */
export const useAtBeat = <T extends string | number | boolean | null>(of: (now: number) => T): T =>
  useSyncExternalStore(onBeat, () => of(atBeat()))

const asItIs = (now: number): number => now

/** The exchange's time as in `atBeat`; renders once a second. */
export const useNow = (): number => useAtBeat(asItIs)
