import { describe, expect, test } from 'vitest'
import { contract } from '#src/api/contract.ts'
import { assetsPage, quotesPage } from '#src/api/endpoints/assets.ts'
import { biddingData, hallPage } from '#src/api/endpoints/project.ts'
import type { Exchange } from '#src/mock/exchange/exchange.ts'
import { sheetOf } from '#src/mock/exchange/seed/sheet.ts'
import type { Listing } from '#src/mock/exchange/tables.ts'
import { filesOf } from '#src/mock/files/attachments.ts'
import { answerCall } from '#src/mock/handlers/answer.ts'
import { premiumRate } from '#src/model/listing/rules.ts'
import { dataOf, testExchange } from '#tests/support/exchange.ts'
import { inputsFor } from '../mount/contract-suite.ts'
import { bearerOf } from '../support/sign-in.ts'

const nobody = { userId: null, visitor: '' }
/** An amount that is nowhere else, and what it is in 万元 and above the start price. */
const secret = '1234567890123.45'
const traces = ['1234567890', '123456789.01', '123,456,789']

/** A sealed room in bidding, with one quote of that amount. */
function sealedRoom(mode: 'final' | 'once-off') {
  const { exchange, advance } = testExchange()
  const lot = exchange.market.biddingNow().find((listing) => listing.mode === mode)!
  lot.quotes = [{ seq: 1, bidNo: '8642', amount: secret, at: exchange.now() - 1000 }]
  return { exchange, advance, lot }
}

/** Everything that the exchange says to anybody: every call about that asset, and what is pushed. */
async function everythingSaid(exchange: Exchange, lot: Listing): Promise<Record<string, string>> {
  const bearer = bearerOf(exchange, 'person')
  exchange.take('addFavourite', { assetsId: lot.assetsId }, { userId: 'U0004', visitor: '' })
  const ask = async (method: string, path: string, input: object) => {
    const question = { method, path, input: input as Record<string, unknown>, bearer, visitor: 'browser-1' }
    const answer = await answerCall(exchange, question)
    return answer.kind === 'envelope' ? answer.envelope : { code: 0 }
  }
  const inputs = await inputsFor(ask, lot.assetsId)
  const said: Record<string, string> = {}
  // Whoever signs out hears nothing more.
  const calls = contract.filter(({ name, endpoint }) => name !== 'signOut' && endpoint.path !== '/oauth/token')
  for (const { name, endpoint } of calls)
    for (const size of [undefined, 100]) {
      const reply = await ask(endpoint.method, endpoint.path, { ...(size ? { size } : {}), ...inputs[name] })
      said[`${name} ${size ?? ''}`] = JSON.stringify(reply)
    }
  const topics = ['hall', `lot:${lot.assetsId}`].map((topic) => ({ topic }))
  said['push'] = JSON.stringify(exchange.hub.answerPoll(topics, nobody))
  said['tick'] = JSON.stringify(exchange.market.ticks())
  for (const { name, bytes } of filesOf(lot, sheetOf(lot))) said[name] = new TextDecoder().decode(bytes)
  return said
}

const told = (said: Record<string, string>): string[] =>
  Object.entries(said)
    .filter(([, text]) => traces.some((trace) => text.includes(trace)))
    .map(([name]) => name)

describe.each(['final', 'once-off'] as const)('while a room of mode %s runs', (mode) => {
  test('its amount is in no answer and in no push; once it is opened, it is', async () => {
    const { exchange, advance, lot } = sealedRoom(mode)
    const said = await everythingSaid(exchange, lot)
    expect(Object.keys(said).length).toBeGreaterThan(90)
    expect(said['assetInfo ']).toContain(lot.assetsId)
    expect(said['favouritesPage ']).toContain(lot.assetsId)
    expect(said['push']).toContain(lot.assetsId)
    expect(told(said)).toEqual([])

    advance(lot.closesAt - exchange.now())
    expect(lot.status).toBe('DEAL_PUBLICITY')
    const opened = told(await everythingSaid(exchange, lot))
    expect(opened).toEqual(
      expect.arrayContaining(['assetInfo ', 'quotesPage ', 'assetsByIds ', 'favouritesPage ', 'push']),
    )
  })

  test('nobody is named, and the price shown is the one it began with', async () => {
    const { exchange, lot } = sealedRoom(mode)
    const { records, total } = await dataOf(exchange, quotesPage, { assetsId: lot.assetsId })
    expect([total, records]).toEqual([1, [{ seq: 1, bidNo: '****', amount: null, at: lot.quotes[0]!.at }]])
    const rows = (await dataOf(exchange, hallPage, { size: 100 })).records
    const row = rows.find(({ assetsId }) => assetsId === lot.assetsId)!
    expect([row.biddingPrice, row.biddingCount, premiumRate(row)]).toEqual([null, 1, '---'])
    const tick = exchange.market.ticks().find(({ assetsId }) => assetsId === lot.assetsId)!
    expect([tick.biddingPrice, tick.biddingCount, premiumRate({ ...row, ...tick })]).toEqual([null, 1, '---'])
  })

  test('neither a price filter nor an order nor the best rate gives it away', async () => {
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

  test('what is suspended or ended before the opening stays sealed', async () => {
    const { exchange, lot } = sealedRoom(mode)
    for (const status of ['PAUSED', 'TERMINATED'] as const) {
      lot.status = status
      expect(told(await everythingSaid(exchange, lot))).toEqual([])
    }
  })
})
