import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wanFromYuan, wanInYuan, yuanFromWan } from '#src/model/money/wan.ts'

test.each([
  ['1', '10000'],
  ['0.000001', '0.01'],
  ['123.45', '1234500'],
  ['0', '0'],
  ['0.1', '1000'],
  ['999999999999.999999', '9999999999999999.99'],
  ['00012.50', '125000'],
])('%s 万元 is %s 元, exactly', (wan, yuan) => {
  expect(yuanFromWan(wan)).toBe(yuan)
})

test.each([
  ['10000', '1'],
  ['0.01', '0.000001'],
  ['1', '0.0001'],
  ['1234500', '123.45'],
  ['9999999999999999.99', '999999999999.999999'],
  ['0', '0'],
])('%s 元 is %s 万元, exactly', (yuan, wan) => {
  expect(wanFromYuan(yuan)).toBe(wan)
})

test('converting there and back loses nothing', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 18n }), (cents) => {
      const yuan = wanFromYuan(yuanFromWan(String(cents)))
      expect(yuan).toBe(String(cents))
    }),
  )
})

test.each([
  ['100', '1,000,000'],
  ['1,000', '10,000,000'],
  ['12.5', '125,000'],
  ['0.05', '500'],
  ['0.000001', '0.01'],
  ['', null],
  ['1,5', null],
  ['abc', null],
])('%s 万元 as typed are %s 元 in groups', (typed, yuan) => {
  expect(wanInYuan(typed)).toBe(yuan)
})
