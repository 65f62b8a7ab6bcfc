import { procurement } from '#src/model/asset-kind/labels.ts'
import { Refusal } from '../../refusal.ts'
import { randomStream } from '../../random.ts'
import type { RoomConfig } from '../engine/config.ts'
import { configOf } from '../engine/presets.ts'
import { obstacleToPublish } from '../engine/publish.ts'
import { rankingOf } from '../engine/ranking.ts'
import { type Bid, type Bidder, createRoom } from '../engine/room.ts'
import { botBidder, botId, isBot } from './bots.ts'
import type { Group, RoomProcurement, RankedSupplier, ReverseResult } from './record.ts'

/** Amounts are 元, lengths ms, instants epoch ms. */
export type ReverseRoom = {
  /** Also the address of the room: letters, digits, `_`, `.` and `-`, at most 64. */
  roomId: string
  /** The project that is shown and linked in the room. */
  projectId: string
  no: string
  title: string
  /** `ongoing`: open quotes that go down, then a countdown; `final`: sealed quotes that may be changed. */
  mode: 'ongoing' | 'final'
  /** 最高限价. */
  ceiling: string
  /** Each open quote is at least this much lower; sealed ones lie whole steps below the ceiling. Sealed, 分 by default. */
  step?: string
  /** Most steps at once, a guard against typing errors; null for none. Twenty by default. */
  mostSteps?: number | null
  /** A higher best quote leads to no deal; it is never published. */
  reserve?: string | null
  opensAt: number
  openMs: number
  /** Length of the countdown of an open room; two minutes by default. */
  delayMs?: number
  /** How often a sealed quote may be changed; null without limit. Twice by default. */
  maxRevisions?: number | null
  /** What happens with a single supplier. It quotes alone by default; AGREEMENT applies to open rooms only. */
  single?: RoomConfig['singlePolicy']
  /** Suppliers who quote by themselves where the world has bots, each down to a floor of its own. */
  bots?: readonly { name: string; floor: string }[]
}

const defaults = { ongoing: { S: null }, final: { S: '0.01' } } as const

const revisionsOf = ({ maxRevisions = 2 }: ReverseRoom): number | null => maxRevisions

function configFor(given: ReverseRoom): RoomConfig {
  const { roomId, mode, ceiling, opensAt, openMs, delayMs = 120_000, mostSteps = 20 } = given
  const countdown = mode === 'ongoing' ? delayMs : 0
  return configOf({
    roomId,
    assetsId: roomId,
    typeCode: procurement,
    mode,
    P0: ceiling,
    S: given.step ?? defaults[mode].S,
    M: mode === 'ongoing' ? mostSteps : null,
    R: given.reserve ?? null,
    opensAt,
    openMs,
    W: countdown,
    D: countdown,
    maxRevisions: mode === 'final' ? revisionsOf(given) : null,
    singlePolicy: given.single ?? 'ONE_QUOTE',
    reverse: true,
  })
}

/** The next free number of a supplier: it does not tell who came when. */
function nextNumber(roomId: string, taken: ReadonlySet<string>): string {
  const random = randomStream(`supplier:${roomId}`)
  for (;;) {
    const bidNo = String(1000 + Math.floor(random() * 9000))
    if (!taken.has(bidNo)) return bidNo
  }
}

function numbered(roomId: string, count: number): string[] {
  const numbers = new Set<string>()
  while (numbers.size < count) numbers.add(nextNumber(roomId, numbers))
  return [...numbers]
}

/** As the topics of the push service name rooms. */
const idForm = /^[\w.-]{1,64}$/

/** The room of a project with its bots, before anything has happened in it. */
export function reverseGroup(given: ReverseRoom, now: number, isAlive: boolean): Group {
  const { roomId, projectId, title, no, bots: suppliers = [] } = given
  const config = configFor(given)
  const obstacle = idForm.test(roomId) ? obstacleToPublish(config) : '竞价厅编号格式不正确'
  if (obstacle !== null) throw new Refusal(400, obstacle)
  const bots = numbered(roomId, suppliers.length)
  const bidders = bots.map((bidNo) => botBidder(bidNo, Math.min(now, given.opensAt)))
  const held: RoomProcurement = {
    title,
    no,
    projectId,
    origin: { kind: 'procurement', projectId },
    names: new Map(suppliers.map(({ name }, place) => [botId(bots[place]!), name])),
    floors: new Map(suppliers.map(({ floor }, place) => [bots[place]!, floor])),
  }
  return {
    listing: null,
    lots: new Map(),
    state: { rooms: { [roomId]: createRoom(config, bidders, now) }, requirements: {}, pools: {} },
    agenda: [],
    isAlive,
    wakeAt: null,
    bots,
    practice: null,
    procurement: held,
  }
}

/** A supplier as a bidder of the room, with a number of its own. */
export function supplierIn({ state }: Group, roomId: string, userId: string, now: number): Bidder {
  const taken = new Set(Object.values(state.rooms[roomId]!.bidders).map(({ bidNo }) => bidNo))
  return { ...botBidder(nextNumber(roomId, taken), now), userId }
}

const rankedIn = (names: RoomProcurement['names'], { userId, bidNo, amount, time }: Bid): RankedSupplier => ({
  userId,
  name: names.get(userId) ?? '',
  bidNo,
  isBot: isBot(userId),
  yuan: amount,
  quotedAt: time,
})

/** What the room of a project has come to; null while it runs, and for every other room. */
export function resultIn({ procurement: held, state }: Group, roomId: string): ReverseResult | null {
  const room = state.rooms[roomId]
  if (!held || !room?.result) return null
  const { kind, reason, text, at, price, bidNo } = room.result
  const { winnerId } = room
  const winner =
    winnerId === null || !price || !bidNo
      ? null
      : { userId: winnerId, name: held.names.get(winnerId) ?? '', bidNo, isBot: isBot(winnerId), yuan: price }
  const ranking = rankingOf(room).map((bid) => rankedIn(held.names, bid))
  return { roomId, projectId: held.projectId, kind, reason, text, at, winner, ranking, head: room.head }
}
