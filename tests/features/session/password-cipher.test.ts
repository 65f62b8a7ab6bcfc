import { createHash } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { encryptPassword } from '#src/features/session/credentials/password-cipher.ts'
import { createAccounts } from '#src/mock/exchange/accounts/accounts.ts'
import type { Core } from '#src/mock/exchange/core.ts'
import { publicKey } from '#src/mock/exchange/accounts/keys.ts'
import { registerNodeAes } from '#src/mock/mount/node-aes.ts'
import { randomStream } from '#src/mock/exchange/random.ts'
import { Refusal } from '#src/mock/exchange/refusal.ts'
import type { User } from '#src/mock/exchange/tables.ts'

const password = 'Minjiang#2026'
const person: User = {
  id: 'U1',
  loginName: 'person',
  username: '周岷生',
  name: '周岷生',
  password,
  telPhone: '13900000004',
  authStatus: 3,
  headImg: '',
  isAllowAccess: true,
  persona: '',
}

/** Only the sign-in rules of the exchange. */
const accounts = (user = person, seed = 'seal') =>
  createAccounts(
    {
      now: () => 1_000_000,
      random: randomStream(seed),
      tables: { users: new Map([[user.id, user]]) },
    } as unknown as Core,
    { sms: { send: () => undefined }, identities: { identityOf: () => null } },
  )

afterEach(() => {
  vi.unstubAllEnvs()
})

const hashes = (text: string) =>
  ['md5', 'sha1', 'sha224', 'sha256', 'sha384', 'sha512'].flatMap((name) => {
    const hash = createHash(name).update(text, 'utf8').digest()
    return [hash.toString('hex'), hash.toString('base64'), hash.toString('base64url')]
  })

/** Every form of the password that must not be sent. */
const plainForms = [
  password,
  encodeURIComponent(password),
  Buffer.from(password).toString('hex'),
  Buffer.from(password).toString('base64').replace(/=+$/, ''),
  Buffer.from(password).toString('base64url'),
  [...password].toReversed().join(''),
  ...hashes(password),
].map((text) => text.toLowerCase())

describe.each(['sm2', 'aes'])('a password encrypted with %s', (cipher) => {
  const sealed: { text: string; nonce: string; uuid: string; captcha: string }[] = []
  const exchange = accounts()

  beforeAll(async () => {
    registerNodeAes()
    vi.stubEnv('VITE_PASSWORD_CIPHER', cipher)
    for (let count = 0; count < 100; count += 1) {
      const { uuid, text, nonce } = exchange.newCaptcha()
      sealed.push({ text: await encryptPassword(password, { publicKey, nonce }), nonce, uuid, captcha: text })
    }
  })

  test('[AC-01] none of 100 contains the password, its base64, its hex, its MD5 or a SHA of it', () => {
    const found = sealed.filter(({ text }) => {
      const decoded = /^[0-9a-f]+$/i.test(text) ? Buffer.from(text, 'hex') : Buffer.from(text, 'base64')
      const forms = [text, decoded.toString('latin1'), decoded.toString('utf8')].join(' ').toLowerCase()
      return plainForms.some((tale) => forms.includes(tale))
    })
    expect(sealed).toHaveLength(100)
    expect(found).toEqual([])
  })

  test('[AC-01] no two are equal', () => {
    expect(new Set(sealed.map(({ text }) => text)).size).toBe(100)
  })

  test('[AC-01] the exchange decrypts all 100, each once', () => {
    const signIn = ({ text, uuid, captcha }: (typeof sealed)[number]) =>
      exchange.byPassword({ username: 'person', password: text, uuid, captcha }, { userId: null })
    expect(sealed.map((one) => signIn(one).baseUserId)).toEqual(sealed.map(() => 'U1'))
    for (const one of sealed) expect(() => signIn(one)).toThrow(Refusal)
  })

  test('[AC-01] an intercepted message is refused 100 times out of 100, with a new captcha each time', async () => {
    const refusals = sealed.map(({ text }) => {
      // A fresh exchange each time, so that five failures lock no account.
      const fresh = accounts(person, 'another')
      const { uuid, text: captcha } = fresh.newCaptcha()
      try {
        return fresh.byPassword({ username: 'person', password: text, uuid, captcha }, { userId: null }).baseUserId
      } catch (error) {
        return (error as Refusal).code
      }
    })
    expect(refusals).toEqual(sealed.map(() => 403))
  })
})

test.each(['密码：岷江 🔒', ' leading and trailing ', '"quotes", [brackets] and \\backslashes\\', 'x'.repeat(128)])(
  '[AC-01] %j is decrypted to the same text',
  async (typed) => {
    vi.stubEnv('VITE_PASSWORD_CIPHER', 'sm2')
    const exchange = accounts({ ...person, password: typed })
    const { uuid, text: captcha, nonce } = exchange.newCaptcha()
    const sealed = await encryptPassword(typed, { publicKey, nonce })
    expect(
      exchange.byPassword({ username: '13900000004', password: sealed, uuid, captcha }, { userId: null }).baseUserId,
    ).toBe('U1')
  },
)

test('[AC-01] the SM2 point always begins with its prefix: without it the first two digits may equal the prefix by chance', async () => {
  vi.stubEnv('VITE_PASSWORD_CIPHER', 'sm2')
  const [point, digest] = [128, 64]
  const text = 2 * JSON.stringify(['n', Date.now(), 'x']).length
  for (let count = 0; count < 20; count += 1) {
    const sealed = await encryptPassword('x', { publicKey, nonce: 'n' })
    expect([sealed.slice(0, 2), sealed.length]).toEqual(['04', 2 + point + digest + text])
  }
})

test.each([undefined, null, ''])('[AC-01] without a key (%j) nothing is sent', async (key) => {
  vi.stubEnv('VITE_PASSWORD_CIPHER', 'sm2')
  await expect(encryptPassword(password, { publicKey: key, nonce: 'n' })).rejects.toMatchObject({ trouble: 'no-key' })
})
