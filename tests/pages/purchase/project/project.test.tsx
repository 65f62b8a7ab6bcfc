import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { isAnnounced } from '#src/mock/exchange/procurement/projects.ts'
import { loadScreens } from '#tests/support/fill.ts'
import { openWorld, renderRoute } from '#tests/support/render-route.tsx'

await loadScreens('/purchase/tradeDetail', '/project/purchase/detail')

const main = () => within(screen.getByRole('main'))
const open = (id: string, tab = '', world = openWorld()) =>
  renderRoute(`/purchase/tradeDetail?id=${id}${tab && `&tab=${tab}`}`, { world })
const line = async () => within(await main().findByRole('list', { name: '采购流程' }))

describe('[PU-03] the page of a procurement project', () => {
  test('has name, facts, the next date with the time left, and the nine steps', async () => {
    await open('C10239')
    const heading = await main().findByRole('heading', { level: 1 })
    expect(heading.textContent).toContain('老旧小区配套基础设施改造工程')
    expect(heading.getAttribute('lang')).toBe('zh-CN')
    expect(main().getByText('项目编号')).toBeTruthy()
    expect(main().getByRole('timer').textContent).toMatch(/\d\d天 \d\d时 \d\d分 \d\d秒/)
    const steps = (await line()).getAllByRole('heading', { level: 3 })
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      '公告已完成',
      '文件发售进行中',
      '澄清进行中',
      '截标未开始',
      '开标未开始',
      '评标未开始',
      '候选人公示未开始',
      '结果未开始',
      '合同未开始',
    ])
    expect((await line()).getByRole('link', { name: '招标公告' }).getAttribute('href')).toBe(
      '/purchase/noticeDetail?id=C10239-announcement',
    )
    expect((await line()).getByRole('button', { name: '报名' })).toBeTruthy()
    const crumbs = within(screen.getByRole('navigation', { name: '面包屑' }))
    expect(crumbs.getByRole('link', { name: '招标采购' }).getAttribute('href')).toBe('/purchase/trade?activeIndex=1-0')
  })

  test('keeps its tab in the address, and an unknown tab is the first', async () => {
    const { user, address } = await open('C10239', 'nothing')
    await main().findByRole('tab', { name: '项目概况', selected: true })
    await user.click(main().getByRole('tab', { name: /^标段/ }))
    await waitFor(() => expect(address()).toBe('/purchase/tradeDetail?id=C10239&tab=lots'))
    expect(main().getByText(/保证金不超过标段估算价的 2%。 依据：《招标投标法实施条例》第二十六条。/)).toBeTruthy()
  })

  test('says that nothing is known before the opening', async () => {
    await open('C10239', 'opening')
    expect(await main().findByText('开标后公开')).toBeTruthy()
    expect(main().queryByRole('table')).toBeNull()
  })

  test('has sold documents without an address and public ones to download', async () => {
    await open('C10239', 'files')
    const sold = within(await main().findByRole('region', { name: '采购文件' }))
    expect(sold.getAllByText(/^SHA-256 [\da-f]{64}$/)).toHaveLength(3)
    expect(sold.queryByRole('link')).toBeNull()
    expect(sold.queryByRole('button')).toBeNull()
    const free = within(main().getByRole('region', { name: '公告附件' }))
    expect(free.getAllByRole('button', { name: /^下载/ })).toHaveLength(2)
  })

  test('says of free documents that enrolling is enough', async () => {
    const world = openWorld()
    const announced = [...world.exchange.tables.procurements.values()].filter((project) =>
      isAnnounced(project, world.exchange.now()),
    )
    const free = announced.find(({ filePrice }) => filePrice === '0')!
    const priced = announced.find(({ filePrice }) => filePrice !== '0')!
    await open(free.id, 'files', world)
    expect(await main().findByText(/，免费。报名后下载。$/)).toBeTruthy()
    cleanup()
    await open(priced.id, 'files', world)
    expect(await main().findByText(/，售价：.+ 元。报名并支付后下载。$/)).toBeTruthy()
  })

  test('gives every time of the opening record to the second', async () => {
    const world = openWorld()
    const { id, dates, lots } = world.exchange.tables.procurements.get('C10201')!
    const at = Math.floor(dates.deadlineAt / 60_000) * 60_000 - 60_000
    const own = { supplier: '整点有限公司', price: '1000', period: lots[0]!.period, userId: null }
    world.exchange.procurements.records.responses.push({ projectId: id, lotId: lots[0]!.id, at, ...own })
    await open('C10201', 'opening', world)
    const row = within((await main().findByText('整点有限公司')).closest('tr')!)
    row.getByText(/^\d{4}-\d\d-\d\d \d\d:\d\d:00$/)
  })

  test('shows candidates with their publicity, and the result once it is published', async () => {
    await open('C10201', 'result')
    const publicity = within(await main().findByRole('table', { name: '候选人公示' }))
    expect(publicity.getAllByRole('row')).toHaveLength(4)
    expect(main().getByText(/^公示期不少于 3 日；异议在 3 日内答复/)).toBeTruthy()
    const result = within(main().getByRole('table', { name: '采购结果' }))
    expect(result.getAllByRole('row')).toHaveLength(2)
    const winner = result.getAllByRole('rowheader')[0]!.textContent
    expect(publicity.getAllByRole('rowheader')[0]!.textContent).toBe(winner)
  })

  test('says why a project was terminated, with its notice', async () => {
    await open('C10210', 'opening')
    expect(await main().findByText(/^本项目已于 2026-03-\d\d \d\d:\d\d 终止$/)).toBeTruthy()
    expect(main().getByRole('link', { name: '查看终止公告' }).getAttribute('href')).toBe(
      '/purchase/noticeDetail?id=C10210-termination',
    )
    expect(main().getByText('项目已终止，没有开启记录')).toBeTruthy()
    expect(main().queryByRole('timer')).toBeNull()
  })

  test('says that an objection halts the procedure', async () => {
    const world = openWorld()
    const project = world.exchange.tables.procurements.get('C10199')!
    project.dates = { ...project.dates, pausedSince: world.exchange.now() - 1000 }
    await open('C10199', '', world)
    expect((await main().findByRole('status')).textContent).toContain('异议处理中，程序自')
    expect((await line()).getByText('已暂停')).toBeTruthy()
    expect((await line()).queryByRole('button', { name: '提出异议' })).toBeNull()
  })

  test('goes on by itself when its time comes', async () => {
    const saleEnds = Date.parse('2026-03-09T17:00:00+08:00')
    const world = openWorld({ startedAt: saleEnds - 6000 })
    const ending = [...world.exchange.tables.procurements.values()].find(
      ({ dates, method }) => dates.saleTo === saleEnds && dates.terminatedAt == null && method === 'open',
    )!
    await open(ending.id, '', world)
    expect((await line()).getByRole('button', { name: '报名' })).toBeTruthy()
    await waitFor(async () => expect((await line()).queryByRole('button', { name: '报名' })).toBeNull(), {
      timeout: 9000,
    })
  })

  test.each([
    ['no id', '/purchase/tradeDetail'],
    ['an unknown id', '/purchase/tradeDetail?id=C99999'],
    ['an id that is none', '/purchase/tradeDetail?id=%3Cscript%3E'],
    ['a project that is announced later', '/purchase/tradeDetail?id=C10380'],
  ])('says that there is no such project: %s', async (_, address) => {
    await renderRoute(address)
    expect(await main().findByText('采购项目不存在，可能尚未公告')).toBeTruthy()
    expect(main().getByRole('link', { name: '查看采购项目' }).getAttribute('href')).toBe(
      '/purchase/trade?activeIndex=1-0',
    )
  })

  test('can be asked for again after a fault', async () => {
    const world = openWorld()
    world.faults({ path: '/dscq-purchase/project/detail', kind: 'down', times: 9 })
    const { user } = await open('C10239', '', world)
    const retry = await main().findByRole('button', { name: /重试/ }, { timeout: 8000 })
    world.faults()
    await user.click(retry)
    expect(await line()).toBeTruthy()
  })
})

test('[PU-06] [RT-14] the same page is in the frame without a footer', async () => {
  await renderRoute('/project/purchase/detail?id=C10239')
  expect(await line()).toBeTruthy()
  expect(screen.queryByRole('contentinfo')).toBeNull()
  expect((await line()).getAllByRole('link', { name: /^文件/ })[0]!.getAttribute('href')).toBe(
    '/project/purchase/detail?id=C10239&tab=files',
  )
})
