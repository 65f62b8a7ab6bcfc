import { hasFixedPrice } from '#src/model/bidding/modes.ts'
import { sealedModes } from '#src/model/listing/detail.ts'
import type { RoomView } from '../state/room-view.ts'
import { isSealedNow } from '../state/sealed.ts'

/** Who set a price: the reader or another bidder by a quote, or the room itself as its start price or a step of its fall. */
type PriceSource = 'own' | 'other' | 'room'

/** `amount` is for drawing, `text` exact. */
export type CurvePoint = { at: number; amount: number; text: string; by: PriceSource }

const pointAt = (at: number, text: string, by: PriceSource = 'room'): CurvePoint => ({
  at,
  amount: Number(text),
  text,
  by,
})

/** A chart needs no more points, and a large room has thousands of bids. */
const mostPoints = 200

/** No curve of a fixed price or of a single sealed round, nor once sealed quotes are opened: their result is a ranking. */
export const hasPriceCurve = ({ mode, counts, result }: RoomView): boolean =>
  !hasFixedPrice(mode) && !sealedModes.has(mode) && !(result && counts.sealed)

const drawn = ({ tag, amount }: RoomView['bids'][number]): boolean => tag !== 'REMOVED' && Boolean(amount)

/** Sealed quotes opened after an open part did not move the price: of them only the winning one is drawn, as the last point. */
function priced({ bids, counts, result }: RoomView): RoomView['bids'] {
  const { sealed } = counts
  if (!sealed || sealed === counts.bids) return bids
  const open = bids.filter(({ seq }) => seq <= counts.bids - sealed)
  const won = bids.find(({ bidNo, amount }) => result?.bidNo === bidNo && result?.price === amount)
  return won && !open.includes(won) ? [won, ...open] : open
}

/** The points of the price curve: down the ladder to the current step, then up with each bid. For drawing only. */
export function curveOf(room: RoomView): CurvePoint[] {
  const { ladder, phase, rules, mode, serverNow, me } = room
  // A fixed price has no curve.
  if (hasFixedPrice(mode)) return []
  const bids = priced(room)
  // The bidder's own sealed quote is not a price of the room.
  const openUntil = isSealedNow({ phase }) ? phase.start : Infinity
  const risen = bids
    .filter((bid) => drawn(bid) && bid.time < openUntil)
    .slice(0, mostPoints)
    .toReversed()
    .map(({ time, amount, bidNo }) => pointAt(time, amount!, Boolean(bidNo) && bidNo === me?.bidNo ? 'own' : 'other'))
  const turnedAt = risen[0]?.at ?? Infinity
  const isFalling = phase.name === 'DESCEND'
  const fallen = (ladder ?? [])
    .filter(({ stage, from }) => (isFalling ? stage <= (phase.stage ?? 0) : from <= Math.min(turnedAt, serverNow)))
    .map(({ from, price }) => pointAt(from, price))
  if (fallen.length > 0) return [...fallen, ...risen]
  return risen.length > 0 ? [pointAt(Math.min(phase.start, turnedAt), rules.P0), ...risen] : []
}
