import * as endpoints from '#src/api/endpoints/procurement.ts'
import { purchaseMenu } from '#src/api/endpoints/purchase-menu.ts'
import { procurementOrders } from '#src/model/procurement/search.ts'
import { openingsIn, overviewOf, statisticsOf } from '../exchange/procurement/overview.ts'
import { rowOf } from '../exchange/procurement/projects.ts'
import { searchProcurements } from '../exchange/procurement/search.ts'
import { handle } from './call/handle.ts'
import { pageOfRows } from './call/page.ts'

export const procurementHandlers = [
  handle(purchaseMenu, ({ exchange }) => exchange.tables.purchaseMenu),
  handle(endpoints.procurementPage, ({ input, exchange }) => {
    const now = exchange.now()
    const order = procurementOrders.find((known) => known === input.order) ?? 'newest'
    const { found, facets } = searchProcurements(exchange.tables.procurements.values(), input, order, now)
    const page = pageOfRows(found, input)
    return { ...page, records: page.records.map((project) => rowOf(project, now)), facets }
  }),
  handle(endpoints.procurementOverviewOf, ({ exchange }) =>
    overviewOf(exchange.procurements.published(), exchange.now()),
  ),
  handle(endpoints.procurementOpenings, ({ input, exchange }) =>
    openingsIn(exchange.procurements.published(), input.from, input.to, exchange.now()),
  ),
  handle(endpoints.procurementStatisticsOf, ({ exchange: { procurements, now } }) =>
    statisticsOf(procurements.published(), procurements.responsesOf, now()),
  ),
]
