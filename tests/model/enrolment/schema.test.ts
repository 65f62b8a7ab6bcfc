import { expect, test } from 'vitest'
import { enrolDraft } from '#src/model/enrolment/schema.ts'

test.each([
  [5, true],
  [6, false],
])('[BD-01] %i files for one requirement: accepted %s', (count, taken) => {
  const files = { R1: Array.from({ length: count }, (_, index) => `F${index}`) }
  expect(enrolDraft.safeParse({ files }).success).toBe(taken)
})
