import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useThrottledValue } from '#src/features/quote-room/curve/use-throttled-value.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const paced = (first: string) =>
  renderHook(({ value }) => useThrottledValue(value, 1_000), { initialProps: { value: first } })

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

test('the first value is there at once, and no timer runs while nothing changes', () => {
  const { result } = paced('a')
  expect(result.current).toBe('a')
  expect(vi.getTimerCount()).toBe(0)
})

test('a change waits for the pause to be over', () => {
  const { result, rerender } = paced('a')
  rerender({ value: 'b' })
  pass(999)
  expect(result.current).toBe('a')
  pass(1)
  expect(result.current).toBe('b')
})

test('of many changes within a pause only the last is shown, one pause after the first of them', () => {
  const { result, rerender } = paced('a')
  for (const value of ['b', 'c', 'd']) {
    rerender({ value })
    pass(300)
  }
  expect(result.current).toBe('a')
  pass(100)
  expect(result.current).toBe('d')
})

test('a steady stream turns over once in each pause', () => {
  const { result, rerender } = paced('0')
  const shown = new Set<string>()
  for (let step = 1; step <= 50; step += 1) {
    rerender({ value: String(step) })
    pass(100)
    shown.add(result.current)
  }
  expect([...shown]).toEqual(['0', '10', '20', '30', '40', '50'])
})

test('a value that returns to the shown one causes no update', () => {
  const { result, rerender } = paced('a')
  rerender({ value: 'b' })
  pass(500)
  rerender({ value: 'a' })
  expect(vi.getTimerCount()).toBe(0)
  rerender({ value: 'c' })
  pass(999)
  expect(result.current).toBe('a')
  pass(1)
  expect(result.current).toBe('c')
})

test('a value that arrives in the render that publishes the previous one is shown a pause later', () => {
  const { result, rerender } = paced('a')
  rerender({ value: 'b' })
  act(() => {
    vi.advanceTimersByTime(1_000)
    rerender({ value: 'c' })
  })
  expect(result.current).toBe('b')
  pass(999)
  expect(result.current).toBe('b')
  pass(1)
  expect(result.current).toBe('c')
  expect(vi.getTimerCount()).toBe(0)
})

test('unmounting clears the timer', () => {
  const { rerender, unmount } = paced('a')
  rerender({ value: 'b' })
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
