import { describe, expect, test } from 'vitest'
import { bankCard, corporateAccount } from '#src/model/validation/bank-card.ts'
import { creditCode } from '#src/model/validation/credit-code.ts'
import { optional } from '#src/model/validation/rule.ts'
import { smsCodeText } from '#src/model/validation/sms-code.ts'

test.each([
  ['', '统一社会信用代码不能为空'],
  ['91110000802100433', '统一社会信用代码长度不为18位'],
  ['9111000080210043BBB', '统一社会信用代码长度不为18位'],
  ['9111000080210043IB', '统一社会信用代码格式错误'],
  ['9111000080210043OB', '统一社会信用代码格式错误'],
  ['9111000080210043-B', '统一社会信用代码格式错误'],
  ['911100008021004330', '统一社会信用代码校验位错误'],
  ['91110000802100434B', '统一社会信用代码校验位错误'],
  ['91110000802100433B', null],
  ['9144030071526726XG', null],
  ['91110000802100433b', null],
  [' ９１１１００００８０２１００４３３Ｂ ', null],
])('the credit code %j: %s', (typed, problem) => {
  expect(creditCode(typed)).toBe(problem)
})

describe('bank accounts', () => {
  test.each([
    ['', '银行账号不能为空'],
    ['411111111111', '银行卡号应为13至19位数字'],
    ['41111111111111111111', '银行卡号应为13至19位数字'],
    ['4111 1111 1111 111a', '银行卡号应为13至19位数字'],
    ['4111111111111112', '银行卡号校验位错误'],
    ['4111111111111111', null],
    ['4111 1111 1111 1111', null],
    ['6222020200112230006', '银行卡号校验位错误'],
    ['79927398713', '银行卡号应为13至19位数字'],
    ['5500000000000004', null],
    ['6011000990139424', null],
    ['6011000990139425', '银行卡号校验位错误'],
    ['4222222222222', null],
  ])('a card %j: %s', (typed, problem) => {
    expect(bankCard(typed)).toBe(problem)
  })

  test.each([
    ['', '银行账号不能为空'],
    ['1234567', '对公账号应为8至30位数字'],
    ['12345678', null],
    ['1'.repeat(30), null],
    ['1'.repeat(31), '对公账号应为8至30位数字'],
    ['12-345678', null],
    ['1234567a', '对公账号应为8至30位数字'],
  ])('the account of an organisation %j: %s', (typed, problem) => {
    expect(corporateAccount(typed)).toBe(problem)
  })
})

test.each([
  ['', '短信验证码不能为空'],
  ['12345', '短信验证码为6位数字'],
  ['1234567', '短信验证码为6位数字'],
  ['12345a', '短信验证码为6位数字'],
  ['012345', null],
  [' １２３４５６ ', null],
])('[AC-05] the code %j: %s', (typed, problem) => {
  expect(smsCodeText(typed)).toBe(problem)
})

test('an optional field is checked once it has a value', () => {
  expect([optional(bankCard)('  '), optional(bankCard)('1')]).toEqual([null, '银行卡号应为13至19位数字'])
})
