import { describe, expect, test } from 'vitest'
import { plannedEnd } from '#src/model/bidding/planned-end.ts'
import { hall, s } from '#tests/mock/exchange/bidding/engine/support.ts'

const lengths = { openMs: s(60), waitMs: s(20), inquiryMs: s(10), sealedMs: s(40), openingMs: s(5), W: s(30), D: s(30) }

describe('[BD-03] the planned end of a room', () => {
  test('a rising price: one whole turn of the countdown after the free period, and a late quote moves it', () => {
    const room = hall('ongoing', { openMs: s(60), W: s(30), D: s(30), S: '5' })
    room.wake(0)
    expect(plannedEnd(room.see(null, s(1)))).toBe(s(90))
    room.wake(s(60))
    room.quote('A', 100, s(70))
    expect(plannedEnd(room.see(null, s(71)))).toBe(s(100))
  })

  test('two stages: all that follows the open stage', () => {
    const room = hall('two-stage', { ...lengths, S: '5', trigger: 'TIME' })
    room.wake(0)
    expect(plannedEnd(room.see(null, s(1)))).toBe(s(60 + 30 + 20 + 10 + 40 + 5))
  })

  test('a falling price: its last step, in each step', () => {
    const room = hall('dutch-auction', { P0: '20', top: '20', floor: '10', dropStep: '4', dropMs: s(60) })
    room.wake(0)
    expect(plannedEnd(room.see(null, s(1)))).toBe(s(240))
    room.wake(s(60))
    expect(plannedEnd(room.see(null, s(61)))).toBe(s(240))
  })

  test('a hidden floor is not betrayed by the end', () => {
    const config = { P0: '20', top: '20', floor: '10', dropStep: '4', dropMs: s(60), floorShown: false }
    const room = hall('dutch-auction', config)
    room.wake(0)
    expect(plannedEnd(room.see(null, s(1)))).toBeNull()
  })
})
