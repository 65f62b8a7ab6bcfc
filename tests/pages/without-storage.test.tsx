import { act } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { routes, screenOf } from '#src/app/routes.ts'
import { useSession } from '#src/features/session/store.ts'
import { navigateTo } from '#src/shared/lib/navigation/navigation.ts'
import { isNightly } from '#tests/support/nightly.ts'
import { withoutStorage } from '#tests/support/no-storage.ts'
import { allSettled, renderRoute } from '#tests/support/render-route.tsx'

// On a busy machine loading a thousand modules takes long and must not count towards the timeout of a test.
beforeAll(() => Promise.all(routes.map(async (route) => screenOf(route))), 120_000)

// Without storage a module remembers that the opening advertisement was shown, and later test files share it: no picture loads here.
beforeEach(() => {
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(new Error('lost'))
})

let restore: () => void
afterEach(() => restore())

const failures = () =>
  [...document.querySelectorAll('[role=alert]')].flatMap(({ textContent }) =>
    /页面出了点问题|暂时无法显示/.test(textContent) ? [textContent] : [],
  )
const addressOf = (path: string) => path.replaceAll(/:\w+/g, 'X1')

/** Opens each route; returns those that show an error, with its text. */
async function brokenScreens(all: readonly { path: string }[]): Promise<unknown[]> {
  const broken: unknown[] = []
  for (const { path } of all) {
    await act(async () => navigateTo(addressOf(path)))
    await allSettled()
    if (failures().length > 0) broken.push([path, failures()])
  }
  return broken
}

test.each(isNightly ? (['each call', 'the storage itself'] as const) : (['each call'] as const))(
  '[F20] where %s throws, every screen renders and the user stays signed in',
  async (what) => {
    restore = withoutStorage(what)
    await renderRoute('/serviceCenter', { as: 'person', openingAd: true })
    const userId = useSession.getState().baseUserId
    expect(userId).not.toBeNull()
    // A locked screen can only be left with the password, so it comes last.
    const [lock, others] = [
      routes.filter(({ path }) => path === '/lock'),
      routes.filter(({ path }) => path !== '/lock'),
    ]
    expect(await brokenScreens(others)).toEqual([])
    expect(useSession.getState().baseUserId).toBe(userId)
    expect(await brokenScreens(lock)).toEqual([])
    expect(location.pathname).toBe('/lock')
  },
  240_000,
)

test.each(isNightly ? (['each call', 'the storage itself'] as const) : (['the storage itself'] as const))(
  '[F20] where %s throws, every public screen renders for a visitor',
  async (what) => {
    restore = withoutStorage(what)
    await renderRoute('/serviceCenter', { openingAd: true })
    expect(await brokenScreens(routes.filter(({ requiresLogin }) => !requiresLogin))).toEqual([])
    await act(async () => navigateTo('/login'))
    expect(location.pathname).toBe('/login')
  },
  240_000,
)
