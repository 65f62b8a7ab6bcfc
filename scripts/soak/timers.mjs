/** Runs in the page before its scripts: `window.liveTimers` holds the timers that have neither run nor been cleared. */
export function countTimers() {
  const live = new Set()
  window.liveTimers = live
  const later = window.setTimeout.bind(window)
  const forget = window.clearTimeout.bind(window)
  const every = window.setInterval.bind(window)
  const stop = window.clearInterval.bind(window)
  window.setTimeout = (run, ms, ...rest) => {
    const timer = later(
      (...all) => {
        live.delete(timer)
        run(...all)
      },
      ms,
      ...rest,
    )
    live.add(timer)
    return timer
  }
  window.setInterval = (...all) => {
    const timer = every(...all)
    live.add(timer)
    return timer
  }
  // Both functions clear both kinds of timers.
  window.clearTimeout = (timer) => {
    live.delete(timer)
    forget(timer)
  }
  window.clearInterval = (timer) => {
    live.delete(timer)
    stop(timer)
  }
}
