import { describe, expect, test } from 'vitest'
import { noFilters } from '#src/features/asset-search/address.ts'
import { activeChips, changed, cleared, withSize, without, withView } from '#src/features/asset-search/changes.ts'
import type { Filters } from '#src/features/asset-search/state.ts'
import { countOf, rootsOf, withParentCategory, unknownCategories } from '#src/features/asset-search/vocabulary.ts'
import type { Category } from '#src/model/listing/schema.ts'

const categories: Category[] = [
  { id: '201', parentId: '0', manageTypeId: '2', typeName: '房屋建筑物' },
  { id: '20101', parentId: '201', manageTypeId: '2', typeName: '住宅' },
  { id: '20102', parentId: '201', manageTypeId: '2', typeName: '商铺' },
  { id: '202', parentId: '0', manageTypeId: '2', typeName: '土地使用权' },
  { id: '20201', parentId: '202', manageTypeId: '2', typeName: '工业用地' },
  { id: '601', parentId: '0', manageTypeId: '6', typeName: '商业用房租赁' },
  { id: '60101', parentId: '601', manageTypeId: '6', typeName: '商铺' },
]

const filters = (over: Partial<Filters>): Filters => ({ ...noFilters, ...over })
const full = filters({
  q: '商铺',
  typeCode: '2',
  parentId: '201',
  operationId: '20102',
  region: '510100',
  industry: 'K',
  priceFrom: '1',
  priceTo: '2',
  status: 'bidding',
  publishedFrom: '2026-01-01',
  publishedTo: '2026-02-01',
  order: 'heat',
  view: 'card',
  size: 24,
  page: 5,
})

describe('chips', () => {
  test('no filter gives no chip; order and view are no filters', () => {
    expect(activeChips(filters({ order: 'heat', view: 'card', size: 24, page: 3 }))).toEqual([])
  })

  test('each filter has one chip; two bounds share one', () => {
    expect(activeChips(full)).toEqual([
      'q',
      'typeCode',
      'parentId',
      'region',
      'industry',
      'price',
      'status',
      'published',
    ])
    expect(activeChips(filters({ priceTo: '5' }))).toEqual(['price'])
    expect(activeChips(filters({ operationId: '20102' }))).toEqual(['parentId'])
  })

  test('removing a chip removes its fields, keeps the others and leads to the first page', () => {
    expect(without(full, 'parentId')).toEqual({ ...full, parentId: '', operationId: '', page: 1 })
    expect(without(full, 'price')).toEqual({ ...full, priceFrom: '', priceTo: '', page: 1 })
    expect(without(full, 'typeCode')).toEqual({ ...full, typeCode: '', page: 1 })
  })

  test('removing all chips one by one leaves no filter', () => {
    const rest = activeChips(full).reduce(without, full)
    expect(activeChips(rest)).toEqual([])
    expect(rest).toEqual(cleared(full))
  })

  test('clearing the filters keeps order, view and page size', () => {
    expect(cleared(full)).toEqual(filters({ order: 'heat', view: 'card', size: 24 }))
  })
})

describe('a change', () => {
  test('leads to the first page, unless the page changes', () => {
    expect(changed(full, { status: 'enrol' }).page).toBe(1)
    expect(changed(full, { page: 9 }).page).toBe(9)
  })

  test('of the type resets the category, which belongs to one type', () => {
    expect(changed(full, { typeCode: '6' })).toMatchObject({ typeCode: '6', parentId: '', operationId: '' })
    expect(changed(full, { typeCode: '' })).toMatchObject({ typeCode: '', parentId: '201', operationId: '20102' })
  })

  test('of the category resets the second level', () => {
    expect(changed(full, { parentId: '202' })).toMatchObject({ parentId: '202', operationId: '' })
    expect(changed(full, { parentId: '202', operationId: '20201' })).toMatchObject({ operationId: '20201' })
  })
})

describe('a change of the unit', () => {
  const priced = filters({ unit: '元', priceFrom: '1', priceTo: '2' })

  test('resets the bounds: an amount in one unit has no meaning in another', () => {
    expect(changed(priced, { unit: '万元/年' })).toMatchObject({ unit: '万元/年', priceFrom: '', priceTo: '' })
    expect(changed(priced, { unit: '' })).toMatchObject({ unit: '', priceFrom: '', priceTo: '' })
  })

  test('keeps the bounds that come with it', () => {
    const band = { unit: '万元/年', priceFrom: '10', priceTo: '30' }
    expect(changed(priced, band)).toMatchObject(band)
  })
})

describe('page size', () => {
  test.each([
    [{ size: 10, page: 1 }, 50, 1],
    [{ size: 10, page: 7 }, 20, 4],
    [{ size: 50, page: 2 }, 10, 6],
    [{ size: 100, page: 3 }, 50, 5],
  ])('%o with %i rows on a page is page %i: its first row stays in view', (now, size, page) => {
    expect(withSize(filters(now), size)).toMatchObject({ size, page })
  })

  test('cards have page sizes of their own, which fill their rows', () => {
    expect(withView(filters({ page: 3 }), 'card')).toMatchObject({ view: 'card', size: 12, page: 2 })
    expect(withView(filters({ size: 50 }), 'card')).toMatchObject({ size: 48 })
    expect(withView(filters({ view: 'card', size: 96, page: 2 }), 'list')).toMatchObject({ size: 100, page: 1 })
    expect(withView(full, 'card')).toBe(full)
  })
})

describe('the tree of categories', () => {
  test('has a first level for one type, or for all', () => {
    expect(rootsOf(categories, '').map(({ id }) => id)).toEqual(['201', '202', '601'])
    expect(rootsOf(categories, '6').map(({ id }) => id)).toEqual(['601'])
  })

  test.each([
    ['existing categories stay', { parentId: '201', operationId: '20101' }, ['201', '20101']],
    ['a second-level category adds its parent', { operationId: '20101' }, ['201', '20101']],
    ['a second-level category replaces another parent', { parentId: '202', operationId: '20101' }, ['201', '20101']],
    ['unknown categories stay', { parentId: '999', operationId: '888' }, ['999', '888']],
    ['an unknown second-level category stays', { parentId: '201', operationId: '888' }, ['201', '888']],
  ])('%s', (_, given, [parentId, operationId]) => {
    expect(withParentCategory(filters(given), categories)).toMatchObject({ parentId, operationId })
  })

  test('[LS-01] categories that the tree does not have are found', () => {
    expect(unknownCategories(filters({ parentId: '999', operationId: '888' }), categories)).toEqual(['999', '888'])
    expect(unknownCategories(filters({ parentId: '201', operationId: '888' }), categories)).toEqual(['888'])
    expect(unknownCategories(full, categories)).toEqual([])
  })

  test('without a correction the filters stay the same object', () => {
    expect(withParentCategory(full, categories)).toBe(full)
  })
})

test('a choice without a count leaves 0 assets; without a response the number is undefined', () => {
  const facets = {
    typeCode: [{ key: '2', count: 7 }],
    parentId: [],
    operationId: [],
    region: [],
    industry: [],
    status: [],
    unit: [],
    price: [],
  }
  expect(countOf(facets.typeCode, '2')).toBe(7)
  expect(countOf(facets.typeCode, '1')).toBe(0)
  expect(countOf(undefined, '2')).toBeUndefined()
})
