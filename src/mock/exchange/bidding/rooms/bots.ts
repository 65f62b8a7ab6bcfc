import Big from 'big.js'
import { fallOf } from '../engine/modes/falling.ts'
import { leaderOf } from '../engine/ranking.ts'
import type { Bidder, Command, Room } from '../engine/room.ts'
import { pricesText } from '../engine/work.ts'
import { modes } from '../engine/modes/all.ts'
import { enrolmentOf } from '../../listings/lifecycle.ts'
import { cyclesOf } from '../../seed/listings/cycles.ts'
import { randomStream } from '../../random.ts'
import type { Listing } from '../../tables.ts'
import { fallFrom, lastStage, stageStart } from '#src/model/bidding/falling-price.ts'
import { dayMs } from '#src/model/time/units.ts'
import type { Group, Plan } from './record.ts'

/** A bot that accepts a fixed price waits almost to the end, so that people may come first. */
const takesBeforeMs = 30_000

type Random = () => number
const between = (random: Random, least: number, most: number) => least + random() * (most - least)
const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)]!

/** The account names of bots; stored states contain them. */
export const botId = (bidNo: string): string => `house:${bidNo}`
export const isBot = (userId: string): boolean => userId.startsWith('house:')
const botWho = (bidNo: string) => ({ userId: botId(bidNo), isVerified: true, isBlacklisted: false })

export const botBidder = (bidNo: string, at: number): Bidder => ({
  userId: botId(bidNo),
  bidNo,
  qualified: true,
  deposit: true,
  rank: null,
  capital: null,
  base: null,
  qualifiedAt: at,
})

/** The bidder numbers of the bots in a room; they depend on the room's id alone. */
export function botNumbers(roomId: string): string[] {
  if (cyclesOf(roomId) > 0) return []
  const random = randomStream(`house:${roomId}`)
  return Array.from({ length: 2 + Math.floor(random() * 4) }, () => String(1000 + Math.floor(random() * 9000)))
}

/** All of them are there so long before a room opens, even where it takes people in till late. */
const botsWaitMs = 2 * dayMs

/** When each of the bots is admitted, by number: one after the other over the time of enrolment. */
export function botArrivals(listing: Listing): Map<string, number> {
  const { enrolFrom, enrolUntil } = enrolmentOf(listing)
  const spanMs = Math.max(0, Math.min(enrolUntil, listing.opensAt - botsWaitMs) - enrolFrom)
  const bots = botNumbers(listing.packageId ?? listing.assetsId)
  return new Map(bots.map((bidNo, index) => [bidNo, enrolFrom + Math.floor((spanMs * (index + 1)) / bots.length)]))
}

type Planner = (room: Room, bots: readonly string[], random: Random) => Omit<Plan, 'roomId'>[]

const instants = (random: Random, count: number, from: number, until: number): number[] =>
  Array.from({ length: count }, () => Math.round(between(random, from, until))).sort((a, b) => a - b)

const rising =
  (count: (random: Random) => number): Planner =>
  (room, bots, random) => {
    const { start, end } = room.phase
    return instants(random, count(random), start, end ?? start).map((at) => ({
      at,
      bidNo: pick(random, bots),
      steps: random() < 0.8 ? 1 : 1 + Math.floor(random() * 3),
      kind: 'quote',
    }))
  }

const sealedPlanner: Planner = (room, bots, random) => {
  const { start, end } = room.phase
  return bots
    .filter(() => random() < 0.85)
    .map((bidNo) => ({
      at: Math.round(between(random, start, end ?? start)),
      bidNo,
      steps: Math.floor(random() * 20),
      kind: 'quote',
    }))
}

/** A bot may accept a falling price, deeper down where the first acceptance ends the room. */
const accepting: Planner = ({ phase, config }, bots, random) => {
  if (random() >= 0.7) return []
  const [from, until] = config.mode === 'dutch-auction' ? [0.8, 1] : [0.6, 0.85]
  const fall = fallOf(config)
  const stage = Math.floor(between(random, from, until) * lastStage(fall))
  const at = stageStart(fall, fallFrom(phase.start), stage) + Math.round(random() * 0.8 * config.dropMs)
  return [{ at, bidNo: pick(random, bots), steps: 0, kind: 'quote' }]
}

const confirming: Planner = ({ phase: { start, end } }, bots, random) =>
  bots.map((bidNo) => ({ at: Math.round(between(random, start, end ?? start)), bidNo, steps: 0, kind: 'confirm' }))

const planners: Readonly<Record<string, Planner>> = {
  FREE: rising((random) => Math.floor(random() * 24)),
  DELAY: rising((random) => Math.floor(random() * 3)),
  LIMIT: rising((random) => Math.floor(random() * 4)),
  ASCEND: rising((random) => Math.floor(random() * 4)),
  INQUIRY: confirming,
  SEALED: sealedPlanner,
  DESCEND: accepting,
  OPEN: ({ phase: { start, end } }, bots, random) =>
    random() < 0.85
      ? [{ at: Math.max(start, (end ?? start) - takesBeforeMs), bidNo: pick(random, bots), steps: 0, kind: 'quote' }]
      : [],
  HOLD: (room) => {
    const holder = leaderOf(room)
    return holder && isBot(holder.userId)
      ? [{ at: room.phase.start + 5_000, bidNo: holder.bidNo, steps: 0, kind: 'take' }]
      : []
  },
}

/** Bots that go on into the timed round confirm before the free one ends; a random stream of their own keeps the quotes as they are. */
const entering: Planner = (room, bots) => {
  if (room.phase.name !== 'FREE' || room.config.entryRule !== 'CONFIRMED') return []
  const random = randomStream(`enter:${room.config.roomId}`)
  return confirming(room, bots, random).filter(() => random() < 0.85)
}

/** What the bots intend in the phase that has begun. */
export function plansFor({ bots }: Group, room: Room): Plan[] {
  if (bots.length === 0) return []
  const { roomId } = room.config
  const random = randomStream(`plan:${roomId}:${room.phase.id}`)
  const plans = [...(planners[room.phase.name]?.(room, bots, random) ?? []), ...entering(room, bots, random)]
  return plans.map((plan) => ({ ...plan, roomId }))
}

/** Whether the price is beyond what the lot is worth to a bot; below zero nobody goes, and each supplier has a floor of its own. */
function isBeyondWorth({ P0, S, reverse }: Room['config'], amount: string, random: Random): boolean {
  const steps = new Big(S ?? 0).times(8 + Math.floor(random() * 12))
  return !reverse && new Big(amount).gte(new Big(P0).plus(steps))
}

/** A bot answers a person who has taken the lead, while the price is within what the lot is worth to it. */
export function answerTo({ bots }: Group, room: Room): Plan[] {
  const { config, bids, phase } = room
  const leader = leaderOf(room)
  if (bots.length === 0 || !leader || isBot(leader.userId) || config.S === null) return []
  const random = randomStream(`answer:${config.roomId}:${bids.length}`)
  const isBeyond = isBeyondWorth(config, leader.amount, random)
  if (random() >= 0.85 || isBeyond) return []
  const at = room.at + Math.round(between(random, 3_000, 12_000))
  const isTooLate = phase.end !== null && at >= phase.end
  return isTooLate ? [] : [{ at, bidNo: pick(random, bots), steps: 1, kind: 'quote', roomId: config.roomId }]
}

/** Most steps that a plan makes, by which a sealed quote comes closer to the floor. */
const mostPlanned = 30

/** Steps below the first accepted price: in the open as planned, sealed as a part of the way to the floor. */
function stepsDown({ phase, leader }: Room, planned: number, most: number): number {
  if (phase.name === 'SEALED') return Math.floor((most * (10 + planned)) / mostPlanned)
  return leader === null ? 0 : Math.min(most, Math.max(0, planned - 1))
}

/** The amount that a plan of a supplier comes to now, never below the floor; null where that is not accepted any more. */
function fallenAmount(room: Room, planned: number, floor: string): string | null {
  const { P0, S, mode } = room.config
  const from = room.phase.name === 'SEALED' ? P0 : pricesText({ room, mode: modes[mode] }).maxNext
  if (from === null || S === null || new Big(from).lt(floor)) return null
  const most = Number(new Big(from).minus(floor).div(S).round(0, Big.roundDown).toFixed())
  return new Big(from).minus(new Big(S).times(stepsDown(room, planned, most))).toFixed()
}

/** The amount that a plan comes to now: the least and some steps more, within what the room takes. */
function amountOf(room: Room, steps: number): string | null {
  const { P0, S, mode } = room.config
  const isSealed = room.phase.name === 'SEALED'
  if (isSealed) {
    const from = room.anchor === null ? new Big(P0) : new Big(room.anchor).plus(S ?? 0)
    return from.plus(new Big(S ?? 0).times(steps)).toFixed()
  }
  const { minNext, maxNext } = pricesText({ room, mode: modes[mode] })
  if (minNext === null) return null
  const wanted = new Big(minNext).plus(new Big(S ?? 0).times(Math.max(0, steps - 1)))
  return steps > 1 && (maxNext === null || wanted.lte(maxNext)) ? wanted.toFixed() : minNext
}

const plannedAmount = ({ procurement }: Group, room: Room, bidNo: string, steps: number): string | null =>
  room.config.reverse ? fallenAmount(room, steps, procurement?.floors.get(bidNo) ?? '0') : amountOf(room, steps)

/** The command by which a plan is carried out, with the given amount if any; null when it makes no sense any more. */
export function commandFor(group: Group, room: Room, { bidNo, steps, kind }: Plan, given?: string): Command | null {
  if (kind !== 'quote') return { kind, userId: botId(bidNo) }
  const leads = leaderOf(room)?.userId
  const bidder = leads === botId(bidNo) ? group.bots.find((other) => botId(other) !== leads) : bidNo
  if (bidder === undefined) return null
  const amount = given ?? plannedAmount(group, room, bidder, steps)
  if (amount === null) return null
  const { phase, bids, config } = room
  const request = {
    roomId: config.roomId,
    phaseId: phase.id,
    stage: phase.stage,
    amount,
    idemKey: `house-${bidder}-${bids.length}-${phase.id}`,
  }
  return { kind: 'quote', who: botWho(bidder), request, salt: `house-${bidder}-${bids.length}` }
}
