import { expect, test } from 'vitest'
import { correctionOf } from '#src/model/enrolment/correction.ts'
import { dateTimeSeconds } from '#src/model/time/shanghai.ts'

const at = (text: string) => Date.parse(`${text.replace(' ', 'T')}+08:00`)

test.each([
  ['with days left', '2026-03-06 09:30:20', '2026-03-20 10:00:00', '2026-03-22 10:00:00', '2026-03-10 09:31:00', null],
  [
    'enrolment ends before',
    '2026-03-06 09:30:20',
    '2026-03-09 10:00:47',
    '2026-03-11 10:00:47',
    '2026-03-09 10:00:47',
    'enrol',
  ],
  [
    'at its very end',
    '2026-03-06 09:30:20',
    '2026-03-06 09:30:30',
    '2026-03-08 10:00:00',
    '2026-03-06 09:41:00',
    'enrol',
  ],
  ['after it', '2026-03-06 09:30:20', '2026-03-06 09:30:10', '2026-03-08 10:00:00', '2026-03-06 09:41:00', 'enrol'],
  [
    'the deposit is due at once',
    '2026-03-06 09:30:20',
    '2026-03-06 09:34:00',
    '2026-03-06 09:35:00',
    '2026-03-06 09:34:00',
    'deposit',
  ],
  [
    'less than a minute before that',
    '2026-03-06 09:34:20',
    '2026-03-06 09:34:00',
    '2026-03-06 09:35:00',
    '2026-03-06 09:35:00',
    'deposit',
  ],
])(
  '[BD-01] the deadline of a correction is before that of its enrolment, and names the limit: %s',
  (_, now, enrol, deposit, until, limit) => {
    const due = correctionOf({ enrolUntil: at(enrol), depositUntil: at(deposit) }, at(now))
    expect([dateTimeSeconds(due.until), due.limit]).toEqual([until, limit])
  },
)
