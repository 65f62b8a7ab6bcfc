import { expect, test } from 'vitest'
import { actsOf, isOpen } from '#src/model/appeal/rules.ts'
import type { AppealState } from '#src/model/appeal/schema.ts'

const table: [AppealState, boolean, string[], boolean][] = [
  ['waiting', false, ['supplement', 'withdraw'], true],
  ['handling', false, [], true],
  ['incomplete', false, ['supplement'], true],
  ['supported', false, [], false],
  ['rejected', false, ['review'], false],
  ['rejected', true, [], false],
  ['withdrawn', false, [], false],
  ['closed', false, [], false],
]

test.each(table)('[AC-12] an appeal that is %s (review: %s) allows %j', (state, isReview, acts, open) => {
  expect(actsOf(state, isReview)).toEqual(acts)
  expect(isOpen(state)).toBe(open)
})
