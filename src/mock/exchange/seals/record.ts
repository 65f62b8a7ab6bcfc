import type { SealApplication, SealState } from '#src/model/seal/schema.ts'
import type { FaceCheck } from '../kyc/record.ts'

export type Seal = SealApplication & {
  id: string
  userId: string
  /** Chosen by the form, so that one sent twice is one seal. */
  requestId: string
  state: SealState
  /** Who applied, and passed the face check. */
  applicant: string
  createdAt: number
  enabledAt: number | null
  /** Why it was refused. */
  reason: string | null
  face: FaceCheck | null
  /** Counts the times it was handed in, so that a reviewer’s timer knows whether it is still about the same. */
  round: number
}

/** An application with the id of the draft or the refused seal that it changes. */
export type SealInput = { application: SealApplication; id: string | null; requestId: string }
export type SealVerdict = 'pass' | 'refuse'
