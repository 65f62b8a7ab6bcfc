import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { assetInfo } from '#src/api/endpoints/assets.ts'
import { calendarOf } from '#src/api/endpoints/calendar.ts'
import { roadshowPage } from '#src/api/endpoints/roadshow.ts'
import { calendarMonth } from '#src/model/content/calendar.ts'
import { dayMs } from '#src/model/time/units.ts'
import { ask, dataOf, testExchange } from '#tests/support/exchange.ts'

type Exchange = ReturnType<typeof testExchange>['exchange']

const eventsIn = async (exchange: Exchange, month: string) => (await dataOf(exchange, calendarOf, { month })).events

describe('[CT-10] the calendar of the exchange', () => {
  test('has the roadshows and the dates of the projects in the order of time, as the pages of both show them', async () => {
    const { exchange } = testExchange()
    const events = await eventsIn(exchange, '2026-03')
    expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).toSorted((one, other) => one - other))
    const { records } = await dataOf(exchange, roadshowPage, { size: 100 })
    const inMarch = (at: number) =>
      at >= Date.parse('2026-03-01T00:00+08:00') && at < Date.parse('2026-04-01T00:00+08:00')
    const shown = events.filter(({ kind }) => kind === 'roadshow')
    expect(shown).toHaveLength(8)
    expect(shown.map(({ roadshowId, at, isCancelled }) => `${roadshowId} ${at} ${isCancelled}`).toSorted()).toEqual(
      records
        .filter(({ startsAt }) => inMarch(startsAt))
        .map(({ id, startsAt, isCancelled }) => `${id} ${startsAt} ${isCancelled}`)
        .toSorted(),
    )
    const { assetsId } = events.find(({ asset }) => asset.assetsId === 'A10060')!.asset
    const asset = await dataOf(exchange, assetInfo, { assetsId })
    const dates = [...(await eventsIn(exchange, '2026-03')), ...(await eventsIn(exchange, '2026-04'))].filter(
      (one) => one.asset.assetsId === assetsId && one.kind !== 'roadshow',
    )
    expect(dates.map(({ id, at, title }) => [id, at, title])).toEqual([
      ['A10060-enrol', asset.enrolUntil, asset.assetsName],
      ['A10060-bid', asset.bidFrom, asset.assetsName],
    ])
  })

  test('has no dates of suspended and terminated projects, of lots, and of what is not published', async () => {
    const { exchange } = testExchange()
    const all = (
      await Promise.all(['2026-02', '2026-03', '2026-04', '2026-05'].map((one) => eventsIn(exchange, one)))
    ).flat()
    const listingOf = (id: string) => exchange.tables.listings.get(id)!
    const dated = all.filter(({ kind }) => kind !== 'roadshow').map(({ asset }) => listingOf(asset.assetsId))
    expect(dated.length).toBeGreaterThan(100)
    expect(dated.filter(({ status }) => ['PAUSED', 'TERMINATED'].includes(status))).toEqual([])
    expect(dated.filter(({ packageId }) => packageId !== null)).toEqual([])
    expect(all.some(({ roadshowId }) => roadshowId === 'LY0014')).toBe(false)
  })

  test('announces roadshows as they are published; a month begins at midnight in Shanghai', async () => {
    const { exchange, advance } = testExchange()
    advance(11 * dayMs)
    const march = await eventsIn(exchange, '2026-03')
    expect(march.some(({ roadshowId }) => roadshowId === 'LY0014')).toBe(true)
    for (const { at } of march) expect(new Date(at + 8 * 3_600_000).toISOString().slice(0, 7)).toBe('2026-03')
  })

  test('refuses what is no month, or too far away', async () => {
    const { exchange } = testExchange()
    for (const month of ['2026-13', '2024-02', '2027-04'])
      expect(await ask(exchange, calendarOf, { month })).toMatchObject({ code: 400, msg: '日历没有这个月份' })
    expect(await ask(exchange, calendarOf, { month: 'March' })).toMatchObject({ code: 400 })
    expect((await ask(exchange, calendarOf, { month: '2024-03' })).code).toBe(200)
  })

  test('events of kinds that the portal does not know are left out', () => {
    const known = { id: 'e', kind: 'bidding', title: '甲', at: 1, asset: { assetsId: 'A1', assetsName: '甲' } }
    const { events } = z.parse(calendarMonth, { month: '2026-03', events: [known, { ...known, kind: 'party' }, null] })
    expect(events.map(({ id, kind, isCancelled }) => [id, kind, isCancelled])).toEqual([['e', 'bidding', false]])
  })
})
