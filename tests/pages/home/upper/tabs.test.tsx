// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { NoticePanel } from '#src/pages/home/parts/NoticePanel.tsx'
import { PopularPicks } from '#src/pages/home/parts/PopularPicks.tsx'
import { exchangeOf, page, renderBlock } from './exchange.tsx'

const notices = '/blade-desk/notice-info/list'
const hot = '/dscq-project/top/hot'
const newest = '/dscq-project/top/new-publish'

const listing = (assetsId: string, assetsName: string) => ({
  assetsId,
  assetsName,
  projectType: 2,
  startPrice: '10000',
})
const full = {
  [notices]: ({ noticeType = 'all' }: Record<string, unknown>) =>
    page([
      {
        id: `N-${String(noticeType)}`,
        noticeTitle: `类型 ${String(noticeType)} 的公告`,
        publishDate: '2026-11-09 10:00:00',
      },
    ]),
  [hot]: () => page([listing('A1', '最热的商铺')]),
  [newest]: () => page([listing('A2', '最新的厂房')]),
}
const exchange = exchangeOf({})

beforeAll(() => exchange.server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => {
  cleanup()
  exchange.asked.length = 0
  Object.assign(exchange.answers, full)
})
afterAll(() => exchange.server.close())
Object.assign(exchange.answers, full)

test('[HM-07] each notice tab asks once, with its type and size 7, however often it is visited', async () => {
  const person = userEvent.setup()
  renderBlock(<NoticePanel />)
  await screen.findByRole('link', { name: '类型 all 的公告' })
  for (const name of ['成交公告', '最新', '成交公告', '竞价公告', '最新'])
    await person.click(screen.getByRole('tab', { name }))
  await screen.findByRole('link', { name: '类型 all 的公告' })
  expect(exchange.asked.map(({ input }) => input)).toEqual([
    { size: '7', current: '1' },
    { size: '7', current: '1', noticeType: '4' },
    { size: '7', current: '1', noticeType: '0' },
  ])
})

test('[HM-07] a row leads to its detail, 更多 to the plate of its type', async () => {
  const person = userEvent.setup()
  renderBlock(<NoticePanel />)
  const row = await screen.findByRole('link', { name: '类型 all 的公告' })
  expect(row.getAttribute('href')).toBe('/newsDetailZxdt?newsId=N-all')
  expect(screen.getByRole('link', { name: '更多公告' }).getAttribute('href')).toBe('/zxdt?plateId=notice')
  await person.click(screen.getByRole('tab', { name: '终止公告' }))
  expect(screen.getByRole('link', { name: '更多公告' }).getAttribute('href')).toBe('/zxdt?plateId=notice-3')
})

test('[HM-06] each tab of the picks asks once; the second not before somebody means to open it', async () => {
  const person = userEvent.setup()
  renderBlock(<PopularPicks />)
  await screen.findByRole('link', { name: '最热的商铺' })
  expect(exchange.count(newest)).toBe(0)
  await person.hover(screen.getByRole('tab', { name: '最新挂牌' }))
  await waitFor(() => expect(exchange.count(newest)).toBe(1))
  for (const name of ['最新挂牌', '热度排行', '最新挂牌']) await person.click(screen.getByRole('tab', { name }))
  await screen.findByRole('link', { name: '最新的厂房' })
  expect([exchange.count(hot), exchange.count(newest)]).toEqual([1, 1])
})

test('a tab whose answer never came says so, and asks again when the person wants', async () => {
  const person = userEvent.setup()
  delete (exchange.answers as Record<string, unknown>)[hot]
  renderBlock(<PopularPicks />)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('内容加载失败，请稍后重试')
  Object.assign(exchange.answers, full)
  await person.click(within(alert).getByRole('button', { name: '重试' }))
  expect(await screen.findByRole('link', { name: '最热的商铺' })).toBeDefined()
})

test('an empty list says what it is empty of', async () => {
  exchange.answers[notices] = () => page([])
  renderBlock(<NoticePanel />)
  expect(await screen.findByText('暂无该类公告')).toBeDefined()
})
