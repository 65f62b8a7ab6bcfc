// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { NewsBlock } from '#src/pages/home/parts/NewsBlock.tsx'
import { exchangeOf, page, renderAt } from './exchange.tsx'

const modules = '/dscq-content/page-modules-content/batch-list'
const detail = '/dscq-content/news-platecfg/detail'
const newsPage = '/dscq-content/news-content/page'
const notices = '/dscq-project/notice/page'
const tab = (id: string, name: string, sourceType: number, plateCode: string, moreButtonUrl: string | null = null) => ({
  id,
  name,
  sourceType,
  plateCode,
  moreButtonUrl,
})
const long = '字'.repeat(61)

const exchange = exchangeOf({
  [modules]: () => [
    { modulesCode: 'index_bid_button_1', list: [tab('x', '按钮', 1, 'x')] },
    {
      modulesCode: 'index_news',
      list: [
        tab('m1', '要闻动态', 1, 'front', '/zxdt?plateId=plate-front'),
        tab('m2', '通知公告', 2, 'notice', 'https://outer.example/more'),
        tab('m3', '政策法规', 1, 'zcfg'),
      ],
    },
  ],
  [detail]: ({ id }) => ({ id, name: '栏目', plateCode: id, hasFrontPage: id === 'front' ? 1 : 0 }),
  '/dscq-content/news-content/front-page': () => ({
    carousel: [{ id: 'C1', title: '轮播新闻', imgSrc: '/c1.svg' }],
    records: [
      { id: 'R1', title: '头条新闻', summarys: '要'.repeat(97), imgSrc: '/r1.svg', publishDate: '2026-11-09 10:00:00' },
      {
        id: 'R2',
        title: '外部报道',
        isOuterLink: 1,
        outerLinkUrl: 'https://outer.example/r2',
        publishDate: '2026-11-08 10:00:00',
      },
    ],
  }),
  [newsPage]: () => page([{ id: 'N1', title: long, publishDate: '2026-11-01 10:00:00' }]),
  [notices]: () => page([{ id: 'T1', noticeTitle: long, assetsName: '某标的', publishDate: '2026-11-02 10:00:00' }]),
})
const intoView = vi.fn<() => void>()
beforeEach(() => {
  intoView.mockReset()
  HTMLElement.prototype.scrollIntoView = intoView
})
afterEach(cleanup)

const countOf = (path: string) => exchange.inputsOf(path).length

describe('[HM-11] the news block', () => {
  test('shows the editors’ tabs and the branches, and the first tab’s front page', async () => {
    renderAt(<NewsBlock />)
    const first = await screen.findByRole('link', { name: /头条新闻/ })
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      '要闻动态',
      '通知公告',
      '政策法规',
      '分支机构',
    ])
    expect(first.getAttribute('href')).toBe('/newsDetailZxdt?newsId=R1')
    expect(first.querySelector('img, [style*=aspect-ratio]')).not.toBeNull()
    // CT-03: more than 96 characters are cut to 90.
    expect(within(first).getByText(`${'要'.repeat(90)}…`)).toBeDefined()
    expect(within(first).getByText('2026-11-09')).toBeDefined()
    expect(screen.getByRole('link', { name: '轮播新闻' }).getAttribute('href')).toBe('/newsDetailZxdt?newsId=C1')
    const outer = screen.getByRole('link', { name: /外部报道/ })
    expect(['href', 'target', 'rel'].map((name) => outer.getAttribute(name))).toEqual([
      'https://outer.example/r2',
      '_blank',
      'noopener noreferrer',
    ])
    expect(intoView).not.toHaveBeenCalled()
  })

  test('tabs ask when they are opened, and once', async () => {
    const person = userEvent.setup()
    renderAt(<NewsBlock />)
    await screen.findByRole('link', { name: /头条新闻/ })
    expect([countOf(newsPage), countOf(notices)]).toEqual([0, 0])
    for (const name of ['政策法规', '通知公告', '要闻动态', '政策法规', '通知公告'])
      await person.click(screen.getByRole('tab', { name }))
    await screen.findByText('某标的')
    expect([countOf(detail), countOf(newsPage), countOf(notices)]).toEqual([2, 1, 1])
  })

  test('a title stands before 60 characters beside one column, before 55 beside two', async () => {
    const person = userEvent.setup()
    renderAt(<NewsBlock />)
    await person.click(await screen.findByRole('tab', { name: '政策法规' }))
    expect((await screen.findByRole('link', { name: `${'字'.repeat(60)}…` })).getAttribute('title')).toBe(long)
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['标题', '发布日期'])
    expect(screen.getByText('2026-11-01')).toBeDefined()
    await person.click(screen.getByRole('tab', { name: '通知公告' }))
    await screen.findByRole('link', { name: `${'字'.repeat(55)}…` })
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      '标题',
      '标的',
      '发布日期',
    ])
  })

  test('更多 leads where the editors say, and is not there where they say nothing', async () => {
    const person = userEvent.setup()
    renderAt(<NewsBlock />)
    expect((await screen.findByRole('link', { name: /更多.*要闻动态/ })).getAttribute('href')).toBe(
      '/zxdt?plateId=plate-front',
    )
    await person.click(screen.getByRole('tab', { name: '通知公告' }))
    expect(screen.getByRole('link', { name: /更多.*通知公告/ }).getAttribute('target')).toBe('_blank')
    await person.click(screen.getByRole('tab', { name: '政策法规' }))
    expect(screen.queryByRole('link', { name: /更多/ })).toBeNull()
  })

  test.each([
    ['zcfg', '政策法规'],
    ['m2', '通知公告'],
  ])('?newsBranch=%s opens %s and brings it into view', async (wanted, name) => {
    renderAt(<NewsBlock />, { address: `/index?newsBranch=${wanted}` })
    expect((await screen.findByRole('tab', { name })).getAttribute('aria-selected')).toBe('true')
    expect(intoView).toHaveBeenCalledTimes(1)
    expect(countOf('/dscq-content/news-content/front-page')).toBe(0)
  })

  test('the person’s own choice holds against the address', async () => {
    const person = userEvent.setup()
    renderAt(<NewsBlock />, { address: '/index?newsBranch=zcfg' })
    await person.click(await screen.findByRole('tab', { name: '要闻动态' }))
    expect(screen.getByRole('tab', { name: '要闻动态' }).getAttribute('aria-selected')).toBe('true')
  })

  test('a tab that cannot be had says so while the others go on', async () => {
    const person = userEvent.setup()
    delete exchange.answers[notices]
    renderAt(<NewsBlock />)
    await person.click(await screen.findByRole('tab', { name: '通知公告' }))
    expect((await screen.findByRole('alert')).textContent).toContain('内容加载失败')
    await person.click(screen.getByRole('tab', { name: '政策法规' }))
    expect(await screen.findByText('2026-11-01')).toBeDefined()
  })

  test('an empty tab says so', async () => {
    const person = userEvent.setup()
    exchange.answers[newsPage] = () => page([])
    renderAt(<NewsBlock />)
    await person.click(await screen.findByRole('tab', { name: '政策法规' }))
    expect(await screen.findByText('暂无数据')).toBeDefined()
  })
})
