// Loaded with the file: the first dialog of a page waits for it.
import '#src/shared/ui/dialog/AskDialog.tsx'
import { act, cleanup, configure, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { App } from '#src/app/App.tsx'
import { newestProjects } from '#src/api/endpoints/project.ts'
import { changeSettings } from '#src/shared/lib/storage/settings.ts'
import { allSettled, openWorld, renderRoute } from '#tests/support/render-route.tsx'
import type { World } from '#tests/support/world.ts'

// Nothing here is hidden by style, and checking that for every element takes most of the time.
configure({ defaultHidden: true })

const ads = '/dscq-content/ad-ads/list'
const hot = '/dscq-project/top/hot'
const newest = '/dscq-project/top/new-publish'
const notices = '/blade-desk/notice-info/list'

const region = (name: string) => within(screen.getByRole('region', { name }))
const textsOf = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent)
const hrefsOf = (links: readonly HTMLElement[]) => links.map((link) => link.getAttribute('href'))
const names = () => textsOf(region('热门推荐').queryAllByRole('heading', { level: 3 }))
const rows = () => within(region('公告').getByRole('tabpanel')).queryAllByRole('link')

/** The six most popular assets of every new world. */
const hottest = [
  '宜宾市三江新区石羊路 59 号工业厂房及附属土地使用权',
  '广安岷盛机械制造有限公司冲压机床及模具 36 台',
  '成都锦川物业服务有限公司 34%股权转让',
  '成都市温江区科创四路 256 号地下停车场 10 年租赁权',
  '绵阳市游仙区滨江大道 598 号蜀水人家一层 101 号商铺 5 年租赁权',
  '德阳市旌阳区岷源科创中心 24 层 05 号办公用房',
]
async function isFull() {
  await waitFor(() => expect([names(), rows().length]).toEqual([hottest, 7]))
  await allSettled()
}

/** A click on a link whose target is loaded lazily. */
const goBy = (element: HTMLElement) => act(async () => element.click())

async function open(world?: World) {
  const opened = await renderRoute('/index', world ? { world } : {})
  await isFull()
  return opened
}

test('[HM-02] the banner, the top banner, four popular slots and the middle banner link to their booked addresses', async () => {
  await open()
  const banner = region('首页横幅')
  expect(banner.getAllByRole('group')).toHaveLength(5)
  expect(
    banner
      .getByRole('link', { name: '国有资产 阳光交易：信息公开、规则公开、过程公开、结果公开' })
      .getAttribute('href'),
  ).toBe('/project?typeCode=2')
  expect(
    banner
      .getByRole('link', { name: '产权转让专题：精选标的、成交数据、办理流程、项目路演', hidden: true })
      .getAttribute('href'),
  ).toBe('/special/specialIndex?code=cqzr')
  expect(
    region('通栏广告')
      .getByRole('link', { name: '竞价全程线上进行：报名、保证金、竞价、签约，一个账户办完' })
      .getAttribute('href'),
  ).toBe('/hall?projectActive=1')
  expect(hrefsOf(region('热门精选').getAllByRole('link'))).toEqual([
    '/project?parentId=601&operationId=60101',
    '/project?parentId=201&operationId=20104',
    '/project?parentId=204&operationId=20401',
    '/project?parentId=102&operationId=10201',
  ])
  expect(
    region('页中通栏广告').getByRole('link', {
      name: '成交之后，融资不愁：凭成交确认书在线申请，最高可贷成交价款七成',
    }),
  ).toBeDefined()
})

test('[HM-02] the elder-friendly version has large entries instead of the banner, and no advertisements', async () => {
  changeSettings({ elder: true })
  const { world } = await open()
  expect(await screen.findByRole('link', { name: '找项目' })).toBeDefined()
  for (const name of ['首页横幅', '通栏广告', '热门精选', '页中通栏广告', '推荐'])
    expect(screen.queryByRole('region', { name })).toBeNull()
  expect(world.callsTo(ads)).toEqual([])
})

test.each([
  [undefined, '登录', '用户中心'],
  ['person', '用户中心', '登录'],
] as const)('[HM-02] among the large entries, for %s, is %s and not %s', async (as, shown, absent) => {
  changeSettings({ elder: true })
  await renderRoute('/index', as ? { as } : {})
  const entry = await screen.findByRole('link', { name: '找项目' })
  const entries = within(entry.closest('ul')!)
  expect(entries.getByRole('link', { name: shown })).toBeDefined()
  expect(entries.queryByRole('link', { name: absent })).toBeNull()
})

test('[HM-03] the strip links to each kind of project; state equity of financial enterprises is disabled and says why', async () => {
  const { user, address } = await open()
  const entries = within(screen.getByRole('navigation', { name: '项目分类' })).getAllByRole('link')
  expect(entries.map((entry) => [entry.textContent, entry.getAttribute('href')])).toEqual([
    ['企业股权转让', '/project?typeCode=1'],
    ['增资扩股', '/project?typeCode=4'],
    ['资产转让', '/project?typeCode=2'],
    ['资产租赁', '/project?typeCode=6'],
    ['资产合作', '/project?typeCode=5'],
    ['金融企业国有股权', null],
  ])
  const off = entries[5]!
  expect(off.getAttribute('aria-disabled')).toBe('true')
  expect(document.getElementById(off.getAttribute('aria-describedby')!)?.textContent).toBe(
    '该类业务暂未开放，开放时间以公告为准',
  )
  await user.click(off)
  expect(address()).toBe('/index')
})

test('[HM-04] eight popular categories link to their projects', async () => {
  await open()
  const entries = region('热门分类').getAllByRole('link')
  expect(textsOf(entries)).toEqual([
    '商铺招租',
    '写字楼出租',
    '住宅转让',
    '厂房转让',
    '公务车辆',
    '停车场经营',
    '工程机械',
    '废旧物资',
  ])
  expect(hrefsOf([entries[0]!, entries[7]!])).toEqual([
    '/project?parentId=601&operationId=60101',
    '/project?parentId=206&operationId=20601',
  ])
})

describe('[HM-05] bidding statistics', () => {
  test('[HM-05] three figures, the highest premium with a link to its asset, two rows of buttons in their colours', async () => {
    await open()
    const panel = region('竞价统计')
    expect(textsOf(panel.getAllByRole('definition'))).toEqual(['47.7%', '18宗', '↑15.71%查看溢价率最高的标的'])
    const [highest, ...others] = panel.getAllByRole('link')
    expect(highest!.getAttribute('href')).toBe('/projectDetail/R22-0.html')
    expect(others).toHaveLength(6)
    const [first, second] = panel.getAllByRole('list')
    expect(textsOf(within(first!).getAllByRole('link'))).toEqual(['我要投资', '我要转让'])
    expect(textsOf(within(second!).getAllByRole('link'))).toEqual(['竞价规则', '操作手册', '常见问题'])
    expect(within(first!).getAllByRole('link')[0]!.getAttribute('href')).toBe('/investService?need=1')
    expect(within(second!).getAllByRole('listitem')[0]!.style.getPropertyValue('--tint')).toBe('#146C43')
  })

  test('[HM-05] 我的竞价室 asks a visitor to sign in and leads to the login page and back', async () => {
    const { address } = await open()
    await goBy(screen.getByRole('link', { name: '我的竞价室' }))
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain('溫馨提示')
    expect(dialog.textContent).toContain('请先登录')
    await goBy(within(dialog).getByRole('button', { name: '确定' }))
    await waitFor(() => expect(address()).toBe('/login?redirect=%2FmyProject%3Flist%3D2'))
  })

  test('[HM-05] 我的竞价室 opens for a signed-in user', async () => {
    const { address } = await renderRoute('/index', { as: 'person' })
    await goBy(screen.getByRole('link', { name: '我的竞价室' }))
    await waitFor(() => expect(address()).toBe('/myProject?list=2'))
  })
})

describe('[HM-06] popular picks', () => {
  test('[HM-06] six by popularity, six by date; each tab is requested once, and not before the reader points at it', async () => {
    const world = openWorld()
    const whole = world.exchange.tables.listings.get('P0002')!
    whole.publishedAt = world.exchange.now() - 1
    const { records } = await world.call(null, newestProjects, { size: 6, current: 1 })
    const newestNames = records.map(({ assetsName }) => assetsName)
    expect(newestNames).toHaveLength(6)
    const { user } = await open(world)
    const [first, , , fourth] = region('热门推荐').getAllByRole('article')
    for (const text of ['3,229.000000 万元', '报名已截止', '溢价率 ---', '2026-02-12 挂牌'])
      expect(first!.textContent).toContain(text)
    expect(within(first!).getByRole('link').getAttribute('href')).toBe('/projectDetail/A20070.html')
    expect(document.querySelector('[data-first-row]')?.textContent).toBe(hottest[0])
    expect(fourth!.textContent).toContain('136.450 万元/年')
    const tab = (name: string) => region('热门推荐').getByRole('tab', { name })
    expect(world.callsTo(newest)).toEqual([])
    await user.hover(tab('最新挂牌'))
    await waitFor(() => expect(world.callsTo(newest)).toHaveLength(1))
    await user.click(tab('最新挂牌'))
    await waitFor(() => expect(names()).toEqual(newestNames))
    expect(
      region('热门推荐')
        .getByRole('link', { name: /商铺资产包租赁$/ })
        .getAttribute('href'),
    ).toBe('/projectPkg/P0002.html')
    await user.click(tab('热度排行'))
    expect(names()).toEqual(hottest)
    await user.click(tab('最新挂牌'))
    expect(names()).toEqual(newestNames)
    expect([world.callsTo(hot).length, world.callsTo(newest).length]).toEqual([1, 1])
  })

  test('[HM-06] the heading is before the tabs', async () => {
    await open()
    const heading = screen.getByRole('heading', { level: 2, name: '热门推荐' })
    const list = screen.getByRole('tablist', { name: '热门推荐' })
    expect(heading.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  test('[HM-06] the tabs work by keyboard', async () => {
    const { user } = await open()
    act(() => region('热门推荐').getByRole('tab', { name: '热度排行' }).focus())
    await user.keyboard('{ArrowRight}')
    const next = region('热门推荐').getByRole('tab', { name: '最新挂牌' })
    expect([document.activeElement, next.getAttribute('aria-selected')]).toEqual([next, 'true'])
    await waitFor(() => expect([names().length, names()[0] === hottest[0]]).toEqual([6, false]))
  })
})

test('[HM-07] eight tabs in order with seven rows, each requested once; rows and 更多 link to their pages', async () => {
  const { world, user } = await open()
  const kinds = [
    ['最新', /^\/newsDetailZxdt\?newsId=G\d+-[\w-]+$/, 'notice'],
    ['成交公告', /^\/newsDetailZxdt\?newsId=G4-[\w-]+$/, 'notice-4'],
    ['竞价公告', /^\/newsDetailZxdt\?newsId=G0-[\w-]+$/, 'notice-0'],
    ['中止公告', /^\/newsDetailZxdt\?newsId=G1-[\w-]+$/, 'notice-1'],
    ['成交公示', /^\/newsDetailZxdt\?newsId=G5-[\w-]+$/, 'notice-5'],
    ['备案公告', /^\/newsDetailZxdt\?newsId=G6-[\w-]+$/, 'notice-6'],
    ['终止公告', /^\/newsDetailZxdt\?newsId=G3-[\w-]+$/, 'notice-3'],
    ['一般公告', /^\/newsDetailZxdt\?newsId=G7-[\w-]+$/, 'notice-7'],
  ] as const
  expect(textsOf(region('公告').getAllByRole('tab'))).toEqual(kinds.map(([name]) => name))
  for (const [name, address, plate] of kinds) {
    await user.click(region('公告').getByRole('tab', { name }))
    await waitFor(() => expect(rows()).toHaveLength(7))
    for (const href of hrefsOf(rows())) expect(href).toMatch(address)
    expect(region('公告').getByRole('link', { name: '更多公告' }).getAttribute('href')).toBe(`/zxdt?plateId=${plate}`)
  }
  expect(region('公告').getAllByRole('time')[0]!.textContent).toMatch(/^2026\d\d-\d\d$/)
  for (const [name] of kinds) await user.click(region('公告').getByRole('tab', { name }))
  expect(world.callsTo(notices)).toEqual([
    { size: '7', current: '1' },
    ...['4', '0', '1', '5', '6', '3', '7'].map((noticeType) => ({ size: '7', current: '1', noticeType })),
  ])
})

describe('the states of the first screen', () => {
  test('one failed call does not affect other blocks, and 重试 repeats it', async () => {
    const world = openWorld()
    world.faults({ path: hot, kind: 'down' })
    const { user } = await renderRoute('/index', { world })
    await waitFor(() => expect(region('热门推荐').getByRole('alert').textContent).toContain('内容加载失败，请稍后重试'))
    await waitFor(() => expect(rows()).toHaveLength(7))
    await allSettled()
    expect(region('热门分类').getAllByRole('link')).toHaveLength(8)
    expect(region('竞价统计').getAllByRole('definition')[0]!.textContent).toBe('47.7%')
    world.faults()
    await user.click(region('热门推荐').getByRole('button', { name: '重试' }))
    await isFull()
  })

  test('invalid answers to every call: every block shows an error that 重试 resolves', async () => {
    const world = openWorld()
    world.faults({ path: '*', kind: 'nonsense' })
    const { user } = await renderRoute('/index', { world })
    for (const name of ['热门推荐', '公告', '热门分类', '热门精选'])
      await waitFor(() => expect(region(name).getByRole('alert').textContent).toContain('内容加载失败，请稍后重试'))
    await waitFor(() => expect(region('竞价统计').getAllByRole('alert')).toHaveLength(4))
    expect(within(screen.getByRole('navigation', { name: '项目分类' })).getAllByRole('link')).toHaveLength(6)
    world.faults()
    const blocks = ['热门推荐', '公告', '热门分类', '热门精选', '竞价统计']
    for (const retry of blocks.flatMap((name) => region(name).getAllByRole('button', { name: '重试' })))
      await user.click(retry)
    await isFull()
    for (const name of blocks) expect(region(name).queryByRole('alert')).toBeNull()
    expect(region('热门精选').getAllByRole('link')).toHaveLength(4)
  })

  test('no data at all: every block shows its empty state', async () => {
    const world = openWorld()
    await world.scenario('empty')
    await renderRoute('/index', { world })
    await screen.findByText('暂无项目，请稍后再来')
    await allSettled()
    expect(await screen.findByText('暂无该类公告')).toBeDefined()
    expect(hrefsOf(region('热门分类').getAllByRole('link'))).toEqual(['/project'])
    expect(region('热门精选').getByText('热门精选即将上线，敬请关注')).toBeDefined()
    expect(screen.getAllByText(/谨防诈骗/)).toHaveLength(2)
    expect(region('竞价统计').getAllByRole('definition')[2]!.textContent).toBe('---')
  })
})

describe('[HM-01] the opening advertisement', () => {
  const decode = vi.fn<() => Promise<void>>()
  const idled = vi.fn<() => void>()
  beforeEach(() => {
    decode.mockReset().mockResolvedValue()
    idled.mockReset()
    HTMLImageElement.prototype.decode = decode
    // Kept until the end of the file: idle callbacks are cancelled after each test.
    vi.stubGlobal('requestIdleCallback', (run: () => void) =>
      setTimeout(() => {
        run()
        idled()
      }),
    )
    vi.stubGlobal('cancelIdleCallback', clearTimeout)
  })
  const overlay = () => screen.queryByRole('dialog', { name: '开屏广告' })
  const isIdle = () => waitFor(() => expect(idled).toHaveBeenCalled())
  const askedForIt = (world: World) => world.callsTo(ads).filter(({ code }) => code === 'index_kp_1')

  // The test that shows it is the last: a page shows it only once.
  test('[HM-01] the elder-friendly version neither shows nor requests it', async () => {
    changeSettings({ elder: true })
    const { world } = await renderRoute('/index', { openingAd: true })
    await isFull()
    await isIdle()
    expect([overlay(), askedForIt(world)]).toEqual([null, []])
  })

  test('[HM-01] nothing opens without an advertisement', async () => {
    const world = openWorld()
    await world.scenario('quiet')
    await renderRoute('/index', { world, openingAd: true })
    await isFull()
    await waitFor(() => expect(askedForIt(world)).toEqual([{ size: 100, current: 1, code: 'index_kp_1' }]))
    expect([overlay(), decode.mock.calls.length]).toEqual([null, 0])
  })

  test('[HM-01] an advertisement whose picture fails to load does not open, and does not count as seen', async () => {
    decode.mockRejectedValue(new Error('lost'))
    await renderRoute('/index', { openingAd: true })
    await waitFor(() => expect(decode).toHaveBeenCalledTimes(1))
    await isFull()
    expect([overlay(), sessionStorage.getItem('opening-ad:v1')]).toEqual([null, null])
  })

  test('[HM-01] it does not open again in a session that has seen it', async () => {
    const { world } = await renderRoute('/index')
    await isFull()
    await isIdle()
    expect([overlay(), askedForIt(world)]).toEqual([null, []])
  })

  test('[HM-01] opens once the page is idle, closes, and does not open again, even without storage', async () => {
    const { user, world } = await renderRoute('/index', { openingAd: true })
    const dialog = await screen.findByRole('dialog', { name: '开屏广告' })
    expect(within(dialog).getByRole('img').getAttribute('alt')).toMatch(/两百余宗国有资产集中挂牌，网络竞价一键参与$/)
    expect(askedForIt(world)).toHaveLength(1)
    expect(sessionStorage.getItem('opening-ad:v1')).toBe('"seen"')
    await user.click(within(dialog).getByRole('button', { name: '关闭广告' }))
    await waitFor(() => expect(overlay()).toBeNull())
    // Nothing had the focus before: Tab continues in the page, not after the place of the dialog in the document.
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
    sessionStorage.clear()
    idled.mockReset()
    cleanup()
    await act(async () => void render(<App />))
    await isFull()
    await isIdle()
    expect([overlay(), askedForIt(world).length]).toEqual([null, 1])
  })
})
