import { projectNoticeDetail } from '#src/api/endpoints/assets.ts'
import * as notice from '#src/api/endpoints/notice.ts'
import type { NoticeDetail, NoticeRow } from '#src/model/notice/schema.ts'
import { noticeById, noticesAbout } from '../exchange/market/notices.ts'
import type { Exchange } from '../worlds.ts'
import { Refusal } from '../exchange/refusal.ts'
import type { Notice } from '../exchange/tables.ts'
import { branchOf } from './branch.ts'
import { handle } from './call/handle.ts'
import { pageOfRows } from './call/page.ts'

/** Default page sizes (spec 9). */
const deskSize = 7
const noticeSize = 4
const hotSize = 8
const branchSize = 100

type Wanted = { noticeType?: number | undefined; assetsId?: string | undefined }

const published = <T extends { publishedAt: number }>(exchange: Exchange, rows: Iterable<T>): T[] =>
  [...rows].filter(({ publishedAt }) => publishedAt <= exchange.now()).sort((a, b) => b.publishedAt - a.publishedAt)

const noticesOf = (exchange: Exchange, { noticeType, assetsId }: Wanted): Notice[] =>
  published(
    exchange,
    assetsId === undefined ? exchange.tables.notices.values() : noticesAbout(exchange.tables, assetsId),
  ).filter((known) => noticeType === undefined || known.noticeType === noticeType)

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

const detailOf = (exchange: Exchange, id: string): NoticeDetail => {
  const found = noticeById(exchange, id)
  if (!found || found.publishedAt > exchange.now()) throw new Refusal(404, '公告不存在，可能已被撤下')
  return { ...noticeRowOf(found), content: found.content, source: found.source }
}

const byId = <T extends { id: string; publishedAt: number }>(
  exchange: Exchange,
  rows: readonly T[],
  id: string,
  what: string,
): T => {
  const found = published(exchange, rows).find((row) => row.id === id)
  if (!found) throw new Refusal(404, `${what}不存在，可能已被撤下`)
  return found
}

export const noticeHandlers = [
  handle(notice.noticeInfoList, ({ input, exchange }) => pageOfNotices(exchange, input, deskSize)),
  handle(notice.noticeInfoDetail, ({ input, exchange }) => detailOf(exchange, input.id)),
  handle(notice.projectNoticePage, ({ input, exchange }) => pageOfNotices(exchange, input, noticeSize)),
  handle(projectNoticeDetail, ({ input, exchange }) => detailOf(exchange, input.id)),
  handle(notice.branchList, ({ input, exchange }) =>
    pageOfRows(
      [...exchange.tables.branches.values()].filter(({ code }) => input.code === undefined || code === input.code),
      input,
      branchSize,
    ),
  ),
  handle(notice.deskBranchDetail, ({ input, exchange }) => branchOf(exchange, { id: input.id })),
  handle(notice.hotInvestments, ({ input, exchange }) => pageOfRows(exchange.tables.hotInvestments, input, hotSize)),
  handle(notice.navigationList, ({ input, exchange }) => pageOfRows(exchange.tables.navigation, input)),
  handle(notice.periodicalList, ({ input, exchange }) =>
    pageOfRows(published(exchange, exchange.tables.periodicals), input),
  ),
  handle(notice.periodicalInfo, ({ input, exchange }) => byId(exchange, exchange.tables.periodicals, input.id, '期刊')),
  handle(notice.recruitList, ({ input, exchange }) => pageOfRows(published(exchange, exchange.tables.recruits), input)),
  handle(notice.recruitInfo, ({ input, exchange }) => byId(exchange, exchange.tables.recruits, input.id, '职位')),
  handle(notice.evolutionList, ({ input, exchange }) => pageOfRows(exchange.tables.evolution, input)),
]
