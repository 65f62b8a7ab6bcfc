import type { ProcurementRow } from '#src/model/procurement/schema.ts'
import { type ProcurementStage, type Schedule, stageOf } from '#src/model/procurement/stage.ts'
import { placeName } from '../seed/listings/places.ts'
import type { Procurement } from '../tables.ts'

/** Whether a project has been announced. */
export const isAnnounced = ({ dates }: Procurement, now: number): boolean => dates.announcedAt <= now

/** Of projects at the same time the lower number is first, in whatever list they are. */
export const byNumber = ({ no: one }: Pick<Procurement, 'no'>, { no: other }: Pick<Procurement, 'no'>): number =>
  Number(one > other) - Number(one < other)

/** The first of the planned dates of a project after this moment; without one it is infinite. Between them nothing changes. */
export function nextMomentOf({ dates }: Procurement, now: number): number {
  const toCome = Object.values(dates).filter((moment) => moment != null && moment > now)
  return Math.min(...(toCome as number[]))
}

/** The dates after the deadline that are set only by what happens then. */
const laterDates = ['openedAt', 'reportAt', 'publicityFrom', 'resultAt', 'contractAt', 'terminatedAt'] as const

/** What is public of the dates of a project: those that were announced, and of the others those that have come. */
export function publicDates({ dates }: Procurement, now: number): Schedule {
  const pausedSince = dates.pausedSince != null && dates.pausedSince <= now ? dates.pausedSince : null
  const end = dates.terminatedAt ?? Infinity
  const at = Math.min(now, pausedSince ?? now)
  const come = (moment: number | null | undefined) => (moment != null && moment <= Math.min(at, end) ? moment : null)
  const known = Object.fromEntries(laterDates.map((name) => [name, come(dates[name])]))
  // The end of the publicity is announced with its beginning.
  const publicityTo = come(dates.publicityFrom) === null ? null : dates.publicityTo
  return { ...dates, ...known, publicityTo, pausedSince }
}

export const stageNow = (project: Procurement, now: number): ProcurementStage => stageOf(publicDates(project, now), now)

/** A project as the lists show it. */
export const rowOf = (project: Procurement, now: number): ProcurementRow => ({
  id: project.id,
  no: project.no,
  name: project.name,
  method: project.method,
  category: project.category,
  regionCode: String(project.adcode),
  region: placeName(project.adcode),
  purchaser: project.purchaser,
  agency: project.agency,
  budget: project.isBudgetSecret ? null : project.budget,
  lotCount: project.lots.length,
  schedule: publicDates(project, now),
})
