import * as z from 'zod/mini'
import { fact, figure, flag, identifier, orElse, readAs } from '../lenient.ts'
import { nullish } from '../nullish.ts'
import { isMonth, monthOf, shiftedMonth } from '../time/month.ts'
import { relatedAsset } from './article.ts'

/** What the calendar shows: a roadshow, the end of enrolment, the start of bidding. */
export const calendarKinds = ['roadshow', 'enrol', 'bidding'] as const
export type CalendarKind = (typeof calendarKinds)[number]

const event = z.object({
  id: identifier,
  kind: z.enum(calendarKinds),
  /** Of the roadshow, else of the asset. */
  title: z.string(),
  /** Epoch ms. */
  at: figure,
  /** Of an event that lasts. */
  endsAt: nullish(figure),
  place: nullish(z.string()),
  /** Address of a live stream. */
  liveUrl: nullish(z.string()),
  isCancelled: orElse(flag, false),
  asset: z.extend(relatedAsset, { no: fact(z.string()) }),
  /** The roadshow that the event is. */
  roadshowId: nullish(identifier),
})
export type CalendarEvent = z.output<typeof event>

/** An event of a kind that this portal does not know, or that is unreadable, is left out: the rest is still of use. */
const readable = (written: unknown): unknown =>
  Array.isArray(written) ? written.filter((one) => z.safeParse(event, one).success) : written

/** The events of one month of Shanghai, in the order of their times. */
export const calendarMonth = z.object({
  month: z.string(),
  events: /* @__PURE__ */ readAs(readable, z.array(event)),
})
export type CalendarMonth = z.output<typeof calendarMonth>

/** Months before and after the current one: no date is set a year ahead, and older ones are in the notices of their projects. */
const reach = { before: 24, after: 12 } as const

/** The first and the last month of the calendar. */
export const calendarRange = (now: number): readonly [first: string, last: string] => [
  shiftedMonth(monthOf(now), -reach.before),
  shiftedMonth(monthOf(now), reach.after),
]

/** Whether the calendar has the month. */
export function hasMonth(month: string, now: number): boolean {
  const [first, last] = calendarRange(now)
  return isMonth(month) && first <= month && month <= last
}
