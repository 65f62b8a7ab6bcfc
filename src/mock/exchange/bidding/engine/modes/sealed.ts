import { units } from '../amounts.ts'
import type { Check, Open, Prices } from '../mode.ts'
import type { Bid, Room } from '../room.ts'

const secret: Prices = { current: null, minNext: null, maxNext: null, leaderNo: null }

/** Every sealed quote of one bidder, also those taken back: each has used up one right to quote. */
export const ownSealed = (room: Room, userId: string): Bid[] =>
  room.bids.filter((bid) => bid.sealed && bid.userId === userId)

/** How often a bidder may still change the quote; null without limit, also before the first. */
export function revisionsLeft(room: Room, userId: string): number | null {
  const { maxRevisions } = room.config
  return maxRevisions === null ? null : Math.max(0, maxRevisions + 1 - ownSealed(room, userId).length)
}

/** The one quote of `once-off` is used up, or the revisions of `final` are. */
const usedUp: Check = ({ room, bidder: { userId } }) => {
  if (revisionsLeft(room, userId) !== 0) return null
  return { code: room.config.maxRevisions === 0 ? 'E_ONCE' : 'E_REV' }
}

/** Whole steps from the start price, where a step is given. */
const granular: Check = ({ room: { config }, units: offered }) => {
  if (config.S === null) return null
  const step = units(config.S, config.decimals)
  return step > 0n && (offered - units(config.P0, config.decimals)) % step !== 0n ? { code: 'E_MULT' } : null
}

const duplicate: Check = ({ room, bidder, units: offered }) => {
  const { rejectDuplicate, decimals } = room.config
  const isKnown = (bid: Bid) =>
    bid.sealed && bid.removed === null && bid.userId !== bidder.userId && units(bid.amount, decimals) === offered
  return rejectDuplicate && room.bids.some(isKnown) ? { code: 'E_DUP' } : null
}

type Options = { inRange: Check; isGranular: boolean } & Pick<Open, 'barred'>

/** Sealed quotes: amounts are hidden from the others, and no quote depends on another (domain 4.3, 4.4). */
export function sealed({ inRange, isGranular, barred }: Options): Open {
  return {
    checks: [usedUp, inRange, ...(isGranular ? [granular] : []), duplicate],
    standing: [usedUp],
    barred,
    prices: () => secret,
    extends: false,
    isSealed: true,
    isRising: false,
    lead: () => undefined,
  }
}

/** A bidder who had to confirm and did not may not quote. */
export const unconfirmed: NonNullable<Open['barred']> = (room, { userId }) =>
  room.config.inquiryMs > 0 && !room.confirmed.includes(userId) ? 'notConfirmed' : null
