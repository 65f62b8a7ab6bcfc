import * as z from 'zod/mini'
import { privateEvents, type RoomEventData, type RoomEventType, roomEvents } from '#src/model/bidding/events.ts'
import type { BidRow, RoomMe, RoomSnapshot } from '#src/model/bidding/schema.ts'
import { canMeetPrice } from '#src/model/terms/priority.ts'

/** What a page knows of a room. */
export type RoomView = RoomSnapshot & {
  /**
   * Counts the invalidations: what no event carries (the bidder's own standing, the ladder, the opened record, notes) has to be
   * fetched again.
   */
  revision: number
  /** The last revision that a fetched snapshot covers. A fetch that began before an invalidation does not cover it. */
  settledRevision: number
  /** An event could not be read: prices may differ from those shown until a snapshot has been fetched. */
  isBehind: boolean
  /** Version of the newest event that was for the bidder alone. */
  meAt: number
}

/** Whether something happened since the last snapshot that makes it necessary to fetch another one. */
export const isOutdated = ({ revision, settledRevision }: Pick<RoomView, 'revision' | 'settledRevision'>): boolean =>
  revision > settledRevision

const revisionAfter = ({ revision }: RoomView, isInvalidated: boolean): number =>
  isInvalidated ? revision + 1 : revision

export const invalidated = (room: RoomView): RoomView => ({ ...room, revision: room.revision + 1 })

/** An event of a topic, not yet parsed. */
export type TopicEvent = { type: string; data: unknown }
type Change<T extends RoomEventType> = (room: RoomView, data: RoomEventData<T>) => RoomView

/** Bids that a page keeps in hand; older ones are paged. */
const bidLimit = 5_000

/** A bidder's state under this leader: the leader cannot outbid themselves. */
function ledBy(leaderNo: string | null | undefined, me: RoomMe): RoomMe {
  const leading = me.bidNo !== null && me.bidNo === leaderNo
  if (leading || me.reason !== 'E_SELF') return { ...me, leading }
  return { ...me, leading, canBid: true, reason: null, reasonText: null }
}

/** Applies prices and leader to the room and to the bidder's own state. */
const withPrices = (
  room: RoomView,
  { current, minNext, maxNext, leaderNo }: Pick<RoomEventData<'BID'>, 'current' | 'minNext' | 'maxNext' | 'leaderNo'>,
): RoomView => ({ ...room, current, minNext, maxNext, leaderNo, me: room.me && ledBy(leaderNo, room.me) })

function outrun(bids: readonly BidRow[]): BidRow[] {
  const led = bids.findIndex(({ tag }) => tag === 'LEADING')
  return led === -1 ? [...bids] : bids.with(led, { ...bids[led]!, tag: 'OUT' })
}

const rowOfEvent = ({ seq, bidNo, amount, time, mark, premium }: RoomEventData<'BID'>, leads: boolean): BidRow => ({
  seq,
  bidNo,
  amount,
  time,
  mark,
  premium,
  tag: leads ? 'LEADING' : null,
})

/** The right to the same price holds against a leader who raised the price, not against the holder's own lead. */
function rightAfter({ me, rules, mode }: RoomView, { leaderNo, mark }: RoomEventData<'BID'>): RoomMe['priority'] {
  if (!me?.priority || !canMeetPrice({ ...rules, mode })) return me?.priority
  const isLet = me.reason !== 'E_QUAL'
  return { ...me.priority, canMatch: isLet && Boolean(leaderNo) && leaderNo !== me.bidNo && mark !== 'PRIORITY' }
}

/** The bidder's own state after a bid, as far as it follows from public data. */
function afterBid(room: RoomView, data: RoomEventData<'BID'>): RoomSnapshot['me'] {
  const { me } = room
  const { bidNo, amount, leaderNo } = data
  if (!me) return me
  const isMine = bidNo !== null && bidNo === me.bidNo
  const priority = rightAfter(room, data)
  return ledBy(leaderNo, { ...me, priority, ownBest: isMine && amount ? amount : me.ownBest })
}

/** Whether a bid changes private state that has to be fetched: after an own or sealed bid, with a pool or a right. */
function asksAfter({ me }: RoomView, { bidNo, leaderNo }: RoomEventData<'BID'>): boolean {
  if (!me) return false
  return bidNo === me.bidNo || leaderNo === null || me.priority !== null || me.free !== null
}

/** A bid without a bidder number is sealed. */
const countsAfter = ({ counts }: RoomView, { bids, bidNo }: RoomEventData<'BID'>): RoomView['counts'] => ({
  ...counts,
  bids,
  sealed: typeof counts.sealed === 'number' && !bidNo ? counts.sealed + 1 : counts.sealed,
})

/** Phases with data that their event does not carry: a ladder, a range, opened quotes. */
const bringsMore: ReadonlySet<string> = new Set(['DESCEND', 'WAIT', 'SEALED', 'OPENING'])

const changes: { [T in RoomEventType]: Change<T> } = {
  PHASE: (room, data) => ({
    ...withPrices(room, data),
    phase: data.phase,
    revision: revisionAfter(room, room.me !== null || bringsMore.has(data.phase.name)),
  }),
  BID: (room, data) => {
    if (data.seq <= room.seq) return room
    const leads = data.bidNo !== null && data.bidNo === data.leaderNo
    const bids = [rowOfEvent(data, leads), ...(leads ? outrun(room.bids) : room.bids)].slice(0, bidLimit)
    return {
      ...withPrices(room, data),
      seq: data.seq,
      bids,
      premium: data.premium ?? room.premium,
      counts: countsAfter(room, data),
      me: afterBid(room, data),
      revision: revisionAfter(room, asksAfter(room, data)),
    }
  },
  BID_REMOVED: (room, data) => ({
    ...withPrices(room, data),
    bids: room.bids.map((bid) => (bid.seq === data.seq ? { ...bid, tag: 'REMOVED' } : bid)),
    counts: { ...room.counts, bids: data.bids },
    revision: room.revision + 1,
  }),
  END_MOVED: (room, { phaseId, end, n }) =>
    room.phase.id === phaseId ? { ...room, phase: { ...room.phase, end }, extensions: n } : room,
  CLOCK_PRICE: (room, { phaseId, stage, price, until }) =>
    room.phase.id === phaseId
      ? {
          ...room,
          phase: { ...room.phase, stage, end: until },
          current: price,
          minNext: price,
          maxNext: price,
        }
      : room,
  PAUSE: (room, { since, restMs, reason }) => ({
    ...room,
    paused: { since, restMs, reason },
    revision: room.revision + 1,
  }),
  RESUME: (room, { phase }) => ({ ...room, paused: null, phase, revision: room.revision + 1 }),
  PRIORITY_OPEN: (room) => ({ ...room, revision: revisionAfter(room, Boolean(room.me)) }),
  PRIORITY_CLOSED: (room) => ({ ...room, revision: revisionAfter(room, Boolean(room.me)) }),
  COUNTS: (room, { enrolled, qualified, confirmed }) => ({
    ...room,
    counts: { ...room.counts, enrolled, qualified, confirmed },
    // The newly qualified bidder may be the watcher on this page.
    revision: revisionAfter(room, Boolean(room.me && !room.me.bidNo)),
  }),
  RESULT: (room, { result }) => ({ ...room, result, revision: room.revision + 1 }),
  DEPOSIT_LOCK: (room, { free, frozen }) => (room.me ? { ...room, me: { ...room.me, free, frozen } } : room),
  HOLD: (room, { until }) =>
    room.me ? { ...room, me: { ...room.me, hold: { until } }, revision: room.revision + 1 } : room,
  QUEUE: (room, { place }) => (room.me ? { ...room, me: { ...room.me, queuePlace: place } } : room),
}

const isKnown = (type: string): type is RoomEventType => Object.hasOwn(changes, type)

const versioned = z.object({ version: z.int() })

/** After an unreadable event. One that is older than the room changes nothing. */
function afterUnread(room: RoomView, { type, data }: TopicEvent): RoomView {
  const { success, data: read } = z.safeParse(versioned, data)
  const matters = success ? read.version >= room.version : isKnown(type)
  return matters ? { ...room, revision: room.revision + 1, isBehind: true } : room
}

/**
 * The room after an event of its topic or of the bidder's own. An older event changes nothing, an unreadable
 * one causes a new fetch; several events may share one version.
 */
export function afterEvent(room: RoomView, event: TopicEvent): RoomView {
  const { type, data } = event
  if (!isKnown(type)) return afterUnread(room, event)
  const parsed = z.safeParse(roomEvents[type], data)
  if (!parsed.success) return afterUnread(room, event)
  if (parsed.data.version < room.version) return room
  const change = changes[type] as Change<RoomEventType>
  const { version } = parsed.data
  return { ...change(room, parsed.data), version, meAt: privateEvents.has(type) ? version : room.meAt }
}

/** Of a snapshot that events have overtaken only what no event carries is applied. */
function afterOutrun(known: RoomView, { version, seq, rules, stages, ladder, notes, me }: RoomSnapshot): RoomView {
  const own = known.bids.find((bid) => bid.seq > seq && bid.bidNo === me?.bidNo && bid.tag !== 'REMOVED')
  const mine = me && ledBy(known.leaderNo, { ...me, ownBest: own?.amount ?? me.ownBest })
  return { ...known, rules, stages, ladder, notes, me: mine, meAt: version }
}

/** The listed bids, followed by the known older ones. */
function joined(known: readonly BidRow[], listed: readonly BidRow[]): BidRow[] {
  const oldest = listed.at(-1)?.seq ?? 0
  // With a gap between them the older ones are fetched by page again.
  const joins = (known[0]?.seq ?? 0) >= oldest - 1
  const older = listed.length > 0 && joins ? known.filter(({ seq }) => seq < oldest) : []
  return [...listed, ...older].slice(0, bidLimit)
}

/**
 * A snapshot replaces the room. Of one that is older than the room, but not than the last private event, only what no event
 * carries is applied. Known bids that it no longer lists are kept. A room with its result stays, because after an extension of the
 * notice the next room has the same id. `settled`: the revision of the room when the fetch began.
 */
export function afterSnapshot(known: RoomView | null, snapshot: RoomSnapshot, settled = 0): RoomView {
  const meAt = snapshot.version
  if (!known || known.roomId !== snapshot.roomId)
    return { ...snapshot, revision: 0, settledRevision: 0, isBehind: false, meAt }
  const { revision } = known
  const settledRevision = Math.max(known.settledRevision, settled)
  if (known.result && !snapshot.result) return { ...known, settledRevision }
  if (snapshot.version < known.meAt) return known
  const isBehind = known.isBehind && settledRevision < revision
  if (snapshot.version < known.version) return { ...afterOutrun(known, snapshot), settledRevision, isBehind }
  return { ...snapshot, bids: joined(known.bids, snapshot.bids), revision, settledRevision, isBehind, meAt }
}
