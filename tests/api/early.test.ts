import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { fillSlots } from '#tests/api/support/slots.ts'
import { startServer, type TestServer } from '#tests/api/support/server.ts'
import { call } from '#src/api/client.ts'
import { callKey, takeEarly } from '#src/api/early.ts'
import { endpoint } from '#src/api/endpoint.ts'

const news = endpoint({
  method: 'get',
  path: '/news',
  summary: '',
  input: z.object({ current: z.number() }),
  data: z.string(),
})
const ads = endpoint({ ...news, method: 'post', path: '/ads' })
const first = { current: 1 }

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
beforeEach(() => {
  server.questions.length = 0
  server.answer(() => ({ body: { code: 200, data: 'asked' } }))
  fillSlots(server.host)
})
afterEach(() => {
  globalThis.portalEarly = undefined
})
afterAll(() => server.close())

const early = (data: unknown) => ({ code: 200, data })
const begin = (answer: unknown, keys = [callKey(news, first), callKey(ads, first)]) => {
  globalThis.portalEarly = { keys, answer: Promise.resolve(answer) }
}

test('[SE-01] a call that the head of the page has asked already is answered by it, once', async () => {
  begin(early([early('early news'), early('early ads')]))
  expect(await call(news, first)).toBe('early news')
  expect(server.questions).toEqual([])
  expect(await call(news, first)).toBe('asked')
  expect(await call(ads, first)).toBe('early ads')
  expect(server.questions.map(({ path }) => path)).toEqual(['/news'])
})

test('[SE-01] two at once: one takes the early answer, the other asks', async () => {
  begin(early([early('early news'), early('early ads')]))
  expect((await Promise.all([call(news, first), call(news, first)])).sort()).toEqual(['asked', 'early news'])
})

test('[SE-01] another input, another method or another path is another question', async () => {
  begin(early([early('early news'), early('early ads')]))
  expect(await call(news, { current: 2 })).toBe('asked')
  expect(await call(endpoint({ ...news, method: 'post' }), first)).toBe('asked')
  expect(await call(endpoint({ ...news, path: '/new' }), first)).toBe('asked')
})

test('[SE-01] without a batch every call asks', async () => {
  expect(await takeEarly(news, first)).toBeNull()
  expect(await call(news, first)).toBe('asked')
})

test.each([
  ['a null in its place', early([null, null])],
  ['a list that is too short', early([])],
  ['a batch that was refused', { code: 500, msg: '系统繁忙', data: [early('x')] }],
  ['a batch that is no envelope', '<html>502</html>'],
  ['data that is no list', early({ 0: early('x') })],
  ['an entry that is no envelope', early(['x'])],
  ['an entry with a textual code', early([{ code: '200', data: 'x' }])],
])('[SE-01] %s: the call asks for itself', async (_, answer) => {
  begin(answer)
  expect(await call(news, first)).toBe('asked')
})

test('[SE-01] a batch that fails costs nothing', async () => {
  globalThis.portalEarly = { keys: [callKey(news, first)], answer: Promise.reject(new TypeError('Failed to fetch')) }
  expect(await call(news, first)).toBe('asked')
})

test('[SE-01] a batch that is slow is not waited for longer than 4 s', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  globalThis.portalEarly = { keys: [callKey(news, first)], answer: new Promise(() => undefined) }
  const taken = takeEarly(news, first)
  const settled = vi.fn<(taken: unknown) => void>()
  void taken.then(settled)
  await vi.advanceTimersByTimeAsync(3999)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(settled).toHaveBeenCalledExactlyOnceWith(null)
})

test('[SE-01] a refusal that came early is treated like any other', async () => {
  const slots = fillSlots(server.host)
  begin(early([{ code: 500, msg: '参数错误' }]))
  await expect(call(news, first)).rejects.toMatchObject({ name: 'Refused' })
  expect(slots.warn).toHaveBeenCalledExactlyOnceWith('参数错误')
})
