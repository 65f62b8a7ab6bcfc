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

const act = (name = 'keydown') => browser.fire(new Event(name))
const noted = () => browser.localStorage.getItem(key)

describe('the idle time', () => {
  test('[RT-15] locks after fifteen minutes, with a warning two minutes before', async () => {
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
    '[RT-15] begins anew with activity by %s',
    async (name) => {
      const { warned, isLocked } = await watch()
      vi.advanceTimersByTime(10 * minute)
      act(name)
      vi.advanceTimersByTime(13 * minute - 1)
      expect(warned()).toBeNull()
      vi.advanceTimersByTime(2 * minute)
      expect(isLocked()).toBe(false)
      vi.advanceTimersByTime(1)
      expect(isLocked()).toBe(true)
    },
  )

  test('[RT-15] after the warning begins anew only with its answer', async () => {
    const { warned, continueSession, isLocked } = await watch()
    vi.advanceTimersByTime(14 * minute)
    act()
    expect(warned()).toBe(Date.now() + minute)
    continueSession()
    expect(warned()).toBeNull()
    vi.advanceTimersByTime(14 * minute)
    expect(isLocked()).toBe(false)
    act()
    vi.advanceTimersByTime(minute)
    expect(isLocked()).toBe(true)
  })

  test('[RT-15] activity is stored for the other tabs, at most every five seconds', async () => {
    await watch()
    const begun = String(Date.now())
    expect(noted()).toBe(begun)
    vi.advanceTimersByTime(4_999)
    act()
    expect(noted()).toBe(begun)
    vi.advanceTimersByTime(1)
    act()
    expect(noted()).toBe(String(Number(begun) + 5_000))
  })

  test('[RT-15] activity in another tab counts', async () => {
    const { isLocked } = await watch()
    vi.advanceTimersByTime(12 * minute)
    browser.localStorage.setItem(key, String(Date.now()))
    vi.advanceTimersByTime(14 * minute)
    expect(isLocked()).toBe(false)
    vi.advanceTimersByTime(1 * minute)
    expect(isLocked()).toBe(true)
  })

  test('[RT-15] an answer in another tab dismisses the warning here', async () => {
    const { warned } = await watch()
    vi.advanceTimersByTime(14 * minute)
    browser.localStorage.setItem(key, String(Date.now()))
    vi.advanceTimersByTime(1)
    expect(warned()).toBeNull()
  })

  test('[RT-15] stored activity in the future, after the clock was set back, does not count', async () => {
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

  test('[RT-15] the minutes are a setting of the person', async () => {
    const { isLocked } = await watch()
    const { changeSettings } = await import('#src/shared/lib/storage/settings.ts')
    changeSettings({ idleLockMinutes: 5 })
    vi.advanceTimersByTime(5 * minute)
    expect(isLocked()).toBe(true)
  })

  test('[RT-15] an auction prevents the lock, and the minutes begin when it ends', async () => {
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

  test('[RT-15] the address of an auction alone does not prevent the lock', async () => {
    Object.assign(browser.location, { pathname: '/quoteHall', search: '?assetsId=nothing' })
    const { isLocked } = await watch()
    vi.advanceTimersByTime(15 * minute)
    expect(isLocked()).toBe(true)
  })

  test('[RT-15] opening an auction dismisses the warning', async () => {
    const { isLocked, warned, preventIdleLock: holdOpen } = await watch()
    vi.advanceTimersByTime(14 * minute)
    holdOpen()
    expect(warned()).toBeNull()
    vi.advanceTimersByTime(minute)
    expect([isLocked(), warned()]).toEqual([false, null])
  })

  test('[RT-15] several preventions end one by one, each once, and the lock waits for the last', async () => {
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

  test('[RT-15] a visitor is neither warned nor locked, and no activity is stored', async () => {
    const { isLocked, warned, continueSession } = await watch({ visitor: true })
    expect(warned()).toBeNull()
    vi.advanceTimersByTime(10 * minute)
    act()
    continueSession()
    vi.advanceTimersByTime(14 * minute)
    expect([warned(), isLocked(), noted()]).toEqual([null, false, null])
    vi.advanceTimersByTime(60 * minute)
    expect([warned(), isLocked()]).toEqual([null, false])
  })

  test('[RT-15] the minutes begin with a sign-in, not with a new token of the same person', async () => {
    const { isLocked } = await watch()
    vi.advanceTimersByTime(14 * minute)
    signInAs(tab, '2')
    vi.advanceTimersByTime(10 * minute)
    const tokens = { accessToken: 'A3', refreshToken: 'R3', at: Date.now() }
    tab.dispatch({ type: 'refreshed', generation: tab.now().generation, tokens })
    expect(tab.now().accessToken).toBe('A3')
    vi.advanceTimersByTime(5 * minute - 1)
    expect(isLocked()).toBe(false)
    vi.advanceTimersByTime(1)
    expect(isLocked()).toBe(true)
  })

  test('[RT-15] the warning ends with the session', async () => {
    const { warned } = await watch()
    vi.advanceTimersByTime(14 * minute)
    tab.dispatch({ type: 'signed-out' })
    expect(warned()).toBeNull()
  })

  test('[RT-15] a locked session is not warned and stores nothing; the minutes begin anew after the unlock', async () => {
    const { isLocked, warned, lockNow } = await watch()
    vi.advanceTimersByTime(14 * minute)
    lockNow()
    expect(warned()).toBeNull()
    const before = noted()
    vi.advanceTimersByTime(60 * minute)
    act()
    expect([warned(), noted()]).toEqual([null, before])
    signInAs(tab)
    vi.advanceTimersByTime(15 * minute - 1)
    expect(isLocked()).toBe(false)
    vi.advanceTimersByTime(1)
    expect(isLocked()).toBe(true)
  })

  test('[RT-15] a subscriber of the warning is called when it appears and when it ends, and not between', async () => {
    const { useIdle, continueSession } = await watch()
    const changes: boolean[] = []
    const undo = useIdle.subscribe(({ locksAt }) => changes.push(locksAt !== null))
    for (let passed = 0; passed < 5; passed += 1) {
      vi.advanceTimersByTime(minute)
      act()
      browser.show('visible')
    }
    expect(changes).toEqual([])
    vi.advanceTimersByTime(13 * minute)
    browser.show('visible')
    expect(changes).toEqual([true])
    continueSession()
    expect(changes).toEqual([true, false])
    undo()
  })

  test('[RT-15] after its undo the watch hears, writes and locks nothing', async () => {
    const { warned, isLocked, lockNow } = await watch()
    const { changeSettings } = await import('#src/shared/lib/storage/settings.ts')
    const begun = noted()
    stop()
    vi.advanceTimersByTime(14 * minute)
    act()
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

describe('[ASVS 7.3.1] [ASVS 7.4.1] the idle time of a browser that was closed', () => {
  /** A session of an hour ago, and its last activity; then the page is opened. */
  async function open(lastActivityAgo: number | null, signedInAgo = 60 * minute) {
    const tokens = { accessToken: 'A1', refreshToken: 'R1', at: Date.now() - signedInAgo }
    tab.dispatch({ type: 'signed-in', baseUserId: 'U1', username: '周岷生', grantType: 'password', tokens })
    if (lastActivityAgo !== null) browser.localStorage.setItem(key, String(Date.now() - lastActivityAgo))
    tab = await openTab()
    const idle = await modules()
    stop = idle.watchIdle()
    return { ...idle, tokens: [tab.now().accessToken, tab.now().refreshToken] }
  }

  test.each([
    ['longer than the limit', 15 * minute, true],
    ['a millisecond less', 15 * minute - 1, false],
    ['a night', 12 * 60 * minute, true],
  ])('%s: whether it opens locked, without tokens', async (_, ago, isOver) => {
    const { isLocked, tokens } = await open(ago)
    expect(isLocked()).toBe(isOver)
    expect(tokens).toEqual(isOver ? [null, null] : ['A1', 'R1'])
  })

  test('opening a page in time begins the minutes anew', async () => {
    const { isLocked } = await open(14 * minute)
    vi.advanceTimersByTime(15 * minute - 1)
    expect(isLocked()).toBe(false)
    vi.advanceTimersByTime(1)
    expect(isLocked()).toBe(true)
  })

  test.each([
    ['an hour ago', 60 * minute, true],
    ['just now', 0, false],
  ])('without a stored activity, and signed in %s', async (_, ago, isOver) => {
    expect((await open(null, ago)).isLocked()).toBe(isOver)
  })

  test.each([
    ['an hour', 60 * minute, true],
    ['half a minute', 30_000, false],
  ])('a clock that was set back by %s meanwhile', async (_, by, isOver) => {
    expect((await open(-by)).isLocked()).toBe(isOver)
  })

  test('another tab with activity keeps it open', async () => {
    const { isLocked } = await open(60 * minute - 1, 60 * minute)
    expect(isLocked()).toBe(true)
    stop()
    signInAs(tab)
    browser.localStorage.setItem(key, String(Date.now() - minute))
    const next = await open(minute)
    expect(next.isLocked()).toBe(false)
  })

  test('an unreadable activity does not count', async () => {
    browser.localStorage.setItem(key, 'x')
    expect((await open(null)).isLocked()).toBe(true)
  })
})

describe('the idle time of two tabs', () => {
  /** One more tab with its own watch; each tab follows the lock of the other. */
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

  test('[RT-15] a live room in one tab prevents the warning and the lock by an inactive other tab', async () => {
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

  test('[RT-15] the shortest setting leaves a live room enough time to report to the other tabs', async () => {
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

  test('[RT-15] two live rooms do not cause each other to write', async () => {
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

  test('[RT-15] a lock by hand happens at once, and a locked room stores no activity', async () => {
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
