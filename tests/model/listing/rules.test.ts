import { describe, expect, test } from 'vitest'
import { writtenPrice } from '#src/model/listing/price/written-amount.ts'
import { amountText, currentPrice, detailPage, premiumRate } from '#src/model/listing/rules.ts'

describe('current price', () => {
  test.each([
    [{ biddingPrice: '120', startPrice: '100' }, '120'],
    [{ biddingPrice: '80', startPrice: '100' }, '80'],
    [{ biddingPrice: '0.000001', startPrice: '100' }, '0.000001'],
    [{ biddingPrice: '0', startPrice: '100' }, '100'],
    [{ biddingPrice: '0.00', startPrice: '100' }, '100'],
    [{ biddingPrice: '-1', startPrice: '100' }, '100'],
    [{ biddingPrice: null, startPrice: '100' }, '100'],
    [{ biddingPrice: '', startPrice: '100' }, '100'],
    [{ biddingPrice: '面议', startPrice: '100' }, '100'],
    [{ startPrice: '0' }, '0'],
    [{ biddingPrice: '0', startPrice: null }, null],
    [{ startPrice: '面议' }, null],
    [{}, null],
  ])('[LS-04] of %j is %s', (row, price) => {
    expect(currentPrice(row)).toBe(price)
  })
})

describe('premium rate', () => {
  test.each([
    [{ biddingCount: 0, biddingPrice: '120', startPrice: '100' }, '---'],
    [{ biddingCount: null, biddingPrice: '120', startPrice: '100' }, '---'],
    [{ biddingPrice: '120', startPrice: '100' }, '---'],
    [{ biddingCount: 3, biddingPrice: '120', startPrice: '0' }, '---'],
    [{ biddingCount: 3, biddingPrice: '120', startPrice: null }, '---'],
    [{ biddingCount: 3, biddingPrice: null, startPrice: '100' }, '---'],
    [{ biddingCount: 1, biddingPrice: '100', startPrice: '100' }, '0.00%'],
    [{ biddingCount: 3, biddingPrice: '112.4', startPrice: '100' }, '12.40%'],
    [{ biddingCount: 3, biddingPrice: '90', startPrice: '100' }, '10.00%'],
    [{ biddingCount: 9, biddingPrice: '4', startPrice: '3' }, '33.33%'],
    [{ biddingCount: 9, biddingPrice: '5', startPrice: '3' }, '66.67%'],
    [{ biddingCount: 1, biddingPrice: '100005', startPrice: '100000' }, '0.01%'],
    [{ biddingCount: 1, biddingPrice: '100004.99', startPrice: '100000' }, '0.00%'],
    [{ biddingCount: 1, biddingPrice: '1.005', startPrice: '1' }, '0.50%'],
    [{ biddingCount: 2, biddingPrice: '16430000', startPrice: '14617437.72' }, '12.40%'],
    [{ biddingCount: 2, biddingPrice: '999999999999.99', startPrice: '1' }, '99999999999899.00%'],
  ])('[LS-05] of %j is %s', (row, rate) => {
    expect(premiumRate(row)).toBe(rate)
  })
})

describe('formatted price', () => {
  test.each([
    [
      { priceType: 1, startPrice: '16431000' },
      { amount: '1,643.100000', unit: '万元' },
    ],
    [
      { priceType: 1, startPrice: '100', biddingPrice: '16431000.01' },
      { amount: '1,643.100001', unit: '万元' },
    ],
    [
      { startPrice: '10000', priceUnitName: '元/年' },
      { amount: '1.000000', unit: '万元' },
    ],
    [
      { priceType: null, startPrice: '10000' },
      { amount: '1.000000', unit: '万元' },
    ],
    [
      { priceType: 2, startPrice: '16431', priceUnitName: '元/吨' },
      { amount: '16,431.000', unit: '元/吨' },
    ],
    [
      { priceType: 2, startPrice: '1', biddingPrice: '36.5', priceUnitName: '万元/年' },
      { amount: '36.500', unit: '万元/年' },
    ],
    [
      { priceType: 2, startPrice: '1', priceUnitName: null },
      { amount: '1.000', unit: '' },
    ],
    [{ priceType: 1 }, { amount: '---', unit: '' }],
    [
      { priceType: 2, startPrice: null, priceUnitName: '元/吨' },
      { amount: '---', unit: '' },
    ],
  ])('[LS-04] [LS-06] of %j is %j', (row, text) => {
    expect(amountText(currentPrice({ biddingPrice: null, ...row }), row)).toEqual(text)
  })

  test('[LS-04] a start price is formatted by the same rule while there is a bid', () => {
    const row = { priceType: 2, startPrice: '2000', biddingPrice: '9000', priceUnitName: '元/亩' }
    expect(writtenPrice(row.startPrice, row, 'zh')).toEqual({ currency: '', amount: '2,000.000', unit: '元/亩' })
    expect(writtenPrice(row.startPrice, row, 'en')).toEqual({ currency: '元', amount: '2,000.00', unit: '/亩' })
  })

  test('[SE-10] [LS-06] in English amounts are in full', () => {
    const rent = { priceType: 2, priceUnitName: '万元/年' }
    expect(writtenPrice('1000000', { priceType: 1 }, 'en')).toEqual({
      currency: '元',
      amount: '1,000,000.00',
      unit: '',
    })
    expect(writtenPrice('97.98', rent, 'en')).toEqual({ currency: '元', amount: '979,800.00', unit: '/年' })
    expect(writtenPrice(null, rent, 'en')).toEqual({ currency: '', amount: '---', unit: '' })
  })
})

describe('detail page', () => {
  test.each([
    [1, 1, 'package'],
    [1, 2, 'package'],
    [1, 3, 'package'],
    [1, '1', 'package'],
    [1, null, 'package'],
    [1, undefined, 'package'],
    [1, '', 'package'],
    [1, 0, 'detail'],
    [1, '0', 'detail'],
    [1, 5, 'detail'],
    [1, '5', 'detail'],
    [1, 50, 'package'],
    [2, 1, 'detail'],
    [2, 0, 'detail'],
    [0, 1, 'detail'],
    [3, undefined, 'detail'],
    [null, 1, 'detail'],
    [undefined, undefined, 'detail'],
  ] as const)('[RT-13] projectType %s with projectNature %s is a %s', (projectType, projectNature, page) => {
    expect(detailPage({ projectType, projectNature })).toBe(page)
  })
})
