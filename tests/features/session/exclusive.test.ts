import { afterEach, expect, test, vi } from 'vitest'
import { exclusively } from '#src/features/session/exclusive.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('[F15] [SE-06] a turn begins a moment after the last one, so that what was written in that has arrived', async () => {
  vi.useFakeTimers()
  const request = (_name: string, _options: object, work: (lock: object | null) => unknown) => Promise.resolve(work({}))
  vi.stubGlobal('navigator', { locks: { request } })
  let stored = 'old'
  setTimeout(() => {
    stored = 'new'
  }, 30)
  const read: string[] = []
  const turn = exclusively('session-refresh', async () => void read.push(stored), { wait: false })
  await vi.runAllTimersAsync()
  await turn
  expect(read).toEqual(['new'])
})

test('[F15] whoever does not wait leaves a turn that somebody else has', async () => {
  const request = (_name: string, _options: object, work: (lock: object | null) => unknown) =>
    Promise.resolve(work(null))
  vi.stubGlobal('navigator', { locks: { request } })
  const work = vi.fn<() => Promise<void>>()
  await exclusively('session-refresh', work, { wait: false })
  expect(work).not.toHaveBeenCalled()
})
