import { describe, expect, test } from 'vitest'
import * as account from '#src/api/endpoints/account.ts'
import * as factor from '#src/api/endpoints/factor.ts'
import { Exchange } from '#src/mock/worlds.ts'
import { memoryJournal, testExchange } from '#tests/support/exchange.ts'
import { softwareAuthenticator } from '#tests/support/software-authenticator.ts'
import {
  addKey,
  askFrom,
  type Browser,
  codeNow,
  dataFrom,
  linkApp,
  proveFrom,
  sealedPassword,
  signedInFrom,
} from '../../../support/second-factor.ts'

const minuteMs = 60_000
const dayMs = 86_400_000
const home = { source: '203.0.113.1' }
const abroad = { source: '198.51.100.7' }

async function opened() {
  const journal = memoryJournal()
  const { exchange, advance, clock } = testExchange({ journal })
  const browser = await signedInFrom(exchange, 'person', home)
  const list = (from: Browser = browser) => dataFrom(exchange, from, factor.factorList, {})
  const confirm = (from: Browser, input: Parameters<typeof askFrom<typeof factor.confirmByFactor>>[3]) =>
    askFrom(exchange, from, factor.confirmByFactor, input)
  const mails = () => exchange.mailbox.of('U0004').map(({ text }) => text)
  return { exchange, advance, clock, journal, browser, list, confirm, mails }
}

test('[ASVS 6.3.3] an account begins without a second factor, and its devices are not confirmed', async () => {
  const { exchange, browser, list } = await opened()
  expect(await list()).toEqual({
    passkeys: [],
    authenticator: null,
    recoveryLeft: 0,
    isForAll: false,
    confirmedUntil: null,
  })
  expect(await dataFrom(exchange, browser, factor.newFactorChallenge, {})).toEqual({
    methods: [],
    passkey: null,
    telPhone: '139****0004',
  })
})

describe('[ASVS 6.3.3] [ASVS 6.5.1] an authenticator app', () => {
  test('is linked after a proof of identity; recovery codes come with it, and the device is confirmed', async () => {
    const at = await opened()
    const { exchange, browser, list, mails } = at
    expect((await askFrom(exchange, browser, factor.newAuthenticator, {})).code).toBe(428)
    const { secret, recoveryCodes } = await linkApp(exchange, browser)
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(recoveryCodes).toHaveLength(10)
    for (const code of recoveryCodes) expect(code).toMatch(/^(?:[A-Z2-9]{6}-){3}[A-Z2-9]{6}$/)
    expect(await list()).toMatchObject({
      authenticator: { addedAt: exchange.now(), lastUsedAt: null },
      recoveryLeft: 10,
      confirmedUntil: exchange.now() + 180 * dayMs,
    })
    expect(mails()[0]).toBe('您的账户已绑定身份验证器。如非本人操作，请联系客服。')
  })

  test('confirms with its code, once', async () => {
    const { exchange, advance, browser, confirm, list, mails } = await opened()
    const { secret } = await linkApp(exchange, browser)
    const other = await signedInFrom(exchange, 'person', abroad)
    expect((await list(other)).confirmedUntil).toBeNull()
    // The code that linked it is used up.
    expect((await confirm(other, { authenticator: codeNow(exchange, secret) })).code).toBe(403)
    advance(30_000)
    const code = codeNow(exchange, secret)
    expect((await confirm(other, { authenticator: code })).code).toBe(200)
    expect((await list(other)).confirmedUntil).toBe(exchange.now() + 180 * dayMs)
    expect(mails()[0]).toContain('在新的设备上完成了安全验证')
    expect((await confirm(other, { authenticator: code })).code).toBe(403)
  })

  test('is not linked by a wrong code, or without a key', async () => {
    const { exchange, browser, list } = await opened()
    await proveFrom(exchange, browser)
    expect((await askFrom(exchange, browser, factor.addAuthenticator, { code: '123456' })).code).toBe(409)
    await dataFrom(exchange, browser, factor.newAuthenticator, {})
    expect((await askFrom(exchange, browser, factor.addAuthenticator, { code: '12345' })).code).toBe(403)
    expect((await list()).authenticator).toBeNull()
  })
})

describe('[ASVS 6.3.3] a passkey', () => {
  test('is added, named, and taken away with the recovery codes', async () => {
    const { exchange, browser, list, mails } = await opened()
    expect((await askFrom(exchange, browser, factor.newPasskey, {})).code).toBe(428)
    await proveFrom(exchange, browser)
    const { authenticator, recoveryCodes } = await addKey(exchange, browser, '我的手机')
    expect(recoveryCodes).toHaveLength(10)
    const [added] = (await list()).passkeys
    expect(added).toEqual({ id: authenticator.id, name: '我的手机', addedAt: exchange.now(), lastUsedAt: null })
    await dataFrom(exchange, browser, factor.renamePasskey, { id: authenticator.id, name: ' 旧手机 ' })
    expect((await list()).passkeys[0]?.name).toBe('旧手机')
    expect((await askFrom(exchange, browser, factor.renamePasskey, { id: authenticator.id, name: ' ' })).code).toBe(400)
    await dataFrom(exchange, browser, factor.removePasskey, { id: authenticator.id })
    expect(await list()).toMatchObject({ passkeys: [], recoveryLeft: 0 })
    expect(mails()[0]).toBe('您的账户已移除通行密钥“旧手机”。如非本人操作，请联系客服。')
  })

  test('that is the second factor comes without new recovery codes, and a known one is not added twice', async () => {
    const { exchange, browser, list } = await opened()
    await linkApp(exchange, browser)
    const { recoveryCodes } = await addKey(exchange, browser, 'a').catch(() => ({ recoveryCodes: ['not allowed'] }))
    expect(recoveryCodes).toEqual([])
    await expect(addKey(exchange, browser, 'a')).rejects.toThrow('409')
    expect(await list()).toMatchObject({ recoveryLeft: 10 })
  })

  test('confirms: the challenge names it, is good for five minutes, once, and for this account alone', async () => {
    const { exchange, advance, browser, confirm } = await opened()
    await proveFrom(exchange, browser)
    const { authenticator } = await addKey(exchange, browser)
    const challenge = async (from: Browser = browser) =>
      (await dataFrom(exchange, from, factor.newFactorChallenge, {})).passkey!
    const request = await challenge()
    expect(request).toMatchObject({
      rpId: 'localhost',
      timeout: 300_000,
      userVerification: 'required',
      allowCredentials: [{ type: 'public-key', id: authenticator.id, transports: ['internal'] }],
    })
    const passkey = authenticator.get(request)
    expect((await confirm(browser, { passkey })).code).toBe(200)
    expect((await confirm(browser, { passkey })).code).toBe(403)
    const late = authenticator.get(await challenge())
    advance(5 * minuteMs)
    expect((await confirm(browser, { passkey: late })).code).toBe(403)

    const company = await signedInFrom(exchange, 'company', abroad)
    await proveFrom(exchange, company)
    const { authenticator: theirs } = await addKey(exchange, company, 'theirs')
    const foreign = theirs.get(await challenge(company))
    expect((await confirm(browser, { passkey: foreign })).code).toBe(403)
    expect((await confirm(company, { passkey: authenticator.get(await challenge(company)) })).code).toBe(403)
  })

  test('that counts no signatures confirms once with each challenge too', async () => {
    const { exchange, browser, confirm } = await opened()
    await proveFrom(exchange, browser)
    const authenticator = softwareAuthenticator('uncounted')
    const options = await dataFrom(exchange, browser, factor.newPasskey, {})
    const made = authenticator.create(options, { counter: 0 })
    await dataFrom(exchange, browser, factor.addPasskey, { name: '钥匙', passkey: made })
    const request = (await dataFrom(exchange, browser, factor.newFactorChallenge, {})).passkey!
    const passkey = authenticator.get(request, { counter: 0 })
    expect((await confirm(browser, { passkey })).code).toBe(200)
    expect((await confirm(browser, { passkey })).code).toBe(403)
  })

  test('belongs to the site that it was made for', async () => {
    const { exchange, browser } = await opened()
    const origin = 'https://portal.example'
    await proveFrom(exchange, browser)
    const { authenticator } = await addKey(exchange, { ...browser, origin })
    expect((await dataFrom(exchange, browser, factor.newFactorChallenge, {})).passkey).toBeNull()
    const there = (await dataFrom(exchange, { ...browser, origin }, factor.newFactorChallenge, {})).passkey!
    expect(there.rpId).toBe('portal.example')
    const wrong = { passkey: authenticator.get(there, { origin: 'https://portal.example.evil.example' }) }
    expect((await askFrom(exchange, { ...browser, origin }, factor.confirmByFactor, wrong)).code).toBe(403)
  })

  test('signs in, and its device counts as confirmed from the beginning', async () => {
    const { exchange, browser, list } = await opened()
    await proveFrom(exchange, browser)
    const { authenticator } = await addKey(exchange, browser)
    const request = await dataFrom(exchange, abroad, factor.passkeyChallenge, {})
    expect(request).toMatchObject({ rpId: 'localhost', allowCredentials: [] })
    const passkey = authenticator.get(request)
    const { access_token: bearer, baseUserId } = await dataFrom(exchange, abroad, factor.passkeyLogin, { passkey })
    expect(baseUserId).toBe('U0004')
    const device = exchange.accounts.deviceTokenOf(bearer)!
    expect((await list({ ...abroad, bearer, device })).confirmedUntil).toBe(exchange.now() + 180 * dayMs)
    expect((await list({ ...abroad, bearer })).confirmedUntil).toBeNull()
    expect((await dataFrom(exchange, { ...abroad, bearer }, account.devices, {}))[0]?.isCurrent).toBe(true)
    expect((await askFrom(exchange, abroad, factor.passkeyLogin, { passkey })).code).toBe(403)
    const confirmOnly = (await dataFrom(exchange, browser, factor.newFactorChallenge, {})).passkey!
    const notForThis = { passkey: authenticator.get(confirmOnly) }
    expect((await askFrom(exchange, abroad, factor.passkeyLogin, notForThis)).code).toBe(403)
  })
})

describe('[ASVS 6.5.1] recovery codes', () => {
  test('are good once each, in any spelling, and kept as hashes', async () => {
    const { exchange, browser, confirm, list, mails } = await opened()
    const { recoveryCodes } = await linkApp(exchange, browser)
    const [first = '', second = ''] = recoveryCodes
    expect((await confirm(browser, { recovery: ` ${first.toLowerCase().replace('-', ' ')}` })).code).toBe(200)
    expect((await confirm(browser, { recovery: first })).code).toBe(403)
    expect((await list()).recoveryLeft).toBe(9)
    expect(mails()[0]).toContain('一个恢复码已被使用，还剩 9 个')
    expect((await confirm(browser, { recovery: second })).code).toBe(200)
  })

  test('end with new ones, and are few when three are left', async () => {
    const { exchange, browser, confirm, mails } = await opened()
    const { recoveryCodes: old } = await linkApp(exchange, browser)
    expect((await askFrom(exchange, browser, factor.newRecoveryCodes, {})).code).toBe(200)
    expect(mails()[0]).toContain('恢复码已重新生成')
    expect((await confirm(browser, { recovery: old[0]! })).code).toBe(403)
    const { recoveryCodes } = await dataFrom(exchange, browser, factor.newRecoveryCodes, {})
    for (const recovery of recoveryCodes!.slice(0, 7)) await confirm(browser, { recovery })
    expect(mails()[0]).toBe('您的恢复码只剩 3 个，请尽快重新生成。')
  })
})

describe('[ASVS 6.3.1] wrong codes', () => {
  test('are counted for the asker: five, then a quarter of an hour', async () => {
    const { exchange, advance, browser, confirm } = await opened()
    const { secret } = await linkApp(exchange, browser)
    advance(30_000)
    const thief = { ...browser, ...abroad, device: undefined }
    for (const left of [4, 3, 2, 1])
      expect((await confirm(thief, { authenticator: '000000' })).msg).toBe(`动态验证码错误，还可以试 ${left} 次`)
    expect((await confirm(thief, { recovery: 'AAAAA-AAAAA' })).msg).toBe('验证错误次数过多，请 15 分钟后再试')
    expect((await confirm(thief, { authenticator: codeNow(exchange, secret) })).code).toBe(429)
    expect((await confirm(browser, { authenticator: codeNow(exchange, secret) })).code).toBe(200)
    advance(15 * minuteMs)
    expect((await confirm(thief, { authenticator: '000000' })).msg).toBe('动态验证码错误，还可以试 4 次')
  })

  test('from many addresses share thirty a day, which the holder does not use on a confirmed device', async () => {
    const { exchange, advance, browser, confirm } = await opened()
    const { secret } = await linkApp(exchange, browser)
    advance(30_000)
    const from = (index: number) => ({ bearer: browser.bearer, source: `198.51.100.${index}` })
    const codes = []
    for (let index = 0; index < 32; index += 1)
      codes.push((await confirm(from(index), { authenticator: '000000' })).code)
    expect(codes.filter((code) => code === 403)).toHaveLength(30)
    expect(codes.slice(30)).toEqual([429, 429])
    expect((await confirm(browser, { authenticator: codeNow(exchange, secret) })).code).toBe(200)
  })
})

describe('[ASVS 6.3.3] a confirmation', () => {
  test('counts on its device, whatever the address, and not for the same session elsewhere', async () => {
    const { exchange, browser, list } = await opened()
    await linkApp(exchange, browser)
    expect((await list({ ...browser, ...abroad })).confirmedUntil).not.toBeNull()
    expect((await list({ bearer: browser.bearer, ...home })).confirmedUntil).toBeNull()
    expect((await list({ bearer: browser.bearer, ...abroad })).confirmedUntil).toBeNull()
  })

  test('without a device token counts for this session at this address', async () => {
    const { exchange, list } = await opened()
    const bare = { ...(await signedInFrom(exchange, 'person', home)), device: undefined }
    await linkApp(exchange, bare)
    expect((await list(bare)).confirmedUntil).not.toBeNull()
    expect((await list({ ...bare, ...abroad })).confirmedUntil).toBeNull()
    const again = { ...(await signedInFrom(exchange, 'person', home)), device: undefined }
    expect((await list(again)).confirmedUntil).toBeNull()
  })

  test('does not count for a device token that the account has not given out', async () => {
    const { exchange, browser, list } = await opened()
    const { device } = await signedInFrom(exchange, 'company', abroad)
    await linkApp(exchange, { ...browser, device })
    expect((await list({ ...browser, device })).confirmedUntil).not.toBeNull()
    expect((await list({ bearer: browser.bearer, ...abroad, device })).confirmedUntil).toBeNull()
  })

  test('lasts 180 days, over sign-outs, and ends with the other devices', async () => {
    const { exchange, advance, browser, confirm, list } = await opened()
    const { secret } = await linkApp(exchange, browser)
    const again = await signedInFrom(exchange, 'person', browser)
    expect(again.device).toBe(browser.device)
    expect((await list(again)).confirmedUntil).not.toBeNull()
    advance(30_000)
    const other = await signedInFrom(exchange, 'person', abroad)
    await confirm(other, { authenticator: codeNow(exchange, secret) })
    await proveFrom(exchange, again)
    await dataFrom(exchange, again, account.endOtherDevices, {})
    expect((await list(again)).confirmedUntil).not.toBeNull()
    const back = await signedInFrom(exchange, 'person', other)
    expect((await list(back)).confirmedUntil).toBeNull()
    advance(180 * dayMs)
    expect((await list(await signedInFrom(exchange, 'person', again))).confirmedUntil).toBeNull()
  })

  test('counts as a proof of identity too, for five minutes', async () => {
    const { exchange, advance, browser, confirm } = await opened()
    const { secret } = await linkApp(exchange, browser)
    advance(6 * minuteMs)
    const change = () => askFrom(exchange, browser, account.sendEmailCode, { email: 'a@mail.example' })
    expect((await change()).code).toBe(428)
    await confirm(browser, { authenticator: codeNow(exchange, secret) })
    expect((await change()).code).toBe(200)
  })

  test('is by one method that the account has', async () => {
    const { exchange, browser, confirm } = await opened()
    const password = await sealedPassword(exchange)
    expect((await confirm(browser, { password, code: '000000' })).code).toBe(400)
    expect((await confirm(browser, {})).code).toBe(400)
    const { recoveryCodes } = await linkApp(exchange, browser)
    const both = { authenticator: '000000', recovery: recoveryCodes[0]! }
    expect((await confirm(browser, both)).code).toBe(400)
    expect((await confirm(browser, { password, code: '000000' })).code).toBe(400)
  })
})

test('[ASVS 6.3.3] who has a factor changes the factors with it alone, at most five minutes later', async () => {
  const { exchange, advance, browser, confirm } = await opened()
  const { secret } = await linkApp(exchange, browser)
  advance(5 * minuteMs)
  await proveFrom(exchange, browser)
  const calls = [
    () => askFrom(exchange, browser, factor.newPasskey, {}),
    () => askFrom(exchange, browser, factor.newAuthenticator, {}),
    () => askFrom(exchange, browser, factor.newRecoveryCodes, {}),
    () => askFrom(exchange, browser, factor.removeAuthenticator, {}),
  ]
  for (const call of calls) expect((await call()).code).toBe(4280)
  await confirm(browser, { authenticator: codeNow(exchange, secret) })
  for (const call of calls) expect((await call()).code).toBe(200)
})

test('[SE-05] [ASVS 6.3.3] the journal makes the same factors again', async () => {
  const { exchange, clock, journal, browser, confirm, list } = await opened()
  const { recoveryCodes } = await linkApp(exchange, browser)
  await addKey(exchange, browser)
  await confirm(browser, { recovery: recoveryCodes[0]! })
  const again = new Exchange({ world: 'test', seed: 'minjiang', real: clock.now, journal })
  expect(await dataFrom(again, browser, factor.factorList, {})).toEqual(await list())
  const spent = await askFrom(again, browser, factor.confirmByFactor, { recovery: recoveryCodes[0]! })
  expect(spent.code).toBe(403)
})
