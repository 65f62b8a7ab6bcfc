import { describe, expect, test } from 'vitest'
import { serviceFee } from '#src/model/settlement/fees.ts'

describe('[BD-05] the service fee by the published rates', () => {
  test.each([
    // 5,000,000 at 10 ‰.
    ['2', '5000000', '50000.00', '0.00'],
    // 5,000,000 at 10 ‰, 5,000,000 at 8 ‰, 10,000,000 at 5 ‰: the example of the published rates, 14 万元.
    ['2', '20000000', '140000.00', '0.00'],
    // 5,000,000 at 8 ‰, 5,000,000 at 6 ‰, 40,000,000 at 4 ‰, 10,000,000 at 2 ‰.
    ['1', '60000000', '250000.00', '0.00'],
    ['4', '1000000', '5000.00', '0.00'],
    ['6', '1200000', '14400.00', '0.00'],
    ['5', '1000000', '10000.00', '0.00'],
    // Half a 分 is rounded up: 10 ‰ of 100,000.50 is 1,000.005.
    ['2', '100000.50', '1000.01', '0.00'],
    // Up to 100,000 元 a transfer of assets pays half.
    ['2', '100000', '1000.00', '500.00'],
    ['2', '99999', '999.99', '499.99'],
    ['6', '100000', '1200.00', '0.00'],
  ] as const)('type %s, base %s: %s, reduced by %s', (kind, base, full, reduced) => {
    const fee = serviceFee(kind, base)
    expect([fee.full, fee.reduced]).toEqual([full, reduced])
    expect((Number(fee.due) * 100 + Number(fee.reduced) * 100).toFixed()).toBe((Number(full) * 100).toFixed())
  })
})
