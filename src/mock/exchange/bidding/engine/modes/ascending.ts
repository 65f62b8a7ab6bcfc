import { amountText, units } from '../amounts.ts'
import type { Check, Judged, Open, Prices } from '../mode.ts'
import { comesBefore, leaderOf } from '../ranking.ts'
import type { Bidder, Rejected, Room } from '../room.ts'
import { patch } from '../work.ts'

type StepOf = (room: Room) => string | null

type Rise = {
  decimals: bigint | number
  /** What the next bid is measured from. */
  anchor: bigint
  /** A bid or an acceptance stands. */
  hasCurrent: boolean
  step: bigint
  cap: bigint | null
  least: bigint
  most: bigint | null
}

function riseOf(room: Room, stepOf: StepOf): Rise {
  const { decimals, P0, M, cap: given } = room.config
  const leader = leaderOf(room)
  const from = leader?.amount ?? room.anchor
  const anchor = units(from ?? P0, decimals)
  const step = units(stepOf(room) ?? '0', decimals)
  const cap = given === null ? null : units(given, decimals)
  const next = from === null ? anchor : anchor + step
  return {
    decimals,
    anchor,
    hasCurrent: from !== null,
    step,
    cap,
    least: cap !== null && next > cap ? cap : next,
    most: M === null ? null : anchor + step * BigInt(M),
  }
}

const isCapped = ({ cap, anchor, hasCurrent }: Rise): boolean => cap !== null && hasCurrent && anchor >= cap

/** Whether this holder may bid the leader's own price (domain 3.7). */
export function mayMatch(room: Room, bidder: Bidder): boolean {
  const leader = leaderOf(room)
  if (room.config.priority !== 'IN_ROOM' || bidder.rank === null || !leader) return false
  return leader.userId !== bidder.userId && bidder.rank < (room.bidders[leader.userId]?.rank ?? Infinity)
}

const matchPrice = ({ room, bidder, units: offered }: Judged, stepOf: StepOf): Rejected | null => {
  const leader = leaderOf(room)
  if (bidder.rank === null || room.config.priority !== 'IN_ROOM') return { code: 'E_QUAL', wording: 'notHolder' }
  if (leader?.userId === bidder.userId) return { code: 'E_SELF' }
  const { decimals } = room.config
  if (!leader || units(leader.amount, decimals) !== offered || !mayMatch(room, bidder)) return conflict(room, stepOf)
  return null
}

const conflict = (room: Room, stepOf: StepOf) => ({
  code: 'E_CONF' as const,
  values: { x: amountText(riseOf(room, stepOf).least, room.config.decimals) },
})

const self: Check = ({ room, bidder }) =>
  !room.config.selfOutbid && leaderOf(room)?.userId === bidder.userId ? { code: 'E_SELF' } : null

/** Checks 12 to 18 of domain 3.3, in their order. */
function checksFor(stepOf: StepOf): Check[] {
  const rising =
    (check: (judged: Judged, rise: Rise) => ReturnType<Check>): Check =>
    (judged) => {
      const rise = riseOf(judged.room, stepOf)
      return judged.request.priority || isCapped(rise) ? null : check(judged, rise)
    }
  return [
    (judged) => (judged.request.priority ? matchPrice(judged, stepOf) : null),
    rising(({ units: offered }, { hasCurrent, least }) => (!hasCurrent && offered < least ? { code: 'E_MIN' } : null)),
    rising(({ units: offered, room }, { least }) =>
      offered < least ? { code: 'E_STEP', values: { x: amountText(least, room.config.decimals) } } : null,
    ),
    rising(({ units: offered, room }, { anchor, step, cap }) =>
      room.config.stepRule === 'MULTIPLE' && offered !== cap && (offered - anchor) % step !== 0n
        ? { code: 'E_MULT' }
        : null,
    ),
    rising(({ units: offered, room }, { most }) =>
      most !== null && offered > most ? { code: 'E_MAX', values: { m: String(room.config.M) } } : null,
    ),
    (judged) => (judged.request.priority ? null : self(judged)),
    (judged) => (!judged.request.priority && isCapped(riseOf(judged.room, stepOf)) ? { code: 'E_CAP' } : null),
    ({ room, request }) => {
      const basis = request.basis ?? null
      return basis === null || basis === room.bids.length ? null : conflict(room, stepOf)
    },
  ]
}

function pricesFor(stepOf: StepOf): (room: Room) => Prices {
  return (room) => {
    const rise = riseOf(room, stepOf)
    const isOver = isCapped(rise)
    const most = rise.cap !== null && (rise.most === null || rise.most > rise.cap) ? rise.cap : rise.most
    return {
      current: rise.hasCurrent ? rise.anchor : null,
      minNext: isOver ? null : rise.least,
      maxNext: isOver ? null : most,
      leaderNo: leaderOf(room)?.bidNo ?? null,
    }
  }
}

/** Holders have exercised and the room is open to the others only. */
const holdersWait = (room: Room, { rank }: Bidder) => (room.reopened && rank !== null ? 'priorityOnly' : null)

type Options = Pick<Open, 'extends'> & Partial<Pick<Open, 'after' | 'divert' | 'barred'>> & { stepOf?: StepOf }

/** Open rising quotes (domain 4.1.2): the highest leads for all to see. */
export function ascending({ stepOf = ({ config }) => config.S, barred, ...rest }: Options): Open {
  return {
    checks: checksFor(stepOf),
    standing: [self],
    barred: (room, bidder) => holdersWait(room, bidder) ?? barred?.(room, bidder) ?? null,
    prices: pricesFor(stepOf),
    isSealed: false,
    isRising: true,
    countsAs: ({ config }, offered) => {
      const cap = config.cap === null ? null : units(config.cap, config.decimals)
      return cap !== null && offered > cap ? cap : offered
    },
    lead: (work, bid) => {
      const leader = leaderOf(work.room)
      if (!leader || comesBefore(work.room, bid, leader)) patch(work, { leader: bid.seq })
    },
    ...rest,
  }
}

/** The highest price there may be is reached, and no one is left who may match it. */
export function isCapReached(room: Room): boolean {
  const leader = leaderOf(room)
  const { cap, decimals } = room.config
  if (!leader || cap === null || units(leader.amount, decimals) < units(cap, decimals)) return false
  return !Object.values(room.bidders).some((bidder) => bidder.qualified && bidder.deposit && mayMatch(room, bidder))
}
