import { type Actor, userIdOf } from '../actor.ts'
import type { Enrolling } from './supplier/enrolments.ts'
import type { Entering } from './supplier/handover.ts'
import type { Objecting } from './supplier/objections.ts'
import type { Purchase } from './supplier/payments.ts'
import type { Asking } from './supplier/questions.ts'
import type { Offer } from './supplier/responses.ts'
import type { Suppliers } from './supplier/suppliers.ts'

type Services = { suppliers: Suppliers }

/** What suppliers do at the portal and in the procurement system, and the purchaser's answers from the console. */
export const supplierCommands = {
  followProcurement: ({ suppliers }: Services, { id, on }: { id: string; on: boolean }, actor: Actor) =>
    suppliers.follow(userIdOf(actor), id, on),
  enrolForProcurement: ({ suppliers }: Services, input: Enrolling, actor: Actor) =>
    suppliers.enrol(userIdOf(actor), input),
  payProcurement: ({ suppliers }: Services, input: Purchase, actor: Actor) => suppliers.pay(userIdOf(actor), input),
  cancelProcurementPay: ({ suppliers }: Services, input: { id: string; orderId: string }, actor: Actor) =>
    suppliers.cancelPay(userIdOf(actor), input.id, input.orderId),
  askAboutProcurement: ({ suppliers }: Services, input: Asking, actor: Actor) =>
    suppliers.questions.ask(userIdOf(actor), input),
  objectToCandidates: ({ suppliers }: Services, input: Objecting, actor: Actor) =>
    suppliers.objections.object(userIdOf(actor), input),
  giveDocumentAddress: ({ suppliers }: Services, { id, fileId }: { id: string; fileId: string }, actor: Actor) =>
    suppliers.documents.address(userIdOf(actor), id, fileId, actor.session),
  giveHandover: ({ suppliers }: Services, { id, state }: { id: string; state: string }, actor: Actor) =>
    suppliers.handovers.give(userIdOf(actor), id, state),
  enterProcurementSystem: ({ suppliers }: Services, input: Entering) => suppliers.handovers.enter(input),
  handInResponse: ({ suppliers }: Services, { visit, offers }: { visit: string; offers: Offer[] }) =>
    suppliers.responses.handIn(visit, offers),
  withdrawResponse: ({ suppliers }: Services, { visit, lotId }: { visit: string; lotId?: string }) =>
    suppliers.responses.withdraw(visit, lotId),
  answerProcurementObjection: ({ suppliers }: Services, { id, text }: { id: string; text?: string }) =>
    suppliers.objections.answer(id, text),
}
