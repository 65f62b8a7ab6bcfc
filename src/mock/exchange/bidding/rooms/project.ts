import { plannedEnd } from '#src/model/bidding/planned-end.ts'
import { sealedModes } from '#src/model/listing/detail.ts'
import { modes } from '../engine/modes/all.ts'
import { leaderOf, standing } from '../engine/ranking.ts'
import type { Room } from '../engine/room.ts'
import { dropOf, stagesOf } from '../engine/views/view.ts'
import { pricesText } from '../engine/work.ts'
import type { Listing, ListingStatus, Quote } from '../../tables.ts'
import { dealOfLots, named, quotesOfLots, worthAt, worthOfLots } from '../../listings/package.ts'
import type { Group } from './record.ts'

/** When the room will be over if there is no further late quote. Epoch ms. */
function endOf(room: Room, known: number): number {
  const { phase, config, result } = room
  if (result) return result.at
  if (phase.name === 'NOT_STARTED') return known
  return plannedEnd({ phase, stages: stagesOf(room), rules: { drop: dropOf(config) } }) ?? known
}

const ended: Readonly<Record<string, ListingStatus>> = {
  DEAL: 'DEAL_PUBLICITY',
  AGREEMENT: 'DEAL_PUBLICITY',
  FAILED: 'FAILED',
  EXTEND: 'EXTENDED',
  TERMINATED: 'TERMINATED',
}

function statusOf({ result, paused, phase }: Room, before: ListingStatus): ListingStatus {
  if (result) return ended[result.kind] ?? 'FAILED'
  if (phase.name === 'NOT_STARTED') return before
  return paused ? 'PAUSED' : 'BIDDING'
}

const dealOf = (listing: Listing, { result }: Room): string | null =>
  result?.price && (result.kind === 'DEAL' || result.kind === 'AGREEMENT') ? worthAt(listing, result.price) : null

/** Sealed amounts of a two-stage room are hidden until the opening; wholly sealed modes hide theirs by mode (domain 3.8). */
const quotesOf = (room: Room): Quote[] =>
  standing(room)
    .filter(({ sealed }) => !sealed || room.opened || sealedModes.has(room.config.mode))
    .map(({ seq, bidNo, amount, time }) => ({ seq, bidNo, amount, at: time }))

/** Brings the list up to the room. Says which quotes are new, null when one was taken out and all may be. */
function projectQuotes(listing: Listing, room: Room): Quote[] | null {
  const known = listing.quotes
  listing.quotes = quotesOf(room)
  const isUnchanged = known.at(-1)?.seq === listing.quotes[known.length - 1]?.seq
  return isUnchanged ? listing.quotes.slice(known.length) : null
}

/** What the lists show in place of the last quote: a falling price, and once a room is opened the best, which need not be the last. */
function shownPriceOf(room: Room): string | null {
  if (room.phase.name === 'DESCEND') return pricesText({ room, mode: modes[room.config.mode] }).current
  return room.opened ? (leaderOf(room)?.amount ?? null) : null
}

/** Writes what the room has come to into its listing: the lists and pages of the portal read that. */
function projectLot(listing: Listing, room: Room): void {
  listing.status = statusOf(room, listing.status)
  listing.plannedMs ??= listing.closesAt - listing.opensAt
  listing.closesAt = endOf(room, listing.closesAt)
  listing.shownPrice = shownPriceOf(room)
  listing.dealYuan = dealOf(listing, room)
}

const running: ReadonlySet<ListingStatus> = new Set(['BIDDING', 'PAUSED'])

function wholeStatus(lots: readonly Listing[], before: ListingStatus): ListingStatus {
  const of = (status: ListingStatus) => lots.some((lot) => lot.status === status)
  if (of('BIDDING')) return 'BIDDING'
  if (of('PAUSED')) return 'PAUSED'
  if (lots.some(({ status }) => status === 'WAIT_BID' || status === 'NOTICE' || status === 'CLOSED')) return before
  return of('DEAL_PUBLICITY') ? 'DEAL_PUBLICITY' : of('TERMINATED') ? 'TERMINATED' : 'FAILED'
}

/** A package is what its lots are, taken together. */
function projectWhole(whole: Listing, lots: readonly Listing[]): void {
  whole.status = wholeStatus(lots, whole.status)
  whole.closesAt = Math.max(...lots.map(({ closesAt }) => closesAt))
  whole.shownPrice = whole.quotes.length > 0 ? worthOfLots(lots) : null
  whole.dealYuan = running.has(whole.status) ? null : dealOfLots(lots)
}

/** Brings the listings of a group up to these of its rooms. */
export function project({ listing, lots, state }: Group, roomIds: ReadonlySet<string>): void {
  const whole = listing?.isPackage ? listing : null
  for (const id of roomIds) {
    const lot = lots.get(id)
    const room = state.rooms[id]
    if (!lot || !room) continue
    projectLot(lot, room)
    const added = projectQuotes(lot, room)
    if (!whole) continue
    if (added === null) whole.quotes = quotesOfLots([...lots.values()])
    else for (const quote of added) whole.quotes.push({ ...named(lot, quote), seq: whole.quotes.length + 1 })
  }
  if (whole) projectWhole(whole, [...lots.values()])
}
