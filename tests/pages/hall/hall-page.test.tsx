// @vitest-environment happy-dom
import { act, cleanup, configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import HallPage from '#src/pages/hall/HallPage.tsx'
import { hallAddressIn, hallSearch, isRight } from '#src/pages/hall/parts/address.ts'
import type { PushHandlers } from '#src/shared/lib/push.ts'
import { provideServerTime } from '#src/shared/lib/server-time.ts'
import { good, host, openScreen, useHost, useLine } from '#tests/support/screen.tsx'

configure({ defaultHidden: true })

const now = Date.parse('2026-11-20T10:00:00+08:00')

type Asked = { current: number; size: number; assetsName?: string }
const fake = { counts: { hall: 19, upcoming: 3 }, asked: [] as (Asked & { list: string })[], isDown: false }

const row = (list: string, index: number) => ({
  assetsId: `${list}${index}`,
  assetsName: `${list === 'hall' ? '商铺' : '厂房'} ${index} 号`,
  projectType: 2,
  projectNature: 0,
  priceType: 1,
  startPrice: '1000000',
  biddingPrice: null,
  biddingCount: 0,
  deadline: now + index * 60_000,
  status: list === 'hall' ? 'BIDDING' : 'WAIT_BID',
})

const list = (path: string, name: 'hall' | 'upcoming') =>
  http.post(`${host}${path}`, async ({ request }) => {
    const asked = (await request.json()) as Asked
    fake.asked.push({ ...asked, list: name })
    if (fake.isDown) return Response.error()
    const rows = Array.from({ length: fake.counts[name] }, (_, index) => row(name, index + 1)).filter(
      ({ assetsName }) => assetsName.includes(asked.assetsName ?? ''),
    )
    const from = (asked.current - 1) * asked.size
    return good({
      records: rows.slice(from, from + asked.size),
      total: rows.length,
      size: asked.size,
      current: asked.current,
    })
  })

const server = setupServer(
  list('/dscq-sync/v1/bid-assets/hall/page', 'hall'),
  list('/dscq-project/activity/upcoming-bid', 'upcoming'),
)

let hall: PushHandlers | undefined
let router: ReturnType<typeof openScreen>
const here = () => decodeURIComponent(router.state.location.search)

const open = (search = '?projectActive=1') => {
  router = openScreen([{ path: '/hall', element: <HallPage /> }], `/hall${search}`)
}
const rows = () => screen.queryAllByRole('row').slice(1)
const hasRows = (count: number) => waitFor(() => expect(rows()).toHaveLength(count))
const tab = (name: RegExp) => screen.getByRole('tab', { name })

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  useHost()
})
beforeEach(() => {
  provideServerTime(() => now)
  useLine((handlers) => (hall = handlers))
  Object.assign(fake, { counts: { hall: 19, upcoming: 3 }, asked: [], isDown: false })
})
afterEach(cleanup)
afterAll(() => server.close())

describe('[LS-02] the address of the hall', () => {
  test.each([
    ['', '?projectActive=1'],
    ['?projectActive=3', '?projectActive=1'],
    ['?projectActive=abc&q=%20商铺%20', '?projectActive=1&q=商铺'],
    ['?projectActive=2&current=0', '?projectActive=2'],
    ['?projectActive=1&current=-4', '?projectActive=1'],
    ['?projectActive=1&current=1e9', '?projectActive=1'],
  ])('%s is %s', (given, right) => {
    const search = new URLSearchParams(given)
    expect(isRight(search)).toBe(false)
    expect(decodeURIComponent(hallSearch(hallAddressIn(search)))).toBe(right)
    expect(isRight(new URLSearchParams(right))).toBe(true)
  })

  test('a wrong one is set right, and a page beyond the last is the last', async () => {
    open('?projectActive=7&current=99')
    await waitFor(() => expect(here()).toBe('?projectActive=1&current=3'))
    await hasRows(3)
  })
})

describe('[LS-02] the hall', () => {
  test('shows eight rows of a state with the columns of HM-09, and knows how many there are of both', async () => {
    open()
    await hasRows(8)
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      '标的名称',
      '竞价组织方',
      '当前价',
      '溢价率',
      '剩余时间',
    ])
    await waitFor(() => expect(tab(/^即将竞价/).textContent).toBe('即将竞价 3'))
    expect(tab(/^正在竞价/).textContent).toBe('正在竞价 19')
    expect(fake.asked.every(({ size }) => size === 8)).toBe(true)
    await userEvent.click(tab(/^即将竞价/))
    await hasRows(3)
    expect(here()).toBe('?projectActive=2')
    expect(screen.getAllByRole('columnheader')).toHaveLength(4)
  })

  test('leafs through its pages by the address', async () => {
    open()
    await hasRows(8)
    await userEvent.click(screen.getByRole('link', { name: '第 3 页' }))
    await hasRows(3)
    expect(here()).toBe('?projectActive=1&current=3')
    await act(() => router.navigate(-1))
    await hasRows(8)
  })

  test('searches by name, and says what to do when nothing is found', async () => {
    open('?projectActive=1&current=2')
    await hasRows(8)
    await userEvent.type(screen.getByRole('searchbox'), '商铺 19{Enter}')
    await hasRows(1)
    expect(here()).toBe('?projectActive=1&q=商铺+19')
    await userEvent.clear(screen.getByRole('searchbox'))
    await userEvent.type(screen.getByRole('searchbox'), '没有{Enter}')
    await screen.findByText('没有找到名称含“没有”的标的')
    await userEvent.click(screen.getByRole('button', { name: '清除搜索条件' }))
    await hasRows(8)
  })

  test('follows the hall: price, and rows that leave', async () => {
    open()
    await hasRows(8)
    act(() =>
      hall?.onSnapshot([
        { assetsId: 'hall1', biddingPrice: '1124000', biddingCount: 2, deadline: now + 9000, status: 'BIDDING' },
      ]),
    )
    expect(rows()[0]!.textContent).toContain('112.400000 万元')
    expect(rows()[0]!.textContent).toContain('12.40%')
    fake.counts.hall = 4
    act(() =>
      hall?.onEvent({
        type: 'tick',
        topic: 'hall',
        data: { assetsId: 'hall1', biddingPrice: '1124000', biddingCount: 2, deadline: now, status: 'DEAL_PUBLICITY' },
        seq: 1,
        t: now,
      }),
    )
    await hasRows(4)
  })

  test('empty leads to the other state, failed asks again', async () => {
    fake.counts.hall = 0
    open()
    await userEvent.click(await screen.findByRole('button', { name: '看看即将竞价' }))
    await hasRows(3)
    cleanup()
    fake.isDown = true
    open()
    const alert = await screen.findByRole('alert')
    fake.isDown = false
    fake.counts.hall = 2
    await userEvent.click(within(alert).getByRole('button', { name: '重试' }))
    await hasRows(2)
  })
})
