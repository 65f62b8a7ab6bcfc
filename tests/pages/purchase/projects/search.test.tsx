import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { saveProcurementSearch } from '#src/api/endpoints/procurement-saved.ts'
import { procurementPage } from '#src/api/endpoints/procurement.ts'
import { dayMs } from '#src/model/time/units.ts'
import { box, goTo, loadScreens, replaceText } from '#tests/support/fill.ts'
import { openWorld, renderRoute } from '#tests/support/render-route.tsx'

await loadScreens('/purchase/searchNew', '/purchase/search', '/login', '/index')

const main = () => within(screen.getByRole('main'))
const saved = () => within(main().getByRole('region', { name: '保存的搜索' }))

describe('[PU-03] the comprehensive search', () => {
  test('[HD-02] the search box of the header leads here and shows its text; hits are marked', async () => {
    const { user, address } = await renderRoute('/index')
    const header = within(screen.getByRole('banner'))
    await user.selectOptions(header.getByRole('combobox', { name: '搜索类型' }), 'purchase')
    await user.type(header.getByRole('searchbox', { name: '搜索关键词' }), '设备{Enter}')
    await waitFor(() => expect(address()).toBe('/purchase/searchNew?keyName=%E8%AE%BE%E5%A4%87'))
    const table = await main().findByRole('table', { name: '查询结果' })
    expect(table.querySelector('mark')?.textContent).toBe('设备')
    expect((await main().findByRole<HTMLInputElement>('searchbox', { name: '关键词' })).value).toBe('设备')
    expect((await screen.findByRole<HTMLInputElement>('searchbox', { name: '搜索关键词' })).value).toBe('设备')
  })

  test('choices with their numbers narrow the list and stay in the address; chips remove them', async () => {
    const world = openWorld()
    const { facets } = await world.call(null, procurementPage, { size: 1 })
    const goods = facets.category.find(({ key }) => key === 'goods')!.count
    const { user, address } = await renderRoute('/purchase/searchNew', { world })
    const row = within(main().getByRole('group', { name: '采购内容' }))
    await user.click(await row.findByRole('button', { name: `货物 ${goods}` }))
    await waitFor(() => expect(address()).toBe('/purchase/searchNew?category=goods'))
    expect(await main().findByText(`共 ${goods} 个采购项目`)).toBeTruthy()
    await user.click(within(main().getByRole('group', { name: '类别' })).getByRole('button', { name: /^非招标采购/ }))
    await user.click(within(main().getByRole('group', { name: '采购方式' })).getByRole('button', { name: /^询价/ }))
    await waitFor(() => expect(address()).toBe('/purchase/searchNew?group=other&method=inquiry&category=goods'))
    // A way of procurement belongs to its group.
    await user.click(within(main().getByRole('group', { name: '类别' })).getByRole('button', { name: /^招标采购/ }))
    await waitFor(() => expect(address()).toBe('/purchase/searchNew?group=tender&category=goods'))
    const chips = within(main().getByRole('list', { name: '已选' }))
    await user.click(chips.getByRole('button', { name: /采购内容\s*货物$/ }))
    await waitFor(() => expect(address()).toBe('/purchase/searchNew?group=tender'))
    await user.click(main().getByRole('button', { name: '清除全部' }))
    await waitFor(() => expect(address()).toBe('/purchase/searchNew'))
  })

  test('a choice of stages is called by all that it holds', async () => {
    await renderRoute('/purchase/searchNew')
    const row = within(await main().findByRole('group', { name: '阶段' }))
    expect(row.getAllByRole('button').map(({ textContent }) => textContent.replace(/\d+$/, ''))).toEqual([
      '不限',
      '公告中',
      '文件发售中',
      '待截标',
      '开标至定标',
      '候选人公示中',
      '结果与合同',
      '已终止',
    ])
  })

  test('purchaser, region, days of the deadline and order', async () => {
    const world = openWorld()
    const { records } = await world.call(null, procurementPage, { region: '510700', size: 1 })
    const { purchaser } = records[0]!
    const { user, address } = await renderRoute('/purchase/searchNew', { world })
    await user.selectOptions(await main().findByRole('combobox', { name: '地区' }), '510700')
    await waitFor(() => expect(address()).toBe('/purchase/searchNew?region=510700'))
    await main().findByRole('option', { name: /^绵阳市 \(\d+\)$/ })
    await replaceText(user, box('采购人'), purchaser)
    await user.click(main().getByRole('button', { name: '查询' }))
    await waitFor(() => expect(new URLSearchParams(address().split('?')[1]).get('purchaser')).toBe(purchaser))
    const table = within(await main().findByRole('table', { name: '查询结果' }))
    await waitFor(() => {
      for (const row of table.getAllByRole('row').slice(1)) expect(row.textContent).toContain(purchaser)
    })
    await user.selectOptions(main().getByRole('combobox', { name: '排序' }), 'budget-up')
    await waitFor(() => expect(address()).toContain('order=budget-up'))
  })

  test('the days of the announcement, to which the home leads, can be changed', async () => {
    const { user, address } = await renderRoute('/purchase/searchNew?announcedFrom=2026-03-01')
    const more = within(main().getByRole('search', { name: '更多条件' }))
    for (const label of ['截止日期', '公告日期']) expect(more.getByText(label)).toBeTruthy()
    const from = more.getByLabelText<HTMLInputElement>('公告日期从')
    expect(from.value).toBe('2026-03-01')
    fireEvent.change(from, { target: { value: '2026-02-01' } })
    fireEvent.change(more.getByLabelText('公告日期到'), { target: { value: '2026-02-28' } })
    await user.click(more.getByRole('button', { name: '查询' }))
    await waitFor(() => expect(address()).toBe('/purchase/searchNew?announcedFrom=2026-02-01&announcedTo=2026-02-28'))
  })

  test('bad parameters count for nothing', async () => {
    const world = openWorld()
    const { total } = await world.call(null, procurementPage, { size: 1 })
    await renderRoute('/purchase/searchNew?budget=x&page=abc&deadlineFrom=2026-13-99&region=5&running=9', { world })
    expect(await main().findByText(`共 ${total} 个采购项目`)).toBeTruthy()
    expect(main().queryByRole('list', { name: '已选' })).toBeNull()
  })

  test('a region that is none and words of control characters count for nothing; a period that ends before it begins is named', async () => {
    const { address } = await renderRoute('/purchase/searchNew?region=999999&keyName=%00')
    await waitFor(() => expect(address()).toBe('/purchase/searchNew'))
    await goTo('/purchase/searchNew?deadlineFrom=2026-04-02&deadlineTo=2026-04-01')
    expect(await main().findByText('开始日期晚于结束日期')).toBeTruthy()
    await goTo('/purchase/searchNew?region=510100')
    await main().findByRole('table', { name: '查询结果' })
    expect(address()).toBe('/purchase/searchNew?region=510100')
  })

  test('no result names the filters that can be removed', async () => {
    const { user, address } = await renderRoute('/purchase/searchNew?keyName=没有这样的&budget=to-50')
    expect(await main().findByText('没有同时符合这 2 个条件的项目')).toBeTruthy()
    await user.click(main().getByRole('button', { name: '去掉“关键词：没有这样的”' }))
    await waitFor(() => expect(address()).toBe('/purchase/searchNew?budget=to-50'))
  })
})

describe('[PU-03] saved searches', () => {
  test('a visitor is led to the sign-in and back', async () => {
    await renderRoute('/purchase/searchNew?keyName=设备')
    expect(saved().getByText('登录后可保存搜索，有新项目时收到消息。')).toBeTruthy()
    expect(saved().getByRole('link', { name: '登录' }).getAttribute('href')).toMatch(
      /^\/login\?redirect=%2Fpurchase%2FsearchNew%3FkeyName%3D/,
    )
  })

  test('saving, refusing the same again, renaming, switching messages, deleting', async () => {
    const { user } = await renderRoute('/purchase/searchNew?category=goods', { as: 'person' })
    await saved().findByText(/最多保存 20 个/)
    await user.click(saved().getByRole('button', { name: '保存当前搜索' }))
    expect(await saved().findByRole('link', { name: '货物' })).toBeTruthy()
    await user.click(saved().getByRole('button', { name: '保存当前搜索' }))
    expect((await saved().findByRole('alert')).textContent).toBe('已保存过条件相同的搜索')
    await user.click(saved().getByRole('button', { name: '重命名 货物' }))
    await replaceText(user, saved().getByRole('form', { name: '重命名搜索' }).querySelector('input')!, '设备类')
    await user.keyboard('{Enter}')
    expect(await saved().findByRole('link', { name: '设备类' })).toBeTruthy()
    const messages = saved().getByRole<HTMLInputElement>('checkbox', { name: '有新项目时发消息 设备类' })
    expect(messages.checked).toBe(true)
    await user.click(messages)
    await waitFor(() => expect(messages.checked).toBe(false))
    await user.click(saved().getByRole('button', { name: '删除 设备类' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '删除' }))
    expect(await saved().findByText(/最多保存 20 个/)).toBeTruthy()
  })

  test('new hits are counted until the search is opened; without filters nothing can be saved', async () => {
    const world = openWorld()
    const search = await world.call('person', saveProcurementSearch, {
      name: '全部货物',
      filters: { category: 'goods' },
    })
    world.jump(5 * dayMs)
    const { user, address } = await renderRoute('/purchase/searchNew', { world, as: 'person' })
    expect(saved().getByRole('button', { name: '保存当前搜索' }).getAttribute('aria-disabled')).toBe('true')
    expect(await saved().findByText(/^新命中 \d+ 个$/)).toBeTruthy()
    await user.click(saved().getByRole('link', { name: '全部货物' }))
    await waitFor(() => expect(address()).toBe(`/purchase/searchNew?category=goods&saved=${search.id}`))
    await waitFor(() => expect(saved().queryByText(/^新命中/)).toBeNull())
  })

  test('the rows of an opened search that are marked as new are as many as its message says, until a filter changes', async () => {
    const world = openWorld()
    const filters = { category: 'goods' }
    await world.call('person', saveProcurementSearch, { name: '全部货物', filters })
    world.jump(5 * dayMs)
    const { user } = await renderRoute('/purchase/searchNew', { world, as: 'person' })
    const hits = await saved().findByText(/^新命中 \d+ 个$/)
    const fresh = Number(/\d+/.exec(hits.textContent)?.[0])
    expect(fresh).toBeGreaterThan(1)
    expect(main().queryAllByText('新')).toEqual([])
    await user.click(saved().getByRole('link', { name: '全部货物' }))
    const table = () => main().getByRole('table', { name: '查询结果' })
    const marked = () =>
      [...table().querySelectorAll('tbody tr')].map((row) => within(row as HTMLElement).queryByText('新') !== null)
    // The newest are first.
    await waitFor(() => expect(marked()).toEqual([...Array(fresh).fill(true), ...Array(20 - fresh).fill(false)]))
    await waitFor(() => expect(saved().queryByText(/^新命中/)).toBeNull())
    expect(marked().filter(Boolean)).toHaveLength(fresh)
    await user.click(within(main().getByRole('group', { name: '采购内容' })).getByRole('button', { name: /^货物/ }))
    await waitFor(() => expect(main().queryAllByText('新')).toEqual([]))
  })
})

describe('[PU-03] the search of the whole section', () => {
  test('projects, notices, news and help with their numbers', async () => {
    const { user, address } = await renderRoute('/purchase/search?q=保证金')
    const tab = (name: RegExp) => main().findByRole('tab', { name })
    expect((await tab(/^帮助 [1-9]/)).getAttribute('aria-selected')).toBe('false')
    expect(await tab(/^项目 0$/)).toBeTruthy()
    expect(await main().findByText(/^以下范围有结果：.*帮助/)).toBeTruthy()
    await user.click(await tab(/^帮助/))
    await waitFor(() => expect(address()).toBe('/purchase/search?tab=help&q=%E4%BF%9D%E8%AF%81%E9%87%91'))
    const [link] = await main().findAllByRole('link', { name: /保证金/ })
    expect(link!.getAttribute('href')).toMatch(/^\/purchase\/helpDetail\?newsId=CG-bz-\d+$/)
    expect(link!.querySelector('mark')?.textContent).toBe('保证金')
    await user.click(await tab(/^资讯/))
    const [news] = await main().findAllByRole('link', { name: /保证金/ })
    expect(news!.getAttribute('href')).toMatch(/newsId=CG-/)
  })

  test('without words it asks for them; an unknown tab is that of the projects', async () => {
    await renderRoute('/purchase/search?tab=x')
    expect(main().getByText('请输入要查找的词')).toBeTruthy()
    await goTo('/purchase/search?tab=x&q=设备')
    expect((await main().findByRole('tab', { name: /^项目 \d/ })).getAttribute('aria-selected')).toBe('true')
    expect(await main().findByRole('table', { name: '搜索结果' })).toBeTruthy()
  })
})
