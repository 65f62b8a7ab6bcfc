import { call } from '#src/api/client.ts'
import * as enroll from '#src/api/endpoints/enroll.ts'
import { userScope } from '#src/features/session/user-data.ts'
import type { EnrolDraft, EnrolForm } from '#src/model/enrolment/schema.ts'
import { queryClient } from '#src/shared/lib/query/queries.ts'

/** What the exchange tells of enrolments is out of date; the screens that show it ask anew. */
const changed = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [userScope, 'enrolments'] })

/** Keeps a draft at the exchange; `basis` is the version that this text is built on. */
export const saveDraft = (assetsId: string, form: EnrolDraft, basis: number) =>
  call(enroll.enrolSave, { assetsId, form, basis })

export const submitEnrolment = (assetsId: string, form: EnrolForm, basis: number) =>
  call(enroll.enrolSubmit, { assetsId, form, basis })

/** With the enrolment goes what was to be paid for it. */
export async function withdrawEnrolment(id: string): Promise<void> {
  await call(enroll.enrolWithdraw, { id })
  void queryClient.invalidateQueries({ queryKey: [userScope, 'deposits'] })
  await changed()
}

/** `version` is that of what was read: a consent to something else is refused, and what there is now asked for. */
export async function answerConsent(id: string, agree: boolean, version: string | null | undefined): Promise<void> {
  try {
    await call(enroll.enrolConsent, { id, agree, version })
  } finally {
    await changed()
  }
}
