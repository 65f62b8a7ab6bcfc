import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#src/api/client.ts'
import { newsFrontPage, newsPage } from '#src/api/endpoints/news.ts'
import { projectNoticePage } from '#src/api/endpoints/notice.ts'
import { publishedInput, type PublishedState } from '#src/features/article/published.ts'
import type { NewsRow, Plate } from '#src/model/news/schema.ts'
import { noticeTypeOf } from '#src/model/notice/plate.ts'
import type { NoticeRow } from '#src/model/notice/schema.ts'

export type SectionRow = { kind: 'news'; row: NewsRow } | { kind: 'notice'; row: NoticeRow }

export const isNoticePlate = ({ plateCode }: Plate): boolean => /^notice(?:[_-]\d{1,2})?$/.test(plateCode ?? '')

async function rowsOf(plate: Plate, asked: PublishedState, signal: AbortSignal) {
  const paging = { ...publishedInput(asked), isFrontPage: 0 }
  if (isNoticePlate(plate)) {
    const noticeType = noticeTypeOf(plate.plateCode)
    const input = { ...paging, ...(noticeType === undefined ? {} : { noticeType }) }
    const answer = await call(projectNoticePage, input, { signal })
    return { ...answer, records: answer.records.map((row): SectionRow => ({ kind: 'notice', row })) }
  }
  const answer = await call(newsPage, { ...paging, plateId: plate.id }, { signal })
  return { ...answer, records: answer.records.map((row): SectionRow => ({ kind: 'news', row })) }
}

/** One page of a plate; the rows stay while the next page is fetched. */
export const sectionQuery = (plate: Plate, { q, from, until, page }: PublishedState) =>
  queryOptions({
    queryKey: ['news', 'section', plate.id, q, from, until, page],
    queryFn: ({ signal }) => rowsOf(plate, { q, from, until, page }, signal),
    placeholderData: keepPreviousData,
  })

export const frontPageQuery = ({ id }: Plate) =>
  queryOptions({
    queryKey: ['news', 'front', id],
    queryFn: ({ signal }) => call(newsFrontPage, { plateId: id }, { signal }),
  })
