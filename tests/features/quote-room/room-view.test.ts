import { describe, expect, test } from 'vitest'
import { afterEvent, afterSnapshot, isOutdated, type RoomView } from '#src/features/quote-room/state/room-view.ts'
import { act, advance } from '#src/mock/exchange/bidding/engine/engine.ts'
import type { RoomConfig } from '#src/mock/exchange/bidding/engine/config.ts'
import { configOf } from '#src/mock/exchange/bidding/engine/presets.ts'
import { type Bidder, createRoom, type Room, type RoomEvent } from '#src/mock/exchange/bidding/engine/room.ts'
import { view } from '#src/mock/exchange/bidding/engine/views/view.ts'
import type { BidMode } from '#src/model/listing/detail.ts'

const bidder = (userId: string, bidNo: string): Bidder => ({
  userId,
  bidNo,
  qualified: true,
  deposit: true,
  rank: null,
  capital: null,
  base: null,
  qualifiedAt: 0,
})
const who = (userId: string) => ({ userId, isVerified: true, isBlacklisted: false })

const begin = (mode: BidMode, more: Partial<RoomConfig> = {}) => {
  const config = configOf(
    {
      roomId: 'room-1',
      assetsId: 'A1',
      mode,
      P0: '1000',
      S: '10',
      opensAt: 1_000,
      top: '1000',
      floor: '900',
      dropStep: '10',
      ...more,
    },
    'demo',
  )
  let room: Room = createRoom(config, [bidder('a', '1001'), bidder('b', '1002')])
  const events: RoomEvent[] = []
  const run = (step: { room: Room; events: RoomEvent[] }) => {
    room = step.room
    events.push(...step.events)
  }
  return {
    get room() {
      return room
    },
    events,
    advance: (at: number) => run(advance(room, at)),
    quote: (userId: string, amount: string, at: number) =>
      run(
        act(
          room,
          {
            kind: 'quote',
            who: who(userId),
            request: {
              roomId: 'room-1',
              phaseId: room.phase.id,
              stage: room.phase.stage,
              amount,
              idemKey: `key-${at}-${userId}`,
            },
            salt: 'salt',
          },
          at,
        ),
      ),
  }
}

/** What a page that heard every event shows, beside what one shows that came just now. */
function compared(world: ReturnType<typeof begin>, first: RoomView, userId: string | null, at: number) {
  const heard = world.events
    .filter(({ to }) => to === null)
    .reduce<RoomView>((room, event) => afterEvent(room, event), first)
  const fresh = view(world.room, userId === null ? null : who(userId), at)
  const shown = ({
    phase,
    current,
    minNext,
    maxNext,
    leaderNo,
    bids,
    version,
    extensions,
    result,
  }: RoomView | typeof fresh) => ({
    phase,
    current,
    minNext,
    maxNext,
    leaderNo,
    bids: bids.map(({ seq, bidNo, amount }) => ({ seq, bidNo, amount })),
    version,
    extensions,
    result,
  })
  return [shown(heard), shown(fresh)] as const
}

describe('[BD-03] a room updated by events equals a fresh snapshot', () => {
  test.each(['ongoing', 'phased', 'two-stage'] as const)('%s: bids, prices, phases, moved ends, result', (mode) => {
    const world = begin(mode)
    const first = afterSnapshot(null, view(world.room, null, 0))
    world.advance(1_000)
    world.quote('a', '1000', 2_000)
    world.quote('b', '1010', 4_000)
    world.quote('a', '1030', 6_000)
    world.advance(world.room.phase.end ?? 0)
    world.quote('b', '1040', (world.room.phase.start ?? 0) + 1_500)
    world.advance(10_000_000)
    const [heard, fresh] = compared(world, first, null, 10_000_000)
    expect(heard).toEqual(fresh)
    expect(fresh.result?.kind).toBe('DEAL')
  })

  test('[BD-11] a sealed quote is counted as one, though its bidder is hidden', () => {
    const world = begin('final')
    world.advance(1_000)
    const first = afterSnapshot(null, view(world.room, null, 1_000))
    world.quote('a', '1010', 2_000)
    world.quote('b', '1000', 4_000)
    const heard = world.events.reduce<RoomView>((room, event) => afterEvent(room, event), first)
    expect([first.counts.sealed, heard.counts.bids, heard.counts.sealed]).toEqual([0, 2, 2])
  })

  test('dutch-auction: each step of the falling price', () => {
    const world = begin('dutch-auction')
    const first = afterSnapshot(null, view(world.room, null, 0))
    world.advance(1_000 + 3 * 8_000)
    const [heard, fresh] = compared(world, first, null, 25_000)
    expect(heard).toEqual(fresh)
    expect(heard.current).toBe('970.00')
  })

  test('an outbid bidder may quote again without a fetch, a leader may not', () => {
    const world = begin('ongoing')
    world.advance(1_000)
    world.quote('a', '1000', 2_000)
    const mine = afterSnapshot(null, view(world.room, who('a'), 2_000))
    expect([mine.me?.leading, mine.me?.canBid, mine.me?.reason]).toEqual([true, false, 'E_SELF'])
    const before = world.events.length
    world.quote('b', '1010', 4_000)
    const after = world.events.slice(before).reduce<RoomView>((room, event) => afterEvent(room, event), mine)
    expect([after.me?.leading, after.me?.canBid, isOutdated(after)]).toEqual([false, true, false])
  })

  test('old, repeated and unversioned events change nothing', () => {
    const world = begin('ongoing')
    world.advance(1_000)
    const first = afterSnapshot(null, view(world.room, null, 1_000))
    world.quote('a', '1000', 2_000)
    const bid = world.events.find(({ type }) => type === 'BID')!
    const once = afterEvent(first, bid)
    expect(afterEvent(once, bid)).toEqual(once)
    expect(afterEvent(once, { type: 'BID', data: { ...bid.data, version: 0 } })).toBe(once)
    expect(afterEvent(once, { type: 'SOMETHING', data: {} })).toBe(once)
    for (const type of ['BID', 'SOMETHING']) {
      expect(afterEvent(once, { type, data: { version: once.version - 1 } })).toBe(once)
    }
  })

  test.each([
    ['a bid without its price', 'BID', { version: 3 }],
    ['a bid of no version', 'BID', { seq: 2, amount: '1010' }],
    ['a bid that is no object', 'BID', null],
    ['another thing of the same version', 'END_MOVED', { version: 2, end: 'later' }],
    ['what this page has no word for', 'PRICE', { version: 3, price: '1010' }],
  ])('%s leaves the room behind until a fetch that began after it', (_, type, data) => {
    const world = begin('ongoing')
    world.advance(1_000)
    world.quote('a', '1000', 2_000)
    const answer = view(world.room, null, 2_000)
    const known = afterSnapshot(null, answer)
    expect([known.version, known.revision, known.settledRevision, known.isBehind]).toEqual([2, 0, 0, false])
    const unread = afterEvent(known, { type, data })
    expect(unread).toEqual({ ...known, revision: 1, isBehind: true })
    const early = afterSnapshot(unread, answer, known.revision)
    expect([isOutdated(early), early.isBehind]).toEqual([true, true])
    expect(afterSnapshot(unread, answer, 1)).toEqual({ ...known, revision: 1, settledRevision: 1 })
  })

  test('a snapshot older than the room is ignored, and known bids are kept', () => {
    const world = begin('ongoing')
    world.advance(1_000)
    const old = view(world.room, null, 1_000)
    world.quote('a', '1000', 2_000)
    const known = afterSnapshot(null, view(world.room, null, 2_000))
    expect(afterSnapshot(known, old)).toBe(known)
  })

  test('a room with its result stays, and asks for nothing more, when its id has the room after an extension', () => {
    const world = begin('first-come-first-served', { extendCycles: 1, extendCyclesLeft: 1 })
    const next = view(world.room, null, 0)
    const first = afterSnapshot(null, next)
    world.advance(10_000_000)
    const ended = world.events.reduce<RoomView>((room, event) => afterEvent(room, event), first)
    expect([ended.result?.kind, isOutdated(ended)]).toEqual(['EXTEND', true])
    const stays = afterSnapshot(ended, next, ended.revision)
    expect([stays.result?.kind, stays.phase, isOutdated(stays)]).toEqual(['EXTEND', ended.phase, false])
  })

  test('of a snapshot that bids have overtaken only what no event carries is applied', () => {
    const world = begin('ongoing')
    world.advance(1_000)
    const first = { ...afterSnapshot(null, view(world.room, who('a'), 1_000)), me: null, revision: 1 }
    world.quote('a', '1000', 2_000)
    const answer = view(world.room, who('a'), 2_000)
    world.quote('b', '1010', 4_000)
    const known = world.events.reduce<RoomView>(
      (room, event) => (event.to === null ? afterEvent(room, event) : room),
      first,
    )
    const after = afterSnapshot(known, answer, known.revision)
    expect(after).toMatchObject({ current: '1010.00', seq: 2, version: known.version })
    expect(isOutdated(after)).toBe(false)
    expect(after.me).toMatchObject({ leading: false, canBid: true, reason: null, ownBest: '1000.00' })
  })

  test('a private event is not undone by an older snapshot', () => {
    const world = begin('ongoing')
    world.advance(1_000)
    const answer = view(world.room, who('a'), 1_000)
    const known = afterEvent(afterSnapshot(null, answer), {
      type: 'QUEUE',
      data: { version: answer.version + 1, place: 2 },
    })
    expect(afterSnapshot(known, answer).me?.queuePlace).toBe(2)
  })
})
