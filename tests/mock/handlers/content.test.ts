import { describe, expect, test } from 'vitest'
import * as news from '#src/api/endpoints/news.ts'
import * as content from '#src/api/endpoints/content.ts'
import { adCode } from '#src/model/content/schema.ts'
import { modulesQuery } from '#src/model/first-screen.ts'
import { ask, dataOf, testExchange } from '#tests/support/exchange.ts'

const { exchange } = testExchange()
const dayMs = 86_400_000

describe('news', () => {
  test('a plate includes those below it, newest first, four by default', async () => {
    const whole = await dataOf(exchange, news.newsPage, { plateId: 'plate-zxdt', isFrontPage: 0 })
    expect([whole.records.length, whole.total, whole.size]).toEqual([4, 34 + 32 + 24 + 10, 4])
    const days = whole.records.map(({ publishDate }) => publishDate!)
    expect(days).toEqual(days.toSorted().toReversed())
    const part = await dataOf(exchange, news.newsPage, { plateId: 'plate-zxdt-yw', size: 100 })
    expect(part.total).toBe(34)
    expect(part.records.every(({ plateId }) => plateId === 'plate-zxdt-yw')).toBe(true)
  })

  test('a plate can be named by its code', async () => {
    const byCode = await dataOf(exchange, news.newsPage, { plateCode: 'zcfg', size: 100 })
    expect(byCode).toEqual(await dataOf(exchange, news.newsPage, { plateId: 'plate-zcfg', size: 100 }))
    expect(byCode.total).toBe(10 + 14 + 12 + 12)
    expect((await dataOf(exchange, news.newsPage, { size: 1 })).total).toBe(242)
  })

  test('an unknown plate is refused with a text', async () => {
    expect(await ask(exchange, news.newsPage, { plateId: 'nowhere' })).toMatchObject({
      code: 404,
      msg: '栏目不存在，可能已被撤下',
    })
    expect((await ask(exchange, news.plateDetail, { id: 'nowhere' })).code).toBe(404)
  })

  test('rows contain no body, the detail does', async () => {
    const [row] = (await dataOf(exchange, news.newsPage, { plateCode: 'zxdt_jy' })).records
    expect(Object.keys(row!)).not.toContain('content')
    const detail = await dataOf(exchange, news.newsContentDetail, { id: row!.id })
    expect(detail).toMatchObject(row!)
    expect(detail.content).toContain('<p>')
    expect(await ask(exchange, news.newsContentDetail, { id: 'N-0' })).toMatchObject({
      code: 404,
      msg: '资讯不存在，可能已被撤下',
    })
  })

  test('a keyword is searched for in titles', async () => {
    const { records, total } = await dataOf(exchange, news.newsPage, { keyword: ' 保证金 ', size: 100 })
    expect(total).toBeGreaterThan(2)
    expect(records.every(({ title }) => title.includes('保证金'))).toBe(true)
  })

  test('a future item is not found yet', async () => {
    const { exchange: young, advance } = testExchange()
    const coming = [...young.tables.news.values()].filter(({ publishedAt }) => publishedAt > young.now())
    expect(coming).toHaveLength(34)
    const [first] = coming.toSorted((a, b) => a.publishedAt - b.publishedAt)
    expect((await ask(young, news.newsContentDetail, { id: first!.id })).code).toBe(404)
    advance(60 * dayMs)
    expect((await dataOf(young, news.newsContentDetail, { id: first!.id })).title).toBe(first!.title)
    expect((await dataOf(young, news.newsPage, {})).total).toBe(266)
  })
})

describe('[HM-11] the front page of a plate', () => {
  test('is a carousel of at most five with pictures, and a list of others', async () => {
    for (const plateCode of ['zxdt_yw', 'ddjs_dt', 'rzfw_dt']) {
      const plate = await dataOf(exchange, news.plateDetail, { id: plateCode })
      expect(plate.hasFrontPage).toBe(1)
      const { carousel, records } = await dataOf(exchange, news.newsFrontPage, { plateId: plate.id! })
      expect(carousel).toHaveLength(5)
      expect(carousel.every(({ imgSrc }) => imgSrc?.startsWith('/mock-pictures/'))).toBe(true)
      expect(records.length).toBeGreaterThanOrEqual(6)
      const ids = [...carousel, ...records].map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
    }
  })

  test('contains some items of another site', async () => {
    const { carousel, records } = await dataOf(exchange, news.newsFrontPage, { plateCode: 'zxdt_yw' })
    const outer = [...carousel, ...records].filter(({ isOuterLink }) => isOuterLink === 1)
    expect(outer).toHaveLength(4)
  })

  test('its rows can be requested separately', async () => {
    const front = await dataOf(exchange, news.newsPage, { plateCode: 'zxdt', isFrontPage: 1, size: 100 })
    expect(front.total).toBeGreaterThan(10)
    expect(front.records.every(({ plateId }) => plateId === 'plate-zxdt-yw')).toBe(true)
  })

  test('a plate without a front page has an empty one', async () => {
    expect((await dataOf(exchange, news.plateDetail, { id: 'zcfg' })).hasFrontPage).toBe(0)
    expect(await dataOf(exchange, news.newsFrontPage, { plateCode: 'zcfg' })).toEqual({ carousel: [], records: [] })
  })
})

describe('plates', () => {
  test('all of them, or those below one', async () => {
    const all = await dataOf(exchange, news.plateSelect, {})
    expect(all.filter(({ parentId }) => parentId === '0').map(({ name }) => name)).toEqual([
      '资讯动态',
      '政策法规',
      '金融服务',
      '资料下载',
      '党建工作',
      '信息公开',
      '帮助中心',
      '业务知识',
      '采购资讯',
      '采购帮助',
    ])
    const notices = await dataOf(exchange, news.plateSelect, { parentId: 'notice' })
    expect(notices.map(({ id }) => id)).toContain('notice-4')
    expect(notices).toHaveLength(11)
    for (const { parentId } of all) expect(parentId === '0' || all.some(({ id }) => id === parentId)).toBe(true)
  })
})

describe('content arranged by editors', () => {
  test('[HM-02] advertisements by slot; an unknown slot has none', async () => {
    const counts = await Promise.all(
      Object.values(adCode).map(async (code) => (await dataOf(exchange, content.adList, { code })).length),
    )
    expect(counts).toEqual([1, 1, 5, 2, 4, 3])
    expect(await dataOf(exchange, content.adList, { code: 'index_nothing' })).toEqual([])
    expect(await dataOf(exchange, content.adList, { code: adCode.banner, size: 2 })).toHaveLength(2)
  })

  test('[HM-11] modules in the requested order; an unknown one is empty', async () => {
    const groups = await dataOf(exchange, content.moduleBatchList, modulesQuery)
    expect(groups.map(({ modulesCode, list }) => [modulesCode, list.length])).toEqual([
      ['index_news', 7],
      ['index_bid_button_1', 2],
      ['index_bid_button_2', 3],
    ])
    expect(groups[0]!.list.map(({ name, sourceType }) => [name, sourceType])).toEqual([
      ['要闻动态', 1],
      ['通知公告', 2],
      ['最新挂牌', 3],
      ['政策法规', 1],
      ['党建动态', 1],
      ['行业资讯', 1],
      ['融资动态', 1],
    ])
    expect(await dataOf(exchange, content.moduleBatchList, { modulesCodes: ' x ,,index_news' })).toMatchObject([
      { modulesCode: 'x', list: [] },
      { modulesCode: 'index_news' },
    ])
  })

  test('[HM-15] partners by position; an unknown position has none', async () => {
    const page = await dataOf(exchange, content.partnersPage, { positionType: 11, size: 100, current: 1 })
    expect([page.records.length, page.total, page.size]).toEqual([10, 10, 100])
    expect((await dataOf(exchange, content.partnersPage, { positionType: 99 })).records).toEqual([])
  })
})
