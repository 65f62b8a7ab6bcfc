import { timeHeader } from '#src/model/time/header.ts'
import type { ServerTimeSample } from './channel/server-clock.ts'

/** A `Date` header has a resolution of 1 s. */
const dateGrain = 1_000

/** The client's response; `request` is the browser's own object. */
type Answer = { headers: object; request?: unknown }
type Transfer = Pick<ServerTimeSample, 'sent' | 'received'>

/**
 * When the request was in transit, by the browser's resource timing: a busy page sends late and reads answers later still. Two
 * concurrent calls to one address cannot be told apart, so then the page's own times are used.
 */
function transferOf({ request }: Answer, asked: number): Transfer {
  const address = (request as { responseURL?: string } | undefined)?.responseURL
  const all = address ? (performance.getEntriesByName(address, 'resource') as PerformanceResourceTiming[]) : []
  const [noted, another] = all.filter(({ startTime }) => startTime >= asked)
  const isNoted = noted !== undefined && another === undefined && noted.requestStart > 0 && noted.responseStart > 0
  return isNoted
    ? { sent: noted.requestStart, received: noted.responseStart }
    : { sent: asked, received: performance.now() }
}

/** The server time in an answer, requested at `asked` (ms of the monotonic clock); null when there is none. */
export function serverTimeSampleOf(response: Answer, asked: number): ServerTimeSample | null {
  const headers = response.headers as Readonly<Record<string, string | undefined>>
  const exact = Number(headers[timeHeader])
  if (exact > 0) return { time: exact, grain: 0, ...transferOf(response, asked) }
  const date = Date.parse(headers['date'] ?? '')
  return Number.isFinite(date) ? { time: date, grain: dateGrain, ...transferOf(response, asked) } : null
}
