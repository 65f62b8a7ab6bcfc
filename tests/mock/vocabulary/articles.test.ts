import { describe, expect, test } from 'vitest'
import { drawFromUrl } from '#src/mock/pictures/address.ts'
import { isSceneKind } from '#src/mock/pictures/kinds.ts'
import { randomFrom } from '#src/mock/pictures/seed.ts'
import type { NewsSection } from '#src/mock/vocabulary/news/article.ts'
import { makeNews, newsPlates } from '#src/mock/vocabulary/news/make-news.ts'
import { makeNotice, type NoticeSubject, noticeTypes } from '#src/mock/vocabulary/notices.ts'
import { blocksOf, htmlFlaw } from './safe-html.ts'

/** 2026-03-05 10:00 in Shanghai. */
const at = Date.UTC(2026, 2, 5, 2)
const sections: readonly NewsSection[] = ['news', 'policies', 'financing', 'downloads', 'party', 'public']
const articles = (section: NewsSection, count = 40) =>
  Array.from({ length: count }, (_, index) => makeNews(section, randomFrom(`${section}-${index}`), at))

/** All days written out in a text, as epoch ms of their midnight in Shanghai. */
const daysIn = (text: string) =>
  [...text.matchAll(/(\d{4}) 年 (\d{1,2}) 月 (\d{1,2}) 日/g)].map(
    ([, year, month, day]) => Date.UTC(Number(year), Number(month) - 1, Number(day)) - 8 * 3_600_000,
  )

describe.each(sections)('section %s', (section) => {
  const written = articles(section)

  test('[CT-01] the same seed and moment write the same article', () => {
    expect(articles(section, 5)).toEqual(written.slice(0, 5))
  })

  test('[CT-01] forty articles have forty titles', () => {
    expect(new Set(written.map(({ title }) => title)).size).toBe(40)
  })

  test('[CT-01] every article stands on a plate of its section, and every plate has some', () => {
    expect(new Set(articles(section, 120).map(({ plate }) => plate))).toEqual(new Set(newsPlates[section]))
  })

  test('[CT-02] bodies are three to twelve safe blocks with words, nothing unfilled', () => {
    for (const { title, html, summary, author, source, kind } of written) {
      expect(htmlFlaw(html), title).toBeNull()
      expect(blocksOf(html), title).toBeGreaterThanOrEqual(3)
      expect(blocksOf(html), title).toBeLessThanOrEqual(12)
      expect(html.replace(/<[^>]+>/g, '').length, title).toBeGreaterThan(120)
      expect([...summary].length, title).toBeLessThanOrEqual(90)
      expect(summary.length, title).toBeGreaterThan(14)
      expect(isSceneKind(kind)).toBe(true)
      expect(author).toMatch(/^\p{Script=Han}{2,4}$/u)
      expect(source).not.toBe('')
      expect(`${title}${html}${summary}`).not.toMatch(/测试|示例|undefined|NaN|\[object/)
    }
  })

  test('[CT-01] titles are neither empty nor endless', () => {
    for (const { title } of written) {
      expect([...title].length, title).toBeGreaterThanOrEqual(8)
      expect([...title].length, title).toBeLessThanOrEqual(130)
    }
  })

  test('[CT-01] no article knows a day after its own', () => {
    for (const { title, html } of written) for (const day of daysIn(html)) expect(day, title).toBeLessThanOrEqual(at)
  })
})

test('[CT-02] tables, lists and figures all occur, and every figure can be drawn', () => {
  const html = sections
    .flatMap((section) => articles(section))
    .map((article) => article.html)
    .join('')
  expect(html).toMatch(/<table>/)
  expect(html).toMatch(/<ul>/)
  expect(html).toMatch(/<ol>/)
  const figures = [...html.matchAll(/<img src="([^"]+)"/g)].map(
    ([, src = '']) => new URL(src.replaceAll('&amp;', '&'), 'http://localhost'),
  )
  expect(figures.length).toBeGreaterThan(20)
  for (const { pathname, searchParams } of figures)
    expect(drawFromUrl(pathname, searchParams)?.svg).toContain('width="1067"')
})

test('[CT-01] an article on rules says that it is not the law', () => {
  const lessons = articles('policies', 80).filter(({ plate }) => plate !== '交易规则')
  expect(lessons.length).toBeGreaterThan(20)
  for (const { html } of lessons) expect(html).toContain('不作为法律依据')
})

test('[CT-01] figures of a month are those of the month before, also in January', () => {
  const january = Date.UTC(2026, 0, 9, 2)
  const monthly = Array.from({ length: 200 }, (_, index) =>
    makeNews('public', randomFrom(`j${index}`), january),
  ).filter(({ plate }) => plate === '交易结果')
  expect(monthly.length).toBeGreaterThan(20)
  for (const { title } of monthly) expect(title).toContain('2025 年 12 月')
})

describe('notices', () => {
  const subject: NoticeSubject = {
    assetsName: '宜宾岷峤机械有限公司 35% 股权转让',
    projectNo: 'G32026YB1000928',
    seller: '宜宾渠砺产业投资集团有限公司',
    startPrice: '1,286.4 万元',
    dealPrice: '1,643.1 万元',
    appraisal: '1,260 万元',
  }
  const notice = (type: (typeof noticeTypes)[number], seed = 'a') => makeNotice(type, randomFrom(seed), at, subject)

  test('[HM-07] there are eleven types', () => {
    expect(noticeTypes.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  test.each([
    [0, '竞价公告'],
    [1, '中止交易'],
    [2, '恢复交易'],
    [3, '终结交易'],
    [4, '成交公告'],
    [5, '成交公示'],
    [6, '备案公告'],
    [8, '延长公告期'],
    [9, '流标公告'],
    [10, '澄清公告'],
  ] as const)('[HM-07] type %d is about its asset: %s', (type, words) => {
    const { noticeType, noticeTitle, html } = notice(type)
    expect(noticeType).toBe(type)
    expect(noticeTitle).toContain('宜宾岷峤机械有限公司 35% 股权转让')
    expect(noticeTitle).toContain(words)
    expect(html).toContain('G32026YB1000928')
  })

  test('[HM-07] a general notice (7) is about no asset, and its titles differ', () => {
    const titles = Array.from({ length: 30 }, (_, index) => notice(7, `g${index}`).noticeTitle)
    for (const title of titles) expect(title).not.toContain('宜宾岷峤')
    expect(new Set(titles).size).toBeGreaterThan(24)
  })

  test('[HM-07] a deal tells start and deal price, publicity also the appraisal', () => {
    expect(notice(4).html).toContain('1,643.1 万元')
    expect(notice(4).html).toContain('1,286.4 万元')
    expect(notice(5).html).toContain('1,260 万元')
  })

  test('[CT-02] all are safe, sealed with the day of publication, and the same again', () => {
    for (const type of noticeTypes) {
      for (let index = 0; index < 10; index += 1) {
        const { html, noticeTitle } = notice(type, `n${index}`)
        expect(htmlFlaw(html), noticeTitle).toBeNull()
        expect(blocksOf(html), noticeTitle).toBeGreaterThanOrEqual(3)
        expect(html).toContain('2026-03-05</p>')
        expect(notice(type, `n${index}`).html).toBe(html)
      }
    }
  })

  test('[CT-02] a hostile asset name stays text', () => {
    const { html } = makeNotice(0, randomFrom('x'), at, { ...subject, assetsName: '<img src=x onerror=alert(1)>' })
    expect(htmlFlaw(html)).toBeNull()
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  })
})
