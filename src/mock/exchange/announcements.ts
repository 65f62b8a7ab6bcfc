import { noticeType } from '#src/model/notice/schema.ts'
import type { Exchange } from './exchange.ts'
import { dayMs, hourMs } from './seed/calendar.ts'
import { noticeOf, typeWords } from './seed/notice.ts'
import { biddingText } from './seed/notices.ts'
import { outcomeTexts } from './seed/words/notices.ts'
import type { Listing, Notice } from './tables.ts'

/** What is told of an outcome, and how long after it. */
const outcomes = {
  dealPublicity: 2 * hourMs,
  deal: dayMs,
  failure: dayMs,
} as const

/** Writes the notice of what became of a listing; it appears when its time has come. */
export function announce(exchange: Exchange, listing: Listing, outcome: keyof typeof outcomes, at: number): void {
  const type = noticeType[outcome]
  const title = `${listing.assetsName}${typeWords[type]!}`
  const draft = { type, title, listing, publishedAt: at + outcomes[outcome], text: outcomeTexts[outcome] }
  const id = `G${type}-${listing.assetsId}`
  exchange.tables.notices.set(id, noticeOf(draft, id))
}

const biddingId = `G${noticeType.bidding}-`

/** The notice with which a listing was put up, thought up from the listing itself; a pre-disclosure has none yet. */
function biddingNotice(listing: Listing | undefined): Notice | undefined {
  if (!listing || listing.packageId !== null || listing.status === 'PRE') return undefined
  const type = noticeType.bidding
  const title = `${listing.assetsName}${typeWords[type]!}`
  const draft = { type, title, listing, publishedAt: listing.publishedAt, text: biddingText(listing) }
  return noticeOf(draft, biddingId + listing.assetsId)
}

/** All notices of one asset. Of bidding the world has some; those of the rooms that come and go are thought up here. */
export function noticesAbout(exchange: Exchange, assetsId: string): Notice[] {
  const { notices, listings } = exchange.tables
  const own = [...notices.values()].filter((notice) => notice.assetsId === assetsId)
  if (own.some((notice) => notice.noticeType === noticeType.bidding)) return own
  const drawn = biddingNotice(listings.get(assetsId))
  return drawn ? [...own, drawn] : own
}

export function noticeById(exchange: Exchange, id: string): Notice | undefined {
  const { notices, listings } = exchange.tables
  const known = notices.get(id)
  if (known || !id.startsWith(biddingId)) return known
  return biddingNotice(listings.get(id.slice(biddingId.length)))
}
