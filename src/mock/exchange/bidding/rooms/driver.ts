import { roomTopic, userTopic } from '#src/model/push/topics.ts'
import type { Core } from '../../core.ts'
import type { Mailbox } from '../../messages/mailbox.ts'
import { actOnLot, advancePackage, type LotEvent, nextDueOf, type PackageStep } from '../engine/package/package.ts'
import type { Answer, Command, Room } from '../engine/room.ts'
import { answerTo, commandFor, isBot, plansFor } from './bots.ts'
import { dueOf, intend } from './group.ts'
import { createBidderMessages } from './messages.ts'
import { project } from './project.ts'
import type { Group, Plan } from './record.ts'
import { resultIn } from './reverse.ts'

export type Driver = {
  /** Everything that happens in the group by itself until then; what is due at an instant precedes a quote at it. */
  drive: (group: Group, until: number) => void
  /** Sets the exchange's clock for the next thing that happens in the group. */
  schedule: (group: Group) => void
  /** What happened before the world began: nothing is pushed, no message is written. */
  driveThroughPast: (group: Group, until: number) => void
  /** One command at the exchange's time. */
  command: (group: Group, roomId: string, command: Command) => Answer
}

/** Drives the rooms by the exchange's clock and by commands, and reports what happens in them. */
export function createDriver(core: Core, mailbox: Pick<Mailbox, 'write' | 'changed'>): Driver {
  const { events, hub } = core
  const writeToBidders = createBidderMessages(core, mailbox)
  let isPast = false

  const publish = ({ lot, event }: LotEvent) => {
    if (isPast) return
    const topic = roomTopic(lot)
    if (event.to === null) {
      if (hub.isFollowed(topic)) hub.publish(topic, event.type, event.data, lot)
    } else if (!isBot(event.to))
      hub.publish(userTopic(event.to), 'room', { roomId: lot, type: event.type, data: event.data })
  }

  const react = (group: Group, { lot, event }: LotEvent, before: Room | undefined) => {
    const room = group.state.rooms[lot]
    if (!room) return
    if (event.type === 'PHASE' && event.data.phase.id === room.phase.id) intend(group, plansFor(group, room))
    if (event.type === 'BID' && group.isAlive) intend(group, answerTo(group, room))
    if (isPast) return
    events.emit('roomEvent', { group, roomId: lot, event })
    writeToBidders(group, { roomId: lot, event, before })
  }

  const announceReverse = (group: Group, step: PackageStep) => {
    for (const { lot, event } of step.events) {
      const result = event.type === 'RESULT' ? resultIn(group, lot) : null
      if (result) events.emit('reverseRoomClosed', result)
    }
  }

  /** Takes over a step of the engine: it is pushed, the lists show it, the other services act on it. */
  const absorb = (group: Group, step: PackageStep) => {
    const before = group.state
    group.state = step.package
    if (step.events.length === 0) return
    for (const made of step.events) {
      publish(made)
      react(group, made, before.rooms[made.lot])
    }
    const { listing } = group
    const known = listing?.quotes.length ?? 0
    project(group, new Set(step.events.map(({ lot }) => lot)))
    if (isPast) return
    announceReverse(group, step)
    if (!listing) return
    // The list may show nothing of a sealed bid, and its last quote is an old one.
    const hasNewBid = listing.quotes.length > known && step.events.some(({ event }) => event.type === 'BID')
    events.emit('roomsChanged', { listing, hasNewBid })
    if (step.events.some(({ event }) => event.type === 'RESULT')) events.emit('roomClosed', { listing, group })
  }

  const carryOut = (group: Group, plan: Plan) => {
    const room = group.state.rooms[plan.roomId]
    const command = room && (group.isAlive || plan.at <= core.startedAt) ? commandFor(group, room, plan) : null
    if (command) absorb(group, actOnLot(group.state, plan.roomId, command, plan.at))
  }

  const drive = (group: Group, until: number) => {
    for (;;) {
      const due = nextDueOf(group.state)
      const [plan] = group.agenda
      const isPlan = plan !== undefined && (due === null || plan.at < due)
      const at = isPlan ? plan.at : due
      if (at === null || at > until) return
      if (isPlan) {
        group.agenda = group.agenda.slice(1)
        carryOut(group, plan)
      } else absorb(group, advancePackage(group.state, at))
    }
  }

  const schedule = (group: Group) => {
    const at = dueOf(group)
    if (at === null || at === group.wakeAt) return
    group.wakeAt = at
    core.timers.set(at, (due) => {
      if (group.wakeAt !== due) return
      group.wakeAt = null
      drive(group, due)
      schedule(group)
    })
  }

  return {
    drive,
    schedule,
    driveThroughPast: (group, until) => {
      isPast = true
      drive(group, until)
      isPast = false
    },
    command: (group, roomId, command) => {
      drive(group, core.now())
      const step = actOnLot(group.state, roomId, command, core.now())
      absorb(group, step)
      schedule(group)
      return step.answer
    },
  }
}
