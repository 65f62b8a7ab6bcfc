import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { procurementOpenings, procurementOverviewOf, procurementPage } from '#src/api/endpoints/procurement.ts'
import { hourMs } from '#src/model/time/units.ts'
import { loadScenario } from '#src/mock/scenarios/scenarios.ts'
import { loadScreens, replaceText } from '#tests/support/fill.ts'
import { openWorld, renderRoute } from '#tests/support/render-route.tsx'

await loadScreens('/purchase/index', '/purchase/searchNew')

const main = () => within(screen.getByRole('main'))

describe('[PU-01] the home of the procurement section', () => {
  test('each figure is the number of projects on the page behind it', async () => {
    const world = openWorld()
    const { figures } = await world.call(null, procurementOverviewOf, {})
    const { user, address } = await renderRoute('/purchase/index', { world })
    const tiles = within(main().getByRole('list', { name: '采购概况' }))
    const tile = await tiles.findByRole('link', { name: /^7 天内截止/ })
    expect(tile.textContent).toContain(`${figures.closing}个`)
    expect(tiles.getByRole('link', { name: /^本月公告/ }).textContent).toMatch(/公布预算合计 [\d,]+\.\d\d 万元$/)
    await user.click(tile)
    await waitFor(() =>
      expect(address()).toBe('/purchase/searchNew?deadlineFrom=2026-03-06&deadlineTo=2026-03-12&running=1'),
    )
    expect(await main().findByText(`共 ${figures.closing} 个采购项目`)).toBeTruthy()
  })

  test('the search leads to the comprehensive search, and both search boxes show its text [HD-02]', async () => {
    const { user, address } = await renderRoute('/purchase/index')
    await replaceText(user, main().getByRole('searchbox', { name: '项目名称、编号或采购人' }), ' 医学　设备 ')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(address()).toBe('/purchase/searchNew?keyName=%E5%8C%BB%E5%AD%A6+%E8%AE%BE%E5%A4%87'))
    const boxes = await screen.findAllByRole('searchbox')
    expect(boxes.map((box) => (box as HTMLInputElement).value).slice(0, 2)).toEqual(['医学 设备', '医学 设备'])
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: '搜索类型' }).value).toBe('purchase')
  })

  test('the newest notices by kind, in the address', async () => {
    const { user, address } = await renderRoute('/purchase/index')
    const card = within(main().getByRole('region', { name: '最新公告' }))
    const first = await card.findAllByRole('link', { name: /(?:招标公告|邀请招标公告)$/ })
    expect(first.length).toBeGreaterThan(5)
    const more = () => card.getByRole('link', { name: '更多采购公告' }).getAttribute('href')
    expect(more()).toBe('/purchase/notice/index?kind=announcement&group=tender')
    await user.click(card.getByRole('tab', { name: '候选人公示' }))
    await waitFor(() => expect(address()).toBe('/purchase/index?notices=candidates'))
    const shown = await card.findAllByRole('link', { name: /公示$/ })
    expect(shown[0]!.getAttribute('href')).toMatch(/^\/purchase\/noticeDetail\?id=C\d+-candidates$/)
    expect(more()).toBe('/purchase/notice/index?kind=candidates')
  })

  test('a week of openings with today marked and past ones greyed; other weeks are one step away', async () => {
    const world = openWorld()
    const rows = await world.call(null, procurementOpenings, { from: '2026-03-02', to: '2026-03-08' })
    world.jump(2 * hourMs)
    const { user, address } = await renderRoute('/purchase/index', { world })
    const week = await main().findByRole('list', { name: '开标日历' })
    const days = [...week.querySelectorAll(':scope > li')]
    expect(days.map((day) => day.querySelector('time')?.dateTime)).toEqual([
      '2026-03-02',
      '2026-03-03',
      '2026-03-04',
      '2026-03-05',
      '2026-03-06',
      '2026-03-07',
      '2026-03-08',
    ])
    expect(days.findIndex((day) => day.getAttribute('aria-current') === 'date')).toBe(4)
    const [first] = rows
    const link = within(week).getByTitle(first!.name)
    expect(link.getAttribute('href')).toBe(`/purchase/tradeDetail?id=${first!.id}`)
    expect(link.textContent).toContain('已开标')
    await user.click(main().getByRole('link', { name: '下一周' }))
    await waitFor(() => expect(address()).toBe('/purchase/index?week=2026-03-09'))
    expect(await main().findByText('2026-03-09 至 2026-03-15')).toBeTruthy()
    await user.click(main().getByRole('link', { name: '回到本周' }))
    await waitFor(() => expect(address()).toBe('/purchase/index'))
  })

  test('deadlines by day: the chosen day names its projects and links to all of them', async () => {
    const world = openWorld()
    const { deadlines } = await world.call(null, procurementOverviewOf, {})
    const { user, address } = await renderRoute('/purchase/index', { world })
    const card = within(await main().findByRole('region', { name: '近期截止' }))
    const { day, count, projects } = deadlines[1]!
    await user.click(
      await card.findByRole('button', { name: new RegExp(`^${day.slice(5)} ?${count} ?个项目截止，周.$`) }),
    )
    await waitFor(() => expect(address()).toBe(`/purchase/index?due=${day}`))
    expect(card.getByTitle(projects[0]!.name)).toBeTruthy()
    await user.click(card.getByRole('link', { name: `${day.slice(5)} 截止的全部 ${count} 个项目` }))
    expect(await main().findByText(`共 ${count} 个采购项目`)).toBeTruthy()
  })

  test('the figures of the year as charts with the same tables, or as tables alone', async () => {
    const world = openWorld()
    const { total } = await world.call(null, procurementPage, { size: 1 })
    const { user } = await renderRoute('/purchase/index', { world })
    const card = within(await main().findByRole('region', { name: '采购数据' }))
    expect(await card.findByRole('img', { name: '每月成交金额，同样的数据见表格' })).toBeTruthy()
    await user.click(card.getByRole('button', { name: '表格' }))
    expect(card.queryByRole('img')).toBeNull()
    const rows = within(card.getByRole('table', { name: '每月公告和成交的项目' }))
      .getAllByRole('row')
      .slice(1)
    expect(rows).toHaveLength(12)
    const announced = rows.map((row) => Number(within(row).getAllByRole('cell')[0]!.textContent))
    expect(announced.reduce((sum, count) => sum + count, 0)).toBe(total)
  })

  test('without a project no sum is shown and no chart is drawn', async () => {
    const world = openWorld()
    loadScenario(world.exchange, 'empty')
    await renderRoute('/purchase/index', { world })
    const tile = await main().findByRole('link', { name: /^本月公告/ })
    expect(tile.textContent).toBe('本月公告0个项目本月暂无公告')
    expect(await main().findByText('近 12 个月没有采购项目')).toBeTruthy()
    expect(main().queryByRole('img')).toBeNull()
  })

  test('what is below the first screen has its titles and places before it is read', async () => {
    const seen: Element[] = []
    globalThis.IntersectionObserver = class {
      observe = (element: Element) => seen.push(element)
      disconnect() {}
    } as never
    try {
      await renderRoute('/purchase/index')
      for (const title of ['采购数据', '采购新闻', '平台通知', '采购法规'])
        expect(main().getByRole('heading', { name: title })).toBeTruthy()
      // Three figures, and a column of texts each.
      const blocks = seen.filter((element) => element.closest('main'))
      const skeletons = blocks.map((block) => [...block.querySelectorAll<HTMLElement>('[aria-hidden][style]')])
      expect(skeletons.map((all) => all.map(({ style }) => style.height))).toEqual([
        ['290px', '290px', '290px'],
        ['240px'],
        ['240px'],
        ['240px'],
      ])
    } finally {
      Reflect.deleteProperty(globalThis, 'IntersectionObserver')
    }
  })

  test.each(['2026-13-99', '9999-12-31', '0001-01-01'])(
    'unknown tabs and the day %s count for nothing',
    async (day) => {
      await renderRoute(`/purchase/index?notices=x&week=${day}&due=1`)
      expect((await main().findByRole('tab', { name: '招标公告' })).getAttribute('aria-selected')).toBe('true')
      expect(await main().findByText('2026-03-02 至 2026-03-08')).toBeTruthy()
    },
  )
})
