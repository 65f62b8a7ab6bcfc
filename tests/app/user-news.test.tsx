import { QueryObserver } from '@tanstack/react-query'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { configureClient } from '#src/api/client.ts'
import { loadWire } from '#src/api/wire-loading.ts'
import { followUserNews } from '#src/app/effects/user-news.ts'
import { dispatch } from '#src/features/session/store.ts'
import { useUnread } from '#src/features/user-centre/unread.ts'
import { english } from '#src/locales/en.ts'
import { showLanguage } from '#src/shared/lib/text/i18n.ts'
import { queryClient } from '#src/shared/lib/query/queries.ts'
import { providePush, type PushHandlers } from '#src/shared/lib/push.ts'
import { useDialogs } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { renderHook, waitFor } from '@testing-library/react'

const reading = new Map<string, PushHandlers>()
const subscribed: string[] = []

providePush({
  subscribe: (topic, handlers) => {
    subscribed.push(topic)
    reading.set(topic, handlers)
    return () => reading.delete(topic)
  },
  say: () => Promise.resolve(),
  status: () => 'live',
  onStatus: () => () => undefined,
  roundTripMs: () => null,
  setUrgent: () => undefined,
})
afterAll(followUserNews())

const signIn = (baseUserId: string) =>
  dispatch({
    type: 'signed-in',
    baseUserId,
    username: baseUserId,
    grantType: 'password',
    tokens: { accessToken: `T-${baseUserId}`, refreshToken: 'R', at: 0 },
  })

const unread = () => renderHook(() => useUnread()).result.current
const event = (topic: string, type: string, data: unknown) =>
  reading.get(topic)?.onEvent({ type, topic, data, seq: 1, t: 0 })
const message = { id: 'M1', kind: 'service', title: '需求已受理', text: '请查看', at: 0, isRead: false }

beforeEach(() => {
  dispatch({ type: 'signed-out' })
  subscribed.length = 0
  useDialogs.setState({ question: null, toasts: [] })
  queryClient.clear()
})

describe('[ASVS 7.4.3] a session that the exchange has ended', () => {
  /** How often the exchange was asked for the user. */
  async function watched() {
    await loadWire()
    let asked = 0
    const noted = () => undefined
    configureClient({
      hosts: {
        get api(): string {
          asked += 1
          throw new Error('nothing is sent')
        },
        bidding: '',
      },
      tokenParams: 'query',
      token: () => 'T',
      askLogin: noted,
      signOut: noted,
      warn: noted,
      error: noted,
      report: noted,
      serverTime: noted,
    })
    vi.useFakeTimers()
    signIn('U1')
    reading.get('user:U1')?.onStatus?.('stopped')
    return {
      after: async (ms: number) => {
        await vi.advanceTimersByTimeAsync(ms)
        return asked
      },
    }
  }

  test('is asked about two seconds later', async () => {
    const { after } = await watched()
    expect(await after(1999)).toBe(0)
    expect(await after(1)).toBe(1)
  })

  test('is not asked about where another tab has signed out meanwhile: the page stays', async () => {
    const { after } = await watched()
    await after(1000)
    dispatch({ type: 'signed-out' })
    expect(await after(5000)).toBe(0)
  })
})

describe('[BD-08] the push topic of a user', () => {
  test('no private topic is subscribed before a sign-in; each user has their own, and only while signed in', () => {
    expect([...reading.keys()]).toEqual([])
    signIn('U1')
    expect([...reading.keys()]).toEqual(['user:U1'])
    dispatch({ type: 'signed-out' })
    expect([...reading.keys()]).toEqual([])
    signIn('U2')
    expect([...reading.keys()]).toEqual(['user:U2'])
    expect(subscribed).toEqual(['user:U1', 'user:U2'])
  })

  test('the number of unread messages follows, and is reset by a sign-out', () => {
    signIn('U1')
    reading.get('user:U1')?.onSnapshot({ unread: 3 })
    expect(unread()).toBe(3)
    event('user:U1', 'message', { message, unread: 4, toast: false })
    expect([unread(), useDialogs.getState().toasts]).toEqual([4, []])
    event('user:U1', 'unread', { unread: 0 })
    expect(unread()).toBe(0)
    event('user:U1', 'unread', { unread: 2 })
    dispatch({ type: 'signed-out' })
    expect(unread()).toBe(0)
  })

  test('a message with a toast is shown at once; a malformed one is ignored', () => {
    signIn('U1')
    event('user:U1', 'message', { message, unread: 1, toast: true })
    expect(useDialogs.getState().toasts.map(({ tone, text }) => [tone, text])).toEqual([['info', '需求已受理：请查看']])
    for (const [type, data] of [
      ['message', { unread: 'many' }],
      ['unread', null],
      ['changed', {}],
      ['constructor', {}],
    ] as const)
      event('user:U1', type, data)
    expect(unread()).toBe(1)
  })

  test('a toast is in the language of the user', async () => {
    await showLanguage('en', () => Promise.resolve(english))
    signIn('U1')
    const update = { ...message, title: '保证金部分到账', text: '“甲”已到账 200,000 元，尚需 300,000 元' }
    event('user:U1', 'message', { message: update, unread: 1, toast: true })
    await showLanguage('zh', () => Promise.resolve(english))
    expect(useDialogs.getState().toasts[0]!.text).toBe(
      'Deposit partly received: “甲”: CNY 200,000 received, CNY 300,000 outstanding',
    )
  })

  test.each([
    ['/quoteHall?assetsId=A1', '/quoteHall?assetsId=A1', false],
    ['/quoteHall?assetsId=P1&lot=A1', '/quoteHall?assetsId=A1', false],
    ['/quoteHall?assetsId=A2', '/quoteHall?assetsId=A1', true],
    ['/myProject?list=2', '/quoteHall?assetsId=A1', true],
    ['/enrollDetail?id=E1', '/enrollDetail?id=E1', true],
  ])('on %s a message that leads to %s is shown at once: %s', (here, link, isShown) => {
    history.replaceState(null, '', here)
    signIn('U1')
    event('user:U1', 'message', { message: { ...message, link }, unread: 1, toast: true })
    expect(useDialogs.getState().toasts.length > 0).toBe(isShown)
    expect(unread()).toBe(1)
  })

  test('invalidated data is refetched, with the overview', () => {
    signIn('U1')
    const keys = [
      ['mine', 'favourites', 'ids'],
      ['mine', 'messages', 'page'],
      ['mine', 'overview'],
    ]
    for (const key of keys) queryClient.setQueryData(key, 1)
    event('user:U1', 'changed', { matter: 'favourites' })
    expect(keys.map((key) => queryClient.getQueryState(key)?.isInvalidated)).toEqual([true, false, true])
  })

  test.each([
    ['news', () => event('user:U1', 'changed', { matter: 'favourites' })],
    ['a snapshot', () => reading.get('user:U1')?.onSnapshot({ unread: 0 })],
  ])('while a mutation is pending, %s does not undo what is shown of it', async (_, arrive) => {
    signIn('U1')
    let asked = 0
    const favourites = new QueryObserver(queryClient, {
      queryKey: ['mine', 'favourites', 'ids'],
      queryFn: () => Promise.resolve((asked += 1)),
    })
    const leave = favourites.subscribe(() => undefined)
    await waitFor(() => expect(favourites.getCurrentResult().data).toBe(1))
    let grant: () => void = () => undefined
    const granted = new Promise<void>((resolve) => {
      grant = resolve
    })
    const wish = queryClient
      .getMutationCache()
      .build(queryClient, {
        mutationKey: ['mine', 'favourites', 'wish'],
        mutationFn: () => granted,
      })
      .execute(undefined)
    arrive()
    expect(favourites.getCurrentResult().isFetching).toBe(false)
    expect(favourites.getCurrentResult().isStale).toBe(true)
    grant()
    await wish
    arrive()
    await waitFor(() => expect(favourites.getCurrentResult().data).toBe(2))
    leave()
  })

  test('a snapshot refetches the queries that have data, also the first one; a failed query waits for a retry', async () => {
    signIn('U1')
    let update = 0
    let failed = 0
    const known = new QueryObserver(queryClient, {
      queryKey: ['mine', 'deposits', 'page'],
      queryFn: () => Promise.resolve((update += 1)),
    })
    const broken = new QueryObserver(queryClient, {
      queryKey: ['mine', 'enrolments', 'page'],
      queryFn: () => {
        failed += 1
        return Promise.reject(new Error('no connection'))
      },
    })
    const leave = [known.subscribe(() => undefined), broken.subscribe(() => undefined)]
    await waitFor(() => expect([known.getCurrentResult().data, broken.getCurrentResult().isError]).toEqual([1, true]))
    reading.get('user:U1')?.onSnapshot({ unread: 0 })
    await waitFor(() => expect(known.getCurrentResult().data).toBe(2))
    expect(failed).toBe(1)
    for (const undo of leave) undo()
  })

  test.each([
    ['a message', () => event('user:U1', 'message', { message, unread: 1, toast: false })],
    ['a snapshot', () => reading.get('user:U1')?.onSnapshot({ unread: 1 })],
  ])('%s that arrives during the first load of a list is in the list', async (_, arrive) => {
    signIn('U1')
    const answers: ((rows: string[]) => void)[] = []
    const list = new QueryObserver(queryClient, {
      queryKey: ['mine', 'messages', 'page'],
      queryFn: () => new Promise<string[]>((resolve) => answers.push(resolve)),
    })
    const leave = list.subscribe(() => undefined)
    arrive()
    expect(answers).toHaveLength(1)
    answers[0]!([])
    await waitFor(() => expect(answers).toHaveLength(2))
    answers[1]!(['需求已受理'])
    await waitFor(() => expect(list.getCurrentResult().data).toEqual(['需求已受理']))
    leave()
  })
})
