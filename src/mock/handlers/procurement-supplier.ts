import * as endpoints from '#src/api/endpoints/procurement-supplier.ts'
import { type OwnTab, ownTabs } from '#src/model/procurement/supplier/schema.ts'
import { userIdOf } from '../exchange/actor.ts'
import { rowOf } from '../exchange/procurement/projects.ts'
import type { Supplier } from '../exchange/procurement/supplier/record.ts'
import type { Exchange } from '../worlds.ts'
import { handle } from './call/handle.ts'
import { containing, pageOfRows } from './call/page.ts'

/** Which participations a list shows. */
const tests: Record<OwnTab, (exchange: Exchange, supplier: Supplier) => boolean> = {
  projects: (_, { enrolment, isInvited }) => enrolment !== null || isInvited,
  documents: (_, { enrolment }) => enrolment !== null,
  bonds: (_, { bonds }) => bonds.length > 0,
  questions: ({ procurements }, { userId, project }) =>
    procurements.questionsOf(project).some((question) => question.userId === userId),
  objections: ({ procurements }, { userId, project }) =>
    procurements.objectionsOf(project).some((objection) => objection.userId === userId),
  results: ({ suppliers }, supplier) => suppliers.viewOf(supplier).results.some(({ outcome }) => outcome !== 'open'),
  follows: (_, { followedAt }) => followedAt !== null,
}

const seen = ({ suppliers }: Exchange, supplier: Supplier) => suppliers.viewOf(supplier)

export const procurementSupplierHandlers = [
  handle(endpoints.participationOf, ({ input, exchange, actor }) =>
    seen(exchange, exchange.suppliers.seenBy(userIdOf(actor), input.id)),
  ),
  handle(endpoints.ownProcurementPage, ({ input, exchange, actor }) => {
    const matches = containing(input.q)
    const all = exchange.suppliers
      .ofUser(userIdOf(actor))
      .filter(({ project }) => matches(project.name) || matches(project.no) || matches(project.purchaser))
    const inTab = (tab: OwnTab) => all.filter((supplier) => tests[tab](exchange, supplier))
    const page = pageOfRows(inTab(input.tab), input)
    const now = exchange.now()
    return {
      ...page,
      records: page.records.map((supplier) => ({
        project: rowOf(supplier.project, now),
        own: seen(exchange, supplier),
      })),
      counts: Object.fromEntries(ownTabs.map((tab) => [tab, inTab(tab).length])),
    }
  }),
  handle(endpoints.procurementFollow, ({ input, exchange, actor }) =>
    seen(exchange, exchange.take('followProcurement', input, actor)),
  ),
  handle(endpoints.procurementEnrol, ({ input, exchange, actor }) =>
    seen(exchange, exchange.take('enrolForProcurement', input, actor)),
  ),
  handle(endpoints.procurementPay, ({ input, exchange, actor }) => ({
    payUrl: exchange.take('payProcurement', input, actor)?.payUrl ?? null,
  })),
  handle(endpoints.procurementCancelPay, ({ input, exchange, actor }) =>
    seen(exchange, exchange.take('cancelProcurementPay', input, actor)),
  ),
  handle(endpoints.procurementAsk, ({ input, exchange, actor }) =>
    seen(exchange, exchange.take('askAboutProcurement', input, actor)),
  ),
  handle(endpoints.procurementObject, ({ input, exchange, actor }) =>
    seen(exchange, exchange.take('objectToCandidates', input, actor)),
  ),
  handle(endpoints.procurementDocumentAddress, ({ input, exchange, actor }) =>
    exchange.take('giveDocumentAddress', input, actor),
  ),
  handle(endpoints.procurementHandover, ({ input, exchange, actor }) => exchange.take('giveHandover', input, actor)),
]
