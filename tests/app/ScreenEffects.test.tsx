import { act, cleanup, render } from '@testing-library/react'
import { createMemoryRouter, MemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ScreenEffects } from '#src/app/effects/ScreenEffects.tsx'
import { frames, type PortalRoute } from '#src/model/route.ts'
import { provideAnalytics } from '#src/shared/lib/analytics.ts'

const records: Record<string, PortalRoute> = Object.fromEntries(
  [
    ['/index', '首页', 'index'],
    ['/zxdt', '公告', 'zxdt'],
    ['/newsDetailZxdt', '公告>公告详情', undefined],
    ['/late', '迟到', undefined],
  ].map(([path, title, menuFlag]) => [
    path,
    {
      path: path!,
      title: title!,
      frame: frames.standard,
      page: () => Promise.resolve({ default: () => null }),
      ...(menuFlag ? { menuFlag } : {}),
    },
  ]),
)

function Place() {
  const { pathname } = useLocation()
  const route = records[pathname] ?? null
  return (
    <>
      <main id="main" tabIndex={-1}>
        {pathname === '/late' ? <p>还没有标题</p> : <h1>{pathname}</h1>}
      </main>
      <ScreenEffects route={route} levels={route?.title.split('>') ?? []} />
    </>
  )
}

const beacon = vi.fn<(url: string, body: string) => boolean>(() => true)
const scroll = vi.fn<(to: ScrollToOptions) => void>()

function start(at = '/index') {
  const router = createMemoryRouter([{ path: '*', element: <Place /> }], { initialEntries: [at] })
  render(<RouterProvider router={router} />)
  return (to: string | number, options?: { replace?: boolean }) =>
    act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to, options)))
}

beforeEach(() => {
  sessionStorage.clear()
  scroll.mockClear()
  vi.stubGlobal('scrollTo', scroll)
  navigator.sendBeacon = beacon as typeof navigator.sendBeacon
  provideAnalytics('/analytics')
  // Sends what an earlier test left queued.
  dispatchEvent(new Event('pagehide'))
  beacon.mockClear()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('effects of a change of address', () => {
  test('[RT-02] the title', async () => {
    const go = start()
    expect(document.title).toBe('岷江产权交易网 - 首页')
    await go('/newsDetailZxdt?newsId=1')
    expect(document.title).toBe('岷江产权交易网 - 公告 - 公告详情')
  })

  test('[RT-04] the top of the page, also on a step back to a page that was not scrolled; not for filters that replace the address', async () => {
    const go = start()
    scroll.mockClear()
    await go('/zxdt')
    await go('/zxdt?plateId=2')
    await go(-1)
    expect(scroll).toHaveBeenCalledTimes(3)
    expect(scroll).toHaveBeenLastCalledWith({ top: 0, left: 0, behavior: 'instant' })
    await go('/zxdt?plateId=3', { replace: true })
    expect(scroll).toHaveBeenCalledTimes(3)
  })

  test('the heading gets the focus and the title is announced; not on the first screen, not for another query', async () => {
    const go = start()
    expect(document.activeElement).toBe(document.body)
    await go('/zxdt')
    expect(document.activeElement?.textContent).toBe('/zxdt')
    expect(document.querySelector('[aria-live=polite]')?.textContent).toBe('公告')
    ;(document.activeElement as HTMLElement).blur()
    await go('/zxdt?plateId=2')
    expect(document.activeElement).toBe(document.body)
  })

  test('the focus on a heading that appears later', async () => {
    const go = start()
    await go('/late')
    const main = document.querySelector('main')!
    expect(document.activeElement).toBe(main)
    await act(async () => {
      main.append(Object.assign(document.createElement('h1'), { textContent: '来了' }))
      await new Promise((resolve) => setTimeout(resolve, 20))
    })
    expect(document.activeElement?.textContent).toBe('来了')
  })

  test('[RT-06] a page view is counted', async () => {
    const go = start('/index?newsBranch=1')
    await go('/zxdt?token=secret&plateId=2')
    dispatchEvent(new Event('pagehide'))
    expect(beacon.mock.calls.map(([, body]) => JSON.parse(body) as unknown)).toEqual([
      { kind: 'page', path: '/index?newsBranch=1', title: '岷江产权交易网 - 首页' },
      { kind: 'page', path: '/zxdt?plateId=2', title: '岷江产权交易网 - 公告' },
    ])
  })

  test('[RT-06] a change of language has no effect: no page view, no announcement', () => {
    const inWords = (...levels: string[]) => (
      <MemoryRouter initialEntries={['/zxdt']}>
        <ScreenEffects route={records['/zxdt']!} levels={levels} />
      </MemoryRouter>
    )
    const { rerender } = render(inWords('公告'))
    const announcer = document.querySelector('[aria-live=polite]')!
    announcer.textContent = '公告'
    rerender(inWords('Notices'))
    dispatchEvent(new Event('pagehide'))
    expect(document.title).toBe('岷江产权交易网 - Notices')
    expect(beacon.mock.calls.map(([, body]) => JSON.parse(body) as unknown)).toEqual([
      { kind: 'page', path: '/zxdt', title: '岷江产权交易网 - 公告' },
    ])
    expect(announcer.textContent).toBe('公告')
  })

  test('[RT-07] the menu flag, which remains where a screen has none of its own', async () => {
    const go = start()
    expect(sessionStorage.getItem('menu-flag:v1')).toBe('index')
    await go('/zxdt')
    await go('/newsDetailZxdt')
    expect(sessionStorage.getItem('menu-flag:v1')).toBe('zxdt')
  })

  test('no effect at an address that redirects', async () => {
    const go = start()
    scroll.mockClear()
    await go('/unknown')
    expect(document.title).toBe('岷江产权交易网 - 首页')
    expect(scroll).not.toHaveBeenCalled()
  })
})
