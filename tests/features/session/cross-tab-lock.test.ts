import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { exclusively } from '#src/features/session/tokens/cross-tab-lock.ts'
import { lockManager } from '#tests/support/locks.ts'

const moment = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve)
  })

/** Two tabs of one browser: they share its locks, and each has its own idea of what stands in storage. */
async function openTabs() {
  const { request, query } = lockManager()
  vi.stubGlobal('navigator', { locks: { request, query: () => moment().then(query) } })
  vi.stubGlobal('addEventListener', () => undefined)
  const openTab = async () => {
    vi.resetModules()
    const tab = await import('#src/features/session/tokens/cross-tab-lock.ts')
    const seen = new Map<string, string>()
    const localStorage = {
      getItem: (key: string) => seen.get(key) ?? null,
      setItem: (key: string, value: string) => void seen.set(key, value),
    }
    const turn = (work: () => Promise<void>, wait = true) => {
      vi.stubGlobal('localStorage', localStorage)
      return tab.exclusively('session-refresh', work, { wait })
    }
    return { seen, turn }
  }
  return [await openTab(), await openTab()] as const
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('[F15] [SE-06] a turn begins when what was written in the last one has arrived', async () => {
  const [one, two] = await openTabs()
  await one.turn(async () => void one.seen.set('token', 'new'))
  const read: (string | undefined)[] = []
  const turn = two.turn(async () => void read.push(two.seen.get('token')))
  for (let look = 0; look < 5; look += 1) await moment()
  expect(read).toEqual([])
  for (const [key, value] of one.seen) two.seen.set(key, value)
  await turn
  expect(read).toEqual(['new'])
  expect(two.seen.get('turn:session-refresh')).toBe('2')
})

test('[F15] what never arrives holds nobody up for ever, nor does work that failed', async () => {
  const [one, two] = await openTabs()
  await expect(one.turn(() => Promise.reject(new Error('no network')))).rejects.toThrow('no network')
  const work = vi.fn<() => Promise<void>>(() => Promise.resolve())
  await two.turn(work)
  expect(work).toHaveBeenCalledOnce()
})

test('[F15] whoever does not wait leaves a turn that somebody else has', async () => {
  const [one, two] = await openTabs()
  let end = (): void => undefined
  const first = new Promise<void>((resolve) => {
    end = resolve
  })
  const turn = one.turn(() => first)
  await moment()
  const work = vi.fn<() => Promise<void>>(() => Promise.resolve())
  await two.turn(work, false)
  expect(work).not.toHaveBeenCalled()
  end()
  await turn
})

describe('a browser without Web Locks', () => {
  const key = 'lease:session-refresh'
  const stored = new Map<string, string>()

  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse('2026-03-06T09:30:00+08:00') })
    stored.clear()
    vi.stubGlobal('navigator', {})
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => void stored.set(name, value),
      removeItem: (name: string) => void stored.delete(name),
    })
  })

  const hold = (lease: { by: string; until: number }) => void stored.set(key, JSON.stringify(lease))
  const holder = () => (JSON.parse(stored.get(key) ?? 'null') as { by: string } | null)?.by
  /** Work that takes so long, ms, and notes when it begins and ends. */
  const turn = (name: string, ms: number, told: string[], wait = true) =>
    exclusively(
      'session-refresh',
      async () => {
        told.push(`${name} begins`)
        await new Promise((resolve) => {
          setTimeout(resolve, ms)
        })
        told.push(`${name} ends`)
      },
      { wait },
    )

  test('[F15] [SE-06] tabs that begin at one instant take turns, and none is left out', async () => {
    const told: string[] = []
    const turns = ['one', 'two', 'three'].map((name) => turn(name, 5_000, told))
    await vi.advanceTimersByTimeAsync(17_000)
    await Promise.all(turns)
    expect(told).toHaveLength(6)
    for (const at of [0, 2, 4]) expect(told[at + 1]).toBe(told[at]!.replace('begins', 'ends'))
    expect(new Set(told).size).toBe(6)
    expect(stored.size).toBe(0)
  })

  test('[F15] whoever does not wait leaves a turn that somebody else has', async () => {
    hold({ by: 'another', until: Date.now() + 1 })
    const told: string[] = []
    await turn('one', 0, told, false)
    expect(told).toEqual([])
    expect(holder()).toBe('another')
  })

  test('[F15] the turn of a tab that died is over 20 s after it began', async () => {
    const told: string[] = []
    const dead = turn('one', 60_000, told)
    await vi.advanceTimersByTimeAsync(120)
    const waits = turn('two', 1_000, told)
    await vi.advanceTimersByTimeAsync(19_800)
    expect(told).toEqual(['one begins'])
    await vi.advanceTimersByTimeAsync(500)
    expect(told).toEqual(['one begins', 'two begins'])
    await vi.advanceTimersByTimeAsync(1_000)
    await waits
    await vi.advanceTimersByTimeAsync(60_000)
    await dead
  })

  test('[F15] whoever is late in ending leaves the turn that somebody else has by now', async () => {
    const late = turn('one', 60_000, [])
    await vi.advanceTimersByTimeAsync(120)
    hold({ by: 'another', until: Date.now() + 60_000 })
    await vi.advanceTimersByTimeAsync(60_000)
    await late
    expect(holder()).toBe('another')
  })

  test('[F15] another tab that wrote in the same instant, and later, has the turn', async () => {
    const told: string[] = []
    const tried = turn('one', 0, told, false)
    hold({ by: 'another', until: Date.now() + 20_000 })
    await vi.advanceTimersByTimeAsync(120)
    await tried
    expect(told).toEqual([])
  })

  test('[F15] the turn is free after work that failed', async () => {
    const failed = vi.fn<(error: Error) => void>()
    const work = () => Promise.reject(new Error('no network'))
    void exclusively('session-refresh', work, { wait: true }).catch(failed)
    await vi.advanceTimersByTimeAsync(120)
    expect(failed).toHaveBeenCalledExactlyOnceWith(new Error('no network'))
    expect(stored.size).toBe(0)
  })

  test.each(['{', '"text"', 'null'])('[F15] %s in the place of a turn holds nobody up', async (text) => {
    stored.set(key, text)
    const told: string[] = []
    const done = turn('one', 0, told)
    await vi.advanceTimersByTimeAsync(130)
    await done
    expect(told).toEqual(['one begins', 'one ends'])
  })

  test('[F20] without storage there is nobody to share with: the work is done at once', async () => {
    vi.stubGlobal('localStorage', undefined)
    const work = vi.fn<() => Promise<void>>(() => Promise.resolve())
    await exclusively('session-refresh', work, { wait: false })
    expect(work).toHaveBeenCalledOnce()
  })
})
