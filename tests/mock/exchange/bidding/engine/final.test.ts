import { describe, expect, test } from 'vitest'
import { bidder, hall, s } from './support.ts'

const rules = { openMs: s(60), maxRevisions: 2 }

describe('[BD-11] final (domain 4.3)', () => {
  test('a revision may go down, but not below the bidder’s own base', () => {
    const room = hall('final', rules, [bidder('A', { base: '300' }), 'B'])
    room.wake(0)
    expect(room.quote('A', 299, s(1))).toBe('E_MIN')
    expect(room.quote('A', 500, s(2))).toBe('ok')
    expect(room.quote('A', 300, s(3))).toBe('ok')
    expect(room.quote('B', 99, s(4))).toBe('E_MIN')
    expect(room.quote('B', 100, s(5))).toBe('ok')
  })

  test('the revision after the last is refused', () => {
    const room = hall('final', rules)
    room.wake(0)
    for (const [index, amount] of [200, 210, 220].entries()) expect(room.quote('A', amount, s(index))).toBe('ok')
    expect(room.see('A', s(3)).me).toMatchObject({ revisionsLeft: 0, canBid: false, reason: 'E_REV' })
    expect(room.ask('A', 230, s(4))).toMatchObject({ code: 4310, msg: '修改次数已用完' })
    room.wake(s(60))
    expect(room.room.result).toMatchObject({ kind: 'DEAL', price: '220' })
  })

  test('before the opening no other bidder sees an amount or who quoted; after it everyone does', () => {
    const room = hall('final', rules)
    room.wake(0)
    room.quote('A', 777, s(1), { salt: 'secret-of-a' })
    for (const viewer of ['B', null]) {
      const seen = JSON.stringify([room.see(viewer, s(2)), room.events])
      expect(seen).not.toContain('777')
      expect(seen).not.toContain('1065')
      expect(seen).not.toContain('secret-of-a')
    }
    expect(room.see('B', s(2))).toMatchObject({ current: null, leaderNo: null, counts: { bids: 1 } })
    expect(room.see('A', s(2)).me?.ownSealed).toEqual([{ seq: 1, amount: '777', time: s(1) }])
    room.wake(s(60))
    expect(room.see(null, s(60))).toMatchObject({
      current: '777',
      bids: [{ bidNo: '1065', amount: '777', tag: 'DEAL' }],
    })
  })

  test('of two equal quotes the earlier wins; a revision to the same amount is later', () => {
    const room = hall('final', rules)
    room.wake(0)
    room.quote('A', 500, s(1))
    room.quote('B', 500, s(2))
    room.wake(s(60))
    expect(room.room.result).toMatchObject({ price: '500', bidNo: '1065' })
    const revised = hall('final', rules)
    revised.wake(0)
    revised.quote('A', 500, s(1))
    revised.quote('B', 500, s(2))
    revised.quote('A', 500, s(5))
    revised.wake(s(60))
    expect(revised.room.result).toMatchObject({ price: '500', bidNo: '1066' })
  })

  test('the last quote counts even when it is lower', () => {
    const room = hall('final', rules)
    room.wake(0)
    room.quote('A', 900, s(1))
    room.quote('B', 500, s(2))
    room.quote('A', 400, s(3))
    room.wake(s(60))
    expect(room.room.result).toMatchObject({ price: '500', bidNo: '1066' })
  })

  test('there is no extension, and a bid in the last ms is in', () => {
    const room = hall('final', rules)
    room.wake(0)
    expect(room.quote('A', 500, s(59.999))).toBe('ok')
    expect(room.room.phase.end).toBe(s(60))
    expect(room.quote('B', 600, s(60))).toBe('E_TIME')
    expect(room.room.result).toMatchObject({ price: '500' })
  })

  test('a quote can be withdrawn only if the notice allows it, and a withdrawal uses up a right to quote', () => {
    const strict = hall('final', rules)
    strict.wake(0)
    strict.quote('A', 500, s(1))
    expect(strict.take({ kind: 'withdraw', userId: 'A' }, s(2)).data.reason).toBe('E_PHASE')
    const lenient = hall('final', { ...rules, allowWithdraw: true })
    lenient.wake(0)
    lenient.quote('A', 500, s(1))
    lenient.quote('A', 510, s(2))
    expect(lenient.take({ kind: 'withdraw', userId: 'A' }, s(3)).code).toBe(200)
    expect(lenient.see('A', s(4)).me?.revisionsLeft).toBe(1)
    lenient.wake(s(60))
    expect(lenient.room.result).toMatchObject({ kind: 'FAILED', reason: 'NO_QUOTE' })
  })

  test('amounts keep to the granularity of the notice', () => {
    const room = hall('final', { ...rules, S: '50' })
    room.wake(0)
    expect(room.quote('A', 120, s(1))).toBe('E_MULT')
    expect(room.quote('A', 150, s(2))).toBe('ok')
  })

  test('in procurement the lowest wins, nothing above the ceiling counts', () => {
    const room = hall('final', { ...rules, reverse: true, R: '90' })
    room.wake(0)
    expect(room.quote('A', 101, s(1))).toBe('E_RANGE')
    expect(room.quote('A', 80, s(2))).toBe('ok')
    expect(room.quote('B', 70, s(3))).toBe('ok')
    room.wake(s(60))
    expect(room.room.result).toMatchObject({ kind: 'DEAL', price: '70', bidNo: '1066' })
  })

  test('the opening may take time; meanwhile no quote is accepted and none shown', () => {
    const room = hall('final', { ...rules, openingMs: s(30) })
    room.wake(0)
    const phaseId = room.room.phase.id
    room.quote('A', 500, s(1))
    room.wake(s(60))
    expect(room.see('B', s(61))).toMatchObject({ phase: { name: 'OPENING' }, current: null })
    expect(room.quote('B', 600, s(62), { phaseId })).toBe('E_TIME')
    room.wake(s(90))
    expect(room.room.result).toMatchObject({ kind: 'DEAL', price: '500', at: s(90) })
  })

  test('the right to the same price has no effect where prices are secret', () => {
    const room = hall('final', { ...rules, priority: 'IN_ROOM' }, [bidder('A', { rank: 1 }), 'B'])
    room.wake(0)
    room.quote('A', 500, s(1), { priority: true })
    room.wake(s(60))
    expect(room.room.bids[0]?.priority).toBe(false)
    expect(room.room.result?.reason).toBe('HIGHEST')
  })
})
