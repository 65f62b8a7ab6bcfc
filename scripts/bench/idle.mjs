import { freshVisit } from './load.mjs'

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** Runs in the page before its scripts: counts timer callbacks, and lets the bench report the page as hidden. */
function prepare() {
  const idle = { fired: 0 }
  window.idle = idle
  for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame']) {
    const real = window[name].bind(window)
    window[name] = (run, ...rest) =>
      real(
        (...given) => {
          idle.fired += 1
          return run(...given)
        },
        ...rest,
      )
  }
  let visibility = 'visible'
  Object.defineProperty(Document.prototype, 'visibilityState', { get: () => visibility })
  Object.defineProperty(Document.prototype, 'hidden', { get: () => visibility === 'hidden' })
  // A headless browser never hides a page, so its scripts get a simulated visibility state.
  idle.look = (state) => {
    visibility = state
    document.dispatchEvent(new Event('visibilitychange'))
  }
}

/** Makes the viewport as high as the page, so that everything on it is in view. */
async function showAll(page) {
  const { width } = page.viewportSize()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height })
}

/** The number of `selector` elements in the viewport. */
const countInView = (page, selector) =>
  page.evaluate((wanted) => {
    const isInView = (element) => {
      const { top, bottom, height } = element.getBoundingClientRect()
      return height > 0 && top >= 0 && bottom <= innerHeight && element.checkVisibility()
    }
    return [...document.querySelectorAll(wanted)].filter(isInView).length
  }, selector)

/** What the page costs over `seconds`: share of the main thread in %, layouts and style recalculations in a second. */
async function cost(devtools, page, seconds) {
  const look = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    const values = Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
    return { ...values, fired: await page.evaluate(() => window.idle.fired) }
  }
  const [before, from] = [await look(), performance.now()]
  await pause(seconds * 1000)
  const [after, until] = [await look(), performance.now()]
  const each = (name) => (after[name] - before[name]) / ((until - from) / 1000)
  return {
    busy: each('TaskDuration') * 100,
    layouts: each('LayoutCount'),
    styles: each('RecalcStyleCount'),
    timers: each('fired'),
  }
}

/**
 * What a page with `count` of `selector` costs without interaction, visible and hidden: with all of them in view, or in
 * an ordinary viewport if `window` is true. Garbage is collected first, so that the load itself is not counted.
 * `cookies` choose the exchange's world.
 */
export async function idleCost(browser, address, { selector, count, seconds, window = false, cookies = [] }) {
  const { context, page, devtools, traffic } = await freshVisit(browser, null, { cookies })
  try {
    await page.addInitScript(prepare)
    // Processor time instead of wall time: other programs on the machine do not count.
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
    await page.goto(address, { waitUntil: 'load', timeout: 90_000 })
    await page
      .locator(selector)
      .nth(count - 1)
      .waitFor()
    if (!window) await showAll(page)
    const inView = await countInView(page, selector)
    if (!window && inView < count) throw new Error(`${inView} of ${count} countdowns are in view`)
    await traffic.quiet()
    await devtools.send('HeapProfiler.collectGarbage')
    await pause(3_000)
    const shown = await cost(devtools, page, seconds)
    await page.evaluate(() => window.idle.look('hidden'))
    await pause(1_500)
    const hidden = await cost(devtools, page, seconds)
    return { ...shown, inView, hidden }
  } finally {
    await context.close()
  }
}
