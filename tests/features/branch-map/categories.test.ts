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
  ] as const)('%j with %i toggled is %j, in the order of the specification', (before, category, after) => {
    expect(toggled(before, category)).toEqual(after)
  })

  test.each([1, 2, 3] as const)('%i stays on when it is the last', (category) => {
    const before = [category]
    expect(toggled(before, category)).toBe(before)
    expect(isLast(before, category)).toBe(true)
  })

  test('neither one of two nor one that is off is the last', () => {
    expect(isLast([1, 2], 1)).toBe(false)
    expect(isLast([1], 2)).toBe(false)
  })
})
