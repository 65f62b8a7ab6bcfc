import { afterEach, expect, test, vi } from 'vitest'
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
    const { exclusively } = await import('#src/features/session/exclusive.ts')
    const seen = new Map<string, string>()
    const localStorage = {
      getItem: (key: string) => seen.get(key) ?? null,
      setItem: (key: string, value: string) => void seen.set(key, value),
    }
    const turn = (work: () => Promise<void>, wait = true) => {
      vi.stubGlobal('localStorage', localStorage)
      return exclusively('session-refresh', work, { wait })
    }
    return { seen, turn }
  }
  return [await openTab(), await openTab()] as const
}

afterEach(() => {
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
