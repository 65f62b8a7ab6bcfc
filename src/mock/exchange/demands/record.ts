import type { DemandState, DemandStep, DemandText } from '#src/model/demand/schema.ts'
import type { UploadedFile } from '#src/model/file/schema.ts'

/** A demand as the exchange keeps it. */
export type Demand = DemandText & {
  id: string
  userId: string
  /** Chosen by the form, so that one sent twice is one demand. */
  requestId: string
  state: DemandState
  telPhone: string
  files: UploadedFile[]
  submittedAt: number
  branchId: string | null
  officer: string | null
  closesAt: number | null
  steps: DemandStep[]
  /** Request ids of the questions. */
  questions: Set<string>
}
