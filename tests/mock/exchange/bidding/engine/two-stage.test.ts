import { describe, expect, test } from 'vitest'
import { hall, s } from './support.ts'

const rules = {
  S: '1',
  M: 100,
  openMs: s(60),
  W: s(30),
  D: s(30),
  waitMs: s(10),
  inquiryMs: s(10),
  sealedMs: s(60),
  maxRevisions: 0,
}
const ceiling = { ...rules, trigger: 'CEILING' as const, ceiling: '125', high: '200' }

describe('[BD-14] two-stage (domain 4.6)', () => {
  test('a bid at the ceiling is valid, one above it starts the second stage', () => {
    const room = hall('two-stage', ceiling)
    room.wake(0)
    expect(room.quote('A', 124, s(1))).toBe('ok')
    expect(room.quote('B', 125, s(2))).toBe('ok')
    expect(room.ask('A', 126, s(3))).toMatchObject({
      code: 4307,
      msg: '报价超过最高限价，该次报价不成立，转入第二阶段',
    })
    expect(room.room.phase).toMatchObject({ name: 'WAIT', end: s(13) })
    expect(room.room.bids).toHaveLength(2)
  })

  test('a bidder who did not confirm may not quote; without any confirmation the best of the first stage wins', () => {
    const room = hall('two-stage', ceiling)
    room.wake(0)
    room.quote('B', 125, s(2))
    room.quote('A', 126, s(3))
    room.wake(s(13))
    expect(room.room.phase.name).toBe('INQUIRY')
    room.take({ kind: 'confirm', userId: 'A' }, s(14))
    room.wake(s(23))
    expect(room.room.phase).toMatchObject({ name: 'SEALED', end: s(83) })
    expect(room.quote('B', 150, s(24))).toBe('E_QUAL')
    room.wake(s(83))
    expect(room.room.result).toMatchObject({ kind: 'DEAL', price: '125', bidNo: '1066' })
  })

  test('below the ceiling the first stage ends like an open one', () => {
    const room = hall('two-stage', ceiling)
    room.wake(0)
    room.quote('A', 110, s(1))
    room.quote('B', 120, s(2))
    room.wake(s(90))
    expect(room.room.result).toMatchObject({ kind: 'DEAL', price: '120', at: s(90) })
  })

  function secondStage() {
    const room = hall('two-stage', { ...rules, high: '200' })
    room.wake(0)
    room.quote('B', 110, s(1))
    room.quote('A', 120, s(2))
    room.wake(s(90))
    room.wake(s(100))
    for (const userId of ['A', 'B', 'C']) room.take({ kind: 'confirm', userId }, s(101))
    room.wake(s(110))
    return room
  }

  test('by time, range (120,200]: 120 is outside, of two equal quotes the earlier wins', () => {
    const room = secondStage()
    expect(room.see(null, s(110)).rules.range).toEqual({ low: '120', high: '200' })
    expect(room.quote('B', 120, s(111))).toBe('E_RANGE')
    expect(room.quote('B', 201, s(112))).toBe('E_RANGE')
    expect(room.quote('B', 150, s(113))).toBe('ok')
    expect(room.quote('C', 150, s(114))).toBe('ok')
    expect(room.quote('B', 160, s(115))).toBe('E_ONCE')
    room.wake(s(170))
    expect(room.room.result).toMatchObject({ kind: 'DEAL', price: '150', bidNo: '1066' })
  })

  test('amounts of the second stage are secret until the opening, those of the first are not', () => {
    const room = secondStage()
    room.quote('B', 173, s(113))
    const seen = JSON.stringify([room.see('A', s(114)), room.see(null, s(114)), room.events])
    expect(seen).not.toContain('173')
    expect(room.see(null, s(114)).bids).toMatchObject([{ amount: '120' }, { amount: '110' }])
    expect(room.see('B', s(114)).bids).toMatchObject([{ amount: '173', tag: null }, {}, {}])
    expect(room.see(null, s(114))).toMatchObject({ current: null, leaderNo: null })
  })

  test('with one bidder eligible there is no second stage', () => {
    const room = hall('two-stage', { ...rules, topK: 1 })
    room.wake(0)
    room.quote('B', 110, s(1))
    room.quote('A', 120, s(2))
    room.wake(s(90))
    expect(room.room.result).toMatchObject({ kind: 'DEAL', price: '120', bidNo: '1065' })
  })

  test('only the best of the first stage advance where the notice limits their number', () => {
    const room = hall('two-stage', { ...rules, topK: 2, inquiryMs: 0 })
    room.wake(0)
    room.quote('C', 105, s(1))
    room.quote('B', 110, s(2))
    room.quote('A', 120, s(3))
    room.wake(s(100))
    expect(room.room.entrants).toEqual(['A', 'B'])
    expect(room.quote('C', 150, s(101))).toBe('E_QUAL')
    expect(room.quote('B', 150, s(102))).toBe('ok')
  })

  test('a late bid extends the first stage and not the second', () => {
    const room = hall('two-stage', rules)
    room.wake(0)
    room.quote('A', 120, s(1))
    room.wake(s(60))
    room.quote('B', 121, s(89))
    expect(room.room.phase.end).toBe(s(119))
    room.wake(s(139))
    room.take({ kind: 'confirm', userId: 'A' }, s(129))
    expect(room.room.phase).toMatchObject({ name: 'SEALED', end: s(199) })
  })
})
