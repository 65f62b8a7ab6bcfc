import { units } from '../amounts.ts'
import { hold, releaseHold } from '../endings/hold.ts'
import { leaderOf } from '../ranking.ts'
import type { Room } from '../room.ts'
import { concludeEmpty } from '../endings/settle.ts'
import { enter, patch } from '../work.ts'
import type { Check, Mode, Open, Prices, Work } from '../mode.ts'

const fixedPrice = ({ config }: Room): bigint => units(config.P0, config.decimals)

const prices = (room: Room): Prices => {
  const price = fixedPrice(room)
  return { current: price, minNext: price, maxNext: price, leaderNo: leaderOf(room)?.bidNo ?? null }
}

const atPrice: Check = ({ room, units: offered }) =>
  offered === fixedPrice(room) ? null : { code: 'E_PRICE', values: { x: room.config.P0 } }

/** A bidder who has let a held lot go twice may not take it again. */
const spent: Check = ({ room, bidder }) =>
  (room.bidderStates[bidder.userId]?.lapses ?? 0) >= 2 ? { code: 'E_ONCE', wording: 'heldBefore' } : null

const held: Check = ({ room, bidder }) =>
  leaderOf(room)?.userId === bidder.userId ? { code: 'E_SELF' } : { code: 'E_LOCKED' }

const taking: Open = {
  checks: [atPrice, spent],
  standing: [spent],
  prices,
  extends: false,
  isSealed: false,
  isRising: false,
  lead: (work, { seq }) => patch(work, { leader: seq }),
  after: (work, { time }) => hold(work, time),
}

const holding: Open = {
  checks: [held],
  // A bidder who may not queue is not told to.
  standing: [spent, held],
  prices,
  extends: false,
  isSealed: false,
  isRising: false,
  lead: () => undefined,
}

const concludeOrExtend = (work: Work, at: number) => concludeEmpty(work, at, true)

/** 先到先得: the price is fixed, and the first bidder to take the lot holds it until it is paid (domain 4.5). */
export const firstComeFirstServed: Mode = {
  begin: (work, at) => {
    const closesAt = at + work.room.config.openMs
    patch(work, { closesAt })
    enter(work, 'OPEN', at, closesAt)
  },
  phases: {
    OPEN: { open: taking, ends: concludeOrExtend },
    HOLD: { open: holding, ends: releaseHold },
  },
  plan: ({ openMs }) => [
    ['OPEN', openMs],
    ['HOLD', null],
  ],
  joins: ['NOT_STARTED', 'OPEN', 'HOLD'],
  fieldAt: 'later',
  knowsAgreement: false,
}
