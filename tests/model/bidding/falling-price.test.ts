import { describe, expect, test } from 'vitest'
import {
  everyMsOf,
  fallEnd,
  fallFrom,
  lastStage,
  stageAfter,
  stagePrice,
  stageStart,
} from '#src/model/bidding/falling-price.ts'

const second = 1000

/** The reference vector of domain 4.13. */
const dutch = { top: '1000', floor: '950', step: '10', everyMs: 60 * second }
const begun = fallFrom(0)

describe('[BD-16] a falling price (domain 4.13)', () => {
  test.each([
    [0, '1000', 0],
    [1, '990', 60_000],
    [4, '960', 240_000],
    [5, '950', 300_000],
  ])('stage %i costs %s from %i ms on', (stage, price, from) => {
    expect(stagePrice(dutch, stage)).toBe(price)
    expect(stageStart(dutch, begun, stage)).toBe(from)
  })

  test('top 1000, floor 950, step 10, every 60 s: the floor is reached at 300 s and the fall ends at 360 s', () => {
    expect(lastStage(dutch)).toBe(5)
    expect(stageStart(dutch, begun, lastStage(dutch))).toBe(300_000)
    expect(fallEnd(dutch, begun)).toBe(360_000)
  })

  test('81 stages of 300 s end at 24,300 s', () => {
    const long = { ...dutch, floor: '200', everyMs: 300 * second }
    expect(lastStage(long)).toBe(80)
    expect(fallEnd(long, begun)).toBe(24_300_000)
    expect(everyMsOf(24_300_000, 80)).toBe(300_000)
  })

  test('a height that is no whole number of steps ends with a shorter one, at the floor', () => {
    const uneven = { ...dutch, floor: '955' }
    expect(lastStage(uneven)).toBe(5)
    expect([4, 5].map((stage) => stagePrice(uneven, stage))).toEqual(['960', '955'])
    expect(fallEnd(uneven, begun)).toBe(360_000)
    expect(stagePrice({ top: '1000', step: '10' }, 5)).toBe('950')
    expect(lastStage({ top: '0.03', step: '0.01', floor: '0' })).toBe(3)
  })

  test('a room that starts at its floor is on offer for one stage', () => {
    expect(lastStage({ ...dutch, floor: '1000' })).toBe(0)
    expect(lastStage({ ...dutch, step: '0' })).toBe(0)
    expect(fallEnd({ ...dutch, floor: '1000' }, fallFrom(5000))).toBe(65_000)
  })

  test('a pause moves all later stages by its length', () => {
    const paused = { stage: 2, until: 200_000 }
    expect(stageStart(dutch, paused, 3)).toBe(200_000)
    expect(fallEnd(dutch, paused)).toBe(380_000)
  })

  test.each([
    [59_999, 0],
    [60_000, 1],
    [359_999, 5],
  ])('after %i ms stage %i runs', (elapsed, stage) => expect(stageAfter(elapsed, dutch)).toBe(stage))
})
