import { describe, expect, test } from 'vitest'
import { noFilters } from '#src/features/asset-search/address.ts'
import { listedPage, inapplicableFilters } from '#src/features/asset-search/listed.ts'
import type { Filters } from '#src/features/asset-search/state.ts'
import type { ListingRow } from '#src/model/listing/schema.ts'

const row = (assetsId: string, more: Partial<ListingRow>): ListingRow => ({
  assetsId,
  assetsName: `标的${assetsId}`,
  projectType: 2,
  ...more,
})
const rows = [
  row('a', { typeName: '资产租赁', startPrice: '500000', publishDate: '2026-11-20 09:00:00', deadline: 9000 }),
  row('b', { typeCode: '1', startPrice: '100000', biddingPrice: '3500000', publishDate: '2026-11-18 09:00:00' }),
  row('c', {
    showName: '报废车辆 一批',
    priceType: 2,
    priceUnitName: '元/亩·年',
    startPrice: '85.5',
    publishDate: '2026-11-19 09:00:00',
    deadline: 8000,
  }),
  row('d', {}),
  row('e', { priceType: 2, priceUnitName: '元/亩·年', startPrice: '60' }),
  row('f', { priceType: 2, startPrice: '70' }),
]
const ids = (over: Partial<Filters>) => listedPage(rows, { ...noFilters, ...over }).rows.map(({ assetsId }) => assetsId)

describe('[LS-01] the list made of the rows of other lists', () => {
  test.each<[string, Partial<Filters>, string[]]>([
    ['nothing', {}, ['a', 'b', 'c', 'd', 'e', 'f']],
    ['words', { q: '一批 车辆' }, ['c']],
    ['a type by its code', { typeCode: '1' }, ['b']],
    ['a type by its name', { typeCode: '6' }, ['a']],
    ['a band, whose upper end is not in it', { unit: '元', priceFrom: '100000', priceTo: '500000' }, []],
    ['bounds of one’s own, with both ends', { priceFrom: '400000', priceTo: '500000' }, ['a']],
    ['the current price', { priceFrom: '1000000' }, ['b']],
    ['days, both included', { publishedFrom: '2026-11-18', publishedTo: '2026-11-19' }, ['b', 'c']],
    ['what the rows do not say changes nothing', { parentId: '201', region: '510100' }, ['a', 'b', 'c', 'd', 'e', 'f']],
    ['the newest first', { order: 'newest' }, ['a', 'c', 'b', 'd', 'e', 'f']],
    ['the dearest first, what has no price last', { order: 'price-down' }, ['b', 'a', 'd', 'c', 'e', 'f']],
    ['the cheapest first, each unit by itself', { order: 'price-up' }, ['a', 'b', 'd', 'e', 'c', 'f']],
    ['what is priced in a unit', { unit: '元/亩·年' }, ['c', 'e']],
    ['what is priced in 元', { unit: '元' }, ['a', 'b', 'd']],
    ['bounds in a unit, with both ends', { unit: '元/亩·年', priceFrom: '50', priceTo: '60' }, ['e']],
    ['a band of a unit', { unit: '元/亩·年', priceTo: '200' }, ['c', 'e']],
    ['what ends first', { order: 'deadline' }, ['c', 'a', 'b', 'd', 'e', 'f']],
  ])('%s', (_, over, expected) => {
    expect(ids(over)).toEqual(expected)
  })

  test('has pages', () => {
    expect(listedPage(rows, { ...noFilters, size: 10, page: 1 }).total).toBe(6)
    expect(listedPage([...rows, ...rows], { ...noFilters, page: 2 })).toMatchObject({
      total: 12,
      rows: [{}, {}],
    })
  })

  test('filters that cannot be applied to rows are found', () => {
    expect(inapplicableFilters({ ...noFilters, q: 'x', parentId: '201', region: '510100' })).toEqual([
      'parentId',
      'region',
    ])
  })
})
