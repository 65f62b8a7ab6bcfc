import type { Exchange } from '../worlds.ts'

/** The exchange checks its clock at least this often, even when nothing is due: the clock may have been moved. */
const longestRestMs = 1000

const awake = new WeakSet<Exchange>()

/** Runs an exchange on the real clock, so that due events are pushed without a request. */
export function startClock(exchange: Exchange): void {
  if (awake.has(exchange)) return
  awake.add(exchange)
  const beat = () => {
    if (exchange.hub.closed) {
      awake.delete(exchange)
      return
    }
    try {
      exchange.advance()
    } catch (error) {
      // There is no request to answer: the error is printed for the operator, and the world continues.
      console.error(error)
    }
    const timer = setTimeout(beat, Math.min(longestRestMs, exchange.restMs() ?? longestRestMs))
    if (typeof timer === 'object') timer.unref()
  }
  beat()
}
