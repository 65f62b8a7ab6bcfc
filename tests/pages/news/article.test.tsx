import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { newsContentDetail } from '#src/api/endpoints/news.ts'
import { projectNoticePage } from '#src/api/endpoints/notice.ts'
import { loadScreens } from '#tests/support/fill.ts'
import { dataOf } from '#tests/support/exchange.ts'
import { openWorld, renderRoute } from '#tests/support/render-route.tsx'

await loadScreens('/newsDetailZxdt')

const main = () => within(screen.getByRole('main'))
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

  test('a correction is named above the text', async () => {
    const world = openWorld()
    const item = world.exchange.tables.news.get(newsId)!
    Object.assign(item, { correctedAt: '2026-05-01 10:00:00', correction: '更正成交金额。' })
    await renderRoute(`/newsDetailZxdt?newsId=${newsId}`, { world })
    expect(await main().findByText('本文已于 2026-05-01 10:00 更正')).toBeTruthy()
    expect(main().getByText('更正成交金额。')).toBeTruthy()
  })
})
