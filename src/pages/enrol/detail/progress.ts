import type { EnrolDetail } from '#src/model/enrolment/schema.ts'
import type { Translate } from '#src/shared/lib/text/i18n.ts'
import { type Step, stepsAt } from '#src/shared/ui/display/Steps.tsx'
import { stepLabels } from '../labels.ts'

const review = 4
const deposit = 5
const end = 6

/** Index of the current step, where the state alone determines it. */
const reachedBy: Readonly<Record<string, number>> = {
  DRAFT: 1,
  PENDING: review,
  // A returned enrolment is still under review: no step is undone.
  FIX: review,
  REJECTED: review,
  WAIT_DEPOSIT: deposit,
  QUALIFIED: end,
  DISQUALIFIED: end,
  WON: end,
  LOST: end,
  DEFAULT: end,
}

const endedBy: Readonly<Record<string, 'failed' | 'stopped'>> = {
  REJECTED: 'failed',
  EXPIRED: 'failed',
  CANCELLED: 'stopped',
}

/** The six steps of an enrolment (domain 6.3); one that is over stays at the step where it ended. */
export function stepsOf(
  { state, submittedAt, depositId }: Pick<EnrolDetail, 'state' | 'submittedAt' | 'depositId'>,
  t: Translate,
): Step[] {
  const reached = depositId ? deposit : submittedAt ? review : 1
  return stepsAt(
    stepLabels.map((label) => t(label)),
    reachedBy[state] ?? reached,
    endedBy[state],
  )
}
