// @vitest-environment happy-dom
import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as client from '#src/api/client.ts'
import type { MyRoom } from '#src/model/bidding/calls.ts'
import { RoomList } from '#src/pages/my-project/parts/RoomList.tsx'
import type { PushHandlers } from '#src/shared/lib/push.ts'
import { openScreen, useLine } from '#tests/support/screen.tsx'

const room = (over: Partial<MyRoom> = {}): MyRoom => ({
  roomId: 'A1',
  assetsId: 'A1',
  name: '春熙路商铺',
  asset: { assetsId: 'A1', assetsName: '春熙路商铺', projectType: 2, startPrice: '1000000' },
  mode: 'ongoing',
  enrolId: 'E1',
  bidNo: '1001',
  phase: 'FREE',
  label: '限时报价期',
  start: 0,
  end: null,
  current: '1020000.00',
  unit: '元',
  leading: true,
  result: null,
  ...over,
})
const asset = { assetsId: 'P1', assetsName: '三间商铺', projectType: 1 as const, startPrice: '3000000' }
const lot = (index: number) =>
  room({ roomId: `P1-${index}`, assetsId: 'P1', name: `商铺${index}`, asset, current: '105', unit: '元/年' })

let readers = new Map<string, PushHandlers>()
beforeEach(() => {
  readers = new Map()
  useLine((handlers, topic) => readers.set(topic, handlers))
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

async function openRooms(...rooms: MyRoom[]) {
  const asked = vi.spyOn(client, 'call').mockResolvedValue(rooms)
  openScreen([{ path: '/myProject', element: <RoomList /> }], '/myProject?list=2')
  await screen.findByRole('table', { name: '我的竞价厅' })
  return { timesAsked: () => asked.mock.calls.length }
}

const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) })
const wayIn = (name: string) => within(rowOf(name)).getByRole('link', { name: /^进入竞价厅/ })
const head = (assetsId: string, biddingPrice: string, biddingCount: number) => ({
  assetsId,
  status: 'BIDDING',
  biddingPrice,
  biddingCount,
  enrolled: 3,
  bidFrom: 0,
  bidUntil: 1,
})
const shows = (assetsId: string, price: string, count: number) =>
  act(() => readers.get(`lot:${assetsId}`)?.onSnapshot({ head: head(assetsId, price, count), quotes: [] }))

test('[BD-04] each lot of a package opens its own room and shows its own price in its own unit', async () => {
  await openRooms(lot(1), lot(3))
  expect(wayIn('商铺3').getAttribute('href')).toBe('/quoteHall?assetsId=P1&lot=P1-3')
  expect(rowOf('商铺3').textContent).toContain('105.000 元/年')
  expect(rowOf('商铺3').textContent).not.toContain('3,000,000')
  shows('P1-3', '110', 2)
  expect(rowOf('商铺3').textContent).toContain('110.000 元/年')
  expect(rowOf('商铺1').textContent).toContain('105.000 元/年')
})

test('[BD-04] a single asset opens its room by its own address', async () => {
  await openRooms(room())
  expect(wayIn('春熙路商铺').getAttribute('href')).toBe('/quoteHall?assetsId=A1')
})

test('[BD-04] nobody is said to lead beside a price that is not the one the answer came with', async () => {
  await openRooms(room())
  shows('A1', '1020000', 2)
  expect(rowOf('春熙路商铺').textContent).toContain('您当前领先')
  shows('A1', '1030000', 3)
  expect(rowOf('春熙路商铺').textContent).not.toContain('您当前领先')
})

test('[BD-04] who leads is asked again when somebody has quoted, once for many quotes within a pause', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { timesAsked } = await openRooms(room())
  shows('A1', '1020000', 2)
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(timesAsked()).toBe(1)
  for (const count of [3, 4, 5, 6]) {
    shows('A1', `10${count}0000`, count)
    await act(() => vi.advanceTimersByTimeAsync(100))
  }
  expect(timesAsked()).toBe(2)
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(timesAsked()).toBe(3)
})
