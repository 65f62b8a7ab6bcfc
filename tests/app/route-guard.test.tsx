import { beforeEach, describe, expect, test } from 'vitest'
import { redirectFrom, redirectDocument } from '#src/app/route-guard.ts'
import { returnPath } from '#src/features/session/screen-lock/screen-lock.ts'
import { dispatch } from '#src/features/session/store.ts'
import { frames, type PortalRoute } from '#src/model/route.ts'

const record = (path: string, more: Partial<PortalRoute> = {}): PortalRoute => ({
  path,
  page: () => Promise.resolve({ default: () => null }),
  title: path,
  frame: frames.standard,
  ...more,
})
const records = [record('/index'), record('/login'), record('/lock'), record('/myProject', { requiresLogin: true })]
const at = (pathname: string) => records.find(({ path }) => path === pathname) ?? null
const redirectOf = (pathname: string, search = '') => redirectFrom(pathname, search, at)

const signIn = () =>
  dispatch({
    type: 'signed-in',
    baseUserId: 'U1',
    username: 'zhang',
    grantType: 'password',
    tokens: { accessToken: 'a', refreshToken: 'r', at: 0 },
  })

beforeEach(() => {
  dispatch({ type: 'signed-out' })
  sessionStorage.clear()
})

describe('the redirect of an address that the visitor may not open', () => {
  test('[RT-09] an unknown address leads home', () => {
    expect(redirectOf('/nothing/here')).toBe('/index')
    expect(redirectOf('/')).toBe('/index')
  })

  test('[RT-11] a private address redirects a visitor to the login page, with the address and its query', () => {
    expect(redirectOf('/myProject', '?list=2')).toBe('/login?redirect=%2FmyProject%3Flist%3D2')
  })

  test('[RT-11] a signed-in user is not redirected', () => {
    signIn()
    expect(redirectOf('/myProject', '?list=2')).toBeNull()
  })

  test('a public address has no redirect', () => {
    expect(redirectOf('/index')).toBeNull()
    expect(redirectOf('/login', '?redirect=%2FmyProject')).toBeNull()
  })

  test('[RT-15] while the session is locked, every address leads to the screen lock', () => {
    signIn()
    dispatch({ type: 'locked' })
    expect(redirectOf('/index')).toBe('/lock')
    expect(redirectOf('/myProject')).toBe('/lock')
    expect(redirectOf('/nothing')).toBe('/lock')
    expect(redirectOf('/lock')).toBeNull()
  })

  test('[RT-15] an address typed while the session is locked opens after the unlock', () => {
    signIn()
    dispatch({ type: 'locked' })
    history.replaceState(null, '', '/myProject?list=2')
    expect(redirectDocument()).toBe(false)
    expect([location.pathname, returnPath()]).toEqual(['/lock', '/myProject?list=2'])
    history.replaceState(null, '', '/')
  })
})
