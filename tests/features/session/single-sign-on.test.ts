import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { goodRedirects, hostileRedirects } from '#tests/model/redirect-values.ts'
import { openBrowser } from '#tests/features/session/support/browser.ts'
import { placeAfterSignIn, placeIn } from '#src/features/session/redirect.ts'
import { foreignCode, takeSignOn } from '#src/features/session/tokens/sign-on-return.ts'
import { beginSignOn } from '#src/features/session/tokens/sign-on-start.ts'
import { paths } from '#src/model/paths.ts'

beforeEach(() => {
  openBrowser()
  vi.stubEnv('VITE_LOGIN_HOST', 'https://sso.example')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

const query = (text: string) => new URLSearchParams(text)
const addressOf = async (...to: Parameters<typeof beginSignOn>) => new URL(await beginSignOn(...to))
const begin = async (redirect = '/index') => (await addressOf(redirect)).searchParams.get('state')!

describe('single sign-on', () => {
  test('[AC-02] goes to the login host with a new state of 192 random bits each time', async () => {
    const address = await addressOf('/index')
    expect([address.origin, address.pathname]).toEqual(['https://sso.example', '/authorize'])
    expect(address.searchParams.get('state')).toMatch(/^[0-9a-f]{48}$/)
    expect(new Set(await Promise.all(Array.from({ length: 100 }, () => begin()))).size).toBe(100)
  })

  test('[AC-02] returns with the code and the page where it began', async () => {
    const state = await begin('/myProject?list=2')
    expect(takeSignOn(query(`code=K1&state=${state}`))).toEqual({
      verifier: expect.stringMatching(/^[0-9a-f]{64}$/),
      code: 'K1',
      redirect: '/myProject?list=2',
      method: 'platform',
    })
  })

  test('[ASVS 10.4.6] sends the S256 challenge of a verifier that only this tab has', async () => {
    const { searchParams } = await addressOf('/index')
    const { verifier } = JSON.parse(sessionStorage.getItem('sign-on:v1')!) as { verifier: string }
    expect(verifier).toMatch(/^[0-9a-f]{64}$/)
    const challenge = createHash('sha256').update(verifier).digest('base64url')
    expect([searchParams.get('code_challenge'), searchParams.get('code_challenge_method')]).toEqual([challenge, 'S256'])
  })

  test('[ASVS 10.4.6] has no challenge where the browser has no digests', async () => {
    vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(7) })
    const { searchParams } = await addressOf('/index')
    expect([...searchParams.keys()]).toEqual(['state'])
    expect(takeSignOn(query(`code=K1&state=${searchParams.get('state')}`))).toMatchObject({ verifier: undefined })
  })

  test('[AC-02] a certificate has its own address, and is stored as such', async () => {
    const address = await addressOf('/index', 'certificate')
    expect(address.pathname).toBe('/certificate')
    const state = address.searchParams.get('state')!
    expect(takeSignOn(query(`code=K1&state=${state}`))).toMatchObject({ method: 'certificate' })
  })

  test.each([
    ['code=K1', 'K1'],
    ['code=K1&state=other', 'K1'],
    ['code=', null],
    ['code=K1&code=K2', null],
    ['', null],
  ])('[AC-02] started elsewhere, %j has the code %j', (text, code) => {
    expect(foreignCode(query(text))).toBe(code)
  })

  test.each<[string, (state: string) => string]>([
    ['no state', () => 'code=K1'],
    ['an empty state', () => 'code=K1&state='],
    ['a wrong state', () => `code=K1&state=${'0'.repeat(48)}`],
    ['the state in another case', (state) => `code=K1&state=${state.toUpperCase()}x`],
    ['a state with something behind it', (state) => `code=K1&state=${state}0`],
    ['half a state', (state) => `code=K1&state=${state.slice(0, 24)}`],
    ['the state twice', (state) => `code=K1&state=${state}&state=${state}`],
    ['two states', (state) => `code=K1&state=${state}&state=x`],
    ['no code', (state) => `state=${state}`],
    ['an empty code', (state) => `code=&state=${state}`],
    ['two codes', (state) => `code=K1&code=K2&state=${state}`],
    ['an error instead of a code', (state) => `error=access_denied&state=${state}`],
    ['nothing at all', () => ''],
  ])('[AC-02] is refused with %s, and the state is used up', async (_, come) => {
    const state = await begin()
    expect(takeSignOn(query(come(state)))).toBeNull()
    expect(takeSignOn(query(`code=K1&state=${state}`))).toBeNull()
  })

  test('[AC-02] is refused when this tab did not start it', async () => {
    expect(takeSignOn(query(`code=K1&state=${'a'.repeat(48)}`))).toBeNull()
    expect(takeSignOn(query('code=K1&state='))).toBeNull()
    expect(takeSignOn(query('code=K1'))).toBeNull()
  })

  test('[AC-02] works once', async () => {
    const state = await begin()
    expect(takeSignOn(query(`code=K1&state=${state}`))).not.toBeNull()
    expect(takeSignOn(query(`code=K1&state=${state}`))).toBeNull()
  })

  test('[AC-02] is refused after 10 minutes', async () => {
    const state = await begin()
    expect(takeSignOn(query(`code=K1&state=${state}`), Date.now() + 600_001)).toBeNull()
    const next = await begin()
    expect(takeSignOn(query(`code=K1&state=${next}`), Date.now() + 599_000)).not.toBeNull()
  })

  test.each(['', 'null', '{}', '"x"', '{"state":"short","redirect":"/","at":1}', '{"state":'])(
    '[AC-02] is refused when the stored value is %j',
    (stored) => {
      sessionStorage.setItem('sign-on:v1', stored)
      expect(takeSignOn(query('code=K1&state=short'))).toBeNull()
    },
  )
})

describe('the page after signing in', () => {
  const hostile = hostileRedirects.flatMap(([kind, values]) => values.map((value) => [kind, value] as const))

  test.each(hostile)('[RT-12] %s: %j leads to the home page', (_, value) => {
    expect(placeAfterSignIn(value)).toBe('/index')
    expect(placeIn(new URLSearchParams({ redirect: value }))).toBe('/index')
  })

  test.each(goodRedirects.filter((value) => !value.startsWith('/path')))(
    '[RT-11] %j is returned unchanged',
    (value) => {
      expect(placeIn(new URLSearchParams({ redirect: value }))).toBe(value)
    },
  )

  test('[RT-11] every address of the portal can be returned to, with query and hash, except those of signing in', () => {
    const never = new Set(['/login', '/register', '/loginCallback', '/lock'])
    for (const path of Object.values(paths)) {
      const from = `${path.replace(/:\w+/, 'A1')}?a=1&b=城#c`
      expect([from, placeAfterSignIn(from)]).toEqual([from, never.has(path) ? '/index' : from])
    }
  })

  test('[RT-12] two redirects count as none', () => {
    expect(placeIn(query('redirect=/project&redirect=/project'))).toBe('/index')
    expect(placeIn(query('redirect=/project'))).toBe('/project')
    expect(placeIn(query(''))).toBe('/index')
  })
})
