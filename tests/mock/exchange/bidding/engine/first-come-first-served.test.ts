import { describe, expect, test } from 'vitest'
import { hall, s, whoIs } from './support.ts'

const rules = { openMs: s(600), holdMs: s(60) }
const lot = () => {
  const room = hall('first-come-first-served', rules)
  room.wake(0)
  return room
}
const queue = (room: ReturnType<typeof lot>, userId: string, at: number) =>
  room.take({ kind: 'queue', who: whoIs(userId) }, at)

describe('[BD-13] first-come-first-served (domain 4.5)', () => {
  test('of two requests in one ms exactly one holds the lot', () => {
    const room = lot()
    const phaseId = room.room.phase.id
    expect(room.quote('B', 100, s(1), { phaseId })).toBe('ok')
    expect(room.quote('A', 100, s(1), { phaseId })).toBe('E_STALE')
    expect(room.ask('A', 100, s(1))).toMatchObject({ code: 4314, msg: '标的已被他人锁定，您可排队候补' })
    expect(room.room.bids).toHaveLength(1)
    expect(room.see('B', s(2)).me).toMatchObject({ leading: true, hold: { until: s(61) } })
  })

  test('one ms before the opening it is too early', () => {
    const room = hall('first-come-first-served', rules)
    expect(room.ask('A', 100, -1)).toMatchObject({ code: 4201, msg: '竞价尚未开始' })
    room.wake(0)
    expect(room.quote('A', 100, 0)).toBe('ok')
  })

  test('the price is fixed', () => {
    expect(lot().ask('A', 101, s(1))).toMatchObject({ code: 4311, msg: '报价必须等于当前价格100' })
  })

  test('the hold has no end in the plan until a bidder takes the lot', () => {
    const room = lot()
    expect(room.see(null, s(1)).stages).toMatchObject([
      { name: 'OPEN', from: 0, until: s(600) },
      { name: 'HOLD', from: null, until: null },
    ])
    room.quote('A', 100, s(2))
    expect(room.see(null, s(3)).stages?.[1]).toMatchObject({ name: 'HOLD', from: s(2), until: s(62) })
  })

  test('a holder who confirms and pays in time gets it', () => {
    const room = lot()
    room.quote('A', 100, s(1))
    expect(room.take({ kind: 'take', userId: 'B' }, s(2)).data.reason).toBe('E_LOCKED')
    room.take({ kind: 'take', userId: 'A' }, s(60.999))
    expect(room.room.result).toMatchObject({ kind: 'DEAL', price: '100', bidNo: '1065', at: s(60.999) })
  })

  test('when the holder lets the time pass, the head of the queue is notified', () => {
    const room = lot()
    room.quote('A', 100, s(1))
    queue(room, 'B', s(2))
    queue(room, 'C', s(3))
    expect(room.see('C', s(4)).me?.queuePlace).toBe(2)
    expect(JSON.stringify(room.see('A', s(4)))).not.toContain('1067')
    room.wake(s(61))
    expect(room.see('B', s(61)).me).toMatchObject({ leading: true, hold: { until: s(121) }, queuePlace: null })
    expect(room.see('C', s(61)).me?.queuePlace).toBe(1)
    expect(room.events.filter(({ type }) => type === 'HOLD').map(({ to }) => to)).toEqual(['A', 'B'])
    expect(room.see(null, s(61)).bids).toMatchObject([{ tag: 'LEADING' }, { tag: 'REMOVED' }])
  })

  test('no bidder queues twice at once, nor the holder, nor after two lapses', () => {
    const room = lot()
    room.quote('A', 100, s(1))
    expect(queue(room, 'A', s(2)).data.reason).toBe('E_SELF')
    queue(room, 'B', s(2))
    expect(queue(room, 'B', s(3)).msg).toBe('您已在候补队列中')
    room.wake(s(61))
    expect(queue(room, 'A', s(62)).code).toBe(200)
    room.wake(s(121))
    expect(room.see('A', s(121)).me?.leading).toBe(true)
    queue(room, 'C', s(122))
    room.wake(s(181))
    const barred = '您已多次逾期未付款，不能再次受理或候补'
    expect(queue(room, 'A', s(182))).toMatchObject({ code: 4309, msg: barred })
    expect(room.see('A', s(182)).me).toMatchObject({ canBid: false, reason: 'E_ONCE', reasonText: barred })
    expect(room.see('B', s(182)).me).toMatchObject({ canBid: false, reason: 'E_LOCKED' })
  })

  test('without a queue the lot is open again until its close, and then it fails or its notice is extended', () => {
    const room = lot()
    room.quote('A', 100, s(1))
    room.take({ kind: 'release', userId: 'A' }, s(5))
    expect(room.room.phase).toMatchObject({ name: 'OPEN', end: s(600) })
    room.quote('B', 100, s(590))
    room.wake(s(650))
    expect(room.room.result).toMatchObject({ kind: 'FAILED', at: s(650) })
    const again = hall('first-come-first-served', { ...rules, extendCyclesLeft: 1 })
    again.wake(s(600))
    expect(again.room.result).toMatchObject({ kind: 'EXTEND', reason: 'NO_QUOTE' })
  })

  test('a pause stops the clock of the hold, and moves the close', () => {
    const room = lot()
    room.quote('A', 100, s(1))
    room.take({ kind: 'pause', reason: '核查' }, s(31))
    expect(room.take({ kind: 'take', userId: 'A' }, s(32)).data.reason).toBe('E_PHASE')
    room.take({ kind: 'resume' }, s(131))
    expect(room.room.phase.end).toBe(s(161))
    room.wake(s(161))
    expect(room.room.phase).toMatchObject({ name: 'OPEN', end: s(700) })
  })

  test('a bidder who left the queue, or has lost the right to be in it, is passed over', () => {
    const room = hall('first-come-first-served', rules, ['A', 'B', 'C', 'D'])
    room.wake(0)
    room.quote('A', 100, s(1))
    for (const [index, userId] of ['B', 'C', 'D'].entries()) queue(room, userId, s(2 + index))
    room.take({ kind: 'leave-queue', userId: 'B' }, s(6))
    room.take({ kind: 'disqualify', userId: 'C', reason: '材料不实' }, s(7))
    room.wake(s(61))
    expect(room.see('D', s(61)).me?.leading).toBe(true)
  })
})
