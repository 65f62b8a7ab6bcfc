import { expect, test } from 'vitest'
import { viewingDayProblem, viewingDays } from '#src/model/demand/viewing.ts'
import { parseShanghai } from '#src/model/time/shanghai.ts'

const period = (now: string, enrolUntil: string) => ({
  now: parseShanghai(now)!,
  enrolUntil: parseShanghai(enrolUntil)!,
})

test.each([
  // Friday to the Sunday two weeks later.
  ['2026-11-27 10:00', '2026-12-13 17:00', { first: '2026-11-30', last: '2026-12-11' }],
  // After midnight in Shanghai, and before it.
  ['2026-11-30 00:30', '2026-12-01 09:00', { first: '2026-12-01', last: '2026-12-01' }],
  ['2026-11-30 23:30', '2026-12-01 00:00', { first: '2026-12-01', last: '2026-12-01' }],
  // The national holidays; Saturday the 10th is worked.
  ['2026-09-30 10:00', '2026-10-10 17:00', { first: '2026-10-08', last: '2026-10-10' }],
  ['2026-11-27 10:00', '2026-11-29 17:00', null],
  ['2026-11-27 10:00', '2026-11-26 17:00', null],
])('[LS-03] at %s a viewing of an asset that takes enrolments until %s is on the days %j', (now, until, days) => {
  const asked = period(now, until)
  expect(viewingDays(asked)).toEqual(days)
  for (const day of Object.values(days ?? {})) expect(viewingDayProblem(day, asked)).toBeNull()
})
