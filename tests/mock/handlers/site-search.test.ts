import { expect, test } from 'vitest'
import { assetsPage } from '#src/api/endpoints/assets.ts'
import { newsContentDetail, newsPage } from '#src/api/endpoints/news.ts'
import { projectNoticePage } from '#src/api/endpoints/notice.ts'
import { siteSearchPage } from '#src/api/endpoints/site-search.ts'
import { excerptOf, plainText } from '#src/mock/handlers/search/site-documents.ts'
import { searchSite } from '#src/mock/handlers/site-search.ts'
import { siteKinds } from '#src/model/content/site-hit.ts'
import { ask, dataOf, testExchange } from '#tests/support/exchange.ts'
import { leastCpuTimeOf } from '#tests/support/cpu-time.ts'

test('[CT-01] HTML becomes its words', () => {
  expect(plainText('<h2>一</h2><p>价&nbsp;&lt;100&gt; 元 &amp; 税</p>')).toBe('一 价 <100> 元 & 税')
})

test('[CT-01] an excerpt begins shortly before the first hit and keeps whole characters', () => {
  expect(excerptOf('保证金在三个工作日内退还。', ['保证金'])).toBe('保证金在三个工作日内退还。')
  const long = `${'😀'.repeat(30)}保证金${'文'.repeat(200)}`
  expect(excerptOf(long, ['保证金'])).toBe(`…${'😀'.repeat(24)}保证金${'文'.repeat(93)}…`)
  expect(excerptOf('没有这个词', ['保证金'])).toBe('没有这个词')
})

test('[CT-01] [HD-02] each kind is counted, and a kind has its own page', async () => {
  const { exchange } = testExchange()
  const all = await dataOf(exchange, siteSearchPage, { keyword: '保证金', current: 1, size: 100 })
  expect(Object.values(all.counts).reduce((sum, count) => sum + count)).toBe(all.total)
  for (const kind of siteKinds) {
    const { total, records, counts } = await dataOf(exchange, siteSearchPage, { keyword: '保证金', kind })
    expect([total, counts]).toEqual([all.counts[kind], all.counts])
    expect(records.every((hit) => hit.kind === kind)).toBe(true)
  }
})

test('[LS-01] the search of the site and the list find the same assets', async () => {
  const { exchange } = testExchange()
  for (const q of ['股权', '成都 房产', '没有这样的项目']) {
    const { counts } = await dataOf(exchange, siteSearchPage, { keyword: q })
    expect(counts.asset).toBe((await dataOf(exchange, assetsPage, { q })).total)
  }
})

test('[HD-02] [LS-01] an asset found by its category or by a member of its package says so: every word stands in the hit', async () => {
  const { exchange } = testExchange()
  for (const word of ['车', '房产', '股权']) {
    const { records } = await dataOf(exchange, siteSearchPage, { keyword: word, kind: 'asset', size: 100 })
    expect(records.length).toBeGreaterThan(3)
    expect(records.filter(({ title, excerpt }) => !`${title} ${excerpt}`.includes(word))).toEqual([])
  }
  const { records } = await dataOf(exchange, siteSearchPage, { keyword: '车', kind: 'asset', size: 100 })
  expect(records.find(({ title }) => title.includes('大巴'))!.excerpt).toMatch(/^类别：大型客车 · /)
  expect(records.find(({ title }) => title.includes('车'))!.excerpt).not.toContain('类别')
})

test('[CT-01] a title found in its list is found here, with titles before texts', async () => {
  const { exchange } = testExchange()
  const { total } = await dataOf(exchange, projectNoticePage, { keyword: '流标公告' })
  const notices = await dataOf(exchange, siteSearchPage, { keyword: '流标公告', kind: 'notice', size: 100 })
  const inTitle = notices.records.map(({ title }) => title.includes('流标公告'))
  expect(inTitle.filter(Boolean)).toHaveLength(total)
  expect(inTitle).toEqual([...inTitle].sort((a, b) => Number(b) - Number(a)))
})

test('[CT-01] [CT-04] a rule that stands in the library and in the news is found once, in the library', async () => {
  const { exchange } = testExchange()
  const title = '保证金收取与退还管理办法'
  const rows = [...exchange.tables.news.values()].filter((row) => row.title === title)
  expect(rows).toHaveLength(2)
  const { records } = await dataOf(exchange, siteSearchPage, { keyword: title, kind: 'rule', size: 100 })
  const hits = records.filter((hit) => hit.title === title)
  expect(hits.map(({ section }) => section)).toEqual(['knowledge'])
})

test('[CT-01] full-width and upper-case words, in any order, find what each of them stands in', async () => {
  const { exchange } = testExchange()
  const found = async (keyword: string) => (await dataOf(exchange, siteSearchPage, { keyword })).total
  const usual = await found('32号 国务院')
  expect(usual).toBeGreaterThan(0)
  expect(await found('国务院　３２号')).toBe(usual)
  expect(await found('国务院 32号 没有这个词')).toBe(0)
  expect(await found('　')).toBe(0)
})

test('[CT-01] an article that appears later is not found before', async () => {
  const { exchange } = testExchange()
  const { records } = await dataOf(exchange, newsPage, { current: 1, size: 1 })
  const { id, title } = records[0]!
  const ids = async () =>
    (await dataOf(exchange, siteSearchPage, { keyword: title, size: 100 })).records.map((hit) => hit.id)
  expect(await ids()).toContain(id)
  const item = exchange.tables.news.get(id)!
  exchange.tables.news.set(id, { ...item, publishedAt: exchange.now() + 1 })
  expect(await ids()).not.toContain(id)
})

test('[CT-01] a hit tells the section of its article, by which its page is known', async () => {
  const { exchange } = testExchange()
  const { records } = await dataOf(exchange, siteSearchPage, {
    keyword: '令第32号',
    kind: 'rule',
    size: 100,
  })
  expect(new Set(records.map(({ section }) => section))).toEqual(new Set(['zcfg', 'knowledge']))
  for (const { id, title } of records) expect((await dataOf(exchange, newsContentDetail, { id })).title).toBe(title)
})

test('[CT-01] words are required, and at most 200 characters', async () => {
  const { exchange } = testExchange()
  for (const keyword of ['', '字'.repeat(201)])
    expect((await ask(exchange, siteSearchPage, { keyword })).code).toBe(400)
})

test('[CT-01] 5,000 documents are searched within 100 ms', () => {
  const { exchange } = testExchange()
  const { news } = exchange.tables
  const pattern = [...news.values()]
  for (let number = news.size; number < 5_000; number += 1) {
    const item = pattern[number % pattern.length]!
    news.set(`copy-${number}`, { ...item, id: `copy-${number}`, title: `${item.title} ${number}` })
  }
  expect(searchSite(exchange.tables, '没有这个词', exchange.now())).toEqual([])
  expect(leastCpuTimeOf(() => searchSite(exchange.tables, '保证金 退还', exchange.now()))).toBeLessThan(100)
})
