import { describe, expect, test } from 'vitest'
import { isSceneKind } from '#src/mock/pictures/kinds.ts'
import { randomFrom } from '#src/mock/pictures/seed.ts'
import { cooperation } from '#src/mock/vocabulary/listings/cooperation.ts'
import { machinery, scrap } from '#src/mock/vocabulary/listings/equipment.ts'
import { equity } from '#src/mock/vocabulary/listings/equity.ts'
import { house } from '#src/mock/vocabulary/listings/house.ts'
import { increase } from '#src/mock/vocabulary/listings/increase.ts'
import { land, unfinished, woodland } from '#src/mock/vocabulary/listings/land.ts'
import { lease } from '#src/mock/vocabulary/listings/lease.ts'
import type { Maker, TypeCode } from '#src/mock/vocabulary/listings/listing-text.ts'
import { makeListing } from '#src/mock/vocabulary/listings/make-listing.ts'
import { startPrice } from '#src/mock/vocabulary/listings/price.ts'
import { debt, intellectualProperty } from '#src/mock/vocabulary/listings/rights.ts'
import { vehicle } from '#src/mock/vocabulary/listings/vehicle.ts'
import { cities, placeFrom } from '#src/mock/vocabulary/places.ts'

const types: readonly TypeCode[] = ['1', '4', '2', '6', '5']
const made = (typeCode: TypeCode, count: number) =>
  Array.from({ length: count }, (_, index) => makeListing(typeCode, randomFrom(`${typeCode}-${index}`), { year: 2026 }))
/** As many of each type as a mixed list of four hundred would hold. */
const mixed = [...made('1', 90), ...made('4', 40), ...made('2', 130), ...made('6', 110), ...made('5', 30)]

test('[LS-01] the same seed makes the same listing', () => {
  for (const typeCode of types) expect(made(typeCode, 5)).toEqual(made(typeCode, 5))
})

test('[LS-01] four hundred titles, no two alike', () => {
  expect(mixed).toHaveLength(400)
  expect(new Set(mixed.map(({ title }) => title)).size).toBe(400)
})

test('[LS-01] titles are mostly within 60 characters; some are long, none is beyond 100', () => {
  const lengths = mixed.map(({ title }) => [...title].length)
  const long = lengths.filter((length) => length > 60).length
  expect(Math.min(...lengths)).toBeGreaterThanOrEqual(12)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(100)
  expect(long).toBeGreaterThanOrEqual(3)
  expect(long).toBeLessThanOrEqual(40)
})

test('[LS-01] no word betrays that it is made up, and nothing is left unfilled', () => {
  const text = JSON.stringify(mixed)
  expect(text).not.toMatch(/测试|示例|样例|××|undefined|NaN|null|\[object|项目项目|经营权经营权/)
  expect(text).not.toMatch(/\p{Script=Han}\d/u)
})

describe.each(types)('type %s', (typeCode) => {
  const listings = made(typeCode, 120)

  test('[LS-03] every listing is complete', () => {
    for (const {
      title,
      kind,
      industryCode,
      highlights,
      facts,
      description,
      seller,
      place,
      category,
      ...rest
    } of listings) {
      expect(rest.typeCode).toBe(typeCode)
      expect(isSceneKind(kind)).toBe(true)
      expect(Number(industryCode)).toBeGreaterThan(0)
      expect(industryCode).toMatch(/^\d\d$/)
      expect(highlights.length, title).toBeGreaterThanOrEqual(3)
      expect(highlights.length, title).toBeLessThanOrEqual(5)
      expect(facts.length, title).toBeGreaterThanOrEqual(8)
      expect(new Set(facts.map(({ label }) => label)).size, title).toBe(facts.length)
      expect(facts.every(({ label, value }) => label !== '' && value !== '')).toBe(true)
      expect(description.length, title).toBeGreaterThanOrEqual(3)
      expect(seller.length).toBeGreaterThan(6)
      expect(category).not.toBe('')
      expect(cities).toContain(place.city)
      expect(place.city.districts).toContain(place.district)
    }
  })

  test('[LS-06] its price range is a pair of decimal strings, the higher at most 16 % above', () => {
    for (const { title, priceRangeWan } of listings) {
      for (const price of priceRangeWan) expect(price, title).toMatch(/^\d{1,8}(\.\d{1,6})?$/)
      const [low, high] = priceRangeWan.map(Number)
      expect(low).toBeGreaterThan(0)
      expect(high! / low!, title).toBeGreaterThanOrEqual(1)
      expect(high! / low!, title).toBeLessThanOrEqual(1.16)
    }
  })

  test('[LS-04] only leases have a unit of their own', () => {
    for (const { unit } of listings) {
      if (typeCode === '6') expect(['元/月', '万元/年', '元/㎡·月', '元/年']).toContain(unit)
      else expect(unit).toBeUndefined()
    }
  })

  test('[LS-06] a start price lies inside the range, in the coin of its unit', () => {
    for (const [index, listing] of listings.entries()) {
      const price = startPrice(randomFrom(`price-${index}`), listing)
      expect(price).toMatch(/^\d{1,12}(\.\d{1,2})?$/)
      const wan = Number(price) / (listing.unit?.startsWith('万元') ? 1 : 10_000)
      expect(wan, listing.title).toBeGreaterThanOrEqual(Number(listing.priceRangeWan[0]) * 0.999)
      expect(wan, listing.title).toBeLessThanOrEqual(Number(listing.priceRangeWan[1]) * 1.001)
    }
  })
})

test('[LS-01] prices span orders of magnitude: most are small, a few very large', () => {
  const prices = made('2', 400)
    .map(({ priceRangeWan }) => Number(priceRangeWan[0]))
    .toSorted((a, b) => a - b)
  const median = prices[200] ?? 0
  const mean = prices.reduce((sum, price) => sum + price, 0) / prices.length
  expect(median).toBeGreaterThan(20)
  expect(median).toBeLessThan(1_500)
  expect(mean / median).toBeGreaterThan(2.5)
  expect(prices[0]).toBeLessThan(5)
  expect(prices.at(-1)).toBeGreaterThan(10_000)
  expect(prices.at(-1)).toBeLessThan(200_000)
})

const labelsOf = (maker: Maker) => {
  const random = randomFrom('labels')
  return maker({ random, place: placeFrom(random), year: 2026 }).facts.map(({ label }) => label)
}

describe('facts its type calls for (domain 2.3)', () => {
  test.each<[string, Maker, string[]]>([
    [
      '企业股权',
      equity,
      [
        '注册资本',
        '股权结构',
        '拟转让比例',
        '营业收入',
        '净利润',
        '职工人数',
        '评估基准日',
        '净资产评估值',
        '评估备案单位',
        '导致实际控制权转移',
        '管理层是否参与受让',
        '原股东是否放弃优先购买权',
      ],
    ],
    [
      '增资扩股',
      increase,
      [
        '拟募集资金总额',
        '拟新增注册资本',
        '拟新增注册资本对应持股比例',
        '遴选方式',
        '募集资金用途',
        '是否接受联合体',
        '原股东是否参与增资',
        '企业职工是否参与增资',
        '增资达成条件',
        '增资终结条件',
      ],
    ],
    ['房产', house, ['坐落', '建筑面积', '规划用途', '不动产权证书', '租赁情况', '评估值', '优先购买权人']],
    ['土地使用权', land, ['土地面积', '用途', '使用年限', '容积率', '权属证书', '评估值']],
    ['在建工程', unfinished, ['规划建筑面积', '已完工程', '建设手续', '评估值']],
    ['林权', woodland, ['面积', '主要树种', '蓄积量', '林权证', '剩余经营期限']],
    ['车辆', vehicle, ['品牌型号', '登记日期', '行驶里程', '年检有效期', '保险有效期', '停放地点']],
    ['设备', machinery, ['设备名称', '数量', '购置年份', '使用状况', '拆除运输']],
    ['废旧物资', scrap, ['物资名称', '预估数量', '计价方式', '提货期限', '资质要求']],
    ['债权', debt, ['债务人', '债权本金', '利息及罚息', '担保方式', '诉讼及执行情况', '受让方限制']],
    ['知识产权', intellectualProperty, ['类型', '转让内容', '授权时间', '权利状态']],
    ['资产租赁', lease, ['租期', '面积', '免租期', '递增比例', '履约保证金', '租金支付方式', '原承租人优先承租权']],
    ['资产合作', cooperation, ['合作期限', '征集方投入', '合作方投入', '收益分配', '遴选方式']],
  ])('[LS-03] %s', (_, maker, labels) => {
    expect(labelsOf(maker)).toEqual(expect.arrayContaining(labels))
  })
})

test('[LS-03] the parts of a balance sheet add up', () => {
  const amount = (facts: readonly { label: string; value: string }[], label: string) =>
    Math.round(Number(facts.find((fact) => fact.label === label)?.value.replace(/[^\d.]/g, '')) * 10_000)
  for (const { facts } of made('1', 60)) {
    expect(amount(facts, '负债总额') + amount(facts, '净资产')).toBe(amount(facts, '资产总额'))
  }
})

test('[LS-03] the shares disclosed add up to the whole', () => {
  for (const { facts } of made('1', 60)) {
    const structure = facts.find(({ label }) => label === '股权结构')?.value ?? ''
    const sum = [...structure.matchAll(/([\d.]+)%/g)].reduce((total, [, share]) => total + Number(share), 0)
    expect(sum, structure).toBeCloseTo(100, 6)
  }
})

test('[LS-03] no appraisal is dated after the year of listing began', () => {
  for (const { facts } of mixed) {
    const day = facts.find(({ label }) => label === '评估基准日')
    if (day) expect(day.value).toMatch(/^2025 年 (?:3 月 31|6 月 30|9 月 30|12 月 31) 日$/)
  }
})

test('[LS-01] every category of type 2 and 6 comes up', () => {
  const categories = (typeCode: TypeCode) => new Set(made(typeCode, 400).map(({ category }) => category))
  expect([...categories('2')]).toEqual(
    expect.arrayContaining([
      '住宅',
      '商铺',
      '写字楼',
      '厂房',
      '土地使用权',
      '车辆',
      '设备',
      '在建工程',
      '债权',
      '知识产权',
      '林权',
      '废旧物资',
    ]),
  )
  expect([...categories('6')]).toEqual(
    expect.arrayContaining(['商铺', '写字楼', '厂房', '仓库', '停车场', '学校食堂', '广告位']),
  )
})

test('[LS-01] a place given is kept', () => {
  const place = placeFrom(randomFrom('place'))
  expect(makeListing('6', randomFrom('a'), { year: 2026, place }).place).toBe(place)
})
