import { hasFixedPrice } from '#src/model/bidding/modes.ts'
import type { BidRow } from '#src/model/bidding/schema.ts'
import type { RoomView } from './room-view.ts'

/** The bidder's last bid at a fixed price, where it no longer counts: the lot was held for them and not paid. */
export function lapsedBid({ mode, me, bids }: Pick<RoomView, 'mode' | 'me' | 'bids'>): BidRow | null {
  if (!me?.bidNo || !hasFixedPrice(mode)) return null
  const own = bids.find(({ bidNo }) => bidNo === me.bidNo)
  return own?.tag === 'REMOVED' ? own : null
}
