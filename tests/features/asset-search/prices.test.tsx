import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { noFilters } from '#src/features/asset-search/address.ts'
import {
  amountFromShown,
  bandLabel,
  priceLabel,
  shownAmount,
  shownUnit,
  unitLabel,
} from '#src/features/asset-search/prices.ts'
import { bandsOf } from '#src/model/listing/price/price-units.ts'
import { english } from '#src/locales/en.ts'
import { showLanguage, translate } from '#src/shared/lib/text/i18n.ts'

const label = (unit: string, priceFrom: string, priceTo: string) =>
  priceLabel({ ...noFilters, unit, priceFrom, priceTo }, translate)

test.each([
  ['元', 'zh', '万元', '12.5', '125000'],
  ['元', 'en', '元', '125000', '125000'],
  ['万元/年', 'zh', '万元/年', '12.5', '12.5'],
  ['万元/年', 'en', '元/年', '125000', '12.5'],
  ['元/亩·年', 'en', '元/亩·年', '300', '300'],
] as const)('[LS-04] [SE-10] a bound in %s is typed in %s in %s: %s', (unit, language, shown, typed, amount) => {
  expect(shownUnit(unit, language)).toBe(shown)
  expect([shownAmount(amount, unit, language), amountFromShown(typed, unit, language)]).toEqual([typed, amount])
  expect([shownAmount('', unit, language), amountFromShown('', unit, language)]).toEqual(['', ''])
})

test('[LS-04] Chinese names bounds in 万元', () => {
  expect(label('元', '1250000', '')).toBe('125 万元及以上')
  expect(label('元', '1250000', '3000000')).toBe('125–300 万元')
  expect(bandsOf('万元/年').map((band) => bandLabel(band, '万元/年', translate))[0]).toBe('10 万元/年以下')
})

describe('in English', () => {
  beforeEach(() => showLanguage('en', () => Promise.resolve(english)))
  afterEach(() => showLanguage('zh', () => Promise.resolve(english)))

  test('[SE-10] bounds and bands are in full', () => {
    expect(label('元', '1250000', '')).toBe('CNY 1,250,000 and over')
    expect(label('元', '', '1250000')).toBe('Up to CNY 1,250,000')
    expect(label('元', '1250000', '3000000')).toBe('CNY 1,250,000–3,000,000')
    expect(label('元', '1250000', '1250000')).toBe('CNY 1,250,000')
    const labels = bandsOf('万元/年').map((band) => bandLabel(band, '万元/年', translate))
    expect(labels.slice(0, 2)).toEqual(['Under CNY 100,000 per year', 'CNY 100,000–300,000 per year'])
    expect(labels.at(-1)).toBe('CNY 2,000,000 per year and over')
    expect(unitLabel('万元/年', translate)).toBe('CNY per year')
  })
})
