import { progressLabels } from '#src/model/enrolment/labels.ts'
import type { PriceDue } from '#src/model/settlement/price-due.ts'
import { termDays } from '#src/model/terms/rules.ts'
import { meetsReserve, rankingOf } from '../../bidding/engine/ranking.ts'
import type { Room } from '../../bidding/engine/room.ts'
import type { Group } from '../../bidding/rooms/record.ts'
import type { Core } from '../../core.ts'
import type { SecondBid, WonLot } from '../../deals/record.ts'
import type { Deposits } from '../../deposits/deposits.ts'
import type { Documents } from '../../files/documents.ts'
import type { Mailbox } from '../../messages/mailbox.ts'
import { worthAt } from '../../listings/package.ts'
import { asksSecondOf } from '../../seed/listings/room-config.ts'
import { priceText } from '../../seed/texts/amounts.ts'
import type { Listing } from '../../tables.ts'
import type { Admission } from '../admission.ts'
import type { EnrolmentBook, EnrolmentMessage } from '../book.ts'
import type { Debts } from '../access.ts'
import type { Enrolment } from '../record.ts'
import { issueDealConfirmation, issueQuoteRecord, issueSecondConfirmation } from './documents.ts'

/** What a bidder learns in the room after its end. */
type AfterRoom = {
  refundBy: number | null
  refundedAt: number | null
  isDefaulted: boolean
  price: PriceDue | null
}

export type Outcome = {
  /** When the deposit of this user goes back, and what is owed. */
  afterRoomOf: (userId: string | null, assetsId: string) => AfterRoom
  /** Opens a new deposit for a bidder whose own went back after the room; answers its id. */
  askDepositAgain: (enrolId: string, deadline: number) => string
  /** The bidder takes the place of a winner in default. */
  succeed: (enrolId: string, lot: WonLot) => void
}

type Ports = {
  admission: Pick<Admission, 'lapseUnqualified'>
  deposits: Pick<Deposits, 'open' | 'find' | 'freeze' | 'freezeFor' | 'unfreeze' | 'release'>
  documents: Pick<Documents, 'issue'>
  mailbox: Pick<Mailbox, 'changed'>
  debts: Debts
}

const refunded = `保证金将于 ${termDays.refund} 个工作日内退还`

const unsoldTexts: Readonly<Record<string, string>> = {
  FAILED: `本场竞买已流拍，${refunded}`,
  TERMINATED: `本场竞买已终止，${refunded}`,
}

const roomsOf = ({ state }: Group): Room[] => Object.values(state.rooms)

const lotFor = ({ lots }: Group, whole: Listing, { config }: Room, price: string): WonLot => {
  const lot = lots.get(config.roomId) ?? whole
  return { assetsId: lot.assetsId, name: lot.assetsName, priceText: priceText(price, lot), yuan: worthAt(lot, price) }
}

const lostText = (group: Group): string => {
  const kinds = roomsOf(group).map(({ result }) => result?.kind ?? '')
  const isSold = kinds.some((kind) => kind === 'DEAL' || kind === 'AGREEMENT')
  return isSold ? `未竞得，${refunded}` : (unsoldTexts[kinds[0] ?? ''] ?? unsoldTexts['FAILED']!)
}

/** What the rooms mean for the enrolments and deposits of their bidders, from the opening to the result (domain 5.6). */
export function createOutcome(core: Core, book: EnrolmentBook, ports: Ports): Outcome {
  const { all, current, enter, get, note, write } = book
  const { admission, deposits, documents, mailbox, debts } = ports

  /** Who is asked after a default of the winner, and at which price: the last valid one of that bidder. */
  const secondOf = (group: Group, listing: Listing, room: Room): SecondBid | null => {
    if (!asksSecondOf(listing)) return null
    const bid = rankingOf(room).find(({ userId }) => userId !== room.winnerId)
    const enrolment = bid && current(bid.userId, listing.assetsId)
    if (!enrolment || !meetsReserve(room.config, bid.amount)) return null
    return { enrolId: enrolment.id, userId: bid.userId, lot: lotFor(group, listing, room, bid.amount) }
  }

  const qualifiedFor = (listing: Listing | null): Enrolment[] =>
    all().filter((enrolment) => enrolment.listing === listing && enrolment.state === 'QUALIFIED')

  const depositOf = (userId: string, assetsId: string) => {
    const depositId = current(userId, assetsId)?.depositId
    return depositId ? deposits.find(depositId) : null
  }

  /** The deposit follows the pool of the package: what binds a lot is frozen, what frees it is freed. */
  const followPool = ({ state, lots, listing }: Group, userId: string) => {
    const pool = state.pools[userId]
    const deposit = listing && depositOf(userId, listing.assetsId)
    if (!pool || !deposit) return
    const bound = new Set([...pool.frozen, ...pool.consumed])
    for (const lot of bound)
      if (!deposit.frozen.has(lot))
        deposits.freeze(deposit.id, lot, state.requirements[lot] ?? '0', '标的领先', lots.get(lot)?.assetsName)
    for (const lot of deposit.frozen.keys()) if (!bound.has(lot)) deposits.unfreeze(deposit.id, lot, '被其他竞买人超越')
  }

  const conclude = (enrolment: Enrolment, state: 'WON' | 'LOST', message: EnrolmentMessage) => {
    note(enrolment, state === 'WON' ? progressLabels.won : progressLabels.lost)
    enter(enrolment, state)
    write(enrolment, { ...message, kind: 'bidding' })
  }

  /** A new cycle never uses the deposit of the one before: its bidders enrol again if they wish to (decision 22). */
  const endCycle = (enrolment: Enrolment) => {
    const { listing, depositId } = enrolment
    const reason = `本场竞买无人受理，项目延期挂牌，${refunded}，可以重新报名`
    note(enrolment, '报名已结束', reason)
    enter(enrolment, 'EXPIRED', reason)
    write(enrolment, {
      kind: 'bidding',
      title: '竞价结果',
      text: `“${listing.assetsName}”${reason}`,
      also: ['push', 'sms'],
    })
    if (depositId !== null) deposits.release(depositId, '项目延期挂牌')
    mailbox.changed(enrolment.userId, 'rooms')
  }

  const concludeBidder = (enrolment: Enrolment, group: Group) => {
    const { userId, depositId, listing } = enrolment
    const won = roomsOf(group).filter((room) => room.winnerId === userId)
    const winner = core.tables.users.get(userId)!
    enrolment.documents.push(issueQuoteRecord(documents.issue, group, enrolment, { bidder: winner }))
    if (won.length > 0) {
      const win = { winner, won, now: core.now() }
      enrolment.documents.push(issueDealConfirmation(documents.issue, group, enrolment, win))
      conclude(enrolment, 'WON', {
        title: '恭喜您成为最高应价人',
        text: `“${listing.assetsName}”竞价结束，您已竞得，请按期签订合同`,
        also: ['push', 'sms'],
      })
    } else
      conclude(enrolment, 'LOST', {
        title: '竞价结果',
        text: `“${listing.assetsName}”${lostText(group)}`,
        also: ['push', 'sms'],
      })
    if (depositId !== null) {
      const wonRooms = won.map(({ config }) => config.roomId)
      deposits.release(depositId, wonRooms.length > 0 ? '未竞得标的的保证金' : '未竞得', wonRooms)
    }
    mailbox.changed(userId, 'rooms')
    if (won.length > 0)
      core.events.emit('dealMade', {
        enrolId: enrolment.id,
        lots: won.map((room) => lotFor(group, listing, room, room.result?.price ?? '0')),
        second: secondOf(group, listing, won[0]!),
      })
  }

  core.events.on('roomEvent', ({ group, roomId, event }) => {
    if (event.type === 'DEPOSIT_LOCK' && event.to !== null) followPool(group, event.to)
    const opens =
      event.type === 'PHASE' && group.state.rooms[roomId]?.lastOpenId === null && event.data.phase.name !== 'ENDED'
    if (!opens || group.listing?.isPackage) return
    for (const enrolment of qualifiedFor(group.listing)) deposits.freezeFor(enrolment, roomId)
  })

  core.events.on('roomClosed', ({ group, listing }) => {
    const results = roomsOf(group).map(({ result }) => result)
    if (results.includes(null)) return
    // Drafts go on: there is more time for them.
    if (results.some((result) => result?.kind === 'EXTEND')) return qualifiedFor(listing).forEach(endCycle)
    for (const enrolment of qualifiedFor(listing)) concludeBidder(enrolment, group)
    const isTerminated = results.every((result) => result?.kind === 'TERMINATED')
    admission.lapseUnqualified(listing, isTerminated ? '本场竞买已终止，报名失效' : '竞价已结束，报名失效')
  })

  core.events.on('dealDefaulted', ({ enrolId, reason }) => enter(get(enrolId)!, 'DEFAULT', reason))

  return {
    askDepositAgain: (enrolId, deadline) => {
      const enrolment = get(enrolId)!
      enrolment.depositId = deposits.open(enrolment, deadline)
      return enrolment.depositId
    },
    succeed: (enrolId, lot) => {
      const enrolment = get(enrolId)!
      const winner = core.tables.users.get(enrolment.userId)
      enrolment.documents.push(issueSecondConfirmation(documents.issue, enrolment, { winner, lot, now: core.now() }))
      enter(enrolment, 'WON')
    },
    afterRoomOf: (userId, assetsId) => {
      const enrolment = userId === null ? null : current(userId, assetsId)
      const deposit = enrolment?.depositId ? deposits.find(enrolment.depositId) : null
      return {
        refundBy: deposit?.refund.dueAt ?? null,
        refundedAt: deposit?.refund.doneAt ?? null,
        isDefaulted: enrolment?.state === 'DEFAULT',
        price: enrolment && debts.priceDueOf(enrolment.id),
      }
    },
  }
}
