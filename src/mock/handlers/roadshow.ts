import * as roadshow from '#src/api/endpoints/roadshow.ts'
import { isPast, type Roadshow as PublishedRoadshow, roadshowState } from '#src/model/content/roadshow.ts'
import type { Exchange } from '../worlds.ts'
import { publishedRoadshow } from '../exchange/market/roadshow-favourites.ts'
import type { Roadshow } from '../exchange/tables.ts'
import { articleFilesOf } from '../files/article-files.ts'
import { idOf } from './call/asker.ts'
import { handle } from './call/handle.ts'
import { pageOfRows } from './call/page.ts'
import { published } from './call/published.ts'
import { relatedAssetOf } from './shapes/related.ts'

function roadshowOf(exchange: Exchange, { assetsId, files, ...row }: Roadshow): PublishedRoadshow {
  const { no } = exchange.tables.listings.get(assetsId)!
  return {
    ...row,
    asset: { ...relatedAssetOf(exchange, assetsId)!, no },
    // A recording exists once there is something to see.
    replayUrl: row.endsAt <= exchange.now() ? row.replayUrl : null,
    attachments: articleFilesOf({ ...row, files }, 'roadshow').map(({ file }) => file),
  }
}

/** Those that a reader can still attend first, by their start; then the past ones, newest first. */
function inOrder(rows: readonly Roadshow[], now: number): Roadshow[] {
  const byStart = rows.toSorted((one, other) => one.startsAt - other.startsAt)
  return [...byStart.filter((row) => !isPast(row, now)), ...byStart.filter((row) => isPast(row, now)).toReversed()]
}

export const roadshowHandlers = [
  handle(roadshow.roadshowPage, ({ input, exchange }) => {
    const now = exchange.now()
    const found = published(exchange, exchange.tables.roadshows.values()).filter(
      (row) =>
        (input.assetsId === undefined || row.assetsId === input.assetsId) &&
        (input.typeCodes?.includes(exchange.tables.listings.get(row.assetsId)!.typeCode) ?? true) &&
        (input.state === undefined || roadshowState(row, now) === input.state),
    )
    const page = pageOfRows(inOrder(found, now), input)
    return { ...page, records: page.records.map((row) => roadshowOf(exchange, row)) }
  }),
  handle(roadshow.roadshowDetail, ({ input, exchange }) => roadshowOf(exchange, publishedRoadshow(exchange, input.id))),
  handle(roadshow.addRoadshowFavourite, ({ input, exchange, actor }) => ({
    favourites: exchange.take('addRoadshowFavourite', input, actor),
  })),
  handle(roadshow.removeRoadshowFavourites, ({ input, exchange, actor }) => ({
    removed: exchange.take('removeRoadshowFavourites', input, actor),
  })),
  handle(roadshow.roadshowFavouritesPage, ({ input, exchange, user }) => {
    const page = pageOfRows(exchange.roadshowFavourites.of(idOf(user)), input)
    return {
      ...page,
      records: page.records.map(({ roadshow: row, addedAt }) => ({ ...roadshowOf(exchange, row), addedAt })),
    }
  }),
  handle(roadshow.roadshowFavouriteIds, ({ exchange, user }) =>
    exchange.roadshowFavourites.of(idOf(user)).map(({ roadshow: { id } }) => id),
  ),
]
