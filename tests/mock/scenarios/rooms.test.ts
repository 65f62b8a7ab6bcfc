import { expect, test } from 'vitest'
import { assetsPage } from '#src/api/endpoints/assets.ts'
import { loadScenario } from '#src/mock/scenarios/scenarios.ts'
import { dataOf, testExchange } from '#tests/support/exchange.ts'

const hourMs = 3_600_000

test('a hundred more rooms are open, and stay so for an hour', async () => {
  const { exchange, advance } = testExchange()
  const before = exchange.market.biddingNow().length
  loadScenario(exchange, 'rooms')
  const page = await dataOf(exchange, assetsPage, { status: 'bidding', size: 100, current: 1 })
  expect([page.total, page.records.length]).toEqual([before + 100, 100])
  const opened = exchange.market.biddingNow().filter(({ assetsId }) => assetsId.startsWith('M'))
  expect(opened).toHaveLength(100)
  expect(opened.filter(({ closesAt }) => closesAt < exchange.now() + hourMs)).toEqual([])
  const [first] = opened
  advance(first!.closesAt - exchange.now())
  expect(first!.status).not.toBe('BIDDING')
})

test('the scenarios add up: a hundred more each time, and ten thousand assets, too', () => {
  const { exchange, advance } = testExchange()
  const open = () => {
    advance(0)
    return exchange.market.biddingNow().filter(({ assetsId }) => assetsId.startsWith('M')).length
  }
  loadScenario(exchange, 'rooms')
  loadScenario(exchange, 'rooms')
  expect(open()).toBe(200)
  loadScenario(exchange, 'many')
  const among = open()
  loadScenario(exchange, 'rooms')
  expect(open()).toBe(among + 100)
})
