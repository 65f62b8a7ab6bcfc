import { expect, test } from 'vitest'
import { spelledAmount } from '#src/model/money/spelled-amount.ts'

test.each([
  ['0', 'Zero yuan'],
  ['0.05', 'Five fen'],
  ['1.00', 'One yuan'],
  ['1010.05', 'One thousand ten yuan and five fen'],
  ['1000000', 'One million yuan'],
  ['1060000.50', 'One million sixty thousand yuan and fifty fen'],
  ['20000050', 'Twenty million fifty yuan'],
  ['115021', 'One hundred fifteen thousand twenty-one yuan'],
  [
    '999999999999.99',
    'Nine hundred ninety-nine billion nine hundred ninety-nine million nine hundred ninety-nine thousand nine hundred ninety-nine yuan and ninety-nine fen',
  ],
])('[BD-03] [SE-10] %s in English words is %s', (yuan, words) => {
  expect(spelledAmount(yuan)).toBe(words)
})

test.each(['', '-1', '1.001', '1,000', '1e3', '1234567890123456789'])('%j has no exact words', (yuan) => {
  expect(spelledAmount(yuan)).toBeNull()
})
