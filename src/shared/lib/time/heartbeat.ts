import { useCallback, useSyncExternalStore } from 'react'
import { onServerTimeJump, serverNow } from './server-time.ts'

const secondMs = 1000

/** Beats are aligned to tenths of a second, so that there are at most ten a second. */
export const beatGrainMs = 100

/** The beat of a deadline: one that is aligned to a tenth ends at that tenth, any other at the next full second. */
export const phaseOf = (deadline: number | null): number =>
  deadline !== null && deadline % beatGrainMs === 0 ? deadline % secondMs : 0

type Pulse = { at: () => number; on: (listener: () => void) => () => void }

/** One timer for the next server second of this phase; none while there is no listener or the page is hidden. */
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

/** Server time, epoch ms at the last beat of the phase; all texts derived from it change together. */
export const atBeat = (phase = 0): number => pulseOf(phase).at()

/** Calls back once a second while the page is visible, and at once when the clock was adjusted; returns its undo. */
export const onBeat = (listener: () => void, phase = 0): (() => void) => pulseOf(phase).on(listener)

/** The result of `of` for the server time; renders only when it changes. */
export function useAtBeat<T extends string | number | boolean | null>(of: (now: number) => T, phase = 0): T {
  const subscribe = useCallback((listener: () => void) => onBeat(listener, phase), [phase])
  return useSyncExternalStore(subscribe, () => of(atBeat(phase)))
}

const asItIs = (now: number): number => now

/** Server time as in `atBeat`; renders once a second. */
export const useNow = (): number => useAtBeat(asItIs)
