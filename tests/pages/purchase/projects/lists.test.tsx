import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { methodKeys } from '#src/model/procurement/kinds.ts'
import { procurementPage } from '#src/api/endpoints/procurement.ts'
import { date } from '#src/model/time/shanghai.ts'
import { loadScenario } from '#src/mock/scenarios/scenarios.ts'
import { goTo, loadScreens } from '#tests/support/fill.ts'
import { openWorld, renderRoute } from '#tests/support/render-route.tsx'

await loadScreens(
  '/purchase/trade',
  '/purchase/notice/index',
  '/purchase/searchNew',
  '/purchase/search',
  '/projectPurchase',
  '/project/purchase',
  '/purchase/index',
)

const main = () => within(screen.getByRole('main'))
const tabs = async () => (await main().findAllByRole('tab', { name: /\d$/ })).map(({ textContent }) => textContent)

describe('[PU-02] tenders and other procurement', () => {
  test('tabs by way with their numbers, stage and order in the address', async () => {
    const world = openWorld()
    const { total, facets } = await world.call(null, procurementPage, { group: 'tender', size: 1 })
    const open = facets.method.find(({ key }) => key === 'open')!.count
    const { user, address } = await renderRoute('/purchase/trade?activeIndex=1-0', { world })
    expect(await tabs()).toEqual([`全部 ${total}`, `公开招标 ${open}`, `邀请招标 ${total - open}`])
    await user.click(main().getByRole('tab', { name: /^公开招标/ }))
    await waitFor(() => expect(address()).toBe('/purchase/trade?activeIndex=1-0&method=open'))
    await user.selectOptions(main().getByRole('combobox', { name: '排序' }), 'deadline')
    await user.selectOptions(main().getByRole('combobox', { name: '阶段' }), 'open')
    await waitFor(() => expect(address()).toBe('/purchase/trade?activeIndex=1-0&method=open&stage=open&order=deadline'))
    const rows = () =>
      within(main().getByRole('table', { name: '招标采购' }))
        .getAllByRole('row')
        .slice(1)
    await waitFor(() => expect(rows().every((row) => row.textContent.includes('文件发售中'))).toBe(true))
    expect(rows().every((row) => row.textContent.includes('公开招标'))).toBe(true)
    expect(within(rows()[0]!).getByRole('link').getAttribute('href')).toMatch(/^\/purchase\/tradeDetail\?id=C\d+$/)
    expect(rows()[0]!.textContent).toMatch(/\d+ 天后/)
  })

  test('an unknown index shows tenders; a way of the other list, a bad page and a bad stage count for nothing', async () => {
    const { address } = await renderRoute('/purchase/trade?activeIndex=7&method=inquiry&stage=x')
    expect(main().getByRole('heading', { level: 1, name: '招标采购' })).toBeTruthy()
    expect((await main().findByRole('tab', { name: /^全部 \d/ })).getAttribute('aria-selected')).toBe('true')
    await goTo('/purchase/trade?activeIndex=0-0&page=999')
    expect(main().getByRole('heading', { level: 1, name: '非招标采购' })).toBeTruthy()
    await waitFor(() => expect(address()).toMatch(/^\/purchase\/trade\?activeIndex=0-0&page=\d\d$/))
    expect((await tabs()).map((text) => text.replace(/ \d+$/, ''))).toEqual([
      '全部',
      '询价',
      '比选',
      '竞争性磋商',
      '单一来源',
      '竞价采购',
    ])
  })
})

describe('[PU-02] an address that does not say what the list shows is replaced', () => {
  test.each([
    ['/purchase/trade?activeIndex=9-9', '/purchase/trade?activeIndex=1-0'],
    ['/purchase/trade?activeIndex=1-0&method=inquiry&stage=x', '/purchase/trade?activeIndex=1-0'],
    ['/projectPurchase?page=-1&group=nobody', '/projectPurchase'],
    ['/project/purchase?page=0', '/project/purchase'],
    ['/purchase/searchNew?page=1000000000&budget=x', '/purchase/searchNew'],
    ['/purchase/search?q=设备&page=abc', '/purchase/search?q=%E8%AE%BE%E5%A4%87'],
    ['/purchase/index?due=1&notices=x', '/purchase/index'],
    ['/purchase/notice/index?kind=nothing&page=-1', '/purchase/notice/index'],
  ])('%s', async (bad, right) => {
    const { address } = await renderRoute(bad)
    await waitFor(() => expect(address()).toBe(right))
  })
})

describe('[PU-02] before the first project is announced', () => {
  test.each([
    ['/purchase/trade?activeIndex=1-0', '暂无采购项目'],
    ['/projectPurchase', '暂无采购项目'],
    ['/project/purchase', '目前没有可参与的项目'],
    ['/purchase/searchNew', '暂无采购项目'],
    ['/purchase/notice/index', '暂无公告'],
  ])('%s says what one can do, and offers no choice of nothing', async (address, text) => {
    const world = openWorld()
    loadScenario(world.exchange, 'empty')
    await renderRoute(address, { world })
    expect(await main().findByText(text)).toBeTruthy()
    expect(main().getByText('项目公告后在此显示；可以先了解如何注册、报名和投标。')).toBeTruthy()
    expect(main().getByRole('link', { name: '采购帮助' }).getAttribute('href')).toBe('/purchase/help')
    for (const role of ['combobox', 'group']) {
      const choices = main()
        .queryAllByRole(role)
        .filter((one) => !one.querySelector('p'))
      expect(choices.map((one) => one.textContent)).toEqual([])
    }
  })
})

describe('[PU-06] the board and the list of the main site', () => {
  test('the board has the projects one can take part in, by the day of their deadline, without a footer', async () => {
    const world = openWorld()
    const { total, records } = await world.call(null, procurementPage, { running: '1', order: 'deadline', size: 100 })
    await renderRoute('/project/purchase', { world })
    expect(await main().findByText(`共 ${total} 个采购项目`)).toBeTruthy()
    const days = main().getAllByRole('heading', { level: 2 })
    const expected = [...new Set(records.map(({ schedule }) => date(schedule.deadlineAt)))]
    expect(days.map((day) => day.querySelector('time')!.dateTime)).toEqual(expected)
    const [first] = records
    expect(main().getAllByTitle(first!.name)[0]!.getAttribute('href')).toBe(`/project/purchase/detail?id=${first!.id}`)
    expect(screen.queryByRole('contentinfo')).toBeNull()
    expect(await screen.findByRole('navigation', { name: '采购菜单' })).toBeTruthy()
  })

  test('only who may enrol is sent to enrol: not where the purchaser invites the suppliers', async () => {
    const world = openWorld()
    const { records } = await world.call(null, procurementPage, { stage: 'open', size: 100 })
    await renderRoute('/project/purchase', { world })
    await main().findAllByRole('link', { name: /^去报名/ })
    const free = records.filter(({ method }) => method !== 'invited' && method !== 'single')
    expect(main().getAllByRole('link', { name: /^去报名/ })).toHaveLength(free.length)
  })

  test('a filter without results says so and leads back', async () => {
    const world = openWorld()
    const { records } = await world.call(null, procurementPage, { running: '1', size: 100 })
    const { regionCode } = records[0]!
    const ways = new Set(records.filter((row) => row.regionCode === regionCode).map(({ method }) => method))
    const missing = methodKeys.find((method) => !ways.has(method))!
    const { user, address } = await renderRoute(`/project/purchase?region=${regionCode}&method=${missing}`, { world })
    expect(await main().findByText('没有符合条件的采购项目')).toBeTruthy()
    await user.click(main().getByRole('link', { name: '查看全部项目' }))
    await waitFor(() => expect(address()).toBe('/project/purchase'))
  })

  test('the main site lists all projects and leads into the section', async () => {
    const world = openWorld()
    const { total } = await world.call(null, procurementPage, { size: 1 })
    const { user, address } = await renderRoute('/projectPurchase', { world })
    const crumbs = within(screen.getByRole('navigation', { name: '面包屑' }))
    expect(crumbs.getByRole('link', { name: '采购' }).getAttribute('href')).toBe('/purchase/index')
    expect(crumbs.getByText('采购项目').getAttribute('aria-current')).toBe('page')
    expect((await tabs())[0]).toBe(`全部 ${total}`)
    expect(screen.getByRole('navigation', { name: '主菜单' })).toBeTruthy()
    await user.click(main().getByRole('tab', { name: /^非招标采购/ }))
    await waitFor(() => expect(address()).toBe('/projectPurchase?group=other'))
    await user.click(main().getByRole('link', { name: '进入采购专区' }))
    await waitFor(() => expect(address()).toBe('/purchase/index'))
  })
})
