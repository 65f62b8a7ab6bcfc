import { roomTopic, userTopic } from '#src/model/push/topics.ts'
import type { LotEvent, PackageStep } from '../engine/package.ts'
import type { Room } from '../engine/room.ts'
import type { Exchange } from '../../exchange.ts'
import { bindDeposits } from './deposits.ts'
import { intend, isHouse } from './group.ts'
import { answerTo, plansFor } from './bots.ts'
import { tellBidders } from './messages.ts'
import { concludeGroup } from './outcome.ts'
import { project } from './project.ts'
import type { Group } from './record.ts'

/** Lets everything follow that follows from what happens in a room. */
export function createFollowing(exchange: Exchange) {
  let isPast = false

  const publish = ({ lot, event }: LotEvent) => {
    if (isPast) return
    const topic = roomTopic(lot)
    if (event.to === null) {
      if (exchange.hub.isFollowed(topic)) exchange.hub.publish(topic, event.type, event.data, lot)
    } else if (!isHouse(event.to))
      exchange.hub.publish(userTopic(event.to), 'room', { roomId: lot, type: event.type, data: event.data })
  }

  const follow = (group: Group, { lot, event }: LotEvent, before: Room | undefined) => {
    const room = group.state.rooms[lot]
    if (!room) return
    if (event.type === 'PHASE' && event.data.phase.id === room.phase.id) intend(group, plansFor(group, room))
    if (event.type === 'BID' && group.isAlive) intend(group, answerTo(group, room))
    if (isPast) return
    bindDeposits(exchange, group, lot, event)
    tellBidders(exchange, group, lot, event, before)
  }

  /** Takes over a step of the engine: everybody hears of it, the lists show it. */
  const absorb = (group: Group, step: PackageStep) => {
    const before = group.state
    group.state = step.package
    if (step.events.length === 0) return
    for (const told of step.events) {
      publish(told)
      follow(group, told, before.rooms[told.lot])
    }
    const known = group.listing?.quotes.length ?? 0
    project(group, new Set(step.events.map(({ lot }) => lot)))
    if (isPast || !group.listing) return
    // Of a sealed bid the list may show nothing, and its last quote is an old one.
    const isNewBid = group.listing.quotes.length > known && step.events.some(({ event }) => event.type === 'BID')
    exchange.market.told(group.listing, isNewBid)
    if (step.events.some(({ event }) => event.type === 'RESULT')) {
      concludeGroup(exchange, group)
      exchange.market.closed(group.listing)
    }
  }

  return {
    absorb,
    /** Nobody is told of what happens meanwhile. */
    silently: (run: () => void): void => {
      isPast = true
      run()
      isPast = false
    },
  }
}
