import { assert, property, string, stringMatching } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amountFault, isTooLong, narrowAmount, typedAmount, typedYuan } from '#src/model/money/typed.ts'

describe('an amount as it is typed', () => {
  test.each([
    ['', ''],
    [' ', ''],
    ['0', '0'],
    ['1643000', '1643000'],
    ['007', '7'],
    ['1643000.50', '1643000.50'],
    ['0.000001', '0.000001'],
    ['12.', '12'],
    [' 12\n', '12'],
    ['１６４３０００．５', '1643000.5'],
    [' １，２３4.5０ ', '1234.50'],
    ['1,234', '1234'],
    ['12,345', '12345'],
    ['123,456,789.01', '123456789.01'],
    ['1，234,567', '1234567'],
    ['1 643\u00A0000', '1643000'],
    ['1\u3000000', '1000'],
  ])('[F18] %j is %j', (text, amount) => {
    expect(typedAmount(text)).toBe(amount)
  })

  test.each([
    '1,5',
    '1,50',
    '1,2345',
    ',123',
    '1,',
    '1,,234',
    '1,234,56',
    '1234,567',
    '0,123',
    '1 5',
    '1,234 567',
    '1.234,567',
    '1.5.5',
    '.5',
    '.',
    '５０．．',
    '10²',
    '10₂',
    '①',
    '½',
    '١٢',
    '१२',
    '𝟏𝟐',
    '一百',
    '12元',
    '¥12',
    '1e3',
    '1E3',
    '0x10',
    '0b1',
    '+5',
    '-5',
    '－５',
    '−5',
    '(5)',
    '5%',
    '1_000',
    "1'000",
    '12\u200B3',
    '\u202D123\u202C',
    'NaN',
    'Infinity',
    '0.1+0.2',
  ])('[F18] %j is not an amount, and not read as another one', (text) => {
    expect(typedAmount(text)).toBeNull()
  })

  test('[F18] an amount read from any text has the digits of the text, in order', () => {
    const signs = stringMatching(/^[\d０-９.．,， ²①١e+-]{0,12}$/)
    const digitsOf = (text: string) =>
      narrowAmount(text)
        .replaceAll(/\D/g, '')
        .replace(/^0+(?=\d)/, '')
    for (const texts of [signs, string()])
      assert(
        property(texts, (text) => {
          const read = typedAmount(text)
          if (read === null || read === '') return read === null || text.trim() === ''
          return /^\d+(\.\d+)?$/.test(read) && digitsOf(text) === digitsOf(read) && !/[^\d０-９.．,，\s]/.test(text)
        }),
        { numRuns: 2_000 },
      )
  })

  test('[F18] an endless text is checked quickly', () => {
    const from = performance.now()
    expect(typedAmount('0'.repeat(200_000) + 'x')).toBeNull()
    expect(typedAmount('1' + ',000'.repeat(50_000) + 'x')).toBeNull()
    expect(performance.now() - from).toBeLessThan(500)
  })

  test.each([
    ['999999999999', false],
    ['999999999999.999999', false],
    ['1000000000000', true],
  ])('[F18] %s has too many digits: %s', (amount, long) => {
    expect(isTooLong(amount)).toBe(long)
  })

  test.each([
    ['', '', null],
    ['0050.', '50', null],
    ['1,643,000', '1643000', null],
    ['１２．５', '12.5', null],
    ['1643000.50', '1643000.50', null],
    ['1,5', '', 'unreadable'],
    ['10²', '', 'unreadable'],
    ['12a', '', 'unreadable'],
    ['1。5', '', 'unreadable'],
    ['1234567890123', '', 'tooLong'],
    ['9.999', '', 'tooFine'],
  ])('[BD-02] %j is worth %j in 元; its fault is %j', (text, yuan, fault) => {
    expect([typedYuan(text), amountFault(text)]).toEqual([yuan, fault])
  })
})
