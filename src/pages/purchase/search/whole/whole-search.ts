import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#src/api/client.ts'
import { newsPage } from '#src/api/endpoints/news.ts'
import { procurementNoticePage } from '#src/api/endpoints/procurement-detail.ts'
import { procurementsQuery } from '#src/features/procurement/queries.ts'
import { procurementPlate } from '#src/features/procurement-news/plates.ts'
import { paths } from '#src/model/paths.ts'
import { listAddress, param } from '#src/shared/lib/query/list-params.ts'

/** What of the section is searched. */
export const wholeTabs = ['projects', 'notices', 'news', 'help'] as const
export type WholeTab = (typeof wholeTabs)[number]

/** The search of the whole section. */
export const wholeSearch = listAddress(paths.purchaseSearch, {
  tab: param.order(wholeTabs, 'projects'),
  q: param.text(50),
  page: param.page(),
})

const size = 20

export const projectHitsQuery = (q: string, current: number) => procurementsQuery({ keyName: q, current, size })

export const noticeHitsQuery = (keyword: string, current: number) =>
  queryOptions({
    queryKey: ['procurement', 'notice-hits', keyword, current],
    queryFn: ({ signal }) => call(procurementNoticePage, { keyword, current, size }, { signal }),
    placeholderData: keepPreviousData,
  })

export const textHitsQuery = (tab: 'news' | 'help', keyword: string, current: number) =>
  queryOptions({
    queryKey: ['procurement', 'text-hits', tab, keyword, current],
    queryFn: ({ signal }) =>
      call(
        newsPage,
        { plateCode: tab === 'news' ? procurementPlate.root : procurementPlate.help, keyword, current, size },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })
