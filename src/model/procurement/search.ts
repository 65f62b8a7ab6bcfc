import * as z from 'zod/mini'
import { facetCount } from '../listing/hall.ts'
import type { ProcurementStage } from './stage.ts'

/** The filters of the list of projects whose choices are counted, given the other filters. */
export const procurementFacets = ['group', 'method', 'category', 'region', 'budget', 'stage'] as const
export type ProcurementFacet = (typeof procurementFacets)[number]

/** Filters of a query; every value is text, as it is in an address. */
export const procurementFilters = z.object({
  /** Words that all occur in name, number, purchaser, agency or a lot. */
  keyName: z.optional(z.string()),
  group: z.optional(z.string()),
  method: z.optional(z.string()),
  category: z.optional(z.string()),
  /** Administrative code of a prefecture. */
  region: z.optional(z.string()),
  /** A part of the purchaser's name. */
  purchaser: z.optional(z.string()),
  /** A key of `budgetRanges`. */
  budget: z.optional(z.string()),
  stage: z.optional(z.string()),
  /** Shanghai dates of the deadline, `YYYY-MM-DD`, both included. */
  deadlineFrom: z.optional(z.string()),
  deadlineTo: z.optional(z.string()),
  /** Shanghai dates of the announcement, likewise. */
  announcedFrom: z.optional(z.string()),
  announcedTo: z.optional(z.string()),
  /** `1`: those that suppliers can still take part in; `2`: those that were not terminated before their opening. */
  running: z.optional(z.string()),
})
export type ProcurementFilters = z.output<typeof procurementFilters>

/** Whether a period of days ends before it begins, so that nothing can be in it. */
export const isInverted = (from = '', to = ''): boolean => from !== '' && to !== '' && from > to

/** Ranges of the budget in 万元, the upper bound not included. */
export const budgetRanges = {
  'to-50': [0, 50],
  '50-200': [50, 200],
  '200-1000': [200, 1000],
  '1000-5000': [1000, 5000],
  'from-5000': [5000, Infinity],
} as const satisfies Record<string, readonly [from: number, to: number]>
export type BudgetRange = keyof typeof budgetRanges
export const budgetRangeKeys = Object.keys(budgetRanges) as BudgetRange[]

/** Stages that one choice of the filter includes. */
const stageGroups = {
  notice: ['notice'],
  open: ['sale'],
  closing: ['clarification'],
  deciding: ['opening', 'evaluation', 'awarding'],
  publicity: ['publicity'],
  done: ['result', 'contract'],
  terminated: ['terminated'],
} as const satisfies Record<string, readonly ProcurementStage[]>
export type StageGroup = keyof typeof stageGroups
export const stageGroupKeys = Object.keys(stageGroups) as StageGroup[]
export const stageGroupOf = (stage: ProcurementStage): StageGroup =>
  stageGroupKeys.find((group) => (stageGroups[group] as readonly ProcurementStage[]).includes(stage))!

/** Stages in which documents are sold or responses are awaited. */
const runningStages: ReadonlySet<ProcurementStage> = new Set(['sale', 'clarification'])
export const isRunning = (stage: ProcurementStage): boolean => runningStages.has(stage)

export const procurementOrders = ['newest', 'deadline', 'budget-up', 'budget-down'] as const
export type ProcurementOrder = (typeof procurementOrders)[number]

export const procurementFacetCounts = z.object(
  Object.fromEntries(procurementFacets.map((name) => [name, z.array(facetCount)])) as Record<
    ProcurementFacet,
    z.ZodMiniArray<typeof facetCount>
  >,
)
export type ProcurementFacetCounts = z.output<typeof procurementFacetCounts>
