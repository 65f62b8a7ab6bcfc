import { currentPrice, priceText } from '#src/model/listing/rules.ts'
import { priceType } from '#src/model/listing/schema.ts'
import { linkTo } from '#src/model/paths.ts'
import type { Actor } from '../actor.ts'
import type { Exchange } from '../exchange.ts'
import { publishedListing, userOf } from './interest.ts'
import { publicPrice } from '../listings/modes.ts'
import type { Favourite, Listing, ListingStatus } from '../tables.ts'

const statusWords: Readonly<Record<ListingStatus, string>> = {
  PRE: '预披露',
  NOTICE: '报名中',
  CLOSED: '报名已截止',
  WAIT_BID: '即将竞价',
  BIDDING: '竞价中',
  PAUSED: '已中止',
  DEAL_PUBLICITY: '成交公示',
  SETTLING: '结算中',
  DONE: '已成交',
  FAILED: '流拍',
  TERMINATED: '终结',
}

const pricesOf = (listing: Listing) => ({ startPrice: listing.startPrice, biddingPrice: publicPrice(listing) })

/** What anybody would pay for it now; the amount of a sealed room stays in it. */
const priceOf = (listing: Listing): string | null => currentPrice(pricesOf(listing))

const priceWords = (price: string | null, { unitName }: Listing): string => {
  const row = { priceType: unitName === null ? priceType.yuan : priceType.custom, priceUnitName: unitName }
  const { amount, unit } = priceText({ startPrice: price, biddingPrice: null, ...row })
  return `${amount} ${unit}`.trim()
}

const addressOf = ({ assetsId, isPackage }: Listing): string =>
  isPackage ? linkTo.packageDetail(assetsId) : linkTo.listingDetail(assetsId)

const keptBy = ({ tables }: Exchange, userId: string): Map<string, Favourite> => {
  const kept = tables.favourites.get(userId) ?? new Map<string, Favourite>()
  tables.favourites.set(userId, kept)
  return kept
}

/** Everything a user keeps, the newest first, also what has left the exchange. */
export const favouritesOf = ({ tables }: Exchange, userId: string): Favourite[] =>
  [...(tables.favourites.get(userId)?.values() ?? [])].toReversed()

/** Whether a kept asset has left the exchange. */
export const isGone = ({ tables }: Exchange, { listing }: Favourite): boolean => !tables.listings.has(listing.assetsId)

/** How many keep it then. */
function keep(exchange: Exchange, assetsId: string, actor: Actor): number {
  const userId = userOf(actor)
  const listing = publishedListing(exchange, assetsId)
  const kept = keptBy(exchange, userId)
  if (kept.has(assetsId)) return listing.favouriteCount
  const [price, { status }] = [priceOf(listing), listing]
  kept.set(assetsId, {
    listing,
    keptAt: exchange.now(),
    keptPrice: price,
    keptStatus: status,
    toldPrice: price,
    toldStatus: status,
    isReminded: true,
  })
  listing.favouriteCount += 1
  exchange.mailbox.changed(userId, 'favourites')
  return listing.favouriteCount
}

/** How many of them were kept; what was not is no matter. */
function letGo(exchange: Exchange, assetsIds: readonly string[], actor: Actor): number {
  const userId = userOf(actor)
  const kept = keptBy(exchange, userId)
  let count = 0
  for (const id of assetsIds) {
    const favourite = kept.get(id)
    if (!favourite) continue
    kept.delete(id)
    favourite.listing.favouriteCount -= 1
    count += 1
  }
  if (count > 0) exchange.mailbox.changed(userId, 'favourites')
  return count
}

/** Whether changes of kept assets are written to their keeper; answers how many it changed for. */
function remindOf(exchange: Exchange, assetsIds: readonly string[], on: boolean, actor: Actor): number {
  const userId = userOf(actor)
  const kept = keptBy(exchange, userId)
  let count = 0
  for (const id of assetsIds) {
    const favourite = kept.get(id)
    if (!favourite || favourite.isReminded === on) continue
    favourite.isReminded = on
    count += 1
  }
  if (count > 0) exchange.mailbox.changed(userId, 'favourites')
  return count
}

function writeOfPrice(exchange: Exchange, userId: string, { listing, toldPrice }: Favourite, price: string | null) {
  exchange.mailbox.write(userId, {
    kind: 'bidding',
    title: '收藏的项目价格有变化',
    text: `您收藏的“${listing.assetsName}”当前价由 ${priceWords(toldPrice, listing)} 变为 ${priceWords(price, listing)}。`,
    link: addressOf(listing),
    about: `price of ${listing.assetsId}`,
  })
}

function writeOfStatus(exchange: Exchange, userId: string, { listing, toldStatus }: Favourite) {
  exchange.mailbox.write(userId, {
    kind: 'notice',
    title: '收藏的项目状态有变化',
    text: `您收藏的“${listing.assetsName}”由${statusWords[toldStatus]}变为${statusWords[listing.status]}，点击查看。`,
    link: addressOf(listing),
  })
}

/** Writes to those who keep these what has changed of price and state since they were told (domain 6.22). */
export function tellKeepers(exchange: Exchange, listings: readonly Listing[]): void {
  for (const listing of listings)
    for (const [userId, kept] of exchange.tables.favourites) {
      const favourite = kept.get(listing.assetsId)
      if (!favourite) continue
      const price = priceOf(listing)
      const isOther = listing.status !== favourite.toldStatus
      if (favourite.isReminded && price !== favourite.toldPrice) writeOfPrice(exchange, userId, favourite, price)
      if (favourite.isReminded && isOther) writeOfStatus(exchange, userId, favourite)
      favourite.toldPrice = price
      favourite.toldStatus = listing.status
      if (isOther) exchange.mailbox.changed(userId, 'favourites')
    }
}

export const favouriteCommands = {
  addFavourite: (exchange: Exchange, { assetsId }: { assetsId: string }, actor: Actor) =>
    keep(exchange, assetsId, actor),
  removeFavourites: (exchange: Exchange, { assetsIds }: { assetsIds: string[] }, actor: Actor) =>
    letGo(exchange, assetsIds, actor),
  remindOfFavourites: (exchange: Exchange, { assetsIds, on }: { assetsIds: string[]; on: boolean }, actor: Actor) =>
    remindOf(exchange, assetsIds, on, actor),
}
