import { priceName } from '#src/model/asset-kind/labels.ts'
import { amountText, currentPrice } from '#src/model/listing/rules.ts'
import { priceType } from '#src/model/listing/schema.ts'
import { linkTo } from '#src/model/paths.ts'
import { type Actor, userIdOf } from '../actor.ts'
import type { Core } from '../core.ts'
import { publicPrice } from '../listings/modes.ts'
import type { Mailbox } from '../messages/mailbox.ts'
import type { Favourite, Listing, ListingStatus } from '../tables.ts'
import { publishedListing } from './interest.ts'

export type Favourites = {
  /** Everything a user keeps, the newest first, also what has left the exchange. */
  of: (userId: string) => Favourite[]
  /** Whether a favourite has left the exchange. */
  isGone: (favourite: Favourite) => boolean
  /** Answers how many users keep it then. */
  add: (userId: string, assetsId: string) => number
  /** Answers how many were removed; ids that are not favourites do not count. */
  remove: (userId: string, assetsIds: readonly string[]) => number
  /** Whether changes of these are written to their owner; answers for how many that was changed. */
  setReminded: (userId: string, assetsIds: readonly string[], isReminded: boolean) => number
  /** The users who keep a listing and want to be reminded. */
  ownersOf: (listing: Listing) => string[]
  /** Writes to the owners of these favourites about changes of price and state (domain 6.22). */
  notifyOf: (listings: readonly Listing[]) => void
}

const statusTexts: Readonly<Record<ListingStatus, string>> = {
  PRE: '预披露',
  NOTICE: '报名中',
  EXTENDED: '延期挂牌',
  CLOSED: '报名已截止',
  WAIT_BID: '即将竞价',
  BIDDING: '竞价中',
  PAUSED: '已中止',
  DEAL_PUBLICITY: '成交公示',
  SIGNING: '合同签订中',
  SETTLING: '结算中',
  DONE: '已成交',
  FAILED: '流拍',
  TERMINATED: '终结',
}

/** The price that is public now; the amount of a sealed room is not. */
const priceOf = (listing: Listing): string | null =>
  currentPrice({ startPrice: listing.startPrice, biddingPrice: publicPrice(listing) })

const textOfPrice = (price: string | null, { unitName }: Listing): string => {
  const row = { priceType: unitName === null ? priceType.yuan : priceType.custom, priceUnitName: unitName }
  const { amount, unit } = amountText(price, row)
  return `${amount} ${unit}`.trim()
}

const addressOf = ({ assetsId, isPackage }: Listing): string =>
  isPackage ? linkTo.packageDetail(assetsId) : linkTo.listingDetail(assetsId)

/** The listings that users keep. */
export function createFavourites(core: Core, mailbox: Pick<Mailbox, 'write' | 'changed'>): Favourites {
  const { favourites, listings } = core.tables
  const favouritesOf = (userId: string): Map<string, Favourite> => {
    const favouritesOfUser = favourites.get(userId) ?? new Map<string, Favourite>()
    favourites.set(userId, favouritesOfUser)
    return favouritesOfUser
  }

  const writeOfPrice = (userId: string, { listing, notifiedPrice }: Favourite, price: string | null) =>
    mailbox.write(userId, {
      kind: 'bidding',
      title: '收藏的项目价格有变化',
      text: `您收藏的“${listing.assetsName}”${priceName('current', listing.typeCode)}由 ${textOfPrice(notifiedPrice, listing)} 变为 ${textOfPrice(price, listing)}。`,
      link: addressOf(listing),
      about: `price of ${listing.assetsId}`,
    })
  const writeOfStatus = (userId: string, { listing, notifiedStatus }: Favourite) =>
    mailbox.write(userId, {
      kind: 'notice',
      title: '收藏的项目状态有变化',
      text: `您收藏的“${listing.assetsName}”由${statusTexts[notifiedStatus]}变为${statusTexts[listing.status]}，点击查看。`,
      link: addressOf(listing),
    })

  const notifyOwner = (userId: string, favourite: Favourite) => {
    const { listing, isReminded } = favourite
    const price = priceOf(listing)
    const isOther = listing.status !== favourite.notifiedStatus
    if (isReminded && price !== favourite.notifiedPrice) writeOfPrice(userId, favourite, price)
    // Of an extension its own message says more.
    if (isReminded && isOther && listing.status !== 'EXTENDED') writeOfStatus(userId, favourite)
    favourite.notifiedPrice = price
    favourite.notifiedStatus = listing.status
    if (isOther) mailbox.changed(userId, 'favourites')
  }

  return {
    of: (userId) => [...(favourites.get(userId)?.values() ?? [])].toReversed(),
    isGone: ({ listing }) => !listings.has(listing.assetsId),
    add: (userId, assetsId) => {
      const listing = publishedListing(core, assetsId)
      const favouritesOfUser = favouritesOf(userId)
      if (favouritesOfUser.has(assetsId)) return listing.favouriteCount
      const [price, { status }] = [priceOf(listing), listing]
      favouritesOfUser.set(assetsId, {
        listing,
        keptAt: core.now(),
        keptPrice: price,
        keptStatus: status,
        notifiedPrice: price,
        notifiedStatus: status,
        isReminded: true,
      })
      listing.favouriteCount += 1
      mailbox.changed(userId, 'favourites')
      return listing.favouriteCount
    },
    remove: (userId, assetsIds) => {
      const favouritesOfUser = favouritesOf(userId)
      let count = 0
      for (const id of assetsIds) {
        const favourite = favouritesOfUser.get(id)
        if (!favourite) continue
        favouritesOfUser.delete(id)
        favourite.listing.favouriteCount -= 1
        count += 1
      }
      if (count > 0) mailbox.changed(userId, 'favourites')
      return count
    },
    setReminded: (userId, assetsIds, isReminded) => {
      const favouritesOfUser = favouritesOf(userId)
      let count = 0
      for (const id of assetsIds) {
        const favourite = favouritesOfUser.get(id)
        if (!favourite || favourite.isReminded === isReminded) continue
        favourite.isReminded = isReminded
        count += 1
      }
      if (count > 0) mailbox.changed(userId, 'favourites')
      return count
    },
    ownersOf: ({ assetsId }) =>
      [...favourites].flatMap(([userId, own]) => (own.get(assetsId)?.isReminded ? userId : [])),
    notifyOf: (changed) => {
      for (const listing of changed)
        for (const [userId, favouritesOfUser] of favourites) {
          const favourite = favouritesOfUser.get(listing.assetsId)
          if (favourite) notifyOwner(userId, favourite)
        }
    },
  }
}

type Services = { favourites: Favourites }

export const favouriteCommands = {
  addFavourite: ({ favourites }: Services, { assetsId }: { assetsId: string }, actor: Actor) =>
    favourites.add(userIdOf(actor), assetsId),
  removeFavourites: ({ favourites }: Services, { assetsIds }: { assetsIds: string[] }, actor: Actor) =>
    favourites.remove(userIdOf(actor), assetsIds),
  remindOfFavourites: (
    { favourites }: Services,
    { assetsIds, on }: { assetsIds: string[]; on: boolean },
    actor: Actor,
  ) => favourites.setReminded(userIdOf(actor), assetsIds, on),
}
