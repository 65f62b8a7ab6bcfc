import { describe, expect, test } from 'vitest'
import { bounds, type Soak, soakVerdict, weighedAfter } from '../../scripts/soak/verdict.mjs'

const sample = { heap: 13_000_000, nodes: 1075, listeners: 247, timers: 24 }

/** Two hours, thirty thousand frames and fifty cycles without growth. */
const flat = (over: Partial<Soak> = {}): Soak => ({
  wanted: { minutes: 120, frames: 30_000, cycles: 50 },
  minutes: 120,
  frames: 30_412,
  cycles: 50,
  samples: [sample, sample, sample, sample],
  problems: [],
  ...over,
})

const broken = (soak: Soak) => soakVerdict(soak).flatMap(({ name, holds }) => (holds ? [] : [name]))

const endingAt = (over: Partial<typeof sample>) => flat({ samples: [sample, sample, sample, { ...sample, ...over }] })

describe('[F24] the verdict of a soak', () => {
  test('two hours, 30,000 frames, 50 cycles, less than 10 MB', () => {
    expect(bounds).toMatchObject({ minutes: 120, frames: 30_000, cycles: 50, heapGrowthBytes: 10_000_000 })
  })

  test('holds without growth', () => {
    expect(broken(flat())).toEqual([])
  })

  test.each([
    ['heap', 9_999_999, 10_000_000],
    ['nodes', 499, 500],
    ['listeners', 49, 50],
    ['timers', 9, 10],
  ] as const)('%s may grow by %i and not by %i', (key, most, tooMuch) => {
    expect(broken(endingAt({ [key]: sample[key] + most }))).toEqual([])
    expect(broken(endingAt({ [key]: sample[key] + tooMuch }))).toEqual([key])
  })

  test('an increase that is gone at the end is no leak', () => {
    expect(broken(flat({ samples: [sample, { ...sample, heap: 40_000_000 }, sample, sample] }))).toEqual([])
  })

  test('a breach shows how it grew', () => {
    const [heap] = soakVerdict(endingAt({ heap: 30_000_000 })).filter(({ holds }) => !holds)
    expect(heap?.breaches).toEqual(['heap 13000000 → 13000000 → 13000000 → 30000000'])
  })

  test('a soak with fewer than two measurements does not hold', () => {
    expect(broken(flat({ samples: [sample] }))).toEqual(['heap', 'nodes', 'listeners', 'timers'])
    expect(broken(flat({ samples: [] }))).toEqual(['heap', 'nodes', 'listeners', 'timers'])
  })

  test.each([
    ['frames', { frames: 29_999 }],
    ['cycles', { cycles: 49 }],
    ['minutes', { minutes: 119 }],
  ])('too few %s', (name, over) => {
    expect(broken(flat(over))).toEqual([name])
  })

  test('one console error', () => {
    expect(broken(flat({ problems: ['Uncaught TypeError'] }))).toEqual(['console'])
  })
})

describe('the measurements', () => {
  test.each([
    [50, [13, 25, 38, 50]],
    [4, [1, 2, 3, 4]],
    [2, [1, 2]],
    [1, [1]],
  ])('of %i cycles are after %j', (cycles, after) => {
    expect(weighedAfter(cycles)).toEqual(after)
  })
})
