import { describe, expect, test } from 'vitest'
import { hallPage } from '#src/api/endpoints/hall.ts'
import * as project from '#src/api/endpoints/project.ts'
import type { Listing } from '#src/mock/exchange/tables.ts'
import { dataOf, testExchange } from '#tests/support/exchange.ts'

const anonymous = { userId: null, visitor: '' }
const dayMs = 86_400_000

/** 分, computed without any of the code under test. */
const cents = (yuan: string | null): bigint => {
  const [whole = '0', fraction = ''] = (yuan ?? '0').split('.')
  return BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0'))
}
/** 分 of an amount in 万元. */
const centsOfWan = (text: string): bigint => {
  const [whole = '0', fraction = ''] = text.split('.')
  return BigInt(whole) * 1_000_000n + BigInt(fraction.padEnd(6, '0'))
}
const wan = (sum: bigint): string => {
  const text = `${sum / 1_000_000n}.${String(sum % 1_000_000n).padStart(6, '0')}`
  return text.replace(/\.?0+$/, '')
}
const sumOf = (listings: readonly Listing[], of: (listing: Listing) => string | null) =>
  wan(listings.reduce((total, listing) => total + cents(of(listing)), 0n))

const shown = (exchange: ReturnType<typeof testExchange>['exchange']) =>
  [...exchange.tables.listings.values()].filter(({ packageId }) => packageId === null)

describe('totals', () => {
  test('[HM-13] are the sum of the listings', async () => {
    const { exchange } = testExchange({ bots: true })
    const listings = shown(exchange)
    const totals = await dataOf(exchange, project.assetsTotals, {})
    expect(totals).toEqual({
      quoteTotal: sumOf(listings, ({ totalYuan }) => totalYuan),
      bargainTotal: sumOf(listings, ({ dealYuan }) => dealYuan),
      quoteAssetsCount: 352 + 38,
      memberTotal: 4_812,
    })
    expect(Number(totals.bargainTotal)).toBeGreaterThan(0)
    expect(Number(totals.quoteTotal)).toBeGreaterThan(Number(totals.bargainTotal))
  })

  test('follow the chosen categories', async () => {
    const { exchange } = testExchange()
    for (const category of [1, 2, 3] as const) {
      const listings = shown(exchange).filter(({ mapCategory }) => mapCategory === category)
      expect(await dataOf(exchange, project.assetsTotals, { categories: [category] })).toMatchObject({
        quoteAssetsCount: listings.length,
        quoteTotal: sumOf(listings, ({ totalYuan }) => totalYuan),
      })
    }
    expect((await dataOf(exchange, project.assetsTotals, { categories: [] })).quoteAssetsCount).toBe(0)
  })

  test('grow with a deal, and members join over time', async () => {
    const { exchange, advance } = testExchange()
    const before = await dataOf(exchange, project.assetsTotals, {})
    const lot = exchange.market.biddingNow()[0]!
    exchange.take('quoteOnce', { assetsId: lot.assetsId, bidNo: '1001' }, anonymous)
    advance(lot.closesAt - exchange.now())
    const after = await dataOf(exchange, project.assetsTotals, {})
    expect(lot.status).toBe('DEAL_PUBLICITY')
    expect(after.bargainTotal).toBe(wan(centsOfWan(before.bargainTotal!) + cents(lot.dealYuan)))
    advance(10 * dayMs)
    expect((await dataOf(exchange, project.assetsTotals, {})).memberTotal).toBeGreaterThan(4_812)
  })
})

describe('the map', () => {
  test('[HM-14] has a row for each of the nineteen places, by administrative code', async () => {
    const { exchange } = testExchange({ bots: true })
    const rows = await dataOf(exchange, project.geoMap, { params: { province: '54', category: [1, 2, 3] } })
    expect(rows).toHaveLength(19)
    expect(rows.find(({ adcode }) => adcode === 510100)?.name).toBe('成都市')
    expect(rows.find(({ adcode }) => adcode === 540100)?.name).toBe('拉萨市')
    for (const row of rows) {
      const here = shown(exchange).filter(({ adcode, mapCategory }) => adcode === row.adcode && mapCategory !== null)
      expect(row).toEqual({
        name: row.name,
        adcode: row.adcode,
        value: here.length,
        value1: sumOf(here, ({ totalYuan }) => totalYuan),
        value2: sumOf(here, ({ dealYuan }) => dealYuan),
      })
    }
    const bands = rows.map(({ value }) => (value <= 10 ? 0 : value <= 100 ? 1 : value <= 500 ? 2 : 3))
    expect(new Set(bands)).toEqual(new Set([0, 1, 2]))
  })

  test('[HM-12] the categories add up', async () => {
    const { exchange } = testExchange()
    const count = async (...category: number[]) =>
      (await dataOf(exchange, project.geoMap, { params: { province: '54', category } })).reduce(
        (sum, { value }) => sum + value,
        0,
      )
    expect(await count(1)).toBeGreaterThan(60)
    expect((await count(1)) + (await count(2)) + (await count(3))).toBe(await count(1, 2, 3))
    expect(await count()).toBe(0)
  })
})

describe('bidding statistics', () => {
  test('[HM-05] count the rooms and have the highest premium', async () => {
    const { exchange } = testExchange({ bots: true })
    const data = await dataOf(exchange, project.biddingData, {})
    const rooms = exchange.market.biddingNow()
    expect(data.biddingCount).toBe(rooms.length)
    expect(rooms.length).toBeGreaterThanOrEqual(15)
    const premiums = rooms.map((listing) => {
      const price = Number(listing.shownPrice ?? listing.quotes.at(-1)?.amount ?? listing.startPrice)
      return { listing, rate: ((price - Number(listing.startPrice)) / Number(listing.startPrice)) * 100 }
    })
    const best = premiums.reduce((a, b) => (b.rate > a.rate ? b : a))
    expect(data.maxAssetsId).toBe(best.listing.assetsId)
    expect(Number(data.maxRate)).toBeCloseTo(best.rate, 2)
    expect(data.maxRate).toMatch(/^\d+\.\d\d$/)
    expect([data.maxProjectType, data.maxProjectNature]).toEqual(best.listing.isPackage ? [1, 1] : [2, 0])
  })

  test('a highest premium of a package is marked as such', async () => {
    const { exchange } = testExchange()
    const whole = exchange.market.biddingNow().find(({ isPackage }) => isPackage)!
    whole.quotes.push({ seq: 99, bidNo: '1', amount: '1', at: exchange.now() })
    whole.shownPrice = String(Number(whole.startPrice) * 9)
    expect(await dataOf(exchange, project.biddingData, {})).toMatchObject({
      maxAssetsId: whole.assetsId,
      maxRate: '800.00',
      maxProjectType: 1,
      maxProjectNature: 1,
    })
  })

  test('without a quote there is no highest premium', async () => {
    const { exchange } = testExchange()
    for (const listing of exchange.tables.listings.values()) listing.quotes.length = 0
    expect(await dataOf(exchange, project.biddingData, {})).toEqual({
      biddingCount: exchange.market.biddingNow().length,
      maxRate: null,
      maxAssetsId: null,
    })
  })

  test('[HM-05] the bidding rate is the share of closed rooms that ended above their start price', async () => {
    const { exchange, advance } = testExchange({ bots: true })
    advance(2 * 3_600_000)
    const rooms = shown(exchange).filter(
      ({ status, quotes }) =>
        status === 'FAILED' || (['DONE', 'SETTLING', 'DEAL_PUBLICITY'].includes(status) && quotes.length > 0),
    )
    const above = rooms.filter(
      ({ quotes, shownPrice, startPrice }) => Number(shownPrice ?? quotes.at(-1)?.amount ?? 0) > Number(startPrice),
    )
    const { biddingRate } = await dataOf(exchange, project.biddingRate, {})
    expect(biddingRate).toBe((Math.round((above.length / rooms.length) * 1_000) / 10).toFixed(1))
    expect(Number(biddingRate)).toBeGreaterThan(20)
    expect(Number(biddingRate)).toBeLessThan(80)
  })

  test('an exchange without listings returns empty data, not an error', async () => {
    const { exchange } = testExchange()
    exchange.take('loadScenario', { name: 'empty' }, anonymous)
    expect(await dataOf(exchange, project.biddingRate, {})).toEqual({ biddingRate: '0.0' })
    expect(await dataOf(exchange, project.assetsTotals, {})).toMatchObject({
      quoteTotal: '0',
      bargainTotal: '0',
      quoteAssetsCount: 0,
    })
    expect((await dataOf(exchange, hallPage, {})).records).toEqual([])
  })
})
