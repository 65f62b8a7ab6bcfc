import { expect, test } from 'vitest'
import type { Exchange } from '#src/mock/worlds.ts'
import { testExchange } from '#tests/support/exchange.ts'
import { bearerOf } from '../support/sign-in.ts'
import { sayAccount } from '../support/voices/account.ts'
import { askerOf, createClaims } from '../support/voices/claims.ts'
import { sayDetails, sayLists, sayPushed, sayRooms } from '../support/voices/market.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How long after its beginning a world is asked. */
const instants = [
  2_000,
  25_000,
  50_000,
  4 * minute,
  11 * minute,
  29 * minute,
  31 * minute,
  hour,
  5 * hour,
  day,
  3 * day,
  9 * day,
]
const accounts = ['newcomer', 'pending', 'rejected', 'person', 'company', 'priority', 'blacklisted', 'overdue']

const isLive = ({ tables }: Exchange, id: string) =>
  ['WAIT_BID', 'BIDDING', 'PAUSED'].includes(tables.listings.get(id)!.status)

test('[BD-03] whoever is asked at one instant says the same of state, deadline, price, deposit and counts', async () => {
  const { exchange, advance } = testExchange({ bots: true })
  const data = askerOf(exchange)
  const bearers = new Map<string, string>()
  let shared = 0
  for (const [place, at] of instants.entries()) {
    advance(at - (exchange.now() - exchange.startedAt))
    const claims = createClaims()
    const ids = await sayLists(claims, data)
    // Where nothing is going on, one look at all of it is enough.
    const chosen = ids.filter((id, index) => isLive(exchange, id) || index % instants.length === place)
    const lots = chosen.flatMap((id) => exchange.tables.listings.get(id)!.memberIds)
    sayPushed(claims, exchange, chosen)
    await sayDetails(claims, data, [...chosen, ...lots])
    await sayRooms(claims, data, exchange, [...chosen, ...lots])
    for (const name of accounts) {
      // A session is over after some hours, and a phone is sent few codes a day.
      if (place === 0 || at >= hour) bearers.set(name, bearerOf(exchange, name))
      await sayAccount(claims, data, exchange, name, bearers.get(name)!)
    }
    expect(claims.disputes()).toEqual([])
    shared += claims.shared()
  }
  expect(shared).toBeGreaterThan(30_000)
})
