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
})

describe('idle minutes', () => {
  const minute = 60_000
  let stop: () => void = () => undefined

  const watch = async () => {
    const idle = await import('#src/features/session/idle.ts')
    signInAs(tab)
    stop = idle.watchIdle()
    return { ...idle, ...(await import('#src/features/session/idle-warning.ts')), ...(await modules()) }
  }
  const deed = () => globalThis.dispatchEvent(new Event('keydown'))

  beforeEach(() => {
    vi.useFakeTimers()
    const bus = new EventTarget()
    vi.stubGlobal('addEventListener', bus.addEventListener.bind(bus))
    vi.stubGlobal('removeEventListener', bus.removeEventListener.bind(bus))
    vi.stubGlobal('dispatchEvent', bus.dispatchEvent.bind(bus))
  })
  afterEach(() => {
    stop()
    vi.useRealTimers()
  })

  test('[RT-15] fifteen of them lock; the person is warned two before', async () => {
    const { useIdle, isLocked } = await watch()
    vi.advanceTimersByTime(13 * minute - 1)
    expect(useIdle.getState().locksAt).toBeNull()
    vi.advanceTimersByTime(1)
    expect(useIdle.getState().locksAt).toBe(Date.now() + 2 * minute)
    vi.advanceTimersByTime(2 * minute - 1)
    expect(isLocked()).toBe(false)
    vi.advanceTimersByTime(1)
    expect([isLocked(), useIdle.getState().locksAt]).toEqual([true, null])
  })

  test('[RT-15] a deed begins them anew; once warned, only the answer does', async () => {
    const { useIdle, continueSession, isLocked } = await watch()
    vi.advanceTimersByTime(10 * minute)
    deed()
    vi.advanceTimersByTime(10 * minute)
    expect(useIdle.getState().locksAt).toBeNull()
    vi.advanceTimersByTime(3 * minute)
    expect(useIdle.getState().locksAt).not.toBeNull()
    deed()
    expect(useIdle.getState().locksAt).not.toBeNull()
    continueSession()
    expect(useIdle.getState().locksAt).toBeNull()
    vi.advanceTimersByTime(14 * minute)
    expect(isLocked()).toBe(false)
    vi.advanceTimersByTime(1 * minute)
    expect(isLocked()).toBe(true)
  })

  test('[RT-15] a deed in another tab counts', async () => {
    const { isLocked } = await watch()
    vi.advanceTimersByTime(14 * minute)
    browser.localStorage.setItem('activity:v1', String(Date.now()))
    vi.advanceTimersByTime(14 * minute)
    expect(isLocked()).toBe(false)
    vi.advanceTimersByTime(1 * minute)
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
    const { changeSettings } = await import('#src/shared/lib/settings.ts')
    changeSettings({ idleLockMinutes: 5 })
    vi.advanceTimersByTime(5 * minute)
    expect(isLocked()).toBe(true)
  })

  test('[RT-15] nobody is locked out of an auction', async () => {
    Object.assign(browser.location, { pathname: '/quoteHall', search: '?assetsId=A1' })
    const { isLocked, useIdle } = await watch()
    vi.advanceTimersByTime(60 * minute)
    expect([isLocked(), useIdle.getState().locksAt]).toEqual([false, null])
    Object.assign(browser.location, { pathname: '/project', search: '' })
    vi.advanceTimersByTime(17 * minute)
    expect(isLocked()).toBe(true)
  })

  test('[RT-15] a visitor is never locked', async () => {
    const { watchIdle } = await import('#src/features/session/idle.ts')
    stop = watchIdle()
    vi.advanceTimersByTime(60 * minute)
    expect((await modules()).isLocked()).toBe(false)
  })
})
