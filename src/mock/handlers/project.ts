import * as project from '#src/api/endpoints/project.ts'
import { stillTakesEnrolments } from '#src/model/listing/enrolling.ts'
import type { Exchange } from '../worlds.ts'
import type { Listing } from '../exchange/tables.ts'
import { handle } from './call/handle.ts'
import { containing, pageOfRows } from './call/page.ts'
import { isOnOffer, listingRowOf } from './shapes/rows.ts'
import { biddingDataOf, biddingRateOf, regionsOf, totalsOf } from './statistics.ts'

/** Default page sizes (spec 9). */
const topSize = 6
const hallSize = 8
const newlyListedLimit = 4

type Paged = { current?: number | undefined; size?: number | undefined }

const pageOfListings = (exchange: Exchange, listings: readonly Listing[], query: Paged, usualSize: number) => {
  const page = pageOfRows(listings, query, usualSize)
  return { ...page, records: page.records.map((listing) => listingRowOf(listing, exchange.now())) }
}

const onOffer = (exchange: Exchange): Listing[] =>
  [...exchange.tables.listings.values()].filter((listing) => isOnOffer(listing, exchange.now()))

const newestFirst = (exchange: Exchange): Listing[] => onOffer(exchange).sort((a, b) => b.publishedAt - a.publishedAt)

type HallQuery = Paged &
  Partial<Record<'assetsName' | 'mode', string | undefined>> & { enrolling?: boolean | undefined }

const hall = (exchange: Exchange, listings: readonly Listing[], query: HallQuery) => {
  const matches = containing(query.assetsName)
  const now = exchange.now()
  const found = listings
    .filter(({ assetsName, mode }) => matches(assetsName) && (query.mode ?? mode) === mode)
    .filter((listing) => !query.enrolling || stillTakesEnrolments(listingRowOf(listing, now), now))
  return pageOfListings(exchange, found, query, hallSize)
}

export const projectHandlers = [
  handle(project.hotProjects, ({ input, exchange }) =>
    pageOfListings(
      exchange,
      onOffer(exchange).sort((a, b) => b.viewCount - a.viewCount),
      input,
      topSize,
    ),
  ),
  handle(project.newestProjects, ({ input, exchange }) =>
    pageOfListings(exchange, newestFirst(exchange), input, topSize),
  ),
  handle(
    project.newlyListed,
    ({ input, exchange }) =>
      pageOfListings(exchange, newestFirst(exchange), { size: input.limit }, newlyListedLimit).records,
  ),
  handle(project.hallPage, ({ input, exchange }) => hall(exchange, exchange.market.biddingNow(), input)),
  handle(project.upcomingBids, ({ input, exchange }) => hall(exchange, exchange.market.upcoming(), input)),
  handle(project.biddingData, ({ exchange }) => biddingDataOf(exchange)),
  handle(project.biddingRate, ({ exchange }) => ({ biddingRate: biddingRateOf(exchange) })),
  handle(project.assetsTotals, ({ input, exchange }) => totalsOf(exchange, input.categories)),
  handle(project.geoMap, ({ input, exchange }) => regionsOf(exchange, input.params.category)),
]
