import { describe, expect, test } from 'vitest'
import { auditRecord } from '#src/model/audit/audit.ts'
import { verifyChain } from '#src/model/bidding/chain.ts'
import { noticeById } from '#src/mock/exchange/market/notices.ts'
import { sha256 } from '#src/mock/exchange/digest.ts'
import type { Exchange } from '#src/mock/worlds.ts'
import { quoteRowOf } from '#src/mock/exchange/market/lots.ts'
import { recordOf } from '#src/mock/exchange/bidding/rooms/public-record.ts'
import { publishedRules } from '#src/mock/exchange/bidding/engine/views/view.ts'
import { roomConfigOf } from '#src/mock/exchange/seed/listings/room-config.ts'
import type { Listing } from '#src/mock/exchange/tables.ts'
import { testExchange } from '#tests/support/exchange.ts'
import { userNamed } from '../support/enrolment.ts'

const visitor = { userId: null, visitor: '' }
const listings = (exchange: Exchange) => [...exchange.tables.listings.values()]
const found = (exchange: Exchange, fits: (listing: Listing) => boolean) => listings(exchange).find(fits)!
const holds = async ({ roomId, rows, head }: ReturnType<typeof recordOf>) =>
  (await verifyChain(roomId, rows, sha256, head)) === null

describe('[BD-03] the record of a room that was played', () => {
  test('shows which bids moved the end and which were withdrawn, and its chain is valid', async () => {
    const { exchange, advance } = testExchange()
    const listing = found(
      exchange,
      ({ mode, isPackage, packageId, status }) =>
        mode === 'ongoing' && !isPackage && packageId === null && status === 'WAIT_BID',
    )
    const id = listing.assetsId
    advance(listing.opensAt - exchange.now())
    exchange.rooms.botQuote(id, '7777')
    const free = exchange.rooms.find(id).room.phase.end!
    advance(free - exchange.now() + 30_000)
    expect(exchange.rooms.find(id).room.phase.name).toBe('DELAY')
    exchange.rooms.botQuote(id, '8888')
    const end = exchange.rooms.find(id).room.phase.end!
    expect(end - exchange.now()).toBe(120_000)
    exchange.take(
      'interveneInRoom',
      { roomId: id, command: { kind: 'remove-bid', seq: 2, reason: '报价有误' } },
      visitor,
    )
    advance(end - exchange.now())
    const record = recordOf(exchange, id)
    expect(record.rows).toHaveLength(2)
    expect(record.moves).toEqual([{ seq: 2, end }])
    expect(record.removed).toEqual([{ seq: 2, reason: '报价有误', at: end - 120_000, after: 2 }])
    expect(record.lots).toBeNull()
    expect(await holds(record)).toBe(true)
  })

  test('of a package is that of its first lot, and names all of them', async () => {
    const { exchange, advance } = testExchange()
    const whole = found(
      exchange,
      ({ mode, isPackage, status }) => mode === 'ongoing' && isPackage && status === 'WAIT_BID',
    )
    advance(whole.opensAt - exchange.now())
    exchange.rooms.botQuote(whole.memberIds[0]!, '7777')
    const [quote] = whole.quotes
    const name = exchange.tables.listings.get(whole.memberIds[0]!)!.assetsName
    expect(quoteRowOf(whole, quote!)).toMatchObject({ bidNo: '7777', lotName: name })
    advance(whole.closesAt - exchange.now() + 600_000)
    const record = recordOf(exchange, whole.assetsId)
    expect(record.roomId).toBe(whole.memberIds[0])
    expect(record.lots?.map(({ roomId }) => roomId)).toEqual(whole.memberIds)
    expect(await holds(record)).toBe(true)
    expect(recordOf(exchange, whole.memberIds[1]!).roomId).toBe(whole.memberIds[1])
  })
})

describe('[BD-03] the record of a room that was over before the world started', () => {
  test('has the result, also without any quote', () => {
    const { exchange } = testExchange()
    const resultOf = (fits: (listing: Listing) => boolean) =>
      recordOf(exchange, found(exchange, fits).assetsId).result?.reason
    expect(resultOf(({ status, quotes }) => status === 'DONE' && quotes.length > 0)).toBe('HIGHEST')
    expect(resultOf(({ status, quotes }) => status === 'DONE' && quotes.length === 0)).toBe('AGREEMENT')
    expect(resultOf(({ status }) => status === 'FAILED')).toBe('NO_QUOTE')
    expect(resultOf(({ status }) => status === 'TERMINATED')).toBe('TERMINATED')
  })

  test('is a sale by agreement only where the rules of the room provide for one', () => {
    const { exchange } = testExchange()
    const sold = [...exchange.tables.listings.values()].filter(({ dealYuan }) => dealYuan !== null)
    const rules = sold
      .filter(({ quotes }) => quotes.length === 0)
      .map((one) => publishedRules(roomConfigOf(one)).single)
    expect(new Set(rules)).toEqual(new Set(['AGREEMENT']))
  })

  test('of a package that was over before the world started has every lot, too', () => {
    const { exchange } = testExchange()
    const { assetsId, memberIds } = found(
      exchange,
      ({ status, isPackage, quotes }) => status === 'DEAL_PUBLICITY' && isPackage && quotes.length > 0,
    )
    const record = recordOf(exchange, assetsId)
    expect(record.roomId).toBe(`${assetsId}-1`)
    expect(record.lots?.map(({ roomId }) => roomId)).toEqual(memberIds)
    const third = exchange.tables.listings.get(`${assetsId}-3`)!
    expect(recordOf(exchange, third.assetsId).result?.price).toBe(third.quotes.at(-1)!.amount)
  })
})

describe('[BD-03] the published result', () => {
  const dayMs = 86_400_000

  test('has in its notices the last link of the record of the bidding', () => {
    const { exchange, advance } = testExchange()
    const sold = found(
      exchange,
      ({ status, quotes, isPackage, packageId }) =>
        status === 'DEAL_PUBLICITY' && quotes.length > 0 && !isPackage && packageId === null,
    )
    const { head } = recordOf(exchange, sold.assetsId)
    const row = `<th scope="row">竞价记录末条摘要（${sold.assetsName}）</th><td>${head}</td>`
    advance(sold.closesAt + 30 * dayMs - exchange.now())
    const notice = noticeById(exchange, `G4-${sold.assetsId}`)!
    expect(notice.content).toContain(row)
    expect(sold.status).toBe('DONE')
    expect(recordOf(exchange, sold.assetsId)).toMatchObject({ head, result: { head } })
  })

  test('has no link for a sale by agreement or without a deal', () => {
    const { exchange } = testExchange()
    const notices = [...exchange.tables.notices.values()].filter(({ assetsId }) => {
      const listing = exchange.tables.listings.get(assetsId ?? '')
      return listing && listing.quotes.length === 0
    })
    expect(notices.length).toBeGreaterThan(10)
    for (const { id } of notices) expect(noticeById(exchange, id)!.content).not.toContain('末条摘要')
  })
})

test('[BD-03] no record of the seed is invalid; one that has only its quotes cannot be checked in full', () => {
  const { exchange } = testExchange()
  const ended = new Set(['DONE', 'SETTLING', 'DEAL_PUBLICITY', 'FAILED', 'TERMINATED'])
  const records = listings(exchange)
    .filter(({ status, packageId }) => ended.has(status) && packageId === null)
    .map(({ assetsId }) => recordOf(exchange, assetsId))
  expect(records.flatMap((record) => auditRecord(record).faults)).toEqual([])
  const sold = records.filter(({ rows }) => rows.length > 0)
  const inFull = sold.filter((record) => auditRecord(record).gaps.length === 0).map(({ mode }) => mode)
  expect(inFull.length).toBeGreaterThan(sold.length / 2)
  expect(inFull).toEqual(expect.arrayContaining(['ongoing', 'phased', 'final', 'once-off']))
  const falling = sold.filter(({ mode }) => mode === 'dutch-auction')
  expect(falling.length).toBeGreaterThan(0)
  for (const record of falling) expect(auditRecord(record).gaps).toEqual(['course'])
})

test('[A10] the record of an old room keeps its deal after the default of the winner', () => {
  const { exchange } = testExchange()
  const before = recordOf(exchange, 'A20075').result
  expect(before).toMatchObject({ kind: 'DEAL', price: '1797000.00' })
  const { enrolId } = exchange.settlements.ofUser(userNamed(exchange, 'overdue').id)[0]!
  exchange.take('endDealByDefault', { id: exchange.deals.byEnrolment(enrolId)!.id, reason: '逾期' }, visitor)
  expect(exchange.tables.listings.get('A20075')?.status).toBe('TERMINATED')
  expect(recordOf(exchange, 'A20075').result).toEqual(before)
})
