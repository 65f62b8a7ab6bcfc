import { confirmationPhase } from '#src/model/bidding/modes.ts'
import type { RoomMe } from '#src/model/bidding/schema.ts'
import { refusalOf } from '../quotes/answer.ts'
import { mayMatch } from '../modes/ascending.ts'
import { firstFailing, personChecks, phaseChecks } from '../quotes/checks.ts'
import { modes } from '../modes/all.ts'
import { isEntitled, leaderOf, standing } from '../ranking.ts'
import type { Bidder, Funds, Rejected, Room, Who } from '../room.ts'
import { ownSealed, revisionsLeft } from '../modes/sealed.ts'
import { holdersToAsk } from '../endings/settle.ts'
import { openOf } from '../work.ts'

const modeOf = ({ config }: Room) => modes[config.mode]

/** Why a person cannot quote now, whatever the amount. */
function obstacle(room: Room, who: Who, funds: Funds | null, at: number): Rejected | null {
  const work = { room, mode: modeOf(room) }
  const request = {
    roomId: room.config.roomId,
    phaseId: room.phase.id,
    stage: room.phase.stage,
    amount: '0',
    idemKey: 'view',
  }
  const early = firstFailing([...personChecks, ...phaseChecks], { work, who, funds, request, at })
  const bidder = room.bidders[who.userId ?? '']
  if (early || !bidder) return early ?? { code: 'E_QUAL' }
  for (const check of openOf(work)?.standing ?? []) {
    const reason = check({ room, bidder, request, units: 0n, at })
    if (reason) return reason
  }
  return null
}

const isHolderAsked = (room: Room, userId: string): boolean => {
  const leader = leaderOf(room)
  return leader !== null && holdersToAsk(room, leader).some((one) => one.userId === userId)
}

/** Whether a quote at the leader's own price would be taken of this holder now. */
function canMatch(room: Room, bidder: Bidder): boolean {
  const open = openOf({ room, mode: modeOf(room) })
  if (!open?.isRising || room.paused) return false
  return mayMatch(room, bidder) && (open.barred?.(room, bidder) ?? null) === null
}

function priorityOf(room: Room, bidder: Bidder): RoomMe['priority'] {
  const { rank, userId } = bidder
  if (rank === null || room.config.priority === 'NONE') return null
  const isAnswering = room.phase.name === 'PRIORITY'
  const answer = isAnswering ? (room.answers[userId] ?? null) : null
  return {
    rank,
    canMatch: canMatch(room, bidder),
    canAnswer: isAnswering && isHolderAsked(room, userId) && answer === null && !room.paused,
    answer,
  }
}

function mustConfirm({ config, phase, confirmed, entrants }: Room, { userId }: Bidder): boolean {
  return (
    phase.name === confirmationPhase(config.mode, config) &&
    !confirmed.includes(userId) &&
    entrants?.includes(userId) !== false
  )
}

function ownBest(room: Room, userId: string): string | null {
  const own = standing(room).filter((bid) => bid.userId === userId && (!bid.sealed || room.opened))
  return own.at(-1)?.amount ?? null
}

function ownStateOf(room: Room, bidder: Bidder) {
  const { userId } = bidder
  const leader = leaderOf(room)
  const isHolding = room.phase.name === 'HOLD' && leader?.userId === userId
  const place = room.queue.indexOf(userId)
  return {
    leading: leader?.userId === userId,
    ownBest: ownBest(room, userId),
    ownSealed: ownSealed(room, userId)
      .filter(({ removed }) => removed === null)
      .toReversed()
      .map(({ seq, amount, time }) => ({ seq, amount, time })),
    revisionsLeft: modeOf(room).phases.SEALED ? revisionsLeft(room, userId) : null,
    priority: priorityOf(room, bidder),
    confirmed: room.confirmed.includes(userId),
    mustConfirm: isEntitled(bidder) && mustConfirm(room, bidder),
    hold: isHolding && room.phase.end !== null ? { until: room.phase.end } : null,
    queuePlace: place < 0 ? null : place + 1,
  }
}

const stranger = {
  leading: false,
  ownBest: null,
  ownSealed: [],
  revisionsLeft: null,
  priority: null,
  confirmed: false,
  mustConfirm: false,
  hold: null,
  queuePlace: null,
}

const noFunds = { free: null, frozen: null }

/** The part of the snapshot for this person alone; for a stranger, the reason why they cannot quote. */
export function meOf(room: Room, who: Who, funds: Funds | null, at: number): RoomMe {
  const bidder = room.bidders[who.userId ?? '']
  const reason = obstacle(room, who, funds, at)
  return {
    bidNo: bidder?.bidNo ?? null,
    canBid: reason === null,
    reason: reason?.code ?? null,
    reasonText: reason ? refusalOf(room, reason) : null,
    ...(funds ? { free: funds.free, frozen: funds.frozen } : noFunds),
    ...(bidder ? ownStateOf(room, bidder) : stranger),
  }
}
