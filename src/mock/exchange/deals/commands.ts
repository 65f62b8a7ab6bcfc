import { type Actor, userIdOf } from '../actor.ts'
import type { Deals } from './deals.ts'

type Services = { deals: Deals }
type One = { id: string }

/** Commands of the deals: those of the winner, and those of the desks. */
export const dealCommands = {
  confirmDeal: ({ deals }: Services, { id }: One, actor: Actor) => deals.confirm(id, userIdOf(actor)),
  handOverDeal: ({ deals }: Services, { id }: One, actor: Actor) => deals.handOver(id, userIdOf(actor)),
  answerOffer: ({ deals }: Services, { enrolId, accept }: { enrolId: string; accept: boolean }, actor: Actor) =>
    deals.answerOffer(enrolId, accept, userIdOf(actor)),
  sellerActs: ({ deals }: Services, { id, what }: One & { what: 'confirm' | 'handOver' }) => deals.bySeller(id, what),
  endDealByDefault: ({ deals }: Services, { id, reason }: One & { reason: string }) => deals.endByDefault(id, reason),
}
