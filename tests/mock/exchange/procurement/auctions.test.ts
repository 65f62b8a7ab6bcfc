import { describe, expect, test } from 'vitest'
import { procurementDetail } from '#src/api/endpoints/procurement-detail.ts'
import { myRooms, roomHeadOf, roomSnapshotOf } from '#src/api/endpoints/bidding.ts'
import { userOverview } from '#src/api/endpoints/overview.ts'
import { scheduleFault } from '#src/model/procurement/rules.ts'
import { ownActs } from '#src/model/procurement/supplier/rules.ts'
import { dayMs, hourMs, minuteMs } from '#src/model/time/units.ts'
import { auctionRoomId, auctionTerms } from '#src/mock/exchange/procurement/auction/terms.ts'
import { rowOf, stageNow } from '#src/mock/exchange/procurement/projects.ts'
import { seededResponses } from '#src/mock/exchange/procurement/responses.ts'
import type { Procurement } from '#src/mock/exchange/tables.ts'
import { ask, memoryJournal, someFriday, testExchange } from '#tests/support/exchange.ts'
import { actorOf, refusalOf, userNamed } from '../../support/enrolment.ts'
import { bearerOf } from '../../support/sign-in.ts'

const outsider = { userId: null, visitor: 'console' }
const logins = ['company', 'priority'] as const
type Login = (typeof logins)[number]
type World = ReturnType<typeof opened>

const contact = { contact: '蒋承岷', telPhone: '13900000006', lotIds: ['1'] }

/** A world with the two auctions of the scenario; their suppliers act by their login names. */
function opened(options: Parameters<typeof testExchange>[0] = {}) {
  const world = testExchange(options)
  const { exchange } = world
  exchange.take('loadScenario', { name: 'auctions' }, outsider)
  const project = (id: string) => exchange.procurements.byId(id)
  const enrol = (login: Login, id: string) => {
    const actor = actorOf(userNamed(exchange, login))
    exchange.take('enrolForProcurement', { id, ...contact }, actor)
    const idemKey = `documents-${id}`
    exchange.take('payProcurement', { id, paidFor: 'documents', channel: 'b2b', idemKey }, actor)
  }
  const payBond = (login: Login, id: string) => {
    const actor = actorOf(userNamed(exchange, login))
    const paying = { id, paidFor: 'bond', lotId: '1', channel: 'b2b', idemKey: `bond-0-${id}` } as const
    const order = exchange.take('payProcurement', paying, actor)!
    exchange.take('bankSays', { orderId: order.id, word: 'paid' }, { userId: null, visitor: 'bank' })
  }
  const seat = (login: Login, id: string) => {
    enrol(login, id)
    payBond(login, id)
  }
  const quote = (login: Login, id: string, amount: string) => {
    const roomId = auctionRoomId(project(id))
    const { phase } = exchange.rooms.find(roomId).room
    const request = { roomId, phaseId: phase.id, amount, idemKey: `key-${exchange.now()}-${amount}` }
    return exchange.take('quoteInRoom', { request }, actorOf(userNamed(exchange, login)))
  }
  const own = (login: Login, id: string) =>
    exchange.suppliers.viewOf(exchange.suppliers.seenBy(userNamed(exchange, login).id, id))
  const acts = (login: Login, id: string) => ownActs(rowOf(project(id), exchange.now()), own(login, id), exchange.now())
  const titles = (login: Login) => exchange.mailbox.of(userNamed(exchange, login).id).map(({ title }) => title)
  return { ...world, project, enrol, payBond, seat, quote, own, acts, titles }
}

const until = ({ advance, exchange }: Pick<World, 'advance' | 'exchange'>, moment: number) =>
  advance(moment - exchange.now() + 1000)

/** An amount below the ceiling by so many steps. */
const down = (project: Procurement, steps: number): string => {
  const { ceiling, step } = auctionTerms(project)
  return String(Number(ceiling) - steps * Number(step))
}
const companyOf = ({ exchange }: World, login: Login) => exchange.kyc.identityOf(userNamed(exchange, login).id)!.name

describe('[PU-07] the room of an auction', () => {
  test('is announced with the project: where, when, how and from which ceiling', async () => {
    const { exchange } = opened()
    const { data } = await ask(exchange, procurementDetail, { id: 'CA1' })
    expect(data.auction).toEqual({
      roomId: 'CA1-1',
      mode: 'ongoing',
      opensAt: someFriday + 3 * minuteMs,
      ceiling: data.lots[0]!.ceiling,
      step: auctionTerms(exchange.procurements.byId('CA1')).step,
    })
    const share = Number(data.auction!.step) / Number(data.auction!.ceiling)
    expect(share).toBeGreaterThan(0.003)
    expect(share).toBeLessThanOrEqual(0.01)
    expect((await ask(exchange, procurementDetail, { id: 'CB1' })).data.auction).toMatchObject({
      roomId: 'CB1-1',
      mode: 'final',
      opensAt: someFriday + 8 * minuteMs,
    })
    expect((await ask(exchange, roomHeadOf, { assetsId: 'CA1-1' })).data).toMatchObject({
      origin: { kind: 'procurement', projectId: 'CA1' },
    })
  })

  test('is there for each auction of the seed that is announced and not over, and for no other', async () => {
    const { exchange, advance } = testExchange()
    const all = [...exchange.tables.procurements.values()].filter(({ method }) => method === 'auction')
    const hasRoom = (project: Procurement) => exchange.rooms.isKnown(auctionRoomId(project))
    const isComing = ({ dates, termination }: Procurement) =>
      dates.announcedAt <= someFriday &&
      dates.deadlineAt > someFriday &&
      !(termination === 'withdrawn' && dates.terminatedAt! <= someFriday)
    expect(all.filter(isComing).length).toBeGreaterThan(2)
    for (const project of all) expect(hasRoom(project)).toBe(isComing(project))
    const next = all.find(({ dates }) => dates.announcedAt > someFriday)!
    advance(next.dates.announcedAt - someFriday)
    expect(hasRoom(next)).toBe(true)
    expect((await ask(exchange, procurementDetail, { id: next.id })).data.auction).not.toBeNull()
  })

  test('is closed to the auctions that the scenario of ten thousand projects has behind it', () => {
    const { exchange } = testExchange()
    exchange.take('loadScenario', { name: 'procurement' }, outsider)
    const auctions = [...exchange.tables.procurements.values()].filter(({ method }) => method === 'auction')
    const held = auctions.filter((project) => exchange.rooms.isKnown(auctionRoomId(project)))
    expect(auctions.length).toBeGreaterThan(500)
    expect(held.length).toBeLessThan(100)
  })

  test('is among the rooms of its suppliers, and of nobody else, from the seat to the result', async () => {
    const world = opened()
    const { exchange, enrol, payBond, seat, quote, project, advance } = world
    const bearers = { company: bearerOf(exchange, 'company'), priority: bearerOf(exchange, 'priority') }
    const rooms = async (login: Login) =>
      (await ask(exchange, myRooms, {}, bearers[login])).data.filter(({ origin }) => origin)
    const counts = async () => {
      const { roomsWaiting, roomsOpen } = (await ask(exchange, userOverview, {}, bearers.company)).data.counts
      return [roomsWaiting, roomsOpen]
    }
    const [waiting = 0, open = 0] = await counts()
    enrol('company', 'CA1')
    expect(await rooms('company')).toEqual([])
    payBond('company', 'CA1')
    const { bidNo } = exchange.rooms.find('CA1-1').room.bidders[userNamed(exchange, 'company').id]!
    const ceiling = `${project('CA1').lots[0]!.ceiling}.00`
    const own = {
      roomId: 'CA1-1',
      assetsId: 'CA1-1',
      name: project('CA1').name,
      origin: { kind: 'procurement', projectId: 'CA1' },
      ceiling,
      mode: 'ongoing',
      bidNo,
      unit: '元',
      leading: false,
      isHolder: false,
      result: null,
    }
    const start = someFriday + 3 * minuteMs
    expect(await rooms('company')).toMatchObject([{ ...own, phase: 'NOT_STARTED', start, current: null }])
    expect(await rooms('priority')).toEqual([])
    expect(await counts()).toEqual([waiting + 1, open])
    seat('priority', 'CA1')
    until(world, start)
    quote('company', 'CA1', down(project('CA1'), 2))
    expect(await rooms('company')).toMatchObject([
      { phase: 'FREE', leading: true, current: `${down(project('CA1'), 2)}.00` },
    ])
    expect(await rooms('priority')).toMatchObject([{ phase: 'FREE', leading: false }])
    expect(await counts()).toEqual([waiting, open + 1])
    advance(15 * minuteMs)
    expect(await rooms('company')).toMatchObject([{ phase: 'ENDED', result: { kind: 'DEAL', bidNo } }])
    expect(await counts()).toEqual([waiting, open])
  })

  test('admits a supplier once documents and bond are paid, and nobody before', () => {
    const world = opened()
    const { exchange, enrol, payBond, acts, advance, titles } = world
    const seated = () => Object.keys(exchange.rooms.find('CA1-1').room.bidders)
    const { id } = userNamed(exchange, 'company')
    enrol('company', 'CA1')
    expect(seated()).not.toContain(id)
    expect(acts('company', 'CA1')).toEqual(['bond'])
    payBond('company', 'CA1')
    expect(seated()).toContain(id)
    expect(acts('company', 'CA1')).toEqual(['quote'])
    expect(titles('company')[0]).toBe('已获得竞价资格')
    enrol('priority', 'CA1')
    advance(3 * minuteMs)
    expect(acts('company', 'CA1')).toEqual(['quote'])
    expect(acts('priority', 'CA1')).toEqual([])
    expect(titles('company')[0]).toBe('竞价已开始')
    expect(refusalOf(() => world.quote('priority', 'CA1', down(world.project('CA1'), 1)))).toEqual([
      4102,
      '您不是本项目的报价供应商，不能报价',
    ])
    expect(() => payBond('priority', 'CA1')).toThrow('响应截止时间已过，保证金不能再交纳')
    world.quote('company', 'CA1', down(world.project('CA1'), 1))
  })

  test('takes enrolments until a minute before it opens', () => {
    const world = opened()
    until(world, someFriday + 2 * minuteMs)
    expect(() => world.enrol('company', 'CA1')).toThrow('报名已截止')
  })
})

describe('[PU-07] what the room comes to', () => {
  test('is the opening record, the candidates and the award of an open auction', async () => {
    const world = opened()
    const { exchange, project, quote, own, titles } = world
    for (const login of logins) world.seat(login, 'CA1')
    const auction = project('CA1')
    until(world, auction.dates.deadlineAt)
    quote('company', 'CA1', down(auction, 1))
    world.advance(2000)
    quote('priority', 'CA1', down(auction, 3))
    world.advance(2000)
    quote('company', 'CA1', down(auction, 5))
    expect(stageNow(auction, exchange.now())).toBe('opening')
    until(world, auction.dates.deadlineAt + 10 * minuteMs)
    const closedAt = exchange.rooms.reverseResultOf('CA1-1')!.at
    expect(auction.dates.openedAt).toBe(closedAt)
    expect(scheduleFault(auction.dates)).toBeNull()
    expect(stageNow(auction, exchange.now())).toBe('evaluation')
    const { data } = await ask(exchange, procurementDetail, { id: 'CA1' })
    expect(data.opening).toMatchObject([
      { supplier: companyOf(world, 'priority'), price: down(auction, 3) },
      { supplier: companyOf(world, 'company'), price: down(auction, 5) },
    ])
    expect(data.candidates).toBeNull()
    expect(own('priority', 'CA1').responses).toMatchObject([{ lotId: '1', price: down(auction, 3) }])
    expect(titles('company')[0]).toBe('竞价结束，您的报价最低')
    expect(titles('priority')[0]).toBe('本次竞价已结束')
    expect(exchange.mailbox.of(userNamed(exchange, 'priority').id)[0]!.text).toContain('排在第 2 位')
    until(world, auction.dates.resultAt!)
    expect((await ask(exchange, procurementDetail, { id: 'CA1' })).data).toMatchObject({
      candidates: [
        { rank: 1, supplier: companyOf(world, 'company'), price: down(auction, 5), score: null },
        { rank: 2, supplier: companyOf(world, 'priority') },
      ],
      awards: [{ supplier: companyOf(world, 'company'), price: down(auction, 5) }],
    })
    expect(own('company', 'CA1').results).toEqual([{ lotId: '1', outcome: 'won' }])
    expect(own('priority', 'CA1').results).toEqual([{ lotId: '1', outcome: 'lost' }])
    until(world, auction.dates.resultAt! + dayMs)
    expect(own('priority', 'CA1').bonds).toMatchObject([{ state: 'returned' }])
    expect(own('company', 'CA1').bonds).toMatchObject([{ state: 'paid' }])
  })

  test('of a sealed auction is told by no answer before it closes', async () => {
    const world = opened()
    const { exchange, project, quote } = world
    for (const login of logins) world.seat(login, 'CB1')
    const auction = project('CB1')
    until(world, auction.dates.deadlineAt)
    quote('company', 'CB1', down(auction, 41))
    world.advance(2000)
    quote('priority', 'CB1', down(auction, 27))
    const seen = async () =>
      JSON.stringify([
        await ask(exchange, procurementDetail, { id: 'CB1' }),
        await ask(exchange, roomHeadOf, { assetsId: 'CB1-1' }),
        await ask(exchange, roomSnapshotOf, { roomId: 'CB1-1' }),
      ])
    const names = logins.map((login) => companyOf(world, login))
    const seeded = seededResponses(auction).flatMap(({ supplier, price }) => [supplier, `"${price}"`])
    for (const secret of [down(auction, 41), down(auction, 27), ...names, ...seeded])
      expect(await seen()).not.toContain(secret)
    until(world, auction.dates.deadlineAt + 5 * minuteMs)
    const { data } = await ask(exchange, procurementDetail, { id: 'CB1' })
    expect(data.opening!.map(({ supplier }) => supplier)).toEqual(names)
    until(world, auction.dates.resultAt!)
    expect((await ask(exchange, procurementDetail, { id: 'CB1' })).data.awards).toEqual([
      { lotId: '1', supplier: names[0], price: down(auction, 41) },
    ])
  })

  test('ends the project when nobody quotes, and the bonds go back', async () => {
    const world = opened()
    world.seat('company', 'CA1')
    const auction = world.project('CA1')
    until(world, auction.dates.deadlineAt + 10 * minuteMs)
    const { data } = await ask(world.exchange, procurementDetail, { id: 'CA1' })
    expect(stageNow(auction, world.exchange.now())).toBe('terminated')
    expect(data).toMatchObject({
      opening: null,
      terminationReason: '至竞价结束，没有供应商报出有效报价，本次采购终止，采购人将重新组织采购。',
    })
    expect(world.titles('company').slice(0, 2)).toEqual(['采购项目已终止', '本次竞价已结束'])
    expect(world.own('company', 'CA1').results).toEqual([{ lotId: '1', outcome: 'terminated' }])
    world.advance(2 * dayMs)
    expect(world.own('company', 'CA1').bonds).toMatchObject([{ state: 'returned' }])
  })

  test('is left to the seed where nobody could quote', () => {
    const world = opened()
    const auction = world.project('CA1')
    const planned = auction.dates
    until(world, auction.dates.deadlineAt + 3 * hourMs)
    expect(auction.dates).toBe(planned)
    expect(world.exchange.procurements.responsesOf(auction)).toEqual(seededResponses(auction))
  })

  test('is the end of the project when the exchange terminates the room', () => {
    const world = opened()
    world.seat('company', 'CA1')
    const auction = world.project('CA1')
    until(world, auction.dates.deadlineAt)
    const order = { roomId: 'CA1-1', command: { kind: 'terminate', reason: '系统故障' } } as const
    world.exchange.take('interveneInRoom', order, outsider)
    world.advance(2 * minuteMs)
    expect(auction.termination).toBe('withdrawn')
    expect(stageNow(auction, world.exchange.now())).toBe('terminated')
  })

  test('stands again after a restart', () => {
    const journal = memoryJournal()
    const world = opened({ journal })
    for (const login of logins) world.seat(login, 'CA1')
    const auction = world.project('CA1')
    until(world, auction.dates.deadlineAt)
    world.quote('company', 'CA1', down(auction, 2))
    world.advance(2000)
    world.quote('priority', 'CA1', down(auction, 4))
    world.advance(hourMs)
    const again = testExchange({ journal: memoryJournal([...journal.lines()]) })
    again.advance(world.exchange.now() - someFriday)
    const known = again.exchange.procurements.byId('CA1')
    expect(known.dates).toEqual(auction.dates)
    expect(again.exchange.procurements.responsesOf(known)).toEqual(world.exchange.procurements.responsesOf(auction))
  })
})

describe('[PU-07] auctions of a world that is alive', () => {
  const idsOf = ({ exchange }: Pick<World, 'exchange'>) =>
    [...exchange.tables.procurements.keys()].filter((id) => /^C[AB]\d/.test(id)).toSorted()

  test('follow each other in two slots; the next two and the last three of each stay', () => {
    const world = testExchange({ bots: true })
    expect(idsOf(world)).toEqual(['CA1001', 'CA1002', 'CB1001', 'CB1002'])
    const opensAt = (id: string) => world.exchange.procurements.byId(id).dates.deadlineAt
    expect(opensAt('CA1001')).toBe(Date.parse('2026-03-06T09:40:00+08:00'))
    expect(opensAt('CB1001')).toBe(Date.parse('2026-03-06T09:50:00+08:00'))
    for (const id of idsOf(world)) {
      const { dates, lots, budget, filePrice } = world.exchange.procurements.byId(id)
      expect(scheduleFault(dates)).toBeNull()
      expect(stageNow(world.exchange.procurements.byId(id), someFriday)).toBe('sale')
      expect(Number(lots[0]!.bond)).toBeLessThanOrEqual(Number(budget) * 0.02)
      expect(filePrice).toBe('0')
    }
    world.advance(95 * minuteMs)
    expect(idsOf(world)).toEqual([
      'CA1003',
      'CA1004',
      'CA1005',
      'CA1006',
      'CA1007',
      'CB1002',
      'CB1003',
      'CB1004',
      'CB1005',
      'CB1006',
    ])
  })

  test('are played by bots to a result that names seeded suppliers, none below its floor', () => {
    const { exchange, advance } = testExchange({ bots: true })
    const played = ['CA1001', 'CB1001'].map((id) => exchange.procurements.byId(id))
    advance(35 * minuteMs)
    for (const project of played) {
      const responses = exchange.procurements.responsesOf(project)
      expect(responses.length).toBeGreaterThan(0)
      expect(project.dates.openedAt).toBe(exchange.rooms.reverseResultOf(auctionRoomId(project))!.at)
      for (const { supplier, price, at } of responses) {
        const floor = seededResponses(project).find((seeded) => seeded.supplier === supplier)!.price
        expect(Number(price)).toBeGreaterThanOrEqual(Number(floor))
        expect(at).toBeGreaterThanOrEqual(project.dates.deadlineAt)
      }
    }
  })

  test('are skipped while the clock is moved far ahead, and one that somebody has joined stays', () => {
    const world = testExchange({ bots: true })
    const actor = actorOf(userNamed(world.exchange, 'company'))
    world.exchange.take('enrolForProcurement', { id: 'CA1001', ...contact }, actor)
    world.advance(300 * dayMs)
    const ids = idsOf(world)
    expect(ids).toHaveLength(11)
    expect(ids[0]).toBe('CA1001')
    expect(world.exchange.rooms.isKnown('CB1001-1')).toBe(false)
    const { dates } = world.exchange.procurements.byId(ids.at(-1)!)
    expect(dates.deadlineAt - world.exchange.now()).toBeLessThanOrEqual(41 * minuteMs)
  })

  test('come to the same however the clock was moved', () => {
    const steps = testExchange({ bots: true })
    for (let step = 0; step < 60; step += 1) steps.advance(2 * minuteMs)
    const jump = testExchange({ bots: true })
    jump.advance(120 * minuteMs)
    expect(idsOf(jump)).toEqual(idsOf(steps))
    for (const id of idsOf(steps)) {
      const [one, other] = [steps, jump].map(({ exchange }) => exchange.procurements.byId(id)) as [
        Procurement,
        Procurement,
      ]
      expect(other.dates).toEqual(one.dates)
      expect(jump.exchange.procurements.responsesOf(other)).toEqual(steps.exchange.procurements.responsesOf(one))
    }
  })
})
