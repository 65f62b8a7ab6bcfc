import { sm2 } from 'sm-crypto-v2'
import { describe, expect, test, vi } from 'vitest'
import accounts from '#src/mock/accounts.json' with { type: 'json' }
import type { Exchange } from '#src/mock/worlds.ts'
import { publicKey } from '#src/mock/exchange/accounts/keys.ts'
import { randomStream } from '#src/mock/exchange/random.ts'
import { Refusal } from '#src/mock/exchange/refusal.ts'
import { sealText } from '#src/model/session/password.ts'
import { isNightly } from '#tests/support/nightly.ts'
import { memoryJournal, testExchange, type TestClock } from '#tests/support/exchange.ts'

const visitor = 'browser-0123456789'
const actor = { userId: null, visitor }

const signIn = (exchange: Exchange, loginName: string, password: string) => {
  const { uuid, nonce, text } = exchange.take('newCaptcha', {}, actor)
  const sealed = `04${sm2.doEncrypt(sealText(password, nonce, exchange.now()), publicKey)}`
  return exchange.take('signInByPassword', { username: loginName, password: sealed, uuid, captcha: text }, actor)
}

const signInBySms = (exchange: Exchange, telPhone: string) => {
  exchange.take('sendSms', { telPhone, purpose: '1008' }, actor)
  const code = /验证码 (\d{6})/.exec(exchange.sms.inbox[0]?.text ?? '')?.[1] ?? ''
  return exchange.take('signInBySms', { telPhone, code }, actor)
}

const register = (exchange: Exchange, loginName: string, telPhone: string) => {
  exchange.take('sendSms', { telPhone, purpose: '2001' }, actor)
  const code = /验证码 (\d{6})/.exec(exchange.sms.inbox[0]?.text ?? '')?.[1] ?? ''
  const { nonce } = exchange.take('newCaptcha', {}, actor)
  const password = `04${sm2.doEncrypt(sealText('Kt4#wq9z', nonce, exchange.now()), publicKey)}`
  return exchange.take('register', { loginName, telPhone, code, password, nonce }, actor)
}

/** One random command of a user or the console. */
function runRandomCommand(exchange: Exchange, random: () => number, turn: number): void {
  const account = accounts[Math.floor(random() * accounts.length)]!
  const lots = exchange.market.biddingNow()
  const lot = lots[Math.floor(random() * lots.length)]!
  const actions: (() => unknown)[] = [
    () => signIn(exchange, account.loginName, random() < 0.7 ? account.password : 'wrong-password'),
    () => signInBySms(exchange, account.phone),
    () => register(exchange, `somebody${turn}`, `1380000${1000 + turn}`),
    () => exchange.take('say', { conversation: visitor, text: `第 ${turn} 个问题：保证金什么时候退？` }, actor),
    () => exchange.take('quoteOnce', { assetsId: lot.assetsId, bidNo: String(2000 + turn) }, actor),
    () => exchange.take('lookAt', { assetsId: lot.assetsId }, actor),
    () => exchange.take('remindMe', { assetsId: lot.assetsId }, { userId: 'U0004', visitor }),
    () => exchange.take('addFavourite', { assetsId: lot.assetsId }, { userId: 'U0004', visitor }),
    () => exchange.take('removeFavourites', { assetsIds: [lot.assetsId] }, { userId: 'U0004', visitor }),
    () => exchange.take('jumpClock', { ms: Math.floor(random() * 5 * 3_600_000) }, actor),
    () => exchange.take('signOut', { userId: 'U0004' }, actor),
    () => exchange.take('setFaults', { faults: [{ path: '/x', kind: 'down' as const }] }, actor),
  ]
  try {
    actions[Math.floor(random() * actions.length)]!()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}

const stateOf = (exchange: Exchange) => ({
  now: exchange.now(),
  tables: exchange.tables,
  inbox: exchange.sms.inbox,
  chat: exchange.supportChat.historyOf(visitor),
  faults: exchange.faults,
})

/** Thirty commands, with real time between them. */
function randomHistory(seed: string, bots: boolean) {
  const journal = memoryJournal()
  const { exchange, clock, advance } = testExchange({ journal, bots })
  const random = randomStream(seed)
  for (let turn = 0; turn < 30; turn += 1) {
    advance(Math.floor(random() * 20 * 60_000))
    runRandomCommand(exchange, random, turn)
  }
  advance(1)
  return { journal, exchange, clock }
}

const rebuilt = (lines: string[], clock: TestClock, bots: boolean) => {
  const later = testExchange({ journal: memoryJournal(lines), startedAt: clock.now(), bots })
  later.advance(0)
  return later.exchange
}

describe('an exchange is restored from its journal', () => {
  const byDay: [string, boolean][] = [
    ['first', false],
    ['second', true],
  ]
  const byNight: [string, boolean][] = [
    ['third', true],
    ['fourth', false],
    ['fifth', true],
  ]
  test.each(isNightly ? [...byDay, ...byNight] : byDay)(
    'seed %s, bots %s',
    (seed, bots) => {
      const { journal, exchange, clock } = randomHistory(seed, bots)
      expect(journal.lines().length).toBeGreaterThan(30)
      expect(stateOf(rebuilt([...journal.lines()], clock, bots))).toEqual(stateOf(exchange))
    },
    30_000,
  )

  test('favourites and view counts are restored', () => {
    const journal = memoryJournal()
    const { exchange, clock } = testExchange({ journal })
    const person = { userId: 'U0004', visitor }
    for (const assetsId of ['A20000', 'A60000', 'A10000']) exchange.take('addFavourite', { assetsId }, person)
    exchange.take('removeFavourites', { assetsIds: ['A60000'] }, person)
    exchange.take('lookAt', { assetsId: 'A20000' }, actor)
    expect(() => exchange.take('addFavourite', { assetsId: 'A20000' }, actor)).toThrow('请先登录')
    const later = rebuilt([...journal.lines()], clock, false)
    expect([...later.tables.favourites.get('U0004')!.keys()]).toEqual(['A20000', 'A10000'])
    expect(later.tables.listings.get('A20000')).toEqual(exchange.tables.listings.get('A20000'))
  })

  test('ten thousand assets are restored', () => {
    const journal = memoryJournal()
    const { exchange, clock } = testExchange({ journal })
    exchange.take('loadScenario', { name: 'many' }, actor)
    const later = rebuilt([...journal.lines()], clock, false)
    expect(later.tables.listings.size).toBe(exchange.tables.listings.size)
    expect(later.tables.listings.get('M200000')).toEqual(exchange.tables.listings.get('M200000'))
  })

  test('a signed-in user is still signed in', () => {
    const journal = memoryJournal()
    const { exchange, clock } = testExchange({ journal })
    const { access_token: bearer } = signIn(exchange, 'person', 'Minjiang#2026')
    expect(rebuilt([...journal.lines()], clock, false).accounts.userOf(bearer)?.loginName).toBe('person')
  })

  test('a torn last line is dropped, and all lines before it count', () => {
    const { journal, clock } = randomHistory('torn', true)
    const lines = [...journal.lines()]
    const whole = rebuilt(lines.slice(0, -1), clock, true)
    const torn = rebuilt([...lines.slice(0, -1), lines.at(-1)!.slice(0, 20)], clock, true)
    expect(stateOf(torn)).toEqual(stateOf(whole))
  })

  test('a journal with a torn first line starts a new world', () => {
    const journal = memoryJournal(['{"world":"te'])
    const { exchange, clock } = testExchange({ journal })
    expect(exchange.startedAt).toBe(clock.now())
    expect(exchange.tables.users.size).toBe(accounts.length)
  })

  test('a command that fails on replay is reported, and the others count', () => {
    const reported = vi.spyOn(console, 'error').mockReturnValue()
    const { journal, clock, exchange } = randomHistory('older', false)
    const lines = [...journal.lines()]
    lines.splice(1, 0, JSON.stringify({ at: exchange.startedAt, name: 'quoteOnce', input: {}, secret: 'older' }))
    expect(stateOf(rebuilt(lines, clock, false))).toEqual(stateOf(exchange))
    expect(reported).toHaveBeenCalledTimes(1)
    reported.mockRestore()
  })

  test('a command of an older version is skipped', () => {
    const { journal, clock, exchange } = randomHistory('older', false)
    const lines = [...journal.lines()]
    lines.splice(1, 0, JSON.stringify({ at: exchange.startedAt, name: 'forgotten', input: {}, secret: 'older' }))
    expect(stateOf(rebuilt(lines, clock, false))).toEqual(stateOf(exchange))
  })
})
