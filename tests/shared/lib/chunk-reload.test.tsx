import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  recordChunkLoaded,
  ChunkLoadError,
  blockReloads,
  isLostChunk,
  isServed,
  isUnsentAnywhere,
  reloadOnce,
} from '#src/shared/lib/chunk-reload.ts'

const noStorage = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

const withoutStorage = () => vi.stubGlobal('sessionStorage', new Proxy({}, { get: noStorage }))
afterEach(() => {
  vi.unstubAllGlobals()
})

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '/index')
})

describe('[RT-05] a lost chunk reloads the page', () => {
  test('once for each path', () => {
    const reload = vi.fn<() => void>()
    expect(reloadOnce('/hall', reload)).toBe(true)
    expect(reloadOnce('/hall', reload)).toBe(false)
    expect(reloadOnce('/project', reload)).toBe(true)
    expect(reload).toHaveBeenCalledTimes(2)
  })

  test('again after the chunk has loaded in between', () => {
    const reload = vi.fn<() => void>()
    reloadOnce('/hall', reload)
    reloadOnce('/project', reload)
    recordChunkLoaded('/hall')
    expect(reloadOnce('/hall', reload)).toBe(true)
    expect(reloadOnce('/project', reload)).toBe(false)
  })

  test('once even if storage throws: the history entry records it', () => {
    withoutStorage()
    history.replaceState({ idx: 3, key: 'k', usr: null }, '', '/hall')
    const reload = vi.fn<() => void>()
    expect(reloadOnce('/hall', reload)).toBe(true)
    expect(history.state).toEqual({ idx: 3, key: 'k', usr: null, reloadedFor: '/hall' })
    expect(reloadOnce('/hall', reload)).toBe(false)
    expect(reload).toHaveBeenCalledTimes(1)
    recordChunkLoaded('/hall')
    expect(history.state).toEqual({ idx: 3, key: 'k', usr: null })
  })

  test('never if nothing can record it', () => {
    withoutStorage()
    vi.spyOn(history, 'replaceState').mockImplementation(noStorage)
    const reload = vi.fn<() => void>()
    expect(reloadOnce('/hall', reload)).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })

  test('never while unsent data would be lost', () => {
    const reload = vi.fn<() => void>()
    const release = blockReloads()
    const releaseOther = blockReloads()
    release()
    release()
    expect(reloadOnce('/quoteHall', reload)).toBe(false)
    releaseOther()
    expect(reloadOnce('/quoteHall', reload)).toBe(true)
  })

  test('with a malformed record in storage', () => {
    sessionStorage.setItem('chunk-reload:v1', '{"not":"a list"}')
    const reload = vi.fn<() => void>()
    expect(reloadOnce('/hall', reload)).toBe(true)
    expect(reloadOnce('/hall', reload)).toBe(false)
  })
})

test.each([
  [new ChunkLoadError('/hall did not arrive'), true],
  [new TypeError('Failed to fetch dynamically imported module: http://127.0.0.1/assets/a.js'), true],
  [new TypeError('error loading dynamically imported module'), true],
  [new TypeError('Importing a module script failed.'), true],
  [new Error('Unable to preload CSS for /assets/a.css'), true],
  [new TypeError("Cannot read properties of undefined (reading 'map')"), false],
  ['Failed to fetch dynamically imported module', false],
])('[RT-05] %s is an error of a lost chunk: %s', (error, expected) => {
  expect(isLostChunk(error)).toBe(expected)
})

test.each([
  ['89 s ago', -89_000, true],
  ['90 s ago', -90_000, false],
  ['in a time to come, as after the clock was set back', 60_000, false],
  ['never', null, false],
])('[RT-15] another tab reported unsent data %s: %s', (_, away, expected) => {
  vi.useFakeTimers()
  localStorage.clear()
  if (away !== null) localStorage.setItem('unsent:v1', String(Date.now() + away))
  expect(isUnsentAnywhere()).toBe(expected)
})

test('[RT-15] a later report of another tab outlives the unsent data of this one', () => {
  vi.useFakeTimers()
  localStorage.clear()
  const release = blockReloads()
  vi.advanceTimersByTime(1000)
  localStorage.setItem('unsent:v1', String(Date.now()))
  release()
  expect(isUnsentAnywhere()).toBe(true)
  blockReloads()()
  expect(isUnsentAnywhere()).toBe(false)
})

test.each([
  ['answers', () => Promise.resolve(new Response(null, { status: 200 })), true],
  ['says that the page is gone', () => Promise.resolve(new Response(null, { status: 404 })), true],
  ['is broken', () => Promise.resolve(new Response(null, { status: 502 })), false],
  ['is out of reach', () => Promise.reject(new TypeError('Failed to fetch')), false],
])('[RT-05] the page reloads by itself only if its server answers: one that %s', async (_, answer, expected) => {
  vi.stubGlobal('fetch', answer)
  expect(await isServed()).toBe(expected)
})

test('[RT-05] [F13] 重试 pressed just as the connection comes back succeeds with a second request', async () => {
  const answers = [() => Promise.reject(new TypeError('Failed to fetch')), () => Promise.resolve({ status: 200 })]
  vi.stubGlobal('fetch', () => answers.shift()!())
  expect(await isServed()).toBe(true)
  expect(answers).toEqual([])
})

test('[RT-05] a server that does not answer within 5 s is unreachable', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  timeout.mockImplementation(() => AbortSignal.abort(new DOMException('The operation timed out.', 'TimeoutError')))
  const never = (_: string, { signal }: { signal?: AbortSignal }) =>
    new Promise((__, reject) => {
      if (signal?.aborted) reject(signal.reason as DOMException)
    })
  vi.stubGlobal('fetch', never)
  expect(await isServed()).toBe(false)
  expect(timeout.mock.calls).toEqual([[5000], [5000]])
  timeout.mockRestore()
})
