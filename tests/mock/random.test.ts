import { describe, expect, test } from 'vitest'
import { hashOf, randomFrom, streamsFrom } from '#src/mock/random.ts'

const take = (seed: string, count: number) => {
  const random = randomFrom(seed)
  return Array.from({ length: count }, () => random.next())
}

describe('randomFrom', () => {
  test('[LS-03] the same seed gives the same sequence, another seed another one', () => {
    expect(take('A1', 50)).toEqual(take('A1', 50))
    expect(take('A1', 50)).not.toEqual(take('A2', 50))
  })

  test('[LS-03] the sequence of a known seed does not change between versions', () => {
    const random = randomFrom('岷江')
    expect([random.int(0, 999), random.int(0, 999), random.int(0, 999)]).toEqual([609, 177, 274])
  })

  test('next is spread evenly over [0, 1)', () => {
    const values = take('spread', 10_000)
    expect(Math.min(...values)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...values)).toBeLessThan(1)
    const tenths = Array.from(
      { length: 10 },
      (_, tenth) => values.filter((value) => Math.floor(value * 10) === tenth).length,
    )
    for (const count of tenths) expect(count).toBeGreaterThan(850)
  })

  test('neighbouring ids give different sequences', () => {
    const firsts = Array.from({ length: 1000 }, (_, index) => randomFrom(`A${index}`).int(0, 9))
    for (let digit = 0; digit < 10; digit += 1) {
      expect(firsts.filter((first) => first === digit).length).toBeGreaterThan(60)
    }
    expect(new Set(Array.from({ length: 5000 }, (_, index) => hashOf(`A${index}`))).size).toBe(5000)
  })

  test('int includes both bounds and nothing beyond', () => {
    const random = randomFrom('int')
    expect(new Set(Array.from({ length: 500 }, () => random.int(3, 6)))).toEqual(new Set([3, 4, 5, 6]))
  })

  test('pick returns every element eventually and refuses an empty list', () => {
    const random = randomFrom('pick')
    expect(new Set(Array.from({ length: 200 }, () => random.pick(['a', 'b', 'c'])))).toEqual(new Set(['a', 'b', 'c']))
    expect(() => random.pick([])).toThrow(RangeError)
  })

  test('sample never returns an element twice and leaves the list unchanged', () => {
    const random = randomFrom('sample')
    const list = [1, 2, 3, 4, 5]
    for (let round = 0; round < 50; round += 1) expect(new Set(random.sample(list, 3)).size).toBe(3)
    expect(random.sample(list, 9).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5])
    expect(list).toEqual([1, 2, 3, 4, 5])
  })

  test('chance follows its probability', () => {
    const random = randomFrom('chance')
    const hits = Array.from({ length: 4000 }, () => random.chance(0.25)).filter(Boolean).length
    expect(hits).toBeGreaterThan(880)
    expect(hits).toBeLessThan(1120)
  })
})

describe('streamsFrom', () => {
  test('a stream depends on seed and name alone, however much the others draw', () => {
    const alone = streamsFrom('A1')('area').next()
    const stream = streamsFrom('A1')
    const before = stream('price')
    for (let draw = 0; draw < 10; draw += 1) before.next()
    expect(stream('area').next()).toBe(alone)
  })

  test('names and seeds give different streams', () => {
    const first = (seed: string, name: string) => streamsFrom(seed)(name).next()
    const firsts = ['A1', 'A2', 'A3'].flatMap((seed) => ['area', 'price', 'years'].map((name) => first(seed, name)))
    expect(new Set(firsts).size).toBe(9)
  })

  test('a name that is taken twice is refused: both fields would have the same values', () => {
    const stream = streamsFrom('A1')
    stream('area')
    expect(() => stream('area')).toThrow(new RangeError('The stream area of A1 is taken'))
  })

  test('the stream of a known name does not change between versions', () => {
    const random = streamsFrom('岷江')('面积')
    expect([random.int(0, 999), random.int(0, 999), random.int(0, 999)]).toEqual([54, 493, 69])
  })
})
