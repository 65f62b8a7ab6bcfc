import { expect, test } from 'vitest'
import { briefYuan } from '#src/model/money/brief.ts'

test.each([
  ['500000', '500,000'],
  ['500000.00', '500,000'],
  ['500000.5', '500,000.50'],
  ['1499999.5', '1,499,999.50'],
  ['0.05', '0.05'],
  ['0', '0'],
  ['面议', '面议'],
])('[LS-06] %s in 元 is %s in a sentence', (amount, text) => {
  expect(briefYuan(amount)).toBe(text)
})
