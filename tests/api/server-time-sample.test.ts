import { expect, test, vi } from 'vitest'
import { serverTimeSampleOf } from '#src/api/server-time-sample.ts'

const address = 'https://exchange.example/api/rows'
const answer = { headers: { 'x-server-time': '1763600523456' }, request: { responseURL: address } }
const noted = (startTime: number, requestStart: number, responseStart: number) =>
  ({ startTime, requestStart, responseStart }) as PerformanceResourceTiming

/** Resource timing entries of the address; it is 900 ms on the page's clock. */
function notes(...entries: PerformanceResourceTiming[]): void {
  vi.spyOn(performance, 'getEntriesByName').mockImplementation((name) => (name === address ? entries : []))
  vi.spyOn(performance, 'now').mockReturnValue(900)
}
const exact = { time: 1_763_600_523_456, grain: 0 }

test('[F05] a busy page: the resource timing of the browser is used', () => {
  notes(noted(20, 25, 30), noted(100, 410, 440))
  expect(serverTimeSampleOf(answer, 100)).toEqual({ ...exact, sent: 410, received: 440 })
})

test.each([
  ['nothing', []],
  ['an older call alone', [noted(20, 25, 30)]],
  ['two calls at a time', [noted(100, 410, 440), noted(120, 420, 500)]],
  ['another origin’s call without timing', [noted(100, 0, 0)]],
])('[F05] with %s in the resource timing, the page’s own times are used', (_, entries) => {
  notes(...entries)
  expect(serverTimeSampleOf(answer, 100)).toEqual({ ...exact, sent: 100, received: 900 })
})

test.each([
  [{}, null],
  [{ date: 'today', 'x-server-time': 'now' }, null],
  [{ date: 'Thu, 20 Nov 2025 01:02:03 GMT' }, { time: 1_763_600_523_000, grain: 1_000 }],
])('[F05] headers %o give %o', (headers, sample) => {
  notes()
  expect(serverTimeSampleOf({ headers }, 100)).toEqual(sample && { ...sample, sent: 100, received: 900 })
})
