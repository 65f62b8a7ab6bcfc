import { expect, test } from 'vitest'
import { isPast, roadshowState } from '#src/model/content/roadshow.ts'

test('[CT-10] the state of a roadshow follows from its times; a cancelled one stays cancelled', () => {
  const times = { startsAt: 1_000, endsAt: 2_000, isCancelled: false }
  const at = (now: number, isCancelled = false) => roadshowState({ ...times, isCancelled }, now)
  expect([999, 1_000, 1_999, 2_000].map((now) => at(now))).toEqual(['upcoming', 'running', 'running', 'over'])
  expect([999, 1_500, 2_000].map((now) => at(now, true))).toEqual(['cancelled', 'cancelled', 'cancelled'])
  expect([999, 1_999, 2_000].map((now) => isPast(times, now))).toEqual([false, false, true])
  expect(isPast({ ...times, isCancelled: true }, 0)).toBe(true)
})
