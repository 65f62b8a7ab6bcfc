import type { CurvePoint } from './curve.ts'

/** The units of the drawing, which is stretched to the available width. */
export const size = { width: 1000, height: 240 } as const
const edge = 24

/** `place`: that of its point. */
export type Dot = { place: number; x: number; y: number; isMine: boolean }
export type Drawing = { line: string; dots: Dot[]; lowest: string; highest: string; from: number; until: number }

/** More dots hide the line; the own quotes are always drawn. */
const mostDots = 40

const placeIn = (value: number, least: number, most: number, length: number) =>
  most > least ? edge + ((value - least) / (most - least)) * (length - 2 * edge) : length / 2

/** The step line of a price over time, and the quotes on it. */
export function drawingOf(points: readonly CurvePoint[]): Drawing {
  const sorted = points.toSorted((a, b) => a.amount - b.amount)
  const [lowest, highest] = [sorted[0]!, sorted.at(-1)!]
  const [from, until] = [points[0]!.at, points.at(-1)!.at]
  const placed = points.map(({ at, amount, by }, place) => ({
    place,
    x: placeIn(at, from, until, size.width),
    y: size.height - placeIn(amount, lowest.amount, highest.amount, size.height),
    by,
  }))
  const [first, ...rest] = placed
  const steps = rest.map(({ x, y }) => `H${x.toFixed(1)}V${y.toFixed(1)}`)
  const quotes = placed.filter(({ by }) => by !== 'room')
  const drawn = quotes.length <= mostDots ? quotes : quotes.filter(({ by }) => by === 'own')
  const dots = drawn.map(({ place, x, y, by }) => ({ place, x, y, isMine: by === 'own' }))
  const line = `M${first!.x.toFixed(1)} ${first!.y.toFixed(1)}${steps.join('')}`
  return { line, dots, lowest: lowest.text, highest: highest.text, from, until }
}
