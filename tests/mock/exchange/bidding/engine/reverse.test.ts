import { describe, expect, test } from 'vitest'
import { auditRecord } from '#src/model/audit/audit.ts'
import { obstacleToPublish } from '#src/mock/exchange/bidding/engine/publish.ts'
import { configOf } from '#src/mock/exchange/bidding/engine/presets.ts'
import { createRoom, type Command, type Room } from '#src/mock/exchange/bidding/engine/room.ts'
import { playedRecord } from '#src/mock/exchange/bidding/rooms/public-record.ts'
import { playAuction, runs } from './random-auction.ts'
import { bidder, hall, replay, s } from './support.ts'

/** The ceiling is 100, each step 5, at most ten at once; the free period ends after 1000 s. */
const rules = { S: '5', M: 10, W: s(120), D: s(120), openMs: s(1000), reverse: true }
const falling = (over = {}, people = ['A', 'B']) => hall('ongoing', { ...rules, ...over }, people)

describe('[BD-09] a room in which suppliers underbid each other', () => {
  test('is the mirror image of the vectors of domain 4.13', () => {
    const room = falling({ P0: '200' })
    room.wake(0)
    const played = [
      ['A', 201, 10, 'E_MIN'],
      ['A', 197, 11, 'E_MULT'],
      ['A', 200, 12, 'ok'],
      ['B', 196, 13, 'E_STEP'],
      ['B', 188, 14, 'E_MULT'],
      ['B', 145, 15, 'E_MAX'],
      ['B', 150, 16, 'ok'],
      ['B', 145, 17, 'E_SELF'],
    ] as const
    for (const [who, amount, second, verdict] of played) expect(room.quote(who, amount, s(second))).toBe(verdict)
    room.wake(s(1000))
    expect(room.room.phase.end).toBe(s(1120))
    expect(room.quote('A', 145, s(1119.999))).toBe('ok')
    expect(room.room.phase.end).toBe(s(1239.999))
    expect(room.quote('B', 140, s(1239.999))).toBe('E_TIME')
    expect(room.room.result).toMatchObject({
      kind: 'DEAL',
      price: '145',
      bidNo: '1065',
      text: '本场竞价已结束，产生拟成交供应商',
    })
    expect(room.received('END_MOVED')).toMatchObject([{ end: s(1239.999), n: 1 }])
  })

  test('refuses in words that go down', () => {
    const room = falling({ typeCode: 'procurement' })
    room.wake(0)
    expect(room.ask('A', 105, s(1)).msg).toBe('首次报价不得高于最高限价')
    room.quote('A', 100, s(3))
    expect(room.ask('B', 98, s(5))).toMatchObject({ code: 4303, msg: '报价不得高于 95' })
    expect(room.ask('B', 93, s(7)).msg).toBe('降价金额必须是降价幅度的整数倍')
    expect(room.ask('B', 45, s(9)).msg).toBe('单次降价不得超过降价幅度的 10 倍')
    expect(room.ask('A', 95, s(11)).msg).toBe('您的报价当前最低，无需重复报价')
    expect(room.ask('B', 95, s(13), { basis: 0 }).msg).toBe('价格已变化，当前最高有效报价为95')
    expect(room.ask('Z', 95, s(15)).msg).toBe('您不是本项目的报价供应商，不能报价')
  })

  test('shows the most that is accepted next, the least, and what is saved', () => {
    const room = falling()
    room.wake(0)
    expect(room.see('A', 0)).toMatchObject({ current: null, minNext: '50', maxNext: '100', premium: null })
    room.quote('A', 90, s(1))
    expect(room.see('B', s(1))).toMatchObject({
      current: '90',
      minNext: '40',
      maxNext: '85',
      premium: '10.00',
      leaderNo: '1065',
      rules: { reverse: true, P0: '100', S: '5' },
      bids: [{ amount: '90', premium: '10.00', tag: 'LEADING' }],
    })
    expect(room.received('BID')).toMatchObject([{ premium: '10.00', minNext: '40', maxNext: '85' }])
  })

  test('nothing is quoted at or below zero', () => {
    const room = falling({ P0: '12', M: 20 })
    room.wake(0)
    expect(room.see('A', 0)).toMatchObject({ minNext: '2', maxNext: '12' })
    expect(room.quote('A', 0, s(1))).toBe('E_FMT')
    expect(room.quote('A', 2, s(2))).toBe('ok')
    expect(room.see('B', s(2))).toMatchObject({ minNext: null, maxNext: null })
    expect(room.ask('B', 1, s(3))).toMatchObject({ code: 4307, msg: '已降至最低可报价格，不接受报价' })
    const least = falling({ P0: '12', M: 20, stepRule: 'AT_LEAST' })
    least.wake(0)
    expect(least.see('A', 0)).toMatchObject({ minNext: '1', maxNext: '12' })
    const even = falling({ P0: '15', M: 20 })
    even.wake(0)
    expect(even.see('A', 0)).toMatchObject({ minNext: '5' })
  })

  test('equal sealed quotes: the earlier wins; an open quote has to be a step lower', () => {
    const sealed = hall('final', { openMs: s(60), reverse: true, maxRevisions: 2 }, ['A', 'B'])
    sealed.wake(0)
    sealed.quote('A', 80, s(1))
    sealed.quote('B', 80, s(2))
    expect(sealed.ask('A', 101, s(4)).msg).toBe('报价不得高于起始价')
    sealed.wake(s(60))
    expect(sealed.room.result).toMatchObject({ kind: 'DEAL', price: '80', bidNo: '1065' })
    expect(sealed.see(null, s(60)).rules.range).toBeNull()
    const open = falling()
    open.wake(0)
    open.quote('A', 80, s(1))
    expect(open.quote('B', 80, s(2))).toBe('E_STEP')
  })

  test('the reserve is an upper bound, and stays secret', () => {
    const above = falling({ R: '83' })
    above.wake(0)
    above.quote('A', 85, s(1))
    expect(JSON.stringify(above.see('A', s(2)))).not.toContain('83')
    above.wake(s(1120))
    expect(above.room.result).toMatchObject({
      kind: 'FAILED',
      reason: 'BELOW_RESERVE',
      text: '最低报价高于控制价，本场竞价未成交',
    })
    const met = falling({ R: '83' })
    met.wake(0)
    met.quote('A', 80, s(1))
    met.wake(s(1120))
    expect(met.room.result).toMatchObject({ kind: 'DEAL', price: '80' })
  })

  test('a single supplier agrees at the ceiling or at a lower quote', () => {
    const silent = falling({ singlePolicy: 'AGREEMENT' }, ['A'])
    silent.wake(s(1000))
    expect(silent.room.result).toMatchObject({ kind: 'AGREEMENT', price: '100', text: '仅一家合格供应商，转协议成交' })
    const lower = falling({ singlePolicy: 'AGREEMENT' }, ['A'])
    lower.wake(0)
    lower.quote('A', 70, s(1))
    lower.wake(s(1000))
    expect(lower.room.result).toMatchObject({ kind: 'AGREEMENT', price: '70' })
  })

  test('a struck quote gives the lead back to the lowest that is left', () => {
    const room = falling({}, ['A', 'B', 'C'])
    room.wake(0)
    room.quote('A', 95, s(1))
    room.quote('B', 90, s(2))
    room.quote('C', 85, s(3))
    room.take({ kind: 'remove-bid', seq: 3, reason: '报价有误' }, s(4))
    expect(room.see(null, s(4))).toMatchObject({ current: '90', maxNext: '85', leaderNo: '1066' })
    room.take({ kind: 'disqualify', userId: 'B', reason: '资格不符' }, s(5))
    expect(room.see(null, s(5))).toMatchObject({ current: '95', leaderNo: '1065' })
    expect(room.see(null, s(5)).notes.map(({ text }) => text)).toEqual([
      '供应商号1066的报价90已撤销：资格不符',
      '供应商号1066已被取消报价资格：资格不符',
      '供应商号1067的报价85已撤销：报价有误',
    ])
  })

  test('a pause, the hard stop and the number of extensions hold as in a rising room', () => {
    const room = falling({ openMs: s(10), maxExtensions: 1, hardStop: s(400) })
    room.wake(s(10))
    room.take({ kind: 'pause', reason: '核查' }, s(20))
    expect(room.ask('A', 95, s(21)).msg).toBe('竞价暂停中')
    room.take({ kind: 'resume' }, s(200))
    expect(room.room.phase.end).toBe(s(320))
    room.quote('A', 95, s(250))
    expect(room.room.phase.end).toBe(s(370))
    room.quote('B', 90, s(369))
    expect(room.room.phase.end).toBe(s(370))
  })

  test('at its lower cap the room ends at once', () => {
    const room = falling({ cap: '78' })
    room.wake(0)
    room.quote('A', 80, s(1))
    expect(room.see('B', s(1))).toMatchObject({ minNext: '78', maxNext: '78' })
    expect(room.quote('B', 70, s(2))).toBe('ok')
    expect(room.room.result).toMatchObject({ kind: 'DEAL', price: '78', at: s(2) })
  })
})

test.each([
  [{ mode: 'phased' }, '降价竞价只适用于动态报价和最终报价'],
  [{ P0: '0' }, '最高限价必须大于零'],
  [{ S: null }, '降价幅度必须大于零'],
  [{ S: '0' }, '降价幅度必须大于零'],
  [{ S: '100' }, '降价幅度必须小于最高限价'],
  [{ R: '101' }, '控制价不得高于最高限价'],
  [{ cap: '50' }, '降价竞价不设最低限价'],
  [{ mode: 'final', S: null }, null],
  [{ R: '100' }, null],
] as const)('[BD-09] a falling room with %j: %s', (over, obstacle) => {
  const config = configOf({
    roomId: 'R1',
    assetsId: 'R1',
    mode: 'ongoing',
    opensAt: 0,
    P0: '100',
    S: '5',
    reverse: true,
    ...over,
  })
  expect(obstacleToPublish(config)).toBe(obstacle)
})

/** Amounts are mirrored in the start price of the random rooms: above it becomes below it. */
const twice = 2n * 7_310_000_00n

function mirroredText(text: string): string {
  if (!/^\d{1,12}(\.\d{1,2})?$/.test(text)) return text
  const [whole = '', part = ''] = text.split('.')
  const value = twice - BigInt(whole + part.padEnd(2, '0'))
  if (value <= 0n || text === '0') return text
  const digits = String(value).padStart(3, '0')
  return text.includes('.') ? `${digits.slice(0, -2)}.${digits.slice(-2)}` : digits.slice(0, -2)
}

function mirrored(command: Command): Command {
  if (command.kind !== 'quote') return command
  return { ...command, request: { ...command.request, amount: mirroredText(command.request.amount) } }
}

const outline = ({ bids, phase, course, moves, pauses, removals, result, winnerId, leader }: Room) => ({
  bids: bids.map(({ seq, userId, time, amount, removed }) => ({ seq, userId, time, amount, removed })),
  phase,
  course,
  moves,
  pauses,
  removals,
  winnerId,
  leader,
  result: result && { kind: result.kind, reason: result.reason, at: result.at, bidNo: result.bidNo },
  price: result?.price ?? null,
})

test.each(['ongoing', 'final'] as const)(
  '[BD-09] %s: a room with mirrored amounts comes to the mirrored result, and its record has no fault',
  (mode) => {
    for (let seed = 0; seed < Math.ceil(runs / 4); seed += 1) {
      const { beginning, log, until, room } = playAuction(mode, seed, 60, () => undefined)
      const { config, bidders } = beginning
      // A falling price has an end at zero that a rising one does not have; the nearest mean prefers the lower of two.
      if (config.decision === 'NEAREST_AVG') continue
      const P0 = mirroredText(config.P0)
      const [R, cap] = [config.R && mirroredText(config.R), config.cap && mirroredText(config.cap)]
      const down = createRoom({ ...config, P0, R, cap, reverse: true, ceiling: null }, Object.values(bidders), -1)
      const played = replay(
        down,
        log.map(({ at, command }) => ({ at, command: mirrored(command) })),
        until,
      )
      const [rises, falls] = [outline(room), outline(played)]
      expect(falls).toEqual({
        ...rises,
        bids: rises.bids.map((bid) => ({ ...bid, amount: mirroredText(bid.amount) })),
        price: rises.price && mirroredText(rises.price),
      })
      if (played.result && cap === null) expect(auditRecord(playedRecord(played)).faults).toEqual([])
    }
  },
)

test('[BD-09] final: a quote may not be above the own earlier one', () => {
  const room = hall('final', { openMs: s(60), reverse: true }, [bidder('A', { base: '90' })])
  room.wake(0)
  expect(room.quote('A', 91, s(1))).toBe('E_RANGE')
  expect(room.quote('A', 90, s(3))).toBe('ok')
})
