import type { Work } from './mode.ts'
import { admit, confirm, endHold, exercise, joinQueue, leaveQueue, withdraw } from './commands/bidder-actions.ts'
import { acceptedAnswer, refusedAnswer } from './quotes/answer.ts'
import { commonPhases } from './modes/common-phases.ts'
import { disqualify, pause, removeBid, resume, terminate } from './commands/interrupts.ts'
import { modes } from './modes/all.ts'
import { quote } from './quotes/quote.ts'
import type { Acted, Command, Rejected, Room, Step } from './room.ts'
import { transact } from './work.ts'

const workOn = (room: Room): Work => ({ room, mode: modes[room.config.mode], events: [] })

/** When the room wants to be woken, or null when nothing is due by itself. */
export const nextDue = ({ phase, paused, result }: Room): number | null => (paused || result ? null : phase.end)

/**
 * Fires what is due at or before `now`, each at its planned instant, so that it does not matter when the room was woken. There
 * is one due instant, that of the running phase: an extension leaves no old timer behind.
 */
function fireDue(work: Work, now: number): void {
  for (;;) {
    const at = nextDue(work.room)
    if (at === null || at > now) return
    const { phase } = work.room
    const rule = work.mode.phases[phase.name] ?? commonPhases[phase.name]
    if (rule) transact(work, at, () => rule.ends(work, at))
    // A room that stays in a phase that is over would be woken forever.
    if (work.room.phase === phase) throw new Error(`no rule ends the phase ${phase.name}`)
  }
}

/** The room as it is at `now`. */
export function advance(room: Room, now: number): Step {
  const work = workOn(room)
  fireDue(work, now)
  return { room: work.room, events: work.events }
}

type Others = Exclude<Command, { kind: 'quote' }>

type Handler<C> = (work: Work, command: C, at: number) => Rejected | null

const handlers: { readonly [K in Others['kind']]: Handler<Extract<Others, { kind: K }>> } = {
  confirm: (work, { userId }) => confirm(work, userId),
  withdraw: (work, { userId }, at) => withdraw(work, userId, at),
  queue: joinQueue,
  'leave-queue': (work, { userId }) => leaveQueue(work, userId),
  take: (work, { userId }, at) => endHold(work, userId, true, at),
  release: (work, { userId }, at) => endHold(work, userId, false, at),
  exercise,
  admit: (work, { bidder }) => admit(work, bidder),
  disqualify: (work, { userId, reason, uncovered }, at) => disqualify(work, userId, reason, at, uncovered),
  'remove-bid': (work, { seq, reason, uncovered }, at) => removeBid(work, seq, reason, at, uncovered),
  pause: (work, { reason }, at) => pause(work, reason, at),
  terminate: (work, { reason }, at) => terminate(work, reason, at),
  resume: (work, _, at) => resume(work, at),
}

/** What bidders do in their room. */
const ofBidders: ReadonlySet<string> = new Set<Others['kind']>([
  'confirm',
  'withdraw',
  'leave-queue',
  'take',
  'release',
  'exercise',
])

/** A stranger is refused as such, whatever the room would answer a bidder. */
function strangeness({ room }: Work, command: Others): Rejected | null {
  if (!ofBidders.has(command.kind) || !('userId' in command)) return null
  if (command.userId === '') return { code: 'E401' }
  return command.userId in room.bidders ? null : { code: 'E_QUAL' }
}

const perform = (work: Work, command: Others, at: number): Rejected | null =>
  strangeness(work, command) ?? (handlers[command.kind] as Handler<Others>)(work, command, at)

/**
 * Takes one command at `now`: first whatever is due by then, then the command (domain 3.11). The given room is left as it is.
 * Time never runs backwards in a room.
 */
export function act(room: Room, command: Command, now: number): Acted {
  const at = Math.max(now, room.at)
  const work = workOn(room)
  fireDue(work, at)
  work.room = { ...work.room, at }
  if (command.kind === 'quote') {
    const answer = quote(work, command, at)
    return { room: work.room, events: work.events, answer }
  }
  const refusal = transact(work, at, () => perform(work, command, at))
  const answer = refusal ? refusedAnswer(work, at, refusal) : acceptedAnswer(work, at)
  return { room: work.room, events: work.events, answer }
}
