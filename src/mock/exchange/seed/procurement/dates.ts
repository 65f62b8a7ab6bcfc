import { procurementMethods, type ProcurementMethod } from '#src/model/procurement/kinds.ts'
import { procurementLaw } from '#src/model/procurement/rules.ts'
import type { Schedule } from '#src/model/procurement/stage.ts'
import { dayMs, hourMs, minuteMs } from '#src/model/time/units.ts'
import { isWorkingDay } from '#src/model/time/working-days.ts'
import type { Random } from '../../../random.ts'

/** Least days from the sale of the documents to the deadline (招标投标法 art. 24), and how many days before it questions end (实施条例 art. 22). */
const tender = { days: 20, questionDays: 10 } as const

/** Shanghai is always eight hours ahead. Counted rather than written and read again: a world has thousands of these dates. */
const midnightOf = (instant: number): number => instant - ((instant + 8 * hourMs) % dayMs)

/** Of days that were asked for before, by their midnight. */
const workingDays = new Map<number, boolean>()

function isKnownWorkingDay(instant: number): boolean {
  const midnight = midnightOf(instant)
  const known = workingDays.get(midnight) ?? isWorkingDay(midnight)
  workingDays.set(midnight, known)
  return known
}

/** So many days later, at a Shanghai time of day. */
const later = (instant: number, days: number, hour: number, minute = 0): number =>
  midnightOf(instant) + days * dayMs + hour * hourMs + minute * minuteMs

/** The same time of day on this working day or the next. */
function onWorkingDay(instant: number): number {
  let at = instant
  while (!isKnownWorkingDay(at)) at += dayMs
  return at
}

const openingTimes = [
  [9, 30],
  [10, 0],
  [11, 0],
  [14, 30],
  [15, 30],
] as const

/** The dates of a project that is announced on that day, all planned ones included. Every one is as the law demands. */
export function datesFrom(random: Random, method: ProcurementMethod, day: number): Schedule {
  const isTender = procurementMethods[method] === 'tender'
  const [hour, minute] = random.pick(openingTimes)
  const announcedAt = onWorkingDay(later(day, 0, random.int(9, 16), random.int(0, 5) * 10))
  const saleFrom = onWorkingDay(later(announcedAt, 1, 9))
  const saleTo = onWorkingDay(later(saleFrom, procurementLaw.saleDays + random.int(0, 2), 17))
  const deadlineAt = isTender
    ? onWorkingDay(later(saleFrom, tender.days + random.int(1, 5), hour, minute))
    : onWorkingDay(later(saleTo, random.int(1, 4), hour, minute))
  return {
    announcedAt,
    saleFrom,
    saleTo,
    questionsUntil: isTender ? later(deadlineAt, -tender.questionDays, 17) : saleTo,
    deadlineAt,
    ...laterDates(random, deadlineAt),
  }
}

/** What follows the deadline as planned, for a project that comes to its contract. */
export function laterDates(random: Random, deadlineAt: number) {
  const openedAt = deadlineAt + 2 * hourMs
  const reportAt = onWorkingDay(later(deadlineAt, random.int(1, 2), 16))
  const publicityFrom = later(reportAt, random.int(1, 2), 10)
  const publicityTo = onWorkingDay(later(publicityFrom, procurementLaw.publicityDays + random.int(0, 2), 17))
  const resultAt = onWorkingDay(later(publicityTo, 1, 10))
  return {
    openedAt,
    reportAt,
    publicityFrom,
    publicityTo,
    resultAt,
    contractAt: onWorkingDay(later(resultAt, random.int(7, 24), 15)),
    terminatedAt: null,
    pausedSince: null,
  }
}
