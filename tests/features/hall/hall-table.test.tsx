import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { HallTable } from '#src/features/hall/HallTable.tsx'
import type { HallState } from '#src/features/hall/queries.ts'
import type { ListingRow } from '#src/model/listing/schema.ts'
import type { PushHandlers } from '#src/shared/lib/push.ts'
import { provideServerTime } from '#src/shared/lib/time/server-time.ts'
import { sampleListing } from '#tests/support/listing-row.ts'
import { stubPush } from '#tests/support/push-stub.ts'

const now = 1_772_760_600_000
const row = (assetsId: string, over: Partial<ListingRow> = {}): ListingRow =>
  sampleListing('physical', {
    assetsId,
    assetsName: `标的${assetsId}`,
    projectNature: 1,
    biddingPrice: '0',
    biddingCount: 0,
    deadline: now + 93_784_000,
    ...over,
  })

let hall: PushHandlers | undefined
const client = new QueryClient()

const show = (rows: ListingRow[], state: HallState = 1) =>
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <HallTable rows={rows} state={state} caption="正在竞价" rowHeight={44} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
const texts = (role: 'columnheader' | 'cell') => screen.getAllByRole(role).map(({ textContent }) => textContent)
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const tick = (data: object) => act(() => hall?.onEvent({ type: 'tick', topic: 'hall', data, seq: 1, t: now }))

beforeEach(() => {
  vi.useFakeTimers({ now })
  provideServerTime(() => Date.now())
  stubPush((handlers) => {
    hall = handlers
    handlers.onSnapshot([])
  })
})
afterEach(cleanup)

describe('[HM-09] columns', () => {
  test('of an asset in bidding', () => {
    show([row('A1', { biddingPrice: '1124000', biddingCount: 3 })])
    expect(texts('columnheader')).toEqual(['标的名称', '竞价组织方', '当前价', '溢价率', '剩余时间'])
    expect(texts('cell')).toEqual(['岷江联合产权交易所', '112.400000 万元', '12.40%', '01天 02时 03分 04秒'])
  })

  test('of an asset about to bid', () => {
    show([row('A1', { status: 'WAIT_BID', biddingPrice: '1124000', biddingCount: 3 })], 2)
    expect(texts('columnheader')).toEqual(['标的名称', '组织方', '起始价', '距开始'])
    expect(texts('cell')).toEqual(['岷江联合产权交易所', '100.000000 万元', '01天 02时 03分 04秒'])
  })

  test('without a bid there is a start price and no rate; a custom unit is shown', () => {
    show([row('A1', { priceType: 2, priceUnitName: '元/月', startPrice: '12800' })])
    expect(texts('cell').slice(1, 3)).toEqual(['12,800.000 元/月', '---'])
  })

  test('[RT-13] names link to the page of their project type', () => {
    show([
      row('A1'),
      row('P1', { projectType: 1 }),
      row('P0', { projectType: 1, projectNature: 0, showName: '改名的标的' }),
    ])
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['标的A1', '/projectDetail/A1.html'],
      ['标的P1', '/projectPkg/P1.html'],
      ['改名的标的', '/projectDetail/P0.html'],
    ])
  })
})

describe('[HM-10] countdowns', () => {
  test('show 已超时 exactly at zero; a row without a deadline shows none', () => {
    show([row('A1', { deadline: now + 2000 }), row('A2', { deadline: null })])
    const timers = () => screen.getAllByRole('timer').map(({ textContent }) => textContent)
    expect(timers()).toEqual(['00天 00时 00分 02秒'])
    pass(1010)
    expect(timers()).toEqual(['00天 00时 00分 01秒'])
    pass(1000)
    expect(timers()).toEqual(['已超时'])
  })
})

describe('live rows', () => {
  test('[HM-09] a bid changes price, rate and time of its row and tints the price; other rows do not change', () => {
    const invalidated = vi.spyOn(client, 'invalidateQueries')
    show([row('A1'), row('A2')])
    tick({ assetsId: 'A1', biddingPrice: '1100000', biddingCount: 1, deadline: now + 120_000, status: 'BIDDING' })
    const [, first, second] = screen.getAllByRole('row')
    expect(
      within(first!)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['岷江联合产权交易所', '110.000000 万元', '10.00%', '00天 00时 02分 00秒'])
    expect(first!.querySelector('[data-tick="up"]')?.textContent).toBe('110.000000 万元')
    expect(second!.querySelector('[data-tick]')).toBeNull()
    pass(1500)
    expect(first!.querySelector('[data-tick]')).toBeNull()
    expect(invalidated).not.toHaveBeenCalled()
  })

  test('[HM-09] a falling price is marked as such; of sealed bids nothing is marked', () => {
    show([
      row('A1', { biddingPrice: '1200000', mode: 'dutch-auction' }),
      row('A2', { mode: 'final', biddingPrice: null }),
    ])
    tick({ assetsId: 'A1', biddingPrice: '1190000', biddingCount: 0, deadline: now + 9000, status: 'BIDDING' })
    tick({ assetsId: 'A2', biddingPrice: null, biddingCount: 1, deadline: now + 9000, status: 'BIDDING' })
    pass(200)
    const marks = [...document.querySelectorAll('[data-tick]')].map((mark) => [
      mark.getAttribute('data-tick'),
      mark.textContent,
    ])
    expect(marks).toEqual([['down', '119.000000 万元']])
  })

  test('[HM-09] 1,000 events a minute change the rows at most five times a second, and end with the last price', () => {
    show([row('A1')])
    let price = 1_000_000
    const shown = new Set<string>()
    for (let at = 0; at < 3000; at += 60) {
      price += 10_000
      tick({
        assetsId: 'A1',
        biddingPrice: String(price),
        biddingCount: (price - 1_000_000) / 10_000,
        deadline: now + 93_784_000,
        status: 'BIDDING',
      })
      shown.add(screen.getAllByRole('cell')[1]!.textContent)
      expect(document.querySelectorAll('[data-tick="up"]')).toHaveLength(1)
      pass(60)
    }
    expect(shown.size).toBeLessThanOrEqual(16)
    pass(200)
    expect(screen.getAllByRole('cell')[1]!.textContent).toBe('150.000000 万元')
  })

  test('rooms that open or close at the same time refetch their lists once', () => {
    const invalidated = vi.spyOn(client, 'invalidateQueries')
    show([row('B1'), row('B2')])
    const closed = { biddingPrice: '0', biddingCount: 0, deadline: now, status: 'FAILED' }
    tick({ assetsId: 'B1', ...closed })
    pass(300)
    tick({ assetsId: 'B2', ...closed })
    pass(399)
    expect(invalidated).not.toHaveBeenCalled()
    pass(1)
    expect(invalidated.mock.calls).toEqual([[{ queryKey: ['hall'] }]])
  })
})
