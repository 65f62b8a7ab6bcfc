import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { queryClient } from '#src/shared/lib/query/queries.ts'
import { openWorld, renderRoute } from '#tests/support/render-route.tsx'
import { server, type World } from '#tests/support/world.ts'

// Nothing here is hidden by style, and checking that for every element takes most of the time.
configure({ defaultHidden: true })

const bidding = '/dscq-sync/v1/bid-assets/hall/page'
const upcoming = '/dscq-project/activity/upcoming-bid'
const plateDetail = '/dscq-content/news-platecfg/detail'
const frontPage = '/dscq-content/news-content/front-page'
const newsPage = '/dscq-content/news-content/page'
const noticePage = '/dscq-project/notice/page'
const newlyListed = '/dscq-sync/v1/basic-assets/new-publish'
const geoMap = '/dscq-data-view/statistical/geo-map'
const totals = '/dscq-data-view/statistical/assets-total-data'
const partnersPage = '/dscq-content/partners/page'

const region = (name: string) => within(screen.getByRole('region', { name }))
const textsOf = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent)
const attributesOf = (link: HTMLElement) => ['href', 'target', 'rel'].map((name) => link.getAttribute(name))
const outside = (href: string) => [href, '_blank', 'noopener noreferrer']

const panel = () => region('竞价标的')
const news = () => region('新闻与分支机构')
const bigData = () => region('产权大数据')
const partners = () => region('合作伙伴')

const heads = () => textsOf(panel().queryAllByRole('rowheader'))
const press = (name: string) => screen.getByRole('button', { name })

const intoView = vi.fn<() => void>()
const { happyDOM } = window as unknown as { happyDOM: { setViewport: (size: { width: number }) => void } }
beforeEach(() => {
  happyDOM.setViewport({ width: 1440 })
  intoView.mockReset()
  HTMLElement.prototype.scrollIntoView = intoView
})

const isBusy = () => [...document.querySelectorAll('main [aria-busy=true]')].some((each) => !each.closest('details'))
/** Opens the page and waits until every block has its data. */
async function open(world: World = openWorld(), address = '/index') {
  const opened = await renderRoute(address, { world })
  await screen.findByRole('heading', { name: '产权大数据' })
  await waitFor(() => expect(isBusy()).toBe(false))
  return opened
}

describe('[HM-08] the project panel', () => {
  test('[HM-08] [HM-09] [RT-13] eight rows in bidding, with organiser, price, rate, time left and a link to the page of their kind', async () => {
    const { world } = await open()
    expect(textsOf(panel().getAllByRole('tab'))).toEqual(['正在竞价', '即将竞价'])
    expect(textsOf(panel().getAllByRole('columnheader'))).toEqual([
      '标的名称',
      '竞价组织方',
      '当前价',
      '溢价率',
      '剩余时间',
    ])
    const rows = panel()
      .getAllByRole('row')
      .slice(1)
      .map((row) => {
        const [organiser, price, rate, left] = textsOf(within(row).getAllByRole('cell'))
        expect(organiser).toBe('岷江联合产权交易所')
        expect(left).toMatch(/^00天 0[0-3]时 [0-5]\d分 [0-5]\d秒$/)
        const link = within(row).getByRole('link')
        return [link.textContent, price, rate, link.getAttribute('href')]
      })
    // The price of the first one falls over time.
    expect(rows[0]).toEqual([
      '南充鼎川路桥工程有限公司混凝土搅拌运输车 26 辆',
      expect.stringMatching(/^31\d\.\d{6} 万元$/),
      '---',
      '/projectDetail/R11-0.html',
    ])
    expect(rows.slice(1)).toEqual([
      ['成都市新都区望川路 650 号地下停车场 6 年租赁权', '97.390 万元/年', '0.00%', '/projectDetail/R10-0.html'],
      ['南充凌江城市建设投资集团有限公司 6 处住宅资产包转让', '570.950000 万元', '6.93%', '/projectPkg/R09-0.html'],
      ['成都市天府新区双桥村 278 亩林地 5 年经营权', '210.000 元/亩·年', '0.00%', '/projectDetail/R08-0.html'],
      ['四川翠岭食品有限公司 80%股权转让', '3,882.000000 万元', '0.00%', '/projectDetail/R07-0.html'],
      ['巴中市巴州区科创一路 146 号农贸市场整体 5 年租赁权', '61.340 万元/年', '---', '/projectDetail/R06-0.html'],
      ['成都市双流区红旗村 127 亩林地 13 年经营权', '162.000 元/亩·年', '15.71%', '/projectDetail/R22-0.html'],
      ['乐山青衣能源投资集团有限公司 5 处住宅资产包转让', '411.950000 万元', '6.05%', '/projectPkg/R21-0.html'],
    ])
    expect(panel().getByRole('link', { name: '更多 ›' }).getAttribute('href')).toBe('/hall?projectActive=1')
    expect(world.callsTo(bidding)).toEqual([{ current: 1, size: 8 }])
  })

  test('[HM-08] [HM-09] the other tab shows upcoming assets with their start prices, and links to the hall in that state', async () => {
    const { world, user } = await open()
    await user.click(panel().getByRole('tab', { name: '即将竞价' }))
    await waitFor(() => expect(heads()).toHaveLength(8))
    expect(textsOf(panel().getAllByRole('columnheader'))).toEqual(['标的名称', '组织方', '起始价', '距开始'])
    expect(panel().getByRole('link', { name: '更多 ›' }).getAttribute('href')).toBe('/hall?projectActive=2')
    expect(world.callsTo(upcoming)).toEqual([{ current: 1, size: 8 }])
  })

  test('[HM-08] Enter and the button search for the trimmed name, in both tabs', async () => {
    const { world, user } = await open()
    const name = panel().getByRole<HTMLInputElement>('searchbox', { name: '标的名称' })
    await user.type(name, '  股权　{Enter}')
    await waitFor(() => expect(heads().every((text) => text?.includes('股权'))).toBe(true))
    expect(name.value).toBe('股权')
    await user.clear(name)
    await user.type(name, '<script>飞船%"')
    await user.click(panel().getByRole('button', { name: '搜索' }))
    expect(await panel().findByText('没有找到名称含“<script>飞船%"”的标的')).toBeDefined()
    await user.click(panel().getByRole('button', { name: '清除搜索条件' }))
    await waitFor(() => expect(heads()).toHaveLength(8))
    expect(name.value).toBe('')
    await user.type(name, '租赁权{Enter}')
    await user.click(panel().getByRole('tab', { name: '即将竞价' }))
    await waitFor(() => expect(world.callsTo(upcoming)).toEqual([{ assetsName: '租赁权', current: 1, size: 8 }]))
    expect(world.callsTo(bidding).map(({ assetsName }) => assetsName)).toEqual([
      undefined,
      '股权',
      '<script>飞船%"',
      '租赁权',
    ])
  })

  test('[HM-08] an Enter of the input method does not search', async () => {
    const { world } = await open()
    const name = panel().getByRole('searchbox', { name: '标的名称' })
    fireEvent.change(name, { target: { value: '商' } })
    // `false`: the default was prevented, so the browser submits no form.
    for (const key of [{ isComposing: true }, { keyCode: 229 }])
      expect(fireEvent.keyDown(name, { key: 'Enter', ...key })).toBe(false)
    expect(fireEvent.keyDown(name, { key: 'Enter', keyCode: 13 })).toBe(true)
    expect(world.callsTo(bidding)).toHaveLength(1)
  })

  test('[HM-08] an older answer never overwrites a newer one', async () => {
    const { world, user } = await open()
    const release = world.hold(bidding, ({ assetsName }) => assetsName === '租赁权')
    const name = panel().getByRole('searchbox', { name: '标的名称' })
    await user.type(name, '租赁权{Enter}')
    await waitFor(() => expect(world.callsTo(bidding)).toHaveLength(2))
    await user.clear(name)
    await user.type(name, '股权{Enter}')
    const areNewer = () => expect(heads().every((text) => text?.includes('股权'))).toBe(true)
    await waitFor(areNewer)
    const count = heads().length
    const older = new Promise<void>((resolve) => {
      server.events.on('response:mocked', ({ request }) => request.url.includes(bidding) && resolve())
    })
    release()
    await act(() => older)
    areNewer()
    expect(heads()).toHaveLength(count)
  })

  test('[HM-08] an empty hall links to the other tab; a failed request can be repeated', async () => {
    const world = openWorld()
    for (const listing of world.exchange.tables.listings.values())
      if (listing.status === 'BIDDING') listing.status = 'DONE'
    world.faults({ path: upcoming, kind: 'down' })
    const { user } = await open(world)
    await panel().findByText('当前没有正在竞价的标的')
    await user.click(panel().getByRole('button', { name: '查看即将竞价' }))
    await panel().findByRole('alert')
    world.faults()
    await user.click(panel().getByRole('button', { name: '重试' }))
    await waitFor(() => expect(heads()).toHaveLength(8))
  })

  test('[HM-08] the banner beside the panel moves every 3000 ms, and its links open new tabs', async () => {
    await open()
    const shown = () => region('推荐').getByRole('button', { current: true }).getAttribute('aria-label')
    await waitFor(() => expect(shown()).toBe('第 1 张，共 3 张'))
    for (const link of region('推荐').getAllByRole('link'))
      expect(attributesOf(link).slice(1)).toEqual(['_blank', 'noopener noreferrer'])
    const place = screen.getByRole('region', { name: '推荐' })
    fireEvent.pointerEnter(place, { pointerType: 'mouse' })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    fireEvent.pointerLeave(place)
    await act(() => vi.advanceTimersByTimeAsync(2999))
    expect(shown()).toBe('第 1 张，共 3 张')
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(shown()).toBe('第 2 张，共 3 张')
  })
})

describe('[HM-10] rooms that end and rooms that open', () => {
  const rowOf = (name: string) => panel().queryByRole('row', { name: new RegExp(name) })
  const until = ({ exchange }: World, name: string, end: 'closesAt' | 'opensAt') => {
    const listing = [...exchange.tables.listings.values()].find(({ assetsName }) => assetsName === name)!
    return listing[end] - exchange.now()
  }

  test('[HM-10] a room past its end shows 已超时, and leaves the list when the exchange closes it', async () => {
    const { world } = await open()
    const [first] = heads()
    const row = rowOf(first!)!
    await waitFor(() => expect(world.exchange.hub.readersOf('hall')).toBe(1))
    const release = world.hold(bidding)
    act(() => world.jump(until(world, first!, 'closesAt') + 500))
    // The connection requests the time when the page becomes active again, and not only with its next ping.
    dispatchEvent(new Event('pageshow'))
    await waitFor(() => expect(within(row).getByRole('timer').textContent).toBe('已超时'))
    release()
    await waitFor(() => expect(rowOf(first!)).toBeNull())
    expect(heads()).toHaveLength(8)
  })

  test('[HM-10] an upcoming asset moves to the other tab when its room opens', async () => {
    const { world, user } = await open()
    await user.click(panel().getByRole('tab', { name: '即将竞价' }))
    await waitFor(() => expect(heads()).toHaveLength(8))
    const [first] = heads()
    act(() => world.jump(until(world, first!, 'opensAt') + 500))
    await waitFor(() => expect(rowOf(first!)).toBeNull())
    await user.click(panel().getByRole('tab', { name: '正在竞价' }))
    await user.type(panel().getByRole('searchbox', { name: '标的名称' }), `${first}{Enter}`)
    await waitFor(() => expect(heads()).toEqual([first]))
  })
})

describe('[HM-11] the news block', () => {
  const tab = (name: string) => news().findByRole('tab', { name })
  const items = () => [...news().getByRole('tabpanel').querySelectorAll<HTMLElement>('ul > li')]

  test('[HM-11] the editors’ tabs and the branches, and the first tab’s front page with its first item highlighted', async () => {
    const world = openWorld()
    const [newest] = [...world.exchange.tables.news.values()]
      .filter(({ plateId, isFrontPage, imgSrc }) => plateId === 'plate-zxdt-yw' && isFrontPage && !imgSrc)
      .toSorted((a, b) => b.publishedAt - a.publishedAt)
    if (newest) newest.summarys = '要'.repeat(97)
    await open(world)
    expect(textsOf(news().getAllByRole('tab'))).toEqual([
      '要闻动态',
      '通知公告',
      '最新挂牌',
      '政策法规',
      '党建动态',
      '行业资讯',
      '融资动态',
      '分支机构',
    ])
    expect(news().getByRole('region', { name: '要闻动态图片新闻' })).toBeDefined()
    expect(items()).toHaveLength(6)
    const [first, second] = items()
    expect(first!.querySelector('strong')?.textContent).toBe(
      '岷交所与岷源资产管理公司签署战略合作协议，共建区域要素市场',
    )
    expect(first!.textContent).toContain('2026-02-27')
    expect(within(first!).getByRole('link').getAttribute('href')).toMatch(/^\/newsDetailZxdt\?newsId=N/)
    const outer = within(second!).getByRole('link', { name: /外部媒体报道/ })
    expect(attributesOf(outer)).toEqual(outside(outer.getAttribute('href')!))
    expect(outer.getAttribute('href')).toMatch(/^https:\/\/news\.media\.example\//)
    expect(news().getByRole('link', { name: /^更多/ }).getAttribute('href')).toBe('/zxdt?plateId=plate-zxdt-yw')
    expect(world.callsTo(plateDetail)).toEqual([{ id: 'zxdt_yw' }])
    expect(world.callsTo(frontPage)).toEqual([{ plateId: 'plate-zxdt-yw' }])
    expect(intoView).not.toHaveBeenCalled()
  })

  test('[HM-11] tables of two and of three columns; each tab is requested once, when it is first opened', async () => {
    const { world, user } = await open()
    const columns = {
      通知公告: ['标题', '标的', '发布日期'],
      最新挂牌: ['标的名称', '项目类型', '发布日期'],
      政策法规: ['标题', '发布日期'],
    }
    const requested = () => [newsPage, noticePage, newlyListed].map((path) => world.callsTo(path))
    expect(requested()).toEqual([[], [], []])
    for (const round of [1, 2])
      for (const [name, head] of Object.entries(columns)) {
        await user.click(await tab(name))
        await waitFor(() => expect(textsOf(news().getAllByRole('columnheader')), `round ${round}`).toEqual(head))
        expect(news().getAllByRole('row')).toHaveLength(5)
        for (const row of news().getAllByRole('row').slice(1))
          expect(within(row).getAllByRole('cell').at(-1)!.textContent).toMatch(/^2026-\d\d-\d\d$/)
      }
    expect(requested()).toEqual([
      [{ plateId: 'plate-zcfg', isFrontPage: 0, size: 4, current: 1 }],
      [{ isFrontPage: 0, size: 4, current: 1 }],
      [{ projectTypes: '0,3', isFrontPage: 0, limit: 4 }],
    ])
  })

  test('[HM-11] a plate of one notice type requests that type; titles are cut at 55 characters beside two columns, at 60 beside one', async () => {
    const world = openWorld()
    const { modules, news: articles, notices } = world.exchange.tables
    modules.get('index_news')![1]!.plateCode = 'notice-4'
    const long = '字'.repeat(61)
    for (const article of articles.values()) article.title = long
    for (const notice of notices.values()) notice.noticeTitle = long
    const { user } = await open(world)
    await user.click(await tab('通知公告'))
    const notice = (await news().findAllByRole('link', { name: `${'字'.repeat(55)}…` }))[0]!
    expect(notice.getAttribute('title')).toBe(long)
    expect(world.callsTo(noticePage)).toEqual([{ isFrontPage: 0, size: 4, current: 1, noticeType: 4 }])
    await user.click(await tab('政策法规'))
    const article = (await news().findAllByRole('link', { name: `${'字'.repeat(60)}…` }))[0]!
    expect(article.getAttribute('title')).toBe(long)
  })

  test('[HM-11] 更多 links to the address that the editors set, also on another site, and is absent without one', async () => {
    const world = openWorld()
    const tabs = world.exchange.tables.modules.get('index_news')!
    tabs[1]!.moreButtonUrl = 'https://outer.example/more'
    tabs[3]!.moreButtonUrl = null
    const { user } = await open(world)
    await user.click(await tab('通知公告'))
    expect(attributesOf(news().getByRole('link', { name: /^更多.*通知公告/ }))).toEqual(
      outside('https://outer.example/more'),
    )
    await user.click(await tab('政策法规'))
    expect(news().queryByRole('link', { name: /^更多/ })).toBeNull()
  })

  test.each([
    ['zcfg', '政策法规'],
    ['module-2', '通知公告'],
  ])(
    '[HM-11] ?newsBranch=%s opens %s and scrolls it into view; the reader can still choose another tab',
    async (newsBranch, name) => {
      const { world, user } = await open(openWorld(), `/index?newsBranch=${newsBranch}`)
      expect((await tab(name)).getAttribute('aria-selected')).toBe('true')
      expect(intoView).toHaveBeenCalledTimes(1)
      expect(world.callsTo(frontPage)).toEqual([])
      await user.click(await tab('要闻动态'))
      await waitFor(() => expect(items()).toHaveLength(6))
      expect((await tab('要闻动态')).getAttribute('aria-selected')).toBe('true')
    },
  )

  test('[HM-11] the branch tab shows the map, and the branches with their phone numbers', async () => {
    await open(openWorld(), '/index?newsBranch=branch')
    expect((await tab('分支机构')).getAttribute('aria-selected')).toBe('true')
    expect(await news().findByRole('img', { name: '分支机构分布地图，名单见右侧' })).toBeDefined()
    const list = within(news().getByRole('list', { name: '分支机构' }))
    expect(list.getAllByRole('listitem')).toHaveLength(19)
    expect(list.getByRole('link', { name: '岷江联合产权交易所（总部）' }).getAttribute('href')).toMatch(
      /^\/branch\/index\?id=B510100/,
    )
    expect(list.getByRole('link', { name: '028-6000-0000' }).getAttribute('href')).toBe('tel:02860000000')
  })

  test('[HM-11] a failed tab shows an error while the others work; an empty one shows the empty state', async () => {
    const world = openWorld()
    for (const article of world.exchange.tables.news.values())
      if (article.plateId.startsWith('plate-zcfg')) article.publishedAt = Infinity
    world.faults({ path: noticePage, kind: 'down' })
    const { user } = await open(world)
    await user.click(await tab('通知公告'))
    expect((await news().findByRole('alert')).textContent).toContain('内容加载失败')
    await user.click(await tab('政策法规'))
    expect(await news().findByText('暂无数据')).toBeDefined()
    await user.click(await tab('最新挂牌'))
    await waitFor(() => expect(news().getAllByRole('row')).toHaveLength(5))
  })
})

describe('[HM-12] [HM-13] [HM-14] 产权大数据', () => {
  const table = () => bigData().findByRole('table', { name: '各地区挂牌与成交统计' })
  const row = async (place: string) =>
    textsOf(within(within(await table()).getByRole('row', { name: new RegExp(`^${place}`) })).getAllByRole('cell'))
  const categories = (world: World) => world.callsTo(geoMap).map(({ params }) => params)
  const capital = ['岷江联合产权交易所（总部）', '128', '422,459.079160', '191,012.079160']

  test('[HM-13] failed totals do not affect the map', async () => {
    const world = openWorld()
    world.faults({ path: totals, kind: 'down' })
    const { user } = await open(world)
    await table()
    const alert = bigData().getByRole('alert')
    world.faults()
    await user.click(within(alert).getByRole('button', { name: '重试' }))
    expect(await bigData().findByText('投资会员')).toBeDefined()
  })

  test('[HM-12] three switches, all on at first; each reloads the map; the last one stays on and says why', async () => {
    const { world, user } = await open()
    for (const name of ['国有股权', '国有实物资产', '资产租赁'])
      expect(press(name).getAttribute('aria-pressed')).toBe('true')
    await user.click(press('国有股权'))
    expect(press('国有股权').getAttribute('aria-pressed')).toBe('false')
    await user.click(press('资产租赁'))
    const last = press('国有实物资产')
    await user.click(last)
    expect([last.getAttribute('aria-pressed'), last.getAttribute('aria-disabled')]).toEqual(['true', 'true'])
    expect(document.getElementById(last.getAttribute('aria-describedby')!)?.textContent).toBe(
      '至少保留一个类别，最后一个不能关闭',
    )
    await waitFor(() =>
      expect(categories(world)).toEqual([
        { province: '54', category: [1, 2, 3] },
        { province: '54', category: [2, 3] },
        { province: '54', category: [2] },
      ]),
    )
    await user.click(press('国有股权'))
    expect(last.getAttribute('aria-disabled')).toBeNull()
  })

  test('[HM-12] the previous figures remain in view until the next have arrived, and an older answer is ignored', async () => {
    const { world, user } = await open()
    const all = await row('成都市')
    const older = world.hold(geoMap, ({ params }) => (params as { category: number[] }).category.length === 2)
    const newer = world.hold(geoMap, ({ params }) => (params as { category: number[] }).category.length === 1)
    await user.click(press('国有股权'))
    await user.click(press('资产租赁'))
    await waitFor(() => expect(world.callsTo(geoMap)).toHaveLength(3))
    expect(await row('成都市')).toEqual(all)
    newer()
    await waitFor(async () => expect(await row('成都市')).not.toEqual(all))
    const one = await row('成都市')
    const answered = new Promise<void>((resolve) => {
      server.events.on('response:mocked', ({ request }) => request.url.includes(geoMap) && resolve())
    })
    older()
    await act(() => answered)
    expect(await row('成都市')).toEqual(one)
  })

  test('[HM-12] a failed choice shows an error and no figures of another choice', async () => {
    const { world, user } = await open()
    world.faults({ path: geoMap, kind: 'down' })
    await user.click(press('国有股权'))
    const alert = await bigData().findByRole('alert')
    expect(bigData().queryByRole('table')).toBeNull()
    world.faults()
    await user.click(within(alert).getByRole('button', { name: '重试' }))
    expect(await table()).toBeDefined()
  })

  test('[HM-13] [HM-14] four exact totals; the figures of the map in a table, besides the map or instead of it; legend and credit', async () => {
    const { user } = await open()
    expect(textsOf(bigData().getAllByRole('term'))).toEqual(['挂牌总额', '成交总额', '挂牌总宗数', '投资会员'])
    expect(textsOf(bigData().getAllByRole('definition'))).toEqual([
      '1,268,927.446640 万元',
      '627,489.063440 万元',
      '390 宗',
      '4,812 户',
    ])
    const map = () => bigData().queryByRole('img', { name: '分支机构分布与挂牌统计地图，同样的数据见表格' })
    expect(map()).not.toBeNull()
    // A header row, 18 places of the province and one centre.
    expect(within(await table()).getAllByRole('row')).toHaveLength(20)
    expect(await row('成都市')).toEqual(capital)
    expect(textsOf(within(bigData().getByRole('list', { name: '挂牌宗数' })).getAllByRole('listitem'))).toEqual([
      '0–10',
      '11–100',
      '101–500',
      '>500',
    ])
    expect(bigData().getByRole('link', { name: '地图数据 © OpenStreetMap 贡献者' }).getAttribute('href')).toBe(
      'https://www.openstreetmap.org/copyright',
    )
    await user.click(press('表格'))
    expect(map()).toBeNull()
    expect(bigData().getByRole('region', { name: '各地区挂牌与成交统计' }).tabIndex).toBe(0)
    expect(await row('成都市')).toEqual(capital)
  })

  test('[HM-12] [HM-13] a note explains the counts: the whole exchange above, the chosen categories on the map and in its table', async () => {
    const { user } = await open()
    const counted = async () => {
      const rows = within(await table())
        .getAllByRole('row')
        .slice(1)
      return rows.reduce((sum, found) => sum + Number(within(found).getAllByRole('cell')[1]!.textContent), 0)
    }
    expect(await counted()).toBe(366)
    expect(bigData().getByText(/点选地区打开的是该地区全部类型的项目，宗数可能更多。/)).toBeDefined()
    expect(bigData().getByText(/全所数据，含资产合作.*只统计所选类别，共 366 宗/)).toBeDefined()
    await user.click(press('国有股权'))
    await bigData().findByText(/只统计所选类别，共 275 宗/)
    expect(await counted()).toBe(275)
    await user.click(press('国有实物资产'))
    await bigData().findByText(/只统计所选类别，共 129 宗/)
    expect(bigData().queryByText(/点选地区打开的是/)).toBeNull()
  })

  test('[HM-14] a region, its figure and each of the top five link to the listings that they count', async () => {
    const { user } = await open()
    await table()
    const hrefs = (name: RegExp, part: HTMLElement) =>
      within(part)
        .getAllByRole('link', { name })
        .map((link) => link.getAttribute('href'))
    const first = bigData().getByRole('list', { name: '挂牌宗数前五' })
    expect(within(first).getAllByRole('link')).toHaveLength(5)
    expect(hrefs(/^成都市/, first)).toEqual(['/project?region=510100'])
    expect(hrefs(/^成都市/, await table())).toEqual(['/project?region=510100', '/project?region=510100'])
    await user.click(press('国有股权'))
    await user.click(press('资产租赁'))
    const figure = () => within(bigData().getByRole('table')).getByRole('link', { name: /^成都市：/ })
    await waitFor(() => expect(figure().getAttribute('href')).toBe('/project?typeCode=2&region=510100'))
    await waitFor(() => expect(isBusy()).toBe(false))
    const count = figure().textContent
    await act(async () => figure().click())
    expect(await screen.findByText(`共 ${count} 个项目`)).toBeDefined()
  })

  test('[F22] [HM-14] when a refetch fails, the figures remain, marked as outdated', async () => {
    const { world, user } = await open()
    await table()
    world.faults({ path: geoMap, kind: 'down' })
    await act(() => queryClient.invalidateQueries({ queryKey: ['statistics', 'map'] }))
    const alert = await bigData().findByRole('alert')
    expect(alert.textContent).toBe('未能更新，以下内容可能不是最新重试')
    await table()
    world.faults()
    await user.click(within(alert).getByRole('button', { name: '重试' }))
    await waitFor(() => expect(bigData().queryByRole('alert')).toBeNull())
    await table()
  })

  test('[HM-14] screen readers hear that the map is loading', async () => {
    const world = openWorld()
    const release = world.hold(geoMap)
    await renderRoute('/index', { world })
    await screen.findByText('投资会员')
    expect(bigData().getAllByRole('progressbar', { name: '正在加载…' })).toHaveLength(1)
    release()
    await table()
    expect(bigData().queryByRole('progressbar')).toBeNull()
  })

  test('[HM-14] a failed map keeps its error and the focus of 重试 while it is fetched again', async () => {
    const world = openWorld()
    world.faults({ path: geoMap, kind: 'down' })
    const { user } = await open(world)
    const again = bigData().getByRole('button', { name: '重试' })
    world.faults()
    const release = world.holdAnswer(geoMap)
    await user.click(again)
    expect([again.textContent, document.activeElement]).toEqual(['正在重试…', again])
    release()
    expect(await table()).toBeDefined()
  })

  test('[HM-14] a map file that fails to load is an error state with 重试', async () => {
    server.use(http.get('*/map/sichuan.json', () => new HttpResponse('gone', { status: 404 }), { once: true }))
    const { user } = await open()
    const alert = bigData().getByRole('alert')
    expect(alert.textContent).toContain('内容加载失败')
    await user.click(within(alert).getByRole('button', { name: '重试' }))
    expect(await table()).toBeDefined()
  })
})

describe('[HM-15] partners', () => {
  const requested = (world: World) => world.callsTo(partnersPage).map(({ positionType }) => positionType)
  const group = (name: string) => within(partners().getByRole('list', { name }))

  test('[HM-15] six tabs, each requested once with its position type; a logo opens a new window only at a valid http, https or ftp address', async () => {
    const { world, user } = await open()
    expect(textsOf(partners().getAllByRole('tab'))).toEqual([
      '合作伙伴',
      '监管单位',
      '股东单位',
      '行业协会',
      '产权机构',
      '合作机构',
    ])
    // The first group is a marquee.
    expect(partners().getByRole('button', { name: '暂停滚动' })).toBeDefined()
    for (const name of ['监管单位', '股东单位', '行业协会', '产权机构', '合作机构', '合作伙伴', '监管单位'])
      await user.click(partners().getByRole('tab', { name }))
    await waitFor(() => expect(group('监管单位').getAllByRole('listitem')).toHaveLength(10))
    expect(requested(world)).toEqual([0, 11, 12, 13, 14, 15])
    expect(world.callsTo(partnersPage)[0]).toEqual({ positionType: 0, size: 100, current: 1 })
    await user.click(partners().getByRole('tab', { name: '股东单位' }))
    await waitFor(() => expect(group('股东单位').getAllByRole('link')).toHaveLength(10))
    expect(attributesOf(group('股东单位').getByRole('link', { name: '锦江科技创新投资' }))).toEqual(
      outside('ftp://files.jinjiang-tech.example/'),
    )
    for (const [tab, name] of [
      ['监管单位', '省审计厅'],
      ['合作机构', '沱江物流园'],
    ] as const) {
      await user.click(partners().getByRole('tab', { name: tab }))
      await waitFor(() => expect(group(tab).getByRole('img', { name })).toBeDefined())
      expect(group(tab).queryByRole('link', { name })).toBeNull()
    }
  })

  test('[HM-15] below 1332 px five menus replace the tabs: each is requested once, when it is first opened', async () => {
    happyDOM.setViewport({ width: 1331 })
    const { world, user } = await open()
    expect(partners().queryByRole('tab')).toBeNull()
    const menus = [...screen.getByRole('region', { name: '合作伙伴' }).querySelectorAll('summary')]
    expect(textsOf(menus)).toEqual(['监管单位', '股东单位', '行业协会', '产权机构', '合作机构'])
    expect(requested(world)).toEqual([0])
    const [first] = menus
    const menu = first!.closest('details')!
    await user.click(first!)
    expect(await within(menu).findByRole('link', { name: '省财政厅' })).toBeDefined()
    expect(within(menu).getByText('省审计厅').closest('a')).toBeNull()
    await user.click(first!)
    await user.click(first!)
    expect(requested(world)).toEqual([0, 11])
    act(() => within(menu).getByRole('link', { name: '省财政厅' }).focus())
    await user.keyboard('{Escape}')
    await waitFor(() => expect(menu.open).toBe(false))
    expect(document.activeElement).toBe(first)
    await user.click(first!)
    await waitFor(() => expect(menu.open).toBe(true))
    await user.click(screen.getByRole('heading', { name: '产权大数据' }))
    await waitFor(() => expect(menu.open).toBe(false))
  })

  test('[HM-15] a menu whose request fails shows an error', async () => {
    happyDOM.setViewport({ width: 1331 })
    const { world, user } = await open()
    world.faults({ path: partnersPage, kind: 'down' })
    await user.click(partners().getByText('股东单位'))
    expect((await partners().findByRole('alert')).textContent).toContain('内容加载失败')
  })
})

describe('the states of the lower half', () => {
  test('with an empty exchange every block shows its empty state', async () => {
    const world = openWorld()
    await world.scenario('empty')
    const { user } = await open(world)
    await panel().findByText('当前没有正在竞价的标的')
    await user.click(panel().getByRole('button', { name: '查看即将竞价' }))
    expect(await panel().findByText('当前没有即将竞价的标的')).toBeDefined()
    expect(textsOf(news().getAllByRole('tab'))).toEqual(['分支机构'])
    expect(partners().getByText('暂无合作伙伴')).toBeDefined()
    expect(screen.queryByRole('region', { name: '推荐' })).toBeNull()
  })
})
