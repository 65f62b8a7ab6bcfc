import { describe, expect, test } from 'vitest'
import { bidder, hall, s } from './support.ts'

const rules = { S: '5', M: 10, openMs: s(60), W: s(30), D: s(30) }
const running = (over = {}, people: Parameters<typeof hall>[2] = ['A', 'B', 'C']) => {
  const room = hall('ongoing', { ...rules, ...over }, people)
  room.wake(s(60))
  return room
}

describe('pause and resumption (domain 3.4)', () => {
  test.each([
    [61, 300, 329, 'a rest of 29 s becomes a full D of 30 s'],
    [60, 300, 330, 'a rest of exactly D is a full D'],
  ])('paused at %i s', (pausedAt, resumedAt) => {
    const room = running()
    room.take({ kind: 'pause', reason: '网络故障' }, s(pausedAt))
    expect(room.see('A', s(100))).toMatchObject({ paused: { since: s(pausedAt), reason: '网络故障' } })
    room.wake(s(200))
    expect(room.room.result).toBeNull()
    room.take({ kind: 'resume' }, s(resumedAt))
    expect(room.room.phase.end).toBe(s(resumedAt + 30))
  })

  test('a remaining time above D is unchanged to the ms', () => {
    const room = hall('ongoing', rules)
    room.wake(0)
    room.take({ kind: 'pause', reason: '核查' }, s(10.001))
    room.take({ kind: 'resume' }, s(1000))
    expect(room.room.phase).toMatchObject({ name: 'FREE', end: s(1049.999) })
  })

  test('a sealed window moves by the length of the pause', () => {
    const room = hall('final', { openMs: s(60) })
    room.wake(0)
    room.take({ kind: 'pause', reason: '核查' }, s(59))
    room.take({ kind: 'resume' }, s(100))
    expect(room.room.phase.end).toBe(s(101))
  })

  test('a paused room is not paused again; a running one is not resumed; a finished one is not restarted', () => {
    const room = running()
    expect(room.take({ kind: 'resume' }, s(61)).data.reason).toBe('E_PHASE')
    room.take({ kind: 'pause', reason: '核查' }, s(62))
    expect(room.take({ kind: 'pause', reason: '核查' }, s(63)).data.reason).toBe('E_PHASE')
    room.take({ kind: 'terminate', reason: '权属争议' }, s(64))
    expect(room.room.result).toMatchObject({ kind: 'TERMINATED', at: s(64) })
    expect(room.take({ kind: 'terminate', reason: '权属争议' }, s(65)).data.reason).toBe('E_PHASE')
    expect(room.take({ kind: 'pause', reason: '核查' }, s(66)).data.reason).toBe('E_PHASE')
    expect(room.see(null, s(67)).notes.map(({ text }) => text)).toEqual(['竞价终止：权属争议', '竞价暂停：核查'])
  })

  test('sealed quotes of a terminated room remain sealed', () => {
    const room = hall('final', { openMs: s(60) })
    room.wake(0)
    room.quote('A', 777, s(1))
    room.take({ kind: 'terminate', reason: '权属争议' }, s(2))
    expect(JSON.stringify(room.see('B', s(3)))).not.toContain('777')
    expect(room.see('A', s(3)).me?.ownSealed).toHaveLength(1)
  })
})

describe('the right to the same price in the room (domain 3.7)', () => {
  const people = ['A', 'B', bidder('H', { rank: 2 }), bidder('G', { rank: 1 })]
  const priority = { priority: true }

  test('a holder matches, extends the clock like any bid, and wins at the same price', () => {
    const room = running({ priority: 'IN_ROOM' }, people)
    room.quote('A', 100, s(61))
    expect(room.see('H', s(61)).me?.priority).toMatchObject({ rank: 2, canMatch: true })
    expect(room.see('A', s(61)).me?.priority).toBeNull()
    expect(room.quote('H', 100, s(80), priority)).toBe('ok')
    expect(room.room.phase.end).toBe(s(110))
    expect(room.see('A', s(80))).toMatchObject({ leaderNo: '1072', minNext: '105', bids: [{ mark: 'PRIORITY' }, {}] })
    room.wake(s(110))
    expect(room.room.result).toMatchObject({ kind: 'DEAL', price: '100', bidNo: '1072', reason: 'PRIORITY' })
  })

  test('others then have to bid a step higher; a higher rank may match a lower one, not the reverse', () => {
    const room = running({ priority: 'IN_ROOM' }, people)
    room.quote('A', 100, s(61))
    room.quote('H', 100, s(62), priority)
    expect(room.quote('B', 100, s(63))).toBe('E_STEP')
    expect(room.quote('G', 100, s(64), priority)).toBe('ok')
    expect(room.quote('H', 100, s(65), priority)).toBe('E_CONF')
    expect(room.quote('G', 100, s(66), priority)).toBe('E_SELF')
    expect(room.quote('B', 105, s(67))).toBe('ok')
    expect(room.quote('H', 105, s(68), priority)).toBe('ok')
  })

  test('a bidder without a right cannot use one, and a price that moved cannot be matched', () => {
    const room = running({ priority: 'IN_ROOM' }, people)
    expect(room.quote('H', 100, s(60.5), priority)).toBe('E_CONF')
    room.quote('A', 100, s(61))
    expect(room.ask('B', 100, s(62), priority)).toMatchObject({ code: 4102, msg: '您不是本标的的优先权人' })
    room.quote('B', 105, s(63.5))
    expect(room.ask('H', 100, s(64), priority)).toMatchObject({ code: 4308, msg: '价格已变化，当前最低有效报价为110' })
    const none = running({}, people)
    none.quote('A', 100, s(61))
    expect(none.quote('H', 100, s(62), priority)).toBe('E_QUAL')
  })
})

describe('the right to the same price after the room (domain 3.7)', () => {
  const config = { priority: 'POST_CONFIRM' as const, confirmMs: s(300) }
  const people = ['A', 'B', bidder('H', { rank: 1, capital: '30' }), bidder('G', { rank: 1, capital: '45' })]
  const inquiryRoom = (over = {}, who: Parameters<typeof hall>[2] = people) => {
    const room = running({ ...config, ...over }, who)
    room.quote('A', 100, s(61))
    room.wake(s(91))
    return room
  }

  test('the holder is asked, no one may bid meanwhile, silence is a waiver', () => {
    const room = inquiryRoom()
    expect(room.room.phase).toMatchObject({ name: 'PRIORITY', end: s(391) })
    expect(room.received('PRIORITY_OPEN')).toMatchObject([{ price: '100', until: s(391) }])
    expect(room.ask('B', 105, s(100))).toMatchObject({ code: 4201, msg: '优先竞买人环节，无法操作' })
    expect(room.see('H', s(100)).me?.priority).toMatchObject({ canAnswer: true })
    room.wake(s(391))
    expect(room.room.result).toMatchObject({ kind: 'DEAL', price: '100', bidNo: '1065', reason: 'HIGHEST' })
    expect(room.received('PRIORITY_CLOSED')).toMatchObject([{ exercised: false }])
  })

  test('when all have answered the inquiry ends at once', () => {
    const room = inquiryRoom()
    room.take({ kind: 'exercise', userId: 'H', yes: true }, s(100))
    expect(room.room.result).toBeNull()
    room.take({ kind: 'exercise', userId: 'G', yes: false }, s(110))
    expect(room.room.result).toMatchObject({ price: '100', bidNo: '1072', reason: 'PRIORITY', at: s(110) })
  })

  test('several who exercise it share by capital', () => {
    const room = inquiryRoom()
    room.take({ kind: 'exercise', userId: 'H', yes: true }, s(100))
    room.take({ kind: 'exercise', userId: 'G', yes: true }, s(110))
    expect(room.room.result).toMatchObject({
      bidNo: '1071',
      shares: [
        { bidNo: '1072', capital: '30' },
        { bidNo: '1071', capital: '45' },
      ],
    })
  })

  test('only holders answer, once, during the inquiry', () => {
    const room = inquiryRoom()
    expect(room.take({ kind: 'exercise', userId: 'B', yes: true }, s(100)).msg).toBe('您不是本标的的优先权人')
    room.take({ kind: 'exercise', userId: 'H', yes: false }, s(101))
    expect(room.take({ kind: 'exercise', userId: 'H', yes: true }, s(102)).data.reason).toBe('E_ONCE')
    expect(room.take({ kind: 'exercise', userId: 'G', yes: true }, s(391)).data.reason).toBe('E_PHASE')
  })

  test('a holder who leads is not asked, and below the reserve no holder is', () => {
    const own = running(config, ['A', bidder('H', { rank: 1 })])
    own.quote('H', 100, s(61))
    own.wake(s(91))
    expect(own.room.result).toMatchObject({ bidNo: '1072', reason: 'HIGHEST' })
    expect(inquiryRoom({ R: '200' }).room.result).toMatchObject({ kind: 'FAILED', reason: 'BELOW_RESERVE' })
  })

  test('with a count of two the others may bid again, and the holder is asked a second and last time', () => {
    const room = inquiryRoom({ priorityCount: 2 }, ['A', 'B', bidder('H', { rank: 1 })])
    room.take({ kind: 'exercise', userId: 'H', yes: true }, s(100))
    expect(room.room.phase).toMatchObject({ name: 'DELAY', end: s(130) })
    expect(room.quote('H', 105, s(101))).toBe('E_PHASE')
    expect(room.quote('B', 105, s(102))).toBe('ok')
    room.wake(s(132))
    expect(room.room.phase).toMatchObject({ name: 'PRIORITY', end: s(432) })
    room.take({ kind: 'exercise', userId: 'H', yes: true }, s(140))
    expect(room.room.result).toMatchObject({ price: '105', bidNo: '1072' })
  })

  test('the inquiry about a price ends when the price is void', () => {
    const room = running(config, people)
    room.quote('A', 100, s(61))
    room.quote('B', 105, s(62))
    room.wake(s(92))
    room.take({ kind: 'exercise', userId: 'H', yes: true }, s(100))
    room.take({ kind: 'remove-bid', seq: 2, reason: '材料不实' }, s(110))
    expect(room.room.phase).toMatchObject({ name: 'PRIORITY', end: s(410) })
    expect(room.received('PRIORITY_OPEN').at(-1)).toMatchObject({ price: '100' })
    room.wake(s(410))
    expect(room.room.result).toMatchObject({ price: '100', bidNo: '1065' })
  })
})

describe('bids removed by the exchange (domain 3.11)', () => {
  test('the remaining bids decide who leads, and no end moves earlier', () => {
    const room = running()
    room.quote('A', 100, s(61))
    room.quote('B', 105, s(62))
    const { end } = room.room.phase
    room.take({ kind: 'remove-bid', seq: 2, reason: '操作异常' }, s(63))
    expect(room.see(null, s(63))).toMatchObject({
      current: '100',
      minNext: '105',
      leaderNo: '1065',
      phase: { end },
      bids: [{ tag: 'REMOVED' }, { tag: 'LEADING' }],
      notes: [{ text: '竞买号1066的报价105已撤销：操作异常' }],
    })
    expect(room.received('BID_REMOVED')).toMatchObject([{ seq: 2, current: '100', leaderNo: '1065' }])
    expect(room.take({ kind: 'remove-bid', seq: 2, reason: '操作异常' }, s(64)).data.reason).toBe('E_PHASE')
  })

  test('a disqualified bidder loses all bids and may bid no more', () => {
    const room = running()
    room.quote('A', 100, s(61))
    room.quote('B', 105, s(62))
    room.quote('A', 110, s(63))
    room.take({ kind: 'disqualify', userId: 'A', reason: '材料不实' }, s(64))
    expect(room.see(null, s(64))).toMatchObject({ current: '105', counts: { qualified: 2 } })
    expect(room.quote('A', 110, s(65))).toBe('E_QUAL')
    room.wake(s(100))
    expect(room.room.result).toMatchObject({ price: '105', bidNo: '1066' })
  })

  test('nothing of a sealed quote is disclosed', () => {
    const room = hall('final', { openMs: s(60), maxRevisions: 2 })
    room.wake(0)
    room.quote('A', 700, s(1))
    room.quote('A', 777, s(2))
    room.take({ kind: 'remove-bid', seq: 2, reason: '操作异常' }, s(3))
    expect(JSON.stringify([room.see('B', s(3)), room.events])).not.toContain('777')
    room.wake(s(60))
    expect(room.room.result).toMatchObject({ price: '700' })
  })

  test('when the acceptance of a v-shaped room is removed the rise continues from its price', () => {
    const room = hall('v-shaped', {
      ...rules,
      P0: '1000',
      top: '1000',
      floor: '900',
      dropStep: '10',
      dropMs: s(60),
    })
    room.wake(0)
    room.quote('A', 1000, s(1))
    room.take({ kind: 'disqualify', userId: 'A', reason: '材料不实' }, s(2))
    expect(room.see('B', s(2))).toMatchObject({ minNext: '1005', leaderNo: null })
    room.wake(s(31))
    expect(room.room.result).toMatchObject({ kind: 'FAILED', reason: 'NO_QUOTE' })
  })
})

test('a phase that begins during a pause has its full time left', () => {
  const room = hall('first-come-first-served', { openMs: s(600), holdMs: s(60) })
  room.wake(0)
  room.quote('A', 100, s(1))
  room.take({ kind: 'pause', reason: '核查' }, s(31))
  room.take({ kind: 'remove-bid', seq: 1, reason: '操作异常' }, s(41))
  expect(room.room).toMatchObject({ phase: { name: 'OPEN' }, paused: { since: s(31), restMs: s(569) } })
  room.take({ kind: 'resume' }, s(131))
  expect(room.room).toMatchObject({ phase: { end: s(700) }, closesAt: s(700) })
})

test('a timer of an end that has moved has no effect', () => {
  const room = running()
  room.quote('A', 100, s(80))
  room.wake(s(90))
  expect(room.room).toMatchObject({ result: null, phase: { end: s(110) } })
})

test('the log and the state of a room are plain JSON', () => {
  const room = running()
  room.quote('A', 100, s(61))
  expect(JSON.parse(JSON.stringify(room.room))).toEqual(room.room)
  expect(structuredClone(room.room)).toEqual(room.room)
})
