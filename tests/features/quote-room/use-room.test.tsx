import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as client from '#src/api/client.ts'
import { isOutdated } from '#src/features/quote-room/state/room-view.ts'
import { useRoomPreview } from '#src/features/quote-room/state/use-room-preview.ts'
import { useRoom } from '#src/features/quote-room/state/use-room.ts'
import { useSession } from '#src/features/session/store.ts'
import { signedOut } from '#src/features/session/reducer.ts'
import { push, type PushHandlers } from '#src/shared/lib/push.ts'
import { bidder, hall, s } from '#tests/mock/exchange/bidding/engine/support.ts'
import { stubPush } from '#tests/support/push-stub.ts'

let readers = new Map<string, PushHandlers>()

beforeEach(() => {
  vi.useFakeTimers()
  readers = new Map()
  stubPush((handlers, topic) => readers.set(topic, handlers))
  useSession.setState({ ...signedOut, baseUserId: 'B' }, true)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
  useSession.setState(signedOut, true)
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** A room in which A and C bid, and B sits at a screen whose questions take so long, ms. */
async function sitIn(answerMs = 0, people: Parameters<typeof hall>[2] = ['A', 'B', 'C']) {
  const room = hall('ongoing', { S: '5', M: null, openMs: s(600) }, people)
  room.wake(0)
  let at = 0
  const see = () => ({ ...room.see('B', (at += 1)) })
  const asked = vi.spyOn(client, 'call').mockImplementation(() => {
    const answer = see()
    return new Promise((resolve) => {
      setTimeout(() => resolve(answer), answerMs)
    })
  })
  const { result } = renderHook(() => useRoom('R1'))
  act(() => readers.get('room:R1')!.onSnapshot(see()))
  await pass(0)
  asked.mockClear()
  const sendEvent = (topic: string, type: string, data: unknown) =>
    act(() => readers.get(topic)!.onEvent({ type, topic, data, seq: 1, t: 0 }))
  const bid = (who: string, amount: number) => {
    const before = room.events.length
    expect(room.quote(who, amount, (at += 1_000))).toBe('ok')
    for (const { type, data, to } of room.events.slice(before)) if (to === null) sendEvent('room:R1', type, data)
  }
  return { room, result, asked, sendEvent, bid, see, now: () => at }
}

test('[BD-03] in a room with a bid every 100 ms the own standing is still fetched', async () => {
  const { room, result, asked, bid, now } = await sitIn(200)
  const phase = { ...room.see(null, now()).phase }
  act(() =>
    readers.get('room:R1')!.onEvent({
      type: 'PHASE',
      topic: 'room:R1',
      data: { version: room.room.version, phase, current: null, minNext: '100', maxNext: null, leaderNo: null },
      seq: 1,
      t: 0,
    }),
  )
  await pass(20)
  expect(isOutdated(result.current.room!)).toBe(true)
  for (let count = 0; count < 10; count += 1) {
    bid(count % 2 === 0 ? 'A' : 'C', 100 + 5 * count)
    await pass(100)
  }
  expect(asked).toHaveBeenCalledTimes(1)
  expect(isOutdated(result.current.room!)).toBe(false)
  expect(result.current.room).toMatchObject({ current: '145', seq: 10, me: { canBid: true } })
})

test('[BD-03] an invalidation during a fetch does not cancel it; a second fetch follows', async () => {
  const { result, asked } = await sitIn(200)
  act(() => result.current.refetch())
  await pass(200)
  expect(asked).toHaveBeenCalledTimes(1)
  act(() => result.current.refetch())
  await pass(160)
  expect(isOutdated(result.current.room!)).toBe(true)
  await pass(400)
  expect(asked).toHaveBeenCalledTimes(2)
  expect(isOutdated(result.current.room!)).toBe(false)
})

test('[BD-03] an unreadable bid greys the room at once and causes a fetch, which restores the newest price', async () => {
  const { room, result, asked, sendEvent } = await sitIn(200)
  expect(room.quote('A', 100, 1_000)).toBe('ok')
  const { data } = room.events.findLast(({ type }) => type === 'BID')!
  sendEvent('room:R1', 'BID', { ...(data as object), current: '1e2' })
  await pass(20)
  expect([result.current.status, result.current.room?.current ?? null]).toEqual(['stale', null])
  await pass(200)
  expect(asked).toHaveBeenCalledTimes(1)
  await pass(200)
  expect(result.current).toMatchObject({ status: 'live', room: { current: '100' } })
  expect(isOutdated(result.current.room!)).toBe(false)
  await pass(5_000)
  expect(asked).toHaveBeenCalledTimes(1)
})

test('[BD-03] [BD-05] an unreadable bid makes a room preview ask for a new snapshot', () => {
  const room = hall('ongoing', { S: '5', M: null, openMs: s(600) }, ['A', 'B', 'C'])
  room.wake(0)
  const read: PushHandlers[] = []
  const left = vi.fn<() => void>()
  vi.spyOn(push(), 'subscribe').mockImplementation((_, handlers) => {
    read.push(handlers)
    return left
  })
  const { result } = renderHook(() => useRoomPreview('R1'))
  const sendSnapshots = () => act(() => read.forEach(({ onSnapshot }) => onSnapshot(room.see(null, 1_000))))
  sendSnapshots()
  room.quote('A', 100, 1_000)
  act(() => read[0]!.onEvent({ type: 'BID', topic: 'room:R1', data: { version: 99 }, seq: 1, t: 0 }))
  expect([read.length, result.current?.current ?? null]).toEqual([2, null])
  sendSnapshots()
  expect(result.current).toMatchObject({ current: '100', isBehind: false })
  expect([read.length, left.mock.calls.length]).toEqual([2, 1])
})

test('[BD-03] [BD-05] a second unreadable bid during that snapshot makes a room preview ask once more', () => {
  const room = hall('ongoing', { S: '5', M: null, openMs: s(600) }, ['A', 'B', 'C'])
  room.wake(0)
  const read: PushHandlers[] = []
  vi.spyOn(push(), 'subscribe').mockImplementation((_, handlers) => {
    read.push(handlers)
    return () => undefined
  })
  const { result } = renderHook(() => useRoomPreview('R1'))
  const unreadable = () => read[0]!.onEvent({ type: 'BID', topic: 'room:R1', data: { version: 99 }, seq: 1, t: 0 })
  act(() => read[0]!.onSnapshot(room.see(null, 1_000)))
  act(unreadable)
  expect(read).toHaveLength(2)
  act(() => {
    read[0]!.onSnapshot(room.see(null, 1_000))
    unreadable()
  })
  expect([read.length, result.current?.isBehind]).toEqual([3, true])
})

test('[F19] leaving the hall aborts the fetch of the room', async () => {
  const asked = vi.spyOn(client, 'call').mockImplementation(() => new Promise(() => undefined))
  const { unmount } = renderHook(() => useRoom('R1'))
  await pass(0)
  const signal = asked.mock.calls[0]![2]!.signal!
  expect(signal.aborted).toBe(false)
  unmount()
  expect(signal.aborted).toBe(true)
})

test.each(['enrolments', 'deposits'])(
  '[BD-03] an event about one’s own %s causes a fetch of the own standing',
  async (matter) => {
    const { sendEvent, asked } = await sitIn()
    sendEvent('user:B', 'changed', { matter })
    await pass(200)
    expect(asked).toHaveBeenCalledTimes(1)
    sendEvent('user:B', 'changed', { matter: 'messages' })
    await pass(1_000)
    expect(asked).toHaveBeenCalledTimes(1)
  },
)

test('[BD-03] a watcher who qualifies meanwhile becomes a bidder', async () => {
  const { room, result, sendEvent } = await sitIn(0, ['A', 'C'])
  expect(result.current.room?.me?.bidNo ?? null).toBeNull()
  const before = room.events.length
  room.take({ kind: 'admit', bidder: bidder('B') }, 50)
  for (const { type, data, to } of room.events.slice(before)) if (to === null) sendEvent('room:R1', type, data)
  await pass(20)
  await pass(200)
  expect(result.current.room?.me?.bidNo).toBe('1066')
})

test('[BD-03] a public snapshot of the socket does not remove private data: it is fetched over HTTP', async () => {
  const { room, result, asked, now } = await sitIn()
  expect(result.current.room?.me?.bidNo).toBe('1066')
  const forGuests = { ...room.see(null, now()), me: undefined }
  act(() => readers.get('room:R1')!.onSnapshot(forGuests))
  expect(result.current.room?.me?.bidNo).toBe('1066')
  await pass(200)
  expect(asked).toHaveBeenCalledTimes(1)
  expect(result.current.room?.me?.bidNo).toBe('1066')
})
