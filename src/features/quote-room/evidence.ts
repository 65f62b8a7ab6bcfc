import { useMemo, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { type SavedLink, savedLink } from '#src/model/bidding/chain.ts'
import { type RoomRules, type SavedResult, savedResult, type RoomSnapshot } from '#src/model/bidding/schema.ts'
import { onStored, readStored, writeStored } from '#src/shared/lib/storage/storage.ts'
import type { TopicEvent } from './state/room-view.ts'

/** Public data, so it belongs to the browser and survives a sign-out. */
const seenKey = 'room-links:v1'
/** Private data; a sign-out removes it. */
const receiptsKey = 'mine:bid-receipts:v1'

const mostRooms = 20
const mostLinks = 50
const mostReceipts = 200
/** Bids may come in hundreds a second; they are written in batches, ms. */
const writePauseMs = 500

/**
 * Under what the evidence of a room is stored here. The rooms of an asset before and after its notice was extended have one id, and
 * what was seen of one proves nothing about the other.
 */
export function evidenceIdOf(roomId: string, { cycles }: Pick<RoomRules, 'cycles'>): string {
  const extension = cycles ? cycles.most - cycles.left : 0
  return extension === 0 ? roomId : `${roomId}+${extension}`
}

/** An accepted bid of the person's own. `amount` in the lot's unit, `time` of acceptance in epoch ms. */
const bidReceipt = z.extend(savedLink, { roomId: z.string(), amount: z.string(), time: z.number() })
export type BidReceipt = z.output<typeof bidReceipt>

/** Rooms with the links and results seen in them, the latest room at the end. */
const seenRooms = z.array(z.object({ roomId: z.string(), links: z.array(savedLink), result: z.optional(savedResult) }))
type SeenRooms = z.output<typeof seenRooms>

function parsed<T>(schema: z.ZodMiniType<T[]>, stored: string | null): T[] {
  try {
    return z.safeParse(schema, JSON.parse(stored ?? '[]')).data ?? []
  } catch {
    return []
  }
}

const isKnown = (links: readonly SavedLink[], { seq, link }: SavedLink): boolean =>
  links.some((known) => known.seq === seq && known.link === link)

let pending: SeenRooms = []
let timer: ReturnType<typeof setTimeout> | null = null

/** Two links of one number are both kept: they prove that the exchange published two versions. Of results the first is kept. */
function withSeen(rooms: SeenRooms, { roomId, links, result: latest }: SeenRooms[number]): SeenRooms {
  const before = rooms.find((room) => room.roomId === roomId)
  const known = before?.links ?? []
  const added = links.filter((link) => !isKnown(known, link))
  const result = before?.result ?? latest
  const others = rooms.filter((room) => room.roomId !== roomId)
  const seen = { roomId, links: [...known, ...added].slice(-mostLinks), ...(result ? { result } : {}) }
  return [...others, seen].slice(-mostRooms)
}

function write(): void {
  if (timer !== null) clearTimeout(timer)
  timer = null
  if (pending.length === 0) return
  // Other tabs write here as well.
  const stored = parsed(seenRooms, readStored('local', seenKey))
  writeStored('local', seenKey, JSON.stringify(pending.reduce(withSeen, stored)))
  pending = []
}
addEventListener('pagehide', write)

function storeSeen(seen: SeenRooms[number]): void {
  pending = withSeen(pending, seen)
  timer ??= setTimeout(write, writePauseMs)
}

const resultEvent = z.object({ result: savedResult })

/** Stores the link of a bid and the result from the events that published them. */
export function storeEventEvidence(roomId: string, { type, data }: TopicEvent): void {
  const bid = type === 'BID' ? z.safeParse(savedLink, data) : null
  const end = type === 'RESULT' ? z.safeParse(resultEvent, data) : null
  if (bid?.success) storeSeen({ roomId, links: [bid.data] })
  if (end?.success) storeSeen({ roomId, links: [], result: end.data.result })
}

/** Stores the published result and with it the link of the last bid. */
export function storeResult({ roomId, seq, result }: Pick<RoomSnapshot, 'roomId' | 'seq' | 'result'>): void {
  if (!result) return
  const { kind, bidNo, price, head } = result
  const links = typeof head === 'string' && seq > 0 ? [{ seq, link: head }] : []
  storeSeen({ roomId, links, result: { kind, bidNo, price } })
}

const listeners = new Set<() => void>()

export function storeReceipt(receipt: BidReceipt): void {
  storeSeen({ roomId: receipt.roomId, links: [{ seq: receipt.seq, link: receipt.link }] })
  const known = parsed(z.array(bidReceipt), readStored('local', receiptsKey))
  if (known.some(({ roomId, link }) => roomId === receipt.roomId && link === receipt.link)) return
  writeStored('local', receiptsKey, JSON.stringify([...known, receipt].slice(-mostReceipts)))
  for (const listener of listeners) listener()
}

const receiptsIn = (stored: string | null, roomId: string): BidReceipt[] =>
  parsed(z.array(bidReceipt), stored).filter((receipt) => receipt.roomId === roomId)

/** What this browser recorded of a room, independent of the record published afterwards. */
export function evidenceOf(roomId: string): {
  seen: SavedLink[]
  receipts: SavedLink[]
  result?: SavedResult | undefined
} {
  write()
  const room = parsed(seenRooms, readStored('local', seenKey)).find((known) => known.roomId === roomId)
  const receipts = receiptsIn(readStored('local', receiptsKey), roomId)
  return { seen: room?.links ?? [], receipts, result: room?.result }
}

const storedReceipts = (): string | null => readStored('local', receiptsKey)

function subscribeToReceipts(changed: () => void): () => void {
  listeners.add(changed)
  const undo = onStored('local', receiptsKey, changed)
  return () => {
    listeners.delete(changed)
    undo()
  }
}

/** The person's receipts of one room, the newest first. */
export function useReceipts(roomId: string): BidReceipt[] {
  const stored = useSyncExternalStore(subscribeToReceipts, storedReceipts)
  return useMemo(() => receiptsIn(stored, roomId).toReversed(), [stored, roomId])
}
