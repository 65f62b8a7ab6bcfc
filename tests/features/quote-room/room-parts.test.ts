import { describe, expect, test } from 'vitest'
import { curveOf } from '#src/features/quote-room/curve/curve.ts'
import { drawingOf } from '#src/features/quote-room/curve/drawing.ts'
import { rankedQuotes } from '#src/features/quote-room/curve/ranking.ts'
import { draft, type Quoting } from '#src/features/quote-room/quoting/quoting.ts'
import { lossOf } from '#src/features/quote-room/frame/leave-warning.ts'
import { mergedBids, pagedBids, tagOf, windowOf } from '#src/features/quote-room/record/merge-pages.ts'
import type { RoomView } from '#src/features/quote-room/state/room-view.ts'
import { lotFigures } from '#src/features/quote-room/frame/lot-figures.ts'
import { sealedLeast, sealedProblem } from '#src/features/quote-room/state/sealed.ts'
import { clockText, timeOfBid } from '#src/features/quote-room/price/show.ts'
import { createRoom } from '#src/mock/exchange/bidding/engine/room.ts'
import { configOf } from '#src/mock/exchange/bidding/engine/presets.ts'
import { advance } from '#src/mock/exchange/bidding/engine/engine.ts'
import { view } from '#src/mock/exchange/bidding/engine/views/view.ts'
import type { BidRow } from '#src/model/bidding/schema.ts'
import { durationText } from '#src/model/terms/figures.ts'
import type { BidMode } from '#src/model/listing/detail.ts'

const bidder = (userId: string, bidNo: string) => ({
  userId,
  bidNo,
  qualified: true,
  deposit: true,
  rank: null,
  capital: null,
  base: null,
  qualifiedAt: 0,
})

/** The room of a mode as its bidder sees it, so long after its opening, ms. */
function roomIn(mode: BidMode, after: number): RoomView {
  const falls = mode === 'dutch-auction' || mode === 'v-shaped'
  const ladder = falls ? { top: '1000', floor: '900', dropStep: '10' } : {}
  const given = { P0: '1000', S: '10', opensAt: 1_000, ...ladder }
  const config = configOf({ roomId: 'room-1', assetsId: 'A1', mode, ...given }, 'demo')
  const { room } = advance(createRoom(config, [bidder('a', '1001'), bidder('b', '1002')], 0), 1_000 + after)
  const who = { userId: 'a', isVerified: true, isBlacklisted: false }
  return { ...view(room, who, 1_000 + after), revision: 0, settledRevision: 0, isBehind: false, meAt: 0 }
}

const bid = (seq: number, more: Partial<BidRow> = {}): BidRow => ({
  seq,
  bidNo: '1001',
  amount: String(1000 + seq),
  time: seq * 1000,
  tag: 'OUT',
  mark: null,
  premium: null,
  ...more,
})

describe('sealed amounts', () => {
  test('final: not below the start price, on the granularity, whatever other bidders quote', () => {
    const room = roomIn('final', 100)
    expect(sealedLeast(room)).toBe('1000.00')
    expect(sealedProblem('1010', room)).toBeNull()
    expect(sealedProblem('990', room)?.wording).toBe('E_MIN')
    expect(sealedProblem('1005', room)?.wording).toBe('E_MULT')
    expect(sealedProblem('1.234', room)?.wording).toBe('E_FMT')
  })

  test('once-off and the second stage show their range; the second stage begins a step above the best price', () => {
    expect(sealedProblem('990', roomIn('once-off', 100))?.wording).toBe('E_RANGE')
    const room = { ...roomIn('two-stage', 100) }
    const second = { ...room, rules: { ...room.rules, range: { low: '1050.00', high: '2000.00' } } }
    expect(sealedLeast(second)).toBe('1060')
    expect(['1050', '1061.5', '2000.01'].map((amount) => sealedProblem(amount, second)?.wording)).toEqual([
      'E_RANGE',
      undefined,
      'E_RANGE',
    ])
  })
})

describe('the record', () => {
  test('each bid once, the newest first', () => {
    expect(mergedBids([bid(3), bid(2)], [bid(2, { tag: 'LEADING' }), bid(1)])).toEqual([bid(3), bid(2), bid(1)])
    expect(mergedBids([bid(2)], [])).toEqual([bid(2)])
    expect(mergedBids([], [bid(2), bid(1)])).toEqual([bid(2), bid(1)])
  })

  test('a page fetched after new bids repeats some rows of the one before it', () => {
    const pages = [[bid(4), bid(3)], [bid(3, { tag: 'REMOVED' }), bid(2)], [bid(1)]]
    expect(pagedBids(pages)).toEqual([bid(4), bid(3, { tag: 'REMOVED' }), bid(2), bid(1)])
  })

  test('the leading bid of a deal is the deal', () => {
    const result = { kind: 'DEAL', reason: 'HIGHEST', text: '', at: 1 } as const
    expect(tagOf(bid(1, { tag: 'LEADING' }), { result })).toBe('DEAL')
    expect(tagOf(bid(1, { tag: 'LEADING' }), { result: null })).toBe('LEADING')
    expect(tagOf(bid(1), { result })).toBe('OUT')
  })

  test.each([
    [0, { from: 0, until: 0 }],
    [5, { from: 0, until: 5 }],
    [10_000, { from: 90, until: 121 }],
  ])('of %i rows those near the view are drawn', (count, drawn) => {
    const top = count > 100 ? 3600 : 0
    expect(windowOf(count, { top, height: 396, rowHeight: 36 }, 150)).toEqual(drawn)
  })

  test('never more than the maximum, and nothing beyond the end', () => {
    const { from, until } = windowOf(10_000, { top: 360_000, height: 90_000, rowHeight: 36 }, 150)
    expect(until - from).toBeLessThanOrEqual(150)
    expect(until).toBe(10_000)
  })
})

describe('the curve', () => {
  test('a falling price is drawn up to the current step', () => {
    expect(curveOf(roomIn('dutch-auction', 17_000)).map(({ amount }) => amount)).toEqual([1000, 990, 980])
  })

  test('the own quotes are marked, and the line steps from quote to quote', () => {
    const bids = [bid(3, { bidNo: '1002' }), bid(2), bid(1, { bidNo: '1002' })]
    const points = curveOf({ ...roomIn('ongoing', 100), bids })
    expect(points.map(({ text, by }) => [text, by])).toEqual([
      ['1000.00', 'room'],
      ['1001', 'other'],
      ['1002', 'own'],
      ['1003', 'other'],
    ])
    const { line, dots, lowest, highest } = drawingOf(points)
    expect([lowest, highest]).toEqual(['1000.00', '1003'])
    expect(line).toMatch(/^M24\.0 216\.0(H[\d.]+V[\d.]+){3}$/)
    expect(dots.map(({ place, isMine }) => [place, isMine])).toEqual([
      [1, false],
      [2, true],
      [3, false],
    ])
  })

  test('the start price and the steps of a fall are no quotes: they have no dots', () => {
    const room = roomIn('v-shaped', 17_000)
    const bids = [bid(1, { bidNo: '1002', amount: '990', time: room.serverNow })]
    const turned = { ...room, bids, phase: { ...room.phase, name: 'ASCEND' } }
    const points = curveOf(turned)
    expect(points.map(({ text, by }) => [Number(text), by])).toEqual([
      [1000, 'room'],
      [990, 'room'],
      [990, 'other'],
    ])
    expect(drawingOf(points).dots).toEqual([{ place: 2, x: 976, y: 216, isMine: false }])
    expect(drawingOf(curveOf(room)).dots).toEqual([])
  })

  test('of many quotes only the own ones are drawn as dots', () => {
    const point = (place: number) => ({
      at: place,
      amount: place,
      text: String(place),
      by: place === 70 ? ('own' as const) : ('other' as const),
    })
    const { dots } = drawingOf(Array.from({ length: 80 }, (_, place) => point(place)))
    expect(dots.map(({ place }) => place)).toEqual([70])
  })

  test('a rising price begins at the start price; removed bids are left out', () => {
    const room = { ...roomIn('ongoing', 100), bids: [bid(2), bid(1, { tag: 'REMOVED' })] }
    expect(curveOf(room).map(({ amount }) => amount)).toEqual([1000, 1002])
    expect(curveOf({ ...room, bids: [] })).toEqual([])
  })
})

test('of sealed quotes opened after an open part only the winning one ends the curve', () => {
  const room = roomIn('two-stage', 5_000)
  const bids = [bid(5), bid(4, { bidNo: 'W' }), bid(3), bid(2), bid(1)]
  const counts = { ...room.counts, bids: 5, sealed: 3 }
  const ended = { ...room, bids, counts, phase: { ...room.phase, name: 'ENDED' } }
  const result = { kind: 'DEAL', text: '本场竞买已成交', bidNo: 'W', price: '1004' } as RoomView['result']
  expect(curveOf({ ...ended, result }).map(({ amount }) => amount)).toEqual([1000, 1001, 1002, 1004])
  expect(curveOf(ended).map(({ amount }) => amount)).toEqual([1000, 1001, 1002])
})

test('an own sealed quote is not a price of the room', () => {
  const room = roomIn('final', 5_000)
  const bids = [bid(1, { time: room.phase.start + 1 })]
  expect(curveOf({ ...room, bids })).toEqual([])
  expect(curveOf({ ...room, bids, phase: { ...room.phase, name: 'ENDED' } }).map(({ amount }) => amount)).toEqual([
    1000, 1001,
  ])
})

describe('figures and words', () => {
  const say = (key: string, values: Record<string, string | number> = {}) =>
    key.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))

  test('clocks, lengths and instants', () => {
    expect([clockText(-5), clockText(59_950), clockText(107_300)]).toEqual(['00:00:00.0', '00:00:59.9', '00:01:47'])
    expect([30_000, 119_000, 300_000, 7_200_000].map((ms) => durationText(ms, say))).toEqual([
      '30 秒',
      '119 秒',
      '5 分钟',
      '2 小时',
    ])
    expect(timeOfBid(Date.UTC(2026, 0, 1, 1, 2, 3, 45))).toBe('09:02:03.045')
  })

  test('a room shows the figures that apply in its mode', () => {
    const names = (mode: BidMode) => lotFigures(roomIn(mode, 100), { deposit: '500' }, say).map(({ name }) => name)
    expect(names('first-come-first-served')).toContain('fixed')
    expect(names('first-come-first-served')).toContain('holdMs')
    expect(names('dutch-auction')).not.toContain('S')
    expect(names('dutch-auction')).toEqual(expect.arrayContaining(['dropStep', 'dropEvery', 'floor', 'deposit']))
    expect(names('ongoing')).toEqual(expect.arrayContaining(['P0', 'S', 'M', 'D', 'reserve']))
    expect(names('ongoing')).not.toContain('floor')
    expect(names('phased')).toContain('entry')
    expect(names('two-stage')).not.toContain('entry')
  })
})

describe('[BD-03] what leaving a room would lose', () => {
  const room = roomIn('ongoing', 100)
  const withMe = (me: Partial<NonNullable<RoomView['me']>>): RoomView => ({ ...room, me: { ...room.me!, ...me } })
  const leading = withMe({ leading: true })
  const real = { isPractice: false }
  const standing = { head: real, quoting: draft, windowRole: 'sole', isOffline: false } as const

  test('the lead, a hold, the answer to a quote', () => {
    expect(lossOf({ ...standing, room: leading })).toBe('leading')
    expect(lossOf({ ...standing, room: leading, isOffline: true })).toBe('led')
    const held = { ...leading, phase: { ...leading.phase, name: 'HOLD' } }
    expect(lossOf({ ...standing, room: held })).toBe('holding')
    const quoting = { step: 'sending' } as Quoting
    expect(lossOf({ ...standing, room: withMe({ leading: false }), quoting })).toBe('unsettled')
  })

  test('nothing: outbid, an onlooker, after the end, in practice, in a second window', () => {
    expect(lossOf({ ...standing, room: withMe({ leading: false }) })).toBeNull()
    expect(lossOf({ ...standing, room: { ...leading, me: null } })).toBeNull()
    const result = { kind: 'DEAL', reason: 'HIGHEST', text: '', at: 1 } as const
    expect(lossOf({ ...standing, room: { ...leading, result } })).toBeNull()
    expect(lossOf({ ...standing, room: leading, head: { isPractice: true } })).toBeNull()
    expect(lossOf({ ...standing, room: leading, windowRole: 'second' })).toBeNull()
  })
})

describe('[BD-11] [BD-12] [BD-14] the ranking of opened quotes', () => {
  const result = { kind: 'DEAL', reason: 'HIGHEST', text: '', at: 1, bidNo: '1002', price: '1500' } as const
  const opened = (over: Partial<RoomView> = {}): RoomView => ({
    ...roomIn('final', 100),
    counts: { enrolled: 3, qualified: 3, bids: 4, sealed: 4, watching: 0 },
    bids: [
      bid(4, { amount: '1200' }),
      bid(3, { bidNo: '1003', amount: '1200' }),
      bid(2, { bidNo: '1002', amount: '1500' }),
      bid(1, { amount: '1400' }),
    ],
    result,
    ...over,
  })

  test('the last quote of each bidder, best first, the earlier of equal ones first', () => {
    expect(rankedQuotes(opened())).toEqual([
      { bidNo: '1002', amount: '1500', share: '100.0', isMine: false, isWinner: true },
      { bidNo: '1003', amount: '1200', share: '80.0', isMine: false, isWinner: false },
      { bidNo: '1001', amount: '1200', share: '80.0', isMine: true, isWinner: false },
    ])
  })

  test('nothing before the result, nor of open quotes', () => {
    expect(rankedQuotes(opened({ result: null }))).toEqual([])
    const counts = { enrolled: 3, qualified: 3, bids: 4, sealed: 0, watching: 0 }
    expect(rankedQuotes(opened({ counts }))).toEqual([])
    expect(rankedQuotes(opened({ counts: { ...counts, sealed: 2 } })).map(({ bidNo }) => bidNo)).toEqual([
      '1003',
      '1001',
    ])
  })
})
