// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openAt, signOutHere } from '#tests/pages/auth/support.tsx'
import { hostileRedirects } from '#tests/model/redirect-values.ts'
import { beginSignOn } from '#src/features/session/sign-on.ts'
import { useSession } from '#src/features/session/store.ts'

beforeEach(() => {
  vi.stubEnv('VITE_LOGIN_HOST', '/sso')
})
afterEach(() => {
  cleanup()
  signOutHere()
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllEnvs()
})

const begun = (redirect: string) => new URLSearchParams(beginSignOn(redirect).split('?')[1]).get('state')!
const back = (state: string, code = 'K1') => `/loginCallback?${new URLSearchParams({ code, state }).toString()}`

test('[AC-02] the code finishes the sign-in and leads to where it began', async () => {
  const page = openAt(back(begun('/myProject?list=2')))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('正在登录…')
  await waitFor(() => expect(page.place()).toBe('/myProject?list=2'))
  expect(page.tokens()).toEqual([
    {
      grant_type: 'authorization_code',
      client_id: 'minjiang-portal',
      client_secret: 'minjiang-portal',
      scope: 'all',
      code: 'K1',
    },
  ])
  expect(useSession.getState()).toMatchObject({ baseUserId: 'U1', grantType: 'authorization_code' })
})

test.each([
  ['no state', () => '/loginCallback?code=K1'],
  ['a foreign state', () => back('0'.repeat(48))],
  ['no code', (state: string) => `/loginCallback?state=${state}`],
  ['nothing', () => '/loginCallback'],
])('[AC-02] %s: nothing goes out, and the way on is shown', async (_, address) => {
  const page = openAt(address(begun('/myProject')))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('登录没有完成'))
  expect(screen.getByRole('alert').textContent).toBe('这次登录不是从本页面发起的，或已经失效')
  expect([page.wire.asked.length, useSession.getState().baseUserId]).toEqual([0, null])
  expect(screen.getByRole('link', { name: '重新登录' }).getAttribute('href')).toBe('/login')
  expect(screen.getByRole('link', { name: '返回首页' }).getAttribute('href')).toBe('/index')
})

test.each([
  [{ code: 403, error_description: '授权码无效或已过期，请重新登录' }, '授权码无效或已过期，请重新登录'],
  ['down', '网络连接失败，请检查网络后重试'],
  [
    { code: 200, data: { access_token: 'A', refresh_token: 'R', baseUserId: 'U1', isAllowAccess: false } },
    '您的账号暂时不能进入本网站，请联系客服',
  ],
])('[AC-02] [AC-03] a code that is not taken (%j): %s', async (said, text) => {
  const page = openAt(back(begun('/myProject')), { '/oauth/token': said })
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(text))
  expect([page.place().split('?')[0], useSession.getState().baseUserId]).toEqual(['/loginCallback', null])
})

test('[AC-02] a reload does not send the code again', async () => {
  const address = back(begun('/index'))
  const page = openAt(address, { '/oauth/token': { code: 403, error_description: '授权码无效' } })
  await screen.findByText('授权码无效')
  page.unmount()
  const again = openAt(address)
  await screen.findByText('这次登录不是从本页面发起的，或已经失效')
  expect(again.wire.asked).toEqual([])
})

describe('[RT-12] a sign-on that was begun with a hostile way back leads home', () => {
  const hostile = hostileRedirects.map(([kind, values]) => [kind, values[0]!] as const)
  test.each(hostile)('%s: %j', async (_, redirect) => {
    const page = openAt(back(begun(redirect)))
    await waitFor(() => expect(page.place()).toBe('/index'))
  })
})
