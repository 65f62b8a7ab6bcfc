import { describe, expect, test } from 'vitest'
import { checkedMatrix, problemsOf, rowsOf } from '../../scripts/asvs.mjs'
import { requirements } from '../../scripts/lib/asvs-levels.mjs'

test('the standard has 253 requirements of Level 1 and 2, of which 70 are of Level 1', () => {
  expect(requirements).toHaveLength(253)
  expect(requirements.filter(([, level]) => level === 1)).toHaveLength(70)
  expect(requirements.at(0)).toEqual(['1.1.1', 2])
  expect(requirements.at(-1)).toEqual(['17.3.2', 2])
})

test('docs/asvs.md answers each of them, and every file, test and title that it names exists', () => {
  expect(checkedMatrix().problems).toEqual([])
})

describe('what is wrong with a matrix', () => {
  const files: Record<string, string> = { 'src/a.ts': '', 'tests/a.test.ts': "test('a whole title')" }
  const deviations = '| D4 | GET /logout |\n| D2 | grant |'
  const wrong = (row: string) =>
    problemsOf(rowsOf(row), { read: (file) => files[file] ?? null, deviations }).filter(
      (problem) => !problem.endsWith('has no row'),
    )

  test('nothing, where a file and a part of a title exist', () => {
    expect(wrong('| 1.1.1 | 2 | Decoding | met | `src/a.ts`; `tests/a.test.ts` "whole title" | |')).toEqual([])
  })

  test.each([
    ['a missing file', '| 1.1.1 | 2 | T | met | `src/b.ts`; `tests/a.test.ts` | |', 'src/b.ts does not exist'],
    ['a missing title', '| 1.1.1 | 2 | T | met | `tests/a.test.ts` "other" | |', 'tests/a.test.ts has no "other"'],
    ['no test and no note', '| 1.1.1 | 2 | T | met | `src/a.ts` | |', 'names no test'],
    ['no file at all', '| 1.1.1 | 2 | T | met | | it is so |', 'names no test'],
    ['another level', '| 1.1.1 | 1 | T | met | `tests/a.test.ts` | |', 'is of Level 2'],
    ['no topic', '| 1.1.1 | 2 | | met | `tests/a.test.ts` | |', 'has no topic'],
    ['no reason', '| 1.1.1 | 2 | T | not applicable | | |', 'has no reason'],
    ['an unknown verdict', '| 1.1.1 | 2 | T | partly | `tests/a.test.ts` | |', 'has the unknown verdict "partly"'],
    ['an open one', '| 1.1.1 | 2 | T | open | | |', 'is open'],
    ['no deviation', '| 1.1.1 | 2 | T | specification | | D4 |', 'is not asked for by the specification'],
  ])('%s', (_, row, problem) => {
    expect(wrong(row)).toEqual([`1.1.1: ${problem}`])
  })

  test('the specification is named by its row, which exists', () => {
    expect(wrong('| 3.5.3 | 1 | T | specification | | D4 |')).toEqual([])
    expect(wrong('| 3.5.3 | 1 | T | specification | | |')).toEqual(['3.5.3: lacks D4'])
    expect(wrong('| 6.2.5 | 1 | T | specification | | D11 |')).toEqual(['6.2.5: lacks D11'])
  })

  test('a row too many, and one of Level 3', () => {
    const row = '| 1.1.1 | 2 | T | met | `tests/a.test.ts` | |'
    expect(wrong(`${row}\n${row}`)).toEqual(['1.1.1: has two rows'])
    expect(wrong(row.replace('1.1.1', '1.2.10'))).toEqual(['1.2.10: is no requirement of Level 1 or 2'])
    expect(problemsOf([], { read: () => null, deviations })).toHaveLength(253)
  })
})
