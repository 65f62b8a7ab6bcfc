import { expect, test } from 'vitest'
import { priceChange } from '#src/model/favourite/rules.ts'

test.each([
  ['100', '112.4', { direction: 'up', rate: '12.40%' }],
  ['200', '150', { direction: 'down', rate: '25.00%' }],
  ['0.10', '0.1', { direction: 'same', rate: '0.00%' }],
  ['999999999999999999', '1000000000000000000', { direction: 'up', rate: '0.00%' }],
  ['0', '5', null],
  [null, '5', null],
  ['5', undefined, null],
  ['---', '5', null],
])('the change of a price from %s to %s', (from, to, change) => {
  expect(priceChange(from, to)).toEqual(change)
})
