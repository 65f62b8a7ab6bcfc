import { priceName } from '#src/model/asset-kind/labels.ts'
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { assetInfo, managedInfo } from '#src/api/endpoints/assets.ts'
import { favouriteIds } from '#src/api/endpoints/collect.ts'
import { clearCompared, useCompared } from '#src/features/asset-search/compare.ts'
import { closeDesk, useDesk } from '#src/features/customer-service/desk-state.ts'
import { forgetViewed } from '#src/features/asset-detail/viewed.ts'
import type { AssetDetail, ManagedProject } from '#src/model/listing/detail.ts'
import { english } from '#src/locales/en.ts'
import { queryClient } from '#src/shared/lib/query/queries.ts'
import { useSettings } from '#src/shared/lib/storage/settings.ts'
import { showLanguage } from '#src/shared/lib/text/i18n.ts'
import { useDialogs } from '#src/shared/ui/dialog/confirm-dialog.ts'
// Loaded on demand; on a busy machine that takes longer than a test waits.
import '#src/features/asset-search/compare/CompareBar.tsx'
import { allSettled, type Opened, openWorld, reloadPage, renderRoute } from '#tests/support/render-route.tsx'
import { server, type World } from '#tests/support/world.ts'

// Nothing here is hidden by style, and checking that for every element takes most of the time.
configure({ defaultHidden: true })

const detailPath = '/dscq-project/assets/detail'
const managedPath = '/dscq-project/manage/detail'

let opened: Opened
const user = () => opened.user
const world = () => opened.world
const here = () => opened.address()

async function open(address: string, options: { world?: World; as?: 'person' } = {}) {
  opened = await renderRoute(address, options)
}
// A query by role visits every element of its container.
const main = () => within(document.querySelector('main')!)
const named = (name: string) => main().findByRole('heading', { level: 1, name })
const scanner = '绵阳恒蜀医院影像诊断设备 26 台'
const cars = '成都金沙机关服务有限公司执法执勤用车 7 辆'
const text = () => document.querySelector('main')!.textContent
const button = (name: string | RegExp) => main().getByRole('button', { name })
const tabs = () =>
  main()
    .getAllByRole('tab')
    .map(({ textContent }) => textContent)

/** The page of an asset with data that the mock exchange never sends. */
async function openAltered(address: string, change: Partial<AssetDetail>) {
  const altered = openWorld()
  const assetsId = /\/([\w-]+)\.html/.exec(address)![1]!
  server.use(
    http.get(`*${detailPath}`, async () => {
      const data = await altered.call(null, assetInfo, { assetsId })
      return HttpResponse.json({ code: 200, msg: '操作成功', data: { ...data, ...change } })
    }),
  )
  await open(address, { world: altered })
}

/** A refetch fails, and the next one succeeds. */
async function staysThroughFailure(path: string, name: string) {
  await allSettled()
  world().faults({ path, kind: 'down' })
  await act(() => queryClient.invalidateQueries({ queryKey: ['asset'] }))
  const alert = await main().findByRole('alert')
  expect(alert.textContent).toBe('未能更新，以下内容可能不是最新重试')
  await named(name)
  world().faults()
  await user().click(within(alert).getByRole('button', { name: '重试' }))
  await waitFor(() => expect(main().queryByRole('alert')).toBeNull())
  await named(name)
}

afterEach(() => {
  clearCompared()
  forgetViewed()
})

test('[LS-03] a state that arrives during the refetch for the previous one causes a further refetch', async () => {
  const before = openWorld()
  const { exchange } = before
  const { assetsId } = exchange.market.upcoming().find(({ isPackage, mode }) => !isPackage && mode === 'ongoing')!
  const untilTurn = () => {
    const { phase } = exchange.rooms.viewFor(assetsId, null)
    before.jumpTo(phase.end!)
  }
  await open(`/projectDetail/${assetsId}.html`, { world: before })
  await main().findByRole('heading', { level: 1 })
  await allSettled()
  before.clearCalls()
  const release = before.holdAnswer(detailPath)
  untilTurn()
  await waitFor(() => expect(before.callsTo(detailPath)).toHaveLength(1))
  while (!exchange.rooms.viewFor(assetsId, null).result) untilTurn()
  await waitFor(() => expect(before.callsTo(detailPath)).toHaveLength(2))
  release()
})

describe('[RT-13] the address of an asset', () => {
  test.each([
    ['/projectDetail/P0001.html?tab=terms', '/projectPkg/P0001.html?tab=terms'],
    ['/projectPkg/A20100.html', '/projectDetail/A20100.html'],
  ])('%s of the wrong kind redirects to %s, and Back leaves the page', async (given, right) => {
    history.replaceState(null, '', '/404')
    history.pushState(null, '', '/')
    await open(given)
    await main().findByRole('tablist')
    expect(here()).toBe(right)
    await act(async () => history.back())
    expect(here()).toBe('/404')
  })

  test('a single asset of a package project keeps the plain page', async () => {
    await openAltered('/projectPkg/A20100.html', { projectType: 1, projectNature: 5 })
    await named(scanner)
    expect(here()).toBe('/projectDetail/A20100.html')
  })

  test.each(['projectDetail', 'projectPkg', 'projectToManageDetail'])(
    '/%s with an unknown id leads to /404',
    async (kind) => {
      await open(`/${kind}/NOPE-1.html`)
      await main().findByText('哎呀亲...您访问的页面出错了！')
      expect(here()).toBe('/404')
    },
  )

  test.each(['projectDetail', 'projectToManageDetail'])(
    '/%s with a hostile id leads to /404 without a request',
    async (kind) => {
      await open('/404')
      for (const id of [
        '..%2F..%2Fetc%2Fpasswd',
        'a%00',
        'A'.repeat(500),
        '%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
        '%22%3E%3Cscript%3E',
        '%E6%A0%87%E7%9A%84',
      ]) {
        await act(async () => {
          history.pushState(null, '', `/${kind}/${id}.html`)
          dispatchEvent(new PopStateEvent('popstate'))
        })
        await waitFor(() => expect(here(), id).toBe('/404'))
      }
      expect(main().getByText('哎呀亲...您访问的页面出错了！')).toBeDefined()
      expect(world().callsTo(detailPath)).toEqual([])
      expect(world().callsTo(managedPath)).toEqual([])
    },
  )
})

describe('[LS-03] the states of the page', () => {
  test('loading, then failed with 重试, then full', async () => {
    const down = openWorld()
    down.faults({ path: detailPath, kind: 'down' })
    const release = down.hold(detailPath)
    await open('/projectDetail/A20100.html', { world: down })
    expect(document.querySelector('main [aria-busy=true]')).not.toBeNull()
    release()
    const alert = await main().findByRole('alert')
    expect(alert.textContent).toContain('内容加载失败')
    down.faults()
    await user().click(within(alert).getByRole('button', { name: '重试' }))
    await named(scanner)
  })

  test('[F22] after a failed refetch the content remains, marked as outdated, until 重试 succeeds', async () => {
    await open('/projectDetail/A20100.html')
    await named(scanner)
    await staysThroughFailure(detailPath, scanner)
  })

  test('[LS-04] [LS-06] full: price with capitals, rules, counts, steps, contacts', async () => {
    await open('/projectDetail/A20100.html')
    await named(scanner)
    await waitFor(() => expect(document.title).toBe(`岷江产权交易网 - ${scanner}`))
    await main().findByText('绵阳恒蜀医院影像诊断设备 26 台竞价公告')
    for (const part of [
      '报名中',
      '距报名截止 18天 03时',
      '项目编号：GR2026MY1000101',
      '起始价658.100000 万元溢价率 ---',
      '大写 陆佰伍拾捌万壹仟元整',
      '保证金100.000000 万元',
      '限时竞价期剩余不多于 2 分钟时出现有效报价的，结束时间延至该报价之后 2 分钟，次数不限。',
      '报名 0',
      '围观 3,897',
      '孙主管0816-6604064',
    ])
      expect(text()).toContain(part)
    const steps = within(main().getByRole('list', { name: '交易流程' })).getAllByRole('listitem')
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([
      null,
      'step',
      'step',
      null,
      null,
      null,
      null,
    ])
    expect(steps[1]!.textContent).toContain('意向登记')
    expect(tabs()).toEqual(['标的信息', '重要信息披露', '受让条件', '交易须知', '完整公告', '附件', '竞价记录'])
    const alike = await main().findByRole('link', { name: '成都宏岷医院检验实验室仪器 9 台' })
    expect(alike.getAttribute('href')).toBe('/projectDetail/A20038.html')
  })

  test('a package lists its members and its range of deposits', async () => {
    await open('/projectPkg/P0001.html')
    await named('绵阳翠岭资产运营有限公司 6 处商铺资产包转让')
    await waitFor(() => expect(document.title).toBe('岷江产权交易网 - 绵阳翠岭资产运营有限公司 6 处商铺资产包转让'))
    const members = within(main().getByRole('region', { name: '资产包内标的（6）' }))
    expect(members.getAllByRole('row')).toHaveLength(7)
    expect(
      members.getByRole('link', { name: '绵阳市游仙区明月街 170 号桂苑小区一层 127 号商铺' }).getAttribute('href'),
    ).toBe('/projectDetail/P0001-1.html')
    expect(text()).toContain('20.000000 万元 – 270.000000 万元')
    expect(text()).toContain('加价幅度各标的分别确定')
  })

  test.each(['/projectPkg/P0001.html', '/projectDetail/A60001.html', '/projectDetail/A40001.html'])(
    '[SE-10] the announcement says each particular once, in either language: %s',
    async (address) => {
      await open(address)
      await allSettled()
      await user().click(main().getByRole('tab', { name: '完整公告' }))
      for (const language of ['zh', 'en'] as const) {
        await act(() => showLanguage(language, async () => english))
        const [first] = main().getByRole('article').querySelectorAll('section')
        const labels = [...first!.querySelectorAll('dt')].map(({ textContent }) => textContent)
        expect(labels.filter((label, place) => labels.indexOf(label) !== place)).toEqual([])
        expect(labels.length).toBeGreaterThan(8)
      }
      await act(() => showLanguage('zh', async () => english))
    },
  )

  test('[LS-03] where the lots of a package are shown as cards, each value has its label', async () => {
    await open('/projectPkg/P0012.html')
    const region = await main().findByRole('region', { name: /^资产包内标的（/ })
    const [first] = region.querySelectorAll('tbody tr')
    const labels = [...first!.querySelectorAll('td')].map(({ dataset }) => dataset['label'] ?? '')
    expect(labels).toEqual(['起始价', '成交价', '溢价率', '', '状态'])
  })

  test('a package shows each of its deadlines and the composition of its price', async () => {
    await open('/projectPkg/P0002.html')
    const region = await main().findByRole('region', { name: /^资产包内标的（/ })
    expect(region.querySelector('tbody tr')!.textContent).toContain(
      '报名截止 2026-03-19 12:00竞价开始 2026-03-22 12:00',
    )
    expect(text()).toContain('各标的按整个租期折算之和，构成见交易须知')
  })

  test('[LS-04] [LS-05] a sold package shows the price of each sold lot', async () => {
    await open('/projectPkg/P0012.html')
    const region = await main().findByRole('region', { name: /^资产包内标的（/ })
    const cells = [...region.querySelectorAll('th[scope="col"]')].map((cell) => cell.textContent)
    expect(cells[2]).toBe('成交价')
    const rows = [...region.querySelectorAll('tbody tr')].map(({ textContent }) => textContent)
    for (const row of rows) expect(row).toMatch(/\d%/)
  })

  test('[LS-04] a listing sold by agreement shows the price of its deal', async () => {
    await open('/projectDetail/A20064.html')
    await named('德阳什邡市人民南街 60 号旁 31 亩商业用地土地使用权')
    expect(text()).toContain('成交价11,108.000000 万元')
  })

  test('a package in bidding shows a countdown to the end for each lot', async () => {
    const live = openWorld()
    const { assetsId } = live.exchange.market.biddingNow().find(({ isPackage }) => isPackage)!
    await open(`/projectPkg/${assetsId}.html`, { world: live })
    const bidding = await main().findByRole('region', { name: /^资产包内标的（/ })
    await waitFor(() => expect(bidding.querySelector('tbody tr')!.textContent).toMatch(/距结束 \d+/))
  })

  test('a stopped asset shows the reason first, with a link to its notice', async () => {
    await open('/projectDetail/A20047.html')
    await named('南充市嘉陵区三江水电站整体资产')
    expect(tabs()[0]).toBe('终止公告')
    expect(main().getByRole('tabpanel').textContent).toContain(
      '因收到有关部门的司法协助通知，经转让方申请，本项目终止交易',
    )
    expect(main().getByRole('link', { name: '终止公告' }).getAttribute('href')).toBe('/newsDetailZxdt?newsId=G3-A20047')
    expect(main().queryByRole('button', { name: '提醒我' })).toBeNull()
  })

  test('[LS-03] no viewing is offered for a company', async () => {
    await open('/projectDetail/A40022.html')
    await named('四川鼎川智能装备股份有限公司增资扩股项目')
    expect(main().queryByRole('button', { name: '预约看样' })).toBeNull()
    expect(text()).toContain('咨询请致电：')
    expect(text()).toContain('优先认购权无')
  })

  test('[LS-03] a viewing is offered for a thing', async () => {
    await open('/projectDetail/A20100.html')
    await named(scanner)
    expect(main().getByRole('button', { name: '预约看样' })).toBeDefined()
    expect(text()).toContain('咨询、预约看样，请致电：')
  })

  test('[LS-03] the action of a closed asset leads to the notice of its state', async () => {
    await open('/projectDetail/A20043.html')
    await named('泸州泸县云栖路 552 号旁 63 亩工业用地土地使用权')
    const notice = await main().findByRole('link', { name: '成交公示' })
    expect(notice.getAttribute('href')).toBe('/newsDetailZxdt?newsId=G5-A20043')
  })

  test('[LS-03] a deal that was not announced has no action for a notice', async () => {
    const silent = openWorld()
    for (const id of ['G4-A20064', 'G5-A20064']) silent.exchange.tables.notices.delete(id)
    await open('/projectDetail/A20064.html', { world: silent })
    await named('德阳什邡市人民南街 60 号旁 31 亩商业用地土地使用权')
    await main().findByText(/土地使用权竞价公告$/)
    await waitFor(() => expect(main().queryByRole('button', { name: '成交公告' })).toBeNull())
    expect(main().queryByRole('link', { name: '成交公告' })).toBeNull()
    expect(main().getByRole('button', { name: '竞价记录' })).toBeDefined()
  })

  test('a sealed mode hides every amount before the opening', async () => {
    await open('/projectDetail/R36-0.html?tab=record')
    await named('攀枝花市西区桃园村 41 亩林地 15 年经营权')
    expect(await main().findByText('共 2 次报价', { exact: false })).toBeDefined()
    expect(text()).toContain(`${priceName('current', '6')}******溢价率 ******`)
    expect(
      within(main().getByRole('tabpanel'))
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent),
    ).toEqual(['2**********2026-03-05 21:00:54', '1**********2026-03-05 16:30:41'])
  })

  test('the texts of the portal are in English in the English version', async () => {
    await open('/projectDetail/A20100.html')
    await named(scanner)
    await user().click(screen.getByRole('button', { name: /^EN/ }))
    expect(await main().findByRole('tab', { name: 'Bidding record' })).toBeDefined()
    expect(main().getByRole('link', { name: 'Enrol' })).toBeDefined()
  })
})

describe('[LS-03] the dossier', () => {
  const table = (name: string) => main().findByRole('table', { name })
  const rowsOf = (element: HTMLElement) =>
    within(element)
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent)

  test('a stopped asset shows since when and why at its head, and no date after the stop', async () => {
    await open('/projectDetail/A20047.html')
    await named('南充市嘉陵区三江水电站整体资产')
    expect(text()).toMatch(
      /^当前位置：[^1]*1\/3项目终结2026-0\d-\d\d 17:00因收到有关部门的司法协助通知，经转让方申请，本项目终止交易/,
    )
    const dates = within(main().getByRole('list', { name: '重要时间' })).getAllByRole('listitem')
    expect(dates.map(({ textContent }) => textContent.replace(/（已过）|\d{4}-.*/g, ''))).toEqual([
      '披露开始',
      '报名开始',
      '停止交易',
      '今天',
    ])
  })

  test('the first tab of a stopped asset is the text of its notice, with what follows for bidders', async () => {
    await open('/projectDetail/A20047.html')
    await named('南充市嘉陵区三江水电站整体资产')
    const panel = main().getByRole('tabpanel')
    expect(await within(panel).findByRole('heading', { level: 2 })).toHaveProperty(
      'textContent',
      '南充市嘉陵区三江水电站整体资产终止公告',
    )
    expect([...panel.querySelectorAll('article p')].map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^2026-0\d-\d\d 17:00 起停止交易$/),
      '因收到有关部门的司法协助通知，经转让方申请，本项目终止交易，已交纳的保证金将在 3 个工作日内原路退还。',
      '已提交的报名同时失效，意向方无需另行申请退款。',
      '岷江联合产权交易所',
      expect.stringMatching(/^2026-0\d-\d\d$/),
    ])
    expect(
      within(panel)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['阅读公告全文', '/newsDetailZxdt?newsId=G3-A20047'],
      ['我的报名', '/myProject?list=1'],
      ['我的保证金', '/myDeposit'],
    ])
  })

  test('the first tab of a suspended asset is the notice of the suspension', async () => {
    await open('/projectDetail/A10009.html')
    await main().findByRole('heading', { level: 1 })
    expect(tabs()[0]).toBe('中止公告')
    const panel = main().getByRole('tabpanel')
    await within(panel).findByText('中止期间不受理报名和报价，已提交的报名继续有效。')
    expect(panel.textContent).toContain('已交纳的保证金可申请原路退还，也可保留至恢复交易。')
  })

  test.each([
    ['系统故障', '系统故障'],
    [null, '该项目已停止交易，原因以公告为准。'],
  ])(
    'without a notice the first tab of a stopped asset has the reason, or refers to the notices: %s',
    async (reason, shown) => {
      const stop = { status: 'PAUSED', statusSince: Date.UTC(2026, 2, 5, 2), statusNoticeId: null }
      await openAltered('/projectDetail/A20100.html', { ...stop, statusReason: reason })
      await named(scanner)
      expect(main().getByRole('tabpanel').querySelector('article')!.textContent).toBe(
        `2026-03-05 10:00 起停止交易${shown}`,
      )
    },
  )

  test('today is marked among the dates, and the next one follows it', async () => {
    await open('/projectDetail/A20100.html')
    await named(scanner)
    const dates = within(main().getByRole('list', { name: '重要时间' })).getAllByRole('listitem')
    expect(dates.map(({ textContent }) => textContent)).toEqual([
      '披露开始（已过）2026-03-05 16:25',
      '报名开始（已过）2026-03-05 16:25',
      '今天2026-03-06 09:30',
      '报名截止2026-03-24 13:00',
      '保证金截止2026-03-26 13:00',
      '竞价开始2026-03-27 13:00',
      '竞价结束2026-03-27 14:00',
    ])
    expect(dates.map((item) => item.getAttribute('aria-current'))).toEqual([null, null, 'date', null, null, null, null])
  })

  test('a company shows its shareholders, of whom one is offered, and the figures of three years', async () => {
    await open('/projectDetail/A10009.html?tab=target')
    const holders = rowsOf(await table('股权结构'))
    expect(holders.filter((row) => row.includes('本次转让'))).toHaveLength(1)
    const shares = holders.map((row) => Number(/([\d.]+)%$/.exec(row)![1]))
    expect(shares.reduce((sum, share) => sum + share * 100, 0)).toBeCloseTo(10_000)
    expect(main().getByRole('img', { name: '股权结构图，同样的数据见表格' })).toBeDefined()
    const figures = await table('近三年主要财务指标')
    expect(
      within(figures)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['指标', '2023 年', '2024 年', '2025 年'])
    expect(rowsOf(figures).map((row) => row.replace(/[-\d.,]/g, ''))).toEqual([
      '营业收入',
      '净利润',
      '资产总计',
      '负债总计',
      '所有者权益',
    ])
  })

  test('the facts are pairs of a name and a value', async () => {
    await open('/projectDetail/A20100.html')
    await named(scanner)
    const grid = main().getByText('加价幅度').closest('dl')!
    expect([...grid.children].map((pair) => [...pair.children].map(({ textContent }) => textContent))).toEqual([
      ['起始价', '658.100000 万元'],
      ['加价幅度', '5.000000 万元'],
      ['保证金', '100.000000 万元'],
      ['评估价', '625.195000 万元'],
      ['竞价方式', '自由期加限时期 竞价规则'],
      ['保留价', '无'],
      ['优先购买权', '无'],
      ['挂牌日期', '2026-03-05'],
      ['延时规则', '限时竞价期剩余不多于 2 分钟时出现有效报价的，结束时间延至该报价之后 2 分钟，次数不限。'],
    ])
  })

  test('the ring has a part for each shareholder, one after the other, and the offered share in its middle', async () => {
    await openAltered('/projectDetail/A10009.html?tab=target', {
      company: {
        holders: [
          { name: '甲公司', share: '35', isOffered: false },
          { name: '乙公司', share: '40.50', isOffered: true },
          { name: '丙公司', share: '24.5', isOffered: false },
        ],
        years: [
          { year: 2024, revenue: '52000000', profit: '-1300000', assets: '98000000', liabilities: '60000000' },
          { year: 2025, revenue: '61000000', profit: '2400000', assets: '99000000', liabilities: '40500000' },
        ],
      },
    })
    const ring = await main().findByRole('img', { name: '股权结构图，同样的数据见表格' })
    const parts = [...ring.querySelectorAll('circle')].map((part) => {
      const length = Number(part.getAttribute('stroke-dasharray')!.split(' ')[0])
      return [part.dataset['part'], length.toFixed(1), Number(part.getAttribute('stroke-dashoffset')).toFixed(1)]
    })
    // The circumference is 263.9, of which 1.5 separate two parts.
    expect(parts).toEqual([
      ['0', '90.9', '0.0'],
      ['offered', '105.4', '-92.4'],
      ['2', '63.2', '-199.2'],
    ])
    expect([...ring.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual(['40.5%', '本次转让'])
    expect(rowsOf(await table('股权结构'))).toEqual(['甲公司35%', '乙公司本次转让40.5%', '丙公司24.5%'])
    expect(rowsOf(await table('近三年主要财务指标'))).toEqual([
      '营业收入5,200.0000006,100.000000',
      '净利润-130.000000240.000000',
      '资产总计9,800.0000009,900.000000',
      '负债总计6,000.0000004,050.000000',
      '所有者权益3,800.0000005,850.000000',
    ])
  })

  test('a company that takes capital shows its shareholders after the increase', async () => {
    await open('/projectDetail/A40022.html?tab=target')
    const holders = await table('股权结构')
    expect(main().getByRole('heading', { name: '增资后的股权结构' })).toBeDefined()
    expect(rowsOf(holders).filter((row) => row.includes('本次增资'))).toHaveLength(1)
  })

  test('the history of the price has the earlier listing with a link, and the result of a deal', async () => {
    await open('/projectDetail/A20006-2.html')
    const history = await table('价格沿革')
    const rows = rowsOf(history)
    expect(rows).toHaveLength(3)
    expect(rows[0]).toMatch(/^挂牌 （前次挂牌）/)
    expect(rows[1]).toMatch(/^流拍 （前次挂牌）/)
    expect(rows[2]).toMatch(/^重新挂牌2026-.*−10\.00%$/)
    expect(within(history).getAllByRole('link')[0]!.getAttribute('href')).toBe('/projectDetail/A20006.html')
  })

  test('a bid appears in the history of the price at once', async () => {
    await open('/projectDetail/R19-0.html')
    await named(cars)
    const history = await table('价格沿革')
    await waitFor(() => expect(world().exchange.hub.readersOf('lot:R19-0')).toBe(1))
    await act(() => world().control('quote', { assetsId: 'R19-0', bidNo: '0417' }))
    await waitFor(() => expect(rowsOf(history).at(-1)).toMatch(/^最新报价2026-03-06 09:3.*38\.900000 万元\+1\.30%$/))
  })

  test('a further bid replaces the last one in the history of the price', async () => {
    const at = Date.UTC(2026, 2, 5)
    await openAltered('/projectDetail/R19-0.html', {
      priceHistory: [
        { at, event: 'listed', price: '380000' },
        { at: at + 1, event: 'first-bid', price: '380000' },
        { at: at + 2, event: 'last-bid', price: '384000' },
      ],
    })
    await named(cars)
    const history = await table('价格沿革')
    await waitFor(() => expect(world().exchange.hub.readersOf('lot:R19-0')).toBe(1))
    const events = () => rowsOf(history).map((row) => row.replace(/\d.*/, ''))
    for (const [bidNo, price] of [
      ['0417', '38.900000'],
      ['0418', '39.400000'],
    ] as const) {
      await act(() => world().control('quote', { assetsId: 'R19-0', bidNo }))
      await waitFor(() => expect(rowsOf(history).at(-1)).toContain(price))
      expect(events()).toEqual(['挂牌', '首次报价', '最新报价'])
      world().jumpTo(world().exchange.now() + 1000)
    }
  })

  test('the address is text, and the listings of its city are one press away', async () => {
    await open('/projectDetail/A20100.html')
    await named(scanner)
    const place = within(main().getByRole('region', { name: '所在位置' }))
    expect(place.getByText('绵阳市涪城区滨江大道 528 号')).toBeDefined()
    expect(place.getByRole('link', { name: '查看绵阳市的全部项目' }).getAttribute('href')).toBe(
      '/project?region=510700',
    )
    expect(place.getByRole('link', { name: '地图数据 © OpenStreetMap 贡献者' })).toBeDefined()
  })

  test('an exchange without these data shows none of their blocks', async () => {
    const none = { company: null, place: null, priceHistory: null, archiveUrl: null, statusSince: null }
    await openAltered('/projectDetail/A10009.html?tab=files', none)
    await main().findByRole('heading', { level: 1 })
    for (const name of ['所在位置', '价格沿革']) expect(main().queryByRole('region', { name })).toBeNull()
    expect(main().queryByRole('button', { name: /^全部下载/ })).toBeNull()
    await user().click(main().getByRole('tab', { name: '标的信息' }))
    expect(main().queryByRole('table', { name: '股权结构' })).toBeNull()
  })

  test('the files are on shelves, with their day, and all of them are one archive', async () => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('about:blank')
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    await open('/projectDetail/A20100.html?tab=files')
    await named(scanner)
    const panel = within(main().getByRole('tabpanel'))
    expect(panel.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      '公告文件',
      '报名材料',
    ])
    expect(panel.getAllByText('2026-03-05 发布')).toHaveLength(2)
    await user().click(panel.getByRole('button', { name: /^全部下载/ }))
    await waitFor(() => expect(click).toHaveBeenCalledOnce())
    expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('GR2026MY1000101.zip')
  })

  const file = (over: Partial<AssetDetail['attachments'][number]>) => ({
    id: 'f',
    name: '公告.pdf',
    kind: 'pdf',
    size: 2048,
    url: '/mock-files/f.pdf',
    publishedAt: null,
    group: 'notice',
    ...over,
  })

  test('the archive has the size of all files together, and a file of an unknown group is the last', async () => {
    await openAltered('/projectDetail/A20100.html?tab=files', {
      attachments: [file({ id: 'a', name: '其他.pdf', group: 'unheard-of' }), file({ id: 'b', size: 1024 })],
      archiveUrl: '/mock-files/all.zip',
    })
    await named(scanner)
    const panel = within(main().getByRole('tabpanel'))
    expect(panel.getByText('共 2 个文件，3 KB')).toBeDefined()
    expect(panel.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['公告文件', '其他文件'])
  })

  test.each([
    ['one file', [file({})], '/mock-files/all.zip'],
    ['a hostile address', [file({ id: 'a' }), file({ id: 'b' })], 'javascript:alert(1)'],
  ])('there is no archive of %s', async (_, attachments, archiveUrl) => {
    await openAltered('/projectDetail/A20100.html?tab=files', { attachments, archiveUrl })
    await named(scanner)
    expect(main().queryByRole('button', { name: /^全部下载/ })).toBeNull()
  })

  describe('on a phone', () => {
    const actionsIn = (element: Element) =>
      [...element.querySelectorAll('button, a')].map(({ textContent }) => textContent)
    const bar = () => main().queryByRole('region', { name: '项目快捷操作' })

    beforeEach(() => {
      const match = window.matchMedia.bind(window)
      vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
        query === '(max-width: 767px)'
          ? (Object.assign(new EventTarget(), { matches: true }) as MediaQueryList)
          : match(query),
      )
    })
    afterEach(() => useSettings.setState({ elder: false }))

    test('favourite, enquiry and the first action are in a bar, and the others remain on the page', async () => {
      await open('/projectDetail/A20100.html')
      await named(scanner)
      expect(actionsIn(bar()!)).toEqual([`收藏${scanner}`, '咨询', '我要报名'])
      expect(main().getAllByRole('link', { name: '我要报名' })).toHaveLength(1)
      expect(main().getAllByRole('button', { name: '咨询' })).toHaveLength(1)
      expect(button('预约看样')).toBeDefined()
    })

    test('in the elder-friendly version too, above the bar of the frame', async () => {
      useSettings.setState({ elder: true })
      await open('/projectDetail/A20100.html')
      await named(scanner)
      expect(actionsIn(bar()!)).toEqual([`收藏${scanner}`, '咨询', '我要报名'])
    })
  })

  test('an enquiry opens the service desk with the number of the asset', async () => {
    await open('/projectDetail/A20100.html')
    await named(scanner)
    await user().click(button('咨询'))
    expect(useDesk.getState()).toMatchObject({ isOpen: true, prefill: '咨询项目 GR2026MY1000101：' })
    act(closeDesk)
  })
})

describe('[LS-03] actions', () => {
  test('a visitor who enrols is asked to sign in and stays on the page', async () => {
    await open('/projectDetail/A20100.html')
    await named(scanner)
    await user().click(main().getByRole('link', { name: '我要报名' }))
    expect(useDialogs.getState().question).toMatchObject({ message: '请先登录' })
    expect(here()).toBe('/projectDetail/A20100.html')
  })

  test('[LS-07] a visitor who adds a favourite sees 用户未登录', async () => {
    await open('/projectDetail/A20100.html')
    await named(scanner)
    await user().click(button(/^收藏/))
    expect(useDialogs.getState().question).toMatchObject({ title: '用户未登录', confirm: '去登录' })
  })

  test('[LS-07] a person adds a favourite, and the exchange stores it', async () => {
    await open('/projectDetail/A20100.html', { as: 'person' })
    await named(scanner)
    await user().click(button(/^收藏/))
    expect(button(/^已收藏/)).toBeDefined()
    await waitFor(async () => expect(await act(() => world().call('person', favouriteIds, {}))).toContain('A20100'))
  })

  test('an action of a person opens its address', async () => {
    await open('/projectDetail/R19-0.html', { as: 'person' })
    await named(cars)
    const enter = main().getByRole('link', { name: '进入竞价厅' })
    expect(enter.getAttribute('href')).toBe('/quoteHall?assetsId=R19-0')
    // Parts of the room may still load.
    await act(async () => void fireEvent.click(enter))
    expect(here()).toBe('/quoteHall?assetsId=R19-0')
  })

  test('the rules of the mode are in a dialog', async () => {
    await open('/projectDetail/A20043.html')
    await named('泸州泸县云栖路 552 号旁 63 亩工业用地土地使用权')
    await user().click(button('竞价规则'))
    expect(screen.getByRole('dialog', { name: '动态报价：竞价规则' }).textContent).toContain(
      '每次加价为 20 万元的整数倍',
    )
    await user().click(screen.getByRole('button', { name: '关闭' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('copying, comparing and reminding give feedback', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const createObjectURL = vi.spyOn(URL, 'createObjectURL').mockReturnValue('about:blank')
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    // userEvent would replace the clipboard by its own.
    const click = (element: Element) => act(async () => void fireEvent.click(element))
    await open('/projectDetail/A20100.html?tab=terms')
    await named(scanner)
    await click(button('复制链接'))
    expect(writeText).toHaveBeenCalledWith(`${location.origin}/projectDetail/A20100.html`)
    expect(useDialogs.getState().toasts.map(({ text: shown }) => shown)).toEqual(['链接已复制'])
    await click(button('加入对比'))
    expect(useCompared.getState().chosen.map(({ assetsId }) => assetsId)).toEqual(['A20100'])
    const bar = await screen.findByRole('region', { name: '对比栏' })
    expect(bar.textContent).toContain('再选一个就能对比')
    await click(button('移出对比'))
    expect(useCompared.getState().chosen).toEqual([])
    expect(screen.queryByRole('region', { name: '对比栏' })).toBeNull()
    expect(text()).toContain('提醒 14')
    await click(button('提醒我'))
    const file = createObjectURL.mock.calls[0]![0] as Blob
    expect(await file.text()).toContain(`SUMMARY:报名截止：${scanner}`)
    await waitFor(() => expect(main().getByRole('list', { name: '关注情况' }).textContent).toContain('提醒 15'))
  })
})

test('[LS-03] a visitor counts once as viewer and once as reminded, however often the page is loaded', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('about:blank')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await open('/projectDetail/A20100.html?tab=terms')
  const counts = () => main().getByRole('list', { name: '关注情况' }).textContent
  await named(scanner)
  const before = counts()
  expect(before).toContain('提醒 14')
  for (const _ of [1, 2]) {
    await reloadPage()
    await named(scanner)
    await user().click(button('提醒我'))
    await waitFor(() => expect(counts()).toBe(before.replace('提醒 14', '提醒 15')))
  }
})

describe('[LS-03] sharing', () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>()
  /** A device with a share menu, with a touch screen (`coarse`) or a mouse. */
  async function openOn(pointer: 'coarse' | 'fine') {
    share.mockReset().mockResolvedValue()
    Object.defineProperty(navigator, 'share', { configurable: true, value: share })
    const match = window.matchMedia.bind(window)
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      query === '(pointer: coarse)' ? ({ matches: pointer === 'coarse' } as MediaQueryList) : match(query),
    )
    await open('/projectDetail/A20100.html?tab=terms')
    await named(scanner)
  }
  afterEach(() => void Reflect.deleteProperty(navigator, 'share'))
  const code = () => main().queryByRole('img', { name: '项目页面的二维码' })

  test('a phone opens the share menu of the system, and closing it has no other effect', async () => {
    await openOn('coarse')
    share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'))
    await user().click(button('分享'))
    expect(share).toHaveBeenCalledWith({ title: scanner, url: `${location.origin}/projectDetail/A20100.html` })
    expect(code()).toBeNull()
  })

  test('the QR code replaces a share menu that fails', async () => {
    await openOn('coarse')
    share.mockRejectedValueOnce(new DOMException('denied', 'NotAllowedError'))
    await user().click(button('分享'))
    await waitFor(() => expect(code()).toBeTruthy())
    expect(document.activeElement).toBe(button('分享'))
  })

  test('a desktop shows the QR code at once', async () => {
    await openOn('fine')
    await user().click(button('分享'))
    await waitFor(() => expect(code()).toBeTruthy())
    expect(share).not.toHaveBeenCalled()
  })
})

describe('[LS-03] tabs and record', () => {
  test('the address contains the tab', async () => {
    await open('/projectDetail/A20100.html')
    await named(scanner)
    for (const name of ['重要信息披露', '受让条件', '交易须知', '完整公告', '附件', '竞价记录']) {
      await user().click(main().getByRole('tab', { name }))
      expect(main().getByRole('tab', { name }).getAttribute('aria-selected')).toBe('true')
    }
    expect(here()).toBe('/projectDetail/A20100.html?tab=record')
    await user().click(main().getByRole('tab', { name: '交易须知' }))
    expect(here()).toBe('/projectDetail/A20100.html?tab=terms')
    expect(main().getByRole('tabpanel').textContent).toContain('自由报价期 56 分钟，结束后准备 2 分钟')
    await user().click(main().getByRole('tab', { name: '标的信息' }))
    expect(here()).toBe('/projectDetail/A20100.html')
  })

  const followed = (assetsId: string) =>
    waitFor(() => expect(world().exchange.hub.readersOf(`lot:${assetsId}`)).toBe(1))

  test('[LS-05] the record is live: bidder numbers only, and the highest bid leads', async () => {
    await open('/projectDetail/R19-0.html?tab=record')
    await named(cars)
    await followed('R19-0')
    expect(await main().findByText('7472')).toBeDefined()
    await act(() => world().control('quote', { assetsId: 'R19-0', bidNo: '0417' }))
    await act(() => world().control('quote', { assetsId: 'R19-0', bidNo: '0088' }))
    const rows = () =>
      within(main().getByRole('tabpanel'))
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent.replace(/2026-03-06 09:3\d:\d\d/, 'now'))
    await waitFor(() =>
      expect(rows()).toEqual([
        '3008839.400000 万元now领先',
        '2041738.900000 万元now出局',
        '1747238.400000 万元2026-03-06 08:55:57出局',
      ]),
    )
    expect(text()).toContain('大写 叁拾玖万肆仟元整')
    expect(text()).toContain('溢价率 2.60%')
  })

  test('a new state is shown at once, and the details are refetched', async () => {
    await open('/projectDetail/R18-0.html')
    await named('眉山仁寿县文昌街 676 号物流仓库 3 年租赁权')
    await followed('R18-0')
    await act(() => world().control('room-order', { roomId: 'R18-0', kind: 'pause', reason: '因故中止' }))
    await waitFor(() => expect(tabs()[0]).toBe('中止公告'))
    expect(text()).toContain('项目中止')
    await waitFor(() => expect(main().getAllByText('因故中止')).toHaveLength(2))
    await waitFor(() => expect(world().callsTo(detailPath)).toHaveLength(2))
  })

  test('malformed events change nothing', async () => {
    await open('/projectDetail/R19-0.html?tab=record')
    await named(cars)
    await followed('R19-0')
    await allSettled()
    const before = text().replace(/\d\d天.*?秒/, '')
    await act(async () => world().exchange.hub.publish('lot:R19-0', 'quote', 'nonsense'))
    await act(async () => world().exchange.hub.publish('lot:R19-0', 'quote', null))
    expect(text().replace(/\d\d天.*?秒/, '')).toBe(before)
    await act(() => world().control('quote', { assetsId: 'R19-0', bidNo: '0417' }))
    expect(await main().findByText('0417')).toBeDefined()
  })
})

describe('[LS-03] attachments', () => {
  test('a preview opens in a dialog with its own type, and a download keeps its name', async () => {
    const createObjectURL = vi.spyOn(URL, 'createObjectURL').mockReturnValue('about:blank')
    await open('/projectDetail/A20100.html?tab=files')
    await named(scanner)
    await user().click(button(/^预览\s*竞价公告/))
    const dialog = await screen.findByRole('dialog', { name: '竞价公告.pdf' })
    expect(dialog.querySelector('iframe')?.getAttribute('src')).toBe('about:blank')
    const file = createObjectURL.mock.calls[0]![0] as Blob
    expect(file.type).toBe('application/pdf')
    const { attachments } = await act(() => world().call(null, assetInfo, { assetsId: 'A20100' }))
    expect(file.size).toBe(attachments.find(({ name }) => name === '竞价公告.pdf')!.size)
    await user().click(screen.getByRole('button', { name: '关闭' }))
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    await user().click(button(/^下载\s*受让申请书/))
    await waitFor(() => expect(click).toHaveBeenCalledOnce())
    expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('受让申请书.docx')
    expect(main().queryByRole('button', { name: /^预览\s*受让申请书/ })).toBeNull()
  })

  test('a failed download can be retried, a running one stopped', async () => {
    const notice = '*/mock-files/A20100/notice.pdf'
    server.use(http.get(notice, () => new HttpResponse(null, { status: 404 })))
    await open('/projectDetail/A20100.html?tab=files')
    await named(scanner)
    await user().click(button(/^下载\s*竞价公告/))
    const alert = await main().findByRole('alert')
    expect(alert.textContent).toContain('下载失败')
    server.use(http.get(notice, () => new Promise<never>(() => undefined)))
    await user().click(within(alert).getByRole('button', { name: /^重试/ }))
    await main().findByRole('progressbar', { name: '下载进度：竞价公告.pdf' })
    await user().click(button(/^取消/))
    await waitFor(() => expect(main().queryByRole('progressbar')).toBeNull())
    expect(main().queryByRole('alert')).toBeNull()
  })

  test('an attachment with a hostile address has no buttons', async () => {
    const foreign = { id: 'f3', name: '外站.pdf', kind: 'pdf', size: 3000, url: 'javascript:alert(1)' }
    await openAltered('/projectDetail/A20100.html?tab=files', { attachments: [foreign] })
    await named(scanner)
    expect(main().getByText(/外站\.pdf/)).toBeDefined()
    expect(main().queryByRole('button', { name: /外站/ })).toBeNull()
  })
})

test('[LS-03] what works on a screen only is not printed', async () => {
  await open('/projectDetail/A20100.html')
  await named(scanner)
  const isPrinted = (element: Element) => element.closest('.noPrint') === null
  const pictures = within(main().getByRole('region', { name: '标的图片' }))
  const hidden = [
    button('上一张'),
    button('下一张'),
    button(/^第 2 张/),
    button('竞价规则'),
    button('打印'),
    main().getByText(/^距/),
  ]
  expect(hidden.map(isPrinted)).toEqual([false, false, false, false, false, false])
  expect([pictures.getAllByRole('img')[0]!, main().getByText('竞价方式')].map(isPrinted)).toEqual([true, true])
})

describe('pictures', () => {
  test('arrow keys change the picture around the ends, and a press opens it at full size', async () => {
    await open('/projectDetail/A20047.html')
    await named('南充市嘉陵区三江水电站整体资产')
    const gallery = main().getByRole('region', { name: '标的图片' })
    const shown = () => gallery.querySelector('[aria-current=true]')?.getAttribute('aria-label')
    expect(shown()).toBe('第 1 张，共 3 张')
    button(/^查看大图/).focus()
    await user().keyboard('{ArrowLeft}')
    expect(shown()).toBe('第 3 张，共 3 张')
    await user().keyboard('{ArrowRight}{ArrowRight}')
    expect(shown()).toBe('第 2 张，共 3 张')
    await user().click(button(/^查看大图/))
    const large = within(screen.getByRole('dialog', { name: '标的图片 2/3' }))
    expect(large.getByRole('img', { name: /水电站 2$/ })).toBeDefined()
  })

  test('assets that were viewed before are in a strip', async () => {
    await open('/projectDetail/A20100.html')
    await named(scanner)
    expect(main().queryByRole('heading', { name: '最近浏览' })).toBeNull()
    await user().click(await main().findByRole('link', { name: '成都宏岷医院检验实验室仪器 9 台' }))
    await named('成都宏岷医院检验实验室仪器 9 台')
    const strip = await main().findByRole('list', { name: '最近浏览' })
    expect(within(strip).getByRole('link').getAttribute('href')).toBe('/projectDetail/A20100.html')
    await user().click(button('清空'))
    expect(main().queryByRole('list', { name: '最近浏览' })).toBeNull()
  })
})

describe('[LS-08] a project under management', () => {
  const land = '泸州泸县云栖路 552 号旁 63 亩工业用地土地使用权'

  test('it shows facts, department, and steps with their states', async () => {
    await open('/projectToManageDetail/A20043.html')
    await named(land)
    expect(document.title).toMatch(/在管项目$/)
    expect(text()).toContain('成交价2,467.000000 万元')
    expect(main().getByRole('region', { name: '责任部门' }).textContent).toContain('部门资产交易一部项目经理张海燕')
    const steps = within(main().getByRole('region', { name: '项目进度' })).getAllByRole('listitem')
    expect(steps.map((step) => step.textContent)).toEqual([
      '受理与审核已完成2026-01-31 12:50材料齐全，予以受理',
      '信息披露已完成2026-02-05 12:50',
      '报名已完成2026-02-06 13:35已有 2 个意向方报名',
      '资格确认已完成2026-02-27 13:35',
      '竞价已完成2026-03-02 13:35',
      '成交公示进行中2026-03-02 16:35',
      '签约与结算未开始',
    ])
    expect(main().getByRole('link', { name: '查看项目公开页面' }).getAttribute('href')).toBe(
      '/projectDetail/A20043.html',
    )
  })

  test('[F22] after a failed refetch the content remains, marked as outdated, until 重试 succeeds', async () => {
    await open('/projectToManageDetail/A20043.html')
    await named(land)
    await staysThroughFailure(managedPath, land)
  })

  test('an unknown state of a step shows as the exchange spelled it', async () => {
    const altered = openWorld()
    const data = await altered.call(null, managedInfo, { id: 'A20043' })
    const steps = [{ name: '另议', at: null, state: '协商中' }] as unknown as ManagedProject['steps']
    server.use(
      http.get(`*${managedPath}`, () => HttpResponse.json({ code: 200, msg: '操作成功', data: { ...data, steps } })),
    )
    await open('/projectToManageDetail/A20043.html', { world: altered })
    await named(land)
    expect(text()).toContain('另议协商中')
  })
})
