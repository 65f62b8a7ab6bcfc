import { act } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { routes, screenOf } from '#src/app/routes.ts'
import { useSession } from '#src/features/session/store.ts'
import { navigateTo } from '#src/shared/lib/navigation.ts'
import { allAnswered, renderRoute } from '#tests/support/render-route.tsx'

// On a busy machine a thousand modules take their time, which is no test's.
beforeAll(() => Promise.all(routes.map(async (route) => screenOf(route))), 120_000)

const denied = (): never => {
  throw new DOMException('denied', 'SecurityError')
}
const full = (): never => {
  throw new DOMException('full', 'QuotaExceededError')
}

beforeEach(() => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full)
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(denied)
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(denied)
  vi.spyOn(Storage.prototype, 'key').mockImplementation(denied)
})
afterEach(() => vi.restoreAllMocks())

const failures = () =>
  [...document.querySelectorAll('[role=alert]')].flatMap(({ textContent }) =>
    /页面出了点问题|暂时无法显示/.test(textContent) ? [textContent] : [],
  )

test('[F20] where storage throws at every call every screen is drawn, and the person stays signed in', async () => {
  await renderRoute('/serviceCenter', { as: 'person', openingAd: true })
  const userId = useSession.getState().baseUserId
  expect(userId).not.toBeNull()
  const broken: unknown[] = []
  for (const { path } of routes) {
    // The way out of a locked screen is the password.
    if (path === '/lock') continue
    await act(async () => navigateTo(path.replaceAll(/:\w+/g, 'X1')))
    if (failures().length > 0) broken.push([path, failures()])
  }
  await allAnswered()
  expect(broken).toEqual([])
  expect(useSession.getState().baseUserId).toBe(userId)
}, 120_000)
