import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { userDetail } from '#src/api/endpoints/auth.ts'
import { addFavourite } from '#src/api/endpoints/collect.ts'
import { Answered, type Network, network, type Said, wait } from '#tests/features/session/support/network.ts'
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

describe('when it is time', () => {
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
  ] as const)('[SE-06] by %s, a token of %d s: %s', async (cause, age, due) => {
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

  describe('[SE-06] a session that has lasted its hours', () => {
    const hours = 3600 * seconds
    const words = 'warning: 您已登录满 12 小时，为保护账户安全，请重新登录'
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

    test('ends, whatever was done in it, and the login page leads back', async () => {
      const tab = await lived()
      expect([tab.now().baseUserId, tab.said()]).toEqual(['U1', []])
      await pass(30 * seconds)
      expect([tab.now().baseUserId, tab.said(), tab.visits]).toEqual([
        null,
        [words],
        ['/login?redirect=%2FmyProject%3Flist%3D2'],
      ])
      await pass(60 * seconds)
      expect(tab.said()).toEqual([words])
    })

    test('is counted from the sign-in: a new one begins anew', async () => {
      const tab = await lived()
      signInAs(tab)
      await pass(11 * hours)
      expect([tab.now().baseUserId, tab.said()]).toEqual(['U1', []])
    })

    test('that is locked ends as well, and leads back to where it was locked', async () => {
      const tab = await lived()
      const { lockNow } = await import('#src/features/session/screen-lock/screen-lock-sync.ts')
      lockNow('/myDeposit')
      await pass(30 * seconds)
      expect([tab.now().baseUserId, tab.visits]).toEqual([null, ['/lock', '/login?redirect=%2FmyDeposit']])
    })

    test('waits for a bid whose outcome is not known', async () => {
      const tab = await lived()
      const { holdReloads } = await import('#src/shared/lib/chunk-reload.ts')
      const settle = holdReloads()
      await pass(60 * seconds)
      expect(tab.now().baseUserId).toBe('U1')
      settle()
      await pass(20 * seconds)
      expect([tab.now().baseUserId, tab.said()]).toEqual([null, [words]])
    })

    test('waits for one in another tab as well, and not for one that a tab has taken with it', async () => {
      const tab = await lived()
      const other = await watched()
      const { holdReloads } = await import('#src/shared/lib/chunk-reload.ts')
      const settle = holdReloads()
      await pass(10 * 60 * seconds)
      expect([tab.now().baseUserId, other.now().baseUserId]).toEqual(['U1', 'U1'])
      settle()
      await pass(20 * seconds)
      expect([tab.now().baseUserId, other.now().baseUserId]).toEqual([null, null])
      expect([...tab.said(), ...other.said()]).toEqual([words])
      signInAs(tab)
      localStorage.setItem('unsent:v1', String(Date.now() + 12 * hours - 60 * seconds))
      await pass(12 * hours + 20 * seconds)
      expect(tab.now().baseUserId).toBe('U1')
      await pass(40 * seconds)
      expect(tab.now().baseUserId).toBeNull()
    })

    test('is not renewed by a tab that becomes visible before its timer comes', async () => {
      vi.stubEnv('VITE_SESSION_HOURS', '12')
      const browser = openBrowser({ at: '/myProject?list=2' })
      granting()
      const tab = await watched()
      signInAs(tab)
      vi.setSystemTime(Date.now() + 12 * hours)
      browser.show('visible')
      await pass(100)
      expect([refreshes(), tab.now().baseUserId, tab.said()]).toEqual([0, null, [words]])
    })

    test('is not renewed for a call that is refused', async () => {
      vi.stubEnv('VITE_SESSION_HOURS', '12')
      openBrowser({ at: '/myProject?list=2' })
      granting()
      const tab = await openTab()
      signInAs(tab)
      vi.setSystemTime(Date.now() + 12 * hours)
      expect(await tab.tokenAfter('A1')).toBeNull()
      expect([refreshes(), tab.now().baseUserId, tab.said()]).toEqual([0, null, [words]])
    })

    test('goes on where the exchange alone decides', async () => {
      const tab = await lived()
      vi.stubEnv('VITE_SESSION_HOURS', 'off')
      await pass(24 * hours)
      expect([tab.now().baseUserId, tab.said()]).toEqual(['U1', []])
    })
  })

  test.each([
    ['an empty body', new Answered(401, ''), '登录没有成功或已失效，请重新登录'],
    ['a page', new Answered(401, '<html>401</html>'), '登录没有成功或已失效，请重新登录'],
    ['an OAuth error', new Answered(401, { error: 'invalid_token', error_description: '令牌已失效' }), '令牌已失效'],
    [
      'an OAuth error of 400',
      new Answered(400, { error: 'invalid_grant', error_description: '令牌已失效' }),
      '令牌已失效',
    ],
  ])(
    '[SE-04] [SE-06] a refresh that is refused with %s and no code ends the session, in words',
    async (_, said, words) => {
      openBrowser({ at: '/index' })
      wire.answer(() => said)
      const tab = await watched()
      signInAs(tab)
      await pass(3010 * seconds)
      expect([tab.now().baseUserId, tab.said(), tab.visits]).toEqual([
        null,
        [`error: ${words}`],
        ['/login?redirect=%2Findex'],
      ])
    },
  )

  test('[SE-03] [SE-06] a call that is refused with 401 and no code asks for a new token, and then ends the session', async () => {
    openBrowser({ at: '/index' })
    wire.answer(() => new Answered(401, '<html>401</html>'))
    const tab = await watched()
    signInAs(tab)
    await pass(70 * seconds)
    await expect(tab.client.call(userDetail, {})).rejects.toThrow('401')
    expect([refreshes(), tab.now().baseUserId, tab.visits]).toEqual([1, null, ['/login?redirect=%2Findex']])
  })

  test('[SE-06] a refresh token that came twice: the exchange’s words, and the login page', async () => {
    openBrowser({ at: '/index' })
    const reused = '登录凭证被重复使用，为保护您的账户，本次登录已结束，请重新登录；如非本人操作，请立即修改密码'
    wire.answer(() => ({ code: 403, msg: reused, error_description: reused }))
    const tab = await watched()
    signInAs(tab)
    await pass(3010 * seconds)
    expect([tab.now().baseUserId, tab.said(), tab.visits]).toEqual([
      null,
      [`error: ${reused}`],
      ['/login?redirect=%2Findex'],
    ])
  })

  test('[SE-06] the age is that of the exchange’s clock', async () => {
    openBrowser()
    granting()
    const tab = await watched()
    signInAs(tab)
    await pass(11 * seconds)
    tab.clock.provideServerTime(() => Date.now() + 3000 * seconds)
    await pass(10 * seconds)
    expect(refreshes()).toBe(1)
  })

  test('[SE-06] nobody signed in, nothing to refresh', async () => {
    openBrowser()
    await watched()
    await pass(100_000 * seconds)
    expect(wire.asked).toEqual([])
  })

  test('[SE-06] becoming visible refreshes, whatever the age, one question at a time', async () => {
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

  describe('[SE-06] an answer that got lost may have changed a young token, which is worth nothing soon', () => {
    const asked = () => wire.to('/oauth/token').map(({ query }) => query['refresh_token'])

    test('on its way: it is asked for again within the next 10 s, and no more once it has come', async () => {
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

    test('with its page: the next page asks again', async () => {
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

  test('[SE-06] no network: each visit tries once, and the session stays', async () => {
    const browser = openBrowser()
    wire.answer(() => 'down')
    const tab = await watched()
    signInAs(tab)
    for (let times = 0; times < 3; times += 1) {
      browser.show('visible')
      await pass(1 * seconds)
    }
    expect([refreshes(), tab.now().accessToken, tab.said()]).toEqual([3, 'A1', []])
  })
})

describe('when it fails', () => {
  test.each([
    ['no connection', () => 'down'],
    ['a page instead of an answer', () => '<html>502</html>'],
    ['an answer without a code', () => ({ data: {} })],
    ['a success without tokens', () => ({ code: 200, data: {} })],
  ] as [string, () => Said][])(
    '[SE-06] %s: the session stays, without a word, and it is tried again',
    async (_, answer) => {
      openBrowser({ at: '/myProject' })
      wire.answer(answer)
      const tab = await watched()
      signInAs(tab)
      await pass(3011 * seconds)
      expect(tab.now()).toMatchObject({ baseUserId: 'U1', accessToken: 'A1', refreshToken: 'R1' })
      expect([tab.said(), tab.visits, refreshes()]).toEqual([[], [], 2])
      granting()
      await pass(11 * seconds)
      expect(tab.now().accessToken).toBe('A2')
    },
  )

  test.each([369, 407, 403, 400, 401, 500])(
    '[SE-04] [SE-06] refused with %i: what the exchange says is shown, the session ends at the login page',
    async (code) => {
      const browser = openBrowser({ at: '/myProject?list=2' })
      wire.answer(() => ({ code, msg: 'x', error_description: '登录已过期，请重新登录' }))
      const tab = await watched()
      signInAs(tab)
      browser.localStorage.setItem('draft:enrolment', '{}')
      browser.sessionStorage.setItem('lock:v1', '1')
      await pass(3001 * seconds)
      expect(tab.now()).toMatchObject({ baseUserId: null, accessToken: null, refreshToken: null, userInfo: null })
      expect(tab.said()).toEqual(['error: 登录已过期，请重新登录'])
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

  test('[AC-03] [SE-06] an account that may no longer enter is told, and is out', async () => {
    openBrowser()
    const data = { access_token: 'A2', refresh_token: 'R2', baseUserId: 'U1', isAllowAccess: false }
    wire.answer(() => ({ code: 200, data }))
    const tab = await watched()
    signInAs(tab)
    await pass(3001 * seconds)
    expect(tab.now().baseUserId).toBeNull()
    expect(tab.said()).toEqual(['error: 您的账号暂时不能进入本网站，请联系客服'])
    expect(tab.visits).toEqual(['/login?redirect=%2Findex'])
  })

  test('[SE-06] a refusal that comes after signing out and in again is about nobody', async () => {
    openBrowser()
    wire.answer(async () => {
      await wait(5 * seconds)
      return { code: 403, error_description: '登录已过期，请重新登录' }
    })
    const tab = await watched()
    signInAs(tab)
    await pass(3001 * seconds)
    tab.tell({ type: 'signed-out' })
    signInAs(tab, '2')
    await pass(6 * seconds)
    expect(tab.now()).toMatchObject({ baseUserId: 'U2', accessToken: 'A2' })
    expect([tab.said(), tab.visits]).toEqual([[], []])
  })

  test('[SE-07] tokens that come after signing out are not kept', async () => {
    const browser = openBrowser()
    granting(5 * seconds)
    const tab = await watched()
    signInAs(tab)
    await pass(3001 * seconds)
    tab.tell({ type: 'signed-out' })
    await pass(6 * seconds)
    expect(tab.now().baseUserId).toBeNull()
    expect(browser.localStorage.getItem('session:v1')).not.toMatch(/A2|R2/)
  })

  test('[SE-06] another tab turned the token first: the refusal is not told', async () => {
    const browser = openBrowser({ locks: false })
    const [tab, other] = [await watched(), await openTab()]
    signInAs(tab)
    wire.answer(async () => {
      other.hear()
      other.tell({
        type: 'refreshed',
        generation: other.now().generation,
        tokens: { accessToken: 'A9', refreshToken: 'R9', at: Date.now() },
      })
      return { code: 403, error_description: '登录已过期，请重新登录' }
    })
    await pass(3001 * seconds)
    expect(tab.now()).toMatchObject({ baseUserId: 'U1', accessToken: 'A9' })
    expect([tab.said(), tab.visits]).toEqual([[], []])
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
  const cycles = Number(process.env['SESSION_RUNS'] ?? 100)

  test.each([
    ['with Web Locks', true, 0],
    ['with a lease in storage', false, 5],
  ])(
    `[F15] [SE-06] %s, ${cycles} times over: one refresh each time, nobody signed out`,
    async (_, locks, morePerCent) => {
      openBrowser({ locks, at: '/myProject' })
      granting()
      const tabs = await tenTabs()
      for (let cycle = 0; cycle < cycles; cycle += 1) await pass(3010 * seconds)
      expect(refreshes()).toBeGreaterThanOrEqual(cycles)
      expect(refreshes()).toBeLessThanOrEqual(cycles * (1 + morePerCent / 100))
      const last = `A${turn}`
      expect(tabs.map((tab) => tab.now().accessToken)).toEqual(tabs.map(() => last))
      expect(tabs.flatMap((tab) => [...tab.visits, ...tab.said()])).toEqual([])
    },
  )

  test.each([true, false])('[F15] [SE-06] a refresh that takes 14 s is waited for (Web Locks: %s)', async (locks) => {
    openBrowser({ locks })
    granting(14 * seconds)
    const tabs = await tenTabs()
    await pass(3040 * seconds)
    expect(refreshes()).toBe(1)
    expect(tabs.map((tab) => tab.now().accessToken)).toEqual(tabs.map(() => 'A2'))
  })

  test.each([true, false])(
    '[F15] [SE-06] a network that is down signs none of them out (Web Locks: %s)',
    async (locks) => {
      openBrowser({ locks })
      wire.answer(() => 'down')
      const tabs = await tenTabs()
      await pass(3600 * seconds)
      expect(tabs.every((tab) => tab.now().accessToken === 'A1')).toBe(true)
      granting()
      await pass(20 * seconds)
      expect(tabs.every((tab) => tab.now().accessToken === 'A2')).toBe(true)
    },
  )

  test('[SE-06] [SE-07] a refusal in one ends all of them; the message comes once', async () => {
    openBrowser({ at: '/myProject' })
    wire.answer(() => ({ code: 403, error_description: '登录已过期，请重新登录' }))
    const tabs = await tenTabs()
    await pass(3011 * seconds)
    expect(refreshes()).toBe(1)
    expect(tabs.map((tab) => tab.now().baseUserId)).toEqual(tabs.map(() => null))
    expect(tabs.flatMap((tab) => tab.said())).toEqual(['error: 登录已过期，请重新登录'])
    expect(tabs.map((tab) => tab.visits)).toEqual(tabs.map(() => ['/login?redirect=%2FmyProject']))
  })

  test('[SE-06] a tab that died with its lease holds the others up for no more than 20 s', async () => {
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
    // What is left is a lease of the token that was used.
    expect(browser.localStorage.getItem('lease:session-refresh')).toContain(name)
  })
})

describe('a tab that the newer token has not reached yet', () => {
  /** Two tabs with the same old token, of which one has refreshed it; storage shows that to nobody until it `arrives`. */
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
    '[F15] [SE-06] waits for it and does not use the old one again (Web Locks: %s)',
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

  test('[F15] [SE-06] becomes visible, and does not use the old one again', async () => {
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
    '[SE-06] uses the old one when the tab that tried had no answer (Web Locks: %s)',
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
  test.each([0, 59])('[SE-03] a token that came %d s ago and is refused has no successor', async (age) => {
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
  ])('[SE-06] a refused token is refreshed once, however young: %s', async (_, ahead, slept) => {
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

  /** Tabs of one browser, signed in with a token that came ten minutes ago. */
  const tenMinutesLater = async (count = 1) => {
    const tabs: Tab[] = []
    for (let opened = 0; opened < count; opened += 1) tabs.push(await openTab())
    signInAs(tabs[0]!)
    for (const tab of tabs) tab.hear()
    vi.setSystemTime(Date.now() + 600 * seconds)
    return tabs
  }
  const refusingTo = (tab: Tab) => Promise.allSettled(Array.from({ length: 10 }, () => tab.client.call(userDetail, {})))

  test.each([true, false])('[SE-06] refused in five tabs at once: one refresh (Web Locks: %s)', async (locks) => {
    openBrowser({ locks })
    granting()
    const tabs = await tenMinutesLater(5)
    const waiting = Promise.all(tabs.flatMap((tab) => [tab.tokenAfter('A1'), tab.tokenAfter('A1')]))
    await pass(3 * seconds)
    expect(await waiting).toEqual(Array.from({ length: 10 }, () => 'A2'))
    expect(refreshes()).toBe(1)
  })

  test('[SE-06] the refusal of a token that has been changed meanwhile refreshes nothing', async () => {
    openBrowser()
    granting()
    const [tab] = await tenMinutesLater()
    expect(await tab!.tokenAfter('A0')).toBe('A1')
    expect(refreshes()).toBe(0)
  })

  test('[SE-06] no network: asked once for all that wait, nobody is signed out, and the calls say why', async () => {
    openBrowser({ at: '/myProject' })
    wire.answer(({ path }) => (path === '/oauth/token' ? 'down' : { code: 401, msg: '请先登录' }))
    const [tab] = await tenMinutesLater()
    const calls = refusingTo(tab!)
    await pass(100)
    for (const call of await calls) expect(call).toMatchObject({ status: 'rejected', reason: { name: 'NetworkError' } })
    expect([refreshes(), tab!.now().accessToken, tab!.visits, tab!.said()]).toEqual([1, 'A1', [], []])
  })

  test('[SE-03] refused again with the newer token: signed out, and to the login page once', async () => {
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
    '[SE-03] [SE-06] at %s a collection call whose refresh is refused asks, and nobody is signed in',
    async (at, visits) => {
      openBrowser({ at })
      wire.answer(({ path }) => ({ code: path === '/oauth/token' ? 403 : 401, msg: '登录已过期，请重新登录' }))
      const [tab] = await tenMinutesLater()
      const collected = tab!.client.call(addFavourite, { assetsId: 'A1' }).catch(() => undefined)
      await pass(100)
      await collected
      expect([tab!.now().baseUserId, tab!.visits]).toEqual([null, visits])
      expect(tab!.ask.getState().question).toMatchObject({ title: '用户未登录' })
      expect(tab!.said()).toEqual(['error: 登录已过期，请重新登录'])
    },
  )

  test('[SE-06] an overdue token is refreshed once for 30 that wait (a laptop that slept)', async () => {
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

  test('[SE-06] a refresh that runs is waited for', async () => {
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

  test('[SE-06] a token that another tab has stored counts, even before this one has heard of it', async () => {
    openBrowser()
    const [tab, other] = [await openTab(), await openTab()]
    signInAs(other)
    tab.hear()
    const { generation } = other.now()
    const tokens = { accessToken: 'A5', refreshToken: 'R5', at: Date.now() + 1 }
    other.tell({ type: 'refreshed', generation, tokens })
    expect(await tab.tokenAfter('A1')).toBe('A5')
  })

  test('[SE-06] a refresh that is refused: there is no token', async () => {
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
