import * as z from 'zod/mini'
import { nullish } from '../nullish.ts'

/**
 * The dates of a project, epoch ms. Those up to the opening are announced; those after it are absent until they are known.
 * Suppliers are invited to the opening at the very end of the time for their documents (招标投标法 art. 34).
 */
export const schedule = z.object({
  announcedAt: z.number(),
  saleFrom: z.number(),
  saleTo: z.number(),
  questionsUntil: z.number(),
  /** Documents are handed in until then, and opened then. */
  deadlineAt: z.number(),
  openedAt: nullish(z.number()),
  /** The report of the evaluation. */
  reportAt: nullish(z.number()),
  publicityFrom: nullish(z.number()),
  publicityTo: nullish(z.number()),
  resultAt: nullish(z.number()),
  contractAt: nullish(z.number()),
  terminatedAt: nullish(z.number()),
  /** An objection that is being examined halts the procedure, since then (实施条例 art. 54). */
  pausedSince: nullish(z.number()),
})
export type Schedule = z.output<typeof schedule>

/** States of a project, in their order. */
export const procurementStages = [
  'notice',
  'sale',
  'clarification',
  'opening',
  'evaluation',
  'publicity',
  'awarding',
  'result',
  'contract',
  'terminated',
] as const
export type ProcurementStage = (typeof procurementStages)[number]

/** From which of its dates on a project is in a stage, the latest first. */
const beginnings: readonly (readonly [keyof Schedule, ProcurementStage])[] = [
  ['terminatedAt', 'terminated'],
  ['contractAt', 'contract'],
  ['resultAt', 'result'],
  ['publicityTo', 'awarding'],
  ['publicityFrom', 'publicity'],
  ['openedAt', 'evaluation'],
  ['deadlineAt', 'opening'],
  ['saleTo', 'clarification'],
  ['saleFrom', 'sale'],
]

/** The state of a project. A halted procedure stays where it was halted. */
export function stageOf(dates: Schedule, now: number): ProcurementStage {
  const at = dates.pausedSince == null ? now : Math.min(now, dates.pausedSince)
  const isPast = (moment: number | null | undefined) => moment != null && moment <= at
  return beginnings.find(([name]) => isPast(dates[name]))?.[1] ?? 'notice'
}

/** Whether a project was not terminated before its opening. */
export const isOpenedAsPlanned = ({ terminatedAt, deadlineAt }: Schedule): boolean =>
  terminatedAt == null || terminatedAt > deadlineAt

/** The line of a project, from its announcement to its contract. */
export const procurementSteps = [
  'notice',
  'sale',
  'clarification',
  'deadline',
  'opening',
  'evaluation',
  'publicity',
  'result',
  'contract',
] as const
export type ProcurementStep = (typeof procurementSteps)[number]

/** Beginning and end of a step; both are the same for a moment, and null while they are not known. */
export type StepPeriod = { step: ProcurementStep; from: number | null; to: number | null }

export function stepPeriods(dates: Schedule): StepPeriod[] {
  const known = (moment: number | null | undefined) => moment ?? null
  const periods: Record<ProcurementStep, readonly [from: number | null, to: number | null]> = {
    notice: [dates.announcedAt, dates.announcedAt],
    sale: [dates.saleFrom, dates.saleTo],
    clarification: [dates.saleFrom, dates.questionsUntil],
    deadline: [dates.deadlineAt, dates.deadlineAt],
    opening: [dates.deadlineAt, known(dates.openedAt)],
    evaluation: [known(dates.openedAt), known(dates.reportAt)],
    publicity: [known(dates.publicityFrom), known(dates.publicityTo)],
    result: [known(dates.resultAt), known(dates.resultAt)],
    contract: [known(dates.contractAt), known(dates.contractAt)],
  }
  return procurementSteps.map((step) => ({ step, from: periods[step][0], to: periods[step][1] }))
}

export type StepState = 'done' | 'current' | 'future' | 'dropped'

/** The moment at which a halted or ended procedure stands still; `now` for one that goes on. */
function standingAt({ terminatedAt, pausedSince }: Schedule, now: number): { at: number; isEnded: boolean } {
  if (terminatedAt != null && terminatedAt <= now) return { at: terminatedAt, isEnded: true }
  return { at: Math.min(now, pausedSince ?? now), isEnded: false }
}

/** Whether a step is over, running or still to come; after a termination what was not over is dropped. */
export function stepStateOf({ from, to }: StepPeriod, dates: Schedule, now: number): StepState {
  const { at, isEnded } = standingAt(dates, now)
  if (from !== null && from <= at) {
    if (to !== null && to <= at) return 'done'
    return isEnded ? 'dropped' : 'current'
  }
  return isEnded ? 'dropped' : 'future'
}

/** What a supplier has to do next at the latest by that moment; null when there is no such date. */
export function nextDateOf(dates: Schedule, now: number): { step: ProcurementStep; at: number } | null {
  const stage = stageOf(dates, now)
  if (stage === 'notice') return { step: 'sale', at: dates.saleFrom }
  if (stage === 'sale') return { step: 'sale', at: dates.saleTo }
  if (stage === 'clarification') return { step: 'deadline', at: dates.deadlineAt }
  if (stage === 'publicity' && dates.pausedSince == null && dates.publicityTo != null)
    return { step: 'publicity', at: dates.publicityTo }
  return null
}
