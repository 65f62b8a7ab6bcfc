import { isShown, type Position, type ReplayBid, type Timeline } from './timeline.ts'

/** The drawing's own units; it is stretched to the width there is. */
export const size = { width: 1000, height: 240 } as const
const edge = 12

export type Scale = 'time' | 'bid'
type Dot = { place: number; x: number; y: number; isExtension: boolean }
type Curve = { line: string; dots: Dot[]; cursor: number; top: string; bottom: string }

// Pixels need no exact amounts.
const heightOf = (amount: string): number => Number.parseFloat(amount)

const placeIn = (value: number, least: number, most: number, length: number) =>
  most > least ? edge + ((value - least) / (most - least)) * (length - 2 * edge) : length / 2

/** The least and the most of all amounts that the record will ever show, so that the curve grows and never shrinks. */
function boundsOf({ bids, start }: Timeline): [bottom: string, top: string] {
  const amounts = [start, ...bids.flatMap(({ amount, removed }) => (removed === null ? (amount ?? []) : []))]
  const sorted = amounts.toSorted((a, b) => heightOf(a) - heightOf(b))
  return [sorted[0]!, sorted.at(-1)!]
}

/** What of the curve is drawn at a position; `scale` tells whether it runs along the time or along the bids. */
export function curveAt(timeline: Timeline, { at, count }: Position, isOver: boolean, scale: Scale): Curve {
  const { bids, from, until, start } = timeline
  const [bottom, top] = boundsOf(timeline)
  const along = (bid: ReplayBid, place: number) => (scale === 'time' ? bid.time : place + 1)
  const [least, most] = scale === 'time' ? [from, until] : [0, bids.length + 1]
  const x = (value: number) => placeIn(value, least, most, size.width)
  const y = (amount: string) => size.height - placeIn(heightOf(amount), heightOf(bottom), heightOf(top), size.height)
  const cursor = x(scale === 'time' ? at : isOver ? bids.length + 1 : count)
  const shown = bids
    .slice(0, count)
    .map((bid, place) => ({ bid, place, x: x(along(bid, place)) }))
    .filter(({ bid }) => bid.removed === null && isShown(bid, isOver))
  const steps = shown.flatMap((point) =>
    point.bid.isSealed ? [] : `H${point.x.toFixed(1)}V${y(point.bid.amount!).toFixed(1)}`,
  )
  return {
    line: `M${x(least).toFixed(1)} ${y(start).toFixed(1)}${steps.join('')}H${cursor.toFixed(1)}`,
    dots: shown.map((point) => ({
      place: point.place,
      x: point.x,
      y: y(point.bid.amount!),
      isExtension: point.bid.movesTo !== null,
    })),
    cursor,
    top,
    bottom,
  }
}
