import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '#src/api/endpoint.ts'

test('creates the schemas of a call at its first use, and once', () => {
  const input = vi.fn(() => z.object({ id: z.string() }))
  const data = vi.fn(() => z.string())
  const read = endpoint({ method: 'get', path: '/read', summary: '', input, data })
  expect([input, data].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
  expect(z.safeParse(read.input, { id: 'a' }).success).toBe(true)
  expect(z.safeParse(read.input, {}).success).toBe(false)
  expect([input, data].map(({ mock }) => mock.calls.length)).toEqual([1, 0])
})
