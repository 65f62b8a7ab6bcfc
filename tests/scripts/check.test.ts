import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { textTable } from '../../scripts/lib/table.mjs'
import {
  lastLine,
  playwrightTally,
  playwrightTimes,
  readVitest,
  slowest,
  vitestTally,
  vitestTimes,
} from '../../scripts/lib/tally.mjs'

test('both runners are counted; a test that passed on retry has passed, skipped ones do not count', () => {
  expect(vitestTally({ numPassedTests: 120, numFailedTests: 2 })).toEqual({ passed: 120, failed: 2 })
  expect(playwrightTally({ stats: { expected: 30, flaky: 1, unexpected: 4, skipped: 5 } })).toEqual({
    passed: 31,
    failed: 4,
  })
})

test('the last line is the sum', () => {
  const tallies = [
    { passed: 120, failed: 0 },
    { passed: 31, failed: 0 },
  ]
  expect(lastLine(tallies, 0)).toBe('151 passed, 0 failed')
  expect(lastLine([{ passed: 120, failed: 3 }], 1)).toBe('120 passed, 3 failed')
})

test('a step that failed without a failing test never ends in "0 failed"', () => {
  expect(lastLine([], 2)).toBe('0 passed, 1 failed')
  expect(lastLine([{ passed: 120, failed: 0 }], 1)).toBe('120 passed, 1 failed')
})

test('a report that is missing or cut short counts nothing', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'report-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'vitest.json')
  expect(readVitest(file)).toEqual({ passed: 0, failed: 0 })
  writeFileSync(file, '{"numPassedTests": 12')
  expect(readVitest(file)).toEqual({ passed: 0, failed: 0 })
  writeFileSync(file, '{"numPassedTests": 12, "numFailedTests": 1}')
  expect(readVitest(file)).toEqual({ passed: 12, failed: 1 })
})

test('tables are aligned although a Chinese character is two columns wide', () => {
  expect(
    textTable(
      [
        ['step', 'time'],
        ['构建', '1.5 s'],
        ['types', '12.0 s'],
      ],
      { right: [1] },
    ).split('\n'),
  ).toEqual(['step     time', '-----  ------', '构建    1.5 s', 'types  12.0 s'])
})

test('the slowest tests of both runners come first, those of nested suites included', () => {
  const unit = vitestTimes({
    testResults: [
      { assertionResults: [{ fullName: 'amounts add up', duration: 12 }, { fullName: 'never ran' }] },
      { assertionResults: [{ fullName: 'a thousand rooms', duration: 2900 }] },
    ],
  })
  const browser = playwrightTimes({
    suites: [
      {
        specs: [{ file: 'home/home.spec.ts', title: 'opens', tests: [{ results: [{ duration: 900 }] }] }],
        suites: [{ specs: [{ file: 'a.spec.ts', title: 'in a group', tests: [{ results: [{ duration: 4000 }] }] }] }],
      },
    ],
  })
  expect(slowest([...unit, ...browser], 3)).toEqual([
    { title: 'a.spec.ts: in a group', ms: 4000 },
    { title: 'a thousand rooms', ms: 2900 },
    { title: 'home/home.spec.ts: opens', ms: 900 },
  ])
  expect([vitestTimes(null), playwrightTimes(null)]).toEqual([[], []])
})
