import { expect, test } from 'vitest'
import { priceMove } from '#src/features/favourite/move.ts'

test.each([
  ['100', '112.4', { way: 'up', rate: '12.40%' }],
  ['200', '150', { way: 'down', rate: '25.00%' }],
  ['0.10', '0.1', { way: 'same', rate: '0.00%' }],
  ['999999999999999999', '1000000000000000000', { way: 'up', rate: '0.00%' }],
  ['0', '5', null],
  [null, '5', null],
  ['5', undefined, null],
  ['---', '5', null],
])('from %s to %s', (from, to, move) => {
  expect(priceMove(from, to)).toEqual(move)
})
