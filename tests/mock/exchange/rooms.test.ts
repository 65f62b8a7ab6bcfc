import Big from 'big.js'
import { describe, expect, test } from 'vitest'
import { plannedEnd } from '#src/model/bidding/planned-end.ts'
import { verifyChain } from '#src/model/bidding/chain.ts'
import { roomTopic, userTopic } from '#src/model/push/topics.ts'
import type { Actor } from '#src/mock/exchange/actor.ts'
import { sha256 } from '#src/mock/exchange/digest.ts'
import type { Exchange } from '#src/mock/worlds.ts'
import { obstacleToPublish } from '#src/mock/exchange/bidding/engine/publish.ts'
import { roomConfigOf } from '#src/mock/exchange/seed/listings/room-config.ts'
import { recordOf } from '#src/mock/exchange/bidding/rooms/public-record.ts'
import { detailsOf } from '#src/mock/exchange/seed/listings/details.ts'
import type { Listing } from '#src/mock/exchange/tables.ts'
import { memoryJournal, testExchange } from '#tests/support/exchange.ts'
import { actorOf, depositOf, enrolled, refusalOf, transfer, userNamed } from '../support/enrolment.ts'
import { tickOf } from '#src/mock/exchange/market/lots.ts'
import { linesOfLetter } from '../support/letter.ts'

test('every listing of the seed may be published; a floor below nine tenths of the appraisal needs an approval', () => {
  const { exchange } = testExchange()
  const configs = [...exchange.tables.listings.values()].filter(({ isPackage }) => !isPackage).map(roomConfigOf)
  expect(configs.flatMap((config) => obstacleToPublish(config) ?? [])).toEqual([])
  const low = configs.filter((config) => obstacleToPublish({ ...config, approvalDoc: null }) !== null)
  expect(low.length).toBeGreaterThan(0)
  for (const { mode, floor, appraisal } of low) {
    expect(['v-shaped', 'dutch-auction']).toContain(mode)
    expect(Number(floor)).toBeLessThan(0.9 * Number(appraisal))
  }
})

const visitor = { userId: null, visitor: '' }

/** The text of a document of the exchange, line by line. */
const linesOf = (exchange: Exchange, documents: readonly { name: string; url: string }[], name: string): string[] =>
  linesOfLetter(exchange, documents.find((document) => document.name === name)!.url)

const waiting = (exchange: Exchange, wanted: (listing: Listing) => boolean): Listing =>
  exchange.market.upcoming().find((listing) => !detailsOf(listing).hasReserve && wanted(listing))!

/** Two admitted bidders with paid deposits in the same waiting room. */
function roomOfTwo(wanted: (listing: Listing) => boolean, journal = memoryJournal()) {
  const world = testExchange({ journal })
  const { exchange } = world
  const listing = waiting(exchange, wanted)
  const people = ['person', 'company'].map((name) => userNamed(exchange, name))
  const lots = exchange.enrolments.setupFor({ listing, userId: people[0]!.id }).lots
  const more = listing.isPackage ? { lotIds: lots.map(({ assetsId }) => assetsId), poolAmount: listing.deposit } : {}
  const ids = people.map((user) => {
    const id = enrolled(exchange, listing, user, more)
    transfer(exchange, id, depositOf(exchange, id).due)
    return id
  })
  const quote = (who: number, roomId: string, amount: string, idemKey = `key-${who}-${exchange.now()}`) => {
    const { room } = exchange.rooms.find(roomId)
    const request = { roomId, phaseId: room.phase.id, stage: room.phase.stage, amount, idemKey }
    return exchange.take('quoteInRoom', { request }, actorOf(people[who]!))
  }
  return { ...world, listing, people, ids, quote, journal }
}

const isPool = ({ mode, isPackage }: Listing) => mode === 'ongoing' && isPackage
const isPlain = ({ mode, isPackage }: Listing) => mode === 'ongoing' && !isPackage

describe('a room of the exchange', () => {
  test('[BD-03] two people bid against each other; the winner gets a message, the other the deposit back', () => {
    const { exchange, advance, listing, people, ids, quote } = roomOfTwo(isPlain)
    advance(listing.opensAt - exchange.now())
    expect(ids.map((id) => depositOf(exchange, id).state)).toEqual([3, 3])
    const first = quote(0, listing.assetsId, listing.startPrice)
    advance(2_000)
    const second = quote(1, listing.assetsId, first.minNext ?? '')
    expect(exchange.mailbox.of(people[0]!.id)[0]?.title).toBe('您已被超越')
    expect(listing.quotes.map(({ amount }) => Number(amount))).toEqual([
      Number(listing.startPrice),
      Number(listing.startPrice) + Number(listing.step),
    ])
    expect(second.current).toBe(listing.quotes[1]!.amount)
    advance(listing.closesAt - exchange.now())
    expect(ids.map((id) => exchange.enrolments.find(id)?.state)).toEqual(['LOST', 'WON'])
    expect(exchange.enrolments.find(ids[1]!)?.documents.map(({ name }) => name)).toContain('成交确认书.pdf')
    const { head } = exchange.rooms.find(listing.assetsId).room
    expect(second.link).toBe(head)
    const documentText = (place: number, name: string) =>
      linesOf(exchange, exchange.enrolments.find(ids[place]!)!.documents, name).join('\n')
    expect(documentText(0, '报价记录表.pdf')).toContain(`次：${first.link}`)
    expect(documentText(0, '报价记录表.pdf')).toContain(`${listing.assetsName}：${head}`)
    expect(documentText(1, '成交确认书.pdf')).toContain(`${listing.assetsName}：${head}`)
    expect(exchange.mailbox.of(people[1]!.id).map(({ title }) => title)).toContain('恭喜您成为最高应价人')
    expect(ids.map((id) => depositOf(exchange, id).state)).toEqual([4, 3])
    advance(120_000)
    expect(depositOf(exchange, ids[0]!).state).toBe(6)
  })

  test('[BD-03] a refusal has the room with it, and the same key is judged once', () => {
    const { exchange, advance, listing, quote } = roomOfTwo(isPlain)
    expect(refusalOf(() => quote(0, listing.assetsId, listing.startPrice))).toEqual([4201, '竞价尚未开始'])
    advance(listing.opensAt - exchange.now())
    const reply = quote(0, listing.assetsId, listing.startPrice, 'one-key-0001')
    expect(quote(0, listing.assetsId, listing.startPrice, 'one-key-0001')).toEqual(reply)
    expect(listing.quotes).toHaveLength(1)
    advance(1_000)
    expect(refusalOf(() => quote(0, listing.assetsId, reply.minNext ?? ''))).toEqual([
      4306,
      '您当前报价已领先，无需重复报价',
    ])
    const settle = (idemKey: string) =>
      exchange.take('settleKey', { roomId: listing.assetsId, idemKey }, actorOf(userNamed(exchange, 'person')))
    expect(settle('one-key-0001')).toMatchObject({ known: true, code: 200 })
    expect(settle('late-key-0001').known).toBe(false)
    advance(1_000)
    expect(refusalOf(() => quote(0, listing.assetsId, reply.minNext ?? '', 'late-key-0001'))[0]).toBe(422)
  })

  test('[BD-03] [F14] a closed key stays closed, whatever happens in the room meanwhile', () => {
    const { exchange, advance, listing, quote } = roomOfTwo(isPlain)
    advance(listing.opensAt - exchange.now())
    const person = actorOf(userNamed(exchange, 'person'))
    const settle = (idemKey: string) => exchange.take('settleKey', { roomId: listing.assetsId, idemKey }, person)
    expect(settle('late-key-0001').known).toBe(false)
    for (let index = 0; index < 25; index += 1) {
      advance(1_000)
      expect(refusalOf(() => quote(0, listing.assetsId, '1'))[0]).toBe(4302)
    }
    for (let index = 0; index < 25; index += 1) expect(settle(`other-key-${index}`).known).toBe(false)
    advance(1_000)
    expect(refusalOf(() => quote(0, listing.assetsId, listing.startPrice, 'late-key-0001'))).toEqual([
      422,
      '该请求已作废，请重新确认报价',
    ])
    expect(settle('late-key-0001').known).toBe(false)
    expect(listing.quotes).toHaveLength(0)
    advance(1_000)
    expect(quote(0, listing.assetsId, listing.startPrice).accepted).toBe(true)
  })

  test('[BD-03] [F14] a visitor, or an expired token, gets no answer about a key; no keys of visitors are stored, and five thousand of one person', () => {
    const { exchange, advance, listing, quote } = roomOfTwo(isPlain)
    advance(listing.opensAt - exchange.now())
    const roomId = listing.assetsId
    quote(0, roomId, listing.startPrice, 'one-key-0001')
    const settle = (idemKey: string, actor: Actor) => exchange.take('settleKey', { roomId, idemKey }, actor)
    expect(refusalOf(() => settle('one-key-0001', visitor))).toEqual([401, '请先登录'])
    const { bidderStates } = exchange.rooms.find(roomId).room
    for (let index = 0; index < 50; index += 1)
      expect(refusalOf(() => settle(`any-key-${index}`, visitor))[0]).toBe(401)
    expect(exchange.rooms.find(roomId).room.bidderStates).toBe(bidderStates)

    const stranger = actorOf(userNamed(exchange, 'priority'))
    for (let index = 0; index < 5_000; index += 1) settle(`any-key-${index}`, stranger)
    expect(refusalOf(() => settle('one-key-more', stranger))).toEqual([429, '操作过于频繁，请稍后再试'])
    expect(settle('any-key-0', stranger).known).toBe(false)
    expect(exchange.rooms.find(roomId).room.bidderStates[stranger.userId]?.closed).toHaveLength(5_000)
  })

  test('[BD-03] a person who is not admitted may watch and not quote', () => {
    const { exchange, advance, listing } = roomOfTwo(isPlain)
    advance(listing.opensAt - exchange.now())
    const stranger = actorOf(userNamed(exchange, 'priority'))
    const { room } = exchange.rooms.find(listing.assetsId)
    const request = {
      roomId: listing.assetsId,
      phaseId: room.phase.id,
      amount: listing.startPrice,
      idemKey: 'key-00000001',
    }
    expect(refusalOf(() => exchange.take('quoteInRoom', { request }, stranger))).toEqual([
      4102,
      '您未取得本项目竞买资格',
    ])
    expect(refusalOf(() => exchange.take('quoteInRoom', { request }, visitor))).toEqual([401, '请先登录'])
    expect(exchange.rooms.viewFor(listing.assetsId, null).me).toBeNull()
    expect(exchange.rooms.viewFor(listing.assetsId, stranger.userId).me?.canBid).toBe(false)
  })

  test('[BD-03] bids are pushed to every viewer, with numbers and no names', () => {
    const { exchange, advance, listing, people, quote } = roomOfTwo(isPlain)
    const topic = roomTopic(listing.assetsId)
    exchange.hub.answerPoll([{ topic }], visitor)
    const { epoch, seq } = exchange.hub.answerPoll([{ topic }], visitor).messages[0] as { epoch: string; seq: number }
    advance(listing.opensAt - exchange.now())
    quote(0, listing.assetsId, listing.startPrice)
    const [replay] = exchange.hub.answerPoll([{ topic, epoch, seq }], visitor).messages
    const types = replay?.kind === 'replay' ? replay.frames.map(({ type }) => type) : []
    expect(types).toEqual(['PHASE', 'BID'])
    const serialised = JSON.stringify(replay)
    for (const { id, name } of people) {
      expect(serialised).not.toContain(id)
      expect(serialised).not.toContain(name)
    }
  })

  test('[BD-03] the journal restores the same rooms, bids and deposits', () => {
    const { exchange, advance, listing, quote, ids, journal } = roomOfTwo(isPlain)
    advance(listing.opensAt - exchange.now())
    quote(0, listing.assetsId, listing.startPrice)
    advance(1_500)
    quote(1, listing.assetsId, exchange.rooms.viewFor(listing.assetsId, null).minNext ?? '')
    const again = testExchange({ journal })
    again.advance(exchange.now() - again.exchange.now())
    expect(again.exchange.rooms.find(listing.assetsId).room).toEqual(exchange.rooms.find(listing.assetsId).room)
    expect(again.exchange.enrolments.find(ids[0]!)).toEqual(exchange.enrolments.find(ids[0]!))
    expect(depositOf(again.exchange, ids[1]!)).toEqual(depositOf(exchange, ids[1]!))
  })

  test('[BD-03] a finished room can be replayed bid by bid, and its chain is valid', async () => {
    const { exchange, advance, listing, quote } = roomOfTwo(isPlain)
    advance(listing.opensAt - exchange.now())
    quote(0, listing.assetsId, listing.startPrice)
    expect(refusalOf(() => recordOf(exchange, listing.assetsId))).toEqual([409, '竞价尚未结束'])
    advance(1_500)
    quote(1, listing.assetsId, exchange.rooms.viewFor(listing.assetsId, null).minNext ?? '')
    advance(listing.closesAt - exchange.now())
    const record = recordOf(exchange, listing.assetsId)
    expect(record.rows).toHaveLength(2)
    expect(await verifyChain(record.roomId, record.rows, sha256, record.head)).toBeNull()
  })

  test('[BD-03] so can one that was over before the world started', async () => {
    const { exchange } = testExchange()
    const past = [...exchange.tables.listings.values()].find(
      ({ status, quotes }) => status === 'DONE' && quotes.length > 3,
    )!
    const record = recordOf(exchange, past.assetsId)
    expect(record.rows).toHaveLength(past.quotes.length)
    expect(await verifyChain(record.roomId, record.rows, sha256, record.head)).toBeNull()
  })

  test('[BD-03] paused and resumed by the exchange, and shown so in the lists', () => {
    const { exchange, advance, listing, quote } = roomOfTwo(isPlain)
    advance(listing.opensAt - exchange.now())
    exchange.take(
      'interveneInRoom',
      { roomId: listing.assetsId, command: { kind: 'pause', reason: '系统故障' } },
      visitor,
    )
    expect(listing.status).toBe('PAUSED')
    expect(refusalOf(() => quote(0, listing.assetsId, listing.startPrice))).toEqual([4201, '竞价暂停中'])
    exchange.take('interveneInRoom', { roomId: listing.assetsId, command: { kind: 'resume' } }, visitor)
    expect(listing.status).toBe('BIDDING')
  })
})

describe('a room in the lists', () => {
  test('[BD-03] the lists count to the end that the room announces, also where stages are still to come', () => {
    const { exchange } = testExchange()
    const lots = exchange.market.biddingNow().filter(({ isPackage }) => !isPackage)
    const rooms = lots.map(({ assetsId }) => exchange.rooms.viewFor(assetsId, null))
    expect(rooms.map(plannedEnd)).toEqual(lots.map(({ closesAt }) => closesAt))
    const modesWithLaterStages = rooms.filter((room) => plannedEnd(room)! > room.phase.end!).map(({ mode }) => mode)
    expect(modesWithLaterStages).toContain('two-stage')
  })

  const quoteOnce = (exchange: Exchange, assetsId: string, bidNo: string, amount: string) =>
    exchange.take('quoteOnce', { assetsId, bidNo, amount }, visitor)

  test('[BD-03] an opened one shows the best quote, not the last', () => {
    const { exchange, advance } = testExchange()
    const lot = exchange.market
      .biddingNow()
      .find(({ assetsId, mode }) => mode === 'once-off' && exchange.rooms.find(assetsId).room.phase.name === 'SEALED')!
    const above = (steps: number) => new Big(lot.startPrice).plus(new Big(lot.step).times(steps)).toFixed(2)
    quoteOnce(exchange, lot.assetsId, '8641', above(300))
    quoteOnce(exchange, lot.assetsId, '8642', above(200))
    advance(lot.closesAt - exchange.now())
    expect(lot.status).toBe('DEAL_PUBLICITY')
    expect(lot.quotes.slice(-2).map(({ bidNo }) => bidNo)).toEqual(['8641', '8642'])
    expect(tickOf(lot).biddingPrice).toBe(above(300))
  })

  test('[BD-03] a bidder whose hold lapsed is out for good, also when the next one takes the lot', () => {
    const { exchange, advance, listing, people, quote } = roomOfTwo(({ mode }) => mode === 'first-come-first-served')
    advance(listing.opensAt - exchange.now())
    const { assetsId: roomId, startPrice } = listing
    quote(0, roomId, startPrice)
    expect(listing.quotes).toHaveLength(1)
    exchange.take('actInRoom', { roomId, action: 'release' }, actorOf(people[0]!))
    expect(listing.quotes).toEqual([])
    advance(2_000)
    quote(1, roomId, startPrice)
    expect(listing.quotes.map(({ seq }) => seq)).toEqual([2])
  })

  test('[BD-03] a look at a suspended project starts nothing; it resumes when the exchange resumes it', () => {
    const { exchange, advance } = testExchange()
    const listing = exchange.tables.listings.get('A20005')!
    expect(exchange.rooms.viewFor('A20005', null)).toMatchObject({ phase: { name: 'NOT_STARTED' } })
    const waitMs = listing.opensAt - exchange.now()
    advance(waitMs + 60_000)
    expect(listing.status).toBe('PAUSED')
    expect(exchange.rooms.viewFor('A20005', null).phase.name).toBe('NOT_STARTED')
    exchange.take('interveneInRoom', { roomId: 'A20005', command: { kind: 'resume' } }, visitor)
    advance(waitMs)
    expect(listing.status).toBe('BIDDING')
  })
})

describe('a deposit paid while a room of 动态报价 runs (domain 4.1.6)', () => {
  const isRunning = ({ mode, isPackage, assetsId }: Listing) =>
    mode === 'ongoing' && !isPackage && assetsId.startsWith('R')

  test('[BD-03] admission closes with the free period', () => {
    const { exchange } = testExchange()
    const listings = exchange.market.upcoming().filter(isRunning)
    expect(listings).toHaveLength(3)
    for (const listing of listings) {
      const { opensAt, openMs } = exchange.rooms.find(listing.assetsId).room.config
      expect(listing.depositEndsAt).toBe(opensAt + openMs)
      expect(listing.enrolEndsAt).toBe(opensAt + openMs - 60_000)
    }
  })

  test('[BD-03] a bidder admitted at the last moment quotes in the delay', () => {
    const { exchange, advance } = testExchange()
    const listing = waiting(exchange, isRunning)
    const person = userNamed(exchange, 'person')
    advance(listing.enrolEndsAt! - 1 - exchange.now())
    const id = enrolled(exchange, listing, person)
    advance(listing.depositEndsAt! - 1 - exchange.now())
    transfer(exchange, id, depositOf(exchange, id).due)
    expect(exchange.enrolments.find(id)?.state).toBe('QUALIFIED')
    expect(depositOf(exchange, id).state).toBe(3)
    advance(1_000)
    const { phase } = exchange.rooms.find(listing.assetsId).room
    expect(phase.name).toBe('DELAY')
    const { assetsId: roomId, startPrice: amount } = listing
    const request = { roomId, phaseId: phase.id, amount, idemKey: 'key-00000001' }
    expect(exchange.take('quoteInRoom', { request }, actorOf(person)).accepted).toBe(true)
  })

  test('[BD-03] a room whose admission is closed refuses it, and freezes nothing', () => {
    const { exchange, advance } = testExchange()
    const listing = waiting(exchange, isRunning)
    const [early, late] = ['person', 'company'].map((name) => enrolled(exchange, listing, userNamed(exchange, name)))
    transfer(exchange, early!, depositOf(exchange, early!).due)
    const admit = (id: string) => exchange.enrolments.admit(exchange.enrolments.find(id)!)
    expect(admit(early!)).toBe(true)
    advance(listing.depositEndsAt! - exchange.now())
    expect([admit(early!), admit(late!)]).toEqual([true, false])
    expect([...depositOf(exchange, late!).frozen]).toEqual([])
    advance(listing.closesAt - exchange.now())
    expect(admit(early!)).toBe(false)
  })
})

describe('a package', () => {
  test('[BD-03] each lot is its own room, and one deposit covers the lots that are led', () => {
    const { exchange, advance, listing, people, ids, quote } = roomOfTwo(isPool)
    advance(listing.opensAt - exchange.now())
    const [one, two] = listing.memberIds.map((id) => exchange.tables.listings.get(id)!) as [Listing, Listing]
    quote(0, one.assetsId, one.startPrice)
    advance(1_500)
    quote(0, two.assetsId, two.startPrice)
    const deposit = depositOf(exchange, ids[0]!)
    expect([...deposit.frozen.keys()]).toEqual([one.assetsId, two.assetsId])
    const { free } = exchange.rooms.viewFor(one.assetsId, people[0]!.id).me!
    expect(Number(free)).toBe(Number(listing.deposit) - Number(one.deposit) - Number(two.deposit))
    advance(1_500)
    quote(1, one.assetsId, exchange.rooms.viewFor(one.assetsId, null).minNext ?? '')
    expect([...deposit.frozen.keys()]).toEqual([two.assetsId])
    expect(listing.quotes.map(({ lotName }) => lotName)).toEqual([one.assetsName, two.assetsName, one.assetsName])
    advance(listing.closesAt - exchange.now() + 3_600_000)
    expect(ids.map((id) => exchange.enrolments.find(id)?.state)).toEqual(['WON', 'WON'])
    expect([...deposit.frozen.keys()]).toEqual([two.assetsId])
    expect(deposit.refund.amount).toBe(String(Number(listing.deposit) - Number(two.deposit)))
  })
})

describe('a practice room', () => {
  test('[BD-03] is open to anyone with its key, has bots, and changes no real data', () => {
    const { exchange, advance } = testExchange()
    const before = exchange.market.ticks().length
    const { roomId, practiceKey } = exchange.take('practise', { mode: 'ongoing' }, visitor)
    advance(10_000)
    const shown = exchange.rooms.viewFor(roomId, null, practiceKey)
    expect([shown.phase.name, shown.me?.bidNo, shown.me?.canBid]).toEqual(['FREE', '6666', true])
    expect(exchange.rooms.viewFor(roomId, null).me).toBeNull()
    const request = { roomId, phaseId: shown.phase.id, amount: shown.minNext ?? '', idemKey: 'key-00000001' }
    exchange.take('quoteInRoom', { request, key: practiceKey }, visitor)
    expect(exchange.rooms.viewFor(roomId, null).leaderNo).toBe('6666')
    advance(120_000)
    expect(exchange.rooms.viewFor(roomId, null).counts.bids).toBeGreaterThan(1)
    expect(exchange.market.ticks()).toHaveLength(before)
    advance(30 * 60_000)
    expect(refusalOf(() => exchange.rooms.find(roomId))).toEqual([404, '竞价厅不存在'])
  })

  test.each([
    'ongoing',
    'phased',
    'final',
    'once-off',
    'first-come-first-served',
    'two-stage',
    'v-shaped',
    'dutch-auction',
  ])('[BD-03] of mode %s ends by itself', (mode) => {
    const { exchange, advance } = testExchange()
    const { roomId } = exchange.take('practise', { mode }, visitor)
    advance(15 * 60_000)
    expect(exchange.rooms.find(roomId).room.result).not.toBeNull()
  })
})

test('private events of a room go to its bidder alone', () => {
  const { exchange, advance, listing, people, quote } = roomOfTwo(isPool)
  const topic = userTopic(people[0]!.id)
  const who = actorOf(people[0]!)
  const { epoch, seq } = exchange.hub.answerPoll([{ topic }], who).messages[0] as { epoch: string; seq: number }
  advance(listing.opensAt - exchange.now())
  const lot = exchange.tables.listings.get(listing.memberIds[0]!)!
  quote(0, lot.assetsId, lot.startPrice)
  const [replay] = exchange.hub.answerPoll([{ topic, epoch, seq }], who).messages
  const rooms = replay?.kind === 'replay' ? replay.frames.filter(({ type }) => type === 'room') : []
  expect(rooms.map(({ data }) => (data as { type: string }).type)).toEqual(['DEPOSIT_LOCK'])
  expect(exchange.hub.answerPoll([{ topic, epoch, seq }], actorOf(people[1]!)).messages).toMatchObject([
    { kind: 'refused', code: 403 },
  ])
})
