import { expect, test } from 'vitest'
import { parseShanghai } from '#src/model/time/shanghai.ts'
import { dueText } from '#src/features/calendar/due-text.ts'
import { translate } from '#src/shared/lib/text/i18n.ts'

test.each([
  ['2026-12-31 17:00', '2026-12-31 17:00'],
  ['2027-01-04 17:00', '2027-01-04 17:00（预计，以节假日安排公布为准）'],
])('a deadline of %s counted in working days reads %s: the holidays of 2027 are not announced', (at, text) => {
  expect(dueText(translate, parseShanghai(at)!)).toBe(text)
})
