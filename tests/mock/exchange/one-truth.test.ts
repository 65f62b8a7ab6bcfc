import { expect, test } from 'vitest'
import accounts from '#src/mock/accounts.json' with { type: 'json' }
import type { Exchange } from '#src/mock/worlds.ts'
import { testExchange } from '#tests/support/exchange.ts'
import { isNightly } from '#tests/support/nightly.ts'
import { bearerOf } from '../support/sign-in.ts'
import { recordAccount } from '../support/facts/account.ts'
import { callerOf, createFactLog } from '../support/facts/fact-log.ts'
import { recordDetails, recordLists, recordPushed, recordRooms } from '../support/facts/market.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Ages of the world at which it is read, in ms. */
const instants = isNightly
  ? [2_000, 25_000, 50_000, 4 * minute, 11 * minute, 29 * minute, 31 * minute, hour, 5 * hour, day, 3 * day, 9 * day]
  : [25_000, 11 * minute, 5 * hour, 9 * day]

const isLive = ({ tables }: Exchange, id: string) =>
  ['WAIT_BID', 'BIDDING', 'PAUSED'].includes(tables.listings.get(id)!.status)

test('[BD-03] all calls agree at one instant on state, deadline, price, deposit and counts', async () => {
  const { exchange, advance } = testExchange({ bots: true })
  const data = callerOf(exchange)
  const bearers = new Map<string, string>()
  let shared = 0
  for (const [place, at] of instants.entries()) {
    advance(at - (exchange.now() - exchange.startedAt))
    const log = createFactLog()
    const ids = await recordLists(log, data)
    // A listing without a live room is read once only.
    const chosen = ids.filter((id, index) => isLive(exchange, id) || index % instants.length === place)
    const lots = chosen.flatMap((id) => exchange.tables.listings.get(id)!.memberIds)
    recordPushed(log, exchange, chosen)
    await recordDetails(log, data, [...chosen, ...lots])
    await recordRooms(log, data, exchange, [...chosen, ...lots])
    for (const { loginName: name } of accounts.filter(({ isDisabled }) => !isDisabled)) {
      // A session expires after some hours, and a phone gets few codes a day.
      if (place === 0 || at >= hour) bearers.set(name, bearerOf(exchange, name))
      await recordAccount(log, data, exchange, name, bearers.get(name)!)
    }
    expect(log.disputes()).toEqual([])
    shared += log.shared()
  }
  expect(shared).toBeGreaterThan(isNightly ? 30_000 : 15_000)
})
