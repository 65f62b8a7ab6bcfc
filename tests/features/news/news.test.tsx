// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { NewsLink } from '#src/features/news/NewsLink.tsx'
import { noticeTypeOf, tabContentQuery } from '#src/features/news/queries.ts'
import { dayOf } from '#src/features/news/rows.ts'
import { tabWanted } from '#src/pages/home/parts/news-tabs.ts'
import { exchangeOf, newClient, page, renderAt } from '#tests/pages/home/lower/exchange.tsx'

const detail = '/dscq-content/news-platecfg/detail'
const frontPage = '/dscq-content/news-content/front-page'
const newsPage = '/dscq-content/news-content/page'
const noticePage = '/dscq-project/notice/page'
const newPublish = '/dscq-sync/v1/basic-assets/new-publish'
const news = { id: 'N1', title: '一条新闻' }

const { asked } = exchangeOf({
  [detail]: ({ id }) => ({
    id: `plate-${String(id)}`,
    name: '栏目',
    plateCode: id,
    hasFrontPage: id === 'front' ? 1 : 0,
  }),
  [frontPage]: () => ({ carousel: [news], records: [news, news] }),
  [newsPage]: () => page([news]),
  [noticePage]: () => page([{ id: 'T1', noticeTitle: '公告' }]),
  [newPublish]: () => [{ assetsId: 'A1', assetsName: '标的', projectType: 2 }],
})
afterEach(cleanup)

const contentOf = (tab: { id: string; plateCode?: string | null; sourceType: number }) =>
  newClient().fetchQuery(tabContentQuery({ name: '', ...tab }))

describe('[HM-11] what a tab asks for', () => {
  test('news of a plate with a front page: its front page', async () => {
    expect(await contentOf({ id: 'm1', plateCode: 'front', sourceType: 1 })).toMatchObject({
      kind: 'front-page',
      carousel: [news],
    })
    expect(asked).toEqual([
      { path: detail, input: { id: 'front' } },
      { path: frontPage, input: { plateId: 'plate-front' } },
    ])
  })

  test('news of any other plate: its newest four', async () => {
    expect(await contentOf({ id: 'm1', plateCode: 'plain', sourceType: 1 })).toEqual({ kind: 'news', rows: [news] })
    expect(asked.at(-1)).toEqual({
      path: newsPage,
      input: { plateId: 'plate-plain', isFrontPage: 0, size: 4, current: 1 },
    })
  })

  test('notices, of all types or of the plate’s', async () => {
    await contentOf({ id: 'm2', plateCode: 'notice', sourceType: 2 })
    await contentOf({ id: 'm3', plateCode: 'notice-4', sourceType: 2 })
    expect(asked.map(({ input }) => input)).toEqual([
      { isFrontPage: 0, size: 4, current: 1 },
      { isFrontPage: 0, size: 4, current: 1, noticeType: 4 },
    ])
  })

  test('newly listed assets, with the parameters of the specification', async () => {
    expect(await contentOf({ id: 'm3', plateCode: null, sourceType: 3 })).toMatchObject({ kind: 'listings' })
    expect(asked).toEqual([{ path: newPublish, input: { projectTypes: '0,3', isFrontPage: 0, limit: 4 } }])
  })
})

test.each([
  ['notice', undefined],
  ['notice-0', 0],
  ['notice_10', 10],
  ['notice-4-x', undefined],
  [null, undefined],
])('the plate %s is about notices of type %s', (plateCode, type) => {
  expect(noticeTypeOf(plateCode)).toBe(type)
})

test.each([
  ['zxdt_yw', 'm1'],
  ['m2', 'm2'],
  ['branch', 'branch'],
  ['nonsense', undefined],
  ['', undefined],
  [null, undefined],
])('[HM-11] ?newsBranch=%s asks for the tab %s', (wanted, tab) => {
  const items = [
    { id: 'm1', name: '要闻', plateCode: 'zxdt_yw' },
    { id: 'm2', name: '公告', plateCode: null },
  ]
  expect(tabWanted(items, wanted)).toBe(tab)
})

test.each([
  [{ publishDate: '2026-11-09 10:00:00', createTime: '2026-11-01 08:00:00' }, '2026-11-09'],
  [{ publishDate: null, createTime: '2026-11-01 08:00:00' }, '2026-11-01'],
  [{}, ''],
])('the day of %j is %s', (row, day) => {
  expect(dayOf(row)).toBe(day)
})

describe('[HM-11] where an item leads', () => {
  const linkOf = (row: object) => {
    renderAt(<NewsLink row={{ ...news, ...row }}>文字</NewsLink>)
    return screen.queryByRole('link')
  }
  test('to its own page', () => {
    const link = linkOf({ isOuterLink: 0, outerLinkUrl: 'https://outer.example/' })
    expect([link?.getAttribute('href'), link?.getAttribute('target')]).toEqual(['/newsDetailZxdt?newsId=N1', null])
  })
  test('outside, in a new tab that cannot reach back', () => {
    const link = linkOf({ isOuterLink: 1, outerLinkUrl: 'https://outer.example/a' })
    expect(['href', 'target', 'rel'].map((name) => link?.getAttribute(name))).toEqual([
      'https://outer.example/a',
      '_blank',
      'noopener noreferrer',
    ])
  })
  test.each(['javascript:alert(1)', '', null])('nowhere, when its outer address is %j', (outerLinkUrl) => {
    expect(linkOf({ isOuterLink: 1, outerLinkUrl })).toBeNull()
    expect(screen.getByText('文字')).toBeDefined()
  })
})
