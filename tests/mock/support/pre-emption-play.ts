import { expect } from 'vitest'
import type { RoomConfig } from '#src/mock/exchange/bidding/engine/config.ts'
import { act, advance } from '#src/mock/exchange/bidding/engine/engine.ts'
import { type Command, createRoom, type Room } from '#src/mock/exchange/bidding/engine/room.ts'
import { view } from '#src/mock/exchange/bidding/engine/views/view.ts'

const second = 1000
const holder = 'H'

/** The last has the right, the others do not. */
const people = ['A', 'B', holder].map((userId, place) => ({
  userId,
  bidNo: String(1001 + place),
  qualified: true,
  deposit: true,
  rank: userId === holder ? 1 : null,
  capital: null,
  base: null,
  qualifiedAt: 0,
}))

const whoIs = (userId: string) => ({ userId, isVerified: true, isBlacklisted: false })

/** A room of these rules, without the reserve, and its bidders. */
function table(config: RoomConfig) {
  let room: Room = createRoom({ ...config, R: null }, people, config.opensAt - second)
  let keys = 0
  const take = (command: Command, at: number) => {
    const acted = act(room, command, at)
    room = acted.room
    return acted.answer.data.accepted
  }
  return {
    room: () => room,
    take,
    see: (userId: string | null, at: number) => view(room, userId === null ? null : whoIs(userId), at),
    quote: (userId: string, amount: string, at: number, more: { priority?: boolean } = {}): boolean => {
      const { config: rules, phase } = room
      keys += 1
      const idemKey = `key-${String(keys).padStart(6, '0')}`
      const request = { roomId: rules.roomId, phaseId: phase.id, stage: phase.stage, amount, idemKey, ...more }
      return take({ kind: 'quote', who: whoIs(userId), request, salt: idemKey }, at)
    },
    /** Advances until the current phase is over. */
    pass: () => {
      const { id } = room.phase
      while (!room.result && room.phase.id === id) room = advance(room, room.phase.end!).room
    },
  }
}

type Table = ReturnType<typeof table>

/** Two bidders outbid each other, then the holder asks to match the leader's price. The result must equal the offered right. */
function race({ room, see, quote }: Table, at: number, isTried: boolean): boolean {
  for (const [place, userId] of ['A', 'B'].entries()) {
    const { minNext } = see(null, at)
    if (minNext && !room().result) quote(userId, minNext, at + place * second)
  }
  const now = at + 2 * second
  const { current, me } = see(holder, now)
  if (!isTried || !current || room().result) return false
  const known = room().bids.length
  quote(holder, current, now, { priority: true })
  const isMet = room().bids.length > known && room().bids.at(-1)!.priority
  expect([room().config.mode, me?.priority?.canMatch]).toEqual([room().config.mode, isMet])
  return isMet
}

/** The lowest allowed sealed amount, quoted by another first and then by the holder. */
function quoteAlike({ room, see, quote }: Table, at: number): void {
  const { anchor, config } = room()
  const cents = (text: string | null | undefined) => BigInt(Math.round(Number(text ?? 0) * 100))
  const least = cents(see(null, at).rules.range!.low) + (anchor === null ? 0n : cents(config.S))
  const amount = `${least / 100n}.${String(least % 100n).padStart(2, '0')}`
  expect([quote('A', amount, at), quote(holder, amount, at + second)]).toEqual([true, true])
}

const racing: ReadonlySet<string> = new Set(['FREE', 'DELAY', 'LIMIT', 'ASCEND', 'DESCEND', 'OPEN'])

/** `isLate`: the holder does nothing before the timed round. `isSealSilent`: there are no sealed quotes. */
type Play = { isLate: boolean; isSealSilent: boolean }
const everything: Play = { isLate: false, isSealSilent: false }

/** The bidder who took the lot pays for it; the holder who is asked takes the price. */
const actions: Partial<Record<string, Command>> = {
  HOLD: { kind: 'take', userId: 'A' },
  PRIORITY: { kind: 'exercise', userId: holder, yes: true },
}

/** All actions in a phase; returns whether the holder got another bidder's price. */
function actInPhase(its: Table, { isLate, isSealSilent }: Play): boolean {
  const { name, start } = its.room().phase
  const at = start + second
  const isIn = !isLate || name === 'LIMIT'
  for (const { userId } of people) if (userId !== holder || isIn) its.take({ kind: 'confirm', userId }, at)
  if (name === 'SEALED' && !isSealSilent) quoteAlike(its, at)
  const action = actions[name]
  if (action) its.take(action, at)
  return racing.has(name) && race(its, at, isIn)
}

function play(config: RoomConfig, how: Play = everything) {
  const its = table(config)
  const { room, pass } = its
  const phases: string[] = []
  const matched: string[] = []
  while (!room().result) {
    const { name } = room().phase
    phases.push(name)
    if (actInPhase(its, how)) matched.push(name)
    // An action may have started the next phase already.
    if (room().phase.name === name) pass()
  }
  return { matched, phases, isWon: room().winnerId === holder, reason: room().result!.reason }
}

type Played = ReturnType<typeof play>

/** The leader's price was matched, which decided the room. */
function usesOpenly(config: RoomConfig, { phases, matched, isWon }: Played): string[] {
  if (isWon) {
    const isGated = phases.includes('LIMIT') && play(config, { ...everything, isLate: true }).matched.length === 0
    return isGated ? ['match', 'entrant'] : ['match']
  }
  expect(matched).toEqual([])
  return [phases.includes('HOLD') ? 'taken' : 'accepted']
}

/** Without a phase after the end: the rights within the room itself. */
function usesWithin(config: RoomConfig, played: Played): string[] {
  if (!played.phases.includes('SEALED')) return usesOpenly(config, played)
  const isSealedWon = played.isWon
  if (!played.phases.includes('WAIT')) return isSealedWon ? ['sealed'] : []
  const isOpenWon = play(config, { ...everything, isSealSilent: true }).isWon
  return [...(isOpenWon ? ['firstStage'] : []), ...(isSealedWon ? ['secondStage'] : [])]
}

/** The rights that the engine gives to a holder in such a room, found by playing it. */
export function usesByPlay(config: RoomConfig): string[] {
  const played = play(config)
  if (!played.phases.includes('PRIORITY')) return usesWithin(config, played)
  expect([played.isWon, played.reason, played.matched]).toEqual([true, 'PRIORITY', []])
  return ['after']
}
