import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openBrowser, openTab, signInAs, type Tab } from '#tests/features/session/support/browser.ts'

const minute = 60_000
const key = 'activity:v1'

let tab: Tab
let browser: ReturnType<typeof openBrowser>
let stop: () => void = () => undefined

beforeEach(async () => {
  browser = openBrowser({ at: '/project?q=1' })
  tab = await openTab()
  vi.useFakeTimers()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const modules = async () => ({
  ...(await import('#src/features/session/screen-lock/idle-timeout.ts')),
  ...(await import('#src/features/session/screen-lock/idle-warning.ts')),
  ...(await import('#src/features/session/screen-lock/idle-lock-prevention.ts')),
  ...(await import('#src/features/session/screen-lock/screen-lock.ts')),
  ...(await import('#src/features/session/screen-lock/screen-lock-sync.ts')),
})

async function watch({ visitor = false } = {}) {
  const idle = await modules()
  if (!visitor) signInAs(tab)
  stop = idle.watchIdle()
  const warned = () => idle.useIdle.getState().locksAt
  return { ...idle, warned }
}

const deed = (name = 'keydown') => browser.fire(new Event(name))
const noted = () => browser.localStorage.getItem(key)

describe('idle minutes', () => {
  test('[RT-15] fifteen of them lock; the person is warned two before', async () => {
    const { warned, isLocked } = await watch()
    vi.advanceTimersByTime(13 * minute - 1)
    expect(warned()).toBeNull()
    vi.advanceTimersByTime(1)
    expect(warned()).toBe(Date.now() + 2 * minute)
    vi.advanceTimersByTime(2 * minute - 1)
    expect(isLocked()).toBe(false)
    vi.advanceTimersByTime(1)
    expect([isLocked(), warned()]).toEqual([true, null])
  })

  test.each(['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'])(
    '[RT-15] %s is a deed and begins them anew',
    async (name) => {
      const { warned, isLocked } = await watch()
      vi.advanceTimersByTime(10 * minute)
      deed(name)
      vi.advanceTimersByTime(13 * minute - 1)
      expect(warned()).toBeNull()
      vi.advanceTimersByTime(2 * minute)
      expect(isLocked()).toBe(false)
      vi.advanceTimersByTime(1)
      expect(isLocked()).toBe(true)
    },
  )

  test('[RT-15] once warned, only the answer begins them anew', async () => {
    const { warned, continueSession, isLocked } = await watch()
    vi.advanceTimersByTime(14 * minute)
    deed()
    expect(warned()).toBe(Date.now() + minute)
    continueSession()
    expect(warned()).toBeNull()
    vi.advanceTimersByTime(14 * minute)
    expect(isLocked()).toBe(false)
    deed()
    vi.advanceTimersByTime(minute)
    expect(isLocked()).toBe(true)
  })

  test('[RT-15] a deed is written down for the other tabs, every five seconds at most', async () => {
    await watch()
    const begun = String(Date.now())
    expect(noted()).toBe(begun)
    vi.advanceTimersByTime(4_999)
    deed()
    expect(noted()).toBe(begun)
    vi.advanceTimersByTime(1)
    deed()
    expect(noted()).toBe(String(Number(begun) + 5_000))
  })

  test('[RT-15] a deed in another tab counts', async () => {
    const { isLocked } = await watch()
    vi.advanceTimersByTime(12 * minute)
    browser.localStorage.setItem(key, String(Date.now()))
    vi.advanceTimersByTime(14 * minute)
    expect(isLocked()).toBe(false)
    vi.advanceTimersByTime(1 * minute)
    expect(isLocked()).toBe(true)
  })

  test('[RT-15] an answer in another tab takes the warning away here', async () => {
    const { warned } = await watch()
    vi.advanceTimersByTime(14 * minute)
    browser.localStorage.setItem(key, String(Date.now()))
    vi.advanceTimersByTime(1)
    expect(warned()).toBeNull()
  })

  test('[RT-15] a deed of a time to come, as after the clock was set back, does not count', async () => {
    const { isLocked } = await watch()
    browser.localStorage.setItem(key, String(Date.now() + 60 * minute))
    vi.advanceTimersByTime(15 * minute)
    expect(isLocked()).toBe(true)
  })

  test('[RT-15] a machine that slept is locked when it wakes', async () => {
    const { isLocked } = await watch()
    vi.setSystemTime(Date.now() + 60 * minute)
    browser.show('visible')
    expect(isLocked()).toBe(true)
  })

  test('[RT-15] the setting is the person’s', async () => {
    const { isLocked } = await watch()
    const { changeSettings } = await import('#src/shared/lib/storage/settings.ts')
    changeSettings({ idleLockMinutes: 5 })
    vi.advanceTimersByTime(5 * minute)
    expect(isLocked()).toBe(true)
  })

  test('[RT-15] nobody is locked out of an auction, and the minutes begin when it ends', async () => {
    const { isLocked, warned, preventIdleLock: holdOpen } = await watch()
    const end = holdOpen()
    vi.advanceTimersByTime(60 * minute)
    expect([isLocked(), warned()]).toEqual([false, null])
    end()
    vi.advanceTimersByTime(15 * minute - 1)
    expect(isLocked()).toBe(false)
    vi.advanceTimersByTime(1)
    expect(isLocked()).toBe(true)
  })

  test('[RT-15] the address of an auction alone holds nothing open', async () => {
    Object.assign(browser.location, { pathname: '/quoteHall', search: '?assetsId=nothing' })
    const { isLocked } = await watch()
    vi.advanceTimersByTime(15 * minute)
    expect(isLocked()).toBe(true)
  })

  test('[RT-15] whoever is warned and goes to an auction is warned no longer', async () => {
    const { isLocked, warned, preventIdleLock: holdOpen } = await watch()
    vi.advanceTimersByTime(14 * minute)
    holdOpen()
    expect(warned()).toBeNull()
    vi.advanceTimersByTime(minute)
    expect([isLocked(), warned()]).toEqual([false, null])
  })

  test('[RT-15] of several things that hold it open the last one counts, and each ends once', async () => {
    const { isLocked, preventIdleLock: holdOpen } = await watch()
    const [room, quote] = [holdOpen(), holdOpen()]
    room()
    room()
    vi.advanceTimersByTime(60 * minute)
    expect(isLocked()).toBe(false)
    quote()
    vi.advanceTimersByTime(15 * minute)
    expect(isLocked()).toBe(true)
  })

  test('[RT-15] a visitor is neither warned nor locked, and nothing is written of him', async () => {
    const { isLocked, warned, continueSession } = await watch({ visitor: true })
    expect(warned()).toBeNull()
    vi.advanceTimersByTime(10 * minute)
    deed()
    continueSession()
    vi.advanceTimersByTime(14 * minute)
    expect([warned(), isLocked(), noted()]).toEqual([null, false, null])
    vi.advanceTimersByTime(60 * minute)
    expect([warned(), isLocked()]).toEqual([null, false])
  })

  test('[RT-15] they begin with the sign-in of a person, not with a new token of the same', async () => {
    const { isLocked } = await watch()
    vi.advanceTimersByTime(14 * minute)
    signInAs(tab, '2')
    vi.advanceTimersByTime(10 * minute)
    const tokens = { accessToken: 'A3', refreshToken: 'R3', at: Date.now() }
    tab.tell({ type: 'refreshed', generation: tab.now().generation, tokens })
    expect(tab.now().accessToken).toBe('A3')
    vi.advanceTimersByTime(5 * minute - 1)
    expect(isLocked()).toBe(false)
    vi.advanceTimersByTime(1)
    expect(isLocked()).toBe(true)
  })

  test('[RT-15] the warning goes with the session', async () => {
    const { warned } = await watch()
    vi.advanceTimersByTime(14 * minute)
    tab.tell({ type: 'signed-out' })
    expect(warned()).toBeNull()
  })

  test('[RT-15] behind the lock nothing is warned of or written down; they begin anew when it opens', async () => {
    const { isLocked, warned, lockNow } = await watch()
    vi.advanceTimersByTime(14 * minute)
    lockNow()
    expect(warned()).toBeNull()
    const before = noted()
    vi.advanceTimersByTime(60 * minute)
    deed()
    expect([warned(), noted()]).toEqual([null, before])
    signInAs(tab)
    vi.advanceTimersByTime(15 * minute - 1)
    expect(isLocked()).toBe(false)
    vi.advanceTimersByTime(1)
    expect(isLocked()).toBe(true)
  })

  test('[RT-15] whoever shows the warning is told when it comes and when it goes, and nothing between', async () => {
    const { useIdle, continueSession } = await watch()
    const told: boolean[] = []
    const undo = useIdle.subscribe(({ locksAt }) => told.push(locksAt !== null))
    for (let passed = 0; passed < 5; passed += 1) {
      vi.advanceTimersByTime(minute)
      deed()
      browser.show('visible')
    }
    expect(told).toEqual([])
    vi.advanceTimersByTime(13 * minute)
    browser.show('visible')
    expect(told).toEqual([true])
    continueSession()
    expect(told).toEqual([true, false])
    undo()
  })

  test('[RT-15] who no longer watches hears, writes and locks nothing', async () => {
    const { warned, isLocked, lockNow } = await watch()
    const { changeSettings } = await import('#src/shared/lib/storage/settings.ts')
    const begun = noted()
    stop()
    vi.advanceTimersByTime(14 * minute)
    deed()
    expect([warned(), noted()]).toEqual([null, begun])
    changeSettings({ idleLockMinutes: 5 })
    expect(isLocked()).toBe(false)
    browser.show('visible')
    expect(isLocked()).toBe(false)
    browser.localStorage.setItem(key, '0')
    vi.advanceTimersByTime(10)
    expect(isLocked()).toBe(false)
    lockNow()
    signInAs(tab)
    signInAs(tab, '2')
    expect(noted()).toBe('0')
  })
})

describe('idle minutes of two tabs', () => {
  /** One more tab, each with its own watch; both follow the lock of the other. */
  async function tabWatching() {
    const opened = await openTab()
    const known = await modules()
    opened.hear()
    const undo = [opened.shareSession(), known.watchIdle(), known.shareLocking()]
    const before = stop
    stop = () => {
      before()
      for (const end of undo) end()
    }
    return { ...known, warned: () => known.useIdle.getState().locksAt }
  }

  test('[RT-15] who only follows a live room in one tab is neither warned nor locked by another in which nothing is done', async () => {
    signInAs(tab)
    const [room, other] = [await tabWatching(), await tabWatching()]
    const end = room.preventIdleLock()
    for (let passed = 0; passed < 60; passed += 1) {
      vi.advanceTimersByTime(minute)
      expect([other.warned(), other.isLocked(), room.isLocked()]).toEqual([null, false, false])
    }
    end()
    vi.advanceTimersByTime(13 * minute)
    expect(other.warned()).not.toBeNull()
    vi.advanceTimersByTime(2 * minute)
    expect([other.isLocked(), room.isLocked()]).toEqual([true, true])
  })

  test('[RT-15] the shortest setting leaves the room time enough to be heard of', async () => {
    signInAs(tab)
    const { changeSettings } = await import('#src/shared/lib/storage/settings.ts')
    changeSettings({ idleLockMinutes: 5 })
    const [room, other] = [await tabWatching(), await tabWatching()]
    room.preventIdleLock()
    for (let passed = 0; passed < 30; passed += 1) {
      vi.advanceTimersByTime(minute)
      expect([other.warned(), other.isLocked()]).toEqual([null, false])
    }
  })

  test('[RT-15] two live rooms do not keep each other writing', async () => {
    signInAs(tab)
    const [room, other] = [await tabWatching(), await tabWatching()]
    room.preventIdleLock()
    other.preventIdleLock()
    let written = 0
    const count = () => {
      written += 1
    }
    addEventListener('storage', count)
    vi.advanceTimersByTime(10 * minute)
    removeEventListener('storage', count)
    expect(written).toBeLessThanOrEqual(21)
  })

  test('[RT-15] a lock by hand waits for nothing, and behind it a room notes nothing', async () => {
    signInAs(tab)
    const [room, other] = [await tabWatching(), await tabWatching()]
    room.preventIdleLock()
    const before = noted()
    other.lockNow()
    vi.advanceTimersByTime(10)
    expect(room.isLocked()).toBe(true)
    vi.advanceTimersByTime(60 * minute)
    expect(noted()).toBe(before)
  })
})
