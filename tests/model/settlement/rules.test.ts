import { describe, expect, test } from 'vitest'
import {
  allowsInstalments,
  billStateOf,
  nextBill,
  planProblem,
  proofAmountProblem,
} from '#src/model/settlement/rules.ts'

const dayMs = 86_400_000
const dueAt = Date.parse('2026-03-20T18:00:00+08:00')

describe('[BD-05] rules of a settlement', () => {
  test('instalments are for shares of 50,000,000 元 and more', () => {
    expect(allowsInstalments('1', '50000000')).toBe(true)
    expect(allowsInstalments('1', '49999999.99')).toBe(false)
    expect(allowsInstalments('2', '90000000')).toBe(false)
  })

  test.each([
    ['29.99', [90], '首期付款不得低于总价款的30%'],
    ['30', [], '其余价款应分 1 至 4 期支付'],
    ['30', [30, 60, 90, 120, 150], '其余价款应分 1 至 4 期支付'],
    ['100', [90], '首期比例应为 30 至 99.99，最多两位小数'],
    ['一半', [90], '首期比例应为 30 至 99.99，最多两位小数'],
    ['30', [0], '各期付款日期应晚于首期付款期限'],
    ['30', [90, 90], '各期付款日期应依次晚于前一期'],
    ['30', [366], '最后一期应在首期付款期限后一年内'],
    ['30', [90, 365], null],
  ])('a plan of %s %% and days %j: %s', (firstPercent, days, problem) => {
    const restDueAt = days.map((count) => dueAt + count * dayMs)
    expect(planProblem({ firstPercent, restDueAt }, dueAt)).toBe(problem)
  })

  test('the state of a bill: paid, offset, ended, being checked, overdue, partly paid, due', () => {
    const bill = { id: 'B1', open: '10.00', paid: '0.00', dueAt }
    const checking = [{ billId: 'B1', state: 'checking' }]
    const covered = { ...bill, open: '0.00' }
    expect(billStateOf({ ...covered, paid: '10.00' }, { state: 'open', proofs: checking }, dueAt + 1)).toBe('paid')
    expect(billStateOf(covered, { state: 'open', proofs: checking }, dueAt + 1)).toBe('offset')
    expect(billStateOf(bill, { state: 'open', proofs: checking }, dueAt + 1)).toBe('checking')
    expect(billStateOf(bill, { state: 'open', proofs: [{ billId: 'B2', state: 'checking' }] }, dueAt + 1)).toBe(
      'overdue',
    )
    expect(billStateOf({ ...bill, paid: '1.00' }, { state: 'open', proofs: [] }, dueAt)).toBe('partly')
    expect(billStateOf(bill, { state: 'open', proofs: [] }, dueAt)).toBe('due')
    expect(billStateOf(bill, { state: 'defaulted', proofs: checking }, dueAt + 1)).toBe('ended')
    expect(billStateOf({ ...bill, open: '0.00' }, { state: 'defaulted', proofs: [] }, dueAt + 1)).toBe('ended')
  })

  test('the next bill is the open one with the nearest date', () => {
    const bills = [
      { open: '0.00', dueAt },
      { open: '1.00', dueAt: dueAt + 2 },
      { open: '1.00', dueAt: dueAt + 1 },
    ]
    expect(nextBill(bills)?.dueAt).toBe(dueAt + 1)
    expect(nextBill(bills.slice(0, 1))).toBeNull()
  })

  test('a proof is for more than nothing and no more than what is open', () => {
    const bill = { kind: 'price', open: '10.00', paid: '0.00', offset: '0.00' }
    expect(proofAmountProblem('10.01', bill, '10.00')).toBe('付款金额大于应付金额')
    expect(proofAmountProblem('0', bill, '10.00')).toBe('金额应大于零')
    expect(proofAmountProblem('10.00', bill, '10.00')).toBeNull()
  })
})
