import { describe, expect, test } from 'vitest'
import { practiceBegin, ongoingQuote, roomSnapshotOf } from '#src/api/endpoints/bidding.ts'
import * as factor from '#src/api/endpoints/factor.ts'
import { Exchange } from '#src/mock/worlds.ts'
import { detailsOf } from '#src/mock/exchange/seed/listings/details.ts'
import { memoryJournal, testExchange } from '#tests/support/exchange.ts'
import { depositOf, enrolled, transfer, userNamed } from '../../../support/enrolment.ts'
import { askFrom, type Browser, dataFrom, signedInFrom } from '../../../support/second-factor.ts'

const minuteMs = 60_000
const home = { source: '203.0.113.1' }
const abroad = { source: '198.51.100.7' }

/** A bidder with a second factor, on a device that is not confirmed, in a room whose free period ends in so many minutes. */
async function inRoom(minutes: number) {
  const journal = memoryJournal()
  const { exchange, advance, clock } = testExchange({ journal })
  const listing = exchange.market
    .upcoming()
    .find((one) => !detailsOf(one).hasReserve && one.mode === 'ongoing' && !one.isPackage)!
  const user = userNamed(exchange, 'guarded')
  const id = enrolled(exchange, listing, user)
  transfer(exchange, id, depositOf(exchange, id).due)
  const roomId = listing.assetsId
  advance(listing.opensAt - exchange.now() + 1)
  advance(exchange.rooms.find(roomId).room.phase.end! - exchange.now() - minutes * minuteMs)
  const browser = await signedInFrom(exchange, 'guarded', home)
  const enter = (from: Browser = browser) => dataFrom(exchange, from, roomSnapshotOf, { roomId })
  const quote = async (from: Browser = browser, on: Exchange = exchange) => {
    const { room } = on.rooms.find(roomId)
    const input = { roomId, phaseId: room.phase.id, amount: listing.startPrice, idemKey: `key-${on.now()}` }
    return (await askFrom(on, from, ongoingQuote, input)).code
  }
  return { exchange, advance, clock, journal, browser, roomId, enter, quote }
}

describe('[ASVS 6.3.3] [BD-03] a bidder on a device that is not confirmed', () => {
  test('is asked before the first bid', async () => {
    const { exchange, roomId, enter, quote, browser } = await inRoom(6)
    await enter()
    expect(await quote()).toBe(4280)
    expect(exchange.rooms.find(roomId).room.bids).toEqual([])
    await dataFrom(exchange, browser, factor.confirmByFactor, { recovery: 'MNJNG-22222' })
    expect(await quote()).toBe(200)
  })

  test('is not asked in the last five minutes of a room in which the session was before; a restart changes nothing', async () => {
    const { exchange, advance, clock, journal, roomId, enter, quote } = await inRoom(6)
    await enter()
    advance(minuteMs - 1)
    expect(await quote()).toBe(4280)
    advance(1)
    expect(await quote()).toBe(200)
    const again = new Exchange({ world: 'test', seed: 'minjiang', real: clock.now, journal })
    expect(again.rooms.find(roomId).room.bids).toEqual(exchange.rooms.find(roomId).room.bids)
    expect(exchange.rooms.find(roomId).room.bids).toHaveLength(1)
  })

  test('is asked when it came in these minutes', async () => {
    const { exchange, roomId, enter, quote } = await inRoom(5)
    await enter()
    expect(await quote()).toBe(4280)
    expect(exchange.rooms.find(roomId).room.bids).toEqual([])
  })

  test('is asked when it was not in the room', async () => {
    const { advance, quote } = await inRoom(6)
    advance(2 * minuteMs)
    expect(await quote()).toBe(4280)
  })

  test('is asked where the session is used elsewhere, however early it came', async () => {
    const { advance, browser, enter, quote } = await inRoom(6)
    const thief = { bearer: browser.bearer, ...abroad }
    await enter(thief)
    await enter(browser)
    advance(2 * minuteMs)
    expect(await quote(thief)).toBe(4280)
    expect(await quote(browser)).toBe(200)
  })

  test('practises without a question', async () => {
    const { exchange, advance, browser } = await inRoom(6)
    const { roomId, practiceKey } = await dataFrom(exchange, browser, practiceBegin, { mode: 'ongoing' })
    advance(minuteMs)
    const { room } = exchange.rooms.find(roomId)
    const input = { roomId, phaseId: room.phase.id, amount: '1', idemKey: 'key-00000001', practiceKey }
    expect((await askFrom(exchange, browser, ongoingQuote, input)).code).not.toBe(4280)
  })
})

test('[ASVS 6.3.3] what the exchange asks of everybody is in the journal, and changes with a start', () => {
  const journal = memoryJournal()
  const make = (options: { factorsForAll?: boolean }) =>
    new Exchange({ world: 'test', seed: 'minjiang', real: () => 1_772_760_600_000, journal, ...options })
  expect(make({}).factors.isForAll()).toBe(false)
  expect(make({ factorsForAll: false }).factors.isForAll()).toBe(false)
  expect(journal.lines()).toHaveLength(1)
  expect(make({ factorsForAll: true }).factors.isForAll()).toBe(true)
  expect(make({}).factors.isForAll()).toBe(true)
  expect(make({ factorsForAll: true }).factors.isForAll()).toBe(true)
  expect(journal.lines()).toHaveLength(2)
  expect(make({ factorsForAll: false }).factors.isForAll()).toBe(false)
})

test('[ASVS 6.3.3] one demonstration account has an authenticator app and recovery codes', async () => {
  const { exchange } = testExchange()
  const browser = await signedInFrom(exchange, 'guarded', home)
  expect(await dataFrom(exchange, browser, factor.factorList, {})).toMatchObject({
    authenticator: { lastUsedAt: null },
    recoveryLeft: 10,
    confirmedUntil: null,
  })
})
