import type { EnrolDraft, EnrolForm } from '#src/model/enrolment/schema.ts'
import { type Actor, userIdOf } from '../actor.ts'
import type { Exchange } from '../exchange.ts'
import type { Verdict } from './review.ts'

type Kept<F> = { assetsId: string; form: F; basis?: number | null | undefined }

/** Commands of the enrolments. */
export const enrolmentCommands = {
  saveEnrolment: (exchange: Exchange, { assetsId, form, basis }: Kept<EnrolDraft>, actor: Actor) =>
    exchange.enrolments.save(assetsId, form, userIdOf(actor), basis),
  submitEnrolment: (exchange: Exchange, { assetsId, form, basis }: Kept<EnrolForm>, actor: Actor) =>
    exchange.enrolments.submit(assetsId, form, userIdOf(actor), basis),
  withdrawEnrolment: (exchange: Exchange, { id }: { id: string }, actor: Actor) =>
    exchange.enrolments.withdraw(id, userIdOf(actor)),
  answerConsent: (
    exchange: Exchange,
    { id, agree, version }: { id: string; agree: boolean; version?: string | null | undefined },
    actor: Actor,
  ) => exchange.enrolments.consent(id, agree, userIdOf(actor), version),
  reviewEnrolment: (exchange: Exchange, { id, verdict }: { id: string; verdict: Verdict }) =>
    exchange.enrolments.review(id, verdict),
}
