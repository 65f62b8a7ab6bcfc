import { sm2 } from 'sm-crypto-v2'
import { describe, expect, test } from 'vitest'
import { publicKey } from '#src/mock/exchange/accounts/keys.ts'
import { Refusal } from '#src/mock/exchange/refusal.ts'
import type { Exchange } from '#src/mock/worlds.ts'
import { sealText } from '#src/model/session/password.ts'
import { memoryJournal, testExchange } from '#tests/support/exchange.ts'
import { actorOf, depositOf, enrolled, transfer, userNamed } from '../support/enrolment.ts'

const phone = '13900000004'
const password = 'Minjiang#2026'
const minuteMs = 60_000
const hourMs = 60 * minuteMs

const from = (source: string, device?: string, userId: string | null = null) => ({
  userId,
  visitor: '',
  source,
  ...(device === undefined ? {} : { device }),
})
type Asker = ReturnType<typeof from>

const seal = (text: string, nonce: string) => `04${sm2.doEncrypt(sealText(text, nonce, 0), publicKey)}`

function signIn(exchange: Exchange, by: Asker, typed = password, username = 'person') {
  const { uuid, nonce, text } = exchange.take('newCaptcha', {}, by)
  return exchange.take('signInByPassword', { username, password: seal(typed, nonce), uuid, captcha: text }, by)
}

/** A sign-in, and the token with which the device is known from then on. */
function knownDevice(exchange: Exchange, by: Asker): string {
  return exchange.accounts.deviceTokenOf(signIn(exchange, by).access_token)!
}

function sendCode(exchange: Exchange, by: Asker, telPhone = phone): { code: string; uuid: string } {
  const { uuid: captchaId, text: captcha } = exchange.take('newCaptcha', {}, by)
  const solution = { uuid: captchaId, captcha }
  const { uuid } = exchange.take('sendSms', { telPhone, purpose: '1008', solution }, by)
  return { uuid, code: /验证码 (\d{6})/.exec(exchange.sms.inbox[0]!.text)![1]! }
}

const refusal = (action: () => unknown): [number, string] | null => {
  try {
    action()
  } catch (error) {
    if (error instanceof Refusal) return [error.code, error.message]
    throw error
  }
  return null
}

const wrongCode = (code: string) => (code === '000000' ? '000001' : '000000')

describe('a rival who knows the name and the phone number', () => {
  test('[ASVS 6.3.1] [ASVS 6.1.1] with 20 network addresses for a day keeps the bidder from no sign-in and no bid', () => {
    const { exchange, advance } = testExchange({ startedAt: Date.parse('2026-03-06T00:00:00+08:00') })
    const bidder = userNamed(exchange, 'person')
    const rooms = exchange.market
      .upcoming()
      .filter(
        ({ mode, isPackage, opensAt }) => mode === 'ongoing' && !isPackage && opensAt < exchange.now() + 24 * hourMs,
      )
      .slice(0, 6)
    for (const listing of rooms) {
      const id = enrolled(exchange, listing, bidder)
      transfer(exchange, id, depositOf(exchange, id).due)
    }
    const device = knownDevice(exchange, from('203.0.113.9'))
    exchange.take('signOut', { userId: bidder.id }, from('203.0.113.9'))
    const rival = userNamed(exchange, 'company').id

    const done = { password: 0, codes: 0, ownCodes: 0, bids: 0, guesses: 0, codeGuesses: 0 }
    const attack = (minute: number) => {
      for (let place = 0; place < 20; place += 1) {
        const by = from(`198.51.100.${place}`, undefined, place === 19 ? rival : null)
        refusal(() => sendCode(exchange, by))
        const typed = refusal(() => exchange.take('signInBySms', { telPhone: phone, code: '000000' }, by))
        if (typed?.[1] === '短信验证码错误') done.codeGuesses += 1
        if ((minute + place) % 5 > 0) continue
        const { uuid, text: captcha } = exchange.take('newCaptcha', {}, by)
        const username = place % 2 ? 'person' : phone
        refusal(() => exchange.take('signInByPassword', { username, password: 'guess', uuid, captcha }, by))
        if (exchange.accounts.captchaText(uuid) === null) done.guesses += 1
      }
    }
    const bid = () => {
      for (const { assetsId, opensAt, startPrice } of rooms) {
        if (Math.floor((exchange.now() - opensAt) / minuteMs) !== 1) continue
        const session = signIn(exchange, from('192.0.2.77', device))
        const { room } = exchange.rooms.find(assetsId)
        const { id: phaseId, stage } = room.phase
        const request = { roomId: assetsId, phaseId, stage, amount: startPrice, idemKey: 'a-key-of-16-signs' }
        expect(session.baseUserId).toBe(bidder.id)
        expect(exchange.take('quoteInRoom', { request }, actorOf(bidder)).accepted).toBe(true)
        done.bids += 1
      }
    }
    for (let minute = 0; minute < 24 * 60 - 1; minute += 1) {
      advance(minuteMs)
      attack(minute)
      bid()
      if (minute % 60 !== 30) continue
      const hour = Math.floor(minute / 60)
      // A telephone is at another address each hour; the browser at home has lost its cookies.
      const here = hour % 2 ? from(`192.0.2.${hour}`, device) : from('203.0.113.9')
      expect(signIn(exchange, here).baseUserId).toBe(bidder.id)
      done.password += 1
      if (hour % 3 === 0) {
        const { code, uuid } = sendCode(exchange, here)
        refusal(() => exchange.take('signInBySms', { telPhone: phone, code: wrongCode(code) }, from('198.51.100.1')))
        const proof = hour % 2 ? { code, uuid } : { code }
        expect(exchange.take('signInBySms', { telPhone: phone, ...proof }, here).baseUserId).toBe(bidder.id)
        done.codes += 1
      }
      if (hour % 5 === 0) {
        const solution = exchange.take('newCaptcha', {}, here)
        const signedIn = { ...here, userId: bidder.id }
        exchange.take('sendOwnCode', { solution: { uuid: solution.uuid, captcha: solution.text } }, signedIn)
        const code = /验证码 (\d{6})/.exec(exchange.sms.inbox[0]!.text)![1]!
        expect(exchange.take('proveOldPhone', { code }, signedIn).grant).toMatch(/^[a-z\d]{26}$/)
        done.ownCodes += 1
      }
    }
    expect(done).toMatchObject({ password: 24, codes: 8, ownCodes: 5 })
    expect(done.bids).toBe(rooms.length)
    expect(rooms.length).toBeGreaterThan(2)
    expect(done.guesses).toBeLessThanOrEqual(100)
    expect(done.codeGuesses).toBeLessThanOrEqual(150)
  }, 120_000)

  test('[ASVS 6.3.1] guesses of many strangers share a budget of 24 hours, which holds back no device and no address that is known', () => {
    const { exchange, advance } = testExchange({ startedAt: Date.parse('2026-03-06T20:00:00+08:00') })
    const home = from('203.0.113.9')
    const device = knownDevice(exchange, home)
    const guess = (place: number, username = 'person') => {
      const { uuid, text: captcha } = exchange.take('newCaptcha', {}, home)
      const by = from(`198.51.100.${place}`)
      return refusal(() => exchange.take('signInByPassword', { username, password: 'guess', uuid, captcha }, by))
    }
    for (let turn = 0; turn < 100; turn += 1) expect(guess(turn)?.[0]).toBe(turn === 99 ? 407 : 403)
    const spent = [407, '登录失败次数过多，请 1440 分钟后再试，或使用短信验证码登录']
    expect(guess(200)).toEqual(spent)
    // The phone number is no second name with a budget of its own; other accounts are not concerned.
    expect(guess(201, phone)).toEqual(spent)
    expect(guess(202, 'company')?.[0]).toBe(403)
    expect(refusal(() => signIn(exchange, from('192.0.2.1')))).toEqual(spent)
    expect(signIn(exchange, home).baseUserId).toBe('U0004')
    expect(signIn(exchange, from('192.0.2.1', device)).baseUserId).toBe('U0004')
    // Midnight gives no second budget.
    advance(24 * hourMs - 1)
    expect(refusal(() => signIn(exchange, from('192.0.2.2')))).toEqual([
      407,
      '登录失败次数过多，请 1 分钟后再试，或使用短信验证码登录',
    ])
    advance(1)
    expect(signIn(exchange, from('192.0.2.2')).baseUserId).toBe('U0004')
  })

  test('[ASVS 6.3.1] an address that tries many accounts waits too, but no device that signed in from there', () => {
    const { exchange } = testExchange()
    const device = knownDevice(exchange, from('203.0.113.9'))
    const guess = (name: string) => {
      const { uuid, text: captcha } = exchange.take('newCaptcha', {}, from('203.0.113.9'))
      const input = { username: name, password: 'guess', uuid, captcha }
      return refusal(() => exchange.take('signInByPassword', input, from('203.0.113.9')))
    }
    for (let turn = 0; turn < 30; turn += 1) expect(guess(`name${turn}`)?.[0]).toBe(403)
    expect(guess('name30')).toEqual([407, '登录失败次数过多，请 1 分钟后再试，或使用短信验证码登录'])
    expect(guess('name31')?.[0]).toBe(407)
    expect(signIn(exchange, from('203.0.113.9', device)).baseUserId).toBe('U0004')
  })

  test('[ASVS 6.3.1] a neighbour on the same address makes no known device wait', () => {
    const { exchange } = testExchange()
    const device = knownDevice(exchange, from('203.0.113.9'))
    for (let turn = 0; turn < 8; turn += 1) refusal(() => signIn(exchange, from('203.0.113.9'), 'guess'))
    expect(refusal(() => signIn(exchange, from('203.0.113.9')))?.[0]).toBe(407)
    expect(signIn(exchange, from('203.0.113.9', device)).baseUserId).toBe('U0004')
  })

  test('[ASVS 6.3.1] a device is known to the accounts that signed in with it alone, until a new password', () => {
    const { exchange } = testExchange()
    const device = knownDevice(exchange, from('203.0.113.9'))
    const other = from('198.51.100.1', device)
    const second = exchange.accounts.deviceTokenOf(signIn(exchange, other, password, 'company').access_token)!
    expect(second).not.toBe(device)
    // Both accounts know the new token of the browser.
    for (let turn = 0; turn < 5; turn += 1) refusal(() => signIn(exchange, from('198.51.100.2'), 'guess'))
    expect(refusal(() => signIn(exchange, from('198.51.100.2', 'forged')))?.[0]).toBe(407)
    expect(signIn(exchange, from('198.51.100.2', second)).baseUserId).toBe('U0004')
    exchange.accounts.passwordChanged('U0004')
    for (let turn = 0; turn < 5; turn += 1) refusal(() => signIn(exchange, from('198.51.100.2'), 'guess'))
    expect(refusal(() => signIn(exchange, from('198.51.100.2', second)))?.[0]).toBe(407)
  })

  test('[ASVS 6.3.1] a code requested by a stranger is valid beside that of the holder, and wrong tries count for each', () => {
    const { exchange, advance } = testExchange()
    const [home, away] = [from('203.0.113.9'), from('198.51.100.1')]
    knownDevice(exchange, home)
    const theirs = sendCode(exchange, away)
    // The holder need not wait for the minute of the stranger.
    const own = sendCode(exchange, home)
    const type = (code: string, by: Asker, uuid?: string) =>
      exchange.take('signInBySms', { telPhone: phone, code, ...(uuid ? { uuid } : {}) }, by)
    for (let turn = 0; turn < 5; turn += 1)
      expect(refusal(() => type(wrongCode(theirs.code), away))).toEqual([403, '短信验证码错误'])
    expect(refusal(() => type(theirs.code, away))).toEqual([403, '短信验证码已失效，请重新获取'])
    // One who requested none guesses at all of them, five times.
    const bystander = from('198.51.100.2')
    for (let turn = 0; turn < 5; turn += 1) refusal(() => type('999999', bystander))
    expect(refusal(() => type(own.code, bystander))).toEqual([403, '短信验证码已失效，请重新获取'])
    expect(type(own.code, home).baseUserId).toBe('U0004')
    advance(minuteMs)
    // Whoever has the id of a code need not be where it was requested.
    const moved = sendCode(exchange, home)
    for (let turn = 0; turn < 5; turn += 1) refusal(() => type('999999', bystander))
    expect(type(moved.code, bystander, moved.uuid).baseUserId).toBe('U0004')
  })

  test('[ASVS 6.3.1] [ASVS 6.1.1] the five codes of strangers a day are not those of the holder, by device, address or session', () => {
    const { exchange, advance } = testExchange()
    const home = from('203.0.113.9')
    const device = knownDevice(exchange, home)
    const spend = (by: Asker) => {
      for (let turn = 0; turn < 5; turn += 1) {
        sendCode(exchange, by)
        advance(minuteMs)
      }
      return refusal(() => sendCode(exchange, by))
    }
    const spent = [429, '该手机号今天已获取 5 次验证码，请明天再试']
    expect(spend(from('198.51.100.1'))).toEqual(spent)
    expect(refusal(() => sendCode(exchange, from('198.51.100.2')))).toEqual(spent)
    // Who is signed in to another account is a stranger to this number.
    expect(refusal(() => sendCode(exchange, from('198.51.100.2', undefined, 'U0005')))).toEqual(spent)
    expect(spend(home)).toEqual(spent)
    expect(spend(from('198.51.100.3', device))).toEqual(spent)
    expect(spend(from('198.51.100.3', undefined, 'U0004'))).toEqual(spent)
  })

  test('[ASVS 6.3.1] a replay of the journal decides as before', () => {
    const journal = memoryJournal()
    const { exchange } = testExchange({ journal })
    const device = knownDevice(exchange, from('203.0.113.9'))
    for (let turn = 0; turn < 5; turn += 1) refusal(() => signIn(exchange, from('198.51.100.1'), 'guess'))
    const { exchange: again } = testExchange({ journal: memoryJournal([...journal.lines()]) })
    expect(refusal(() => signIn(again, from('198.51.100.1')))?.[0]).toBe(407)
    expect(signIn(again, from('198.51.100.1', device)).baseUserId).toBe('U0004')
  })
})
