import { expect, test } from 'vitest'
import { wanInYuan } from '#src/model/money/wan.ts'

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
