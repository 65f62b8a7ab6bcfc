import type { EnrolState } from '#src/model/enrolment/schema.ts'
import type { Listing } from '../tables.ts'
import type { EnrolmentBook } from './book.ts'
import type { Enrolment } from './record.ts'

/** States before somebody has a bidder's number. */
const unqualified: ReadonlySet<EnrolState> = new Set(['DRAFT', 'PENDING', 'FIX', 'WAIT_DEPOSIT'])

export type Lapsing = ReturnType<typeof createLapsing>

/** Enrolments of which the room makes an end before their owners are in it. */
export function createLapsing({ exchange, all, note, tell, enter }: EnrolmentBook) {
  /** Nothing comes of it any more; what has arrived of a deposit goes back. */
  const lapse = (enrolment: Enrolment, reason: string) => {
    const { depositId, listing } = enrolment
    note(enrolment, '报名已结束', reason)
    enter(enrolment, 'EXPIRED', reason)
    if (depositId !== null) exchange.deposits.cancel(depositId, reason)
    tell(enrolment, { title: '报名失效', text: `“${listing.assetsName}”${reason}`, also: ['push', 'sms'] })
  }

  /** Its room is over: whoever has not been let in by then stays out, and owes nothing. */
  const lapseUnqualified = (listing: Listing, reason: string) => {
    const left = all().filter((enrolment) => enrolment.listing === listing && unqualified.has(enrolment.state))
    for (const enrolment of left) lapse(enrolment, reason)
  }

  /** The room takes nobody in any more, or has ended while it was asked. */
  const turnAway = (enrolment: Enrolment) => {
    enrolment.bidNo = null
    if (enrolment.state === 'WAIT_DEPOSIT') lapse(enrolment, '竞价已不再接受新的竞买人，报名失效')
    exchange.deposits.release(enrolment.depositId!, '未进入竞价')
  }

  return { lapseUnqualified, turnAway }
}
