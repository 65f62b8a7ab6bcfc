import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fillSlots } from '#tests/api/support/slots.ts'
import { startServer, type TestServer } from '#tests/api/support/server.ts'
import { call } from '#src/api/client.ts'
import { endpoint } from '#src/api/endpoint.ts'
import { readReply } from '#src/api/outcome.ts'

const anything = endpoint({
  method: 'get',
  path: '/x',
  summary: '',
  input: () => z.object({}),
  data: () => z.unknown(),
})

/** Bodies without an envelope, as sent by broken servers, proxies and captive portals. */
const malformed: readonly (readonly [string, string])[] = [
  ['nothing', ''],
  ['white space', '  \n '],
  ['a page', '<!doctype html><html><body>502 Bad Gateway</body></html>'],
  ['a page of success', '<html><body>{"code":200}</body></html>'],
  ['plain words', 'OK'],
  ['a success as text', '200'],
  ['null', 'null'],
  ['true', 'true'],
  ['a text', '"code"'],
  ['a text with an envelope', '"{\\"code\\":200,\\"data\\":1}"'],
  ['a list', '[]'],
  ['a list with an envelope', '[{"code":200,"data":1}]'],
  ['an empty object', '{}'],
  ['data without a code', '{"data":{"id":1}}'],
  ['a textual code', '{"code":"200","data":1}'],
  ['a null code', '{"code":null,"data":1}'],
  ['a true code', '{"code":true,"data":1}'],
  ['a code in a list', '{"code":[200],"data":1}'],
  ['a code in an object', '{"code":{"value":200},"data":1}'],
  ['a code with decimals', '{"code":200.5,"data":1}'],
  ['a code beyond numbers', '{"code":1e999,"data":1}'],
  ['another name for the code', '{"status":200,"data":1}'],
  ['another case', '{"Code":200,"data":1}'],
  ['the code one level down', '{"result":{"code":200,"data":1}}'],
  ['a message that is a number', '{"code":200,"msg":1,"data":1}'],
  ['a message that is an object', '{"code":200,"msg":{},"data":1}'],
  ['a description that is a list', '{"code":200,"error_description":[],"data":1}'],
  ['half an envelope', '{"code":200,"data":{"records":[{"id":1},'],
  ['an envelope and more', '{"code":200,"data":1}{"code":200}'],
  ['single quotes', "{'code':200,'data':1}"],
  ['a comment', '/* ok */{"code":200,"data":1}'],
  ['a guard against inclusion', ')]}\',\n{"code":200,"data":1}'],
  ['a callback', 'callback({"code":200,"data":1})'],
  ['XML', '<?xml version="1.0"?><reply><code>200</code></reply>'],
  ['NUL bytes', '\u0000\u0000'],
]

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

test('[SE-02] the table has at least 30 rows', () => {
  expect(new Set(malformed.map(([, body]) => body)).size).toBeGreaterThanOrEqual(30)
})

describe.each([200, 403, 500])('with status %i', (status) => {
  test.each(malformed)('[SE-02] %s is a failure and never data', async (_, body) => {
    const slots = fillSlots(server.host)
    server.answer(() => ({ status, body, headers: { 'content-type': 'application/json' } }))
    await expect(call(anything, {})).rejects.toMatchObject({ name: 'NetworkError', trouble: 'malformed' })
    expect([slots.signOut, slots.warn, slots.error].some((slot) => slot.mock.calls.length > 0)).toBe(false)
  })
})

describe('with status 401', () => {
  test.each(malformed)('[SE-03] %s ends the session, and is never data', async (_, body) => {
    const slots = fillSlots(server.host, { token: () => 'T1' })
    server.answer(() => ({ status: 401, body, headers: { 'content-type': 'text/html' } }))
    await expect(call(anything, {})).rejects.toMatchObject({ name: 'ApiError', reply: { code: 401 } })
    expect([slots.signOut, slots.warn, slots.error].map((slot) => slot.mock.calls.length)).toEqual([1, 0, 0])
  })

  test('[SE-03] an envelope decides, whatever the status', async () => {
    const slots = fillSlots(server.host)
    server.answer(() => ({ status: 401, body: { code: 500, msg: '系统繁忙' } }))
    await expect(call(anything, {})).rejects.toMatchObject({ reply: { code: 500 } })
    expect([slots.signOut.mock.calls, slots.warn.mock.calls]).toEqual([[], [['系统繁忙']]])
  })

  test.each(['invalid_token', 'invalid_grant'])('[SE-03] %s ends the session, whatever the status', async (error) => {
    const slots = fillSlots(server.host)
    server.answer(() => ({ status: 400, body: { error } }))
    await expect(call(anything, {})).rejects.toMatchObject({ name: 'ApiError', reply: { code: 401 } })
    expect(slots.signOut.mock.calls).toHaveLength(1)
  })

  test('[SE-03] another gateway error says nothing about the session', async () => {
    const slots = fillSlots(server.host)
    server.answer(() => ({ status: 400, body: { status: 400, error: 'Bad Request' } }))
    await expect(call(anything, {})).rejects.toMatchObject({ name: 'NetworkError', status: 400 })
    expect(slots.signOut.mock.calls).toEqual([])
  })

  test('[SE-03] after an OAuth error a collection call asks for sign-in', async () => {
    const slots = fillSlots(server.host)
    server.answer(() => ({ status: 401, body: { error: 'invalid_token', error_description: 'expired' } }))
    await expect(call({ ...anything, errorPolicy: { on401: 'ask' } }, {})).rejects.toThrow('401')
    expect([slots.askLogin.mock.calls.length, slots.signOut.mock.calls.length]).toEqual([1, 0])
  })
})

describe('the reason of a failed sign-in', () => {
  const reason = '用户名或密码错误'
  const token = { ...anything, errorPolicy: { toCaller: [369, 407, 403], shownAs: 'error' } } as const

  test.each([
    ['at the top, with a code', 200, { code: 500, error_description: reason }],
    ['in the data, with a code', 200, { code: 500, msg: 'failed', data: { error_description: reason } }],
    ['in the data of a success without tokens', 200, { code: 200, data: { error_description: reason } }],
    ['at the top of a success without tokens', 200, { code: 200, error_description: reason, data: null }],
    ['at the top, without a code', 200, { error: 'invalid_grant', error_description: reason }],
    ['at the top, without a code, as OAuth has it', 400, { error: 'invalid_grant', error_description: reason }],
    ['in the data, without a code', 400, { data: { error_description: reason } }],
    ['with 401 and no code', 401, { error: 'unauthorized', error_description: reason }],
  ])('[SE-04] %s, is shown', async (_, status, body) => {
    const slots = fillSlots(server.host)
    server.answer(() => ({ status, body }))
    await expect(call(token, {})).rejects.toMatchObject({ name: 'ApiError', reply: { error_description: reason } })
    expect([slots.error.mock.calls, slots.signOut.mock.calls]).toEqual([[[reason]], []])
  })

  test('[SE-04] with a code left to the caller, the caller gets it', async () => {
    const slots = fillSlots(server.host)
    server.answer(() => ({ status: 403, body: { error_description: reason } }))
    await expect(call(token, {})).rejects.toMatchObject({ reply: { code: 403, error_description: reason } })
    expect(slots.error.mock.calls).toEqual([])
  })

  test('[SE-04] 401 without a message has a default message', async () => {
    const slots = fillSlots(server.host)
    server.answer(() => ({ status: 401, body: '' }))
    await expect(call(token, {})).rejects.toThrow('登录没有成功或已失效，请重新登录')
    expect(slots.error.mock.calls).toEqual([['登录没有成功或已失效，请重新登录']])
  })

  test('[SE-04] tokens with a description are accepted', async () => {
    fillSlots(server.host)
    server.answer(() => ({ body: { code: 200, data: { access_token: 'A', error_description: 'none' } } }))
    await expect(call(token, {})).resolves.toMatchObject({ access_token: 'A' })
  })
})

test.each([
  [{ code: 200 }],
  [{ code: 200, data: null }],
  [{ code: 200, msg: null, error_description: null, data: 0 }],
  [{ code: 401, msg: '请先登录' }],
  [{ code: -1, msg: '' }],
  [{ code: 200, data: [], trace: 'unknown fields are ignored' }],
])('[SE-01] %j is an envelope', (body) => {
  expect(readReply(body)?.code).toBe(body.code)
})

test.each([undefined, null, 200, 'x', [], new Date(), () => 200, { code: Number.NaN }, { code: Infinity }])(
  '[SE-02] %s is not an envelope',
  (body) => {
    expect(readReply(body)).toBeNull()
  },
)
