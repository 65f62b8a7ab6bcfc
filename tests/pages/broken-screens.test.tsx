import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { forgetLostScreens, routeAt, routes, screenOf } from '#src/app/routes.ts'
import { reportUncaught } from '#src/app/errors/report.ts'
import { listingTick } from '#src/model/listing/schema.ts'
import type { PortalRoute } from '#src/model/route.ts'
import { provideAnalytics } from '#src/shared/lib/analytics.ts'
import { navigateTo } from '#src/shared/lib/navigation/navigation.ts'
import { renderRoute } from '#tests/support/render-route.tsx'

const addressOf = ({ path }: PortalRoute) => path.replaceAll(/:\w+/g, 'X1')
/** Error blocks, wherever they are on the page; the container of the toasts is an alert as well. */
const failures = () =>
  [...document.querySelectorAll<HTMLElement>('[role=alert]')].filter(({ textContent }) => textContent.includes('重试'))
const alert = () => failures()[0]!
const go = (to: string) => act(async () => navigateTo(to))
const idIn = (text: string | null) => /E-[0-9A-F]{8}/.exec(text ?? '')?.[0]

// On a busy machine loading a thousand modules takes long and must not count towards the timeout of a test.
beforeAll(() => Promise.all(routes.map(async (route) => screenOf(route))), 120_000)

let broken: PortalRoute | null = null
function Broken(): never {
  throw new Error(`broken screen ${broken?.path}`)
}

let reports: { kind: string; id: string; path: string }[] = []
const errors = () => reports.filter(({ kind }) => kind === 'error')
let hour = Date.now()

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  reports = []
  const real = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation((url, request) => {
    if (url !== '/analytics') return real(url, request)
    reports.push(JSON.parse(request?.body as string) as (typeof reports)[number])
    return Promise.resolve(new Response(null, { status: 204 }))
  })
  provideAnalytics('/analytics')
  // Each test has its own minute for the limit of reports.
  vi.useFakeTimers({ toFake: ['Date'], now: (hour += 120_000) })
})
afterEach(() => {
  broken = null
  vi.restoreAllMocks()
})

/** Replaces the loaded screen of the route in `broken` by one that throws. */
function breakScreens(): void {
  const mapPrototype = Map.prototype
  // oxlint-disable-next-line typescript/unbound-method -- called on the map it belongs to
  const { get } = mapPrototype
  vi.spyOn(mapPrototype, 'get').mockImplementation(function given(this: Map<unknown, unknown>, key: unknown): unknown {
    const found = get.call(this, key)
    return key === broken && typeof found === 'function' ? Broken : found
  })
}

describe('[F21] an error', () => {
  // The first report would wait for it.
  beforeAll(() => import('#src/app/errors/error-content.ts'))

  test('on any screen stays within the frame, with a retry; the first ten in a minute are reported and show their number', async () => {
    await renderRoute('/serviceCenter', { as: 'person' })
    breakScreens()
    const shown: (string | undefined)[] = []
    for (const route of routes) {
      broken = route
      forgetLostScreens()
      await go(addressOf(route))
      expect(failures(), route.path).toHaveLength(1)
      const [title, retry, home] = ['h1', 'button', 'a'].map((name) => alert().querySelector(name))
      expect([title?.textContent, retry?.textContent, home?.textContent]).toEqual([
        '页面出了点问题',
        '重试',
        '返回首页',
      ])
      expect(home?.getAttribute('href')).toBe('/index')
      shown.push(idIn(alert().textContent))
      expect(location.pathname).toBe(addressOf(route))
      const { header, footer } = route.frame
      expect(
        [document.querySelector('header') !== null, document.querySelector('footer') !== null],
        route.path,
      ).toEqual([header !== 'none', footer])
    }
    broken = null
    forgetLostScreens()
    await go('/serviceCenter')
    expect(failures()).toEqual([])
    expect(shown).toHaveLength(routes.length)
    const numbers = shown.slice(0, 10)
    expect(new Set(numbers).size).toBe(10)
    expect(errors().map(({ id }) => id)).toEqual(numbers)
    expect(shown.slice(10).filter(Boolean)).toEqual([])
  }, 120_000)

  test('on any screen shows the number of its report and is reported once', async () => {
    await renderRoute('/serviceCenter', { as: 'person' })
    breakScreens()
    for (const route of routes) {
      // At most ten errors are reported in a minute.
      vi.setSystemTime((hour += 6_001))
      broken = route
      forgetLostScreens()
      reports = []
      await go(addressOf(route))
      const where = location.pathname
      expect([where, idIn(alert().textContent)]).toEqual([where, errors()[0]?.id])
      expect(errors(), where).toHaveLength(1)
    }
  }, 120_000)

  test('in a push handler is reported once; the screen remains and later events are applied', async () => {
    const { world } = await renderRoute('/hall?projectActive=1&view=rows&q=执法执勤用车')
    const row = async () => (await screen.findByRole('row', { name: /执法执勤用车/ })).textContent
    expect(await row()).toContain('38.400000 万元')
    await waitFor(() => expect(world.exchange.hub.readersOf('hall')).toBe(1))
    const quote = (bidNo: string) => act(() => world.control('quote', { assetsId: 'R19-0', bidNo }))
    vi.spyOn(listingTick, 'safeParse').mockImplementationOnce(() => {
      throw new Error('handler')
    })
    await quote('8001')
    await waitFor(() => expect(errors()).toMatchObject([{ message: 'handler', path: '/hall' }]))
    expect(failures()).toEqual([])
    await quote('8002')
    await waitFor(async () => expect(await row()).toContain('39.400000 万元'))
    expect(errors()).toHaveLength(1)
  })

  test('disappears when a retry succeeds', async () => {
    const { user } = await renderRoute('/serviceCenter')
    breakScreens()
    broken = routeAt('/404')
    forgetLostScreens()
    await go('/404')
    const retry = within(alert()).getByRole('button', { name: '重试' })
    broken = null
    await user.click(retry)
    expect(failures()).toEqual([])
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy()
  })

  test('in the header leaves the screen and the footer in place', async () => {
    const route = routeAt('/serviceCenter')!
    const { frame } = route
    try {
      Object.assign(route, { frame: { ...frame, header: 'none such' } })
      await renderRoute('/serviceCenter')
      expect(alert().textContent).toMatch(/此处暂时无法显示.*重试.*编号 E-[0-9A-F]{8}/)
      expect(within(screen.getByRole('main')).getByRole('heading', { level: 1 })).toBeTruthy()
      expect(screen.getByRole('contentinfo')).toBeTruthy()
      expect(errors().map(({ id }) => id)).toEqual([idIn(alert().textContent)])
    } finally {
      Object.assign(route, { frame })
    }
  })

  test('outside of every screen is reported once, and the screen remains', async () => {
    await renderRoute('/404')
    const listening = vi.spyOn(globalThis, 'addEventListener')
    reportUncaught()
    const listeners = listening.mock.calls.slice()
    const reason = new Error('nobody waited for this')
    const event = Object.assign(new Event('unhandledrejection'), { reason })
    act(() => {
      dispatchEvent(event)
      dispatchEvent(event)
    })
    // Other test files share the window.
    for (const [type, listener] of listeners) removeEventListener(type, listener)
    await waitFor(() => expect(errors()).toMatchObject([{ message: 'nobody waited for this', path: '/404' }]))
    expect(failures()).toEqual([])
    expect(within(screen.getByRole('main')).getByRole('heading', { level: 1 })).toBeTruthy()
  })
})
