import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { fillSlots } from '#tests/api/support/slots.ts'
import { startServer, type TestServer } from '#tests/api/support/server.ts'
import { call } from '#src/api/client.ts'
import { callKey, type PrefetchedAnswer, takePrefetched } from '#src/api/prefetched-batch.ts'
import { endpoint } from '#src/api/endpoint.ts'

const asking = {
  method: 'get',
  path: '/news',
  summary: '',
  input: () => z.object({ current: z.number() }),
  data: () => z.string(),
} as const
const news = endpoint(asking)
const ads = endpoint({ ...asking, method: 'post', path: '/ads' })
const first = { current: 1 }

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
beforeEach(() => {
  server.requests.length = 0
  server.answer(() => ({ body: { code: 200, data: 'asked' } }))
  fillSlots(server.host)
})
afterEach(() => {
  globalThis.portalEarly = undefined
})
afterAll(() => server.close())

const early = (data: unknown) => ({ code: 200, data })
const keysOfAll = () => [callKey(news, first), callKey(ads, first)]
const came = (body: unknown, headers: Record<string, string> = {}): Promise<PrefetchedAnswer> =>
  Promise.resolve({ response: { headers: new Headers(headers), url: 'http://exchange/early' }, body })
const abort = () => undefined
const never = new Promise<never>(() => undefined)
/** Prefetches the calls, in a batch or one by one. */
const begin = (body: unknown) => {
  globalThis.portalEarly = { keys: keysOfAll(), answers: [came(body)], isBatch: true, asked: performance.now(), abort }
}
const beginEach = (answers: Promise<PrefetchedAnswer>[]) => {
  globalThis.portalEarly = { keys: keysOfAll(), answers, isBatch: false, asked: performance.now(), abort }
}

test('[SE-01] a call prefetched by the page head is answered from it, once', async () => {
  begin(early([early('early news'), early('early ads')]))
  expect(await call(news, first)).toBe('early news')
  expect(server.requests).toEqual([])
  expect(await call(news, first)).toBe('asked')
  expect(await call(ads, first)).toBe('early ads')
  expect(server.requests.map(({ path }) => path)).toEqual(['/news'])
})

test('[SE-01] of two simultaneous calls one takes the prefetched answer, the other sends a request', async () => {
  begin(early([early('early news'), early('early ads')]))
  expect((await Promise.all([call(news, first), call(news, first)])).sort()).toEqual(['asked', 'early news'])
})

test('[SE-01] another input, method or path is another call', async () => {
  begin(early([early('early news'), early('early ads')]))
  expect(await call(news, { current: 2 })).toBe('asked')
  expect(await call(endpoint({ ...asking, method: 'post' }), first)).toBe('asked')
  expect(await call(endpoint({ ...asking, path: '/new' }), first)).toBe('asked')
})

test('[SE-01] without a batch each prefetched call has its own answer, once', async () => {
  beginEach([came(early('early news')), came(early('early ads'))])
  expect(await call(ads, first)).toBe('early ads')
  expect(await call(news, first)).toBe('early news')
  expect(server.requests).toEqual([])
  expect(await call(news, first)).toBe('asked')
})

test('[SE-01] a prefetched call that fails or has no usable answer is made again, and only that one', async () => {
  beginEach([Promise.reject(new TypeError('Failed to fetch')), came(early('early ads'))])
  expect([await call(news, first), await call(ads, first)]).toEqual(['asked', 'early ads'])
  beginEach([came('<html>502</html>'), came(early('early ads'))])
  expect([await call(news, first), await call(ads, first)]).toEqual(['asked', 'early ads'])
})

test('[SE-02] a prefetched call has the same timeout of 15 s', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  beginEach([never, never])
  await vi.advanceTimersByTimeAsync(2000)
  const settled = vi.fn<(error: unknown) => void>()
  call(news, first).catch(settled)
  await vi.advanceTimersByTimeAsync(12_999)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(settled).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'NetworkError', trouble: 'timeout' }))
  expect(server.requests).toEqual([])
})

test('[SE-02] [F05] a prefetched answer gives a server time sample like any other', async () => {
  const { serverTime } = fillSlots(server.host)
  beginEach([came(early('early news'), { 'x-server-time': '1763600523456' }), came(early('early ads'))])
  await call(news, first)
  expect(serverTime).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ time: 1_763_600_523_456, grain: 0 }))
  await call(ads, first)
  expect(serverTime).toHaveBeenCalledTimes(1)
})

test('[SE-01] without prefetched calls every call sends a request', async () => {
  expect(await takePrefetched(news, first)).toBeNull()
  expect(await call(news, first)).toBe('asked')
})

test.each([
  ['a null in its place', early([null, null])],
  ['a list that is too short', early([])],
  ['a batch that was refused', { code: 500, msg: '系统繁忙', data: [early('x')] }],
  ['a batch without an envelope', '<html>502</html>'],
  ['data that is not a list', early({ 0: early('x') })],
  ['an entry without an envelope', early(['x'])],
  ['an entry with a textual code', early([{ code: '200', data: 'x' }])],
])('[SE-01] %s: the call sends its own request', async (_, answer) => {
  begin(answer)
  expect(await call(news, first)).toBe('asked')
})

test('[SE-01] a failed batch costs nothing', async () => {
  begin(null)
  globalThis.portalEarly!.answers = [Promise.reject(new TypeError('Failed to fetch'))]
  expect(await call(news, first)).toBe('asked')
})

test('[SE-01] a slow batch is abandoned after 4 s', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  begin(null)
  globalThis.portalEarly!.answers = [never]
  const taken = takePrefetched(news, first)
  const settled = vi.fn<(taken: unknown) => void>()
  void taken.then(settled)
  await vi.advanceTimersByTimeAsync(3999)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(settled).toHaveBeenCalledExactlyOnceWith(null)
})

test('[SE-01] a prefetched refusal is handled like any other', async () => {
  const slots = fillSlots(server.host)
  begin(early([{ code: 500, msg: '参数错误' }]))
  await expect(call(news, first)).rejects.toMatchObject({ name: 'ApiError' })
  expect(slots.warn).toHaveBeenCalledExactlyOnceWith('参数错误')
})
