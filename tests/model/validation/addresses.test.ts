import { describe, expect, test } from 'vitest'
import { email, url } from '#src/model/validation/addresses.ts'
import { workOf } from '#tests/support/work.ts'

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
  [`${'a'.repeat(65)}@example.com`, notMail],
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
  [`http://example.com/${'a'.repeat(2048)}`, notUrl],
])('[AC-09] address %j: %s', (typed, problem) => {
  expect(url(typed)).toBe(problem)
})

describe('hostile text', () => {
  const length = 100_000
  test.each(['a', '1', '.', '@', 'a.', 'a@', '-', ' ', '\u3000', '周', '😀', 'a-', '%', '\\', 'http://a.', '!@#'])(
    'a hundred thousand of %j are judged at once',
    async (piece) => {
      const modules = await Promise.all([
        import('#src/model/validation/addresses.ts'),
        import('#src/model/validation/bank-card.ts'),
        import('#src/model/validation/citizen-id.ts'),
        import('#src/model/validation/credit-code.ts'),
        import('#src/model/validation/money-input.ts'),
        import('#src/model/validation/names.ts'),
        import('#src/model/validation/password.ts'),
        import('#src/model/validation/phone.ts'),
        import('#src/model/validation/sms-code.ts'),
      ])
      const text = piece.repeat(length / piece.length)
      const slow: string[] = []
      for (const [name, judge] of modules.flatMap((module) => Object.entries(module))) {
        if (typeof judge !== 'function') continue
        const times = Array.from({ length: 3 }, () => workOf(() => (judge as (value: string) => unknown)(text)))
        if (Math.min(...times) > 50) slow.push(`${name}: ${times.join(', ')} ms`)
      }
      expect(slow).toEqual([])
    },
  )
})
