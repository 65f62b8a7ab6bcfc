import { describe, expect, test } from 'vitest'
import * as collect from '#src/api/endpoints/collect.ts'
import { assetInfo } from '#src/api/endpoints/assets.ts'
import { ask, testExchange } from '#tests/support/exchange.ts'
import { bearerOf } from '../support/sign-in.ts'

function signedIn() {
  const { exchange, advance } = testExchange()
  const [person, company] = [bearerOf(exchange, 'person'), bearerOf(exchange, 'company')]
  return {
    exchange,
    advance,
    person,
    company,
    addFavourite: async (assetsId: string, bearer = person) =>
      (await ask(exchange, collect.addFavourite, { assetsId }, bearer)).data?.favourites,
    letGo: async (assetsIds: string[], bearer = person) =>
      (await ask(exchange, collect.removeFavourite, { assetsIds }, bearer)).data?.removed,
    ids: async (bearer = person) => (await ask(exchange, collect.favouriteIds, {}, bearer)).data,
    page: async (asked: object, bearer = person) => (await ask(exchange, collect.favouritesPage, asked, bearer)).data,
    count: (assetsId: string) => exchange.tables.listings.get(assetsId)!.favouriteCount,
  }
}

describe('[LS-07] favourites', () => {
  test('need a session: 401, and nothing is changed', async () => {
    const { exchange, count } = signedIn()
    const before = count('A20000')
    for (const bearer of [null, 'forged']) {
      const refused = { code: 401, msg: '请先登录', data: null }
      expect(await ask(exchange, collect.addFavourite, { assetsId: 'A20000' }, bearer)).toEqual(refused)
      expect(await ask(exchange, collect.removeFavourite, { assetsIds: ['A20000'] }, bearer)).toEqual(refused)
      expect(await ask(exchange, collect.favouritesPage, {}, bearer)).toEqual(refused)
      expect(await ask(exchange, collect.favouriteIds, {}, bearer)).toEqual(refused)
      expect(await ask(exchange, collect.addFavourite, {} as never, bearer)).toEqual(refused)
    }
    expect([count('A20000'), exchange.tables.favourites.size]).toEqual([before, 0])
  })

  test('added twice are stored once, and counted once', async () => {
    const { addFavourite: keep, ids, count, company } = signedIn()
    const before = count('A20000')
    expect(await keep('A20000')).toBe(before + 1)
    expect(await keep('A20000')).toBe(before + 1)
    expect(await ids()).toEqual(['A20000'])
    expect(await keep('A20000', company)).toBe(before + 2)
    expect(count('A20000')).toBe(before + 2)
  })

  test('are newest first, by page, per person', async () => {
    const { exchange, addFavourite: keep, ids, page, company } = signedIn()
    const added = [...exchange.tables.listings.keys()].slice(0, 12)
    for (const id of added) await keep(id)
    expect(await ids()).toEqual(added.toReversed())
    expect(await ids(company)).toEqual([])
    const [first, second] = [await page({}), await page({ current: 2 })]
    expect([first.total, first.records.length, second.records.length]).toEqual([12, 10, 2])
    expect([...first.records, ...second.records].map(({ assetsId }) => assetsId)).toEqual(added.toReversed())
    expect((await page({}, company)).records).toEqual([])
  })

  test('are found by name', async () => {
    const { addFavourite: keep, page } = signedIn()
    for (const id of ['A10003', 'A20000']) await keep(id)
    const found = await page({ assetsName: ' 融资担保 ' })
    expect([found.total, found.records[0]!.assetsId]).toEqual([1, 'A10003'])
  })

  test('are removed, several at once; unknown ones are ignored', async () => {
    const { addFavourite: keep, letGo, ids, count } = signedIn()
    const before = count('A20000')
    for (const id of ['A10003', 'A20000', 'A60001']) await keep(id)
    expect(await letGo(['A20000', 'A10003', 'A99999', 'A20000'])).toBe(2)
    expect(await ids()).toEqual(['A60001'])
    expect(count('A20000')).toBe(before)
    expect(await letGo(['A20000'])).toBe(0)
    expect(count('A20000')).toBe(before)
    expect(await letGo([])).toBeUndefined()
  })

  test('added again after removal are the newest', async () => {
    const { addFavourite: keep, letGo, ids } = signedIn()
    for (const id of ['A10003', 'A20000']) await keep(id)
    await letGo(['A10003'])
    await keep('A10003')
    expect(await ids()).toEqual(['A10003', 'A20000'])
  })

  test('may be members of packages; an unknown asset is refused', async () => {
    const { exchange, addFavourite: keep, ids, person } = signedIn()
    await keep('P0001-1')
    expect(await ids()).toEqual(['P0001-1'])
    expect(await ask(exchange, collect.addFavourite, { assetsId: 'A99999' }, person)).toMatchObject({
      code: 404,
      msg: '标的不存在，可能已被撤下',
    })
  })

  test('are in the counts of the detail', async () => {
    const { exchange, addFavourite: keep, count } = signedIn()
    const before = count('A20000')
    await keep('A20000')
    const { data } = await ask(exchange, assetInfo, { assetsId: 'A20000' })
    expect(data.counts.favourites).toBe(before + 1)
  })

  test('a room that was removed from the exchange remains among them in its last state, and is counted nowhere else', async () => {
    const { exchange, advance, addFavourite: keep, page } = signedIn()
    await keep('R00-0')
    await keep('A20000')
    advance(5 * 3_600_000)
    expect(exchange.tables.listings.has('R00-0')).toBe(false)
    const again = bearerOf(exchange, 'person')
    expect((await ask(exchange, collect.favouriteIds, {}, again)).data).toEqual(['A20000'])
    const all = await page({}, again)
    expect(all.records.map(({ assetsId, isGone }) => [assetsId, isGone])).toEqual([
      ['A20000', false],
      ['R00-0', true],
    ])
    expect(all.counts).toMatchObject({ all: 2, gone: 1 })
    expect((await page({ stage: 'gone' }, again)).records.map(({ assetsId }) => assetsId)).toEqual(['R00-0'])
    expect((await ask(exchange, collect.removeFavourite, { assetsIds: ['R00-0'] }, again)).data.removed).toBe(1)
    expect((await page({}, again)).counts).toMatchObject({ all: 1, gone: 0 })
  })
})

const roomIn = (exchange: ReturnType<typeof testExchange>['exchange'], status: string) => {
  const found = [...exchange.tables.listings.values()].find(
    (listing) =>
      listing.status === status && listing.mode === 'ongoing' && !listing.isPackage && listing.packageId === null,
  )
  if (!found) throw new Error(`no room is ${status}`)
  return found
}

describe('[BD-04] changes since adding', () => {
  test('the price then and now, and a message about it; another change replaces the unread one', async () => {
    const { exchange, addFavourite: keep, page } = signedIn()
    const { assetsId, assetsName } = roomIn(exchange, 'BIDDING')
    const mail = () => exchange.mailbox.of('U0004').filter(({ kind }) => kind === 'bidding')
    exchange.market.quoteOnce(assetsId, '1001')
    const before = exchange.market.quoteOnce(assetsId, '1002').biddingPrice
    await keep(assetsId)
    const tick = exchange.market.quoteOnce(assetsId, '1003')
    const [row] = (await page({})).records
    expect([row!.keptPrice, row!.biddingPrice]).toEqual([before, tick.biddingPrice])
    expect(row!.keptPrice).not.toBe(row!.biddingPrice)
    expect(mail()).toHaveLength(1)
    expect(mail()[0]).toMatchObject({ title: '收藏的项目价格有变化', isRead: false })
    expect(mail()[0]!.text).toContain(assetsName)
    exchange.market.quoteOnce(assetsId, '1004')
    expect(mail()).toHaveLength(1)
  })

  test('a change of state causes a message to the owners, unless they switched reminders off', async () => {
    const { exchange, advance, addFavourite: keep, company } = signedIn()
    const { assetsId, opensAt } = roomIn(exchange, 'WAIT_BID')
    await keep(assetsId)
    await keep(assetsId, company)
    const off = { assetsIds: [assetsId, 'A99999'], on: false }
    expect((await ask(exchange, collect.remindOfFavourites, off, company)).data.changed).toBe(1)
    expect((await ask(exchange, collect.remindOfFavourites, off, company)).data.changed).toBe(0)
    advance(opensAt - exchange.now())
    const states = (userId: string) =>
      exchange.mailbox.of(userId).flatMap(({ kind, text }) => (kind === 'notice' ? [text] : []))
    expect(states('U0004')).toEqual([expect.stringContaining('由即将竞价变为竞价中')])
    expect(states('U0005')).toEqual([])
  })

  test('the amounts of a sealed room are in no message and no row', async () => {
    const { exchange, addFavourite: keep, page } = signedIn()
    const sealed = [...exchange.tables.listings.values()].find(
      ({ mode, status, packageId }) => mode === 'final' && status === 'BIDDING' && packageId === null,
    )
    if (!sealed) throw new Error('no sealed room is open')
    await keep(sealed.assetsId)
    exchange.market.quoteOnce(sealed.assetsId, '2001')
    const [row] = (await page({})).records
    expect([row!.keptPrice, row!.biddingPrice ?? null]).toEqual([sealed.startPrice, null])
    expect(exchange.mailbox.of('U0004').filter(({ kind }) => kind === 'bidding')).toEqual([])
  })

  test('in order of the greatest change, and of the soonest end', async () => {
    const { exchange, addFavourite: keep, page } = signedIn()
    const { assetsId } = roomIn(exchange, 'BIDDING')
    exchange.market.quoteOnce(assetsId, '1001')
    for (const id of [assetsId, 'A20000', 'A10003']) await keep(id)
    exchange.market.quoteOnce(assetsId, '1002')
    for (const order of ['change', 'deadline'] as const)
      expect((await page({ order })).records[0]!.assetsId).toBe(assetsId)
    expect((await page({ order: 'kept' })).records[0]!.assetsId).toBe('A10003')
    expect((await page({ stage: 'bidding' })).records.map((row) => row.assetsId)).toEqual([assetsId])
    expect((await page({ stage: 'bidding' })).counts.all).toBe(3)
  })
})
