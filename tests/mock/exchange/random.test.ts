import { describe, expect, test, vi } from 'vitest'
import { Exchange } from '#src/mock/worlds.ts'
import { newSecret, secretStream, token } from '#src/mock/exchange/random.ts'
import { memoryJournal, someFriday } from '#tests/support/exchange.ts'

const visitor = { userId: null, visitor: '' }
const startedExchange = (journal = memoryJournal(), seed?: string) =>
  new Exchange({ world: 'demo', real: () => someFriday, journal, ...(seed === undefined ? {} : { seed }) })

/** One of each unguessable value. */
function unguessableValues(exchange: Exchange) {
  const { uuid, text, nonce } = exchange.take('newCaptcha', {}, visitor)
  exchange.take('sendSms', { telPhone: '13900000004', purpose: '1008' }, visitor)
  const code = /验证码 (\d{6})/.exec(exchange.sms.inbox[0]!.text)![1]!
  const { access_token, refresh_token } = exchange.take('signInBySms', { telPhone: '13900000004', code }, visitor)
  const actor = { userId: 'U0004', visitor: '' }
  const file = { name: 'a.png', kind: 'png' as const, purpose: 'identity', base64: btoa('a') }
  const { url } = exchange.take('storeFile', file, actor)
  const ticket = exchange.take('newPushTicket', { userId: 'U0004' }, actor)
  const { practiceKey } = exchange.take('practise', { mode: 'ongoing' }, visitor)
  return { uuid, text, nonce, code, access_token, refresh_token, url, ticket, practiceKey }
}

describe('[AC-05] unguessable values', () => {
  test('differ in each world, even with the same start', () => {
    const worlds = Array.from({ length: 5 }, () => unguessableValues(startedExchange()))
    for (const name of ['uuid', 'nonce', 'access_token', 'refresh_token', 'url', 'ticket', 'practiceKey'] as const)
      expect([name, new Set(worlds.map((world) => world[name])).size]).toEqual([name, 5])
    expect(new Set(worlds.map(({ code, text }) => code + text)).size).toBe(5)
  })

  test('come from the system’s random generator, anew with each command', () => {
    const asked = vi.spyOn(crypto, 'getRandomValues')
    const exchange = startedExchange()
    const before = asked.mock.calls.length
    exchange.take('newCaptcha', {}, visitor)
    exchange.take('newCaptcha', {}, visitor)
    expect(asked.mock.calls.length - before).toBe(2)
    expect(asked.mock.calls.every(([bytes]) => bytes?.byteLength === 32)).toBe(true)
  })

  test('are the same when the journal is replayed, and the next ones differ each time', () => {
    const journal = memoryJournal()
    const exchange = startedExchange(journal)
    const first = unguessableValues(exchange)
    const lines = [...journal.lines()]
    const again = () => startedExchange(memoryJournal([...lines]))
    const [one, two] = [again(), again()]
    expect(one.accounts.userOf(first.access_token)?.id).toBe('U0004')
    expect(one.sms.inbox).toEqual(exchange.sms.inbox)
    expect(one.uploads.find(first.url.slice(-36, -4))?.name).toBe('a.png')
    expect(one.accounts.captchaText(first.uuid)).toBe(first.text)
    expect(one.take('newCaptcha', {}, visitor).uuid).not.toBe(two.take('newCaptcha', {}, visitor).uuid)
  })

  test('every line of the journal has its own secret', () => {
    const journal = memoryJournal()
    unguessableValues(startedExchange(journal))
    const secrets = journal.lines().map((line) => (JSON.parse(line) as { secret: string }).secret)
    expect(secrets).toHaveLength(7)
    for (const secret of secrets) expect(secret).toMatch(/^[0-9a-f]{64}$/)
    expect(new Set(secrets).size).toBe(7)
  })

  test('come from the seed where a test gives one', () => {
    expect(unguessableValues(startedExchange(memoryJournal(), 'one'))).toEqual(
      unguessableValues(startedExchange(memoryJournal(), 'one')),
    )
    expect(unguessableValues(startedExchange(memoryJournal(), 'one'))).not.toEqual(
      unguessableValues(startedExchange(memoryJournal(), 'two')),
    )
  })
})

describe('the stream of a secret', () => {
  test('is SHA-256 over the secret and a counter, 32 bits a number', () => {
    const next = secretStream('abc')
    // sha256('abc:1') and sha256('abc:2'), by openssl.
    const first = 'bfcf0b9cbe9d8208b2cddd9a01c31a9a60698a106a0e4fc1664233a15f16acec'
    const second = '16455f08fd29eae045c508f686723995d31f572deaa2eae371b3d38438131d79'
    const numbers = Array.from({ length: 16 }, () =>
      Math.round(next() * 4294967296)
        .toString(16)
        .padStart(8, '0'),
    )
    expect(numbers.join('')).toBe(first + second)
  })

  test('is spread over all characters of a token', () => {
    const text = token(secretStream(newSecret()), 36_000)
    const counts = new Map<string, number>()
    for (const sign of text) counts.set(sign, (counts.get(sign) ?? 0) + 1)
    expect(counts.size).toBe(36)
    for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(250)
  })
})
