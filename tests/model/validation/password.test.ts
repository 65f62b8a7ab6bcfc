import { describe, expect, test } from 'vitest'
import { newPassword, newPasswordOf, passwordStrength, repeatOf, strengthOf } from '#src/model/validation/password.ts'

test.each([
  ['', 0],
  ['1', 1],
  ['a', 1],
  ['A', 1],
  ['#', 1],
  ['_', 0],
  [' ', 1],
  ['密', 1],
  ['123456', 1],
  ['abc123', 2],
  ['abcDEF', 2],
  ['a#', 2],
  ['aA1', 3],
  ['aA#', 3],
  ['a1#', 3],
  ['aA1_', 3],
  ['aA1#', 4],
  ['Minjiang#2026', 4],
])('[AC-08] the strength of %j is %d', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})

const classes = '密码须包含数字、小写字母、大写字母、符号中的至少三类'
const common = '这个密码太常见，容易被猜到，请换一个'

describe('a new password', () => {
  test.each([
    ['', '密码不能为空'],
    ['aA1#', '密码至少8位'],
    ['aA1#aA1', '密码至少8位'],
    ['kT4#wq9z', null],
    ['abcdefgh', classes],
    ['abcdefg1', classes],
    ['ABCDEFG1', classes],
    ['岷江-kt4!9', null],
    ['Kt4 wq9 z', null],
    ['😀aA1wwww', null],
    [`aA1#${'x'.repeat(60)}`, null],
    [`aA1#${'x'.repeat(61)}`, '密码不能超过64位'],
    ['Password1', common],
    ['P@ssw0rd', common],
    ['Passw0rd!', common],
    ['Admin@123', common],
    ['Admin@2026', common],
    ['Qwer1234', common],
    ['Aa123456', common],
    ['Abc@1111', common],
    ['1qaz@WSX', common],
    ['Welcome1!', common],
    ['Minjiang#2026', null],
    ['Password12', common],
    ['Password13', common],
    ['Password123', common],
    ['Password135', null],
    ['Password777', common],
    ['Password8477', null],
    ['Password7784', null],
    ['Password1999', common],
    ['Password12024', null],
    ['Password20245', null],
    ['Password1!!', common],
    ['Password!!1', common],
    ['Zaq1@wsx!!', common],
  ])('[AC-08] %j: %s', (password, problem) => {
    expect(newPassword(password)).toBe(problem)
    // An easily guessed password is not shown as strong.
    expect(strengthOf(password) > 1 && problem === common).toBe(false)
  })

  test('does not contain the account name', () => {
    expect(newPasswordOf('zhou')('kT4#ZHOU')).toBe('密码不能包含账号')
    expect(newPasswordOf('zhou')('kT4#wq9z')).toBeNull()
    expect(newPasswordOf(' Zhou ')('kT4#zhou')).toBe('密码不能包含账号')
    expect(newPasswordOf('kt4')('kT4#wq9z')).toBeNull()
    expect(newPasswordOf('')('kT4#wq9z')).toBeNull()
  })

  test('[ASVS 6.2.11] does not contain the phone number', () => {
    expect(newPasswordOf('zhou', '13812340001')('13812340001Aa!')).toBe('密码不能包含手机号码')
    expect(strengthOf('13812340001Aa!', 'zhou', '13812340001')).toBe(1)
    expect(newPasswordOf('zhou', '13812340001')('13812340002Aa!')).toBeNull()
    expect(newPasswordOf('zhou')('13812340001Aa!')).toBeNull()
  })

  test('is typed the same twice', () => {
    expect(repeatOf('kT4#wq9z')('kT4#wq9z')).toBeNull()
    expect(repeatOf('kT4#wq9z')('kT4#wq9Z')).toBe('两次输入的密码不一致')
    expect(repeatOf('kT4#wq9z')('')).toBe('密码不能为空')
  })
})
