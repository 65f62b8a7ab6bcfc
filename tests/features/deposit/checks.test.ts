import { expect, test } from 'vitest'
import {
  amountProblem,
  atLeast,
  atMost,
  moreThan,
  paidOnProblem,
  serialProblem,
  validUntilProblem,
} from '#src/features/deposit/checks.ts'
import { yuan } from '#src/features/deposit/Yuan.tsx'

test('[BD-02] an amount is written with its thousands and both decimals', () => {
  expect(yuan('123456789012.3')).toBe('123,456,789,012.30')
})

const unreadable = '金额格式不正确，请只输入数字和小数点，千位分隔须每三位一个'

test.each([
  [amountProblem, '', '请填写金额，最多两位小数'],
  [amountProblem, '1,5', unreadable],
  [amountProblem, '14998765。43', unreadable],
  [amountProblem, '1e5', unreadable],
  [amountProblem, '1.2.3', unreadable],
  [amountProblem, '-1', unreadable],
  [amountProblem, '1234567890123', '金额的整数部分不能超过 12 位'],
  [amountProblem, '9.999', '金额最多两位小数'],
  [amountProblem, '1,500', null],
  [amountProblem, '0', '金额应大于零'],
  [amountProblem, '0.01', null],
  [atMost('100', '高'), '100.01', '高'],
  [atMost('100', '高'), '100', null],
  [atLeast('100', '低'), '99.99', '低'],
  [atLeast('100', '低'), '100', null],
  [moreThan('100', '低'), '100', '低'],
  [moreThan('100', '低'), '100.01', null],
  [paidOnProblem('2026-11-20'), '2026-11-21', '付款日期不能晚于今天'],
  [paidOnProblem('2026-11-20'), '2026-11-20', null],
  [paidOnProblem('2026-11-20'), '', '请选择付款日期'],
  [validUntilProblem('2026-11-20'), '2026-11-19', '保函有效期不能早于今天'],
  [validUntilProblem('2026-11-20'), '2026-11-20', null],
  [serialProblem, ' ', '银行流水号不能为空'],
  [serialProblem, 'SJ 1', '银行流水号应为4至40位字母、数字或短横线'],
  [serialProblem, 'ＳＪ２０２６', null],
])('[BD-05] check %# of %j returns %j', (check, typed, problem) => {
  expect(check(typed)).toBe(problem)
})
