import { useCallback, useSyncExternalStore } from 'react'
import { onServerTimeJump, serverNow } from './server-time.ts'

const secondMs = 1000

/** Beats lie on tenths of a second, so that there are never more than ten a second. */
export const beatGrainMs = 100

/** The beat of a deadline: whatever lies on a tenth of a second is over at that very tenth, the rest at the full second after it. */
export const phaseOf = (deadline: number | null): number =>
  deadline !== null && deadline % beatGrainMs === 0 ? deadline % secondMs : 0

type Pulse = { at: () => number; on: (listener: () => void) => () => void }

/** One timer, set for the next second of the exchange that lies on the phase; none while nobody watches or sees. */
function createPulse(phase: number): Pulse {
  const listeners = new Set<() => void>()
  let beat = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let undoJump: (() => void) | undefined

  const second = () => Math.floor((serverNow() - phase) / secondMs) * secondMs + phase

  const strike = () => {
    beat = second()
    for (const listener of listeners) listener()
    wind()
  }

  function wind(): void {
    clearTimeout(timer)
    timer = undefined
    if (listeners.size === 0 || document.visibilityState === 'hidden') return
    timer = setTimeout(strike, second() + secondMs - serverNow() + 4)
  }

  return {
    at: () => (listeners.size === 0 ? second() : beat),
    on: (listener) => {
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
    },
  }
}

const pulses = new Map<number, Pulse>()

function pulseOf(phase: number): Pulse {
  const pulse = pulses.get(phase) ?? createPulse(phase)
  pulses.set(phase, pulse)
  return pulse
}

/** The exchange's time, epoch ms at the last beat of the phase; everything that shows it turns over together. */
export const atBeat = (phase = 0): number => pulseOf(phase).at()

/** Calls back once a second while the page is seen, and at once when the clock was set; returns its undo. */
export const onBeat = (listener: () => void, phase = 0): (() => void) => pulseOf(phase).on(listener)

/** What `of` makes of the exchange's time; renders only when that changes. */
export function useAtBeat<T extends string | number | boolean | null>(of: (now: number) => T, phase = 0): T {
  const subscribe = useCallback((listener: () => void) => onBeat(listener, phase), [phase])
  return useSyncExternalStore(subscribe, () => of(atBeat(phase)))
}

const asItIs = (now: number): number => now

/** The exchange's time as in `atBeat`; renders once a second. */
export const useNow = (): number => useAtBeat(asItIs)
