import * as z from 'zod/mini'
import { uploadedFile } from '../file/schema.ts'
import { nullish } from '../nullish.ts'

/** Type of a demand, numbered by the specification: 1 to invest, 2 to transfer, 3 other. */
export const demandTypes = [1, 2, 3] as const
export type DemandType = (typeof demandTypes)[number]

/** Subject of a demand: the project kinds by code (spec 2.6), or other. */
export const assetKinds = ['1', '4', '2', '6', '5', 'other'] as const
export type AssetKind = (typeof assetKinds)[number]

/** Domain 5.6. */
export const demandStates = ['waiting', 'handling', 'answered', 'asked', 'done', 'closed', 'withdrawn'] as const
export type DemandState = (typeof demandStates)[number]

/** What a person fills in. Region and industry codes are those of the exchange's lists. */
export const demandFields = {
  need: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  title: z.string(),
  description: z.string(),
  regionCode: nullish(z.string()),
  industryCode: nullish(z.string()),
  assetKind: nullish(z.enum(assetKinds)),
  /** 元, decimal. */
  amountMin: nullish(z.string()),
  amountMax: nullish(z.string()),
  contact: z.string(),
  /** Days from submission during which the person wants answers. */
  validDays: z.number(),
  fileIds: z.array(z.string()),
}
const demandText = z.object(demandFields)
export type DemandText = z.output<typeof demandText>

/** One event of a demand; the list is oldest first. */
const demandStep = z.object({
  /** Epoch ms. */
  at: z.number(),
  by: z.enum(['person', 'exchange']),
  /** `submitted`, `edited`, `accepted`, `answered`, `asked`, `rated`, `closed`, `withdrawn`. */
  event: z.string(),
  text: nullish(z.string()),
  /** 1 to 5. */
  score: nullish(z.number()),
  files: z.array(uploadedFile),
})
export type DemandStep = z.output<typeof demandStep>

export const demandRow = z.object({
  id: z.string(),
  need: z.number(),
  title: z.string(),
  state: z.string(),
  regionName: nullish(z.string()),
  /** Epoch ms. */
  submittedAt: z.number(),
  /** Time of the latest event. */
  changedAt: z.number(),
  /** The branch in charge, from 受理中 on. */
  branchName: nullish(z.string()),
  /** When an asset is to be viewed, `2026-03-09 14:00–15:30`; of a request for a viewing only. */
  viewingTime: nullish(z.string()),
})
export type DemandRow = z.output<typeof demandRow>

export const demandDetail = z.extend(demandRow, {
  description: z.string(),
  regionCode: nullish(z.string()),
  industryCode: nullish(z.string()),
  industryName: nullish(z.string()),
  assetKind: nullish(z.string()),
  amountMin: nullish(z.string()),
  amountMax: nullish(z.string()),
  contact: z.string(),
  /** Masked. */
  telPhone: z.string(),
  validDays: z.number(),
  /** Epoch ms. */
  validUntil: z.number(),
  files: z.array(uploadedFile),
  /** The person in charge, and the branch's phone. */
  officer: nullish(z.string()),
  officerPhone: nullish(z.string()),
  /** When an answered demand is closed unless there is a reply; epoch ms. */
  closesAt: nullish(z.number()),
  steps: z.array(demandStep),
  /** What the person can do now: `edit`, `withdraw`, `ask`, `rate`. */
  can: z.array(z.string()),
})
export type DemandDetail = z.output<typeof demandDetail>
