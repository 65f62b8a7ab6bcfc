import { sm2 } from 'sm-crypto-v2'
import AES from 'crypto-js/aes'
import { describe, expect, test } from 'vitest'
import type { Exchange } from '#src/mock/exchange/exchange.ts'
import { publicKey } from '#src/mock/exchange/keys.ts'
import { Refusal } from '#src/mock/exchange/refusal.ts'
import { sealText } from '#src/model/session/password.ts'
import { aesPassphrase } from '#src/shared/config/client-id.ts'
import { testExchange } from '#tests/support/exchange.ts'

const actor = { userId: null, visitor: 'browser-1' }
const phone = '13900000004'
const password = 'Minjiang#2026'

const seal = (text: string, nonce: string, at: number) => sm2.doEncrypt(sealText(text, nonce, at), publicKey)

const attempt = (exchange: Exchange, username = 'person', typed = password) => {
  const { uuid, nonce, text } = exchange.take('newCaptcha', {}, actor)
  return exchange.take(
    'signInByPassword',
    { username, password: seal(typed, nonce, exchange.now()), uuid, captcha: text },
    actor,
  )
}

const codeFor = (exchange: Exchange, telPhone: string, purpose = '1008'): string => {
  exchange.take('sendSms', { telPhone, purpose }, actor)
  return /验证码 (\d{6})/.exec(exchange.accounts.inbox[0]?.text ?? '')?.[1] ?? ''
}

/** Code and text of a refusal. */
const refusal = (deed: () => unknown): [number, string] => {
  try {
    deed()
  } catch (error) {
    if (error instanceof Refusal) return [error.code, error.message]
    throw error
  }
  throw new Error('it was not refused')
}

describe('by password', () => {
  test('[AC-01] the right one opens, under either cipher', () => {
    const { exchange } = testExchange()
    expect(attempt(exchange)).toMatchObject({ baseUserId: 'U0004', username: '周岷生', isAllowAccess: true })
    const { uuid, nonce, text } = exchange.take('newCaptcha', {}, actor)
    const sealed = AES.encrypt(sealText(password, nonce, exchange.now()), aesPassphrase).toString()
    expect(
      exchange.take('signInByPassword', { username: phone, password: sealed, uuid, captcha: text }, actor).baseUserId,
    ).toBe('U0004')
  })

  test('[AC-03] the account that is switched off says so', () => {
    const { exchange } = testExchange()
    expect(attempt(exchange, 'disabled').isAllowAccess).toBe(false)
  })

  test('a captcha is good once, for five minutes, in any case', () => {
    const { exchange, advance } = testExchange()
    const sign = (uuid: string, nonce: string, captcha: string) =>
      exchange.take(
        'signInByPassword',
        { username: 'person', password: seal(password, nonce, exchange.now()), uuid, captcha },
        actor,
      )
    const first = exchange.take('newCaptcha', {}, actor)
    sign(first.uuid, first.nonce, ` ${first.text.toLowerCase()} `)
    expect(refusal(() => sign(first.uuid, first.nonce, first.text))).toEqual([403, '验证码已过期，请刷新后重试'])
    const second = exchange.take('newCaptcha', {}, actor)
    expect(refusal(() => sign(second.uuid, second.nonce, '????'))).toEqual([403, '验证码错误'])
    expect(refusal(() => sign(second.uuid, second.nonce, second.text))[1]).toBe('验证码已过期，请刷新后重试')
    const third = exchange.take('newCaptcha', {}, actor)
    advance(5 * 60_000 + 1)
    expect(refusal(() => sign(third.uuid, third.nonce, third.text))[1]).toBe('验证码已过期，请刷新后重试')
  })

  test('a sealed password sent again with another captcha is worth nothing', () => {
    const { exchange } = testExchange()
    const first = exchange.take('newCaptcha', {}, actor)
    const sealed = seal(password, first.nonce, exchange.now())
    exchange.take(
      'signInByPassword',
      { username: 'person', password: sealed, uuid: first.uuid, captcha: first.text },
      actor,
    )
    const second = exchange.take('newCaptcha', {}, actor)
    const again = () =>
      exchange.take(
        'signInByPassword',
        { username: 'person', password: sealed, uuid: second.uuid, captcha: second.text },
        actor,
      )
    expect(refusal(again)).toEqual([403, '账号或密码错误'])
  })

  test('nobody learns which accounts there are', () => {
    const { exchange } = testExchange()
    const unknown = refusal(() => attempt(exchange, 'nobody-of-this-name', 'whatever'))
    const wrong = refusal(() => attempt(exchange, 'person', 'whatever'))
    expect(unknown).toEqual(wrong)
    expect(wrong).toEqual([403, '账号或密码错误'])
    const locked = (name: string) => {
      for (let turn = 0; turn < 3; turn += 1) refusal(() => attempt(exchange, name, 'whatever'))
      return refusal(() => attempt(exchange, name, 'whatever'))
    }
    expect(locked('nobody-of-this-name')).toEqual(locked('person'))
  })

  test('five wrong ones lock for a quarter of an hour, the right one included', () => {
    const { exchange, advance } = testExchange()
    for (let turn = 0; turn < 4; turn += 1) expect(refusal(() => attempt(exchange, 'person', 'wrong'))[0]).toBe(403)
    const fifth = refusal(() => attempt(exchange, 'person', 'wrong'))
    expect(fifth).toEqual([407, '登录失败次数过多，请 15 分钟后再试，或使用短信验证码登录'])
    expect(refusal(() => attempt(exchange))[0]).toBe(407)
    expect(attempt(exchange, 'company').baseUserId).toBe('U0005')
    advance(15 * 60_000 + 1)
    expect(attempt(exchange).baseUserId).toBe('U0004')
  })

  test('a success forgets the failures before it', () => {
    const { exchange } = testExchange()
    for (let round = 0; round < 3; round += 1) {
      for (let turn = 0; turn < 4; turn += 1) refusal(() => attempt(exchange, 'person', 'wrong'))
      expect(attempt(exchange).baseUserId).toBe('U0004')
    }
  })
})

describe('by SMS', () => {
  test('[AC-01] a code opens once', () => {
    const { exchange } = testExchange()
    const code = codeFor(exchange, phone)
    expect(exchange.take('signInBySms', { telPhone: phone, code }, actor).baseUserId).toBe('U0004')
    expect(refusal(() => exchange.take('signInBySms', { telPhone: phone, code }, actor))).toEqual([
      403,
      '短信验证码已失效，请重新获取',
    ])
  })

  test('[AC-05] one a minute', () => {
    const { exchange, advance } = testExchange()
    codeFor(exchange, phone)
    advance(20_000)
    expect(refusal(() => codeFor(exchange, phone))).toEqual([429, '发送过于频繁，请 40 秒后再试'])
    advance(40_000)
    expect(codeFor(exchange, phone)).toMatch(/^\d{6}$/)
    expect(exchange.accounts.inbox.length).toBe(2)
  })

  test('five wrong tries kill it, and so do five minutes', () => {
    const { exchange, advance } = testExchange()
    const code = codeFor(exchange, phone)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let turn = 0; turn < 5; turn += 1)
      expect(refusal(() => exchange.take('signInBySms', { telPhone: phone, code: wrong }, actor))[1]).toBe(
        '短信验证码错误',
      )
    expect(refusal(() => exchange.take('signInBySms', { telPhone: phone, code }, actor))[1]).toBe(
      '短信验证码已失效，请重新获取',
    )
    advance(60_000)
    const next = codeFor(exchange, phone)
    advance(5 * 60_000 + 1)
    expect(refusal(() => exchange.take('signInBySms', { telPhone: phone, code: next }, actor))[0]).toBe(403)
  })

  test('a phone that belongs to nobody is told so only with its own code', () => {
    const { exchange } = testExchange()
    const code = codeFor(exchange, '13812345678')
    expect(refusal(() => exchange.take('signInBySms', { telPhone: '13812345678', code }, actor))[0]).toBe(369)
  })

  test('registering and setting a new password take a code of their own', () => {
    const { exchange, advance } = testExchange()
    const telPhone = '13812345678'
    const nonceOf = () => exchange.take('newCaptcha', {}, actor).nonce
    const made = nonceOf()
    const input = { loginName: 'minjiang', telPhone, code: codeFor(exchange, telPhone, '2001'), nonce: made }
    exchange.take('register', { ...input, password: seal('Abcd#2026', made, 0) }, actor)
    expect(attempt(exchange, 'minjiang', 'Abcd#2026').username).toBe('minjiang')
    advance(60_000)
    const other = nonceOf()
    const reset = { telPhone, code: codeFor(exchange, telPhone, '2002'), nonce: other }
    exchange.take('resetPassword', { ...reset, password: seal('Efgh#2027', other, 0) }, actor)
    expect(attempt(exchange, 'minjiang', 'Efgh#2027').baseUserId).toMatch(/^U/)
    expect(refusal(() => attempt(exchange, 'minjiang', 'Abcd#2026'))[0]).toBe(403)
  })
})

describe('tokens', () => {
  test('[SE-06] a refresh token turns once, and is honoured thirty seconds more for tabs that asked at once', () => {
    const { exchange, advance } = testExchange()
    const { refresh_token: refreshToken } = attempt(exchange)
    const first = exchange.take('refresh', { refreshToken }, actor)
    advance(30_000)
    const second = exchange.take('refresh', { refreshToken }, actor)
    expect([second.access_token, second.refresh_token]).toEqual([first.access_token, first.refresh_token])
    advance(1)
    expect(refusal(() => exchange.take('refresh', { refreshToken }, actor))).toEqual([403, '登录已过期，请重新登录'])
    expect(exchange.take('refresh', { refreshToken: first.refresh_token }, actor).baseUserId).toBe('U0004')
  })

  test('an access token lives an hour', () => {
    const { exchange, advance } = testExchange()
    const { access_token: bearer } = attempt(exchange)
    advance(3_600_000 - 1)
    expect(exchange.accounts.userOf(bearer)?.id).toBe('U0004')
    advance(1)
    expect(exchange.accounts.userOf(bearer)).toBeNull()
  })

  test('[SE-07] signing out ends both tokens, on every device', () => {
    const { exchange } = testExchange()
    const [here, there] = [attempt(exchange), attempt(exchange)]
    const other = attempt(exchange, 'company')
    exchange.take('signOut', { userId: 'U0004' }, actor)
    for (const { access_token: bearer, refresh_token: refreshToken } of [here, there]) {
      expect(exchange.accounts.userOf(bearer)).toBeNull()
      expect(refusal(() => exchange.take('refresh', { refreshToken }, actor))[0]).toBe(403)
    }
    expect(exchange.accounts.userOf(other.access_token)?.id).toBe('U0005')
  })

  test('a push ticket opens once, within thirty seconds', () => {
    const { exchange, advance } = testExchange()
    const ticket = exchange.take('newPushTicket', { userId: 'U0004' }, actor)
    expect(exchange.accounts.useTicket(ticket)).toBe('U0004')
    expect(exchange.accounts.useTicket(ticket)).toBeNull()
    const late = exchange.take('newPushTicket', { userId: 'U0004' }, actor)
    advance(30_001)
    expect(exchange.accounts.useTicket(late)).toBeNull()
  })

  test('[AC-02] a sign-on code opens once', () => {
    const { exchange } = testExchange()
    const code = exchange.take('newSsoCode', { userId: 'U0005' }, actor)
    expect(exchange.take('signInByCode', { code }, actor).baseUserId).toBe('U0005')
    expect(refusal(() => exchange.take('signInByCode', { code }, actor))[0]).toBe(403)
  })
})
