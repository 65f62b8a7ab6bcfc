import { linkToOwn } from '#src/model/own-links.ts'
import { addMoney } from '#src/model/money/money.ts'
import type { ProcurementDetail } from '#src/model/procurement/schema.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { isBot } from '../../bidding/rooms/bots.ts'
import type { ReverseResult } from '../../bidding/rooms/record.ts'
import type { Rooms } from '../../bidding/rooms/rooms.ts'
import type { Core } from '../../core.ts'
import { yuanText } from '../../seed/texts/amounts.ts'
import type { Procurement } from '../../tables.ts'
import type { Procurements } from '../procurements.ts'
import type { Suppliers } from '../supplier/suppliers.ts'
import { afterAuction, endedAuction, whileAuctionRuns } from './dates.ts'
import { keepAuctionsRolling } from './rolling.ts'
import { auctionRoom, auctionRoomId, auctionTerms } from './terms.ts'

export type Auctions = {
  /** What is announced of the room of a project; null without one. */
  roomOf: (project: Procurement) => ProcurementDetail['auction']
  /** Holds the room of an auction that is new in the tables, from its announcement on, if its deadline is still to come. */
  carry: (project: Procurement) => void
}

type Ports = {
  rooms: Pick<Rooms, 'openReverse' | 'admitSupplier' | 'intervene' | 'isKnown' | 'find' | 'forget'>
  procurements: Pick<Procurements, 'records'>
  suppliers: Pick<Suppliers, 'find' | 'concernedBy' | 'write' | 'changed' | 'watch'>
}

/** What a supplier with a seat is told of its auction. */
function outcomeFor({ name }: Procurement, { ranking }: ReverseResult, userId: string) {
  const place = ranking.findIndex((own) => own.userId === userId)
  if (place < 0) return { title: '本次竞价已结束', text: `“${name}”的竞价已结束，您没有报价` }
  const amount = yuanText(ranking[place]!.yuan)
  const rank = place + 1
  return rank === 1
    ? {
        title: '竞价结束，您的报价最低',
        text: `“${name}”的竞价已结束，您的报价 ${amount} 最低，请等待成交候选供应商公示`,
      }
    : { title: '本次竞价已结束', text: `“${name}”的竞价已结束，您的报价 ${amount} 排在第 ${rank} 位` }
}

/**
 * Auctions among suppliers: each announced one has a room that opens at its deadline. What the room comes to takes the place of the
 * responses of the seed wherever anyone could quote in it: an account with a seat, or the bots of a world that is alive.
 */
export function createAuctions(core: Core, { rooms, procurements: { records }, suppliers }: Ports): Auctions {
  const { procurements } = core.tables
  /** The dates of the projects whose rooms run, as they were planned. */
  const planned = new Map<string, Procurement['dates']>()
  const isHeld = (project: Procurement) => procurements.get(project.id) === project
  const seatedIn = (roomId: string): string[] =>
    Object.keys(rooms.find(roomId).room.bidders).filter((userId) => !isBot(userId))

  const begin = (project: Procurement): void => {
    const { terminatedAt } = project.dates
    const isWithdrawn = project.termination === 'withdrawn' && terminatedAt != null && terminatedAt <= core.now()
    if (!isHeld(project) || isWithdrawn) return
    if (!core.bots && seatedIn(auctionRoomId(project)).length === 0) return
    planned.set(project.id, project.dates)
    records.auctioned.add(project.id)
    project.termination = null
    project.dates = whileAuctionRuns(project.dates)
  }

  const open = (project: Procurement): void => {
    const room = auctionRoom(project)
    const { terminatedAt } = project.dates
    if (!isHeld(project) || rooms.isKnown(room.roomId)) return
    if (project.termination === 'withdrawn' && terminatedAt != null) {
      if (terminatedAt <= core.now()) return
      core.timers.set(terminatedAt, () => {
        if (isHeld(project)) rooms.intervene(room.roomId, { kind: 'terminate', reason: '采购人取消本次采购' })
      })
    }
    core.timers.set(room.opensAt, () => begin(project))
    rooms.openReverse(room)
  }

  const end = (project: Procurement, termination: 'too-few' | 'withdrawn', at: number): void => {
    const { terminatedAt } = project.dates
    if (terminatedAt != null && terminatedAt <= at) return
    project.termination = termination
    project.dates = endedAuction(project.dates, at)
  }

  /** The ranking of a closed room becomes the responses. */
  const takeOver = (project: Procurement, { ranking, at }: ReverseResult): void => {
    const { id: lotId, period } = project.lots[0]!
    records.auctioned.add(project.id)
    for (const { name, isBot: isSeeded, userId, yuan, quotedAt } of ranking)
      records.responses.push({
        projectId: project.id,
        lotId,
        supplier: name,
        price: addMoney(yuan),
        period,
        at: quotedAt,
        userId: isSeeded ? null : userId,
      })
    project.termination = null
    project.dates = afterAuction(planned.get(project.id) ?? project.dates, at)
  }

  const conclude = (project: Procurement, result: ReverseResult): void => {
    const seated = seatedIn(result.roomId)
    const isLive = planned.has(project.id) || result.ranking.some(({ isBot: isSeeded }) => !isSeeded)
    if (result.kind === 'TERMINATED') end(project, 'withdrawn', result.at)
    else if (!isLive) return
    else if (result.ranking.length === 0) end(project, 'too-few', result.at)
    else takeOver(project, result)
    planned.delete(project.id)
    suppliers.watch(project)
    core.events.emit('procurementMoved', { projectId: project.id })
    for (const userId of seated) {
      const supplier = suppliers.find(userId, project.id)
      if (!supplier) continue
      suppliers.write(supplier, { kind: 'bidding', ...outcomeFor(project, result, userId) })
      suppliers.changed(supplier)
    }
  }

  core.events.on('reverseRoomClosed', (result) => {
    const project = procurements.get(result.projectId)
    if (project && auctionRoomId(project) === result.roomId) conclude(project, result)
  })

  core.events.on('supplierReady', ({ userId, projectId }) => {
    const supplier = suppliers.find(userId, projectId)
    if (!supplier?.enrolment || supplier.project.method !== 'auction') return
    const { project, enrolment } = supplier
    const roomId = auctionRoomId(project)
    if (!rooms.isKnown(roomId)) return
    rooms.admitSupplier(roomId, { userId, name: enrolment.company })
    suppliers.write(supplier, {
      kind: 'bidding',
      title: '已获得竞价资格',
      text: `“${project.name}”的竞价将于 ${exactTime(project.dates.deadlineAt)} 开始，届时请在竞价厅报价`,
      link: linkToOwn.quoteHall(roomId),
    })
  })

  const carry: Auctions['carry'] = (project) => {
    const { announcedAt, deadlineAt } = project.dates
    if (project.method !== 'auction' || deadlineAt <= core.now()) return
    if (announcedAt <= core.now()) open(project)
    else core.timers.set(announcedAt, () => open(project))
  }

  for (const project of procurements.values()) carry(project)
  if (core.bots)
    keepAuctionsRolling(core, {
      carry,
      remove: (project) => {
        // Whoever has to do with it may come back to its result.
        if (suppliers.concernedBy(project.id).length > 0) return
        procurements.delete(project.id)
        rooms.forget(auctionRoomId(project))
      },
    })

  return {
    carry,
    roomOf: (project) => {
      if (project.method !== 'auction' || !rooms.isKnown(auctionRoomId(project))) return null
      return auctionTerms(project)
    },
  }
}
