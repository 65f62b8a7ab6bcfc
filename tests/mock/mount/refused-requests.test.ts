import { expect, test } from 'vitest'
import { handlers } from '#src/mock/handlers/all.ts'
import { registerHandlers } from '#src/mock/handlers/call/answer.ts'
import { answerRequest } from '#src/mock/mount/http/gate.ts'
import { refusedIn, refusedMax } from '#src/mock/mount/http/refused-requests.ts'
import { createWorlds, defaultWorld } from '#src/mock/worlds.ts'
import { someFriday } from '#tests/support/exchange.ts'

registerHandlers(handlers)

const client = { 'client-id': 'minjiang-portal', 'content-type': 'application/json' }
const post = (headers: Record<string, string>, body = '{}') => ({ method: 'POST', headers, body })

function opened() {
  const worlds = createWorlds(
    (world) => ({ world, seed: 'minjiang', real: () => someFriday }),
    () => undefined,
  )
  const exchange = worlds.of(defaultWorld)
  const ask = (path: string, init: RequestInit = {}, wait: number | null = null) =>
    answerRequest(new Request(`http://localhost${path}`, init), worlds, true, () => wait, '203.0.113.9')
  return { worlds, exchange, ask }
}

test('[ASVS 16.3.2] [ASVS 16.3.3] each control that refuses a request is recorded: when, from where, what, and nothing of its content', async () => {
  const { exchange, ask } = opened()
  await ask('/api/dscq-user/collect/ids?access_token=planted-token')
  await ask('/api/dscq-project/top/hot?size=1&size=2')
  await ask('/api/dscq-user/sms/code', post({ ...client, origin: 'http://evil.example' }))
  await ask('/api/dscq-user/sms/code', post({ 'content-type': 'application/json' }))
  await ask('/api/dscq-user/sms/code', post({ ...client, 'content-type': 'text/plain' }, 'planted-body'))
  await ask('/api/dscq-user/sms/code', post(client, '{"telPhone":"planted-body"}'))
  await ask('/api/dscq-project/top/hot', { method: 'PUT' })
  await ask('/api/dscq-project/top/hot', {}, 7)
  await ask('/api/dscq-project/top/hot')
  const refused = (code: number, method: string, path: string) => ({
    at: exchange.now(),
    code,
    method,
    path: `/api${path}`,
    source: '203.0.113.9',
  })
  expect(refusedIn(exchange)).toEqual([
    refused(401, 'GET', '/dscq-user/collect/ids'),
    refused(400, 'GET', '/dscq-project/top/hot'),
    refused(403, 'POST', '/dscq-user/sms/code'),
    refused(403, 'POST', '/dscq-user/sms/code'),
    refused(415, 'POST', '/dscq-user/sms/code'),
    refused(400, 'POST', '/dscq-user/sms/code'),
    refused(405, 'PUT', '/dscq-project/top/hot'),
    refused(429, 'GET', '/dscq-project/top/hot'),
  ])
  const listed = await ask('/__mock/refused.json')
  expect(await listed!.json()).toHaveLength(8)
})

test('a refusal opens no world, and the oldest of many is forgotten', async () => {
  const { worlds, exchange, ask } = opened()
  await ask('/api/dscq-project/top/hot', { method: 'PUT', headers: { cookie: 'mock-world=other' } })
  expect(worlds.isOpen('other')).toBe(false)
  await ask('/api/dscq-project/top/hot', { method: 'PUT' })
  for (let turn = 0; turn < refusedMax; turn += 1) await ask('/api/dscq-user/collect/ids')
  expect(refusedIn(exchange)).toHaveLength(500)
  expect(new Set(refusedIn(exchange).map(({ code }) => code))).toEqual(new Set([401]))
})
