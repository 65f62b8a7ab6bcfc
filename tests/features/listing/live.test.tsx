import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { deadlineOf, rowAfter, useLiveRow, withDeadlines } from '#src/features/listing/live.ts'
import type { ListingRow, ListingTick } from '#src/model/listing/schema.ts'
import { providePush, type PushHandlers } from '#src/shared/lib/push.ts'

const row: ListingRow = {
  assetsId: 'A1',
  assetsName: '春熙路商铺',
  projectType: 2,
  startPrice: '1000000',
  biddingPrice: '1020000',
  biddingCount: 2,
  deadline: 5000,
  status: 'BIDDING',
}
const tick: ListingTick = {
  assetsId: 'A1',
  biddingPrice: '1030000',
  biddingCount: 3,
  deadline: 125_000,
  status: 'BIDDING',
}

describe('rowAfter', () => {
  test('a newer tick changes price, bids, deadline and state, and nothing else', () => {
    expect(rowAfter(row, tick)).toEqual({
      assetsId: 'A1',
      assetsName: '春熙路商铺',
      projectType: 2,
      startPrice: '1000000',
      biddingPrice: '1030000',
      biddingCount: 3,
      deadline: 125_000,
      status: 'BIDDING',
    })
  })

  test('[LS-02] views are only added: a tick with fewer than the row does not take any away', () => {
    const viewed = { ...row, viewCount: 70 }
    expect(rowAfter(viewed, { ...tick, viewCount: 71 }).viewCount).toBe(71)
    expect(rowAfter(viewed, { ...tick, viewCount: 69 }).viewCount).toBe(70)
    expect(rowAfter(viewed, tick).viewCount).toBe(70)
  })

  test.each<[string, Partial<ListingRow>, Partial<ListingTick>]>([
    ['fewer bids than the row', { biddingCount: 4 }, { biddingCount: 3 }],
    [
      'as many bids, and a state the listing has left',
      { biddingCount: 0, status: 'BIDDING' },
      { biddingCount: 0, status: 'WAIT_BID' },
    ],
    [
      'as many bids, still in bidding',
      { biddingCount: 3, status: 'DEAL_PUBLICITY' },
      { biddingCount: 3, status: 'BIDDING' },
    ],
    ['another asset', {}, { assetsId: 'A2' }],
  ])('a tick of %s changes nothing', (_what, ofRow, ofTick) => {
    const shown = { ...row, ...ofRow }
    expect(rowAfter(shown, { ...tick, ...ofTick })).toBe(shown)
  })

  test.each<[string, Partial<ListingRow>, Partial<ListingTick>]>([
    ['the room has opened', { biddingCount: 0, status: 'WAIT_BID' }, { biddingCount: 0, status: 'BIDDING' }],
    ['a state that the portal does not know', { biddingCount: 3 }, { status: 'MOON_PHASE' }],
    ['the row has no number of bids', { biddingCount: null, status: null }, { biddingCount: 0 }],
    ['the deadline was moved', { biddingCount: 3 }, { deadline: 9000 }],
  ])('applied: %s', (_what, ofRow, ofTick) => {
    const update = { ...tick, ...ofTick }
    expect(rowAfter({ ...row, ...ofRow }, update)).toMatchObject({ status: update.status, deadline: update.deadline })
  })
})

describe('deadlineOf', () => {
  test('[HM-10] the deadline of the exchange comes first, else it is computed from the answer; negative and empty give none', () => {
    expect(deadlineOf({ deadline: 7000, leftTime: 1 }, 1000)).toBe(7000)
    expect(deadlineOf({ leftTime: 90 }, 1000)).toBe(91_000)
    expect(deadlineOf({ leftTime: -1 }, 1000)).toBeNull()
    expect(deadlineOf({ deadline: null, leftTime: null }, 1000)).toBeNull()
  })

  test('rows get their deadline when the answer arrives', () => {
    expect(withDeadlines([{ ...row, deadline: null, leftTime: 60 }], 2000)[0]!.deadline).toBe(62_000)
  })
})

function fakeHall() {
  const hall: { handlers: PushHandlers | null; joined: number; left: number } = { handlers: null, joined: 0, left: 0 }
  providePush({
    subscribe: (topic, handlers) => {
      expect(topic).toBe('hall')
      hall.joined += 1
      hall.handlers = handlers
      return () => {
        hall.left += 1
        hall.handlers = null
      }
    },
    say: () => Promise.resolve(),
    status: () => 'live',
    onStatus: () => () => undefined,
    roundTripMs: () => null,
    setUrgent: () => undefined,
  })
  const event = (data: unknown) =>
    act(() => hall.handlers!.onEvent({ type: 'tick', topic: 'hall', data, seq: 1, t: 0 }))
  const snapshot = (data: unknown) => act(() => hall.handlers!.onSnapshot(data))
  return { hall, event, snapshot }
}

describe('useLiveRow', () => {
  afterEach(cleanup)

  test('one subscription of the hall serves all rows and ends with the last', () => {
    const { hall } = fakeHall()
    const first = renderHook(() => useLiveRow(row))
    const second = renderHook(() => useLiveRow({ ...row, assetsId: 'A2' }))
    expect(hall).toMatchObject({ joined: 1, left: 0 })
    first.unmount()
    expect(hall.left).toBe(0)
    second.unmount()
    expect(hall).toMatchObject({ joined: 1, left: 1 })
  })

  test('[HM-06] snapshot and events are applied; an older tick is ignored', () => {
    const { event, snapshot } = fakeHall()
    const { result } = renderHook(() => useLiveRow(row))
    expect(result.current.biddingPrice).toBe('1020000')
    snapshot([tick])
    expect(result.current).toMatchObject({ biddingPrice: '1030000', biddingCount: 3 })
    event({ ...tick, biddingPrice: '1050000', biddingCount: 5 })
    expect(result.current).toMatchObject({ biddingPrice: '1050000', biddingCount: 5 })
    event({ ...tick, biddingPrice: '1040000', biddingCount: 4 })
    expect(result.current).toMatchObject({ biddingPrice: '1050000', biddingCount: 5 })
  })

  test('[HM-06] events that follow each other at once are applied together; none outlives the subscription', () => {
    vi.useFakeTimers()
    const { event, snapshot } = fakeHall()
    const rendered = vi.fn<() => void>()
    const hook = renderHook(() => {
      rendered()
      return useLiveRow(row)
    })
    snapshot([tick])
    rendered.mockClear()
    for (const bids of [4, 5, 6, 7]) event({ ...tick, biddingCount: bids })
    expect(hook.result.current.biddingCount).toBe(4)
    act(() => void vi.advanceTimersByTime(199))
    expect(hook.result.current.biddingCount).toBe(4)
    act(() => void vi.advanceTimersByTime(1))
    expect(hook.result.current.biddingCount).toBe(7)
    expect(rendered).toHaveBeenCalledTimes(2)
    hook.unmount()
    expect(vi.getTimerCount()).toBe(0)
    vi.useRealTimers()
  })

  test('updates of other rows and malformed events do not render it', () => {
    const { event, snapshot } = fakeHall()
    const rendered = vi.fn<() => void>()
    const { result } = renderHook(() => {
      rendered()
      return useLiveRow({ ...row, assetsId: 'A9' })
    })
    const before = rendered.mock.calls.length
    event({ ...tick, assetsId: 'A8' })
    event({ nothing: 'of the kind' })
    snapshot('rubbish')
    expect(rendered.mock.calls).toHaveLength(before)
    expect(result.current.biddingPrice).toBe('1020000')
  })
})
