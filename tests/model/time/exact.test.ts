import { expect, test } from 'vitest'
import { exactTime, wholeMinute } from '#src/model/time/exact.ts'

const at = (text: string) => Date.parse(`${text}+08:00`)

test.each([
  ['on the minute', at('2026-03-06T05:55:00'), '2026-03-06 05:55'],
  ['within it', at('2026-03-06T05:55:47'), '2026-03-06 05:55:47'],
  ['a moment after it', at('2026-03-06T05:55:00') + 1, '2026-03-06 05:55:00'],
  ['never', null, ''],
])('[HM-10] a start or end time has seconds unless it is a whole minute: %s', (_, instant, text) => {
  expect(exactTime(instant)).toBe(text)
})

test('[HM-10] a deadline rounded to a minute is never too early', () => {
  expect(wholeMinute(at('2026-03-06T05:55:00'))).toBe(at('2026-03-06T05:55:00'))
  expect(wholeMinute(at('2026-03-06T05:55:00') + 1)).toBe(at('2026-03-06T05:56:00'))
})
