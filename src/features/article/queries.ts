import { queryOptions } from '@tanstack/react-query'
import { call } from '#src/api/client.ts'
import { newsContentDetail, newsPage } from '#src/api/endpoints/news.ts'
import { noticeInfoDetail, projectNoticeDetail, projectNoticePage } from '#src/api/endpoints/notice.ts'
import { isAbsent } from '#src/api/errors.ts'
import { type Article, articleOfNews, articleOfNotice } from './article.ts'

/** What an address is expected to name: `/newsDetailZxdt` serves notices as well (spec 2.1). */
export type ArticleSource = 'news' | 'news-or-notice'

/** Whether the exchange may know the id; other ids are not requested. */
export const isArticleId = (id: string): boolean => /^[\w-][\w.-]{0,63}$/.test(id)

const newsOf = async (id: string, signal: AbortSignal) =>
  articleOfNews(await call(newsContentDetail, { id }, { signal }))

/** A notice of an asset, else one of the desk. */
async function noticeOf(id: string, signal: AbortSignal): Promise<Article> {
  try {
    return articleOfNotice(await call(projectNoticeDetail, { id }, { signal }))
  } catch (error) {
    if (!isAbsent(error)) throw error
    return articleOfNotice(await call(noticeInfoDetail, { id }, { signal }))
  }
}

/** An id does not tell its kind, so both are asked for; a fault counts more than an absence, because it can be retried. */
async function newsOrNotice(id: string, signal: AbortSignal): Promise<Article> {
  const answers = await Promise.allSettled([noticeOf(id, signal), newsOf(id, signal)])
  const found = answers.find((answer) => answer.status === 'fulfilled')
  if (found) return found.value
  const reasons = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as unknown] : []))
  throw reasons.find((reason) => !isAbsent(reason)) ?? reasons[0]
}

/** An id that is no news may be that of a notice, whose page is elsewhere. If it is neither, the answer about the news counts. */
async function newsElseNotice(id: string, signal: AbortSignal): Promise<Article> {
  try {
    return await newsOf(id, signal)
  } catch (error) {
    if (!isAbsent(error)) throw error
    return noticeOf(id, signal).catch((second: unknown) => {
      throw isAbsent(second) ? error : second
    })
  }
}

/** One article in full; null for an address without a usable id. */
export const articleQuery = (id: string, source: ArticleSource) =>
  queryOptions({
    queryKey: ['article', source, id],
    queryFn: ({ signal }) => (source === 'news' ? newsElseNotice(id, signal) : newsOrNotice(id, signal)),
    enabled: isArticleId(id),
    staleTime: 60_000,
  })

const plateSize = 100

/** Titles and plain texts of everything in a plate and below it, which a search in the browser runs over. */
export const articlesOfPlateQuery = (plateCode: string) =>
  queryOptions({
    queryKey: ['article', 'plate', plateCode],
    queryFn: async ({ signal }) => {
      const pageOf = (current: number) => call(newsPage, { plateCode, current, size: plateSize }, { signal })
      const first = await pageOf(1)
      const others = Math.ceil(first.total / plateSize) - 1
      const rest = await Promise.all(Array.from({ length: Math.max(0, others) }, (_, index) => pageOf(index + 2)))
      return [first, ...rest].flatMap(({ records }) => records)
    },
    staleTime: 600_000,
  })

const eventsSize = 100

/** All notices of one project, the earliest first. */
export const projectEventsQuery = (assetsId: string) =>
  queryOptions({
    queryKey: ['article', 'events', assetsId],
    queryFn: async ({ signal }) => {
      const { records } = await call(projectNoticePage, { assetsId, current: 1, size: eventsSize }, { signal })
      return records.toReversed()
    },
  })
