import { describe, expect, test } from 'vitest'
import { directionOf } from '#src/model/bidding/direction/direction.ts'
import { fallingTexts } from '#src/model/bidding/direction/labels.ts'
import { outcomeText, refusalText } from '#src/model/bidding/refusals.ts'
import type { RoomRules } from '#src/model/bidding/schema.ts'
import { amountProblem, needsSecondConfirm, stepsAbove } from '#src/model/money/quoted.ts'
import { priceName } from '#src/model/asset-kind/labels.ts'
import { ruleFigures } from '#src/model/terms/rule-figures.ts'
import { biddingTerms } from '#src/model/terms/rules.ts'

const rules: RoomRules = {
  unit: '元',
  decimals: 2,
  P0: '500000.00',
  S: '5000.00',
  M: 20,
  stepRule: 'MULTIPLE',
  reserve: 'HAS',
  priority: 'NONE',
  reverse: true,
  single: 'AGREEMENT',
  openMs: 300_000,
  W: 120_000,
  D: 120_000,
}
const first = { current: null, minNext: '400000.00', maxNext: '500000.00' }
const later = { current: '480000.00', minNext: '380000.00', maxNext: '475000.00' }

test('[BD-09] the next amount is the least of a rising room and the most of a falling one', () => {
  expect(directionOf({}).nextOf(later)).toBe('380000.00')
  expect(directionOf({}).lastOf(later)).toBe('475000.00')
  expect(directionOf(rules).nextOf(later)).toBe('475000.00')
  expect(directionOf(rules).lastOf(later)).toBe('380000.00')
  expect(directionOf(rules).isBetter('1', '2')).toBe(true)
  expect(directionOf({}).isBetter('1', '2')).toBe(false)
})

describe('[BD-09] amounts of a falling room', () => {
  test.each([
    ['500000', first, null],
    ['500005', first, { wording: 'E_MIN' }],
    ['475000', later, null],
    ['476000', later, { wording: 'E_STEP', values: { x: '475,000.00' } }],
    ['472000', later, { wording: 'E_MULT' }],
    ['375000', later, { wording: 'E_MAX', values: { m: '20' } }],
    ['380000', later, null],
    ['0', later, { wording: 'E_FMT' }],
    ['-5', later, { wording: 'E_FMT' }],
  ])('%s after %j: %j', (amount, prices, problem) => {
    expect(amountProblem(amount, rules, prices, 'FREE')).toEqual(problem)
  })

  test('steps are counted downwards, and a large fall is confirmed twice', () => {
    const prices = { ...later, reverse: true }
    expect(stepsAbove('470000', '5000', prices)).toBe(2)
    expect(stepsAbove('500000', '5000', { ...first, reverse: true })).toBe(0)
    expect(needsSecondConfirm('430000', '5000', prices)).toBe(false)
    expect(needsSecondConfirm('425000', '5000', prices)).toBe(true)
    expect(needsSecondConfirm('335000', null, prices)).toBe(true)
    expect(needsSecondConfirm('337000', null, prices)).toBe(false)
  })
})

test('[BD-09] refusals, results and prices are those of procurement', () => {
  expect(refusalText('E_MIN', {}, 'procurement', true)).toBe('首次报价不得高于最高限价')
  expect(refusalText('E_STEP', { x: '475000.00' }, 'procurement', true)).toBe('报价不得高于 475,000.00')
  expect(refusalText('E_TIME', {}, 'procurement', true)).toBe('报价超出截止时间')
  expect(refusalText('E_MIN', {}, '2')).toBe('首次报价不得低于起始价')
  expect(outcomeText('BELOW_RESERVE', 'procurement', true)).toBe('最低报价高于控制价，本场竞价未成交')
  expect(['start', 'current', 'best', 'deal'].map((name) => priceName(name as 'start', 'procurement'))).toEqual([
    '最高限价',
    '当前最低价',
    '最低报价',
    '成交价',
  ])
})

const say = (text: string, values: Record<string, string | number> = {}) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))

test('[BD-09] the terms of a falling room', () => {
  const texts = Object.fromEntries(
    biddingTerms('ongoing', rules, 'procurement', say).map(({ label, texts: sentences }) => [label, sentences]),
  )
  expect(texts['报价要求']).toEqual(['首次报价不高于 50 万元，每次降价为 5,000 元的整数倍，单次不超过 20 倍。'])
  expect(texts['控制价']).toEqual(['设有控制价，不公开；最低报价高于控制价的，不成交。'])
  expect(texts['仅一家供应商']).toEqual(['只有一家合格供应商的，以最高限价与其报价孰低者协议成交。'])
  expect(texts).not.toHaveProperty('最高限价')
  const sealed = biddingTerms('final', { ...rules, S: '1000', D: null, W: null }, 'procurement', say)
  expect(sealed.find(({ name }) => name === 'amount')?.texts).toEqual([
    '报价不高于 50 万元，降低部分为 1,000 元的整数倍。',
  ])
  expect(sealed.find(({ name }) => name === 'mode')?.texts.join('')).toContain('价低者得')
  const figures = ruleFigures('ongoing', rules, { t: say, amount: (text) => text }).map(({ label }) => label)
  expect(figures).toEqual(['降价幅度', '单次最多降价', '延时周期', '控制价'])
})

test('[BD-09] no text of a falling room speaks of a rising price', () => {
  expect(fallingTexts.size).toBeGreaterThan(60)
  for (const [rising, falling] of fallingTexts) {
    expect(falling).not.toMatch(/加价|溢价|竞买|竞得|流拍|保留价|价高者|最高应价/)
    expect(falling).not.toBe(rising)
    const placeholders = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(([name]) => name).toSorted()
    // Each place that shows a refusal knows the names of prices.
    const known = new Set([...placeholders(rising), '{{startPrice}}'])
    for (const name of placeholders(falling)) expect(known).toContain(name)
  }
})
