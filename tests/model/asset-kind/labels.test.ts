import { expect, test } from 'vitest'
import { kindCodes, kindName, priceName } from '#src/model/asset-kind/labels.ts'
import { priceNameValues, startPriceName } from '#src/model/asset-kind/prices.ts'
import { sellerLabel, takerLabel } from '#src/model/asset-kind/parties/labels.ts'

test('[HM-03] the kinds of assets in the order of the home page, by name', () => {
  expect(kindCodes.map((code) => [code, kindName(code)])).toEqual([
    ['1', '企业股权转让'],
    ['4', '增资扩股'],
    ['2', '资产转让'],
    ['6', '资产租赁'],
    ['5', '资产合作'],
  ])
  expect(kindName('9')).toBeUndefined()
  expect(kindName(null)).toBeUndefined()
})

test.each([
  ['1', '转让方', '受让方'],
  ['2', '转让方', '受让方'],
  ['4', '融资方', '投资方'],
  ['5', '资源方', '合作方'],
  ['6', '出租方', '承租方'],
  ['9', '项目方', '受让方'],
  [null, '项目方', '受让方'],
])('[LS-03] the seller of an asset of type %s is its %s, the buyer its %s', (typeCode, seller, taker) => {
  expect(sellerLabel(typeCode)).toBe(seller)
  expect(takerLabel(typeCode)).toBe(taker)
})

test('[LS-03] assets of several types have a general name for the seller, of one type its own', () => {
  expect(sellerLabel('1', '2')).toBe('转让方')
  expect(sellerLabel('6', '6')).toBe('出租方')
  expect(sellerLabel('1', '6')).toBe('项目方')
  expect(sellerLabel()).toBe('项目方')
})

test.each([
  ['list', '起始价'],
  ['room', '起始价'],
  ['document', '起始价'],
  ['enrolment', '挂牌价'],
  ['fixed-price', '挂牌价'],
  ['prose', '挂牌价'],
] as const)('[LS-04] the start price in a %s is called %s, also above rows of several kinds', (place, name) => {
  expect(startPriceName(place, '2')).toBe(name)
  expect(startPriceName(place, '1', '6', null)).toBe(name)
  expect(startPriceName(place)).toBe(name)
})

test('[LS-04] the names of the other prices', () => {
  expect([priceName('current', '2'), priceName('deal', '2')]).toEqual(['当前价', '成交价'])
})

test('[LS-04] a sentence has all names as values', () => {
  const names = { startPrice: '起始价', askingPrice: '挂牌价', currentPrice: '当前价', dealPrice: '成交价' }
  expect(priceNameValues('2')).toEqual(names)
  expect(priceNameValues()).toEqual(names)
})
