import { priceName } from '#src/model/asset-kind/labels.ts'
import { describe, expect, test } from 'vitest'
import type { ListingRow } from '#src/model/listing/schema.ts'
import { isSealed } from '#src/model/listing/sealed.ts'
import { listingStateLabels } from '#src/model/listing/state/labels.ts'
import { type ShownTime, shownTime } from '#src/model/listing/shown-time.ts'
import {
  bidPriceOf,
  countdownOf,
  listedDay,
  type ShownPrice,
  shownPrice,
  shownPriceName,
} from '#src/model/listing/summary.ts'
import { sampleListing, type RowVariant } from '#tests/support/listing-row.ts'

const deadline = Date.parse('2026-11-21T12:00:00+08:00')
const listed = { kind: 'listed', date: '2026-11-01' } as const

describe('the summary of a listing', () => {
  test.each<[RowVariant, ShownPrice, string, ShownTime]>([
    ['physical', { kind: 'current', amount: '1124000' }, '当前价', { kind: 'countdown', counts: '距结束', deadline }],
    [
      'equity',
      { kind: 'start', amount: '1000000' },
      '起始价',
      { kind: 'enrolment', until: Date.parse('2026-11-21T10:00:00+08:00') },
    ],
    ['capitalIncrease', { kind: 'start', amount: '1000000' }, '起始价', listed],
    [
      'lease',
      { kind: 'current', amount: '41' },
      priceName('current', '6'),
      { kind: 'countdown', counts: '距结束', deadline },
    ],
    [
      'cooperation',
      { kind: 'start', amount: '1000000' },
      '起始价',
      { kind: 'countdown', counts: '距开始', deadline: Date.parse('2026-11-20T11:00:00+08:00') },
    ],
    ['package', { kind: 'current', amount: '1124000' }, '当前价', { kind: 'countdown', counts: '距结束', deadline }],
    ['sealed', { kind: 'start', amount: '1000000' }, '起始价', { kind: 'countdown', counts: '距结束', deadline }],
    ['falling', { kind: 'current', amount: '900000' }, '当前价', { kind: 'countdown', counts: '距结束', deadline }],
    ['paused', { kind: 'current', amount: '1124000' }, '当前价', listed],
    ['ended', { kind: 'best', amount: '1124000' }, '最高报价', listed],
    ['sold', { kind: 'deal', amount: '1124000' }, '成交价', listed],
  ])('[LS-04] price, name of the price, and time: %s', (variant, price, name, time) => {
    const row = sampleListing(variant)
    expect(shownPrice(row)).toEqual(price)
    expect(shownPriceName(row)).toBe(name)
    expect(shownTime(row)).toEqual(time)
  })
})

describe('the shown price', () => {
  test.each<[Partial<ListingRow>, ShownPrice]>([
    [{ startPrice: '100' }, { kind: 'start', amount: '100' }],
    [
      { startPrice: '100', biddingPrice: '100.00', biddingCount: 0 },
      { kind: 'start', amount: '100.00' },
    ],
    [
      { startPrice: '100', biddingPrice: '100', biddingCount: 1 },
      { kind: 'current', amount: '100' },
    ],
    [
      { biddingPrice: '120', biddingCount: 0 },
      { kind: 'current', amount: '120' },
    ],
    [
      { startPrice: '100', biddingPrice: '0', biddingCount: 4 },
      { kind: 'start', amount: '100' },
    ],
    // A sale by agreement: there is a price, and no bid.
    [
      { startPrice: '100', biddingPrice: '100', biddingCount: 0, status: 'DONE' },
      { kind: 'deal', amount: '100' },
    ],
    // The exchange gives no deal price.
    [
      { startPrice: '100', biddingCount: 2, status: 'DONE' },
      { kind: 'start', amount: '100' },
    ],
    [{}, { kind: 'start', amount: null }],
  ])('of %j is %j', (row, price) => {
    expect(shownPrice(row)).toEqual(price)
  })
})

describe('the shown time', () => {
  test('enrolment during the bidding ends with the countdown where there is one', () => {
    const row = sampleListing('equity', { status: 'NOTICE_BIDDING', enrolUntil: 7 })
    expect(shownTime(row)).toEqual({ kind: 'enrolment', until: 7 })
    expect(shownTime({ ...row, deadline: 9 })).toEqual({ kind: 'countdown', counts: '距结束', deadline: 9 })
  })

  test.each([null, 0, -1])('[HM-10] a deadline of %s has no countdown', (deadlineOfRow) => {
    const row = sampleListing('physical', { deadline: deadlineOfRow })
    expect(countdownOf(row)).toBeNull()
    expect(shownTime(row)).toEqual(listed)
  })

  test('a row without any time has none, and an unreadable date is none', () => {
    expect(shownTime({ status: 'PRE' })).toBeNull()
    expect(listedDay({ publishDate: '十一月' })).toBeUndefined()
    expect(listedDay({ publishDate: '2026-11-01' })).toBe('2026-11-01')
  })
})

test('a price is the current one only while there may be bids, and that of a deal only while there is one', () => {
  const bid = { startPrice: '100', biddingPrice: '120', biddingCount: 2 }
  const names = Object.keys(listingStateLabels).map((status) => [status, shownPriceName({ ...bid, status })])
  expect(Object.fromEntries(names)).toEqual({
    PRE: '当前价',
    NOTICE: '当前价',
    EXTENDED: '当前价',
    NOTICE_BIDDING: '当前价',
    CLOSED: '当前价',
    REVIEW: '当前价',
    WAIT_BID: '当前价',
    BIDDING: '当前价',
    DELAY: '当前价',
    PRIORITY: '当前价',
    PAUSED: '当前价',
    BID_END: '最高报价',
    DEAL_PUBLICITY: '成交价',
    SIGNING: '成交价',
    SETTLING: '成交价',
    DONE: '成交价',
    FAILED: '最高报价',
    TERMINATED: '最高报价',
  })
  expect(['', null, 'constructor'].map((status) => bidPriceOf({ status }))).toEqual(['current', 'current', 'current'])
  // Nobody has bid: what is shown is where bidding would have begun.
  for (const status of ['FAILED', 'TERMINATED'])
    expect(shownPriceName({ startPrice: '100', biddingPrice: null, biddingCount: 0, status })).toBe('起始价')
})

test('bids are sealed until the opening', () => {
  const sealed = sampleListing('sealed')
  expect(isSealed(sealed)).toBe(true)
  expect(isSealed({ ...sealed, biddingCount: 0, status: 'WAIT_BID' })).toBe(false)
  expect(isSealed({ ...sealed, status: 'DONE', biddingPrice: '5' })).toBe(false)
  expect(isSealed({ ...sealed, mode: 'ongoing' })).toBe(false)
})
