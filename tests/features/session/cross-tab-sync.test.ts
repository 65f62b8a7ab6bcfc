import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Network, network, wait } from '#tests/features/session/support/network.ts'
import { openBrowser, openTab, signInAs, type Tab } from '#tests/features/session/support/browser.ts'

let wire: Network
const undo: (() => void)[] = []

beforeEach(() => {
  wire = network()
})
afterEach(() => {
  for (const stop of undo.splice(0)) stop()
  vi.unstubAllGlobals()
})

const listening = async (count: number): Promise<Tab[]> => {
  const tabs: Tab[] = []
  for (let opened = 0; opened < count; opened += 1) {
    const tab = await openTab()
    undo.push(tab.shareSession())
    tabs.push(tab)
  }
  return tabs
}
const soon = () => wait(15)
const people = (tabs: Tab[]) => tabs.map((tab) => tab.now().baseUserId)

describe('every open tab', () => {
  test('[SE-07] adopts a sign-in without writing it again', async () => {
    const browser = openBrowser()
    const tabs = await listening(3)
    const written = vi.spyOn(browser.localStorage, 'setItem')
    signInAs(tabs[1]!)
    await soon()
    expect(people(tabs)).toEqual(['U1', 'U1', 'U1'])
    expect(written.mock.calls.filter(([key]) => key === 'session:v1')).toHaveLength(1)
    expect(tabs.flatMap((tab) => tab.visits)).toEqual([])
  })

  test('[SE-07] is signed out with any other; a private page goes to the login page', async () => {
    const browser = openBrowser({ at: '/myProject?list=2' })
    const tabs = await listening(3)
    signInAs(tabs[0]!)
    await soon()
    browser.localStorage.setItem('mine:contracts', '1')
    browser.localStorage.setItem('ui:v1', '{}')
    browser.localStorage.setItem('visitor:v1', '0123456789abcdef')
    browser.localStorage.setItem('desk-seen:v1', 'c-1')
    browser.sessionStorage.setItem('lock:v1', '1')
    for (const tab of tabs) {
      tab.queryClient.setQueryData(['mine', 'deposits'], ['100'])
      tab.queryClient.setQueryData(['news'], ['x'])
    }
    await tabs[0]!.signOut()
    await soon()
    expect(people(tabs)).toEqual([null, null, null])
    expect(tabs.map((tab) => tab.visits)).toEqual([
      ['/login'],
      ['/login?redirect=%2FmyProject%3Flist%3D2'],
      ['/login?redirect=%2FmyProject%3Flist%3D2'],
    ])
    expect(tabs.map((tab) => tab.queryClient.getQueryData(['mine', 'deposits']))).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(browser.localStorage.getItem('session:v1')).not.toMatch(/A1|R1|U1|周岷生/)
    expect(['mine:contracts', 'ui:v1'].map((key) => browser.localStorage.getItem(key))).toEqual([null, '{}'])
    expect(['visitor:v1', 'desk-seen:v1'].map((key) => browser.localStorage.getItem(key))).toEqual([null, null])
    expect(browser.sessionStorage.getItem('lock:v1')).toBeNull()
  })

  test('[SE-07] follows a forced sign-out', async () => {
    openBrowser({ at: '/quoteHall' })
    const tabs = await listening(3)
    signInAs(tabs[0]!)
    await soon()
    tabs[2]!.signedOutByServer()
    await soon()
    expect(people(tabs)).toEqual([null, null, null])
    expect(tabs.flatMap((tab) => tab.visits)).toEqual(tabs.map(() => '/login?redirect=%2FquoteHall'))
  })

  test.each(['/index', '/project?q=1', '/projectDetail/1.html', '/login'])(
    '[SE-07] stays where it is on %s',
    async (at) => {
      openBrowser({ at })
      const tabs = await listening(2)
      signInAs(tabs[0]!)
      await soon()
      await tabs[0]!.signOut()
      await soon()
      expect(people(tabs)).toEqual([null, null])
      expect(tabs[1]!.visits).toEqual([])
    },
  )

  test('[SE-07] recognises private addresses in other spellings', async () => {
    openBrowser({ at: '/MyProject/' })
    const tabs = await listening(2)
    signInAs(tabs[0]!)
    await soon()
    await tabs[0]!.signOut()
    await soon()
    expect(tabs[1]!.visits).toEqual(['/login?redirect=%2FMyProject%2F'])
  })

  test('[SE-07] is signed out when storage is cleared', async () => {
    const browser = openBrowser({ at: '/index' })
    const tabs = await listening(2)
    signInAs(tabs[0]!)
    await soon()
    browser.localStorage.clear()
    await soon()
    expect(people(tabs)).toEqual([null, null])
  })

  test('[SE-07] reloads a private page when another tab signs in as another person', async () => {
    const browser = openBrowser({ at: '/myDeposit' })
    const tabs = await listening(2)
    signInAs(tabs[0]!)
    await soon()
    tabs[1]!.queryClient.setQueryData(['mine', 'deposits'], ['100'])
    const asks = vi.fn<() => void>()
    browser.location.reload.mockImplementation(() => {
      addEventListener('beforeunload', asks)
      browser.fire(new Event('beforeunload'))
    })
    signInAs(tabs[0]!, '2')
    await soon()
    expect(people(tabs)).toEqual(['U2', 'U2'])
    expect(tabs[1]!.queryClient.getQueryData(['mine', 'deposits'])).toBeUndefined()
    expect(browser.location.reload).toHaveBeenCalledOnce()
    expect(asks).not.toHaveBeenCalled()
  })

  test('[SE-07] hears changes by a channel where storage events are missing', async () => {
    const browser = openBrowser()
    vi.stubGlobal('addEventListener', () => undefined)
    vi.stubGlobal('removeEventListener', () => undefined)
    const channels: { onmessage: (() => void)[]; closed: boolean }[] = []
    class Channel {
      #own = { onmessage: [] as (() => void)[], closed: false }
      constructor() {
        channels.push(this.#own)
      }
      addEventListener = (_: string, fn: () => void) => void this.#own.onmessage.push(fn)
      postMessage = () => {
        for (const channel of channels) if (channel !== this.#own) for (const fn of channel.onmessage) setTimeout(fn, 1)
      }
      close = () => {
        this.#own.closed = true
      }
    }
    vi.stubGlobal('BroadcastChannel', Channel)
    const tabs = await listening(3)
    signInAs(tabs[0]!)
    await soon()
    expect(people(tabs)).toEqual(['U1', 'U1', 'U1'])
    await tabs[0]!.signOut()
    await soon()
    expect(people(tabs)).toEqual([null, null, null])
    expect(browser.localStorage.getItem('session:v1')).not.toMatch(/A1/)
    for (const stop of undo.splice(0)) stop()
    expect(channels.every(({ closed }) => closed)).toBe(true)
  })

  test('[SE-06] is not signed in again by a refresh in a tab that has not seen the sign-out', async () => {
    const browser = openBrowser()
    const [leaving, slow] = await listening(2)
    signInAs(leaving!)
    await soon()
    const { generation } = slow!.now()
    leaving!.dispatch({ type: 'signed-out' })
    // The storage event has not arrived yet.
    expect(slow!.now().baseUserId).toBe('U1')
    slow!.dispatch({ type: 'refreshed', generation, tokens: { accessToken: 'A2', refreshToken: 'R2', at: Date.now() } })
    expect(people([leaving!, slow!])).toEqual([null, null])
    expect(browser.localStorage.getItem('session:v1')).not.toMatch(/A2|R2/)
  })

  test('[SE-07] adopts nothing after its undo', async () => {
    openBrowser()
    const tabs = await listening(2)
    undo[1]!()
    signInAs(tabs[0]!)
    await soon()
    expect(people(tabs)).toEqual(['U1', null])
  })
})

describe('the stored session', () => {
  const complete = {
    baseUserId: 'U7',
    username: '何景川',
    userInfo: null,
    accessToken: 'A',
    refreshToken: 'R',
    tokenAt: 5,
    begunAt: 4,
    pass: null,
    grantType: 'password',
    isAllowAccess: true,
    generation: 3,
  }

  test('[RT-11] with a user id in local storage the page opens signed in', async () => {
    const browser = openBrowser()
    browser.localStorage.setItem('session:v1', JSON.stringify({ state: complete, version: 0 }))
    expect((await openTab()).now()).toEqual(complete)
  })

  test.each([
    ['nothing', ''],
    ['no JSON', '{"state":'],
    ['null', 'null'],
    ['a text', '"U7"'],
    ['no state', '{}'],
    ['a state that is a list', '{"state":[]}'],
    ['a user id that is a number', JSON.stringify({ state: { ...complete, baseUserId: 7 } })],
    ['no generation', JSON.stringify({ state: { ...complete, generation: undefined } })],
    ['tokens that are objects', JSON.stringify({ state: { ...complete, accessToken: {} } })],
  ])('[SE-07] %s means signed out', async (_, stored) => {
    const browser = openBrowser()
    browser.localStorage.setItem('session:v1', stored)
    expect((await openTab()).now().baseUserId).toBeNull()
  })

  test('[SE-07] unknown names are dropped, and prototypes stay unchanged', async () => {
    const browser = openBrowser()
    const hostile = `{"state":{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},${JSON.stringify(complete).slice(1)}}`
    browser.localStorage.setItem('session:v1', hostile)
    const tab = await openTab()
    expect(tab.now()).toEqual(complete)
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined()
  })

  test('[SE-07] with a storage that throws, a tab keeps its session in memory', async () => {
    openBrowser()
    const broken = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: broken, setItem: broken, removeItem: broken, key: broken, length: 0 })
    const [tab] = await listening(1)
    signInAs(tab!)
    expect(tab!.now().accessToken).toBe('A1')
    wire.answer(() => ({ code: 200, data: null }))
    await tab!.signOut()
    expect([tab!.now().baseUserId, tab!.visits]).toEqual([null, ['/login']])
  })
})
