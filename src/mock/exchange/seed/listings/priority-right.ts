import type { KindCode } from '#src/model/asset-kind/labels.ts'
import type { RoomConfig } from '../../bidding/engine/config.ts'
import { entryRuleOf } from './modes.ts'
import type { Listing } from '../../tables.ts'

const second = 1000
const minute = 60 * second

/** Planned duration of a room, ms. */
export const spanOf = ({ plannedMs, opensAt, closesAt }: Listing): number => plannedMs ?? closesAt - opensAt

/** Waiting, asking and preparing are short compared to the bidding. */
export const pauseOf = (spanMs: number): number => Math.max(10 * second, Math.min(5 * minute, Math.floor(spanMs / 30)))

type Exercise = 'IN_ROOM' | 'POST_CONFIRM'

/** Existing shareholders answer after the room, tenants match the price in it (domain 1.5, 3.7). */
const exercisedIn: Readonly<Record<KindCode, Exercise>> = {
  '1': 'POST_CONFIRM',
  '2': 'IN_ROOM',
  '4': 'IN_ROOM',
  '5': 'IN_ROOM',
  '6': 'IN_ROOM',
}

/** How a right to the same price is exercised in the room of an asset, if there is a holder. */
export const rightIn = (
  listing: Listing,
): Pick<RoomConfig, 'mode' | 'entryRule' | 'confirmMs'> & { priority: Exercise } => ({
  mode: listing.mode,
  entryRule: entryRuleOf(listing),
  priority: exercisedIn[listing.typeCode],
  confirmMs: pauseOf(spanOf(listing)),
})
