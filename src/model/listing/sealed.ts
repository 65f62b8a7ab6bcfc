import { sealedModes } from './detail.ts'
import type { ListingRow } from './schema.ts'

const running: ReadonlySet<string> = new Set(['NOTICE_BIDDING', 'BIDDING', 'DELAY', 'PRIORITY', 'BID_END'])

/** Whether its bids are sealed: there may be bids, and their amounts are hidden until the opening. */
export const isSealed = ({
  mode,
  status,
  biddingPrice,
  biddingCount,
}: Pick<ListingRow, 'mode' | 'status' | 'biddingPrice' | 'biddingCount'>): boolean =>
  sealedModes.has(mode ?? '') && !biddingPrice && (Boolean(biddingCount) || running.has(status ?? ''))
