import { describe, expect, test } from 'vitest'
import * as roadshow from '#src/api/endpoints/roadshow.ts'
import { roadshowState } from '#src/model/content/roadshow.ts'
import { enrolmentOf } from '#src/mock/exchange/listings/lifecycle.ts'
import { answerFile } from '#src/mock/mount/sites/files.ts'
import { dayMs, hourMs } from '#src/model/time/units.ts'
import { ask, dataOf, memoryJournal, testExchange } from '#tests/support/exchange.ts'
import { bearerOf } from '../support/sign-in.ts'

type Exchange = ReturnType<typeof testExchange>['exchange']

const all = async (exchange: Exchange, asked: object = {}) =>
  (await dataOf(exchange, roadshow.roadshowPage, { size: 100, ...asked })).records

describe('[CT-10] the roadshows of the exchange', () => {
  test('are of listed assets that take enrolments on their day, at an address or as a stream, with their material', async () => {
    const { exchange } = testExchange()
    const rows = await all(exchange)
    expect(rows).toHaveLength(11)
    expect(new Set(rows.map(({ asset }) => asset.assetsId)).size).toBe(11)
    for (const { asset, startsAt, endsAt, mode, place, liveUrl, attachments, speaker } of rows) {
      const listing = exchange.tables.listings.get(asset.assetsId)!
      const { enrolFrom, enrolUntil } = enrolmentOf(listing)
      expect([asset.no, asset.assetsName]).toEqual([listing.no, listing.assetsName])
      expect(enrolFrom <= startsAt && startsAt < enrolUntil && startsAt < endsAt).toBe(true)
      expect([Boolean(place), Boolean(liveUrl)]).toEqual(mode === 'offline' ? [true, false] : [false, true])
      expect(speaker?.title).toBe('项目经理')
      expect(attachments!.map(({ name }) => name)).toEqual(
        mode === 'offline' ? ['路演材料.pdf', '参会回执.docx'] : ['路演材料.pdf'],
      )
    }
    const { url, size } = rows[0]!.attachments![0]!
    const served = answerFile(exchange, new URL(url, 'http://portal.example'), {})
    expect([served.status, (await served.arrayBuffer()).byteLength]).toEqual([200, size])
    expect(
      answerFile(exchange, new URL('/mock-files/roadshow/LY0014/slides.pdf', 'http://portal.example'), {}).status,
    ).toBe(404)
  })

  test('those to attend come first by their start, then the past ones, newest first; a state and an asset select', async () => {
    const { exchange } = testExchange()
    const rows = await all(exchange)
    const states = rows.map((row) => roadshowState(row, exchange.now()))
    expect(states).toEqual([
      'running',
      ...Array<string>(5).fill('upcoming'),
      'cancelled',
      ...Array<string>(4).fill('over'),
    ])
    expect(rows.map(({ id }) => id.slice(-2)).join(' ')).toBe('05 06 07 08 10 11 09 04 03 02 01')
    expect((await all(exchange, { state: 'over' })).map(({ id }) => id)).toEqual([
      'LY0004',
      'LY0003',
      'LY0002',
      'LY0001',
    ])
    const { assetsId } = rows[3]!.asset
    expect((await all(exchange, { assetsId })).map(({ id }) => id)).toEqual(['LY0008'])
    expect(await all(exchange, { assetsId: 'none' })).toEqual([])
  })

  test('run and end by the exchange’s clock, have a recording afterwards, and new ones are announced', async () => {
    const { exchange, advance } = testExchange()
    const first = () => dataOf(exchange, roadshow.roadshowDetail, { id: 'LY0005' })
    expect((await first()).replayUrl).toBeNull()
    advance(2 * hourMs)
    const over = await first()
    expect([roadshowState(over, exchange.now()), over.replayUrl]).toEqual([
      'over',
      'https://live.media.example/minjiang/LY0005/replay',
    ])
    expect(await ask(exchange, roadshow.roadshowDetail, { id: 'LY0014' })).toMatchObject({
      code: 404,
      msg: '路演不存在，可能已被撤下',
    })
    advance(10 * dayMs)
    expect((await all(exchange, { state: 'upcoming' })).map(({ id }) => id)).toEqual(['LY0012', 'LY0013', 'LY0014'])
  })
})

describe('[CT-10] favourite roadshows', () => {
  test('need a session', async () => {
    const { exchange } = testExchange()
    const refused = { code: 401, msg: '请先登录', data: null }
    for (const bearer of [null, 'forged']) {
      expect(await ask(exchange, roadshow.addRoadshowFavourite, { id: 'LY0001' }, bearer)).toEqual(refused)
      expect(await ask(exchange, roadshow.roadshowFavouriteIds, {}, bearer)).toEqual(refused)
    }
    expect(exchange.tables.roadshowFavourites.size).toBe(0)
  })

  test('are of one person, the newest first, counted once, and stored in the journal', async () => {
    const journal = memoryJournal()
    const { exchange, clock } = testExchange({ journal })
    const [person, company] = [bearerOf(exchange, 'person'), bearerOf(exchange, 'company')]
    const add = async (id: string, bearer = person) =>
      (await ask(exchange, roadshow.addRoadshowFavourite, { id }, bearer)).data?.favourites
    const ids = async (bearer = person) => (await ask(exchange, roadshow.roadshowFavouriteIds, {}, bearer)).data
    expect([await add('LY0001'), await add('LY0001'), await add('LY0005'), await add('LY0001', company)]).toEqual([
      1, 1, 1, 2,
    ])
    expect([await ids(), await ids(company)]).toEqual([['LY0005', 'LY0001'], ['LY0001']])
    expect(await ask(exchange, roadshow.addRoadshowFavourite, { id: 'LY0014' }, person)).toMatchObject({ code: 404 })
    const { data: page } = await ask(exchange, roadshow.roadshowFavouritesPage, {}, person)
    expect(page.records.map(({ id, addedAt }) => [id, addedAt])).toEqual([
      ['LY0005', exchange.now()],
      ['LY0001', exchange.now()],
    ])
    const { data } = await ask(exchange, roadshow.removeRoadshowFavourites, { ids: ['LY0001', 'none'] }, person)
    expect(data.removed).toBe(1)
    const { exchange: again } = testExchange({ journal, startedAt: clock.now() })
    expect([...again.tables.roadshowFavourites.values()].map((own) => [...own.keys()])).toEqual([
      ['LY0005'],
      ['LY0001'],
    ])
  })
})
