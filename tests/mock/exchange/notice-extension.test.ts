import { expect, test } from 'vitest'
import { recordOf } from '#src/mock/exchange/bidding/rooms/public-record.ts'
import { enrolmentOf } from '#src/mock/exchange/listings/lifecycle.ts'
import { fullDetailsOf } from '#src/mock/exchange/seed/listings/full-details.ts'
import type { Exchange } from '#src/mock/worlds.ts'
import { dateTime } from '#src/model/time/shanghai.ts'
import { memoryJournal, testExchange } from '#tests/support/exchange.ts'
import { actorOf, depositOf, enrolled, transfer, userNamed } from '../support/enrolment.ts'

const dayMs = 86_400_000
const twice = 'A20065'
const fixedPrice = 'A20091'

const listingOf = (exchange: Exchange, assetsId: string) => exchange.tables.listings.get(assetsId)!
const noticesOf = (exchange: Exchange, assetsId: string) =>
  [...exchange.tables.notices.values()].filter((notice) => notice.assetsId === assetsId && notice.noticeType === 8)
const datesOf = (exchange: Exchange, assetsId: string) => {
  const listing = listingOf(exchange, assetsId)
  const { enrolFrom, enrolUntil, depositUntil } = enrolmentOf(listing)
  return [enrolFrom, enrolUntil, depositUntil, listing.opensAt, listing.closesAt].map(dateTime)
}

/** To just after the enrolment for a listing has ended. */
function toEndOfEnrolment({ exchange, advance }: ReturnType<typeof testExchange>, assetsId: string) {
  advance(enrolmentOf(listingOf(exchange, assetsId)).enrolUntil - exchange.now() + 1000)
}
function toOpening({ exchange, advance }: ReturnType<typeof testExchange>, assetsId: string) {
  advance(listingOf(exchange, assetsId).opensAt - exchange.now() + 1000)
}

test('[A9] without an applicant the notice is extended by five working days, twice as it announces, and then the lot fails', () => {
  const journal = memoryJournal()
  const world = testExchange({ journal })
  const { exchange, advance } = world
  const follower = userNamed(exchange, 'person')
  exchange.take('addFavourite', { assetsId: twice }, actorOf(follower))
  const listing = listingOf(exchange, twice)
  expect(datesOf(exchange, twice)).toEqual([
    '2026-02-27 16:44',
    '2026-03-20 14:00',
    '2026-03-22 14:00',
    '2026-03-23 14:00',
    '2026-03-23 18:00',
  ])
  expect(fullDetailsOf(exchange.tables, listing).terms).toContain(
    '延期挂牌：公告期满未征集到意向方的，按 5 个工作日为一个周期延长信息披露，最多延长 2 个周期，其他条件不变；周期用尽仍未征集到意向方的，不再延长。',
  )

  toEndOfEnrolment(world, twice)
  expect(listing.status).toBe('EXTENDED')
  expect(datesOf(exchange, twice)).toEqual([
    '2026-02-27 16:44',
    '2026-03-27 14:00',
    '2026-03-29 14:00',
    '2026-03-30 14:00',
    '2026-03-30 18:00',
  ])
  const [first] = noticesOf(exchange, twice)
  expect(first).toMatchObject({ publishDate: '2026-03-20 14:00:00' })
  expect(first!.content).toContain('本次为第 1 个延长周期，最多 2 个')
  expect(exchange.mailbox.of(follower.id)[0]).toMatchObject({
    title: '项目延期挂牌',
    link: `/newsDetailZxdt?newsId=${first!.id}`,
  })
  expect(fullDetailsOf(exchange.tables, listing).terms.join()).toContain('现为第 1 个延长周期。')

  // The dates from before the extension bring nothing about any more.
  advance(4 * dayMs)
  expect(listing.status).toBe('EXTENDED')
  exchange.take('removeFavourites', { assetsIds: [twice] }, actorOf(follower))
  expect(testExchange({ journal }).exchange.tables).toEqual(exchange.tables)

  toEndOfEnrolment(world, twice)
  expect(listing.status).toBe('EXTENDED')
  expect(datesOf(exchange, twice).slice(1, 4)).toEqual(['2026-04-03 14:00', '2026-04-06 14:00', '2026-04-07 14:00'])
  expect(noticesOf(exchange, twice).map(({ id }) => id)).toEqual(['G8-A20065-e1', 'G8-A20065-e2'])

  toEndOfEnrolment(world, twice)
  expect(listing.status).toBe('CLOSED')
  advance(listing.closesAt - exchange.now() + 1000)
  expect(listing.status).toBe('FAILED')
  expect(recordOf(exchange, twice).result).toMatchObject({ kind: 'FAILED', reason: 'NO_BIDDER' })
})

test('[A9] an extended listing takes enrolments, and its new room has one cycle less and the old address', () => {
  const world = testExchange()
  const { exchange, advance } = world
  const listing = listingOf(exchange, twice)
  // A page that waits for the room has made it before the extension.
  expect(exchange.rooms.viewFor(twice, null)).toMatchObject({ rules: { cycles: { most: 2, left: 2 } }, version: 0 })
  toEndOfEnrolment(world, twice)
  expect(exchange.rooms.viewFor(twice, null)).toMatchObject({
    rules: { cycles: { most: 2, left: 1 } },
    version: 1,
    phase: { name: 'NOT_STARTED', end: listing.opensAt },
  })
  const ids = ['person', 'company'].map((name) => {
    const id = enrolled(exchange, listing, userNamed(exchange, name))
    transfer(exchange, id, listing.deposit)
    return id
  })
  expect(ids.map((id) => exchange.enrolments.find(id)!.state)).toEqual(['QUALIFIED', 'QUALIFIED'])
  toEndOfEnrolment(world, twice)
  expect(listing.status).toBe('CLOSED')
  toOpening(world, twice)
  expect(listing.status).toBe('BIDDING')
  const [winner] = ids.map((id) => exchange.enrolments.find(id)!)
  const { phase } = exchange.rooms.viewFor(twice, null)
  const request = {
    roomId: twice,
    phaseId: phase.id,
    stage: null,
    amount: listing.startPrice,
    idemKey: 'key-of-this-quote',
  }
  expect(exchange.take('quoteInRoom', { request }, { userId: winner!.userId, visitor: '' })).toMatchObject({
    accepted: true,
  })
  advance(listing.closesAt - exchange.now() + dayMs)
  expect(listing.status).toBe('DEAL_PUBLICITY')
  expect(winner!.state).toBe('WON')
})

test('[A9] a fixed price that nobody takes: the deposit goes back, the old record stays, and one may enrol again', () => {
  const world = testExchange()
  const { exchange, advance } = world
  const listing = listingOf(exchange, fixedPrice)
  const person = userNamed(exchange, 'person')
  const id = enrolled(exchange, listing, person)
  transfer(exchange, id, listing.deposit)
  toEndOfEnrolment(world, fixedPrice)
  expect(listing.status).toBe('CLOSED')
  const { closesAt, opensAt } = listing
  advance(closesAt - exchange.now() + 1000)
  expect(listing.status).toBe('EXTENDED')
  expect(listing.opensAt).toBeGreaterThan(opensAt + 6 * dayMs)
  expect(exchange.enrolments.find(id)).toMatchObject({ state: 'EXPIRED' })
  expect(depositOf(exchange, id).refund).toMatchObject({ state: 'asked', amount: listing.deposit })
  expect(recordOf(exchange, `${fixedPrice}~1`)).toMatchObject({
    roomId: fixedPrice,
    opensAt,
    result: { kind: 'EXTEND', reason: 'NO_QUOTE', at: closesAt },
  })
  expect(exchange.rooms.viewFor(fixedPrice, null)).toMatchObject({
    result: null,
    rules: { cycles: { most: 1, left: 0 } },
  })
  expect(noticesOf(exchange, fixedPrice)[0]!.content).toContain('竞价到期无人受理')

  const again = enrolled(exchange, listing, person)
  expect(again).not.toBe(id)
  transfer(exchange, again, listing.deposit)
  expect(exchange.enrolments.find(again)).toMatchObject({ state: 'QUALIFIED' })
})
