import { sm2 } from 'sm-crypto-v2'
import AES from 'crypto-js/aes'
import { describe, expect, test } from 'vitest'
import { sendOwnSmsCode } from '#src/api/endpoints/account.ts'
import { sendSmsCode } from '#src/api/endpoints/auth.ts'
import { codeDetail } from '#src/api/endpoints/sign-on.ts'
import { checkLoginName } from '#src/api/endpoints/registration.ts'
import type { Exchange } from '#src/mock/worlds.ts'
import { publicKey } from '#src/mock/exchange/accounts/keys.ts'
import { Refusal } from '#src/mock/exchange/refusal.ts'
import { sealText } from '#src/model/session/password.ts'
import { aesPassphrase } from '#src/shared/config/client-id.ts'
import { ask, testExchange } from '#tests/support/exchange.ts'
import { solved } from '../support/sign-in.ts'

const actor = { userId: null, visitor: 'browser-1' }
const phone = '13900000004'
const password = 'Minjiang#2026'

const seal = (text: string, nonce: string, at: number) => `04${sm2.doEncrypt(sealText(text, nonce, at), publicKey)}`

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
  return /验证码 (\d{6})/.exec(exchange.sms.inbox[0]?.text ?? '')?.[1] ?? ''
}

/** Code and text of a refusal. */
const refusal = (action: () => unknown): [number, string] => {
  try {
    action()
  } catch (error) {
    if (error instanceof Refusal) return [error.code, error.message]
    throw error
  }
  throw new Error('no refusal')
}

describe('a sign-in by password', () => {
  test('[AC-01] the right one opens a session, under either cipher', () => {
    const { exchange } = testExchange()
    expect(attempt(exchange)).toMatchObject({ baseUserId: 'U0004', username: '周岷生', isAllowAccess: true })
    const { uuid, nonce, text } = exchange.take('newCaptcha', {}, actor)
    const sealed = AES.encrypt(sealText(password, nonce, exchange.now()), aesPassphrase).toString()
    expect(
      exchange.take('signInByPassword', { username: phone, password: sealed, uuid, captcha: text }, actor).baseUserId,
    ).toBe('U0004')
  })

  test('[AC-03] a disabled account is refused as disabled', () => {
    const { exchange } = testExchange()
    expect(attempt(exchange, 'disabled').isAllowAccess).toBe(false)
  })

  test('[AC-03] the tokens of a disabled account are invalid, also earlier ones', () => {
    const { exchange } = testExchange()
    expect(exchange.accounts.userOf(attempt(exchange, 'disabled').access_token)).toBeNull()
    const { access_token: bearer } = attempt(exchange)
    exchange.tables.users.get('U0004')!.isAllowAccess = false
    expect(exchange.accounts.userOf(bearer)).toBeNull()
  })

  test('a captcha is valid once, for five minutes, whatever the outcome', () => {
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

  test('an encrypted password is refused when it is sent again with another captcha', () => {
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

  test('no answer discloses whether an account exists', () => {
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

  test('[ASVS 6.3.1] from the fifth wrong one the client waits, longer each time, also with the right one', () => {
    const { exchange, advance } = testExchange()
    for (let turn = 0; turn < 4; turn += 1) expect(refusal(() => attempt(exchange, 'person', 'wrong'))[0]).toBe(403)
    for (const minutes of [1, 2, 4, 8, 15, 15]) {
      const refused = refusal(() => attempt(exchange, 'person', 'wrong'))
      expect(refused).toEqual([407, `登录失败次数过多，请 ${minutes} 分钟后再试，或使用短信验证码登录`])
      advance(minutes * 60_000 - 1)
      expect(refusal(() => attempt(exchange))).toEqual([407, '登录失败次数过多，请 1 分钟后再试，或使用短信验证码登录'])
      expect(attempt(exchange, 'company').baseUserId).toBe('U0005')
      advance(1)
    }
    expect(attempt(exchange).baseUserId).toBe('U0004')
  })

  test('a success resets the count of failures', () => {
    const { exchange } = testExchange()
    for (let round = 0; round < 3; round += 1) {
      for (let turn = 0; turn < 4; turn += 1) refusal(() => attempt(exchange, 'person', 'wrong'))
      expect(attempt(exchange).baseUserId).toBe('U0004')
    }
  })
})

describe('a sign-in by SMS', () => {
  test('[AC-01] a code is valid once', () => {
    const { exchange } = testExchange()
    const code = codeFor(exchange, phone)
    expect(exchange.take('signInBySms', { telPhone: phone, code }, actor).baseUserId).toBe('U0004')
    expect(refusal(() => exchange.take('signInBySms', { telPhone: phone, code }, actor))).toEqual([
      403,
      '短信验证码已失效，请重新获取',
    ])
  })

  test('[AC-05] one code a minute', () => {
    const { exchange, advance } = testExchange()
    codeFor(exchange, phone)
    advance(20_000)
    expect(refusal(() => codeFor(exchange, phone))).toEqual([429, '发送过于频繁，请 40 秒后再试'])
    advance(40_000)
    expect(codeFor(exchange, phone)).toMatch(/^\d{6}$/)
    expect(exchange.sms.inbox).toHaveLength(2)
  })

  test('five wrong tries invalidate it, and so do five minutes', () => {
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

  test('only the right code discloses that a phone has no account', () => {
    const { exchange } = testExchange()
    const code = codeFor(exchange, '13812345678')
    expect(refusal(() => exchange.take('signInBySms', { telPhone: '13812345678', code }, actor))[0]).toBe(369)
  })

  test('[AC-05] five codes a day to one number, by the day of Shanghai', () => {
    const { exchange, advance } = testExchange({ startedAt: Date.parse('2026-03-06T22:00:00+08:00') })
    for (let turn = 0; turn < 5; turn += 1) {
      expect(codeFor(exchange, phone)).toMatch(/^\d{6}$/)
      advance(60_000)
    }
    expect(refusal(() => codeFor(exchange, phone))).toEqual([429, '该手机号今天已获取 5 次验证码，请明天再试'])
    expect(codeFor(exchange, '13900000005')).toMatch(/^\d{6}$/)
    advance(2 * 3_600_000)
    expect(codeFor(exchange, phone)).toMatch(/^\d{6}$/)
  })

  test('[AC-05] a code is valid only for the purpose it was sent for', () => {
    const { exchange, advance } = testExchange()
    const registering = codeFor(exchange, newPhone, '2001')
    expect(refusal(() => exchange.take('signInBySms', { telPhone: newPhone, code: registering }, actor))[0]).toBe(403)
    advance(60_000)
    const signing = codeFor(exchange, phone, '1008')
    expect(refusal(() => reset(exchange, signing))[0]).toBe(403)
    expect(refusal(() => codeFor(exchange, '13812345678', '9999'))).toEqual([400, '参数错误'])
  })
})

const fresh = 'Kt4#wq9z'
const newPhone = '13812345678'

const nonceOf = (exchange: Exchange) => exchange.take('newCaptcha', {}, actor).nonce

function register(exchange: Exchange, over: Partial<Record<'loginName' | 'password' | 'telPhone' | 'code', string>>) {
  const nonce = nonceOf(exchange)
  const { password: typed = fresh, ...rest } = over
  const input = { loginName: 'zhouyun', telPhone: newPhone, code: '', ...rest }
  return exchange.take('register', { ...input, nonce, password: seal(typed, nonce, 0) }, actor)
}

function reset(exchange: Exchange, code: string, telPhone = phone, typed = fresh) {
  const nonce = nonceOf(exchange)
  return exchange.take('resetPassword', { telPhone, code, nonce, password: seal(typed, nonce, 0) }, actor)
}

test('[AC-08] [ASVS 6.2.12] a password from leaks is refused by a reset too, and the code remains valid', () => {
  const { exchange } = testExchange()
  const code = codeFor(exchange, phone, '2002')
  expect(refusal(() => reset(exchange, code, phone, 'Woaini1314!'))[0]).toBe(4002)
  expect(refusal(() => attempt(exchange, 'person', 'Woaini1314!'))[0]).toBe(403)
  reset(exchange, code)
  expect(attempt(exchange, 'person', fresh).baseUserId).toBe('U0004')
})

describe('a registration', () => {
  test('[AC-05] makes an account, a member and a session', () => {
    const { exchange } = testExchange()
    const members = exchange.tables.members.length
    const answer = register(exchange, { code: codeFor(exchange, newPhone, '2001') })
    expect(exchange.accounts.userOf(answer.access_token)).toMatchObject({ loginName: 'zhouyun', authStatus: 0 })
    expect(exchange.tables.members).toHaveLength(members + 1)
    expect(attempt(exchange, 'zhouyun', fresh).baseUserId).toBe(answer.baseUserId)
    expect(attempt(exchange, newPhone, fresh).baseUserId).toBe(answer.baseUserId)
  })

  test.each([
    [{ loginName: '1zhou' }, [4091, '账号须以字母开头，只能包含字母、数字和下划线']],
    [{ loginName: 'PERSON' }, [4091, '该账号已被使用，请换一个']],
    [{ password: 'abcdefgh' }, [4001, '密码须包含数字、小写字母、大写字母、符号中的至少三类']],
    [{ password: 'Passw0rd' }, [4001, '这个密码太常见，容易被猜到，请换一个']],
    [{ password: 'Zhouyun#9' }, [4001, '密码不能包含账号']],
    [{ password: `${newPhone}Aa!` }, [4001, '密码不能包含手机号码']],
    [{ password: 'Woaini1314!' }, [4002, '这个密码曾在泄露的密码中出现，或与其相近，请换成几个互不相关的词或随机字符']],
    [{ password: 'Chengdu@2026' }, [4002, '这个密码主要由本平台或当地的名称组成，容易被猜到，请换成与平台无关的内容']],
    [{ code: '' }, [403, '短信验证码错误']],
  ])('[AC-05] [ASVS 6.2.4] %j is refused, and the code remains valid', (over, refused) => {
    const { exchange } = testExchange()
    const code = codeFor(exchange, newPhone, '2001')
    expect(refusal(() => register(exchange, { code, ...over }))).toEqual(refused)
    expect(register(exchange, { code }).username).toBe('zhouyun')
  })

  test('[AC-05] no registration code goes to a phone that has an account; other codes do', async () => {
    const { exchange } = testExchange()
    const send = (code: string) => ask(exchange, sendSmsCode, { telPhone: phone, code })
    expect(await send('2001')).toMatchObject({ code: 4092, msg: '该手机号已注册，请直接登录' })
    expect(exchange.sms.inbox).toEqual([])
    expect(await send('1008')).toMatchObject({ code: 200 })
    expect(exchange.sms.inbox).toHaveLength(1)
  })

  test('[AC-05] a phone registered since its code was sent is refused', () => {
    const { exchange } = testExchange()
    const code = codeFor(exchange, newPhone, '2001')
    exchange.tables.users.get('U0004')!.telPhone = newPhone
    expect(refusal(() => register(exchange, { code }))).toEqual([4092, '该手机号已注册，请直接登录'])
  })

  test('[AC-05] a taken login name is refused before the other fields are checked', async () => {
    const { exchange } = testExchange()
    const taken = { code: 4091, msg: '该账号已被使用，请换一个' }
    expect(await ask(exchange, checkLoginName, { loginName: 'person' })).toMatchObject(taken)
    expect(await ask(exchange, checkLoginName, { loginName: 'PERSON' })).toMatchObject(taken)
    expect(await ask(exchange, checkLoginName, { loginName: 'zhouyun' })).toMatchObject({ code: 200 })
    register(exchange, { code: codeFor(exchange, newPhone, '2001') })
    expect(await ask(exchange, checkLoginName, { loginName: 'zhouyun' })).toMatchObject(taken)
  })

  test('[F22] sent again after a lost answer, it is the same account and one more session', () => {
    const { exchange, advance } = testExchange()
    const members = exchange.tables.members.length
    const code = codeFor(exchange, newPhone, '2001')
    const [first, second] = [register(exchange, { code }), register(exchange, { code })]
    expect(second.baseUserId).toBe(first.baseUserId)
    expect(exchange.accounts.userOf(second.access_token)?.loginName).toBe('zhouyun')
    expect(exchange.tables.members).toHaveLength(members + 1)
    advance(5 * 60_000 + 1)
    expect(refusal(() => register(exchange, { code }))).toEqual([403, '短信验证码已失效，请重新获取'])
  })

  test.each([{ loginName: 'zhouyun2' }, { password: 'Other#9wq' }, { telPhone: '13812345679' }, { code: '000000' }])(
    '[F22] sent again with %j instead it is refused, and so is the original after it',
    (over) => {
      const { exchange } = testExchange()
      const code = codeFor(exchange, newPhone, '2001')
      register(exchange, { code })
      expect(refusal(() => register(exchange, { code, ...over }))[0]).toBe(403)
      if (!over.telPhone) expect(refusal(() => register(exchange, { code }))[0]).toBe(403)
    },
  )

  test('[AC-05] the tries of names with one code are limited', () => {
    const { exchange } = testExchange()
    const code = codeFor(exchange, newPhone, '2001')
    for (let turn = 0; turn < 5; turn += 1)
      expect(refusal(() => register(exchange, { loginName: 'person', code }))[0]).toBe(4091)
    expect(refusal(() => register(exchange, { code }))).toEqual([403, '短信验证码已失效，请重新获取'])
  })

  test('a password encrypted with an unknown or expired nonce is refused', () => {
    const { exchange, advance } = testExchange()
    const code = codeFor(exchange, newPhone, '2001')
    const send = (nonce: string) =>
      exchange.take(
        'register',
        { loginName: 'zhouyun', telPhone: newPhone, code, nonce, password: seal(fresh, nonce, 0) },
        actor,
      )
    const old = nonceOf(exchange)
    advance(4 * 60_000)
    expect(refusal(() => send('made-up'))).toEqual([4001, '密码未能送达，请重试'])
    advance(60_001)
    expect(refusal(() => send(old))[0]).toBe(403)
  })
})

describe('a forgotten password', () => {
  test('[AC-05] is reset by phone; every session of the account ends, and its owner gets a message', () => {
    const { exchange } = testExchange()
    const before = attempt(exchange)
    reset(exchange, codeFor(exchange, phone, '2002'))
    expect(exchange.accounts.userOf(before.access_token)).toBeNull()
    expect(refusal(() => exchange.take('refresh', { refreshToken: before.refresh_token }, actor))[0]).toBe(403)
    expect(refusal(() => attempt(exchange))[0]).toBe(403)
    expect(attempt(exchange, 'person', fresh).baseUserId).toBe('U0004')
    expect(exchange.mailbox.of('U0004')[0]).toMatchObject({ kind: 'security' })
    expect(exchange.sms.inbox[0]).toMatchObject({ telPhone: phone, text: expect.stringContaining('重置') })
  })

  test('[AC-05] unlocks a name that was locked by wrong passwords', () => {
    const { exchange } = testExchange()
    for (let turn = 0; turn < 5; turn += 1) refusal(() => attempt(exchange, 'person', 'wrong'))
    reset(exchange, codeFor(exchange, phone, '2002'))
    expect(attempt(exchange, 'person', fresh).baseUserId).toBe('U0004')
  })

  test('[AC-05] the code can be checked first, and by its own phone only', () => {
    const { exchange } = testExchange()
    const verify = (telPhone: string, code: string) =>
      exchange.take('verifyCode', { telPhone, code, purpose: '2002' }, actor)
    const code = codeFor(exchange, phone, '2002')
    verify(phone, code)
    verify(phone, code)
    expect(refusal(() => verify(newPhone, '123456'))).toEqual([403, '短信验证码已失效，请重新获取'])
    const strangers = codeFor(exchange, newPhone, '2002')
    expect(refusal(() => verify(newPhone, strangers))).toEqual([369, '该手机号尚未注册，请先注册'])
    expect(refusal(() => reset(exchange, strangers, newPhone))[0]).toBe(369)
    expect(refusal(() => reset(exchange, code, phone, 'weakling'))[0]).toBe(4001)
    reset(exchange, code)
    expect(refusal(() => reset(exchange, code))[0]).toBe(403)
  })
})

describe('a forgotten account', () => {
  const claim = { name: '周岷生', number: '510104199003071237', telPhone: phone }
  const find = (exchange: Exchange, over: object, kind: 'person' | 'organisation' = 'person') => {
    const telPhone = 'telPhone' in over ? String(over.telPhone) : phone
    const code = codeFor(exchange, telPhone, '2002')
    return exchange.take('findAccount', { kind, claim: { ...claim, code, ...over } }, actor)
  }

  test('[AC-05] is shown masked to a person with the document and the phone; the full name goes to the phone', () => {
    const { exchange } = testExchange()
    expect(find(exchange, {})).toEqual({ loginName: 'pe****on', telPhone: '139****0004' })
    expect(exchange.sms.inbox[0]).toMatchObject({ telPhone: phone, text: expect.stringContaining('person') })
    const company = { name: '成都岷岸实业有限公司', number: '91510100MA6RK4T311', telPhone: '13900000005' }
    expect(find(exchange, company, 'organisation').loginName).toBe('co****ny')
  })

  test.each([
    [{ name: '周岷' }],
    [{ number: '510104198807162439' }],
    [{ telPhone: '13812345678' }],
    [{ telPhone: '13900000005' }],
    [{ telPhone: '13900000001' }],
    [{ telPhone: '13900000002', name: '沈知远', number: 'E20461377' }],
  ])('[AC-05] %j gets the same answer as an unknown account', (over) => {
    const { exchange } = testExchange()
    expect(refusal(() => find(exchange, over))).toEqual([4041, '没有找到与所填信息全部一致的账号，请核对后重试'])
  })

  test('[AC-05] a natural person is not found among the organisations', () => {
    const { exchange } = testExchange()
    expect(refusal(() => find(exchange, {}, 'organisation'))[0]).toBe(4041)
  })
})

describe('a code by text message', () => {
  const nothing = { uuid: '', captcha: '' }
  const send = (exchange: Exchange, solution: { uuid: string; captcha: string }) =>
    exchange.take('sendSms', { telPhone: phone, purpose: '1008', solution }, actor)

  test('[D24] [AC-01] [AC-05] the first of an hour needs no captcha, each after it does, for any purpose', () => {
    const { exchange, advance } = testExchange()
    send(exchange, nothing)
    advance(60_000)
    expect(refusal(() => send(exchange, nothing))).toEqual([4003, '请输入图形验证码'])
    send(exchange, solved(exchange))
    advance(59 * 60_000)
    expect(refusal(() => send(exchange, nothing))[0]).toBe(4003)
    advance(60_000)
    send(exchange, nothing)
  })

  test('[AC-01] a captcha that is wrong, used or forged sends nothing', () => {
    const { exchange, advance } = testExchange()
    send(exchange, nothing)
    advance(60_000)
    const used = solved(exchange)
    for (const [solution, words] of [
      [{ ...used, captcha: 'XXXX' }, '验证码错误'],
      [used, '验证码已过期，请刷新后重试'],
      [{ uuid: 'made-up', captcha: 'ABCD' }, '验证码已过期，请刷新后重试'],
    ] as const)
      expect(refusal(() => send(exchange, solution))).toEqual([4003, words])
    expect(exchange.sms.inbox).toHaveLength(1)
  })

  test('[AC-01] the pause of a minute is checked before a captcha is used up', () => {
    const { exchange, advance } = testExchange()
    send(exchange, nothing)
    const solution = solved(exchange)
    expect(refusal(() => send(exchange, solution))[0]).toBe(429)
    advance(60_000)
    send(exchange, solution)
  })

  test.each(['a visitor', 'a signed-in user', 'the owner of the number'])(
    '[D24] [AC-01] where any number may be given, %s needs a captcha for each further code of an hour',
    async (who) => {
      const { exchange, advance } = testExchange()
      const login = who === 'a visitor' ? null : who === 'the owner of the number' ? 'person' : 'company'
      const bearer = login && attempt(exchange, login).access_token
      const input = { telPhone: phone, code: '1008' }
      expect((await ask(exchange, sendSmsCode, input, bearer)).code).toBe(200)
      advance(60_000)
      expect(await ask(exchange, sendSmsCode, input, bearer)).toMatchObject({ code: 4003, msg: '请输入图形验证码' })
      const wrong = { ...input, ...solved(exchange), captcha: 'XXXX' }
      expect(await ask(exchange, sendSmsCode, wrong, bearer)).toMatchObject({ code: 4003, msg: '验证码错误' })
      expect(exchange.sms.inbox).toHaveLength(1)
      expect((await ask(exchange, sendSmsCode, { ...input, ...solved(exchange) }, bearer)).code).toBe(200)
      expect(exchange.sms.inbox).toHaveLength(2)
    },
  )

  test('[D24] [AC-12] so do codes to the own phone, which share the count of that number', async () => {
    const { exchange, advance } = testExchange()
    const { access_token: bearer } = attempt(exchange)
    const own = (solution = {}) => ask(exchange, sendOwnSmsCode, solution, bearer)
    expect((await ask(exchange, sendSmsCode, { telPhone: phone, code: '1008' })).code).toBe(200)
    advance(60_000)
    expect(await own()).toMatchObject({ code: 4003, msg: '请输入图形验证码' })
    expect(await own({ ...solved(exchange), captcha: 'XXXX' })).toMatchObject({ code: 4003, msg: '验证码错误' })
    expect(exchange.sms.inbox).toHaveLength(1)
    expect((await own(solved(exchange))).code).toBe(200)
    advance(60_000)
    expect(await ask(exchange, sendSmsCode, { telPhone: phone, code: '1008' })).toMatchObject({ code: 4003 })
    advance(59 * 60_000)
    const { access_token: later } = attempt(exchange)
    expect((await ask(exchange, sendOwnSmsCode, {}, later)).code).toBe(200)
  })

  test('[D24] [AC-01] a signed-in user has ten a day, to any numbers; the own phone is one of them', async () => {
    const { exchange, advance } = testExchange()
    const { access_token: bearer } = attempt(exchange, 'company')
    expect((await ask(exchange, sendOwnSmsCode, {}, bearer)).code).toBe(200)
    const sendTo = (number: number, by: string | null) =>
      ask(exchange, sendSmsCode, { telPhone: String(13_700_000_000 + number), code: '1008' }, by)
    for (let number = 2; number <= 10; number += 1) expect((await sendTo(number, bearer)).code).toBe(200)
    expect(await sendTo(11, bearer)).toMatchObject({ code: 429, msg: '您今天已获取 10 次验证码，请明天再试' })
    expect((await sendTo(11, null)).code).toBe(200)
    advance(60_000)
    const solution = solved(exchange)
    const further = { telPhone: String(13_700_000_011), code: '1008', ...solution }
    // The limit is checked before a captcha is used up.
    expect(await ask(exchange, sendSmsCode, further, bearer)).toMatchObject({ code: 429 })
    expect((await ask(exchange, sendSmsCode, further)).code).toBe(200)
    advance(24 * 3_600_000)
    const { access_token: tomorrow } = attempt(exchange, 'company')
    expect((await sendTo(12, tomorrow)).code).toBe(200)
  })
})

describe('the screen lock', () => {
  const me = { userId: 'U0004', visitor: 'browser-1' }
  /** A locked session, and the token that unlocks it. */
  const locked = (exchange: Exchange) => {
    const { access_token: bearer, refresh_token: refreshToken } = attempt(exchange)
    const session = exchange.accounts.sessionOf(bearer)
    return { bearer, refreshToken, pass: exchange.take('lock', { userId: 'U0004' }, { ...me, session }) }
  }
  const back = (exchange: Exchange, uuid: string, { username = 'person', typed = password, captcha = '' } = {}) => {
    const { nonce } = exchange.take('newCaptcha', {}, actor)
    const input = { username, password: seal(typed, nonce, exchange.now()), uuid, captcha }
    return exchange.take('signInByPassword', input, actor)
  }

  test('[RT-15] ends the tokens of its session and of no other', () => {
    const { exchange } = testExchange()
    const elsewhere = attempt(exchange)
    const { bearer, refreshToken } = locked(exchange)
    expect(exchange.accounts.userOf(bearer)).toBeNull()
    expect(refusal(() => exchange.take('refresh', { refreshToken }, actor))[0]).toBe(403)
    expect(exchange.accounts.userOf(elsewhere.access_token)?.id).toBe('U0004')
  })

  test('[RT-15] the password unlocks it without a captcha, once', () => {
    const { exchange, advance } = testExchange()
    const { pass } = locked(exchange)
    advance(71 * 3_600_000)
    expect(exchange.accounts.userOf(back(exchange, pass).access_token)?.id).toBe('U0004')
    expect(refusal(() => back(exchange, pass))).toEqual([403, '请输入图形验证码'])
  })

  test.each([
    ['a wrong password', { typed: 'wrong' }, '账号或密码错误'],
    ['another account', { username: 'company' }, '请输入图形验证码'],
    ['an unknown account', { username: 'nobody-here' }, '请输入图形验证码'],
  ])('[RT-15] %s uses it up', (_, over, refused) => {
    const { exchange } = testExchange()
    const { pass } = locked(exchange)
    expect(refusal(() => back(exchange, pass, over))).toEqual([403, refused])
    expect(refusal(() => back(exchange, pass))).toEqual([403, '请输入图形验证码'])
  })

  test('[RT-15] after three days its token is invalid, and a forged one is, too', () => {
    const { exchange, advance } = testExchange()
    const { pass } = locked(exchange)
    advance(72 * 3_600_000 + 1)
    expect(refusal(() => back(exchange, pass))).toEqual([403, '请输入图形验证码'])
    expect(refusal(() => back(exchange, 'made-up'))).toEqual([403, '请输入图形验证码'])
  })
})

describe('tokens', () => {
  const reused = '登录凭证被重复使用，为保护您的账户，本次登录已结束，请重新登录；如非本人操作，请立即修改密码'

  test('[SE-06] a refresh token reused later is stolen: the whole session ends, and both holders get the reason', () => {
    const { exchange, advance } = testExchange()
    const elsewhere = attempt(exchange)
    const { refresh_token: refreshToken, access_token: bearer } = attempt(exchange)
    const first = exchange.take('refresh', { refreshToken }, actor)
    advance(30_001)
    expect(refusal(() => exchange.take('refresh', { refreshToken }, actor))).toEqual([403, reused])
    for (const token of [bearer, first.access_token]) expect(exchange.accounts.userOf(token)).toBeNull()
    for (const token of [refreshToken, first.refresh_token])
      expect(refusal(() => exchange.take('refresh', { refreshToken: token }, actor))).toEqual([403, reused])
    expect(exchange.sms.inbox[0]?.text).toContain('您的一处登录凭证被重复使用，该登录已结束。')
    expect(exchange.accounts.userOf(elsewhere.access_token)?.id).toBe('U0004')
    expect(exchange.take('refresh', { refreshToken: elsewhere.refresh_token }, actor).baseUserId).toBe('U0004')
  })

  test('[SE-06] a session ends twelve hours after the sign-in, however often it was refreshed', () => {
    const { exchange, advance } = testExchange({ sessionHours: 12 })
    let { refresh_token: refreshToken, access_token: bearer } = attempt(exchange)
    for (let hour = 1; hour < 12; hour += 1) {
      advance(3_600_000)
      ;({ refresh_token: refreshToken, access_token: bearer } = exchange.take('refresh', { refreshToken }, actor))
    }
    advance(3_600_000 - 1)
    expect(exchange.accounts.userOf(bearer)?.id).toBe('U0004')
    advance(1)
    expect(exchange.accounts.userOf(bearer)).toBeNull()
    expect(refusal(() => exchange.take('refresh', { refreshToken }, actor))).toEqual([
      403,
      '登录已满 12 小时，为保护账户安全，请重新登录',
    ])
    expect(attempt(exchange).baseUserId).toBe('U0004')
  })

  test('[SE-06] a refresh token is valid once, and for thirty more seconds for tabs that refresh at once', () => {
    const { exchange, advance } = testExchange()
    const { refresh_token: refreshToken } = attempt(exchange)
    const first = exchange.take('refresh', { refreshToken }, actor)
    advance(30_000)
    const second = exchange.take('refresh', { refreshToken }, actor)
    expect([second.access_token, second.refresh_token]).toEqual([first.access_token, first.refresh_token])
    expect(exchange.take('refresh', { refreshToken: first.refresh_token }, actor).baseUserId).toBe('U0004')
  })

  test('an access token expires after an hour', () => {
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

  test('a push ticket is valid once, within thirty seconds', () => {
    const { exchange, advance } = testExchange()
    const ticket = exchange.take('newPushTicket', { userId: 'U0004' }, actor)
    expect(exchange.accounts.useTicket(ticket)).toEqual({ userId: 'U0004', session: null })
    expect(exchange.accounts.useTicket(ticket)).toBeNull()
    const late = exchange.take('newPushTicket', { userId: 'U0004' }, actor)
    advance(30_001)
    expect(exchange.accounts.useTicket(late)).toBe('expired')
  })

  test('[AC-02] a sign-on code shows its account any number of times, and opens one session, within five minutes', async () => {
    const { exchange, advance } = testExchange()
    const code = exchange.take('newSsoCode', { userId: 'U0005' }, actor)
    for (let times = 0; times < 2; times += 1)
      expect((await ask(exchange, codeDetail, { code })).data).toMatchObject({ loginName: 'company' })
    expect((await ask(exchange, codeDetail, { code: 'made-up' })).code).toBe(403)
    expect(exchange.take('signInByCode', { code }, actor).baseUserId).toBe('U0005')
    expect(refusal(() => exchange.take('signInByCode', { code }, actor))[0]).toBe(403)
    const late = exchange.take('newSsoCode', { userId: 'U0005' }, actor)
    advance(5 * 60_000 + 1)
    expect((await ask(exchange, codeDetail, { code: late })).code).toBe(403)
    expect(refusal(() => exchange.take('signInByCode', { code: late }, actor))[0]).toBe(403)
  })

  // The example of RFC 7636, appendix B.
  const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
  const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'

  test.each([[undefined], [null], ['x'.repeat(43)], [challenge]])(
    '[ASVS 10.4.6] a code begun with a challenge is refused with the verifier %j, and accepted with its own',
    (wrong) => {
      const { exchange } = testExchange()
      const code = exchange.take('newSsoCode', { userId: 'U0005', challenge }, actor)
      const signIn = (given: string | null | undefined) =>
        exchange.take('signInByCode', { code, ...(given === undefined ? {} : { verifier: given }) }, actor)
      expect(refusal(() => signIn(wrong))).toEqual([403, '授权码无效或已过期，请重新登录'])
      expect(signIn(verifier).baseUserId).toBe('U0005')
    },
  )

  test('[ASVS 10.4.6] a code begun without a challenge is refused with a verifier: the challenge was removed on the way', () => {
    const { exchange } = testExchange()
    const code = exchange.take('newSsoCode', { userId: 'U0005' }, actor)
    expect(refusal(() => exchange.take('signInByCode', { code, verifier }, actor))[0]).toBe(403)
    expect(exchange.take('signInByCode', { code }, actor).baseUserId).toBe('U0005')
  })

  test('[ASVS 10.4.2] a code that comes again, also late, ends the session that it gave and no other, is noted, and warns the person', () => {
    const { exchange, advance } = testExchange()
    const code = exchange.take('newSsoCode', { userId: 'U0005' }, actor)
    const given = exchange.take('signInByCode', { code }, actor)
    const other = attempt(exchange, 'company')
    advance(50 * 60_000)
    expect(refusal(() => exchange.take('signInByCode', { code }, actor))).toEqual([
      403,
      '授权码被重复使用，为保护您的账户，由它建立的登录已结束，请重新登录；如非本人操作，请立即修改密码',
    ])
    expect(exchange.accounts.userOf(given.access_token)).toBeNull()
    expect(refusal(() => exchange.take('refresh', { refreshToken: given.refresh_token }, actor))[0]).toBe(403)
    expect(exchange.accounts.userOf(other.access_token)?.id).toBe('U0005')
    expect(exchange.security.events.of('U0005')[0]).toMatchObject({ kind: 'sign-in-refused', at: exchange.now() })
    expect(exchange.mailbox.of('U0005')[0]).toMatchObject({
      kind: 'security',
      text: '您的一次单点登录凭证被重复使用，由它建立的登录已结束。如非本人操作，请立即修改密码。',
    })
  })
})
