import { act, advance, nextDue } from '../engine.ts'
import { consume, freeOf, freeze, frozenOf, fundsOf, type Pool, type Requirements, unfreeze } from './pool.ts'
import { isCovered } from '../quotes/checks.ts'
import { leaderOf, standing } from '../ranking.ts'
import type { RoomSnapshot } from '#src/model/bidding/schema.ts'
import type { Acted, Command, Funds, Room, RoomEvent, Step, Who } from '../room.ts'
import { view } from '../views/view.ts'

/** Lots that are bid for apart and share each bidder's deposit. Plain JSON, like its rooms. */
export type Package = {
  rooms: Readonly<Record<string, Room>>
  requirements: Requirements
  pools: Readonly<Record<string, Pool>>
}

export type LotEvent = { lot: string; event: RoomEvent }
export type PackageStep = { package: Package; events: LotEvent[] }

/** The bidders whose deposit this room binds: the leader, those who may turn out to lead, those who wait to take over. */
function heldBy(room: Room): Set<string> {
  if (room.result) return new Set()
  const sealed = standing(room).flatMap((bid) => (bid.sealed && !room.opened ? [bid.userId] : []))
  const answering = room.phase.name === 'PRIORITY' ? Object.keys(room.answers).filter((id) => room.answers[id]) : []
  return new Set([...sealed, ...answering, ...room.queue, leaderOf(room)?.userId ?? ''].filter(Boolean))
}

const settled = (pool: Pool, lot: string, room: Room, userId: string, held: Set<string>): Pool => {
  if (room.winnerId === userId) return consume(pool, lot)
  return held.has(userId) ? freeze(pool, lot) : unfreeze(pool, lot)
}

/** Puts a changed room into the package and binds or frees what follows from it. */
function put(known: Package, lot: string, { room, events }: Step): PackageStep {
  const made: LotEvent[] = events.map((event) => ({ lot, event }))
  const rooms = { ...known.rooms, [lot]: room }
  const hasPools = Object.keys(known.pools).length > 0
  if (!hasPools) return { package: { ...known, rooms }, events: made }
  const held = heldBy(room)
  const pools = { ...known.pools }
  for (const [userId, pool] of Object.entries(known.pools)) {
    const next = settled(pool, lot, room, userId, held)
    if (next === pool) continue
    const frozen = frozenOf(next, known.requirements)
    const free = freeOf(next, known.requirements)
    pools[userId] = next
    if (frozen === frozenOf(pool, known.requirements) && free === freeOf(pool, known.requirements)) continue
    made.push({ lot, event: { type: 'DEPOSIT_LOCK', data: { lot, frozen, free, version: room.version }, to: userId } })
  }
  return { package: { ...known, rooms, pools }, events: made }
}

/** When the first of the lots wants to be woken. */
export function nextDueOf({ rooms }: Package): number | null {
  let first: number | null = null
  for (const lot in rooms) {
    const due = nextDue(rooms[lot]!)
    if (due !== null && (first === null || due < first)) first = due
  }
  return first
}

/** Everything due in any lot, in the order of its instants: what one lot frees, the next may use. */
export function advancePackage(known: Package, now: number): PackageStep {
  let state = known
  const events: LotEvent[] = []
  for (;;) {
    const at = nextDueOf(state)
    if (at === null || at > now) return { package: state, events }
    const [lot, room] = Object.entries(state.rooms).find(([, candidate]) => nextDue(candidate) === at)!
    const step = put(state, lot, advance(room, at))
    state = step.package
    events.push(...step.events)
  }
}

const asks = (command: Command): command is Extract<Command, { funds?: Funds | null }> =>
  command.kind === 'quote' || command.kind === 'queue' || command.kind === 'exercise'

const askerOf = (command: Extract<Command, { funds?: Funds | null }>): string =>
  command.kind === 'exercise' ? command.userId : (command.who.userId ?? '')

/** Adds what the pools say to a command that depends on them. */
function withFunds({ pools, requirements }: Package, lot: string, command: Command): Command {
  if (asks(command)) {
    const pool = pools[askerOf(command)]
    return { ...command, funds: pool ? fundsOf(pool, requirements, lot) : null }
  }
  if (command.kind !== 'remove-bid' && command.kind !== 'disqualify') return command
  const uncovered = Object.keys(pools).filter((id) => !isCovered(fundsOf(pools[id]!, requirements, lot)))
  return { ...command, uncovered }
}

/** One command to one lot. All lots come up to `now` first, so that one bidder's quotes on two lots never overlap. */
export function actOnLot(
  known: Package,
  lot: string,
  command: Command,
  now: number,
): PackageStep & Pick<Acted, 'answer'> {
  const ready = advancePackage(known, now)
  const room = ready.package.rooms[lot]
  if (!room) throw new RangeError(`no lot ${lot}`)
  const acted = act(room, withFunds(ready.package, lot, command), now)
  const step = put(ready.package, lot, acted)
  return { package: step.package, events: [...ready.events, ...step.events], answer: acted.answer }
}

/** One lot for one viewer, with what the viewer's pool has left. */
export function viewLot(known: Package, lot: string, viewer: Who | null, now: number, watching = 0): RoomSnapshot {
  const room = known.rooms[lot]
  if (!room) throw new RangeError(`no lot ${lot}`)
  const pool = known.pools[viewer?.userId ?? '']
  const funds = pool ? fundsOf(pool, known.requirements, lot) : null
  return view(room, viewer, now, { watching, funds })
}
