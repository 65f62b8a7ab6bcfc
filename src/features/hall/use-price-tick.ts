import { useEffect, useState } from 'react'
import { changeOfMoney, compareMoney } from '#src/model/money/money.ts'
import { currentPrice } from '#src/model/listing/rules.ts'
import type { ListingRow } from '#src/model/listing/schema.ts'
import { isSealed } from '#src/model/listing/sealed.ts'

/** A change of the price that has just happened. */
export type PriceTick = {
  direction: 'up' | 'down'
  /** In the unit of the price; 0 for a first bid at the start price. */
  by: string
}

type Priced = Pick<ListingRow, 'mode' | 'status' | 'startPrice' | 'biddingPrice' | 'biddingCount'>
type Seen = { price: string | null; bids: number; tick: PriceTick | null }

/** As long as a reader needs to find it; further changes in this time prolong it, so that nothing flashes. */
const shownMs = 1500

function tickBetween(before: Seen, price: string | null, bids: number): PriceTick | null {
  if (before.price === null || price === null) return null
  const order = compareMoney(price, before.price)
  if (order === 0 && bids <= before.bids) return before.tick
  return { direction: order < 0 ? 'down' : 'up', by: changeOfMoney(before.price, price).replace('-', '') }
}

/** The last change of a live price, for a moment; none where bids are sealed. */
export function usePriceTick(row: Priced): PriceTick | null {
  const price = isSealed(row) ? null : currentPrice(row)
  const bids = row.biddingCount ?? 0
  const [seen, setSeen] = useState<Seen>({ price, bids, tick: null })
  if (seen.price !== price || seen.bids !== bids) setSeen({ price, bids, tick: tickBetween(seen, price, bids) })
  const { tick } = seen
  useEffect(() => {
    if (tick === null) return undefined
    const timer = setTimeout(() => setSeen((now) => ({ ...now, tick: null })), shownMs)
    return () => clearTimeout(timer)
  }, [tick])
  return tick
}
