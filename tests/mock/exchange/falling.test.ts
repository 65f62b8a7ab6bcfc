import { expect, test } from 'vitest'
import { roomSnapshotOf } from '#src/api/endpoints/bidding.ts'
import { advance } from '#src/mock/exchange/bidding/engine/engine.ts'
import { configOf } from '#src/mock/exchange/bidding/engine/presets.ts'
import { createRoom } from '#src/mock/exchange/bidding/engine/room.ts'
import { plansFor } from '#src/mock/exchange/bidding/rooms/bots.ts'
import { practiceGroup } from '#src/mock/exchange/bidding/rooms/practice.ts'
import { dataOf, testExchange } from '#tests/support/exchange.ts'

const minute = 60_000

test('[BD-16] while a price falls, the listing closes when the floor has been on offer for a full stage', async () => {
  const { exchange, advance: move } = testExchange()
  const listing = exchange.market.upcoming().find(({ mode, isPackage }) => mode === 'dutch-auction' && !isPackage)!
  const plannedAt = listing.closesAt
  move(listing.opensAt - exchange.now() + 1)
  const { ladder } = await dataOf(exchange, roomSnapshotOf, { roomId: listing.assetsId })
  const everyMs = ladder![0]!.until - ladder![0]!.from
  const closesAt = listing.opensAt + 21 * everyMs
  expect([ladder!.length, ladder!.at(-1)!.until, listing.closesAt]).toEqual([21, closesAt, closesAt])
  // Each of the 21 stages is rounded down to a second of the time that the room was given.
  expect(plannedAt - closesAt).toBeGreaterThanOrEqual(0)
  expect(plannedAt - closesAt).toBeLessThan(21_000)
  move(2 * everyMs)
  expect(listing.closesAt).toBe(closesAt)
  move(closesAt - 1 - exchange.now())
  expect(listing.status).toBe('BIDDING')
  move(1)
  expect([listing.status, listing.closesAt]).toEqual(['FAILED', closesAt])
})

test('[BD-16] a bot accepts in the last fifth of a Dutch auction, within the stage that it has in mind', () => {
  const given = {
    mode: 'dutch-auction',
    P0: '1000',
    top: '1000',
    floor: '950',
    dropStep: '10',
    dropMs: minute,
  } as const
  const group = practiceGroup('none', 'dutch-auction', { key: '', guest: 'guest', now: 0, tries: 1 })
  const instants = Array.from({ length: 40 }, (_, index) => {
    const config = configOf({ roomId: `R${index}`, assetsId: 'A', opensAt: 0, ...given })
    return plansFor(group, advance(createRoom(config, [], 0), 0).room).map(({ at }) => at)
  }).flat()
  expect(instants.length).toBeGreaterThan(10)
  expect(instants.every((at) => at >= 240_000 && at <= 288_000)).toBe(true)
})
