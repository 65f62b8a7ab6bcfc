import { sm2 } from 'sm-crypto-v2'
import { describe, expect, test } from 'vitest'
import * as account from '#src/api/endpoints/account.ts'
import { refreshLogin } from '#src/api/endpoints/renewal.ts'
import { lockSession, oauthCaptcha, sendSmsCode, signOut, userDetail } from '#src/api/endpoints/auth.ts'
import { pushTicket } from '#src/api/endpoints/portal.ts'
import { placeOf } from '#src/mock/mount/http/place.ts'
import { proofMs } from '#src/mock/exchange/accounts/proofs.ts'
import { securityEventsMax } from '#src/mock/exchange/accounts/security-events.ts'
import { answerCall } from '#src/mock/handlers/call/answer.ts'
import { sealText } from '#src/model/session/password.ts'
import type { OwnSmsPurpose } from '#src/model/account/own-sms-purposes.ts'
import { ask, memoryJournal, testExchange } from '#tests/support/exchange.ts'
import { signOnCode, solved } from '../support/sign-in.ts'

const password = 'Minjiang#2026'
const minuteMs = 60_000
const agent = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'
const email = 'zhou@mail.example'
const card = { bankName: '岷江银行', cardNo: '6222020000001234566' }

function opened() {
  const journal = memoryJournal()
  const { exchange, advance, clock } = testExchange({ journal })
  const signIn = (place: string | null = null) =>
    exchange.take('signInByCode', { code: signOnCode(exchange, 'person') }, { userId: null, visitor: '', agent, place })
  const tokens = signIn()
  const bearer = tokens.access_token
  const sealed = async (text: string) => {
    const { data } = await ask(exchange, oauthCaptcha, {})
    return {
      sealed: `04${sm2.doEncrypt(sealText(text, data.nonce!, exchange.now()), data.publicKey!, 1)}`,
      nonce: data.nonce!,
    }
  }
  const codeFor = (to: string) =>
    /验证码 (\d{6})/.exec(exchange.sms.inbox.find(({ telPhone }) => telPhone === to)!.text)![1]!
  const sendTo = async (telPhone: string) => {
    advance(61_000)
    const input = { telPhone, code: '1008', purpose: 'new-phone' as const, ...solved(exchange) }
    const { data } = await ask(exchange, sendSmsCode, input)
    return { code: codeFor(telPhone), codeUuid: data!.uuid }
  }
  const ownCode = async (purpose: OwnSmsPurpose) => {
    advance(61_000)
    const { data } = await ask(exchange, account.sendOwnSmsCode, { purpose, ...solved(exchange) }, bearer)
    return { code: codeFor('13900000004'), codeUuid: data.uuid }
  }
  const prove = async (token = bearer) =>
    ask(exchange, account.proveIdentity, { password: await sealed(password) }, token)
  const events = async () => (await ask(exchange, account.securityEvents, {}, bearer)).data
  return { exchange, advance, clock, journal, tokens, bearer, signIn, sealed, codeFor, sendTo, ownCode, prove, events }
}
type At = ReturnType<typeof opened>

const user = ({ exchange }: At) => exchange.tables.users.get('U0004')!
const bindPhone = async (at: At, telPhone: string) => {
  const { data } = await ask(at.exchange, account.proveOldPhone, await at.ownCode('old-phone'), at.bearer)
  return ask(
    at.exchange,
    account.changePhone,
    { grant: data.grant, telPhone, ...(await at.sendTo(telPhone)) },
    at.bearer,
  )
}

describe('[ASVS 7.5.1] [ASVS 7.5.2] a proof of identity', () => {
  const changes: [string, (at: At) => Promise<{ code: number }>][] = [
    ['a code to a mailbox', (at) => ask(at.exchange, account.sendEmailCode, { email }, at.bearer)],
    ['a mailbox', (at) => ask(at.exchange, account.bindEmail, { email, code: '000000' }, at.bearer)],
    ['the refund account', (at) => ask(at.exchange, account.bindRefundAccount, card, at.bearer)],
    ['one device', (at) => ask(at.exchange, account.endDevice, { id: 'any' }, at.bearer)],
    ['all other devices', (at) => ask(at.exchange, account.endOtherDevices, {}, at.bearer)],
  ]

  test.each(changes)('is needed for %s, for five minutes, whoever signed in just now', async (_, change) => {
    const at = opened()
    expect(proofMs).toBe(300_000)
    expect((await change(at)).code).toBe(428)
    expect((await at.prove()).code).toBe(200)
    expect((await change(at)).code).not.toBe(428)
    expect((await at.prove()).code).toBe(200)
    at.advance(5 * minuteMs - 1)
    expect((await change(at)).code).not.toBe(428)
    at.advance(1)
    expect((await change(at)).code).toBe(428)
  })

  test('of one session is none for another, and a wrong one is none at all', async () => {
    const at = opened()
    const other = at.signIn().access_token
    await at.prove(other)
    const wrong = { password: await at.sealed('wrong-1-Wrong') }
    expect((await ask(at.exchange, account.proveIdentity, wrong, at.bearer)).code).toBe(403)
    expect((await ask(at.exchange, account.proveIdentity, { code: '000000' }, at.bearer)).code).toBe(403)
    expect((await ask(at.exchange, account.proveIdentity, {}, at.bearer)).code).toBe(400)
    expect((await ask(at.exchange, account.sendEmailCode, { email }, at.bearer)).code).toBe(428)
    expect((await ask(at.exchange, account.sendEmailCode, { email }, other)).code).toBe(200)
  })

  test('may be a code to the phone, and the page learns how long it counts', async () => {
    const at = opened()
    const until = async () => (await ask(at.exchange, account.safety, {}, at.bearer)).data.provedUntil
    expect(await until()).toBeNull()
    const code = await at.ownCode('identity')
    expect((await ask(at.exchange, account.proveIdentity, code, at.bearer)).code).toBe(200)
    expect(await until()).toBe(at.exchange.now() + 300_000)
    expect((await ask(at.exchange, account.bindRefundAccount, card, at.bearer)).code).toBe(200)
    expect(await until()).toBe(at.exchange.now() + 300_000)
  })

  test('a used proof is not renewed by what it allows', async () => {
    const at = opened()
    await at.prove()
    at.advance(4 * minuteMs)
    expect((await ask(at.exchange, account.bindRefundAccount, card, at.bearer)).code).toBe(200)
    at.advance(minuteMs)
    expect((await ask(at.exchange, account.endOtherDevices, {}, at.bearer)).code).toBe(428)
  })

  test('the device of another account cannot be ended with it', async () => {
    const at = opened()
    const other = at.exchange.take(
      'signInByCode',
      { code: signOnCode(at.exchange, 'company') },
      { userId: null, visitor: '' },
    )
    const id = at.exchange.accounts.sessionOf(other.access_token)!
    await at.prove()
    expect((await ask(at.exchange, account.endDevice, { id }, at.bearer)).code).toBe(404)
  })

  test('survives a restart of the exchange with the journal', async () => {
    const at = opened()
    await at.prove()
    const again = testExchange({ journal: memoryJournal([...at.journal.lines()]), startedAt: at.clock.now() })
    expect((await ask(again.exchange, account.endOtherDevices, {}, at.bearer)).code).toBe(200)
  })
})

describe('[ASVS 7.4.3] a change of what proves the identity', () => {
  const alive = async (at: At, token: string) => (await ask(at.exchange, userDetail, {}, token)).code === 200

  test('a new phone ends every other session, and the old number is told', async () => {
    const at = opened()
    const other = at.signIn()
    expect((await bindPhone(at, '13911112222')).code).toBe(200)
    expect([await alive(at, at.bearer), await alive(at, other.access_token)]).toEqual([true, false])
    const notes = at.exchange.sms.inbox.filter(({ telPhone }) => telPhone === '13900000004')
    expect(notes[0]!.text).toContain('绑定的手机号码已改为 139****2222')
  })

  test('an unbound phone ends every other session', async () => {
    const at = opened()
    const other = at.signIn()
    const code = await at.ownCode('unbind-phone')
    const input = { ...code, password: await at.sealed(password) }
    expect((await ask(at.exchange, account.unbindPhone, input, at.bearer)).code).toBe(200)
    expect([await alive(at, at.bearer), await alive(at, other.access_token)]).toEqual([true, false])
  })

  test('a phone replaced by an appeal ends every session', async () => {
    const at = opened()
    const other = at.signIn()
    at.exchange.security.replaceLostPhone(user(at), '13911112222')
    expect([await alive(at, at.bearer), await alive(at, other.access_token)]).toEqual([false, false])
    expect(at.exchange.sms.inbox.some(({ telPhone }) => telPhone === '13900000004')).toBe(true)
  })

  test('the former mailbox gets a mail about the new one', async () => {
    const at = opened()
    await at.prove()
    const bind = async (address: string) => {
      await ask(at.exchange, account.sendEmailCode, { email: address }, at.bearer)
      expect(
        (await ask(at.exchange, account.bindEmail, { email: address, code: at.codeFor(address) }, at.bearer)).code,
      ).toBe(200)
      at.advance(61_000)
    }
    await bind(email)
    await bind('new@mail.example')
    const notes = at.exchange.mailbox.mails.filter(({ to }) => to === email)
    expect(notes.map(({ text }) => text)).toEqual(['您的账户已绑定邮箱 n***@mail.example。如非本人操作，请联系客服。'])
  })
})

describe('[ASVS 7.2.4] the tokens of an ended session', () => {
  /** What still works with everything that a session once got: its tokens, a push ticket, an open connection. */
  async function remains(end: (at: At) => Promise<unknown>) {
    const at = opened()
    const { ticket } = (await ask(at.exchange, pushTicket, {}, at.bearer)).data
    const closed: number[] = []
    const session = at.exchange.accounts.sessionOf(at.bearer)
    at.exchange.hub.connect(
      {
        send: () => undefined,
        close: (code) => void closed.push(code),
        onMessage: () => undefined,
        onClose: () => undefined,
      },
      {
        userId: 'U0004',
        visitor: '',
        session,
      },
    )
    await end(at)
    const refresh = {
      grant_type: 'refresh_token',
      client_id: 'c',
      client_secret: 's',
      refresh_token: at.tokens.refresh_token,
    } as const
    const { code, msg } = await ask(at.exchange, refreshLogin, refresh)
    return {
      access: (await ask(at.exchange, userDetail, {}, at.bearer)).code,
      refresh: [code, msg],
      ticket: at.exchange.accounts.useTicket(ticket),
      closed,
    }
  }
  const nothing = { access: 401, refresh: [403, '登录已失效，请重新登录'], ticket: null, closed: [4401] }

  test('after a lock nothing of it is left, so that unlocking is a sign-in of its own', async () => {
    expect(await remains((at) => ask(at.exchange, lockSession, {}, at.bearer))).toEqual(nothing)
  })

  test('after a sign-out', async () => {
    expect(await remains((at) => ask(at.exchange, signOut, {}, at.bearer))).toEqual(nothing)
  })

  test('after a new password', async () => {
    const change = async (at: At) =>
      ask(
        at.exchange,
        account.changePassword,
        { old: await at.sealed(password), fresh: await at.sealed('Jialing=7788') },
        at.bearer,
      )
    expect(await remains(change)).toEqual(nothing)
  })

  test('after it was ended from another device', async () => {
    const endIt = async (at: At) => {
      const other = at.signIn().access_token
      await at.prove(other)
      await ask(at.exchange, account.endOtherDevices, {}, other)
    }
    expect(await remains(endIt)).toEqual(nothing)
  })
})

describe('[ASVS 7.5.2] the list of sessions', () => {
  test('has the place and the last use of each, to the minute', async () => {
    const at = opened()
    const began = at.exchange.now()
    at.signIn('局域网')
    const list = async () => (await ask(at.exchange, account.devices, {}, at.bearer)).data
    const facts = async () => (await list()).map(({ place, signedInAt, lastUsedAt }) => [place, signedInAt, lastUsedAt])
    expect(await facts()).toEqual([
      ['局域网', began, began],
      [null, began, began],
    ])
    const lines = at.journal.lines().length
    at.advance(59_999)
    expect((await facts())[1]![2]).toBe(began)
    at.advance(1)
    expect((await facts())[1]![2]).toBe(began + 60_000)
    expect((await facts())[0]![2]).toBe(began)
    expect(at.journal.lines()).toHaveLength(lines)
  })

  test.each([
    ['127.0.0.1', '本机'],
    ['::1', '本机'],
    ['::ffff:127.0.0.1', '本机'],
    ['192.168.1.20', '局域网'],
    ['::ffff:10.0.0.7', '局域网'],
    ['172.31.0.1', '局域网'],
    ['fd12::1', '局域网'],
    ['172.32.0.1', null],
    ['1.27.0.0', null],
    ['8.8.8.8', null],
    ['', null],
  ])('%s is in %s', (address, place) => {
    expect(placeOf(address)).toBe(place)
  })
})

describe('[ASVS 16.3.1] [ASVS 16.3.2] the record of security events', () => {
  const signInWith = async (at: At, typed: string, place: string | null = null) => {
    const { uuid, captcha } = solved(at.exchange)
    const { sealed, nonce } = await at.sealed(typed)
    const input = { username: 'person', password: sealed, uuid, captcha }
    // The nonce of the password is that of another captcha: to the exchange this is a wrong password in any case.
    expect(nonce).not.toBe('')
    try {
      at.exchange.take('signInByPassword', input, { userId: null, visitor: '', agent, place })
    } catch {
      // Refused, as intended.
    }
  }

  test('has sign-ins with their outcome, browser and place, newest first', async () => {
    const at = opened()
    at.advance(1000)
    await signInWith(at, 'wrong', '局域网')
    expect((await at.events()).map(({ kind, place, agent: by }) => [kind, place, by])).toEqual([
      ['sign-in-refused', '局域网', agent],
      ['signed-in', null, agent],
    ])
  })

  test('has a wrong proof of a valid session', async () => {
    const at = opened()
    at.advance(1000)
    await ask(at.exchange, account.proveIdentity, { code: '000000' }, at.bearer)
    expect((await at.events()).map(({ kind }) => kind)).toEqual(['proof-refused', 'signed-in'])
  })

  test('is bounded, and failures push no sign-in out of it', async () => {
    const at = opened()
    for (let index = 0; index < 60; index += 1) {
      at.advance(11 * minuteMs)
      at.exchange.security.events.add('U0004', 'sign-in-refused', { userId: null, visitor: '', agent: `${index}` })
    }
    const kinds = at.exchange.security.events.of('U0004').map(({ kind }) => kind)
    expect(securityEventsMax).toBe(50)
    expect([kinds.length, kinds.at(-1)]).toEqual([51, 'signed-in'])
  })

  test('like failures in a row are one entry with their number', async () => {
    const at = opened()
    await signInWith(at, 'wrong')
    await signInWith(at, 'wrong')
    const [refused] = await at.events()
    expect([refused!.kind, refused!.count]).toEqual(['sign-in-refused', 2])
  })

  test('of a stranger is no one’s', async () => {
    const at = opened()
    const question = { method: 'get', path: account.securityEvents.path, input: {}, bearer: null, visitor: '' }
    expect(await answerCall(at.exchange, question)).toMatchObject({ envelope: { code: 401 } })
    const company = at.exchange.take(
      'signInByCode',
      { code: signOnCode(at.exchange, 'company') },
      { userId: null, visitor: '' },
    )
    const { data } = await ask(at.exchange, account.securityEvents, {}, company.access_token)
    expect(data).toHaveLength(1)
  })
})
