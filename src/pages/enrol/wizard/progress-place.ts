import type { EnrolDetail } from '#src/model/enrolment/schema.ts'

/** `stopped` by the exchange or the clock, `ended` by the person. */
export type Standing = 'current' | 'stopped' | 'ended'

const review = 4
const deposit = 5
const end = 6

/** States that say by themselves how far it has come. */
const places: Readonly<Record<string, number>> = {
  DRAFT: 1,
  PENDING: review,
  // What was given back is still under review: nothing that was done is undone.
  FIX: review,
  REJECTED: review,
  WAIT_DEPOSIT: deposit,
  QUALIFIED: end,
  DISQUALIFIED: end,
  WON: end,
  LOST: end,
}

const standings: Readonly<Record<string, Standing>> = {
  REJECTED: 'stopped',
  EXPIRED: 'stopped',
  CANCELLED: 'ended',
}

/** How far an enrolment has come among its six steps, and how it stands there; one that is over stays where it was. */
export function placeOf({ state, submittedAt, depositId }: Pick<EnrolDetail, 'state' | 'submittedAt' | 'depositId'>): {
  current: number
  standing: Standing
} {
  const reached = depositId ? deposit : submittedAt ? review : 1
  return { current: places[state] ?? reached, standing: standings[state] ?? 'current' }
}
