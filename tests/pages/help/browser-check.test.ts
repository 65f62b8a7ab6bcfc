import { resolveConfig } from 'vite'
import { describe, expect, test } from 'vitest'
import { browserOf, isInApp, oldestVersions } from '#src/pages/help/browser/browser.ts'
import { type CheckName, type Facts, summaryOf, verdictsOf } from '#src/pages/help/browser/checks.ts'
import { adviceLabels, foundLabels } from '#src/pages/help/browser/labels.ts'

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const chromium = `${windows} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36`
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

const good: Facts = {
  browser: { name: 'chrome', engine: 'chromium', version: 120 },
  isOnline: true,
  answer: 23.4,
  push: { status: 'live', roundTripMs: 24.4, waitedMs: 0 },
  aheadMs: 12,
  zone: 'Asia/Shanghai',
  offsetMinutes: -480,
  isSecure: true,
  isLocalWritable: true,
  isSessionWritable: true,
  isCookieWritable: true,
  showsPdf: true,
  canSave: true,
  isInApp: false,
  hasSound: true,
  isSoundOn: true,
  width: 1440,
  isTouch: false,
  language: 'zh-CN',
}
/** State, finding and advice of one check, with the values of the finding. */
const found = (name: CheckName, change: Partial<Facts>) => {
  const { state, found: finding, advice } = verdictsOf({ ...good, ...change })[name]
  const key = (labels: Readonly<Record<string, string>>, text: string | undefined) =>
    Object.entries(labels).find(([, label]) => label === text)?.[0]
  return [state, key(foundLabels, finding.text), key(adviceLabels, advice?.text), finding.values]
}

describe('[CT-04] the name and engine of a browser', () => {
  test.each([
    ['Chrome', chromium, 'chrome', 'chromium', 120],
    ['Edge', `${chromium} Edg/120.0.0.0`, 'edge', 'chromium', 120],
    ['the old Edge', `${chromium} Edge/18.19041`, 'edge', null, null],
    ['360', chromium.replace('Safari', 'QihooBrowser Safari'), 'qihoo', 'chromium', 120],
    ['QQ', `${chromium} QQBrowser/12.0`, 'qq', 'chromium', 120],
    ['Firefox', `${windows} Gecko/20100101 Firefox/115.0`, 'firefox', 'gecko', 115],
    ['Safari', 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/17.2 Safari/605.1.15', 'safari', 'webkit', 17.2],
    ['Chrome of an iPhone', `${iPhone} CriOS/120.0 Mobile/15E148 Safari/604.1`, 'chrome', 'webkit', 16.3],
    ['WeChat', `${iPhone} Mobile/15E148 MicroMessenger/8.0.44`, 'wechat', 'webkit', 16.3],
    ['Internet Explorer', `${windows} Trident/7.0; rv:11.0) like Gecko`, 'ie', null, null],
    ['a robot', 'robot/1.0', 'unknown', null, null],
  ])('%s', (_, userAgent, name, engine, version) => {
    expect(browserOf(userAgent)).toEqual({ name, engine, version })
  })

  test('the brands of the browser count more than a frozen user agent', () => {
    const brands = [
      { brand: 'Not A;Brand', version: '99' },
      { brand: 'Chromium', version: '131' },
    ]
    expect(browserOf(chromium, brands)).toEqual({ name: 'chrome', engine: 'chromium', version: 131 })
  })

  test('WeChat is a browser within an app', () => {
    expect([isInApp(`${iPhone} MicroMessenger/8.0.44`), isInApp(chromium)]).toEqual([true, false])
  })

  test('the oldest versions are those that the build supports', async () => {
    const { build } = await resolveConfig({ configFile: false, logLevel: 'silent' }, 'build')
    expect(build.target).toEqual(['chrome111', 'edge111', 'firefox114', 'safari16.4', 'ios16.4'])
    expect(oldestVersions).toEqual({ chromium: 111, gecko: 115, webkit: 16.4 })
  })
})

describe('[CT-04] the checks of a browser', () => {
  test('all pass in a good one', () => {
    const verdicts = verdictsOf(good)
    expect(summaryOf(verdicts)).toEqual({ worst: 'passed', failed: 0, attention: 0, pending: 0 })
    expect(found('push', {})).toEqual(['passed', 'pushRoundTrip', undefined, { ms: 24 }])
    expect(found('network', {})).toEqual(['passed', 'roundTrip', undefined, { ms: 23 }])
  })

  test.each<[CheckName, Partial<Facts>, unknown[]]>([
    [
      'browser',
      { browser: { name: 'chrome', engine: 'chromium', version: 111 } },
      ['passed', 'browser', undefined, { name: 'Chrome', version: 111 }],
    ],
    [
      'browser',
      { browser: { name: 'qihoo', engine: 'chromium', version: 110 } },
      ['failed', 'browserEngine', 'browserOld', { name: '360 浏览器', version: 110 }],
    ],
    [
      'browser',
      { browser: { name: 'safari', engine: 'webkit', version: 16.3 } },
      ['failed', 'browser', 'browserOld', { name: 'Safari', version: 16.3 }],
    ],
    [
      'browser',
      { browser: { name: 'ie', engine: null, version: null } },
      ['failed', undefined, 'browserIe', undefined],
    ],
    [
      'browser',
      { browser: { name: 'unknown', engine: null, version: null } },
      ['attention', 'browserUnknown', 'browserUnknown', undefined],
    ],
    ['network', { isOnline: false }, ['failed', 'offline', 'offline', undefined]],
    ['network', { answer: undefined }, ['pending', 'measuring', undefined, undefined]],
    ['network', { answer: null }, ['failed', 'unreachable', 'unreachable', undefined]],
    ['network', { answer: 1000.6 }, ['attention', 'roundTrip', 'slow', { ms: 1001 }]],
    [
      'push',
      { push: { status: 'live', roundTripMs: null, waitedMs: 0 } },
      ['passed', 'pushLive', undefined, undefined],
    ],
    [
      'push',
      { push: { status: 'live', roundTripMs: 1500, waitedMs: 0 } },
      ['attention', 'pushRoundTrip', 'slow', { ms: 1500 }],
    ],
    [
      'push',
      { push: { status: 'connecting', roundTripMs: null, waitedMs: 14_999 } },
      ['pending', 'measuring', undefined, undefined],
    ],
    [
      'push',
      { push: { status: 'connecting', roundTripMs: null, waitedMs: 15_000 } },
      ['failed', 'pushDown', 'pushDown', undefined],
    ],
    [
      'push',
      { push: { status: 'waiting', roundTripMs: null, waitedMs: 15_000 } },
      ['attention', 'pushUnstable', 'pushUnstable', undefined],
    ],
    [
      'push',
      { push: { status: 'polling', roundTripMs: null, waitedMs: 0 } },
      ['attention', 'pushPolling', 'pushPolling', undefined],
    ],
    [
      'push',
      { push: { status: 'stopped', roundTripMs: null, waitedMs: 0 } },
      ['failed', 'pushDown', 'pushDown', undefined],
    ],
    ['clock', { aheadMs: undefined }, ['pending', 'measuring', undefined, undefined]],
    ['clock', { aheadMs: null }, ['attention', 'clockUnknown', 'clockUnknown', undefined]],
    ['clock', { aheadMs: -999 }, ['passed', 'clockBehindMs', 'clockNoted', { ms: 999, seconds: '1.0' }]],
    ['clock', { aheadMs: 2000 }, ['passed', 'clockAhead', 'clockNoted', { ms: 2000, seconds: '2.0' }]],
    ['clock', { aheadMs: -2001 }, ['attention', 'clockBehind', 'clockOff', { ms: 2001, seconds: '2.0' }]],
    ['clock', { aheadMs: 300_001 }, ['failed', 'clockAhead', 'clockWrong', { ms: 300_001, seconds: '300.0' }]],
    ['timeZone', { offsetMinutes: 0, zone: 'UTC' }, ['attention', 'otherTime', 'otherTime', { zone: 'UTC' }]],
    ['security', { isSecure: false }, ['attention', 'insecure', 'insecure', undefined]],
    ['localData', { isLocalWritable: false }, ['failed', 'blocked', 'localData', undefined]],
    ['sessionData', { isSessionWritable: false }, ['failed', 'blocked', 'sessionData', undefined]],
    ['cookie', { isCookieWritable: false }, ['attention', 'blocked', 'cookie', undefined]],
    ['pdf', { showsPdf: false }, ['attention', 'pdfSaved', 'pdfSaved', undefined]],
    ['pdf', { showsPdf: undefined }, ['attention', 'pdfUnknown', 'pdfUnknown', undefined]],
    ['files', { canSave: false }, ['failed', 'filesMissing', 'filesMissing', undefined]],
    ['files', { isInApp: true }, ['attention', 'filesInApp', 'filesInApp', undefined]],
    ['sound', { isSoundOn: false }, ['passed', 'soundOff', 'soundOff', undefined]],
    ['sound', { hasSound: false }, ['attention', 'soundMissing', 'soundMissing', undefined]],
    ['screen', { width: 1199 }, ['attention', 'narrow', 'narrow', { width: 1199 }]],
    ['screen', { width: 375, isTouch: true }, ['passed', 'narrow', undefined, { width: 375 }]],
    ['screen', { width: 319, isTouch: true }, ['attention', 'tooNarrow', 'tooNarrow', { width: 319 }]],
    ['language', { language: 'en-GB' }, ['passed', 'language', undefined, { language: 'en-GB' }]],
    ['language', { language: 'fr' }, ['attention', 'language', 'language', { language: 'fr' }]],
  ])('%s of %o', (name, change, expected) => {
    expect(found(name, change)).toEqual(expected)
  })

  test('the summary is that of the worst', () => {
    const verdicts = verdictsOf({ ...good, answer: undefined, isCookieWritable: false, isSecure: false })
    expect(summaryOf(verdicts)).toEqual({ worst: 'attention', failed: 0, attention: 2, pending: 1 })
    expect(summaryOf(verdictsOf({ ...good, answer: undefined })).worst).toBe('pending')
    expect(summaryOf(verdictsOf({ ...good, canSave: false, isSecure: false })).worst).toBe('failed')
  })
})
