import { progressLabels } from '#src/model/enrolment/labels.ts'
import { exactTime } from '#src/model/time/exact.ts'
import type { NewMessage } from '../messages/mailbox.ts'
import type { EnrolmentBook } from './book.ts'
import type { Lapsing } from './lapsing.ts'
import type { Enrolment } from './record.ts'

/** From the deposit to the end of the room. */
export function createOutcome(
  { exchange, enrolments, all, userOf, note, tell, enter }: EnrolmentBook,
  { turnAway }: Lapsing,
) {
  /** Four digits that say nothing of who came when. */
  const freeBidNo = ({ listing }: Enrolment): string => {
    const taken = new Set(all().flatMap((other) => (other.listing === listing ? (other.bidNo ?? []) : [])))
    for (const { bidNo } of listing.quotes) taken.add(bidNo)
    for (;;) {
      const bidNo = String(1000 + Math.floor(exchange.random() * 9000))
      if (!taken.has(bidNo)) return bidNo
    }
  }

  /** The deposit is there in full: a bidder's number, and the way into the room, if that still takes people in. */
  const qualify = (id: string) => {
    const enrolment = enrolments.get(id)
    if (enrolment?.state !== 'WAIT_DEPOSIT') return
    const { listing, userId, no } = enrolment
    enrolment.bidNo = freeBidNo(enrolment)
    if (!exchange.rooms.admit(enrolment)) return turnAway(enrolment)
    note(enrolment, progressLabels.qualified, progressLabels.bidNo.replace('{{bidNo}}', enrolment.bidNo))
    enter(enrolment, 'QUALIFIED')
    enrolment.documents.push(
      exchange.documents.issue('竞买资格确认书', [
        ['报名编号', no],
        ['项目名称', listing.assetsName],
        ['项目编号', listing.no],
        ['竞买人', userOf(userId).name],
        ['竞买号', enrolment.bidNo],
        ['竞价开始时间', exactTime(listing.opensAt)],
        '竞买号随机生成，与报名先后无关。请在竞价开始前进入报价大厅。',
      ]),
    )
    tell(enrolment, {
      kind: 'deposit',
      title: '保证金已生效',
      text: `“${listing.assetsName}”保证金已生效，竞买号 ${enrolment.bidNo}`,
      also: ['push', 'sms'],
    })
    exchange.mailbox.changed(userId, 'rooms')
  }

  /** More money came into the pool of a package while its owner bids. */
  const poolGrew = (id: string) => {
    const enrolment = enrolments.get(id)
    if (enrolment?.state === 'QUALIFIED' && enrolment.listing.isPackage) exchange.rooms.admit(enrolment)
  }

  /** What became of a bidder when the room has closed, with what is to be told. */
  const conclude = (id: string, state: 'WON' | 'LOST', letter: Omit<NewMessage, 'kind' | 'link'>) => {
    const enrolment = enrolments.get(id)
    if (enrolment?.state !== 'QUALIFIED') return
    note(enrolment, state === 'WON' ? progressLabels.won : progressLabels.lost)
    enter(enrolment, state)
    tell(enrolment, { ...letter, kind: 'bidding' })
  }

  /** Adds a document that follows from the room: a record of quotes, a confirmation of the deal. */
  const attach = (id: string, document: { name: string; url: string; at: number }) => {
    enrolments.get(id)?.documents.push(document)
  }

  return { qualify, poolGrew, conclude, attach }
}
