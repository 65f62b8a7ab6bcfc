import { describe, expect, test } from 'vitest'
import { hallPage, upcomingBids } from '#src/api/endpoints/hall.ts'
import * as project from '#src/api/endpoints/project.ts'
import { enrolmentOf } from '#src/mock/exchange/listings/lifecycle.ts'
import { isSealed } from '#src/mock/exchange/listings/modes.ts'
import { detailPage } from '#src/model/listing/rules.ts'
import { parseShanghai } from '#src/model/time/shanghai.ts'
import { ask, dataOf, someFriday, testExchange } from '#tests/support/exchange.ts'

const hourMs = 3_600_000
const anonymous = { userId: null, visitor: '' }

describe('rows', () => {
  test('[LS-04] have price, unit and organiser under the names of the contract', async () => {
    const { exchange } = testExchange()
    const { records } = await dataOf(exchange, hallPage, { size: 100 })
    for (const row of records) {
      const listing = exchange.tables.listings.get(row.assetsId)!
      expect(row).toMatchObject({
        assetsName: listing.assetsName,
        projectType: listing.isPackage ? 1 : 2,
        projectNature: listing.isPackage ? 1 : 0,
        priceType: listing.unitName === null ? 1 : 2,
        priceUnitName: listing.unitName,
        startPrice: listing.startPrice,
        biddingCount: listing.quotes.length,
        biddingPrice: isSealed(listing) ? null : (listing.shownPrice ?? listing.quotes.at(-1)?.amount ?? null),
        no: listing.no,
        enrolUntil: enrolmentOf(listing).enrolUntil,
        subOrgName: '岷江联合产权交易所',
        status: 'BIDDING',
      })
      expect(parseShanghai(row.publishDate!)).toBe(Math.floor(listing.publishedAt / 1000) * 1000)
      expect(row.url).toBe(`/${detailPage(row) === 'package' ? 'projectPkg' : 'projectDetail'}/${row.assetsId}.html`)
    }
    expect(new Set(records.map(({ priceUnitName }) => priceUnitName)).size).toBeGreaterThan(1)
    expect(records.some(({ projectType }) => projectType === 1)).toBe(true)
  })

  test('[HM-10] the time left is that of the exchange, to the end of bidding or to its start', async () => {
    const { exchange, advance } = testExchange()
    advance(123_456)
    const bidding = (await dataOf(exchange, hallPage, { size: 100 })).records.find(
      ({ assetsId, leftTime }) => leftTime! > 600 && exchange.tables.listings.get(assetsId)!.mode === 'ongoing',
    )
    const [upcoming] = (await dataOf(exchange, upcomingBids, {})).records
    const [first, next] = [bidding, upcoming].map((row) => exchange.tables.listings.get(row!.assetsId)!)
    expect(bidding!.deadline).toBe(first!.closesAt)
    expect(upcoming!.deadline).toBe(next!.opensAt)
    for (const row of [bidding!, upcoming!])
      expect(row.leftTime).toBe(Math.ceil((row.deadline! - exchange.now()) / 1000))
    advance(60_000)
    const later = (await dataOf(exchange, hallPage, { size: 100 })).records.find(
      ({ assetsId }) => assetsId === bidding!.assetsId,
    )
    expect(later!.leftTime).toBe(bidding!.leftTime! - 60)
  })

  test('a state without a deadline has no time left', async () => {
    const { exchange } = testExchange()
    const rows = (await dataOf(exchange, project.newestProjects, { size: 100 })).records
    const quiet = rows.filter(({ status }) => status === 'NOTICE')
    expect(quiet.length).toBeGreaterThan(50)
    expect(quiet.every(({ leftTime, deadline }) => leftTime === null && deadline === null)).toBe(true)
  })

  test('a quote is in the next answer', async () => {
    const { exchange } = testExchange()
    const lot = exchange.market
      .biddingNow()
      .find(({ quotes }) => quotes.length === 0 || quotes.at(-1)!.bidNo !== '4321')!
    const count = lot.quotes.length
    exchange.take('quoteOnce', { assetsId: lot.assetsId, bidNo: '4321' }, anonymous)
    const row = (await dataOf(exchange, hallPage, { size: 100 })).records.find(
      ({ assetsId }) => assetsId === lot.assetsId,
    )
    expect(row).toMatchObject({ biddingCount: count + 1, biddingPrice: lot.quotes.at(-1)!.amount })
  })
})

describe('the hall', () => {
  test('[LS-02] pages of eight, the first to end first', async () => {
    const { exchange } = testExchange()
    const first = await dataOf(exchange, hallPage, {})
    const second = await dataOf(exchange, hallPage, { current: 2 })
    const third = await dataOf(exchange, hallPage, { current: 3 })
    const fourth = await dataOf(exchange, hallPage, { current: 4 })
    const count = exchange.market.biddingNow().length
    expect([first, second, third, fourth].map(({ records }) => records.length)).toEqual([8, 8, count - 16, 0])
    expect([first.total, first.size, first.current, fourth.current]).toEqual([count, 8, 1, 4])
    const all = [first, second, third].flatMap(({ records }) => records)
    expect(new Set(all.map(({ assetsId }) => assetsId)).size).toBe(count)
    const ends = all.map(({ deadline }) => deadline!)
    expect(ends).toEqual(ends.toSorted((a, b) => a - b))
  })

  test('[HM-08] names are searched anywhere, in any case, without outer spaces', async () => {
    const { exchange } = testExchange()
    const [lot] = exchange.market.upcoming()
    lot!.assetsName = '岷江 Tower-A 座整层办公用房'
    const found = async (assetsName: string) =>
      (await dataOf(exchange, upcomingBids, { assetsName })).records.map(({ assetsId }) => assetsId)
    expect(await found('  tower-a ')).toEqual([lot!.assetsId])
    expect(await found('整层办公用房')).toContain(lot!.assetsId)
    expect(await found('%')).toEqual([])
    expect(await found('不会有这样的名称')).toEqual([])
    expect(await found('   ')).toHaveLength(8)
  })

  test('[LS-02] is filtered by mode, and by open enrolment', async () => {
    const { exchange } = testExchange()
    const found = async (narrowed: { mode?: string; enrolling?: boolean }) =>
      (await dataOf(exchange, hallPage, { size: 100, ...narrowed })).records
    const all = await found({})
    const modes = new Set(all.map(({ mode }) => mode!))
    expect(modes.size).toBeGreaterThan(4)
    for (const mode of modes) expect(await found({ mode })).toEqual(all.filter((row) => row.mode === mode))
    expect(await found({ mode: 'none' })).toEqual([])
    const open = await found({ enrolling: true })
    expect(open.length).toBeGreaterThan(0)
    expect(open.length).toBeLessThan(all.length)
    expect(open).toEqual(all.filter(({ enrolUntil }) => enrolUntil! > exchange.now()))
    expect(await found({ enrolling: false })).toEqual(all)
  })

  test('[LS-02] is filtered by region; modes and regions are counted under the other filters', async () => {
    const { exchange } = testExchange()
    const found = (input: object) => dataOf(exchange, hallPage, { size: 100, ...input })
    const all = await found({})
    const within = await found({ region: '511300' })
    expect(within.records.map(({ regionName }) => regionName)).toEqual(['南充市', '南充市', '南充市'])
    expect(within.total).toBe(3)
    expect((await found({ region: '510000' })).total).toBe(all.total)
    expect((await found({ region: '110000' })).total).toBe(0)
    const countIn = (facets: typeof all.facets, name: 'mode' | 'region', key: string) =>
      facets![name].find((counted) => counted.key === key)?.count
    expect(countIn(all.facets, 'region', '511300')).toBe(3)
    expect(countIn(all.facets, 'region', '510000')).toBe(all.total)
    expect(countIn(within.facets, 'region', '510100')).toBe(7)
    expect(countIn(within.facets, 'mode', 'phased')).toBe(1)
    const ofMode = await found({ mode: 'ongoing' })
    expect(countIn(ofMode.facets, 'mode', 'phased')).toBe(3)
    expect(countIn(ofMode.facets, 'region', '511300')).toBeUndefined()
  })

  test('[LS-02] rows have step and deposit; a package the range of its lots', async () => {
    const { exchange } = testExchange()
    const { records } = await dataOf(exchange, hallPage, { size: 100 })
    for (const row of records) {
      const listing = exchange.tables.listings.get(row.assetsId)!
      const deposits = listing.memberIds.map((id) => Number(exchange.tables.listings.get(id)!.deposit))
      const takesFirst = ['dutch-auction', 'first-come-first-served'].includes(listing.mode)
      expect(row).toMatchObject({
        step: listing.isPackage || takesFirst ? null : listing.step,
        deposit: listing.isPackage ? String(Math.min(...deposits)) : listing.deposit,
        depositMax: listing.isPackage ? listing.deposit : null,
      })
    }
    expect(new Set(records.map(({ step }) => step === null))).toEqual(new Set([true, false]))
  })

  test('members of a package are shown in it only', async () => {
    const { exchange } = testExchange()
    const { records } = await dataOf(exchange, upcomingBids, { size: 100 })
    const lists = [
      records,
      (await dataOf(exchange, project.hotProjects, { size: 100 })).records,
      (await dataOf(exchange, project.newestProjects, { size: 100 })).records,
    ].flat()
    expect(lists.filter(({ assetsId }) => exchange.tables.listings.get(assetsId)!.packageId !== null)).toEqual([])
  })

  test('out-of-range pages and sizes are clamped', async () => {
    const { exchange } = testExchange()
    expect((await dataOf(exchange, hallPage, { current: -3, size: 0 })).records).toHaveLength(1)
    expect((await dataOf(exchange, project.hotProjects, { size: 100_000 })).size).toBe(100)
    expect((await ask(exchange, hallPage, { current: 'x' as never })).code).toBe(400)
  })
})

describe('top lists', () => {
  test('[HM-06] six by heat, of the available assets', async () => {
    const { exchange } = testExchange()
    const { records, total } = await dataOf(exchange, project.hotProjects, {})
    expect(records).toHaveLength(6)
    const views = records.map(({ viewCount }) => viewCount!)
    expect(views).toEqual(views.toSorted((a, b) => b - a))
    const onOffer = [...exchange.tables.listings.values()].filter(
      ({ status, packageId }) =>
        packageId === null && !['DEAL_PUBLICITY', 'SETTLING', 'DONE', 'FAILED', 'TERMINATED'].includes(status),
    )
    expect(total).toBe(onOffer.length)
    expect(views[0]).toBe(Math.max(...onOffer.map(({ viewCount }) => viewCount)))
  })

  test('[HM-06] six newest, and four for the module tab', async () => {
    const { exchange } = testExchange()
    const { records } = await dataOf(exchange, project.newestProjects, {})
    expect(records).toHaveLength(6)
    const days = records.map(({ publishDate }) => publishDate!)
    expect(days).toEqual(days.toSorted().toReversed())
    const tab = await dataOf(exchange, project.newlyListed, { projectTypes: '0,3', isFrontPage: 0 })
    expect(tab).toEqual(records.slice(0, 4))
    expect(await dataOf(exchange, project.newlyListed, { projectTypes: '0,3', limit: 2 })).toHaveLength(2)
  })

  test('an unpublished asset is in no list', async () => {
    const { exchange, advance } = testExchange()
    const [one] = exchange.tables.listings.values()
    one!.publishedAt = someFriday + hourMs
    one!.viewCount = 999_999
    const first = async () => (await dataOf(exchange, project.hotProjects, {})).records[0]!.assetsId
    expect(await first()).not.toBe(one!.assetsId)
    advance(hourMs)
    expect(await first()).toBe(one!.assetsId)
  })
})
