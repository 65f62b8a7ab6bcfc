import { actOnLot, advancePackage, nextDueOf } from '../engine/package.ts'
import type { Answer, Command } from '../engine/room.ts'
import type { Exchange } from '../../exchange.ts'
import { createFollowing } from './room-event-effects.ts'
import { dueOf } from './group.ts'
import { commandFor } from './bots.ts'
import type { Group, Plan } from './record.ts'

export type Driver = ReturnType<typeof createDriver>

/** Drives the rooms by the exchange's clock and by commands. */
export function createDriver(exchange: Exchange) {
  const { absorb, silently } = createFollowing(exchange)

  const carryOut = (group: Group, plan: Plan) => {
    const room = group.state.rooms[plan.roomId]
    const command = room && (group.isAlive || plan.at <= exchange.startedAt) ? commandFor(group, room, plan) : null
    if (command) absorb(group, actOnLot(group.state, plan.roomId, command, plan.at))
  }

  /** Everything that happens in the group by itself until then; what is due at an instant comes before a quote at it. */
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
    exchange.timers.set(at, (due) => {
      if (group.wakeAt !== due) return
      group.wakeAt = null
      drive(group, due)
      schedule(group)
    })
  }

  return {
    drive,
    schedule,
    /** What happened before the world began: nobody is told, no message is written. */
    driveThroughPast: (group: Group, until: number) => silently(() => drive(group, until)),
    /** One command at the exchange's time. */
    command: (group: Group, roomId: string, command: Command): Answer => {
      drive(group, exchange.now())
      const step = actOnLot(group.state, roomId, command, exchange.now())
      absorb(group, step)
      schedule(group)
      return step.answer
    },
  }
}
