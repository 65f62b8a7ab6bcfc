import { describe, expect, test } from 'vitest'
import { hall, s } from './support.ts'

const rules = { P0: '1000', top: '1000', floor: '950', dropStep: '10', dropMs: s(60) }
const lot = (over = {}) => hall('dutch-auction', { ...rules, ...over })

describe('[BD-16] dutch-auction (domain 4.8)', () => {
  test.each([
    [0, '1000'],
    [59.999, '1000'],
    [60, '990'],
    [299.999, '960'],
    [300, '950'],
    [359.999, '950'],
  ])('at %s s the price is %s', (second, price) => {
    const room = lot()
    room.wake(s(second))
    expect(room.see(null, s(second)).current).toBe(price)
  })

  test('after the step at the floor it fails', () => {
    const room = lot()
    room.wake(s(360))
    expect(room.room.result).toMatchObject({ kind: 'FAILED', at: s(360) })
  })

  test('81 steps of 300 s end at 24300 s', () => {
    const room = lot({ floor: '200', dropMs: s(300) })
    room.wake(s(24299.999))
    expect(room.see(null, s(24299.999))).toMatchObject({ current: '200', phase: { stage: 80 } })
    expect(room.see(null, s(24299.999)).ladder).toHaveLength(81)
    room.wake(s(24300))
    expect(room.room.result).toMatchObject({ kind: 'FAILED', at: s(24300) })
  })

  test('an acceptance exactly on the boundary belongs to the step that begins', () => {
    const room = lot()
    room.wake(s(59))
    expect(room.quote('A', 1000, s(60), { stage: 0 })).toBe('E_STALE')
    expect(room.quote('B', 990, s(60), { stage: 1 })).toBe('ok')
    expect(room.room.result).toMatchObject({ kind: 'DEAL', price: '990', bidNo: '1066', at: s(60) })
  })

  test('of two in one ms one wins, and the other is refused', () => {
    const room = lot()
    room.wake(s(61))
    const phaseId = room.room.phase.id
    expect(room.quote('A', 990, s(62), { phaseId, stage: 1 })).toBe('ok')
    expect(room.ask('B', 990, s(62), { phaseId, stage: 1 })).toMatchObject({
      code: 4313,
      msg: '该价格已被其他竞买人应价',
    })
    expect(room.room.bids).toHaveLength(1)
  })

  test('another amount than the shown price is refused', () => {
    const room = lot()
    room.wake(0)
    expect(room.ask('A', 999, s(1))).toMatchObject({ code: 4311, msg: '报价必须等于当前价格1,000' })
  })

  test('a pause keeps the remaining time of the step', () => {
    const room = lot()
    room.wake(s(50))
    room.take({ kind: 'pause', reason: '核查' }, s(50))
    room.take({ kind: 'resume' }, s(100))
    expect(room.room.phase).toMatchObject({ stage: 0, end: s(110) })
  })

  test('a bidder who qualifies while the price falls may accept', () => {
    const room = lot()
    room.wake(s(61))
    const late = { ...room.room.bidders['A']!, userId: 'D', bidNo: '2000' }
    expect(room.take({ kind: 'admit', bidder: late }, s(62)).code).toBe(200)
    expect(room.quote('D', 990, s(63))).toBe('ok')
  })

  test('a hidden floor is disclosed nowhere: not in the rules, not in the ladder, not in the end of the phase', () => {
    const room = lot({ floorShown: false })
    room.wake(s(61))
    const seen = JSON.stringify([room.see('A', s(61)), room.see(null, s(61)), room.events])
    expect(seen).not.toContain('950')
    expect(seen).not.toContain(String(s(360)))
    expect(room.see(null, s(61)).ladder).toHaveLength(2)
  })

  test('each step is sent with its price and its end', () => {
    const room = lot()
    room.wake(s(120))
    expect(room.received('CLOCK_PRICE')).toMatchObject([
      { stage: 0, price: '1000', until: s(60) },
      { stage: 1, price: '990', until: s(120) },
      { stage: 2, price: '980', until: s(180) },
    ])
  })
})
