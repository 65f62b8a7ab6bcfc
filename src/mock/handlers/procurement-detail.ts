import * as endpoints from '#src/api/endpoints/procurement-detail.ts'
import { detailOf } from '../exchange/procurement/detail/detail.ts'
import { noticeDetailOf } from '../exchange/procurement/detail/notice.ts'
import { noticeRowOf, projectIdOf, searchNotices } from '../exchange/procurement/notices.ts'
import { procurementFilesOf } from '../files/procurement/files.ts'
import { handle } from './call/handle.ts'
import type { Procurement } from '../exchange/tables.ts'
import { pageOfRows } from './call/page.ts'

const filesOf = (project: Procurement) => procurementFilesOf(project).map(({ file }) => file)

export const procurementDetailHandlers = [
  handle(endpoints.procurementDetail, ({ input, exchange }) => {
    const project = exchange.procurements.byId(input.id)
    const detail = detailOf(project, exchange.procurements, exchange.now())
    return { ...detail, files: filesOf(project), auction: exchange.auctions.roomOf(project) }
  }),
  handle(endpoints.procurementNotice, ({ input, exchange }) => {
    const { procurements } = exchange
    const project = procurements.byId(projectIdOf(input.id))
    const found = noticeDetailOf(project, input.id, procurements, exchange.now())
    const attachments = found.kind === 'announcement' ? filesOf(project).filter(({ isSold }) => !isSold) : []
    return { ...found, attachments }
  }),
  handle(endpoints.procurementNoticePage, ({ input, exchange }) => {
    const { tables, procurements } = exchange
    const { found, ...counts } = searchNotices(tables.procurements, procurements.questionsOf, input, exchange.now())
    const page = pageOfRows(found, input)
    return { ...page, records: page.records.map(noticeRowOf), ...counts }
  }),
]
