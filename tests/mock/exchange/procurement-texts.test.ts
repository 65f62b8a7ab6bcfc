import { describe, expect, test } from 'vitest'
import * as news from '#src/api/endpoints/news.ts'
import { siteSearchPage } from '#src/api/endpoints/site-search.ts'
import { paths } from '#src/model/paths.ts'
import { answerFeed } from '#src/mock/mount/sites/feeds.ts'
import { seedTables } from '#src/mock/exchange/seed/seed.ts'
import { ask, dataOf, someFriday, testExchange } from '#tests/support/exchange.ts'

const dayMs = 86_400_000
const { exchange } = testExchange()
const all = [...seedTables('minjiang', someFriday).news.values()].filter(({ plateId }) =>
  /^plate-(?:cgzx|cgbz)/.test(plateId),
)
const plain = (html: string | null | undefined) => (html ?? '').replaceAll(/<[^>]*>/g, ' ')
const texts = all.map(({ id, title, content, summarys }) => ({ id, text: `${title} ${plain(content)} ${summarys}` }))
const rowsOf = async (plateCode: string, of = exchange) =>
  (await dataOf(of, news.newsPage, { plateCode, size: 100 })).records

describe('[PU-04] [PU-05] the plates of the procurement section', () => {
  test('have at first 13 news, 8 platform notices, 15 laws and 30 questions of six categories', async () => {
    const editorial = await dataOf(exchange, news.plateSelect, { parentId: 'plate-cgzx' })
    expect(editorial.map(({ name }) => name).join(' ')).toBe('采购新闻 平台通知 采购法规')
    const help = await dataOf(exchange, news.plateSelect, { parentId: 'plate-cgbz' })
    expect(help.map(({ name }) => name).join(' ')).toBe('注册与认证 报名与文件 保证金 投标与开标 澄清与异议 竞价采购')
    const counts = await Promise.all(
      [...editorial, ...help].map(async ({ plateCode }) => (await rowsOf(plateCode!)).length),
    )
    expect(counts).toEqual([13, 8, 15, 5, 5, 5, 5, 5, 5])
  })

  test('the questions of a category are in the order of the seed', async () => {
    expect((await rowsOf('cgbz_bz')).map(({ id }) => id)).toEqual([
      'CG-bz-1',
      'CG-bz-2',
      'CG-bz-3',
      'CG-bz-4',
      'CG-bz-5',
    ])
  })

  test('grow in the weeks after the start, and a text is not found before its day', async () => {
    const { exchange: young, advance } = testExchange()
    expect((await ask(young, news.newsContentDetail, { id: 'CG-xw-14' })).code).toBe(404)
    const before = await rowsOf('cgzx_xw', young)
    advance(35 * dayMs)
    const after = await rowsOf('cgzx_xw', young)
    expect([before.length, after.length, (await rowsOf('cgzx_tz', young)).length]).toEqual([13, 19, 12])
    expect(after[0]!.title).toBe('供应商问卷结果公布：最希望提前知道的是截止时间')
    expect((await dataOf(young, news.newsContentDetail, { id: 'CG-xw-14' })).title).toBe(
      '采购专区开放竞价采购练习场，供应商可以先练后报',
    )
  })
})

describe('[PU-04] the main site', () => {
  test('has none of them in its lists and its search', async () => {
    const { total, records } = await dataOf(exchange, news.newsPage, { size: 100, keyword: '采购' })
    expect(total).toBeGreaterThan(0)
    expect(records.filter(({ id }) => id.startsWith('CG-'))).toEqual([])
    for (const keyword of ['投标保证金', '开标日历', '竞价采购']) {
      const found = await dataOf(exchange, siteSearchPage, { keyword, size: 100 })
      expect(found.records.filter(({ id }) => id.startsWith('CG-'))).toEqual([])
    }
    expect((await dataOf(exchange, siteSearchPage, { keyword: '开标日历' })).total).toBe(0)
  })

  test('has no feed of them', () => {
    for (const address of ['/feeds/cgzx.xml', '/feeds/cgbz.xml', '/feeds/zxdt/plate-cgzx-xw.xml'])
      expect(answerFeed(exchange, new URL(address, 'https://portal.test')).status).toBe(404)
  })
})

/** What the texts say of each period and share; the number is the first group. */
const rules: readonly (readonly [name: string, pattern: RegExp, value: string, least: number])[] = [
  ['sale of documents', /发售期不(?:得)?少于 ?(\d+) ?日/g, '5', 6],
  ['bond', /(?:估算价的|估算价) ?(\d+)%/g, '2', 4],
  ['publicity', /公示期(?:限)?(?:（)?不少于 ?(\d+) ?日/g, '3', 5],
  ['publicity in brackets', /公示期间（不少于 (\d+) 日）/g, '3', 1],
  ['report', /收到评标报告之日起 (\d+) 日内/g, '3', 3],
  ['answer', /(?:收到异议之日起|收到之日起|答复期限) (\d+) 日/g, '3', 4],
  ['return of bonds', /合同签订后 (\d+) 日内/g, '5', 5],
  ['performance bond', /合同金额的 (\d+)%/g, '10', 4],
  ['code of the sign-on', /(\d+) 秒内有效/g, '60', 4],
]

describe('[PU-04] [PU-05] what the texts say', () => {
  test.each(rules)('agrees with the law: %s', (_, pattern, value, least) => {
    const found = texts.flatMap(({ id, text }) => [...text.matchAll(pattern)].map(([, number]) => ({ id, number })))
    expect(found.filter(({ number }) => number !== value)).toEqual([])
    expect(found.length).toBeGreaterThanOrEqual(least)
  })

  test('an objection is raised within the publicity, and the procedure pauses until the answer', async () => {
    const { content } = await dataOf(exchange, news.newsContentDetail, { id: 'CG-yy-3' })
    expect(plain(content)).toContain('在公示期内')
    expect(plain(content)).toContain('作出答复前暂停招标投标活动')
  })

  test('the lowest price wins in reverse bidding, the earlier one of equal prices', async () => {
    const { content } = await dataOf(exchange, news.newsContentDetail, { id: 'CG-jj-1' })
    expect(plain(content)).toContain('价格最低者成交；报价相同的，时间在先者优先')
  })

  test('every answer of the help leads to an address of the portal or to a text', () => {
    const known = new Set<string>(Object.values(paths))
    const links = all.flatMap(({ id, content }) =>
      [...(content ?? '').matchAll(/<a href="([^"]+)">/g)].map(([, href]) => ({
        id,
        url: new URL(href!, 'http://x.test'),
      })),
    )
    expect(links).toHaveLength(30)
    expect(links.filter(({ url }) => !known.has(url.pathname))).toEqual([])
    const named = links.flatMap(({ url }) => url.searchParams.get('newsId') ?? [])
    expect(named).toEqual(['CG-fg-11'])
    expect(all.find(({ id }) => id === named[0])?.title).toBe('工程建设项目招标投标活动投诉处理办法')
  })

  test('a law has its facts and the disclaimer; a repealed one names what replaced it', async () => {
    const laws = await rowsOf('cgzx_fg')
    for (const { title, legal } of laws) expect([legal?.number, legal?.issuer].every(Boolean), title).toBe(true)
    const factsOf = (title: string) => laws.find((law) => law.title === title)?.legal
    expect(factsOf('招标投标法')?.effectiveDate).toBe('2000-01-01')
    expect(factsOf('招标投标法实施条例')?.effectiveDate).toBe('2012-02-01')
    expect(factsOf('电子招标投标办法')).toMatchObject({ effectiveDate: '2013-05-01', status: 'in-force' })
    expect(factsOf('必须招标的工程项目规定')).toMatchObject({
      number: '国家发展和改革委员会令第16号',
      effectiveDate: '2018-06-01',
    })
    const repealed = laws.filter(({ legal }) => legal?.status === 'repealed')
    expect(repealed.map(({ title }) => title)).toEqual(['评标专家和评标专家库管理暂行办法'])
    expect(laws.some(({ legal }) => legal?.number === repealed[0]!.legal?.replacedBy)).toBe(true)
    for (const law of all.filter(({ legal }) => legal)) expect(plain(law.content)).toContain('以公布机关发布的文本为准')
  })
})
