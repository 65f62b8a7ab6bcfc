import { expect, test } from 'vitest'
import { clientMessage } from '#src/model/push/client-messages.ts'
import { closeCode, messageIn, serverMessage } from '#src/model/push/frames.ts'

const fromClient = [
  '{"kind":"subscribe","topic":"hall"}',
  '{"kind":"subscribe","topic":"lot:A1","epoch":"e1","seq":0}',
  '{"kind":"unsubscribe","topic":"lot:A1"}',
  '{"kind":"replay","topic":"desk:c1","epoch":"e1","seq":41}',
  '{"kind":"say","topic":"desk:c1","id":"0a1b2c3d-4e5f","data":{"text":"你好"}}',
  '{"kind":"time","sent":1234.5}',
  '{"kind":"pong"}',
  '{"kind":"auth","ticket":"t0k3n"}',
]
const fromServer = [
  '{"kind":"hello","v":1,"t":1600000000000,"sessionTtl":1800000}',
  '{"kind":"event","v":1,"epoch":"e1","seq":1,"t":1600000000000,"type":"bid-placed","topic":"lot:A1","lotId":"A1","data":{"price":"10.5"}}',
  '{"kind":"event","v":1,"epoch":"e1","seq":1,"t":1600000000000,"type":"tick","topic":"hall","data":null}',
  '{"kind":"reset","topic":"hall","epoch":"e1","seq":0,"t":1600000000000,"snapshot":[]}',
  '{"kind":"replay","topic":"hall","epoch":"e1","frames":[]}',
  '{"kind":"replay","topic":"hall","epoch":"e1","frames":[],"more":true}',
  '{"kind":"said","topic":"desk:c1","id":"0a1b2c3d-4e5f"}',
  '{"kind":"refused","code":400,"msg":"消息格式不正确"}',
  '{"kind":"refused","topic":"desk:c1","id":"0a1b2c3d-4e5f","code":422,"msg":"请文明用语"}',
  '{"kind":"time","sent":1234.5,"t":1600000000000}',
  '{"kind":"ping","t":1600000000000}',
  '{"kind":"ping","t":1600000000000,"heads":[{"topic":"hall","epoch":"e1","seq":3}]}',
]

test.each(fromClient)('a client may send %s', (text) => {
  expect(messageIn(clientMessage, text)).toEqual(JSON.parse(text))
  expect(messageIn(serverMessage, text)).toBeNull()
})

test.each(fromServer)('a server may send %s', (text) => {
  expect(messageIn(serverMessage, text)).toEqual(JSON.parse(text))
})

test.each([
  ['binary', new Uint8Array([123, 125])],
  ['nothing', undefined],
  ['no JSON', '{'],
  ['not an object', '42'],
  ['null', 'null'],
  ['an unknown kind', '{"kind":"bid"}'],
  ['another version', '{"kind":"hello","v":2,"t":1,"sessionTtl":0}'],
  ['a negative number', '{"kind":"reset","topic":"hall","epoch":"e1","seq":-1,"t":1,"snapshot":[]}'],
  ['a broken number', '{"kind":"reset","topic":"hall","epoch":"e1","seq":1.5,"t":1,"snapshot":[]}'],
  ['an empty epoch', '{"kind":"reset","topic":"hall","epoch":"","seq":1,"t":1,"snapshot":[]}'],
  ['a malformed topic', '{"kind":"reset","topic":"__proto__","epoch":"e1","seq":1,"t":1,"snapshot":[]}'],
  ['time without end', '{"kind":"ping","t":1e999}'],
])('%s is not a message', (_name, text) => {
  expect(messageIn(serverMessage, text)).toBeNull()
})

test('unknown fields of a message are dropped', () => {
  const text = '{"kind":"ping","t":1,"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'
  expect(messageIn(serverMessage, text)).toEqual({ kind: 'ping', t: 1 })
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
})

test('a client closes only with codes that browsers allow', () => {
  for (const code of [closeCode.done, closeCode.stale, closeCode.badFrame]) {
    expect(code === 1000 || (code >= 3000 && code <= 4999)).toBe(true)
  }
  expect(closeCode.sessionEnded).toBe(4401)
  expect(closeCode.ticketExpired).toBe(4408)
})
