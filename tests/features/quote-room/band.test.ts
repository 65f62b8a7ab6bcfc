import { describe, expect, test } from 'vitest'
import { type Band, bandOf } from '#src/features/quote-room/band/band.ts'
import { bandLabels } from '#src/features/quote-room/band/labels.ts'
import { rankOf } from '#src/features/quote-room/band/rank.ts'
import { isLost } from '#src/features/quote-room/state/connection.ts'
import { lapsedBid } from '#src/features/quote-room/state/lapsed-bid.ts'
import type { RoomView } from '#src/features/quote-room/state/room-view.ts'
import { ownStanding } from '#src/features/quote-room/state/standing.ts'
import type { BidMode } from '#src/model/listing/detail.ts'
import type { PushStatus } from '#src/shared/lib/push.ts'
import { bidder, hall, s, whoIs } from '#tests/mock/exchange/bidding/engine/support.ts'

type Played = ReturnType<typeof hall>

const seenBy = (room: Played, viewer: string | null, at: number): RoomView => ({
  ...room.see(viewer, at),
  revision: 0,
  settledRevision: 0,
  isBehind: false,
  meAt: 0,
})
const bandOfSeen = (room: RoomView, status: PushStatus = 'live', isReadOnly = false): Band =>
  bandOf({ room, standing: ownStanding(room, status), isOffline: isLost(status), isReadOnly })
const bandAt = (room: Played, viewer: string | null, at: number): Band => bandOfSeen(seenBy(room, viewer, at))

/** A step of an auction, and the bands that A, B and an observer see after it. */
type Step = [at: number, play: (room: Played, at: number) => void, bands: [a: Band, b: Band, observer: Band]]

const waits = (room: Played, at: number) => room.wake(at)
const quotes =
  (who: string, amount: number, stage?: number) =>
  (room: Played, at: number): void => {
    room.wake(at)
    expect(room.quote(who, amount, at, stage === undefined ? {} : { stage })).toBe('ok')
  }
const takes =
  (kind: 'confirm' | 'take', userId: string) =>
  (room: Played, at: number): void => {
    room.wake(at)
    expect(room.take({ kind, userId }, at).code).toBe(200)
  }
const queues =
  (userId: string) =>
  (room: Played, at: number): void => {
    expect(room.take({ kind: 'queue', who: whoIs(userId) }, at).code).toBe(200)
  }

const rising = { S: '5', openMs: s(60), D: s(30), W: s(30) }
const falling = { P0: '200', top: '200', floor: '100', dropStep: '20', dropMs: s(10), S: '5', D: s(30), W: s(30) }
const notYet: Step = [-0.5, () => undefined, ['opening', 'opening', 'opening']]

const plays: Record<BidMode, [config: Parameters<typeof hall>[1], steps: Step[]]> = {
  ongoing: [
    rising,
    [
      notYet,
      [0, waits, ['unquoted', 'unquoted', 'watching']],
      [1, quotes('A', 100), ['leading', 'unquoted', 'watching']],
      [2, quotes('B', 105), ['outbid', 'leading', 'watching']],
      [65, quotes('A', 110), ['leading', 'outbid', 'watching']],
      [100, waits, ['won', 'lost', 'ended']],
    ],
  ],
  phased: [
    { ...rising, prepMs: s(10) },
    [
      notYet,
      [1, quotes('A', 100), ['leading', 'unquoted', 'watching']],
      [2, quotes('B', 105), ['outbid', 'leading', 'watching']],
      [61, waits, ['opening', 'leading', 'watching']],
      [71, quotes('A', 110), ['leading', 'outbid', 'watching']],
      [102, waits, ['won', 'lost', 'ended']],
    ],
  ],
  final: [
    { openMs: s(60), maxRevisions: 2 },
    [
      notYet,
      [0, waits, ['unquoted', 'unquoted', 'watching']],
      [1, quotes('A', 120), ['sealed', 'unquoted', 'watching']],
      [2, quotes('B', 110), ['sealed', 'sealed', 'watching']],
      [120, waits, ['won', 'lost', 'ended']],
    ],
  ],
  'once-off': [
    { openMs: s(60), inquiryMs: s(20), maxRevisions: 0 },
    [
      notYet,
      [0, waits, ['confirming', 'confirming', 'watching']],
      [1, takes('confirm', 'A'), ['confirmed', 'confirming', 'watching']],
      [21, waits, ['unquoted', 'barred', 'watching']],
      [22, quotes('A', 120), ['sealed', 'barred', 'watching']],
      [200, waits, ['won', 'lost', 'ended']],
    ],
  ],
  'first-come-first-served': [
    { openMs: s(60), holdMs: s(30) },
    [
      notYet,
      [0, waits, ['unquoted', 'unquoted', 'watching']],
      [1, quotes('A', 100), ['holding', 'taken', 'watching']],
      [2, queues('B'), ['holding', 'queueing', 'watching']],
      [3, takes('take', 'A'), ['won', 'lost', 'ended']],
    ],
  ],
  'two-stage': [
    { ...rising, waitMs: s(10), inquiryMs: s(20), sealedMs: s(60), maxRevisions: 0 },
    [
      notYet,
      [1, quotes('A', 100), ['leading', 'unquoted', 'watching']],
      [2, quotes('B', 105), ['outbid', 'leading', 'watching']],
      [91, waits, ['opening', 'leading', 'watching']],
      [101, waits, ['confirming', 'confirming', 'watching']],
      [102, takes('confirm', 'A'), ['confirmed', 'confirming', 'watching']],
      [121, waits, ['unquoted', 'barred', 'watching']],
      [122, quotes('A', 130), ['sealed', 'barred', 'watching']],
      [300, waits, ['won', 'lost', 'ended']],
    ],
  ],
  'v-shaped': [
    falling,
    [
      notYet,
      [0, waits, ['unquoted', 'unquoted', 'watching']],
      [11, quotes('A', 180, 1), ['leading', 'unquoted', 'watching']],
      [12, quotes('B', 185), ['outbid', 'leading', 'watching']],
      [60, waits, ['lost', 'won', 'ended']],
    ],
  ],
  'dutch-auction': [
    falling,
    [notYet, [0, waits, ['unquoted', 'unquoted', 'watching']], [11, quotes('A', 180, 1), ['won', 'lost', 'ended']]],
  ],
}

describe('[BD-03] the band of every state, as its two bidders and an observer see it', () => {
  test.each(Object.entries(plays))('%s', (mode, [config, steps]) => {
    const room = hall(mode as BidMode, config, ['A', 'B'])
    for (const [seconds, play, bands] of steps) {
      const at = s(seconds)
      play(room, at)
      expect(
        ['A', 'B', null].map((viewer) => bandAt(room, viewer, at)),
        `after ${seconds} s`,
      ).toEqual(bands)
    }
  })

  test.each(Object.keys(plays))('%s: offline, and in a second window, the band asks for no quote', (mode) => {
    const room = hall(mode as BidMode, plays[mode as BidMode][0], ['A', 'B'])
    room.wake(s(30))
    const bands = (viewer: string | null) => {
      const seen = seenBy(room, viewer, s(30))
      return [bandOfSeen(seen, 'waiting'), bandOfSeen(seen, 'live', true)]
    }
    expect(bands('A')).toEqual(['unknown', 'viewing'])
    expect(bands(null)).toEqual(['watching', 'watching'])
  })

  test('offline and in a second window the end of a room is what it was', () => {
    const room = hall('ongoing', rising, ['A', 'B'])
    room.wake(s(200))
    const seen = seenBy(room, 'A', s(200))
    expect([bandOfSeen(seen, 'waiting'), bandOfSeen(seen, 'live', true)]).toEqual(['unsold', 'unsold'])
  })

  test('first-come-first-served: whoever lets the hold lapse sees it until the end, and after the second time is barred', () => {
    const room = hall('first-come-first-served', { openMs: s(600), holdMs: s(30) }, ['A', 'B'])
    const steps: Step[] = [
      [1, quotes('A', 100), ['holding', 'taken', 'watching']],
      [31, waits, ['lapsed', 'unquoted', 'watching']],
      [32, quotes('B', 100), ['lapsed', 'holding', 'watching']],
      [33, queues('A'), ['queueing', 'holding', 'watching']],
      [62, waits, ['holding', 'lapsed', 'watching']],
      [92, waits, ['barred', 'lapsed', 'watching']],
      [93, quotes('B', 100), ['barred', 'holding', 'watching']],
      [94, takes('take', 'B'), ['lost', 'won', 'ended']],
    ]
    for (const [seconds, play, bands] of steps) {
      play(room, s(seconds))
      expect(
        ['A', 'B', null].map((viewer) => bandAt(room, viewer, s(seconds))),
        `after ${seconds} s`,
      ).toEqual(bands)
    }
    expect([lapsedBid(seenBy(room, 'A', s(95)))?.seq, lapsedBid(seenBy(room, 'B', s(95)))]).toEqual([3, null])
  })

  test('a deal that ended by default reads so to its winner alone', () => {
    const room = hall('ongoing', rising, ['A', 'B'])
    room.wake(0)
    room.quote('A', 100, s(1))
    room.wake(s(200))
    const after = { signBy: null, publicityUntil: null, refundBy: null, isDefaulted: true }
    const bands = ['A', 'B', null].map((viewer) => bandOfSeen({ ...seenBy(room, viewer, s(200)), after }))
    expect(bands).toEqual(['defaulted', 'lost', 'ended'])
  })

  test('no one quotes: the lot is not sold, for bidders and observers', () => {
    const room = hall('ongoing', rising, ['A', 'B'])
    room.wake(s(200))
    expect([bandAt(room, 'A', s(200)), bandAt(room, null, s(200))]).toEqual(['unsold', 'unsold'])
  })

  test('a pause comes before every standing; after a lost connection the standing is unknown', () => {
    const room = hall('ongoing', rising, ['A', 'B'])
    room.wake(0)
    room.quote('A', 100, s(1))
    const seen = seenBy(room, 'A', s(2))
    const paused = { ...seen, paused: { since: 0, restMs: 1, reason: '权属核查' } }
    expect(bandOfSeen(paused)).toBe('paused')
    expect(bandOfSeen(seen, 'waiting')).toBe('unknown')
  })

  test('after the room the holder of a right answers; others wait for it', () => {
    const right = { ...rising, priority: 'POST_CONFIRM', confirmMs: s(300) } as const
    const room = hall('ongoing', right, ['A', 'B', bidder('H', { rank: 1 })])
    room.wake(0)
    room.quote('A', 100, s(1))
    room.wake(s(120))
    expect(room.room.phase.name).toBe('PRIORITY')
    expect(['H', 'A', 'B'].map((viewer) => bandAt(room, viewer, s(121)))).toEqual(['answering', 'leading', 'answered'])
  })
})

test('[BD-03] no two bands look the same without colour: each has its own word and icon', () => {
  const looks = Object.values(bandLabels).map(({ label, icon }) => `${label} ${icon}`)
  expect(new Set(looks).size).toBe(23)
  expect(bandLabels.leading).toEqual({ label: '领先', tone: 'success', icon: 'up' })
  expect(bandLabels.outbid).toEqual({ label: '被超越', tone: 'danger', icon: 'alert' })
  expect(bandLabels.opening.label).toBe('等待开启')
  expect(bandLabels.sealed.label).toBe('密封已交')
})

describe('[BD-03] the rank of the own quote', () => {
  const bid = (seq: number, bidNo: string, tag = 'OUT') => ({ seq, bidNo, amount: String(100 + seq), time: seq, tag })
  const rank = (bids: RoomView['bids'], ownBest: string | null = '101') =>
    rankOf({ bids, me: { bidNo: '1001', ownBest } as RoomView['me'] })

  test('counts the bidders who have quoted since, each once', () => {
    expect(rank([bid(1, '1001', 'LEADING')])).toBe(1)
    expect(rank([bid(4, '1002'), bid(3, '1003'), bid(2, '1002'), bid(1, '1001')])).toBe(3)
    expect(rank([bid(4, '1001'), bid(3, '1003'), bid(1, '1001')])).toBe(1)
  })

  test('leaves out removed quotes, and is unknown without an own one or beyond the known record', () => {
    expect(rank([bid(3, '1002', 'REMOVED'), bid(2, '1001')])).toBe(1)
    expect(rank([bid(3, '1002')], null)).toBeNull()
    expect(rank([bid(99, '1002')])).toBeNull()
  })
})
