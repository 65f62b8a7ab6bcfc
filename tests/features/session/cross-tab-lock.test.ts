import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { claim } from '#src/features/session/tokens/cross-tab-lock.ts'
import { lockManager } from '#tests/support/locks.ts'

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

  test('[F15] [SE-06] a claim is had once, and something else can be claimed beside it', async () => {
    const claims = await Promise.all([claim(name), claim(name), claim('session-refresh:1:2000')])
    expect(claims.map((release) => release !== null)).toEqual([true, false, true])
    expect(await claim(name)).toBeNull()
  })

  test('[F15] a claim that is given back can be had again', async () => {
    const release = await claim(name)
    release?.()
    await vi.waitFor(async () => expect(await claim(name)).not.toBeNull())
  })

  test('[F15] a page that is left leaves its claims', async () => {
    await claim(name)
    page.dispatchEvent(new Event('pagehide'))
    await vi.waitFor(async () => expect(await claim(name)).not.toBeNull())
  })

  test('[F15] a document that may have no locks has no claim', async () => {
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

  test('[F15] [SE-06] of tabs that begin at one instant one has the claim', async () => {
    const claims = Promise.all([claim(name), claim(name), claim(name)])
    await vi.advanceTimersByTimeAsync(120)
    expect((await claims).filter((release) => release !== null)).toHaveLength(1)
  })

  test('[F15] what another tab has claimed cannot be had, and its lease stays', async () => {
    hold({ name, by: 'another', until: Date.now() + 1 })
    expect(await claim(name)).toBeNull()
    expect(holder()).toBe('another')
  })

  test('[F15] the lease of something else is in nobody’s way', async () => {
    hold({ name: 'session-refresh:1:999', by: 'another', until: Date.now() + 20_000 })
    expect(await claimed()).not.toBeNull()
  })

  test('[F15] the lease of a tab that died ends 20 s after it began', async () => {
    expect(await claimed()).not.toBeNull()
    await vi.advanceTimersByTimeAsync(20_000 - 120 - 1)
    expect(await claim(name)).toBeNull()
    await vi.advanceTimersByTimeAsync(1)
    expect(await claimed()).not.toBeNull()
  })

  test('[F15] a claim that is given back can be had again', async () => {
    const release = await claimed()
    release?.()
    expect(stored.size).toBe(0)
    expect(await claimed()).not.toBeNull()
  })

  test('[F15] giving back late leaves the lease that another tab has by now', async () => {
    const release = await claimed()
    hold({ name, by: 'another', until: Date.now() + 60_000 })
    release?.()
    expect(holder()).toBe('another')
  })

  test('[F15] another tab that wrote in the same instant, and later, has the claim', async () => {
    const tried = claim(name)
    hold({ name, by: 'another', until: Date.now() + 20_000 })
    await vi.advanceTimersByTimeAsync(120)
    expect(await tried).toBeNull()
  })

  test.each(['{', '"text"', 'null'])('[F15] %s in the place of a lease is in nobody’s way', async (text) => {
    stored.set(key, text)
    expect(await claimed()).not.toBeNull()
  })

  test('[F20] without storage there is nobody to share with: the claim is had at once', async () => {
    vi.stubGlobal('localStorage', undefined)
    const release = await claim(name)
    expect(release).not.toBeNull()
    expect(() => release?.()).not.toThrow()
  })
})
