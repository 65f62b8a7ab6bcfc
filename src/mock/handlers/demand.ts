import * as endpoints from '#src/api/endpoints/demand.ts'
import { demandStates } from '#src/model/demand/schema.ts'
import industries from '../data/industries.json' with { type: 'json' }
import { demandRowOf, shownDemand } from '../exchange/demands/views.ts'
import { withCodeUuid } from './call/code-uuid.ts'
import { handle } from './call/handle.ts'
import { containing, pageOfRows } from './call/page.ts'
import { idOf } from './call/asker.ts'

const industryName = (code: string | null | undefined): string | null =>
  industries.flatMap(({ children, ...section }) => [section, ...children]).find((known) => known.code === code)?.name ??
  null

export const demandHandlers = [
  handle(endpoints.demandsPage, ({ input, exchange, user }) => {
    const { need, state, title } = input
    const hasTitle = containing(title)
    const found = exchange.demands
      .of(idOf(user))
      .filter((demand) => (need === undefined || demand.need === need) && hasTitle(demand.title))
    const counts = Object.fromEntries(
      demandStates.map((known) => [known, found.filter((demand) => demand.state === known).length]),
    )
    const page = pageOfRows(
      found.filter((demand) => state === undefined || demand.state === state),
      input,
    )
    return { ...page, records: page.records.map((demand) => demandRowOf(exchange, demand)), counts }
  }),
  handle(endpoints.demandDetail, ({ input, exchange, user }) => {
    const demand = exchange.demands.ofUser(idOf(user), input.id)
    return shownDemand(exchange, demand, industryName(demand.industryCode))
  }),
  handle(endpoints.submitDemand, ({ input, exchange, actor }) => ({
    id: exchange.take('submitDemand', withCodeUuid(input), actor),
  })),
  handle(endpoints.updateDemand, ({ input, exchange, actor }) => ({ id: exchange.take('updateDemand', input, actor) })),
  handle(endpoints.withdrawDemand, ({ input, exchange, actor }) => ({
    id: exchange.take('withdrawDemand', input, actor),
  })),
  handle(endpoints.askFurther, ({ input, exchange, actor }) => ({ id: exchange.take('askFurther', input, actor) })),
  handle(endpoints.rateDemand, ({ input, exchange, actor }) => ({ id: exchange.take('rateDemand', input, actor) })),
]
