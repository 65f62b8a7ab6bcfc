import { termDays } from '#src/model/terms/rules.ts'
import { addWorkingDays, officeEnd } from '#src/model/time/working-days.ts'
import { dayMs } from '#src/model/time/units.ts'
import type { Listing, ListingStatus } from '../tables.ts'

const noticeBeforeMs = 24 * dayMs
const closedBeforeMs = 3 * dayMs

/** The course of a listing up to its room: the state it enters so long before its bidding opens (domain 2.2). */
export const wayToRoom: readonly (readonly [status: ListingStatus, beforeMs: number])[] = [
  ['NOTICE', noticeBeforeMs],
  ['CLOSED', closedBeforeMs],
  ['WAIT_BID', dayMs],
]

/** The result is public this long before the deal is done. */
export const publicityMs = 7 * dayMs

/** What follows a deal, by when; the contract after the publicity. Epoch ms. */
export function datesAfterDeal(closedAt: number): { publicityUntil: number; signBy: number } {
  const publicityUntil = closedAt + publicityMs
  return { publicityUntil, signBy: officeEnd(addWorkingDays(publicityUntil, termDays.contract)) }
}

/** When the price is to be paid in full, once the contract has effect. Epoch ms. */
export const payBy = (effectiveAt: number): number => officeEnd(addWorkingDays(effectiveAt, termDays.payment))

/** From when until when people may enrol, and when the deposit must be there; a pre-disclosure takes no enrolments. */
export const enrolmentOf = ({
  publishedAt,
  noticedAt,
  opensAt,
  enrolEndsAt,
  depositEndsAt,
  extended,
}: Pick<Listing, 'publishedAt' | 'noticedAt' | 'opensAt' | 'enrolEndsAt' | 'depositEndsAt' | 'extended'>) => ({
  enrolFrom: extended?.enrolFrom ?? noticedAt ?? Math.max(publishedAt, opensAt - noticeBeforeMs),
  enrolUntil: enrolEndsAt ?? opensAt - closedBeforeMs,
  depositUntil: depositEndsAt ?? opensAt - dayMs,
})

type NextCycle = Pick<Listing, 'extended' | 'enrolEndsAt' | 'depositEndsAt' | 'opensAt' | 'closesAt'>

/**
 * The dates of a listing whose notice is extended at that instant: people may enrol for five working days more, and the room opens on a
 * working day, no sooner after the enrolment than it would have. Epoch ms.
 */
export function nextCycleOf(listing: Listing, at: number): NextCycle {
  const { enrolFrom, enrolUntil, depositUntil } = enrolmentOf(listing)
  const enrolEndsAt = addWorkingDays(at, termDays.cycle)
  let opensAt = addWorkingDays(listing.opensAt, termDays.cycle)
  while (opensAt - enrolEndsAt < listing.opensAt - enrolUntil) opensAt = addWorkingDays(opensAt, 1)
  return {
    extended: { at: [...(listing.extended?.at ?? []), at], enrolFrom },
    enrolEndsAt,
    depositEndsAt: opensAt - (listing.opensAt - depositUntil),
    opensAt,
    closesAt: opensAt + (listing.plannedMs ?? listing.closesAt - listing.opensAt),
  }
}
