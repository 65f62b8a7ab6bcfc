import { describe, expect, test } from 'vitest'
import * as account from '#src/api/endpoints/account.ts'
import * as appeal from '#src/api/endpoints/appeal.ts'
import { sendSmsCode } from '#src/api/endpoints/auth.ts'
import * as factor from '#src/api/endpoints/factor.ts'
import { forgetPassword } from '#src/api/endpoints/registration.ts'
import type { Verdict } from '#src/mock/exchange/appeals/record.ts'
import { testExchange } from '#tests/support/exchange.ts'
import {
  askFrom,
  type Browser,
  dataFrom,
  linkApp,
  proveFrom,
  sealedPassword,
  signedInFrom,
} from '../../../support/second-factor.ts'
import { solved } from '../../../support/sign-in.ts'

const home = { source: '203.0.113.1' }
const abroad = { source: '198.51.100.7' }
const phone = '13900000004'
const visitor = { userId: null, visitor: '' }
const card = { bankName: '岷江银行', cardNo: '6228480000000678904' }

/** A person who has linked an app on a device, and can change the refund account there. */
async function opened() {
  const { exchange } = testExchange()
  const owner = await signedInFrom(exchange, 'person', home)
  await linkApp(exchange, owner)
  const changeRefund = async (from: Browser) => (await askFrom(exchange, from, account.bindRefundAccount, card)).code
  const methods = async (from: Browser) => (await dataFrom(exchange, from, factor.newFactorChallenge, {})).methods
  expect(await changeRefund(owner)).toBe(200)
  return { exchange, owner, changeRefund, methods }
}

test('[ASVS 6.4.3] a password reset by text message opens no session, confirms no device, and ends what was confirmed', async () => {
  const { exchange, owner, changeRefund, methods } = await opened()
  const { uuid } = (await dataFrom(exchange, abroad, sendSmsCode, {
    telPhone: phone,
    code: '2002',
    ...solved(exchange),
  }))!
  const code = /\d{6}/.exec(exchange.sms.inbox[0]!.text)![0]
  const fresh = 'Kt4#wq9z'
  const { sealed: password, nonce } = await sealedPassword(exchange, fresh)
  const reset = await askFrom(exchange, abroad, forgetPassword, {
    telPhone: phone,
    code,
    codeUuid: uuid,
    password,
    nonce,
  })
  expect([reset.code, reset.data]).toEqual([200, { loginName: 'person' }])
  for (const at of [abroad, { ...home, device: owner.device }]) {
    const again = await signedInFrom(exchange, 'person', at, fresh)
    await proveFrom(exchange, again, fresh)
    expect(await changeRefund(again)).toBe(4280)
    expect(await methods(again)).toEqual(['authenticator', 'recovery'])
  }
})

test('[ASVS 6.8.4] a sign-on at another site is one factor, whatever it asked for there: it confirms no device', async () => {
  const { exchange, changeRefund } = await opened()
  const code = exchange.take('newSsoCode', { userId: 'U0004' }, visitor)
  const { access_token: bearer } = exchange.take('signInByCode', { code }, { ...visitor, ...abroad })
  const browser = { ...abroad, bearer, device: exchange.accounts.deviceTokenOf(bearer)! }
  expect((await dataFrom(exchange, browser, factor.factorList, {})).confirmedUntil).toBeNull()
  await proveFrom(exchange, browser)
  expect(await changeRefund(browser)).toBe(4280)
})

describe('[ASVS 6.4.4] [AC-12] who has lost every second factor', () => {
  async function appealed() {
    const at = await opened()
    const { exchange } = at
    const elsewhere = await signedInFrom(exchange, 'person', abroad)
    const file = exchange.take(
      'storeFile',
      { name: '身份证.pdf', kind: 'pdf', purpose: 'material', base64: btoa('%PDF-1.4 proof %%EOF') },
      { userId: 'U0004', visitor: '' },
    )
    const { id } = await dataFrom(exchange, elsewhere, appeal.submitAppeal, {
      requestId: 'request-1',
      kind: 'factor-lost',
      about: '',
      description: '手机和恢复码都已遗失',
      fileIds: [file.id],
      contact: '周岷生',
      telPhone: phone,
    })
    const answer = (verdict: Verdict) => exchange.take('answerAppeal', { id, verdict, text: '已核实' }, visitor)
    answer('accept')
    return { ...at, elsewhere, answer }
  }

  test('has them removed by the exchange, which examines the papers: every session ends, and the person is told', async () => {
    const { exchange, owner, elsewhere, answer, changeRefund } = await appealed()
    answer('support')
    for (const ended of [owner, elsewhere]) expect(exchange.accounts.userOf(ended.bearer ?? '')).toBeNull()
    expect(exchange.mailbox.of('U0004').map(({ text }) => text)).toContain(
      '交易所已按您的申诉移除账户的全部安全验证方式，所有设备已退出登录。请登录后重新添加。',
    )
    const again = await signedInFrom(exchange, 'person', abroad)
    expect(await dataFrom(exchange, again, factor.factorList, {})).toEqual({
      passkeys: [],
      authenticator: null,
      recoveryLeft: 0,
      isForAll: false,
      confirmedUntil: null,
    })
    await proveFrom(exchange, again)
    expect(await changeRefund(again)).toBe(200)
  })

  test('keeps them where the exchange is not convinced', async () => {
    const { elsewhere, answer, methods } = await appealed()
    answer('reject')
    expect(await methods(elsewhere)).toEqual(['authenticator', 'recovery'])
  })
})
