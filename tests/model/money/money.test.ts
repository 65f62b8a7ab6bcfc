import { assert, bigInt, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addMoney,
  changeOfMoney,
  compareMoney,
  grouped,
  isMoney,
  percentChange,
  wan,
  withGroups,
} from '#src/model/money/money.ts'

test.each([
  ['500000', '500,000'],
  ['1234567.50', '1,234,567.50'],
  ['999', '999'],
  ['0.5', '0.5'],
  ['-1000', '-1,000'],
  ['', ''],
  ['封盘', '封盘'],
])('[LS-06] %s in a sentence is %s', (amount, text) => {
  expect(withGroups(amount)).toBe(text)
})

describe('元 to 万元', () => {
  test.each([
    ['0', '0.000000'],
    ['0.00', '0.000000'],
    ['1', '0.000100'],
    ['0.01', '0.000001'],
    ['0.005', '0.000001'],
    ['0.0049', '0.000000'],
    ['0.000001', '0.000000'],
    ['10000', '1.000000'],
    ['10000.00', '1.000000'],
    ['12345.67', '1.234567'],
    ['12345.675', '1.234568'],
    ['12345.674999', '1.234567'],
    ['9999999.995', '1,000.000000'],
    ['9999999.99', '999.999999'],
    ['10000000', '1,000.000000'],
    ['16431000', '1,643.100000'],
    ['123456789012', '12,345,678.901200'],
    ['123456789012.123456', '12,345,678.901212'],
    ['999999999999.99', '99,999,999.999999'],
    ['999999999999.999999', '100,000,000.000000'],
    ['1234567890120000.01', '123,456,789,012.000001'],
    ['100', '0.010000'],
    ['0100', '0.010000'],
    ['-12345.67', '-1.234567'],
    ['-0.005', '-0.000001'],
    ['-0.0049', '0.000000'],
    ['-0', '0.000000'],
    ['-10000000', '-1,000.000000'],
  ])('[LS-06] %s 元 is %s 万元', (yuan, text) => {
    expect(wan(yuan)).toBe(text)
  })

  test('[LS-06] every amount of whole 分 is exact to the sixth decimal', () => {
    assert(
      property(bigInt(0n, 10n ** 18n - 1n), (fen) => {
        const yuan = `${fen / 100n}.${String(fen % 100n).padStart(2, '0')}`
        const text = `${(fen / 1_000_000n).toLocaleString('en-US')}.${String(fen % 1_000_000n).padStart(6, '0')}`
        return wan(yuan) === text
      }),
      { numRuns: 500 },
    )
  })
})

describe('thousands groups', () => {
  test.each([
    ['0', undefined, '0.000'],
    ['0.000001', undefined, '0.000'],
    ['0.0005', undefined, '0.001'],
    ['0.0004999', undefined, '0.000'],
    ['1.005', 2, '1.01'],
    ['2.675', 2, '2.68'],
    ['999.9995', undefined, '1,000.000'],
    ['100', undefined, '100.000'],
    ['1000', undefined, '1,000.000'],
    ['1234567.8', undefined, '1,234,567.800'],
    ['1234567.8000', 1, '1,234,567.8'],
    ['123456789012.123456', 6, '123,456,789,012.123456'],
    ['999999999999.999999', 6, '999,999,999,999.999999'],
    ['999999999999.999999', undefined, '1,000,000,000,000.000'],
    ['999999999999', 0, '999,999,999,999'],
    ['0.5', 0, '1'],
    ['-1234.5', undefined, '-1,234.500'],
    ['-999', 0, '-999'],
    ['-0.0001', undefined, '0.000'],
  ])('[LS-06] %s with %s decimals is %s', (value, decimals, text) => {
    expect(grouped(value, decimals)).toBe(text)
  })
})

describe('sums and order', () => {
  test.each([
    [['0.1', '0.2'], '0.3'],
    [['0.10', '0.20'], '0.3'],
    [['999999999999.999999', '0.000001'], '1000000000000'],
    [['123456789012.123456', '987654321098.654321'], '1111111110110.777777'],
    [['1', '-1'], '0'],
    [['-0'], '0'],
    [['-0.3', '0.3'], '0'],
    [['-0', '-0.0'], '0'],
    [['-0.3', '0.1'], '-0.2'],
    [['0.000001', '0.000001', '0.000001'], '0.000003'],
    [['100000000000000000000', '0.000001'], '100000000000000000000.000001'],
    [[], '0'],
  ])('[LS-06] the sum of %j is %s', (amounts, sum) => {
    expect(addMoney(...amounts)).toBe(sum)
  })

  test.each([
    ['9', '10', -1],
    ['10', '9', 1],
    ['1.0', '1', 0],
    ['1.10', '1.1000', 0],
    ['-2', '1', -1],
    ['-1', '-2', 1],
    ['999999999999.999998', '999999999999.999999', -1],
    ['9007199254740993', '9007199254740992', 1],
    ['-0', '0', 0],
  ] as const)('[LS-06] %s against %s is %i', (a, b, order) => {
    expect(compareMoney(a, b)).toBe(order)
  })
})

describe('rate of change', () => {
  test.each([
    ['100', '112.4', '12.4'],
    ['112.4', '100', '-12.4'],
    ['100.00', '100', '0'],
    ['999999999999.999998', '999999999999.999999', '0.000001'],
  ])('[LS-06] from %s to %s is %s', (from, to, change) => {
    expect(changeOfMoney(from, to)).toBe(change)
  })

  test.each([
    ['100', '112.4', '12.40'],
    ['100', '100', '0.00'],
    ['100', '87.6', '12.40'],
    ['3', '4', '33.33'],
    ['3', '5', '66.67'],
    ['100000', '100005', '0.01'],
    ['100000', '100004.99', '0.00'],
    ['8', '8.001', '0.01'],
    ['999999999999.999999', '1000000000000', '0.00'],
    ['0.000001', '1', '99999900.00'],
    ['100', '-100', '200.00'],
  ])('[LS-05] from %s to %s is %s per cent', (from, to, rate) => {
    expect(percentChange(from, to)).toBe(rate)
  })

  test.each(['0', '0.00', '-1'])('[LS-05] there is no rate over %s', (from) => {
    expect(() => percentChange(from, '1')).toThrow(RangeError)
  })
})

const malformed = ['', ' ', 'abc', '1,000', '1e5', '1.', '.5', '+1', '--1', ' 1', '1 ', '1.2.3', '１２', '0x10', 'NaN']
malformed.push('Infinity', '12元', '1\n', '一', '9'.repeat(31), `0.${'1'.repeat(31)}`)

test.each(malformed)('[LS-06] %j is not an amount', (text) => {
  expect(isMoney(text)).toBe(false)
  expect(() => wan(text)).toThrow(RangeError)
  expect(() => grouped(text)).toThrow(RangeError)
  expect(() => compareMoney('1', text)).toThrow(RangeError)
  expect(() => addMoney('1', text)).toThrow(RangeError)
  expect(() => percentChange('1', text)).toThrow(RangeError)
})

test.each([1, null, undefined, Number.NaN, ['1'], {}])('[LS-06] %j is not an amount either', (value) => {
  expect(isMoney(value)).toBe(false)
})

test('[LS-06] the error names the text that is not an amount', () => {
  expect(() => wan('1,000')).toThrow('not a decimal amount: "1,000"')
  expect(() => percentChange('0', '1')).toThrow('no rate over 0')
})
