import { describe, expect, test } from 'vitest'
import { bidder, hall, s } from './support.ts'

const rising = { S: '5', openMs: s(60), W: s(30), D: s(30) }

/** What the room shows to each of these people, by name. */
const readAs = <T>(room: ReturnType<typeof hall>, people: string, at: number, read: (me: Me) => T): T[] =>
  [...people].map((userId) => read(room.see(userId, at).me!))
type Me = NonNullable<ReturnType<ReturnType<typeof hall>['see']>['me']>

describe('the right to the same price in the room (domain 3.7)', () => {
  const holders = ['A', bidder('H', { rank: 2 }), bidder('G', { rank: 1 })]
  const canMatch = (room: ReturnType<typeof hall>, at: number) => readAs(room, 'HG', at, (me) => me.priority?.canMatch)

  test('who may use it against whom, while quotes are accepted and the room is not paused', () => {
    const room = hall('ongoing', { ...rising, priority: 'IN_ROOM' }, holders)
    expect(canMatch(room, -1)).toEqual([false, false])
    room.wake(0)
    expect(canMatch(room, s(1))).toEqual([false, false])
    room.quote('A', 100, s(1))
    expect(canMatch(room, s(2))).toEqual([true, true])
    room.take({ kind: 'pause', reason: '核实' }, s(3))
    expect(canMatch(room, s(3))).toEqual([false, false])
    room.take({ kind: 'resume' }, s(4))
    expect(canMatch(room, s(4))).toEqual([true, true])
    room.quote('H', 100, s(5), { priority: true })
    expect(canMatch(room, s(6))).toEqual([false, true])
    room.wake(s(200))
    expect(canMatch(room, s(200))).toEqual([false, false])
    expect(readAs(room, 'AHG', s(200), (me) => me.priority?.canAnswer)).toEqual([undefined, false, false])
  })

  test('between the free and the timed round nothing can be matched', () => {
    const room = hall('phased', { ...rising, prepMs: s(10), priority: 'IN_ROOM' }, holders)
    room.wake(0)
    room.quote('A', 100, s(1))
    expect(canMatch(room, s(2))).toEqual([true, true])
    room.wake(s(60))
    expect(room.room.phase.name).toBe('PREP2')
    expect(canMatch(room, s(61))).toEqual([false, false])
  })

  test('where the project has no such right no bidder holds one', () => {
    const room = hall('ongoing', rising, holders)
    room.wake(0)
    room.quote('A', 100, s(1))
    expect(readAs(room, 'AHG', s(2), (me) => me.priority)).toEqual([null, null, null])
  })
})

describe('the right to the same price after the room (domain 3.7)', () => {
  const rules = { ...rising, priority: 'POST_CONFIRM' as const, confirmMs: s(300) }
  const holders = ['A', bidder('H', { rank: 2 }), bidder('G', { rank: 1 }), bidder('K', { rank: 3 })]
  const priority = (room: ReturnType<typeof hall>, at: number) =>
    readAs(room, 'GHK', at, (me) => [me.priority?.canAnswer, me.priority?.answer])

  /** H, second in order, leads when the time is over: only G ranks higher. */
  function inquiryRoom() {
    const room = hall('ongoing', rules, holders)
    room.wake(0)
    room.quote('H', 100, s(1))
    expect(priority(room, s(2))).toEqual([
      [false, null],
      [false, null],
      [false, null],
    ])
    room.wake(s(90))
    expect(room.room.phase.name).toBe('PRIORITY')
    return room
  }

  test('only those who rank above the leader are asked', () => {
    const room = inquiryRoom()
    expect(priority(room, s(91))).toEqual([
      [true, null],
      [false, null],
      [false, null],
    ])
    expect(readAs(room, 'AGHK', s(91), (me) => me.priority?.canMatch)).toEqual([undefined, false, false, false])
  })

  test('no answer is accepted while the room is paused', () => {
    const room = inquiryRoom()
    room.take({ kind: 'pause', reason: '核实' }, s(92))
    expect(priority(room, s(92))[0]).toEqual([false, null])
    room.take({ kind: 'resume' }, s(93))
    expect(priority(room, s(93))[0]).toEqual([true, null])
  })

  test('a holder who has answered is not asked again, and the answer is dropped with the inquiry', () => {
    const people = ['A', bidder('G', { rank: 1 }), bidder('H', { rank: 2 })]
    const room = hall('ongoing', rules, people)
    room.wake(0)
    room.quote('A', 100, s(1))
    room.wake(s(90))
    expect(readAs(room, 'GH', s(91), (me) => [me.priority?.canAnswer, me.priority?.answer])).toEqual([
      [true, null],
      [true, null],
    ])
    room.take({ kind: 'exercise', userId: 'H', yes: false }, s(92))
    const [, second] = readAs(room, 'GH', s(93), (me) => me.priority)
    expect(second).toEqual({ rank: 2, canMatch: false, canAnswer: false, answer: false })
    room.take({ kind: 'exercise', userId: 'G', yes: false }, s(94))
    expect(room.room.phase.name).toBe('ENDED')
    expect(readAs(room, 'GH', s(95), (me) => me.priority?.answer)).toEqual([null, null])
  })
})

describe('who has to confirm participation', () => {
  const people = ['A', 'B', bidder('C', { deposit: false }), bidder('D', { qualified: false })]
  const mustConfirm = (room: ReturnType<typeof hall>, at: number, who = 'ABCD') =>
    readAs(room, who, at, (me) => me.mustConfirm)

  test('in the inquiry, until confirmed; without deposit or right no one is asked', () => {
    const room = hall('once-off', { openMs: s(60), inquiryMs: s(10) }, people)
    expect(mustConfirm(room, -1)).toEqual([false, false, false, false])
    room.wake(0)
    expect(mustConfirm(room, s(1))).toEqual([true, true, false, false])
    room.take({ kind: 'confirm', userId: 'A' }, s(2))
    expect(mustConfirm(room, s(3))).toEqual([false, true, false, false])
    room.wake(s(10))
    expect(mustConfirm(room, s(11))).toEqual([false, false, false, false])
  })

  test.each([
    ['CONFIRMED', [true, true]],
    ['ALL', [false, false]],
    ['FREE_BIDDERS', [false, false]],
  ] as const)('in the free period before a timed round that admits %s: %j', (entryRule, free) => {
    const room = hall('phased', { ...rising, prepMs: s(10), entryRule }, ['A', 'B'])
    room.wake(0)
    expect(mustConfirm(room, s(1), 'AB')).toEqual(free)
    room.quote('A', 100, s(2))
    room.quote('B', 105, s(3))
    room.take({ kind: 'confirm', userId: 'A' }, s(4))
    room.wake(s(60))
    expect(mustConfirm(room, s(61), 'AB')).toEqual([false, false])
    room.wake(s(70))
    expect([room.room.phase.name, mustConfirm(room, s(71), 'AB')]).toEqual(['LIMIT', [false, false]])
  })

  test('in the inquiry between two stages only those who advanced', () => {
    const stages = { waitMs: s(5), inquiryMs: s(10), sealedMs: s(30), topK: 2 }
    const room = hall('two-stage', { ...rising, ...stages }, ['A', 'B', 'C'])
    room.wake(0)
    room.quote('A', 100, s(1))
    room.quote('B', 110, s(2))
    room.wake(s(95))
    expect(room.room.phase.name).toBe('INQUIRY')
    expect([room.room.entrants, mustConfirm(room, s(96), 'ABC')]).toEqual([
      ['B', 'A'],
      [true, true, false],
    ])
  })
})

describe('the own quotes', () => {
  test('the best is the last valid open quote; sealed ones are listed separately until the opening', () => {
    const room = hall('final', { openMs: s(60), allowWithdraw: true }, ['A', 'B'])
    room.wake(0)
    room.quote('A', 200, s(1))
    room.quote('A', 300, s(2))
    room.quote('B', 250, s(3))
    expect(readAs(room, 'AB', s(4), (me) => [me.ownBest, me.ownSealed.map(({ amount }) => amount)])).toEqual([
      [null, ['300', '200']],
      [null, ['250']],
    ])
    room.take({ kind: 'withdraw', userId: 'A' }, s(5))
    expect(room.see('A', s(6)).me?.ownSealed).toEqual([])
    room.quote('A', 400, s(7))
    expect(room.see('A', s(8)).me?.ownSealed).toEqual([{ seq: 4, amount: '400', time: s(7) }])
    room.wake(s(60))
    expect(readAs(room, 'AB', s(61), (me) => me.ownBest)).toEqual(['400', '250'])
  })

  test('only the holder has the hold, until it ends', () => {
    const room = hall('first-come-first-served', { openMs: s(600), holdMs: s(60) }, ['A', 'B'])
    room.wake(0)
    expect(readAs(room, 'AB', s(1), (me) => me.hold)).toEqual([null, null])
    room.quote('A', 100, s(1))
    expect(readAs(room, 'AB', s(2), (me) => [me.hold, me.reason])).toEqual([
      [{ until: s(61) }, 'E_SELF'],
      [null, 'E_LOCKED'],
    ])
    room.take({ kind: 'take', userId: 'A' }, s(3))
    expect(readAs(room, 'AB', s(4), (me) => [me.leading, me.hold])).toEqual([
      [true, null],
      [false, null],
    ])
  })

  test('a leader of another lot has no hold', () => {
    const room = hall('ongoing', rising, ['A', 'B'])
    room.wake(0)
    room.quote('A', 100, s(1))
    expect(readAs(room, 'AB', s(2), (me) => me.hold)).toEqual([null, null])
  })
})
