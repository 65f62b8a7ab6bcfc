import type { BidRow } from '#src/model/bidding/schema.ts'
import type { Translate } from '#src/shared/lib/text/i18n.ts'
import type { RoomView } from '../state/room-view.ts'

/** Flattens pages of bids without duplicates, newest first; a later page may overlap the one before it. */
export function pagedBids(pages: readonly (readonly BidRow[])[]): BidRow[] {
  const known = new Map(pages.flat().map((bid) => [bid.seq, bid]))
  return [...known.values()].sort((a, b) => b.seq - a.seq)
}

/** Live bids followed by the older fetched ones; both newest first. */
export function mergedBids(newest: readonly BidRow[], older: readonly BidRow[]): readonly BidRow[] {
  const oldest = newest.at(-1)?.seq ?? Infinity
  const below = older.findIndex(({ seq }) => seq < oldest)
  return below === -1 ? newest : [...newest, ...older.slice(below)]
}

/** Number of sealed quotes, apart from open ones before them; null where all are of one kind. */
export function quotesApart({ bids, sealed }: RoomView['counts'], t: Translate): string | null {
  if (!sealed || sealed === bids) return null
  return t('公开报价 {{open}} 次，密封报价 {{sealed}} 次', { open: bids - sealed, sealed })
}

/** The leader of the open part, while the rest is sealed. */
export const leaderOfOpenPart = ({ bids }: Pick<RoomView, 'bids'>): string | null =>
  bids.find(({ tag }) => tag === 'LEADING')?.bidNo ?? null

/** The result names the winning bid before the record does. */
export const tagOf = ({ tag }: BidRow, { result }: Pick<RoomView, 'result'>): string | null =>
  tag === 'LEADING' && result?.kind === 'DEAL' ? 'DEAL' : (tag ?? null)

/** The range of rendered rows: those in view and some around them, at most `most`. */
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
