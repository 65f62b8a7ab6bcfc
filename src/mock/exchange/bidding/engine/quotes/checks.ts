import type { Work } from '../mode.ts'
import { units } from '../amounts.ts'
import { obstacleToKey } from './keys.ts'
import { isEntitled } from '../ranking.ts'
import type { Funds, Rejected, Room, Who } from '../room.ts'
import type { QuoteRequest } from '#src/model/bidding/schema.ts'
import { openOf } from '../work.ts'

/** All that is known of a try before its amount is judged. */
export type Try = {
  work: Pick<Work, 'room' | 'mode'>
  who: Who
  funds: Funds | null
  request: QuoteRequest
  at: number
}
type TryCheck = (attempt: Try) => Rejected | null

const bidderOf = ({ work, who }: Try) => (who.userId === null ? undefined : work.room.bidders[who.userId])

const isEntitledHere: TryCheck = (attempt) => {
  const bidder = bidderOf(attempt)
  if (!bidder?.qualified) return { code: 'E_QUAL' }
  const wording = openOf(attempt.work)?.barred?.(attempt.work.room, bidder)
  if (!wording) return null
  return wording === 'priorityOnly' ? { code: 'E_PHASE', wording } : { code: 'E_QUAL', wording }
}

/** The pool of a package covers this lot, or already does (domain 5.3). */
export const isCovered = (funds: Funds | null): boolean =>
  funds === null || funds.holds || units(funds.free, 2) >= units(funds.requirement, 2)

const hasFunds: TryCheck = ({ funds }) => (isCovered(funds) ? null : { code: 'E_POOL' })

/** Who may act in this room at all: checks 1 to 6 (domain 3.3). */
export const personChecks: readonly TryCheck[] = [
  ({ who }) => (who.userId === null ? { code: 'E401' } : null),
  ({ who }) => (who.isVerified ? null : { code: 'E_AUTH' }),
  isEntitledHere,
  ({ who }) => (who.isBlacklisted ? { code: 'E_BLACK' } : null),
  (attempt) => {
    const bidder = bidderOf(attempt)
    return bidder && isEntitled(bidder) ? null : { code: 'E_DEP' }
  },
  hasFunds,
]

const isOver = ({ phase }: Room) => phase.name === 'OPENING' || phase.name === 'ENDED'

const acceptsBids: TryCheck = ({ work }) => {
  const { room } = work
  if (room.paused) return { code: 'E_PHASE', wording: 'paused' }
  if (room.phase.name === 'NOT_STARTED') return { code: 'E_PHASE', wording: 'notStarted' }
  if (room.phase.name === 'PRIORITY') return { code: 'E_PHASE', wording: 'priorityOnly' }
  return openOf(work) || isOver(room) ? null : { code: 'E_PHASE' }
}

/** The falling price was accepted while this acceptance of the same step was on its way. */
function isTaken({ taken, phase }: Room, request: QuoteRequest): boolean {
  return (
    taken !== null && taken.phaseId !== phase.id && request.phaseId === taken.phaseId && request.stage === taken.stage
  )
}

const stale: Rejected = { code: 'E_STALE' }
const stageOver: Rejected = { code: 'E_STALE', wording: 'stageOver' }

/** It was meant for another phase, or another step of the falling price, than the one that runs. */
function latenessOf({ phase, taken }: Room, request: QuoteRequest): Rejected | null {
  if (request.phaseId === taken?.phaseId && taken.phaseId !== phase.id) return stageOver
  if (request.phaseId !== phase.id) return stale
  return phase.stage !== null && request.stage !== phase.stage ? stageOver : null
}

const isCurrent: TryCheck = ({ work: { room }, request }) => {
  if (request.roomId !== room.config.roomId) return stale
  if (isTaken(room, request)) return { code: 'E_DUP', wording: isOver(room) ? 'taken' : 'accepted' }
  return isOver(room) && request.phaseId === room.lastOpenId ? null : latenessOf(room, request)
}

const isInTime: TryCheck = ({ work: { room }, at }) =>
  isOver(room) || (room.phase.end !== null && at >= room.phase.end) ? { code: 'E_TIME' } : null

/** Whether quotes are taken now: checks 7 to 9. */
export const phaseChecks: readonly TryCheck[] = [acceptsBids, isCurrent, isInTime]

/** Check 10: one try a second, and no key for two quotes. Tries that were stopped before it do not count. */
export const rateChecks: readonly TryCheck[] = [
  ({ work: { room }, who, request }) => obstacleToKey(room, who.userId ?? '', request.idemKey),
  ({ work: { room }, who, at }) => {
    const last = room.bidderStates[who.userId ?? '']?.lastTryAt ?? null
    return last !== null && at - last < room.config.gapMs ? { code: 'E_RATE' } : null
  },
]

/** The refusal of the first check that fails. */
export function firstFailing(checks: readonly TryCheck[], attempt: Try): Rejected | null {
  for (const check of checks) {
    const refused = check(attempt)
    if (refused) return refused
  }
  return null
}
