import { expect, test } from 'vitest'
import { groupsOf, liesIn, regionKeys } from '#src/model/listing/filters.ts'

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
