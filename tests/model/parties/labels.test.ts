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
])('[LS-03] the seller of an asset of type %s is its %s', (typeCode, word) => {
  expect(sellerLabel(typeCode)).toBe(word)
})

test('[LS-03] assets of several types have a general name for the seller, of one type its own', () => {
  expect(sellerLabel('1', '2')).toBe('转让方')
  expect(sellerLabel('6', '6')).toBe('出租方')
  expect(sellerLabel('1', '6')).toBe('项目方')
})

test('[BD-13] only the type makes a lease: one with a price in 元 is, a price by the square metre is not', () => {
  expect(['6', '1', '2', '4', '5', null].map(isLease)).toEqual([true, false, false, false, false, false])
})
