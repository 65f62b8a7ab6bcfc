import { describe, expect, test } from 'vitest'
import { roomBids, roomHeadOf, roomRecordOf, roomSnapshotOf } from '#src/api/endpoints/bidding.ts'
import { auditRecord } from '#src/model/audit/audit.ts'
import { verifyChain } from '#src/model/bidding/chain.ts'
import { roomTopic } from '#src/model/push/topics.ts'
import { recordOf } from '#src/mock/exchange/bidding/rooms/public-record.ts'
import type { ReverseResult } from '#src/mock/exchange/bidding/rooms/record.ts'
import type { ReverseRoom } from '#src/mock/exchange/bidding/rooms/reverse.ts'
import { sha256 } from '#src/mock/exchange/digest.ts'
import type { Wire } from '#src/mock/push/wire.ts'
import type { Exchange } from '#src/mock/worlds.ts'
import { ask, memoryJournal, someFriday, testExchange } from '#tests/support/exchange.ts'
import { actorOf, refusalOf, userNamed } from '../support/enrolment.ts'

const minute = 60_000
const outsider = { userId: null, visitor: 'browser-1' }

const open: ReverseRoom = {
  roomId: 'CG-2026-0012-1',
  projectId: 'CG-2026-0012',
  no: 'MJCG-2026-0012',
  title: '办公电脑采购',
  mode: 'ongoing',
  ceiling: '500000',
  step: '5000',
  opensAt: someFriday + 10 * minute,
  openMs: 5 * minute,
  delayMs: 2 * minute,
}
const sealed: ReverseRoom = {
  ...open,
  roomId: 'CG-2026-0013-1',
  projectId: 'CG-2026-0013',
  mode: 'final',
  step: '1000',
}

/** A room with two suppliers, ten minutes before it opens. */
function roomOf(room: ReverseRoom, options: Parameters<typeof testExchange>[0] = {}) {
  const journal = memoryJournal()
  const world = testExchange({ journal, ...options })
  const { exchange } = world
  const closed: ReverseResult[] = []
  exchange.events.on('reverseRoomClosed', (result) => {
    if (result.roomId === room.roomId) closed.push(result)
  })
  exchange.take('openReverseRoom', room, outsider)
  const people = ['person', 'company'].map((name) => userNamed(exchange, name))
  const numbers = people.map(({ id }, place) =>
    exchange.take('admitSupplier', { roomId: room.roomId, userId: id, name: `供应商${place + 1}` }, outsider),
  )
  const request = (amount: string) => {
    const { phase } = exchange.rooms.find(room.roomId).room
    return { roomId: room.roomId, phaseId: phase.id, amount, idemKey: `key-${exchange.now()}-${amount}` }
  }
  const quote = (who: number, amount: string) =>
    exchange.take('quoteInRoom', { request: request(amount) }, actorOf(people[who]!))
  return { ...world, journal, people, numbers, quote, request, closed, roomId: room.roomId }
}

/** A connection that follows one topic and keeps what is sent to it. */
const wireTo = (sent: string[], topic: string): Wire => ({
  send: (text) => void sent.push(text),
  close: () => undefined,
  onMessage: (hear) => hear(JSON.stringify({ kind: 'subscribe', topic })),
  onClose: () => undefined,
})

describe('[PU-03] a room in which suppliers underbid each other for a procurement project', () => {
  test('two suppliers quote down in the open to the result, which names them to the procurement service', async () => {
    const { exchange, advance, people, numbers, quote, closed, roomId } = roomOf(open)
    expect(new Set(numbers).size).toBe(2)
    expect(refusalOf(() => quote(0, '500000'))).toEqual([4201, '竞价尚未开始'])
    advance(10 * minute)
    expect(quote(0, '500000')).toMatchObject({ current: '500000.00', minNext: '400000.00', maxNext: '495000.00' })
    advance(2_000)
    expect(refusalOf(() => quote(1, '496000'))).toEqual([4303, '报价不得高于 495,000.00'])
    advance(2_000)
    quote(1, '480000')
    expect(exchange.mailbox.of(people[0]!.id)[0]).toMatchObject({
      title: '已有更低报价',
      text: '“办公电脑采购”已有更低报价，当前最低价 480,000 元',
      link: '/quoteHall?assetsId=CG-2026-0012-1',
    })
    advance(5 * minute)
    expect(exchange.rooms.viewFor(roomId, people[0]!.id)).toMatchObject({
      phase: { name: 'DELAY' },
      premium: '4.00',
      me: { bidNo: numbers[0], leading: false, ownBest: '500000.00' },
    })
    const lastAt = exchange.now()
    quote(0, '475000')
    expect(exchange.rooms.reverseResultOf(roomId)).toBeNull()
    advance(2 * minute)
    const supplier = (place: number) => ({
      userId: people[place]!.id,
      name: `供应商${place + 1}`,
      bidNo: numbers[place],
      isBot: false,
    })
    expect(closed).toMatchObject([
      {
        roomId,
        projectId: 'CG-2026-0012',
        kind: 'DEAL',
        reason: 'HIGHEST',
        text: '本场竞价已结束，产生拟成交供应商',
        at: lastAt + 2 * minute,
        winner: { ...supplier(0), yuan: '475000.00' },
        ranking: [
          { ...supplier(0), yuan: '475000.00', quotedAt: lastAt },
          { ...supplier(1), yuan: '480000.00', quotedAt: someFriday + 10 * minute + 4_000 },
        ],
      },
    ])
    expect(exchange.rooms.reverseResultOf(roomId)).toEqual(closed[0])
    const record = recordOf(exchange, roomId)
    expect(auditRecord(record)).toEqual({ faults: [], gaps: [] })
    expect(await verifyChain(roomId, record.rows, sha256, record.head)).toBeNull()
    expect(record.head).toBe(closed[0]!.head)
  })

  test('two suppliers quote sealed; nothing public tells an amount or a name before the close', async () => {
    const { exchange, advance, numbers, quote, closed, roomId } = roomOf(sealed)
    advance(10 * minute)
    const pushed: string[] = []
    exchange.hub.connect(wireTo(pushed, roomTopic(roomId)), outsider)
    quote(0, '467000')
    advance(2_000)
    expect(refusalOf(() => quote(1, '501000'))).toEqual([4312, '报价不得高于最高限价'])
    advance(2_000)
    quote(1, '459000')
    advance(2_000)
    quote(0, '458000')
    const seen = JSON.stringify([
      await ask(exchange, roomHeadOf, { roomId }),
      await ask(exchange, roomSnapshotOf, { roomId }),
      await ask(exchange, roomBids, { roomId, current: 1, size: 50 }),
      await ask(exchange, roomRecordOf, { roomId }),
      pushed,
    ])
    expect(pushed.join('')).toContain('"BID"')
    for (const secret of ['467000', '459000', '458000', ...numbers, '供应商1', '供应商2'])
      expect(seen).not.toContain(secret)
    expect((await ask(exchange, roomRecordOf, { roomId })).code).toBe(409)
    advance(5 * minute)
    expect(closed).toMatchObject([
      { winner: { bidNo: numbers[0], yuan: '458000.00' }, ranking: [{}, { yuan: '459000.00' }] },
    ])
    expect(auditRecord(recordOf(exchange, roomId)).faults).toEqual([])
  })

  test('who was not admitted may watch and not quote; nobody is admitted to a sealed room that has begun', () => {
    const { exchange, advance, request, roomId } = roomOf(sealed)
    advance(10 * minute)
    const stranger = userNamed(exchange, 'seller')
    const foreign = () => exchange.take('quoteInRoom', { request: request('450000') }, actorOf(stranger))
    expect(refusalOf(foreign)).toEqual([4102, '您不是本项目的报价供应商，不能报价'])
    const unknown = () => exchange.take('quoteInRoom', { request: request('450000') }, outsider)
    expect(refusalOf(unknown)).toEqual([401, '请先登录'])
    expect(exchange.rooms.viewFor(roomId, null).me).toBeNull()
    const late = () => exchange.take('admitSupplier', { roomId, userId: stranger.id, name: '晚到' }, outsider)
    expect(refusalOf(late)).toEqual([409, '竞价已经开始，不能再参加'])
  })

  test('an admitted supplier keeps its number; an open room still admits in its free period', () => {
    const { exchange, advance, people, numbers, roomId } = roomOf(open)
    const again = { roomId, userId: people[0]!.id, name: '供应商1' }
    expect(exchange.take('admitSupplier', again, outsider)).toBe(numbers[0])
    advance(11 * minute)
    const late = { roomId, userId: userNamed(exchange, 'seller').id, name: '晚到' }
    expect(exchange.take('admitSupplier', late, outsider)).toMatch(/^\d{4}$/)
  })

  test('its head names the project and no listing', async () => {
    const { exchange, roomId } = roomOf(open)
    const { data } = await ask(exchange, roomHeadOf, { assetsId: roomId })
    expect(data).toMatchObject({
      roomId,
      name: '办公电脑采购',
      no: 'MJCG-2026-0012',
      mode: 'ongoing',
      isPractice: false,
      listing: null,
      origin: { kind: 'procurement', projectId: 'CG-2026-0012' },
    })
  })

  test.each([
    [{ roomId: 'no room' }, 400, '竞价厅编号格式不正确'],
    [{ roomId: 'CG-2', step: '0' }, 400, '降价幅度必须大于零'],
    [{ roomId: 'CG-2', reserve: '500001' }, 400, '控制价不得高于最高限价'],
    [{}, 409, '竞价厅已经存在'],
  ] as const)('a room with %j is refused', (over, code, message) => {
    const { exchange } = roomOf(open)
    expect(refusalOf(() => exchange.take('openReverseRoom', { ...open, ...over }, outsider))).toEqual([code, message])
  })

  test('a room without quotes comes to no deal', () => {
    const { advance, closed } = roomOf(open)
    advance(20 * minute)
    expect(closed).toMatchObject([{ kind: 'FAILED', reason: 'NO_QUOTE', winner: null, ranking: [] }])
    expect(closed[0]!.text).toBe('无人报价，本场竞价未成交')
  })

  test('the journal brings the room back with its quotes and its result', () => {
    const { advance, journal, quote, closed, roomId } = roomOf(open)
    advance(10 * minute)
    quote(0, '500000')
    advance(2_000)
    quote(1, '490000')
    advance(20 * minute)
    const again = testExchange({ journal: memoryJournal([...journal.lines()]), startedAt: someFriday })
    again.advance(31 * minute)
    expect(again.exchange.rooms.reverseResultOf(roomId)).toEqual(closed[0])
  })
})

describe('[PU-03] suppliers of the seed', () => {
  const floors = ['431000', '452000', '468000']
  const bots = floors.map((floor, place) => ({ name: `模拟供应商${place + 1}`, floor }))

  const playedBy = (exchange: Exchange, roomId: string) =>
    Object.values(exchange.rooms.find(roomId).room.bids).map(({ amount, bidNo }) => ({ amount: Number(amount), bidNo }))

  test.each([open, sealed])('quote by themselves where the world has bots, none below its floor: $mode', (room) => {
    const { advance, exchange, closed, roomId } = roomOf({ ...room, openMs: 30 * minute, bots }, { bots: true })
    advance(60 * minute)
    const played = playedBy(exchange, roomId)
    expect(played.length).toBeGreaterThan(1)
    expect(closed[0]).toMatchObject({ kind: 'DEAL', winner: { isBot: true } })
    for (const { name, yuan } of closed[0]!.ranking)
      expect(Number(yuan)).toBeGreaterThanOrEqual(Number(bots.find((bot) => bot.name === name)!.floor))
    expect(JSON.stringify(exchange.rooms.viewFor(roomId, null))).not.toContain('模拟供应商')
  })

  test('answer a person, and stop at the highest price that pays for none of them', () => {
    const { advance, exchange, closed, quote, roomId } = roomOf({ ...open, bots }, { bots: true })
    advance(10 * minute)
    for (let turn = 0; turn < 40 && !closed[0]; turn += 1) {
      const { maxNext, me } = exchange.rooms.viewFor(roomId, userNamed(exchange, 'person').id)
      if (me?.canBid && maxNext) quote(0, maxNext)
      advance(14_000)
    }
    advance(20 * minute)
    const played = playedBy(exchange, roomId)
    expect(new Set(played.map(({ bidNo }) => bidNo)).size).toBeGreaterThan(1)
    expect(closed[0]).toMatchObject({ winner: { userId: userNamed(exchange, 'person').id } })
    expect(Number(closed[0]!.winner!.yuan)).toBeLessThan(470_000)
  })

  test('what they did before the world began has happened when the room is opened', () => {
    const { exchange } = testExchange({ bots: true })
    const past = { ...open, opensAt: someFriday - 60 * minute, bots }
    exchange.rooms.openReverse(past)
    expect(exchange.rooms.reverseResultOf(open.roomId)).toMatchObject({ kind: 'DEAL', winner: { isBot: true } })
    expect(exchange.rooms.reverseResultOf('CG-unknown')).toBeNull()
  })
})
