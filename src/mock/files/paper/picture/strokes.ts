import {
  appendQuadraticCurve,
  LineCapStyle,
  LineJoinStyle,
  lineTo,
  moveTo,
  type PDFOperator,
  setLineCap,
  setLineJoin,
  setLineWidth,
  setStrokingRgbColor,
  stroke,
} from '@cantoo/pdf-lib'

export type Stroke = readonly { x: number; y: number }[]

/** Blue-black ink. */
const ink = [0.07, 0.1, 0.3] as const

/** Curves through the middles between the points: a hand does not draw corners. */
function curveOf(points: Stroke): PDFOperator[] {
  const [first, ...rest] = points
  if (!first) return []
  // A dot.
  if (rest.length === 0) return [moveTo(first.x, first.y), lineTo(first.x, first.y), stroke()]
  const last = rest.at(-1)!
  const curves = rest.slice(0, -1).map((point, index) => {
    const next = rest[index + 1]!
    return appendQuadraticCurve(point.x, point.y, (point.x + next.x) / 2, (point.y + next.y) / 2)
  })
  return [moveTo(first.x, first.y), ...curves, lineTo(last.x, last.y), stroke()]
}

const short = (value: number): number => Math.round(value * 100) / 100 + 0

/** A hand-written signature, whose points are in 0 to 1 of its box (y downwards), in a box of this size in points. */
export function strokeOperators(
  strokes: readonly Stroke[],
  { width, height }: { width: number; height: number },
): PDFOperator[] {
  const inBox = (strokePoints: Stroke) =>
    strokePoints.map(({ x, y }) => ({ x: short(x * width), y: short((1 - y) * height) }))
  return [
    setStrokingRgbColor(...ink),
    setLineWidth(short(height / 40)),
    setLineCap(LineCapStyle.Round),
    setLineJoin(LineJoinStyle.Round),
    ...strokes.flatMap((one) => curveOf(inBox(one))),
  ]
}
