import { describe, expect, test } from 'vitest'
import { recruitState } from '#src/model/content/rules.ts'

/** 2026-06-30 23:59:59 in Shanghai. */
const lastSecond = Date.UTC(2026, 5, 30, 15, 59, 59)

describe('[CT-05] the state of a position', () => {
  test.each([
    ['2026-06-30', lastSecond, 'open'],
    ['2026-06-30', lastSecond + 1000, 'closed'],
    ['2026-06-30 18:00:00', lastSecond, 'open'],
    ['2026-07-01', lastSecond + 1000, 'open'],
    [null, lastSecond, 'open'],
    ['长期', lastSecond, 'open'],
  ])('with its last day %s at %i it is %s', (closeDate, now, state) => {
    expect(recruitState({ closeDate }, now)).toBe(state)
  })
})
