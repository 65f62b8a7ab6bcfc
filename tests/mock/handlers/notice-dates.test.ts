import { describe, expect, test } from 'vitest'
import { noticeInfoDetail } from '#src/api/endpoints/notice.ts'
import { noticeType } from '#src/model/notice/schema.ts'
import { addWorkingDays } from '#src/model/time/working-days.ts'
import { announce } from '#src/mock/exchange/market/notices.ts'
import { datesAfterDeal, enrolmentOf } from '#src/mock/exchange/listings/lifecycle.ts'
import { deadlinesOf } from '#src/mock/exchange/seed/notices/deadlines.ts'
import { dataOf, someFriday, testExchange } from '#tests/support/exchange.ts'

const { exchange } = testExchange()
const { notices, listings } = exchange.tables
const ofType = (type: number) =>
  [...notices.values()].filter((notice) => notice.noticeType === type && notice.publishedAt <= exchange.now())
const listingOf = ({ assetsId }: { assetsId?: string | null | undefined }) => listings.get(assetsId!)!
const at = (text: string) => Date.parse(`${text}+08:00`)

describe('[CT-03] the dates that follow from a notice', () => {
  test('are counted in working days', () => {
    const listing = [...listings.values()].find(({ status }) => status === 'DONE')!
    // A Friday before the national day; the holidays and the swapped days are left out.
    const closing = { ...listing, closesAt: at('2025-09-26T10:00:00') }
    expect(deadlinesOf(closing, noticeType.dealPublicity, someFriday)).toEqual([
      { kind: 'publicity', at: at('2025-10-03T10:00:00'), workingDays: null },
      { kind: 'contract', at: at('2025-10-14T17:00:00'), workingDays: 5 },
    ])
    expect(deadlinesOf(closing, noticeType.failure, someFriday)).toEqual([
      { kind: 'refund', at: at('2025-09-30T10:00:00'), workingDays: 3 },
    ])
    expect(deadlinesOf(closing, noticeType.deal, someFriday).map(({ kind }) => kind)).toEqual(['contract'])
    expect(deadlinesOf(closing, noticeType.filing, someFriday)).toEqual([])
  })

  test('of a bidding notice are those of its listing, the earliest first', async () => {
    const biddings = ofType(noticeType.bidding)
    expect(biddings.length).toBeGreaterThan(10)
    for (const { id, assetsId } of biddings) {
      const { deadlines } = await dataOf(exchange, noticeInfoDetail, { id })
      const { enrolUntil, depositUntil } = enrolmentOf(listingOf({ assetsId }))
      expect(deadlines!.map(({ kind, at: time }) => [kind, time])).toEqual([
        ['enrol', enrolUntil],
        ['deposit', depositUntil],
        ['bidding', listingOf({ assetsId }).opensAt],
      ])
    }
  })

  test('of a result and an end are those after the deal and of the refund', () => {
    const [publicity] = ofType(noticeType.dealPublicity)
    const dates = datesAfterDeal(listingOf(publicity!).closesAt)
    expect(publicity!.deadlines!.map((known) => known.at)).toEqual([dates.publicityUntil, dates.signBy])
    const [end] = ofType(noticeType.termination)
    expect(end!.deadlines).toEqual([{ kind: 'refund', at: addWorkingDays(end!.publishedAt, 3), workingDays: 3 }])
    const [resumed] = ofType(noticeType.resumption)
    expect(resumed!.deadlines!.map(({ kind }) => kind)).toEqual(['resume', 'enrol', 'deposit', 'bidding'])
  })

  test('a notice that a room writes has them as well', () => {
    const listing = [...listings.values()].find(({ status }) => status === 'WAIT_BID')!
    const tables = { notices: new Map() as typeof notices }
    announce(tables, listing, 'failure', listing.closesAt)
    expect([...tables.notices.values()].map(({ deadlines }) => deadlines)).toEqual([
      [{ kind: 'refund', at: addWorkingDays(listing.closesAt, 3), workingDays: 3 }],
    ])
  })
})

test('[CT-03] a bidding notice says that it was corrected once its clarification is published', async () => {
  const clarified = ofType(noticeType.clarification).map(({ assetsId, publishDate, publishedAt }) => ({
    id: `G${noticeType.bidding}-${assetsId}`,
    publishDate,
    publishedAt,
  }))
  expect(clarified.length).toBeGreaterThan(0)
  for (const { id, publishDate } of clarified) {
    const { correctedAt, correction } = await dataOf(exchange, noticeInfoDetail, { id })
    expect([correctedAt, correction]).toEqual([
      publishDate,
      '就标的范围、税费承担和交付时间发布了澄清公告；与本公告不一致的，以澄清公告为准。',
    ])
  }
  const others = ofType(noticeType.bidding).filter(({ id }) => !clarified.some((known) => known.id === id))
  const { correctedAt } = await dataOf(exchange, noticeInfoDetail, { id: others[0]!.id })
  expect(correctedAt).toBeUndefined()
})
