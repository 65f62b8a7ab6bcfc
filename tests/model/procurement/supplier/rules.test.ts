import { describe, expect, test } from 'vitest'
import { bondInterest } from '#src/model/procurement/supplier/rules.ts'
import { parseShanghai } from '#src/model/time/shanghai.ts'

const at = (text: string) => parseShanghai(text)!

describe('the interest on a bond', () => {
  test.each([
    ['31 calendar days, though a day less in hours', '240000', '2026-11-29 16:00', '2026-12-30 10:00', '10.33'],
    ['37 days, rounded up', '164000', '2026-10-01 09:00', '2026-11-07 09:00', '8.43'],
    ['42 days', '248000', '2026-10-01 09:00', '2026-11-12 08:00', '14.47'],
    ['a half is rounded up', '3600', '2026-10-01 09:00', '2026-10-02 09:00', '0.01'],
    ['none for the same day', '240000', '2026-10-01 00:00', '2026-10-01 23:59', '0.00'],
    ['a day over midnight in Shanghai', '7200000', '2026-10-01 23:59', '2026-10-02 00:00', '10.00'],
  ])('[PU-06] %s', (_, amount, paid, returned, interest) => {
    expect(bondInterest(amount, at(paid), at(returned))).toBe(interest)
  })
})
