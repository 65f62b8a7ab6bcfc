import { date } from '#src/model/time/shanghai.ts'
import type { Exchange } from './exchange.ts'

/** How often something has happened on this day of Shanghai, by whom or what it happened to. */
export function createDayCounts(exchange: Exchange) {
  const counts = new Map<string, { day: string; count: number }>()
  const today = (key: string): number => {
    const known = counts.get(key)
    return known?.day === date(exchange.now()) ? known.count : 0
  }
  return {
    today,
    /** Once more; the count with this one. */
    count: (key: string): number => {
      const count = today(key) + 1
      counts.set(key, { day: date(exchange.now()), count })
      return count
    },
  }
}
