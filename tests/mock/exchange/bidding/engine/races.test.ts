import { describe, expect, test } from 'vitest'
import type { BidMode } from '#src/model/listing/detail.ts'
import { diceOf, runs } from './random-auction.ts'
import { bidder, hall, s } from './support.ts'

const crowd = Array.from({ length: 20 }, (_, index) => bidder(String.fromCodePoint(65 + index)))
const falls = { P0: '1000', top: '1000', floor: '500', dropStep: '10', dropMs: s(60) }
const rules = { S: '5', M: 10, W: s(30), D: s(30), openMs: s(60), holdMs: s(60) }

describe('simultaneous requests', () => {
  test.each([
    ['first-come-first-served', {}, '100'],
    ['dutch-auction', falls, '1000'],
    ['v-shaped', falls, '1000'],
  ] as const)(
    `%s: of twenty requests in one ms exactly the first is accepted, ${runs} times`,
    (mode, config, price) => {
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
    },
  )

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
    expect(room.received('END_MOVED').at(-1)).toMatchObject({ end, n: 50 })
  })

  test('[F08] [BD-13] first-come-first-served: taken and lapsed fifty times; each hold and the offer end on time; a refusal in the last second moves neither', () => {
    const people = crowd.map(({ userId }) => userId).concat('U', 'V', 'W', 'X', 'Y')
    const room = hall('first-come-first-served', { ...rules, openMs: s(200), holdMs: s(3), gapMs: 0 }, people)
    room.wake(0)
    const { phase } = room.room
    expect([phase.name, phase.end]).toEqual(['OPEN', s(200)])
    for (let turn = 0; turn < 50; turn += 1) {
      const [holder, other] = [people[turn % 25]!, people[(turn + 1) % 25]!]
      const at = s(4 * turn)
      expect(room.quote(other, 101, at)).toBe('E_PRICE')
      expect(room.room.phase.end).toBe(s(200))
      expect(room.quote(holder, 100, at)).toBe('ok')
      expect(room.room.phase).toMatchObject({ name: 'HOLD', start: at, end: at + 3_000 })
      expect(room.quote(other, 100, at + 2_000)).toBe('E_LOCKED')
      expect(room.quote(holder, 100, at + 2_999)).toBe('E_SELF')
      expect(room.quote('Z', 100, at + 2_999)).toBe('E_QUAL')
      expect(room.room.phase).toMatchObject({ name: 'HOLD', end: at + 3_000 })
      room.wake(at + 3_000)
      expect(room.room.phase).toMatchObject({ name: 'OPEN', start: at + 3_000, end: s(200) })
    }
    expect([room.received('END_MOVED'), room.room.extensions]).toEqual([[], 0])
    room.wake(s(200))
    expect(room.room.result).toMatchObject({ kind: 'FAILED', at: s(200) })
  })

  test('[F08] [BD-13] first-come-first-served: taken in the last ms of the offer, the lot is held for the full time, and no refusal moves its end', () => {
    const room = hall('first-come-first-served', { ...rules, openMs: s(200), holdMs: s(3), gapMs: 0 }, ['A', 'B'])
    room.wake(0)
    expect(room.quote('A', 100, 199_999)).toBe('ok')
    expect(room.room.phase).toMatchObject({ name: 'HOLD', end: 202_999 })
    expect(room.quote('B', 100, 202_998)).toBe('E_LOCKED')
    expect(room.received('PHASE').map(({ phase }) => [phase.name, phase.end])).toEqual([
      ['OPEN', 200_000],
      ['HOLD', 202_999],
    ])
    room.wake(202_999)
    expect(room.room.result).toMatchObject({ kind: 'FAILED', at: 202_999 })
    expect(room.received('END_MOVED')).toEqual([])
  })

  test.each(['dutch-auction', 'v-shaped'] as const)(
    '[F08] %s: at the end of each of fifty steps a refusal in the last second moves nothing',
    (mode) => {
      const room = hall(mode, { ...rules, ...falls, gapMs: 0 }, ['A', 'B'])
      room.wake(0)
      for (let step = 0; step < 50; step += 1) {
        const end = s(60) * (step + 1)
        expect(room.room.phase).toMatchObject({ name: 'DESCEND', stage: step, end })
        expect(room.quote('A', 1, end - 1_000)).toBe('E_PRICE')
        expect(room.quote('B', 1_000 - 10 * step, end - 1, { stage: step + 1 })).toBe('E_STALE')
        expect(room.quote('Z', 1_000 - 10 * step, end - 1)).toBe('E_QUAL')
        expect(room.room.phase).toMatchObject({ stage: step, end })
        room.wake(end)
      }
      expect(room.room.phase).toMatchObject({ name: 'DESCEND', stage: 50, end: s(60) * 51 })
      expect(room.received('CLOCK_PRICE').map(({ until }) => until)).toEqual(
        Array.from({ length: 51 }, (_, step) => 60_000 * (step + 1)),
      )
      expect([room.received('END_MOVED'), room.room.extensions]).toEqual([[], 0])
    },
  )

  test('[F08] [BD-16] dutch-auction: accepted in the last ms of a step, the auction ends at that ms', () => {
    const room = hall('dutch-auction', { ...rules, ...falls }, ['A', 'B'])
    room.wake(s(60))
    expect(room.quote('A', 990, 119_999)).toBe('ok')
    expect(room.room.result).toMatchObject({ kind: 'DEAL', price: '990', at: 119_999 })
    expect(room.received('END_MOVED')).toEqual([])
  })

  test.each([
    ['final', { inquiryMs: 0 }, s(60), 'SEALED'],
    ['once-off', { inquiryMs: 0 }, s(60), 'SEALED'],
    ['two-stage', { waitMs: 0, inquiryMs: 0, sealedMs: s(60), trigger: 'TIME' }, s(151), 'SEALED'],
  ] as const)(
    '[F08] %s: a sealed period ends on time, whatever is sent in the last second',
    (mode, config, end, name) => {
      const people = crowd.map(({ userId }) => userId)
      const room = hall(mode, { ...rules, prepMs: 0, gapMs: 0, maxRevisions: 0, ...config }, people)
      room.wake(0)
      if (mode === 'two-stage') {
        expect(room.quote('A', 100, s(1))).toBe('ok')
        room.wake(s(60))
        expect(room.quote('B', 105, s(61))).toBe('ok')
        room.wake(s(91))
      }
      expect(room.room.phase).toMatchObject({ name, end })
      for (const [index, userId] of people.entries()) {
        expect(room.quote(userId, '1', end - 1_000 + index)).not.toBe('ok')
        expect(room.quote(userId, 200 + 5 * index, end - 20 + index)).toBe('ok')
        expect(room.room.phase).toMatchObject({ name, end })
      }
      const moved = mode === 'two-stage' ? [91_000] : []
      expect(room.received('END_MOVED').map(({ end: to }) => to)).toEqual(moved)
      room.wake(end)
      expect(room.room.result).toMatchObject({ kind: 'DEAL', price: '295', at: end })
    },
  )
})
