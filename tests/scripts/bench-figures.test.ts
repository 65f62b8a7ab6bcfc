import { describe, expect, test } from 'vitest'
import { mediansOf, percentile, spread } from '../../scripts/bench/rooms-figures.mjs'
import { taskFigures } from '../../scripts/bench/rooms-tasks.mjs'

const oneToHundred = Array.from({ length: 100 }, (_, place) => 100 - place)

describe('figures of the bench', () => {
  test.each([
    [0, 1],
    [0.5, 50],
    [0.95, 95],
    [0.99, 99],
    [1, 100],
  ])('of 1 to 100 the percentile %s is %s', (share, value) => {
    expect(percentile(oneToHundred, share)).toBe(value)
  })

  test('the given values are not changed', () => {
    const values = [3, 1, 2]
    expect(percentile(values, 0.5)).toBe(2)
    expect(values).toEqual([3, 1, 2])
  })

  test('without values there is no figure', () => {
    expect(percentile([], 0.5)).toBeNull()
    expect(spread([])).toEqual({ p50: null, p95: null, p99: null, last: null })
    expect(mediansOf([])).toEqual({})
  })

  test('a single value is every percentile', () => {
    expect(spread([7.5])).toEqual({ p50: 7.5, p95: 7.5, p99: 7.5, last: 7.5 })
  })

  test('each figure has its own median over several rounds', () => {
    expect(
      mediansOf([
        { p50: 3, last: 10 },
        { p50: 1, last: 30 },
        { p50: 2, last: 20 },
      ]),
    ).toEqual({ p50: 2, last: 20 })
  })
})

describe('tasks in a trace', () => {
  const main = { name: 'thread_name', ph: 'M', pid: 7, tid: 1, args: { name: 'CrRendererMain' } }
  const other = { name: 'thread_name', ph: 'M', pid: 7, tid: 2, args: { name: 'Compositor' } }
  const task = (ms: number, processorMs: number, tid = 1) => ({
    name: 'RunTask',
    ph: 'X',
    pid: 7,
    tid,
    dur: ms * 1000,
    tdur: processorMs * 1000,
  })

  test('the tasks of the page are counted, by wall and by processor time', () => {
    const traceEvents = [main, other, task(80, 20), task(60, 55), task(50, 50), task(400, 400, 2)]
    expect(taskFigures({ traceEvents })).toEqual({
      wall: { count: 2, longest: 80, total: 190 },
      processor: { count: 1, longest: 55, total: 125 },
    })
  })

  test('an idle page has none', () => {
    expect(taskFigures({ traceEvents: [main] }).processor).toEqual({ count: 0, longest: 0, total: 0 })
  })
})
