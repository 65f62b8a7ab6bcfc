import SHA256 from 'crypto-js/sha256'
import type { RoomRecord } from '#src/model/bidding/calls.ts'
import { type BidContent, chainBeginning, type ChainRow, commitmentText, linkText } from '#src/model/bidding/chain.ts'
import { outcomeWords } from '#src/model/bidding/words.ts'
import { sealedModes } from '#src/model/listing/detail.ts'
import { createRoom, type Room } from '../engine/room.ts'
import { chainOf, view } from '../engine/view.ts'
import type { Exchange } from '../exchange.ts'
import { isSealed } from '../modes.ts'
import { Refusal } from '../refusal.ts'
import type { Listing } from '../tables.ts'
import { roomConfigOf } from './config.ts'

const digest = (text: string): string => SHA256(text).toString()

/** The chain of a room that was over before the world began, made of what was quoted there. */
function chainOfQuotes(listing: Listing): ChainRow[] {
  const { assetsId, quotes, mode } = listing
  const isHidden = isSealed(listing)
  let previous = chainBeginning
  return quotes.map(({ seq, bidNo, amount, at }) => {
    const salt = sealedModes.has(mode) ? digest(`salt/${assetsId}/${seq}`).slice(0, 24) : ''
    const content: BidContent = { bidNo, amount, phaseId: 2, stage: null, priority: false, salt }
    const commitment = digest(commitmentText(assetsId, seq, at, content))
    previous = digest(linkText(previous, seq, at, commitment))
    return { seq, time: at, commitment, link: previous, ...(isHidden ? {} : { content }) }
  })
}

type Result = NonNullable<RoomRecord['result']>
type Outcome = Pick<Result, 'kind'> & { reason: keyof typeof outcomeWords }

/** What became of a listing whose room left nothing but its quotes. */
function outcomeOf({ status, quotes }: Listing): Outcome {
  if (status === 'TERMINATED') return { kind: 'TERMINATED', reason: 'TERMINATED' }
  if (status === 'FAILED') return { kind: 'FAILED', reason: quotes.length > 0 ? 'BELOW_RESERVE' : 'NO_QUOTE' }
  return quotes.length > 0 ? { kind: 'DEAL', reason: 'HIGHEST' } : { kind: 'AGREEMENT', reason: 'AGREEMENT' }
}

function pastResult(listing: Listing): Result {
  const outcome = outcomeOf(listing)
  const last = outcome.kind === 'DEAL' ? listing.quotes.at(-1) : undefined
  return {
    ...outcome,
    text: outcomeWords[outcome.reason],
    at: listing.closesAt,
    ...(last ? { price: last.amount, bidNo: last.bidNo } : {}),
  }
}

function pastRecord(listing: Listing): RoomRecord {
  const rows = chainOfQuotes(listing)
  const { rules } = view(createRoom(roomConfigOf(listing)), null, listing.closesAt)
  return {
    roomId: listing.assetsId,
    mode: listing.mode,
    rules,
    opensAt: listing.opensAt,
    result: pastResult(listing),
    rows,
    head: rows.at(-1)?.link ?? chainBeginning,
  }
}

const over: ReadonlySet<string> = new Set(['DEAL_PUBLICITY', 'DONE', 'FAILED', 'TERMINATED'])

/** The listing whose room it was; a package that was over before the world began had one room for all its lots. */
function pastListing(exchange: Exchange, roomId: string): Listing | null {
  const listing = exchange.tables.listings.get(roomId)
  const whole = (listing?.packageId && exchange.tables.listings.get(listing.packageId)) || listing
  return whole && over.has(whole.status) ? whole : null
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

function finishedRecord(exchange: Exchange, roomId: string): RoomRecord {
  const { room, group } = exchange.rooms.find(roomId)
  if (room.result === null) throw new Refusal(409, '竞价尚未结束')
  const lots = [...group.lots].map(([id, { assetsName }]) => ({ roomId: id, name: assetsName }))
  return { ...playedRecord(room), lots: lots.length > 1 ? lots : null }
}

/** A finished room bid by bid, of a package the first of its lots; refused with 409 while it runs. */
export function recordOf(exchange: Exchange, id: string): RoomRecord {
  const roomId = exchange.tables.listings.get(id)?.memberIds[0] ?? id
  const past = exchange.rooms.isKnown(roomId) ? null : pastListing(exchange, id)
  return past ? pastRecord(past) : finishedRecord(exchange, roomId)
}
