import { expect, test } from 'vitest'
import { randomStream } from '#src/mock/exchange/random.ts'
import { serviceFee } from '#src/model/settlement/fees.ts'
import { proofAmountProblem } from '#src/model/settlement/rules.ts'
import { billsFor, distribute, openOf, sumOf, withOffsets } from '#src/model/settlement/schedule.ts'

const dueAt = Date.parse('2026-03-10T10:00:00Z')
const dayMs = 86_400_000

test('[BD-05] the deposit covers the fee, then the payments in their order; the rest of a plan keeps its interest', () => {
  const plan = { firstPercent: '30', restDueAt: [Date.parse('2026-09-06T10:00:00Z')] }
  const drafts = billsFor({ kind: '1', price: '60000000', fee: '190000', dueAt, plan })
  const bills = withOffsets(drafts, { fee: '190000.00', rest: '5810000.00' })
  expect(bills.map(({ kind, amount, interest, offset }) => [kind, amount, interest, offset])).toEqual([
    ['fee', '190000.00', '0.00', '190000.00'],
    ['first', '18000000.00', '0.00', '5810000.00'],
    // 42,000,000 at 3.1 % for 180 days.
    ['rest', '42642082.19', '642082.19', '0.00'],
  ])
  // Of the first 18,000,000 the deposit has paid 5,810,000; what the fee took of it does not count.
  const first = { kind: 'first', open: '20000000.00', paid: '0.00', offset: '5810000.00' }
  expect(proofAmountProblem('12190000.00', first, '60000000')).toBeNull()
  expect(proofAmountProblem('12189999.99', first, '60000000')).toBe('首期付款不得低于总价款的30%')
})

/** 分 of an amount with two decimals, reckoned apart from the code under test. */
const cents = (amount: string): bigint => BigInt(amount.replace('.', ''))
const yuan = (value: bigint): string => `${value / 100n}.${String(value % 100n).padStart(2, '0')}`
const total = (amounts: readonly string[]): bigint => amounts.reduce((sum, amount) => sum + cents(amount), 0n)
const least = (one: bigint, other: bigint): bigint => (one < other ? one : other)

test('[BD-05] in 10,000 random settlements instalments, deposit, fee, transfers and what goes back add up to the 分', () => {
  const random = randomStream('settlements')
  const below = (limit: bigint): bigint => (limit * BigInt(Math.floor(random() * 1e9))) / 1_000_000_000n
  for (let round = 0; round < 10_000; round += 1) {
    const price = yuan(below(100_000_000_000_00n) + 1n)
    const fee = serviceFee('1', price).due
    const restDueAt = Array.from({ length: Math.floor(random() * 5) }, (_, index) => dueAt + (index + 1) * 70 * dayMs)
    const plan = restDueAt.length > 0 ? { firstPercent: (30 + random() * 69.99).toFixed(2), restDueAt } : null
    const drafts = billsFor({ kind: '1', price, fee, dueAt, plan })
    const parts = drafts.filter(({ kind }) => kind !== 'fee').map(({ principal }) => principal)
    expect([round, yuan(total(parts))]).toEqual([round, price])
    // Sometimes more than all of the bills.
    const deposit = below(round % 10 === 0 ? cents(price) * 3n : cents(price) / 2n)
    const due = total(drafts.map(({ amount }) => amount))
    const turnedFee = least(deposit, cents(fee))
    const turned = { fee: yuan(turnedFee), rest: yuan(least(deposit - turnedFee, due - cents(fee))) }
    const bills = withOffsets(drafts, turned).map((bill) => ({ ...bill, paid: '0.00' }))
    const covered = cents(turned.fee) + cents(turned.rest)
    expect(total(bills.map(({ offset }) => offset))).toBe(covered)

    let arrived = 0n
    let returned = 0n
    for (let transfer = 0; transfer < 3; transfer += 1) {
      const money = yuan(below((due * 2n) / 3n + 1n) + 1n)
      const open = bills.map(({ amount, offset, paid }) => openOf(amount, offset, paid))
      const shares = distribute(money, open)
      for (const [index, bill] of bills.entries()) bill.paid = sumOf([bill.paid, shares.parts[index]!])
      arrived += cents(money)
      returned += cents(shares.rest)
    }
    const open = total(bills.map(({ amount, offset, paid }) => openOf(amount, offset, paid)))
    const paid = total(bills.map((bill) => bill.paid))
    expect([round, paid + returned, paid + covered + open]).toEqual([round, arrived, due])
    // Money goes back only once nothing is open.
    expect([round, open > 0n && returned > 0n]).toEqual([round, false])
  }
})
