import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { addAfterSignIn, forgetWanted } from '#src/features/favourite/after-sign-in.ts'
import { dispatch } from '#src/features/session/store.ts'

const page = '/special/specialIndex?roadshow=LY0006'
const loginBack = '/login?redirect=%2Fspecial%2FspecialIndex%3Froadshow%3DLY0006'

const open = (address: string) => history.replaceState(null, '', address)
const signIn = (baseUserId: string) =>
  dispatch({
    type: 'signed-in',
    baseUserId,
    username: null,
    grantType: 'sms',
    tokens: { accessToken: 'a', refreshToken: 'r', at: 1 },
  })
const signOut = () => dispatch({ type: 'signed-out' })

describe('[LS-07] what a visitor wanted to add', () => {
  const add = vi.fn()
  let now = 0
  beforeEach(() => {
    vi.spyOn(performance, 'now').mockImplementation(() => now)
    add.mockClear()
    open(page)
    addAfterSignIn(add)
    open(loginBack)
  })
  afterEach(() => {
    forgetWanted()
    signOut()
    vi.restoreAllMocks()
    open('/')
  })

  test('is added once, by the sign-in that leads back', () => {
    signIn('U1')
    expect(add).toHaveBeenCalledTimes(1)
    signOut()
    signIn('U2')
    expect(add).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['on a login page that leads elsewhere', () => open('/login?redirect=%2Fzxdt')],
    ['on another page', () => open(page)],
    ['ten minutes later', () => (now += 600_000)],
    ['after the return without signing in', () => forgetWanted()],
  ])('is not added %s, nor by a later sign-in', (_, change) => {
    change()
    signIn('U1')
    signOut()
    open(loginBack)
    signIn('U2')
    expect(add).not.toHaveBeenCalled()
  })

  test('is added a moment before that', () => {
    now += 599_999
    signIn('U1')
    expect(add).toHaveBeenCalledTimes(1)
  })
})
