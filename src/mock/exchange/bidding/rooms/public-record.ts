import { sha256 } from '../../digest.ts'
import { lotsIn } from '../../listings/package.ts'
import type { RoomRecord } from '#src/model/bidding/calls.ts'
import { type BidContent, chainBeginning, type ChainRow, commitmentText, linkText } from '#src/model/bidding/chain.ts'
import type { outcomeLabels } from '#src/model/bidding/labels.ts'
import { outcomeText } from '#src/model/bidding/refusals.ts'
import type { PhaseName } from '#src/model/bidding/schema.ts'
import { type BidMode, sealedModes } from '#src/model/listing/detail.ts'
import type { RoomConfig } from '../engine/config.ts'
import { modes } from '../engine/modes/all.ts'
import { createRoom, type Room } from '../engine/room.ts'
import { chainOf, view } from '../engine/views/view.ts'
import type { Listing, Tables } from '../../tables.ts'
import type { Rooms } from './rooms.ts'
import { isSealed } from '../../listings/modes.ts'
import { Refusal } from '../../refusal.ts'
import { roomConfigOf } from '../../seed/listings/room-config.ts'

type PastCourse = NonNullable<RoomRecord['course']>

/** Modes whose past quotes are shown with their phases; of falling prices, holds and stages only the quotes are left. */
const plainModes: ReadonlySet<BidMode> = new Set(['ongoing', 'phased', 'final', 'once-off'])

/** The phases as they were planned, if every quote fits into one that takes quotes; null where nothing more is known. */
function pastCourse({ mode, quotes, publishedAt, opensAt, closesAt }: Listing, config: RoomConfig): PastCourse | null {
  if (!plainModes.has(mode)) return null
  const course: PastCourse = [{ id: 1, name: 'NOT_STARTED', start: publishedAt, end: opensAt }]
  for (const [name, lengthMs] of modes[mode].plan(config)) {
    const start = course.at(-1)!.end!
    if (lengthMs !== 0) course.push({ id: course.length + 1, name, start, end: start + (lengthMs ?? config.D) })
  }
  if (course.at(-1)!.end !== closesAt || !quotes.every(({ at }) => phaseAt(course, mode, at) !== null)) return null
  return [...course, { id: course.length + 1, name: 'ENDED', start: closesAt, end: null }]
}

function phaseAt(course: PastCourse, mode: BidMode, at: number): number | null {
  const phase = course.find(({ start, end }) => start <= at && at < (end ?? start))
  return phase && modes[mode].phases[phase.name as PhaseName]?.open ? phase.id : null
}

/** The first phase after the waiting, for quotes of which no more is known. */
const somePhase = 2

/** The chain of a room that was over before the world began, made of what was quoted there. */
function chainOfQuotes(listing: Listing, course: PastCourse | null): ChainRow[] {
  const { assetsId, quotes, mode } = listing
  const isHidden = isSealed(listing)
  let previous = chainBeginning
  return quotes.map(({ seq, bidNo, amount, at }) => {
    const salt = sealedModes.has(mode) ? sha256(`salt/${assetsId}/${seq}`).slice(0, 24) : ''
    const phaseId = (course && phaseAt(course, mode, at)) ?? somePhase
    const content: BidContent = { bidNo, amount, phaseId, stage: null, priority: false, salt }
    const commitment = sha256(commitmentText(assetsId, seq, at, content))
    previous = sha256(linkText(previous, seq, at, commitment))
    return { seq, time: at, commitment, link: previous, ...(isHidden ? {} : { content }) }
  })
}

type Result = NonNullable<RoomRecord['result']>
type PastOutcome = Pick<Result, 'kind'> & { reason: keyof typeof outcomeLabels }

/** What became of a listing whose room left nothing but its quotes. */
function pastOutcome({ status, quotes }: Listing): PastOutcome {
  if (status === 'TERMINATED') return { kind: 'TERMINATED', reason: 'TERMINATED' }
  if (status === 'FAILED') return { kind: 'FAILED', reason: quotes.length > 0 ? 'BELOW_RESERVE' : 'NO_QUOTE' }
  return quotes.length > 0 ? { kind: 'DEAL', reason: 'HIGHEST' } : { kind: 'AGREEMENT', reason: 'AGREEMENT' }
}

function pastResult(listing: Listing, head: string): Result {
  const outcome = pastOutcome(listing)
  const last = outcome.kind === 'DEAL' ? listing.quotes.at(-1) : undefined
  return {
    ...outcome,
    text: outcomeText(outcome.reason, listing.typeCode),
    at: listing.closesAt,
    head,
    ...(last ? { price: last.amount, bidNo: last.bidNo } : {}),
  }
}

/** What records are made of: the rooms, and the listings of those from before the world began. */
type Sources = { tables: Pick<Tables, 'listings'>; rooms: Pick<Rooms, 'find' | 'isKnown' | 'earlier'> }

/** The rooms of the package that a lot is in; null for a listing on its own. */
function lotsBeside({ tables }: Pick<Sources, 'tables'>, { packageId }: Listing): RoomRecord['lots'] {
  const whole = packageId === null ? undefined : tables.listings.get(packageId)
  const lots = whole ? lotsIn(tables, whole) : []
  return lots.length > 1 ? lots.map(({ assetsId, assetsName }) => ({ roomId: assetsId, name: assetsName })) : null
}

function pastRecord(sources: Sources, listing: Listing): RoomRecord {
  const config = roomConfigOf(listing)
  const course = pastCourse(listing, config)
  const rows = chainOfQuotes(listing, course)
  const head = rows.at(-1)?.link ?? chainBeginning
  const { rules } = view(createRoom(config), null, listing.closesAt)
  return {
    roomId: listing.assetsId,
    mode: listing.mode,
    rules,
    opensAt: listing.opensAt,
    result: pastResult(listing, head),
    rows,
    lots: lotsBeside(sources, listing),
    course,
    head,
  }
}

const over: ReadonlySet<string> = new Set(['DEAL_PUBLICITY', 'SIGNING', 'SETTLING', 'DONE', 'FAILED', 'TERMINATED'])

/** What was over before the world began, and has no room any more. */
function pastListing({ tables, rooms }: Sources, roomId: string): Listing | null {
  const listing = tables.listings.get(roomId)
  return listing && !rooms.isKnown(roomId) && over.has(listing.status) ? listing : null
}

/** What a room that is over leaves to be checked. */
export function playedRecord(room: Room): RoomRecord {
  const { roomId, mode, opensAt } = room.config
  const { rules } = view(room, null, room.at)
  return {
    roomId,
    mode,
    rules,
    opensAt,
    result: room.result,
    rows: chainOf(room),
    moves: [...room.moves],
    removed: [...room.removals],
    course: [...room.course],
    pauses: [...room.pauses],
    head: room.head,
  }
}

function finishedRecord({ rooms }: Sources, roomId: string): RoomRecord {
  const { room, group } = rooms.find(roomId)
  if (room.result === null) throw new Refusal(409, '竞价尚未结束')
  const lots = [...group.lots].map(([id, { assetsName }]) => ({ roomId: id, name: assetsName }))
  return { ...playedRecord(room), lots: lots.length > 1 ? lots : null }
}

/** A finished room bid by bid, of a package the first of its lots; refused with 409 while it runs. */
export function recordOf(sources: Sources, id: string): RoomRecord {
  const earlier = sources.rooms.earlier(id)
  if (earlier) return { ...playedRecord(earlier), lots: null }
  const roomId = sources.tables.listings.get(id)?.memberIds[0] ?? id
  const past = pastListing(sources, roomId)
  return past ? pastRecord(sources, past) : finishedRecord(sources, roomId)
}

/** For each room of a sold listing the link of its last bid, under the name of its lot: what is published with the result. */
export function publishedLinks(sources: Sources, listing: Listing): [name: string, link: string][] {
  const { roomId, lots, head, rows } = recordOf(sources, listing.assetsId)
  if (!lots) return rows.length > 0 ? [[listing.assetsName, head]] : []
  return lots.flatMap(({ roomId: lot, name }): [string, string][] => {
    const own = lot === roomId ? { head, rows } : recordOf(sources, lot)
    return own.rows.length > 0 ? [[name, own.head]] : []
  })
}
