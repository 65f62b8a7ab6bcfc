import type { BidRow } from '#src/model/bidding/schema.ts'
import type { Translate } from '#src/shared/lib/text/i18n.ts'
import type { RoomView } from '../state/room-view.ts'

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

/** Quotes under seal, counted apart from what was quoted in the open before them; null where all are of one kind. */
export function quotesApart({ bids, sealed }: RoomView['counts'], t: Translate): string | null {
  if (!sealed || sealed === bids) return null
  return t('公开报价 {{open}} 次，密封报价 {{sealed}} 次', { open: bids - sealed, sealed })
}

/** Who led when the open part of a room was over, while the rest is under seal: the record names him. */
export const leaderOfOpenPart = ({ bids }: Pick<RoomView, 'bids'>): string | null =>
  bids.find(({ tag }) => tag === 'LEADING')?.bidNo ?? null

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
