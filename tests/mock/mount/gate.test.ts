import { expect, test } from 'vitest'
import { answerRequest } from '#src/mock/mount/http/gate.ts'
import { createWorlds } from '#src/mock/worlds.ts'
import { someFriday } from '#tests/support/exchange.ts'

const worlds = createWorlds(
  (world) => ({ world, seed: 'minjiang', real: () => someFriday }),
  () => undefined,
)
const statusOf = async (address: string, headers: Record<string, string>, method = 'POST') =>
  (await answerRequest(new Request(`${address}/__mock/state`, { method, headers }), worlds, true))!.status

test.each([
  ['its own page', 'http://127.0.0.1:1', { host: '127.0.0.1:1', origin: 'http://127.0.0.1:1' }, 400],
  ['no page', 'http://127.0.0.1:1', { host: '127.0.0.1:1' }, 400],
  ['a foreign page', 'http://127.0.0.1:1', { host: '127.0.0.1:1', origin: 'http://evil.example' }, 403],
  [
    'a page of the host in the address',
    'http://evil.example',
    { host: '127.0.0.1:1', origin: 'http://evil.example' },
    403,
  ],
  [
    'a page of a host with a longer name',
    'http://127.0.0.1:1',
    { host: '127.0.0.1:1', origin: 'http://x//127.0.0.1:1' },
    403,
  ],
  ['a page with the origin null', 'http://127.0.0.1:1', { host: '127.0.0.1:1', origin: 'null' }, 403],
])('[SE-01] an order of %s is judged by the Host header', async (_, address, headers, status) => {
  expect(await statusOf(address, headers)).toBe(status)
})

test.each(['OPTIONS', 'PUT', 'DELETE', 'PATCH'])(
  '%s is not a valid method through any mount, and its world is not created',
  async (method) => {
    for (const path of [
      '/__mock/reset',
      '/api/dscq-project/top/hot',
      '/mock-bank/pay',
      '/mock-face/check',
      '/sso/grant',
    ]) {
      const headers = { host: '127.0.0.1:1', cookie: 'mock-world=unmade' }
      const answer = (await answerRequest(new Request(`http://127.0.0.1:1${path}`, { method, headers }), worlds, true))!
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
    }
    expect(worlds.isOpen('unmade')).toBe(false)
  },
)
