import { describe, expect, test } from 'vitest'
import { type Fault, faultOn, struckBy } from '#src/mock/exchange/faults.ts'
import { answerCall } from '#src/mock/handlers/call/answer.ts'
import { memoryJournal, testExchange } from '#tests/support/exchange.ts'

/** For each of so many calls of one path: which fault it meets. */
const faultKinds = (faults: Fault[], calls: number, path = '/dscq-user/user/detail') =>
  Array.from({ length: calls }, () => faultOn(faults, path)?.kind ?? '-')

const countOf = (kinds: readonly string[], kind: string) => kinds.filter((each) => each === kind).length

describe('a share of the calls', () => {
  test('[F22] ten per cent of ten thousand calls is 1,000, give or take a hundred', () => {
    const kinds = faultKinds([{ path: '*', kind: 'refuse', share: 0.1, seed: 'a' }], 10_000)
    expect(countOf(kinds, 'refuse')).toBeGreaterThan(900)
    expect(countOf(kinds, 'refuse')).toBeLessThan(1100)
  })

  test('none and all', () => {
    expect(countOf(faultKinds([{ path: '*', kind: 'down', share: 0 }], 1000), 'down')).toBe(0)
    expect(countOf(faultKinds([{ path: '*', kind: 'down', share: 1 }], 1000), 'down')).toBe(1000)
  })

  test('a call that the first fault spares may meet the next', () => {
    const kinds = faultKinds(
      [
        { path: '*', kind: 'refuse', share: 0.5, seed: 'a' },
        { path: '*', kind: 'slow', share: 0.5, seed: 'a' },
      ],
      10_000,
    )
    expect(Math.round(countOf(kinds, 'refuse') / 500)).toBe(10)
    expect(Math.round(countOf(kinds, 'slow') / 500)).toBe(5)
  })

  test('[F22] each fault counts the calls that it hit', () => {
    const faults: Fault[] = [
      { path: '*', kind: 'down', times: 2 },
      { path: '/dscq-user', kind: 'slow' },
      { path: '/dscq-notice', kind: 'refuse' },
    ]
    const faultList = [...faults]
    faultKinds(faults, 5)
    expect(faultList.map(struckBy)).toEqual([2, 3, 0])
  })

  test('calls of other paths use no random numbers', () => {
    const one: Fault[] = [{ path: '/dscq-user', kind: 'down', share: 0.5, seed: 'x' }]
    const two: Fault[] = [{ path: '/dscq-user', kind: 'down', share: 0.5, seed: 'x' }]
    const mixed = Array.from({ length: 100 }, () => {
      expect(faultOn(two, '/oauth/token')).toBeNull()
      return faultOn(two, '/dscq-user/user/detail')?.kind ?? '-'
    })
    expect(mixed).toEqual(faultKinds(one, 100))
  })

  test('one seed hits the same calls each time, another one others', () => {
    const under = (seed: string) => faultKinds([{ path: '*', kind: 'down', share: 0.3, seed }], 200)
    expect(under('7')).toEqual(under('7'))
    expect(under('7')).not.toEqual(under('8'))
  })

  test('`times` counts only the calls that were hit', () => {
    const kinds = faultKinds([{ path: '*', kind: 'nonsense', share: 0.2, seed: 'n', times: 3 }], 1000)
    expect(countOf(kinds, 'nonsense')).toBe(3)
  })
})

describe('an exchange with random faults', () => {
  test('draws its own random numbers as without faults, so its journal can be replayed', () => {
    const tokensWith = (faults: Fault[]) => {
      const journal = memoryJournal()
      const { exchange } = testExchange({ journal })
      exchange.take('setFaults', { faults }, { userId: null, visitor: '' })
      faultKinds(exchange.faults, 50)
      return { drawn: [exchange.random(), exchange.random()], journal }
    }
    const calm = tokensWith([])
    const faulty = tokensWith([{ path: '*', kind: 'down', share: 0.5, seed: 's' }])
    expect(faulty.drawn).toEqual(calm.drawn)
    expect(testExchange({ journal: faulty.journal }).exchange.faults).toEqual([
      { path: '*', kind: 'down', share: 0.5, seed: 's' },
    ])
  })
})

describe('a fault of the answer', () => {
  const telPhone = '13900000004'
  const messagesUnder = async (fault: Fault) => {
    const { exchange } = testExchange()
    exchange.take('setFaults', { faults: [fault] }, { userId: null, visitor: '' })
    const question = { method: 'post', path: '/dscq-user/sms/code', input: { telPhone, code: '1008' } }
    const answer = await answerCall(exchange, { ...question, bearer: null, visitor: '' })
    return { answer, sent: exchange.sms.inbox.length }
  }

  test.each([
    ['down', { kind: 'cut' }],
    ['nonsense', { kind: 'nonsense', body: '<!doctype html><title>502</title>' }],
    ['refuse', { kind: 'envelope', envelope: { code: 500, msg: '系统繁忙，请稍后再试', data: null } }],
  ] as const)('[F14] %s: the call was executed, and the caller cannot know it', async (kind, answer) => {
    expect(await messagesUnder({ path: '*', kind, after: true })).toEqual({ answer, sent: 1 })
    expect(await messagesUnder({ path: '*', kind })).toEqual({ answer, sent: 0 })
  })

  test('slow: the answer is late and complete', async () => {
    const { answer, sent } = await messagesUnder({ path: '*', kind: 'slow', ms: 1, after: true })
    expect(answer).toMatchObject({ kind: 'envelope', envelope: { code: 200 } })
    expect(sent).toBe(1)
  })
})
