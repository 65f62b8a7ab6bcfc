import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { claim } from '#src/features/session/tokens/cross-tab-lock.ts'
import { lockManager } from '#tests/support/lock-manager.ts'

const name = 'session-refresh:1:1000'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a browser with Web Locks', () => {
  let page: EventTarget

  beforeEach(() => {
    page = new EventTarget()
    vi.stubGlobal('navigator', { locks: lockManager() })
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  })

  test('[F15] [SE-06] a claim succeeds once, and another name can be claimed at the same time', async () => {
    const claims = await Promise.all([claim(name), claim(name), claim('session-refresh:1:2000')])
    expect(claims.map((release) => release !== null)).toEqual([true, false, true])
    expect(await claim(name)).toBeNull()
  })

  test('[F15] a released claim can be taken again', async () => {
    const release = await claim(name)
    release?.()
    await vi.waitFor(async () => expect(await claim(name)).not.toBeNull())
  })

  test('[F15] a closed page releases its claims', async () => {
    await claim(name)
    page.dispatchEvent(new Event('pagehide'))
    await vi.waitFor(async () => expect(await claim(name)).not.toBeNull())
  })

  test('[F15] a document without permission for locks gets no claim', async () => {
    vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new Error('SecurityError')) } })
    expect(await claim(name)).toBeNull()
  })
})

describe('a browser without Web Locks', () => {
  const key = 'lease:session-refresh'
  const stored = new Map<string, string>()

  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse('2026-03-06T09:30:00+08:00') })
    stored.clear()
    vi.stubGlobal('navigator', {})
    vi.stubGlobal('localStorage', {
      getItem: (at: string) => stored.get(at) ?? null,
      setItem: (at: string, value: string) => void stored.set(at, value),
      removeItem: (at: string) => void stored.delete(at),
    })
  })

  const hold = (lease: { name: string; by: string; until: number }) => void stored.set(key, JSON.stringify(lease))
  const holder = () => (JSON.parse(stored.get(key) ?? 'null') as { by: string } | null)?.by
  const claimed = async (of = name) => {
    const claims = claim(of)
    await vi.advanceTimersByTimeAsync(120)
    return claims
  }

  test('[F15] [SE-06] of tabs that start at one instant one gets the claim', async () => {
    const claims = Promise.all([claim(name), claim(name), claim(name)])
    await vi.advanceTimersByTimeAsync(120)
    expect((await claims).filter((release) => release !== null)).toHaveLength(1)
  })

  test('[F15] [SE-06] one of several tabs that start at one instant gets the claim', async () => {
    hold({ name, by: 'another', until: Date.now() + 1 })
    expect(await claim(name)).toBeNull()
    expect(holder()).toBe('another')
  })

  test('[F15] a claim of another tab blocks, and its lease stays', async () => {
    hold({ name: 'session-refresh:1:999', by: 'another', until: Date.now() + 20_000 })
    expect(await claimed()).not.toBeNull()
  })

  test('[F15] a lease for another name does not block a claim', async () => {
    expect(await claimed()).not.toBeNull()
    await vi.advanceTimersByTimeAsync(20_000 - 120 - 1)
    expect(await claim(name)).toBeNull()
    await vi.advanceTimersByTimeAsync(1)
    expect(await claimed()).not.toBeNull()
  })

  test('[F15] the lease of a crashed tab ends 20 s after it began', async () => {
    const release = await claimed()
    release?.()
    expect(stored.size).toBe(0)
    expect(await claimed()).not.toBeNull()
  })

  test('[F15] a late release does not remove the lease that another tab holds by then', async () => {
    const release = await claimed()
    hold({ name, by: 'another', until: Date.now() + 60_000 })
    release?.()
    expect(holder()).toBe('another')
  })

  test('[F15] of two tabs that write at the same instant the later one gets the claim', async () => {
    const tried = claim(name)
    hold({ name, by: 'another', until: Date.now() + 20_000 })
    await vi.advanceTimersByTimeAsync(120)
    expect(await tried).toBeNull()
  })

  test.each(['{', '"text"', 'null'])('[F15] %s in place of a lease does not block a claim', async (text) => {
    stored.set(key, text)
    expect(await claimed()).not.toBeNull()
  })

  test('[F20] without storage nothing is shared, and the claim succeeds at once', async () => {
    vi.stubGlobal('localStorage', undefined)
    const release = await claim(name)
    expect(release).not.toBeNull()
    expect(() => release?.()).not.toThrow()
  })
})
