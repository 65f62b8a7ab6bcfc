import { timeHeader } from '#src/model/time/header.ts'
import type { ServerTimeSample } from './channel/server-clock.ts'

/** A `Date` header names a whole second that began up to 1 s ago. */
const dateGrain = 1_000

/** An answer as the client has it; `request` is the browser's own. */
type Answer = { headers: object; request?: unknown }
type OnTheLine = Pick<ServerTimeSample, 'sent' | 'received'>

/**
 * When a call was on the line, as the browser notes it. A page that is busy, most of all while it starts, sends its
 * questions late and reads the answers later still. Of two calls to one address at a time nobody can tell which is which.
 */
function onTheLine({ request }: Answer, asked: number): OnTheLine {
  const address = (request as { responseURL?: string } | undefined)?.responseURL
  const all = address ? (performance.getEntriesByName(address, 'resource') as PerformanceResourceTiming[]) : []
  const [noted, another] = all.filter(({ startTime }) => startTime >= asked)
  const isNoted = noted !== undefined && another === undefined && noted.requestStart > 0 && noted.responseStart > 0
  return isNoted
    ? { sent: noted.requestStart, received: noted.responseStart }
    : { sent: asked, received: performance.now() }
}

/** What an answer tells of the exchange's time, asked for at `asked` (ms of the monotonic clock); null when it tells nothing. */
export function serverTimeSampleOf(response: Answer, asked: number): ServerTimeSample | null {
  const headers = response.headers as Readonly<Record<string, string | undefined>>
  const exact = Number(headers[timeHeader])
  if (exact > 0) return { time: exact, grain: 0, ...onTheLine(response, asked) }
  const date = Date.parse(headers['date'] ?? '')
  return Number.isFinite(date) ? { time: date, grain: dateGrain, ...onTheLine(response, asked) } : null
}
