import { enrolSetupOf } from '#src/api/endpoints/enroll.ts'
import { actorOf, fullForm, openListing, userNamed } from '../support/enrolment.ts'
import { sm2 } from 'sm-crypto-v2'
import { describe, expect, test } from 'vitest'
import * as account from '#src/api/endpoints/account.ts'
import { oauthCaptcha, userDetail, sendSmsCode, tellDevice } from '#src/api/endpoints/auth.ts'
import type { OwnSmsPurpose } from '#src/model/account/own-sms-purposes.ts'
import { sealText } from '#src/model/session/password.ts'
import { ask, memoryJournal, testExchange } from '#tests/support/exchange.ts'
import { bearerOf, solved } from '../support/sign-in.ts'

const chrome = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'
const oldPassword = 'Minjiang#2026'

function signedIn(name = 'person', phone = '13900000004') {
  const journal = memoryJournal()
  const { exchange, advance, clock } = testExchange({ journal })
  const bearer = bearerOf(exchange, name)
  const codeFor = (to: string) =>
    /验证码 (\d{6})/.exec(exchange.sms.inbox.find(({ telPhone }) => telPhone === to)!.text)![1]!
  const sealed = async (password: string) => {
    const { data } = await ask(exchange, oauthCaptcha, {})
    const text = sealText(password, data.nonce!, exchange.now())
    return { sealed: `04${sm2.doEncrypt(text, data.publicKey!, 1)}`, nonce: data.nonce! }
  }
  const again = () => bearerOf(exchange, name)
  const ownCode = async (purpose: OwnSmsPurpose) => {
    advance(61_000)
    const { data } = await ask(exchange, account.sendOwnSmsCode, { purpose, ...solved(exchange) }, bearer)
    return { code: codeFor(phone), codeUuid: data.uuid }
  }
  const prove = async (token = bearer) =>
    expect((await ask(exchange, account.proveIdentity, { password: await sealed(oldPassword) }, token)).code).toBe(200)
  const alive = async (token: string) => (await ask(exchange, userDetail, {}, token)).code === 200
  return { exchange, advance, clock, journal, bearer, sealed, codeFor, again, ownCode, prove, alive }
}

const change = async (at: ReturnType<typeof signedIn>, old: string, fresh: string) =>
  ask(at.exchange, account.changePassword, { old: await at.sealed(old), fresh: await at.sealed(fresh) }, at.bearer)

describe('[AC-12] the password', () => {
  test('changed: every session ends, the old password is invalid, and the person gets a message', async () => {
    const at = signedIn()
    const other = at.again()
    expect((await change(at, oldPassword, 'Jialing=7788')).code).toBe(200)
    expect([await at.alive(at.bearer), await at.alive(other)]).toEqual([false, false])
    expect(at.exchange.tables.users.get('U0004')!.password).toBe('Jialing=7788')
    expect(at.exchange.mailbox.of('U0004')[0]).toMatchObject({ kind: 'security', link: '/accountSafe' })
    expect(at.exchange.sms.inbox[0]!.text).toContain('登录密码已修改')
  })

  test.each([
    ['wrong-1-Wrong', 'Jialing=7788', 403, '原密码错误，还可以试 4 次'],
    [oldPassword, oldPassword, 400, '新旧密码不能相同'],
    [oldPassword, 'short1A', 400, '密码至少8位'],
    [oldPassword, '13900000004Aa!', 400, '密码不能包含手机号码'],
    [oldPassword, 'longenough1', 400, '密码须包含数字、小写字母、大写字母、符号中的至少三类'],
  ])('%s → %s is refused', async (old, fresh, code, msg) => {
    const at = signedIn()
    expect(await change(at, old, fresh)).toMatchObject({ code, msg })
    expect(await at.alive(at.bearer)).toBe(true)
  })

  test('five wrong ones lock it for a quarter of an hour, even against the right one', async () => {
    const at = signedIn()
    for (let tries = 0; tries < 4; tries += 1) await change(at, 'wrong-1-Wrong', 'Jialing=7788')
    expect((await change(at, 'wrong-1-Wrong', 'Jialing=7788')).msg).toBe('原密码错误次数过多，请 15 分钟后再试')
    expect((await change(at, oldPassword, 'Jialing=7788')).code).toBe(429)
    at.advance(15 * 60_000 + 1)
    expect((await change(at, oldPassword, 'Jialing=7788')).code).toBe(200)
  })

  test('an intercepted password cannot be sent again', async () => {
    const at = signedIn()
    const [old, fresh] = [await at.sealed('wrong-1-Wrong'), await at.sealed('Jialing=7788')]
    await ask(at.exchange, account.changePassword, { old, fresh }, at.bearer)
    expect((await ask(at.exchange, account.changePassword, { old, fresh }, at.bearer)).code).toBe(400)
  })
})

test('[AC-12] [BD-01] the account security shows the refund account that the next enrolment is filled in with', async () => {
  const at = signedIn()
  const { exchange, bearer } = at
  const person = userNamed(exchange, 'person')
  const listing = openListing(exchange)
  const { assetsId } = openListing(exchange, (other) => other !== listing)
  const filledIn = async () => (await ask(exchange, enrolSetupOf, { assetsId }, bearer)).data.known.refund
  const shown = async () => {
    const { refundAccount, enrolledAccount } = (await ask(exchange, account.safety, {}, bearer)).data
    return [refundAccount?.cardNo, enrolledAccount?.cardNo]
  }
  expect([(await filledIn())?.account, await shown()]).toEqual(['', [undefined, undefined]])
  const refund = { name: person.name, bank: '岷江商业银行', account: '6222020000001234566' }
  const form = fullForm(exchange, listing, person, { refund })
  exchange.take('submitEnrolment', { assetsId: listing.assetsId, form }, actorOf(person))
  expect([(await filledIn())?.account, await shown()]).toEqual(['6222020000001234566', [undefined, '**** **** 4566']])
  const bound = { bankName: '蜀川银行', cardNo: '6222020000001234574', password: await at.sealed(oldPassword) }
  expect((await ask(exchange, account.bindRefundAccount, bound, bearer)).code).toBe(200)
  expect(await filledIn()).toMatchObject({ bank: '蜀川银行', account: '6222020000001234574' })
  expect(await shown()).toEqual(['**** **** 4574', '**** **** 4566'])
})

describe('[AC-12] the phone', () => {
  const prove = async (at: ReturnType<typeof signedIn>) =>
    (await ask(at.exchange, account.proveOldPhone, await at.ownCode('old-phone'), at.bearer)).data.grant
  const bind = async (at: ReturnType<typeof signedIn>, grant: string, telPhone: string) => {
    at.advance(61_000)
    const sent = await ask(at.exchange, sendSmsCode, { telPhone, code: '1008', purpose: 'new-phone' })
    const typed = { code: at.codeFor(telPhone), codeUuid: sent.data?.uuid }
    return ask(at.exchange, account.changePhone, { grant, telPhone, ...typed }, at.bearer)
  }

  test('is changed in two steps, with a message to both numbers', async () => {
    const at = signedIn()
    expect((await bind(at, await prove(at), '13911112222')).code).toBe(200)
    expect(at.exchange.tables.users.get('U0004')!.telPhone).toBe('13911112222')
    expect(at.exchange.sms.inbox.slice(0, 2).map(({ telPhone }) => telPhone)).toEqual(['13911112222', '13900000004'])
  })

  test('of another account is refused, and the permission remains valid for a free one', async () => {
    const at = signedIn()
    const grant = await prove(at)
    expect(await bind(at, grant, '13900000005')).toMatchObject({ code: 409, msg: '手机号已被占用' })
    expect((await bind(at, grant, '13911112222')).code).toBe(200)
    expect((await bind(at, grant, '13911113333')).code).toBe(410)
  })

  test('needs its permission: none, another account’s, one of eleven minutes ago', async () => {
    const at = signedIn()
    expect((await bind(at, 'made-up', '13911112222')).code).toBe(410)
    const grant = await prove(at)
    at.advance(11 * 60_000)
    expect((await bind(at, grant, '13911112222')).code).toBe(410)
    const wrong = await ask(at.exchange, account.proveOldPhone, { code: '000000' }, at.bearer)
    expect(wrong.code).toBe(403)
  })

  test('is released with its code and the password; afterwards the password alone authorises a new one', async () => {
    const at = signedIn()
    const code = await at.ownCode('unbind-phone')
    const wrong = await ask(at.exchange, account.unbindPhone, { ...code, password: await at.sealed('x') }, at.bearer)
    expect(wrong.msg).toBe('登录密码错误，还可以试 4 次')
    const right = await ask(
      at.exchange,
      account.unbindPhone,
      { ...code, password: await at.sealed(oldPassword) },
      at.bearer,
    )
    expect(right.code).toBe(200)
    expect((await ask(at.exchange, account.safety, {}, at.bearer)).data.telPhone).toBeNull()
    const { data } = await ask(
      at.exchange,
      account.proveOldPhone,
      { password: await at.sealed(oldPassword) },
      at.bearer,
    )
    expect((await bind(at, data.grant, '13911112222')).code).toBe(200)
  })
})

test('[AC-12] an address gets five codes a day, from all requesters together', async () => {
  const at = signedIn()
  const company = bearerOf(at.exchange, 'company')
  const codes: number[] = []
  for (const token of [at.bearer, company]) await at.prove(token)
  for (const [index, by] of [at.bearer, company, at.bearer, company, at.bearer, company].entries()) {
    const email = index % 2 === 0 ? 'zhou@mail.example' : 'Zhou@mail.example'
    codes.push((await ask(at.exchange, account.sendEmailCode, { email }, by)).code)
    at.advance(61_000)
    for (const token of [at.bearer, company]) await at.prove(token)
  }
  expect(codes).toEqual([200, 200, 200, 200, 200, 429])
  at.advance(24 * 3_600_000)
  const later = at.again()
  await at.prove(later)
  const again = await ask(at.exchange, account.sendEmailCode, { email: 'zhou@mail.example' }, later)
  expect(again.code).toBe(200)
})

describe('[AC-12] devices', () => {
  test('are listed newest first with the current one marked; one is signed out, and its token is invalid', async () => {
    const at = signedIn()
    const other = at.again()
    await ask(at.exchange, tellDevice, { timeZone: 'Asia/Shanghai' }, at.bearer)
    const { data } = await ask(at.exchange, account.devices, {}, at.bearer)
    await at.prove()
    expect(data.map(({ isCurrent, isSignedIn, timeZone }) => [isCurrent, isSignedIn, timeZone])).toEqual([
      [false, true, null],
      [true, true, 'Asia/Shanghai'],
    ])
    expect((await ask(at.exchange, account.endDevice, { id: data[1]!.id }, at.bearer)).code).toBe(400)
    expect((await ask(at.exchange, account.endDevice, { id: data[0]!.id }, at.bearer)).code).toBe(200)
    expect((await ask(at.exchange, account.endDevice, { id: data[0]!.id }, at.bearer)).code).toBe(404)
    expect([await at.alive(at.bearer), await at.alive(other)]).toEqual([true, false])
  })

  test('all others are signed out at once', async () => {
    const at = signedIn()
    const others = [at.again(), at.again()]
    await at.prove()
    expect((await ask(at.exchange, account.endOtherDevices, {}, at.bearer)).data).toEqual({ ended: 2 })
    expect(await Promise.all([at.bearer, ...others].map(at.alive))).toEqual([true, false, false])
  })

  test('a new browser causes a message, the first one does not', async () => {
    const at = signedIn()
    expect(at.exchange.mailbox.of('U0004').filter(({ text }) => text.includes('新的设备'))).toEqual([])
    at.advance(61_000)
    at.exchange.take('sendSms', { telPhone: '13900000004', purpose: '1008' }, { userId: null, visitor: '' })
    const actor = { userId: null, visitor: '', agent: chrome }
    at.exchange.take('signInBySms', { telPhone: '13900000004', code: at.codeFor('13900000004') }, actor)
    expect(at.exchange.mailbox.of('U0004')[0]!.text).toContain('Chrome 140 · Windows')
  })
})

test('[AC-12] a mailbox is bound with its code, once, by one account', async () => {
  const at = signedIn()
  const email = 'zhou@mail.example'
  await at.prove()
  expect((await ask(at.exchange, account.sendEmailCode, { email: 'no-mail' }, at.bearer)).code).toBe(400)
  expect((await ask(at.exchange, account.sendEmailCode, { email }, at.bearer)).code).toBe(200)
  expect((await ask(at.exchange, account.sendEmailCode, { email }, at.bearer)).code).toBe(429)
  expect((await ask(at.exchange, account.bindEmail, { email, code: 'wrong' }, at.bearer)).code).toBe(403)
  const code = at.codeFor(email)
  expect((await ask(at.exchange, account.bindEmail, { email: 'other@mail.example', code }, at.bearer)).code).toBe(403)
  expect((await ask(at.exchange, account.bindEmail, { email, code }, at.bearer)).code).toBe(200)
  expect((await ask(at.exchange, account.safety, {}, at.bearer)).data.email).toBe('z***@mail.example')
  const company = bearerOf(at.exchange, 'company')
  await at.prove(company)
  await ask(at.exchange, account.sendEmailCode, { email }, company)
  const taken = await ask(at.exchange, account.bindEmail, { email, code: at.codeFor(email) }, company)
  expect(taken).toMatchObject({ code: 409, msg: '邮箱已被占用' })
})

test('[AC-12] refunds go to an account in the verified name, confirmed by password', async () => {
  const at = signedIn()
  const given = { bankName: '岷江银行', cardNo: '6222020000000000005' }
  const bind = async (cardNo: string, password: string) =>
    ask(at.exchange, account.bindRefundAccount, { ...given, cardNo, password: await at.sealed(password) }, at.bearer)
  expect((await bind('6222020000000000001', oldPassword)).msg).toBe('银行卡号校验位错误')
  const cards = Array.from({ length: 10 }, (_, digit) => `622202000000000000${digit}`)
  const answers = await Promise.all(cards.map((cardNo) => bind(cardNo, 'wrong-1-Wrong')))
  expect(answers.filter(({ code }) => code === 403 || code === 429)).toHaveLength(1)
  const newcomer = bearerOf(at.exchange, 'newcomer')
  const refused = await ask(
    at.exchange,
    account.bindRefundAccount,
    { ...given, password: await at.sealed(oldPassword) },
    newcomer,
  )
  expect(refused.msg).toBe('请先完成实名认证')
})

describe('[AC-12] closing an account', () => {
  test('a wrong password closes nothing; the right one removes the account and all its sessions', async () => {
    const at = signedIn('newcomer', '13900000001')
    const other = at.again()
    const close = async (password: string) =>
      ask(at.exchange, account.closeAccount, { password: await at.sealed(password) }, at.bearer)
    expect((await close('wrong-1-Wrong')).code).toBe(403)
    expect((await close(oldPassword)).code).toBe(200)
    expect([await at.alive(at.bearer), await at.alive(other)]).toEqual([false, false])
    expect(at.exchange.tables.users.has('U0001')).toBe(false)
  })

  test('by a code, and the journal restores the exchange without it', async () => {
    const at = signedIn('newcomer', '13900000001')
    const code = await at.ownCode('close-account')
    expect((await ask(at.exchange, account.closeAccount, code, at.bearer)).code).toBe(200)
    const again = testExchange({ journal: memoryJournal([...at.journal.lines()]), startedAt: at.clock.now() })
    expect(again.exchange.tables.users.has('U0001')).toBe(false)
  })
})
