import { expect, test } from 'vitest'
import { isLease, sellerLabel } from '#src/model/parties/labels.ts'

test.each([
  ['1', '转让方'],
  ['2', '转让方'],
  ['4', '融资方'],
  ['5', '资源方'],
  ['6', '出租方'],
  ['9', '项目方'],
  [null, '项目方'],
])('[LS-03] whoever offers an asset of type %s is its %s', (typeCode, word) => {
  expect(sellerLabel(typeCode)).toBe(word)
})

test('[LS-03] assets of several types have owners of projects, and of one type its word', () => {
  expect(sellerLabel('1', '2')).toBe('转让方')
  expect(sellerLabel('6', '6')).toBe('出租方')
  expect(sellerLabel('1', '6')).toBe('项目方')
})

test('[BD-13] an asset is let by its type alone: a lease in 元 is one, a price by the square metre makes none', () => {
  expect(['6', '1', '2', '4', '5', null].map(isLease)).toEqual([true, false, false, false, false, false])
})
