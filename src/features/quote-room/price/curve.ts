import type { BidMode } from '#src/model/listing/detail.ts'
import type { RoomView } from '../state/room-view.ts'
import { isSealedNow } from '../state/sealed.ts'

export type CurvePoint = { at: number; amount: number }

/** Nothing moves where the price is fixed. */
const fixedPrice: BidMode = 'first-come-first-served'

/** A drawing needs no more, and a large room has thousands. */
const mostPoints = 200

const drawn = ({ tag, amount }: RoomView['bids'][number]): boolean => tag !== 'REMOVED' && Boolean(amount)

/** Quotes opened after an open part moved no price, whenever they were said: of them only the one that won is drawn, as the last. */
function priced({ bids, counts, result }: RoomView): RoomView['bids'] {
  const { sealed } = counts
  if (!sealed || sealed === counts.bids) return bids
  const open = bids.filter(({ seq }) => seq <= counts.bids - sealed)
  const won = bids.find(({ bidNo, amount }) => result?.bidNo === bidNo && result?.price === amount)
  return won && !open.includes(won) ? [won, ...open] : open
}

/** How the price moved: down the ladder as far as it has come, then up with each bid. Only for drawing; figures stand in the record. */
export function curveOf(room: RoomView): CurvePoint[] {
  const { ladder, phase, rules, mode, serverNow } = room
  if (mode === fixedPrice) return []
  const bids = priced(room)
  // What one has said under seal oneself is no price of the room.
  const openUntil = isSealedNow({ phase }) ? phase.start : Infinity
  const risen = bids
    .filter((bid) => drawn(bid) && bid.time < openUntil)
    .slice(0, mostPoints)
    .toReversed()
    .map(({ time, amount }) => ({ at: time, amount: Number(amount) }))
  const turnedAt = risen[0]?.at ?? Infinity
  const isFalling = phase.name === 'DESCEND'
  const fallen = (ladder ?? [])
    .filter(({ stage, from }) => (isFalling ? stage <= (phase.stage ?? 0) : from <= Math.min(turnedAt, serverNow)))
    .map(({ from, price }) => ({ at: from, amount: Number(price) }))
  if (fallen.length > 0) return [...fallen, ...risen]
  return risen.length > 0 ? [{ at: Math.min(phase.start, turnedAt), amount: Number(rules.P0) }, ...risen] : []
}
