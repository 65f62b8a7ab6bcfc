import { describe, expect, test } from 'vitest'
import { auditRecord } from '#src/model/audit/audit.ts'
import type { RoomRecord } from '#src/model/bidding/calls.ts'
import { verifyChain } from '#src/model/bidding/chain.ts'
import type { BidMode } from '#src/model/listing/detail.ts'
import { sha256 } from '#src/mock/exchange/digest.ts'
import { playedRecord } from '#src/mock/exchange/bidding/rooms/public-record.ts'
import { bidder, hall, type Hall, s } from '#tests/mock/exchange/bidding/engine/support.ts'
import { endedBefore, withBid, withResult } from '#tests/support/forged-records.ts'

const quoteAll = (room: Hall, all: readonly (readonly [string, number, number])[]) => {
  for (const [userId, amount, at] of all) expect(room.quote(userId, amount, s(at))).toBe('ok')
}
const rising = { S: '5', M: 10, W: s(30), D: s(30) }
const sealing = { openMs: s(60), inquiryMs: 0, S: '5' }

/** One auction of each mode with at least two bidders; 1065 is A, 1066 B, 1067 C. */
const plays: Readonly<Record<BidMode, () => Hall>> = {
  ongoing: () => {
    const room = hall('ongoing', { ...rising, openMs: s(100) })
    room.wake(0)
    quoteAll(room, [
      ['A', 100, 10],
      ['B', 110, 20],
    ])
    room.wake(s(100))
    quoteAll(room, [['A', 115, 129.999]])
    room.wake(s(200))
    return room
  },
  phased: () => {
    const room = hall('phased', { ...rising, S2: '20', openMs: s(100), prepMs: s(10) })
    room.wake(0)
    quoteAll(room, [
      ['A', 100, 10],
      ['B', 105, 20],
    ])
    room.wake(s(110))
    quoteAll(room, [['A', 125, 120]])
    room.wake(s(200))
    return room
  },
  final: () => {
    const room = hall('final', { ...sealing, maxRevisions: 1 })
    room.wake(0)
    quoteAll(room, [
      ['A', 200, 10],
      ['B', 150, 20],
      ['A', 180, 30],
    ])
    room.wake(s(60))
    return room
  },
  'once-off': () => {
    const room = hall('once-off', { ...sealing, maxRevisions: 0, high: '300' })
    room.wake(0)
    quoteAll(room, [
      ['B', 150, 10],
      ['A', 200, 20],
      ['C', 200, 30],
    ])
    room.wake(s(60))
    return room
  },
  'first-come-first-served': () => {
    const room = hall('first-come-first-served', { openMs: s(100), holdMs: s(30) })
    room.wake(0)
    quoteAll(room, [['A', 100, 10]])
    room.wake(s(40))
    quoteAll(room, [['B', 100, 50]])
    room.take({ kind: 'take', userId: 'B' }, s(60))
    return room
  },
  'two-stage': () => {
    const room = hall('two-stage', {
      ...rising,
      openMs: s(60),
      waitMs: s(10),
      inquiryMs: 0,
      sealedMs: s(60),
      maxRevisions: 0,
      high: '200',
    })
    room.wake(0)
    quoteAll(room, [
      ['A', 100, 10],
      ['B', 110, 20],
    ])
    room.wake(s(100))
    quoteAll(room, [
      ['A', 120, 110],
      ['B', 150, 120],
    ])
    room.wake(s(200))
    return room
  },
  'v-shaped': () => {
    const falling = { top: '1000', floor: '900', dropStep: '20', dropMs: s(60) }
    const room = hall('v-shaped', { ...rising, ...falling, P0: '1000', S: '10' })
    room.wake(s(130))
    quoteAll(room, [
      ['A', 960, 130],
      ['B', 970, 159.999],
    ])
    room.wake(s(300))
    return room
  },
  'dutch-auction': () => {
    const falling = { top: '1000', floor: '950', dropStep: '10', dropMs: s(60) }
    const room = hall('dutch-auction', { ...falling, P0: '1000' })
    room.wake(s(125))
    quoteAll(room, [['A', 980, 125]])
    return room
  },
}
const recordOf = (mode: BidMode) => playedRecord(plays[mode]().room)

const winners: readonly (readonly [BidMode, string, string, string, number])[] = [
  ['ongoing', '1065', '115', '1066', 3],
  ['phased', '1065', '125', '1066', 3],
  ['final', '1065', '180', '1066', 3],
  ['once-off', '1065', '200', '1067', 2],
  ['first-come-first-served', '1066', '100', '1065', 2],
  ['two-stage', '1066', '150', '1065', 4],
  ['v-shaped', '1066', '970', '1065', 2],
  ['dutch-auction', '1065', '980', '1066', 1],
]

describe.each(winners)('[BD-03] a record of %s', (mode, bidNo, price, loser, seq) => {
  const record = recordOf(mode)

  test('is valid, and its result equals the one worked out by hand', async () => {
    expect(record.result).toMatchObject({ kind: 'DEAL', bidNo, price, head: record.head })
    expect(auditRecord(record)).toEqual({ faults: [], gaps: [] })
    expect(await verifyChain('R1', record.rows, sha256, record.head)).toBeNull()
  })

  test('another winner or another price does not follow from the bids', () => {
    expect(auditRecord(withResult(record, { bidNo: loser })).faults).toEqual([
      { about: 'winner', seq, expected: bidNo },
    ])
    expect(auditRecord(withResult(record, { price: '9999' })).faults).toEqual([
      { about: 'price', seq, expected: price },
    ])
    const failed = { kind: 'FAILED', reason: 'NO_QUOTE', price: null, bidNo: null } as const
    expect(auditRecord(withResult(record, failed)).faults).toEqual([{ about: 'outcome' }])
    expect(auditRecord(withResult(record, { reason: 'PRIORITY' })).faults).toEqual([{ about: 'outcome' }])
  })

  test('an amount that the rules do not allow is found, even with a recomputed chain', async () => {
    const forged = withBid(record, seq, { amount: '1' })
    expect(await verifyChain('R1', forged.rows, sha256, forged.head)).toBeNull()
    expect(auditRecord(forged).faults).toContainEqual({ about: 'amount', seq })
  })

  test('a late bid is found, even with a recomputed chain', async () => {
    const forged = withBid(record, record.rows.length, {}, record.result!.at + 1)
    expect(await verifyChain('R1', forged.rows, sha256, forged.head)).toBeNull()
    expect(auditRecord(forged).faults).toContainEqual({ about: 'phase', seq: record.rows.length })
  })

  test('without its winning last bid, even with a matching head, the result does not follow', () => {
    expect(auditRecord(endedBefore(record, seq)).faults).not.toEqual([])
  })

  test('a bid still hidden after the end is a fault', () => {
    const rows = record.rows.map(({ content, ...row }) => (row.seq === seq ? row : { ...row, content }))
    expect(auditRecord({ ...record, rows }).faults).toEqual([{ about: 'hidden', seq }])
  })

  test('marking only the winning bid as removed is a fault', () => {
    const removed = [
      ...(record.removed ?? []),
      { seq, reason: '报价有误', at: record.result!.at, after: record.rows.length },
    ]
    expect(auditRecord({ ...record, removed }).faults).not.toEqual([])
  })

  test('another end time, or a head other than the published one, is a fault', () => {
    expect(auditRecord(withResult(record, { at: record.result!.at + 1 })).faults).toEqual([{ about: 'course' }])
    expect(auditRecord(withResult(record, { head: 'f'.repeat(64) })).faults).toEqual([{ about: 'published' }])
  })

  test('without its phases only the result can be checked', () => {
    expect(auditRecord({ ...record, course: null })).toEqual({ faults: [], gaps: ['course'] })
    const faults = auditRecord({ ...withResult(record, { bidNo: loser }), course: null }).faults
    expect(faults).toEqual([{ about: 'winner', seq, expected: bidNo }])
  })
})

describe('[BD-03] the end and its moves', () => {
  const record = recordOf('ongoing')
  const faultsOf = (change: Partial<RoomRecord>) => auditRecord({ ...record, ...change }).faults

  test('each move follows from a late bid, by the rules of the room', () => {
    expect(record.moves).toEqual([{ seq: 3, end: s(159.999) }])
    expect(faultsOf({ moves: [{ seq: 3, end: s(170) }] })).toEqual([{ about: 'move', seq: 3 }])
    expect(faultsOf({ moves: [] })).toEqual([{ about: 'move', seq: 3 }])
    expect(faultsOf({ moves: [{ seq: 2, end: s(140) }, ...record.moves!] })).toEqual([{ about: 'move', seq: 2 }])
  })

  test('a room that ended early or continued after its end is a fault', () => {
    const course = record.course!
    const early = course.map((phase) => (phase.name === 'ENDED' ? { ...phase, start: s(150) } : phase))
    expect(auditRecord({ ...withResult(record, { at: s(150) }), course: early }).faults).toEqual([{ about: 'course' }])
    const longer = course.map((phase) => (phase.name === 'DELAY' ? { ...phase, end: s(140) } : phase))
    expect(faultsOf({ course: longer })).toContainEqual({ about: 'course' })
    expect(faultsOf({ course: course.filter(({ name }) => name !== 'DELAY') })).toContainEqual({
      about: 'phase',
      seq: 3,
    })
  })
})

describe('[BD-03] removed bids', () => {
  const played = () => {
    const room = hall('ongoing', { ...rising, openMs: s(100) })
    room.wake(0)
    quoteAll(room, [
      ['A', 100, 10],
      ['B', 150, 20],
    ])
    room.take({ kind: 'remove-bid', seq: 2, reason: '报价有误' }, s(30))
    quoteAll(room, [['C', 105, 40]])
    room.wake(s(200))
    return playedRecord(room.room)
  }

  test('no longer count, and the next bid is measured without them', () => {
    const record = played()
    expect(record.removed).toEqual([{ seq: 2, reason: '报价有误', at: s(30), after: 2 }])
    expect(record.result).toMatchObject({ bidNo: '1067', price: '105' })
    expect(auditRecord(record)).toEqual({ faults: [], gaps: [] })
  })

  test('a removal without a bid, repeated, or without a reason or position is a fault', () => {
    const record = played()
    const faultsOf = (removed: RoomRecord['removed']) => auditRecord({ ...record, removed }).faults
    const [known] = record.removed!
    expect(faultsOf([{ ...known!, seq: 9 }])).toContainEqual({ about: 'removal', seq: 9 })
    expect(faultsOf([known!, known!])).toContainEqual({ about: 'removal', seq: 2 })
    expect(faultsOf([{ ...known!, reason: ' ' }])).toContainEqual({ about: 'removal', seq: 2 })
    expect(faultsOf([{ ...known!, after: 1 }])).toContainEqual({ about: 'removal', seq: 2 })
    // Later than it was: the third bid would have been below the leading one.
    expect(faultsOf([{ ...known!, at: s(40), after: 3 }])).toEqual([{ about: 'amount', seq: 3 }])
    expect(faultsOf([])).toEqual([
      { about: 'winner', seq: 2, expected: '1066' },
      { about: 'amount', seq: 3 },
    ])
  })

  test('the instant of a removal is between the bids around it, and not after the end of the room', () => {
    const record = played()
    const [known] = record.removed!
    const faultsOf = (change: object) => auditRecord({ ...record, removed: [{ ...known!, ...change }] }).faults
    expect(faultsOf({ at: s(20) - 1 })).toEqual([{ about: 'removal', seq: 2 }])
    expect(faultsOf({ at: s(40) + 1 })).toEqual([{ about: 'removal', seq: 2 }])
    const late = { seq: 3, reason: '报价有误', at: record.result!.at + 1, after: 3 }
    expect(auditRecord({ ...record, removed: [known!, late] }).faults).toContainEqual({ about: 'removal', seq: 3 })
    expect([faultsOf({ at: s(20) }), faultsOf({ at: s(40) }), faultsOf({ at: null })]).toEqual([[], [], []])
  })

  test('a removal without an instant is a gap', () => {
    const record = played()
    expect(auditRecord({ ...record, removed: [{ seq: 2, reason: '报价有误' }] })).toEqual({
      faults: [],
      gaps: ['removals'],
    })
  })
})

describe('[BD-03] rules of single modes', () => {
  test('phased: the second period has its own step', () => {
    expect(auditRecord(withBid(recordOf('phased'), 3, { amount: '110' })).faults).toContainEqual({
      about: 'amount',
      seq: 3,
    })
  })

  test('final: one change more than allowed is a fault', () => {
    const record = recordOf('final')
    const rules = { ...record.rules, maxRevisions: 0 }
    expect(auditRecord({ ...record, rules }).faults).toEqual([{ about: 'revisions', seq: 3 }])
  })

  test('once-off: of equal quotes the earlier wins, and no quote exceeds the range', () => {
    const record = recordOf('once-off')
    expect(auditRecord(withResult(record, { bidNo: '1067' })).faults).toEqual([
      { about: 'winner', seq: 2, expected: '1065' },
    ])
    expect(auditRecord(withBid(record, 2, { amount: '305' })).faults).toContainEqual({ about: 'amount', seq: 2 })
  })

  test.each([
    [['100', '110', '130'], 1],
    [['100', '120'], 0],
    [['100', '101', '103'], 1],
  ])('once-off by the nearest average of %j is won by number %i', (quotes, place) => {
    const people = quotes.map((_, index) => bidder(String.fromCodePoint(65 + index)))
    const room = hall('once-off', { ...sealing, S: null, maxRevisions: 0, decision: 'NEAREST_AVG' }, people)
    room.wake(0)
    quoteAll(
      room,
      quotes.map((amount, index) => [people[index]!.userId, Number(amount), index]),
    )
    room.wake(s(60))
    const record = playedRecord(room.room)
    expect(auditRecord(record)).toEqual({ faults: [], gaps: [] })
    for (const [index, { bidNo }] of people.entries()) {
      const { faults } = auditRecord(withResult(record, { bidNo, price: quotes[index]! }))
      expect(faults.length === 0).toBe(index === place)
    }
  })

  test('two-stage: a sealed quote is at least one step above the best of the open stage', () => {
    expect(auditRecord(withBid(recordOf('two-stage'), 3, { amount: '112' })).faults).toContainEqual({
      about: 'amount',
      seq: 3,
    })
  })

  test('v-shaped and dutch: an acceptance is at the price of its step and instant', () => {
    const dutch = recordOf('dutch-auction')
    expect(auditRecord(withBid(dutch, 1, { stage: 1, amount: '990' })).faults).toContainEqual({
      about: 'amount',
      seq: 1,
    })
    expect(auditRecord(withBid(recordOf('v-shaped'), 1, {}, s(100))).faults).toContainEqual({ about: 'amount', seq: 1 })
  })

  test('dutch: without an acceptance the room ends when the floor has been on offer for a full step', () => {
    const unsold = (floorShown: boolean) => {
      const falling = { top: '1000', floor: '950', dropStep: '10', dropMs: s(60), floorShown }
      const room = hall('dutch-auction', { ...falling, P0: '1000' })
      room.wake(s(50))
      room.take({ kind: 'pause', reason: '核查' }, s(50))
      room.take({ kind: 'resume' }, s(90))
      room.wake(s(1000))
      return playedRecord(room.room)
    }
    const endingAt = (record: RoomRecord, at: number): RoomRecord => ({
      ...record,
      course: record.course!.map((phase) => (phase.name === 'ENDED' ? { ...phase, start: at } : phase)),
      result: { ...record.result!, at },
    })
    const record = unsold(true)
    expect(record.result).toMatchObject({ kind: 'FAILED', at: s(400) })
    expect(auditRecord(record).faults).toEqual([])
    expect(auditRecord(endingAt(record, s(340))).faults).toEqual([{ about: 'course' }])
    expect(auditRecord(endingAt(unsold(false), s(340))).faults).toEqual([])
  })

  test('first come: a holder who released the lot cannot have it, and two bids cannot both be valid', () => {
    const record = recordOf('first-come-first-served')
    expect(record.removed).toMatchObject([{ seq: 1, reason: 'LAPSED' }])
    expect(auditRecord({ ...record, removed: [] }).faults).toContainEqual({ about: 'outcome' })
  })

  test('the right of first refusal is exercised at the leading price, and wins', () => {
    const people = [bidder('A'), bidder('B'), bidder('H', { rank: 1 })]
    const room = hall('ongoing', { ...rising, openMs: s(100), priority: 'POST_CONFIRM', confirmMs: s(60) }, people)
    room.wake(0)
    quoteAll(room, [
      ['A', 100, 10],
      ['B', 110, 20],
    ])
    room.wake(s(130))
    room.take({ kind: 'exercise', userId: 'H', yes: true }, s(140))
    const record = playedRecord(room.room)
    expect(record.result).toMatchObject({ reason: 'PRIORITY', bidNo: '1072', price: '110' })
    expect(auditRecord(record)).toEqual({ faults: [], gaps: [] })
    const passed = withResult(record, { reason: 'HIGHEST', bidNo: '1066' })
    expect(auditRecord(passed).faults).toEqual([{ about: 'winner', seq: 3, expected: '1072' }])
    expect(auditRecord(withBid(record, 3, { amount: '105' })).faults).toContainEqual({ about: 'amount', seq: 3 })
  })

  test('a pause moves the end by the rules, otherwise the record is faulty', () => {
    const room = hall('ongoing', { ...rising, openMs: s(100) })
    room.wake(0)
    quoteAll(room, [['A', 100, 10]])
    room.take({ kind: 'pause', reason: '核查' }, s(50))
    room.take({ kind: 'resume' }, s(80))
    room.wake(s(300))
    const record = playedRecord(room.room)
    expect(record.pauses).toEqual([{ phaseId: 2, since: s(50), until: s(80), end: s(130), after: 1 }])
    expect(auditRecord(record)).toEqual({ faults: [], gaps: [] })
    expect(auditRecord({ ...record, pauses: [] }).faults).toEqual([{ about: 'course' }])
  })

  test('a pause keeps the remaining time, and there are no bids during it', () => {
    const room = hall('ongoing', { ...rising, openMs: s(100) })
    room.wake(0)
    quoteAll(room, [['A', 100, 10]])
    room.take({ kind: 'pause', reason: '核查' }, s(50))
    room.take({ kind: 'resume' }, s(80))
    quoteAll(room, [['B', 110, 90]])
    room.wake(s(300))
    const record = playedRecord(room.room)
    const [pause] = record.pauses!
    expect(auditRecord(record)).toEqual({ faults: [], gaps: [] })
    // Everything after it moves too, so that only the remaining time differs.
    const course = record.course!.map((phase) => ({
      ...phase,
      start: phase.id > 2 ? phase.start + s(60) : phase.start,
      end: phase.id > 2 && typeof phase.end === 'number' ? phase.end + s(60) : (phase.end ?? null),
    }))
    const longer = { ...record, course, pauses: [{ ...pause!, end: pause!.end! + s(60) }] }
    const moved = withResult(longer, { at: record.result!.at + s(60) })
    expect(auditRecord(moved).faults).toEqual([{ about: 'course' }])
    expect(auditRecord(withBid(record, 1, {}, s(60))).faults).toContainEqual({ about: 'phase', seq: 1 })
    const within = [{ ...pause!, until: s(49), end: s(99) }]
    expect(auditRecord({ ...record, pauses: within }).faults).toContainEqual({ about: 'course' })
  })
})

describe('[BD-03] rooms without a deal', () => {
  const failed = (config: object, quotes: readonly (readonly [string, number, number])[] = []) => {
    const room = hall('ongoing', { ...rising, openMs: s(100), ...config })
    room.wake(0)
    quoteAll(room, quotes)
    room.wake(s(300))
    return playedRecord(room.room)
  }

  test('without quotes a made-up winner is a fault', () => {
    const record = failed({})
    expect(auditRecord(record)).toEqual({ faults: [], gaps: [] })
    const sold = { kind: 'DEAL', reason: 'HIGHEST', bidNo: '1065', price: '100' } as const
    expect(auditRecord(withResult(record, sold)).faults).toEqual([{ about: 'outcome' }])
  })

  test('below a secret reserve cannot be checked; without a reserve it is a fault', () => {
    const record = failed({ R: '500' }, [['A', 100, 10]])
    expect(auditRecord(record)).toEqual({ faults: [], gaps: ['reserve'] })
    const rules = { ...record.rules, reserve: 'NONE' as const }
    expect(auditRecord({ ...record, rules }).faults).toEqual([{ about: 'outcome' }])
  })

  test('sealed quotes of a room terminated before the opening stay sealed, and are reported as a gap', () => {
    const room = hall('final', sealing)
    room.wake(0)
    quoteAll(room, [['A', 200, 10]])
    room.take({ kind: 'terminate', reason: '项目终止' }, s(20))
    const record = playedRecord(room.room)
    expect(auditRecord(record)).toEqual({ faults: [], gaps: ['sealed'] })
    expect(auditRecord(withResult(record, { bidNo: '1065', price: '200' })).faults).toEqual([{ about: 'outcome' }])
  })

  test('open or opened bids are shown however the room ended', () => {
    const ended = { kind: 'TERMINATED', reason: 'TERMINATED', bidNo: null, price: null } as const
    const stripped = (record: RoomRecord, seq: number) => ({
      ...withResult(record, ended),
      rows: record.rows.map(({ content, ...row }) => (row.seq === seq ? row : { ...row, content })),
    })
    for (const [mode, seq] of [
      ['ongoing', 3],
      ['two-stage', 1],
      ['two-stage', 3],
      ['final', 2],
    ] as const)
      expect(auditRecord(stripped(recordOf(mode), seq)).faults).toEqual([{ about: 'hidden', seq }])
    const unnamed = { ...stripped(recordOf('ongoing'), 3), course: null }
    expect(auditRecord(unnamed).faults).toEqual([{ about: 'hidden', seq: 3 }])
    expect(auditRecord({ ...stripped(recordOf('final'), 2), course: null })).toEqual({ faults: [], gaps: ['sealed'] })
  })

  test('without the link of the last bid in the result, missing bids at the end cannot be excluded', () => {
    const cut = withResult(endedBefore(recordOf('final'), 3), { bidNo: '1065', price: '200', head: null })
    expect(auditRecord(cut)).toEqual({ faults: [], gaps: ['published'] })
    expect(auditRecord(withResult(failed({}), { head: null }))).toEqual({ faults: [], gaps: [] })
  })

  test('a result kind that does not match its reason, or an unknown reason, is a fault', () => {
    const record = failed({})
    expect(auditRecord(withResult(record, { kind: 'DEAL' })).faults).toEqual([{ about: 'outcome' }])
    expect(auditRecord(withResult(record, { reason: 'LUCK' })).faults).toEqual([{ about: 'outcome' }])
    expect(auditRecord({ ...record, result: null }).gaps).toContain('result')
  })

  test('the only bidder pays the start price, or a higher quote of their own', () => {
    const room = hall('ongoing', { ...rising, openMs: s(100), singlePolicy: 'AGREEMENT' }, ['A'])
    room.wake(0)
    quoteAll(room, [['A', 110, 10]])
    room.wake(s(300))
    const record = playedRecord(room.room)
    expect(record.result).toMatchObject({ kind: 'AGREEMENT', price: '110', bidNo: '1065' })
    expect(auditRecord(record)).toEqual({ faults: [], gaps: [] })
    expect(auditRecord(withResult(record, { price: '100' })).faults).toEqual([{ about: 'price', expected: '110' }])
  })
})
