import { compareMoney, isMoney, percentChange } from '#src/model/money/money.ts'

type PriceMove = { way: 'up' | 'down' | 'same'; rate: string }

/** How a price has moved; null when there is nothing to compare. Both in the same unit. */
export function priceMove(from: string | null | undefined, to: string | null | undefined): PriceMove | null {
  if (!isMoney(from) || !isMoney(to) || compareMoney(from, '0') <= 0) return null
  const way = { '-1': 'down', '0': 'same', '1': 'up' } as const
  return { way: way[`${compareMoney(to, from)}`], rate: `${percentChange(from, to)}%` }
}
