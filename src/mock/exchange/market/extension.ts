import type { EnrolState } from '#src/model/enrolment/schema.ts'
import { linkTo } from '#src/model/paths.ts'
import { exactTime } from '#src/model/time/exact.ts'
import type { Rooms } from '../bidding/rooms/rooms.ts'
import type { Core } from '../core.ts'
import type { Enrolment } from '../enrolments/record.ts'
import { enrolmentOf, nextCycleOf } from '../listings/lifecycle.ts'
import type { Mailbox } from '../messages/mailbox.ts'
import { cyclesLeftOf } from '../seed/listings/room-config.ts'
import type { Listing } from '../tables.ts'
import type { Favourites } from './favourites.ts'
import { announceExtension, type ExtensionReason, keepBiddingNotice } from './notices.ts'

export type Extension = {
  /** Whether the enrolment has ended without an applicant, and the notice may be extended. */
  isDue: (listing: Listing) => boolean
  /** Moves the dates, brings a new room, publishes the notice of it, and writes to those whom it concerns. */
  extend: (listing: Listing, at: number, reason: ExtensionReason) => void
}

type Ports = {
  rooms: Pick<Rooms, 'renew'>
  favourites: Pick<Favourites, 'ownersOf'>
  enrolments: { all: () => Enrolment[] }
  mailbox: Pick<Mailbox, 'write' | 'changed'>
}

/** States of an enrolment that may still lead into the room. */
const seeking: ReadonlySet<EnrolState> = new Set(['PENDING', 'FIX', 'WAIT_DEPOSIT', 'QUALIFIED'])

/** The extension of a notice that nobody has answered (domain 1.2, 3.6; decision 22). */
export function createExtension({ tables }: Core, { rooms, favourites, enrolments, mailbox }: Ports): Extension {
  const enrolmentsFor = (listing: Listing) => enrolments.all().filter((enrolment) => enrolment.listing === listing)

  const write = (listing: Listing, noticeId: string) => {
    const applicants = enrolmentsFor(listing).map(({ userId }) => userId)
    const { enrolUntil } = enrolmentOf(listing)
    for (const userId of new Set([...applicants, ...favourites.ownersOf(listing)])) {
      mailbox.write(userId, {
        kind: 'notice',
        title: '项目延期挂牌',
        text: `“${listing.assetsName}”延期挂牌，报名截止时间延至 ${exactTime(enrolUntil)}，竞价自 ${exactTime(listing.opensAt)} 开始，点击查看公告。`,
        link: linkTo.newsZxdt(noticeId),
        also: ['mail'],
      })
      mailbox.changed(userId, 'favourites')
    }
  }

  return {
    isDue: (listing) => cyclesLeftOf(listing) > 0 && !enrolmentsFor(listing).some(({ state }) => seeking.has(state)),
    extend: (listing, at, reason) => {
      keepBiddingNotice(tables, listing)
      Object.assign(listing, nextCycleOf(listing, at), { status: 'EXTENDED', quotes: [], shownPrice: null })
      rooms.renew(listing)
      write(listing, announceExtension(tables, listing, reason).id)
    },
  }
}
