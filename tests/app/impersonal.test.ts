import { expect, test } from 'vitest'
import { impersonal } from '#src/app/errors/impersonal.ts'

/** Data of a person, a project or a session, with the forms in which messages of programs, browsers and servers carry them. */
const planted: readonly (readonly [secret: string, message: string])[] = [
  ['周岷生', '周岷生 has no refund account'],
  ['阿布都热合曼·买买提', 'the signer 阿布都热合曼·买买提 is unknown'],
  ['罗书航', `Unexpected token '罗', "罗书航" is not valid JSON`],
  ['John Smith', 'the passport of John Smith has expired'],
  ['Maria Anna Keller', 'Maria Anna Keller is not a member'],
  ['zhouyun', 'no user with loginName zhouyun'.replace('loginName ', 'loginName=')],
  ['zhouyun', `{"loginName":"zhouyun"} is not an answer`],
  ['zhouyun', 'username: zhouyun is locked'],
  ['zhouyun', `'zhouyun' is not in the list`],
  ['zhouyun', 'unknown user “zhouyun”'],
  ['510623198502143313', 'id 510623198502143313 is taken'],
  ['51062319850214331X', 'id 51062319850214331X is taken'],
  ['5106 2319 8502', 'card of 5106 2319 8502 1433 13'],
  ['E20461377', 'the passport E20461377 is unknown'.replace('E20461377', '"E20461377"')],
  ['91510100MA6CDEF12K', 'credit code 91510100MA6CDEF12K is invalid'],
  ['6228480000000123455', 'card 6228480000000123455 was refused'],
  ['6228 4800', '6228 4800 0000 0123 455 was refused'],
  ['6228-4800', 'account 6228-4800-0000-0123'],
  ['13900000004', 'sms to 13900000004 failed'],
  ['139 0000', 'sms to 139 0000 0004 failed'],
  ['139-0000', 'sms to 139-0000-0004 failed'],
  ['028-6000', 'phone: 028-6000-0001'],
  ['zhou@example.cn', 'mail to zhou@example.cn bounced'],
  ['z.min+x', 'mail to z.min+x@sub.example.cn bounced'],
  ['1650000.00', 'the bid 1650000.00 is too low'],
  ['1,650,000', 'the bid 1,650,000.00 is too low'],
  ['16,50', 'amount 16,50,0000 is malformed'],
  ['1498000', 'expected 1498000 or more'],
  ['secret-code', 'GET /loginCallback?code=secret-code failed'],
  ['secret-state', 'GET /loginCallback?code=1&state=secret-state failed'],
  ['A1B2', 'https://portal.example/sso?ticket=A1B2&user=U5 failed'],
  ['U5', 'https://portal.example/sso?ticket=A1B2&user=U5 failed'],
  ['frag', 'https://portal.example/#access_token=frag failed'],
  ['eyJhbGciOiJIUzI1NiJ9', 'token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJlMTIz is malformed'],
  ['c2lnbmF0dXJlMTIz', 'token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJlMTIz is malformed'],
  ['iltsu8jpy33064xol0uhrvm0', 'bearer iltsu8jpy33064xol0uhrvm0mc03toffjg1m0wsd was refused'],
  ['1e550c15', 'desk:1e550c15-5a8d-4a1d-9c68-d179ce3f1071 is unknown'],
  ['abcdefghijklmnopqrstuvwxyzabcdefghijkl', 'ticket abcdefghijklmnopqrstuvwxyzabcdefghijkl is used up'],
  ['Minjiang#2026', 'password: Minjiang#2026 is too weak'],
  ['Kt4#wq9z', `the password "Kt4#wq9z" is too weak`],
  ['hunter', 'pwd password=hunter is too weak'],
  ['482913', 'sms code 482913 is wrong'],
  ['4829', 'smsCode=4829 is wrong'],
  ['AB12', 'captcha: the code = AB12'.replace('the ', 'x_')],
  ['西藏', '西藏 has no branch'],
  ['翠岭文化旅游', '《四川翠岭文化旅游有限公司 51%股权转让》 cannot be read'],
  ['file_0a1b2c3d4e5f', '/mock-files/uploads/file_0a1b2c3d4e5f6a7b8c9d.pdf is gone'],
  ['0a1b2c3d4e5f6a7b', '/mock-files/uploads/0a1b2c3d4e5f6a7b8c9d0e1f2a3b4c5d.jpg is gone'],
  ['高新区岷江大道', 'address: 高新区岷江大道 600 号'],
  ['secretary', `"secretary of the board" is not a role`],
]

test.each(planted)('[ASVS 16.2.5] %s does not leave with: %s', (secret, message) => {
  expect(message).toContain(secret)
  expect(impersonal(message, 200)).not.toContain(secret)
})

test('[ASVS 16.2.5] fifty were planted', () => {
  expect(planted).toHaveLength(50)
})

test.each([
  "Cannot read properties of undefined (reading 'map')",
  'x.toFixed is not a function',
  '/dscq-project/top/hot breaks its contract (records.0.price: Invalid input)',
  'Minified React error #185; visit https://react.dev/errors/185',
  'Failed to fetch dynamically imported module: https://portal.example/assets/article-BOaZiYn.js',
  'at f (https://portal.example/assets/index-V036FzQD.js:1:2345)',
  'ResizeObserver loop completed with undelivered notifications.',
])('what the program says of itself stays: %s', (message) => {
  expect(impersonal(message, 200)).toBe(message)
})

test('the text is cut last, so that half a number does not pass', () => {
  expect(impersonal(`${'x '.repeat(95)}510623198502143313`, 200)).toBe(`${'x '.repeat(95)}#`)
})
