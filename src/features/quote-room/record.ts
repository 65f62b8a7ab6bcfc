import type { BidRow } from '#src/model/bidding/schema.ts'
import type { RoomView } from './room-view.ts'

/** Pages of bids, each bid once, the newest first; a page that was fetched later begins where the one before it ended, or above. */
export function pagedBids(pages: readonly (readonly BidRow[])[]): BidRow[] {
  const known = new Map(pages.flat().map((bid) => [bid.seq, bid]))
  return [...known.values()].sort((a, b) => b.seq - a.seq)
}

/** What is in hand, and below it what was fetched of older ones; both the newest first. */
export function mergedBids(newest: readonly BidRow[], older: readonly BidRow[]): readonly BidRow[] {
  const oldest = newest.at(-1)?.seq ?? Infinity
  const below = older.findIndex(({ seq }) => seq < oldest)
  return below === -1 ? newest : [...newest, ...older.slice(below)]
}

/** A winner's bid is known by the result before the record says so. */
export const tagOf = ({ tag }: BidRow, { result }: Pick<RoomView, 'result'>): string | null =>
  tag === 'LEADING' && result?.kind === 'DEAL' ? 'DEAL' : (tag ?? null)

/** Rows of a list that are drawn: those in view and some around them, never more than `most`. */
export function windowOf(
  count: number,
  { top, height, rowHeight }: { top: number; height: number; rowHeight: number },
  most: number,
): { from: number; until: number } {
  const around = 10
  const from = Math.max(0, Math.min(Math.floor(top / rowHeight) - around, count - 1))
  const wanted = Math.ceil(height / rowHeight) + 2 * around
  return { from, until: Math.min(count, from + Math.min(wanted, most)) }
}
