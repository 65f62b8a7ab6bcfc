import type { RoomRules } from '#src/model/bidding/schema.ts'
import { compareMoney, isMoney } from '#src/model/money/money.ts'
import { shareOf } from '#src/model/money/share.ts'
import type { RoomView } from '../state/room-view.ts'

type Ranked = {
  bidNo: string
  amount: string
  /** Per cent of the highest amount, one decimal. */
  share: string
  isMine: boolean
  isWinner: boolean
}

type Opened = Pick<RoomView, 'bids' | 'counts' | 'me' | 'result'> & { rules: Pick<RoomRules, 'reverse'> }

const highestOf = (amounts: readonly string[]): string =>
  amounts.reduce((most, amount) => (compareMoney(amount, most) > 0 ? amount : most), '0')

/** The opened sealed quotes of a room, the last of each bidder, best first; empty while sealed and where none were made. */
export function rankedQuotes({ bids, counts, me, result, rules }: Opened): Ranked[] {
  const { sealed } = counts
  if (!result || !sealed) return []
  const last = new Map<string, (typeof bids)[number]>()
  // Newest first: an earlier quote was revised.
  for (const bid of bids)
    if (bid.seq > counts.bids - sealed && bid.tag !== 'REMOVED' && bid.bidNo && !last.has(bid.bidNo))
      last.set(bid.bidNo, bid)
  const opened = [...last.values()].filter(({ amount }) => isMoney(amount))
  const direction = rules.reverse ? 1 : -1
  const ordered = opened.toSorted((a, b) => direction * compareMoney(a.amount!, b.amount!) || a.seq - b.seq)
  const highest = highestOf(ordered.map(({ amount }) => amount!))
  return ordered.map(({ bidNo, amount }) => ({
    bidNo: bidNo!,
    amount: amount!,
    share: shareOf(amount!, highest),
    isMine: bidNo === me?.bidNo,
    isWinner: bidNo === result.bidNo,
  }))
}
