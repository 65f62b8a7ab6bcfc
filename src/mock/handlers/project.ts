import { hallPage, upcomingBids } from '#src/api/endpoints/hall.ts'
import * as project from '#src/api/endpoints/project.ts'
import { stillTakesEnrolments } from '#src/model/listing/enrolling.ts'
import { liesIn, regionKeys } from '#src/model/listing/filters.ts'
import type { Exchange } from '../worlds.ts'
import type { Listing } from '../exchange/tables.ts'
import { handle } from './call/handle.ts'
import { containing, pageOfRows } from './call/page.ts'
import { hallRowOf, isOnOffer, listingRowOf } from './shapes/rows.ts'
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
  Partial<Record<'assetsName' | 'mode' | 'region', string | undefined>> & { enrolling?: boolean | undefined }

/** How many listings have each key, the keys in the order of their first listing. */
function countsOf(listings: readonly Listing[], keysOf: (listing: Listing) => readonly string[]) {
  const counts = new Map<string, number>()
  for (const key of listings.flatMap(keysOf)) counts.set(key, (counts.get(key) ?? 0) + 1)
  return [...counts].map(([key, count]) => ({ key, count }))
}

const hall = (exchange: Exchange, listings: readonly Listing[], query: HallQuery) => {
  const matches = containing(query.assetsName)
  const now = exchange.now()
  const named = listings
    .filter(({ assetsName }) => matches(assetsName))
    .filter((listing) => !query.enrolling || stillTakesEnrolments(listingRowOf(listing, now), now))
  const isOfMode = ({ mode }: Listing) => (query.mode ?? mode) === mode
  const isWithin = ({ adcode }: Listing) => !query.region || liesIn(String(adcode), query.region)
  const page = pageOfRows(named.filter(isOfMode).filter(isWithin), query, hallSize)
  return {
    ...page,
    records: page.records.map((listing) => hallRowOf(exchange.tables, listing, now)),
    facets: {
      mode: countsOf(named.filter(isWithin), ({ mode }) => [mode]),
      region: countsOf(named.filter(isOfMode), ({ adcode }) => regionKeys(String(adcode))),
    },
  }
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
  handle(hallPage, ({ input, exchange }) => hall(exchange, exchange.market.biddingNow(), input)),
  handle(upcomingBids, ({ input, exchange }) => hall(exchange, exchange.market.upcoming(), input)),
  handle(project.biddingData, ({ exchange }) => biddingDataOf(exchange)),
  handle(project.biddingRate, ({ exchange }) => ({ biddingRate: biddingRateOf(exchange) })),
  handle(project.assetsTotals, ({ input, exchange }) => totalsOf(exchange, input.categories)),
  handle(project.geoMap, ({ input, exchange }) => regionsOf(exchange, input.params.category)),
]
