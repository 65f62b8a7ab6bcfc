import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { oauthCaptcha, passwordLogin } from '#src/api/endpoints/auth.ts'
import { encryptSm2 } from '#src/features/session/credentials/cipher-sm2.ts'
import { handlers } from '#src/mock/handlers/all.ts'
import { registerHandlers } from '#src/mock/handlers/call/answer.ts'
import { answerRequest } from '#src/mock/mount/http/gate.ts'
import { reply } from '#src/mock/mount/node-http.ts'
import { sourceOf } from '#src/mock/mount/http/source.ts'
import { createWorlds, defaultWorld } from '#src/mock/worlds.ts'
import { sealText } from '#src/model/session/password.ts'

registerHandlers(handlers)

test.each([
  ['127.0.0.2', '127.0.0.2'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  [undefined, ''],
])('[ASVS 6.3.1] limits of %s count by %s', (address, source) => {
  expect(sourceOf(address)).toBe(source)
})

/** Calls of a browser over HTTP, with its cookies; `source` is absent for an exchange in the page. */
function browserAt(source?: string, scheme = 'http') {
  const worlds = createWorlds(
    (world) => ({ world, seed: 'minjiang', real: () => 1_772_760_600_000 }),
    () => undefined,
  )
  const exchange = worlds.of(defaultWorld)
  const answerTo = async (path: string, from = source, headers: Record<string, string> = {}, method = 'GET') => {
    const request = new Request(`${scheme}://localhost/api${path}`, {
      method,
      headers: { 'client-id': 'minjiang-portal', ...headers },
    })
    return (await answerRequest(request, worlds, false, () => null, from))!
  }
  const signIn = async (password: string, from?: string, cookie?: string) => {
    const { data } = (await (await answerTo(oauthCaptcha.path, from)).json()) as {
      data: Record<'uuid' | 'nonce' | 'publicKey', string>
    }
    const query = new URLSearchParams({
      client_id: 'c',
      client_secret: 's',
      grant_type: 'password',
      username: 'person',
      password: encryptSm2(sealText(password, data.nonce, 0), data.publicKey),
      uuid: data.uuid,
      captcha: exchange.accounts.captchaText(data.uuid)!,
    })
    return answerTo(`${passwordLogin.path}?${query}`, from, cookie ? { cookie } : {}, 'POST')
  }
  return { signIn }
}

const codeOf = async (answer: Response) => ((await answer.json()) as { code: number }).code

test('[ASVS 6.3.1] a sign-in gives the device a token that no script reads, by which it is known at another address', async () => {
  const { signIn } = browserAt('203.0.113.9')
  const [cookie = '', ofBids = '', ...others] = (await signIn('Minjiang#2026', '203.0.113.9')).headers.getSetCookie()
  expect(cookie).toMatch(/^known-device=[a-z\d]{40}; Path=\/api; HttpOnly; Max-Age=15552000; SameSite=Strict$/)
  expect(ofBids).toBe(cookie.replace('Path=/api;', 'Path=/bid-api;'))
  expect(others).toEqual([])
  for (let turn = 0; turn < 5; turn += 1) {
    const refused = await signIn('guess', '198.51.100.1')
    expect(refused.headers.get('set-cookie')).toBeNull()
  }
  expect(await codeOf(await signIn('Minjiang#2026', '198.51.100.1'))).toBe(407)
  expect(await codeOf(await signIn('Minjiang#2026', '198.51.100.2'))).toBe(200)
  expect(await codeOf(await signIn('Minjiang#2026', '198.51.100.1', cookie.split(';')[0]))).toBe(200)
})

test('[ASVS 6.3.3] both cookies of an answer leave the server, and its other headers replace those that stand there', async () => {
  const server = createServer((_request, response) => {
    response.setHeader('cache-control', 'max-age=60')
    const answer = new Response('{}', { headers: { 'cache-control': 'no-store' } })
    for (const cookie of ['a=1; Path=/api', 'a=1; Path=/bid-api']) answer.headers.append('set-cookie', cookie)
    void reply(response, answer)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { headers } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  server.close()
  expect(headers.getSetCookie()).toEqual(['a=1; Path=/api', 'a=1; Path=/bid-api'])
  expect(headers.get('cache-control')).toBe('no-store')
})

test('[ASVS 3.3.1] [ASVS 3.3.3] over TLS the token of a device is in a cookie of this host alone, and under no other name', async () => {
  const { signIn } = browserAt('203.0.113.9', 'https')
  const cookie = (await signIn('Minjiang#2026', '203.0.113.9')).headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(
    /^__Host-known-device=[a-z\d]{40}; Path=\/; HttpOnly; Max-Age=15552000; SameSite=Strict; Secure$/,
  )
  const [pair = ''] = cookie.split(';')
  for (let turn = 0; turn < 5; turn += 1) await signIn('guess', '198.51.100.1')
  expect(await codeOf(await signIn('Minjiang#2026', '198.51.100.1', pair.replace('__Host-', '')))).toBe(407)
  expect(await codeOf(await signIn('Minjiang#2026', '198.51.100.1', pair))).toBe(200)
})

test('[ASVS 6.3.1] an exchange in the page sets no cookie', async () => {
  const answer = await browserAt().signIn('Minjiang#2026')
  expect([await codeOf(answer), answer.headers.get('set-cookie')]).toEqual([200, null])
})
