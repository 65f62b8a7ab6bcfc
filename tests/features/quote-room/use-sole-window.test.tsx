import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSoleWindow } from '#src/features/quote-room/state/use-sole-window.ts'

let grant = (): void => undefined
let answer = (): void => undefined

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', {
    locks: {
      request: (_name: string, _options: object, work: () => Promise<void>) =>
        new Promise<void>((resolve) => {
          grant = () => void work().then(resolve)
        }),
      query: () =>
        new Promise<void>((resolve) => {
          answer = resolve
        }),
    },
  })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = () => act(() => vi.advanceTimersByTimeAsync(300))
const after = (work: () => void) =>
  act(async () => {
    work()
    await Promise.resolve()
  })

test('[BD-03] a window too busy to handle its lock grant in time is never the second one', async () => {
  const { result } = renderHook(() => useSoleWindow('room'))
  await pass()
  expect(result.current).toBe('pending')
  await after(() => grant())
  await after(() => answer())
  expect(result.current).toBe('sole')
})

test('[BD-03] where another window holds the room, this one is the second until that is closed', async () => {
  const { result } = renderHook(() => useSoleWindow('room'))
  await pass()
  await after(() => answer())
  expect(result.current).toBe('second')
  await after(() => grant())
  expect(result.current).toBe('sole')
})
