import type { RoomEventData, RoomEventType } from '#src/model/bidding/events.ts'
import type { QuoteRequest } from '#src/model/bidding/schema.ts'
import type { BidMode } from '#src/model/listing/detail.ts'
import type { RoomConfig } from '#src/mock/exchange/bidding/engine/config.ts'
import { act, advance } from '#src/mock/exchange/bidding/engine/engine.ts'
import { configOf } from '#src/mock/exchange/bidding/engine/presets.ts'
import {
  type Answer,
  type Bidder,
  type Command,
  createRoom,
  type Funds,
  type Room,
  type RoomEvent,
  type Who,
} from '#src/mock/exchange/bidding/engine/room.ts'
import { view } from '#src/mock/exchange/bidding/engine/views/view.ts'

/** Seconds as ms; every room of these tests opens at second 0 unless another instant is given. */
export const s = (seconds: number) => Math.round(seconds * 1000)

export const bidder = (userId: string, over: Partial<Bidder> = {}): Bidder => ({
  userId,
  bidNo: `10${userId.codePointAt(0)}`,
  qualified: true,
  deposit: true,
  rank: null,
  capital: null,
  base: null,
  qualifiedAt: -1000 + (userId.codePointAt(0) ?? 0),
  ...over,
})

export const whoIs = (userId: string | null, over: Partial<Who> = {}): Who => ({
  userId,
  isVerified: true,
  isBlacklisted: false,
  ...over,
})

type QuoteOver = Partial<QuoteRequest> & { who?: Who; funds?: Funds | null; salt?: string }

/** A room with a log, for tests that play an auction command by command. */
export function hall(
  mode: BidMode,
  config: Partial<RoomConfig> = {},
  people: readonly (string | Bidder)[] = ['A', 'B', 'C'],
) {
  const full = configOf({ roomId: 'R1', assetsId: 'L1', mode, P0: '100', opensAt: 0, decimals: 0, ...config })
  const beginning = createRoom(
    full,
    people.map((one) => (typeof one === 'string' ? bidder(one) : one)),
    -1,
  )
  let room = beginning
  let tries = 0
  const log: { at: number; command: Command }[] = []
  const events: RoomEvent[] = []
  const take = (command: Command, at: number): Answer => {
    const acted = act(room, command, at)
    log.push({ at, command })
    events.push(...acted.events)
    room = acted.room
    return acted.answer
  }
  const wake = (at: number) => {
    const step = advance(room, at)
    events.push(...step.events)
    room = step.room
  }
  const request = (amount: string, over: Partial<QuoteRequest> = {}): QuoteRequest => ({
    roomId: 'R1',
    phaseId: room.phase.id,
    stage: room.phase.stage,
    amount,
    idemKey: `key-${String((tries += 1)).padStart(6, '0')}`,
    ...over,
  })
  return {
    beginning,
    log,
    events,
    request,
    wake,
    take,
    get room() {
      return room
    },
    /** Quotes for the phase of the last look at the room; answers `ok` or the code of the refusal. */
    quote: (userId: string | null, amount: string | number, at: number, over: QuoteOver = {}): string => {
      const { who = whoIs(userId), funds = null, salt = `salt${tries}`, ...body } = over
      const answer = take({ kind: 'quote', who, request: request(String(amount), body), salt, funds }, at)
      return answer.data.accepted ? 'ok' : (answer.data.reason ?? 'none')
    },
    /** The same, with the full answer. */
    ask: (userId: string | null, amount: string | number, at: number, over: QuoteOver = {}): Answer => {
      const { who = whoIs(userId), funds = null, salt = 'salt', ...body } = over
      return take({ kind: 'quote', who, request: request(String(amount), body), salt, funds }, at)
    },
    see: (userId: string | null, at: number) => view(room, userId === null ? null : whoIs(userId), at),
    received: <T extends RoomEventType>(type: T): RoomEventData<T>[] =>
      events.flatMap((event) => (event.type === type ? [event.data as RoomEventData<T>] : [])),
  }
}

export type Hall = ReturnType<typeof hall>

/** The room that a log of commands leads to (I8). */
export const replay = (room: Room, log: readonly { at: number; command: Command }[], until?: number): Room => {
  const played = log.reduce((known, { at, command }) => act(known, command, at).room, room)
  return until === undefined ? played : advance(played, until).room
}
