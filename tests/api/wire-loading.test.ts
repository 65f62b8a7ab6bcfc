import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const path = '/src/api/wire.ts'
let losses = 0

beforeEach(() => {
  vi.resetModules()
  losses = 0
})
afterEach(() => {
  globalThis.portalWire = undefined
  vi.doUnmock('#src/api/wire.ts')
})

/** Loading fails `times` times. */
const lose = (times: number) =>
  vi.doMock('#src/api/wire.ts', () => {
    losses += 1
    if (losses <= times) throw new TypeError('Failed to fetch dynamically imported module')
    return { request: () => 'sent' }
  })

const fresh = () => import('#src/api/wire-loading.ts')

test('[SE-02] the HTTP client is loaded once for all callers', async () => {
  const { loadWire, loadedWire } = await fresh()
  expect(loadedWire()).toBeNull()
  const [one, other] = await Promise.all([loadWire(), loadWire()])
  expect(one).toBe(other)
  expect(loadedWire()).toBe(one)
})

test('[SE-02] when loading fails no request was sent; the next call loads it from another address', async () => {
  lose(1)
  const { loadWire, loadedWire } = await fresh()
  await expect(loadWire()).rejects.toMatchObject({ name: 'NetworkError', trouble: 'network' })
  expect(loadedWire()).toBeNull()
  // Browsers cache a failed import by address; this data URL stands in for the file with a query.
  globalThis.portalWire = `data:text/javascript,export const request = () => ${JSON.stringify(path)}//`
  expect(((await loadWire()) as unknown as { request: () => string }).request()).toBe(path)
})
