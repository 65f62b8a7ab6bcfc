import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, test } from 'vitest'
import { NewsLink } from '#src/features/news/NewsLink.tsx'
import { noticeTypeOf } from '#src/model/notice/plate.ts'
import { dayOf } from '#src/features/news/rows.ts'
import { requestedTab } from '#src/pages/home/news/news-tabs.ts'

const news = { id: 'N1', title: '一条新闻' }

afterEach(cleanup)

test.each([
  ['notice', undefined],
  ['notice-0', 0],
  ['notice_10', 10],
  ['notice-4-x', undefined],
  [null, undefined],
])('the plate %s contains notices of type %s', (plateCode, type) => {
  expect(noticeTypeOf(plateCode)).toBe(type)
})

test.each([
  ['zxdt_yw', 'm1'],
  ['m2', 'm2'],
  ['branch', 'branch'],
  ['nonsense', undefined],
  ['', undefined],
  [null, undefined],
])('[HM-11] ?newsBranch=%s names the tab %s', (newsBranch, tab) => {
  const items = [
    { id: 'm1', name: '要闻', plateCode: 'zxdt_yw' },
    { id: 'm2', name: '公告', plateCode: null },
  ]
  expect(requestedTab(items, newsBranch)).toBe(tab)
})

test.each([
  [{ publishDate: '2026-11-09 10:00:00', createTime: '2026-11-01 08:00:00' }, '2026-11-09'],
  [{ publishDate: null, createTime: '2026-11-01 08:00:00' }, '2026-11-01'],
  [{}, ''],
])('the day of %j is %s', (row, day) => {
  expect(dayOf(row)).toBe(day)
})

describe('[HM-11] the link of a news item', () => {
  const linkOf = (row: object) => {
    render(
      <MemoryRouter>
        <NewsLink row={{ ...news, ...row }}>文字</NewsLink>
      </MemoryRouter>,
    )
    return screen.queryByRole('link')
  }
  test('leads to its own page', () => {
    const link = linkOf({ isOuterLink: 0, outerLinkUrl: 'https://outer.example/' })
    expect([link?.getAttribute('href'), link?.getAttribute('target')]).toEqual(['/newsDetailZxdt?newsId=N1', null])
  })
  test('leads to another site in a new tab without an opener', () => {
    const link = linkOf({ isOuterLink: 1, outerLinkUrl: 'https://outer.example/a' })
    expect(['href', 'target', 'rel'].map((name) => link?.getAttribute(name))).toEqual([
      'https://outer.example/a',
      '_blank',
      'noopener noreferrer',
    ])
  })
  test.each(['javascript:alert(1)', '', null])('is plain text when its outer address is %j', (outerLinkUrl) => {
    expect(linkOf({ isOuterLink: 1, outerLinkUrl })).toBeNull()
    expect(screen.getByText('文字')).toBeDefined()
  })
})
