import { act, configure, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { hallAddress } from '#src/pages/hall/list/hall-address.ts'
import { HallFilters } from '#src/pages/hall/list/HallFilters.tsx'
import { resetSettings } from '#src/shared/lib/storage/settings.ts'
import { renderPart } from '#tests/support/listing-parts.tsx'
import { type Opened, openWorld, renderRoute } from '#tests/support/render-route.tsx'
import type { World } from '#tests/support/world.ts'

// No element of these screens is hidden by CSS; checking each for it takes most of the time.
configure({ defaultHidden: true })

const hallPath = '/dscq-sync/v1/bid-assets/hall/page'

let opened: Opened
const user = () => opened.user
const world = () => opened.world
const address = () => decodeURIComponent(location.search)
const hasSearch = (search: string) => waitFor(() => expect(address()).toBe(search))
const open = async (search = '?projectActive=1', options: { world?: World } = {}) => {
  opened = await renderRoute(`/hall${search}`, options)
}
const main = () => within(document.querySelector('main')!)
const cards = () => [...document.querySelectorAll<HTMLElement>('main article')]
const hasCards = (count: number) => waitFor(() => expect(cards()).toHaveLength(count))
const cardOf = (name: string) => cards().find(({ textContent }) => textContent.includes(name))!
const linksOf = (element: HTMLElement) =>
  [...element.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])
const strip = () => main().queryByRole('region', { name: '即将结束' })
const tiles = () => [...strip()!.querySelectorAll('li')]
const region = () => main().getByRole<HTMLSelectElement>('combobox', { name: '所在地区' })
const optionsOf = (select: HTMLSelectElement) => [...select.options].map(({ textContent }) => textContent)
const modes = () => within(main().getByRole('group', { name: '竞价方式' }))

beforeEach(resetSettings)

describe('[LS-02] the cards of the hall', () => {
  test('are the default: picture, state, region, mode, price, premium, time, step, deposit, bids and views', async () => {
    await open()
    await hasCards(8)
    const card = cardOf('双桥村')
    expect(card.textContent).toMatch(
      /^竞价中成都市动态报价成都市天府新区双桥村 278 亩林地 5 年经营权当前价210\.000 元\/亩·年溢价率 0\.00%距结束 00天 00时 \d\d分 \d\d秒2026-03-06 09:49:51 结束加价幅度2\.000 元\/亩·年保证金5\.000000 万元报价次数1围观次数3,846还可报名，2026-03-06 09:46:51 截止围观练习动态报价$/,
    )
    expect(within(card).getByRole('img').getAttribute('aria-label') ?? card.querySelector('img')?.alt).toBe('资产租赁')
    expect(linksOf(card)).toEqual([
      ['成都市天府新区双桥村 278 亩林地 5 年经营权', '/projectDetail/R08-0.html'],
      ['围观', '/hall?watch=R08-0'],
      ['练习动态报价', '/hall?practice=ongoing'],
    ])
    expect(cardOf('6 处住宅资产包').textContent).toContain('保证金5.000000 万元 – 65.000000 万元')
  })

  test('of upcoming bids lead to the enrolment, and count no bids', async () => {
    await open('?projectActive=2')
    await hasCards(8)
    const card = cardOf('锦江春晓酒店')
    expect(card.textContent).toMatch(
      /起始价10,613\.000000 万元距开始 00天 00时 \d\d分 \d\d秒2026-03-06 09:34:54 开始加价幅度100\.000000 万元保证金2,000\.000000 万元围观次数2,748还可报名/,
    )
    expect(linksOf(card).slice(1)).toEqual([
      ['我要报名', expect.stringMatching(/^\/bidEnrollNormal\?assetsId=/)],
      ['练习自由期加限时期', '/hall?practice=phased'],
    ])
  })

  test('of sealed bids show the start price and no other', async () => {
    await open('?projectActive=1&mode=final')
    await hasCards(2)
    const text = cardOf('桃园村').textContent
    expect(text).toContain('密封报价中，开标前不公开')
    expect(text).toContain('起始价166.000 元/亩·年')
    expect(text).not.toContain('当前价')
    expect(text).not.toContain('溢价率')
    expect(text).toContain('报价次数2')
  })

  test('a bid changes price, premium and bids, and marks the change for a moment', async () => {
    await open('?projectActive=1&q=执法执勤用车')
    await hasCards(1)
    await waitFor(() => expect(world().exchange.hub.readersOf('hall')).toBe(1))
    expect(cards()[0]!.textContent).toContain('报价次数1')
    await act(() => world().control('quote', { assetsId: 'R19-0', bidNo: '7777' }))
    await waitFor(() => expect(cards()[0]!.textContent).toContain('38.900000 万元溢价率 1.30%'))
    expect(cards()[0]!.textContent).toContain('+0.500000 万元')
    expect(cards()[0]!.textContent).toContain('报价次数2')
    expect(cards()[0]!.querySelectorAll('[data-tick="up"]')).toHaveLength(2)
    await waitFor(() => expect(cards()[0]!.querySelector('[data-tick]')).toBeNull(), { timeout: 3000 })
    expect(cards()[0]!.textContent).not.toContain('+0.500000')
  })

  test('another viewer is counted at once', async () => {
    await open('?projectActive=1&q=执法执勤用车')
    await hasCards(1)
    await waitFor(() => expect(world().exchange.hub.readersOf('hall')).toBe(1))
    const { viewCount } = world().exchange.tables.listings.get('R19-0')!
    await act(async () => world().exchange.take('lookAt', { assetsId: 'R19-0' }, { userId: null, visitor: 'another' }))
    await waitFor(() => expect(cards()[0]!.textContent).toContain(`围观次数${(viewCount + 1).toLocaleString('en-US')}`))
  })

  test('can be shown as rows instead, on the same page, by the address', async () => {
    await open('?projectActive=1&current=2')
    await hasCards(8)
    await user().click(main().getByRole('button', { name: '列表' }))
    await hasSearch('?projectActive=1&view=rows&current=2')
    await waitFor(() => expect(document.querySelectorAll('main tbody tr')).toHaveLength(8))
    expect(cards()).toEqual([])
    await user().click(main().getByRole('button', { name: '卡片' }))
    await hasSearch('?projectActive=1&current=2')
    await hasCards(8)
  })

  test('have grey cards of their number while they load', async () => {
    const slow = openWorld()
    const release = slow.hold(hallPath)
    await open('?projectActive=1', { world: slow })
    await waitFor(() => expect(main().getAllByRole('progressbar', { name: '正在加载…' })).toHaveLength(2))
    const [, list] = main().getAllByRole('progressbar', { name: '正在加载…' })
    expect(list!.firstElementChild!.children).toHaveLength(8)
    release()
    await hasCards(8)
  })
})

describe('[LS-02] the wall without its data', () => {
  test('shows the failure once, and everything after 重试', async () => {
    const down = openWorld()
    down.faults({ path: hallPath, kind: 'down' })
    await open('?projectActive=1', { world: down })
    const alert = await main().findByRole('alert')
    expect(strip()).toBeNull()
    down.faults()
    await user().click(within(alert).getByRole('button', { name: '重试' }))
    await hasCards(8)
    await waitFor(() => expect(tiles()).toHaveLength(8))
  })
})

describe('[LS-02] filters of the hall', () => {
  test('count what each mode and region would leave, and are in the address', async () => {
    await open()
    await hasCards(8)
    expect(
      modes()
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '全部18',
      '动态报价4',
      '自由期加限时期3',
      '最终报价2',
      '一次报价1',
      '先到先得2',
      '两阶段3',
      'V 型2',
      '荷兰式1',
    ])
    await waitFor(() =>
      expect(optionsOf(region())).toEqual([
        '全部地区',
        '成都市 7',
        '攀枝花市 1',
        '绵阳市 2',
        '乐山市 1',
        '南充市 3',
        '眉山市 3',
        '巴中市 1',
      ]),
    )
    await user().selectOptions(region(), '南充市 3')
    await hasSearch('?projectActive=1&region=511300')
    await hasCards(3)
    expect(modes().getByRole('button', { name: /^V 型/ }).textContent).toBe('V 型1')
    expect(main().getByRole('tab', { name: /^正在竞价/ }).textContent).toBe('正在竞价 3')
    await user().click(modes().getByRole('button', { name: /^荷兰式/ }))
    await hasSearch('?projectActive=1&mode=dutch-auction&region=511300')
    await hasCards(1)
    expect(linksOf(document.querySelector('main')!)).toContainEqual(['练习荷兰式', '/hall?practice=dutch-auction'])
    await user().click(main().getByRole('button', { name: '重置筛选' }))
    await hasSearch('?projectActive=1')
    await hasCards(8)
    expect(main().queryByRole('button', { name: '重置筛选' })).toBeNull()
  })

  test('an empty result names what to loosen, with what that would leave', async () => {
    await open('?projectActive=1&mode=once-off&region=511900&enrolling=1')
    await main().findByText('没有符合条件的标的')
    const buttons = () =>
      main()
        .queryAllByRole('button', { name: /^去掉/ })
        .map(({ textContent }) => textContent)
    expect(buttons()).toEqual(['去掉一次报价1', '去掉只看还可报名的'])
    await user().click(main().getByRole('button', { name: /^去掉一次报价/ }))
    await hasSearch('?projectActive=1&region=511900&enrolling=1')
    await hasCards(1)
  })

  test('are absent with a backend of the specification alone, which has no modes and counts nothing', () => {
    const state = hallAddress.read(new URLSearchParams())
    const doNothing = () => undefined
    const part = (given: { facets: null; hasModes: boolean }, chosen = state) =>
      renderPart(<HallFilters state={chosen} {...given} go={doNothing} onChoose={doNothing} />)
    const plain = part({ facets: null, hasModes: false })
    expect(plain.querySelectorAll('select, input, [aria-label="竞价方式"]')).toHaveLength(0)
    expect(within(plain).getByRole('group', { name: '显示方式' })).toBeDefined()
    const withModes = part({ facets: null, hasModes: true })
    expect(within(withModes).getByRole('button', { name: '动态报价' })).toBeDefined()
    expect(withModes.querySelector('select')).toBeNull()
    const narrowed = part({ facets: null, hasModes: false }, { ...state, mode: 'ongoing' })
    expect(within(narrowed).getByRole('button', { name: '重置筛选' })).toBeDefined()
  })
})

describe('[LS-02] the strip of those that end soon', () => {
  test('shows the next eight in the order of their ends, each with a link into its room, whatever the filters', async () => {
    await open('?projectActive=2&mode=ongoing')
    await waitFor(() => expect(tiles()).toHaveLength(8))
    expect(tiles().map((tile) => tile.querySelector('a')!.getAttribute('href'))).toEqual([
      '/hall?watch=R11-0',
      '/hall?watch=R10-0',
      '/hall?watch=R09-0',
      '/hall?watch=R08-0',
      '/hall?watch=R07-0',
      '/hall?watch=R06-0',
      '/hall?watch=R22-0',
      '/hall?watch=R21-0',
    ])
    expect(tiles()[1]!.textContent).toMatch(
      /^成都市新都区望川路 650 号地下停车场 6 年租赁权97\.390 万元\/年距结束00天 00时 0\d分 \d\d秒$/,
    )
    await act(async () => world().jumpTo(world().exchange.tables.listings.get('R10-0')!.closesAt + 1))
    await waitFor(() => expect(tiles()[0]!.textContent).not.toContain('混凝土搅拌运输车'))
  })

  test('is absent from the results of a search by name', async () => {
    await open('?projectActive=1&q=执法执勤用车')
    await hasCards(1)
    expect(strip()).toBeNull()
  })

  test('is absent while no room is open', async () => {
    const empty = openWorld()
    await empty.scenario('empty')
    await open('?projectActive=1', { world: empty })
    await main().findByText('当前没有正在竞价的标的')
    expect(strip()).toBeNull()
  })
})
