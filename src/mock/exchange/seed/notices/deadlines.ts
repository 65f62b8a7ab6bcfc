import type { Deadline } from '#src/model/notice/detail.ts'
import { noticeType } from '#src/model/notice/schema.ts'
import { termDays } from '#src/model/terms/rules.ts'
import { addWorkingDays } from '#src/model/time/working-days.ts'
import { datesAfterDeal, enrolmentOf } from '../../listings/lifecycle.ts'
import type { Listing } from '../../tables.ts'

const beforeRoom = (listing: Listing): Deadline[] => {
  const { enrolUntil, depositUntil } = enrolmentOf(listing)
  return [
    { kind: 'enrol', at: enrolUntil, workingDays: null },
    { kind: 'deposit', at: depositUntil, workingDays: null },
    { kind: 'bidding', at: listing.opensAt, workingDays: null },
  ]
}

const afterDeal = ({ closesAt }: Listing): Deadline[] => {
  const { publicityUntil, signBy } = datesAfterDeal(closesAt)
  return [
    { kind: 'publicity', at: publicityUntil, workingDays: null },
    { kind: 'contract', at: signBy, workingDays: termDays.contract },
  ]
}

const refundFrom = (at: number): Deadline[] => [
  { kind: 'refund', at: addWorkingDays(at, termDays.refund), workingDays: termDays.refund },
]

/** What ends when, by the type of the notice; types without an entry set no date. */
const deadlinesBy: Readonly<Record<number, (listing: Listing, publishedAt: number) => Deadline[]>> = {
  [noticeType.bidding]: beforeRoom,
  [noticeType.extension]: beforeRoom,
  [noticeType.resumption]: (listing, publishedAt) => [
    { kind: 'resume', at: publishedAt, workingDays: null },
    ...beforeRoom(listing),
  ],
  [noticeType.dealPublicity]: afterDeal,
  [noticeType.deal]: (listing) => afterDeal(listing).slice(1),
  [noticeType.failure]: ({ closesAt }) => refundFrom(closesAt),
  [noticeType.termination]: ({ defaultedAt }, publishedAt) => (defaultedAt ? [] : refundFrom(publishedAt)),
}

/** The dates that follow from a notice, the earliest first; by the same rules as the lists and the rooms. */
export const deadlinesOf = (listing: Listing, type: number, publishedAt: number): Deadline[] =>
  (deadlinesBy[type]?.(listing, publishedAt) ?? []).toSorted((one, other) => one.at - other.at)
