import { describe, expect, test } from 'vitest'
import { curveAt } from '#src/features/room-replay/player/curve.ts'
import { advanced, atStop, atTime, momentAt, stopOf, stopsOf, timelineOf } from '#src/features/room-replay/timeline.ts'
import { opensAt, recordOf } from './record.ts'

const second = 1000
const at = (seconds: number) => opensAt + seconds * second
const seqsAt = (timeline: ReturnType<typeof timelineOf>, seconds: number) =>
  momentAt(timeline, atTime(timeline, at(seconds))).bids.map(({ seq }) => seq)

describe('[BD-03] a replay', () => {
  const timeline = timelineOf(recordOf())

  test.each([
    [0, []],
    [9.999, []],
    [10, [1]],
    [59, [1]],
    [60, [1, 2, 3]],
    [3599, [1, 2, 3, 4]],
    [9999, [1, 2, 3, 4]],
  ])('at second %s holds the first bids of the record and no other', (seconds, seqs) => {
    expect(seqsAt(timeline, seconds)).toEqual(seqs)
  })

  test.each([
    [0, null],
    [10, { bidNo: '0417', amount: '100.00' }],
    // The third is of the same instant and was taken back.
    [60, { bidNo: '2288', amount: '110.00' }],
    [1000, { bidNo: '0417', amount: '120.00' }],
  ])('the leader at second %s is known', (seconds, leader) => {
    expect(momentAt(timeline, atTime(timeline, at(seconds))).leader).toEqual(leader)
  })

  test('steps through every bid, also simultaneous ones, from the opening to the end and back', () => {
    const stops = Array.from({ length: stopsOf(timeline) + 1 }, (_, stop) => atStop(timeline, stop))
    expect(stops.map(({ count }) => count)).toEqual([0, 1, 2, 3, 4, 4])
    expect(stops.map((position) => stopOf(timeline, position))).toEqual([0, 1, 2, 3, 4, 5])
    expect(stops.map((position) => momentAt(timeline, position).isOver)).toEqual([
      false,
      false,
      false,
      false,
      false,
      true,
    ])
    expect(atStop(timeline, 99)).toEqual(atStop(timeline, 5))
    expect(atStop(timeline, -1)).toEqual(atStop(timeline, 0))
  })

  test('a bid that ended the room is one stop, the end the next', () => {
    const record = recordOf()
    const taken = timelineOf({ ...record, result: { ...record.result!, at: record.rows[3]!.time } })
    expect(momentAt(taken, atStop(taken, 4)).isOver).toBe(false)
    expect(momentAt(taken, atStop(taken, 5)).isOver).toBe(true)
  })

  test('marks the bids that moved the end', () => {
    const before = momentAt(timeline, atStop(timeline, 3))
    const after = momentAt(timeline, atStop(timeline, 4))
    expect([before.extensions, before.end]).toEqual([0, null])
    expect([after.extensions, after.end]).toEqual([1, at(1120)])
  })

  test('plays at its speed, and can skip pauses', () => {
    const begin = atTime(timeline, at(0))
    expect(advanced(timeline, begin, 100, { speed: 60, skips: false })).toEqual({ at: at(6), count: 0 })
    expect(advanced(timeline, begin, 1000, { speed: 10, skips: false })).toEqual({ at: at(10), count: 1 })
    const waiting = atTime(timeline, at(61))
    expect(advanced(timeline, waiting, 100, { speed: 10, skips: true })).toEqual({ at: at(989), count: 3 })
    expect(advanced(timeline, atTime(timeline, at(3590)), 1000, { speed: 60, skips: true })).toEqual(
      atStop(timeline, 5),
    )
  })

  test('of a sealed room shows no amount before the room is over', () => {
    const sealed = timelineOf(recordOf({ mode: 'final' }))
    const early = momentAt(sealed, atStop(sealed, 4))
    expect(early.leader).toBeNull()
    expect(curveAt(sealed, atStop(sealed, 4), false, 'bid').dots).toEqual([])
    const over = momentAt(sealed, atStop(sealed, 5))
    expect(over.leader).toEqual({ bidNo: '0417', amount: '120.00' })
    expect(over.leading).toBe(3)
    expect(curveAt(sealed, atStop(sealed, 5), true, 'bid').dots).toHaveLength(3)
  })

  test('draws a curve that never shrinks', () => {
    const lines = [0, 1, 2, 4].map((stop) => curveAt(timeline, atStop(timeline, stop), false, 'bid').line)
    const shared = (line: string) => line.slice(0, line.lastIndexOf('H'))
    for (const [index, line] of lines.entries())
      if (index > 0) expect(line.startsWith(shared(lines[index - 1]!))).toBe(true)
    const { top, bottom, dots } = curveAt(timeline, atStop(timeline, 5), true, 'time')
    expect([bottom, top]).toEqual(['100.00', '120.00'])
    expect(dots.map(({ isExtension }) => isExtension)).toEqual([false, false, true])
  })
})
