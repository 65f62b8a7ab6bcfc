import type { AppealKind, AppealState, AppealStep } from '#src/model/appeal/schema.ts'
import type { UploadedFile } from '#src/model/file/schema.ts'

export type Appeal = {
  id: string
  userId: string
  /** Chosen by the form, so that one sent twice is one appeal. */
  requestId: string
  kind: AppealKind
  state: AppealState
  about: string
  description: string
  contact: string
  telPhone: string
  files: UploadedFile[]
  submittedAt: number
  dueAt: number | null
  isReview: boolean
  steps: AppealStep[]
  /** Request ids of what was added, so that what is sent twice is added once. */
  additions: Set<string>
}
export type NewAppeal = {
  requestId: string
  kind: AppealKind
  about?: string | null | undefined
  description: string
  fileIds: string[]
  contact: string
  telPhone: string
  /** Of a lost phone: what was sent to the new one. */
  code?: string | null | undefined
  /** That of the answer with which the code was sent. */
  codeUuid?: string | null | undefined
}
export type Addition = { id: string; text: string; fileIds: string[]; requestId: string }
/** What the exchange's side answers. */
export type Verdict = 'accept' | 'ask' | 'support' | 'reject'
