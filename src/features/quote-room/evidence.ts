import { useMemo, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { type KeptLink, keptLink } from '#src/model/bidding/chain.ts'
import type { RoomSnapshot } from '#src/model/bidding/schema.ts'
import { onStored, readStored, writeStored } from '#src/shared/lib/storage.ts'
import type { Told } from './room-view.ts'

/** What anybody could see, so that it belongs to the browser and outlives a sign-out. */
const seenKey = 'room-links:v1'
/** What was said to the person alone; a sign-out forgets it. */
const receiptsKey = 'mine:bid-receipts:v1'

const mostRooms = 20
const mostLinks = 50
const mostReceipts = 200
/** Bids may come in hundreds a second; they are written down together, ms. */
const writePauseMs = 500

/** An accepted bid of the person's own. `amount` in the lot's unit, `time` of acceptance in epoch ms. */
const bidReceipt = z.extend(keptLink, { roomId: z.string(), amount: z.string(), time: z.number() })
export type BidReceipt = z.output<typeof bidReceipt>

/** Rooms with the links seen in them, the one seen last at the end. */
const seenRooms = z.array(z.object({ roomId: z.string(), links: z.array(keptLink) }))
type SeenRooms = z.output<typeof seenRooms>

function parsed<T>(schema: z.ZodMiniType<T[]>, stored: string | null): T[] {
  try {
    return z.safeParse(schema, JSON.parse(stored ?? '[]')).data ?? []
  } catch {
    return []
  }
}

const isKnown = (links: readonly KeptLink[], { seq, link }: KeptLink): boolean =>
  links.some((known) => known.seq === seq && known.link === link)

let pending: SeenRooms = []
let timer: ReturnType<typeof setTimeout> | null = null

/** Two links of one number are both kept: they show that the exchange told two stories. */
function withSeen(rooms: SeenRooms, { roomId, links }: SeenRooms[number]): SeenRooms {
  const known = rooms.find((room) => room.roomId === roomId)?.links ?? []
  const added = links.filter((link) => !isKnown(known, link))
  const others = rooms.filter((room) => room.roomId !== roomId)
  return [...others, { roomId, links: [...known, ...added].slice(-mostLinks) }].slice(-mostRooms)
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

function keepSeen(roomId: string, link: KeptLink): void {
  pending = withSeen(pending, { roomId, links: [link] })
  timer ??= setTimeout(write, writePauseMs)
}

/** Keeps the link of a bid as the room told it while it ran. */
export function keepToldLink(roomId: string, { type, data }: Told): void {
  const told = type === 'BID' ? z.safeParse(keptLink, data) : null
  if (told?.success) keepSeen(roomId, told.data)
}

/** Keeps the link of the last bid as it was published with the result. */
export function keepResultLink({ roomId, seq, result }: Pick<RoomSnapshot, 'roomId' | 'seq' | 'result'>): void {
  if (typeof result?.head === 'string' && seq > 0) keepSeen(roomId, { seq, link: result.head })
}

const listeners = new Set<() => void>()

export function keepReceipt(receipt: BidReceipt): void {
  keepSeen(receipt.roomId, { seq: receipt.seq, link: receipt.link })
  const known = parsed(z.array(bidReceipt), readStored('local', receiptsKey))
  if (known.some(({ roomId, link }) => roomId === receipt.roomId && link === receipt.link)) return
  writeStored('local', receiptsKey, JSON.stringify([...known, receipt].slice(-mostReceipts)))
  for (const listener of listeners) listener()
}

const receiptsIn = (stored: string | null, roomId: string): BidReceipt[] =>
  parsed(z.array(bidReceipt), stored).filter((receipt) => receipt.roomId === roomId)

/** What this browser knows of a room apart from what it is told of it afterwards. */
export function witnessOf(roomId: string): { seen: KeptLink[]; receipts: KeptLink[] } {
  write()
  const room = parsed(seenRooms, readStored('local', seenKey)).find((known) => known.roomId === roomId)
  return { seen: room?.links ?? [], receipts: receiptsIn(readStored('local', receiptsKey), roomId) }
}

const storedReceipts = (): string | null => readStored('local', receiptsKey)

function followReceipts(changed: () => void): () => void {
  listeners.add(changed)
  const undo = onStored('local', receiptsKey, changed)
  return () => {
    listeners.delete(changed)
    undo()
  }
}

/** The person's receipts of one room, the newest first. */
export function useReceipts(roomId: string): BidReceipt[] {
  const stored = useSyncExternalStore(followReceipts, storedReceipts)
  return useMemo(() => receiptsIn(stored, roomId).toReversed(), [stored, roomId])
}
