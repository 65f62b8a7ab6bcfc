import { expect, test } from 'vitest'
import { paymentDue, proofAmountProblem } from '#src/model/settlement/rules.ts'

const low = '首期付款不得低于总价款的30%'

test.each([
  ['a part of the price', 'price', '0.01', '1614970.00', '0.00', '182030.00', null],
  ['all of the price', 'price', '1614970.00', '1614970.00', '0.00', '182030.00', null],
  ['30 % of a first part of 50 %', 'first', '18000000', '30000000.00', '0.00', '0.00', null],
  ['one 分 less than 30 %', 'first', '17999999.99', '30000000.00', '0.00', '0.00', low],
  ['30 % with the deposit', 'first', '12000000', '24000000.00', '0.00', '6000000.00', null],
  ['one 分 less, with the deposit', 'first', '11999999.99', '24000000.00', '0.00', '6000000.00', low],
  ['all that the deposit leaves of 30 %', 'first', '12000000.00', '12000000.00', '0.00', '6000000.00', null],
  ['a further part of the first one', 'first', '1', '12000000.00', '18000000.00', '0.00', null],
  ['a part of a later instalment', 'rest', '1', '30000000.00', '0.00', '0.00', null],
] as const)('[BD-05] a proof of %s', (_, kind, amount, open, paid, offset, problem) => {
  expect(proofAmountProblem(amount, { kind, open, paid, offset }, '60000000.00')).toBe(problem)
})

test('[BD-05] due next is all that is open until the nearest date, and nothing once all is paid', () => {
  const bills = [
    { open: '0.00', dueAt: 10 },
    { open: '17970.00', dueAt: 20 },
    { open: '182030.01', dueAt: 20 },
    { open: '500.00', dueAt: 30 },
  ]
  expect(paymentDue(bills)).toEqual({ amount: '200000.01', dueAt: 20 })
  expect(paymentDue(bills.slice(0, 1))).toBeNull()
})
