import * as z from 'zod/mini'
import { amount } from '../amount.ts'
import { shiftedDay } from '../time/month.ts'
import { date } from '../time/shanghai.ts'
import { procurementRow } from './schema.ts'
import type { ProcurementFilters } from './search.ts'

/** The figures at the top of the procurement section. */
export const overviewFigures = ['enrolling', 'closing', 'openings', 'month'] as const
export type OverviewFigure = (typeof overviewFigures)[number]

/** For so many days, today included, a deadline is soon. */
export const closingDays = 7
/** For so many days, today included, the deadlines are listed by day. */
export const deadlineDays = 14

/** Which projects a figure counts: the list behind it has the same filters, so that both are always equal. */
export function figureFilters(figure: OverviewFigure, now: number): ProcurementFilters {
  const today = date(now)
  const filters: Record<OverviewFigure, ProcurementFilters> = {
    enrolling: { stage: 'open' },
    closing: { running: '1', deadlineFrom: today, deadlineTo: shiftedDay(today, closingDays - 1) },
    openings: { running: '2', deadlineFrom: today, deadlineTo: today },
    month: { announcedFrom: `${today.slice(0, 7)}-01`, announcedTo: today },
  }
  return filters[figure]
}

/** The projects with their deadline on a day that suppliers can still take part in. */
export const dueFilters = (day: string): ProcurementFilters => ({ running: '1', deadlineFrom: day, deadlineTo: day })

export const procurementOverview = z.object({
  figures: z.object({ enrolling: z.number(), closing: z.number(), openings: z.number(), month: z.number() }),
  /** The sum of the published budgets of the projects in `month`, 元. */
  monthBudget: amount,
  /** The days to come with deadlines, today first; each has its soonest projects. */
  deadlines: z.array(
    z.object({
      /** Shanghai date. */
      day: z.string(),
      count: z.number(),
      projects: z.array(procurementRow),
    }),
  ),
})
export type ProcurementOverview = z.output<typeof procurementOverview>

export const procurementStatistics = z.object({
  /** The last twelve months, the earliest first: announced projects, projects with a result, and the sum of their awards, 元. */
  months: z.array(z.object({ month: z.string(), announced: z.number(), awarded: z.number(), amount })),
  /** The projects announced in these months by their way of procurement. */
  methods: z.array(z.object({ method: z.string(), count: z.number() })),
})
export type ProcurementStatistics = z.output<typeof procurementStatistics>

/** Days of one answer about openings, at most. */
export const openingDays = 42
