import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SessionState } from '#src/features/session/reducer.ts'
import { openBrowser } from './support/browser.ts'

const key = 'session:v1'
const tokens = { accessToken: 'A1', refreshToken: 'R1', at: 1_000 }
const signedIn = { type: 'signed-in', baseUserId: 'U1', username: '周岷生', grantType: 'password', tokens } as const
/** An event of a session that is long over: it changes nothing, but every event reads the storage first. */
const late = { type: 'refreshed', generation: -1, tokens } as const

let browser: ReturnType<typeof openBrowser>
beforeEach(() => {
  browser = openBrowser()
})
afterEach(() => vi.unstubAllGlobals())

/** A tab that receives no events. */
async function open() {
  vi.resetModules()
  return import('#src/features/session/store.ts')
}

const store = (state: unknown) => browser.localStorage.setItem(key, JSON.stringify({ state, version: 0 }))
const stored = (): SessionState =>
  (JSON.parse(browser.localStorage.getItem(key) ?? 'null') as { state: SessionState }).state

describe('[SE-07] a change that another tab has stored before an event here', () => {
  test.each([
    ['an earlier session, though its token is later', { generation: 0, tokenAt: 2_000 }, 'A1'],
    ['this session with an earlier token', { tokenAt: 999 }, 'A1'],
    ['this session as it was when the token came, but not as it is known here', {}, 'A9'],
    ['this session with a later token', { tokenAt: 1_001 }, 'A9'],
    ['a later session, though its token is earlier', { generation: 2, tokenAt: 1 }, 'A9'],
  ])('%s', async (_, over, token) => {
    const tab = await open()
    tab.dispatch(signedIn)
    store({ ...tab.useSession.getState(), accessToken: 'A9', ...over })
    tab.dispatch(late)
    expect(tab.accessToken()).toBe(token)
  })

  test('an ended session is not restored by a pending answer', async () => {
    const [tab, other] = [await open(), await open()]
    tab.dispatch(signedIn)
    other.syncFromStorage()
    other.dispatch({ type: 'signed-out' })
    tab.dispatch({ type: 'refreshed', generation: 1, tokens: { ...tokens, accessToken: 'A2', at: 2_000 } })
    expect([tab.isSignedIn(), tab.accessToken(), tab.useSession.getState().generation]).toEqual([false, null, 2])
    expect(stored()).toMatchObject({ baseUserId: null, generation: 2 })
  })
})

describe('the stored session', () => {
  test.each(['{', '"text"', '5', 'null', '[]', '{}', '{"state":null}', '{"state":{"baseUserId":"U1"}}'])(
    '%s is no session: a tab starts without one, and a tab that has one keeps it',
    async (text) => {
      const tab = await open()
      tab.dispatch(signedIn)
      browser.localStorage.setItem(key, text)
      tab.dispatch(late)
      expect([tab.isSignedIn(), tab.isStored()]).toEqual([true, false])
      expect((await open()).isSignedIn()).toBe(false)
    },
  )

  test('is the initial state of the next tab', async () => {
    const first = await open()
    first.dispatch(signedIn)
    const next = await open()
    expect([next.isSignedIn(), next.isStored(), next.accessToken()]).toEqual([true, true, 'A1'])
    expect(next.useSession.getState()).toEqual(first.useSession.getState())
  })

  test('cleared by hand, it has ended; as a later generation, so that pending answers change nothing', async () => {
    const tab = await open()
    tab.dispatch(signedIn)
    browser.localStorage.clear()
    tab.syncFromStorage()
    expect(tab.useSession.getState()).toMatchObject({ baseUserId: null, accessToken: null, generation: 2 })
    expect(browser.localStorage.getItem(key)).toBeNull()
  })
})

describe('a subscriber', () => {
  test('receives the event and the previous state; nothing without a change, and nothing after the undo', async () => {
    const tab = await open()
    const heard = vi.fn<(event: { type: string }, before: SessionState) => void>()
    const undo = tab.subscribe(heard)
    tab.dispatch(signedIn)
    tab.dispatch(late)
    tab.syncFromStorage()
    expect(heard.mock.calls.map(([{ type }, before]) => [type, before.baseUserId])).toEqual([['signed-in', null]])
    store({ ...tab.useSession.getState(), accessToken: 'A9' })
    tab.syncFromStorage()
    expect(heard.mock.calls.map(([{ type }]) => type)).toEqual(['signed-in', 'synced'])
    undo()
    tab.dispatch({ type: 'signed-out' })
    expect(heard).toHaveBeenCalledTimes(2)
  })
})
