import type { BankCard } from './record.ts'
import type { ClaimDraft, MemberContact, OrganisationClaim, PersonClaim, RefusalReason } from '#src/model/kyc/schema.ts'
import { userOf } from '../actor.ts'
import type { Actor } from '../actor.ts'
import type { Exchange } from '../exchange.ts'
import type { FaceVerdict } from './face-check.ts'

type Coded<T> = { claim: T; code: string; agreement: string }
type Review = { userId: string; reasons: RefusalReason[]; reviewer: string }

/** What users and reviewers do about real names. */
export const kycCommands = {
  submitPerson: (exchange: Exchange, { claim, code, agreement }: Coded<PersonClaim>, actor: Actor) =>
    exchange.kyc.submit(userOf(exchange, actor), { kind: 'person', data: claim }, code, agreement),
  submitOrganisation: (exchange: Exchange, { claim, code, agreement }: Coded<OrganisationClaim>, actor: Actor) =>
    exchange.kyc.submit(userOf(exchange, actor), { kind: 'organisation', data: claim }, code, agreement),
  saveClaimDraft: (exchange: Exchange, input: Omit<ClaimDraft, 'at'>, actor: Actor) =>
    exchange.kyc.saveDraft(userOf(exchange, actor), input),
  withdrawClaim: (exchange: Exchange, _nothing: Record<string, never>, actor: Actor) =>
    exchange.kyc.withdraw(userOf(exchange, actor)),
  confirmTransfer: (exchange: Exchange, { amount }: { amount: string }, actor: Actor) =>
    exchange.kyc.confirmTransfer(userOf(exchange, actor), amount),
  startFace: (exchange: Exchange, { token }: { token: string }, actor: Actor) =>
    exchange.kyc.renewFace(userOf(exchange, actor), token),
  openFace: (exchange: Exchange, { token }: { token: string }) => exchange.kyc.faces.open(token),
  sayFace: (exchange: Exchange, { token, verdict }: { token: string; verdict: FaceVerdict }) =>
    exchange.kyc.faces.say(token, verdict),
  signLetter: (exchange: Exchange, { fileId }: { fileId: string }, actor: Actor) =>
    exchange.kyc.signLetter(userOf(exchange, actor), fileId),
  keepCard: (exchange: Exchange, card: BankCard) => exchange.kyc.cards.keep(card),
  reviewClaim: (exchange: Exchange, { userId, reasons, reviewer }: Review) =>
    exchange.kyc.review(userId, reasons, reviewer),
  saveContact: (exchange: Exchange, input: MemberContact, actor: Actor) =>
    exchange.kyc.saveContact(userOf(exchange, actor), input),
}
