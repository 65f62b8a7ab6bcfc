import * as assets from '#src/api/endpoints/assets.ts'
import type { Actor } from '../exchange/actor.ts'
import type { Exchange } from '../worlds.ts'
import { publishedListing } from '../exchange/market/interest.ts'
import { quoteRowOf } from '../exchange/market/lots.ts'
import type { Listing } from '../exchange/tables.ts'
import { detailOf, managedOf } from './detail.ts'
import { hotWords } from '#src/api/endpoints/search.ts'
import { handle } from './call/handle.ts'
import { pageOfRows } from './call/page.ts'
import { isOnOffer, listingRowOf } from './shapes/rows.ts'
import { hotWordsOf, searchAssets, suggestedAssets } from './search.ts'

/** Default page sizes (spec 9). */
const quotesSize = 10
const similarSize = 4
const similarMost = 12
const suggestedSize = 8

/** Similarity of two assets of one type: same use, same category, same place. */
const likeness = (a: Listing, b: Listing): number =>
  Number(a.operationId === b.operationId) * 4 +
  Number(a.parentId === b.parentId) * 2 +
  Number(a.adcode === b.adcode) +
  Number(a.branchId === b.branchId && a.industryCode === b.industryCode) * 0.5

function similarTo(exchange: Exchange, listing: Listing): Listing[] {
  return [...exchange.tables.listings.values()]
    .filter(
      (other) =>
        other.typeCode === listing.typeCode &&
        other.assetsId !== listing.assetsId &&
        other.assetsId !== listing.packageId &&
        isOnOffer(other, exchange.now()),
    )
    .sort((a, b) => likeness(b, listing) - likeness(a, listing) || b.viewCount - a.viewCount)
}

/** The actor, with the visitor id that the browser sends. */
const actorIn = ({ visitor }: { visitor?: string | undefined }, actor: Actor): Actor => ({
  ...actor,
  visitor: visitor ?? actor.visitor,
})

export const assetsHandlers = [
  handle(assets.assetsPage, ({ input, exchange }) => {
    const { found, facets } = searchAssets(exchange.tables, input, exchange.now())
    const page = pageOfRows(found, input)
    return { ...page, records: page.records.map((listing) => listingRowOf(listing, exchange.now())), facets }
  }),
  handle(hotWords, ({ exchange }) => hotWordsOf(exchange.tables, exchange.now())),
  handle(assets.assetSuggestions, ({ input, exchange }) => {
    const size = Math.min(suggestedSize, Math.max(1, Math.floor(input.size ?? suggestedSize)))
    return suggestedAssets(exchange.tables, input.q, exchange.now())
      .slice(0, size)
      .map((listing) => {
        const { assetsId, assetsName, no, projectType, projectNature } = listingRowOf(listing, exchange.now())
        return { assetsId, assetsName, no, projectType, projectNature }
      })
  }),
  handle(assets.categoryTree, ({ exchange }) => exchange.tables.categories),
  handle(assets.assetInfo, ({ input, exchange, actor }) => {
    exchange.take('lookAt', { assetsId: input.assetsId }, actorIn(input, actor))
    return detailOf(exchange, publishedListing(exchange, input.assetsId))
  }),
  handle(assets.managedInfo, ({ input, exchange }) => managedOf(exchange, publishedListing(exchange, input.id))),
  handle(assets.quotesPage, ({ input, exchange }) => {
    const listing = publishedListing(exchange, input.assetsId)
    const page = pageOfRows(listing.quotes.toReversed(), input, quotesSize)
    return { ...page, records: page.records.map((quote) => quoteRowOf(listing, quote)) }
  }),
  handle(assets.similarAssets, ({ input, exchange }) => {
    const listing = publishedListing(exchange, input.assetsId)
    const size = Math.min(similarMost, Math.max(1, Math.floor(input.size ?? similarSize)))
    return similarTo(exchange, listing)
      .slice(0, size)
      .map((other) => listingRowOf(other, exchange.now()))
  }),
  handle(assets.assetsByIds, ({ input, exchange }) =>
    input.ids.flatMap((id) => {
      const listing = exchange.tables.listings.get(id)
      return listing && listing.publishedAt <= exchange.now() ? detailOf(exchange, listing) : []
    }),
  ),
  handle(assets.remindMe, ({ input, exchange, actor }) => ({
    reminders: exchange.take('remindMe', { assetsId: input.assetsId }, actorIn(input, actor)),
  })),
]
