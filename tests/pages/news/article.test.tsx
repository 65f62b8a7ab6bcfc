import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { newsContentDetail } from '#src/api/endpoints/news.ts'
import { projectNoticePage } from '#src/api/endpoints/notice.ts'
import { platesQuery } from '#src/features/article/plates.ts'
import { queryClient } from '#src/shared/lib/query/queries.ts'
import { loadScreens } from '#tests/support/fill.ts'
import { dataOf } from '#tests/support/exchange.ts'
import { openWorld, renderRoute } from '#tests/support/render-route.tsx'

await loadScreens('/newsDetailZxdt')

/** The plates have come, and the page has seen them. */
const platesAnswered = async () => {
  await waitFor(() => expect(queryClient.getQueryData(platesQuery.queryKey)).toBeDefined())
  await act(async () => undefined)
}

const main = () => within(screen.getByRole('main'))
/** The levels of the breadcrumb with their addresses. */
const crumbs = () =>
  within(screen.getByRole('navigation', { name: '面包屑' }))
    .getAllByRole('listitem')
    .map((item) => [item.textContent, item.querySelector('a')?.getAttribute('href') ?? null])
const newsId = 'N-zxdt-jy-12'
const meta = (name: string) => document.head.querySelector(`meta[property="${name}"]`)?.getAttribute('content')

describe('[CT-01] an article', () => {
  test('shows title, source, date and text, and leads to its neighbours', async () => {
    const { user, world, address } = await renderRoute(`/newsDetailZxdt?newsId=${newsId}`)
    const news = await dataOf(world.exchange, newsContentDetail, { id: newsId })
    await main().findByRole('heading', { level: 1, name: news.title })
    expect(main().getByText(news.source!)).toBeTruthy()
    const neighbours = within(main().getByRole('navigation', { name: '前后文章' }))
    await user.click(neighbours.getByRole('link', { name: news.next!.title }))
    await main().findByRole('heading', { level: 1, name: news.next!.title })
    expect(address()).toBe(`/newsDetailZxdt?newsId=${news.next!.id}`)
  })

  test('names itself in the title, the description, Open Graph and schema.org data, and leaves them with it', async () => {
    const { world } = await renderRoute(`/newsDetailZxdt?newsId=${newsId}`)
    const { title } = await dataOf(world.exchange, newsContentDetail, { id: newsId })
    await main().findByRole('heading', { level: 1, name: title })
    await waitFor(() => expect(document.title).toBe(`岷江产权交易网 - ${title}`))
    expect([meta('og:title'), meta('og:type')]).toEqual([title, 'article'])
    const data = document.head.querySelector('script[type="application/ld+json"]')!
    expect(JSON.parse(data.textContent)).toMatchObject({ '@type': 'NewsArticle', headline: title })
    cleanup()
    expect(meta('og:title')).toBeUndefined()
  })

  test('a notice is shown at the same address, with its kind, its asset and the other notices of the project', async () => {
    const world = openWorld()
    const done = [...world.exchange.tables.notices.values()].find(({ noticeType }) => noticeType === 4)!
    await renderRoute(`/newsDetailZxdt?newsId=${done.id}`, { world })
    await main().findByRole('heading', { level: 1, name: done.noticeTitle })
    expect(main().getAllByText('成交公告').length).toBeGreaterThan(0)
    expect(main().getByRole('link', { name: done.assetsName! }).getAttribute('href')).toContain(done.assetsId!)
    const { total } = await dataOf(world.exchange, projectNoticePage, { assetsId: done.assetsId!, size: 100 })
    const events = within(await main().findByRole('list', { name: '项目公告进程' }))
    expect(events.getAllByRole('listitem')).toHaveLength(total)
    expect(events.getByRole('listitem', { current: 'step' }).textContent).toContain('成交公告')
    const way = [
      ['公告', '/zxdt'],
      ['成交公告', '/zxdt?plateId=notice-4'],
      ['正文', null],
    ]
    await waitFor(() => expect(crumbs()).toEqual(way))
  })

  test.each([
    ['/newsDetailZcfg?newsId=N-zcfg-jy-2', '/zcfg', '交易规则', '/zcfg?plateId=plate-zcfg-jy'],
    ['/helpCenterDetail?newsId=H-zc-1', '/helpCenter', '注册', '/helpCenter?plateId=plate-help-zc'],
    ['/knowledgeNoticeDetail?newsId=K-1', '/knowledge', '法律法规', '/knowledge?plateId=plate-knowledge-fl'],
  ])('[RT-03] the plate of %s is a level of its breadcrumb', async (address, section, plate, list) => {
    await renderRoute(address)
    await waitFor(() =>
      expect(
        crumbs()
          .slice(0, -1)
          .map(([, to]) => to),
      ).toEqual([section, list]),
    )
    expect(crumbs()[1]![0]).toBe(plate)
  })

  test.each(['', '?newsId=', '?newsId=N-none', '?newsId=../../x'])(
    'an address that names none (%s) is a clear screen with a way on',
    async (query) => {
      await renderRoute(`/newsDetailZcfg${query}`)
      await main().findByText('文章不存在，可能已被撤下')
      expect(main().getByRole('link', { name: '返回列表' }).getAttribute('href')).toBe('/zcfg')
      expect(screen.queryByRole('alert')?.textContent ?? '').toBe('')
    },
  )

  test.each([
    ['/newsDetailZcfg?newsId=N-zxdt-yw-9', '/newsDetailZxdt?newsId=N-zxdt-yw-9'],
    ['/newsDetailDdjs?newsId=H-zc-1', '/helpCenterDetail?newsId=H-zc-1'],
    ['/knowledgeNoticeDetail?newsId=N-zlxz-wb-2', '/newsDetailZlxz?newsId=N-zlxz-wb-2'],
    ['/branch/news/detail?id=B510700&newsId=N-zcfg-jy-2', '/newsDetailZcfg?newsId=N-zcfg-jy-2'],
    ['/newsDetailZcfg?newsId=G4-A40009', '/newsDetailZxdt?newsId=G4-A40009'],
    ['/newsDetailXxgk?newsId=G7-012', '/newsDetailZxdt?newsId=G7-012'],
    ['/knowledgeNoticeDetail?newsId=G4-A40009', '/newsDetailZxdt?newsId=G4-A40009'],
  ])('%s, an article of another section, is shown at its own address', async (asked, own) => {
    const { address } = await renderRoute(asked)
    await waitFor(() => expect(address()).toBe(own))
    expect(await main().findByRole('heading', { level: 1 })).toBeTruthy()
  })

  test('the page of 信息公开 shows news as well', async () => {
    const { address, world } = await renderRoute('/newsDetailXxgk?newsId=N-zxdt-yw-9')
    const { title } = await dataOf(world.exchange, newsContentDetail, { id: 'N-zxdt-yw-9' })
    await main().findByRole('heading', { level: 1, name: title })
    await platesAnswered()
    expect(address()).toBe('/newsDetailXxgk?newsId=N-zxdt-yw-9')
  })

  test('[CT-02] a long text is shown by its first part, and becomes whole: contents, levels and ids as of one piece', async () => {
    const world = openWorld()
    const item = world.exchange.tables.news.get(newsId)!
    const [before, paragraph] = ['<h3>前言</h3>', `<p>${'字'.repeat(1000)}</p>`]
    const content = before + `<h2>章</h2>${paragraph.repeat(20)}`.repeat(3)
    world.exchange.tables.news.set(newsId, { ...item, content })
    await renderRoute(`/newsDetailZxdt?newsId=${newsId}`, { world })
    const text = (await main().findAllByText('字'.repeat(1000)))[0]!.closest('[lang=zh-CN]')!
    expect(text.querySelectorAll('p').length).toBeLessThan(60)
    const minutes = main().getByText(/^阅读约/).textContent
    expect(minutes).toBe('阅读约 150 分钟')
    await waitFor(() => expect(text.getAttribute('aria-busy')).toBe('false'))
    expect(text.querySelectorAll('p')).toHaveLength(60)
    expect([...text.querySelectorAll('h2, h3')].map(({ nodeName, id }) => [nodeName, id])).toEqual([
      ['H3', 'text-part-1'],
      ['H2', 'text-part-2'],
      ['H2', 'text-part-3'],
      ['H2', 'text-part-4'],
    ])
    const contents = within(main().getByRole('navigation', { name: '目录' })).getAllByRole('button')
    expect(contents.map(({ textContent }) => textContent)).toEqual(['前言', '章', '章', '章'])
    expect(main().getByText(/^阅读约/).textContent).toBe(minutes)
  })

  test('[CT-02] printing puts all parts of a long text on paper', async () => {
    const world = openWorld()
    const item = world.exchange.tables.news.get(newsId)!
    world.exchange.tables.news.set(newsId, { ...item, content: `<p>${'字'.repeat(1000)}</p>`.repeat(60) })
    await renderRoute(`/newsDetailZxdt?newsId=${newsId}`, { world })
    const text = (await main().findAllByText('字'.repeat(1000)))[0]!.closest('[lang=zh-CN]')!
    dispatchEvent(new Event('beforeprint'))
    expect(text.querySelectorAll('p')).toHaveLength(60)
    expect(text.getAttribute('aria-busy')).toBe('false')
  })

  test('a correction is named above the text', async () => {
    const world = openWorld()
    const item = world.exchange.tables.news.get(newsId)!
    Object.assign(item, { correctedAt: '2026-05-01 10:00:00', correction: '更正成交金额。' })
    await renderRoute(`/newsDetailZxdt?newsId=${newsId}`, { world })
    expect(await main().findByText('本文已于 2026-05-01 10:00 更正')).toBeTruthy()
    expect(main().getByText('更正成交金额。')).toBeTruthy()
  })
})
