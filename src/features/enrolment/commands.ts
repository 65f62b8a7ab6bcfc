import { call } from '#src/api/client.ts'
import * as enroll from '#src/api/endpoints/enroll.ts'
import { userScope } from '#src/features/session/user-data.ts'
import type { EnrolDraft, EnrolForm } from '#src/model/enrolment/schema.ts'
import { queryClient } from '#src/shared/lib/query/queries.ts'

/** Refetches every query about enrolments. */
const refetchEnrolments = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [userScope, 'enrolments'] })

/** Saves a draft at the exchange; `basis` is the version that it was edited from. */
export const saveDraft = (assetsId: string, form: EnrolDraft, basis: number) =>
  call(enroll.enrolSave, { assetsId, form, basis })

export const submitEnrolment = (assetsId: string, form: EnrolForm, basis: number) =>
  call(enroll.enrolSubmit, { assetsId, form, basis })

/** Withdrawing also cancels the deposit that was due. */
export async function withdrawEnrolment(id: string): Promise<void> {
  await call(enroll.enrolWithdraw, { id })
  void queryClient.invalidateQueries({ queryKey: [userScope, 'deposits'] })
  await refetchEnrolments()
}

/** `version` is that of the text that was read: the exchange refuses consent to another one, and the current text is fetched. */
export async function answerConsent(id: string, agree: boolean, version: string | null | undefined): Promise<void> {
  try {
    await call(enroll.enrolConsent, { id, agree, version })
  } finally {
    await refetchEnrolments()
  }
}
