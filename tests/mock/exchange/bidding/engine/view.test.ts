import { describe, expect, test } from 'vitest'
import { verifyChain } from '#src/model/bidding/chain.ts'
import { sha256 } from '#src/mock/exchange/digest.ts'
import type { RoomConfig } from '#src/mock/exchange/bidding/engine/config.ts'
import { configOf, presets } from '#src/mock/exchange/bidding/engine/presets.ts'
import { rankingOf } from '#src/mock/exchange/bidding/engine/ranking.ts'
import { chainOf, ledger, view } from '#src/mock/exchange/bidding/engine/views/view.ts'
import { bidder, hall, replay, s, whoIs } from './support.ts'

const rules = { S: '5', M: 10, openMs: s(60), W: s(30), D: s(30) }

describe('the view of a room', () => {
  test('an observer sees numbers and no `me`; a bidder sees the own position', () => {
    const room = hall('ongoing', { ...rules, decimals: 2, unit: '万元' })
    room.wake(0)
    room.quote('A', '100', s(1))
    room.quote('B', '107.5', s(2))
    room.quote('B', '110', s(4))
    expect(room.see(null, s(5))).toMatchObject({
      serverNow: s(5),
      me: null,
      phase: { id: 2, name: 'FREE', label: '限时报价期', start: 0, end: s(60) },
      current: '110.00',
      minNext: '115.00',
      maxNext: '160.00',
      premium: '10.00',
      leaderNo: '1066',
      rules: { unit: '万元', decimals: 2, P0: '100.00', S: '5.00', M: 10, W: s(30), D: s(30), reserve: 'NONE' },
      stages: [
        { name: 'FREE', label: '限时报价期', from: 0, until: s(60) },
        { name: 'DELAY', label: '延时报价期', from: s(60), until: null },
      ],
      counts: { enrolled: 3, qualified: 3, bids: 2, watching: 0 },
      bids: [
        { seq: 2, bidNo: '1066', amount: '110.00', premium: '10.00', tag: 'LEADING', mark: null },
        { seq: 1, bidNo: '1065', amount: '100.00', premium: '0.00', tag: 'OUT' },
      ],
      result: null,
    })
    expect(room.see('B', s(5)).me).toMatchObject({
      bidNo: '1066',
      canBid: false,
      reason: 'E_SELF',
      reasonText: '您当前报价已领先，无需重复报价',
      leading: true,
      ownBest: '110.00',
    })
    expect(room.see('A', s(5)).me).toMatchObject({ canBid: true, reason: null, leading: false, ownBest: '100.00' })
  })

  test('nothing public contains the id of a person', () => {
    const room = hall('ongoing', rules, [bidder('person-7', { bidNo: '4711' }), 'B'])
    room.wake(0)
    room.quote('person-7', 100, s(1))
    expect(JSON.stringify([room.see('B', s(2)), room.see('person-7', s(2)), room.events])).not.toContain('person-7')
  })

  test.each([
    [whoIs(null), 'E401'],
    [whoIs('A', { isVerified: false }), 'E_AUTH'],
    [whoIs('Z'), 'E_QUAL'],
    [whoIs('A', { isBlacklisted: true }), 'E_BLACK'],
  ])('a person who may not quote sees the reason: %j', (who, reason) => {
    const room = hall('ongoing', rules)
    room.wake(0)
    expect(view(room.room, who, s(1)).me).toMatchObject({ canBid: false, reason })
  })

  test('before the opening there is a countdown to it, and no one may quote', () => {
    const room = hall('final', rules)
    expect(room.see('A', -1)).toMatchObject({
      phase: { name: 'NOT_STARTED', end: 0 },
      stages: [{ name: 'SEALED', from: 0, until: s(60) }],
      me: { canBid: false, reasonText: '竞价尚未开始', revisionsLeft: 3 },
    })
  })

  test('the pool, the watchers and the steps of a fall are shown', () => {
    const room = hall('dutch-auction', { P0: '20', top: '20', floor: '10', dropStep: '4', dropMs: s(60) })
    room.wake(s(61))
    const funds = { free: '5.00', frozen: '1.00', requirement: '9.00', holds: false }
    expect(view(room.room, whoIs('A'), s(61), { watching: 7, funds })).toMatchObject({
      counts: { watching: 7 },
      me: { free: '5.00', frozen: '1.00', reason: 'E_POOL' },
      premium: '-20.00',
      ladder: [
        { stage: 0, price: '20', from: 0, until: s(60) },
        { stage: 1, price: '16', from: s(60), until: s(120) },
        { stage: 2, price: '12', from: s(120), until: s(180) },
        { stage: 3, price: '10', from: s(180), until: s(240) },
      ],
    })
  })

  test('the steps of a fall follow the clock of the room: a pause postpones the next ones', () => {
    const fall = { P0: '1000', top: '1000', floor: '900', dropStep: '20', dropMs: s(60), S: '10', D: s(30), W: s(30) }
    const from = (room: ReturnType<typeof hall>, at: number) => room.see(null, at).ladder?.map((step) => step.from)
    const room = hall('v-shaped', fall)
    expect(from(room, -1)).toBeUndefined()
    room.wake(s(130))
    expect(from(room, s(130))).toEqual([0, s(60), s(120), s(180), s(240), s(300)])
    room.take({ kind: 'pause', reason: '核实' }, s(130))
    room.take({ kind: 'resume' }, s(190))
    expect(from(room, s(190))).toEqual([0, s(60), s(120), s(240), s(300), s(360)])

    const taken = hall('v-shaped', fall)
    taken.wake(s(130))
    taken.quote('A', 960, s(130))
    expect(taken.room.phase.name).toBe('ASCEND')
    expect(taken.see(null, s(131)).ladder?.slice(1, 4)).toEqual([
      { stage: 1, price: '980', from: s(60), until: s(120) },
      { stage: 2, price: '960', from: s(120), until: s(180) },
      { stage: 3, price: '940', from: s(180), until: s(240) },
    ])
  })

  test.each([
    ['ongoing', {}, { drop: null, range: null, cap: null }],
    ['ongoing', { cap: '122' }, { drop: null, range: null, cap: '122' }],
    ['final', {}, { drop: null, range: { low: '100', high: null }, cap: null }],
    ['once-off', { high: '300' }, { drop: null, range: { low: '100', high: '300' }, cap: null }],
    [
      'two-stage',
      { trigger: 'CEILING', ceiling: '120' },
      { drop: null, range: { low: '100', high: null }, cap: '120' },
    ],
    [
      'dutch-auction',
      { P0: '20', top: '20', floor: '10', dropStep: '4', dropMs: s(60) },
      { drop: { top: '20', step: '4', everyMs: s(60), floor: '10' }, range: null, cap: null },
    ],
    [
      'dutch-auction',
      { P0: '20', top: '20', floor: '10', dropStep: '4', dropMs: s(60), floorShown: false },
      { drop: { top: '20', step: '4', everyMs: s(60), floor: null }, range: null, cap: null },
    ],
  ] as const)('%s with %j: the bounds of a quote', (mode, over, bounds) => {
    expect(hall(mode, { ...rules, ...over }).see(null, -1).rules).toMatchObject(bounds)
  })

  test('the winning bid is marked, the winner’s earlier ones are not; a lead without a win is marked as led', () => {
    const tags = (over: object) => {
      const room = hall('ongoing', { ...rules, ...over })
      room.wake(0)
      room.quote('B', 100, s(1))
      room.quote('A', 105, s(2))
      room.quote('B', 110, s(3))
      room.wake(s(90))
      return [room.room.result?.kind, ledger(room.room).map(({ tag }) => tag)]
    }
    expect(tags({})).toEqual(['DEAL', ['DEAL', 'OUT', 'OUT']])
    expect(tags({ R: '200' })).toEqual(['FAILED', ['LEADING', 'OUT', 'OUT']])
  })

  test('finished parts have no instants, coming ones have them as far as they are known', () => {
    const room = hall('phased', { ...rules, prepMs: s(10) })
    const stages = (at: number) => room.see(null, at).stages?.map(({ name, from, until }) => [name, from, until])
    const entrants = (at: number) => room.see(null, at).counts.entrants
    expect(stages(-1)).toEqual([
      ['FREE', 0, s(60)],
      ['PREP2', s(60), s(70)],
      ['LIMIT', s(70), null],
    ])
    room.wake(0)
    room.quote('A', 100, s(1))
    room.quote('B', 105, s(2))
    expect(entrants(s(3))).toBeNull()
    room.wake(s(60))
    expect(stages(s(61))).toEqual([
      ['FREE', null, null],
      ['PREP2', s(60), s(70)],
      ['LIMIT', s(70), null],
    ])
    expect(entrants(s(61))).toBe(3)
    room.wake(s(70))
    expect(stages(s(71))?.slice(1)).toEqual([
      ['PREP2', null, null],
      ['LIMIT', s(70), s(100)],
    ])
  })

  test('a snapshot has the last fifty rows; the ledger has all', () => {
    const room = hall('ongoing', { ...rules, M: null })
    room.wake(0)
    for (let turn = 0; turn < 60; turn += 1) room.quote(turn % 2 ? 'B' : 'A', 100 + 5 * turn, turn * 900)
    expect(room.see(null, s(59)).bids).toHaveLength(50)
    expect(room.see(null, s(59)).bids[0]?.seq).toBe(60)
    expect(ledger(room.room)).toHaveLength(60)
    expect(ledger(room.room).at(-1)).toMatchObject({ seq: 1, amount: '100' })
  })

  test('versions count public changes, one for each command or due instant', () => {
    const room = hall('ongoing', rules)
    room.wake(0)
    expect(room.room.version).toBe(1)
    room.quote('A', 99, s(1))
    expect(room.room.version).toBe(1)
    room.quote('B', 100, s(2))
    expect(room.room.version).toBe(2)
    room.wake(s(200))
    expect(room.room.version).toBe(4)
    expect(room.events.map(({ type, data }) => [type, data.version])).toEqual([
      ['PHASE', 1],
      ['BID', 2],
      ['PHASE', 3],
      ['PHASE', 4],
      ['RESULT', 4],
    ])
  })
})

describe('the hash chain of a room', () => {
  function played() {
    const room = hall('two-stage', { ...rules, S: '1', waitMs: s(5), inquiryMs: 0, sealedMs: s(30), maxRevisions: 0 })
    room.wake(0)
    room.quote('A', 100, s(1))
    room.quote('B', 110, s(2))
    room.wake(s(95))
    room.quote('A', 150, s(96), { salt: 'salt-of-a' })
    room.quote('C', 160, s(97), { salt: 'salt-of-c' })
    return room
  }

  test('is valid before the opening without amounts, and after it with them', async () => {
    const room = played()
    const sealed = chainOf(room.room)
    expect(sealed.map(({ content }) => content?.amount)).toEqual(['100', '110', undefined, undefined])
    expect(await verifyChain('R1', sealed, sha256, room.room.head)).toBeNull()
    room.wake(s(125))
    const open = chainOf(room.room)
    expect(open.map(({ content }) => content?.amount)).toEqual(['100', '110', '150', '160'])
    expect(await verifyChain('R1', open, sha256, room.room.head)).toBeNull()
    expect(open.map(({ link }) => link)).toEqual(sealed.map(({ link }) => link))
  })

  test('the bidder’s receipt is the link of the bid', () => {
    const room = hall('ongoing', rules)
    room.wake(0)
    const { data } = room.ask('A', 100, s(1))
    expect(data.link).toBe(chainOf(room.room)[0]?.link)
    expect(room.received('BID')).toMatchObject([{ link: data.link }])
  })
})

test('I8: the log of commands leads to the same room', () => {
  const room = hall('ongoing', rules)
  room.quote('A', 100, s(1))
  room.quote('B', 105, s(70))
  room.wake(s(500))
  expect(replay(room.beginning, room.log, s(500))).toEqual(room.room)
})

test('the successor is known, in case the winner defaults', () => {
  const room = hall('final', { openMs: s(60) })
  room.wake(0)
  room.quote('A', 300, s(1))
  room.quote('B', 500, s(2))
  room.quote('C', 400, s(3))
  room.quote('B', 350, s(4))
  room.wake(s(60))
  expect(rankingOf(room.room).map(({ userId, amount }) => `${userId} ${amount}`)).toEqual(['C 400', 'B 350', 'A 300'])
})

test('[BD-12] [BD-14] a room has the length of its confirmation; null where it requires none', () => {
  const termsOf = (mode: keyof typeof presets, over: Partial<RoomConfig> = {}) => {
    const { inquiryMs, confirmMs } = hall(mode, { S: '5', ...over }).see(null, 0).rules
    return [inquiryMs, confirmMs]
  }
  expect(termsOf('once-off', { inquiryMs: s(60) })).toEqual([60_000, null])
  expect(termsOf('once-off', { inquiryMs: 0 })).toEqual([null, null])
  expect(termsOf('two-stage', { inquiryMs: s(90) })).toEqual([90_000, null])
  expect(termsOf('final', { inquiryMs: s(60) })).toEqual([null, null])
  expect(termsOf('ongoing', { priority: 'POST_CONFIRM', confirmMs: s(300) })).toEqual([null, 300_000])
  expect(termsOf('ongoing', { priority: 'IN_ROOM', confirmMs: s(300) })).toEqual([null, null])
})

test('parameters of domain 4.10, in real length and at demonstration speed', () => {
  const of = (mode: keyof typeof presets, speed: 'real' | 'demo') =>
    configOf({ roomId: 'R', assetsId: 'L', mode, P0: '1', opensAt: 0 }, speed)
  expect(of('ongoing', 'real')).toMatchObject({ D: s(120), W: s(120), M: 20, singlePolicy: 'AGREEMENT', R: null })
  expect(of('ongoing', 'demo')).toMatchObject({ openMs: s(180), D: s(30) })
  expect(of('phased', 'real')).toMatchObject({ openMs: s(3600), prepMs: s(900), D: s(300) })
  expect(of('phased', 'demo')).toMatchObject({ openMs: s(120), prepMs: s(10), D: s(30) })
  expect(of('final', 'real')).toMatchObject({ openMs: s(1800), maxRevisions: 2, D: 0 })
  expect(of('once-off', 'demo')).toMatchObject({ openMs: s(90), inquiryMs: s(10), maxRevisions: 0 })
  expect(of('first-come-first-served', 'real')).toMatchObject({ holdMs: s(1800) })
  expect(of('first-come-first-served', 'demo')).toMatchObject({ openMs: s(180), holdMs: s(60) })
  expect(of('two-stage', 'real')).toMatchObject({
    waitMs: s(300),
    inquiryMs: s(300),
    sealedMs: s(600),
    D: s(300),
    M: 10,
  })
  expect(of('v-shaped', 'demo')).toMatchObject({ dropMs: s(10), D: s(30) })
  expect(of('dutch-auction', 'demo')).toMatchObject({ dropMs: s(8), D: 0 })
  expect(of('dutch-auction', 'real')).toMatchObject({ dropMs: s(300), gapMs: 1000, selfOutbid: false })
})
