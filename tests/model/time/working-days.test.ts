import { describe, expect, test } from 'vitest'
import { date, dateTime, parseShanghai } from '#src/model/time/shanghai.ts'
import { addWorkingDays, isOnlyExpected, isWorkingDay, officeEnd } from '#src/model/time/working-days.ts'

const at = (text: string): number => parseShanghai(text)!

describe('working days (domain 1.9, 8.2)', () => {
  test.each([
    ['2025-09-26', 5, '2025-10-10'],
    ['2025-09-05', 20, '2025-10-10'],
    ['2026-02-09', 10, '2026-02-28'],
    ['2026-04-24', 5, '2026-05-06'],
    ['2026-09-18', 5, '2026-09-24'],
    ['2026-09-01', 20, '2026-09-29'],
    ['2026-09-01', 40, '2026-11-02'],
    // The holidays of 2027 that the law fixes are known before its calendar is announced.
    ['2026-12-28', 5, '2027-01-05'],
    ['2027-09-30', 1, '2027-10-04'],
  ])('%s + %i is %s', (from, count, until) => {
    expect(date(addWorkingDays(at(from), count))).toBe(until)
  })

  test('the time of day stays', () => {
    expect(dateTime(addWorkingDays(at('2026-11-20 15:40'), 3))).toBe('2026-11-25 15:40')
  })

  test('a swapped Saturday is worked, a holiday is not', () => {
    expect(isWorkingDay(at('2026-02-28'))).toBe(true)
    expect(isWorkingDay(at('2026-10-07'))).toBe(false)
    expect(isWorkingDay(at('2026-11-21'))).toBe(false)
  })

  test('office hours end at 17:00 in Shanghai', () => {
    expect(dateTime(officeEnd(at('2026-11-20 08:00')))).toBe('2026-11-20 17:00')
  })

  test('dates in a year without announced holidays are only expected', () => {
    expect(isOnlyExpected(at('2026-12-31'))).toBe(false)
    expect(isOnlyExpected(at('2027-01-04'))).toBe(true)
  })
})
