import type { CountdownLabels } from './labels.ts'

/** Time until a deadline. `none`: there is no deadline. */
type Remaining =
  | { kind: 'none' }
  | { kind: 'over' }
  | { kind: 'left'; days: number; hours: number; minutes: number; seconds: number }

const secondMs = 1000

/**
 * The deadline (epoch ms, server time) of a `leftTime` in seconds sent by the server at `serverNow`.
 * Negative or empty values are ignored: null (HM-10).
 */
export function deadlineFrom(leftTimeSeconds: number | string | null | undefined, serverNow: number): number | null {
  if (leftTimeSeconds === null || leftTimeSeconds === undefined) return null
  if (typeof leftTimeSeconds === 'string' && leftTimeSeconds.trim() === '') return null
  const seconds = Number(leftTimeSeconds)
  return Number.isFinite(seconds) && seconds >= 0 ? serverNow + Math.round(seconds * secondMs) : null
}

/**
 * Both in epoch ms of the server's clock. Seconds are rounded up, so that the last one shown is 01 and `over` comes exactly at
 * the deadline.
 */
export function remaining(deadline: number | null | undefined, now: number): Remaining {
  if (typeof deadline !== 'number' || !Number.isFinite(deadline) || deadline < 0 || !Number.isFinite(now)) {
    return { kind: 'none' }
  }
  if (deadline <= now) return { kind: 'over' }
  const seconds = Math.ceil((deadline - now) / secondMs)
  return {
    kind: 'left',
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  }
}

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** `02天 03时 04分 05秒`: every part is always present with two digits, so that a ticking row keeps its width. */
export function countdownText(parts: Remaining, labels: CountdownLabels): string {
  if (parts.kind === 'none') return ''
  if (parts.kind === 'over') return labels.over
  return (['days', 'hours', 'minutes', 'seconds'] as const)
    .map((unit) => twoDigits(parts[unit]) + labels[unit])
    .join(' ')
}
