import { queryOptions } from '@tanstack/react-query'
import { call } from '#src/api/client.ts'
import { newsFrontPage, newsPage, plateDetail } from '#src/api/endpoints/news.ts'
import { projectNoticePage } from '#src/api/endpoints/notice.ts'
import { newlyListed } from '#src/api/endpoints/project.ts'
import type { ListingRow } from '#src/model/listing/schema.ts'
import { type ModuleItem, sourceType } from '#src/model/news/modules.ts'
import type { NewsRow } from '#src/model/news/schema.ts'
import { noticeTypeOf } from '#src/model/notice/plate.ts'
import type { NoticeRow } from '#src/model/notice/schema.ts'
import { pageQuery } from '#src/shared/lib/query/screen-query.ts'

/** Rows of one module tab (spec 9: four news items, notices or newly listed assets). */
const rowsMax = 4

export type TabContent =
  | { kind: 'front-page'; carousel: NewsRow[]; records: NewsRow[] }
  | { kind: 'news'; rows: NewsRow[] }
  | { kind: 'notices'; rows: NoticeRow[] }
  | { kind: 'listings'; rows: ListingRow[] }

async function newsOf(plateCode: string, signal: AbortSignal): Promise<TabContent> {
  const { id, hasFrontPage } = await call(plateDetail, { id: plateCode }, { signal })
  const plateId = id ?? plateCode
  if (hasFrontPage === 1) return { kind: 'front-page', ...(await call(newsFrontPage, { plateId }, { signal })) }
  const page = await call(newsPage, { plateId, isFrontPage: 0, size: rowsMax, current: 1 }, { signal })
  return { kind: 'news', rows: page.records }
}

async function noticesOf(plateCode: string | null | undefined, signal: AbortSignal): Promise<TabContent> {
  const noticeType = noticeTypeOf(plateCode)
  const question = { isFrontPage: 0, size: rowsMax, current: 1, ...(noticeType === undefined ? {} : { noticeType }) }
  return { kind: 'notices', rows: (await call(projectNoticePage, question, { signal })).records }
}

async function listingsOf(plateCode: string | null | undefined, signal: AbortSignal): Promise<TabContent> {
  const plate = plateCode ? { plateId: plateCode } : {}
  // The parameters of the specification: single assets and packages, four rows.
  const rows = await call(newlyListed, { projectTypes: '0,3', ...plate, isFrontPage: 0, limit: rowsMax }, { signal })
  return { kind: 'listings', rows }
}

/** The content of a module tab, requested when the tab is first opened, and once while the page is open (HM-11). */
export const tabContentQuery = ({ id, plateCode, sourceType: source }: ModuleItem) =>
  queryOptions({
    queryKey: ['news', 'tab', id],
    ...pageQuery((signal): Promise<TabContent> => {
      if (source === sourceType.notice) return noticesOf(plateCode, signal)
      if (source === sourceType.newlyListed) return listingsOf(plateCode, signal)
      return newsOf(plateCode ?? id, signal)
    }),
  })
