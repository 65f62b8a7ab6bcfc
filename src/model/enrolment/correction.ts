import { wholeMinute } from '../time/exact.ts'
import { minuteMs } from '../time/units.ts'
import { addWorkingDays } from '../time/working-days.ts'

/** Working days that somebody has to put right what was sent back, where nothing ends before. */
export const correctionDays = 2
/** Who is sent back at the very end of enrolment has this long all the same, if the deposit leaves it. */
const leastMs = 10 * minuteMs
/** What is put right must still be looked at, and paid for. */
const payingMs = minuteMs

export const correctionLimits = ['enrol', 'deposit'] as const
/** What makes the time for a correction shorter than its days. */
export type CorrectionLimit = (typeof correctionLimits)[number]

type Ends = { enrolUntil: number; depositUntil: number }

/** Until when an enrolment that is sent back now is to be put right: never longer than it serves for something. Epoch ms. */
export function correctionOf(
  { enrolUntil, depositUntil }: Ends,
  now: number,
): { until: number; limit: CorrectionLimit | null } {
  const days = wholeMinute(addWorkingDays(now, correctionDays))
  const enrolment = Math.max(enrolUntil, wholeMinute(now + leastMs))
  const paying = depositUntil - payingMs
  const deposit = paying > now ? paying : depositUntil
  const until = Math.min(days, enrolment, deposit)
  if (until === days) return { until, limit: null }
  return { until, limit: until === enrolment ? 'enrol' : 'deposit' }
}
