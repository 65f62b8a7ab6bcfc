import { beforeEach, describe, expect, test, vi } from 'vitest'
import { provideAnalytics, publicAddress, track } from '#src/shared/lib/analytics.ts'

describe('[RT-06] the address in a page view', () => {
  test.each([
    ['/index', '', '/index'],
    ['/project', '?typeCode=1&q=%E6%88%BF%E4%BA%A7', '/project?typeCode=1&q=%E6%88%BF%E4%BA%A7'],
    ['/login', '?redirect=%2FmyProject%3Flist%3D2', '/login'],
    ['/loginCallback', '?code=abc&state=xyz', '/loginCallback'],
    ['/index', '?access_token=1&accessToken=2&Token=3&newsBranch=4', '/index?newsBranch=4'],
    ['/quoteHall', '?ticket=1&assetsId=A1', '/quoteHall?assetsId=A1'],
    ['/findAccountPerson', '?telPhone=13800000000', '/findAccountPerson'],
  ])('%s%s', (path, search, expected) => {
    expect(publicAddress(path, search)).toBe(expected)
  })
})

describe('[RT-06] page views', () => {
  const beacon = vi.fn<(url: string, body: string) => boolean>(() => true)
  const sentViews = () => beacon.mock.calls.map(([, body]) => JSON.parse(body) as unknown)

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestIdleCallback', 'cancelIdleCallback'] })
    beacon.mockClear()
    beacon.mockReturnValue(true)
    vi.stubGlobal('navigator', { sendBeacon: beacon })
    provideAnalytics('/analytics')
  })

  test('are sent in idle time, once for each change of the address', () => {
    track('/a', '', '甲')
    track('/a', '', 'A')
    track('/b', '?q=1', '乙')
    expect(sentViews()).toEqual([])
    vi.runAllTimers()
    expect(sentViews()).toEqual([
      { kind: 'page', path: '/a', title: '甲' },
      { kind: 'page', path: '/b?q=1', title: '乙' },
    ])
    track('/a', '', '甲')
    vi.runAllTimers()
    expect(sentViews()).toHaveLength(3)
  })

  test('are not lost if the page is left before', () => {
    track('/leaving', '', '丙')
    dispatchEvent(new Event('pagehide'))
    expect(sentViews()).toEqual([{ kind: 'page', path: '/leaving', title: '丙' }])
    vi.runAllTimers()
    expect(sentViews()).toHaveLength(1)
  })

  test('are not sent if the service is off', () => {
    provideAnalytics('off')
    track('/silent', '', '丁')
    vi.runAllTimers()
    expect(beacon).not.toHaveBeenCalled()
  })

  test.each([
    [
      'throws',
      () =>
        vi.stubGlobal('navigator', {
          sendBeacon: vi.fn<() => boolean>(() => {
            throw new Error('blocked')
          }),
        }),
    ],
    [
      'refuses, and so does the other way',
      () => {
        beacon.mockReturnValue(false)
        vi.stubGlobal(
          'fetch',
          vi.fn<typeof fetch>(() => Promise.reject(new TypeError('failed'))),
        )
      },
    ],
    [
      'is missing, as are all ways',
      () => {
        vi.stubGlobal('navigator', {})
        vi.stubGlobal('fetch', undefined)
      },
    ],
  ])('fail silently when the beacon %s', (how, breakIt) => {
    breakIt()
    track(`/${how}`, '', '戊')
    expect(() => vi.runAllTimers()).not.toThrow()
    vi.unstubAllGlobals()
  })
})
