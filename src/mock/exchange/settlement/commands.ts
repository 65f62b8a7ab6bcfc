import { type Actor, userIdOf } from '../actor.ts'
import type { InvoiceInput } from './invoices.ts'
import type { SettlementTransfer } from './money.ts'
import type { PlanAnswer, PlanInput } from './plans.ts'
import type { ProofInput } from './proofs.ts'
import type { Settlements } from './settlements.ts'

type Services = { settlements: Settlements }
type One = { id: string }

/** Commands of the settlements: those of the parties, of the bank, and of finance people. */
export const settlementCommands = {
  handInProof: ({ settlements }: Services, { id, ...input }: One & ProofInput, actor: Actor) =>
    settlements.handIn(id, input, userIdOf(actor)),
  askForPlan: ({ settlements }: Services, { id, ...input }: One & PlanInput, actor: Actor) =>
    settlements.askPlan(id, input, userIdOf(actor)),
  askForInvoice: ({ settlements }: Services, { id, ...input }: One & InvoiceInput, actor: Actor) =>
    settlements.askInvoice(id, input, userIdOf(actor)),
  answerPlanAsSeller: ({ settlements }: Services, { id, ...input }: One & PlanAnswer, actor: Actor) =>
    settlements.answerPlan(id, input, userIdOf(actor)),
  settlementTransfer: ({ settlements }: Services, transfer: SettlementTransfer) => settlements.receive(transfer),
  checkProof: ({ settlements }: Services, { id, refusal }: One & { refusal?: string | undefined }) =>
    settlements.checkNow(id, refusal),
  answerPlan: ({ settlements }: Services, { id, refusal }: One & { refusal: string | null }) =>
    settlements.answerPlanAtDesk(id, refusal),
}
