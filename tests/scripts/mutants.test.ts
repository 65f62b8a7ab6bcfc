import { describe, expect, test } from 'vitest'
import { areasOf, countsOf, mutatedIn, verdictOf } from '../../scripts/mutants.mjs'
import { areas, overallBound } from '../mutants/areas.mjs'

type Status = 'Killed' | 'Timeout' | 'Survived' | 'NoCoverage' | 'Ignored' | 'RuntimeError'
const reportOf = (...files: Partial<Record<Status, number>>[]) => ({
  files: Object.fromEntries(
    files.map((statuses, index) => [
      `src/file-${index}.ts`,
      {
        mutants: (Object.entries(statuses) as [Status, number][]).flatMap(([status, times]) =>
          Array.from({ length: times }, () => ({ status })),
        ),
      },
    ]),
  ),
})

describe('killed mutants', () => {
  test('a failing test or a timeout kills; a missing test does not; ignored mutants do not count', () => {
    expect(
      countsOf(reportOf({ Killed: 5, Timeout: 1, Survived: 2 }, { NoCoverage: 1, Ignored: 30, RuntimeError: 1 })),
    ).toEqual({ noticed: 6, missed: 3, leftOut: 31 })
  })

  test('each area has its bound, and all together have theirs', () => {
    const { rows, broken } = verdictOf(
      [
        { folder: 'model/money', bound: 85, report: reportOf({ Killed: 85, Survived: 15 }) },
        { folder: 'model', bound: null, report: reportOf({ Killed: 150, Survived: 50 }) },
      ],
      80,
    )
    expect(rows.map(({ name, bound, share }) => [name, bound, share?.toFixed(2)])).toEqual([
      ['model/money', 85, '85.00'],
      ['model', null, '75.00'],
      ['together', 80, '78.33'],
    ])
    expect(broken).toEqual(['together: 78.33 % is less than 80 %'])
  })

  test('an area just below its bound breaks it, however well the others do', () => {
    const { broken } = verdictOf(
      [
        { folder: 'model/money', bound: 85, report: reportOf({ Killed: 8499, Survived: 1501 }) },
        { folder: 'model', bound: null, report: reportOf({ Killed: 100_000 }) },
      ],
      80,
    )
    expect(broken).toEqual(['model/money: 84.99 % is less than 85 %'])
  })

  test('a run without a report, or without mutants, fails', () => {
    expect(verdictOf([{ folder: 'model/money', bound: 85, report: null }], 80).broken).toEqual([
      'model/money: no mutant was tested',
      'together: no mutant was tested',
    ])
    expect(
      verdictOf([
        { folder: 'model', bound: null, report: reportOf({ Ignored: 3 }) },
        { folder: 'api/channel', bound: null, report: reportOf({ Killed: 3 }) },
      ]).broken,
    ).toEqual(['model: no mutant was tested'])
  })
})

describe('the mutated folders', () => {
  const folders = (folder?: string) => areasOf(folder).map((area) => area.folder)

  test('all areas, or those for a folder', () => {
    expect(folders()).toEqual([
      'model/time',
      'model/money',
      'model/validation',
      'mock/exchange/bidding/engine',
      'api/channel',
      'features/session',
      'model',
    ])
    expect(folders('model/money')).toEqual(['model/money'])
    expect(folders('mock')).toEqual(['mock/exchange/bidding/engine'])
    expect(folders('model')).toEqual(['model/time', 'model/money', 'model/validation', 'model'])
    expect(folders('pages')).toEqual([])
    expect(folders('mode')).toEqual([])
  })

  test('a folder inside an area is mutated alone, against the tests and the bound of the area', () => {
    expect(areasOf('mock/exchange/bidding/engine/modes')).toEqual([
      { folder: 'mock/exchange/bidding/engine/modes', tests: ['tests/mock/exchange/bidding/engine'], bound: 85 },
    ])
  })

  test('an area does not mutate the areas inside it', () => {
    expect(mutatedIn({ folder: 'model' })).toEqual([
      'src/model/**/*.{ts,tsx}',
      '!src/model/time/**',
      '!src/model/money/**',
      '!src/model/validation/**',
    ])
    expect(mutatedIn({ folder: 'model/bidding' })).toEqual(['src/model/bidding/**/*.{ts,tsx}'])
  })

  test('the bounds are the agreed ones', () => {
    expect(overallBound).toBe(80)
    expect(Object.fromEntries(areas.map(({ folder, bound }) => [folder, bound]))).toEqual({
      'model/time': 85,
      'model/money': 85,
      'model/validation': 85,
      'mock/exchange/bidding/engine': 85,
      'api/channel': null,
      'features/session': null,
      model: null,
    })
  })
})
