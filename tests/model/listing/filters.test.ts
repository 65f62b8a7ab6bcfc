import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupsOf, liesIn, regionKeys, wanFromYuan, yuanFromWan } from '#src/model/listing/filters.ts'

// Every public state of domain 2.2.
test.each([
  ['PRE', ['pre']],
  ['NOTICE', ['enrol']],
  ['EXTENDED', ['enrol']],
  ['NOTICE_BIDDING', ['enrol', 'bidding']],
  ['CLOSED', ['closed']],
  ['REVIEW', ['closed']],
  ['WAIT_BID', ['soon']],
  ['BIDDING', ['bidding']],
  ['DELAY', ['bidding']],
  ['PRIORITY', ['bidding']],
  ['PAUSED', ['paused']],
  ['BID_END', ['publicity']],
  ['DEAL_PUBLICITY', ['publicity']],
  ['SIGNING', ['done']],
  ['SETTLING', ['done']],
  ['DONE', ['done']],
  ['FAILED', ['over']],
  ['TERMINATED', ['over']],
  ['toString', []],
  [null, []],
])('%s is found under %s', (status, groups) => {
  expect(groupsOf(status)).toEqual(groups)
})

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
  ['510104', '510104', true],
  ['510104', '510100', true],
  ['510100', '510000', true],
  ['540100', '510000', false],
  ['510100', '510104', false],
  ['511000', '510100', false],
  // Tens of the code are not trailing zero pairs.
  ['511000', '511000', true],
  ['511002', '511000', true],
  // Nor are zeros within it: 石河子 is directly in its region.
  ['659001', '659001', true],
  ['659001', '659000', true],
  ['659002', '659001', false],
])('whether %s is in %s: %s', (place, division, isIn) => {
  expect(liesIn(place, division)).toBe(isIn)
})

test('a place is counted under its province and its city', () => {
  expect(regionKeys('510104')).toEqual(['510000', '510100'])
  expect(regionKeys('510000')).toEqual(['510000'])
})
