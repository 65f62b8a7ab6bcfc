import { isShown, type Position, type ReplayBid, type Timeline } from '../timeline.ts'

/** The units of the drawing, which is stretched to the available width. */
export const size = { width: 1000, height: 240 } as const
const edge = 12

export type Scale = 'time' | 'bid'
type Dot = { place: number; x: number; y: number; isExtension: boolean }
type Curve = { line: string; dots: Dot[]; cursor: number; top: string; bottom: string }

// A drawing needs no exact amounts.
const heightOf = (amount: string): number => Number.parseFloat(amount)

const placeIn = (value: number, least: number, most: number, length: number) =>
  most > least ? edge + ((value - least) / (most - least)) * (length - 2 * edge) : length / 2

/** The range of all amounts in the record, so that the scale stays the same while the curve grows. */
function boundsOf({ bids, start }: Timeline): [bottom: string, top: string] {
  const amounts = [start, ...bids.flatMap(({ amount, removed }) => (removed === null ? (amount ?? []) : []))]
  const sorted = amounts.toSorted((a, b) => heightOf(a) - heightOf(b))
  return [sorted[0]!, sorted.at(-1)!]
}

/** The part of the curve at a position; `scale` is time or the number of bids. */
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
