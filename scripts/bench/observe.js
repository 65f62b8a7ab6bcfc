// Runs in the page before any of its scripts and leaves its findings in `window.bench`, times in ms since navigation;
// `rowAt` is the end of the frame in which the first listing row was on screen, `liveAt` of the one in which the program
// had taken its place in the static page over.

const bench = { fcp: null, lcp: null, cls: 0, blocked: 0, rowAt: null, liveAt: null }
window.bench = bench
const watch = (type, take) =>
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })

watch('paint', (entry) => {
  if (entry.name === 'first-contentful-paint') bench.fcp = entry.startTime
})
watch('largest-contentful-paint', (entry) => (bench.lcp = entry.startTime))
watch('longtask', (entry) => (bench.blocked += entry.duration - 50))

// Layout shifts add up within a window: gaps under 1 s, 5 s at most; the worst window counts.
let shifts = { from: -Infinity, to: -Infinity, sum: 0 }
watch('layout-shift', (entry) => {
  if (entry.hadRecentInput) return
  const at = entry.startTime
  if (at - shifts.to >= 1_000 || at - shifts.from >= 5_000) shifts = { from: at, to: at, sum: 0 }
  shifts.to = at
  shifts.sum += entry.value
  bench.cls = Math.max(bench.cls, shifts.sum)
})

const isShown = (element) => {
  if (!element) return false
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
}
/**
 * Resolves with the end of the first frame in which an element of `selector` is on screen that is not among `before`,
 * at the path `pathname` if one is given.
 */
bench.whenShown = (selector, { pathname = null, before = [] } = {}) =>
  new Promise((resolve) => {
    const look = () => {
      const arrived = pathname === null || location.pathname === pathname
      const fresh = arrived && [...document.querySelectorAll(selector)].find((element) => !before.includes(element))
      if (!isShown(fresh)) return requestAnimationFrame(look)
      const channel = new MessageChannel()
      channel.port1.addEventListener('message', () => resolve(performance.now()))
      channel.port1.start()
      return channel.port2.postMessage(null)
    }
    requestAnimationFrame(look)
  })
void bench.whenShown('[data-first-row]').then((at) => (bench.rowAt = at))
void bench.whenShown('[data-first-row]:not(#shell *)').then((at) => (bench.liveAt = at))
