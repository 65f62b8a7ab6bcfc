import type { TypedCode } from '#src/model/session/typed-code.ts'
import type { BankCard } from './record.ts'
import type { ClaimDraft, MemberContact, OrganisationClaim, PersonClaim, RefusalReason } from '#src/model/kyc/schema.ts'
import { type Actor, userOf } from '../actor.ts'
import type { Core } from '../core.ts'
import type { Kyc } from './kyc.ts'
import type { FaceVerdict } from './face-check.ts'

type Services = Pick<Core, 'tables'> & { kyc: Kyc }
type Coded<T> = TypedCode & { claim: T; agreement: string }
type Review = { userId: string; reasons: RefusalReason[]; reviewer: string }

/** What users, their phones and reviewers do about verification. */
export const kycCommands = {
  submitPerson: (services: Services, { claim, agreement, ...code }: Coded<PersonClaim>, actor: Actor) =>
    services.kyc.submit(userOf(services, actor), { kind: 'person', data: claim }, code, agreement),
  submitOrganisation: (services: Services, { claim, agreement, ...code }: Coded<OrganisationClaim>, actor: Actor) =>
    services.kyc.submit(userOf(services, actor), { kind: 'organisation', data: claim }, code, agreement),
  saveClaimDraft: (services: Services, input: Omit<ClaimDraft, 'at'>, actor: Actor) =>
    services.kyc.saveDraft(userOf(services, actor), input),
  withdrawClaim: (services: Services, _nothing: Record<string, never>, actor: Actor) =>
    services.kyc.withdraw(userOf(services, actor)),
  confirmTransfer: (services: Services, { amount }: { amount: string }, actor: Actor) =>
    services.kyc.confirmTransfer(userOf(services, actor), amount),
  startFace: (services: Services, { token }: { token: string }, actor: Actor) =>
    services.kyc.renewFace(userOf(services, actor), token),
  openFace: (services: Services, { token }: { token: string }) => void services.kyc.faces.scan(token),
  agreeFace: (services: Services, { token }: { token: string }) => void services.kyc.faces.consent(token),
  sayFace: (services: Services, { token, verdict }: { token: string; verdict: FaceVerdict }) =>
    services.kyc.faces.conclude(token, verdict),
  signLetter: (services: Services, { fileId }: { fileId: string }, actor: Actor) =>
    services.kyc.signLetter(userOf(services, actor), fileId),
  keepCard: (services: Services, card: BankCard) => services.kyc.cards.keep(card),
  reviewClaim: (services: Services, { userId, reasons, reviewer }: Review) =>
    services.kyc.review(userId, reasons, reviewer),
  saveContact: (services: Services, input: MemberContact, actor: Actor) =>
    services.kyc.saveContact(userOf(services, actor), input),
}
