import * as news from '#src/api/endpoints/news.ts'
import type { NewsDetail, NewsRow, Plate } from '#src/model/news/schema.ts'
import type { Exchange } from '../worlds.ts'
import { Refusal } from '../exchange/refusal.ts'
import { isHandbook } from '../exchange/seed/content/plates.ts'
import type { News } from '../exchange/tables.ts'
import { handle } from './call/handle.ts'
import { neighboursIn, selecting } from './call/articles.ts'
import { pageOfRows } from './call/page.ts'
import { published } from './call/published.ts'
import { articleFilesOf } from '../files/article-files.ts'
import { relatedAssetOf } from './shapes/related.ts'

/** Default page size (spec 9). */
const newsSize = 4
const carouselMost = 5
const frontPageMost = 8

type PlateQuery = { plateId?: string | undefined; plateCode?: string | undefined }

const plateOf = (exchange: Exchange, name: string): Plate => {
  const plate = exchange.tables.plates.find(({ id, plateCode }) => id === name || plateCode === name)
  if (!plate) throw new Refusal(404, '栏目不存在，可能已被撤下')
  return plate
}

/** A plate and everything below it; all plates of news when none is named. */
function idsBelow(exchange: Exchange, query: PlateQuery): ReadonlySet<string> {
  const { plates } = exchange.tables
  const name = query.plateId ?? query.plateCode
  if (name === undefined) return new Set(plates.filter((plate) => !isHandbook(plate)).map(({ id }) => id))
  const ids = new Set([plateOf(exchange, name).id])
  // The set grows during the iteration, so that all descendants are reached.
  for (const id of ids) for (const plate of plates) if (plate.parentId === id) ids.add(plate.id)
  return ids
}

const newsBelow = (exchange: Exchange, query: PlateQuery): News[] => {
  const ids = idsBelow(exchange, query)
  return published(exchange, exchange.tables.news.values()).filter(({ plateId }) => ids.has(plateId))
}

export const newsRowOf = (item: News): NewsRow => ({
  id: item.id,
  title: item.title,
  summarys: item.summarys,
  imgSrc: item.imgSrc,
  isOuterLink: item.isOuterLink,
  outerLinkUrl: item.outerLinkUrl,
  publishDate: item.publishDate,
  createTime: item.createTime,
  plateId: item.plateId,
  attachments: articleFilesOf(item, 'news').map(({ file }) => file),
  legal: item.legal,
})

/** An article with what surrounds it in its plate. */
const newsDetailOf = (exchange: Exchange, item: News): NewsDetail => ({
  ...newsRowOf(item),
  content: item.content,
  source: item.source,
  author: item.author,
  branchId: item.branchId,
  correctedAt: item.correctedAt,
  correction: item.correction,
  assets: item.assetIds.flatMap((id) => relatedAssetOf(exchange, id) ?? []),
  ...neighboursIn(newsBelow(exchange, { plateId: item.plateId }), item.id, ({ title }) => title),
})

export const newsHandlers = [
  handle(news.newsPage, ({ input, exchange }) => {
    const isSelected = selecting(input)
    const found = newsBelow(exchange, input).filter(
      ({ title, publishedAt, isFrontPage, branchId }) =>
        isSelected(title, publishedAt) &&
        (input.branchId === undefined || branchId === input.branchId) &&
        (input.isFrontPage !== 1 || isFrontPage),
    )
    const page = pageOfRows(found, input, newsSize)
    return { ...page, records: page.records.map(newsRowOf) }
  }),
  handle(news.newsFrontPage, ({ input, exchange }) => {
    const front = newsBelow(exchange, input).filter(({ isFrontPage }) => isFrontPage)
    return {
      carousel: front
        .filter(({ inCarousel }) => inCarousel)
        .slice(0, carouselMost)
        .map(newsRowOf),
      records: front
        .filter(({ inCarousel }) => !inCarousel)
        .slice(0, frontPageMost)
        .map(newsRowOf),
    }
  }),
  handle(news.newsContentDetail, ({ input, exchange }) => {
    const found = exchange.tables.news.get(input.id)
    if (!found || found.publishedAt > exchange.now()) throw new Refusal(404, '资讯不存在，可能已被撤下')
    return newsDetailOf(exchange, found)
  }),
  handle(news.plateSelect, ({ input, exchange }) =>
    input.parentId === undefined
      ? exchange.tables.plates
      : exchange.tables.plates.filter(({ parentId }) => parentId === input.parentId),
  ),
  handle(news.plateDetail, ({ input, exchange }) => plateOf(exchange, input.id)),
]
