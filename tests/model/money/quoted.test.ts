import { describe, expect, test } from 'vitest'
import { amountProblem, digitPlaces, isBold, stepped, stepsAbove } from '#src/model/money/quoted.ts'
import { refusalText } from '#src/model/bidding/refusals.ts'
import type { RoomRules } from '#src/model/bidding/schema.ts'

const rules: RoomRules = {
  unit: '元',
  decimals: 2,
  P0: '100',
  S: '5',
  M: 10,
  stepRule: 'MULTIPLE',
  reserve: 'NONE',
  priority: 'NONE',
}
const prices = { current: '105', minNext: '110', maxNext: '155' }

const said = (amount: string, shown: Parameters<typeof amountProblem>[2]) => {
  const problem = amountProblem(amount, rules, shown, 'FREE')
  return problem && refusalText(problem.wording, problem.values)
}

describe('amounts of the quote box', () => {
  test.each([
    ['110', 1, '115'],
    ['110', -1, '110'],
    ['150', 3, '155'],
    ['', 1, '115'],
    ['0.1', 1, '110'],
  ])('%s and %i steps is %s', (amount, steps, result) => {
    expect(stepped(amount, steps, '5', prices)).toBe(result)
  })

  test('no float creeps in', () => {
    expect(stepped('0.1', 2, '0.1', { current: null, minNext: '0.1', maxNext: null })).toBe('0.3')
  })

  test.each([
    ['110', null],
    ['107', '报价必须大于等于110'],
    ['112', '加价金额必须是加价幅度的整数倍'],
    ['160', '单次加价不得超过加价幅度的10倍'],
    ['110.001', '报价格式不正确'],
    ['-110', '报价格式不正确'],
    ['1e3', '报价格式不正确'],
    ['', '报价格式不正确'],
  ])('[BD-09] %s: %s', (amount, problem) => {
    expect(said(amount, prices)).toBe(problem)
  })

  test('[BD-09] the first quote may be the start price, and not less', () => {
    const first = { current: null, minNext: '100', maxNext: '150' }
    expect(said('100', first)).toBeNull()
    expect(said('99', first)).toBe('首次报价不得低于起始价')
  })

  test.each([
    ['136.50', false],
    ['136.51', true],
    ['110', false],
  ])('[BD-03] %s is bold above 30 %%: %s', (amount, bold) => {
    expect(isBold(amount, null, prices)).toBe(bold)
  })

  test('[BD-03] and above ten steps', () => {
    const high = { current: '10000', minNext: '10005', maxNext: null }
    expect(isBold('10050', '5', high)).toBe(false)
    expect(isBold('10055', '5', high)).toBe(true)
    expect(stepsAbove('10055', '5', high)).toBe(11)
  })

  test('digits stand under their places', () => {
    expect(
      digitPlaces('12345678.90')
        .map(({ place, digit }) => `${place}:${digit}`)
        .join(' '),
    ).toBe('7:1 6:2 5:3 4:4 3:5 2:6 1:7 0:8')
    expect(digitPlaces('abc')).toEqual([])
  })
})
