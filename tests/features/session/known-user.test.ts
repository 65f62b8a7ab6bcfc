import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Network, network, wait } from '#tests/features/session/support/network.ts'
import { openBrowser, openTab, signInAs, type Tab } from '#tests/features/session/support/browser.ts'

let wire: Network
let tab: Tab
let browser: ReturnType<typeof openBrowser>

const info = { loginName: 'person26', name: '周岷生', username: '周岷生', authStatus: 3, headImg: '/mock-files/p.png' }
const names = /周岷生|person26|mock-files/

beforeEach(async () => {
  wire = network()
  browser = openBrowser({ at: '/project?q=1' })
  tab = await openTab()
})
afterEach(() => vi.unstubAllGlobals())

const shared = () => browser.localStorage.getItem('session:v1') ?? ''
const lock = async () => (await import('#src/features/session/screen-lock/screen-lock-sync.ts')).lockNow()
const unlocking = () => import('#src/features/session/screen-lock/unlock.ts')
const know = () => tab.dispatch({ type: 'user-known', generation: tab.now().generation, info })
/** The session as after closing the browser: the storage of the tab is gone. */
const reopened = async () => {
  browser.sessionStorage.clear()
  return openTab()
}

describe('[ASVS 14.3.3] the stored session', () => {
  test('has no name, login name or portrait; the tab itself keeps them over a reload', async () => {
    signInAs(tab)
    know()
    expect(tab.now()).toMatchObject({ username: '周岷生', userInfo: info })
    expect(shared()).toContain('"A1"')
    expect(shared()).not.toMatch(names)
    expect((await openTab()).now()).toMatchObject({ username: '周岷生', userInfo: info, accessToken: 'A1' })
  })

  test('gives a new tab the session, whose name it asks for', async () => {
    signInAs(tab)
    know()
    const next = await reopened()
    expect(next.now()).toMatchObject({ baseUserId: 'U1', accessToken: 'A1', username: null, userInfo: null })
  })

  test('of another account gives no tab the name of the former one', async () => {
    signInAs(tab)
    know()
    const other = JSON.parse(shared()) as { state: object }
    browser.localStorage.setItem(
      'session:v1',
      JSON.stringify({ ...other, state: { ...other.state, baseUserId: 'U2', generation: 9 } }),
    )
    tab.hear()
    expect(tab.now()).toMatchObject({ baseUserId: 'U2', username: null, userInfo: null })
  })

  test('changes of it in another tab leave the name of this one', async () => {
    signInAs(tab)
    know()
    const stored = JSON.parse(shared()) as { state: object }
    browser.localStorage.setItem(
      'session:v1',
      JSON.stringify({ ...stored, state: { ...stored.state, accessToken: 'A5', tokenAt: Date.now() + 9 } }),
    )
    tab.hear()
    expect(tab.now()).toMatchObject({ accessToken: 'A5', username: '周岷生', userInfo: info })
  })

  test('of an earlier version loses its name, and the page keeps it', async () => {
    signInAs(tab)
    know()
    const stored = JSON.parse(shared()) as { state: object }
    browser.sessionStorage.clear()
    const before = { ...stored, state: { ...stored.state, username: '周岷生', userInfo: info } }
    browser.localStorage.setItem('session:v1', JSON.stringify(before))
    const next = await openTab()
    const { dropStoredName } = await import('#src/features/session/store.ts')
    expect(shared()).toMatch(names)
    dropStoredName()
    expect(shared()).not.toMatch(names)
    expect(next.now()).toMatchObject({ username: '周岷生', userInfo: info })
  })

  test('after a sign-out nothing of the name is left', async () => {
    signInAs(tab)
    know()
    tab.dispatch({ type: 'signed-out' })
    expect(
      JSON.stringify([{ ...browser.localStorage }, browser.sessionStorage.getItem('mine:user:v1'), shared()]),
    ).not.toMatch(names)
  })
})

describe('[ASVS 14.3.3] a locked session', () => {
  test('keeps the login name with most of it hidden, nothing more', async () => {
    signInAs(tab)
    know()
    await lock()
    expect(shared()).toContain('pe****26')
    expect(shared()).not.toMatch(names)
    const again = await reopened()
    expect(again.now()).toMatchObject({ username: 'pe****26', userInfo: null, accessToken: null })
  })

  const seal = { code: 200, data: { uuid: 'c', image: '', publicKey: 'k', nonce: 'n' } }
  const answering = (baseUserId: string) =>
    wire.answer(({ path }) => {
      if (path.endsWith('/captcha')) return seal
      if (path.endsWith('/token'))
        return { code: 200, data: { access_token: 'A9', refresh_token: 'R9', baseUserId, isAllowAccess: true } }
      return { code: 200, data: null }
    })

  test('opens in a reopened browser with the whole login name, which its owner types', async () => {
    vi.stubEnv('VITE_PASSWORD_CIPHER', 'aes')
    signInAs(tab)
    know()
    await lock()
    await wait(5)
    const again = await reopened()
    answering('U1')
    const { unlock, lockedName } = await unlocking()
    expect(lockedName(again.now())).toBeNull()
    await unlock('x', undefined, 'person26')
    expect(wire.to('/oauth/token').at(-1)?.query['username']).toBe('person26')
    expect(again.now().accessToken).toBe('A9')
    vi.unstubAllEnvs()
  })

  test('does not open for the name and password of another account, whose tokens end at once', async () => {
    vi.stubEnv('VITE_PASSWORD_CIPHER', 'aes')
    signInAs(tab)
    await lock()
    await wait(5)
    const again = await reopened()
    answering('U2')
    const { unlock } = await unlocking()
    await expect(unlock('x', undefined, 'company')).rejects.toMatchObject({ name: 'OtherAccount' })
    await wait(5)
    expect(again.now()).toMatchObject({ baseUserId: 'U1', accessToken: null })
    expect(wire.to('/logout').at(-1)?.bearer).toBe('A9')
    vi.unstubAllEnvs()
  })
})

test('[ASVS 7.2.4] a sign-in to the same account ends the session that it replaces, unless the token is the same', async () => {
  signInAs(tab)
  const answer = { baseUserId: 'U1', refresh_token: 'R2', username: '周岷生', isAllowAccess: true }
  tab.enter({ ...answer, access_token: 'A1' }, 'password')
  await wait(5)
  expect(wire.to('/logout')).toEqual([])
  tab.enter({ ...answer, access_token: 'A2' }, 'password')
  await wait(5)
  expect(wire.to('/logout').map(({ bearer }) => bearer)).toEqual(['A1'])
})
