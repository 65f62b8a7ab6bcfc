// @vitest-environment happy-dom
import { act, cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { clearCompared, useCompared } from '#src/features/asset-search/compare.ts'
import { tell } from '#src/features/session/store.ts'
import ProjectPage from '#src/pages/project/ProjectPage.tsx'
import { useAsked } from '#src/shared/ui/ask.ts'
import { fake, useFakeExchange } from '#tests/pages/project/support/server.ts'
import { openScreen, said } from '#tests/support/screen.tsx'

useFakeExchange(240)
// Nothing here is hidden by style, and finding that out for every element takes most of the time.
configure({ defaultHidden: true })

let router: ReturnType<typeof openScreen>
const address = () => decodeURIComponent(router.state.location.search)

/** The page at an address, with the home page before it in the history. */
function open(search = '') {
  router = openScreen(
    [
      { path: '/project', element: <ProjectPage /> },
      { path: '*', element: <p>别处</p> },
    ],
    '/index',
    `/project${search}`,
  )
}

const rows = () => [...document.querySelectorAll('article')]
const hasRows = (count = 10) => waitFor(() => expect(rows()).toHaveLength(count))
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
const row = (label: string) => screen.getByRole('toolbar', { name: label })
const choice = (label: string, name: RegExp) => within(row(label)).getByRole<HTMLButtonElement>('button', { name })
const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: '项目名称或编号' })
const total = () => screen.getByText(/^共 .* 个项目$/).textContent
const lastAsked = () => fake.asked.at(-1)
const questions = () => fake.asked.map(({ q }) => q)
const write = (input: HTMLInputElement, text: string) => fireEvent.change(input, { target: { value: text } })
const writeAndEnter = async (input: HTMLInputElement, text: string) => {
  write(input, text)
  act(() => input.focus())
  await userEvent.keyboard('{Enter}')
}
const back = () => act(() => router.navigate(-1))
const pause = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)))

beforeEach(() => {
  tell({ type: 'signed-out' })
  clearCompared()
  useAsked.setState({ question: null, notices: [] })
})
afterEach(cleanup)

describe('[LS-01] the faces of the list', () => {
  test('full: ten rows with their number, region, kind, price and state', async () => {
    open()
    await hasRows()
    expect(screen.getByRole('heading', { level: 1, name: '项目列表' })).toBeDefined()
    expect(total()).toBe('共 240 个项目')
    const first = rows()[0]!
    expect(first.textContent).toMatch(/GR2026SC1\d{6}/)
    expect(first.textContent).toMatch(/万元/)
    expect(within(first).getByText('报名中')).toBeDefined()
    expect(
      within(first)
        .getByRole('link', { name: /^我要报名/ })
        .getAttribute('href'),
    ).toMatch(/^\/project(?:Detail|Pkg)\/A\d+\.html$/)
  })

  test('loading: outlines until the answer comes, and no word of emptiness', async () => {
    let release = () => {}
    const held = new Promise<undefined>((resolve) => {
      release = () => resolve(undefined)
    })
    fake.trouble = () => held
    open()
    await waitFor(() => expect(fake.asked).toHaveLength(1))
    expect(document.querySelector('[aria-busy=true]')).not.toBeNull()
    expect(screen.queryByText(/没有|暂无/)).toBeNull()
    release()
    await hasRows()
    expect(document.querySelector('[aria-busy=true]')).toBeNull()
  })

  test('failed: says so, and asks again on 重试', async () => {
    fake.trouble = () => Response.error()
    open('?typeCode=2')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('内容加载失败')
    fake.trouble = () => undefined
    await userEvent.click(within(alert).getByRole('button', { name: '重试' }))
    await hasRows()
    expect(address()).toBe('?typeCode=2')
  })

  test('empty: says what to loosen, and each way out works', async () => {
    open('?typeCode=2&q=不存在的东西')
    await screen.findByText('没有同时符合这 2 个条件的项目')
    expect(screen.queryByText('暂无数据')).toBeNull()
    const [, loosen] = screen.getAllByRole('button', { name: /^移除筛选\s*关键词/ })
    await userEvent.click(loosen!)
    await hasRows()
    expect(address()).toBe('?typeCode=2')
  })

  test('empty without any filter offers nothing to loosen', async () => {
    fake.assets = []
    open()
    await screen.findByText('暂无挂牌项目，请稍后再来')
    expect(screen.queryByText(/去掉其中一个/)).toBeNull()
  })

  test('ten thousand assets: only the rows of one page are in the document', async () => {
    const { assetOf } = await import('#tests/pages/project/support/fake-exchange.ts')
    fake.assets = Array.from({ length: 10_000 }, (_, index) => assetOf(index, Date.now()))
    open('?size=100')
    await hasRows(100)
    expect(total()).toBe('共 10,000 个项目')
    expect(screen.getByRole('link', { name: '最后一页' })).toBeDefined()
  })
})

describe('[LS-01] the address', () => {
  test.each([
    ['?page=-1', ''],
    ['?page=abc&typeCode=abc&order=zzz', ''],
    ['?priceFrom=5000000&priceTo=1000000', '?priceFrom=1000000&priceTo=5000000'],
    ['?publishedFrom=2026-02-30', ''],
    ['?q=%20%20', ''],
    ['?parentId=999&operationId=888', ''],
    ['?operationId=20101', '?parentId=201&operationId=20101'],
    ['?region=999999', ''],
    ['?region=519900', ''],
    ['?industry=99', ''],
    ['?page=999', '?page=24'],
    ['?q=nothing+fits&page=7', '?q=nothing+fits'],
    ['?typeCode=2&page=999999', '?typeCode=2&page=18'],
  ])('%s is corrected to %s, without a step of its own', async (search, right) => {
    open(search)
    await waitFor(() => expect(address()).toBe(right))
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
    expect(screen.queryByRole('alert')).toBeNull()
    await back()
    expect(router.state.location.pathname).toBe('/index')
  })

  test.each(['50%', '"引号"', "O'Brien", '<img src=x onerror=alert(1)>', '😀👩‍👩‍👧', '\\', 'a&page=9'])(
    '%s is searched and shown as text',
    async (q) => {
      open(`?q=${encodeURIComponent(q)}`)
      await waitFor(() => expect(lastAsked()).toMatchObject({ q }))
      expect(box().value).toBe(q)
      expect(document.querySelector('img[src=x]')).toBeNull()
    },
  )

  test('a search of five hundred characters asks for a hundred, and says so', async () => {
    open(`?q=${'商'.repeat(500)}`)
    await waitFor(() => expect(lastAsked()).toMatchObject({ q: '商'.repeat(100) }))
    expect(box().value).toHaveLength(100)
    expect(screen.getByText('最多按 100 个字搜索，多出的部分不参与')).toBeDefined()
    expect(questions()).toEqual(['商'.repeat(100)])
  })

  test('a link brings back the whole view', async () => {
    open('?typeCode=2&parentId=201&operationId=20102&region=510100&order=price-up&view=card&page=2')
    await waitFor(() =>
      expect(fake.asked).toEqual([
        {
          typeCode: '2',
          parentId: '201',
          operationId: '20102',
          region: '510100',
          order: 'price-up',
          current: 2,
          size: 12,
        },
      ]),
    )
    await waitFor(() => expect(choice('分类', /^房屋建筑物/).getAttribute('aria-pressed')).toBe('true'))
    expect(choice('细类', /^商铺/).getAttribute('aria-pressed')).toBe('true')
    expect(choice('地区', /^成都市/).getAttribute('aria-pressed')).toBe('true')
    expect(button('价格从低到高').getAttribute('aria-pressed')).toBe('true')
    expect(button('卡片').getAttribute('aria-pressed')).toBe('true')
  })

  test('Back takes one choice back at a time', async () => {
    open()
    await hasRows()
    await userEvent.click(choice('类型', /^资产转让/))
    await waitFor(() => expect(address()).toBe('?typeCode=2'))
    await userEvent.click(choice('状态', /^竞价中/))
    await waitFor(() => expect(address()).toBe('?typeCode=2&status=bidding'))
    await back()
    expect(address()).toBe('?typeCode=2')
    await back()
    expect(address()).toBe('')
    await back()
    expect(router.state.location.pathname).toBe('/index')
  })
})

describe('the filters', () => {
  test('say how many assets each choice would leave; those that leave none cannot be chosen, but are seen', async () => {
    open()
    await hasRows()
    expect(choice('类型', /^资产转让/).textContent).toBe('资产转让180')
    expect(choice('类型', /^增资扩股/).textContent).toBe('增资扩股0')
    expect(choice('类型', /^增资扩股/).disabled).toBe(true)
    expect(choice('状态', /^报名中/).disabled).toBe(false)
  })

  test('the choice that stands can be taken back even when nothing is left', async () => {
    open('?typeCode=5')
    await screen.findByText('没有符合这个条件的项目')
    expect(choice('类型', /^资产合作/).disabled).toBe(false)
    await userEvent.click(choice('类型', /^资产合作/))
    await hasRows()
    expect(address()).toBe('')
  })

  test('each is a chip that can be removed, and all can be cleared', async () => {
    open('?typeCode=2&region=540100&priceFrom=1234500&priceTo=99999900.5&q=住宅')
    await screen.findByText('拉萨市', { selector: 'li span' })
    const chips = within(screen.getByRole('list', { name: '已选' })).getAllByRole('button')
    expect(chips.map(({ textContent }) => textContent?.replace('移除筛选', ''))).toEqual([
      '关键词住宅',
      '类型资产转让',
      '地区拉萨市',
      '价格123.45–9,999.99005 万元',
    ])
    await userEvent.click(chips[2]!)
    await waitFor(() => expect(address()).toBe('?q=住宅&typeCode=2&priceFrom=1234500&priceTo=99999900.5'))
    await userEvent.click(button('清除全部'))
    await waitFor(() => expect(address()).toBe(''))
  })

  test('another province opens its cities', async () => {
    open()
    await hasRows()
    const provinces = screen.getByRole<HTMLSelectElement>('combobox', { name: '其他省份' })
    await within(provinces).findByRole('option', { name: '西藏自治区 48' })
    expect(within(provinces).getByRole<HTMLOptionElement>('option', { name: '北京市' }).disabled).toBe(true)
    await userEvent.selectOptions(provinces, '540000')
    await waitFor(() => expect(address()).toBe('?region=540000'))
    await userEvent.click(await screen.findByRole('button', { name: /^拉萨市/ }))
    await waitFor(() => expect(address()).toBe('?region=540100'))
    await userEvent.click(choice('城市', /^不限/))
    await waitFor(() => expect(address()).toBe('?region=540000'))
  })

  test('arrows move between the choices of a row, which is one stop of the Tab key', async () => {
    open()
    await hasRows()
    const stops = () =>
      within(row('状态'))
        .getAllByRole<HTMLButtonElement>('button')
        .filter(({ tabIndex }) => tabIndex === 0)
        .map(({ textContent }) => textContent?.replace(/\d+$/, ''))
    expect(stops()).toEqual(['不限'])
    act(() => choice('状态', /^不限/).focus())
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(document.activeElement?.textContent).toMatch(/^即将竞价/)
    expect(stops()).toEqual(['即将竞价'])
    await userEvent.keyboard('{End}')
    expect(document.activeElement?.textContent).toMatch(/^流拍或终结/)
    // What cannot be chosen is passed over.
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
    expect(document.activeElement?.textContent).toMatch(/^竞价中/)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(address()).toBe('?status=bidding'))
  })

  describe('own prices', () => {
    const from = () => screen.getByRole<HTMLInputElement>('textbox', { name: '最低价（万元）' })
    const to = () => screen.getByRole<HTMLInputElement>('textbox', { name: '最高价（万元）' })

    test.each([
      ['123.45', '500', '?priceFrom=1234500&priceTo=5000000'],
      ['１２３．４５', '1,000', '?priceFrom=1234500&priceTo=10000000'],
      ['0.0000019', '', '?priceFrom=0.01'],
      ['500', '100', '?priceFrom=1000000&priceTo=5000000'],
      ['999999999999.999999', '', '?priceFrom=9999999999999999.99'],
    ])('from %s to %s 万元 is %s', async (least, most, search) => {
      open()
      await hasRows()
      write(from(), least)
      await writeAndEnter(to(), most)
      await waitFor(() => expect(address()).toBe(search))
    })

    test.each(['abc', '-5', '1e5', '1234567890123', '12..5'])(
      '%s is no amount: it stays, and the reason is told',
      async (text) => {
        open()
        await hasRows()
        await writeAndEnter(from(), text)
        expect((await screen.findByRole('alert')).textContent).toContain('整数不超过 12 位')
        expect(from().value).toBe(text)
        expect(from().getAttribute('aria-invalid')).toBe('true')
        expect(address()).toBe('')
      },
    )
  })

  test('days between which an asset was listed', async () => {
    open()
    await hasRows()
    fireEvent.change(screen.getByLabelText('挂牌日期从'), { target: { value: '2026-10-01' } })
    fireEvent.change(screen.getByLabelText('挂牌日期到'), { target: { value: '2026-11-01' } })
    expect(address()).toBe('')
    await userEvent.click(within(screen.getByRole('form', { name: '自定义挂牌日期' })).getByRole('button'))
    await waitFor(() => expect(address()).toBe('?publishedFrom=2026-10-01&publishedTo=2026-11-01'))
    await userEvent.click(choice('时间', /^近一周/))
    await waitFor(() => expect(address()).toBe('?publishedFrom=2026-11-13'))
    expect(choice('时间', /^近一周/).getAttribute('aria-pressed')).toBe('true')
  })
})

describe('typed search', () => {
  test('asks once, at a pause, without a step of its own', async () => {
    open('?typeCode=2')
    await hasRows()
    write(box(), '住')
    write(box(), '住宅')
    expect(address()).toBe('?typeCode=2')
    await waitFor(() => expect(questions()).toEqual([undefined, '住宅']))
    expect(address()).toBe('?q=住宅&typeCode=2')
    await back()
    expect(router.state.location.pathname).toBe('/index')
  })

  test('Enter asks at once, and is a step that Back takes back', async () => {
    open('?typeCode=2')
    await hasRows()
    await writeAndEnter(box(), '住宅')
    expect(address()).toBe('?q=住宅&typeCode=2')
    await pause(350)
    expect(questions()).toEqual([undefined, '住宅'])
    await back()
    expect(address()).toBe('?typeCode=2')
    await waitFor(() => expect(box().value).toBe(''))
  })

  test('Enter after a pause still is a step back to what was before typing', async () => {
    open('?typeCode=2')
    await hasRows()
    write(box(), '住')
    await waitFor(() => expect(address()).toBe('?q=住&typeCode=2'))
    await writeAndEnter(box(), '住宅')
    await waitFor(() => expect(address()).toBe('?q=住宅&typeCode=2'))
    await back()
    expect(address()).toBe('?typeCode=2')
    await back()
    expect(router.state.location.pathname).toBe('/index')
  })

  test('an input method that is choosing characters asks nothing', async () => {
    open()
    await hasRows()
    fireEvent.compositionStart(box())
    fireEvent.input(box(), { target: { value: 'shangpu' }, isComposing: true })
    expect(fireEvent.keyDown(box(), { key: 'Enter', isComposing: true })).toBe(false)
    expect(fireEvent.keyDown(box(), { key: 'Enter', keyCode: 229 })).toBe(false)
    await pause(350)
    expect(questions()).toEqual([undefined])
    fireEvent.input(box(), { target: { value: '商铺' }, isComposing: true })
    fireEvent.compositionEnd(box())
    await waitFor(() => expect(questions()).toEqual([undefined, '商铺']))
  })

  test('an older answer never takes the place of a newer one', async () => {
    open()
    await hasRows()
    let release = () => {}
    const held = new Promise<undefined>((resolve) => {
      release = () => resolve(undefined)
    })
    fake.trouble = ({ q }) => (q === '住宅' ? held : undefined)
    await writeAndEnter(box(), '住宅')
    await waitFor(() => expect(questions()).toEqual([undefined, '住宅']))
    await writeAndEnter(box(), '用地')
    await waitFor(() => expect(rows()[0]?.textContent).toContain('用地'))
    release()
    await pause(50)
    expect(rows()[0]?.textContent).toContain('用地')
    expect(address()).toBe('?q=用地')
  })

  test('a choice made before the pause is over loses neither itself nor the words', async () => {
    open()
    await hasRows()
    write(box(), '住宅')
    await userEvent.click(choice('类型', /^资产转让/))
    await waitFor(() => expect(address()).toBe('?q=住宅&typeCode=2'))
    expect(box().value).toBe('住宅')
    await back()
    expect(address()).toBe('')
  })

  test('two choices in a row build on each other', async () => {
    open()
    await hasRows()
    act(() => {
      choice('类型', /^资产转让/).click()
      choice('状态', /^竞价中/).click()
    })
    await waitFor(() => expect(address()).toBe('?typeCode=2&status=bidding'))
  })

  test('rows of before stay, dimmed, while others are on their way', async () => {
    open()
    await hasRows()
    let release = () => {}
    const held = new Promise<undefined>((resolve) => {
      release = () => resolve(undefined)
    })
    fake.trouble = () => held
    await userEvent.click(choice('类型', /^资产租赁/))
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).not.toBeNull())
    expect(rows()).toHaveLength(10)
    release()
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
    expect(total()).toBe('共 60 个项目')
  })

  test('spaces are no search, and words typed while the answer comes are kept', async () => {
    open()
    await hasRows()
    write(box(), '   ')
    await pause(350)
    expect(fake.asked).toHaveLength(1)
    write(box(), '住 ')
    await waitFor(() => expect(address()).toBe('?q=住'))
    expect(box().value).toBe('住 ')
  })

  test('the same words once more look again', async () => {
    open('?q=住宅')
    await hasRows()
    await writeAndEnter(box(), '住宅')
    await waitFor(() => expect(questions()).toEqual(['住宅', '住宅']))
    expect(address()).toBe('?q=住宅')
  })
})

describe('sorting, views and pages', () => {
  test('prices sort upwards first, then downwards', async () => {
    open('?page=2')
    await hasRows()
    await userEvent.click(button('价格'))
    await waitFor(() => expect(address()).toBe('?order=price-up'))
    await userEvent.click(button('价格从低到高'))
    await waitFor(() => expect(address()).toBe('?order=price-down'))
    await userEvent.click(button('最新'))
    await waitFor(() => expect(address()).toBe('?order=newest'))
    await userEvent.click(button('综合'))
    await waitFor(() => expect(address()).toBe(''))
  })

  test('cards are twelve to a page, and the first row stays in view', async () => {
    open('?page=3')
    await hasRows()
    await userEvent.click(button('卡片'))
    await waitFor(() => expect(address()).toBe('?view=card&page=2'))
    await hasRows(12)
  })

  test('pages are links; the box jumps', async () => {
    open('?typeCode=2')
    await hasRows()
    const second = screen.getByRole('link', { name: '第 2 页' })
    expect(second.getAttribute('href')).toBe('/project?typeCode=2&page=2')
    await userEvent.click(second)
    await waitFor(() => expect(address()).toBe('?typeCode=2&page=2'))
    await writeAndEnter(screen.getByRole('textbox', { name: '跳至页码' }), '999')
    await waitFor(() => expect(address()).toBe('?typeCode=2&page=18'))
    await userEvent.click(screen.getByRole('link', { name: '第一页' }))
    await waitFor(() => expect(address()).toBe('?typeCode=2'))
  })
})

test('[LS-04] a sealed room tells no price: bids are counted, and the start price stands', async () => {
  fake.assets = fake.assets
    .slice(0, 1)
    .map((asset) => ({ ...asset, status: 'BIDDING', startPrice: '1000000', biddingPrice: null, biddingCount: 3 }))
  open()
  await hasRows(1)
  expect(rows()[0]?.textContent).toContain('起始价100.000000 万元')
})

describe('favourites and comparison', () => {
  test('[LS-07] a visitor who keeps a favourite is asked to sign in', async () => {
    open()
    await hasRows()
    await userEvent.click(within(rows()[0]!).getByRole('button', { name: /^收藏/ }))
    expect(useAsked.getState().question).toMatchObject({ title: '用户未登录', confirm: '去登录' })
    expect(fake.wishes).toEqual([])
  })

  const checks = () =>
    rows().map((article) => within(article).getByRole<HTMLInputElement>('checkbox', { name: /^对比/ }))

  test('four at most; the fifth is refused with a word', async () => {
    open()
    await hasRows()
    expect(screen.queryByRole('region', { name: '对比栏' })).toBeNull()
    for (const check of checks().slice(0, 5)) await userEvent.click(check)
    expect(checks().map(({ checked }) => checked)).toEqual([
      ...Array<boolean>(4).fill(true),
      ...Array<boolean>(6).fill(false),
    ])
    expect(useAsked.getState().notices.map(({ text }) => text)).toEqual(['最多对比 4 个项目，请先移除一个'])
    expect(await screen.findByText('已选 4/4')).toBeDefined()
  })

  test('one cannot be compared; the choice outlives other pages', async () => {
    open()
    await hasRows()
    await userEvent.click(checks()[0]!)
    const compare = await screen.findByRole<HTMLButtonElement>('button', { name: '比一比' })
    expect(compare.disabled).toBe(true)
    await userEvent.click(screen.getByRole('link', { name: '第 2 页' }))
    await waitFor(() => expect(address()).toBe('?page=2'))
    await hasRows()
    await userEvent.click(checks()[0]!)
    expect(button('比一比').disabled).toBe(false)
    await userEvent.click(screen.getAllByRole('button', { name: /^移出对比/ })[0]!)
    expect(useCompared.getState().chosen).toHaveLength(1)
    await userEvent.click(button('清空'))
    expect(screen.queryByRole('region', { name: '对比栏' })).toBeNull()
  })

  test('facts stand side by side, and equal lines can be hidden', async () => {
    open('?typeCode=2')
    await hasRows()
    for (const check of checks().slice(0, 3)) await userEvent.click(check)
    await userEvent.click(await screen.findByRole('button', { name: '比一比' }))
    const dialog = await screen.findByRole('dialog', { name: '项目对比' })
    await within(dialog).findByRole('table')
    const lines = () =>
      within(dialog)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent)
    expect(within(dialog).getAllByRole('columnheader')).toHaveLength(4)
    expect(lines()).toEqual(expect.arrayContaining(['项目编号', '保证金', '建筑面积', '用途']))
    await userEvent.click(within(dialog).getByRole('checkbox', { name: '隐藏相同项' }))
    expect(lines()).toContain('建筑面积')
    expect(lines()).not.toContain('保证金')
    expect(lines()).not.toContain('用途')
    await userEvent.click(within(dialog).getByRole('button', { name: '关闭' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

test('a refused question is told once and the filters stay usable', async () => {
  open()
  await hasRows()
  fake.trouble = ({ typeCode }) => (typeCode === '6' ? said(500, '系统繁忙') : undefined)
  await userEvent.click(choice('类型', /^资产租赁/))
  await screen.findByText('内容加载失败，请稍后重试')
  await userEvent.click(choice('类型', /^不限/))
  await hasRows()
})
