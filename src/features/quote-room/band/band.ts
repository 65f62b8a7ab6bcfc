import { confirmationPhase } from '#src/model/bidding/modes.ts'
import { quoteBlockerOf } from '../bid/bid-blocker.ts'
import type { RoomView } from '../state/room-view.ts'
import { isSealedNow } from '../state/sealed.ts'
import type { OwnStanding } from '../state/standing.ts'
import { lapsedBid } from '../state/lapsed-bid.ts'
import { pauseLabels } from '../labels.ts'

const sold: ReadonlySet<string> = new Set(['DEAL', 'AGREEMENT'])

/** How a room ended for the reader; `ended`: it was sold, and the reader did not bid; `defaulted`: the reader won, and the deal ended by default. */
type Ended = 'won' | 'defaulted' | 'lost' | 'unsold' | 'ended'

function endedAs({ result, me, after }: Pick<RoomView, 'result' | 'me' | 'after'>): Ended {
  if (!result || !sold.has(result.kind)) return 'unsold'
  if (!me?.bidNo) return 'ended'
  if (result.bidNo !== me.bidNo) return 'lost'
  return after?.isDefaulted ? 'defaulted' : 'won'
}

/** `isOffline`: the room is that of an earlier moment. `isReadOnly`: another window of the bidder quotes. */
type Seen = { room: RoomView; standing: OwnStanding | null; isOffline: boolean; isReadOnly: boolean }

/** Blockers of a bidder that last until the room ends. */
const lasting: ReadonlySet<string> = new Set([
  'unverified',
  'not-entrant',
  'not-confirmed',
  'unqualified',
  'blacklisted',
  'deposit-unpaid',
  'lapsed-before',
])

const isBarred = ({ me }: RoomView): boolean => lasting.has(quoteBlockerOf(me) ?? '')

const isConfirming = ({ phase, mode, rules }: RoomView): boolean =>
  phase.name === 'INQUIRY' && confirmationPhase(mode, rules) === 'INQUIRY'

const unopened: ReadonlySet<string> = new Set(['NOT_STARTED', 'OPENING'])

type Entries = readonly (readonly [band: string, holds: (seen: Seen) => boolean])[]

/** The states of a running room, in order of precedence. */
const running = [
  ['unknown', ({ room, isOffline }) => isOffline && Boolean(room.me?.bidNo)],
  ['paused', ({ room }) => Boolean(room.paused)],
  ['opening', ({ room }) => unopened.has(room.phase.name)],
  ['watching', ({ room }) => !room.me?.bidNo],
  ['viewing', ({ isReadOnly }) => isReadOnly],
  ['answering', ({ room }) => room.me?.priority?.canAnswer === true],
  ['holding', ({ room }) => Boolean(room.me?.hold)],
  ['queueing', ({ room }) => Boolean(room.me?.queuePlace)],
  ['confirmed', ({ room }) => isConfirming(room) && room.me?.confirmed === true],
  ['confirming', ({ room }) => isConfirming(room)],
  ['leading', ({ standing }) => standing?.kind === 'leading'],
  ['outbid', ({ standing }) => standing !== null],
  ['sealed', ({ room }) => isSealedNow(room) && (room.me?.ownSealed.length ?? 0) > 0],
  ['barred', ({ room }) => isBarred(room)],
  ['lapsed', ({ room }) => lapsedBid(room) !== null],
  ['taken', ({ room }) => room.phase.name === 'HOLD'],
  ['opening', ({ room }) => Object.hasOwn(pauseLabels, room.phase.name)],
  ['answered', ({ room }) => room.phase.name === 'PRIORITY'],
] as const satisfies Entries

export type Band = (typeof running)[number][0] | Ended | 'unquoted'

/** What the room means to the reader now, in one word; `unquoted` where a quote is awaited. */
export function bandOf(seen: Seen): Band {
  if (seen.room.result) return endedAs(seen.room)
  return running.find(([, holds]) => holds(seen))?.[0] ?? 'unquoted'
}
