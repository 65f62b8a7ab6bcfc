import { describe, expect, test } from 'vitest'
import { openedIn, voidReason } from '#src/features/quote-room/price/counting.ts'
import type { Intent } from '#src/features/quote-room/quoting/quoting.ts'
import { afterSnapshot, type RoomView } from '#src/features/quote-room/state/room-view.ts'
import { hall, s } from '#tests/mock/exchange/bidding/engine/support.ts'

type Hall = ReturnType<typeof hall>

const seen = (room: Hall, at: number): RoomView => afterSnapshot(null, room.see('B', s(at)))
const intentFor = (amount: string, priority = false): Intent => ({
  amount,
  phaseId: 1,
  stage: null,
  priority,
  basis: 0,
  idemKey: 'key-00000001',
})

/** Why B's amount can no longer count, had its confirmation been opened at second 1. */
const opened = (room: Hall, amount: string, priority = false) => {
  room.wake(s(1))
  const before = openedIn(seen(room, 1))
  return (at: number) => {
    room.wake(s(at))
    return voidReason(intentFor(amount, priority), before, seen(room, at), null)
  }
}

describe('[BD-03] whether an amount that awaits confirmation can still be accepted', () => {
  test('while the price rises below it, and no longer when it is overtaken', () => {
    const room = hall('ongoing', { S: '5', openMs: s(600) })
    const reason = opened(room, '120')
    room.quote('A', 100, s(2))
    expect(reason(2)).toBeNull()
    room.quote('C', 115, s(3))
    expect(reason(3)).toBeNull()
    room.quote('A', 120, s(4))
    expect(reason(4)).toEqual({ text: '价格已变动，该金额已低于最低有效报价' })
  })

  test('in the next open phase, through the preparation between two, and not after the hammer', () => {
    const room = hall('phased', { S: '5', openMs: s(10), prepMs: s(5), D: s(20) })
    const reason = opened(room, '120')
    room.quote('A', 100, s(2))
    room.quote('C', 105, s(3))
    expect([reason(12), seen(room, 12).phase.name]).toEqual([null, 'PREP2'])
    expect([reason(16), seen(room, 16).phase.name]).toEqual([null, 'LIMIT'])
    expect(reason(90)).toEqual({ text: '竞价已经结束' })
  })

  test('not where the step of the next phase leaves it out', () => {
    const room = hall('phased', { S: '5', S2: '30', openMs: s(10), prepMs: 0, D: s(20) })
    const reason = opened(room, '120')
    room.quote('A', 100, s(2))
    room.quote('C', 105, s(3))
    expect(reason(12)).toEqual({ text: '价格已变动，该金额已低于最低有效报价' })
  })

  test('not in a sealed phase when it was requested in an open one', () => {
    const room = hall('two-stage', {
      S: '5',
      openMs: s(10),
      waitMs: s(5),
      inquiryMs: s(5),
      sealedMs: s(20),
      ceiling: '200',
      trigger: 'TIME',
    })
    const reason = opened(room, '120')
    room.quote('A', 100, s(2))
    room.quote('C', 105, s(3))
    expect(reason(3)).toBeNull()
    let at = 3
    while (seen(room, at).phase.name === 'FREE' || seen(room, at).phase.name === 'DELAY') {
      at += 1
      room.wake(s(at))
    }
    expect(reason(at)).toEqual({ text: '这一阶段的报价已经结束' })
  })

  test('not at a fixed price that another has taken', () => {
    const room = hall('first-come-first-served', { openMs: s(60), holdMs: s(30) })
    const reason = opened(room, '100')
    expect(reason(1)).toBeNull()
    room.quote('A', 100, s(2))
    expect(reason(2)).toEqual({ text: '标的已被他人锁定，您可排队候补' })
  })

  test('by the right to the same price only while that is the price', () => {
    const room = hall('ongoing', { S: '5', openMs: s(600) })
    room.wake(0)
    room.quote('A', 100, s(0.5))
    const reason = opened(room, '100', true)
    expect(reason(1)).toBeNull()
    room.quote('C', 105, s(2))
    expect(reason(2)).toEqual({ text: '领先价格已变化，优先权须按新的价格行使' })
  })

  test('above the most that is taken at once it waits for the price to rise', () => {
    const room = hall('ongoing', { S: '5', M: 4, openMs: s(600) })
    room.wake(0)
    room.quote('A', 120, s(0.5))
    const reason = opened(room, '135')
    room.take({ kind: 'remove-bid', seq: 1, reason: 'test' }, s(2))
    expect(seen(room, 2)).toMatchObject({ current: null, minNext: '100', maxNext: '120' })
    expect(reason(2)).toBeNull()
  })
})
