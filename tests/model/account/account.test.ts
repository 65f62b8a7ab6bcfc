import { describe, expect, test } from 'vitest'
import { browserName } from '#src/model/account/agent.ts'
import { maskedEmail } from '#src/model/validation/addresses.ts'
import { securityScore } from '#src/model/account/score.ts'

describe('[AC-12] the security score', () => {
  const bare = { passwordStrength: 3, telPhone: null, email: null, authStatus: 0, refundAccount: null }
  test('a new account scores its password only, and lists what would raise it, largest first', () => {
    expect(securityScore(bare)).toEqual({
      points: 25,
      level: 'low',
      raise: [
        { protection: 'phone', by: 20 },
        { protection: 'email', by: 20 },
        { protection: 'real-name', by: 20 },
        { protection: 'refund-account', by: 10 },
        { protection: 'password', by: 5 },
      ],
    })
  })

  test('with every protection the score is 100, and nothing would raise it', () => {
    const refundAccount = { bankName: '岷江银行', cardNo: '**** **** 0002', holder: '周岷生' }
    const full = {
      passwordStrength: 4,
      telPhone: '139****0004',
      email: 'z***@mail.example',
      authStatus: 3,
      refundAccount,
    }
    expect(securityScore(full)).toEqual({ points: 100, level: 'high', raise: [] })
  })

  test.each([
    [2, 0],
    [1, 0],
    [3, 20],
    [4, 20],
  ])('authStatus %i scores %i', (authStatus, worth) => {
    expect(securityScore({ ...bare, authStatus }).points).toBe(25 + worth)
  })

  test.each([
    [0, 0],
    [1, 5],
    [2, 15],
    [3, 25],
    [4, 30],
  ])('a password of strength %i scores %i', (passwordStrength, worth) => {
    expect(securityScore({ ...bare, passwordStrength }).points).toBe(worth)
  })
})

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
    'Chrome 140 · Windows',
  ],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0.1', 'Edge 140 · Windows'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15',
    'Safari 18 · macOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox 143 · Linux'],
  ['Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile MicroMessenger/8.0', 'WeChat 8 · Android'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/141.0.0.0 Safari/537.36', 'Chrome 141 · Linux'],
  ['curl/8.5.0', ''],
  ['', ''],
])('the user agent %s', (agent, name) => {
  expect(browserName(agent)).toBe(name)
})

test.each([
  ['zhou@mail.example', 'z***@mail.example'],
  ['周@mail.example', '周***@mail.example'],
])('%s is shown as %s', (email, shown) => {
  expect(maskedEmail(email)).toBe(shown)
})
