import { expect, test } from 'vitest'
import { hasMonth } from '#src/model/content/calendar.ts'
import { holidayMark } from '#src/model/time/holidays.ts'
import { isMonth, monthOf, shiftedMonth, weeksOf } from '#src/model/time/month.ts'

test('a month has its weeks from Monday, with the days of its neighbours that complete them', () => {
  const ends = (month: string) => {
    const weeks = weeksOf(month)
    expect(weeks.every((week) => week.length === 7)).toBe(true)
    return [weeks.length, weeks[0]![0], weeks.at(-1)![6]]
  }
  expect(ends('2026-11')).toEqual([6, '2026-10-26', '2026-12-06'])
  expect(ends('2026-03')).toEqual([6, '2026-02-23', '2026-04-05'])
  // Begins on a Monday, and has four full weeks.
  expect(ends('2027-02')).toEqual([4, '2027-02-01', '2027-02-28'])
})

test('months are those of Shanghai, and shift over the year', () => {
  expect(monthOf(Date.parse('2026-02-28T16:00:00Z'))).toBe('2026-03')
  expect([shiftedMonth('2026-01', -1), shiftedMonth('2026-12', 1), shiftedMonth('2026-11', -24)]).toEqual([
    '2025-12',
    '2027-01',
    '2024-11',
  ])
  expect(['2026-11', '2026-13', '2026-00', '2026-1', 'x', ''].map(isMonth)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ])
})

test('[CT-10] the calendar has the months from two years ago until a year ahead', () => {
  const now = Date.parse('2026-11-27T08:00:00+08:00')
  const has = (month: string) => hasMonth(month, now)
  expect(['2024-10', '2024-11', '2026-11', '2027-11', '2027-12', '2026-13', ''].map(has)).toEqual([
    false,
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})

test.each([
  // The holiday of spring 2026 lasts from Sunday 15 to Monday 23 February, for two Saturdays of work.
  [
    '2026-02',
    [
      '14 worked',
      '15 off',
      '16 off',
      '17 off',
      '18 off',
      '19 off',
      '20 off',
      '21 off',
      '22 off',
      '23 off',
      '28 worked',
    ],
  ],
  ['2026-10', ['01 off', '02 off', '03 off', '04 off', '05 off', '06 off', '07 off', '10 worked']],
  ['2026-01', ['01 off', '02 off', '03 off', '04 worked']],
  ['2026-09', ['20 worked', '25 off', '26 off', '27 off']],
  ['2026-11', []],
])('in %s the days that differ from an ordinary week are marked', (month, marked) => {
  const days = weeksOf(month)
    .flat()
    .filter((day) => day.startsWith(month))
  expect(days.flatMap((day) => (holidayMark(day) ? `${day.slice(8)} ${holidayMark(day)}` : []))).toEqual(marked)
})
