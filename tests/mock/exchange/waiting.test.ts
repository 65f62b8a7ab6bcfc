import { expect, test } from 'vitest'
import { bidModes } from '#src/model/listing/detail.ts'
import { detailsOf } from '#src/mock/exchange/seed/listings/details.ts'
import { testExchange } from '#tests/support/exchange.ts'

const leastMs = 2 * 60_000

test('[BD-03] when a world starts each mode has a room of one asset, without a reserve, that still admits bidders', () => {
  const { exchange } = testExchange()
  const admitting = exchange.market
    .upcoming()
    .filter((listing) => !listing.isPackage && !detailsOf(listing).hasReserve)
    .filter(({ enrolEndsAt }) => (enrolEndsAt ?? 0) - exchange.now() > leastMs)
  expect(new Set(admitting.map(({ mode }) => mode))).toEqual(new Set(bidModes))
})
