import { sm2 } from 'sm-crypto-v2'
import { describe, expect, test } from 'vitest'
import * as account from '#src/api/endpoints/account.ts'
import { submitAppeal } from '#src/api/endpoints/appeal.ts'
import { oauthCaptcha, sendSmsCode, smsLogin } from '#src/api/endpoints/auth.ts'
import { submitDemand } from '#src/api/endpoints/demand.ts'
import { submitPerson } from '#src/api/endpoints/kyc.ts'
import { findPersonAccount, forgetPassword, registerUser, verifySmsCode } from '#src/api/endpoints/registration.ts'
import { smsCode } from '#src/model/session/schema.ts'
import { sealText } from '#src/model/session/password.ts'
import { ownSmsPurposes } from '#src/model/account/own-sms-purposes.ts'
import { namedSmsPurposes } from '#src/model/session/sms-purposes.ts'
import type { TypedCode } from '#src/model/session/typed-code.ts'
import { ask } from '#tests/support/exchange.ts'
import { begin, citizen, type World } from '../support/kyc.ts'
import { solved } from '../support/sign-in.ts'

/** Of `newcomer`, and of `person`, who is verified. */
const own = '13900000001'
const verified = '13900000004'
const other = '13800138000'
const invalid = { code: 403, msg: '短信验证码已失效，请重新获取' }
const client = { client_id: 'minjiang-portal', client_secret: 'minjiang-portal' }

type Sent = { code: string; codeUuid: string }
type CodeUse = {
  purpose: string
  to: string
  do: (world: World, typed: TypedCode) => Promise<{ code: number; msg: string }>
}

const sealed = async ({ exchange }: World, password: string) => {
  const { data } = await ask(exchange, oauthCaptcha, {})
  const text = sealText(password, data.nonce!, exchange.now())
  return { sealed: `04${sm2.doEncrypt(text, data.publicKey!, 1)}`, nonce: data.nonce! }
}
const newPassword = async (world: World) => {
  const { sealed: password, nonce } = await sealed(world, 'Kt4#wq9z')
  return { password, nonce }
}

async function send(world: World, purpose: string, to: string): Promise<Sent> {
  const { exchange } = world
  world.advance(61_000)
  const bearer = world.bearer(to === verified ? 'person' : 'newcomer')
  const mine = ownSmsPurposes.find((known) => known === purpose)
  const named = namedSmsPurposes.find((known) => known === purpose)
  const message = named ? { code: '1008', purpose: named } : { code: purpose }
  const answer = mine
    ? await ask(exchange, account.sendOwnSmsCode, { purpose: mine, ...solved(exchange) }, bearer)
    : await ask(exchange, sendSmsCode, { telPhone: to, ...message, ...solved(exchange) }, bearer)
  expect(answer.code).toBe(200)
  return { code: /验证码 (\d{6})/.exec(exchange.sms.inbox[0]!.text)![1]!, codeUuid: answer.data!.uuid! }
}

const asNewcomer =
  <I>(call: (world: World, typed: TypedCode, bearer: string) => Promise<I>) =>
  (world: World, typed: TypedCode) =>
    call(world, typed, world.bearer('newcomer'))

const uses: Record<string, CodeUse> = {
  'proves the identity': {
    purpose: 'identity',
    to: own,
    do: asNewcomer(({ exchange }, typed, bearer) => ask(exchange, account.proveIdentity, typed, bearer)),
  },
  'proves the old phone': {
    purpose: 'old-phone',
    to: own,
    do: asNewcomer(({ exchange }, typed, bearer) => ask(exchange, account.proveOldPhone, typed, bearer)),
  },
  'unbinds the phone': {
    purpose: 'unbind-phone',
    to: own,
    do: asNewcomer(async (world, typed, bearer) => {
      const password = await sealed(world, 'Minjiang#2026')
      return ask(world.exchange, account.unbindPhone, { ...typed, password }, bearer)
    }),
  },
  'binds a new phone': {
    purpose: 'new-phone',
    to: other,
    do: asNewcomer(async (world, typed, bearer) => {
      const user = world.userOf('newcomer')
      const { grant } = world.exchange.security.proveOldPhone(
        { ...user, telPhone: '' },
        { password: await sealed(world, 'Minjiang#2026') },
        null,
      )
      return ask(world.exchange, account.changePhone, { grant, telPhone: other, ...typed }, bearer)
    }),
  },
  'appeals about a lost phone': {
    purpose: 'lost-phone',
    to: other,
    do: asNewcomer(({ exchange, file }, typed, bearer) =>
      ask(
        exchange,
        submitAppeal,
        {
          kind: 'phone-lost',
          about: '',
          description: '手机丢失',
          contact: '林知秋',
          telPhone: other,
          fileIds: [file('newcomer', '证明.png', 'material')],
          requestId: 'request-lost',
          ...typed,
        },
        bearer,
      ),
    ),
  },
  'confirms the contact of a demand': {
    purpose: 'contact',
    to: other,
    do: asNewcomer(({ exchange }, typed, bearer) =>
      ask(
        exchange,
        submitDemand,
        {
          need: 2,
          title: '厂房转让',
          description: '三层厂房，权属清晰',
          contact: '林知秋',
          validDays: 90,
          fileIds: [],
          telPhone: other,
          requestId: 'r1',
          ...typed,
        },
        bearer,
      ),
    ),
  },
  'verifies the real name': {
    purpose: 'real-name',
    to: other,
    do: (world, typed) =>
      ask(
        world.exchange,
        submitPerson,
        { ...citizen(world), agreement: '2026-01-15', ...typed },
        world.bearer('newcomer'),
      ),
  },
  'signs in': {
    purpose: smsCode.default,
    to: own,
    do: ({ exchange }, { code, codeUuid }) =>
      ask(exchange, smsLogin, {
        ...client,
        grant_type: 'verify_code',
        telPhone: own,
        code,
        ...(codeUuid ? { uuid: codeUuid } : {}),
      }),
  },
  registers: {
    purpose: smsCode.register,
    to: other,
    do: async (world, typed) =>
      ask(world.exchange, registerUser, {
        loginName: 'zhouyun',
        telPhone: other,
        ...typed,
        ...(await newPassword(world)),
      }),
  },
  'verifies the code of a recovery': {
    purpose: smsCode.forgotPassword,
    to: own,
    do: ({ exchange }, typed) =>
      ask(exchange, verifySmsCode, { telPhone: own, ...typed, purpose: smsCode.forgotPassword }),
  },
  'sets a new password': {
    purpose: smsCode.forgotPassword,
    to: own,
    do: async (world, typed) =>
      ask(world.exchange, forgetPassword, { telPhone: own, ...typed, ...(await newPassword(world)) }),
  },
  'finds an account': {
    purpose: smsCode.forgotPassword,
    to: verified,
    do: ({ exchange }, typed) =>
      ask(exchange, findPersonAccount, {
        name: '周岷生',
        idNumber: '510104199003071237',
        telPhone: verified,
        ...typed,
      }),
  },
  'closes the account': {
    purpose: 'close-account',
    to: own,
    do: asNewcomer(({ exchange }, typed, bearer) => ask(exchange, account.closeAccount, typed, bearer)),
  },
}

/** Uses of the specification, whose calls need not carry the id of a code. */
const withoutIds = [
  'signs in',
  'registers',
  'verifies the code of a recovery',
  'sets a new password',
  'finds an account',
]
const purposes = [...ownSmsPurposes, ...namedSmsPurposes, ...Object.values(smsCode)]
const cases = Object.entries(uses).map(([name, codeUse]) => ({ name, ...codeUse }))

describe('[ASVS 6.6.2] a code by text message', () => {
  test.each(cases)('for $purpose $name; one for any other purpose does not', async ({ purpose, to, do: attempt }) => {
    expect(purposes).toHaveLength(12)
    const accepted: string[] = []
    for (const sent of purposes) {
      const world = begin()
      if (sent === smsCode.register && to !== other) continue
      const answer = await attempt(world, await send(world, sent, to))
      if (answer.code === 200) accepted.push(sent)
      else expect([sent, answer.code, answer.msg]).toEqual([sent, 403, '短信验证码已失效，请重新获取'])
    }
    expect(accepted).toEqual([purpose])
  })

  test.each(cases.filter(({ name }) => !withoutIds.includes(name)))(
    'that $name is refused with the id of another code and without one',
    async ({ purpose, to, do: attempt }) => {
      const world = begin()
      const sent = await send(world, purpose, to)
      expect(await attempt(world, { code: sent.code, codeUuid: 'x'.repeat(24) })).toMatchObject(invalid)
      expect(await attempt(world, { code: sent.code })).toMatchObject(invalid)
      expect((await attempt(world, sent)).code).toBe(200)
    },
  )

  test('of the specification is bound to who requested it, where the call has no id', async () => {
    const world = begin()
    world.exchange.take('sendSms', { telPhone: own, purpose: '1008' }, { userId: null, visitor: '', source: 'home' })
    const code = /验证码 (\d{6})/.exec(world.exchange.sms.inbox[0]!.text)![1]!
    expect(await uses['signs in']!.do(world, { code })).toMatchObject(invalid)
  })

  test('stays valid when one for another purpose is sent, and ends with the next one for its own', async () => {
    const { purpose, to, do: unbind } = uses['unbinds the phone']!
    const world = begin()
    const sent = await send(world, purpose, to)
    const between = await send(world, 'confirm', to)
    expect(between.codeUuid).not.toBe(sent.codeUuid)
    const newest = await send(world, purpose, to)
    expect(await unbind(world, sent)).toMatchObject(invalid)
    await send(world, 'confirm', to)
    expect((await unbind(world, newest)).code).toBe(200)
  })

  test('says what it is for', async () => {
    const world = begin()
    await send(world, 'unbind-phone', own)
    expect(world.exchange.sms.inbox[0]!.text).toMatch(
      /^【岷江产权交易网】验证码 \d{6}，您正在解除账户的手机绑定，5 分钟内有效。请勿告知他人。$/,
    )
    await send(world, 'new-phone', other)
    expect(world.exchange.sms.inbox[0]!.text).toContain('您正在将本号码绑定到账户')
  })

  test.each([...ownSmsPurposes, 'contact', 'contract-signing'])(
    'cannot be requested as %s in place of a message code',
    async (code) => {
      const { exchange } = begin()
      expect(await ask(exchange, sendSmsCode, { telPhone: other, code })).toMatchObject({ code: 400, msg: '参数错误' })
    },
  )
})
