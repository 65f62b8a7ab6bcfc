import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Outcome } from '#src/features/quote-room/quoting/Outcome.tsx'
import { isOutdatedOutcome } from '#src/features/quote-room/quoting/outdated-outcome.ts'
import { draft, type Intent, type Quoting } from '#src/features/quote-room/quoting/quoting.ts'
import { afterSnapshot } from '#src/features/quote-room/state/room-view.ts'
import { ownStanding } from '#src/features/quote-room/state/standing.ts'
import type { Quoter } from '#src/features/quote-room/quoting/use-quoting.ts'
import { hall, s } from '#tests/mock/exchange/bidding/engine/support.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const intent: Intent = { amount: '105', phaseId: 2, stage: null, priority: false, basis: 0, idemKey: 'key-00000001' }
const unsent: Quoting = { step: 'unsent', intent, reason: { text: '竞价已经结束' } }

test('[BD-03] an unsent quote is shown until it is dismissed, and after the end for a few seconds', () => {
  const room = hall('ongoing', { S: '5', openMs: s(60), D: s(30) })
  room.wake(0)
  const dismiss = vi.fn<() => void>()
  const show = (at: number, quoting: Quoting) => (
    <Outcome
      room={afterSnapshot(null, room.see('B', s(at)))}
      typeCode={null}
      standing={null}
      quoter={{ quoting, dismiss } as unknown as Quoter}
    />
  )
  const { rerender } = render(show(1, unsent))
  const region = screen.getByRole('group', { name: '报价结果' })
  expect(region.textContent).toBe('报价 105.00 元 未发送：竞价已经结束知道了')
  act(() => void vi.advanceTimersByTime(60_000))
  expect(dismiss).not.toHaveBeenCalled()
  room.wake(s(600))
  rerender(show(600, unsent))
  act(() => void vi.advanceTimersByTime(5_000))
  expect(dismiss).not.toHaveBeenCalled()
  act(() => void vi.advanceTimersByTime(2_000))
  expect(dismiss).toHaveBeenCalledTimes(1)
  rerender(show(600, draft))
  expect(region.textContent).toBe('')
})

describe('[BD-03] an accepted quote is reported while it is the present state', () => {
  const open = () => {
    const room = hall('ongoing', { S: '5', openMs: s(60), D: s(30) }, ['A', 'B'])
    room.wake(0)
    return room
  }
  type Played = ReturnType<typeof open>
  const accepted = (seq: number, at: number): Quoting => ({
    step: 'accepted',
    intent,
    reply: { accepted: true, seq, serverTime: s(at), version: 1 },
  })
  const dismiss = vi.fn<() => void>()
  const showTo = (played: Played, viewer: string, at: number, quoting: Quoting) => {
    const room = afterSnapshot(null, played.see(viewer, s(at)))
    const standing = ownStanding(room, 'live')
    const quoter = { quoting, dismiss } as unknown as Quoter
    return <Outcome room={room} typeCode={null} standing={standing} quoter={quoter} />
  }
  const shown = () => screen.getByRole('group', { name: '报价结果' }).textContent

  beforeEach(() => dismiss.mockClear())

  test('it goes at once when the quote is outbid', () => {
    const room = open()
    room.quote('A', 105, s(1))
    const { rerender } = render(showTo(room, 'A', 2, accepted(1, 1)))
    expect(shown()).toBe('报价 105.00 元 已受理（第 1 号）')
    room.quote('B', 110, s(3))
    rerender(showTo(room, 'A', 3, accepted(1, 1)))
    expect(shown()).toBe('')
    act(() => void vi.advanceTimersByTime(1))
    expect(dismiss).toHaveBeenCalledTimes(1)
  })

  test('the standing of an earlier quote does not hide it before the room shows the new one', () => {
    const room = open()
    room.quote('A', 100, s(1))
    room.quote('B', 105, s(2))
    render(showTo(room, 'A', 3, accepted(3, 3)))
    expect(shown()).toBe('报价 105.00 元 已受理（第 3 号）')
  })

  test('it goes when the room ends', () => {
    const room = open()
    room.quote('A', 105, s(1))
    const { rerender } = render(showTo(room, 'A', 2, accepted(1, 1)))
    room.wake(s(200))
    rerender(showTo(room, 'A', 200, accepted(1, 1)))
    expect(shown()).toBe('')
  })

  test('an acceptance that ends the room is reported for its few seconds', () => {
    const room = hall('dutch-auction', { P0: '200', top: '200', floor: '100', dropStep: '20', dropMs: s(10) })
    room.wake(0)
    expect(room.quote('A', 200, s(1), { stage: 0 })).toBe('ok')
    render(showTo(room, 'A', 1, accepted(1, 1)))
    expect(shown()).toBe('报价 105.00 元 已受理（第 1 号）')
  })
})

describe('[BD-15] [BD-16] a refusal is shown while it may still be acted on', () => {
  const falling = { P0: '200', top: '200', floor: '100', dropStep: '20', dropMs: s(10) }
  const rising = { S: '5', openMs: s(60), D: s(30) }
  const refused: Quoting = { step: 'refused', intent: { ...intent, stage: 1 }, code: 4202, message: '上一价格档已结束' }
  const isOver = (mode: 'dutch-auction' | 'v-shaped', at: number, quoting: Quoting) => {
    const room = hall(mode, falling, ['A', 'B'])
    room.wake(s(at))
    return isOutdatedOutcome(quoting, afterSnapshot(null, room.see('A', s(at))), null)
  }

  test.each([
    ['dutch-auction', 11, false],
    ['dutch-auction', 25, false],
    ['dutch-auction', 31, true],
    ['v-shaped', 25, false],
    ['v-shaped', 31, true],
  ] as const)('%s: of the second step, %i s after the opening: outdated %s', (mode, at, expected) => {
    expect(isOver(mode, at, refused)).toBe(expected)
  })

  test('of a rising price until a few seconds after the end', () => {
    const room = hall('ongoing', rising, ['A', 'B'])
    const dismiss = vi.fn<() => void>()
    const show = (at: number) => {
      room.wake(s(at))
      const seen = afterSnapshot(null, room.see('A', s(at)))
      const quoter = { quoting: { ...refused, intent }, dismiss } as unknown as Quoter
      return <Outcome room={seen} typeCode={null} standing={null} quoter={quoter} />
    }
    const { rerender } = render(show(1))
    act(() => void vi.advanceTimersByTime(60_000))
    rerender(show(200))
    act(() => void vi.advanceTimersByTime(5_999))
    expect(dismiss).not.toHaveBeenCalled()
    expect(screen.getByRole('group', { name: '报价结果' }).textContent).toContain('未被受理')
    act(() => void vi.advanceTimersByTime(1))
    expect(dismiss).toHaveBeenCalledTimes(1)
  })

  test('once the fall has turned into a rise it is still news', () => {
    const room = hall('v-shaped', { ...falling, S: '5' }, ['A', 'B'])
    room.wake(s(31))
    expect(room.quote('B', 140, s(31), { stage: 3 })).toBe('ok')
    expect(isOutdatedOutcome(refused, afterSnapshot(null, room.see('A', s(32))), null)).toBe(false)
  })

  test('an outdated one is gone with its button, and forgotten', () => {
    const room = hall('dutch-auction', falling, ['A', 'B'])
    const dismiss = vi.fn<() => void>()
    const show = (at: number) => {
      room.wake(s(at))
      const seen = afterSnapshot(null, room.see('A', s(at)))
      const quoter = { quoting: refused, dismiss } as unknown as Quoter
      return <Outcome room={seen} typeCode={null} standing={null} quoter={quoter} />
    }
    const { rerender } = render(show(11))
    const region = screen.getByRole('group', { name: '报价结果' })
    expect(region.textContent).toBe('报价 105.00 元 未被受理：上一价格档已结束知道了')
    act(() => void vi.advanceTimersByTime(60_000))
    expect(dismiss).not.toHaveBeenCalled()
    rerender(show(31))
    expect(region.textContent).toBe('')
    act(() => void vi.advanceTimersByTime(1))
    expect(dismiss).toHaveBeenCalledTimes(1)
  })
})
