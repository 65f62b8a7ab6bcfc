import { describe, expect, test } from 'vitest'
import { premiumText, units } from '#src/mock/exchange/bidding/engine/amounts.ts'
import type { RoomConfig } from '#src/mock/exchange/bidding/engine/config.ts'
import { bidder, hall, s } from './support.ts'

const phases = (room: ReturnType<typeof hall>) => room.received('PHASE').map(({ phase }) => phase.name)
const planned = (room: ReturnType<typeof hall>) =>
  room.see(null, 0).stages?.map(({ name, from, until }) => [name, from, until])

describe('late bids move the end (domain 3.4)', () => {
  const counting = (over: Partial<RoomConfig> = {}) => {
    const room = hall('ongoing', { S: '5', M: 10, openMs: s(60), W: s(10), D: s(30), ...over }, ['A', 'B'])
    room.wake(s(60))
    return room
  }

  test.each([
    [79.999, 90, 0, 'more than W remains'],
    [80, 110, 1, 'exactly W remains'],
    [89.999, 119.999, 1, 'the last ms'],
  ])('a bid at %d s leaves the end at %d s, moved %d times: %s', (at, end, moved) => {
    const room = counting()
    expect(room.quote('A', 100, s(at))).toBe('ok')
    expect(room.room.phase.end).toBe(s(end))
    expect(room.room.extensions).toBe(moved)
  })

  test('the record has the bid that moved it, and to when', () => {
    const room = counting()
    room.quote('A', 100, s(70))
    room.quote('B', 105, s(85))
    room.quote('A', 110, s(110))
    expect(room.room.moves).toEqual([
      { seq: 2, end: s(115) },
      { seq: 3, end: s(140) },
    ])
  })

  test('an end that may move no further sends no event', () => {
    const room = counting({ hardStop: s(90) })
    room.quote('A', 100, s(85))
    expect(room.room).toMatchObject({ phase: { end: s(90) }, extensions: 0, moves: [] })
    expect(room.received('END_MOVED')).toEqual([])
  })
})

describe('steps, caps and rights in rising rooms (domain 3.3, 3.7)', () => {
  const rising = (over: Partial<RoomConfig> = {}, people: Parameters<typeof hall>[2] = ['A', 'B']) => {
    const room = hall('ongoing', { S: '5', openMs: s(60), W: s(30), D: s(30), ...over }, people)
    room.wake(0)
    return room
  }

  test('steps are counted from the start price, also when it is no multiple of the step', () => {
    const room = rising({ P0: '101' })
    expect(room.quote('A', 107, s(1))).toBe('E_MULT')
    expect(room.quote('A', 106, s(2))).toBe('ok')
    expect(room.quote('B', 112, s(3))).toBe('E_MULT')
    expect(room.quote('B', 111, s(4))).toBe('ok')
  })

  test.each([
    [{ M: 2, cap: null }, '110'],
    [{ M: 2, cap: '125' }, '110'],
    [{ M: 10, cap: '125' }, '125'],
    [{ M: null, cap: '125' }, '125'],
    [{ M: null, cap: null }, null],
  ])('with %j the highest next amount is %s', (over, most) => {
    expect(rising(over).see('A', 0).maxNext).toBe(most)
  })

  const holders = ['A', bidder('H', { rank: 2 }), bidder('G', { rank: 2 })]
  const canMatch = (room: ReturnType<typeof hall>, userId: string) => room.see(userId, s(2)).me?.priority?.canMatch

  test('the right to the same price applies against no or a lower rank, in rooms with such a right alone', () => {
    const room = rising({ priority: 'IN_ROOM' }, holders)
    expect(canMatch(room, 'H')).toBe(false)
    room.quote('A', 100, s(1))
    expect([canMatch(room, 'H'), canMatch(room, 'G')]).toEqual([true, true])
    room.quote('H', 100, s(2), { priority: true })
    expect([canMatch(room, 'H'), canMatch(room, 'G')]).toEqual([false, false])
    expect(room.received('BID').map(({ mark }) => mark)).toEqual([null, 'PRIORITY'])

    const later = rising({ priority: 'POST_CONFIRM' }, holders)
    later.quote('A', 100, s(1))
    expect(canMatch(later, 'H')).toBe(false)
  })

  test.each([
    ['who may match it keeps the room open', { rank: 1 }, null],
    ['who has not paid does not', { rank: 1, deposit: false }, 'HIGHEST'],
    ['who does not qualify does not', { rank: 1, qualified: false }, 'HIGHEST'],
  ])('the highest permitted price is reached: %s', (_, over, reason) => {
    const config = { S: '5', M: null, cap: '150', openMs: s(60), priority: 'IN_ROOM' as const, prepMs: s(10) }
    const room = hall('phased', { ...config, W: s(30), D: s(30) }, ['A', 'B', bidder('H', over)])
    room.wake(0)
    expect(room.quote('A', 150, s(1))).toBe('ok')
    expect(room.room.result?.reason ?? null).toBe(reason)
  })

  test.each([
    ['phased', s(70), {}],
    ['v-shaped', s(1), { top: '1000', floor: '500', dropStep: '10', dropMs: s(60) }],
  ] as const)('%s: the cap ends the timed round too', (mode, from, over) => {
    const config = { S: '5', M: null, cap: '1200', openMs: s(60), prepMs: s(10), W: s(30), D: s(30) }
    const room = hall(mode, { ...config, P0: '1000', ...over }, ['A', 'B'])
    room.wake(0)
    if (mode === 'v-shaped') room.quote('B', 1000, s(1))
    room.wake(from)
    expect(room.quote('A', 1200, from + s(2))).toBe('ok')
    expect(room.room.result).toMatchObject({ kind: 'DEAL', price: '1200', at: from + s(2) })
  })
})

describe('the plan of a room', () => {
  const falls = { top: '1000', floor: '500', dropStep: '10', dropMs: s(60) }

  test.each([
    [
      'phased',
      { openMs: s(60), stopBeforeMs: s(5), prepMs: s(10) },
      [
        ['FREE', 0, s(55)],
        ['PREP2', s(55), s(70)],
        ['LIMIT', s(70), null],
      ],
    ],
    [
      'once-off',
      { inquiryMs: s(10), openMs: s(60), openingMs: s(5) },
      [
        ['INQUIRY', 0, s(10)],
        ['SEALED', s(10), s(70)],
        ['OPENING', s(70), s(75)],
      ],
    ],
    [
      'v-shaped',
      falls,
      [
        ['DESCEND', 0, null],
        ['ASCEND', null, null],
      ],
    ],
    ['dutch-auction', falls, [['DESCEND', 0, null]]],
  ] as const)('%s', (mode, config, stages) => {
    expect(planned(hall(mode, config))).toEqual(stages)
  })

  test('two-stage', () => {
    const config = { openMs: s(60), waitMs: s(5), inquiryMs: s(10), sealedMs: s(20), openingMs: s(5) }
    expect(planned(hall('two-stage', config))?.map(([name]) => name)).toEqual([
      'FREE',
      'DELAY',
      'WAIT',
      'INQUIRY',
      'SEALED',
      'OPENING',
    ])
  })
})

describe('[BD-12] [BD-14] once-off and two-stage, with and without an inquiry (domain 4.4, 4.6)', () => {
  test('without an inquiry no bidder is asked, and the opening takes its time', () => {
    const room = hall('once-off', { openMs: s(60), inquiryMs: 0, openingMs: s(10), high: '150' }, ['A', 'B'])
    room.wake(0)
    expect(phases(room)).toEqual(['SEALED'])
    expect(room.quote('A', 151, s(1))).toBe('E_RANGE')
    expect(room.quote('A', 150, s(2))).toBe('ok')
    room.wake(s(60))
    expect(room.room.phase).toMatchObject({ name: 'OPENING', start: s(60), end: s(70) })
    room.wake(s(70))
    expect(room.room.result).toMatchObject({ kind: 'DEAL', price: '150', at: s(70) })
  })

  const rules = { S: '5', M: null, openMs: s(60), W: s(30), D: s(30), waitMs: s(10), sealedMs: s(20), inquiryMs: 0 }
  const stages = (over: Partial<RoomConfig>, people: Parameters<typeof hall>[2] = ['A', 'B']) => {
    const room = hall('two-stage', { ...rules, ...over }, people)
    room.wake(0)
    return room
  }

  test('by time: a ceiling has no effect', () => {
    const room = stages({ trigger: 'TIME', ceiling: '120' })
    expect(room.quote('A', 130, s(1))).toBe('ok')
    expect(room.room.phase.name).toBe('FREE')
  })

  test('by the ceiling: without one no bid is above it', () => {
    expect(stages({ trigger: 'CEILING', ceiling: null }).quote('A', 130, s(1))).toBe('ok')
  })

  test.each([
    ['everybody may go on', null, 'WAIT'],
    ['the two best may', 2, 'WAIT'],
    ['only the best may: there would be no second stage', 1, 'FREE'],
  ])('a bid above the ceiling is invalid, where %s', (_, topK, phase) => {
    const room = stages({ trigger: 'CEILING', ceiling: '120', topK })
    room.quote('B', 100, s(1))
    expect(room.quote('A', 120, s(2))).toBe('ok')
    expect(room.quote('B', 125, s(3))).toBe('E_CAP')
    expect(room.room.phase.name).toBe(phase)
    expect(room.room.bids).toHaveLength(2)
  })

  test('the second stage begins a step above the first and ends at the published highest', () => {
    const room = stages({ high: '150' })
    room.quote('A', 100, s(1))
    room.quote('B', 120, s(2))
    room.wake(s(100))
    expect(phases(room)).toEqual(['FREE', 'DELAY', 'WAIT', 'SEALED'])
    expect(room.quote('A', 124, s(101))).toBe('E_RANGE')
    expect(room.quote('A', 151, s(103))).toBe('E_RANGE')
    expect(room.quote('A', 150, s(105))).toBe('ok')
    expect(room.quote('B', 125, s(106))).toBe('ok')
  })
})

describe('[BD-13] a lot at a fixed price (domain 4.5)', () => {
  test('its holder is shown, cannot quote again, and after two lapses not at all', () => {
    const room = hall('first-come-first-served', { openMs: s(600), holdMs: s(60) }, ['A', 'B'])
    room.wake(0)
    expect(room.see(null, 0).leaderNo).toBeNull()
    room.quote('A', 100, s(1))
    expect(room.see(null, s(2)).leaderNo).toBe('1065')
    expect(room.quote('A', 100, s(3))).toBe('E_SELF')
    room.wake(s(61))
    expect(room.quote('A', 100, s(70))).toBe('ok')
    room.wake(s(130))
    expect(room.ask('A', 100, s(140))).toMatchObject({ code: 4309, msg: '您已多次逾期未付款，不能再次受理或候补' })
    expect(room.quote('B', 100, s(150))).toBe('ok')
  })
})

describe('amounts', () => {
  test.each([
    ['1.234', 2],
    ['abc', 0],
    ['-1', 2],
  ])('%s is no amount with %i decimals', (text, decimals) => {
    expect(() => units(text, decimals)).toThrow(`not an amount with ${decimals} decimals: ${text}`)
  })

  test.each([
    [10_000n, 11_240n, '12.40'],
    [10_000n, 8_760n, '-12.40'],
    [10_000_000n, 9_999_999n, '0.00'],
    [10_000n, 10_000n, '0.00'],
  ])('from %d to %d is %s per cent', (from, to, text) => {
    expect(premiumText(from, to)).toBe(text)
  })

  test('[BD-11] in procurement the bound itself may be quoted', () => {
    const room = hall('final', { openMs: s(60), reverse: true, maxRevisions: null }, ['A'])
    room.wake(0)
    expect(room.quote('A', 101, s(1))).toBe('E_RANGE')
    expect(room.quote('A', 100, s(3))).toBe('ok')
  })
})
