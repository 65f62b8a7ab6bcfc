import { describe, expect, test } from 'vitest'
import { bidder, hall, s, whoIs } from './support.ts'

const rising = { S: '5', openMs: s(60), W: s(30), D: s(30) }
const notesOf = (room: ReturnType<typeof hall>) => room.room.notes.map(({ text }) => text)

describe('interventions of the exchange are in the record', () => {
  test('a pause, its end, a removed quote, a disqualified bidder', () => {
    const room = hall('ongoing', rising)
    room.wake(0)
    room.quote('A', 100, s(1))
    room.take({ kind: 'pause', reason: '核查' }, s(2))
    room.take({ kind: 'resume' }, s(3))
    room.take({ kind: 'remove-bid', seq: 1, reason: '操作异常' }, s(4))
    room.take({ kind: 'disqualify', userId: 'B', reason: '材料不实' }, s(5))
    expect(notesOf(room)).toEqual([
      '竞价暂停：核查',
      '竞价恢复',
      '竞买号1065的报价100已撤销：操作异常',
      '竞买号1066已被取消竞买资格：材料不实',
    ])
    expect(room.room.closesAt).toBeNull()
  })

  test('of a sealed quote neither the bidder nor the amount', () => {
    const room = hall('final', { openMs: s(60), maxRevisions: 2 })
    room.wake(0)
    room.quote('A', 300, s(1))
    room.take({ kind: 'remove-bid', seq: 1, reason: '操作异常' }, s(2))
    expect(notesOf(room)).toEqual(['第1次报价已撤销：操作异常'])
  })
})

describe('the time that is left after a pause (domain 3.13)', () => {
  test.each([
    ['ongoing', 'FREE', 50, 230],
    ['ongoing', 'FREE', 10, 250],
    ['ongoing', 'DELAY', 80, 230],
    ['final', 'SEALED', 50, 210],
  ] as const)('%s, %s paused at %i s until 200 s: the phase ends at %i s', (mode, name, since, end) => {
    const room = hall(mode, rising)
    room.wake(s(since))
    expect(room.room.phase.name).toBe(name)
    room.take({ kind: 'pause', reason: '核查' }, s(since))
    room.take({ kind: 'resume' }, s(200))
    expect(room.room.phase.end).toBe(s(end))
  })
})

test('before the opening there is nothing to pause, and a running room cannot be resumed', () => {
  const room = hall('ongoing', rising)
  expect(room.take({ kind: 'pause', reason: '核查' }, -1).data.reason).toBe('E_PHASE')
  room.wake(0)
  expect(room.take({ kind: 'resume' }, s(1)).data.reason).toBe('E_PHASE')
  expect(room.room.paused).toBeNull()
})

describe('a disqualified bidder', () => {
  test('of a queue leaves the others and the hold unchanged', () => {
    const room = hall('first-come-first-served', { openMs: s(600), holdMs: s(60) }, ['A', 'B', 'C', 'D'])
    room.wake(0)
    room.quote('A', 100, s(1))
    for (const [index, userId] of ['B', 'C', 'D'].entries())
      room.take({ kind: 'queue', who: whoIs(userId) }, s(2 + index))
    room.take({ kind: 'disqualify', userId: 'C', reason: '材料不实' }, s(6))
    expect(room.room).toMatchObject({ phase: { name: 'HOLD', end: s(61) }, leader: 1, queue: ['B', 'D'] })
    room.take({ kind: 'disqualify', userId: 'A', reason: '材料不实' }, s(7))
    expect(room.room).toMatchObject({ phase: { name: 'HOLD', end: s(67) }, queue: ['D'] })
    expect(room.see('B', s(8)).me?.leading).toBe(true)
  })

  test('of a second stage is no longer one of those who advanced', () => {
    const config = { ...rising, waitMs: s(5), inquiryMs: s(10), sealedMs: s(60) }
    const room = hall('two-stage', config)
    room.wake(0)
    for (const [index, userId] of ['A', 'B', 'C'].entries()) room.quote(userId, 100 + 5 * index, s(1 + index))
    room.wake(s(96))
    expect(room.room.entrants?.toSorted()).toEqual(['A', 'B', 'C'])
    room.take({ kind: 'disqualify', userId: 'B', reason: '材料不实' }, s(97))
    expect(room.room.entrants?.toSorted()).toEqual(['A', 'C'])
    const open = hall('ongoing', rising)
    open.wake(0)
    open.take({ kind: 'disqualify', userId: 'B', reason: '材料不实' }, s(1))
    expect(open.room.entrants).toBeNull()
  })
})

describe('a quote removed during the inquiry of right holders', () => {
  const inquiryRoom = () => {
    const people = ['A', 'B', bidder('H', { rank: 1 }), bidder('G', { rank: 1 })]
    const room = hall('ongoing', { ...rising, priority: 'POST_CONFIRM', confirmMs: s(300) }, people)
    room.wake(s(60))
    room.quote('A', 100, s(61))
    room.quote('B', 105, s(62))
    room.wake(s(92))
    expect(room.room.phase).toMatchObject({ name: 'PRIORITY', end: s(392) })
    return room
  }

  test('below the price changes nothing in the inquiry', () => {
    const room = inquiryRoom()
    room.take({ kind: 'exercise', userId: 'H', yes: true }, s(93))
    room.take({ kind: 'remove-bid', seq: 1, reason: '操作异常' }, s(94))
    expect(room.received('PRIORITY_OPEN')).toHaveLength(1)
    expect(room.room).toMatchObject({ phase: { name: 'PRIORITY', end: s(392) }, answers: { H: true } })
  })

  test('of an opened room: the inquiry is about the best of the remaining sealed quotes, never about none', () => {
    const people = ['A', 'B', bidder('H', { rank: 1 })]
    const room = hall('final', { openMs: s(60), priority: 'POST_CONFIRM', confirmMs: s(300) }, people)
    room.wake(0)
    room.quote('A', 200, s(10))
    room.quote('B', 150, s(20))
    room.wake(s(60))
    room.take({ kind: 'remove-bid', seq: 1, reason: '操作异常' }, s(70))
    expect(room.received('PRIORITY_OPEN')).toMatchObject([{ price: '200' }, { price: '150' }])
    room.wake(s(400))
    expect(room.room.result).toMatchObject({ kind: 'DEAL', price: '150' })
  })

  test('that made the price: the answers to it are void, and the inquiry is sent again', () => {
    const room = inquiryRoom()
    room.take({ kind: 'exercise', userId: 'H', yes: true }, s(93))
    room.take({ kind: 'remove-bid', seq: 2, reason: '操作异常' }, s(94))
    expect(room.received('PRIORITY_CLOSED')).toMatchObject([{ exercised: false }])
    expect(room.received('PRIORITY_OPEN')).toMatchObject([{ price: '105' }, { price: '100' }])
    expect(room.room.bids.map(({ removed }) => removed)).toEqual([null, '操作异常', '成交价已变更'])
    expect(room.room.answers).toEqual({})
  })
})

test('[F14] a key that came too early, or with another body, stores no answer: it may be tried again', () => {
  const room = hall('ongoing', rising)
  room.wake(0)
  expect(room.quote('A', 100, s(1), { idemKey: 'first-key' })).toBe('ok')
  expect(room.quote('B', 100, s(1))).toBe('E_STEP')
  expect(room.quote('B', 105, s(1.5), { idemKey: 'later-key' })).toBe('E_RATE')
  expect(room.quote('B', 105, s(2.5), { idemKey: 'later-key' })).toBe('ok')
  expect(room.quote('A', 110, s(4), { idemKey: 'first-key' })).toBe('E_KEY')
  expect(room.quote('A', 100, s(5), { idemKey: 'first-key' })).toBe('ok')
  expect(room.room.bids).toHaveLength(2)
})
