import { expect, test, vi } from 'vitest'
import { ApiError, NetworkError, withFallback } from '#src/api/errors.ts'

const fallback = () => Promise.resolve('fallback')

test.each([
  ['an envelope of code 404', new ApiError({ code: 404, msg: '接口不存在' }, '接口不存在')],
  ['a gateway without an envelope', new NetworkError('malformed', 'no envelope', 404)],
])('[SE-05] a missing call, reported by %s, is made once', async (_, error) => {
  const make = vi.fn<(input: void) => Promise<string>>().mockRejectedValue(error)
  const call = withFallback(make, fallback)
  expect([await call(), await call(), await call()]).toEqual(['fallback', 'fallback', 'fallback'])
  expect(make).toHaveBeenCalledTimes(1)
})

test.each([
  ['a refusal', new ApiError({ code: 500, msg: '系统繁忙' }, '系统繁忙')],
  ['a body without an envelope', new NetworkError('malformed', 'no envelope', 502)],
  ['a dead network', new NetworkError('network', 'gone')],
])('%s does not mean that the call is missing: it is made again', async (_, error) => {
  const make = vi.fn<(input: void) => Promise<string>>().mockRejectedValueOnce(error).mockResolvedValue('answer')
  const call = withFallback(make, fallback)
  await expect(call()).rejects.toBe(error)
  expect(await call()).toBe('answer')
})
