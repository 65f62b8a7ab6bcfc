import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listenMs, silent, useVoice, type Voice, voiceAfter } from '#src/features/quote-room/voice/voice.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const speaking = (pauseMs: number) =>
  renderHook(({ facts }: { facts: string[] }) => useVoice(facts, pauseMs), { initialProps: { facts: [] as string[] } })

test('[C4] of many sentences at once the first and the last are announced, three seconds apart', () => {
  const { result, rerender } = speaking(listenMs)
  const announcements: [number, string][] = []
  const note = () => {
    const text = result.current.join('')
    if (text !== '' && announcements.at(-1)?.[1] !== text) announcements.push([performance.now(), text])
  }
  for (let count = 0; count < 200; count += 1) {
    rerender({ facts: [`bid ${count}`] })
    note()
    pass(300)
    note()
  }
  pass(5_000)
  note()
  expect(announcements.length).toBeGreaterThanOrEqual(8)
  expect(announcements.length).toBeLessThanOrEqual(21)
  expect([announcements[0]?.[1], announcements.at(-1)?.[1]]).toEqual(['bid 0', 'bid 199'])
  expect(announcements.every(([at], index) => index === 0 || at - announcements[index - 1]![0] >= 3_000)).toBe(true)
})

test('[C4] a sentence that no longer holds is removed at once, and its successor is announced after the pause', () => {
  const { result, rerender } = speaking(listenMs)
  rerender({ facts: ['you lead'] })
  expect(result.current).toEqual(['you lead'])
  pass(1_000)
  rerender({ facts: ['you do not lead'] })
  expect(result.current).toEqual([])
  pass(1_999)
  expect(result.current).toEqual([])
  pass(1)
  expect(result.current).toEqual(['you do not lead'])
  rerender({ facts: [] })
  expect(result.current).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})

test('[C4] a sentence that arrives in the render that ends the pause is announced a pause later', () => {
  const { result, rerender } = speaking(listenMs)
  rerender({ facts: ['one'] })
  rerender({ facts: ['two'] })
  act(() => {
    vi.advanceTimersByTime(3_000)
    rerender({ facts: ['three'] })
  })
  pass(3_000)
  expect(result.current).toEqual(['three'])
  expect(vi.getTimerCount()).toBe(0)
})

test('[C4] an interruption is announced at once, together with what it interrupted', () => {
  const { result, rerender } = speaking(0)
  rerender({ facts: ['taken'] })
  pass(500)
  rerender({ facts: ['taken', 'outbid'] })
  expect(result.current).toEqual(['taken', 'outbid'])
  pass(5_000)
  rerender({ facts: ['taken', 'outbid', 'cut'] })
  expect(result.current).toEqual(['cut'])
})

test('[C4] a sentence is announced once while it holds, and again when it holds again', () => {
  const at = (voice: Voice, facts: string[], now: number) => voiceAfter(voice, facts, now, 0)
  const first = at(silent, ['cut'], 0)
  expect(at(first, ['cut'], 9_000)).toBe(first)
  const back = at(first, [], 10_000)
  expect(back.parts).toEqual([])
  expect(at(back, ['cut'], 20_000)).toEqual({ parts: ['cut'], announced: ['cut'], at: 20_000 })
})
