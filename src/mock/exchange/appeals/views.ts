import { actsOf } from '#src/model/appeal/rules.ts'
import type { AppealDetail } from '#src/model/appeal/schema.ts'
import { maskedPhone } from '#src/model/validation/phone.ts'
import type { Appeal } from './record.ts'

/** An appeal as its owner sees it. */
export function shownAppeal(appeal: Appeal): AppealDetail {
  const { id, kind, state, about, submittedAt, isReview, description, contact, files, dueAt, steps } = appeal
  return {
    id,
    kind,
    state,
    about,
    submittedAt,
    isReview,
    description,
    contact,
    files,
    dueAt,
    steps,
    result: steps.findLast(({ by, text }) => by === 'exchange' && text)?.text ?? null,
    telPhone: maskedPhone(appeal.telPhone),
    can: actsOf(state, isReview),
  }
}
