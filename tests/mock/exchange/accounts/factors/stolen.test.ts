import { describe, expect, test } from 'vitest'
import { contract } from '#src/api/contract.ts'
import type { Endpoint, InputOf } from '#src/api/endpoint.ts'
import * as account from '#src/api/endpoints/account.ts'
import * as auth from '#src/api/endpoints/auth.ts'
import * as factor from '#src/api/endpoints/factor.ts'
import { guardedCommands } from '#src/mock/exchange/step-up.ts'
import type { Exchange } from '#src/mock/worlds.ts'
import type { OwnSmsPurpose } from '#src/model/account/own-sms-purposes.ts'
import { ownedWorld } from '../../../support/authorisation.ts'
import {
  askFrom,
  type Browser,
  codeNow,
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

/** The calls of each guarded command. */
const calls: Record<(typeof guardedCommands)[number], readonly string[]> = {
  quoteInRoom: ['ongoing', 'phased', 'final', 'onceOff', 'firstCome', 'twoStage', 'vShaped', 'dutch'].map(
    (mode) => `${mode}Quote`,
  ),
  actInRoom: ['roomAct'],
  answerOffer: ['dealOfferAnswer'],
  payDeposit: ['depositPay'],
  handInGuarantee: ['depositGuarantee'],
  topUpDeposit: ['depositTopUp'],
  handInProof: ['settlementPayInfo'],
  askForPlan: ['settlementPlan'],
  answerPlanAsSeller: ['settlementPlanAnswer'],
  payProcurement: ['procurementPay'],
  claimTransfer: ['depositAddPayInfo'],
  correctRefundAccount: ['depositRefundAccount'],
  bindRefundAccount: ['bindRefundAccount'],
  changePassword: ['changePassword'],
  changePhone: ['changePhone'],
  unbindPhone: ['unbindPhone'],
  bindEmail: ['bindEmail'],
  closeAccount: ['closeAccount'],
  signContract: ['signContract'],
}
const guardedCalls = Object.values(calls).flat()
const factorCalls = [
  'newPasskey',
  'addPasskey',
  'removePasskey',
  'newAuthenticator',
  'addAuthenticator',
  'removeAuthenticator',
  'newRecoveryCodes',
]
/** What the owner sees of everything that a guarded command could change. */
const reads = [
  'safety',
  'factorList',
  'depositDetailOf',
  'enrolDetailOf',
  'dealDetailOf',
  'settlementDetailOf',
  'contractDetail',
  'participationOf',
  'roomSnapshotOf',
  'userDetail',
  'messagesPage',
]

const endpointNamed = (name: string): Endpoint => contract.find((call) => call.name === name)!.endpoint

async function opened() {
  const world = await ownedWorld()
  const { exchange, inputs } = world
  const owner = await signedInFrom(exchange, 'person', home)
  const call = (from: Browser, name: string) =>
    askFrom(exchange, from, endpointNamed(name), (inputs[name] ?? {}) as InputOf<Endpoint>)
  const seen = async () => {
    const answers: unknown[] = []
    for (const name of reads) answers.push([name, await call(owner, name)])
    return answers
  }
  const codes = async (from: Browser, names: readonly string[]) => {
    const found: Record<string, number> = {}
    for (const name of names) found[name] = (await call(from, name)).code
    return found
  }
  return { exchange, owner, call, seen, codes }
}
type At = Awaited<ReturnType<typeof opened>>

const sentCode = (exchange: Exchange): string =>
  /验证码 (\d{6})/.exec(exchange.sms.inbox.find(({ telPhone }) => telPhone === phone)!.text)![1]!

const aMinuteLater = (exchange: Exchange) => exchange.take('jumpClock', { ms: 61_000 }, { userId: null, visitor: '' })

async function signInCode(exchange: Exchange, from: Browser): Promise<string> {
  aMinuteLater(exchange)
  await dataFrom(exchange, from, auth.sendSmsCode, { telPhone: phone, code: '1008', ...solved(exchange) })
  return sentCode(exchange)
}

/** A code to the phone of the session's account, with the id of its sending. */
async function ownCode(exchange: Exchange, from: Browser, purpose: OwnSmsPurpose) {
  aMinuteLater(exchange)
  const { uuid } = await dataFrom(exchange, from, account.sendOwnSmsCode, { purpose, ...solved(exchange) })
  return { code: sentCode(exchange), codeUuid: uuid }
}

/** Somebody elsewhere who has one thing of the owner's, and uses it as far as it goes: also as a proof of identity. */
const thieves: [string, (at: At) => Promise<Browser>][] = [
  ['session', async ({ owner }) => ({ bearer: owner.bearer, ...abroad })],
  [
    'session, on a device with a token of its own',
    async ({ exchange, owner }) => {
      const { device } = await signedInFrom(exchange, 'company', abroad)
      return { bearer: owner.bearer, ...abroad, device }
    },
  ],
  [
    'password',
    async ({ exchange }) => {
      const thief = await signedInFrom(exchange, 'person', abroad)
      await proveFrom(exchange, thief)
      return thief
    },
  ],
  [
    'code of a text message',
    async ({ exchange }) => {
      const code = await signInCode(exchange, abroad)
      const input = { telPhone: phone, code }
      const { access_token: bearer } = exchange.take('signInBySms', input, { userId: null, visitor: '', ...abroad })
      const thief = { ...abroad, bearer, device: exchange.accounts.deviceTokenOf(bearer)! }
      await dataFrom(exchange, thief, account.proveIdentity, await ownCode(exchange, thief, 'identity'))
      return thief
    },
  ],
]

const refusedAll = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 4280]))

test('[ASVS 6.3.3] every guarded command is tried', () => {
  expect(Object.keys(calls).toSorted()).toEqual([...guardedCommands].toSorted())
})

describe('[ASVS 6.3.3] [ASVS 6.6.1] of a person with a second factor', () => {
  test.each(thieves)('a stolen %s does nothing that is guarded, and changes no factor', async (_, steal) => {
    const at = await opened()
    const { secret } = await linkApp(at.exchange, at.owner)
    const thief = await steal(at)
    const before = await at.seen()
    expect(await at.codes(thief, [...guardedCalls, ...factorCalls])).toEqual(
      refusedAll([...guardedCalls, ...factorCalls]),
    )
    expect(await at.seen()).toEqual(before)
    const code = String((Number(codeNow(at.exchange, secret)) + 1) % 1_000_000).padStart(6, '0')
    expect((await askFrom(at.exchange, thief, factor.confirmByFactor, { authenticator: code })).code).toBe(403)
    const password = await sealedPassword(at.exchange)
    expect((await askFrom(at.exchange, thief, factor.confirmByFactor, { password, code: '000000' })).code).toBe(400)
    expect((await at.codes(thief, ['depositTopUp']))['depositTopUp']).toBe(4280)
  })

  test('the person does all of them on the device on which the factor was added', async () => {
    const at = await opened()
    await linkApp(at.exchange, at.owner)
    const codes = await at.codes(at.owner, [...guardedCalls.filter((name) => name !== 'closeAccount'), 'closeAccount'])
    expect(Object.values(codes)).not.toContain(4280)
    expect(codes).toMatchObject({ settlementPayInfo: 200, depositRefundAccount: 200 })
  })
})

describe('[ASVS 6.3.3] where the exchange asks everybody', () => {
  const forAll = async () => {
    const at = await opened()
    at.exchange.take('demandFactors', { ofAll: true }, { userId: null, visitor: '' })
    return at
  }

  test.each(thieves)(
    'a stolen %s does nothing that is guarded of a person without a second factor',
    async (_, steal) => {
      const at = await forAll()
      const thief = await steal(at)
      const before = await at.seen()
      const adding = ['newPasskey', 'addPasskey', 'newAuthenticator', 'addAuthenticator']
      expect(await at.codes(thief, [...guardedCalls, ...adding])).toEqual(refusedAll([...guardedCalls, ...adding]))
      expect(await at.seen()).toEqual(before)
    },
  )

  test('password and code confirm together, and neither alone', async () => {
    const { exchange, owner, codes } = await forAll()
    const confirm = (input: InputOf<typeof factor.confirmByFactor>) =>
      askFrom(exchange, owner, factor.confirmByFactor, input)
    expect(await dataFrom(exchange, owner, factor.newFactorChallenge, {})).toEqual({
      methods: ['password-and-code'],
      passkey: null,
      telPhone: '139****0004',
    })
    const ofOtherPurpose = await ownCode(exchange, owner, 'identity')
    const sent = await ownCode(exchange, owner, 'confirm')
    const confirmWith = async (typed: { code: string; codeUuid?: string | null | undefined }, password?: string) =>
      (await confirm({ password: await sealedPassword(exchange, password), ...typed })).code
    expect((await confirm(sent)).code).toBe(400)
    expect((await confirm({ password: await sealedPassword(exchange) })).code).toBe(400)
    expect(await confirmWith(sent, 'wrong-1-Wrong')).toBe(403)
    expect(await confirmWith({ ...sent, code: '000000' })).toBe(403)
    expect(await confirmWith({ code: sent.code })).toBe(403)
    expect(await confirmWith(ofOtherPurpose)).toBe(403)
    expect((await codes(owner, ['depositRefundAccount']))['depositRefundAccount']).toBe(4280)
    expect(await confirmWith(sent)).toBe(200)
    expect((await codes(owner, ['depositRefundAccount']))['depositRefundAccount']).toBe(200)
    expect((await askFrom(exchange, owner, factor.newAuthenticator, {})).code).toBe(200)
  })

  test('who has no phone adds a factor first', async () => {
    const { exchange, owner, codes } = await forAll()
    exchange.tables.users.get('U0004')!.telPhone = ''
    expect(await dataFrom(exchange, owner, factor.newFactorChallenge, {})).toMatchObject({
      methods: [],
      telPhone: null,
    })
    expect((await codes(owner, ['depositRefundAccount']))['depositRefundAccount']).toBe(4280)
    await linkApp(exchange, owner)
    expect((await codes(owner, ['depositRefundAccount']))['depositRefundAccount']).toBe(200)
  })
})

test('[ASVS 6.3.3] who has no second factor is not asked', async () => {
  const { owner, codes } = await opened()
  const found = await codes(owner, guardedCalls)
  expect(Object.values(found)).not.toContain(4280)
})
