import { expect, test } from 'vitest'
import { roadshowTime } from '#src/features/roadshow/time.ts'

test('[CT-10] the time of a roadshow has its weekday, and both days if it ends on another', () => {
  const at = (text: string) => Date.parse(`${text}+08:00`)
  const time = (startsAt: string, endsAt: string) =>
    roadshowTime((text) => text, { startsAt: at(startsAt), endsAt: at(endsAt) })
  expect(time('2026-03-06T14:30', '2026-03-06T16:00')).toBe('2026-03-06 周五 14:30–16:00')
  expect(time('2026-03-08T00:10', '2026-03-08T01:00')).toBe('2026-03-08 周日 00:10–01:00')
  expect(time('2026-03-06T22:00', '2026-03-07T01:00')).toBe('2026-03-06 周五 22:00 – 2026-03-07 周六 01:00')
})
