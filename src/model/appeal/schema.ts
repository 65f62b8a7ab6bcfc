import * as z from 'zod/mini'
import { uploadedFile } from '../file/schema.ts'
import { nullish } from '../nullish.ts'

/** Domain 6.17. */
export const appealKinds = [
  'document-taken',
  'account-recovery',
  'phone-lost',
  'factor-lost',
  'org-administrator',
  'review-result',
  'deposit',
  'bidding-result',
] as const
export type AppealKind = (typeof appealKinds)[number]

/** Domain 5.6. */
export const appealStates = [
  'waiting',
  'handling',
  'incomplete',
  'supported',
  'rejected',
  'withdrawn',
  'closed',
] as const
export type AppealState = (typeof appealStates)[number]

/** One event of an appeal; the list is oldest first. */
const appealStep = z.object({
  /** Epoch ms. */
  at: z.number(),
  by: z.enum(['person', 'exchange']),
  /** `submitted`, `accepted`, `asked`, `supplemented`, `supported`, `rejected`, `withdrawn`, `closed`, `review`. */
  event: z.string(),
  text: nullish(z.string()),
  files: z.array(uploadedFile),
})
export type AppealStep = z.output<typeof appealStep>

export const appealRow = z.object({
  id: z.string(),
  kind: z.string(),
  state: z.string(),
  /** The subject in the person's words: a project, an enrolment, a document. */
  about: nullish(z.string()),
  submittedAt: z.number(),
  /** The latest answer of the exchange. */
  result: nullish(z.string()),
  /** A review of the decision has been requested. */
  isReview: z.boolean(),
})
export type AppealRow = z.output<typeof appealRow>

export const appealDetail = z.extend(appealRow, {
  description: z.string(),
  contact: z.string(),
  /** Masked. */
  telPhone: z.string(),
  files: z.array(uploadedFile),
  /** Deadline of the exchange's answer or, while `incomplete`, of the person's; epoch ms. */
  dueAt: nullish(z.number()),
  steps: z.array(appealStep),
  /** What the person can do now: `supplement`, `withdraw`, `review`. */
  can: z.array(z.string()),
})
export type AppealDetail = z.output<typeof appealDetail>
