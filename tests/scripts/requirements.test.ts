import { describe, expect, test } from 'vitest'
import { idsIn, lostBetween, proofsOf } from '../../scripts/requirements.mjs'

describe('the ids in a text', () => {
  test.each([
    ["test('[HM-10] a hundred countdowns', …)", ['HM-10']],
    ["test('[BD-01][SE-05] shown in place', …)", ['BD-01', 'SE-05']],
    ["describe('[RT-05] [F17] a missing chunk', …)", ['RT-05', 'F17']],
    ["test('[states] [RT-11] led to sign in', …)", ['RT-11']],
    ['[HM-10] and again [HM-10]', ['HM-10', 'HM-10']],
    ['HM-10, (HM-10), [HM-1], [HM-100], [hm-10], [F1], [F175], [D14]', []],
    ['', []],
  ])('%j', (text, ids) => {
    expect(idsIn(text)).toEqual(ids)
  })
})

test('tests are counted by kind, over all files', () => {
  expect(
    proofsOf([
      ['tests/app/frame.test.tsx', '[HD-01] [HD-04]'],
      ['tests/app/headers.test.tsx', '[HD-01]'],
      ['e2e/shell/header.spec.ts', '[HD-04]'],
      ['e2e/shell/frame.ts', 'nothing'],
    ]),
  ).toEqual({ 'HD-01': { unit: 2, browser: 0 }, 'HD-04': { unit: 1, browser: 1 } })
  expect(proofsOf([])).toEqual({})
})

describe('tests that were lost', () => {
  const proofs = (unit: number, browser: number) => ({ unit, browser })

  test.each([
    ['a removed one', { 'HD-01': proofs(1, 0) }, {}, ['HD-01: no test is left']],
    ['one without any test', { 'HD-01': proofs(0, 2) }, { 'HD-01': proofs(0, 0) }, ['HD-01: no test is left']],
    ['one that moved in-process', { 'HD-01': proofs(0, 2) }, { 'HD-01': proofs(1, 0) }, []],
    ['one that moved into the browser', { 'RT-05': proofs(1, 0) }, { 'RT-05': proofs(0, 1) }, []],
    ['one that was never in the browser', { 'RT-05': proofs(3, 0) }, { 'RT-05': proofs(1, 0) }, []],
    ['a new one', {}, { 'RT-05': proofs(1, 0) }, []],
  ])('%s', (_, before, after, lost) => {
    expect(lostBetween(before, after)).toEqual(lost)
  })

  test.each(['BD', 'RT', 'SE', 'FW', 'HM'])('%s must keep its browser test if it had one', (area) => {
    const id = `${area}-01`
    expect(lostBetween({ [id]: proofs(1, 1) }, { [id]: proofs(9, 0) })).toEqual([`${id}: no browser test is left`])
    expect(lostBetween({ [id]: proofs(1, 9) }, { [id]: proofs(0, 1) })).toEqual([])
  })

  test('all losses are reported, in the order of the ids', () => {
    const before = { 'RT-09': proofs(1, 1), F17: proofs(0, 1), 'BD-01': proofs(1, 1) }
    expect(lostBetween(before, { 'RT-09': proofs(1, 0) })).toEqual([
      'BD-01: no test is left',
      'F17: no test is left',
      'RT-09: no browser test is left',
    ])
  })
})
