import * as endpoints from '#src/api/endpoints/procurement-detail.ts'
import { noticeRowOf, searchNotices } from '../exchange/procurement/notices.ts'
import { handle } from './call/handle.ts'
import { pageOfRows } from './call/page.ts'

export const procurementDetailHandlers = [
  handle(endpoints.procurementNoticePage, ({ input, exchange }) => {
    const { tables, procurements } = exchange
    const { found, kinds } = searchNotices(tables.procurements, procurements.questionsOf, input, exchange.now())
    const page = pageOfRows(found, input)
    return { ...page, records: page.records.map(noticeRowOf), kinds }
  }),
]
