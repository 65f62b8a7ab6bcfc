import { Window } from 'happy-dom'
import { describe, expect, test } from 'vitest'
import { answerRequest } from '#src/mock/mount/http/gate.ts'
import { createWorlds } from '#src/mock/worlds.ts'
import { flawOf } from '#tests/mock/pictures/well-formed.ts'
import { someFriday } from '#tests/support/exchange.ts'

const { DOMParser } = new Window()

const worlds = createWorlds(
  (world) => ({ world, seed: 'minjiang', real: () => someFriday }),
  () => undefined,
)
const { tables } = worlds.of('feeds')
const headers = { cookie: 'mock-world=feeds' }

const ask = async (path: string, method = 'GET') =>
  (await answerRequest(new Request(`https://portal.test${path}`, { method, headers }), worlds, false))!

/** Parsed as XML, after a strict check of its form. */
async function xmlAt(path: string): Promise<Document> {
  const response = await ask(path)
  expect(response.status).toBe(200)
  const text = await response.text()
  const [declaration = ''] = /^<\?xml version="1.0" encoding="utf-8"\?>\n/.exec(text) ?? []
  expect(declaration).not.toBe('')
  expect(flawOf(text.slice(declaration.length).trimEnd())).toBe(null)
  return new DOMParser().parseFromString(text, 'application/xml') as unknown as Document
}
const textOf = (parent: ParentNode, name: string) => parent.querySelector(name)!.textContent

describe('[CT-01] feeds', () => {
  test('a plate is an Atom feed of its newest articles', async () => {
    const feed = await xmlAt('/feeds/zcfg/plate-zcfg-fl.xml')
    const root = feed.documentElement
    expect([root.localName, root.namespaceURI]).toEqual(['feed', 'http://www.w3.org/2005/Atom'])
    expect(textOf(feed, 'feed > id')).toBe('tag:minjiang-exchange.example,2009:plate/plate-zcfg-fl')
    expect(textOf(feed, 'feed > title')).toBe('岷江产权交易网 - 法律法规')
    expect(textOf(feed, 'feed > author > name')).toBe('岷江联合产权交易所')
    expect(feed.querySelector('link[rel=self]')!.getAttribute('href')).toBe(
      'https://portal.test/feeds/zcfg/plate-zcfg-fl.xml',
    )
    const newest = [...tables.news.values()]
      .filter(({ plateId, publishedAt }) => plateId === 'plate-zcfg-fl' && publishedAt <= someFriday)
      .toSorted((a, b) => b.publishedAt - a.publishedAt)[0]!
    const entry = feed.querySelector('entry')!
    expect(textOf(entry, 'id')).toBe(`tag:minjiang-exchange.example,2009:news/${newest.id}`)
    expect(textOf(entry, 'title')).toBe(newest.title)
    expect(textOf(entry, 'summary')).toBe(newest.summarys)
    expect(entry.querySelector('link')!.getAttribute('href')).toBe(
      `https://portal.test/newsDetailZcfg?newsId=${newest.id}`,
    )
    expect(textOf(entry, 'updated')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.000Z$/)
    expect(textOf(feed, 'feed > updated')).toBe(textOf(entry, 'updated'))
    const response = await ask('/feeds/zcfg.xml', 'HEAD')
    expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
  })

  test('a section has the articles of all its plates, and 资讯动态 the notices as well', async () => {
    const section = await xmlAt('/feeds/zxdt.xml')
    expect(section.querySelectorAll('entry')).toHaveLength(30)
    const deals = await xmlAt('/feeds/zxdt/notice-4.xml')
    const titles = [...deals.querySelectorAll('entry > title')].map(({ textContent }) => textContent)
    expect(titles.length).toBeGreaterThan(9)
    expect(titles.every((title) => title.endsWith('成交公告'))).toBe(true)
    const all = (await xmlAt('/feeds/zxdt/notice.xml')).querySelector('entry > link')!.getAttribute('href')
    expect(all).toMatch(/^https:\/\/portal\.test\/newsDetailZxdt\?newsId=/)
  })

  test('what is special in XML is escaped, a correction is an update, and a coming article is absent', async () => {
    const [first, second] = [...tables.news.values()].filter(({ plateId }) => plateId === 'plate-xxgk-sf')
    Object.assign(first!, {
      title: '收费<&"\u0000\u000B说明]]>',
      summarys: '<script>&',
      publishedAt: someFriday - 1000,
      correctedAt: '2099-01-02 08:00:00',
    })
    Object.assign(second!, { title: '未到时间', publishedAt: someFriday + 1000 })
    const response = await ask('/feeds/xxgk/plate-xxgk-sf.xml')
    const text = await response.text()
    expect(text).toContain('<title>收费&lt;&amp;&quot;说明]]&gt;</title>')
    expect(text).toContain('<summary>&lt;script&gt;&amp;</summary>')
    expect(text).not.toContain('未到时间')
    const feed = await xmlAt('/feeds/xxgk/plate-xxgk-sf.xml')
    expect(textOf(feed, 'entry > title')).toBe('收费<&"说明]]>')
    expect(textOf(feed, 'entry > updated')).toBe('2099-01-02T00:00:00.000Z')
  })

  test.each([
    '/feeds/nowhere.xml',
    '/feeds/zcfg/plate-zxdt-jy.xml',
    '/feeds/zcfg/',
    '/feeds/constructor.xml',
    '/sitemap.xml/x',
  ])('there is no %s', async (path) => {
    expect((await ask(path)).status).toBe(404)
  })
})

test('[CT-01] the sitemap has the sections, articles, notices and listings, each once with a day', async () => {
  const map = await xmlAt('/sitemap.xml')
  expect(map.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
  const pages = [...map.querySelectorAll('url')].map((url) => [textOf(url, 'loc'), textOf(url, 'lastmod')] as const)
  const addresses = pages.map(([address]) => address)
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(pages.every(([, day]) => /^20\d\d-\d\d-\d\d$/.test(day))).toBe(true)
  expect(addresses).toContain('https://portal.test/xxgk')
  expect(addresses).toContain('https://portal.test/newsDetailZcfg?newsId=N-zcfg-jy-2')
  expect(addresses).toContain('https://portal.test/helpCenterDetail?newsId=H-mode-ongoing')
  const listings = [...tables.listings.values()].filter(({ publishedAt }) => publishedAt <= someFriday)
  const pack = listings.find(({ isPackage, projectNature }) => isPackage && ![0, 5].includes(projectNature))!
  const single = listings.find(({ isPackage }) => !isPackage)!
  expect(addresses).toContain(`https://portal.test/projectPkg/${pack.assetsId}.html`)
  expect(addresses).toContain(`https://portal.test/projectDetail/${single.assetsId}.html`)
  expect(addresses.filter((address) => /\/project(?:Pkg|Detail)\//.test(address))).toHaveLength(listings.length)
})
