import { noticeType } from '#src/model/notice/schema.ts'
import type { Exchange } from './exchange.ts'
import { dayMs, hourMs } from './seed/calendar.ts'
import { noticeOf, typeWords } from './seed/notice.ts'
import { outcomeTexts } from './seed/words/notices.ts'
import type { Listing } from './tables.ts'

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
