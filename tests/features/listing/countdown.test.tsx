import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startPush } from '#src/app/push.ts'
import { TimeLeft } from '#src/features/listing/TimeLeft.tsx'
import { useLiveRow, withDeadlines } from '#src/features/listing/live.ts'
import type { ListingRow } from '#src/model/listing/schema.ts'
import { provideServerTime, serverNow, serverTimeJumped, serverTimeMoved } from '#src/shared/lib/time/server-time.ts'
import { stubPush } from '#tests/support/push-stub.ts'

/** An id used in this file only: the module stores the ticks of the hall, and test files share the module. */
const assetsId = 'COUNTED'
const begin = Date.parse('2026-03-06T09:30:00.640+08:00')
let offset = 0

beforeEach(() => {
  vi.useFakeTimers({ now: begin })
  offset = 0
  provideServerTime(() => Date.now() + offset)
  stubPush(() => undefined)
})
afterEach(() => {
  cleanup()
  provideServerTime(() => Date.now())
  vi.useRealTimers()
})

/** Simulates a `Date` header that corrects the clock by `by` ms. */
function setClock(by: number): void {
  offset += by
  serverTimeMoved(by)
  if (Math.abs(by) > 250) serverTimeJumped()
}

function Row({ row }: { row: ListingRow }) {
  return <TimeLeft deadline={useLiveRow(row).deadline ?? null} />
}

const show = (leftTime: number, more: Partial<ListingRow> = {}) => {
  const [row] = withDeadlines([{ assetsId, assetsName: '', projectType: 2, leftTime, ...more }], serverNow())
  render(<Row row={row!} />)
}
const shown = () => screen.getByRole('timer').textContent
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

test.each([0, 20, 130, 360, 590, 999])(
  '[HM-10] `leftTime: 3` answered %i ms into a second starts at 03 and ends within 100 ms of the true zero',
  (ms) => {
    vi.setSystemTime(begin - 640 + ms)
    show(3)
    expect(shown()).toBe('00天 00时 00分 03秒')
    pass(2_890)
    expect(shown()).toBe('00天 00时 00分 01秒')
    pass(210)
    expect(shown()).toBe('已超时')
  },
)

test.each([430, -430, 90, -90])(
  '[HM-10] a clock correction of %i ms, within the precision of a `Date` header, does not move the end of a countdown',
  (by) => {
    show(3)
    pass(1_000)
    act(() => setClock(by))
    pass(1_890)
    expect(shown()).toBe('00天 00时 00分 01秒')
    pass(210)
    expect(shown()).toBe('已超时')
  },
)

test('[HM-10] a deadline given by the exchange does not move when the clock is corrected', () => {
  show(3, { deadline: begin + 3_360 })
  act(() => setClock(2_000))
  pass(1_364)
  expect(shown()).toBe('已超时')
})

test.each([2_750, 2_800, 2_880])(
  '[HM-10] a header that sets the clock back %i ms into three seconds left, while the shown time is held, does not move the end',
  (ms) => {
    // A `Date` header has no milliseconds: the clock assumes half a second, which is 450 ms too many here.
    const push = startPush()
    stubPush(() => undefined)
    const learn = () =>
      push.learn({
        time: Math.floor((Date.now() - begin + 50) / 1000) * 1000 + begin,
        grain: 1_000,
        sent: performance.now(),
        received: performance.now(),
      })
    learn()
    show(3)
    pass(ms)
    // Another part of the page has just read the time, so the clock must not go back.
    const read = serverNow()
    act(learn)
    expect(serverNow()).toBe(read)
    pass(2_890 - ms)
    expect(shown()).toBe('00天 00时 00分 01秒')
    pass(210)
    expect(shown()).toBe('已超时')
    push.stop()
  },
)

test.each([
  [3 * 86_400 + 5, 'calm', []],
  [3661, 'calm', ['00天 ']],
  [3600, 'soon', ['00天 ']],
  [301, 'soon', ['00天 00时 ']],
  [300, 'urgent', ['00天 00时 ']],
  [59, 'urgent', ['00天 00时 00分 ']],
])('with %i s left the time is %s, and %j are dimmed', (leftTime, tone, zeros) => {
  show(leftTime)
  const timer = screen.getByRole('timer')
  expect(timer.dataset['urgency']).toBe(tone)
  expect([...timer.querySelectorAll('[class*=zeros]')].map((part) => part.textContent)).toEqual(zeros)
})
