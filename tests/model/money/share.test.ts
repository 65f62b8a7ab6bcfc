import { expect, test } from 'vitest'
import { shareOf } from '#src/model/money/share.ts'

test.each([
  ['1130', '1170', '96.6'],
  ['1000', '1000.00', '100.0'],
  ['1200', '1500', '80.0'],
  ['9625', '10000', '96.3'],
  ['9624.99', '10000', '96.2'],
  ['999.5', '1000', '99.9'],
  ['999999999999.99', '1000000000000', '99.9'],
  ['0', '1000', '0.0'],
])(
  '[BD-12] the share of %s in %s is %s per cent: rounded half up, and a lower amount is never the whole',
  (part, whole, share) => {
    expect(shareOf(part, whole)).toBe(share)
  },
)
