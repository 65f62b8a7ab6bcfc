import { describe, expect, test } from 'vitest'
import { isLast, toggled } from '#src/features/branch-map/categories.ts'

describe('[HM-12] the category switches', () => {
  test.each([
    [[1, 2, 3], 1, [2, 3]],
    [[1, 2, 3], 2, [1, 3]],
    [[1, 2, 3], 3, [1, 2]],
    [[2, 3], 1, [1, 2, 3]],
    [[3], 1, [1, 3]],
    [[3], 2, [2, 3]],
    [[1, 3], 3, [1]],
    [[1, 3], 2, [1, 2, 3]],
  ] as const)('%j with %i switched is %j, always in the order of the specification', (before, category, after) => {
    expect(toggled(before, category)).toEqual(after)
  })

  test.each([1, 2, 3] as const)('%i stays on when it is the last', (category) => {
    const before = [category]
    expect(toggled(before, category)).toBe(before)
    expect(isLast(before, category)).toBe(true)
  })

  test('one of two is not the last, and one that is off is not', () => {
    expect(isLast([1, 2], 1)).toBe(false)
    expect(isLast([1], 2)).toBe(false)
  })
})
