import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { fact, figure, flag, identifier, listOf, rate, text, writtenAmount } from '#src/model/lenient.ts'
import { lenientParse } from '#src/api/lenient-parse.ts'
import { biddingData, biddingRate, category, listedRow, listingRow } from '#src/model/listing/schema.ts'
import { hotInvestment } from '#src/model/content/schema.ts'
import { buttonRowsOf, moduleGroups, tabsOf } from '#src/model/news/modules.ts'
import { frontPage, plateConfig } from '#src/model/news/schema.ts'
import { roomHead } from '#src/model/bidding/calls.ts'
import { listedNotice } from '#src/model/notice/schema.ts'
import { loginAnswer, userInfo } from '#src/model/session/schema.ts'
import { mapRegion, totals } from '#src/model/statistics/schema.ts'
import { dictionaryEntry, region } from '#src/model/system/schema.ts'
import { pageOf } from '#src/api/endpoint.ts'

const refused = 'refused'
const read = (schema: z.ZodMiniType, written: unknown): unknown => {
  const parsed = z.safeParse(schema, written)
  return parsed.success ? parsed.data : refused
}

describe('a field of the specification, which does not define its type', () => {
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
    ['a share with its sign', rate, '12.40%', '12.40'],
    ['a share without', rate, 62.5, '62.5'],
    ['a share that is none', rate, '%', refused],
    ['yes as a digit', flag, 1, true],
    ['no as text', flag, 'false', false],
    ['no as a digit in text', flag, '0', false],
    ['neither yes nor no', flag, 2, refused],
    ['a name of digits', text, 13800000001, '13800000001'],
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

  test('may have both names of its id or of its name, one of them empty', () => {
    const other = { startPrice: '1', projectType: 1 }
    expect(read(listedRow, { ...other, assetsId: null, id: 7, assetsName: '', showName: '二层' })).toMatchObject({
      assetsId: '7',
      assetsName: '二层',
    })
    expect(read(listedRow, { ...other, assetsId: 'A-1', id: 9, assetsName: '三层', showName: null })).toMatchObject({
      assetsId: 'A-1',
      assetsName: '三层',
    })
  })

  test('without any id it is invalid, and asset details have one name of the id only', () => {
    expect(read(listedRow, { assetsName: '一层办公楼' })).toBe(refused)
    expect(read(listingRow, { id: 7001, assetsName: '一层办公楼' })).toBe(refused)
  })
})

describe('[HM-04] [HM-05] [HM-11] blocks of the home page with only the specified fields', () => {
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
      { id: 23, name: null, operationId: null, typeName: '商铺', nickName: null, parentId: null },
      { id: '23', name: '商铺', parentId: null, operationId: '23' },
    ],
    [
      { id: 'h', name: '商铺', parentId: '601', operationId: '60101' },
      { name: '商铺', parentId: '601', operationId: '60101' },
    ],
  ])('a hot category %o', (written, expected) => {
    expect(read(hotInvestment, written)).toMatchObject(expected)
  })

  test('a category may have numbers as counts', () => {
    expect(read(category, { id: 21, parentId: 2, manageTypeId: 2, typeName: '机动车' })).toMatchObject({ id: '21' })
  })

  test('a front page without a carousel shows its news with pictures in one', () => {
    const records = [
      { id: 1, title: '甲', imgSrc: '/a.svg' },
      { id: 2, title: '乙', imgSrc: '' },
    ]
    expect(read(frontPage, { records })).toMatchObject({ carousel: [{ id: '1' }], records: [{ id: '1' }, { id: '2' }] })
    expect(read(frontPage, { carousel: [], records })).toMatchObject({ carousel: [], records: [{}, {}] })
  })

  test('a front page shows no picture of unreadable news', () => {
    const good = { id: 1, title: '甲', imgSrc: '/a.svg' }
    expect(lenientParse(frontPage, { records: [good, { id: null, title: '乙', imgSrc: '/b.svg' }] })).toMatchObject({
      carousel: [{ id: '1' }],
      records: [{ id: '1' }],
    })
  })

  test('a plate needs only `hasFrontPage`', () => {
    expect(read(plateConfig, { hasFrontPage: '1' })).toMatchObject({ hasFrontPage: 1 })
  })

  test('a flat list of modules: those with a source are tabs, buttons are spread over both rows', () => {
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

  test('an unreadable module of a flat list does not affect the others', () => {
    const flat = lenientParse(moduleGroups, [
      { id: 1, name: '新闻', sourceType: 1 },
      { id: 2, name: null, sourceType: 2 },
    ])
    expect(tabsOf(flat as never, 'index_news').map(({ name }) => name)).toEqual(['新闻'])
    expect(lenientParse(moduleGroups, [{ id: 2, name: null }])).toBeNull()
  })

  test('modules by code stay in their groups', () => {
    const groups = z.parse(moduleGroups, [
      { modulesCode: 'index_news', list: [{ id: 'a', name: '新闻', sourceType: 1 }] },
      { modulesCode: 'upper', list: [{ id: 'b', name: '须知' }] },
    ])
    expect(tabsOf(groups, 'index_news').map(({ id }) => id)).toEqual(['a'])
    expect(buttonRowsOf(groups, ['upper', 'lower']).map((row) => row.map(({ id }) => id))).toEqual([['b'], []])
  })
})

describe('[HM-05] [HM-13] [HM-14] empty figures', () => {
  test.each([
    [
      'bidding data',
      biddingData,
      { maxRate: '12.40%', biddingCount: null, maxAssetsId: 7 },
      { maxRate: '12.40', biddingCount: null, maxAssetsId: '7' },
    ],
    ['a bidding rate in its field', biddingRate, { biddingRate: '62.5%' }, { biddingRate: '62.5' }],
    ['a bidding rate that is the data', biddingRate, 62.5, { biddingRate: '62.5' }],
    ['a bidding rate that there is not yet', biddingRate, { biddingRate: null }, { biddingRate: null }],
    [
      'totals',
      totals,
      { quoteTotal: '65,150.75', bargainTotal: null, quoteAssetsCount: '163' },
      { quoteTotal: '65150.75', bargainTotal: null, quoteAssetsCount: 163 },
    ],
    [
      'a region nothing was sold in',
      mapRegion,
      { name: '泸州市', value: '4', value1: '1,950.25', value2: null },
      { value: 4, value1: '1950.25', value2: null },
    ],
  ])('do not affect the rest: %s', (_, schema, written, expected) => {
    expect(read(schema, written)).toMatchObject(expected)
  })
})

describe('[SE-01] a page', () => {
  const page = pageOf(listedNotice)
  const row = { id: 1, noticeTitle: '甲' }
  test.each([
    [
      'that leaves its counts empty',
      { records: [row], total: null, size: null, current: null },
      { total: 1, size: 1, current: 1 },
    ],
    ['that is its list', [row], { records: [{ id: '1' }], total: 1 }],
    ['that counts none and has no list', { records: null, total: '0' }, { records: [], total: 0 }],
    [
      'of a notice without a title',
      { records: [{ id: 2, noticeTitle: '', assetsName: '乙' }] },
      { records: [{ noticeTitle: '乙' }] },
    ],
  ])('%s', (_, written, expected) => {
    expect(read(page, written)).toMatchObject(expected)
  })

  test.each([[null], [{ records: null }], [{ records: null, total: 3 }], [{}], ['x']])(
    '%j is not a page',
    (written) => {
      expect(read(page, written)).toBe(refused)
    },
  )
})

test('[AC-01] [AC-03] a login answer may have booleans in any form, and numbers as names', () => {
  const tokens = { access_token: 'a', refresh_token: 'r', baseUserId: 30001 }
  expect(read(loginAnswer, { ...tokens, isAllowAccess: '0' })).toMatchObject({
    baseUserId: '30001',
    isAllowAccess: false,
  })
  expect(read(loginAnswer, { ...tokens, isAllowAccess: 1 })).toMatchObject({ isAllowAccess: true })
  expect(read(loginAnswer, { ...tokens, isAllowAccess: 'unknown' })).toBe(refused)
  expect(read(userInfo, { loginName: 13800000001, name: '张岷', authStatus: '3', headImg: {} })).toMatchObject({
    loginName: '13800000001',
    authStatus: 3,
    headImg: null,
  })
})

test('regions and dictionary entries need only the displayed fields', () => {
  expect(read(region, { code: 510000, name: '四川省' })).toMatchObject({ code: '510000' })
  expect(read(dictionaryEntry, { dictKey: 1, dictValue: '是' })).toMatchObject({ dictKey: '1' })
})

test.each([
  ['10,000.00', '10000.00'],
  ['10000', '10000'],
  ['一万元', null],
  [null, null],
])('[BD-03] a deposit of %j in the head of a room is read as %j without affecting the rest', (deposit, expected) => {
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
})
