/** What is counted for each address of a client. */
export type RateOf = 'call' | 'entry' | 'text' | 'world'

type Rate = { most: number; ms: number }

const minuteMs = 60_000

/** Calls of visitors, sign-in calls, text messages, and new worlds. Generous, since an office shares an address. */
export const rates: Readonly<Record<RateOf, Rate>> = {
  call: { most: 1_200, ms: minuteMs },
  entry: { most: 120, ms: minuteMs },
  text: { most: 60, ms: 60 * minuteMs },
  world: { most: 60, ms: minuteMs },
}

/** Beyond this number the addresses with the oldest requests are removed. */
const addressesMax = 10_000

export type Rates = { take: (what: RateOf, from: string) => number | null }

/** No limits: for a page that is its own exchange, and for tests, which come from one address. */
export const unlimited: Rates = { take: () => null }

/**
 * A token bucket for each address. `take` returns null, or the seconds until the next allowed use.
 * `now` is a monotonic clock, ms.
 */
export function createRates(now: () => number): Rates {
  const buckets = new Map<string, { left: number; at: number }>()
  return {
    take: (what, from) => {
      const { most, ms } = rates[what]
      const name = `${what} ${from}`
      const at = now()
      const known = buckets.get(name) ?? { left: most, at }
      const left = Math.min(most, known.left + ((at - known.at) * most) / ms)
      buckets.delete(name)
      buckets.set(name, { left: left < 1 ? left : left - 1, at })
      const [oldest] = buckets.keys()
      if (buckets.size > addressesMax && oldest !== undefined) buckets.delete(oldest)
      return left < 1 ? Math.ceil(((1 - left) * ms) / most / 1000) : null
    },
  }
}
