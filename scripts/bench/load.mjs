import { fileURLToPath } from 'node:url'
import { watchTraffic, throttle, weigh } from './network.mjs'

const observer = fileURLToPath(new URL('observe.js', import.meta.url))

/**
 * A first visit: own context, empty cache, the portal's language and time zone, and the network of `profile` if one
 * is given. `cache` enables the cache, `seenAd` is a visitor who has seen the opening advertisement.
 */
export async function freshVisit(browser, profile, { cache = false, seenAd = false, cookies = [] } = {}) {
  const context = await browser.newContext({
    viewport: { width: 1350, height: 940 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    serviceWorkers: 'block',
  })
  await context.addCookies(cookies)
  if (seenAd) await context.addInitScript(() => sessionStorage.setItem('opening-ad:v1', '"seen"'))
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await page.addInitScript({ path: observer })
  const traffic = await watchTraffic(devtools)
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: !cache })
  if (profile) await throttle(devtools, profile)
  return { context, page, devtools, traffic }
}

/** One cold load of an address without scrolling: times in ms, sizes in bytes. */
export async function coldLoad(browser, address, profile) {
  const { context, page, devtools, traffic } = await freshVisit(browser, profile)
  try {
    const complaints = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    await devtools.send('Performance.enable')
    await page.goto(address, { waitUntil: 'load', timeout: 90_000 })
    await traffic.quiet()
    const { fcp, lcp, cls, blocked, rowAt, liveAt } = await page.evaluate(() => ({
      ...window.bench,
      whenShown: undefined,
    }))
    await devtools.send('HeapProfiler.collectGarbage')
    const { metrics } = await devtools.send('Performance.getMetrics')
    const metric = (name) => metrics.find((entry) => entry.name === name).value
    const files = traffic.files()
    return {
      fcp,
      lcp,
      cls,
      tbt: blocked,
      row: rowAt,
      live: liveAt,
      requests: files.length,
      ...weigh(files),
      nodes: metric('Nodes'),
      heap: metric('JSHeapUsedSize'),
      complaints,
      files,
    }
  } finally {
    await context.close()
  }
}
