import { calendarOf } from '#src/api/endpoints/calendar.ts'
import { type CalendarEvent, hasMonth } from '#src/model/content/calendar.ts'
import { monthOf } from '#src/model/time/month.ts'
import { enrolmentOf } from '../exchange/listings/lifecycle.ts'
import { Refusal } from '../exchange/refusal.ts'
import type { Listing, ListingStatus, Roadshow } from '../exchange/tables.ts'
import type { Exchange } from '../worlds.ts'
import { handle } from './call/handle.ts'
import { published } from './call/published.ts'
import { relatedAssetOf } from './shapes/related.ts'
import { isPublic } from './shapes/rows.ts'

/** The dates of these are void: a resumption sets new ones. */
const stopped: ReadonlySet<ListingStatus> = new Set(['PAUSED', 'TERMINATED'])

const assetOf = (exchange: Exchange, listing: Listing): CalendarEvent['asset'] => ({
  ...relatedAssetOf(exchange, listing.assetsId)!,
  no: listing.no,
})

/** The dates of a project that its page shows as well. */
function datesOfListing(exchange: Exchange, listing: Listing): CalendarEvent[] {
  if (stopped.has(listing.status)) return []
  const { assetsId, assetsName: title, opensAt } = listing
  const asset = assetOf(exchange, listing)
  const common = { title, asset, isCancelled: false }
  return [
    { ...common, id: `${assetsId}-enrol`, kind: 'enrol', at: enrolmentOf(listing).enrolUntil },
    { ...common, id: `${assetsId}-bid`, kind: 'bidding', at: opensAt },
  ]
}

function dateOfRoadshow(exchange: Exchange, roadshow: Roadshow): CalendarEvent {
  const { id, title, startsAt, endsAt, place, liveUrl, isCancelled, assetsId } = roadshow
  const asset = assetOf(exchange, exchange.tables.listings.get(assetsId)!)
  const times = { at: startsAt, endsAt, isCancelled }
  return { id, kind: 'roadshow', title, ...times, place, liveUrl, asset, roadshowId: id }
}

export const calendarHandlers = [
  handle(calendarOf, ({ input: { month }, exchange }) => {
    const { tables } = exchange
    const now = exchange.now()
    if (!hasMonth(month, now)) throw new Refusal(400, '日历没有这个月份')
    const events = [
      ...published(exchange, tables.roadshows.values()).map((row) => dateOfRoadshow(exchange, row)),
      ...[...tables.listings.values()]
        .filter((listing) => isPublic(listing, now))
        .flatMap((listing) => datesOfListing(exchange, listing)),
    ]
    return {
      month,
      events: events.filter(({ at }) => monthOf(at) === month).toSorted((one, other) => one.at - other.at),
    }
  }),
]
