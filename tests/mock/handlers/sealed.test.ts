import Big from 'big.js'
import { describe, expect, test } from 'vitest'
import { contract } from '#src/api/contract.ts'
import { assetsPage, quotesPage } from '#src/api/endpoints/assets.ts'
import { hallPage } from '#src/api/endpoints/hall.ts'
import { biddingData } from '#src/api/endpoints/project.ts'
import type { Exchange } from '#src/mock/worlds.ts'
import { fullDetailsOf } from '#src/mock/exchange/seed/listings/full-details.ts'
import { detailsOf } from '#src/mock/exchange/seed/listings/details.ts'
import type { Listing } from '#src/mock/exchange/tables.ts'
import { filesOf } from '#src/mock/files/attachments.ts'
import { answerCall } from '#src/mock/handlers/call/answer.ts'
import { grouped, wan } from '#src/model/money/money.ts'
import { premiumRate } from '#src/model/listing/rules.ts'
import { dataOf, testExchange } from '#tests/support/exchange.ts'
import { inputsFor } from '../mount/contract-suite.ts'
import { bearerOf } from '../support/sign-in.ts'

const anonymous = { userId: null, visitor: '' }
/** The formats in which the lot's secret amount could appear: as quoted, in 万元, with separators. */
let traces: string[] = []

/** A sealed room in bidding, with another quote of a unique amount; a step of millions would make it too long. */
function sealedRoom(mode: 'final' | 'once-off') {
  const { exchange, advance } = testExchange()
  const lot = exchange.market
    .biddingNow()
    .find(
      (listing) =>
        listing.mode === mode && !listing.isPackage && !detailsOf(listing).hasReserve && Number(listing.step) < 100_000,
    )!
  const amount = new Big(lot.startPrice).plus(new Big(lot.step).times(7_654_321)).toFixed()
  traces = [amount, wan(amount), grouped(amount, 2)].map((text) => text.replace(/\.?0+$/, ''))
  const before = lot.quotes.length
  exchange.take('quoteOnce', { assetsId: lot.assetsId, bidNo: '8642', amount }, anonymous)
  expect(lot.quotes).toHaveLength(before + 1)
  expect(lot.quotes.at(-1)?.amount).toContain(amount)
  return { exchange, advance, lot, count: before + 1 }
}

/** A room of 两阶段 in its sealed stage, after three open quotes, with one sealed quote of a unique amount. */
function sealedStage() {
  const { exchange, advance } = testExchange()
  const lot = exchange.market
    .biddingNow()
    .find(
      (listing) =>
        listing.mode === 'two-stage' &&
        !listing.isPackage &&
        Number(listing.step) < 100_000 &&
        exchange.rooms.find(listing.assetsId).room.phase.name === 'FREE',
    )!
  const { assetsId } = lot
  const room = () => exchange.rooms.find(assetsId).room
  const quote = (bidNo: string, amount?: string) =>
    exchange.take('quoteOnce', amount ? { assetsId, bidNo, amount } : { assetsId, bidNo }, anonymous)
  for (const bidNo of ['8641', '8642', '8643']) quote(bidNo)
  while (room().phase.name !== 'SEALED') advance(room().phase.end! - exchange.now())
  const open = lot.quotes.map(({ bidNo }) => bidNo)
  const amount = new Big(lot.startPrice).plus(new Big(lot.step).times(7_654_321)).toFixed()
  traces = [amount, wan(amount), grouped(amount, 2)].map((text) => text.replace(/\.?0+$/, ''))
  quote('8642', amount)
  expect(room().bids.at(-1)).toMatchObject({ bidNo: '8642', sealed: true })
  return { exchange, advance, lot, open }
}

// A phone gets one code a minute.
const bearers = new WeakMap<Exchange, string>()

/** All output of the exchange to anyone: every call about that asset, and all pushed events. */
async function allOutput(exchange: Exchange, lot: Listing): Promise<Record<string, string>> {
  const held = bearers.get(exchange) ?? null
  const bearer = held !== null && exchange.accounts.userOf(held) ? held : bearerOf(exchange, 'person')
  bearers.set(exchange, bearer)
  exchange.take('addFavourite', { assetsId: lot.assetsId }, { userId: 'U0004', visitor: '' })
  const ask = async (method: string, path: string, input: object) => {
    const question = { method, path, input: input as Record<string, unknown>, bearer, visitor: 'browser-1' }
    const answer = await answerCall(exchange, question)
    return answer.kind === 'envelope' ? answer.envelope : { code: 0 }
  }
  const inputs = await inputsFor(ask, lot.assetsId)
  const output: Record<string, string> = {}
  // After these calls the session receives nothing more.
  const endings = ['signOut', 'lockSession']
  const calls = contract.filter(({ name, endpoint }) => !endings.includes(name) && endpoint.path !== '/oauth/token')
  for (const { name, endpoint } of calls)
    for (const size of [undefined, 100]) {
      const reply = await ask(endpoint.method, endpoint.path, { ...(size ? { size } : {}), ...inputs[name] })
      output[`${name} ${size ?? ''}`] = JSON.stringify(reply)
    }
  const topics = ['hall', `lot:${lot.assetsId}`, `room:${lot.assetsId}`].map((topic) => ({ topic }))
  output['push'] = JSON.stringify(exchange.hub.answerPoll(topics, anonymous))
  output['tick'] = JSON.stringify(exchange.market.ticks())
  for (const { name, bytes } of filesOf(lot, fullDetailsOf(exchange.tables, lot)))
    output[name] = new TextDecoder().decode(bytes)
  return output
}

const leaks = (output: Record<string, string>): string[] =>
  Object.entries(output)
    .filter(([, text]) => traces.some((trace) => text.includes(trace)))
    .map(([name]) => name)

describe.each(['final', 'once-off'] as const)('during a room of mode %s', (mode) => {
  test('its amount is in no answer and in no event; after the opening, it is', async () => {
    const { exchange, advance, lot } = sealedRoom(mode)
    const output = await allOutput(exchange, lot)
    expect(Object.keys(output).length).toBeGreaterThan(90)
    expect(output['assetInfo ']).toContain(lot.assetsId)
    expect(output['favouritesPage ']).toContain(lot.assetsId)
    expect(output['push']).toContain(lot.assetsId)
    expect(leaks(output)).toEqual([])

    advance(lot.closesAt - exchange.now())
    expect(lot.status).toBe('DEAL_PUBLICITY')
    const opened = leaks(await allOutput(exchange, lot))
    expect(opened).toEqual(
      expect.arrayContaining(['assetInfo ', 'quotesPage ', 'assetsByIds ', 'favouritesPage ', 'push']),
    )
  })

  test('no bidder is named, and the shown price is the start price', async () => {
    const { exchange, lot, count } = sealedRoom(mode)
    const { records, total } = await dataOf(exchange, quotesPage, { assetsId: lot.assetsId })
    expect(total).toBe(count)
    expect(records.map(({ bidNo, amount }) => [bidNo, amount])).toEqual(records.map(() => ['****', null]))
    const rows = (await dataOf(exchange, hallPage, { size: 100 })).records
    const row = rows.find(({ assetsId }) => assetsId === lot.assetsId)!
    expect([row.biddingPrice, row.biddingCount, premiumRate(row)]).toEqual([null, count, '---'])
    const tick = exchange.market.ticks().find(({ assetsId }) => assetsId === lot.assetsId)!
    expect([tick.biddingPrice, tick.biddingCount, premiumRate({ ...row, ...tick })]).toEqual([null, count, '---'])
  })

  test('price filter, order and best rate do not reveal it', async () => {
    const { exchange, lot } = sealedRoom(mode)
    lot.unitName = null
    lot.startPrice = '5000000'
    const finds = async (priceFrom: string, priceTo: string) =>
      (await dataOf(exchange, assetsPage, { priceFrom, priceTo, status: 'bidding', size: 100 })).records.some(
        ({ assetsId }) => assetsId === lot.assetsId,
      )
    expect(await finds('1000000000000', '')).toBe(false)
    expect(await finds('5000000', '5000000.01')).toBe(true)
    const dearest = await dataOf(exchange, assetsPage, { order: 'price-down' })
    expect(dearest.records[0]!.assetsId).not.toBe(lot.assetsId)
    expect((await dataOf(exchange, biddingData, {})).maxAssetsId).not.toBe(lot.assetsId)
  })

  test('a suspension or an end before the opening does not unseal it', async () => {
    const { exchange, lot } = sealedRoom(mode)
    for (const status of ['PAUSED', 'TERMINATED'] as const) {
      lot.status = status
      expect(leaks(await allOutput(exchange, lot))).toEqual([])
    }
  })
})

describe('during the second stage of 两阶段', () => {
  test('its amount is in no answer and in no event; after the opening, it is', async () => {
    const { exchange, advance, lot, open } = sealedStage()
    expect(leaks(await allOutput(exchange, lot))).toEqual([])
    expect(lot.quotes.map(({ bidNo }) => bidNo)).toEqual(open)
    const { records } = await dataOf(exchange, quotesPage, { assetsId: lot.assetsId, size: 100 })
    expect(records.map(({ bidNo }) => bidNo)).toEqual(open.toReversed())

    advance(lot.closesAt - exchange.now())
    expect(lot.quotes.map(({ bidNo }) => bidNo)).toEqual([...open, '8642'])
    expect(leaks(await allOutput(exchange, lot))).toEqual(expect.arrayContaining(['quotesPage ', 'push']))
  })

  test('a sealed quote is pushed as a change of state, without the quote', () => {
    const { exchange, lot } = sealedStage()
    const topic = `lot:${lot.assetsId}`
    const { epoch, seq } = exchange.hub.answerPoll([{ topic }], anonymous).messages[0] as { epoch: string; seq: number }
    exchange.take('quoteOnce', { assetsId: lot.assetsId, bidNo: '8641' }, anonymous)
    expect(exchange.rooms.find(lot.assetsId).room.bids.at(-1)?.sealed).toBe(true)
    const [replay] = exchange.hub.answerPoll([{ topic, epoch, seq }], anonymous).messages
    const frames = replay?.kind === 'replay' ? replay.frames : []
    expect(frames.map(({ type }) => type)).toEqual(['status'])
    expect(frames[0]?.data).not.toHaveProperty('quote')
  })

  test('an end before the opening does not unseal it', async () => {
    const { exchange, lot, open } = sealedStage()
    const command = { kind: 'terminate', reason: '交易所核查' } as const
    exchange.take('interveneInRoom', { roomId: lot.assetsId, command }, anonymous)
    expect(lot.status).toBe('TERMINATED')
    expect(lot.quotes.map(({ bidNo }) => bidNo)).toEqual(open)
    expect(leaks(await allOutput(exchange, lot))).toEqual([])
  })
})
