import { describe, expect, test } from 'vitest'
import { bidder, type Hall, hall, s, whoIs } from './support.ts'

const poor = { free: '4999.99', frozen: '0.00', requirement: '5000.00', holds: false }
const countsOf = (room: Hall) =>
  room.received('COUNTS').map(({ enrolled, qualified, confirmed }) => [enrolled, qualified, confirmed])
/** The events sent to one bidder alone, oldest first. */
const eventsTo = (room: Hall, userId: string) =>
  room.events.flatMap(({ type, data, to }) => {
    if (to !== userId) return []
    const { version: _version, ...content } = data
    return [[type, content]]
  })

describe('admission', () => {
  const admit = (room: Hall, over: Parameters<typeof bidder>, at: number) =>
    room.take({ kind: 'admit', bidder: bidder(...over) }, at)

  test('before the opening every fact about a bidder may change, and all get the number of bidders', () => {
    const room = hall('ongoing', { openMs: s(60) }, ['A'])
    expect(admit(room, ['B'], -1).code).toBe(200)
    expect(admit(room, ['B', { deposit: false }], -1).code).toBe(200)
    expect(countsOf(room)).toEqual([
      [2, 2, 0],
      [2, 1, 0],
    ])
    expect(room.room.bidders['B']?.deposit).toBe(false)
  })

  test('after the opening an admitted bidder stays as admitted, and others join while the mode admits them', () => {
    const config = { S: '5', openMs: s(60), W: s(30), D: s(30) }
    const room = hall('ongoing', config, ['A', bidder('B', { deposit: false })])
    room.wake(0)
    expect(admit(room, ['A', { rank: 1 }], s(1)).data.reason).toBe('E_PHASE')
    expect(room.room.bidders['A']?.rank).toBeNull()
    expect(admit(room, ['B'], s(2)).code).toBe(200)
    expect(admit(room, ['C'], s(3)).code).toBe(200)
    expect(countsOf(room)).toEqual([
      [2, 2, 0],
      [3, 3, 0],
    ])
    room.quote('A', 100, s(59))
    room.wake(s(61))
    expect(room.room.phase.name).toBe('DELAY')
    expect(admit(room, ['D'], s(62)).data.reason).toBe('E_PHASE')
    expect(Object.keys(room.room.bidders)).toEqual(['A', 'B', 'C'])
  })
})

describe('confirmation of participation', () => {
  const inquiry = { inquiryMs: s(10), openMs: s(60) }
  const confirm = (room: Hall, userId: string, at: number) => room.take({ kind: 'confirm', userId }, at)

  test('an admitted bidder confirms once, while the room asks', () => {
    const room = hall('once-off', inquiry, ['A', bidder('B', { deposit: false })])
    room.wake(0)
    expect(confirm(room, 'X', s(1)).data.reason).toBe('E_QUAL')
    expect(confirm(room, 'B', s(1)).data.reason).toBe('E_QUAL')
    expect(confirm(room, 'A', s(2)).code).toBe(200)
    expect(confirm(room, 'A', s(3)).code).toBe(200)
    expect(room.room.confirmed).toEqual(['A'])
    expect(countsOf(room)).toEqual([[2, 1, 1]])
    room.take({ kind: 'pause', reason: '核查' }, s(4))
    expect(confirm(room, 'A', s(5)).data.reason).toBe('E_PHASE')
    room.take({ kind: 'resume' }, s(6))
    room.wake(s(20))
    expect(room.room.phase.name).toBe('SEALED')
    expect(confirm(room, 'A', s(21)).data.reason).toBe('E_PHASE')
  })

  test('in a free period only where the timed round requires it, and no longer in that round', () => {
    const config = { S: '5', openMs: s(60), prepMs: s(10), W: s(30), D: s(30) }
    const open = hall('phased', config)
    open.wake(0)
    expect(confirm(open, 'A', s(1)).data.reason).toBe('E_PHASE')
    const asking = hall('phased', { ...config, entryRule: 'CONFIRMED' })
    asking.wake(0)
    for (const userId of ['A', 'B']) expect(confirm(asking, userId, s(1)).code).toBe(200)
    asking.quote('A', 100, s(2))
    asking.wake(s(71))
    expect(asking.room.phase.name).toBe('LIMIT')
    expect(confirm(asking, 'A', s(72)).data.reason).toBe('E_PHASE')
  })

  test('in the second stage only those who advanced', () => {
    const config = { openMs: s(60), W: s(30), D: s(30), waitMs: s(5), inquiryMs: s(10), sealedMs: s(60), topK: 2 }
    const room = hall('two-stage', { ...config, S: '5' }, ['A', 'B', 'C'])
    room.wake(0)
    room.quote('A', 100, s(1))
    room.quote('B', 105, s(2))
    room.quote('C', 110, s(3))
    room.wake(s(96))
    expect(room.room).toMatchObject({ phase: { name: 'INQUIRY' }, entrants: ['C', 'B'] })
    expect(confirm(room, 'A', s(97)).data.reason).toBe('E_QUAL')
    expect(confirm(room, 'B', s(97)).code).toBe(200)
  })
})

describe('withdrawal of a sealed quote', () => {
  const withdraw = (room: Hall, userId: string, at: number) => room.take({ kind: 'withdraw', userId }, at)
  const sealed = (over = {}) => {
    const room = hall('final', { openMs: s(60), openingMs: s(5), maxRevisions: 2, allowWithdraw: true, ...over })
    room.wake(0)
    return room
  }

  test('withdraws all valid own quotes and no others; all get their ids, and no price', () => {
    const room = sealed()
    room.quote('A', 300, s(1))
    room.quote('B', 400, s(2))
    room.take({ kind: 'remove-bid', seq: 1, reason: '操作异常' }, s(3))
    room.quote('A', 500, s(4))
    room.quote('A', 600, s(5.5))
    expect(withdraw(room, 'A', s(7)).code).toBe(200)
    expect(room.room.bids.map(({ removed }) => removed)).toEqual(['操作异常', null, 'WITHDRAWN', 'WITHDRAWN'])
    expect(room.received('BID_REMOVED').at(-1)).toMatchObject({
      seq: 4,
      reason: 'WITHDRAWN',
      at: s(7),
      bids: 4,
      current: null,
      minNext: null,
      maxNext: null,
      leaderNo: null,
    })
    expect(withdraw(room, 'A', s(8)).data.reason).toBe('E_PHASE')
    room.wake(s(65))
    expect(room.room.result).toMatchObject({ price: '400', bidNo: '1066' })
  })

  test('not where the notice forbids it, not while the room is paused, not after the end', () => {
    const strict = sealed({ allowWithdraw: false })
    strict.quote('A', 300, s(1))
    expect(withdraw(strict, 'A', s(2)).data.reason).toBe('E_PHASE')
    const room = sealed()
    room.quote('A', 300, s(1))
    room.take({ kind: 'pause', reason: '核查' }, s(2))
    expect(withdraw(room, 'A', s(3)).data.reason).toBe('E_PHASE')
    room.take({ kind: 'resume' }, s(4))
    room.wake(s(62))
    expect(room.room.phase.name).toBe('OPENING')
    expect(withdraw(room, 'A', s(63)).data.reason).toBe('E_PHASE')
    expect(room.room.bids[0]?.removed).toBeNull()
  })

  test('the open quotes of a first stage remain', () => {
    const config = { openMs: s(60), W: s(30), D: s(30), waitMs: s(5), sealedMs: s(60), allowWithdraw: true, S: '5' }
    const room = hall('two-stage', { ...config, inquiryMs: 0 }, ['A', 'B'])
    room.wake(0)
    room.quote('B', 100, s(1))
    room.quote('A', 105, s(2))
    room.wake(s(96))
    expect(room.room.phase.name).toBe('SEALED')
    expect(withdraw(room, 'A', s(97)).data.reason).toBe('E_PHASE')
    expect(room.quote('A', 200, s(98))).toBe('ok')
    expect(withdraw(room, 'A', s(100)).code).toBe(200)
    expect(room.room.bids.map(({ removed }) => removed)).toEqual([null, null, 'WITHDRAWN'])
  })
})

describe('the queue for a held lot', () => {
  const held = () => {
    const room = hall('first-come-first-served', { openMs: s(600), holdMs: s(60) })
    room.wake(0)
    room.quote('A', 100, s(1))
    return room
  }
  const queue = (room: Hall, userId: string, at: number) => room.take({ kind: 'queue', who: whoIs(userId) }, at)

  test('each gets the own position, whenever it changes', () => {
    const room = held()
    queue(room, 'B', s(2))
    expect(queue(room, 'B', s(3)).data.reason).toBe('E_ONCE')
    queue(room, 'C', s(4))
    expect(room.take({ kind: 'leave-queue', userId: 'A' }, s(5)).data.reason).toBe('E_PHASE')
    room.take({ kind: 'leave-queue', userId: 'B' }, s(6))
    expect(eventsTo(room, 'B')).toEqual([
      ['QUEUE', { place: 1 }],
      ['QUEUE', { place: null }],
    ])
    expect(eventsTo(room, 'C')).toEqual([
      ['QUEUE', { place: 2 }],
      ['QUEUE', { place: 1 }],
    ])
  })

  test('only while the lot is held, and not while the room is paused', () => {
    const open = hall('first-come-first-served', { openMs: s(600), holdMs: s(60) })
    open.wake(0)
    expect(queue(open, 'A', s(1)).data.reason).toBe('E_PHASE')
    expect(open.take({ kind: 'take', userId: 'A' }, s(2)).data.reason).toBe('E_PHASE')
    expect(open.take({ kind: 'release', userId: 'A' }, s(2)).data.reason).toBe('E_PHASE')
    const room = held()
    room.take({ kind: 'pause', reason: '核查' }, s(2))
    expect(queue(room, 'B', s(3)).data.reason).toBe('E_PHASE')
  })

  test('the next in the queue has an hour, and all see that the first has lost the lot', () => {
    const room = held()
    queue(room, 'B', s(2))
    queue(room, 'C', s(3))
    room.wake(s(61))
    expect(eventsTo(room, 'B').slice(1)).toEqual([
      ['QUEUE', { place: null }],
      ['HOLD', { until: s(121) }],
    ])
    expect(eventsTo(room, 'C')).toEqual([
      ['QUEUE', { place: 2 }],
      ['QUEUE', { place: 1 }],
    ])
    expect(room.received('BID_REMOVED')).toMatchObject([
      { seq: 1, reason: 'LAPSED', at: s(61), bids: 1, current: null },
    ])
    expect(room.received('BID').at(-1)).toMatchObject({ seq: 2, bidNo: '1066', amount: '100', time: s(61) })
    expect(room.room.bids[1]).toMatchObject({ salt: '', sealed: false, priority: false })
    room.wake(s(121))
    expect(room.room.bids.map(({ removed }) => removed)).toEqual(['LAPSED', 'LAPSED', null])
    expect(room.see('C', s(121)).me).toMatchObject({ leading: true, hold: { until: s(181) } })
  })

  test('a hold that ends with the offer leaves no lot to take, and the offer is not repeated', () => {
    const room = hall('first-come-first-served', { openMs: s(600), holdMs: s(60), extendCyclesLeft: 1 })
    room.wake(0)
    room.quote('A', 100, s(540))
    room.wake(s(600))
    expect(room.room.leader).toBeNull()
    expect(room.room.result).toMatchObject({ kind: 'EXTEND', reason: 'NO_QUOTE', at: s(600) })
  })
})

describe('the answer of a right holder', () => {
  const inquiryRoom = () => {
    const room = hall(
      'ongoing',
      { openMs: s(60), W: s(30), D: s(30), S: '5', priority: 'POST_CONFIRM', confirmMs: s(300) },
      ['A', 'B', bidder('H', { rank: 1 }), bidder('G', { rank: 1 })],
    )
    room.wake(s(60))
    room.quote('A', 100, s(61))
    room.wake(s(91))
    expect(room.room.phase.name).toBe('PRIORITY')
    return room
  }
  const exercise = (room: Hall, userId: string, yes: boolean, at: number, funds: typeof poor | null = null) =>
    room.take({ kind: 'exercise', userId, yes, funds }, at)

  test('needs the deposit of the lot to accept the price, and none to waive it', () => {
    const room = inquiryRoom()
    expect(exercise(room, 'B', true, s(92)).data.reason).toBe('E_QUAL')
    expect(exercise(room, 'H', true, s(93), poor)).toMatchObject({ code: 4105, data: { reason: 'E_POOL' } })
    expect(room.room.answers).toEqual({})
    expect(exercise(room, 'H', false, s(94), poor).code).toBe(200)
    expect(countsOf(room)).toEqual([[4, 4, 0]])
  })

  test('accepts by an open quote of the same price', () => {
    const room = inquiryRoom()
    exercise(room, 'G', true, s(93))
    expect(room.room.bids.at(-1)).toMatchObject({ amount: '100', priority: true, salt: '', sealed: false })
    expect(room.received('BID').at(-1)).toMatchObject({ bidNo: '1071', amount: '100', mark: 'PRIORITY' })
  })
})

describe('a person who is not admitted', () => {
  const acts = [
    { kind: 'confirm' },
    { kind: 'withdraw' },
    { kind: 'leave-queue' },
    { kind: 'take' },
    { kind: 'release' },
    { kind: 'exercise', yes: true },
  ] as const

  test.each(acts)('gets that refusal whatever the room does: $kind', (act) => {
    const room = hall('ongoing', { openMs: s(60) }, ['A'])
    room.wake(0)
    expect(room.take({ ...act, userId: 'X' }, s(1)).data.reason).toBe('E_QUAL')
    expect(room.take({ ...act, userId: '' }, s(1))).toMatchObject({ code: 401, data: { reason: 'E401' } })
    expect(room.take({ ...act, userId: 'A' }, s(1)).data.reason).not.toMatch(/^E_QUAL|^E401/)
  })

  test('can be disqualified by the exchange all the same', () => {
    const room = hall('ongoing', { openMs: s(60) }, ['A'])
    room.wake(0)
    expect(room.take({ kind: 'disqualify', userId: 'A', reason: 'x' }, s(1)).code).toBe(200)
  })
})
