/** Runs in the page before its scripts: `window.liveTimers` are the timers that have been set and have neither run nor been cleared. */
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
  // Either may clear what the other has set.
  window.clearTimeout = (timer) => {
    live.delete(timer)
    forget(timer)
  }
  window.clearInterval = (timer) => {
    live.delete(timer)
    stop(timer)
  }
}
