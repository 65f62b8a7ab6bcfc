import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import type { Exchange } from '#src/mock/worlds.ts'
import { branchTheme } from '#src/pages/branch/head/theme.ts'
import { readStored } from '#src/shared/lib/storage/storage.ts'
import { goTo, loadScreens } from '#tests/support/fill.ts'
import { openWorld, renderRoute } from '#tests/support/render-route.tsx'
import { server } from '#tests/support/world.ts'

await loadScreens('/branch/index', '/branch/news', '/branch/news/detail')

const main = () => within(screen.getByRole('main'))
const stored = () => JSON.parse(readStored('local', 'branch:v1') ?? 'null') as { id: string } | null
const newsOf = ({ tables, now }: Exchange, branch: string) =>
  [...tables.news.values()].find(({ branchId, publishedAt }) => branchId === branch && publishedAt < now())!
const mianyang = '岷江联合产权交易所绵阳分所'

describe('[CT-09] the screen of a branch', () => {
  test.each(['/branch/index?id=B510700', '/branch/index?code=MY'])(
    '%s shows the branch with contacts, position, listings, articles and statistics, and stores it',
    async (address) => {
      await renderRoute(address)
      await main().findByRole('heading', { level: 1, name: mianyang })
      expect(main().getAllByRole('link', { name: '0816-6001005' })[0]?.getAttribute('href')).toBe('tel:08166001005')
      expect(main().getByRole('link', { name: 'my@minjiang-exchange.example' })).toBeDefined()
      expect(main().getByText('周一至周五 09:00–12:00、13:00–17:00，法定节假日除外')).toBeDefined()
      await main().findByRole('img', { name: '地图：机构在绵阳市' })
      expect(main().getByRole('link', { name: '地图数据 © OpenStreetMap 贡献者' })).toBeDefined()
      const all = await main().findByRole('link', { name: /查看全部 \d+ 个项目/ })
      expect(all.getAttribute('href')).toBe('/project?region=510700')
      await main().findByRole('img', { name: '按项目类型，同样的数据见表格' })
      const table = main().getByRole('table', { name: '近 12 个月，按挂牌月份' })
      const months = within(table).getAllByRole('row').slice(1)
      expect(months).toHaveLength(12)
      // The months and what the note says of the time before them add up to the totals.
      const sumOf = (column: number) =>
        months.reduce((sum, row) => sum + Number(within(row).getAllByRole('cell').at(column)!.textContent), 0)
      const note = main().getByText(/^近 12 个月挂牌/).textContent
      const [listed, dealt, before, dealtBefore] = note.match(/\d+(?= 宗)/g)!.map(Number) as [
        number,
        number,
        number,
        number,
      ]
      expect([listed, dealt]).toEqual([sumOf(-2), sumOf(-1)])
      const totalOf = (label: string) =>
        Number(main().getAllByText(label, { selector: 'dt' })[0]!.nextElementSibling!.textContent)
      expect([listed + before, dealt + dealtBefore]).toEqual([totalOf('挂牌宗数'), totalOf('成交宗数')])
      expect(before).toBeGreaterThan(0)
      const more = main().getByRole('link', { name: '更多公告' })
      expect(more.getAttribute('href')).toBe('/branch/news?id=B510700')
      expect(stored()?.id).toBe('B510700')
    },
  )

  test('wears the colour of the branch', async () => {
    await renderRoute('/branch/index?id=B510700')
    const banner = (await main().findByRole('heading', { level: 1, name: mianyang })).closest<HTMLElement>('[style]')
    expect(banner?.style.getPropertyValue('--branch')).toMatch(/^#[\dA-F]{6}$/)
  })

  test.each([404, 500, 403])('code %i has no effect: no message, and the stored branch is kept', async (code) => {
    const world = openWorld()
    await renderRoute('/branch/index?id=B510700', { world })
    await waitFor(() => expect(stored()?.id).toBe('B510700'))
    server.use(http.get('*/dscq-system/branch/detail', () => HttpResponse.json({ code, msg: '机构停用' })))
    await goTo('/branch/index?id=B510100')
    await main().findByText(code === 404 ? '未找到该分支机构' : '内容加载失败，请稍后重试')
    expect(screen.queryByText('机构停用')).toBeNull()
    expect(stored()?.id).toBe('B510700')
  })

  test('of an unknown id leads to all branches', async () => {
    const { user } = await renderRoute('/branch/index?id=B1')
    await user.click(await main().findByRole('link', { name: '查看全部分支机构' }))
    const list = within(await main().findByRole('list', { name: '分支机构名单' }))
    expect(list.getAllByRole('listitem')).toHaveLength(19)
    await user.click(list.getByRole('link', { name: mianyang }))
    await main().findByRole('heading', { level: 1, name: mianyang })
  })

  test('copies the address', async () => {
    const { user } = await renderRoute('/branch/index?id=B510700')
    const copied = vi.spyOn(navigator.clipboard, 'writeText')
    await user.click(await main().findByRole('button', { name: /^复制\s*地址$/ }))
    expect(copied).toHaveBeenCalledWith('绵阳市涪城区政务服务中心 4 楼产权交易窗口')
    await screen.findByText('已复制地址')
  })
})

describe('[CT-09] the articles of a branch', () => {
  test('its notices and news are listed by tab and page, which the address keeps', async () => {
    const { user, address } = await renderRoute('/branch/news?id=B510100')
    await main().findByRole('heading', { level: 1, name: '岷江联合产权交易所（总部）' })
    const rows = within(await main().findByRole('group', { name: '本机构公告' }))
    await waitFor(() => expect(rows.getAllByRole('list')[0]?.children).toHaveLength(10))
    await user.click(main().getByRole('tab', { name: '动态' }))
    await waitFor(() => expect(address()).toBe('/branch/news?id=B510100&tab=news'))
  })

  test('a news item is shown in full within the branch', async () => {
    const world = openWorld()
    const news = newsOf(world.exchange, 'B510700')
    await renderRoute(`/branch/news/detail?id=B510700&newsId=${news.id}`, { world })
    await main().findByRole('heading', { level: 2, name: news.title })
    expect(main().getByRole('link', { name: '动态' }).getAttribute('href')).toBe('/branch/news?id=B510700&tab=news')
  })

  test('a news item of another branch is shown within that one', async () => {
    const world = openWorld()
    const { id, title } = newsOf(world.exchange, 'B510700')
    const { address } = await renderRoute(`/branch/news/detail?id=B510100&newsId=${id}`, { world })
    await waitFor(() => expect(address()).toBe(`/branch/news/detail?id=B510700&newsId=${id}`))
    await main().findByRole('heading', { level: 2, name: title })
  })

  test('an exchange that does not say whose its news are can be read within any branch', async () => {
    const world = openWorld()
    const { id, title } = newsOf(world.exchange, 'B510700')
    Object.assign(world.exchange.tables.news.get(id)!, { branchId: undefined })
    const asked = `/branch/news/detail?id=B510100&newsId=${id}`
    const { address } = await renderRoute(asked, { world })
    await main().findByRole('heading', { level: 2, name: title })
    expect(address()).toBe(asked)
  })

  test.each([
    ['/branch/news', '未找到该分支机构'],
    ['/branch/news?id=B1', '未找到该分支机构'],
    ['/branch/news/detail?id=B510700', '文章不存在，可能已被撤下'],
    ['/branch/news/detail?id=B510700&newsId=none', '文章不存在，可能已被撤下'],
  ])('%s says what is missing', async (address, text) => {
    await renderRoute(address)
    await main().findByText(text)
  })
})

describe('[CT-09] the colours of a branch', () => {
  test('are legible in both schemes, and none for an invalid colour', () => {
    expect(branchTheme('#FFE08A', 'light')).toMatchObject({ '--branch': expect.stringMatching(/^#[\dA-F]{6}$/) })
    expect(branchTheme('#FFE08A', 'light')).not.toMatchObject({ '--branch': '#FFE08A' })
    expect(branchTheme('#0B2C5F', 'dark')).toMatchObject({ '--branch': '#0B2C5F' })
    expect(branchTheme('#0B2C5F', 'dark')).not.toMatchObject({ '--primary': '#0B2C5F' })
    expect(branchTheme('red;--card:#000', 'light')).toEqual({})
    expect(branchTheme(null, 'dark')).toEqual({})
  })
})
