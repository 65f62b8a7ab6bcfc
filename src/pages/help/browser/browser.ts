import type { browserNames } from './labels.ts'

export type Engine = 'chromium' | 'gecko' | 'webkit'

/** `version` is `major.minor` as a number, and of the engine, because browsers that share one number their own releases. */
export type Browser = { name: keyof typeof browserNames; engine: Engine | null; version: number | null }

/** The oldest engines that run the portal: the target of the build, and Firefox from its first release with `toSorted`. */
export const oldestVersions: Readonly<Record<Engine, number>> = { chromium: 111, gecko: 115, webkit: 16.4 }

/** The first match is the name: most browsers name others, too. */
const names: readonly (readonly [Browser['name'], RegExp])[] = [
  ['ie', /MSIE |Trident\//],
  ['wechat', /MicroMessenger\//],
  ['qq', /QQBrowser\//],
  ['qihoo', /QihooBrowser|360[SE]E/],
  ['sogou', /MetaSr|SogouMobileBrowser/],
  ['uc', /UCBrowser\//],
  ['edge', /Edg(?:e|A|iOS)?\//],
  ['opera', /OPR\//],
  ['samsung', /SamsungBrowser\//],
  ['firefox', /Firefox\/|FxiOS\//],
  ['chrome', /Chrome\/|CriOS\//],
  ['safari', /Version\/.*Safari\//],
]

/** Every browser of an iPhone has the engine of its system; the old Edge had one of its own. */
const engines: readonly (readonly [Engine | null, RegExp])[] = [
  [null, /MSIE |Trident\/|Edge\//],
  ['webkit', /(?:iPhone|iPad|iPod).*? OS (\d+)(?:_(\d+))?/],
  ['gecko', /Firefox\/(\d+)/],
  ['chromium', /Chrome\/(\d+)/],
  ['webkit', /Version\/(\d+)(?:\.(\d+))?.*Safari\//],
]

type Brand = { brand: string; version: string }

function engineOf(userAgent: string, brands: readonly Brand[]): Omit<Browser, 'name'> {
  const chromium = Number(brands.find(({ brand }) => brand === 'Chromium')?.version)
  if (chromium > 0) return { engine: 'chromium', version: chromium }
  for (const [engine, shape] of engines) {
    const [found, major, minor = '0'] = shape.exec(userAgent) ?? []
    if (found) return { engine, version: engine && Number(`${major}.${minor}`) }
  }
  return { engine: null, version: null }
}

/** The browser by its user agent; `brands` of `navigator.userAgentData`, where it exists, has the engine's version for certain. */
export const browserOf = (userAgent: string, brands: readonly Brand[] = []): Browser => ({
  name: names.find(([, shape]) => shape.test(userAgent))?.[0] ?? 'unknown',
  ...engineOf(userAgent, brands),
})

/** Browsers within an app, which may prevent downloads and printing. */
export const isInApp = (userAgent: string): boolean =>
  /MicroMessenger\/|DingTalk\/| QQ\/|AlipayClient\//.test(userAgent)
