import { describe, expect, test } from 'vitest'
import { siteSearchPage } from '#src/api/endpoints/site-search.ts'
import { seedEvolution } from '#src/mock/exchange/seed/content/about.ts'
import { seedTables } from '#src/mock/exchange/seed/seed.ts'
import { departments } from '#src/mock/exchange/seed/texts/facts/departments.ts'
import { eightModesSince } from '#src/mock/exchange/seed/texts/facts/milestones.ts'
import {
  figuresOfQuarter,
  groupOfKind,
  reportGroups,
  totalOf,
} from '#src/mock/exchange/seed/texts/facts/trade-figures.ts'
import { periodAt, periodName } from '#src/mock/exchange/seed/texts/writing/periods.ts'
import { places } from '#src/mock/exchange/seed/listings/places.ts'
import { date, parseShanghai } from '#src/model/time/shanghai.ts'
import { addWorkingDays } from '#src/model/time/working-days.ts'
import { brand } from '#src/shared/config/brand.ts'
import { dataOf, someFriday, testExchange } from '#tests/support/exchange.ts'

const tables = seedTables('minjiang', someFriday)
const plain = (html: string) => html.replaceAll(/<\/(?:p|li|tr|h\d|caption)>/g, '\n').replaceAll(/<[^>]*>/g, ' ')
const articles = [...tables.news.values()].map((item) => ({ ...item, text: plain(item.content ?? '') }))
/** Everything that is published as one text each. */
const texts = [
  ...articles.map(({ id, title, text }) => ({ id, text: `${title}\n${text}` })),
  ...[...tables.notices.values()].map(({ id, noticeTitle, content }) => ({
    id,
    text: `${noticeTitle}\n${plain(content ?? '')}`,
  })),
  ...[...tables.branches.values()].map((branch) => ({ id: branch.id, text: JSON.stringify(branch) })),
  ...[...tables.specials.values()].map((page) => ({ id: page.code, text: JSON.stringify(page) })),
  ...[...tables.recruits.values()].map((position) => ({ id: position.id, text: JSON.stringify(position) })),
  ...[...tables.roadshows.values()].map((show) => ({ id: show.id, text: JSON.stringify(show) })),
  { id: 'evolution', text: JSON.stringify(seedEvolution()) },
  { id: 'listings', text: JSON.stringify([...tables.listings.values()]) },
]

const quarterNames = '一二三四'
/** The start of the quarter after that one: it has ended by then. */
const endOf = (year: number, quarter: number) =>
  parseShanghai(quarter === 4 ? `${year + 1}-01-01` : `${year}-${String(quarter * 3 + 1).padStart(2, '0')}-01`)!

const inPeriod = (pattern: RegExp) =>
  articles.flatMap((article) => {
    const [, year, quarter] = pattern.exec(article.title) ?? []
    return year === undefined
      ? []
      : [{ ...article, year: Number(year), quarter: quarter ? quarterNames.indexOf(quarter) + 1 : 4 }]
  })

describe('[CT-02] reports', () => {
  const quarters = inPeriod(/(\d{4}) 年(.)季度(?:产权交易数据|成交项目)/)
  const years = inPeriod(/(\d{4}) 年度/)

  test('tell of a time that had ended when they came out, in the order of their periods', () => {
    expect([quarters.length, years.length]).toEqual([11, 5])
    for (const { title, year, quarter, publishedAt } of [...quarters, ...years])
      expect(publishedAt, title).toBeGreaterThan(endOf(year, quarter))
    for (const kind of ['产权交易数据', '成交项目', '工作报告', '社会责任报告']) {
      const series = [...quarters, ...years]
        .filter(({ title }) => title.includes(kind))
        .toSorted((one, other) => one.publishedAt - other.publishedAt)
        .map(({ year, quarter }) => year * 4 + quarter)
      // None is missing, and none comes twice.
      const step = kind.includes('报告') ? 4 : 1
      expect(series, kind).toEqual(series.map((_, index) => series[0]! + index * step))
    }
    const meetings = inPeriod(/(\d{4}) 年(.)季度(?:工作会议|组织生活会)/)
    expect(meetings.length).toBeGreaterThan(8)
    for (const { title, year, quarter, publishedAt } of meetings) {
      expect(publishedAt, title).toBeLessThan(endOf(year, quarter))
      expect(publishedAt, title).toBeGreaterThan(quarter === 1 ? endOf(year - 1, 4) : endOf(year, quarter - 1))
    }
  })

  /** What is reported of each quarter, by the kind of figure. */
  const reported: (readonly [about: string, figure: string])[] = []
  for (const { text, year, quarter } of quarters) {
    const name = `年${quarterNames[quarter - 1]}季度`
    const find = (pattern: RegExp, what: string, ofYear = year) => {
      const [, figure] = pattern.exec(text) ?? []
      if (figure) reported.push([`${ofYear} ${name} ${what}`, figure])
    }
    find(/成交额 ([\d.]+) 亿元/, 'amount')
    find(/上年同期为 ([\d.]+) 亿元/, 'amount', year - 1)
    find(/成交项目 (\d+) 宗/, 'deals')
  }
  const yearly = years.filter(({ title }) => title.includes('工作报告'))
  const quartersIn = ({ text, year }: (typeof years)[number]) =>
    [...text.matchAll(new RegExp(`${year} (年.季度) +(\\d+) +([\\d.]+)`, 'g'))].map(
      ([, name = '', deals = '', amount = '']) => ({ about: `${year} ${name}`, deals, amount }),
    )
  for (const { about, deals, amount } of yearly.flatMap(quartersIn))
    reported.push([`${about} deals`, deals], [`${about} amount`, amount])

  test('have one figure for one quarter', () => {
    expect(new Set(reported.map(([about]) => about)).size).toBeGreaterThan(25)
    expect(reported.length).toBeGreaterThan(40)
    const figures = new Map<string, string>()
    for (const [about, figure] of reported) {
      expect(figure, about).toBe(figures.get(about) ?? figure)
      figures.set(about, figure)
    }
  })

  test('say by how much the amount of a quarter grew', () => {
    const grown = quarters.flatMap(({ title, text }) => {
      const [, now, before] = /成交额 ([\d.]+) 亿元，上年同期为 ([\d.]+) 亿元/.exec(text) ?? []
      return now === undefined ? [] : [{ title, growth: Math.round((Number(now) / Number(before) - 1) * 100) }]
    })
    expect(grown).toHaveLength(4)
    for (const { title, growth } of grown) expect(title).toContain(`同比增长 ${growth}%`)
  })

  test('of a year are the sum of its quarters', () => {
    expect(yearly).toHaveLength(3)
    for (const report of yearly) {
      const [, deals, amount] = /全年成交项目 (\d+) 宗，成交额 ([\d.]+) 亿元/.exec(report.text)!
      const parts = quartersIn(report)
      expect(parts).toHaveLength(4)
      expect(parts.reduce((sum, part) => sum + Number(part.deals), 0)).toBe(Number(deals))
      expect(parts.reduce((sum, part) => sum + Number(part.amount), 0).toFixed(2)).toBe(amount)
    }
  })

  test('agree with the day on which the history says that 1,000 亿元 were reached', () => {
    const milestone = seedEvolution().find(({ title }) => title.includes('一千亿元'))!.eventDate
    expect(milestone).toMatch(/^2019-1[0-2]/)
    let [sum, quarter] = [0, brand.founded * 4]
    for (; sum < 100_000; quarter += 1) sum += totalOf(figuresOfQuarter(quarter)).amount
    expect([Math.floor((quarter - 1) / 4), ((quarter - 1) % 4) + 1]).toEqual([2019, 4])
  })
})

describe('[CT-02] a report and the deals that the site publishes', () => {
  const amountOf = (dealYuan: string) => Number(dealYuan) / 1_000_000
  const startDays = ['2025-06-29', '2025-09-26', '2026-01-04', '2026-05-15', '2026-10-20', '2026-12-31']

  test.each(['minjiang', 'other', 'third'])(
    'world %s: no quarter has more deals than are reported, in no group',
    (seed) => {
      let compared = 0
      for (const day of startDays) {
        const deals = [...seedTables(seed, parseShanghai(day)!).listings.values()].flatMap(
          ({ packageId, typeCode, closesAt, dealYuan }) =>
            packageId !== null || dealYuan === null ? [] : [{ group: groupOfKind[typeCode], closesAt, dealYuan }],
        )
        expect(deals.length).toBeGreaterThan(100)
        // By the day of the deal, and by that on which its notice appears.
        for (const lateMs of [0, 8 * 86_400_000]) {
          const quarterOf = ({ closesAt }: (typeof deals)[number]) => periodAt('quarter', closesAt + lateMs)
          for (const quarter of new Set(deals.map(quarterOf))) {
            const figures = figuresOfQuarter(quarter)
            const own = deals.filter((deal) => quarterOf(deal) === quarter)
            const rows = reportGroups.map(
              (group) => [group, figures[group], own.filter((deal) => deal.group === group)] as const,
            )
            for (const [group, reportedOf, published] of [...rows, ['total', totalOf(figures), own] as const]) {
              const about = `${day} ${periodName('quarter', quarter)} ${group}`
              compared += 1
              expect(published.length, about).toBeLessThanOrEqual(reportedOf.deals)
              const amount = published.reduce((sum, { dealYuan }) => sum + amountOf(dealYuan), 0)
              expect(amount, about).toBeLessThanOrEqual(reportedOf.amount)
            }
          }
        }
      }
      expect(compared).toBeGreaterThan(300)
    },
  )

  test('the groups of a report add up to its sum, and no report claims that the notices do', () => {
    const sums = texts.flatMap(({ id, text }) =>
      [...text.matchAll(/合计 +(\d+) +([\d.]+)/g)].map(({ index, 1: deals, 2: amount }) => ({
        id,
        deals: Number(deals),
        amount: Number(amount),
        rows: [...text.slice(0, index).matchAll(/(?:转让|租赁|增资|合作) +(\d+) +([\d.]+) *\n/g)].slice(-4),
      })),
    )
    expect(sums.length).toBeGreaterThan(10)
    for (const { id, deals, amount, rows } of sums) {
      const sumOf = (column: 1 | 2) => rows.reduce((sum, row) => sum + Number(row[column]), 0)
      expect([rows.length, sumOf(1), sumOf(2).toFixed(2)], id).toEqual([4, deals, amount.toFixed(2)])
    }
    for (const { id, text } of texts) expect(text, id).not.toMatch(/成交公告可以逐一核对/)
  })
})

describe('[CT-07] the rules of the exchange', () => {
  const rules = articles.filter(({ legal }) => legal?.number?.startsWith('岷交所'))

  test('have one number, title, state, day and text wherever they stand', () => {
    const byNumber = new Map<string, typeof rules>()
    for (const rule of rules) byNumber.set(rule.legal!.number!, [...(byNumber.get(rule.legal!.number!) ?? []), rule])
    expect(byNumber.size).toBeGreaterThan(20)
    for (const [number, same] of byNumber)
      expect(new Set(same.map(({ title, legal, text }) => JSON.stringify([title, legal, text]))).size, number).toBe(1)
    const titles = new Set([...byNumber.values()].map(([rule]) => rule!.title))
    expect(titles.size).toBe(byNumber.size)
    // What the site cites is there.
    for (const { id, text } of texts)
      for (const [cited] of text.matchAll(/岷交所[规办发]〔\d{4}〕\d+号/g))
        expect(byNumber.has(cited), `${id}: ${cited}`).toBe(true)
  })

  test('are the same in the library and among the news', () => {
    const titlesIn = (plate: string) => articles.flatMap(({ plateId, title }) => (plateId === plate ? title : []))
    expect(titlesIn('plate-knowledge-jy')).toEqual(titlesIn('plate-zcfg-jy'))
    const sources = articles.flatMap(({ plateId, source }) => (plateId === 'plate-knowledge-jy' ? source : []))
    expect(new Set(sources)).toEqual(new Set(['政策法规“交易规则”栏目（同一文本）']))
  })

  test('are published before they take effect, and numbered in the order of their days', () => {
    const issued = rules.map(({ legal, publishedAt, title }) => {
      const [, series, number] = /^(岷交所.〔\d{4}〕)(\d+)号$/.exec(legal!.number!)!
      return { title, series, number: Number(number), day: legal!.effectiveDate!, publishedAt }
    })
    for (const { title, day, publishedAt } of issued) expect(date(publishedAt) <= day, title).toBe(true)
    for (const one of issued)
      for (const other of issued)
        if (one.series === other.series && one.number < other.number)
          expect(one.day <= other.day, `${one.title} ${other.title}`).toBe(true)
  })

  test('a later edition or part comes out later', () => {
    const parts = articles.flatMap((article) => {
      const [, name, part] = /^(.+)（(?:第 )?(\d+)(?: [版期])?）$/.exec(article.title) ?? []
      return name === undefined ? [] : [{ name, part: Number(part), publishedAt: article.publishedAt }]
    })
    expect(parts.length).toBeGreaterThan(20)
    for (const one of parts)
      for (const other of parts)
        if (one.name === other.name && one.part < other.part)
          expect(one.publishedAt, one.name).toBeLessThan(other.publishedAt)
  })
})

describe('what the site says in several places', () => {
  test('[CT-08] branches: as many as the history counts, and no news opens another', () => {
    const history = JSON.stringify(seedEvolution())
    expect(history).toContain('分支机构达到十七家')
    expect([...tables.branches.values()].filter(({ kind }) => kind === 'branch')).toHaveLength(17)
    for (const { id, text } of texts) if (id !== 'evolution') expect(text, id).not.toMatch(/揭牌/)
  })

  test('[CT-06] the eight modes are there before a rule or a story speaks of them', () => {
    expect(seedEvolution().find(({ content }) => content?.includes('八种'))!.eventDate).toBe(eightModesSince)
    for (const { title, text, publishedAt } of articles)
      if (text.includes('八种')) expect(date(publishedAt) >= eightModesSince, title).toBe(true)
  })

  test('[CT-07] a transfer has as many steps wherever they are counted', () => {
    const counted = texts.flatMap(({ text }) => [...text.matchAll(/转让要走哪 (\d+) 步/g)].map(([, count]) => count))
    expect(counted).toEqual(['7'])
    const steps = tables.specials.get('cqzr')!.sections.find(({ type }) => type === 'steps')
    expect(steps?.type === 'steps' && steps.steps.length).toBe(7)
  })

  test('[CT-03] a bank has one product of a name', () => {
    const products = articles.filter(({ plateId }) => plateId === 'plate-rzfw-cp')
    const names = products.map(({ title }) => title.split('：')[0])
    expect(new Set(names).size).toBe(names.length)
  })

  test('[CT-02] the first deal with an asset in a place is the first', () => {
    const firsts = articles.filter(({ title }) => title.includes('首宗'))
    expect(firsts.length).toBeGreaterThan(4)
    for (const { title, publishedAt } of firsts) {
      const about = /：(.+?)首宗(.+?)通过/.exec(title)!.slice(1, 3)
      const others = articles.filter(
        (other) => other.title !== title && about.every((word) => other.title.includes(word)),
      )
      for (const other of others) expect(other.publishedAt, other.title).toBeGreaterThan(publishedAt)
    }
  })

  test('[CT-08] a telephone number has as many digits as its area has', () => {
    let count = 0
    for (const { id, text } of texts)
      for (const [phone, area, line] of text.matchAll(/(?<![\d-])(0\d{2,3})-(\d{3,4}-?\d{4})(?!\d)/g)) {
        count += 1
        expect(line!.replaceAll('-', ''), `${id}: ${phone}`).toHaveLength(area === '028' ? 8 : 7)
      }
    expect(count).toBeGreaterThanOrEqual(places.length)
  })

  test('[CT-01] an article is signed by an editor or by a department that there is', () => {
    const people = ['沈知微', '顾南川', '林以沐', '程书言']
    for (const { id, author } of articles) expect([...people, ...Object.keys(departments)], id).toContain(author)
    expect(articles.find(({ id }) => id === 'H-zh-1')!.author).toBe('技术支持部')
  })

  test('[CT-01] weekdays and periods of working days are those of the calendar', () => {
    let [days, periods] = [0, 0]
    for (const { id, text } of texts) {
      for (const [whole, month, day, weekday] of text.matchAll(/(\d+) 月 (\d+) 日（周(.)）/g)) {
        days += 1
        expect(
          '日一二三四五六'[new Date(Date.UTC(2025, Number(month) - 1, Number(day))).getUTCDay()],
          `${id}: ${whole}`,
        ).toBe(weekday)
      }
      const row = /(\d{4}) 年 (\d+) 月 (\d+) 日 +(\d+) 个工作日 +(\d{4}) 年 (\d+) 月 (\d+) 日/g
      for (const [whole, ...found] of text.matchAll(row)) {
        periods += 1
        const [year, month, day, count, ...until] = found.map(Number) as [number, number, number, number, ...number[]]
        const iso = (parts: number[]) => parts.map((part) => String(part).padStart(2, '0')).join('-')
        expect(date(addWorkingDays(parseShanghai(iso([year, month, day]))!, count)), `${id}: ${whole}`).toBe(iso(until))
      }
    }
    expect([days, periods]).toEqual([1, 4])
  })

  test('[CT-01] no figure is written with a rounding error or in one place otherwise than in another', () => {
    const terms: readonly (readonly [pattern: RegExp, value: string])[] = [
      [/公示(?:期)? (\d+) 天/g, '7'],
      [/公示期满后 (\d+) 个工作日/g, '5'],
      [/合同生效后 (\d+) 个工作日/g, '5'],
      [/竞得人确定后\s+?(\d+) 个工作日/g, '3'],
      [/产权转让(?:正式披露|的正式披露)?不少于 (\d+) 个工作日/g, '20'],
      [/增资信息披露不少于 (\d+) 个工作日/g, '40'],
      [/保存(.)年/g, '十'],
      [/动态报价的延时周期为 (\d+) 秒/g, '120'],
    ]
    for (const { id, text } of texts) {
      if (id !== 'listings') expect(text, id).not.toMatch(/\d\.\d{7}/)
      for (const [pattern, value] of terms)
        for (const [whole, found] of text.matchAll(pattern)) expect(found, `${id}: ${whole}`).toBe(value)
    }
  })
})

test('[CT-01] the search of the site finds an article by the names of its files', async () => {
  const { exchange } = testExchange()
  const { records, total } = await dataOf(exchange, siteSearchPage, { keyword: 'pdf', size: 100 })
  expect(total).toBeGreaterThan(10)
  const manual = records.find(({ title }) => title === '竞买人操作手册')!
  expect(manual.excerpt).toContain('竞买人操作手册.pdf')
})
