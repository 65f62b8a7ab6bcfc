import { describe, expect, test } from 'vitest'
import type { RoomConfig } from '#src/mock/exchange/bidding/engine/config.ts'
import { comesBefore, meetsReserve, nearestMean, rankingOf } from '#src/mock/exchange/bidding/engine/ranking.ts'
import type { Bid } from '#src/mock/exchange/bidding/engine/room.ts'
import { bidder, hall, s } from './support.ts'

const bid = (userId: string, amount: string, seq: number): Bid => ({
  seq,
  userId,
  bidNo: userId,
  amount,
  time: seq,
  phaseId: 1,
  phase: 'SEALED',
  stage: null,
  priority: false,
  sealed: true,
  salt: '',
  commitment: '',
  link: '',
  removed: null,
})

describe('the order of two bids (domain 3.5, 3.7)', () => {
  const people = ['A', 'B', bidder('F', { rank: 1 }), bidder('G', { rank: 2 }), bidder('H', { rank: 2 })]
  const isFirst = (one: Bid, other: Bid, config: Partial<RoomConfig> = {}) => {
    const { room } = hall('final', config, people)
    return [comesBefore(room, one, other), comesBefore(room, other, one)]
  }

  test('by price, in procurement the lower; at one price by time', () => {
    expect(isFirst(bid('A', '200', 2), bid('B', '100', 1))).toEqual([true, false])
    expect(isFirst(bid('A', '200', 2), bid('B', '100', 1), { reverse: true })).toEqual([false, true])
    expect(isFirst(bid('A', '100', 2), bid('B', '100', 1))).toEqual([false, true])
    expect(comesBefore(hall('final').room, bid('A', '100', 1), bid('A', '100', 1))).toBe(false)
  })

  test('by the right to the same price, where it is used in the room', () => {
    const inRoom = { priority: 'IN_ROOM' as const }
    expect(isFirst(bid('H', '100', 2), bid('A', '100', 1), inRoom)).toEqual([true, false])
    expect(isFirst(bid('G', '100', 1), bid('F', '100', 2), inRoom)).toEqual([false, true])
    expect(isFirst(bid('H', '100', 2), bid('G', '100', 1), inRoom)).toEqual([false, true])
    expect(isFirst(bid('H', '100', 2), bid('A', '101', 1), inRoom)).toEqual([false, true])
    expect(isFirst(bid('H', '100', 2), bid('A', '100', 1))).toEqual([false, true])
    expect(isFirst(bid('H', '100', 2), bid('A', '100', 1), { priority: 'POST_CONFIRM' })).toEqual([false, true])
  })
})

describe('closest to the mean (domain 4.4)', () => {
  test.each([
    [0, ['100', '200', '300'], 2],
    // Half a yuan on either side: the one below.
    [0, ['1', '2'], 1],
    [0, ['2', '1'], 2],
    [0, ['150', '150'], 1],
    [0, ['100', '100', '101'], 1],
    // The mean has one decimal: 1.05 is 1.1, 100.06 is 100.1, 100.03 is 100.0.
    [1, ['1.0', '1.1'], 2],
    [2, ['100.04', '100.08'], 2],
    [2, ['100.05', '100.01'], 2],
  ])('with %i decimals of %j it is number %i', (decimals, amounts, wanted) => {
    const bids = amounts.map((amount, index) => bid('A', amount, index + 1))
    expect(nearestMean(bids, { decimals })?.seq).toBe(wanted)
  })

  test('an empty list has no mean', () => {
    expect(nearestMean([], { decimals: 0 })).toBeNull()
  })

  test('a changed quote ranks after earlier quotes of the same amount', () => {
    const room = hall('final', { openMs: s(60), maxRevisions: 2, decision: 'NEAREST_AVG' })
    room.wake(0)
    room.quote('A', 100, s(1))
    room.quote('B', 150, s(2))
    room.quote('A', 150, s(3))
    room.wake(s(60))
    expect(room.room.result).toMatchObject({ kind: 'DEAL', price: '150', bidNo: '1066' })
  })
})

describe('the successor when the winner defaults', () => {
  const amountsOf = (room: ReturnType<typeof hall>) => rankingOf(room.room).map(({ bidNo, amount }) => [bidNo, amount])

  test('of sealed quotes the last of each bidder, also when it is lower', () => {
    const room = hall('final', { openMs: s(60), maxRevisions: 2 })
    room.wake(0)
    for (const [index, [userId, amount]] of (
      [
        ['A', 300],
        ['B', 350],
        ['C', 340],
        ['C', 330],
      ] as const
    ).entries())
      expect(room.quote(userId, amount, s(1 + 2 * index))).toBe('ok')
    expect(amountsOf(room)).toEqual([
      ['1066', '350'],
      ['1067', '330'],
      ['1065', '300'],
    ])
  })

  test('of open quotes the best of each bidder', () => {
    const room = hall('ongoing', { S: '5', openMs: s(60), W: s(30), D: s(30) })
    room.wake(0)
    for (const [index, userId] of ['A', 'B', 'A', 'C'].entries()) room.quote(userId, 100 + 5 * index, s(1 + 2 * index))
    expect(amountsOf(room)).toEqual([
      ['1067', '115'],
      ['1065', '110'],
      ['1066', '105'],
    ])
  })
})

test.each([
  [null, false, '1', true],
  ['100', false, '100', true],
  ['100', false, '99', false],
  ['100', false, '101', true],
  ['100', true, '100', true],
  ['100', true, '101', false],
  ['100', true, '99', true],
])('a reserve of %s, in procurement %s: %s meets it is %s', (R, reverse, amount, meets) => {
  expect(meetsReserve({ ...hall('final').room.config, R, reverse }, amount)).toBe(meets)
})
