import Big from 'big.js'
import type { Listing } from '../tables.ts'

/** What is asked of whoever bids, 元: of a package, whose deposit is shared, from the cheapest lot to all of them (domain 5.3). */
export function depositRange(
  { deposit }: Pick<Listing, 'deposit'>,
  lots: readonly Pick<Listing, 'deposit'>[],
): { deposit: string; depositMax: string | null } {
  const [first, ...rest] = lots.map((lot) => new Big(lot.deposit))
  if (!first) return { deposit, depositMax: null }
  const least = rest.reduce((min, next) => (next.lt(min) ? next : min), first)
  return { deposit: least.toFixed(), depositMax: deposit }
}
