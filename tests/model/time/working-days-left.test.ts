import { expect, test } from 'vitest'
import { addWorkingDays } from '#src/model/time/working-days.ts'
import { workingDaysLeft } from '#src/model/time/working-days-left.ts'

const at = (text: string) => Date.parse(`${text}:00+08:00`)

test.each([
  ['2026-03-06 09:00', '2026-03-12 18:00', 4, 'over a weekend'],
  ['2026-03-06 23:59', '2026-03-09 00:01', 1, 'from the last minute of a day to the first of the next working day'],
  ['2026-02-13 09:00', '2026-02-24 18:00', 2, 'over the Spring Festival with the working Saturday before it'],
  ['2026-03-06 09:00', '2026-03-06 18:00', 0, 'on the day itself'],
  ['2026-03-07 09:00', '2026-03-06 18:00', 0, 'afterwards'],
  ['2026-03-06 09:00', '2026-03-08 18:00', 0, 'until a Sunday'],
])('from %s until %s are %i working days: %s', (now, deadline, days) => {
  expect(workingDaysLeft(at(now), at(deadline))).toBe(days)
})

test('it counts the days that addWorkingDays has added', () => {
  for (const count of [1, 5, 60])
    expect(workingDaysLeft(at('2026-01-30 10:00'), addWorkingDays(at('2026-01-30 10:00'), count))).toBe(count)
})
