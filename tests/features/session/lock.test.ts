import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Network, network } from '#tests/features/session/support/network.ts'
import { openBrowser, openTab, signInAs, type Tab } from '#tests/features/session/support/browser.ts'

let wire: Network
let tab: Tab
let browser: ReturnType<typeof openBrowser>

const modules = async () => ({
  ...(await import('#src/features/session/lock.ts')),
  ...(await import('#src/features/session/locking.ts')),
})

beforeEach(async () => {
  wire = network()
  browser = openBrowser({ at: '/project?q=1' })
  tab = await openTab()
})
afterEach(() => vi.unstubAllGlobals())

describe('the lock', () => {
  test('[RT-15] remembers the way back, forgets what was told, and clears the screen', async () => {
    const { lockNow, isLocked, wayBack } = await modules()
    signInAs(tab)
    tab.queryClient.setQueryData(['mine', 'deposits'], ['100'])
    tab.ask.setState({ notices: [{ id: 1, tone: 'success', text: '已到账 100 元' }] })
    lockNow()
    expect([isLocked(), wayBack(), tab.visits]).toEqual([true, '/project?q=1', ['/lock']])
    expect(browser.sessionStorage.getItem('lock:v1')).toBe('/project?q=1')
    expect(tab.queryClient.getQueryData(['mine', 'deposits'])).toBeUndefined()
    expect(tab.said()).toEqual([])
    lockNow('/elsewhere')
    expect(wayBack()).toBe('/project?q=1')
  })

  test('[RT-15] takes the place of the page in the history, and is there again after a reload', async () => {
    const { lockNow } = await modules()
    const ways: unknown[] = []
    tab.navigation.provideNavigate((...way) => ways.push(way))
    signInAs(tab)
    lockNow()
    expect(ways).toEqual([['/lock', { replace: true }]])
    await openTab()
    const again = await modules()
    expect([again.isLocked(), again.wayBack()]).toEqual([true, '/project?q=1'])
  })

  test('[RT-15] [F20] holds as long as the page where nothing can be stored', async () => {
    const { lockNow, clearLock, isLocked, wayBack } = await modules()
    signInAs(tab)
    vi.stubGlobal('sessionStorage', undefined)
    lockNow()
    expect([isLocked(), wayBack()]).toEqual([true, '/project?q=1'])
    clearLock()
    expect(isLocked()).toBe(false)
  })

  test('[RT-15] whoever listens hears each change once, and nothing after his undo', async () => {
    const { lockNow, clearLock, openLock, onLocked } = await modules()
    const heard: boolean[] = []
    const stop = onLocked((locked) => heard.push(locked))
    signInAs(tab)
    openLock()
    expect(heard).toEqual([])
    lockNow()
    clearLock()
    clearLock()
    expect(heard).toEqual([true, false])
    stop()
    lockNow()
    expect(heard).toEqual([true, false])
  })

  test('[RT-15] a visitor has nothing to lock', async () => {
    const { lockNow, isLocked } = await modules()
    lockNow()
    expect([isLocked(), tab.visits]).toEqual([false, []])
  })

  test('[RT-15] opens when the exchange finds the password right, and not before', async () => {
    const { lockNow, unlock, isLocked } = await modules()
    signInAs(tab)
    lockNow()
    vi.stubEnv('VITE_PASSWORD_CIPHER', 'aes')
    wire.answer(({ path }) => {
      if (path.endsWith('/captcha')) return { code: 200, data: { uuid: 'c', image: '', publicKey: 'k', nonce: 'n' } }
      return { code: 403, msg: '登录密码错误，还可以试 4 次' }
    })
    await expect(unlock('wrong')).rejects.toThrow('还可以试 4 次')
    expect([isLocked(), tab.said()]).toEqual([true, []])
    wire.answer(({ path }) =>
      path.endsWith('/captcha')
        ? { code: 200, data: { uuid: 'c', image: '', publicKey: 'k', nonce: 'n' } }
        : { code: 200, data: null },
    )
    await unlock('Minjiang#2026')
    expect(isLocked()).toBe(false)
    const [, sent] = wire.to('/dscq-user/user/verify-password')
    expect(sent?.body).toMatchObject({ nonce: 'n' })
    expect(browser.sessionStorage.getItem('lock:v1')).toBeNull()
    expect(JSON.stringify(sent?.body)).not.toContain('Minjiang')
    expect(browser.localStorage.getItem('lock-tabs:v1')).toBeNull()
    vi.unstubAllEnvs()
  })

  test('[RT-15] signing out and signing in clear it', async () => {
    const { lockNow, isLocked } = await modules()
    signInAs(tab)
    lockNow()
    await tab.signOut()
    expect(isLocked()).toBe(false)
    browser.sessionStorage.setItem('lock:v1', '/x')
    wire.answer(() => ({
      code: 200,
      data: { access_token: 'A', refresh_token: 'R', baseUserId: 'U1', username: 'x', isAllowAccess: true },
    }))
    await tab.signInBySms({ telPhone: '13900000004', code: '1' })
    expect(isLocked()).toBe(false)
  })

  test('[RT-15] a tab that is opened later is locked, with its own way back', async () => {
    signInAs(tab)
    ;(await modules()).lockNow()
    browser.sessionStorage.clear()
    Object.assign(browser.location, { pathname: '/myDeposit', search: '' })
    const later = await openTab()
    const { shareLocking, wayBack } = await modules()
    const stop = shareLocking()
    expect([wayBack(), later.visits]).toEqual(['/myDeposit', ['/lock']])
    stop()
  })

  test('[RT-15] a lock that nobody is behind is none', async () => {
    browser.sessionStorage.setItem('lock:v1', '/x')
    const { shareLocking, isLocked } = await modules()
    const stop = shareLocking()
    expect(isLocked()).toBe(false)
    stop()
  })

  test('[RT-15] a tab that has not heard of the session leaves the lock of the others alone', async () => {
    browser.localStorage.setItem('lock-tabs:v1', '1')
    const { shareLocking, isLocked } = await modules()
    const stop = shareLocking()
    expect([isLocked(), browser.localStorage.getItem('lock-tabs:v1')]).toEqual([false, '1'])
    stop()
  })
})

describe('the lock of another tab', () => {
  const key = 'lock-tabs:v1'
  const share = async () => {
    signInAs(tab)
    const known = await modules()
    return { ...known, stop: known.shareLocking() }
  }
  const pageShown = (persisted: boolean) => browser.fire(Object.assign(new Event('pageshow'), { persisted }))

  beforeEach(() => vi.useFakeTimers())

  test('[RT-15] is heard here, and so is its end', async () => {
    const { isLocked, wayBack, stop } = await share()
    vi.advanceTimersByTime(10)
    expect([isLocked(), tab.visits]).toEqual([false, []])
    browser.localStorage.setItem(key, '1')
    vi.advanceTimersByTime(10)
    expect([isLocked(), wayBack(), tab.visits]).toEqual([true, '/project?q=1', ['/lock']])
    browser.localStorage.setItem('ui:v1', '{}')
    vi.advanceTimersByTime(10)
    expect(isLocked()).toBe(true)
    browser.localStorage.removeItem(key)
    vi.advanceTimersByTime(10)
    expect([isLocked(), browser.sessionStorage.getItem('lock:v1')]).toEqual([false, null])
    stop()
    browser.localStorage.setItem(key, '1')
    vi.advanceTimersByTime(10)
    expect(isLocked()).toBe(false)
  })

  test('[RT-15] a page that the browser kept and shows again has not heard, and looks', async () => {
    const { isLocked, shareLock, stop } = await share()
    shareLock()
    pageShown(false)
    expect(isLocked()).toBe(false)
    pageShown(true)
    expect([isLocked(), tab.visits]).toEqual([true, ['/lock']])
    stop()
  })

  test('[RT-15] who no longer follows does not look either', async () => {
    const { isLocked, shareLock, stop } = await share()
    stop()
    shareLock()
    pageShown(true)
    vi.advanceTimersByTime(10)
    expect(isLocked()).toBe(false)
  })
})
