import { date, parseShanghai } from './shanghai.ts'
import { dayMs } from './units.ts'

/** A day `YYYY-MM-DD` as an instant of UTC, so that no zone moves it. */
const utcOf = (day: string): number => Date.parse(`${day}T00:00Z`)

const dayOf = (utc: number): string => new Date(utc).toISOString().slice(0, 10)

/** The day so many days later. */
export const shiftedDay = (day: string, days: number): string => dayOf(utcOf(day) + days * dayMs)

/** Whether the text is a day of a year with which a calendar can go on in either direction: the last weeks of 9999 have no text. */
export const isUsualDay = (text: string): boolean =>
  text >= '1900-01-01' && text < '2200-01-01' && parseShanghai(text) !== null

/** 0 is Monday. */
export const weekdayOf = (day: string): number => (new Date(utcOf(day)).getUTCDay() + 6) % 7

/** Whether the text is a month, `YYYY-MM`. */
export const isMonth = (text: string): boolean => /^\d{4}-\d\d$/.test(text) && parseShanghai(`${text}-01`) !== null

/** The month of an instant in Shanghai. */
export const monthOf = (instant: number): string => date(instant).slice(0, 7)

/** The month so many months later. */
export function shiftedMonth(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}

/** The weeks of a month from Monday, with the days of the neighbouring months that complete the first and the last one. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`
  const weeks: string[][] = []
  for (let monday = shiftedDay(first, -weekdayOf(first)); monday < `${month}-32`; monday = shiftedDay(monday, 7))
    weeks.push(Array.from({ length: 7 }, (_, index) => shiftedDay(monday, index)))
  return weeks
}
