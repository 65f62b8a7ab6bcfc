import { expect, test } from 'vitest'
import { claimFaults, isSpent, payerNamesOf, payerProblem } from '#src/model/deposit/claims.ts'

const at = Date.parse('2026-03-06T09:30:00+08:00')
const receipt = { payer: '成都岷岸实业公司', account: '1234', amount: '50000', at }
const claim = { payer: '成都岷岸 实业公司', account: '6222 0200 0000 1234', amount: '50000.00', paidOn: '2026-03-06' }

test.each([
  [{}, []],
  [{ paidOn: '2026-03-05' }, []],
  [{ payer: '成都岷岸实业有限公司' }, ['payer 付款户名与银行入账记录不一致']],
  [{ account: '6222020000001235' }, ['account 付款账号与银行入账记录不一致']],
  [{ amount: '49999.99' }, ['amount 付款金额与到账金额不一致']],
  [{ amount: '' }, ['amount 付款金额与到账金额不一致']],
  [{ paidOn: '2026-03-07' }, ['paidOn 付款日期不能晚于到账日期']],
  [{ account: '', amount: '1' }, ['account 付款账号与银行入账记录不一致', 'amount 付款金额与到账金额不一致']],
])('[BD-05] the claim %j matches the bank record', (change, faults) => {
  const found = claimFaults({ ...claim, ...change }, receipt)
  expect(found.map(({ part, message }) => `${part} ${message}`)).toEqual(faults)
})

test('[BD-05] when the bank does not report the account, the claimed one is accepted', () => {
  expect(claimFaults(claim, { ...receipt, account: '' })).toEqual([])
})

test('[BD-05] the payer is the bidder, under the current or a former name', () => {
  const names = payerNamesOf({ payerName: '成都岷岸实业有限公司', formerNames: ['成都岷岸实业公司'] })
  expect(names).toEqual(['成都岷岸实业有限公司', '成都岷岸实业公司'])
  expect(payerNamesOf({ payerName: '周岷生', formerNames: null })).toEqual(['周岷生'])
  expect(payerProblem('成都岷岸实业公司', names)).toBeNull()
  expect(payerProblem('蜀锦商贸有限公司', names)).toBe(
    '付款户名须与报名主体一致，他人代付的款项不计入保证金，将原路退回',
  )
})

test.each([
  [0, false],
  [2, false],
  [3, false],
  [4, false],
  [6, false],
  [7, true],
  [8, true],
  [9, true],
  [10, false],
])('[BD-05] a deposit in state %i: nothing can be claimed or corrected is %s', (state, spent) => {
  expect(isSpent({ state })).toBe(spent)
})
