import { describe, expect, test } from 'vitest'
import { articlePlates } from '#src/mock/exchange/seed/content/news.ts'
import { branchIdOf } from '#src/mock/exchange/seed/listings/asset.ts'
import { places } from '#src/mock/exchange/seed/listings/places.ts'
import { seedTables } from '#src/mock/exchange/seed/seed.ts'
import { chapters, clauses, h2, inHan, p, table } from '#src/mock/exchange/seed/texts/writing/blocks.ts'
import { htmlOf, summaryOf } from '#src/mock/exchange/seed/texts/writing/render.ts'
import { drawFromUrl } from '#src/mock/pictures/pictures.ts'
import { someFriday } from '#tests/support/exchange.ts'

const tables = seedTables('minjiang', someFriday)
const news = [...tables.news.values()]
const own = news.filter(
  ({ isOuterLink, plateId }) => isOuterLink === 0 && !/^plate-(?:help|knowledge|cgbz)/.test(plateId),
)
const plain = (html: string) => html.replaceAll(/<[^>]*>/g, '')
const contentOf = ({ content }: { content?: string | null | undefined }) => content ?? ''
const titled = (title: string) => news.find((item) => item.title === title)!

describe('how articles are written', () => {
  test('numbers of chapters and articles are Chinese', () => {
    expect([1, 10, 11, 20, 47].map(inHan)).toEqual(['一', '十', '十一', '二十', '四十七'])
    expect(chapters(['总则', '甲。', '乙。'], ['附则', '丙。'])).toEqual([
      { kind: 'h2', text: '第一章　总则' },
      { kind: 'p', text: '第一条　甲。' },
      { kind: 'p', text: '第二条　乙。' },
      { kind: 'h2', text: '第二章　附则' },
      { kind: 'p', text: '第三条　丙。' },
    ])
    expect(
      clauses(['标的', '甲。'], ['付款', '乙。', '丙。']).flatMap((block) => ('text' in block ? block.text : [])),
    ).toEqual(['第一条　标的', '甲。', '第二条　付款', '2.1 乙。', '2.2 丙。'])
  })

  test('the first cell of a row is its heading, except below a cell that spans rows', () => {
    const block = table('题', ['甲', '乙'], [{ text: '一', rows: 2 }, '1'], ['2'], ['二', '3'])
    expect(htmlOf([block], 'x')).toBe(
      '<table><caption>题</caption><thead><tr><th scope="col">甲</th><th scope="col">乙</th></tr></thead><tbody>' +
        '<tr><th scope="rowgroup" rowspan="2">一</th><td>1</td></tr><tr><td>2</td></tr>' +
        '<tr><th scope="row">二</th><td>3</td></tr></tbody></table>',
    )
  })

  test('a summary is whole sentences of at most 120 characters', () => {
    expect(summaryOf([p('甲^1。'), p(`${'乙'.repeat(116)}。`), p('丙。')])).toBe('甲。'.concat('乙'.repeat(116), '。'))
    expect(summaryOf([p('甲。'), p(`${'乙'.repeat(120)}。`)])).toBe('甲。')
    expect(summaryOf([p('乙'.repeat(130))])).toBe(`${'乙'.repeat(119)}…`)
  })

  test('a summary ends where the first heading begins', () => {
    expect(summaryOf([p('甲。'), h2('几步？'), p('乙。'), h2('多久？'), p('丙。')])).toBe('甲。')
    expect(summaryOf([h2('几步？'), p('乙。'), h2('多久？'), p('丙。')])).toBe('乙。')
    expect(summaryOf([p('甲。'), { kind: 'h3', text: '几步？' }, p('乙。')])).toBe('甲。')
  })
})

describe('[CT-02] articles of the exchange', () => {
  test('each title has a text of its own', () => {
    const bodies = articlePlates.flatMap(({ articles }) => articles.map(({ title }) => title))
    expect(new Set(bodies).size).toBe(104)
    const items = articlePlates.flatMap(({ plate, articles }) =>
      articles.map(({ title }) => {
        const pattern = new RegExp(`^${title.replaceAll(/[{][a-z]+[}]/g, '.+')}$`)
        return news.find((item) => item.plateId === `plate-${plate.replaceAll('_', '-')}` && pattern.test(item.title))
      }),
    )
    expect(items.map((item, index) => (item ? null : bodies[index])).filter(Boolean)).toEqual([])
    expect(new Set(items.map((item) => contentOf(item!))).size).toBe(104)
  })

  test('no word is left to fill in, and nothing but safe tags', () => {
    const tags = new Set<string>()
    for (const item of own) {
      const content = contentOf(item)
      expect(`${item.title}${content}`).not.toMatch(/undefined|NaN|[{}&^]/)
      for (const [, tag = ''] of content.matchAll(/<([a-z\d]+)/g)) tags.add(tag)
      expect(content).not.toMatch(/ (?:style|class|id)=/)
      expect(plain(content).length, item.title).toBeGreaterThanOrEqual(150)
    }
    expect([...tags].toSorted()).toEqual(
      'blockquote caption figcaption figure h2 h3 img li ol p sup table tbody td th thead tr ul'.split(' ').toSorted(),
    )
  })

  test('every table has as many cells in each row as it has headings', () => {
    let count = 0
    for (const item of own)
      for (const [, head = '', body = ''] of contentOf(item).matchAll(
        /<thead><tr>(.*?)<\/tr><\/thead><tbody>(.*?)<\/tbody>/g,
      )) {
        count += 1
        const width = [...head.matchAll(/<th scope="col"/g)].length
        /** Cells of earlier rows, by the rows they still cover. */
        let covers: number[] = []
        for (const [, row = ''] of body.matchAll(/<tr>(.*?)<\/tr>/g)) {
          const cells = [...row.matchAll(/<t[hd]([^>]*)>([^<]*|[^<]*<sup>.*?)<\/t[hd]>/g)]
          expect(cells.length + covers.length, `${item.title}: ${row}`).toBe(width)
          for (const [, , text = ''] of cells) expect(text, item.title).not.toBe('')
          const spans = cells.map(([, spec = '']) => Number(/rowspan="(\d)"/.exec(spec)?.[1] ?? 1))
          covers = [...covers, ...spans].map((rows) => rows - 1).filter((rows) => rows > 0)
        }
      }
    expect(count).toBeGreaterThan(180)
  })

  test('every picture is drawn by the exchange and has a caption', () => {
    const figures = own.flatMap((item) => contentOf(item).match(/<figure>.*?<\/figure>/g) ?? [])
    expect(figures.length).toBeGreaterThan(80)
    for (const figure of figures) {
      const [, source = '', , caption] =
        /^<figure><img src="([^"]+)" alt="([^"]+)"><figcaption>(.+)<\/figcaption><\/figure>$/.exec(figure) ?? []
      expect(caption).toBeTruthy()
      const url = new URL(source, 'http://exchange.test')
      expect(drawFromUrl(url.pathname, url.searchParams)?.svg).toMatch(/^<svg/)
    }
  })

  test('what a title says is in its text', () => {
    for (const item of own) {
      const text = plain(contentOf(item))
      for (const [number = ''] of item.title.matchAll(/\d+/g))
        expect(text, `${item.title}: ${number}`).toContain(number)
      const place = places.find(({ short }) => item.title.includes(short))
      if (place) expect(text, item.title).toContain(place.short)
    }
  })

  test('the price of a deal rose by what its title says', () => {
    const stories = news.filter(({ title }) => title.includes('溢价率达'))
    expect(stories.length).toBeGreaterThan(4)
    for (const { title, content } of stories) {
      const [, start, deal] = /以 (\d+) 万元起价，经动态报价以 (\d+) 万元成交/.exec(content!)!
      expect(((Number(deal) - Number(start)) / Number(start)) * 100).toBeCloseTo(Number(/(\d+)%/.exec(title)![1]), 6)
    }
  })

  test('five texts are long, each with several headings', () => {
    const long = own.filter((item) => plain(contentOf(item)).length >= 2_000)
    expect(long.map(({ title }) => title)).toEqual([
      '岷交所网络竞价实施细则（第 5 次修订）',
      '保证金收取与退还管理办法',
      '交易资金结算管理办法',
      '竞买人操作手册',
      '转让方操作手册',
    ])
    for (const item of long) expect(contentOf(item).match(/<h2>/g)!.length).toBeGreaterThanOrEqual(7)
  })

  test('the periods are those of the exchange', () => {
    const rules = plain(contentOf(titled('保证金收取与退还管理办法')))
    expect(rules).toContain('未竞得的，保证金在竞得人确定后 3 个工作日内原路全额退还，不计利息。')
    expect(rules).toContain('到账截止时间一般为竞价开始前 1 天')
    const bidding = plain(contentOf(titled('岷交所网络竞价实施细则（第 5 次修订）')))
    expect(bidding).toContain('成交结果公示 7 天。')
    expect(bidding).toContain('双方应当在 5 个工作日内签订合同；合同生效后 5 个工作日内付清价款。')
    expect(bidding).toContain('动态报价限时报价期，之后为延时报价期延时 120 秒，次数不限不限')
  })

  test('an example of the fee adds up', () => {
    expect(plain(contentOf(titled('股权类项目服务收费标准')))).toContain(
      '成交金额 2000 万元：500 万元×8‰＝4.00 万元，500 万元×6‰＝3.00 万元，1000 万元×4‰＝4.00 万元，合计 11.00 万元',
    )
  })

  test('summaries are the beginning of the text', () => {
    for (const item of own) {
      expect(item.summarys!.length).toBeLessThanOrEqual(120)
      expect(item.summarys).toMatch(/[。！？”]$/)
      // No answer whose question is left out.
      const lead = contentOf(item)
        .replaceAll(/<sup>.*?<\/sup>/g, '')
        .split(/<h[23]>/)
        .map(plain)
        .find(Boolean)
      for (const sentence of item.summarys!.match(/[^。！？]+[。！？”]*/g)!)
        expect(lead, item.title).toContain(sentence)
    }
    expect(titled('荷兰式竞价操作规则').summarys).toMatch(
      /^荷兰式竞价又称减价式竞价：价格从高到低逐档下降，首位应价者以当前价格成交。/,
    )
  })
})

describe('[CT-07] laws and rules', () => {
  const legalOf = (title: string) => titled(title).legal

  test('a rule of the exchange has a number, a date and is in force', () => {
    expect(legalOf('岷交所网络竞价实施细则（第 5 次修订）')).toEqual({
      number: '岷交所规〔2024〕3号',
      issuer: '岷江联合产权交易所',
      effectiveDate: '2024-07-01',
      status: 'in-force',
    })
  })

  test('of several editions only the newest is in force', () => {
    const guide = '国有企业闲置资产盘活操作指引'
    expect([3, 4, 6].map((edition) => legalOf(`${guide}（第 ${edition} 版）`))).toEqual([
      { number: '岷交所规〔2018〕2号', issuer: '岷江联合产权交易所', effectiveDate: '2018-03-01', status: 'repealed' },
      { number: '岷交所规〔2020〕2号', issuer: '岷江联合产权交易所', effectiveDate: '2020-03-01', status: 'repealed' },
      { number: '岷交所规〔2024〕2号', issuer: '岷江联合产权交易所', effectiveDate: '2024-03-01', status: 'in-force' },
    ])
    expect(contentOf(titled(`${guide}（第 4 版）`))).toContain('已被第 6 版替代，不再施行')
    expect(contentOf(titled(`${guide}（第 6 版）`))).toContain('现行有效')
  })
})

describe('what articles are about', () => {
  test('an article that names a place belongs to its branch', () => {
    for (const { title, branchId } of own) {
      const place = places.find(({ short }) => title.includes(short))
      expect(branchId, title).toBe(place ? branchIdOf(place) : null)
    }
  })

  test('the listings of a story are of its place and kind', () => {
    const linked = news.filter(({ assetIds }) => assetIds.length > 0)
    expect(linked.length).toBeGreaterThanOrEqual(10)
    for (const { title, branchId, assetIds, publishedAt } of linked)
      for (const id of assetIds) {
        const listing = tables.listings.get(id)!
        expect(branchId === null || listing.branchId === branchId, title).toBe(true)
        if (title.includes('路径'))
          expect([listing.dealYuan !== null, listing.closesAt < publishedAt]).toEqual([true, true])
        else expect(listing.publishedAt).toBeLessThan(publishedAt)
      }
    const scrap = titled('产权市场观察：报废物资交易活跃度连续 5 个月上升')
    expect(scrap.assetIds.map((id) => tables.listings.get(id)!.picture)).toEqual(['scrap-yard'])
  })
})
