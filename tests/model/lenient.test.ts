import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { fact, figure, identifier, listOf, writtenAmount } from '#src/model/lenient.ts'
import { category, listedRow, listingRow } from '#src/model/listing/schema.ts'
import { hotInvestment } from '#src/model/content/schema.ts'
import { buttonRowsOf, frontPage, moduleGroups, plateConfig, tabsOf } from '#src/model/news/schema.ts'
import { roomHead } from '#src/model/bidding/calls.ts'

const refused = 'refused'
const read = (schema: z.ZodMiniType, written: unknown): unknown => {
  const parsed = z.safeParse(schema, written)
  return parsed.success ? parsed.data : refused
}

describe('a field of the specification, whose type it does not tell', () => {
  test.each([
    ['an id that is a number', identifier, 7001, '7001'],
    ['an id that is text', identifier, 'A-7001', 'A-7001'],
    ['an id that JSON has rounded', identifier, Number('9007199254740993'), refused],
    ['an empty id', identifier, '', refused],
    ['a count that is text', figure, '12', 12],
    ['a count that is a number', figure, 0, 0],
    ['a count that is none', figure, '12 宗', refused],
    ['an empty count', figure, '', refused],
    ['an amount with separators', writtenAmount, '1,234,567.89', '1234567.89'],
    ['an amount without', writtenAmount, '1234567.89', '1234567.89'],
    ['separators in the wrong place', writtenAmount, '1,5', refused],
    ['a number with a unit', writtenAmount, '10,000.00元', refused],
    ['a fact that fits', fact(figure), '3', 3],
    ['a fact that does not', fact(figure), {}, null],
    ['an empty fact', fact(writtenAmount), '', null],
    ['a list that is the data', listOf(identifier), [1, 'b'], ['1', 'b']],
    ['a list under `records`', listOf(identifier), { records: [1] }, ['1']],
    ['what is no list', listOf(identifier), 'x', refused],
  ])('%s', (_, schema, written, expected) => {
    expect(read(schema, written)).toEqual(expected)
  })
})

describe('[LS-04] [RT-13] a row of a list', () => {
  test('may have `id` in place of `assetsId`, no type, numbers as text and an empty price', () => {
    const row = {
      id: 7001,
      showName: '一层办公楼',
      startPrice: '1,200,000.00',
      biddingPrice: '',
      biddingCount: '3',
      leftTime: '60',
    }
    expect(read(listedRow, row)).toMatchObject({
      assetsId: '7001',
      assetsName: '一层办公楼',
      projectType: 2,
      startPrice: '1200000.00',
      biddingPrice: null,
      biddingCount: 3,
      leftTime: 60,
    })
  })

  test('without any id it is none, and the details of an asset are called by one name only', () => {
    expect(read(listedRow, { assetsName: '一层办公楼' })).toBe(refused)
    expect(read(listingRow, { id: 7001, assetsName: '一层办公楼' })).toBe(refused)
  })
})

describe('[HM-04] [HM-05] [HM-11] blocks of the home page with what the specification names', () => {
  test.each([
    [
      { id: 21, parentId: 2, typeName: '机动车', nickName: '车辆' },
      { id: '21', name: '车辆', parentId: '2', operationId: '21' },
    ],
    [
      { id: 22, typeName: '房产', nickName: '' },
      { id: '22', name: '房产', operationId: '22' },
    ],
    [
      { id: 'h', name: '商铺', parentId: '601', operationId: '60101' },
      { name: '商铺', parentId: '601', operationId: '60101' },
    ],
  ])('a hot category %o', (written, expected) => {
    expect(read(hotInvestment, written)).toMatchObject(expected)
  })

  test('a category may count with numbers', () => {
    expect(read(category, { id: 21, parentId: 2, manageTypeId: 2, typeName: '机动车' })).toMatchObject({ id: '21' })
  })

  test('a front page without a carousel shows those of its news that have a picture in one', () => {
    const records = [
      { id: 1, title: '甲', imgSrc: '/a.svg' },
      { id: 2, title: '乙', imgSrc: '' },
    ]
    expect(read(frontPage, { records })).toMatchObject({ carousel: [{ id: '1' }], records: [{ id: '1' }, { id: '2' }] })
    expect(read(frontPage, { carousel: [], records })).toMatchObject({ carousel: [], records: [{}, {}] })
  })

  test('a plate is known by `hasFrontPage` alone', () => {
    expect(read(plateConfig, { hasFrontPage: '1' })).toMatchObject({ hasFrontPage: 1 })
  })

  test('modules that came flat: tabs are those with a source, buttons are spread over both rows', () => {
    const flat = z.parse(moduleGroups, [
      { id: 1, name: '新闻', sourceType: '1' },
      { name: '须知', backColour: '#B3372F' },
      { name: '指南' },
      { name: '下载' },
    ] as never)
    expect(tabsOf(flat, 'index_news').map(({ id, name }) => [id, name])).toEqual([['1', '新闻']])
    expect(buttonRowsOf(flat, ['upper', 'lower']).map((row) => row.map(({ name }) => name))).toEqual([
      ['须知', '指南'],
      ['下载'],
    ])
  })

  test('modules by code stay where they belong', () => {
    const groups = z.parse(moduleGroups, [
      { modulesCode: 'index_news', list: [{ id: 'a', name: '新闻', sourceType: 1 }] },
      { modulesCode: 'upper', list: [{ id: 'b', name: '须知' }] },
    ])
    expect(tabsOf(groups, 'index_news').map(({ id }) => id)).toEqual(['a'])
    expect(buttonRowsOf(groups, ['upper', 'lower']).map((row) => row.map(({ id }) => id))).toEqual([['b'], []])
  })
})

test.each([
  ['10,000.00', '10000.00'],
  ['10000', '10000'],
  ['一万元', null],
  [null, null],
])(
  '[BD-03] a deposit of %j in the head of a room is read as %j and refuses nothing else of it',
  (deposit, expected) => {
    const head = {
      roomId: 'R',
      assetsId: 'A',
      name: '标的',
      no: 'N',
      imgSrc: '',
      mode: 'ongoing',
      isPractice: false,
      lots: [],
      opensAt: 1,
    }
    expect(read(roomHead, { ...head, deposit })).toMatchObject({ roomId: 'R', deposit: expected })
  },
)
