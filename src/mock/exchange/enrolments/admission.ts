import { progressLabels } from '#src/model/enrolment/labels.ts'
import type { EnrolState } from '#src/model/enrolment/schema.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { holderLabels } from '#src/model/signature/labels.ts'
import type { Bidder } from '../bidding/engine/room.ts'
import type { Rooms } from '../bidding/rooms/rooms.ts'
import type { Core } from '../core.ts'
import type { Deposits } from '../deposits/deposits.ts'
import type { Documents } from '../files/documents.ts'
import { holderOf, projectFacts } from '../files/letter.ts'
import type { Mailbox } from '../messages/mailbox.ts'
import type { Listing } from '../tables.ts'
import type { EnrolmentBook } from './book.ts'
import { type Enrolment, roomIdsOf } from './record.ts'

export type Admission = {
  /** Ends the enrolments for a listing whose rooms are over before their owners were admitted. */
  lapseUnqualified: (listing: Listing, reason: string) => void
  /** Lets the owner into the rooms, or brings them up to more money; answers whether there is a seat in a room that is not over. */
  admit: (enrolment: Enrolment) => boolean
}

type Ports = {
  rooms: Pick<Rooms, 'admit'>
  deposits: Pick<Deposits, 'paidOf' | 'freezeFor' | 'cancel' | 'release'>
  documents: Pick<Documents, 'issue'>
  mailbox: Pick<Mailbox, 'write' | 'changed'>
}

const minuteMs = 60_000

const reminders: readonly (readonly [beforeMs: number, title: string])[] = [
  [24 * 60 * minuteMs, '竞价将于 24 小时后开始'],
  [60 * minuteMs, '竞价将于 1 小时后开始'],
  [10 * minuteMs, '竞价将于 10 分钟后开始'],
]

/** States before a bidder number has been assigned. */
const unqualified: ReadonlySet<EnrolState> = new Set(['DRAFT', 'PENDING', 'FIX', 'WAIT_DEPOSIT'])

/** An enrolment as the room knows its bidder. */
const bidderOf = ({ userId, bidNo, form, listing, priority }: Enrolment, at: number): Bidder => ({
  userId,
  bidNo: bidNo ?? '',
  qualified: true,
  deposit: true,
  rank: priority?.isAccepted ? 1 : null,
  capital: null,
  base: listing.mode === 'final' && form.offer !== '' ? form.offer : null,
  qualifiedAt: at,
})

/** From the deposit into the rooms: the bidder number, the seat, or the end when the rooms admit no one any more. */
export function createAdmission(core: Core, book: EnrolmentBook, ports: Ports): Admission {
  const { all, enter, get, note, userOf, write } = book
  const { rooms, deposits, documents, mailbox } = ports

  const remindBeforeOpening = ({ id, userId, listing }: Enrolment) => {
    for (const [beforeMs, title] of reminders) {
      const at = listing.opensAt - beforeMs
      if (at <= core.now()) continue
      core.timers.set(at, () => {
        if (get(id)?.state !== 'QUALIFIED') return
        mailbox.write(userId, {
          kind: 'bidding',
          link: linkToOwn.quoteHall(listing.memberIds[0] ?? listing.assetsId),
          title,
          text: `“${listing.assetsName}”将于 ${exactTime(listing.opensAt)} 开始竞价`,
          also: ['push', 'sms'],
        })
      })
    }
  }

  const admit = (enrolment: Enrolment): boolean => {
    const { listing, depositId } = enrolment
    const paid = listing.isPackage && depositId !== null ? deposits.paidOf(depositId) : null
    const seats = rooms.admit(listing, {
      roomIds: roomIdsOf(enrolment),
      bidder: bidderOf(enrolment, core.now()),
      paid,
    })
    for (const { roomId, isOpen } of seats) if (isOpen && !listing.isPackage) deposits.freezeFor(enrolment, roomId)
    if (seats.length > 0) remindBeforeOpening(enrolment)
    return seats.length > 0
  }

  /** Four digits that do not reveal the order of enrolment. */
  const freeBidNo = ({ listing }: Enrolment): string => {
    const taken = new Set(all().flatMap((other) => (other.listing === listing ? (other.bidNo ?? []) : [])))
    for (const { bidNo } of listing.quotes) taken.add(bidNo)
    for (;;) {
      const bidNo = String(1000 + Math.floor(core.random() * 9000))
      if (!taken.has(bidNo)) return bidNo
    }
  }

  /** Ends an enrolment; what has arrived of a deposit goes back. */
  const lapse = (enrolment: Enrolment, reason: string) => {
    const { depositId, listing } = enrolment
    note(enrolment, '报名已结束', reason)
    enter(enrolment, 'EXPIRED', reason)
    if (depositId !== null) deposits.cancel(depositId, reason)
    write(enrolment, { title: '报名失效', text: `“${listing.assetsName}”${reason}`, also: ['push', 'sms'] })
  }

  /** The room admits no one any more, or has ended while it was asked. */
  const turnAway = (enrolment: Enrolment) => {
    enrolment.bidNo = null
    if (enrolment.state === 'WAIT_DEPOSIT') lapse(enrolment, '竞价已不再接受新的竞买人，报名失效')
    deposits.release(enrolment.depositId!, '未进入竞价')
  }

  core.events.on('depositArrived', ({ enrolId }) => {
    const enrolment = get(enrolId)
    if (enrolment?.state !== 'WAIT_DEPOSIT') return
    const { listing, userId, no } = enrolment
    enrolment.bidNo = freeBidNo(enrolment)
    if (!admit(enrolment)) return turnAway(enrolment)
    note(enrolment, progressLabels.qualified, progressLabels.bidNo.replace('{{bidNo}}', enrolment.bidNo))
    enter(enrolment, 'QUALIFIED')
    enrolment.documents.push(
      documents.issue('竞买资格确认书', {
        listing,
        holder: holderOf(holderLabels.bidder, userOf(userId)),
        facts: [
          ['报名编号', no],
          ...projectFacts(listing),
          [holderLabels.bidder, userOf(userId).name],
          ['竞买号', enrolment.bidNo],
          ['竞价开始时间', exactTime(listing.opensAt)],
        ],
        closing: ['竞买号随机生成，与报名先后无关。请在竞价开始前进入竞价厅。'],
      }),
    )
    write(enrolment, {
      kind: 'deposit',
      title: '保证金已生效',
      text: `“${listing.assetsName}”保证金已生效，竞买号 ${enrolment.bidNo}`,
      also: ['push', 'sms'],
    })
    mailbox.changed(userId, 'rooms')
  })
  core.events.on('poolGrew', ({ enrolId }) => {
    const enrolment = get(enrolId)
    if (enrolment?.state === 'QUALIFIED' && enrolment.listing.isPackage) admit(enrolment)
  })

  return {
    admit,
    lapseUnqualified: (listing, reason) => {
      const left = all().filter((enrolment) => enrolment.listing === listing && unqualified.has(enrolment.state))
      for (const enrolment of left) lapse(enrolment, reason)
    },
  }
}
