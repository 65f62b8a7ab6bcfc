import type { Exchange } from '../worlds.ts'

/** Even when nothing is due, the exchange looks at its clock this often: somebody may have moved it. */
const longestRestMs = 1000

const awake = new WeakSet<Exchange>()

/** Lets an exchange live by the real clock, so that what falls due is pushed without anybody asking. */
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
      // Nobody asked, so nobody can be answered: whoever runs the server reads of it, and the world lives on.
      console.error(error)
    }
    const timer = setTimeout(beat, Math.min(longestRestMs, exchange.restMs() ?? longestRestMs))
    if (typeof timer === 'object') timer.unref()
  }
  beat()
}
