import { describe, expect, test } from 'vitest'
import { leaseTerms } from '#src/model/settlement/lease.ts'
import { billsFor, interestOn, splitEvenly } from '#src/model/settlement/schedule.ts'

const dayMs = 86_400_000
const dueAt = Date.parse('2026-03-20T18:00:00+08:00')

describe('[BD-05] the schedule of payments', () => {
  test('one payment, with the service fee first', () => {
    const bills = billsFor({ kind: '2', price: '3355000', fee: '33550', dueAt })
    expect(bills.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['fee', '33550.00'],
      ['price', '3355000.00'],
    ])
  })

  test('a lease: the bond and the first rent by the facts of the notice', () => {
    const fact = (label: string, value: string) => ({ label, value })
    const facts = [fact('租赁期限', '5 年'), fact('支付方式', '按半年支付，先付后用'), fact('履约保证金', '4 个月租金')]
    const lease = leaseTerms(facts)
    expect(lease).toEqual({ months: 60, monthsPaid: 6, bondMonths: 4 })
    // 129,500 for 60 months: 4 months are 8,633.33, 6 months are 12,950.
    expect(
      billsFor({ kind: '6', price: '129500', fee: '1554', dueAt, lease }).map(({ kind, amount }) => [kind, amount]),
    ).toEqual([
      ['fee', '1554.00'],
      ['bond', '8633.33'],
      ['rent', '12950.00'],
    ])
    expect(leaseTerms([fact('经营期限', '12 年')])).toEqual({ months: 144, monthsPaid: 12, bondMonths: 0 })
    expect(leaseTerms([])).toBeNull()
  })

  test('instalments: the first part rounded up, the others even, with interest from the first date', () => {
    const plan = { firstPercent: '30', restDueAt: [dueAt + 90 * dayMs, dueAt + 180 * dayMs, dueAt + 365 * dayMs] }
    const bills = billsFor({ kind: '1', price: '58170000.01', fee: '0', dueAt, plan })
    expect(bills.map(({ kind, principal, interest }) => [kind, principal, interest])).toEqual([
      ['first', '17451000.01', '0.00'],
      ['rest', '13573000.00', '103749.78'],
      ['rest', '13573000.00', '207499.56'],
      ['rest', '13573000.00', '420763.00'],
    ])
  })

  test('interest by the year of 365 days at 3.1 per cent', () => {
    expect(interestOn('1000000', 365)).toBe('31000.00')
    expect(interestOn('1000000', 1)).toBe('84.93')
    expect(interestOn('0.01', 1)).toBe('0.00')
  })

  test('even parts differ by at most one 分, the larger ones first', () => {
    expect(splitEvenly('100.00', 3)).toEqual(['33.34', '33.33', '33.33'])
    expect(splitEvenly('0.02', 4)).toEqual(['0.01', '0.01', '0.00', '0.00'])
  })
})
