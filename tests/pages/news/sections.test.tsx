import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { newsPage } from '#src/api/endpoints/news.ts'
import { box, loadScreens, replaceText } from '#tests/support/fill.ts'
import { dataOf } from '#tests/support/exchange.ts'
import { allSettled, openWorld, renderRoute } from '#tests/support/render-route.tsx'

await loadScreens('/zxdt', '/newsDetailZxdt')

const main = () => within(screen.getByRole('main'))
const tree = async () => within(await main().findByRole('navigation', { name: '栏目' }))
const list = async (name: string) => within(await main().findByRole('group', { name }))

const serveFeedsAs = (type: string) =>
  vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(new Response(null, { headers: { 'content-type': type } })))
afterEach(() => vi.restoreAllMocks())

describe('[CT-01] a section of the news', () => {
  test.each([
    ['/zxdt', '通知公告', '资讯动态'],
    ['/zcfg', '政策法规', '政策法规'],
    ['/rzfw', '金融服务', '金融服务'],
    ['/zlxz', '资料下载', '资料下载'],
    ['/ddjs', '党建工作', '党建工作'],
    ['/xxgk', '信息公开', '信息公开'],
  ])('%s opens its first plate and shows the tree', async (address, plate, root) => {
    await renderRoute(address)
    await main().findByRole('heading', { level: 1, name: plate })
    const plates = (await tree()).getAllByRole('link')
    expect(plates[0]!.textContent).toBe(root)
    expect((await tree()).getByRole('link', { current: 'page' }).textContent).toBe(plate)
    expect((await (await list(plate)).findAllByRole('listitem')).length).toBeGreaterThan(0)
  })

  test('a plate, its page, a keyword and a period are in the address', async () => {
    const { user, world, address } = await renderRoute('/zxdt?plateId=plate-zxdt-jy')
    const rows = await list('交易动态')
    const all = await dataOf(world.exchange, newsPage, { plateId: 'plate-zxdt-jy', current: 1, size: 10 })
    await rows.findByRole('link', { name: all.records[0]!.title })
    await user.click(main().getByRole('link', { name: '第 2 页' }))
    await waitFor(() => expect(address()).toBe('/zxdt?plateId=plate-zxdt-jy&page=2'))
    await replaceText(user, box('标题关键词'), '招租')
    await user.click(main().getByRole('button', { name: '查询' }))
    await waitFor(() => expect(address()).toBe('/zxdt?plateId=plate-zxdt-jy&q=%E6%8B%9B%E7%A7%9F'))
    await waitFor(() => expect(main().getAllByText('招租', { selector: 'mark' }).length).toBeGreaterThan(0))
  })

  test('a plate announces its feed in the head and offers it, where the server has feeds', async () => {
    serveFeedsAs('application/atom+xml; charset=utf-8')
    await renderRoute('/zcfg?plateId=plate-zcfg-fl')
    const link = await main().findByRole('link', { name: /^订阅\s*法律法规$/ })
    expect(link.getAttribute('href')).toBe('/feeds/zcfg/plate-zcfg-fl.xml')
    const feeds = () => document.head.querySelector('link[rel=alternate][type="application/atom+xml"]')
    expect([feeds()!.getAttribute('href'), feeds()!.getAttribute('title')]).toEqual([
      '/feeds/zcfg/plate-zcfg-fl.xml',
      '法律法规',
    ])
    cleanup()
    expect(feeds()).toBe(null)
  })

  test('a server that answers with a page has no link to a feed', async () => {
    const fetched = serveFeedsAs('text/html')
    await renderRoute('/zlxz')
    await list('资料下载')
    await allSettled()
    // A page view may be sent by `fetch` as well.
    const feeds = fetched.mock.calls.filter(([asked]) =>
      String(asked instanceof Request ? asked.url : asked).includes('/feeds/'),
    )
    expect(feeds).toEqual([[new URL('/feeds/zlxz.xml', location.origin), expect.objectContaining({ method: 'HEAD' })]])
    expect(main().queryByText('订阅')).toBe(null)
  })

  test('[HM-07] notices of one type have a plate', async () => {
    await renderRoute('/zxdt?plateId=notice-4')
    await main().findByRole('heading', { level: 1, name: '成交公告' })
    const rows = await list('成交公告')
    expect(await rows.findAllByRole('link', { name: /成交公告$/ })).toHaveLength(10)
  })

  test('a plate of another section has its own page', async () => {
    const { address } = await renderRoute('/zxdt?plateId=plate-zcfg-jy')
    await main().findByRole('heading', { level: 1, name: '交易规则' })
    expect(address()).toBe('/zcfg?plateId=plate-zcfg-jy')
  })

  test('an unknown plate is a clear screen with a way on', async () => {
    await renderRoute('/zcfg?plateId=plate-nowhere')
    await main().findByText('栏目不存在，可能已被撤下')
    expect(main().getByRole('link', { name: '查看其他栏目' }).getAttribute('href')).toBe('/zcfg')
  })

  test('a page past the end becomes the last one', async () => {
    const { address } = await renderRoute('/zcfg?plateId=plate-zcfg-gz&page=99999')
    await waitFor(() => expect(address()).toBe('/zcfg?plateId=plate-zcfg-gz&page=2'))
  })

  test('[CT-03] a title of 2,000 characters is cut at 60', async () => {
    const world = openWorld()
    const item = [...world.exchange.tables.news.values()].find(({ plateId }) => plateId === 'plate-zcfg-fl')!
    item.title = '法'.repeat(2000)
    await renderRoute('/zcfg?plateId=plate-zcfg-fl', { world })
    expect(await main().findByText(`${'法'.repeat(60)}…`)).toBeTruthy()
  })
})
