import { expect, test } from 'vitest'
import { isLease } from '#src/model/asset-kind/taking/labels.ts'

test('[BD-13] only the type makes a lease: one with a price in 元 is, a price by the square metre is not', () => {
  expect(['6', '1', '2', '4', '5', null].map(isLease)).toEqual([true, false, false, false, false, false])
})
