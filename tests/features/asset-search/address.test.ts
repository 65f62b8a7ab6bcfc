import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { filtersFrom, isCanonical, noFilters, searchOf } from '#src/features/asset-search/address.ts'
import { requestOf } from '#src/features/asset-search/queries.ts'
import type { Filters } from '#src/features/asset-search/state.ts'
import type { FilterField } from '#src/model/listing/search.ts'

const read = (search: string) => filtersFrom(new URLSearchParams(search))
/** The address after its correction. */
const corrected = (search: string) => decodeURIComponent(searchOf(read(search)))
const isCanonicalAddress = (search: string) => isCanonical(new URLSearchParams(search), read(search))

const long = '商'.repeat(500)
const emoji = '😀'.repeat(150)

describe('[LS-01] the address', () => {
  test.each<[search: string, address: string]>([
    // Valid values stay.
    ['', ''],
    ['?typeCode=2', '?typeCode=2'],
    ['?parentId=601&operationId=60101', '?parentId=601&operationId=60101'],
    ['?region=510100', '?region=510100'],
    ['?industry=C', '?industry=C'],
    ['?industry=34', '?industry=34'],
    ['?priceFrom=100000&priceTo=500000', '?priceFrom=100000&priceTo=500000'],
    ['?priceFrom=0.5', '?priceFrom=0.5'],
    ['?status=bidding', '?status=bidding'],
    ['?publishedFrom=2026-01-01&publishedTo=2026-02-28', '?publishedFrom=2026-01-01&publishedTo=2026-02-28'],
    ['?publishedFrom=2028-02-29', '?publishedFrom=2028-02-29'],
    ['?order=price-up', '?order=price-up'],
    ['?view=card&size=24&page=2', '?view=card&size=24&page=2'],
    ['?size=50', '?size=50'],
    ['?page=7', '?page=7'],
    // Defaults are not written.
    ['?order=default&view=list&size=10&page=1', ''],
    ['?view=card&size=12', '?view=card'],
    // Pages.
    ['?page=-1', ''],
    ['?page=0', ''],
    ['?page=abc', ''],
    ['?page=1.5', ''],
    ['?page=1e3', ''],
    ['?page=99999999999999999999', ''],
    ['?page=0007', '?page=7'],
    ['?page=', ''],
    ['?page= 2', ''],
    // Unknown choices.
    ['?typeCode=abc', ''],
    ['?typeCode=3', ''],
    ['?typeCode=__proto__', ''],
    ['?order=zzz', ''],
    ['?order=constructor', ''],
    ['?status=BIDDING', ''],
    ['?status=toString', ''],
    ['?view=map', ''],
    ['?size=1000000', ''],
    ['?size=11', ''],
    ['?view=card&size=10', '?view=card'],
    ['?region=51', ''],
    ['?region=510100x', ''],
    ['?region=000000', ''],
    ['?industry=c', ''],
    ['?industry=345', ''],
    ['?parentId=<script>', ''],
    ['?parentId=../../etc', ''],
    ['?operationId=a b', ''],
    // Prices.
    ['?priceFrom=500000&priceTo=100000', '?priceFrom=100000&priceTo=500000'],
    ['?priceFrom=9&priceTo=10', '?priceFrom=9&priceTo=10'],
    ['?priceFrom=-5', ''],
    ['?priceFrom=1e6', ''],
    ['?priceFrom=abc&priceTo=NaN', ''],
    ['?priceFrom=1,000', ''],
    ['?priceFrom=Infinity', ''],
    ['?priceFrom=0&priceTo=0', ''],
    ['?priceFrom=000100.500', '?priceFrom=100.5'],
    ['?priceFrom=1.239', '?priceFrom=1.23'],
    ['?priceFrom=0.001', ''],
    ['?priceFrom=9999999999999999', '?priceFrom=9999999999999999'],
    ['?priceFrom=99999999999999999', ''],
    // The unit of prices: 元 is not written beside an amount.
    ['?unit=万元/年', '?unit=万元/年'],
    ['?unit=元', '?unit=元'],
    ['?unit=元&priceFrom=100', '?priceFrom=100'],
    ['?unit=元/平方米·月&priceFrom=20&priceTo=30', '?unit=元/平方米·月&priceFrom=20&priceTo=30'],
    ['?unit=万元/年&priceFrom=0.0000019&priceTo=10.1234567', '?unit=万元/年&priceFrom=0.000001&priceTo=10.123456'],
    ['?unit=元/吨', '?unit=元/吨'],
    ['?unit=<script>', ''],
    [`?unit=${'年'.repeat(21)}`, ''],
    // Days.
    ['?publishedFrom=2026-02-30', ''],
    ['?publishedFrom=2026-13-01', ''],
    ['?publishedFrom=2026-2-3', ''],
    ['?publishedFrom=yesterday', ''],
    ['?publishedFrom=2026-01-01 10:00', ''],
    ['?publishedFrom=2026-03-01&publishedTo=2026-01-01', '?publishedFrom=2026-01-01&publishedTo=2026-03-01'],
    // The first valid one of several values counts.
    ['?typeCode=1&typeCode=2', '?typeCode=1'],
    ['?typeCode=abc&typeCode=2', '?typeCode=2'],
    ['?page=x&page=3', '?page=3'],
    // An invalid value does not affect the others.
    ['?typeCode=2&page=-1&order=zzz&q=车', '?q=车&typeCode=2'],
    // Words.
    ['?q=   ', ''],
    ['?q=　', ''],
    ['?q=%0A%09', ''],
    ['?q=  商铺   成都 ', '?q=商铺+成都'],
    [`?q=${long}`, `?q=${'商'.repeat(100)}`],
    [`?q=${emoji}`, `?q=${'😀'.repeat(100)}`],
    ['?q=50%25', '?q=50%'],
    ['?q="引号\'与"', '?q="引号\'与"'],
    ['?q=<img src=x onerror=alert(1)>', '?q=<img+src=x+onerror=alert(1)>'],
    ['?q=👩‍👩‍👧', '?q=👩‍👩‍👧'],
    ['?q=%26page%3D9', '?q=&page=9'],
    ['?q=%E4%ZZ', '?q=�%ZZ'],
  ])('%s is read as %s', (search, address) => {
    expect(corrected(search.replaceAll(/[ 　]/g, '%20'))).toBe(address)
  })

  test.each([
    ['', true],
    ['?page=2&typeCode=2', true],
    ['?typeCode=2&page=2', true],
    ['?utm_source=letter', true],
    ['?page=1', false],
    ['?page=-1', false],
    ['?typeCode=1&typeCode=1', false],
    ['?q=', false],
    ['?typeCode=', false],
  ])('whether %s needs no correction: %s', (search, right) => {
    expect(isCanonicalAddress(search)).toBe(right)
  })

  test('foreign parameters have no effect', () => {
    expect(read('?utm_source=x&typeCode=2&newsBranch=1')).toEqual({ ...noFilters, typeCode: '2' })
  })

  test('written filters are read back unchanged and need no second correction', () => {
    const name = fc.constantFrom(...Object.keys(noFilters), 'other')
    const value = fc.oneof(
      fc.string(),
      fc.array(fc.nat(0xffff)).map((codes) => String.fromCharCode(...codes)),
      fc.constantFrom('1', '2', 'card', 'price-up', '510100', 'bidding', '12.5', '2026-01-01', '20'),
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value)), (pairs) => {
        const filters = filtersFrom(new URLSearchParams(pairs))
        const address = searchOf(filters)
        expect(read(address)).toEqual(filters)
        expect(searchOf(read(address))).toBe(address)
        expect(isCanonicalAddress(address)).toBe(true)
      }),
    )
  })
})

describe('the request', () => {
  const requestWith = (over: Partial<Filters>) => requestOf({ ...noFilters, ...over })

  test('without filters', () => {
    expect(requestWith({})).toEqual({ current: 1, size: 10 })
  })

  test('with all of them', () => {
    const search =
      '?q=%E5%95%86&typeCode=2&parentId=201&operationId=20101&region=510100&industry=K&priceFrom=100000&priceTo=500000' +
      '&status=enrol&publishedFrom=2026-01-01&publishedTo=2026-02-01&order=newest&view=card&size=24&page=3'
    expect(requestOf(read(search))).toEqual({
      q: '商',
      typeCode: '2',
      parentId: '201',
      operationId: '20101',
      region: '510100',
      industry: 'K',
      priceFrom: '100000',
      priceTo: '500000',
      status: 'enrol',
      publishedFrom: '2026-01-01',
      publishedTo: '2026-02-01',
      order: 'newest',
      size: 24,
      current: 3,
    })
  })

  /** The parameter of each field in the address, which the request carries unchanged. */
  const values: Record<FilterField, string> = {
    q: '商',
    typeCode: '2',
    parentId: '201',
    operationId: '20101',
    region: '510100',
    industry: 'K',
    unit: '万元/年',
    priceFrom: '100000',
    priceTo: '100000',
    status: 'enrol',
    publishedFrom: '2026-01-01',
    publishedTo: '2026-02-01',
  }

  test.each(Object.entries(values))('has the parameter %s of the address', (field, value) => {
    const search = searchOf(read(`?${field}=${encodeURIComponent(value)}`))
    expect(new URLSearchParams(search).get(field)).toBe(value)
    expect(requestOf(read(search))).toEqual({ [field]: value, current: 1, size: 10 })
  })

  test('has the unit, except for bounds in 元', () => {
    expect(requestWith({ unit: '万元/年' })).toMatchObject({ unit: '万元/年' })
    expect(requestWith({ unit: '元' })).toMatchObject({ unit: '元' })
    const question = requestOf(read('?unit=万元/年&priceFrom=10&priceTo=31.5'))
    expect(question).toEqual({ unit: '万元/年', priceFrom: '10', priceTo: '31.500001', current: 1, size: 10 })
    const band = requestOf(read('?unit=万元/年&priceFrom=10&priceTo=30'))
    expect(band).toEqual({ unit: '万元/年', priceFrom: '10', priceTo: '30', current: 1, size: 10 })
  })

  test.each([
    [
      'a band leaves its upper bound to the next',
      { unit: '元', priceFrom: '100000', priceTo: '500000' },
      ['100000', '500000'],
    ],
    ['own bounds include both ends', { priceFrom: '100000', priceTo: '600000' }, ['100000', '600000.01']],
    ['one price is found by itself', { priceFrom: '600000', priceTo: '600000' }, ['600000', '600000.01']],
    ['no upper bound', { priceFrom: '600000', priceTo: '' }, ['600000', undefined]],
    [
      'amounts beyond what a number holds',
      { priceFrom: '', priceTo: '9999999999999999' },
      [undefined, '9999999999999999.01'],
    ],
  ])('%s', (_, bounds, expected) => {
    const { priceFrom, priceTo } = requestWith(bounds)
    expect([priceFrom, priceTo]).toEqual(expected)
  })
})
