import { describe, expect, test, vi } from 'vitest'
import { assetsPage, type AssetQuery } from '#src/api/endpoints/assets.ts'
import { hotWords } from '#src/api/endpoints/search.ts'
import { popularWords } from '#src/features/search/labels.ts'
import type { Exchange } from '#src/mock/worlds.ts'
import type { FacetName } from '#src/model/listing/search.ts'
import { calendarFrom } from '#src/mock/exchange/seed/calendar.ts'
import { manyListings } from '#src/mock/exchange/seed/listings/many.ts'
import type { Listing } from '#src/mock/exchange/tables.ts'
import { searchAssets } from '#src/mock/handlers/search.ts'
import { loadScenario } from '#src/mock/scenarios/scenarios.ts'
import { ask, dataOf, someFriday, testExchange } from '#tests/support/exchange.ts'

const { exchange } = testExchange()
const shown = [...exchange.tables.listings.values()].filter(({ packageId }) => packageId === null)

/** All rows of a query, from all pages. */
async function rowsOf(asked: AssetQuery, of: Exchange = exchange) {
  const rows = []
  for (let current = 1; ; current += 1) {
    const page = await dataOf(of, assetsPage, { ...asked, size: 100, current })
    rows.push(...page.records)
    if (page.records.length < 100) return rows
  }
}
const idsOf = async (asked: AssetQuery) => (await rowsOf(asked)).map(({ assetsId }) => assetsId)
const listingOf = (assetsId: string): Listing => exchange.tables.listings.get(assetsId)!
const total = async (asked: AssetQuery) => (await dataOf(exchange, assetsPage, asked)).total

describe('[LS-01] the list of assets', () => {
  test('contains every public asset once; a package once, its members through it', async () => {
    const ids = await idsOf({})
    expect(ids).toHaveLength(352 + 38)
    expect(new Set(ids).size).toBe(390)
    expect(ids.toSorted()).toEqual(shown.map(({ assetsId }) => assetsId).toSorted())
  })

  test('pages of ten from 1; one beyond the end is empty', async () => {
    const page = await dataOf(exchange, assetsPage, {})
    expect([page.records.length, page.size, page.current, page.total]).toEqual([10, 10, 1, 390])
    expect((await dataOf(exchange, assetsPage, { current: 40 })).records).toEqual([])
  })

  test('an unpublished asset is not in it', async () => {
    const { exchange: young, advance } = testExchange()
    const [one] = young.tables.listings.values()
    one!.publishedAt = someFriday + 1000
    expect((await dataOf(young, assetsPage, {})).total).toBe(389)
    advance(1000)
    expect((await dataOf(young, assetsPage, {})).total).toBe(390)
  })
})

describe('[LS-01] keywords', () => {
  test('are searched for in name, number and seller; all of them must match', async () => {
    const lot = listingOf('A10003')
    expect(lot.assetsName).toBe('宜宾川宏融资担保有限公司 40%股权转让')
    expect(await idsOf({ q: '宜宾川宏融资担保' })).toEqual(['A10003'])
    expect(await idsOf({ q: '股权转让 宜宾川宏融资' })).toEqual(['A10003'])
    expect(await idsOf({ q: lot.no })).toEqual(['A10003'])
    expect(await idsOf({ q: `宜宾川宏融资 ${lot.seller}` })).toEqual(['A10003'])
    expect(await idsOf({ q: '宜宾川宏融资 没有这个词' })).toEqual([])
  })

  test('match in any case, in any width, with any spaces', async () => {
    const { no } = listingOf('A10003')
    expect(await idsOf({ q: no.toLowerCase() })).toEqual(['A10003'])
    const wide = [...no].map((letter) => String.fromCodePoint(letter.codePointAt(0)! + 0xfee0)).join('')
    expect(wide).toMatch(/^Ｇ３/)
    expect(await idsOf({ q: `　 ${wide}　股权 ` })).toEqual(['A10003'])
    expect(await total({ q: '   ' })).toBe(390)
    expect(await total({ q: '%' })).toBe(shown.filter(({ assetsName }) => assetsName.includes('%')).length)
    expect(await total({ q: '.*' })).toBe(0)
  })

  test('in the name or number of a member match its package', async () => {
    const member = listingOf('P0001-2')
    expect(member.packageId).toBe('P0001')
    expect(await idsOf({ q: member.no })).toEqual(['P0001'])
    expect(await idsOf({ q: member.assetsName })).toContain('P0001')
    expect(await idsOf({ q: member.assetsName })).not.toContain('P0001-2')
  })

  test('match a kind, a category or a synonym of it with its assets', async () => {
    const of = (...operations: string[]) =>
      shown.filter(({ operationId }) => operations.includes(operationId)).map(({ assetsId }) => assetsId)
    const vehicles = of('20401', '20402', '20403')
    expect(vehicles.length).toBeGreaterThan(10)
    for (const q of ['车辆', '汽车', '机动车']) expect(await idsOf({ q })).toEqual(expect.arrayContaining(vehicles))
    const named = shown
      .filter(({ assetsName, seller }) => /汽车/.test(assetsName + seller))
      .map(({ assetsId }) => assetsId)
    expect((await idsOf({ q: '汽车' })).toSorted()).toEqual([...new Set([...vehicles, ...named])].toSorted())
    expect(await idsOf({ q: '房产' })).toEqual(expect.arrayContaining(of('20101', '20102', '20103', '20104', '20105')))
    expect(await total({ q: '租赁' })).toBeGreaterThanOrEqual(129)
    expect(await idsOf({ q: '增资扩股' })).toEqual(
      expect.arrayContaining(shown.filter(({ typeCode }) => typeCode === '4').map(({ assetsId }) => assetsId)),
    )
  })

  test('[HD-02] that are hot come from the index, with the number of their search results', async () => {
    const words = await dataOf(exchange, hotWords, {})
    expect(words.map(({ word }) => word)).toEqual(['股权', '房产', '土地使用权', '车辆', '设备', '租赁', '增资扩股'])
    for (const { word, count } of words) {
      expect(count).toBeGreaterThan(0)
      expect([word, await total({ q: word })]).toEqual([word, count])
    }
  })

  test.each([0, 3, 9])('[HD-02] in the header’s defaults are in the index after %i days', async (days) => {
    const { exchange: other, advance } = testExchange()
    advance(days * 86_400_000)
    const known = (await dataOf(other, hotWords, {})).map(({ word }) => word)
    expect(popularWords.filter((word) => !known.includes(word))).toEqual([])
  })

  test('match a changed name', async () => {
    const { exchange: other } = testExchange()
    expect((await dataOf(other, assetsPage, { q: '整体打包公开转让' })).total).toBe(0)
    loadScenario(other, 'extreme')
    expect((await dataOf(other, assetsPage, { q: '整体打包公开转让' })).total).toBe(390)
  })
})

describe('[LS-01] filters', () => {
  test('a region includes all regions within it', async () => {
    const inside = (stem: string) => shown.filter(({ adcode }) => String(adcode).startsWith(stem)).length
    expect(await total({ region: '510000' })).toBe(inside('51'))
    expect(await total({ region: '510100' })).toBe(inside('5101'))
    expect(await total({ region: '540000' })).toBe(inside('54'))
    expect(inside('51') + inside('54')).toBe(390)
    expect(inside('5101')).toBeGreaterThan(100)
    expect(await total({ region: '110000' })).toBe(0)
    const { exchange: other } = testExchange()
    other.tables.listings.get('A10003')!.adcode = 510_704
    const ids = async (region: string) => (await rowsOf({ region }, other)).map(({ assetsId }) => assetsId)
    expect(await ids('510704')).toEqual(['A10003'])
    expect(await ids('510700')).toContain('A10003')
    expect(await ids('510100')).not.toContain('A10003')
  })

  test('an industry is a division or its section', async () => {
    const of = (...codes: string[]) => shown.filter(({ industryCode }) => codes.includes(industryCode)).length
    expect(await total({ industry: '70' })).toBe(of('70'))
    expect(await total({ industry: 'K' })).toBe(of('70'))
    expect(await total({ industry: 'J' })).toBe(of('66', '67', '68', '69'))
    expect(of('66', '67', '68', '69')).toBeGreaterThan(of('66'))
    expect(await total({ industry: 'Z' })).toBe(0)
  })

  test('a price is the current one, from the lower bound inclusive to the upper exclusive', async () => {
    const lot = listingOf('A20000')
    expect([lot.startPrice, lot.quotes.length]).toEqual(['2007000', 0])
    const finds = async (priceFrom: string, priceTo: string) =>
      (await idsOf({ priceFrom, priceTo, typeCode: '2' })).includes('A20000')
    expect(await finds('2007000', '2007000.01')).toBe(true)
    expect(await finds('2007000', '')).toBe(true)
    expect(await finds('', '2007000')).toBe(false)
    expect(await finds('2007000.01', '')).toBe(false)
    const sold = listingOf('A10003')
    expect(sold.quotes.at(-1)!.amount).toBe('82670000')
    expect(await idsOf({ priceFrom: '82670000', priceTo: '82670000.000001' })).toEqual(['A10003'])
  })

  test('a price in a custom unit is in no range of 元', async () => {
    expect(await total({ typeCode: '6', priceFrom: '0' })).toBe(
      shown.filter(({ typeCode, unitName }) => typeCode === '6' && unitName === null).length,
    )
    const rows = await rowsOf({ priceFrom: '0' })
    expect(rows.every(({ priceType }) => priceType === 1)).toBe(true)
  })

  test('a unit matches the assets priced in it, and bounds are in it', async () => {
    expect(await total({ unit: '元' })).toBe(267)
    expect(await total({ unit: '万元/年' })).toBe(81)
    expect(await total({ unit: '元/平方米·月' })).toBe(17)
    expect(await total({ unit: '元/亩·年' })).toBe(25)
    expect(await total({ unit: '元/吨' })).toBe(0)
    const rows = await rowsOf({ unit: '元/平方米·月', priceFrom: '20', priceTo: '40' })
    expect(rows.length).toBeGreaterThan(5)
    for (const { priceUnitName, biddingPrice, startPrice } of rows) {
      expect(priceUnitName).toBe('元/平方米·月')
      expect(Number(biddingPrice ?? startPrice)).toBeGreaterThanOrEqual(20)
      expect(Number(biddingPrice ?? startPrice)).toBeLessThan(40)
    }
  })

  test('a state is one of the groups of the filter', async () => {
    const of = (...states: string[]) => shown.filter(({ status }) => states.includes(status)).length
    expect(await total({ status: 'enrol' })).toBe(126)
    expect(await total({ status: 'bidding' })).toBe(of('BIDDING'))
    expect(await total({ status: 'soon' })).toBe(19)
    expect(await total({ status: 'over' })).toBe(of('FAILED', 'TERMINATED'))
    expect(await total({ status: 'BIDDING' })).toBe(0)
    expect(await total({ status: 'nothing' })).toBe(0)
  })

  test('days are those of Shanghai, both included', async () => {
    const lot = listingOf('A20000')
    expect(new Date(lot.publishedAt).toISOString()).toBe('2026-02-17T05:18:00.000Z')
    const finds = async (publishedFrom: string, publishedTo: string) =>
      (await idsOf({ publishedFrom, publishedTo })).includes('A20000')
    expect(await finds('2026-02-17', '2026-02-17')).toBe(true)
    expect(await finds('2026-02-18', '')).toBe(false)
    expect(await finds('', '2026-02-16')).toBe(false)
    const { exchange: other } = testExchange()
    const late = other.tables.listings.get('A20000')!
    late.publishedAt = Date.parse('2026-03-03T00:00:00+08:00') - 1
    const ids = async (day: string) =>
      (await rowsOf({ publishedFrom: day, publishedTo: day }, other)).map(({ assetsId }) => assetsId)
    expect(await ids('2026-03-02')).toContain('A20000')
    expect(await ids('2026-03-03')).not.toContain('A20000')
  })

  test('an invalid amount or day is refused with a text', async () => {
    expect(await ask(exchange, assetsPage, { priceFrom: '1e5' })).toMatchObject({ code: 400, msg: '价格格式不正确' })
    expect(await ask(exchange, assetsPage, { priceTo: '-1' })).toMatchObject({ code: 400, msg: '价格格式不正确' })
    for (const publishedFrom of ['2026-02-30', '2026-3-1', '2026-03-01 10:00'])
      expect(await ask(exchange, assetsPage, { publishedFrom })).toMatchObject({ code: 400, msg: '日期格式不正确' })
    expect((await ask(exchange, assetsPage, { order: 'size' as never })).code).toBe(400)
  })
})

describe('[LS-01] order', () => {
  const listings = async (asked: AssetQuery) => (await idsOf(asked)).map(listingOf)

  test.each([
    ['price-up', 1],
    ['price-down', -1],
  ] as const)(
    'by price (%s): each unit separately, with the units in one order for both directions',
    async (order, way) => {
      const rows = await rowsOf({ order })
      const unitsInOrder = rows.map(({ priceUnitName }) => priceUnitName ?? null)
      expect(unitsInOrder.filter((unit, at) => unit !== unitsInOrder[at - 1])).toEqual([
        null,
        '万元/年',
        '元/平方米·月',
        '元/亩·年',
      ])
      for (const unit of new Set(unitsInOrder)) {
        const prices = rows
          .filter(({ priceUnitName }) => (priceUnitName ?? null) === unit)
          .map(({ biddingPrice, startPrice }) => Number(biddingPrice ?? startPrice) * way)
        expect(prices).toEqual(prices.toSorted((a, b) => a - b))
      }
    },
  )

  test('by day, by heat, by the next end', async () => {
    const days = (await listings({ order: 'newest' })).map(({ publishedAt }) => -publishedAt)
    expect(days).toEqual(days.toSorted((a, b) => a - b))
    const views = (await listings({ order: 'heat' })).map(({ viewCount }) => -viewCount)
    expect(views).toEqual(views.toSorted((a, b) => a - b))
    const rows = await rowsOf({ order: 'deadline' })
    const ends = rows.map(({ deadline, status, enrolUntil }) =>
      status === 'NOTICE' ? enrolUntil! : (deadline ?? Infinity),
    )
    expect(ends[0]).toBeLessThan(someFriday + 3_600_000)
    expect(ends).toEqual(ends.toSorted((a, b) => (a === b ? 0 : a - b)))
  })

  test('by default: open enrolment, then upcoming and running bidding, the most watched first', async () => {
    const found = await listings({})
    const states = [...new Set(found.map(({ status }) => status))]
    expect(states.slice(0, 5)).toEqual(['NOTICE', 'WAIT_BID', 'BIDDING', 'PRE', 'CLOSED'])
    const views = found.filter(({ status }) => status === 'NOTICE').map(({ viewCount }) => -viewCount)
    expect(views).toEqual(views.toSorted((a, b) => a - b))
  })
})

describe('[LS-01] counts of each further choice', () => {
  const questions: AssetQuery[] = [
    {},
    { q: '成都' },
    { typeCode: '2' },
    { typeCode: '2', parentId: '201', operationId: '20102' },
    { parentId: '601', region: '510100', status: 'enrol' },
    { industry: 'K', priceFrom: '1000000', priceTo: '5000000' },
    { status: 'done', publishedFrom: '2025-06-01', publishedTo: '2026-01-31', region: '510000' },
    { typeCode: '6', unit: '万元/年' },
    { unit: '元/平方米·月', priceFrom: '20', priceTo: '30' },
    { typeCode: '9' },
  ]
  /** The filters that a choice replaces, besides its own. */
  const replaced = {
    typeCode: { typeCode: '', parentId: '', operationId: '' },
    parentId: { parentId: '', operationId: '' },
    operationId: { operationId: '' },
    region: { region: '' },
    industry: { industry: '' },
    status: { status: '' },
    unit: { unit: '', priceFrom: '', priceTo: '' },
  } satisfies Record<Exclude<FacetName, 'price'>, AssetQuery>
  const bounds: Record<string, AssetQuery> = {
    '0-10': { priceFrom: '', priceTo: '100000' },
    '10-50': { priceFrom: '100000', priceTo: '500000' },
    '50-100': { priceFrom: '500000', priceTo: '1000000' },
    '100-500': { priceFrom: '1000000', priceTo: '5000000' },
    '500-1000': { priceFrom: '5000000', priceTo: '10000000' },
    '1000-5000': { priceFrom: '10000000', priceTo: '50000000' },
    '5000-10000': { priceFrom: '50000000', priceTo: '100000000' },
    '10000-': { priceFrom: '100000000', priceTo: '' },
  }

  test.each(questions)('equal the number of results of the choice: %j', async (asked) => {
    const { facets } = await dataOf(exchange, assetsPage, asked)
    for (const [filter, without] of Object.entries(replaced)) {
      const counted = facets[filter as keyof typeof replaced]
      expect(counted.every(({ count }) => count > 0)).toBe(true)
      for (const { key, count } of counted)
        expect([filter, key, await total({ ...asked, ...without, [filter]: key })]).toEqual([filter, key, count])
    }
    for (const { key, count } of facets.price) {
      const [, least, most, unit] = /^(\d+)-(\d*) (.+)$/.exec(key) ?? []
      const choice = unit ? { unit, priceFrom: least!, priceTo: most! } : { unit: '元', ...bounds[key] }
      expect([key, await total({ ...asked, ...choice })]).toEqual([key, count])
    }
  })

  test('count each asset once in each filter that partitions them', async () => {
    const { facets } = await dataOf(exchange, assetsPage, {})
    const sum = (counted: { count: number }[]) => counted.reduce((all, { count }) => all + count, 0)
    const count = (counted: { key: string; count: number }[], key: string) =>
      counted.find((known) => known.key === key)?.count
    expect([sum(facets.typeCode), sum(facets.parentId), sum(facets.operationId)]).toEqual([390, 390, 390])
    expect([sum(facets.unit), sum(facets.price)]).toEqual([390, 390])
    for (const { key } of facets.unit) {
      const { facets: within } = await dataOf(exchange, assetsPage, { unit: key })
      expect([key, sum(within.price)]).toEqual([key, count(facets.unit, key)])
    }
    expect(count(facets.region, '510000')! + count(facets.region, '540000')!).toBe(390)
    expect(sum(facets.industry)).toBe(2 * 390)
    expect(count(facets.typeCode, '4')).toBe(26)
    expect(count(facets.status, 'enrol')).toBe(126)
  })
})

describe('ten thousand assets', () => {
  const { exchange: big } = testExchange()
  loadScenario(big, 'many')
  const search = (asked: AssetQuery) => {
    const meter = { scanned: 0, indexed: 0, sorted: 0 }
    const { found } = searchAssets(big.tables, asked, big.now(), meter)
    return { ...meter, found: found.length }
  }

  test('are different, in every state and mode', () => {
    const { facets } = searchAssets(big.tables, {}, big.now())
    const made = [...big.tables.listings.values()].filter(({ assetsId }) => assetsId.startsWith('M'))
    expect(made).toHaveLength(10_000 - 390)
    expect(new Set(made.map(({ assetsName }) => assetsName)).size).toBe(made.length)
    expect(new Set([...big.tables.listings.values()].map(({ no }) => no)).size).toBe(big.tables.listings.size)
    expect(facets.typeCode.map(({ key }) => key).toSorted()).toEqual(['1', '2', '4', '5', '6'])
    expect(new Set(made.map(({ mode }) => mode)).size).toBe(8)
    expect(new Set(made.map(({ status }) => status)).size).toBe(6)
  })

  test('are generated in about one attempt each: there are enough names', () => {
    class Names extends Set<string> {
      asked = 0
      override has(name: string) {
        this.asked += 1
        return super.has(name)
      }
    }
    const names = new Names(shown.map(({ assetsName }) => assetsName))
    const has = vi.fn<() => boolean>(() => false)
    const made = manyListings(10_000 - 390, calendarFrom(someFriday), { names, ids: { has } })
    expect([made.length, has.mock.calls.length]).toEqual([9610, 1])
    expect(names.asked).toBeLessThan(1.1 * 9610)
  })

  test('are scanned once for a query, computed once for all, and sorted only as results', () => {
    const { exchange: other } = testExchange()
    loadScenario(other, 'many')
    const look = (asked: AssetQuery) => {
      const meter = { scanned: 0, indexed: 0, sorted: 0 }
      searchAssets(other.tables, asked, other.now(), meter)
      return meter
    }
    expect(look({})).toEqual({ scanned: 10_000, indexed: 10_000, sorted: 10_000 })
    expect(look({})).toEqual({ scanned: 10_000, indexed: 0, sorted: 10_000 })
    expect(look({ q: '没有这个词' })).toEqual({ scanned: 10_000, indexed: 0, sorted: 0 })
    const lot = other.market.biddingNow().find(({ mode, isPackage }) => mode === 'ongoing' && !isPackage)!
    other.take('quoteOnce', { assetsId: lot.assetsId, bidNo: '4321' }, { userId: null, visitor: '' })
    expect(look({ status: 'bidding' })).toEqual({
      scanned: 10_000,
      indexed: 1,
      sorted: other.market.biddingNow().length,
    })
  })

  test('have the lifecycle of those of the seed', () => {
    const { exchange: other, advance } = testExchange()
    loadScenario(other, 'many')
    const lot = [...other.tables.listings.values()].find(
      ({ assetsId, status }) => assetsId.startsWith('M') && status === 'CLOSED',
    )!
    advance(lot.opensAt - other.now())
    expect(lot.status).toBe('BIDDING')
  })

  test('are searched by any keyword', () => {
    const { found } = search({ q: '成都' })
    expect(found).toBeGreaterThan(3_000)
    expect(found).toBeLessThan(5_000)
  })
})
