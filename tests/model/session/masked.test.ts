import { expect, test } from 'vitest'
import { maskedLoginName } from '#src/model/session/masked.ts'

test.each([
  ['zhang2026', 'zh****26'],
  ['person', 'pe****on'],
  ['zhang', 'z****g'],
  ['zh26', 'z****6'],
])('[AC-06] of the login name %s at least two signs stay hidden', (name, shown) => {
  expect(maskedLoginName(name)).toBe(shown)
})
