import { describe, expect, test } from 'vitest'
import { handlers } from '#src/mock/handlers/all.ts'
import { registerHandlers } from '#src/mock/handlers/call/answer.ts'
import { answerRequest } from '#src/mock/mount/http/gate.ts'
import { createRates, type RateOf } from '#src/mock/mount/http/rates.ts'
import { createWorlds } from '#src/mock/worlds.ts'
import { someFriday } from '#tests/support/exchange.ts'
import { bearerOf } from '../support/sign-in.ts'

const anonymous = { userId: null, visitor: '' }

function begin() {
  registerHandlers(handlers)
  let now = 0
  const journal: string[] = []
  const worlds = createWorlds(
    (world) => ({
      world,
      seed: 'minjiang',
      real: () => someFriday + now,
      journal: { lines: () => [], append: (line) => journal.push(line), keep: () => undefined, clear: () => undefined },
    }),
    () => undefined,
  )
  const rates = createRates(() => now)
  /** Status, envelope and header of a call from this address. */
  const call = async (path: string, input: object, headers: Record<string, string> = {}, from = '192.0.2.1') => {
    const request = new Request(`http://127.0.0.1:1${path}`, {
      method: 'POST',
      headers: { 'client-id': 'minjiang-portal', 'content-type': 'application/json', ...headers },
      body: JSON.stringify(input),
    })
    const answer = (await answerRequest(request, worlds, false, (what) => rates.take(what, from)))!
    const { code, msg } = (await answer.json()) as { code: number; msg: string }
    return [answer.status, code, msg, answer.headers.get('retry-after')]
  }
  /** How many of `times` calls were accepted before the first refusal, and the refusal. */
  const until429 = async (times: number, ask: (turn: number) => Promise<unknown[]>) => {
    for (let turn = 0; turn < times; turn += 1) {
      const answer = await ask(turn)
      if (answer[0] === 429) return { taken: turn, answer }
    }
    return { taken: times, answer: null }
  }
  return { call, until429, worlds, journal, pass: (ms: number) => (now += ms) }
}

describe('[AC-05] rate limits of a visitor, by address', () => {
  test('calls: 1,200 a minute; the next gets the time to wait, and another address is not affected', async () => {
    const { call, until429, pass } = begin()
    const ads = (from?: string) => call('/api/dscq-content/ad-ads/list', { code: 'index_kp' }, {}, from)
    const { taken, answer } = await until429(1_300, () => ads())
    expect(taken).toBe(1_200)
    expect(answer).toEqual([429, 429, '访问过于频繁，请 1 秒后再试', '1'])
    expect((await ads('192.0.2.2'))[0]).toBe(200)
    pass(50)
    expect((await ads())[0]).toBe(200)
    expect((await ads())[0]).toBe(429)
  })

  test('a signed-in person is not counted as a visitor', async () => {
    const { call, until429, worlds } = begin()
    const authorization = `Bearer ${bearerOf(worlds.of('demo'), 'person')}`
    const ask = () => call('/api/dscq-content/ad-ads/list', { code: 'index_kp' }, { authorization })
    expect((await until429(1_300, ask)).taken).toBe(1_300)
    const forged = { authorization: 'Bearer forged' }
    const ads = () => call('/api/dscq-content/ad-ads/list', { code: 'index_kp' }, forged)
    expect((await until429(1_300, ads)).taken).toBe(1_200)
  })

  test('text messages: 60 an hour, whatever their numbers', async () => {
    const { call, until429, worlds } = begin()
    const send = (turn: number) => call('/api/dscq-user/sms/code', { telPhone: `1380000${1_000 + turn}`, code: '1008' })
    const { taken, answer } = await until429(70, send)
    expect(taken).toBe(60)
    expect(answer).toEqual([429, 429, '访问过于频繁，请 60 秒后再试', '60'])
    expect(worlds.of('demo').sms.inbox).toHaveLength(60)
  })

  test('sign-ins: 120 a minute, and none of the refused is in the journal', async () => {
    const { call, until429, journal } = begin()
    const practise = () => call('/bid-api/dscq-sync/v1/bid-assets/practice/begin', { mode: 'ongoing' })
    expect((await until429(130, practise)).taken).toBe(120)
    expect(journal.filter((line) => line.includes('"practise"'))).toHaveLength(120)
  })

  test('a batch counts for all its calls', async () => {
    const { call, until429, journal } = begin()
    const captcha = { method: 'get', path: '/blade-auth/oauth/captcha', input: {} }
    const ask = () => call('/api/portal/batch', { calls: Array.from({ length: 20 }, () => captcha) })
    expect((await until429(20, ask)).taken).toBe(6)
    expect(journal.filter((line) => line.includes('"newCaptcha"'))).toHaveLength(120)
    expect((await call('/api/portal/batch', { calls: [null, 1, 'x', {}] }))[1]).toBe(400)
  })

  test('a batch of cheap calls counts as that many calls of a visitor, and as none of a signed-in user', async () => {
    const { call, until429, worlds } = begin()
    const hot = { method: 'get', path: '/dscq-project/top/hot', input: { size: 1, current: 1 } }
    const ask = (headers = {}) => call('/api/portal/batch', { calls: Array.from({ length: 20 }, () => hot) }, headers)
    expect((await until429(80, () => ask())).taken).toBe(57)
    const authorization = `Bearer ${bearerOf(worlds.of('demo'), 'person')}`
    expect((await until429(80, () => ask({ authorization }))).taken).toBe(80)
  })

  test('worlds of the mock: 60 a minute', async () => {
    const { until429, worlds } = begin()
    const rates = createRates(() => 0)
    const letter = async (turn: number) => {
      const request = new Request('http://127.0.0.1:1/mock-files/uploads/x.png', {
        headers: { cookie: `mock-world=w${turn}` },
      })
      const answer = (await answerRequest(request, worlds, false, (what) => rates.take(what, '192.0.2.1')))!
      return [answer.status]
    }
    expect((await until429(70, letter)).taken).toBe(60)
    expect((await letter(0))[0]).toBe(403)
  })

  test('ten thousand addresses are stored, and no more', () => {
    const rates = createRates(() => 0)
    const spend = (from: string, what: RateOf = 'text') => {
      for (let turn = 0; turn < 60; turn += 1) rates.take(what, from)
    }
    spend('192.0.2.1')
    expect(rates.take('text', '192.0.2.1')).toBe(60)
    for (let turn = 0; turn < 10_000; turn += 1) rates.take('text', `2001:db8::${turn}`)
    expect(rates.take('text', '192.0.2.1')).toBeNull()
  })
})

test('without rate limits nothing is counted', async () => {
  const { worlds } = begin()
  worlds.of('demo').take('newCaptcha', {}, anonymous)
  for (let turn = 0; turn < 130; turn += 1) {
    const request = new Request('http://127.0.0.1:1/api/blade-auth/oauth/captcha')
    expect((await answerRequest(request, worlds, false))!.status).toBe(200)
  }
})
