import * as content from '#src/api/endpoints/content.ts'
import type { NewsRow, Plate } from '#src/model/news/schema.ts'
import type { Exchange } from '../worlds.ts'
import { Refusal } from '../exchange/refusal.ts'
import type { News } from '../exchange/tables.ts'
import { handle } from './call/handle.ts'
import { containing, pageOfRows } from './call/page.ts'

/** Default page sizes (spec 9). */
const listSize = 100
const newsSize = 4
const carouselMost = 5
const frontPageMost = 8

type PlateQuery = { plateId?: string | undefined; plateCode?: string | undefined }

const plateOf = (exchange: Exchange, name: string): Plate => {
  const plate = exchange.tables.plates.find(({ id, plateCode }) => id === name || plateCode === name)
  if (!plate) throw new Refusal(404, '栏目不存在，可能已被撤下')
  return plate
}

/** A plate and everything below it; all plates when none is named. */
function idsBelow(exchange: Exchange, query: PlateQuery): ReadonlySet<string> {
  const { plates } = exchange.tables
  const name = query.plateId ?? query.plateCode
  if (name === undefined) return new Set(plates.map(({ id }) => id))
  const ids = new Set([plateOf(exchange, name).id])
  // The set grows during the iteration, so that all descendants are reached.
  for (const id of ids) for (const plate of plates) if (plate.parentId === id) ids.add(plate.id)
  return ids
}

const newsBelow = (exchange: Exchange, query: PlateQuery): News[] => {
  const ids = idsBelow(exchange, query)
  return [...exchange.tables.news.values()]
    .filter(({ plateId, publishedAt }) => ids.has(plateId) && publishedAt <= exchange.now())
    .sort((a, b) => b.publishedAt - a.publishedAt)
}

const newsRowOf = ({
  id,
  title,
  summarys,
  imgSrc,
  isOuterLink,
  outerLinkUrl,
  publishDate,
  createTime,
  plateId,
}: News): NewsRow => ({
  id,
  title,
  summarys,
  imgSrc,
  isOuterLink,
  outerLinkUrl,
  publishDate,
  createTime,
  plateId,
})

export const contentHandlers = [
  handle(content.partnersPage, ({ input, exchange }) =>
    pageOfRows(exchange.tables.partners.get(input.positionType) ?? [], input, listSize),
  ),
  handle(
    content.adList,
    ({ input, exchange }) => pageOfRows(exchange.tables.ads.get(input.code) ?? [], input, listSize).records,
  ),
  handle(content.moduleBatchList, ({ input, exchange }) =>
    input.modulesCodes
      .split(',')
      .map((code) => code.trim())
      .filter(Boolean)
      .map((modulesCode) => ({ modulesCode, list: exchange.tables.modules.get(modulesCode) ?? [] })),
  ),
  handle(content.newsPage, ({ input, exchange }) => {
    const matches = containing(input.keyword)
    const news = newsBelow(exchange, input).filter(
      ({ title, isFrontPage }) => matches(title) && (input.isFrontPage !== 1 || isFrontPage),
    )
    const page = pageOfRows(news, input, newsSize)
    return { ...page, records: page.records.map(newsRowOf) }
  }),
  handle(content.newsFrontPage, ({ input, exchange }) => {
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
  handle(content.newsContentDetail, ({ input, exchange }) => {
    const news = exchange.tables.news.get(input.id)
    if (!news || news.publishedAt > exchange.now()) throw new Refusal(404, '资讯不存在，可能已被撤下')
    return { ...newsRowOf(news), content: news.content, source: news.source, author: news.author }
  }),
  handle(content.plateSelect, ({ input, exchange }) =>
    input.parentId === undefined
      ? exchange.tables.plates
      : exchange.tables.plates.filter(({ parentId }) => parentId === input.parentId),
  ),
  handle(content.plateDetail, ({ input, exchange }) => plateOf(exchange, input.id)),
]
