import { rankedQuotes } from '../curve/ranking.ts'
import type { RoomView } from '../state/room-view.ts'

/**
 * The place of the bidder's own open quote, 1 for the leader: behind every other bidder who has quoted since, because each open
 * quote is better than those before it. Null without one, or while the known record does not reach back to it.
 */
export function rankOf({ bids, me }: Pick<RoomView, 'bids' | 'me'>): number | null {
  if (!me?.bidNo || !me.ownBest) return null
  const open = bids.filter(({ bidNo, tag }) => Boolean(bidNo) && tag !== 'REMOVED')
  const own = open.findIndex(({ bidNo }) => bidNo === me.bidNo)
  return own < 0 ? null : new Set(open.slice(0, own).map(({ bidNo }) => bidNo)).size + 1
}

/** The same once sealed quotes are opened: they do not follow each other by price. */
export function openedRank(room: RoomView): number | null {
  const place = rankedQuotes(room).findIndex(({ isMine }) => isMine)
  return place < 0 ? null : place + 1
}
