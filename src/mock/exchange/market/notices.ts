import { noticeLabels } from '#src/model/notice/labels.ts'
import { noticeType } from '#src/model/notice/schema.ts'
import { publishedLinks } from '../bidding/rooms/public-record.ts'
import type { Rooms } from '../bidding/rooms/rooms.ts'
import { dayMs, hourMs } from '#src/model/time/units.ts'
import { lotsIn } from '../listings/package.ts'
import { noticeIdOf, noticeOf } from '../seed/notices/notice.ts'
import { biddingText } from '../seed/notices/notices.ts'
import { table } from '../seed/texts/html.ts'
import { extensionText, outcomeTexts } from '../seed/texts/notices.ts'
import type { Listing, Notice, Tables } from '../tables.ts'

/** The notices of an outcome, and how long after it they appear. */
const outcomes = {
  dealPublicity: { type: noticeType.dealPublicity, after: 2 * hourMs },
  deal: { type: noticeType.deal, after: dayMs },
  failure: { type: noticeType.failure, after: dayMs },
  default: { type: noticeType.termination, after: 0 },
} as const

/** Writes the notice of the outcome of a listing; it appears when its time has come. */
export function announce(
  { notices }: Pick<Tables, 'notices'>,
  listing: Listing,
  outcome: keyof typeof outcomes,
  at: number,
): void {
  const { type, after } = outcomes[outcome]
  const title = `${listing.assetsName}${noticeLabels[type]!}`
  const draft = { type, title, listing, publishedAt: at + after, text: outcomeTexts[outcome] }
  const id = noticeIdOf(type, listing.assetsId)
  notices.set(id, noticeOf(draft, id))
}

/** Why a notice is extended. */
export type ExtensionReason = 'NO_BIDDER' | 'NO_QUOTE'

/** Writes the notice of the latest extension of a listing, which appears at once. */
export function announceExtension(
  { notices }: Pick<Tables, 'notices'>,
  listing: Listing,
  reason: ExtensionReason,
): Notice {
  const times = listing.extended?.at ?? []
  const type = noticeType.extension
  const title = `${listing.assetsName}${noticeLabels[type]!}${times.length > 1 ? `（第 ${times.length} 次）` : ''}`
  const draft = { type, title, listing, publishedAt: times.at(-1) ?? 0, text: extensionText(listing, reason) }
  const notice = noticeOf(draft, noticeIdOf(type, `${listing.assetsId}-e${times.length}`))
  notices.set(notice.id, notice)
  return notice
}

const biddingId = noticeIdOf(noticeType.bidding, '')

/** The notice with which a listing was put up, thought up from the listing itself; a pre-disclosure has none yet. */
function biddingNotice({ listings }: Pick<Tables, 'listings'>, assetsId: string): Notice | undefined {
  const listing = listings.get(assetsId)
  if (!listing || listing.packageId !== null || listing.status === 'PRE') return undefined
  const type = noticeType.bidding
  const title = `${listing.assetsName}${noticeLabels[type]!}`
  const text = biddingText(listing, lotsIn({ listings }, listing))
  const draft = { type, title, listing, publishedAt: listing.noticedAt ?? listing.publishedAt, text }
  return noticeOf(draft, biddingId + listing.assetsId)
}

/** Writes down the formal notice of a listing, as it is now. */
export function announceBidding(tables: Pick<Tables, 'notices' | 'listings'>, { assetsId }: Listing): void {
  const notice = biddingNotice(tables, assetsId)
  if (notice) tables.notices.set(notice.id, notice)
}

/** Before an extension moves the dates of a listing, the notice with which it was put up is written down as it was. */
export function keepBiddingNotice(tables: Pick<Tables, 'notices' | 'listings'>, listing: Listing): void {
  if (!tables.notices.has(biddingId + listing.assetsId)) announceBidding(tables, listing)
}

/**
 * All notices of one asset; a lot is announced with its package. Of bidding the world has some; those of the rooms that come and
 * go are thought up here.
 */
export function noticesAbout({ notices, listings }: Pick<Tables, 'notices' | 'listings'>, id: string): Notice[] {
  const assetsId = listings.get(id)?.packageId ?? id
  const own = [...notices.values()].filter((notice) => notice.assetsId === assetsId)
  if (own.some((notice) => notice.noticeType === noticeType.bidding)) return own
  const drawn = biddingNotice({ listings }, assetsId)
  return drawn ? [...own, drawn] : own
}

type Sources = { tables: Pick<Tables, 'notices' | 'listings'>; rooms: Pick<Rooms, 'find' | 'isKnown' | 'earlier'> }

const ofResult: ReadonlySet<number> = new Set([noticeType.deal, noticeType.dealPublicity])

/** A notice of a result contains the last link of the bidding record, by which readers can verify the record. */
function withLinks(sources: Sources, notice: Notice): Notice {
  const listing = notice.assetsId === null ? undefined : sources.tables.listings.get(notice.assetsId ?? '')
  const links = listing && ofResult.has(notice.noticeType) ? publishedLinks(sources, listing) : []
  if (links.length === 0) return notice
  const rows = links.map(([name, link]): [string, string] => [`竞价记录末条摘要（${name}）`, link])
  return { ...notice, content: `${notice.content}${table(rows)}` }
}

export function noticeById(sources: Sources, id: string): Notice | undefined {
  const { notices, listings } = sources.tables
  const known = notices.get(id)
  if (known) return withLinks(sources, known)
  if (!id.startsWith(biddingId)) return undefined
  return biddingNotice({ listings }, id.slice(biddingId.length))
}
