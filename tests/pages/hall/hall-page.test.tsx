import { act, configure, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { hallAddress } from '#src/pages/hall/list/hall-address.ts'
import { type Opened, openWorld, renderRoute } from '#tests/support/render-route.tsx'
import type { World } from '#tests/support/world.ts'

// No element of these screens is hidden by CSS; checking each for it takes most of the time.
configure({ defaultHidden: true })

const hallPath = '/dscq-sync/v1/bid-assets/hall/page'

let opened: Opened
const user = () => opened.user
const world = () => opened.world
const address = () => decodeURIComponent(location.search)
const isRight = (search: URLSearchParams) => hallAddress.isCanonical(search, hallAddress.read(search))
async function open(search = '?projectActive=1&view=rows', options: { world?: World } = {}) {
  opened = await renderRoute(`/hall${search}`, options)
}

// A query by role visits every element of the page.
const main = () => within(document.querySelector('main')!)
const rows = () => [...document.querySelectorAll('main tbody tr')]
const hasRows = (count: number) => waitFor(() => expect(rows()).toHaveLength(count))
const hasSearch = (search: string) => waitFor(() => expect(address()).toBe(search))
const names = () =>
  main()
    .queryAllByRole('rowheader')
    .map((header) => header.querySelector('a')!.textContent)
const notes = () => rows().map((row) => row.querySelector('th p')!.textContent)
const columns = () =>
  main()
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
const tab = (name: RegExp) => main().getByRole('tab', { name })
/** A mode by its name, behind which is the number of its assets. */
const choose = (mode: string) =>
  user().click(
    within(main().getByRole('group', { name: '竞价方式' })).getByRole('button', { name: new RegExp(`^${mode} \\d+$`) }),
  )
const box = () => main().getByRole<HTMLInputElement>('searchbox', { name: '标的名称' })

describe('[LS-02] the address of the hall', () => {
  test.each([
    ['', '?projectActive=1'],
    ['?projectActive=3', '?projectActive=1'],
    ['?projectActive=abc&q=%20商铺%20', '?projectActive=1&q=商铺'],
    ['?projectActive=9&current=abc&q=%20%20', '?projectActive=1'],
    ['?projectActive=2&current=0', '?projectActive=2'],
    ['?projectActive=2&mode=auction&enrolling=yes', '?projectActive=2'],
    ['?projectActive=2&mode=toString&current=1', '?projectActive=2'],
    ['?projectActive=2&region=chengdu&view=table', '?projectActive=2'],
    ['?projectActive=2&view=cards', '?projectActive=2'],
    ['?projectActive=1&current=-4', '?projectActive=1'],
    ['?projectActive=1&current=1e9', '?projectActive=1'],
  ])('%s is %s', (given, right) => {
    const search = new URLSearchParams(given)
    expect(isRight(search)).toBe(false)
    expect(decodeURIComponent(hallAddress.searchOf(hallAddress.read(search)))).toBe(right)
    expect(isRight(new URLSearchParams(right))).toBe(true)
  })

  test('an invalid one is corrected, and a page after the last is the last', async () => {
    await open('?projectActive=7&view=rows&current=99')
    await hasSearch('?projectActive=1&view=rows&current=3')
    await hasRows(2)
  })
})

describe('[LS-02] the hall', () => {
  test('shows eight rows of a state with the columns of HM-09, and the totals of both states', async () => {
    await open()
    await hasRows(8)
    expect(rows()[2]!.textContent).toMatch(
      /^南充凌江城市建设投资集团有限公司 6 处住宅资产包转让竞价中自由期加限时期南充市报名已截止围观练习自由期加限时期保证金 5\.000000 万元 – 65\.000000 万元报价次数 41围观次数 4,213岷江联合产权交易所570\.950000 万元6\.93%00天 00时 1\d分 \d\d秒$/,
    )
    expect(columns()).toEqual(['标的名称', '竞价组织方', '当前价', '溢价率', '剩余时间'])
    await waitFor(() => expect(tab(/^即将竞价/).textContent).toBe('即将竞价 19'))
    expect(tab(/^正在竞价/).textContent).toBe('正在竞价 18')
    expect(world().callsTo(hallPath)).toEqual([{ current: 1, size: 8 }])
    await user().click(tab(/^即将竞价/))
    await hasSearch('?projectActive=2&view=rows')
    await waitFor(() => expect(columns()).toEqual(['标的名称', '组织方', '起始价', '距开始']))
  })

  test('has an address for each page', async () => {
    await open()
    await hasRows(8)
    const first = names()
    await user().click(main().getByRole('link', { name: '第 3 页' }))
    await hasRows(2)
    expect(address()).toBe('?projectActive=1&view=rows&current=3')
    await act(async () => history.back())
    await waitFor(() => expect(names()).toEqual(first))
    expect(address()).toBe('?projectActive=1&view=rows')
  })

  test('searches by name in both states, and offers to clear a search without results', async () => {
    await open('?projectActive=1&view=rows&current=2')
    await hasRows(8)
    await user().type(box(), '执法执勤用车{Enter}')
    await waitFor(() => expect(names()).toEqual(['成都金沙机关服务有限公司执法执勤用车 7 辆']))
    expect(address()).toBe('?projectActive=1&q=执法执勤用车&view=rows')
    await user().click(tab(/^即将竞价/))
    await hasSearch('?projectActive=2&q=执法执勤用车&view=rows')
    await main().findByText('没有找到名称含“执法执勤用车”的标的')
    await user().click(main().getByRole('button', { name: '清除搜索条件' }))
    await hasSearch('?projectActive=2&view=rows')
    await hasRows(8)
  })

  test('[HM-10] updates prices and premiums live and removes closed rooms', async () => {
    await open('?projectActive=1&q=有限公司&view=rows')
    await waitFor(() => expect(names()).toContain('成都金沙机关服务有限公司执法执勤用车 7 辆'))
    await waitFor(() => expect(world().exchange.hub.readersOf('hall')).toBe(1))
    await act(() => world().control('quote', { assetsId: 'R19-0', bidNo: '7777' }))
    const row = () => main().getByRole('row', { name: /执法执勤用车/ }).textContent
    await waitFor(() => expect(row()).toContain('38.900000 万元1.30%'))
    expect(names()).toContain('南充鼎川路桥工程有限公司混凝土搅拌运输车 26 辆')
    await act(async () => world().jump(180_000))
    await waitFor(() => expect(names()).not.toContain('南充鼎川路桥工程有限公司混凝土搅拌运输车 26 辆'))
    expect(names()).toContain('成都金沙机关服务有限公司执法执勤用车 7 辆')
  })

  test('shows mode and enrolment of each row; the end of enrolment is shown to the second', async () => {
    await open('?projectActive=2&view=rows')
    await hasRows(8)
    expect(notes().slice(0, 3)).toEqual([
      '即将竞价自由期加限时期成都市还可报名，2026-03-06 09:33:54 截止我要报名练习自由期加限时期',
      '即将竞价自由期加限时期广安市还可报名，2026-03-06 09:38:55 截止我要报名练习自由期加限时期',
      '即将竞价动态报价乐山市还可报名，2026-03-06 10:11:56 截止我要报名练习动态报价',
    ])
    const [first] = world().exchange.market.upcoming()
    await act(async () => world().jumpTo(first!.enrolEndsAt! + 1))
    await waitFor(() => expect(notes()[0]).toBe('即将竞价自由期加限时期成都市报名已截止练习自由期加限时期'))
  })

  test('is narrowed by mode and by open enrolment, in both states, by the address', async () => {
    await open('?projectActive=2&view=rows')
    await hasRows(8)
    await choose('动态报价')
    await hasSearch('?projectActive=2&mode=ongoing&view=rows')
    await waitFor(() => expect(new Set(notes().map((note) => note.slice(4, 8)))).toEqual(new Set(['动态报价'])))
    await user().click(tab(/^正在竞价/))
    await hasSearch('?projectActive=1&mode=ongoing&view=rows')
    await waitFor(() => expect(tab(/^正在竞价/).textContent).toBe('正在竞价 4'))
    expect(tab(/^即将竞价/).textContent).toBe('即将竞价 5')
    await choose('自由期加限时期')
    await waitFor(() => expect(notes()).toContain('竞价中自由期加限时期南充市报名已截止围观练习自由期加限时期'))
    await user().click(main().getByRole('checkbox', { name: '只看还可报名的' }))
    await hasSearch('?projectActive=1&mode=phased&enrolling=1&view=rows')
    await waitFor(() => expect(notes().filter((note) => !note.includes('还可报名'))).toEqual([]))
    await choose('先到先得')
    await main().findByText('没有符合条件的标的')
    await waitFor(() => expect(tab(/^即将竞价/).textContent).toBe('即将竞价 1'))
    await user().click(main().getByRole('button', { name: '清除搜索条件' }))
    await hasSearch('?projectActive=1&view=rows')
    await hasRows(8)
  })

  test('retries after a failure', async () => {
    const down = openWorld()
    down.faults({ path: hallPath, kind: 'down' })
    await open('?projectActive=1&view=rows', { world: down })
    const alert = await main().findByRole('alert')
    expect(alert.textContent).toContain('内容加载失败')
    down.faults()
    await user().click(within(alert).getByRole('button', { name: '重试' }))
    await hasRows(8)
  })

  test('offers the other state when it is empty', async () => {
    const empty = openWorld()
    await empty.scenario('empty')
    await open('?projectActive=1', { world: empty })
    expect(await main().findByText('当前没有正在竞价的标的')).toBeDefined()
    await user().click(main().getByRole('button', { name: '查看即将竞价' }))
    await hasSearch('?projectActive=2')
    expect(await main().findByText(/^当前没有/)).toBeDefined()
  })
})
