import { describe, expect, test } from 'vitest'
import { amountProblem, digitPlaces, needsSecondConfirm, stepOf, stepped, stepsAbove } from '#src/model/money/quoted.ts'
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

const problemOf = (amount: string, shown: Parameters<typeof amountProblem>[2]) => {
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

  test('stepping an empty box without a minimum starts at zero', () => {
    expect(stepped('', 2, '5', { current: null, minNext: null, maxNext: null })).toBe('10')
  })

  test.each([
    [{ S: '5', S2: '2' }, 'LIMIT', '2'],
    [{ S: '5', S2: '2' }, 'FREE', '5'],
    [{ S: '5', S2: null }, 'LIMIT', '5'],
    [{ S: '5' }, 'LIMIT', '5'],
    [{ S: null, S2: '2' }, 'FREE', null],
    [{}, 'LIMIT', null],
  ])('of the steps %j that of %s is %s', (steps, phase, step) => {
    expect(stepOf(steps, phase)).toBe(step)
  })

  test('decimals stay exact', () => {
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
    ['1100000000000', '报价格式不正确'],
    ['', '报价格式不正确'],
  ])('[BD-09] %s: %s', (amount, problem) => {
    expect(problemOf(amount, prices)).toBe(problem)
  })

  test.each([
    ['the cap may be reached by less than a step', { ...rules, cap: '113' }, '113', null],
    ['other amounts may not', { ...rules, cap: '113' }, '112', '加价金额必须是加价幅度的整数倍'],
    ['without a step any amount fits', { ...rules, S: null }, '112', null],
    ['at least a step is enough', { ...rules, stepRule: 'AT_LEAST' }, '112', null],
    ['without a maximum of steps the range is named', { ...rules, M: null }, '160', '报价不在报价区间，请重新报价'],
    ['the maximum is allowed', rules, '155', null],
    ['two decimals are allowed', rules, '110.00', null],
  ])('[BD-09] %s', (_, given, amount, problem) => {
    const found = amountProblem(amount, given, prices, 'FREE')
    expect(found && refusalText(found.wording, found.values)).toBe(problem)
  })

  test('[BD-09] the second period counts in its own steps', () => {
    const given = { ...rules, S2: '2' }
    expect(amountProblem('111', given, prices, 'LIMIT')).toBeNull()
    expect(amountProblem('111', given, prices, 'FREE')).toEqual({ wording: 'E_MULT' })
  })

  test('[BD-09] the first quote may be the start price, and not less', () => {
    const first = { current: null, minNext: '100', maxNext: '150' }
    expect(problemOf('100', first)).toBeNull()
    expect(problemOf('99', first)).toBe('首次报价不得低于起始价')
  })

  test.each([
    ['136.50', false],
    ['136.51', true],
    ['110', false],
  ])('[BD-03] %s needs a second confirmation above 30 %%: %s', (amount, bold) => {
    expect(needsSecondConfirm(amount, null, prices)).toBe(bold)
  })

  test('[BD-03] and above ten steps', () => {
    const high = { current: '10000', minNext: '10005', maxNext: null }
    expect(needsSecondConfirm('10050', '5', high)).toBe(false)
    expect(needsSecondConfirm('10055', '5', high)).toBe(true)
    expect(stepsAbove('10055', '5', high)).toBe(11)
  })

  const none = { current: null, minNext: null, maxNext: null }

  test.each([
    ['an empty box', '', '5', prices],
    ['not an amount', '1e9', '5', prices],
    ['without a reference price', '1000', '5', none],
    ['above zero', '1000', '5', { ...none, current: '0' }],
    ['above text that is not an amount', '1000', '5', { ...none, current: '1e2' }],
  ])('[BD-03] %s needs no second confirmation', (_, amount, step, shown) => {
    expect(needsSecondConfirm(amount, step, shown)).toBe(false)
  })

  test('[BD-03] before the first quote the minimum is the reference', () => {
    expect(needsSecondConfirm('130', null, { ...none, minNext: '100' })).toBe(false)
    expect(needsSecondConfirm('130.01', null, { ...none, minNext: '100' })).toBe(true)
  })

  test.each([
    ['110', '5', { ...none, minNext: '100' }, 2],
    ['112', '5', prices, 1.4],
    ['', '5', prices, null],
    ['110', '5', none, null],
    ['110', null, prices, null],
    ['110', '0', prices, null],
  ])('%j is steps of %j above %j: %j', (amount, step, shown, steps) => {
    expect(stepsAbove(amount, step, shown)).toBe(steps)
  })

  test.each([
    ['0', '0:0'],
    ['0012', '1:1 0:2'],
    ['1001', '3:1 2:0 1:0 0:1'],
    ['-12.5', '1:1 0:2 -1:5'],
    ['44.61', '1:4 0:4 -1:6 -2:1'],
    ['44.617', ''],
    ['12345678901', '10:1 9:2 8:3 7:4 6:5 5:6 4:7 3:8 2:9 1:0 0:1'],
    ['165000000000', '11:1 10:6 9:5 8:0 7:0 6:0 5:0 4:0 3:0 2:0 1:0 0:0'],
    ['999999999999.99', '11:9 10:9 9:9 8:9 7:9 6:9 5:9 4:9 3:9 2:9 1:9 0:9 -1:9 -2:9'],
    ['1650000000000', ''],
  ])('the digits of %s: %s', (amount, places) => {
    expect(
      digitPlaces(amount)
        .map(({ place, digit }) => `${place}:${digit}`)
        .join(' '),
    ).toBe(places)
  })

  test('digits have their places', () => {
    expect(
      digitPlaces('12345678.90')
        .map(({ place, digit }) => `${place}:${digit}`)
        .join(' '),
    ).toBe('7:1 6:2 5:3 4:4 3:5 2:6 1:7 0:8 -1:9')
    expect(digitPlaces('abc')).toEqual([])
  })
})
