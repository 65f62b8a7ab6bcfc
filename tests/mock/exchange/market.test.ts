import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { rollingSlots } from '#src/mock/exchange/seed/listings/rolling.ts'
import { detailsOf } from '#src/mock/exchange/seed/listings/details.ts'
import type { Listing } from '#src/mock/exchange/tables.ts'
import { memoryJournal, someFriday, testExchange } from '#tests/support/exchange.ts'
import { isNightly } from '#tests/support/nightly.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const visitor = { userId: null, visitor: '' }

const rolling = (listings: ReadonlyMap<string, Listing>) =>
  [...listings.values()].filter(({ assetsId, packageId }) => assetsId.startsWith('R') && packageId === null)

/** A single asset that the highest quote wins, without a reserve above it. */
const isPlain = (listing: Listing): boolean =>
  listing.mode === 'ongoing' && !listing.isPackage && !detailsOf(listing).hasReserve

describe('the hall', () => {
  // Walks of fifty instants, each its own test: days of bots take time.
  test.each(isNightly ? [1, 2, 3, 4] : [1])(
    'is never empty, walk %i: at 50 instants at least 12 lots run and 12 wait, and no rooms accumulate',
    (walk) => {
      const jump = fc.oneof(
        { weight: 12, arbitrary: fc.integer({ min: 1, max: 10 * 60_000 }) },
        { weight: 3, arbitrary: fc.integer({ min: 1, max: dayMs }) },
        { weight: 1, arbitrary: fc.integer({ min: dayMs, max: 40 * dayMs }) },
      )
      let instants = 0
      fc.assert(
        fc.property(
          fc.integer({ min: 0, max: 400 * dayMs }),
          fc.array(jump, { minLength: 50, maxLength: 50 }),
          (later, jumps) => {
            const { exchange, advance } = testExchange({ startedAt: someFriday + later, bots: walk % 2 === 0 })
            for (const ms of jumps) {
              const now = advance(ms)
              instants += 1
              const [bidding, upcoming] = [exchange.market.biddingNow(), exchange.market.upcoming()]
              expect(bidding.length).toBeGreaterThanOrEqual(12)
              expect(upcoming.length).toBeGreaterThanOrEqual(12)
              expect(bidding.every(({ opensAt, closesAt }) => opensAt <= now && closesAt > now)).toBe(true)
              expect(upcoming.every(({ opensAt }) => opensAt > now)).toBe(true)
              expect(rolling(exchange.tables.listings).length).toBeLessThanOrEqual(rollingSlots.length * 3)
              expect(exchange.tables.listings.size).toBeLessThan(700)
            }
          },
        ),
        { numRuns: 1, seed: 20_260_306 + walk },
      )
      expect(instants).toBe(50)
    },
    30_000,
  )

  test('no two slots change at the same instant', () => {
    const fiveMinutes = 300_000
    expect(new Set(rollingSlots.map(({ phaseMs }) => phaseMs % fiveMinutes)).size).toBe(38)
    expect(rollingSlots.every(({ cycleMs, phaseMs }) => cycleMs % fiveMinutes === 0 && phaseMs < cycleMs)).toBe(true)
  })

  test('one long jump and many short steps lead to the same rooms', () => {
    const [jumped, walked] = [testExchange({ bots: true }), testExchange({ bots: true })]
    jumped.advance(2 * dayMs)
    for (let step = 0; step < 2 * 48; step += 1) walked.advance(hourMs / 2)
    expect(walked.exchange.now()).toBe(jumped.exchange.now())
    expect(jumped.exchange.tables).toEqual(walked.exchange.tables)
  })

  test('has packages with their members, and leases in their own units', () => {
    const { exchange } = testExchange()
    const lots = [...exchange.market.biddingNow(), ...exchange.market.upcoming()]
    // A room whose lot was taken early is over before its slot ends.
    expect(lots.length).toBeGreaterThanOrEqual(34)
    const packages = lots.filter(({ isPackage }) => isPackage)
    expect(packages.length).toBeGreaterThanOrEqual(5)
    for (const { memberIds, assetsId, status } of packages)
      for (const id of memberIds)
        expect(exchange.tables.listings.get(id)).toMatchObject({ packageId: assetsId, status })
    expect(lots.filter(({ unitName }) => unitName !== null).length).toBeGreaterThanOrEqual(8)
  })

  test('a jump of a year costs no more than one of a month: unseen rounds are skipped', () => {
    const stepsTo = (days: number): number => {
      const { advance, exchange } = testExchange({ bots: true })
      const due = vi.spyOn(exchange.timers, 'takeDue')
      advance(days * dayMs)
      expect(exchange.market.biddingNow().length).toBeGreaterThanOrEqual(12)
      return due.mock.results.filter(({ value }) => value !== null).length
    }
    const [month, year] = [stepsTo(31), stepsTo(366)]
    expect(year).toBeLessThan(1.1 * month)
  })
})

describe('a room', () => {
  const soonest = (exchange: ReturnType<typeof testExchange>['exchange']) => exchange.market.biddingNow().find(isPlain)!

  test('opens by its clock, and closes with its last quote as the price', () => {
    const { exchange, clock, advance } = testExchange()
    const lot = exchange.market.upcoming().find(isPlain)
    advance(lot!.opensAt - clock.now() - 1)
    expect(lot!.status).toBe('WAIT_BID')
    advance(1)
    expect(lot!.status).toBe('BIDDING')
    exchange.take('quoteOnce', { assetsId: lot!.assetsId, bidNo: '1001' }, visitor)
    exchange.take('quoteOnce', { assetsId: lot!.assetsId, bidNo: '1002' }, visitor)
    expect(lot!.quotes.map(({ amount }) => Number(amount))).toEqual([
      Number(lot!.startPrice),
      Number(lot!.startPrice) + Number(lot!.step),
    ])
    advance(lot!.closesAt - clock.now())
    expect(lot!.status).toBe('DEAL_PUBLICITY')
    expect(Number(lot!.dealYuan)).toBeCloseTo(
      (Number(lot!.totalYuan) * Number(lot!.quotes[1]!.amount)) / Number(lot!.startPrice),
      0,
    )
  })

  test('a quote within the last two minutes adds two minutes, an earlier one does not', () => {
    const { exchange, clock, advance } = testExchange()
    const lot = soonest(exchange)
    const end = lot.closesAt
    advance(end - clock.now() - 120_001)
    exchange.take('quoteOnce', { assetsId: lot.assetsId, bidNo: '1001' }, visitor)
    expect(lot.closesAt).toBe(end)
    advance(120_000)
    exchange.take('quoteOnce', { assetsId: lot.assetsId, bidNo: '1002' }, visitor)
    expect(lot.closesAt).toBe(end - 1 + 120_000)
    advance(120_000)
    expect(lot.status).toBe('DEAL_PUBLICITY')
  })

  test('no bidder can outbid the own quote, and a closed room accepts none', () => {
    const { exchange, clock, advance } = testExchange()
    const lot = soonest(exchange)
    for (const bidNo of ['1001', '1001', '1001']) exchange.take('quoteOnce', { assetsId: lot.assetsId, bidNo }, visitor)
    const count = lot.quotes.length
    expect(lot.quotes.filter(({ bidNo }) => bidNo === '1001')).toHaveLength(1)
    advance(lot.closesAt - clock.now())
    exchange.take('quoteOnce', { assetsId: lot.assetsId, bidNo: '1002' }, visitor)
    expect(lot.quotes).toHaveLength(count)
  })

  test('a quote for an unknown asset is refused, live and on replay', () => {
    const journal = memoryJournal()
    const { exchange } = testExchange({ journal })
    expect(() => exchange.take('quoteOnce', { assetsId: 'nothing', bidNo: '1' }, visitor)).toThrow('标的不存在')
    expect(testExchange({ journal }).exchange.tables).toEqual(exchange.tables)
  })

  test('a room without a quote has failed', () => {
    const { exchange, advance } = testExchange()
    const [lot] = exchange.market.upcoming()
    advance(lot!.closesAt - someFriday)
    expect([lot!.status, lot!.dealYuan]).toEqual(['FAILED', null])
  })
})

describe('the course of a seed listing', () => {
  test('from pre-disclosure through enrolment to its room', () => {
    const { exchange, advance } = testExchange({ bots: true })
    const listings = [...exchange.tables.listings.values()]
    const pre = listings.find(({ status }) => status === 'PRE')!
    const stateAt = (instant: number) => {
      advance(Math.max(0, instant - exchange.now()))
      return pre.status
    }
    const { opensAt, closesAt } = pre
    expect(
      [24 * dayMs + 1, 24 * dayMs, 3 * dayMs + 1, 3 * dayMs, dayMs + 1, dayMs, 1, 0].map((before) =>
        stateAt(opensAt - before),
      ),
    ).toEqual(['PRE', 'NOTICE', 'NOTICE', 'CLOSED', 'CLOSED', 'WAIT_BID', 'WAIT_BID', 'BIDDING'])
    expect(['DEAL_PUBLICITY', 'FAILED']).toContain(stateAt(closesAt + hourMs))
  })

  test('to a deal when there was a quote, and the deal is complete a week later', () => {
    const { exchange, advance } = testExchange()
    const lot = [...exchange.tables.listings.values()].find((known) => known.status === 'CLOSED' && isPlain(known))!
    advance(lot.opensAt - someFriday)
    exchange.take('quoteOnce', { assetsId: lot.assetsId, bidNo: '1001' }, visitor)
    advance(lot.closesAt - exchange.now())
    expect(lot.status).toBe('DEAL_PUBLICITY')
    advance(7 * dayMs - 1)
    expect(lot.status).toBe('DEAL_PUBLICITY')
    advance(1)
    expect(lot.status).toBe('DONE')
  })

  test('a publicity period is over a week after its room closed', () => {
    const { exchange, advance } = testExchange()
    const shown = [...exchange.tables.listings.values()].filter(
      ({ status, packageId, assetsId }) =>
        status === 'DEAL_PUBLICITY' && packageId === null && !assetsId.startsWith('R'),
    )
    expect(shown).toHaveLength(19)
    advance(8 * dayMs)
    expect(shown.every(({ status }) => status === 'DONE')).toBe(true)
  })

  test('a package changes state with its members', () => {
    const { exchange, advance } = testExchange()
    const whole = [...exchange.tables.listings.values()].find(
      ({ isPackage, status, assetsId }) => isPackage && status === 'NOTICE' && assetsId.startsWith('P'),
    )!
    advance(whole.opensAt - someFriday)
    expect(whole.status).toBe('BIDDING')
    expect(whole.memberIds.map((id) => exchange.tables.listings.get(id)?.status)).toEqual(
      whole.memberIds.map(() => 'BIDDING'),
    )
  })

  test('a suspended or terminated listing stays so', () => {
    const { exchange, advance } = testExchange()
    const halted = [...exchange.tables.listings.values()].filter(
      ({ status }) => status === 'PAUSED' || status === 'TERMINATED',
    )
    const before = halted.map(({ status }) => status)
    expect(before).toHaveLength(8)
    advance(60 * dayMs)
    expect(halted.map(({ status }) => status)).toEqual(before)
  })
})
