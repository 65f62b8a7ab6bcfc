import { priceName } from '#src/model/asset-kind/labels.ts'
import type { Work } from '../mode.ts'
import { risingPhases } from '#src/model/bidding/modes.ts'
import { passOn } from '../endings/hold.ts'
import { bestOf, bestSealed, leaderOf, standing } from '../ranking.ts'
import type { Bid, Rejected, Room } from '../room.ts'
import { shownPhase } from '../shown-phase.ts'
import { conclude, finish } from '../endings/settle.ts'
import { emit, enter, note, openOf, patch, pricesText, takeBack } from '../work.ts'

const isOver = (work: Work) => work.room.result !== null
const closed: Rejected = { code: 'E_PHASE' }

export function pause(work: Work, reason: string, at: number): Rejected | null {
  const { phase, paused } = work.room
  if (isOver(work) || paused || phase.name === 'NOT_STARTED' || phase.end === null) return closed
  const stop = { since: at, restMs: phase.end - at, reason }
  patch(work, { paused: stop })
  note(work, `竞价暂停：${reason}`)
  emit(work, 'PAUSE', stop)
  return null
}

/** Goes on after a pause: a rest longer than D is kept, else there is a full D; other phases keep their rest. */
export function resume(work: Work, at: number): Rejected | null {
  const { phase, paused, config, closesAt, pauses, bids } = work.room
  if (!paused || phase.end === null) return closed
  const stood = at - paused.since
  patch(work, { paused: null, closesAt: closesAt === null ? null : closesAt + stood })
  note(work, '竞价恢复')
  const isPrepared = config.resume === 'LAND' && openOf(work)?.extends === true
  const restMs = risingPhases.has(phase.name) ? Math.max(paused.restMs, config.D) : paused.restMs
  const end = isPrepared ? null : at + restMs
  patch(work, { pauses: [...pauses, { phaseId: phase.id, since: paused.since, until: at, end, after: bids.length }] })
  if (isPrepared) enter(work, 'PREP2', at, at + config.landPrepMs)
  else patch(work, { phase: { ...phase, end } })
  emit(work, 'RESUME', { phase: shownPhase(work.room) })
  return null
}

export function terminate(work: Work, reason: string, at: number): Rejected | null {
  if (isOver(work)) return closed
  note(work, `竞价终止：${reason}`)
  finish(work, at, { kind: 'TERMINATED', reason: 'TERMINATED' })
  return null
}

/** What the number of a bidder is called: in procurement bidders are suppliers. */
const numberName = ({ config }: Room): string => (config.reverse ? '供应商号' : '竞买号')

function strike(work: Work, bid: Bid, reason: string): void {
  takeBack(work, bid.seq, reason)
  if (work.room.leader === bid.seq) patch(work, { leader: null })
  note(
    work,
    bid.sealed
      ? `第${bid.seq}次报价已撤销：${reason}`
      : `${numberName(work.room)}${bid.bidNo}的报价${bid.amount}已撤销：${reason}`,
  )
}

const isAnswerNow = ({ phase }: Room, bid: Bid) => phase.name === 'PRIORITY' && bid.phaseId === phase.id

/** Once sealed quotes are opened they decide; before, and where none is left, the best of the open bids. */
const bestLeft = (room: Room): Bid | null =>
  (room.opened ? bestSealed(room) : null) ??
  bestOf(
    room,
    standing(room).filter((bid) => !bid.sealed && !isAnswerNow(room, bid)),
  )

/** The best of the bids that are left leads; those whose bidder can no longer cover the lot fall with it. */
function recompute(work: Work, uncovered: readonly string[]): Bid[] {
  const fallen: Bid[] = []
  for (;;) {
    const best = bestLeft(work.room)
    patch(work, { leader: best?.seq ?? null })
    if (!best || !uncovered.includes(best.userId)) return fallen
    strike(work, best, '保证金不足')
    fallen.push(best)
  }
}

/** Holders who were asked about a price that has been struck are asked about the present one. */
function askAgain(work: Work, at: number): void {
  for (const bid of standing(work.room))
    if (isAnswerNow(work.room, bid)) strike(work, bid, `${priceName('deal', work.room.config.typeCode)}已变更`)
  patch(work, { timesHoldersAsked: work.room.timesHoldersAsked - 1 })
  emit(work, 'PRIORITY_CLOSED', { exercised: false })
  conclude(work, at)
}

/** Bids fall by a decision of the exchange: the rest decides who leads, and no end comes earlier (domain 3.11). */
function strikeAll(work: Work, bids: readonly Bid[], reason: string, uncovered: readonly string[], at: number): void {
  const led = leaderOf(work.room)
  const wasHeld = work.room.phase.name === 'HOLD' && bids.some(({ seq }) => seq === led?.seq)
  for (const bid of bids) strike(work, bid, reason)
  const fallen = wasHeld ? [] : recompute(work, uncovered)
  for (const { seq } of [...bids, ...fallen])
    emit(work, 'BID_REMOVED', { seq, reason, at, bids: work.room.bids.length, ...pricesText(work) })
  if (wasHeld) passOn(work, at)
  else if (work.room.phase.name === 'PRIORITY' && leaderOf(work.room)?.seq !== led?.seq) askAgain(work, at)
}

export function removeBid(
  work: Work,
  seq: number,
  reason: string,
  at: number,
  uncovered: readonly string[] = [],
): Rejected | null {
  const bid = work.room.bids[seq - 1]
  if (isOver(work) || !bid || bid.removed !== null) return closed
  strikeAll(work, [bid], reason, uncovered, at)
  return null
}

export function disqualify(
  work: Work,
  userId: string,
  reason: string,
  at: number,
  uncovered: readonly string[] = [],
): Rejected | null {
  const { bidders, entrants, queue } = work.room
  const bidder = bidders[userId]
  if (isOver(work) || !bidder) return closed
  patch(work, {
    bidders: { ...bidders, [userId]: { ...bidder, qualified: false } },
    entrants: entrants?.filter((id) => id !== userId) ?? null,
    queue: queue.filter((id) => id !== userId),
  })
  note(
    work,
    `${numberName(work.room)}${bidder.bidNo}已被取消${work.room.config.reverse ? '报价' : '竞买'}资格：${reason}`,
  )
  strikeAll(
    work,
    standing(work.room).filter((bid) => bid.userId === userId),
    reason,
    uncovered,
    at,
  )
  return null
}
