import * as favourite from '#src/api/endpoints/article-favourite.ts'
import type { FavouriteArticle } from '#src/model/favourite/article.ts'
import type { ArticleFavourite } from '../exchange/tables.ts'
import type { Exchange } from '../worlds.ts'
import { idOf } from './call/asker.ts'
import { handle } from './call/handle.ts'
import { pageOfRows } from './call/page.ts'
import { sectionsOf } from './search/site-documents.ts'

/** Where it stands: news in a plate of a section, a notice under its type. */
function placeOf({ tables: { plates } }: Exchange, { type, article }: ArticleFavourite) {
  if (type === 'notice')
    return { title: article.noticeTitle, section: null, plateName: null, noticeType: article.noticeType }
  return {
    title: article.title,
    section: sectionsOf(plates).get(article.plateId) ?? null,
    plateName: plates.find(({ id }) => id === article.plateId)?.name ?? null,
    noticeType: null,
  }
}

const rowOf = (exchange: Exchange, row: ArticleFavourite): FavouriteArticle => ({
  type: row.type,
  id: row.article.id,
  ...placeOf(exchange, row),
  publishDate: row.article.publishDate,
  isGone: exchange.articleFavourites.isGone(row),
  addedAt: row.addedAt,
})

export const articleFavouriteHandlers = [
  handle(favourite.addArticleFavourite, ({ input, exchange, actor }) => ({
    favourites: exchange.take('addArticleFavourite', input, actor),
  })),
  handle(favourite.removeArticleFavourites, ({ input, exchange, actor }) => ({
    removed: exchange.take('removeArticleFavourites', input, actor),
  })),
  handle(favourite.articleFavouritesPage, ({ input, exchange, user }) => {
    const page = pageOfRows(exchange.articleFavourites.of(idOf(user)), input)
    return { ...page, records: page.records.map((row) => rowOf(exchange, row)) }
  }),
  handle(favourite.articleFavouriteIds, ({ exchange, user }) =>
    exchange.articleFavourites.of(idOf(user)).map(({ type, article: { id } }) => ({ type, id })),
  ),
]
