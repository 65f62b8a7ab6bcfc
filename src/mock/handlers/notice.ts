import { branchList } from '#src/api/endpoints/branch.ts'
import * as desk from '#src/api/endpoints/desk.ts'
import * as notice from '#src/api/endpoints/notice.ts'
import type { NoticeDetail } from '#src/model/notice/detail.ts'
import { type NoticeRow, noticeType as types } from '#src/model/notice/schema.ts'
import { noticeById, noticesAbout } from '../exchange/market/notices.ts'
import { noticeIdOf } from '../exchange/seed/notices/notice.ts'
import { clarification } from '../exchange/seed/texts/notices.ts'
import { articleFilesOf } from '../files/article-files.ts'
import type { Exchange } from '../worlds.ts'
import { Refusal } from '../exchange/refusal.ts'
import type { Notice } from '../exchange/tables.ts'
import { handle } from './call/handle.ts'
import { neighboursIn, selecting } from './call/articles.ts'
import { pageOfRows } from './call/page.ts'
import { published } from './call/published.ts'
import { relatedAssetOf } from './shapes/related.ts'

/** Default page sizes (spec 9). */
const deskSize = 7
const noticeSize = 4
const hotSize = 8
const branchSize = 100

type Wanted = {
  noticeType?: number | undefined
  assetsId?: string | undefined
  keyword?: string | undefined
  from?: string | undefined
  until?: string | undefined
  branchId?: string | undefined
}

function noticesOf(exchange: Exchange, { noticeType, assetsId, branchId, ...filters }: Wanted): Notice[] {
  const { notices, listings } = exchange.tables
  const isSelected = selecting(filters)
  return published(
    exchange,
    assetsId === undefined ? notices.values() : noticesAbout(exchange.tables, assetsId),
  ).filter(
    (known) =>
      (noticeType === undefined || known.noticeType === noticeType) &&
      (branchId === undefined || listings.get(known.assetsId ?? '')?.branchId === branchId) &&
      isSelected(known.noticeTitle, known.publishedAt),
  )
}

const noticeRowOf = ({
  id,
  noticeTitle,
  noticeType,
  assetsId,
  assetsName,
  publishDate,
  createTime,
}: Notice): NoticeRow => ({
  id,
  noticeTitle,
  noticeType,
  assetsId,
  assetsName,
  publishDate,
  createTime,
})

const pageOfNotices = (
  exchange: Exchange,
  query: Wanted & { current?: number | undefined; size?: number | undefined },
  usualSize: number,
) => {
  const page = pageOfRows(noticesOf(exchange, query), query, usualSize)
  return { ...page, records: page.records.map(noticeRowOf) }
}

/** A bidding notice was corrected once a clarification of the same asset was published. */
function correctionOf(exchange: Exchange, { noticeType: type, assetsId }: Notice) {
  if (type !== types.bidding || assetsId == null) return {}
  const known = exchange.tables.notices.get(noticeIdOf(types.clarification, assetsId))
  if (!known || known.publishedAt > exchange.now()) return {}
  return { correctedAt: known.publishDate, correction: clarification.correction }
}

function detailOf(exchange: Exchange, id: string): NoticeDetail {
  const found = noticeById(exchange, id)
  if (!found || found.publishedAt > exchange.now()) throw new Refusal(404, '公告不存在，可能已被撤下')
  const { noticeType, assetsId, content, source, deadlines } = found
  return {
    ...noticeRowOf(found),
    content,
    source,
    attachments: articleFilesOf(found, 'notice').map(({ file }) => file),
    deadlines,
    ...correctionOf(exchange, found),
    asset: relatedAssetOf(exchange, assetsId),
    ...neighboursIn(noticesOf(exchange, { noticeType }), id, ({ noticeTitle }) => noticeTitle),
  }
}

export const noticeHandlers = [
  handle(desk.noticeInfoList, ({ input, exchange }) => pageOfNotices(exchange, input, deskSize)),
  handle(branchList, ({ input, exchange }) =>
    pageOfRows(
      [...exchange.tables.branches.values()].filter(({ code }) => input.code === undefined || code === input.code),
      input,
      branchSize,
    ),
  ),
  handle(desk.hotInvestments, ({ input, exchange }) => pageOfRows(exchange.tables.hotInvestments, input, hotSize)),
  handle(desk.navigationList, ({ input, exchange }) => pageOfRows(exchange.tables.navigation, input)),
  handle(notice.noticeInfoDetail, ({ input, exchange }) => detailOf(exchange, input.id)),
  handle(notice.projectNoticePage, ({ input, exchange }) => pageOfNotices(exchange, input, noticeSize)),
  handle(notice.projectNoticeDetail, ({ input, exchange }) => detailOf(exchange, input.id)),
]
