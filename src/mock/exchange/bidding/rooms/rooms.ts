import type { KnownAnswer, RoomAction } from '#src/model/bidding/calls.ts'
import { refusalText } from '#src/model/bidding/refusals.ts'
import type { QuoteRequest, RoomSnapshot } from '#src/model/bidding/schema.ts'
import { bidModes } from '#src/model/listing/detail.ts'
import { roomTopic } from '#src/model/push/topics.ts'
import type { Core } from '../../core.ts'
import { datesAfterDeal } from '../../listings/lifecycle.ts'
import type { Mailbox } from '../../messages/mailbox.ts'
import { token } from '../../random.ts'
import { Refusal } from '../../refusal.ts'
import type { BidMode } from '#src/model/listing/detail.ts'
import type { Listing } from '../../tables.ts'
import { answerUnder, hasSpentTooMany, isClosed, withClosedKey } from '../engine/quotes/keys.ts'
import { viewLot } from '../engine/package/package.ts'
import { newPool } from '../engine/package/pool.ts'
import type { Answer, Bidder, Command, Who } from '../engine/room.ts'
import { botId, commandFor } from './bots.ts'
import { createDriver } from './driver.ts'
import { withBot } from './group.ts'
import { guestId, practiceGroup, practiceMs } from './practice.ts'
import type { Group, Plan, ReverseResult, Supplier } from './record.ts'
import { createRegistry, type Registry } from './registry.ts'
import { resultIn, reverseGroup, type ReverseRoom, supplierIn } from './reverse.ts'

/** `paid`: what has been paid for the pool of a package, 元. */
type Entry = { roomIds: readonly string[]; bidder: Bidder; paid: string | null }
type Seat = { roomId: string; isOpen: boolean }
type Practice = { roomId: string; practiceKey: string; until: number }

/** `key` is that of a practice room. */
export type Rooms = Omit<Registry, 'add'> & {
  /**
   * Lets a bidder in whose deposit is effective; a pool that is known is brought up to what has been paid. Answers the rooms that
   * are not over in which the bidder now has a seat.
   */
  admit: (listing: Listing, entry: Entry) => Seat[]
  quote: (request: QuoteRequest, userId: string | null, key?: string) => Answer
  act: (roomId: string, action: RoomAction, userId: string | null, key?: string) => Answer
  viewFor: (roomId: string, userId: string | null, key?: string) => RoomSnapshot
  /**
   * What was answered to a key, without anything being changed; null when the key is new and has to be closed first. Refuses an
   * unknown caller with 401, because a quote may be theirs, and with 429 one who has closed too many.
   */
  answerTo: (roomId: string, idemKey: string, userId: string | null, key?: string) => KnownAnswer | null
  /** The same, and a new key is closed: a quote under it that is still on its way will be refused. */
  settleKey: (roomId: string, idemKey: string, userId: string | null, key?: string) => KnownAnswer
  /** A room for trying a mode; it is gone after a while. */
  practise: (mode: string) => Practice
  /**
   * Opens a room for a procurement project, in which suppliers underbid each other; what its bots did before the world began has
   * happened then. Refused with 400 as its terms cannot be published, with 409 as the room is there already.
   */
  openReverse: (room: ReverseRoom) => void
  /** Lets a supplier in and answers its number; the same number again. Refused with 409 once the room admits nobody. */
  admitSupplier: (roomId: string, supplier: Supplier) => string
  /** What such a room has come to; null while it runs or where it is unknown. */
  reverseResultOf: (roomId: string) => ReverseResult | null
  /** The exchange intervenes: pauses, resumes, ends, removes a bid. */
  intervene: (roomId: string, command: Command) => Answer
  /** A bot of this number quotes that much, or the least that the room takes, and pays for a lot that it is given to hold. */
  botQuote: (roomId: string, bidNo: string, amount?: string) => void
}

type Ports = {
  mailbox: Pick<Mailbox, 'write' | 'changed'>
  bidders: {
    /** When the deposit of this user goes back, and what is owed, once the rooms are over. */
    afterRoomOf: (
      userId: string | null,
      assetsId: string,
    ) => Pick<NonNullable<RoomSnapshot['after']>, 'refundBy' | 'refundedAt' | 'isDefaulted' | 'price'>
  }
}

const notKnown: KnownAnswer = { known: false, code: null, msg: null, reply: null }
const sold: ReadonlySet<string> = new Set(['DEAL', 'AGREEMENT'])

function commandOf(action: RoomAction, who: Who): Command {
  const userId = who.userId ?? ''
  if (action === 'queue') return { kind: 'queue', who }
  if (action === 'exercise' || action === 'waive') return { kind: 'exercise', userId, yes: action === 'exercise' }
  return { kind: action, userId }
}

/**
 * The bidding rooms of one exchange: the engine, woken by the exchange's clock, with the bots in it. Lists are brought up to the rooms
 * here; deposits, enrolments and the market act on the events.
 */
export function createRooms(core: Core, { mailbox, bidders }: Ports): Rooms {
  const { tables } = core
  const { command, ...driver } = createDriver(core, mailbox)
  const { drive, schedule } = driver
  const { add, ...registry } = createRegistry(core, { command, ...driver })
  const { prepare, find, forget } = registry
  const practiceTries = new Map<BidMode, number>()

  /** The pool of a package is worth what has been paid for it. */
  const fillPool = (group: Group, userId: string, paid: string) => {
    const known = group.state.pools[userId]
    const pools = { ...group.state.pools, [userId]: known ? { ...known, paid } : newPool(paid) }
    group.state = { ...group.state, pools }
  }

  /** Whom the engine judges: the guest of a practice room by its key, any other person by the account. */
  const whoIn = ({ practice }: Group, userId: string | null, key: string | undefined): Who => {
    if (practice) return { userId: key === practice.key ? guestId(key) : null, isVerified: true, isBlacklisted: false }
    const user = userId === null ? undefined : tables.users.get(userId)
    return {
      userId: user?.id ?? null,
      isVerified: (user?.authStatus ?? 0) >= 3,
      isBlacklisted: user !== undefined && tables.blacklist.has(user.id),
    }
  }

  /** The dates that follow, once every room of the listing is over. */
  const afterOf = ({ listing, state }: Group, userId: string | null): RoomSnapshot['after'] => {
    const results = Object.values(state.rooms).flatMap(({ result }) => result ?? [])
    if (!listing || results.length < Object.keys(state.rooms).length) return null
    const dates = results.some(({ kind }) => sold.has(kind)) ? datesAfterDeal(listing.closesAt) : null
    return { publicityUntil: null, signBy: null, ...dates, ...bidders.afterRoomOf(userId, listing.assetsId) }
  }

  const answerTo: Rooms['answerTo'] = (roomId, idemKey, userId, key) => {
    const { group, room } = find(roomId)
    const who = whoIn(group, userId, key).userId
    if (who === null) throw new Refusal(401, refusalText('E401'))
    const answered = answerUnder(room, who, idemKey)
    if (answered) return { known: true, code: answered.code, msg: answered.msg, reply: answered.data }
    if (isClosed(room, who, idemKey)) return notKnown
    if (hasSpentTooMany(room, who)) throw new Refusal(429, refusalText('E_RATE'))
    return null
  }

  return {
    ...registry,
    admit: (listing, { roomIds, bidder, paid }) => {
      const group = prepare(listing)
      drive(group, core.now())
      const { userId } = bidder
      if (paid !== null) fillPool(group, userId, paid)
      return roomIds.flatMap((roomId): Seat[] => {
        if (find(roomId).room.bidders[userId] === undefined) command(group, roomId, { kind: 'admit', bidder })
        const { bidders: admitted, result, phase } = find(roomId).room
        if (admitted[userId] === undefined || result !== null) return []
        return [{ roomId, isOpen: phase.name !== 'NOT_STARTED' }]
      })
    },

    quote: (request, userId, key) => {
      const { group } = find(request.roomId)
      const who = whoIn(group, userId, key)
      return command(group, request.roomId, { kind: 'quote', who, request, salt: token(core.random, 24) })
    },
    act: (roomId, action, userId, key) => {
      const { group } = find(roomId)
      return command(group, roomId, commandOf(action, whoIn(group, userId, key)))
    },
    viewFor: (roomId, userId, key) => {
      const { group } = find(roomId)
      const who = whoIn(group, userId, key)
      const watching = core.hub.readersOf(roomTopic(roomId))
      const viewer = who.userId === null ? null : who
      const shown = viewLot(group.state, roomId, viewer, core.instant(), watching)
      return { ...shown, after: afterOf(group, who.userId) }
    },
    answerTo,
    settleKey: (roomId, idemKey, userId, key) => {
      const answer = answerTo(roomId, idemKey, userId, key)
      if (answer) return answer
      const { group, room } = find(roomId)
      const who = whoIn(group, userId, key).userId!
      const rooms = { ...group.state.rooms, [roomId]: withClosedKey(room, who, idemKey) }
      group.state = { ...group.state, rooms }
      return notKnown
    },

    practise: (mode) => {
      const known = bidModes.find((candidate) => candidate === mode)
      if (!known) throw new Refusal(400, '报价方式不存在')
      const key = token(core.random, 32)
      const roomId = `practice-${token(core.random, 16)}`
      const tries = (practiceTries.get(known) ?? 0) + 1
      practiceTries.set(known, tries)
      const group = practiceGroup(roomId, known, { key, guest: guestId(key), now: core.now(), tries })
      add(roomId, group)
      schedule(group)
      core.timers.set(core.now() + practiceMs, () => forget(roomId))
      return { roomId, practiceKey: key, until: core.now() + practiceMs }
    },

    openReverse: (given) => {
      if (registry.isKnown(given.roomId)) throw new Refusal(409, '竞价厅已经存在')
      const now = core.now()
      const group = reverseGroup(given, Math.min(now, given.opensAt), core.bots)
      add(given.roomId, group)
      driver.driveThroughPast(group, Math.min(now, core.startedAt))
      drive(group, now)
      schedule(group)
    },
    admitSupplier: (roomId, { userId, name }) => {
      const { group } = find(roomId)
      const { procurement } = group
      if (!procurement) throw new Refusal(404, '竞价厅不存在')
      drive(group, core.now())
      const known = find(roomId).room.bidders[userId]
      if (known) return known.bidNo
      const bidder = supplierIn(group, roomId, userId, core.now())
      if (command(group, roomId, { kind: 'admit', bidder }).code !== 200)
        throw new Refusal(409, '竞价已经开始，不能再参加')
      group.procurement = { ...procurement, names: new Map([...procurement.names, [userId, name]]) }
      mailbox.changed(userId, 'rooms')
      return bidder.bidNo
    },
    reverseResultOf: (roomId) => (registry.isKnown(roomId) ? resultIn(find(roomId).group, roomId) : null),
    intervene: (roomId, order) => command(find(roomId).group, roomId, order),
    botQuote: (roomId, bidNo, amount) => {
      const { group } = find(roomId)
      drive(group, core.now())
      group.state = withBot(group, bidNo)
      const plan: Plan = { at: core.now(), roomId, bidNo, steps: 0, kind: 'quote' }
      const order = commandFor({ ...group, bots: [bidNo] }, group.state.rooms[roomId]!, plan, amount)
      if (order === null) return
      command(group, roomId, order)
      const { phase, leader, bids } = group.state.rooms[roomId]!
      const isHolder = phase.name === 'HOLD' && leader !== null && bids[leader - 1]?.bidNo === bidNo
      if (isHolder) command(group, roomId, { kind: 'take', userId: botId(bidNo) })
    },
  }
}
