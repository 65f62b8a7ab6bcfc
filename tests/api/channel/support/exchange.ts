import type { Actor } from '#src/mock/exchange/actor.ts'
import { Refusal } from '#src/mock/exchange/refusal.ts'
import { createHub, type Hub } from '#src/mock/push/hub.ts'
import type { Sim } from './sim.ts'

export type Ledger = ReturnType<typeof createLedger>

/**
 * A server whose topics are growing lists of numbers, each once and in order, so that any reader can be checked at any
 * moment. The lists survive a restart, the hub and its epoch do not.
 */
export function createLedger(sim: Sim, { serverAhead = 0 }: { serverAhead?: number } = {}) {
  const lists = new Map<string, number[]>()
  const accepted: { topic: string; who: Actor; data: unknown }[] = []
  const tickets = new Map<string, string>()
  const reports: unknown[] = []
  let starts = 0
  let next = 0
  let hub: Hub

  const listOf = (topic: string): number[] => {
    const list = lists.get(topic) ?? []
    lists.set(topic, list)
    return list
  }

  const start = () => {
    starts += 1
    hub = createHub({
      now: () => sim.now() + serverAhead,
      epoch: `epoch-${starts}`,
      snapshotOf: (topic) => (topic === 'lot:none' ? undefined : [...listOf(topic)]),
      mayRead: (topic, who) => !topic.startsWith('desk:') || topic === `desk:${who.userId ?? who.visitor}`,
      onSay: (topic, who, data) => {
        if (data === 'rude') throw new Refusal(422, '请文明用语')
        accepted.push({ topic, who, data })
        hub.publish(topic, 'said', data)
      },
      admit: (ticket, who) => {
        const userId = tickets.get(ticket)
        tickets.delete(ticket)
        return userId === undefined ? null : { ...who, userId }
      },
      setTimer: sim.timers,
      report: (error) => reports.push(error),
    })
    return hub
  }
  start()

  return {
    listOf,
    accepted,
    tickets,
    reports,
    hub: () => hub,
    restart: start,
    publish: (topic: string, count = 1) => {
      for (let i = 0; i < count; i += 1) {
        next += 1
        listOf(topic).push(next)
        hub.publish(topic, 'added', next)
      }
    },
  }
}

/** A reader that checks each delivery: it must be the very next number of the server's list. */
export function createWitness(ledger: Ledger, topic: string) {
  let list: number[] | null = null
  const violations: string[] = []
  let snapshots = 0

  const isPrefix = (numbers: readonly number[]) => {
    const truth = ledger.listOf(topic)
    return numbers.length <= truth.length && numbers.at(-1) === truth[numbers.length - 1]
  }

  return {
    violations,
    list: () => list,
    snapshots: () => snapshots,
    handlers: {
      onSnapshot: (snapshot: unknown) => {
        const numbers = snapshot as number[]
        snapshots += 1
        if (!isPrefix(numbers)) violations.push(`snapshot of ${numbers.length} differs from the truth`)
        if (list && numbers.length < list.length)
          violations.push(`snapshot goes back from ${list.length} to ${numbers.length}`)
        list = [...numbers]
      },
      onEvent: ({ data }: { data: unknown }) => {
        if (!list) violations.push('event before any snapshot')
        else if (data !== ledger.listOf(topic)[list.length])
          violations.push(`event ${String(data)} after ${list.length}`)
        else list.push(data as number)
      },
    },
  }
}
