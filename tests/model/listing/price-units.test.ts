import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bandsOf, compareUnits, priceUnitOf, priceUnits } from '#src/model/listing/price/price-units.ts'
import { compareMoney } from '#src/model/money/money.ts'

describe('[LS-01] units of price comparison', () => {
  test('are 元 and those of rents', () => {
    expect(priceUnits).toEqual(['元', '万元/年', '元/平方米·月', '元/亩·年'])
    expect(priceUnitOf(null)).toBe('元')
    expect(priceUnitOf('元/亩·年')).toBe('元/亩·年')
  })

  test.each(priceUnits)('the bands of %s are contiguous: every price is in exactly one', (unit) => {
    const found = (price: string) =>
      bandsOf(unit).filter(
        ({ from, to }) => (!from || compareMoney(price, from) >= 0) && (!to || compareMoney(price, to) < 0),
      )
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 18n }), (cents) => {
        expect(found(`${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`)).toHaveLength(1)
      }),
    )
    for (const edge of ['0', ...bandsOf(unit).flatMap(({ to }) => (to ? [to, `${BigInt(to) - 1n}.99`] : []))])
      expect(found(edge)).toHaveLength(1)
  })

  test('band keys are unique', () => {
    const keys = priceUnits.flatMap((unit) => bandsOf(unit).map(({ key }) => key))
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys).toContain('100-500')
    expect(keys).toContain('20-30 元/平方米·月')
  })

  test('an unknown unit has no bands and comes last', () => {
    expect(bandsOf('元/吨')).toEqual([])
    expect(bandsOf('toString')).toEqual([])
    expect(['元/吨', '元/亩·年', '万元/年', '元', '元/个'].sort(compareUnits)).toEqual([
      '元',
      '万元/年',
      '元/亩·年',
      '元/个',
      '元/吨',
    ])
  })
})
