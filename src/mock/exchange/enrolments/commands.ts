import type { EnrolDraft, EnrolForm } from '#src/model/enrolment/schema.ts'
import { type Actor, userIdOf } from '../actor.ts'
import type { Enrolments } from './enrolments.ts'
import type { Verdict } from './review.ts'

type Services = { enrolments: Enrolments }
type Form<F> = { assetsId: string; form: F; basis?: number | null | undefined }
type Answer = { id: string; agree: boolean; version?: string | null | undefined }

/** Commands of the enrolments. */
export const enrolmentCommands = {
  saveEnrolment: ({ enrolments }: Services, { assetsId, form, basis }: Form<EnrolDraft>, actor: Actor) =>
    enrolments.save(assetsId, form, userIdOf(actor), basis),
  submitEnrolment: ({ enrolments }: Services, { assetsId, form, basis }: Form<EnrolForm>, actor: Actor) =>
    enrolments.submit(assetsId, form, userIdOf(actor), basis),
  withdrawEnrolment: ({ enrolments }: Services, { id }: { id: string }, actor: Actor) =>
    enrolments.withdraw(id, userIdOf(actor)),
  answerConsent: ({ enrolments }: Services, { id, agree, version }: Answer, actor: Actor) =>
    enrolments.consent(id, agree, userIdOf(actor), version),
  reviewEnrolment: ({ enrolments }: Services, { id, verdict }: { id: string; verdict: Verdict }) =>
    enrolments.review(id, verdict),
}
