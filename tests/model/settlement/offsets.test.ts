import { expect, test } from 'vitest'
import { billsFor, withOffsets } from '#src/model/settlement/schedule.ts'

test('[BD-05] the deposit covers the fee, then the payments in their order; the rest of a plan keeps its interest', () => {
  const dueAt = Date.parse('2026-03-10T10:00:00Z')
  const plan = { firstPercent: '30', restDueAt: [Date.parse('2026-09-06T10:00:00Z')] }
  const drafts = billsFor({ kind: '1', price: '60000000', fee: '190000', dueAt, plan })
  const bills = withOffsets(drafts, { fee: '190000.00', rest: '5810000.00' })
  expect(bills.map(({ kind, amount, interest, offset }) => [kind, amount, interest, offset])).toEqual([
    ['fee', '190000.00', '0.00', '190000.00'],
    ['first', '18000000.00', '0.00', '5810000.00'],
    // 42,000,000 at 3.1 % for 180 days.
    ['rest', '42642082.19', '642082.19', '0.00'],
  ])
})
