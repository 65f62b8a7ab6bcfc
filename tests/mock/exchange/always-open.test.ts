import { describe, expect, test } from 'vitest'
import { type BidMode, bidModes, sealedModes } from '#src/model/listing/detail.ts'
import { enrolmentOf } from '#src/mock/exchange/listings/lifecycle.ts'
import type { Exchange } from '#src/mock/worlds.ts'
import type { Listing } from '#src/mock/exchange/tables.ts'
import { testExchange } from '#tests/support/exchange.ts'
import { isNightly } from '#tests/support/nightly.ts'

const minuteMs = 60_000
const hours = isNightly ? 80 : 24
/** Time to find the room, enrol and be admitted before its admission closes. */
const leastMs = 2 * minuteMs

const openModes = bidModes.filter((mode) => !sealedModes.has(mode))

const missingOf = (wanted: readonly BidMode[], listings: readonly Listing[]): BidMode[] =>
  wanted.filter((mode) => !listings.some((listing) => listing.mode === mode))

const admittingRooms = (exchange: Exchange): Listing[] =>
  exchange.market
    .upcoming()
    .filter((listing) => !listing.isPackage && enrolmentOf(listing).enrolUntil - exchange.now() >= leastMs)

/** Steps of ten minutes and forty seconds: slots change at whole five minutes plus up to 38 seconds. */
function walk(bots: boolean, look: (exchange: Exchange) => object): object[] {
  const { exchange, advance } = testExchange({ bots })
  return Array.from({ length: hours * 6 }, () =>
    [9 * minuteMs + 20_000, 40_000].map((ms) => {
      const at = advance(ms)
      return { at: at - exchange.startedAt, ...look(exchange) }
    }),
  ).flat()
}

describe(`at every instant of ${hours} hours`, () => {
  test('[BD-03] a room of each mode waits and admits bidders, and bots keep one of each open mode running', () => {
    const quoted = new Set<BidMode>()
    const found = walk(true, (exchange) => {
      const running = exchange.market.biddingNow()
      for (const { mode, quotes } of running) if ((quotes.at(-1)?.at ?? 0) > exchange.startedAt) quoted.add(mode)
      return { waiting: missingOf(bidModes, admittingRooms(exchange)), running: missingOf(openModes, running) }
    })
    expect(found).toHaveLength(hours * 12)
    expect(found).toEqual(found.map((at) => ({ ...at, waiting: [], running: [] })))
    // A room of first-come-first-served ends with its only quote.
    expect([...quoted].toSorted()).toEqual(['final', 'once-off', 'ongoing', 'phased', 'two-stage', 'v-shaped'])
  }, 60_000)

  test('[BD-03] also without any bids', () => {
    const found = walk(false, (exchange) => ({ waiting: missingOf(bidModes, admittingRooms(exchange)) }))
    expect(found).toEqual(found.map((at) => ({ ...at, waiting: [] })))
  }, 60_000)
})
