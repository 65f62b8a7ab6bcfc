import { describe, expect, test } from 'vitest'
import type { BidMode } from '#src/model/listing/detail.ts'
import { diceOf, runs } from './random-auction.ts'
import { bidder, hall, s } from './support.ts'

const crowd = Array.from({ length: 20 }, (_, index) => bidder(String.fromCodePoint(65 + index)))
const falls = { P0: '1000', top: '1000', floor: '500', dropStep: '10', dropMs: s(60) }
const rules = { S: '5', M: 10, W: s(30), D: s(30), openMs: s(60), holdMs: s(60) }

describe('many at once', () => {
  test.each([
    ['first-come-first-served', {}, '100'],
    ['dutch-auction', falls, '1000'],
    ['v-shaped', falls, '1000'],
  ] as const)(`%s: of twenty requests in one ms exactly the first is taken, ${runs} times`, (mode, config, price) => {
    const late = mode === 'first-come-first-served' ? 'E_STALE' : 'E_DUP'
    const wrong: unknown[] = []
    for (let run = 0; run < runs; run += 1) {
      const room = hall(mode, { ...rules, ...config }, crowd)
      const dice = diceOf(`race:${run}`)
      const inOrder = crowd.map(({ userId }) => ({ userId, lot: dice.next() })).sort((a, b) => a.lot - b.lot)
      room.wake(0)
      const { id: phaseId, stage } = room.room.phase
      const verdicts = inOrder.map(({ userId }) => room.quote(userId, price, s(1), { phaseId, stage }))
      const isRight =
        verdicts[0] === 'ok' &&
        verdicts.slice(1).every((verdict) => verdict === late) &&
        room.room.bids.length === 1 &&
        room.room.bids[0]?.userId === inOrder[0]?.userId
      if (!isRight) wrong.push(verdicts)
    }
    expect(wrong).toEqual([])
  })

  test(`[F09] of ${runs} bids within 2 s of the end each is judged by when it came`, () => {
    const dice = diceOf('F09')
    const modes = ['ongoing', 'phased', 'two-stage'] as const
    const wrong: unknown[] = []
    for (let run = 0; run < runs; run += 1) {
      const room = hall(dice.of(modes), { ...rules, prepMs: 0, waitMs: s(10), maxRevisions: 0 }, ['A', 'B'])
      room.wake(s(60))
      const end = room.room.phase.end!
      const at = end - 2000 + dice.below(4001)
      const verdict = room.quote('A', 100, at)
      if (verdict !== (at < end ? 'ok' : 'E_TIME')) wrong.push([at - end, verdict])
    }
    expect(wrong).toEqual([])
  })

  const extending: [BidMode, number][] = [
    ['ongoing', s(60)],
    ['phased', s(60)],
    ['two-stage', s(60)],
    ['v-shaped', s(1)],
  ]
  test.each(extending)('[F08] %s is extended fifty times in the last second, by bids alone', (mode, from) => {
    const config = mode === 'v-shaped' ? falls : { prepMs: 0 }
    const room = hall(mode, { ...rules, ...config, gapMs: 0 }, ['A', 'B'])
    room.wake(from)
    if (mode === 'v-shaped') room.quote('B', 1000, from)
    let end = room.room.phase.end!
    for (let turn = 0; turn < 50; turn += 1) {
      const userId = turn % 2 ? 'B' : 'A'
      expect(room.quote(userId, 1, end - 1000)).not.toBe('ok')
      expect(room.room.phase.end).toBe(end)
      const { minNext } = room.see(null, end)
      expect(room.quote(userId, minNext!, end - 1)).toBe('ok')
      end = end - 1 + s(30)
      expect(room.room.phase.end).toBe(end)
    }
    expect(room.room.extensions).toBe(50)
    expect(room.told('END_MOVED').at(-1)).toMatchObject({ end, n: 50 })
  })

  test('[F08] in the modes that end when they end: no bid of the last second moves anything', () => {
    for (const mode of ['final', 'once-off'] as const) {
      const room = hall(mode, { ...rules, inquiryMs: 0 }, ['A', 'B'])
      room.wake(0)
      expect(room.quote('A', 100, s(59.999))).toBe('ok')
      expect(room.room.phase.end).toBe(s(60))
      expect(room.told('END_MOVED')).toEqual([])
    }
  })
})
