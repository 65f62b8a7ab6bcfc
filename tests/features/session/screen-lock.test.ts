import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { HttpAnswer, type Network, network, wait } from '#tests/features/session/support/network.ts'
import { openBrowser, openTab, signInAs, type Tab } from '#tests/features/session/support/browser.ts'

let wire: Network
let tab: Tab
let browser: ReturnType<typeof openBrowser>

const modules = async () => ({
  ...(await import('#src/features/session/screen-lock/screen-lock.ts')),
  ...(await import('#src/features/session/screen-lock/screen-lock-sync.ts')),
  ...(await import('#src/features/session/screen-lock/unlock.ts')),
})

beforeEach(async () => {
  wire = network()
  browser = openBrowser({ at: '/project?q=1' })
  tab = await openTab()
})
afterEach(() => vi.unstubAllGlobals())

const held = () => browser.localStorage.getItem('session:v1') ?? ''
const seal = { code: 200, data: { uuid: 'c', image: '', publicKey: 'k', nonce: 'n' } }
const granted = {
  code: 200,
  data: { access_token: 'A2', refresh_token: 'R2', baseUserId: 'U1', username: '周岷生', isAllowAccess: true },
}
const gavePass = { code: 200, data: { uuid: 'P1' } }
/** Answers of the exchange, by the end of the path. */
const answerBy = (says: Record<string, object | string>) =>
  wire.answer(({ path }) => says[path.slice(path.lastIndexOf('/'))] ?? { code: 200, data: null })
/** After a module that reads a broken answer has been loaded. */
const settled = () => wait(60)

describe('the screen lock', () => {
  // What a test has begun ends within it.
  afterEach(settled)

  test('[RT-15] stores the return path, removes cached answers, and clears the screen', async () => {
    const { lockNow, isLocked, returnPath } = await modules()
    signInAs(tab)
    tab.queryClient.setQueryData(['mine', 'deposits'], ['100'])
    tab.ask.setState({ toasts: [{ id: 1, tone: 'success', text: '已到账 100 元' }] })
    lockNow()
    expect([isLocked(), returnPath(), tab.visits]).toEqual([true, '/project?q=1', ['/lock']])
    expect(browser.sessionStorage.getItem('lock:v1')).toBe('/project?q=1')
    expect(tab.queryClient.getQueryData(['mine', 'deposits'])).toBeUndefined()
    expect(tab.toasts()).toEqual([])
    lockNow('/elsewhere')
    expect(returnPath()).toBe('/project?q=1')
  })

  test('[RT-15] the tokens leave memory and storage at once, and are revoked at the exchange', async () => {
    const { lockNow } = await modules()
    signInAs(tab)
    expect(held()).toContain('"A1"')
    lockNow()
    expect([tab.now().accessToken, tab.now().refreshToken]).toEqual([null, null])
    expect(held()).not.toMatch(/"[AR]1"/)
    expect(tab.now()).toMatchObject({ baseUserId: 'U1', username: '周岷生' })
    await settled()
    expect(wire.asked.map(({ method, path, bearer }) => [method, path, bearer])).toEqual([
      ['get', '/dscq-user/user/detail', 'A1'],
      ['post', '/dscq-user/user/lock', 'A1'],
    ])
  })

  test('[RT-15] locked before the user was loaded: the login name is fetched with the last use of the token', async () => {
    const { lockNow } = await modules()
    answerBy({ '/detail': { code: 200, data: { loginName: 'person', authStatus: 2 } } })
    signInAs(tab)
    lockNow()
    await settled()
    expect(tab.now().userInfo).toEqual({ loginName: 'person', authStatus: 2 })
  })

  test('[RT-15] deleting the keys of the lock neither unlocks nor reveals a token', async () => {
    const { lockNow } = await modules()
    answerBy({ '/lock': gavePass })
    signInAs(tab)
    lockNow()
    await settled()
    browser.sessionStorage.clear()
    for (const key of ['lock:v1', 'lock-tabs:v1', 'activity:v1']) browser.localStorage.removeItem(key)
    const again = await openTab()
    const { shareLocking, isLocked } = await modules()
    const stop = shareLocking()
    expect([isLocked(), again.visits, again.now().accessToken]).toEqual([true, ['/lock'], null])
    expect(held()).not.toMatch(/"[AR]1"/)
    stop()
    browser.localStorage.clear()
    expect((await openTab()).now()).toMatchObject({ baseUserId: null, accessToken: null })
  })

  test.each([
    ['in an envelope', { code: 404, msg: '接口不存在' }],
    ['in the words of its gateway', new HttpAnswer(404, '<h1>404 Not Found</h1>')],
  ])('[RT-15] at an exchange without locks, %s, it revokes the tokens by signing out', async (_, unknown) => {
    const { lockNow, isLocked } = await modules()
    answerBy({ '/lock': unknown })
    signInAs(tab)
    lockNow()
    await settled()
    expect(wire.asked.slice(1).map(({ path, bearer }) => [path, bearer])).toEqual([
      ['/dscq-user/user/lock', 'A1'],
      ['/logout', 'A1'],
    ])
    expect([isLocked(), tab.now().pass, tab.toasts()]).toEqual([true, null, []])
  })

  test.each([
    ['a refusal', { code: 401, msg: '请先登录' }],
    ['no connection', 'down'],
  ])('[RT-15] %s does not change the lock', async (_, payload) => {
    const { lockNow, isLocked } = await modules()
    wire.answer(() => payload)
    signInAs(tab)
    lockNow()
    await settled()
    expect([isLocked(), tab.visits, tab.toasts()]).toEqual([true, ['/lock'], []])
  })

  test('[RT-15] pending answers of the open session change nothing', async () => {
    const { lockNow, isLocked } = await modules()
    signInAs(tab)
    const { generation } = tab.now()
    lockNow()
    tab.dispatch({ type: 'refreshed', generation, tokens: { accessToken: 'A9', refreshToken: 'R9', at: Date.now() } })
    tab.dispatch({ type: 'pass-known', generation, pass: 'P9' })
    expect([isLocked(), tab.now().accessToken, tab.now().pass]).toEqual([true, null, null])
  })

  test('[SE-03] a refused call while locked neither ends the session nor asks to sign in', async () => {
    const { lockNow, isLocked } = await modules()
    signInAs(tab)
    lockNow()
    tab.signedOutByServer()
    tab.askAfterRefusal()
    expect([isLocked(), tab.visits, tab.ask.getState().question]).toEqual([true, ['/lock'], null])
    await tab.loadUser()
    await settled()
    expect(wire.to('/dscq-user/user/detail').map(({ bearer }) => bearer)).toEqual(['A1'])
  })

  test('[RT-15] replaces the page in the history, and survives a reload', async () => {
    const { lockNow } = await modules()
    const navigations: unknown[] = []
    tab.navigation.provideNavigate((...way) => navigations.push(way))
    signInAs(tab)
    lockNow()
    expect(navigations).toEqual([['/lock', { replace: true }]])
    await openTab()
    const again = await modules()
    expect([again.isLocked(), again.returnPath()]).toEqual([true, '/project?q=1'])
  })

  test('[RT-15] [F20] without storage it lasts as long as the page', async () => {
    const { lockNow, isLocked, returnPath } = await modules()
    vi.stubGlobal('sessionStorage', undefined)
    vi.stubGlobal('localStorage', undefined)
    signInAs(tab)
    lockNow()
    expect([isLocked(), returnPath()]).toEqual([true, '/project?q=1'])
    signInAs(tab)
    expect(isLocked()).toBe(false)
  })

  test('[RT-15] a listener is called once for each change, and not after its undo', async () => {
    const { lockNow, onLocked } = await modules()
    const heard: boolean[] = []
    signInAs(tab)
    const stop = onLocked((locked) => heard.push(locked))
    lockNow()
    lockNow()
    signInAs(tab)
    signInAs(tab)
    expect(heard).toEqual([true, false])
    stop()
    lockNow()
    expect(heard).toEqual([true, false])
  })

  test('[RT-15] does nothing for a visitor', async () => {
    const { lockNow, isLocked } = await modules()
    lockNow()
    expect([isLocked(), tab.visits]).toEqual([false, []])
  })

  test('[RT-15] the lock page is no return path', async () => {
    Object.assign(browser.location, { pathname: '/lock', search: '' })
    const { lockNow, returnPath } = await modules()
    signInAs(tab)
    lockNow()
    expect(returnPath()).toBe('/index')
  })

  test('[RT-15] is cleared by signing out and by signing in', async () => {
    const { lockNow, isLocked } = await modules()
    signInAs(tab)
    lockNow()
    await tab.signOut()
    expect([isLocked(), browser.sessionStorage.getItem('lock:v1')]).toEqual([false, null])
    signInAs(tab)
    lockNow()
    wire.answer(() => granted)
    await tab.signInBySms({ telPhone: '13900000004', code: '1' })
    expect([isLocked(), browser.sessionStorage.getItem('lock:v1')]).toEqual([false, null])
  })

  test('[RT-15] a tab that is opened later is locked with its own return path', async () => {
    signInAs(tab)
    ;(await modules()).lockNow()
    browser.sessionStorage.clear()
    Object.assign(browser.location, { pathname: '/myDeposit', search: '' })
    const later = await openTab()
    const { shareLocking, returnPath } = await modules()
    const stop = shareLocking()
    expect([returnPath(), later.visits]).toEqual(['/myDeposit', ['/lock']])
    stop()
  })

  test('[RT-15] without a session there is no lock', async () => {
    browser.sessionStorage.setItem('lock:v1', '/x')
    const { shareLocking, isLocked, returnPath } = await modules()
    const stop = shareLocking()
    expect([isLocked(), returnPath()]).toEqual([false, null])
    stop()
  })
})

describe('unlocking by password', () => {
  beforeEach(() => vi.stubEnv('VITE_PASSWORD_CIPHER', 'aes'))
  afterEach(() => vi.unstubAllEnvs())

  /** A locked tab, with the pass that the exchange returned. */
  async function locked() {
    const lock = await modules()
    signInAs(tab)
    tab.dispatch({ type: 'user-known', generation: tab.now().generation, info: { loginName: 'person', authStatus: 2 } })
    lock.lockNow()
    await settled()
    return lock
  }
  const tries = () => wire.to('/oauth/token').map(({ query }) => query)

  test('[RT-15] starts a new session with the pass of the lock in place of a captcha', async () => {
    answerBy({ '/lock': gavePass, '/captcha': seal, '/token': granted })
    const { unlock, isLocked } = await locked()
    expect(tab.now().pass).toBe('P1')
    await unlock('Minjiang#2026')
    expect([isLocked(), tab.now().accessToken, tab.now().pass]).toEqual([false, 'A2', null])
    expect(tries()).toMatchObject([{ grant_type: 'password', username: 'person', uuid: 'P1', captcha: '' }])
    expect(JSON.stringify(tries())).not.toContain('Minjiang')
    expect(browser.sessionStorage.getItem('lock:v1')).toBeNull()
  })

  test('[RT-15] a wrong password leaves it locked and uses up the pass', async () => {
    answerBy({ '/lock': gavePass, '/captcha': seal, '/token': { code: 403, error_description: '账号或密码错误' } })
    const { unlock, isLocked } = await locked()
    await expect(unlock('wrong')).rejects.toMatchObject({ reply: { error_description: '账号或密码错误' } })
    expect([isLocked(), tab.now().pass, tab.toasts()]).toEqual([true, null, []])
  })

  test('[RT-15] without a network the pass stays valid', async () => {
    answerBy({ '/lock': gavePass, '/captcha': seal, '/token': 'down' })
    const { unlock, isLocked } = await locked()
    await expect(unlock('Minjiang#2026')).rejects.toMatchObject({ trouble: 'network' })
    expect([isLocked(), tab.now().pass]).toEqual([true, 'P1'])
  })

  test('[RT-15] sends the solved captcha', async () => {
    answerBy({ '/lock': { code: 404 }, '/captcha': seal, '/token': granted })
    const { unlock, isLocked } = await locked()
    await unlock('Minjiang#2026', { uuid: 'c', image: '', publicKey: 'k', nonce: 'n', typed: 'AB12' })
    expect([isLocked(), tries()]).toMatchObject([false, [{ uuid: 'c', captcha: 'AB12' }]])
  })

  test('[RT-15] the password of another person signs in as that person and reveals nothing of this one', async () => {
    answerBy({
      '/lock': gavePass,
      '/captcha': seal,
      '/token': { code: 200, data: { ...granted.data, baseUserId: 'U2' } },
    })
    const { unlock } = await locked()
    browser.localStorage.setItem('draft:enrol:v1', 'of U1')
    await unlock('Minjiang#2026')
    expect(tab.now()).toMatchObject({ baseUserId: 'U2', userInfo: null })
    expect(browser.localStorage.getItem('draft:enrol:v1')).toBeNull()
  })
})

describe('the lock of another tab', () => {
  const share = async () => {
    signInAs(tab)
    const known = await modules()
    const stops = [known.shareLocking(), tab.shareSession()]
    return { ...known, stop: () => stops.forEach((stop) => stop()) }
  }
  const key = 'session:v1'
  const open = () => browser.localStorage.getItem(key)!
  const closed = (text: string) => {
    const { state } = JSON.parse(text) as { state: object }
    return JSON.stringify({ state: { ...state, accessToken: null, refreshToken: null, generation: 2 }, version: 0 })
  }
  const pageShown = (persisted: boolean) => browser.fire(Object.assign(new Event('pageshow'), { persisted }))

  beforeEach(() => vi.useFakeTimers())

  test('[RT-15] locks this tab, and its end unlocks it', async () => {
    const { isLocked, returnPath, stop } = await share()
    vi.advanceTimersByTime(10)
    expect([isLocked(), tab.visits]).toEqual([false, []])
    const before = open()
    browser.localStorage.setItem(key, closed(before))
    vi.advanceTimersByTime(10)
    expect([isLocked(), returnPath(), tab.visits]).toEqual([true, '/project?q=1', ['/lock']])
    expect(wire.asked).toEqual([])
    browser.localStorage.setItem(key, before.replace('"generation":1', '"generation":3'))
    vi.advanceTimersByTime(10)
    expect([isLocked(), browser.sessionStorage.getItem('lock:v1')]).toEqual([false, null])
    stop()
  })

  test('[RT-15] is read by a page restored from the back/forward cache, which missed the event', async () => {
    const { isLocked, stop } = await share()
    vi.advanceTimersByTime(10)
    const text = closed(open())
    stop()
    const { shareLocking } = await modules()
    const stopAgain = shareLocking()
    browser.localStorage.setItem(key, text)
    pageShown(false)
    expect(isLocked()).toBe(false)
    pageShown(true)
    expect([isLocked(), tab.visits]).toEqual([true, ['/lock']])
    stopAgain()
  })
})
