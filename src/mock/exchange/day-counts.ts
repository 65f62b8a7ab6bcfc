import { date } from '#src/model/time/shanghai.ts'
import type { Core } from './core.ts'

export type DayCounts = {
  /** How often it has happened today. */
  today: (key: string) => number
  /** Counts once more; answers the count with this one. */
  count: (key: string) => number
}

/** Counts by key, each beginning anew with a day of Shanghai. */
export function createDayCounts(core: Pick<Core, 'now'>): DayCounts {
  const counts = new Map<string, { day: string; count: number }>()
  const today = (key: string): number => {
    const known = counts.get(key)
    return known?.day === date(core.now()) ? known.count : 0
  }
  return {
    today,
    count: (key) => {
      const count = today(key) + 1
      counts.set(key, { day: date(core.now()), count })
      return count
    },
  }
}
