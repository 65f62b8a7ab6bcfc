import type { KnownAnswer, RoomAction } from '#src/model/bidding/calls.ts'
import { refusalText } from '#src/model/bidding/refusals.ts'
import type { QuoteRequest, RoomSnapshot } from '#src/model/bidding/schema.ts'
import { roomTopic } from '#src/model/push/topics.ts'
import { viewLot } from '../engine/package.ts'
import { answerUnder, hasSpentTooMany, isClosed, withClosedKey } from '../engine/keys.ts'
import type { Answer, Command, Who } from '../engine/room.ts'
import type { Enrolment } from '../../enrolments/record.ts'
import type { Exchange } from '../../exchange.ts'
import { datesAfterDeal } from '../../listings/lifecycle.ts'
import { priceDueOf } from '../../enrolments/price.ts'
import { token } from '../../random.ts'
import { Refusal } from '../../refusal.ts'
import type { Driver } from './driver.ts'
import { guestId } from './practice.ts'
import type { Shelf } from './room-registry.ts'
import type { Group } from './record.ts'

const notKnown: KnownAnswer = { known: false, code: null, msg: null, reply: null }

/** Whom the engine judges: the guest of a practice room by its key, anybody else by the account. */
function whoOf({ tables }: Exchange, { practice }: Group, userId: string | null, key: string | undefined): Who {
  if (practice) return { userId: key === practice.key ? guestId(key) : null, isVerified: true, isBlacklisted: false }
  const user = userId === null ? undefined : tables.users.get(userId)
  return {
    userId: user?.id ?? null,
    isVerified: (user?.authStatus ?? 0) >= 3,
    isBlacklisted: user !== undefined && tables.blacklist.has(user.id),
  }
}

function commandOf(action: RoomAction, who: Who): Command {
  const userId = who.userId ?? ''
  if (action === 'queue') return { kind: 'queue', who }
  if (action === 'exercise' || action === 'waive') return { kind: 'exercise', userId, yes: action === 'exercise' }
  return { kind: action, userId }
}

const sold: ReadonlySet<string> = new Set(['DEAL', 'AGREEMENT'])

/** By when a deposit goes back, and when it has. */
function refundOf(exchange: Exchange, enrolment: Enrolment | null) {
  const deposit = enrolment?.depositId ? exchange.deposits.find(enrolment.depositId) : null
  return { refundBy: deposit?.refund.dueAt ?? null, refundedAt: deposit?.refund.doneAt ?? null }
}

/** By when what follows follows, once every room of the listing is over. */
function afterOf(exchange: Exchange, group: Group, userId: string | null): RoomSnapshot['after'] {
  const { listing, state } = group
  const results = Object.values(state.rooms).flatMap(({ result }) => result ?? [])
  if (!listing || results.length < Object.keys(state.rooms).length) return null
  const dates = results.some(({ kind }) => sold.has(kind)) ? datesAfterDeal(listing.closesAt) : null
  const enrolment = userId === null ? null : exchange.enrolments.current(userId, listing.assetsId)
  const price = enrolment && priceDueOf(enrolment)
  return { publicityUntil: null, signBy: null, ...dates, ...refundOf(exchange, enrolment), price }
}

/** What people say in a room and what they are told of it; `key` is that of a practice room. */
export function createAsking(exchange: Exchange, { find }: Shelf, { command }: Driver) {
  const quote = (request: QuoteRequest, userId: string | null, key?: string): Answer => {
    const { group } = find(request.roomId)
    const who = whoOf(exchange, group, userId, key)
    return command(group, request.roomId, { kind: 'quote', who, request, salt: token(exchange.random, 24) })
  }

  const act = (roomId: string, action: RoomAction, userId: string | null, key?: string): Answer => {
    const { group } = find(roomId)
    return command(group, roomId, commandOf(action, whoOf(exchange, group, userId, key)))
  }

  const viewFor = (roomId: string, userId: string | null, key?: string): RoomSnapshot => {
    const { group } = find(roomId)
    const who = whoOf(exchange, group, userId, key)
    const watching = exchange.hub.readersOf(roomTopic(roomId))
    const viewer = who.userId === null ? null : who
    const shown = viewLot(group.state, roomId, viewer, exchange.instant(), watching)
    return { ...shown, after: afterOf(exchange, group, who.userId) }
  }

  /**
   * What was answered to a key, without anything being changed; null when the key is new and has to be closed first. Refuses with
   * 401 whom it does not know, because a quote may be his, and with 429 whoever has closed too many.
   */
  const answerTo = (roomId: string, idemKey: string, userId: string | null, key?: string): KnownAnswer | null => {
    const { group, room } = find(roomId)
    const who = whoOf(exchange, group, userId, key).userId
    if (who === null) throw new Refusal(401, refusalText('E401'))
    const answered = answerUnder(room, who, idemKey)
    if (answered) return { known: true, code: answered.code, msg: answered.msg, reply: answered.data }
    if (isClosed(room, who, idemKey)) return notKnown
    if (hasSpentTooMany(room, who)) throw new Refusal(429, refusalText('E_RATE'))
    return null
  }

  /** The same, and a new key is closed: a quote under it that is still on its way will be refused. */
  const settleKey = (roomId: string, idemKey: string, userId: string | null, key?: string): KnownAnswer => {
    const answer = answerTo(roomId, idemKey, userId, key)
    if (answer) return answer
    const { group, room } = find(roomId)
    const who = whoOf(exchange, group, userId, key).userId!
    const rooms = { ...group.state.rooms, [roomId]: withClosedKey(room, who, idemKey) }
    group.state = { ...group.state, rooms }
    return notKnown
  }

  return { quote, act, viewFor, answerTo, settleKey }
}
