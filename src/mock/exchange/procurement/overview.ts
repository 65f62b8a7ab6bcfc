import { addMoney } from '#src/model/money/money.ts'
import {
  deadlineDays,
  dueFilters,
  figureFilters,
  openingDays,
  overviewFigures,
  type ProcurementOverview,
  type ProcurementStatistics,
} from '#src/model/procurement/overview.ts'
import { methodKeys } from '#src/model/procurement/kinds.ts'
import type { ProcurementRow } from '#src/model/procurement/schema.ts'
import { isOpenedAsPlanned } from '#src/model/procurement/stage.ts'
import type { ProcurementFilters } from '#src/model/procurement/search.ts'
import { monthOf, shiftedDay, shiftedMonth } from '#src/model/time/month.ts'
import { date, parseShanghai } from '#src/model/time/shanghai.ts'
import { dayMs } from '#src/model/time/units.ts'
import { Refusal } from '../refusal.ts'
import type { Procurement } from '../tables.ts'
import { byNumber, isAnnounced, publicDates, rowOf } from './projects.ts'
import type { Response } from './record.ts'
import { ranked } from './responses.ts'
import { fits } from './search.ts'

/** Projects that a day of the overview names. */
const namedPerDay = 4

/** Those that fit, by their deadline; the same test as that of the lists. */
function found(projects: readonly Procurement[], filters: ProcurementFilters, now: number): Procurement[] {
  const isHit = fits(filters)
  const hits = projects.filter((project) => isHit(project, now))
  return hits.toSorted((one, other) => one.dates.deadlineAt - other.dates.deadlineAt || byNumber(one, other))
}

/** The figures and the deadlines of the days to come; every number is the length of a list with the same filters. */
export function overviewOf(projects: readonly Procurement[], now: number): ProcurementOverview {
  const lists = Object.fromEntries(
    overviewFigures.map((figure) => [figure, found(projects, figureFilters(figure, now), now)]),
  ) as Record<(typeof overviewFigures)[number], Procurement[]>
  const published = lists.month.filter(({ isBudgetSecret }) => !isBudgetSecret)
  const today = date(now)
  const days = Array.from({ length: deadlineDays }, (_, index) => shiftedDay(today, index))
  const soon = found(projects, { running: '1', deadlineFrom: today, deadlineTo: days.at(-1)! }, now)
  const figures = Object.fromEntries(Object.entries(lists).map(([figure, list]) => [figure, list.length]))
  return {
    figures: figures as ProcurementOverview['figures'],
    monthBudget: addMoney(...published.map(({ budget }) => budget)),
    deadlines: days
      .map((day) => ({ day, due: found(soon, dueFilters(day), now) }))
      .filter(({ due }) => due.length > 0)
      .map(({ day, due }) => ({
        day,
        count: due.length,
        projects: due.slice(0, namedPerDay).map((project) => rowOf(project, now)),
      })),
  }
}

/** The midnights at both ends of a period of days. */
function periodOf(from: string, to: string): readonly [number, number] {
  const [first, last] = [parseShanghai(from), parseShanghai(to)]
  if (first === null || last === null || last < first) throw new Refusal(400, '日期格式不正确')
  if (last - first >= openingDays * dayMs) throw new Refusal(400, '查询的日期范围过长')
  return [first, last + dayMs]
}

/** The openings in a period of Shanghai days, both included, the earliest first; of terminated projects none. */
export function openingsIn(projects: Iterable<Procurement>, from: string, to: string, now: number): ProcurementRow[] {
  const [start, end] = periodOf(from, to)
  return [...projects]
    .filter((project) => isAnnounced(project, now))
    .filter(({ dates: { deadlineAt } }) => deadlineAt >= start && deadlineAt < end)
    .map((project) => rowOf(project, now))
    .filter(({ schedule }) => isOpenedAsPlanned(schedule))
    .toSorted((one, other) => one.schedule.deadlineAt - other.schedule.deadlineAt || byNumber(one, other))
}

type ResponsesOf = (project: Procurement) => Response[]

/** What a project was awarded for, 元; after its result nothing changes it. Worlds share dates, but no project and no responses. */
const awards = new WeakMap<Procurement, string>()

function awardOf(project: Procurement, responsesOf: ResponsesOf): string {
  const known = awards.get(project)
  if (known !== undefined) return known
  const responses = responsesOf(project)
  const sum = addMoney(...project.lots.map(({ id }) => ranked(project, responses, id)[0]?.price ?? '0'))
  awards.set(project, sum)
  return sum
}

const months = 12

/** The month of an instant among these; undefined before the first. */
const monthFinder = (known: readonly string[]) => {
  const starts = known.map((month) => parseShanghai(`${month}-01`)!)
  return (instant: number): string | undefined => known[starts.findLastIndex((start) => start <= instant)]
}

/** Announcements and awards of the last twelve months, this one included. */
export function statisticsOf(
  projects: readonly Procurement[],
  responsesOf: ResponsesOf,
  now: number,
): ProcurementStatistics {
  const known = Array.from({ length: months }, (_, index) => shiftedMonth(monthOf(now), index - months + 1))
  const monthAt = monthFinder(known)
  const announced = projects.filter((project) => isAnnounced(project, now) && monthAt(project.dates.announcedAt))
  const results = projects
    .map((project) => ({ project, resultAt: project.dates.resultAt ?? Infinity }))
    .filter(({ project, resultAt }) => resultAt <= now && publicDates(project, now).resultAt != null)
  return {
    months: known.map((month) => {
      const own = results.filter(({ resultAt }) => monthAt(resultAt) === month)
      return {
        month,
        announced: announced.filter(({ dates }) => monthAt(dates.announcedAt) === month).length,
        awarded: own.length,
        amount: addMoney(...own.map(({ project }) => awardOf(project, responsesOf))),
      }
    }),
    methods: methodKeys.map((method) => ({
      method,
      count: announced.filter((project) => project.method === method).length,
    })),
  }
}
