import { priceName } from '#src/model/asset-kind/labels.ts'
import { startPriceName } from '#src/model/asset-kind/prices.ts'
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { addFavourite, favouriteIds } from '#src/api/endpoints/collect.ts'
import { clearCompared, toggleCompared, useCompared } from '#src/features/asset-search/compare.ts'
import { isSignedIn, dispatch } from '#src/features/session/store.ts'
import { queryClient } from '#src/shared/lib/query/queries.ts'
import { useDialogs } from '#src/shared/ui/dialog/confirm-dialog.ts'
// Lazily loaded parts; on a busy machine loading takes longer than a test waits.
import '#src/features/asset-search/compare/CompareBar.tsx'
import '#src/features/asset-search/compare/CompareDialog.tsx'
import { loadScreens } from '#tests/support/fill.ts'
import { type Opened, openWorld, renderRoute } from '#tests/support/render-route.tsx'
import { server, type World } from '#tests/support/world.ts'

// No element of these screens is hidden by CSS; checking each for it takes most of the time.
configure({ defaultHidden: true })

await loadScreens('/projectDetail/x.html')

const listPath = '/dscq-project/assets/page'

let opened: Opened
const user = () => opened.user
const world = () => opened.world
const address = () => decodeURIComponent(location.search)

/** Opens the page at an address, after a small one in the history. */
async function open(search = '', options: { world?: World; as?: 'person' } = {}) {
  history.replaceState(null, '', '/404')
  history.pushState(null, '', '/')
  opened = await renderRoute(`/project${search}`, options)
}

// A query by role visits every element of the page.
const main = () => within(document.querySelector('main')!)
const rows = () => [...document.querySelectorAll<HTMLElement>('main article')]
const hasRows = (count = 10) => waitFor(() => expect(rows()).toHaveLength(count))
const isBusy = () => document.querySelector('main [aria-busy=true]') !== null
const hasSearch = (search: string) => waitFor(() => expect(address()).toBe(search))
const button = (name: string | RegExp) => main().getByRole<HTMLButtonElement>('button', { name })
const row = (label: string) => within(main().getByRole('toolbar', { name: label }))
const choice = (label: string, name: RegExp) => row(label).getByRole<HTMLButtonElement>('button', { name })
const isPressed = (element: HTMLElement) => element.getAttribute('aria-pressed') === 'true'
const box = () => main().getByRole<HTMLInputElement>('combobox', { name: '项目名称或编号' })
const total = (text: string) => main().findByText(`共 ${text} 个项目`)
const queries = () =>
  world()
    .callsTo(listPath)
    .map(({ q }) => q)

const write = (input: HTMLInputElement, text: string) => fireEvent.change(input, { target: { value: text } })
const writeAndEnter = async (input: HTMLInputElement, text: string) => {
  write(input, text)
  act(() => input.focus())
  await user().keyboard('{Enter}')
}
const back = () => act(async () => history.back())

/** Types on a fake clock moved by `pass`, so that the length of a pause does not depend on the machine. */
function typing(run: (pass: (ms: number) => void) => void): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  run((ms) => act(() => void vi.advanceTimersByTime(ms)))
  vi.useRealTimers()
}

afterEach(() => clearCompared())

describe('[LS-01] states of the list', () => {
  test('full: ten rows with number, region, type, price, state and link', async () => {
    await open()
    await hasRows()
    expect(document.title).toContain('项目列表')
    expect(main().getByRole('heading', { level: 1, name: '项目列表' })).toBeDefined()
    await total('390')
    const facts = rows().map((each) => [
      within(each).getByRole('heading', { level: 3 }).textContent,
      ...within(each)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ])
    expect(facts.slice(0, 3)).toEqual([
      ['成都市温江区科创四路 256 号地下停车场 10 年租赁权', 'ZL2026CD1000095', '成都市', '资产租赁', '6,795 次围观'],
      [
        '绵阳市游仙区滨江大道 598 号蜀水人家一层 101 号商铺 5 年租赁权',
        'ZL2026MY1000001',
        '绵阳市',
        '资产租赁',
        '6,703 次围观',
      ],
      ['德阳市旌阳区岷源科创中心 24 层 05 号办公用房', 'GR2026DY1000112', '德阳市', '资产转让', '6,657 次围观'],
    ])
    const third = within(rows()[2]!)
    expect(rows()[2]!.textContent).toContain('起始价873.700000 万元')
    expect(third.getByText('报名中')).toBeDefined()
    expect(third.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/projectDetail/A20111.html',
      '/projectDetail/A20111.html',
    ])
    expect(third.getByRole('link', { name: /^我要报名/ })).toBeDefined()
  })

  test('loading: outlines until the response, and no text of an empty list', async () => {
    const held = openWorld()
    const release = held.hold(listPath)
    await open('', { world: held })
    await waitFor(() => expect(held.callsTo(listPath)).toHaveLength(1))
    expect(isBusy()).toBe(true)
    expect(main().queryByText(/没有|暂无/)).toBeNull()
    release()
    await hasRows()
    expect(isBusy()).toBe(false)
  })

  test('failed: shows an error, and 重试 fetches again', async () => {
    const down = openWorld()
    down.faults({ path: listPath, kind: 'down' })
    await open('?typeCode=2', { world: down })
    const alert = await main().findByRole('alert')
    expect(alert.textContent).toContain('内容加载失败')
    down.faults()
    await user().click(within(alert).getByRole('button', { name: '重试' }))
    await hasRows()
    expect(address()).toBe('?typeCode=2')
  })

  test('failed choices of a row: 重试 keeps its place and the focus while it runs', async () => {
    const categories = '/dscq-project/assets/categories'
    const down = openWorld()
    down.faults({ path: categories, kind: 'down' })
    await open('', { world: down })
    const alert = await row('分类').findByRole('alert')
    expect(alert.textContent).toBe('选项加载失败重试')
    down.faults()
    const release = down.holdAnswer(categories)
    await user().click(within(alert).getByRole('button', { name: '重试' }))
    expect(document.activeElement).toBe(within(alert).getByRole('button', { name: '正在重试…' }))
    release()
    expect(await row('分类').findByRole('button', { name: /^房屋建筑物/ })).toBeDefined()
  })

  test('[F22] failed refetch: the rows stay, marked as outdated, until 重试 succeeds', async () => {
    const down = openWorld()
    await open('', { world: down })
    await hasRows()
    down.faults({ path: listPath, kind: 'down' })
    await act(() => queryClient.invalidateQueries({ queryKey: ['asset-search', 'page'] }))
    const alert = await main().findByRole('alert')
    expect(alert.textContent).toBe('未能更新，以下内容可能不是最新重试')
    await hasRows()
    down.faults()
    await user().click(within(alert).getByRole('button', { name: '重试' }))
    await waitFor(() => expect(main().queryByRole('alert')).toBeNull())
    await hasRows()
  })

  test('empty: shows the removable filters, and each can be removed', async () => {
    await open('?typeCode=2&q=不存在的东西')
    await main().findByText('没有同时符合这 2 个条件的项目')
    expect(main().queryByText('暂无数据')).toBeNull()
    const [, loosen] = main().getAllByRole('button', { name: /^移除筛选\s*关键词/ })
    await user().click(loosen!)
    await hasRows()
    expect(address()).toBe('?typeCode=2')
  })

  test('empty without a filter: offers no filter to remove', async () => {
    const empty = openWorld()
    await empty.scenario('empty')
    await open('', { world: empty })
    await main().findByText('暂无挂牌项目，请稍后再来')
    expect(main().queryByText(/去掉其中一个/)).toBeNull()
  })

  test('ten thousand assets: only the rows of one page are rendered', async () => {
    const many = openWorld()
    await many.scenario('many')
    await open('?size=100', { world: many })
    await hasRows(100)
    await total('10,000')
    expect(main().getByRole('link', { name: '最后一页' }).getAttribute('href')).toBe('/project?size=100&page=100')
  })

  test('a refusal is shown once, and the filters stay usable', async () => {
    await open()
    await hasRows()
    world().faults({ path: listPath, kind: 'refuse', code: 500, msg: '系统繁忙' })
    await user().click(choice('类型', /^资产租赁/))
    await main().findByText('内容加载失败，请稍后重试')
    expect(screen.getAllByText('系统繁忙')).toHaveLength(1)
    world().faults()
    await user().click(choice('类型', /^不限/))
    await hasRows()
  })
})

describe('the price of a row', () => {
  test('[LS-04] [LS-05] [LS-06] a sold asset shows its price and premium to the last digit', async () => {
    await open('?status=publicity')
    await hasRows()
    const textOf = (name: RegExp) =>
      rows().find((each) => name.test(within(each).getByRole('heading').textContent))!.textContent
    expect(textOf(/^攀枝花汇江商贸储备有限公司/)).toContain('成交价30.710000 万元溢价率 5.50%')
    expect(textOf(/^成都市成华区文昌街 596 号/)).toContain('成交价7,533.000000 万元溢价率 0.00%')
    expect(textOf(/^宜宾川宏融资担保/)).toContain('成交价8,267.000000 万元溢价率 18.66%')
  })

  test('[LS-05] an asset sold by agreement has its price and no premium', async () => {
    await open('?status=publicity&q=成都嘉陵机械制造')
    await hasRows(1)
    expect(rows()[0]!.textContent).toContain('成交价420.300000 万元溢价率 ---')
  })

  test('[LS-04] [LS-05] a custom unit is shown, with bids as well', async () => {
    await open('?typeCode=6')
    await hasRows()
    expect(rows()[0]!.textContent).toContain(`${startPriceName('list', '6')}136.450 万元/年`)
    expect(rows()[1]!.textContent).toContain(`${startPriceName('list', '6')}2.590 万元/年`)
    await user().click(choice('状态', /^竞价中/))
    await main().findByText('成都市双流区红旗村 127 亩林地 13 年经营权', { selector: 'h3 *' })
    expect(rows()[0]!.textContent).toContain(`${priceName('current', '6')}162.000 元/亩·年溢价率 15.71%`)
  })

  test('[LS-04] a sealed room shows its start price, although bids are counted', async () => {
    await open('?status=bidding&q=攀枝花市西区桃园村')
    await hasRows(1)
    expect(rows()[0]!.textContent).toMatch(new RegExp(`${startPriceName('list', '6')}[\\d,.]+ 元/亩·年溢价率 ---`))
  })
})

describe('[LS-01] the address', () => {
  test.each([
    ['?page=abc&typeCode=abc&order=zzz&publishedFrom=2026-02-30&q=%20%20%E3%80%80', ''],
    ['?priceFrom=5000000&priceTo=1000000', '?priceFrom=1000000&priceTo=5000000'],
    ['?operationId=20101', '?parentId=201&operationId=20101'],
    ['?region=999999&industry=99', ''],
    ['?region=519900', ''],
    ['?page=999', '?page=39'],
    ['?q=nothing+fits&page=7', '?q=nothing+fits'],
    ['?typeCode=2&page=999999', '?typeCode=2&page=15'],
  ])('%s is corrected to %s without a history entry', async (search, right) => {
    await open(search)
    await hasSearch(right)
    await waitFor(() => expect(isBusy()).toBe(false))
    expect(main().queryByRole('alert')).toBeNull()
    await back()
    expect(location.pathname).toBe('/404')
  })

  test('an unknown category stays: no asset fits it, and its chip removes it', async () => {
    await open('?parentId=nobody')
    await waitFor(() => expect(main().getByText('没有符合这个条件的项目')).toBeTruthy())
    expect(location.search).toBe('?parentId=nobody')
    const [chip] = main().getAllByRole('button', { name: '移除筛选 分类 未知分类 nobody' })
    await user().click(chip!)
    await hasSearch('')
  })

  test('a page after the last is the last', async () => {
    await open('?typeCode=1&page=9999')
    await hasSearch('?typeCode=1&page=7')
    await hasRows(5)
    await user().click(main().getByRole('link', { name: '上一页' }))
    await hasSearch('?typeCode=1&page=6')
    await hasRows()
  })

  test('any search text is sent and shown as text', async () => {
    await open()
    await hasRows()
    for (const q of ['50%', '"引号"', "O'Brien", '<img src=x onerror=alert(1)>', '😀👩‍👩‍👧', '\\', 'a&page=9']) {
      await act(async () => {
        history.pushState(null, '', `/project?q=${encodeURIComponent(q)}`)
        dispatchEvent(new PopStateEvent('popstate'))
      })
      await waitFor(() => expect(queries().at(-1)).toBe(q))
      await waitFor(() => expect(box().value).toBe(q))
      await waitFor(() => expect(isBusy()).toBe(false))
      expect(document.querySelector('img[src=x]')).toBeNull()
    }
  })

  test('a search of 500 characters is cut to 100, with a note', async () => {
    await open(`?q=${'商'.repeat(500)}`)
    await waitFor(() => expect(queries()).toEqual(['商'.repeat(100)]))
    expect(box().value).toHaveLength(100)
    expect(main().getByText('最多按 100 个字搜索，多出的部分不参与')).toBeDefined()
    await main().findByText('没有符合这个条件的项目')
    expect(queries()).toEqual(['商'.repeat(100)])
  })

  test('a link restores the whole view with one request', async () => {
    await open(
      '?parentId=601&operationId=60101&region=510100&priceTo=100000000&order=newest&view=card&publishedFrom=2020-01-01',
    )
    await waitFor(() => expect(isPressed(choice('分类', /^商业用房租赁/))).toBe(true))
    expect(world().callsTo(listPath)).toEqual([
      {
        parentId: '601',
        operationId: '60101',
        region: '510100',
        priceTo: '100000000.01',
        order: 'newest',
        publishedFrom: '2020-01-01',
        current: 1,
        size: 12,
      },
    ])
    expect(isPressed(choice('细类', /^商铺/))).toBe(true)
    await waitFor(() => expect(isPressed(choice('地区', /^成都市/))).toBe(true))
    expect(main().getByRole<HTMLInputElement>('textbox', { name: '最高价（万元）' }).value).toBe('10000')
    expect(main().getByLabelText<HTMLInputElement>('挂牌日期从').value).toBe('2020-01-01')
    expect(isPressed(button('最新'))).toBe(true)
    expect(isPressed(button('卡片'))).toBe(true)
    const chips = () => within(main().getByRole('list', { name: '已选' })).getAllByRole('button')
    expect(chips()).toHaveLength(4)
    await user().click(chips().find(({ textContent }) => textContent.includes('分类'))!)
    await waitFor(() => expect(chips()).toHaveLength(3))
    await user().click(button('清除全部'))
    await hasSearch('?order=newest&view=card')
  })

  test('Back undoes one choice at a time', async () => {
    await open()
    await hasRows()
    await user().click(choice('类型', /^资产转让/))
    await hasSearch('?typeCode=2')
    await user().click(choice('状态', /^竞价中/))
    await hasSearch('?typeCode=2&status=bidding')
    await back()
    expect(address()).toBe('?typeCode=2')
    await back()
    expect(address()).toBe('')
    await back()
    expect(location.pathname).toBe('/404')
  })
})

describe('the filters', () => {
  test('show how many assets each choice would leave, and leave that many', async () => {
    await open()
    await hasRows()
    expect(
      row('类型')
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['不限', '企业股权转让65', '增资扩股26', '资产转让146', '资产租赁129', '资产合作24'])
    expect(choice('状态', /^报名中/).textContent).toBe('报名中126')
    await user().click(choice('类型', /^资产转让/))
    await total('146')
    expect(choice('状态', /^报名中/).textContent).toBe('报名中46')
    await user().click(choice('状态', /^报名中/))
    await total('46')
  })

  test('type, region and status are shown first, the others behind a button with the number of active ones', async () => {
    await open('?typeCode=2&parentId=201&priceFrom=1000000')
    await hasRows()
    const toggle = () => button(/^更多筛选/)
    const shown = () =>
      main()
        .getAllByRole('toolbar')
        .filter((each) => each.closest('[hidden]') === null)
        .map((each) => document.getElementById(each.getAttribute('aria-labelledby')!)!.textContent)
    expect(toggle().textContent).toBe('更多筛选（已选 2）')
    expect(shown()).toEqual(['类型', '地区', '状态'])
    await user().click(toggle())
    expect(toggle().getAttribute('aria-expanded')).toBe('true')
    expect(shown()).toEqual(['类型', '地区', '状态', '分类', '细类', '行业', '计价', '价格', '时间'])
    await user().click(button('清除全部'))
    await waitFor(() => expect(toggle().textContent).toBe('更多筛选'))
    await user().click(toggle())
    expect(shown()).toEqual(['类型', '地区', '状态'])
  })

  test('a choice without assets is disabled but visible; the chosen one can be undone', async () => {
    await open('?q=商铺&typeCode=1')
    await main().findByText('没有同时符合这 2 个条件的项目')
    expect(choice('类型', /^增资扩股/).textContent).toBe('增资扩股0')
    expect(choice('类型', /^增资扩股/).disabled).toBe(true)
    expect(choice('类型', /^资产转让/).disabled).toBe(false)
    expect(choice('类型', /^企业股权转让/).textContent).toBe('企业股权转让0')
    expect(choice('类型', /^企业股权转让/).disabled).toBe(false)
    await user().click(choice('类型', /^企业股权转让/))
    await hasRows()
    expect(address()).toBe('?q=商铺')
  })

  test('have chips that remove them one by one or all at once', async () => {
    await open('?typeCode=2&region=540100&priceFrom=1234500&priceTo=99999900.5&q=住宅')
    const list = within(await main().findByRole('list', { name: '已选' }))
    await list.findByText('拉萨市')
    const chips = list.getAllByRole('button')
    expect(chips.map(({ textContent }) => textContent.replace('移除筛选', ''))).toEqual([
      '关键词住宅',
      '类型资产转让',
      '地区拉萨市',
      '价格123.45–9,999.99005 万元',
    ])
    await user().click(chips[2]!)
    await hasSearch('?q=住宅&typeCode=2&priceFrom=1234500&priceTo=99999900.5')
    await user().click(button('清除全部'))
    await hasSearch('')
  })

  test('another province shows its cities', async () => {
    await open()
    await hasRows()
    const provinces = main().getByRole<HTMLSelectElement>('combobox', { name: '其他省份' })
    await within(provinces).findByRole('option', { name: '西藏自治区 8' })
    expect(within(provinces).getByRole<HTMLOptionElement>('option', { name: '北京市' }).disabled).toBe(true)
    await user().selectOptions(provinces, '540000')
    await hasSearch('?region=540000')
    await user().click(await main().findByRole('button', { name: /^拉萨市/ }))
    await hasSearch('?region=540100')
    await user().click(choice('城市', /^不限/))
    await hasSearch('?region=540000')
  })

  test('arrow keys move between the choices of a row, which is one stop of the Tab key', async () => {
    await open('?region=511900')
    await hasRows(7)
    const stops = () =>
      row('状态')
        .getAllByRole<HTMLButtonElement>('button')
        .filter(({ tabIndex }) => tabIndex === 0)
        .map(({ textContent }) => textContent.replace(/\d+$/, ''))
    expect(stops()).toEqual(['不限'])
    act(() => choice('状态', /^不限/).focus())
    // Disabled choices are skipped: three of the nine states are enabled here.
    await user().keyboard('{ArrowRight}')
    expect(document.activeElement?.textContent).toBe('报名中4')
    expect(stops()).toEqual(['报名中'])
    await user().keyboard('{End}')
    expect(document.activeElement?.textContent).toBe('已成交2')
    await user().keyboard('{ArrowRight}')
    expect(document.activeElement?.textContent).toBe('不限')
    await user().keyboard('{Home}{ArrowRight}{Enter}')
    await hasSearch('?region=511900&status=enrol')
  })

  describe('own prices', () => {
    const from = () => main().getByRole<HTMLInputElement>('textbox', { name: '最低价（万元）' })
    const to = () => main().getByRole<HTMLInputElement>('textbox', { name: '最高价（万元）' })

    test('are amounts in 元, swapped if reversed', async () => {
      await open()
      await hasRows()
      for (const [least, most, search] of [
        ['123.45', '500', '?priceFrom=1234500&priceTo=5000000'],
        ['１２３．４５', '1,000', '?priceFrom=1234500&priceTo=10000000'],
        ['0.0000019', '', '?priceFrom=0.01'],
        ['500', '100', '?priceFrom=1000000&priceTo=5000000'],
        ['999999999999.999999', '', '?priceFrom=9999999999999999.99'],
      ] as const) {
        write(from(), least)
        await writeAndEnter(to(), most)
        await hasSearch(search)
        await waitFor(() => expect(isBusy()).toBe(false))
      }
    })

    test('that are invalid stay in the field, with the reason', async () => {
      await open('?typeCode=2')
      await hasRows()
      for (const text of ['abc', '-5', '1e5', '1,5', '10²', '1234567890123', '12..5']) {
        await writeAndEnter(from(), text)
        expect((await main().findByRole('alert')).textContent).toBe('请输入以万元为单位的金额，整数不超过 12 位')
        expect(from().value).toBe(text)
        expect(from().getAttribute('aria-invalid')).toBe('true')
        expect(address()).toBe('?typeCode=2')
        // The reason covers what follows: it goes away before the amounts are applied.
        write(from(), '')
        expect(main().queryByRole('alert')).toBeNull()
      }
      expect(world().callsTo(listPath)).toHaveLength(1)
    })

    test('are in the unit of most results, or in the chosen one', async () => {
      await open('?typeCode=6')
      await hasRows()
      expect(
        row('计价')
          .getAllByRole('button')
          .map(({ textContent }) => textContent),
      ).toEqual(['不限', '总价6', '万元/年81', '元/平方米·月17', '元/亩·年25'])
      await user().click(choice('价格', /^30–60 万元\/年/))
      await hasSearch('?typeCode=6&unit=万元/年&priceFrom=30&priceTo=60')
      await main().findByText(/^按.+筛选；只与同样以“万元\/年”计价的项目比较$/)
      await user().click(choice('计价', /^元\/平方米·月/))
      await hasSearch('?typeCode=6&unit=元/平方米·月')
      expect(main().getAllByRole('button', { name: /^移除筛选\s*计价/ })[0]?.textContent).toBe(
        '移除筛选计价元/平方米·月',
      )
      await total('17')
      const field = (name: string) => main().getByRole<HTMLInputElement>('textbox', { name })
      write(field('最低价（元/平方米·月）'), '20')
      await writeAndEnter(field('最高价（元/平方米·月）'), '35.5')
      await hasSearch('?typeCode=6&unit=元/平方米·月&priceFrom=20&priceTo=35.5')
      await waitFor(() =>
        expect(main().getByRole('list', { name: '已选' }).textContent).toContain('20–35.5 元/平方米·月'),
      )
      await user().click(main().getAllByRole('button', { name: /^移除筛选\s*价格/ })[0]!)
      await hasSearch('?typeCode=6')
    })

    test('exclude prices by year or area, and include both ends', async () => {
      await open('?typeCode=2&priceFrom=1000000&priceTo=10005000')
      await total('72')
      expect([from().value, to().value]).toEqual(['100', '1000.5'])
      expect(world().callsTo(listPath)).toMatchObject([{ priceFrom: '1000000', priceTo: '10005000.01' }])
    })
  })

  test('the days of listing can be bounded', async () => {
    await open()
    await hasRows()
    fireEvent.change(main().getByLabelText('挂牌日期从'), { target: { value: '2020-01-01' } })
    fireEvent.change(main().getByLabelText('挂牌日期到'), { target: { value: '2020-01-02' } })
    expect(address()).toBe('')
    await user().click(within(main().getByRole('form', { name: '自定义挂牌日期' })).getByRole('button'))
    await hasSearch('?publishedFrom=2020-01-01&publishedTo=2020-01-02')
    await main().findByText('没有符合这个条件的项目')
    // The empty list offers to remove the filter.
    await user().click(
      main()
        .getAllByRole('button', { name: /^移除筛选\s*时间/ })
        .at(-1)!,
    )
    await hasSearch('')
    await hasRows()
    await user().click(choice('时间', /^近一周/))
    await hasSearch('?publishedFrom=2026-02-27')
    expect(isPressed(choice('时间', /^近一周/))).toBe(true)
  })
})

describe('[LS-01] suggestions', () => {
  const suggestPath = '/dscq-project/assets/suggest'
  const options = () => within(main().getByRole('listbox')).queryAllByRole('option')
  const marked = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent
  /** Types and waits for the suggestions. */
  async function suggested(text: string) {
    act(() => box().focus())
    write(box(), text)
    await waitFor(() => expect(options().length).toBeGreaterThan(0))
  }

  test('arrow keys mark an asset, Enter opens it, and the field stays focused until then', async () => {
    await open()
    await hasRows()
    expect(box().getAttribute('aria-expanded')).toBe('false')
    await suggested('住宅')
    expect(box().getAttribute('aria-expanded')).toBe('true')
    expect(options()).toHaveLength(8)
    for (const option of options()) expect(option.textContent).toMatch(/住宅.*GR2\d{3}[A-Z]{2}\d{7}/)
    await user().keyboard('{ArrowDown}{ArrowDown}')
    expect(document.activeElement).toBe(box())
    expect(marked()).toBe(options()[1]!.textContent)
    expect(options().map((option) => option.getAttribute('aria-selected'))).toEqual(
      options().map((_, index) => String(index === 1)),
    )
    const name = options()[1]!.querySelector('[lang]')!.textContent
    await user().keyboard('{Enter}')
    await main().findByRole('heading', { level: 1, name })
    expect(location.pathname).toMatch(/^\/project(?:Detail|Pkg)\//)
  })

  test('a number is found, Escape closes the list, and Enter without a mark searches', async () => {
    await open()
    await hasRows()
    await suggested('ZL2026CD1000095')
    expect(options().map(({ textContent }) => textContent)).toEqual([
      '成都市温江区科创四路 256 号地下停车场 10 年租赁权ZL2026CD1000095',
    ])
    await user().keyboard('{Escape}')
    expect(options()).toEqual([])
    await user().keyboard('{ArrowUp}')
    expect(marked()).toContain('ZL2026CD1000095')
    await user().keyboard('{ArrowDown}')
    expect(box().getAttribute('aria-activedescendant')).toBeNull()
    await user().keyboard('{Enter}')
    await hasSearch('?q=ZL2026CD1000095')
    expect(options()).toEqual([])
    await hasRows(1)
  })

  test('a press opens an asset', async () => {
    await open()
    await hasRows()
    await suggested('温江区科创四路')
    await user().click(options()[0]!)
    await main().findByRole('heading', { level: 1, name: '成都市温江区科创四路 256 号地下停车场 10 年租赁权' })
  })

  test('without the call of the exchange nothing is offered', async () => {
    const bare = openWorld()
    bare.faults({ path: suggestPath, kind: 'refuse', code: 404, msg: '没有' })
    await open('', { world: bare })
    await hasRows()
    write(box(), '住宅')
    await waitFor(() => expect(bare.callsTo(suggestPath)).toHaveLength(1))
    await hasSearch('?q=住宅')
    expect(options()).toEqual([])
    expect(screen.queryByText('没有')).toBeNull()
  })
})

describe('typed search', () => {
  test('sends one request after a pause, without a history entry', async () => {
    await open('?typeCode=2')
    await hasRows()
    typing((pass) => {
      write(box(), '住')
      pass(299)
      write(box(), '住宅')
      pass(299)
      expect(address()).toBe('?typeCode=2')
      pass(1)
    })
    await hasSearch('?q=住宅&typeCode=2')
    await waitFor(() => expect(queries()).toEqual([undefined, '住宅']))
    await back()
    expect(location.pathname).toBe('/404')
  })

  test('Enter searches at once, with a history entry', async () => {
    await open('?typeCode=2')
    await hasRows()
    typing((pass) => {
      write(box(), '住宅')
      fireEvent.submit(box().form!)
      pass(1000)
    })
    await hasSearch('?q=住宅&typeCode=2')
    await waitFor(() => expect(queries()).toEqual([undefined, '住宅']))
    await waitFor(() => expect(isBusy()).toBe(false))
    await back()
    expect(address()).toBe('?typeCode=2')
    await waitFor(() => expect(box().value).toBe(''))
    expect(queries()).toEqual([undefined, '住宅'])
  })

  test('Enter after a pause adds an entry after the one of before typing', async () => {
    await open('?typeCode=2')
    await hasRows()
    write(box(), '住')
    await hasSearch('?q=住&typeCode=2')
    await writeAndEnter(box(), '住宅')
    await hasSearch('?q=住宅&typeCode=2')
    await back()
    expect(address()).toBe('?typeCode=2')
    await back()
    expect(location.pathname).toBe('/404')
  })

  test('an input method choosing characters sends no request', async () => {
    await open()
    await hasRows()
    typing((pass) => {
      fireEvent.compositionStart(box())
      fireEvent.input(box(), { target: { value: 'shangpu' }, isComposing: true })
      expect(fireEvent.keyDown(box(), { key: 'Enter', isComposing: true })).toBe(false)
      expect(fireEvent.keyDown(box(), { key: 'Enter', keyCode: 229 })).toBe(false)
      pass(1000)
      expect(address()).toBe('')
      fireEvent.input(box(), { target: { value: '商铺' }, isComposing: true })
      fireEvent.compositionEnd(box())
      pass(300)
    })
    await hasSearch('?q=商铺')
    await waitFor(() => expect(queries()).toEqual([undefined, '商铺']))
  })

  test('a late response never replaces a newer one', async () => {
    await open()
    await hasRows()
    let release = () => undefined as void
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    let answered = 0
    server.use(
      http.post(`*${listPath}`, async ({ request }) => {
        if (((await request.clone().json()) as { q?: string }).q === '住宅') await released.then(() => (answered += 1))
      }),
    )
    await writeAndEnter(box(), '住宅')
    await hasSearch('?q=住宅')
    await writeAndEnter(box(), '厂房')
    await waitFor(() => expect(rows()[0]?.textContent).toContain('标准厂房'))
    release()
    await waitFor(() => expect(answered).toBe(1))
    await total('15')
    expect(rows()[0]?.textContent).toContain('标准厂房')
    expect(address()).toBe('?q=厂房')
  })

  test('a choice during the pause keeps itself and the text', async () => {
    await open()
    await hasRows()
    typing((pass) => {
      write(box(), '住宅')
      pass(100)
      fireEvent.click(choice('类型', /^资产转让/))
      pass(200)
    })
    await hasSearch('?q=住宅&typeCode=2')
    expect(box().value).toBe('住宅')
    await back()
    expect(address()).toBe('')
  })

  test('two choices in a row build on each other', async () => {
    await open()
    await hasRows()
    act(() => {
      choice('类型', /^资产转让/).click()
      choice('状态', /^竞价中/).click()
    })
    await hasSearch('?typeCode=2&status=bidding')
  })

  test('earlier rows stay, dimmed, until the response', async () => {
    await open()
    await hasRows()
    const release = world().hold(listPath)
    await user().click(choice('类型', /^资产租赁/))
    await waitFor(() => expect(isBusy()).toBe(true))
    expect(rows()).toHaveLength(10)
    release()
    await waitFor(() => expect(isBusy()).toBe(false))
    await total('129')
  })

  test('spaces are no search, and text typed before the response is kept', async () => {
    await open()
    await hasRows()
    typing((pass) => {
      write(box(), '   ')
      pass(1000)
      expect(address()).toBe('')
      write(box(), '住 ')
      pass(300)
    })
    await hasSearch('?q=住')
    await waitFor(() => expect(queries()).toEqual([undefined, '住']))
    expect(box().value).toBe('住 ')
  })

  test('the same text again refreshes', async () => {
    await open('?q=住宅')
    await hasRows()
    await writeAndEnter(box(), '住宅')
    await waitFor(() => expect(queries()).toEqual(['住宅', '住宅']))
    expect(address()).toBe('?q=住宅')
  })

  test('[HD-02] a search in the header is shown in both boxes', async () => {
    await open()
    await hasRows()
    const header = within(screen.getByRole('banner')).getByRole<HTMLInputElement>('searchbox')
    await writeAndEnter(header, '商铺')
    await hasSearch('?q=商铺')
    await total('21')
    expect([box().value, header.value]).toEqual(['商铺', '商铺'])
  })
})

describe('sorting, views and pages', () => {
  const firstName = () => within(rows()[0]!).getByRole('heading').textContent

  test('the first click sorts prices upwards, the next one downwards', async () => {
    await open('?typeCode=2&page=2')
    await hasRows()
    expect(button('价格').title).toBe('价格从低到高')
    await user().click(button('价格'))
    await hasSearch('?typeCode=2&order=price-up')
    expect(button('价格从低到高').title).toBe('价格从高到低')
    await waitFor(() => expect(firstName()).toBe('成都巴岭职业学院监控及存储设备 109 台'))
    expect(
      main().getByText(
        '按当前价或成交价从低到高排列；计价单位不同的不相比较，依次为总价、万元/年、元/平方米·月、元/亩·年',
      ),
    ).toBeTruthy()
    await user().click(button('价格从低到高'))
    await hasSearch('?typeCode=2&order=price-down')
    await waitFor(() => expect(firstName()).toBe('攀枝花市西区红岩水电站整体资产'))
    await user().click(button('最新'))
    await hasSearch('?typeCode=2&order=newest')
    expect(main().getByText('按挂牌时间排列，新挂牌的在前')).toBeTruthy()
    await user().click(button('综合'))
    await hasSearch('?typeCode=2')
    await waitFor(() => expect(firstName()).toBe('德阳市旌阳区岷源科创中心 24 层 05 号办公用房'))
  })

  test('the number of results and their order are printed, the buttons beside them are not', async () => {
    await open('?typeCode=2')
    const isPrinted = (element: HTMLElement) => element.closest('.noPrint') === null
    expect(isPrinted(await total('146'))).toBe(true)
    expect(isPrinted(main().getByText(/^按所处阶段排列/))).toBe(true)
    expect([button('综合'), button('卡片')].map(isPrinted)).toEqual([false, false])
  })

  test('cards have pages of twelve, and the first row stays in view', async () => {
    await open('?page=3')
    await hasRows()
    await user().click(button('卡片'))
    await hasSearch('?view=card&page=2')
    await hasRows(12)
  })

  test('pages are links; the number field jumps to one', async () => {
    await open('?typeCode=2')
    await hasRows()
    const second = main().getByRole('link', { name: '第 2 页' })
    expect(second.getAttribute('href')).toBe('/project?typeCode=2&page=2')
    await user().click(second)
    await hasSearch('?typeCode=2&page=2')
    await writeAndEnter(main().getByRole('textbox', { name: '跳至页码' }), '999')
    await hasSearch('?typeCode=2&page=15')
    await user().click(main().getByRole('link', { name: '第一页' }))
    await hasSearch('?typeCode=2')
  })
})

describe('[LS-07] favourites', () => {
  const addPath = '/dscq-user/collect/add'
  const idsPath = '/dscq-user/collect/ids'
  const [office, stock] = ['德阳市旌阳区岷源科创中心 24 层 05 号办公用房', '广元安岷商贸储备有限公司库存建材 4 批']
  const star = (name: string) => main().getByRole('button', { name: new RegExp(`收藏\\s*${name}$`) })
  const marks = () => [office, stock].map((name) => star(name).textContent.replace(name, ''))
  const click = (name: string) => user().click(star(name))
  const favourites = () => act(() => world().call('person', favouriteIds, {}))
  const notices = () => useDialogs.getState().toasts.map(({ text }) => text)

  /** Opens the list as a person whose favourites contain the stock. */
  async function openAsPerson(before: (own: World) => void = () => undefined) {
    const own = openWorld()
    await own.call('person', addFavourite, { assetsId: 'A20034' })
    before(own)
    await open('?typeCode=2', { world: own, as: 'person' })
    await hasRows()
  }

  test('a visitor is asked to sign in, and no request is sent', async () => {
    await open('?typeCode=2')
    await hasRows()
    await click(office)
    expect(useDialogs.getState().question).toMatchObject({ title: '用户未登录', confirm: '去登录' })
    expect(marks()).toEqual(['收藏', '收藏'])
    expect(world().callsTo(addPath)).toEqual([])
    expect(world().callsTo(idsPath)).toEqual([])
  })

  test('a click shows before the response, repeated clicks are one request, and a later click undoes it', async () => {
    await openAsPerson()
    await waitFor(() => expect(marks()).toEqual(['收藏', '已收藏']))
    const release = world().hold(addPath)
    for (let clicks = 0; clicks < 3; clicks += 1) await click(office)
    await waitFor(() => expect(marks()).toEqual(['已收藏', '已收藏']))
    expect(await favourites()).not.toContain('A20111')
    release()
    await waitFor(async () => expect(await favourites()).toContain('A20111'))
    expect(world().callsTo(addPath)).toEqual([{ assetsId: 'A20111' }])
    await waitFor(() => expect(star(office).getAttribute('aria-disabled')).not.toBe('true'))
    await click(office)
    await waitFor(() => expect(marks()).toEqual(['收藏', '已收藏']))
    await waitFor(async () => expect(await favourites()).not.toContain('A20111'))
    expect(world().callsTo('/dscq-user/collect/remove')).toEqual([{ assetsIds: ['A20111'] }])
  })

  test('[SE-03] a refusal is rolled back alone; a 401 asks to sign in and keeps the session', async () => {
    await openAsPerson()
    await waitFor(() => expect(marks()).toEqual(['收藏', '已收藏']))
    // The list of ids would correct the mark as well.
    world().hold(idsPath)
    world().faults({ path: addPath, kind: 'refuse', code: 500, msg: '收藏数量已达上限' })
    await click(office)
    await waitFor(() => expect(notices()).toEqual(['收藏数量已达上限']))
    await waitFor(() => expect(marks()).toEqual(['收藏', '已收藏']))
    world().faults({ path: addPath, kind: 'refuse', code: 401, msg: '请先登录' })
    await click(office)
    await waitFor(() => expect(useDialogs.getState().question).toMatchObject({ title: '用户未登录' }))
    await waitFor(() => expect(marks()).toEqual(['收藏', '已收藏']))
    expect(isSignedIn()).toBe(true)
    expect(location.pathname).toBe('/project')
  })

  test('without a network the mark is rolled back with a toast', async () => {
    await openAsPerson()
    await waitFor(() => expect(marks()).toEqual(['收藏', '已收藏']))
    world().hold(idsPath)
    world().faults({ path: addPath, kind: 'down' })
    await click(office)
    await waitFor(() => expect(notices()).toEqual(['没有收藏成功，请检查网络后重试']))
    await waitFor(() => expect(marks()).toEqual(['收藏', '已收藏']))
  })

  test('a click before the favourites are loaded does not hide the others; signing out clears the marks', async () => {
    let release = () => undefined as void
    await openAsPerson((own) => {
      release = own.hold(idsPath)
    })
    await click(office)
    expect(marks()).toEqual(['已收藏', '收藏'])
    release()
    await waitFor(() => expect(marks()).toEqual(['已收藏', '已收藏']))
    act(() => dispatch({ type: 'signed-out' }))
    expect(marks()).toEqual(['收藏', '收藏'])
  })
})

describe('comparison', () => {
  const checks = () =>
    rows().map((article) => within(article).getByRole<HTMLInputElement>('checkbox', { name: /^对比/ }))
  const bar = () => screen.queryByRole('region', { name: '对比栏' })

  test('four at most; a fifth is rejected with a toast', async () => {
    await open()
    await hasRows()
    expect(bar()).toBeNull()
    for (const check of checks().slice(0, 5)) await user().click(check)
    expect(checks().map(({ checked }) => checked)).toEqual([
      ...Array<boolean>(4).fill(true),
      ...Array<boolean>(6).fill(false),
    ])
    expect(screen.getByText('最多对比 4 个项目，请先移除一个')).toBeDefined()
    expect(await screen.findByText('已选 4/4')).toBeDefined()
  })

  test('needs two assets, and survives a change of page', async () => {
    await open()
    await hasRows()
    await user().click(checks()[0]!)
    const compare = await screen.findByRole<HTMLButtonElement>('button', { name: '开始对比' })
    expect(compare.disabled).toBe(true)
    await user().click(main().getByRole('link', { name: '第 2 页' }))
    await hasSearch('?page=2')
    await waitFor(() => expect(isBusy()).toBe(false))
    await user().click(checks()[0]!)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '开始对比' }).disabled).toBe(false)
    await user().click(screen.getAllByRole('button', { name: /^移出对比/ })[0]!)
    expect(useCompared.getState().chosen).toHaveLength(1)
    await user().click(screen.getByRole('button', { name: '清空' }))
    expect(bar()).toBeNull()
  })

  test('shows the facts by asset, and can hide equal rows', async () => {
    await open('?typeCode=2')
    await hasRows()
    for (const check of checks().slice(0, 3)) await user().click(check)
    await user().click(await screen.findByRole('button', { name: '开始对比' }))
    const dialog = within(await screen.findByRole('dialog', { name: '项目对比' }))
    await dialog.findByRole('table')
    const lines = () => dialog.getAllByRole('rowheader').map(({ textContent }) => textContent)
    expect(dialog.getAllByRole('columnheader')).toHaveLength(4)
    expect(lines()).toEqual(expect.arrayContaining(['项目编号', '类型', '状态', '保证金', '优先购买权', '成新率']))
    const deposit = dialog.getByRole('row', { name: /^保证金/ })
    expect(deposit.textContent).toBe(
      '保证金200.000000 万元20.000000 万元（与首个项目不同）20.000000 万元（与首个项目不同）',
    )
    expect([...deposit.querySelectorAll('[data-other]')].map(({ textContent }) => textContent)).toEqual([
      '20.000000 万元（与首个项目不同）',
      '20.000000 万元（与首个项目不同）',
    ])
    expect(dialog.getByRole('row', { name: /^类型/ }).textContent).toBe('类型资产转让资产转让资产转让')
    await user().click(dialog.getByRole('checkbox', { name: '隐藏相同项' }))
    expect(lines()).toEqual(expect.arrayContaining(['项目编号', '保证金', '成新率']))
    for (const same of ['类型', '状态', '优先购买权']) expect(lines()).not.toContain(same)
    await user().click(dialog.getByRole('button', { name: '关闭' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('[LS-03] a package shows its range of deposits, and the right has the name of the compared types', async () => {
    await open()
    await hasRows()
    const line = async (ids: string[], label: string) => {
      act(clearCompared)
      act(() => {
        for (const assetsId of ids) toggleCompared({ assetsId, name: assetsId })
      })
      await user().click(await screen.findByRole('button', { name: '开始对比' }))
      const dialog = within(await screen.findByRole('dialog', { name: '项目对比' }))
      await dialog.findByRole('table')
      const text = dialog.getAllByRole('row').find(({ textContent }) => textContent.startsWith(label))?.textContent
      await user().click(dialog.getByRole('button', { name: '关闭' }))
      return text
    }
    expect(await line(['P0005', 'A60031'], '保证金')).toBe(
      '保证金10.000000 万元 – 380.000000 万元，资产包共用20.000000 万元（与首个项目不同）',
    )
    expect(await line(['P0005', 'A60031'], '加价幅度')).toBe('加价幅度各标的分别确定10.000 元/亩·年（与首个项目不同）')
    expect(await line(['P0005', 'A60031'], '优先承租权')).toBe('优先承租权无无')
    expect(await line(['A10004', 'A60031'], '优先权')).toBe('优先权有无（与首个项目不同）')
    expect(await line(['A40022', 'A40005'], '优先认购权')).toBe('优先认购权无无')
  })
})
