import { isByInvitation } from '#src/model/procurement/kinds.ts'
import { dayMs } from '#src/model/time/units.ts'
import { stageNow } from '#src/mock/exchange/procurement/projects.ts'
import type { Procurement } from '#src/mock/exchange/tables.ts'
import type { World } from '#tests/support/world.ts'

/** The organisation that takes no part in procurement yet. */
export const firm = 'priority'

export const actorOf = ({ exchange }: World, loginName: string = firm) => ({
  userId: [...exchange.tables.users.values()].find((user) => user.loginName === loginName)!.id,
  visitor: 'v',
})

const isSingle = (lots: Procurement['lots']): boolean => lots.length === 1

/** A project with one lot, or such lots, that is on sale for two more days, with a price and a bond. */
export const onSale = ({ exchange }: World, fits: (lots: Procurement['lots']) => boolean = isSingle): Procurement =>
  [...exchange.tables.procurements.values()].find(
    (project) =>
      stageNow(project, exchange.now()) === 'sale' &&
      project.dates.saleTo - exchange.now() > 2 * dayMs &&
      project.termination === null &&
      project.method !== 'auction' &&
      !isByInvitation(project.method) &&
      project.filePrice !== '0' &&
      fits(project.lots) &&
      project.lots[0]!.bond !== '0' &&
      exchange.suppliers.find(actorOf({ exchange } as World, 'company').userId, project.id) === null,
  )!

const contact = { contact: '蒋承岷', telPhone: '13900000006' }

/** Enrols and, where asked for, buys the documents and pays the bond. */
export function takePart(world: World, project: Procurement, to: 'enrolled' | 'bought' | 'bonded'): void {
  const { exchange } = world
  const actor = actorOf(world)
  const lotId = project.lots[0]!.id
  exchange.take('enrolForProcurement', { id: project.id, ...contact, lotIds: [lotId] }, actor)
  const pay = (input: { paidFor: 'documents' } | { paidFor: 'bond'; lotId: string }) => {
    const idemKey = `payment-${input.paidFor}`
    const order = exchange.take('payProcurement', { id: project.id, channel: 'b2b', idemKey, ...input }, actor)!
    exchange.take('bankSays', { orderId: order.id, word: 'paid' }, { userId: null, visitor: 'bank' })
  }
  if (to !== 'enrolled') pay({ paidFor: 'documents' })
  if (to === 'bonded') pay({ paidFor: 'bond', lotId })
}
