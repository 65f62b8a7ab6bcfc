import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { userDetail } from '#src/api/endpoints/auth.ts'
import { addFavourite } from '#src/api/endpoints/collect.ts'
import { HttpAnswer, type Network, network, type Answer, wait } from '#tests/features/session/support/network.ts'
import { isNightly } from '#tests/support/nightly.ts'
import { openBrowser, openTab, signInAs, type Tab } from '#tests/features/session/support/browser.ts'

const seconds = 1000
let wire: Network
const undo: (() => void)[] = []

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] })
  wire = network()
})
afterEach(() => {
  for (const stop of undo.splice(0)) stop()
  vi.unstubAllGlobals()
})

const watched = async (): Promise<Tab> => {
  const tab = await openTab()
  undo.push(tab.startTokenWatch(), tab.shareSession())
  return tab
}

let turn = 1
const granting = (delayMs = 20) => {
  turn = 1
  wire.answer(async () => {
    await wait(delayMs)
    turn += 1
    const data = { access_token: `A${turn}`, refresh_token: `R${turn}`, baseUserId: 'U1', isAllowAccess: true }
    return { code: 200, data }
  })
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const refreshes = () => wire.to('/oauth/token').length

describe('a refresh is due', () => {
  test.each([
    ['age', 0, false],
    ['age', 2999.999, false],
    ['age', 3000, true],
    ['age', 90_000, true],
    ['age', -60, false],
    ['age', -61, true],
    ['visible', 0, true],
    ['visible', 3000, true],
    ['visible', -3, true],
  ] as const)('[SE-06] cause %s, token age %d s: %s', async (cause, age, due) => {
    openBrowser()
    const { isDue, now } = await openTab()
    expect(isDue({ ...now(), refreshToken: 'R1', tokenAt: 1_000_000 }, cause, 1_000_000 + age * 1000)).toBe(due)
    expect(isDue({ ...now(), tokenAt: 1_000_000 }, cause, 1_000_000 + age * 1000)).toBe(false)
  })

  test('[SE-06] the token is checked every 10 s and refreshed once it is 3000 s old', async () => {
    openBrowser()
    granting()
    const tab = await watched()
    signInAs(tab)
    await pass(2995 * seconds)
    expect(refreshes()).toBe(0)
    await pass(10 * seconds)
    expect(wire.asked.map(({ method, path, query }) => [method, path, query])).toEqual([
      [
        'post',
        '/oauth/token',
        {
          grant_type: 'refresh_token',
          client_id: 'minjiang-portal',
          client_secret: 'bWluamlhbmctcG9ydGFs',
          refresh_token: 'R1',
        },
      ],
    ])
    expect(tab.now()).toMatchObject({ baseUserId: 'U1', accessToken: 'A2', refreshToken: 'R2', username: '周岷生' })
    await pass(2990 * seconds)
    expect(refreshes()).toBe(1)
    await pass(20 * seconds)
    expect(wire.asked.map(({ query }) => query['refresh_token'])).toEqual(['R1', 'R2'])
  })

  describe('[SE-06] a session at its maximum length', () => {
    const hours = 3600 * seconds
    const message = 'warning: 您已登录满 12 小时，为保护账户安全，请重新登录'
    const lived = async () => {
      vi.stubEnv('VITE_SESSION_HOURS', '12')
      openBrowser({ at: '/myProject?list=2' })
      granting()
      const tab = await watched()
      signInAs(tab)
      await pass(12 * hours - 20 * seconds)
      return tab
    }
    afterEach(() => vi.unstubAllEnvs())

    test('ends regardless of activity, and the login page returns here', async () => {
      const tab = await lived()
      expect([tab.now().baseUserId, tab.toasts()]).toEqual(['U1', []])
      await pass(30 * seconds)
      expect([tab.now().baseUserId, tab.toasts(), tab.visits]).toEqual([
        null,
        [message],
        ['/login?redirect=%2FmyProject%3Flist%3D2'],
      ])
      await pass(60 * seconds)
      expect(tab.toasts()).toEqual([message])
    })

    test('is not judged by the clock of the machine: before the first answer no session is over', async () => {
      const tab = await lived()
      let isKnown = false
      tab.clock.provideServerTime(
        () => Date.now(),
        () => isKnown,
      )
      await pass(13 * hours)
      expect([tab.now().baseUserId, tab.toasts()]).toEqual(['U1', []])
      isKnown = true
      await pass(30 * seconds)
      expect([tab.now().baseUserId, tab.toasts()]).toEqual([null, [message]])
    })

    test('is counted from the sign-in', async () => {
      const tab = await lived()
      signInAs(tab)
      await pass(11 * hours)
      expect([tab.now().baseUserId, tab.toasts()]).toEqual(['U1', []])
    })

    test('ends while locked as well, and the login page returns to the locked page', async () => {
      const tab = await lived()
      const { lockNow } = await import('#src/features/session/screen-lock/screen-lock-sync.ts')
      lockNow('/myDeposit')
      await pass(30 * seconds)
      expect([tab.now().baseUserId, tab.visits]).toEqual([null, ['/lock', '/login?redirect=%2FmyDeposit']])
    })

    test('waits for a bid whose outcome is unknown', async () => {
      const tab = await lived()
      const { blockReloads: holdReloads } = await import('#src/shared/lib/chunk-reload.ts')
      const settle = holdReloads()
      await pass(60 * seconds)
      expect(tab.now().baseUserId).toBe('U1')
      settle()
      await pass(20 * seconds)
      expect([tab.now().baseUserId, tab.toasts()]).toEqual([null, [message]])
    })

    test('waits for such a bid in another tab as well, and not for one of a closed tab', async () => {
      const tab = await lived()
      const other = await watched()
      const { blockReloads: holdReloads } = await import('#src/shared/lib/chunk-reload.ts')
      const settle = holdReloads()
      await pass(10 * 60 * seconds)
      expect([tab.now().baseUserId, other.now().baseUserId]).toEqual(['U1', 'U1'])
      settle()
      await pass(20 * seconds)
      expect([tab.now().baseUserId, other.now().baseUserId]).toEqual([null, null])
      expect([...tab.toasts(), ...other.toasts()]).toEqual([message])
      signInAs(tab)
      localStorage.setItem('unsent:v1', String(Date.now() + 12 * hours - 60 * seconds))
      await pass(12 * hours + 20 * seconds)
      expect(tab.now().baseUserId).toBe('U1')
      await pass(40 * seconds)
      expect(tab.now().baseUserId).toBeNull()
    })

    test('is not refreshed by a tab that becomes visible before its timer fires', async () => {
      vi.stubEnv('VITE_SESSION_HOURS', '12')
      const browser = openBrowser({ at: '/myProject?list=2' })
      granting()
      const tab = await watched()
      signInAs(tab)
      vi.setSystemTime(Date.now() + 12 * hours)
      browser.show('visible')
      await pass(100)
      expect([refreshes(), tab.now().baseUserId, tab.toasts()]).toEqual([0, null, [message]])
    })

    test('is not refreshed after a refused call', async () => {
      vi.stubEnv('VITE_SESSION_HOURS', '12')
      openBrowser({ at: '/myProject?list=2' })
      granting()
      const tab = await openTab()
      signInAs(tab)
      vi.setSystemTime(Date.now() + 12 * hours)
      expect(await tab.tokenAfter('A1')).toBeNull()
      expect([refreshes(), tab.now().baseUserId, tab.toasts()]).toEqual([0, null, [message]])
    })

    test('continues where only the exchange limits it', async () => {
      const tab = await lived()
      vi.stubEnv('VITE_SESSION_HOURS', 'off')
      await pass(24 * hours)
      expect([tab.now().baseUserId, tab.toasts()]).toEqual(['U1', []])
    })
  })

  test.each([
    ['an empty body', new HttpAnswer(401, ''), '登录没有成功或已失效，请重新登录'],
    ['a page', new HttpAnswer(401, '<html>401</html>'), '登录没有成功或已失效，请重新登录'],
    ['an OAuth error', new HttpAnswer(401, { error: 'invalid_token', error_description: '令牌已失效' }), '令牌已失效'],
    [
      'an OAuth error of 400',
      new HttpAnswer(400, { error: 'invalid_grant', error_description: '令牌已失效' }),
      '令牌已失效',
    ],
  ])(
    '[SE-04] [SE-06] a refresh refused with %s and no code ends the session with a message',
    async (_, reply, words) => {
      openBrowser({ at: '/index' })
      wire.answer(() => reply)
      const tab = await watched()
      signInAs(tab)
      await pass(3010 * seconds)
      expect([tab.now().baseUserId, tab.toasts(), tab.visits]).toEqual([
        null,
        [`error: ${words}`],
        ['/login?redirect=%2Findex'],
      ])
    },
  )

  test('[SE-03] [SE-06] a call refused with 401 and no code requests a new token and then ends the session', async () => {
    openBrowser({ at: '/index' })
    wire.answer(() => new HttpAnswer(401, '<html>401</html>'))
    const tab = await watched()
    signInAs(tab)
    await pass(70 * seconds)
    await expect(tab.client.call(userDetail, {})).rejects.toThrow('401')
    expect([refreshes(), tab.now().baseUserId, tab.visits]).toEqual([1, null, ['/login?redirect=%2Findex']])
  })

  test('[SE-06] a refresh token used twice shows the message of the exchange and the login page', async () => {
    openBrowser({ at: '/index' })
    const reused = '登录凭证被重复使用，为保护您的账户，本次登录已结束，请重新登录；如非本人操作，请立即修改密码'
    wire.answer(() => ({ code: 403, msg: reused, error_description: reused }))
    const tab = await watched()
    signInAs(tab)
    await pass(3010 * seconds)
    expect([tab.now().baseUserId, tab.toasts(), tab.visits]).toEqual([
      null,
      [`error: ${reused}`],
      ['/login?redirect=%2Findex'],
    ])
  })

  test('[SE-06] the token’s age is measured by the exchange’s clock', async () => {
    openBrowser()
    granting()
    const tab = await watched()
    signInAs(tab)
    await pass(11 * seconds)
    tab.clock.provideServerTime(() => Date.now() + 3000 * seconds)
    await pass(10 * seconds)
    expect(refreshes()).toBe(1)
  })

  test('[SE-06] without a session nothing is refreshed', async () => {
    openBrowser()
    await watched()
    await pass(100_000 * seconds)
    expect(wire.asked).toEqual([])
  })

  test('[SE-06] becoming visible refreshes at any age, one request at a time', async () => {
    const browser = openBrowser()
    granting()
    const tab = await watched()
    signInAs(tab)
    const flip = () => {
      browser.show('hidden')
      browser.show('visible')
    }
    for (let times = 0; times < 30; times += 1) flip()
    await pass(1 * seconds)
    expect(refreshes()).toBe(1)
    flip()
    await pass(1 * seconds)
    expect(wire.asked.map(({ query }) => query['refresh_token'])).toEqual(['R1', 'R2'])
  })

  test('[SE-06] a tab that hides does not refresh', async () => {
    const browser = openBrowser()
    const tab = await watched()
    signInAs(tab)
    await pass(100 * seconds)
    browser.show('hidden')
    await pass(1 * seconds)
    expect(refreshes()).toBe(0)
  })

  describe('[SE-06] a lost answer may have replaced a young token, which then expires soon', () => {
    const asked = () => wire.to('/oauth/token').map(({ query }) => query['refresh_token'])

    test('lost in transit: requested again within 10 s, and not after an answer', async () => {
      const browser = openBrowser()
      wire.answer(() => 'down')
      const tab = await watched()
      signInAs(tab)
      await pass(60 * seconds)
      browser.show('visible')
      await pass(1 * seconds)
      granting()
      await pass(10 * seconds)
      expect([asked(), tab.now().accessToken]).toEqual([['R1', 'R1'], 'A2'])
      await pass(600 * seconds)
      expect(refreshes()).toBe(2)
    })

    test('lost with its page: the next page requests it again', async () => {
      const browser = openBrowser({ locks: false })
      wire.answer(() => new Promise<never>(() => undefined))
      const tab = await openTab()
      const stop = tab.startTokenWatch()
      signInAs(tab)
      browser.show('visible')
      await pass(1 * seconds)
      expect(asked()).toEqual(['R1'])
      stop()
      browser.localStorage.removeItem('lease:session-refresh')
      granting()
      const next = await watched()
      await pass(11 * seconds)
      expect([asked(), next.now().accessToken]).toEqual([['R1', 'R1'], 'A2'])
    })
  })

  test('[SE-06] without a network each return to the tab tries once, and the session stays', async () => {
    const browser = openBrowser()
    wire.answer(() => 'down')
    const tab = await watched()
    signInAs(tab)
    for (let times = 0; times < 3; times += 1) {
      browser.show('visible')
      await pass(1 * seconds)
    }
    expect([refreshes(), tab.now().accessToken, tab.toasts()]).toEqual([3, 'A1', []])
  })
})

describe('a failed refresh', () => {
  test.each([
    ['no connection', () => 'down'],
    ['a page instead of an answer', () => '<html>502</html>'],
    ['an answer without a code', () => ({ data: {} })],
    ['a success without tokens', () => ({ code: 200, data: {} })],
  ] as [string, () => Answer][])(
    '[SE-06] %s: the session stays without a message, and the refresh is retried',
    async (_, answer) => {
      openBrowser({ at: '/myProject' })
      wire.answer(answer)
      const tab = await watched()
      signInAs(tab)
      await pass(3011 * seconds)
      expect(tab.now()).toMatchObject({ baseUserId: 'U1', accessToken: 'A1', refreshToken: 'R1' })
      expect([tab.toasts(), tab.visits, refreshes()]).toEqual([[], [], 2])
      granting()
      await pass(11 * seconds)
      expect(tab.now().accessToken).toBe('A2')
    },
  )

  test.each([369, 407, 403, 400, 401, 500])(
    '[SE-04] [SE-06] refused with %i: the message of the exchange is shown and the session ends at the login page',
    async (code) => {
      const browser = openBrowser({ at: '/myProject?list=2' })
      wire.answer(() => ({ code, msg: 'x', error_description: '登录已过期，请重新登录' }))
      const tab = await watched()
      signInAs(tab)
      browser.localStorage.setItem('draft:enrolment', '{}')
      browser.sessionStorage.setItem('lock:v1', '1')
      await pass(3001 * seconds)
      expect(tab.now()).toMatchObject({ baseUserId: null, accessToken: null, refreshToken: null, userInfo: null })
      expect(tab.toasts()).toEqual(['error: 登录已过期，请重新登录'])
      expect(tab.visits).toEqual(['/login?redirect=%2FmyProject%3Flist%3D2'])
      expect(browser.localStorage.getItem('session:v1')).not.toMatch(/A1|R1|U1|周岷生/)
      expect([browser.localStorage.getItem('draft:enrolment'), browser.sessionStorage.getItem('lock:v1')]).toEqual([
        null,
        null,
      ])
      await pass(100 * seconds)
      expect(refreshes()).toBe(1)
    },
  )

  test('[AC-03] [SE-06] an account that lost access gets a message and is signed out', async () => {
    openBrowser()
    const data = { access_token: 'A2', refresh_token: 'R2', baseUserId: 'U1', isAllowAccess: false }
    wire.answer(() => ({ code: 200, data }))
    const tab = await watched()
    signInAs(tab)
    await pass(3001 * seconds)
    expect(tab.now().baseUserId).toBeNull()
    expect(tab.toasts()).toEqual(['error: 您的账号暂时不能进入本网站，请联系客服'])
    expect(tab.visits).toEqual(['/login?redirect=%2Findex'])
  })

  test('[SE-06] a refusal that arrives after signing out and in again does not end the new session', async () => {
    openBrowser()
    wire.answer(async () => {
      await wait(5 * seconds)
      return { code: 403, error_description: '登录已过期，请重新登录' }
    })
    const tab = await watched()
    signInAs(tab)
    await pass(3001 * seconds)
    tab.dispatch({ type: 'signed-out' })
    signInAs(tab, '2')
    await pass(6 * seconds)
    expect(tab.now()).toMatchObject({ baseUserId: 'U2', accessToken: 'A2' })
    expect([tab.toasts(), tab.visits]).toEqual([[], []])
  })

  test('[SE-07] tokens that arrive after signing out are not stored', async () => {
    const browser = openBrowser()
    granting(5 * seconds)
    const tab = await watched()
    signInAs(tab)
    await pass(3001 * seconds)
    tab.dispatch({ type: 'signed-out' })
    await pass(6 * seconds)
    expect(tab.now().baseUserId).toBeNull()
    expect(browser.localStorage.getItem('session:v1')).not.toMatch(/A2|R2/)
  })

  test('[SE-06] no message for a refusal when another tab has refreshed the token first', async () => {
    const browser = openBrowser({ locks: false })
    const [tab, other] = [await watched(), await openTab()]
    signInAs(tab)
    wire.answer(async () => {
      other.hear()
      other.dispatch({
        type: 'refreshed',
        generation: other.now().generation,
        tokens: { accessToken: 'A9', refreshToken: 'R9', at: Date.now() },
      })
      return { code: 403, error_description: '登录已过期，请重新登录' }
    })
    await pass(3001 * seconds)
    expect(tab.now()).toMatchObject({ baseUserId: 'U1', accessToken: 'A9' })
    expect([tab.toasts(), tab.visits]).toEqual([[], []])
    expect(browser.localStorage.getItem('session:v1')).toContain('A9')
  })
})

describe('ten tabs', () => {
  const tenTabs = async () => {
    const tabs: Tab[] = []
    for (let count = 0; count < 10; count += 1) tabs.push(await watched())
    signInAs(tabs[0]!)
    await pass(5)
    return tabs
  }

  // Fewer where every surviving mutant pays for them.
  const cycles = Number(process.env['SESSION_RUNS'] ?? (isNightly ? 100 : 30))

  test.each([
    ['with Web Locks', true, 0],
    ['with a lease in storage', false, 5],
  ])(`[F15] [SE-06] %s, ${cycles} times: one refresh each time, no tab signed out`, async (_, locks, morePerCent) => {
    openBrowser({ locks, at: '/myProject' })
    granting()
    const tabs = await tenTabs()
    for (let cycle = 0; cycle < cycles; cycle += 1) await pass(3010 * seconds)
    expect(refreshes()).toBeGreaterThanOrEqual(cycles)
    expect(refreshes()).toBeLessThanOrEqual(cycles * (1 + morePerCent / 100))
    const last = `A${turn}`
    expect(tabs.map((tab) => tab.now().accessToken)).toEqual(tabs.map(() => last))
    expect(tabs.flatMap((tab) => [...tab.visits, ...tab.toasts()])).toEqual([])
  })

  test.each([true, false])('[F15] [SE-06] wait for a refresh that takes 14 s (Web Locks: %s)', async (locks) => {
    openBrowser({ locks })
    granting(14 * seconds)
    const tabs = await tenTabs()
    await pass(3040 * seconds)
    expect(refreshes()).toBe(1)
    expect(tabs.map((tab) => tab.now().accessToken)).toEqual(tabs.map(() => 'A2'))
  })

  test.each([true, false])('[F15] [SE-06] stay signed in without a network (Web Locks: %s)', async (locks) => {
    openBrowser({ locks })
    wire.answer(() => 'down')
    const tabs = await tenTabs()
    await pass(3600 * seconds)
    expect(tabs.every((tab) => tab.now().accessToken === 'A1')).toBe(true)
    granting()
    await pass(20 * seconds)
    expect(tabs.every((tab) => tab.now().accessToken === 'A2')).toBe(true)
  })

  test('[SE-06] [SE-07] are all signed out by a refusal in one, with one message', async () => {
    openBrowser({ at: '/myProject' })
    wire.answer(() => ({ code: 403, error_description: '登录已过期，请重新登录' }))
    const tabs = await tenTabs()
    await pass(3011 * seconds)
    expect(refreshes()).toBe(1)
    expect(tabs.map((tab) => tab.now().baseUserId)).toEqual(tabs.map(() => null))
    expect(tabs.flatMap((tab) => tab.toasts())).toEqual(['error: 登录已过期，请重新登录'])
    expect(tabs.map((tab) => tab.visits)).toEqual(tabs.map(() => ['/login?redirect=%2FmyProject']))
  })

  test('[SE-06] wait at most 20 s for the lease of a crashed tab', async () => {
    const browser = openBrowser({ locks: false })
    granting()
    const tabs = await tenTabs()
    await pass(2995 * seconds)
    const { generation, tokenAt } = tabs[0]!.now()
    const name = `session-refresh:${generation}:${tokenAt}`
    const lease = { name, by: 'a tab that is gone', until: Date.now() + 20 * seconds }
    browser.localStorage.setItem('lease:session-refresh', JSON.stringify(lease))
    await pass(19 * seconds)
    expect(refreshes()).toBe(0)
    await pass(16 * seconds)
    expect(refreshes()).toBe(1)
    expect(tabs.every((tab) => tab.now().accessToken === 'A2')).toBe(true)
    // A lease of the used token remains.
    expect(browser.localStorage.getItem('lease:session-refresh')).toContain(name)
  })
})

describe('a tab that has not read the newer token yet', () => {
  /** Two tabs with the same old token, which one of them has refreshed; the storage shows the new one only after `arrives`. */
  async function behind(locks: boolean) {
    const { localStorage } = openBrowser({ locks })
    const [one, two] = [await openTab(), await openTab()]
    signInAs(one)
    two.hear()
    vi.setSystemTime(Date.now() + 600 * seconds)
    const before = localStorage.getItem('session:v1')!
    const first = one.tokenAfter('A1')
    await pass(500)
    const answer = await first
    const after = localStorage.getItem('session:v1')!
    localStorage.setItem('session:v1', before)
    return { two, answer, arrives: () => localStorage.setItem('session:v1', after) }
  }

  test.each([true, false])(
    '[F15] [SE-06] waits for it and does not reuse the old one (Web Locks: %s)',
    async (locks) => {
      granting()
      const { two, answer, arrives } = await behind(locks)
      expect([answer, two.now().accessToken]).toEqual(['A2', 'A1'])
      const waiting = two.tokenAfter('A1')
      await pass(5 * seconds)
      expect(refreshes()).toBe(1)
      arrives()
      await pass(200)
      expect(await waiting).toBe('A2')
      expect(refreshes()).toBe(1)
    },
  )

  test('[F15] [SE-06] does not reuse the old one when it becomes visible', async () => {
    granting()
    const { two } = await behind(true)
    undo.push(two.startTokenWatch())
    document.dispatchEvent(new Event('visibilitychange'))
    await pass(60 * seconds)
    expect(refreshes()).toBe(1)
  })

  test('[SE-06] fails like a call without a network after 30 s, and stays signed in', async () => {
    granting()
    const { two } = await behind(true)
    const waiting = two.tokenAfter('A1').catch((error: Error) => error.name)
    await pass(29 * seconds)
    expect(await Promise.race([waiting, Promise.resolve('waits')])).toBe('waits')
    await pass(2 * seconds)
    expect(await waiting).toBe('NetworkError')
    expect([refreshes(), two.now().baseUserId]).toEqual([1, 'U1'])
  })

  test.each([true, false])(
    '[SE-06] uses the old one when the refresh of the other tab had no answer (Web Locks: %s)',
    async (locks) => {
      openBrowser({ locks })
      wire.answer(() => 'down')
      const [one, two] = [await openTab(), await openTab()]
      signInAs(one)
      two.hear()
      vi.setSystemTime(Date.now() + 600 * seconds)
      const tried = one.tokenAfter('A1').catch((error: Error) => error.name)
      await pass(500)
      expect(await tried).toBe('NetworkError')
      granting()
      const waiting = two.tokenAfter('A1')
      await pass(500)
      expect(await waiting).toBe('A2')
      expect(refreshes()).toBe(2)
    },
  )
})

describe('after a 401', () => {
  test.each([0, 59])('[SE-03] a token %d s old that is refused has no successor', async (age) => {
    openBrowser()
    granting()
    const tab = await openTab()
    signInAs(tab)
    vi.setSystemTime(Date.now() + age * seconds)
    expect(await tab.tokenAfter('A1')).toBeNull()
    expect(refreshes()).toBe(0)
    expect(tab.now().baseUserId).toBe('U1')
  })

  test.each([
    ['this page believes it to be a minute old', 61, 0],
    ['the exchange’s time has stood still on this page while the machine slept', 0, 3 * 3600],
    ['the clock of the exchange was set back', -120, 0],
  ])('[SE-06] a refused token of any age is refreshed once: %s', async (_, ahead, slept) => {
    openBrowser()
    granting()
    const tab = await openTab()
    signInAs(tab)
    const then = Date.now()
    tab.clock.provideServerTime(() => then + ahead * seconds)
    vi.setSystemTime(then + slept * seconds)
    const waiting = Promise.all(Array.from({ length: 10 }, () => tab.tokenAfter('A1')))
    await pass(100)
    expect(await waiting).toEqual(Array.from({ length: 10 }, () => 'A2'))
    expect(refreshes()).toBe(1)
  })

  /** Tabs of one browser, signed in with a token that is ten minutes old. */
  const tenMinutesLater = async (count = 1) => {
    const tabs: Tab[] = []
    for (let opened = 0; opened < count; opened += 1) tabs.push(await openTab())
    signInAs(tabs[0]!)
    for (const tab of tabs) tab.hear()
    vi.setSystemTime(Date.now() + 600 * seconds)
    return tabs
  }
  const refusingTo = (tab: Tab) => Promise.allSettled(Array.from({ length: 10 }, () => tab.client.call(userDetail, {})))

  test.each([true, false])(
    '[SE-06] a refusal in five tabs at once causes one refresh (Web Locks: %s)',
    async (locks) => {
      openBrowser({ locks })
      granting()
      const tabs = await tenMinutesLater(5)
      const waiting = Promise.all(tabs.flatMap((tab) => [tab.tokenAfter('A1'), tab.tokenAfter('A1')]))
      await pass(3 * seconds)
      expect(await waiting).toEqual(Array.from({ length: 10 }, () => 'A2'))
      expect(refreshes()).toBe(1)
    },
  )

  test('[SE-06] the refusal of a token that was replaced since causes no refresh', async () => {
    openBrowser()
    granting()
    const [tab] = await tenMinutesLater()
    expect(await tab!.tokenAfter('A0')).toBe('A1')
    expect(refreshes()).toBe(0)
  })

  test('[SE-06] without a network all waiting calls fail after one request with the reason, and no tab is signed out', async () => {
    openBrowser({ at: '/myProject' })
    wire.answer(({ path }) => (path === '/oauth/token' ? 'down' : { code: 401, msg: '请先登录' }))
    const [tab] = await tenMinutesLater()
    const calls = refusingTo(tab!)
    await pass(100)
    for (const call of await calls) expect(call).toMatchObject({ status: 'rejected', reason: { name: 'NetworkError' } })
    expect([refreshes(), tab!.now().accessToken, tab!.visits, tab!.toasts()]).toEqual([1, 'A1', [], []])
  })

  test('[SE-03] a second refusal, of the newer token, signs out and navigates to the login page once', async () => {
    openBrowser({ at: '/myProject' })
    const data = { access_token: 'A2', refresh_token: 'R2', baseUserId: 'U1', isAllowAccess: true }
    wire.answer(({ path }) => (path === '/oauth/token' ? { code: 200, data } : { code: 401, msg: '请先登录' }))
    const [tab] = await tenMinutesLater()
    const calls = refusingTo(tab!)
    await pass(100)
    for (const call of await calls) expect(call).toMatchObject({ status: 'rejected', reason: { name: 'ApiError' } })
    expect([refreshes(), tab!.now().baseUserId]).toEqual([1, null])
    expect(tab!.visits).toEqual(['/login?redirect=%2FmyProject'])
  })

  test.each([
    ['/project?q=1', []],
    ['/myCollect', ['/login?redirect=%2FmyCollect']],
  ])(
    '[SE-03] [SE-06] at %s a collection call whose refresh is refused shows the dialog and ends the session',
    async (at, visits) => {
      openBrowser({ at })
      wire.answer(({ path }) => ({ code: path === '/oauth/token' ? 403 : 401, msg: '登录已过期，请重新登录' }))
      const [tab] = await tenMinutesLater()
      const collected = tab!.client.call(addFavourite, { assetsId: 'A1' }).catch(() => undefined)
      await pass(100)
      await collected
      expect([tab!.now().baseUserId, tab!.visits]).toEqual([null, visits])
      expect(tab!.ask.getState().question).toMatchObject({ title: '用户未登录' })
      expect(tab!.toasts()).toEqual(['error: 登录已过期，请重新登录'])
    },
  )

  test('[SE-06] an overdue token is refreshed once for 30 waiting calls (a laptop that slept)', async () => {
    openBrowser()
    granting()
    const tab = await openTab()
    signInAs(tab)
    vi.setSystemTime(Date.now() + 7200 * seconds)
    const waiting = Promise.all(Array.from({ length: 30 }, () => tab.tokenAfter('A1')))
    await pass(100)
    expect(await waiting).toEqual(Array.from({ length: 30 }, () => 'A2'))
    expect(refreshes()).toBe(1)
  })

  test('[SE-06] waits for a refresh in progress', async () => {
    const browser = openBrowser()
    granting(3 * seconds)
    const tab = await watched()
    signInAs(tab)
    await pass(61 * seconds)
    browser.show('visible')
    const after = tab.tokenAfter('A1')
    await pass(4 * seconds)
    expect(await after).toBe('A2')
  })

  test('[SE-06] uses a token that another tab has stored before its event arrives', async () => {
    openBrowser()
    const [tab, other] = [await openTab(), await openTab()]
    signInAs(other)
    tab.hear()
    const { generation } = other.now()
    const tokens = { accessToken: 'A5', refreshToken: 'R5', at: Date.now() + 1 }
    other.dispatch({ type: 'refreshed', generation, tokens })
    expect(await tab.tokenAfter('A1')).toBe('A5')
  })

  test('[SE-06] a refused refresh yields no token', async () => {
    openBrowser()
    wire.answer(() => ({ code: 403, error_description: '登录已过期，请重新登录' }))
    const tab = await openTab()
    signInAs(tab)
    vi.setSystemTime(Date.now() + 7200 * seconds)
    const after = tab.tokenAfter('A1')
    await pass(100)
    expect(await after).toBeNull()
    expect(tab.now().baseUserId).toBeNull()
  })
})
