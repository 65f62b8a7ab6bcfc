import { amountText, units, worse } from '../amounts.ts'
import type { Check, Judged, Open, Prices } from '../mode.ts'
import { comesBefore, leaderOf } from '../ranking.ts'
import type { Bidder, Rejected, Room } from '../room.ts'
import { patch } from '../work.ts'

type StepOf = (room: Room) => string | null

/** Amounts of a rising price; those of a falling one are negative, so that the better amount is always the larger one. */
type Rise = {
  /** What the next bid is measured from. */
  anchor: bigint
  /** A bid or an acceptance stands. */
  hasCurrent: boolean
  step: bigint
  cap: bigint | null
  least: bigint
  most: bigint | null
}

const signOf = ({ reverse }: Room['config']): bigint => (reverse ? -1n : 1n)

/** The last amount above zero to which a falling price may come. */
const lastFallen = ({ stepRule }: Room['config'], anchor: bigint, step: bigint): bigint =>
  stepRule === 'AT_LEAST' ? -1n : anchor % step || -step

function mostOf({ config }: Room, anchor: bigint, step: bigint): bigint | null {
  const { M, reverse } = config
  if (M === null) return null
  const most = anchor + step * BigInt(M)
  return reverse && most >= 0n ? lastFallen(config, anchor, step) : most
}

function riseOf(room: Room, stepOf: StepOf): Rise {
  const { decimals, P0, cap: given } = room.config
  const sign = signOf(room.config)
  const from = leaderOf(room)?.amount ?? room.anchor
  const anchor = sign * units(from ?? P0, decimals)
  const step = units(stepOf(room) ?? '0', decimals)
  const cap = given === null ? null : sign * units(given, decimals)
  const next = from === null ? anchor : anchor + step
  return {
    anchor,
    hasCurrent: from !== null,
    step,
    cap,
    least: cap !== null && next > cap ? cap : next,
    most: mostOf(room, anchor, step),
  }
}

/** No better amount is left: the highest price is reached, or one step less would be nothing. */
function isSpent({ config: { reverse } }: Room, { cap, anchor, hasCurrent, least }: Rise): boolean {
  if (cap !== null && hasCurrent && anchor >= cap) return true
  return reverse && least >= 0n
}

const textOf = ({ config }: Room, value: bigint): string => amountText(signOf(config) * value, config.decimals)

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
  values: { x: textOf(room, riseOf(room, stepOf).least) },
})

const self: Check = ({ room, bidder }) =>
  !room.config.selfOutbid && leaderOf(room)?.userId === bidder.userId ? { code: 'E_SELF' } : null

/** Checks 12 to 18 of domain 3.3, in their order. */
function checksFor(stepOf: StepOf): Check[] {
  const rising =
    (check: (offered: bigint, rise: Rise, room: Room) => ReturnType<Check>): Check =>
    ({ room, request, units: offered }) => {
      const rise = riseOf(room, stepOf)
      return request.priority || isSpent(room, rise) ? null : check(signOf(room.config) * offered, rise, room)
    }
  return [
    (judged) => (judged.request.priority ? matchPrice(judged, stepOf) : null),
    rising((offered, { hasCurrent, least }) => (!hasCurrent && offered < least ? { code: 'E_MIN' } : null)),
    rising((offered, { least }, room) =>
      offered < least ? { code: 'E_STEP', values: { x: textOf(room, least) } } : null,
    ),
    rising((offered, { anchor, step, cap }, { config }) =>
      config.stepRule === 'MULTIPLE' && offered !== cap && (offered - anchor) % step !== 0n ? { code: 'E_MULT' } : null,
    ),
    rising((offered, { most }, { config }) =>
      most !== null && offered > most ? { code: 'E_MAX', values: { m: String(config.M) } } : null,
    ),
    (judged) => (judged.request.priority ? null : self(judged)),
    ({ room, request }) => (!request.priority && isSpent(room, riseOf(room, stepOf)) ? { code: 'E_CAP' } : null),
    ({ room, request }) => {
      const basis = request.basis ?? null
      return basis === null || basis === room.bids.length ? null : conflict(room, stepOf)
    },
  ]
}

const farthest = ({ cap, most }: Rise): bigint | null => (cap !== null && (most === null || most > cap) ? cap : most)

/** The least and the most that may be quoted next; nothing where no better amount is left. */
function boundsOf(room: Room, rise: Rise): Pick<Prices, 'minNext' | 'maxNext'> {
  if (isSpent(room, rise)) return { minNext: null, maxNext: null }
  const far = farthest(rise)
  if (!room.config.reverse) return { minNext: rise.least, maxNext: far }
  return { minNext: far === null ? null : -far, maxNext: -rise.least }
}

const pricesFor =
  (stepOf: StepOf) =>
  (room: Room): Prices => {
    const rise = riseOf(room, stepOf)
    return {
      current: rise.hasCurrent ? signOf(room.config) * rise.anchor : null,
      ...boundsOf(room, rise),
      leaderNo: leaderOf(room)?.bidNo ?? null,
    }
  }

/** Holders have exercised and the room is open to the others only. */
const holdersWait = (room: Room, { rank }: Bidder) => (room.reopened && rank !== null ? 'priorityOnly' : null)

type Options = Pick<Open, 'extends'> & Partial<Pick<Open, 'after' | 'divert' | 'barred'>> & { stepOf?: StepOf }

/** Open rising quotes (domain 4.1.2): the highest leads for all to see. In procurement they fall, and the lowest leads. */
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
      return cap === null ? offered : worse(config, offered, cap)
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
  const sign = signOf(room.config)
  if (!leader || cap === null || sign * units(leader.amount, decimals) < sign * units(cap, decimals)) return false
  return !Object.values(room.bidders).some((bidder) => bidder.qualified && bidder.deposit && mayMatch(room, bidder))
}
