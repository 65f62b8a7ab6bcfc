import { newPool } from '../engine/pool.ts'
import type { Enrolment } from '../../enrolments/record.ts'
import type { Exchange } from '../../exchange.ts'
import { bidderOf } from './deposits.ts'
import type { Driver } from './driver.ts'
import { houseId, withStranger } from './group.ts'
import { commandFor } from './bots.ts'
import { remindBidders } from './messages.ts'
import type { Shelf } from './room-registry.ts'
import type { Group, Plan } from './record.ts'

/** The pool of a package is worth what has been paid for it. */
function fillPool(exchange: Exchange, group: Group, { userId, listing, depositId }: Enrolment): void {
  if (!listing.isPackage || depositId === null) return
  const paid = exchange.deposits.paidOf(depositId)
  const known = group.state.pools[userId]
  const pools = { ...group.state.pools, [userId]: known ? { ...known, paid } : newPool(paid) }
  group.state = { ...group.state, pools }
}

/** How people come into the rooms, and those of the house whom somebody names. */
export function createAdmitting(exchange: Exchange, { prepare, find }: Shelf, { drive, command }: Driver) {
  /**
   * Lets a bidder in whose deposit is effective; what was known of him is brought up to date. Says whether he has a seat in a
   * room that is not over, of a package in any of his; without one nothing is frozen, and he may not be called qualified.
   */
  const admit = (enrolment: Enrolment): boolean => {
    const group = prepare(enrolment.listing)
    drive(group, exchange.now())
    const { userId, form, listing } = enrolment
    fillPool(exchange, group, enrolment)
    let hasSeat = false
    for (const roomId of listing.isPackage ? form.lotIds : [listing.assetsId]) {
      if (find(roomId).room.bidders[userId] === undefined)
        command(group, roomId, { kind: 'admit', bidder: bidderOf(enrolment, exchange.now()) })
      const { bidders, result, phase } = find(roomId).room
      if (bidders[userId] === undefined || result !== null) continue
      hasSeat = true
      if (phase.name !== 'NOT_STARTED' && !listing.isPackage) exchange.deposits.freezeFor(enrolment, roomId)
    }
    if (hasSeat) remindBidders(exchange, enrolment)
    return hasSeat
  }

  /** Somebody of the house takes part, by name: quotes that much, or as little as the room takes, and pays for what he is given to hold. */
  const houseQuote = (roomId: string, bidNo: string, amount?: string): void => {
    const { group } = find(roomId)
    drive(group, exchange.now())
    group.state = withStranger(group, bidNo)
    const plan: Plan = { at: exchange.now(), roomId, bidNo, steps: 0, kind: 'quote' }
    const deed = commandFor({ ...group, house: [bidNo] }, group.state.rooms[roomId]!, plan, amount)
    if (deed === null) return
    command(group, roomId, deed)
    const { phase, leader, bids } = group.state.rooms[roomId]!
    const isHolder = phase.name === 'HOLD' && leader !== null && bids[leader - 1]?.bidNo === bidNo
    if (isHolder) command(group, roomId, { kind: 'take', userId: houseId(bidNo) })
  }

  return { admit, houseQuote }
}
