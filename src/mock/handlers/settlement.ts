import * as endpoints from '#src/api/endpoints/settlement.ts'
import { userIdOf } from '../exchange/actor.ts'
import { roleIn } from '../exchange/deals/record.ts'
import { isLate, type Settlement } from '../exchange/settlement/record.ts'
import { settlementDetailOf, settlementRowOf } from '../exchange/settlement/views.ts'
import { handle } from './call/handle.ts'
import { containing, pageOfRows } from './call/page.ts'

type Tab = (typeof endpoints.settlementTabs)[number]

/** The tabs of 项目结算 with their settlements. */
const tabs: Readonly<Record<Tab, (settlement: Settlement, now: number) => boolean>> = {
  all: () => true,
  due: ({ state }) => state === 'open',
  overdue: isLate,
  settled: ({ state }) => state === 'settled' || state === 'paidOut',
  ended: ({ state }) => state === 'defaulted',
}

export const settlementHandlers = [
  handle(endpoints.settlementPage, ({ input, exchange, actor }) => {
    const matches = containing(input.q)
    const now = exchange.now()
    const userId = userIdOf(actor)
    const found = exchange.settlements
      .ofParty(userId)
      .toReversed()
      .filter(({ listing, no, contractNo }) => [listing.assetsName, listing.no, no, contractNo].some(matches))
    const inTab = (tab: Tab) => found.filter((settlement) => tabs[tab](settlement, now))
    const counts = Object.fromEntries(endpoints.settlementTabs.map((tab) => [tab, inTab(tab).length]))
    const page = pageOfRows(inTab(input.tab ?? 'all'), input)
    const rowOf = (settlement: Settlement) =>
      settlementRowOf(exchange, settlement, roleIn(settlement, userId) ?? 'taker')
    return { ...page, counts, records: page.records.map(rowOf) }
  }),
  handle(endpoints.settlementDetailOf, ({ input, exchange, actor }) => {
    const { settlement, role } = exchange.settlements.partOf(input.id, userIdOf(actor))
    return settlementDetailOf(exchange, settlement, role)
  }),
  handle(endpoints.settlementPayInfo, ({ input, exchange, actor }) =>
    settlementDetailOf(exchange, exchange.take('handInProof', input, actor), 'taker'),
  ),
  handle(endpoints.settlementPlan, ({ input, exchange, actor }) =>
    settlementDetailOf(exchange, exchange.take('askForPlan', input, actor), 'taker'),
  ),
  handle(endpoints.settlementPlanAnswer, ({ input, exchange, actor }) =>
    settlementDetailOf(exchange, exchange.take('answerPlanAsSeller', input, actor), 'seller'),
  ),
  handle(endpoints.settlementInvoice, ({ input, exchange, actor }) => {
    const settlement = exchange.take('askForInvoice', input, actor)
    return settlementDetailOf(exchange, settlement, roleIn(settlement, userIdOf(actor)) ?? 'taker')
  }),
]
