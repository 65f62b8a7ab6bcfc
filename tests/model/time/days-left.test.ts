import { expect, test } from 'vitest'
import { daysLeft } from '#src/model/time/days-left.ts'

const at = (text: string): number => Date.parse(`${text}+08:00`)

test('[PU-02] the days to a deadline are those of the calendar in Shanghai, at whatever time of the day', () => {
  const now = at('2026-03-06T17:30:00')
  expect(daysLeft(at('2026-03-06T23:59:59'), now)).toBe(0)
  expect(daysLeft(at('2026-03-07T00:00:00'), now)).toBe(1)
  expect(daysLeft(at('2026-03-09T09:30:00'), now)).toBe(3)
  expect(daysLeft(at('2026-03-09T18:30:00'), now)).toBe(3)
  expect(daysLeft(at('2026-03-05T23:00:00'), now)).toBe(-1)
})
