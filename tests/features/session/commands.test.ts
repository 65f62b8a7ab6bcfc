import { favouriteIds } from '#src/api/endpoints/collect.ts'
import { displayName } from '#src/model/session/login-name.ts'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Request, type Network, network, type Answer, wait } from '#tests/features/session/support/network.ts'
import { openBrowser, openTab, signInAs } from '#tests/features/session/support/browser.ts'
import { publicKey } from '#src/mock/exchange/accounts/keys.ts'

let wire: Network
beforeEach(() => {
  wire = network()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const captcha = { uuid: 'C1', image: 'data:,', publicKey, nonce: 'n1', typed: 'ABCD' }
const granted = { access_token: 'A1', refresh_token: 'R1', baseUserId: 'U1', username: '周岷生', isAllowAccess: true }
const detail = {
  loginName: 'person',
  name: '周岷生',
  username: '周岷生',
  authStatus: 3,
  headImg: '',
  telPhone: '139****0004',
}

const answerBy = (says: Record<string, Answer | ((asked: Request) => Answer)>) =>
  wire.answer((asked) => {
    const answer = says[asked.path] ?? { code: 200, data: null }
    return typeof answer === 'function' ? answer(asked) : answer
  })
const answerSignIn = (more: Record<string, Answer> = {}) =>
  answerBy({
    '/oauth/token': { code: 200, data: granted },
    '/dscq-user/user/detail': { code: 200, data: detail },
    '/dscq-user/sms/code': { code: 200, data: { uuid: 'S1' } },
    ...more,
  })

const signIns = [
  [
    'by password',
    (tab: Awaited<ReturnType<typeof openTab>>) =>
      tab.signInByPassword({ username: 'person', password: 'Minjiang#2026', captcha }),
    { grant_type: 'password', username: 'person', uuid: 'C1', captcha: 'ABCD' },
  ],
  [
    'by SMS',
    (tab: Awaited<ReturnType<typeof openTab>>) =>
      tab.signInBySms({ telPhone: '13900000004', code: '123456', uuid: 'S1' }),
    { grant_type: 'verify_code', telPhone: '13900000004', code: '123456', uuid: 'S1' },
  ],
  [
    'by code',
    async (tab: Awaited<ReturnType<typeof openTab>>) =>
      tab.enter(await tab.grantFor({ code: 'K1' }), 'authorization_code'),
    { grant_type: 'authorization_code', code: 'K1' },
  ],
] as const

describe.each(signIns)('signing in %s', (_, signIn, parameters) => {
  test('[AC-01] [AC-02] requests a token with the client id; stores tokens and user id, fetches the user, clears the lock', async () => {
    const browser = openBrowser()
    browser.sessionStorage.setItem('lock:v1', '1')
    answerSignIn()
    const tab = await openTab()
    const before = Date.now()
    await signIn(tab)
    expect(wire.to('/oauth/token')).toHaveLength(1)
    expect(wire.to('/oauth/token')[0]).toMatchObject({
      method: 'post',
      query: { ...parameters, client_id: 'minjiang-portal', client_secret: 'minjiang-portal', scope: 'all' },
      bearer: null,
    })
    await tab.loadUser()
    const { tokenAt, begunAt, ...stored } = tab.now()
    expect(begunAt).toBe(tokenAt)
    expect(stored).toEqual({
      baseUserId: 'U1',
      username: '周岷生',
      userInfo: { loginName: 'person', name: '周岷生', username: '周岷生', authStatus: 3, headImg: '' },
      accessToken: 'A1',
      refreshToken: 'R1',
      grantType: parameters.grant_type,
      pass: null,
      isAllowAccess: true,
      generation: 1,
    })
    expect(tokenAt).toBeGreaterThanOrEqual(before)
    const shared = { ...stored, username: null, userInfo: null }
    expect(JSON.parse(browser.localStorage.getItem('session:v1')!)).toMatchObject({ state: shared })
    expect(browser.sessionStorage.getItem('mine:user:v1')).toContain('周岷生')
    expect(browser.sessionStorage.getItem('lock:v1')).toBeNull()
    expect(wire.to('/dscq-user/user/detail').map(({ bearer, query }) => [bearer, query['access_token']])).toEqual([
      ['A1', 'A1'],
    ])
  })

  test('[AC-03] an account without access is not stored and its user is not fetched', async () => {
    const browser = openBrowser()
    answerSignIn({ '/oauth/token': { code: 200, data: { ...granted, isAllowAccess: false } } })
    const tab = await openTab()
    await expect(signIn(tab)).rejects.toMatchObject({ name: 'AccountDisabledError' })
    expect(tab.now().baseUserId).toBeNull()
    expect([browser.localStorage.length, browser.sessionStorage.length]).toEqual([0, 0])
    expect(wire.asked).toHaveLength(1)
  })

  test.each([
    ['absent', {}],
    ['null', { isAllowAccess: null }],
    ['true', { isAllowAccess: true }],
  ])('[AC-03] isAllowAccess %s allows access', async (__, more) => {
    openBrowser()
    const { isAllowAccess: ___, ...rest } = granted
    answerSignIn({ '/oauth/token': { code: 200, data: { ...rest, ...more } } })
    const tab = await openTab()
    await signIn(tab)
    expect(tab.now().baseUserId).toBe('U1')
  })

  test.each([369, 407, 403])(
    '[SE-04] a refusal with code %i is returned whole and not shown as a toast',
    async (code) => {
      const browser = openBrowser()
      answerSignIn({ '/oauth/token': { code, msg: 'x', error_description: '账号或密码错误' } })
      const tab = await openTab()
      await expect(signIn(tab)).rejects.toMatchObject({ reply: { code, error_description: '账号或密码错误' } })
      expect([tab.now().baseUserId, browser.localStorage.length, tab.toasts()]).toEqual([null, 0, []])
    },
  )

  test('[SE-04] another refusal shows the description as an error', async () => {
    openBrowser()
    answerSignIn({ '/oauth/token': { code: 500, msg: '忙', error_description: '认证服务暂不可用' } })
    const tab = await openTab()
    await expect(signIn(tab)).rejects.toMatchObject({ name: 'ApiError' })
    expect(tab.toasts()).toEqual(['error: 认证服务暂不可用'])
  })

  test.each([
    ['no network', 'down'],
    ['a page', '<html>'],
    ['no tokens', { code: 200, data: { baseUserId: 'U1' } }],
  ] as [string, Answer][])('[SE-02] %s does not sign in', async (__, reply) => {
    openBrowser()
    answerSignIn({ '/oauth/token': reply })
    const tab = await openTab()
    await expect(signIn(tab)).rejects.toMatchObject({ name: 'NetworkError' })
    expect(tab.now().baseUserId).toBeNull()
  })

  test.each([
    [3, 'zhou'],
    [4, 'zhou'],
    [2, 'person'],
    [null, 'zhou'],
  ])(
    '[AC-04] an exchange without names: with authStatus %s the typed name zhou shows as %s',
    async (authStatus, shown) => {
      openBrowser()
      answerBy({
        '/oauth/token': { code: 200, data: { access_token: 'A1', refresh_token: 'R1', baseUserId: 'U1' } },
        '/dscq-user/user/detail': { code: 200, data: { loginName: 'person', name: '周某', authStatus, headImg: '' } },
      })
      const tab = await openTab()
      vi.stubEnv('VITE_PASSWORD_CIPHER', 'aes')
      await tab.signInByPassword({ username: 'zhou', password: 'x', captcha: { uuid: 'c', image: '', typed: 'AB12' } })
      await tab.loadUser()
      const { userInfo, username } = tab.now()
      expect(displayName({ authStatus: userInfo?.authStatus, loginName: userInfo?.loginName, username })).toBe(shown)
      vi.unstubAllEnvs()
    },
  )

  test('[AC-04] a typed phone number is masked, in storage too', async () => {
    const browser = openBrowser()
    answerBy({ '/oauth/token': { code: 200, data: { access_token: 'A1', refresh_token: 'R1', baseUserId: 'U1' } } })
    const tab = await openTab()
    await tab.signInBySms({ telPhone: '13900000004', code: '123456' })
    expect(tab.now().username).toBe('139****0004')
    expect(browser.localStorage.getItem('session:v1')).not.toContain('13900000004')
  })

  test('[AC-01] answers cached for a visitor are fetched again for the user', async () => {
    openBrowser()
    answerSignIn()
    const tab = await openTab()
    tab.queryClient.setQueryData(['listing', '1'], { isFavourite: false })
    await signIn(tab)
    expect(tab.queryClient.getQueryData(['listing', '1'])).toBeUndefined()
  })
})

describe('loading the user', () => {
  test('[AC-04] an account that signs in at registration shows its registered name', async () => {
    openBrowser()
    const tokens = { access_token: 'A1', refresh_token: 'R1', baseUserId: 'U1', username: '' }
    answerBy({
      '/blade-auth/oauth/captcha': { code: 200, data: { uuid: 'C1', image: 'data:,', publicKey, nonce: 'n1' } },
      '/dscq-user/user/register': { code: 200, data: tokens },
      '/dscq-user/user/detail': 'down',
    })
    const tab = await openTab()
    const { register } = await import('#src/features/session/registration.ts')
    const account = { loginName: 'zhouyun', password: 'x', telPhone: '13900000004', code: '1', kind: 'person' } as const
    expect(await register(account)).toBe(true)
    await tab.loadUser()
    expect(tab.now()).toMatchObject({ baseUserId: 'U1', username: 'zhouyun' })
  })

  test('[AC-04] the user is fetched once for a session, however often it is read', async () => {
    openBrowser()
    answerSignIn()
    const tab = await openTab()
    signInAs(tab)
    await Promise.all([tab.loadUser(), tab.loadUser(), tab.loadUser()])
    await tab.loadUser()
    expect(wire.to('/dscq-user/user/detail')).toHaveLength(1)
    signInAs(tab, '2')
    await tab.loadUser()
    expect(wire.to('/dscq-user/user/detail').map(({ bearer }) => bearer)).toEqual(['A1', 'A2'])
  })

  test.each<[string, Answer]>([
    ['no answer', 'down'],
    ['an exchange that broke down', { code: 500, msg: '系统繁忙' }],
  ])('[F22] [AC-04] after %s the user is fetched again on the next use, and not before', async (_, lost) => {
    openBrowser()
    let says = lost
    answerBy({ '/dscq-user/user/detail': () => says })
    const tab = await openTab()
    signInAs(tab)
    await tab.loadUser()
    says = { code: 200, data: detail }
    await wait(50)
    expect([tab.now().userInfo, wire.to('/dscq-user/user/detail')]).toMatchObject([null, { length: 1 }])
    await tab.loadUser()
    expect(tab.now().userInfo).toMatchObject({ authStatus: 3 })
    await tab.loadUser()
    expect(wire.to('/dscq-user/user/detail')).toHaveLength(2)
  })

  test('[F22] a refused user detail is not fetched again', async () => {
    openBrowser()
    answerSignIn({ '/dscq-user/user/detail': { code: 403, msg: '用户信息暂不可用' } })
    const tab = await openTab()
    signInAs(tab)
    await tab.loadUser()
    await tab.loadUser()
    expect(wire.to('/dscq-user/user/detail')).toHaveLength(1)
  })

  test('[AC-04] without a session no user is fetched', async () => {
    openBrowser()
    const tab = await openTab()
    await tab.loadUser()
    expect(wire.asked).toEqual([])
  })

  test.each([400, 403, 500])('[SE-08] %i: the exchange’s message as a warning, and the session stays', async (code) => {
    openBrowser()
    answerSignIn({ '/dscq-user/user/detail': { code, msg: '用户信息暂不可用' } })
    const tab = await openTab()
    signInAs(tab)
    await tab.loadUser()
    expect(tab.toasts()).toEqual(['warning: 用户信息暂不可用'])
    expect(tab.now()).toMatchObject({ baseUserId: 'U1', userInfo: null })
  })

  test('[SE-08] without a network there is no message and the plain name stays', async () => {
    openBrowser()
    answerSignIn({ '/dscq-user/user/detail': 'down' })
    const tab = await openTab()
    signInAs(tab)
    await tab.loadUser()
    expect([tab.toasts(), tab.now().username]).toEqual([[], '周岷生'])
  })

  test('[SE-07] an answer that arrives after signing out is ignored', async () => {
    openBrowser()
    answerSignIn()
    const tab = await openTab()
    signInAs(tab)
    const loading = tab.loadUser()
    tab.dispatch({ type: 'signed-out' })
    await loading
    expect(tab.now().userInfo).toBeNull()
  })
})

describe('signing out', () => {
  test('[SE-07] revokes the token at the exchange, then removes all data of the person', async () => {
    const browser = openBrowser({ at: '/myProject' })
    answerSignIn()
    const tab = await openTab()
    signInAs(tab)
    for (const key of ['draft:enrolment', 'mine:drafts']) browser.localStorage.setItem(key, 'x')
    browser.sessionStorage.setItem('mine:amount', 'x')
    browser.sessionStorage.setItem('lock:v1', '1')
    browser.localStorage.setItem('ui:v1', '{"elder":true}')
    tab.queryClient.setQueryData(['mine', 'contracts'], ['x'])
    await tab.signOut()
    expect(wire.asked.map(({ method, path, bearer }) => [method, path, bearer])).toEqual([['get', '/logout', 'A1']])
    expect(tab.now()).toMatchObject({ baseUserId: null, accessToken: null, refreshToken: null, username: null })
    expect(tab.visits).toEqual(['/login'])
    expect(tab.queryClient.getQueryCache().getAll()).toEqual([])
    const left = Array.from({ length: browser.localStorage.length }, (_, index) => browser.localStorage.key(index))
    expect(left.sort()).toEqual(['session:v1', 'ui:v1'])
    expect(browser.localStorage.getItem('session:v1')).not.toMatch(/A1|R1|U1|周岷生/)
    expect(browser.sessionStorage).toHaveLength(0)
  })

  test.each([
    ['the network is down', 'down'],
    ['the exchange refuses', { code: 500, msg: '系统繁忙' }],
    ['the exchange does not know the token any more', { code: 401, msg: '请先登录' }],
    ['a page comes back', '<html>'],
  ] as [string, Answer][])('[SE-07] shows the plain login page also when %s', async (_, reply) => {
    openBrowser({ at: '/myProject' })
    answerBy({ '/logout': reply })
    const tab = await openTab()
    signInAs(tab)
    await tab.signOut()
    expect([tab.now().baseUserId, tab.visits]).toEqual([null, ['/login']])
  })

  test('[SE-07] waits at most 3 s for an exchange that does not answer', async () => {
    openBrowser()
    wire.answer(() => new Promise(() => undefined))
    const tab = await openTab()
    signInAs(tab)
    const began = performance.now()
    await tab.signOut()
    expect(performance.now() - began).toBeLessThan(4000)
    expect(tab.now().baseUserId).toBeNull()
  }, 8000)

  test('[SE-07] removes the answers for the person from the screen; public ones stay', async () => {
    openBrowser()
    const tab = await openTab()
    signInAs(tab)
    const watched = (queryKey: string[]) => {
      tab.queryClient.setQueryData(queryKey, ['x'])
      const question = { queryKey, queryFn: () => ['x'], staleTime: Infinity }
      return new QueryObserver(tab.queryClient, question).subscribe(() => undefined)
    }
    const undo = [watched(['mine', 'messages']), watched(['news', 'list'])]
    await tab.signOut()
    expect(tab.queryClient.getQueryData(['mine', 'messages'])).toBeUndefined()
    expect(tab.queryClient.getQueryData(['news', 'list'])).toEqual(['x'])
    for (const stop of undo) stop()
  })

  test('[HD-04] navigation precedes the end of the session, so that a guard does not redirect', async () => {
    openBrowser({ at: '/myProject' })
    const tab = await openTab()
    const leaving: [string, string | null][] = []
    tab.navigation.provideNavigate((to) => void leaving.push([to, tab.now().baseUserId]))
    signInAs(tab)
    await tab.signOut()
    expect(leaving).toEqual([['/login', 'U1']])
  })

  test('[SE-03] [SE-07] a call that is refused while signing out fetches no token and asks nothing', async () => {
    openBrowser()
    const tab = await openTab()
    let release = (): void => undefined
    const farewell = new Promise<Answer>((resolve) => {
      release = () => resolve({ code: 200 })
    })
    wire.answer(({ path }) => (path === '/logout' ? farewell : { code: 401, msg: '请先登录' }))
    // Old enough to be refused for its age.
    const tokens = { accessToken: 'A1', refreshToken: 'R1', at: Date.now() - 120_000 }
    tab.dispatch({ type: 'signed-in', baseUserId: 'U1', username: '周岷生', grantType: 'password', tokens })
    const left = tab.signOut()
    await expect(tab.client.call(favouriteIds, {})).rejects.toThrow('请先登录')
    release()
    await left
    expect([tab.ask.getState().question, tab.toasts(), tab.visits]).toEqual([null, [], ['/login']])
    expect(wire.asked.map(({ path }) => path)).toEqual(['/logout', '/dscq-user/collect/ids'])
  })

  test('[SE-07] two sign-outs at once send one request', async () => {
    openBrowser()
    const tab = await openTab()
    signInAs(tab)
    await Promise.all([tab.signOut(), tab.signOut()])
    expect([wire.to('/logout').length, tab.visits]).toEqual([1, ['/login']])
  })
})

describe('a sign-out by the server', () => {
  test('[SE-03] the login page returns to the path and query', async () => {
    openBrowser({ at: '/quoteHall?assetsId=9&x=1' })
    const tab = await openTab()
    signInAs(tab)
    tab.signedOutByServer()
    expect(tab.visits).toEqual(['/login?redirect=%2FquoteHall%3FassetsId%3D9%26x%3D1'])
    expect(tab.now().baseUserId).toBeNull()
  })

  test.each(['/login?redirect=%2FmyProject', '/loginCallback?code=1&state=2', '/LOGIN'])(
    '[SE-03] at %s there is no navigation',
    async (at) => {
      openBrowser({ at })
      const tab = await openTab()
      signInAs(tab)
      tab.signedOutByServer()
      expect([tab.visits, tab.now().baseUserId]).toEqual([[], null])
    },
  )

  test('[SE-03] a refused visitor goes to the login page too', async () => {
    openBrowser({ at: '/projectDetail/1.html' })
    const tab = await openTab()
    tab.signedOutByServer()
    expect(tab.visits).toEqual(['/login?redirect=%2FprojectDetail%2F1.html'])
  })

  test('[SE-03] 30 refused calls navigate to the login page once', async () => {
    const browser = openBrowser({ at: '/myMessage' })
    wire.answer(async () => {
      await wait(5)
      return { code: 401, msg: '请先登录' }
    })
    const tab = await openTab()
    signInAs(tab)
    const { userDetail } = await import('#src/api/endpoints/auth.ts')
    await Promise.allSettled(Array.from({ length: 30 }, () => tab.client.call(userDetail, {})))
    expect(tab.visits).toEqual(['/login?redirect=%2FmyMessage'])
    expect(tab.now().generation).toBe(2)
    expect(browser.localStorage.getItem('session:v1')).not.toContain('A1')
  })
})

describe('the sign-in guard', () => {
  test('[HD-04] [FW-02] asks with the text of the specification and one button', async () => {
    openBrowser()
    const tab = await openTab()
    expect(tab.requireSignIn('/myProject?list=2')).toBe(false)
    const { question } = tab.ask.getState()
    expect(question).toMatchObject({ title: '溫馨提示', message: '请先登录', cancel: null })
    // The dialog's own: 确定 and the sign of a warning.
    for (const name of ['confirm', 'tone']) expect(question).not.toHaveProperty(name)
    expect(tab.visits).toEqual([])
    question!.onConfirm!()
    expect(tab.visits).toEqual(['/login?redirect=%2FmyProject%3Flist%3D2'])
  })

  test('[HD-04] without a return path it shows the plain login page', async () => {
    openBrowser()
    const tab = await openTab()
    tab.askToSignIn()
    tab.ask.getState().question!.onConfirm!()
    expect(tab.visits).toEqual(['/login'])
  })

  test('[FW-02] lets a signed-in user through', async () => {
    openBrowser()
    const tab = await openTab()
    signInAs(tab)
    expect(tab.requireSignIn()).toBe(true)
    expect(tab.ask.getState().question).toBeNull()
  })

  test('[SE-03] a refused collection call shows 用户未登录, and the login page returns here', async () => {
    openBrowser({ at: '/projectDetail/9.html?from=hall' })
    const tab = await openTab()
    tab.askAfterRefusal()
    const { question } = tab.ask.getState()
    expect(question).toMatchObject({ title: '用户未登录', confirm: '去登录' })
    question!.onConfirm!()
    expect(tab.visits).toEqual(['/login?redirect=%2FprojectDetail%2F9.html%3Ffrom%3Dhall'])
  })
})
