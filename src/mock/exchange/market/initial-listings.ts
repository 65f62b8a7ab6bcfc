import { freezeBelow, ownRows } from '../seed/copy-rows.ts'
import type { Past } from '../bidding/rooms/record.ts'
import type { Slot } from '../seed/listings/rolling.ts'
import type { Listing } from '../tables.ts'

/** What a slot of the hall holds when a world begins: a listing with its members, and the past of their rooms if they are open. */
export type Beginning = { lots: Listing[]; past: Past | undefined }

const own = ({ lots, past }: Beginning): Beginning => ({
  lots: ownRows(lots).map((lot) => Object.assign(lot, { quotes: [...lot.quotes] })),
  past,
})

let made: { at: number; slots: Map<number, Beginning> } | null = null

/** What the slot holds in worlds that begin at this instant (epoch ms), if one of them has begun. */
export function knownBeginning(at: number, { index }: Slot): Beginning | undefined {
  const known = made?.at === at ? made.slots.get(index) : undefined
  return known && own(known)
}

/** Keeps it for the next world of that instant. It depends on slot and instant alone, whatever else the worlds differ in. */
export function keepBeginning(at: number, { index }: Slot, beginning: Beginning): void {
  if (made?.at !== at) made = { at, slots: new Map() }
  const slot = own(beginning)
  for (const lot of slot.lots) for (const part of Object.values(lot)) freezeBelow(part)
  made.slots.set(index, slot)
}
