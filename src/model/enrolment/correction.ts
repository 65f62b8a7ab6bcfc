import { wholeMinute } from '../time/exact.ts'
import { minuteMs } from '../time/units.ts'
import { addWorkingDays } from '../time/working-days.ts'

/** Working days to correct a returned enrolment, unless an earlier deadline applies. */
export const correctionDays = 2
/** Minimum time for a correction at the end of enrolment, if the deposit deadline allows it. */
const leastMs = 10 * minuteMs
/** Time for the review and the payment after a correction. */
const payingMs = minuteMs

export const correctionLimits = ['enrol', 'deposit'] as const
/** The deadline that shortens the time for a correction. */
export type CorrectionLimit = (typeof correctionLimits)[number]

type Ends = { enrolUntil: number; depositUntil: number }

/** The deadline for correcting an enrolment returned now; never later than the correction can take effect. Epoch ms. */
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
