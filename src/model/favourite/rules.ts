import { compareMoney, isMoney, percentChange } from '../money/money.ts'

type PriceChange = { direction: 'up' | 'down' | 'same'; rate: string }

/** How a price has changed; null without two prices to compare. Both in the same unit. */
export function priceChange(from: string | null | undefined, to: string | null | undefined): PriceChange | null {
  if (!isMoney(from) || !isMoney(to) || compareMoney(from, '0') <= 0) return null
  const directions = { '-1': 'down', '0': 'same', '1': 'up' } as const
  return { direction: directions[`${compareMoney(to, from)}`], rate: `${percentChange(from, to)}%` }
}
