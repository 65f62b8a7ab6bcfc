import * as collect from '#src/api/endpoints/collect.ts'
import type { FavouriteCounts, FavouriteOrder, FavouriteRow, FavouriteStage } from '#src/model/favourite/schema.ts'
import { currentPrice } from '#src/model/listing/rules.ts'
import { compareMoney, isMoney, percentChange } from '#src/model/money/money.ts'
import type { Exchange } from '../worlds.ts'
import type { Favourite, ListingStatus } from '../exchange/tables.ts'
import { handle } from './call/handle.ts'
import { containing, pageOfRows } from './call/page.ts'
import { idOf } from './call/asker.ts'
import { listingRowOf } from './shapes/rows.ts'

const stages: Readonly<Record<ListingStatus, Exclude<FavouriteStage, 'gone'>>> = {
  PRE: 'open',
  NOTICE: 'open',
  EXTENDED: 'open',
  CLOSED: 'open',
  WAIT_BID: 'bidding',
  BIDDING: 'bidding',
  PAUSED: 'bidding',
  DEAL_PUBLICITY: 'over',
  SIGNING: 'over',
  SETTLING: 'over',
  DONE: 'over',
  FAILED: 'over',
  TERMINATED: 'over',
}

const stageOf = (row: FavouriteRow): FavouriteStage => (row.isGone ? 'gone' : stages[row.status as ListingStatus])

function favouriteRowOf(exchange: Exchange, favourite: Favourite): FavouriteRow {
  const { listing, keptAt, keptPrice, keptStatus, isReminded } = favourite
  return {
    ...listingRowOf(listing, exchange.now()),
    keptAt,
    keptPrice,
    keptStatus,
    isReminded,
    isGone: exchange.favourites.isGone(favourite),
  }
}

const countsOf = (rows: readonly FavouriteRow[]): FavouriteCounts => {
  const counts = { all: rows.length, open: 0, bidding: 0, over: 0, gone: 0 }
  for (const row of rows) counts[stageOf(row)] += 1
  return counts
}

/** The next deadline of the listing. */
const dueAt = ({ deadline, enrolUntil, status }: FavouriteRow): number =>
  deadline ?? (status === 'NOTICE' || status === 'EXTENDED' ? enrolUntil : null) ?? Infinity

/** Change of the price since it was saved, per cent as text without sign; 0 if there is nothing to compare. */
function changeOf(row: FavouriteRow): string {
  const price = currentPrice(row)
  return isMoney(row.keptPrice) && isMoney(price) && compareMoney(row.keptPrice, '0') > 0
    ? percentChange(row.keptPrice, price)
    : '0'
}

const orders: Record<FavouriteOrder, ((one: FavouriteRow, other: FavouriteRow) => number) | null> = {
  kept: null,
  deadline: (one, other) => dueAt(one) - dueAt(other) || 0,
  change: (one, other) => compareMoney(changeOf(other), changeOf(one)),
}

export const collectHandlers = [
  handle(collect.addFavourite, ({ input, exchange, actor }) => ({
    favourites: exchange.take('addFavourite', { assetsId: input.assetsId }, actor),
  })),
  handle(collect.removeFavourite, ({ input, exchange, actor }) => ({
    removed: exchange.take('removeFavourites', { assetsIds: input.assetsIds }, actor),
  })),
  handle(collect.remindOfFavourites, ({ input, exchange, actor }) => ({
    changed: exchange.take('remindOfFavourites', input, actor),
  })),
  handle(collect.favouritesPage, ({ input, exchange, user }) => {
    const { stage, order = 'kept' } = input
    const matches = containing(input.assetsName)
    const found = exchange.favourites
      .of(idOf(user))
      .map((favourite) => favouriteRowOf(exchange, favourite))
      .filter(({ assetsName, no }) => matches(assetsName) || matches(no ?? ''))
    const rows = stage === undefined ? found : found.filter((row) => stageOf(row) === stage)
    const inOrder = orders[order]
    return { ...pageOfRows(inOrder ? rows.toSorted(inOrder) : rows, input), counts: countsOf(found) }
  }),
  handle(collect.favouriteIds, ({ exchange, user }) =>
    exchange.favourites
      .of(idOf(user))
      .filter((favourite) => !exchange.favourites.isGone(favourite))
      .map(({ listing }) => listing.assetsId),
  ),
]
