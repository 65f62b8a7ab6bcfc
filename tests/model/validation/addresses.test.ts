import { describe, expect, test } from 'vitest'
import * as addresses from '#src/model/validation/addresses.ts'
import * as bankCards from '#src/model/validation/bank-card.ts'
import * as citizenIds from '#src/model/validation/citizen-id.ts'
import * as creditCodes from '#src/model/validation/credit-code.ts'
import * as moneyInputs from '#src/model/validation/money-input.ts'
import * as names from '#src/model/validation/names.ts'
import * as passwords from '#src/model/validation/password.ts'
import * as phones from '#src/model/validation/phone.ts'
import * as smsCodes from '#src/model/validation/sms-code.ts'
import { leastCpuTimeOf } from '#tests/support/cpu-time.ts'

const { email, url } = addresses
const notMail = '邮箱格式不正确'

test.each([
  ['', '邮箱不能为空'],
  ['zhou@example.com', null],
  [' zhou@example.com ', null],
  ['zhou.min-sheng+a_1@mail.example.com.cn', null],
  ["o'neil@example.com", null],
  ['zhou@例子.中国', null],
  ['zhou＠example.com', null],
  ['zhou', notMail],
  ['zhou@', notMail],
  ['@example.com', notMail],
  ['zhou@example', notMail],
  ['zhou@.com', notMail],
  ['zhou@example..com', notMail],
  ['zhou@-example.com', notMail],
  ['zhou@example.c', notMail],
  ['zhou@example.123', notMail],
  ['.zhou@example.com', notMail],
  ['zhou.@example.com', notMail],
  ['zh..ou@example.com', notMail],
  ['zh ou@example.com', notMail],
  ['zhou@exa mple.com', notMail],
  ['zhou@a@example.com', notMail],
  ['周@example.com', notMail],
  ['zhou.com', notMail],
  ['zhou@mail.example.123', notMail],
  ['zhou@example.1com', notMail],
  ['zhou@example.com1', notMail],
  ['zhou@example.xn--fiqs8s', null],
  ['zhou@example.1xn--fiqs8s', notMail],
  [`${'a'.repeat(64)}@example.com`, null],
  [`${'a'.repeat(65)}@example.com`, notMail],
  [`${'a.'.repeat(31)}ab@example.com`, null],
  [`${'a.'.repeat(32)}a@example.com`, notMail],
  [`${'a'.repeat(64)}@${`${'b'.repeat(60)}.`.repeat(3)}museum`, null],
  [`${'a'.repeat(64)}@${`${'b'.repeat(60)}.`.repeat(3)}museums`, notMail],
  [`a@${'b'.repeat(250)}.com`, notMail],
])('[AC-09] e-mail %j: %s', (typed, problem) => {
  expect(email(typed)).toBe(problem)
})

const notUrl = '网址格式不正确，应以 http、https 或 ftp 开头'

test.each([
  ['', '网址不能为空'],
  ['http://example.com', null],
  ['https://www.example.com/a/b?c=d#e', null],
  ['HTTPS://EXAMPLE.COM', null],
  ['ftp://files.example.com/a.zip', null],
  ['http://127.0.0.1:8080/', null],
  ['http://localhost:5173', null],
  ['https://例子.中国/路', null],
  ['http://user:pass@example.com/', null],
  ['example.com', notUrl],
  ['www.example.com', notUrl],
  ['//example.com', notUrl],
  ['javascript:alert(1)', notUrl],
  ['data:text/html,x', notUrl],
  ['file:///etc/passwd', notUrl],
  ['mailto:a@example.com', notUrl],
  ['ws://example.com', notUrl],
  ['http:/example.com', notUrl],
  ['http://', notUrl],
  ['http:///example.com', notUrl],
  ['http://example', notUrl],
  ['http://exa mple.com', notUrl],
  ['http://example.com/a b', notUrl],
  ['http://example.com:99999/', notUrl],
  ['http://-example.com', notUrl],
  [' http://example.com ', null],
  ['http://192.168.10.100', null],
  ['http://[2001:db8::a]:8080/', null],
  ['xhttp://example.com', notUrl],
  ['http://1.2.3.4.c', notUrl],
  [`http://example.com/${'a'.repeat(2029)}`, null],
  [`http://example.com/${'a'.repeat(2030)}`, notUrl],
])('[AC-09] address %j: %s', (typed, problem) => {
  expect(url(typed)).toBe(problem)
})

describe('hostile text', () => {
  const length = 100_000
  const modules = [addresses, bankCards, citizenIds, creditCodes, moneyInputs, names, passwords, phones, smsCodes]
  const judges = modules
    .flatMap((module): [string, unknown][] => Object.entries(module))
    .filter(([, judge]) => typeof judge === 'function')

  test.each(['a', '1', '.', '@', 'a.', 'a@', '-', ' ', '\u3000', '周', '😀', 'a-', '%', '\\', 'http://a.', '!@#'])(
    'a hundred thousand of %j are checked quickly',
    (piece) => {
      const text = piece.repeat(length / piece.length)
      const slow: string[] = []
      for (const [name, judge] of judges) {
        const work = leastCpuTimeOf(() => (judge as (value: string) => unknown)(text))
        if (work > 50) slow.push(`${name}: ${work} ms`)
      }
      expect(slow).toEqual([])
    },
  )
})
