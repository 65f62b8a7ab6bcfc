import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { lotUpdate, lotSnapshot } from '#src/model/listing/detail.ts'
import { compareMoney } from '#src/model/money/money.ts'
import { serverMessage, type ServerMessage } from '#src/model/push/frames.ts'
import { lotTopic } from '#src/model/push/topics.ts'
import type { Exchange } from '#src/mock/worlds.ts'
import { roomConfigOf } from '#src/mock/exchange/seed/listings/room-config.ts'
import type { Listing } from '#src/mock/exchange/tables.ts'
import { testExchange } from '#tests/support/exchange.ts'
import { openListing } from '../support/enrolment.ts'

const outsider = { userId: null, visitor: '' }
const hourMs = 3_600_000

/** A connected visitor, with all messages sent to it. */
function visitor(exchange: Exchange, ...topics: string[]) {
  const received: ServerMessage[] = []
  let send: (text: string) => void = () => undefined
  exchange.hub.connect(
    {
      send: (text) => received.push(z.parse(serverMessage, JSON.parse(text))),
      close: () => undefined,
      onMessage: (fn) => (send = fn),
      onClose: () => undefined,
    },
    { userId: null, visitor: 'browser-1' },
  )
  for (const topic of topics) send(JSON.stringify({ kind: 'subscribe', topic }))
  return {
    events: (topic: string) =>
      received.flatMap((message) => (message.kind === 'event' && message.topic === topic ? message : [])),
    snapshot: (topic: string) => {
      const reset = received.find((message) => message.kind === 'reset' && message.topic === topic)
      return z.parse(lotSnapshot, reset?.kind === 'reset' ? reset.snapshot : null)
    },
    refusals: () => received.flatMap((message) => (message.kind === 'refused' ? message : [])),
  }
}

const running = (exchange: Exchange, of: (listing: Listing) => boolean): Listing =>
  exchange.market.biddingNow().find(of)!
const quote = (exchange: Exchange, { assetsId }: Listing, bidNo: string) =>
  exchange.take('quoteOnce', { assetsId, bidNo }, outsider)

describe('the topic of a lot', () => {
  test('starts with its head and its last fifty quotes, for anyone', () => {
    const { exchange } = testExchange()
    const lot = running(exchange, ({ mode }) => mode === 'ongoing')
    lot.quotes = Array.from({ length: 60 }, (_, index) => ({
      seq: index + 1,
      bidNo: String(1000 + (index % 2)),
      amount: String(1_000_000 + index),
      at: exchange.now() - 60_000 + index,
    }))
    const topic = lotTopic(lot.assetsId)
    const { head, quotes } = visitor(exchange, topic).snapshot(topic)
    expect(head).toMatchObject({
      assetsId: lot.assetsId,
      status: 'BIDDING',
      biddingPrice: '1000059',
      biddingCount: 60,
      bidFrom: lot.opensAt,
      bidUntil: lot.closesAt,
      dealPrice: null,
    })
    expect(quotes.map(({ seq }) => seq)).toEqual(Array.from({ length: 50 }, (_, index) => 60 - index))
  })

  test('sends each quote with its number, amount and instant, and each new end', () => {
    const { exchange, advance } = testExchange()
    const lot = running(exchange, ({ mode }) => mode === 'ongoing')
    advance(lot.closesAt - exchange.now() - 60_000)
    const topic = lotTopic(lot.assetsId)
    const { events } = visitor(exchange, topic)
    quote(exchange, lot, '4321')
    const [event, ...rest] = events(topic)
    expect([event?.type, event?.lotId, rest.length]).toEqual(['quote', lot.assetsId, 0])
    const news = z.parse(lotUpdate, event?.data)
    expect(news.quote).toEqual(lot.quotes.at(-1))
    expect(news.quote).toMatchObject({ bidNo: '4321', at: exchange.now() })
    expect(news.head).toMatchObject({ biddingPrice: lot.quotes.at(-1)!.amount, biddingCount: lot.quotes.length })
    expect(news.head.bidUntil).toBe(exchange.now() + 120_000)
  })

  test('sends every state of the lot, and its result', () => {
    const { exchange, advance } = testExchange()
    const lot = openListing(exchange, (listing) => listing.mode === 'ongoing' && roomConfigOf(listing).R === null)
    const topic = lotTopic(lot.assetsId)
    const { events } = visitor(exchange, topic)
    advance(lot.opensAt - exchange.now())
    quote(exchange, lot, '1001')
    advance(lot.closesAt - exchange.now())
    advance(7 * 24 * hourMs)
    const updates = events(topic).map(({ type, data }) => `${type} ${z.parse(lotUpdate, data).head.status}`)
    expect(updates).toEqual([
      'status CLOSED',
      'status WAIT_BID',
      'status BIDDING',
      'quote BIDDING',
      'status BIDDING',
      'status DEAL_PUBLICITY',
      'status DONE',
    ])
    expect(z.parse(lotUpdate, events(topic).at(-1)?.data).head.dealPrice).toBe(lot.dealYuan)
  })

  test('of a sealed room sends only counts until the opening', () => {
    const { exchange, advance } = testExchange()
    const lot = running(exchange, ({ mode }) => mode === 'final')
    const topic = lotTopic(lot.assetsId)
    const { events, snapshot } = visitor(exchange, topic)
    const before = lot.quotes.length
    quote(exchange, lot, '4321')
    quote(exchange, lot, '4322')
    expect(snapshot(topic)).toMatchObject({ head: { biddingPrice: null, biddingCount: before }, quotes: [] })
    expect(events(topic).map(({ data }) => Object.keys(z.parse(lotUpdate, data)))).toEqual([['head'], ['head']])
    expect(z.parse(lotUpdate, events(topic)[1]?.data).head).toMatchObject({
      biddingPrice: null,
      biddingCount: before + 2,
    })
    const serialised = JSON.stringify(events(topic))
    for (const { amount, bidNo } of lot.quotes.slice(before)) {
      expect(serialised).not.toContain(`"${amount}"`)
      expect(serialised).not.toContain(bidNo)
    }
    advance(lot.closesAt - exchange.now())
    const later = visitor(exchange, topic).snapshot(topic)
    expect(Number(later.head.biddingPrice)).toBe(Math.max(...lot.quotes.map(({ amount }) => Number(amount))))
    expect(later.quotes).toHaveLength(Math.min(50, lot.quotes.length))
  })

  test('of a member sends the result of its package', () => {
    const { exchange, advance } = testExchange()
    const whole = exchange.market.upcoming().find(({ isPackage }) => isPackage)!
    const topic = lotTopic(whole.memberIds[0]!)
    const { events } = visitor(exchange, topic)
    advance(whole.opensAt - exchange.now())
    expect(z.parse(lotUpdate, events(topic)[0]?.data).head).toMatchObject({
      assetsId: whole.memberIds[0],
      status: 'BIDDING',
      bidUntil: whole.closesAt,
    })
  })

  test('that is unknown, or not published yet, is refused', () => {
    const { exchange } = testExchange()
    exchange.tables.listings.get('A20000')!.publishedAt = exchange.now() + 1
    const { refusals } = visitor(exchange, 'lot:A99999', 'lot:A20000')
    expect(refusals().map(({ topic, code }) => [topic, code])).toEqual([
      ['lot:A99999', 404],
      ['lot:A20000', 404],
    ])
  })

  test('of a room that left the exchange sends that, and leaves no subscription behind', () => {
    const { exchange, advance } = testExchange()
    const { refusals } = visitor(exchange, 'lot:R00-0')
    advance(5 * hourMs)
    expect(exchange.tables.listings.has('R00-0')).toBe(false)
    expect(refusals()).toEqual([{ kind: 'refused', topic: 'lot:R00-0', code: 404, msg: '该内容不存在' }])
    expect(exchange.hub.answerPoll([{ topic: 'lot:R00-0' }], outsider).messages).toMatchObject([
      { kind: 'refused', code: 404 },
    ])
  })
})

describe('the quotes that a mode permits in its room', () => {
  const soon = (mode: string) => {
    const { exchange, advance } = testExchange()
    const lot = running(exchange, (listing) => listing.mode === mode)
    return { exchange, advance, lot }
  }

  test('[BD-13] first-come-first-served: the first gets it, at the fixed price', () => {
    const { exchange, lot } = soon('first-come-first-served')
    quote(exchange, lot, '1001')
    quote(exchange, lot, '1002')
    expect(lot.quotes.map(({ bidNo, amount }) => [bidNo, compareMoney(amount, lot.startPrice)])).toEqual([['1001', 0]])
    expect([lot.status, lot.closesAt]).toEqual(['DEAL_PUBLICITY', exchange.now()])
    expect(Number(lot.dealYuan)).toBeCloseTo(Number(lot.totalYuan), 1)
  })

  test('[BD-16] dutch-auction: the first gets it, at the price on the clock', () => {
    const { exchange, lot } = soon('dutch-auction')
    const shown = lot.shownPrice
    expect(Number(shown)).toBeLessThan(Number(lot.startPrice))
    quote(exchange, lot, '1001')
    quote(exchange, lot, '1002')
    expect(lot.quotes.map(({ bidNo, amount }) => [bidNo, amount])).toEqual([['1001', shown]])
    expect(lot.status).toBe('DEAL_PUBLICITY')
  })

  test('[BD-12] once-off: each bidder quotes once', () => {
    const { exchange, lot } = soon('once-off')
    const before = lot.quotes.length
    for (const bidNo of ['1001', '1002', '1001', '1002', '1003']) quote(exchange, lot, bidNo)
    expect(lot.quotes.slice(before).map(({ bidNo }) => bidNo)).toEqual(['1001', '1002', '1003'])
  })

  test('[BD-11] final: a quote is revised twice; a late one moves no end', () => {
    const { exchange, advance, lot } = soon('final')
    const before = lot.quotes.length
    const end = lot.closesAt
    advance(end - exchange.now() - 10_000)
    for (let turn = 0; turn < 5; turn += 1) {
      for (const bidNo of ['1001', '1002']) quote(exchange, lot, bidNo)
      advance(1_000)
    }
    expect(lot.quotes.length - before).toBe(6)
    expect(lot.closesAt).toBe(end)
  })

  test('[BD-13] bots take at a fixed price only in the last half minute, so that people can come first', () => {
    const { exchange, advance } = testExchange({ bots: true })
    const isFixed = ({ mode, isPackage }: Listing) => mode === 'first-come-first-served' && !isPackage
    for (let hour = 0; hour < 24; hour += 4) {
      for (const lot of exchange.market.biddingNow().filter(isFixed)) expect(lot.quotes).toEqual([])
      advance(4 * hourMs)
    }
    const sold = [...exchange.tables.listings.values()].filter(
      (lot) => lot.assetsId.startsWith('R') && isFixed(lot) && lot.quotes.length > 0,
    )
    expect(sold.length).toBeGreaterThan(0)
    expect(sold.every(({ quotes, closesAt }) => quotes.length === 1 && closesAt - quotes[0]!.at === 5_000)).toBe(true)
  })
})
