import { d, group, line, times, whole } from './svg.ts'

export type Point = readonly [x: number, y: number]
/** A flat face seen in perspective: top left, top right, bottom right, bottom left. */
export type Face = readonly [Point, Point, Point, Point]

/** Points from a flat list of numbers: x, y, x, y … */
export const spots = (...numbers: readonly number[]): Point[] =>
  Array.from({ length: numbers.length >> 1 }, (_, index): Point => [
    numbers[index * 2] ?? 0,
    numbers[index * 2 + 1] ?? 0,
  ])

const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
]

/** The point at `u` from the left and `v` from the top, both 0–1. */
export const at = (face: Face, u: number, v: number): Point =>
  between(between(face[0], face[1], u), between(face[3], face[2], u), v)

/** Path data of a closed outline. */
export function outline(points: readonly Point[]): string {
  const corners = points.map(([x, y]): Point => [Math.round(x), Math.round(y)])
  const steps = corners.map(([x, y], index) => {
    const [beforeX, beforeY] = corners[index - 1] ?? [0, 0]
    const stepY = whole(y - beforeY)
    return `${whole(x - beforeX)}${stepY.startsWith('-') ? '' : ' '}${stepY}`
  })
  return `M${steps[0] ?? ''}l${steps.slice(1).join(' ')}z`
}

/** Path data of a part of a face. */
export const patch = (face: Face, u0: number, v0: number, u1: number, v1: number): string =>
  outline([at(face, u0, v0), at(face, u1, v0), at(face, u1, v1), at(face, u0, v1)])

export const faceOf = (x: number, y: number, w: number, h: number): Face => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
]

type Grid = {
  cols: number
  rows: number
  /** Share of a cell left empty beside and between its openings. */
  gapU?: number
  gapV?: number
  /** The part of the face the grid covers. */
  area?: readonly [u0: number, v0: number, u1: number, v1: number]
}

const span = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1])

/** Whether its upper edge is not seen in perspective, so that all rows are equally long. */
const isLevel = (face: Face): boolean => face[0][1] === face[1][1] && face[3][1] === face[2][1]

/** Windows, drawn as dashed lines down the columns (or along the rows of a level face): a tenth of the bytes of separate panes. */
export function windows(face: Face, grid: Grid, colour: string, more = ''): string {
  const { cols, rows, gapU = 0.36, gapV = 0.5, area = [0.04, 0.03, 0.96, 0.97] } = grid
  const [u0, v0, u1, v1] = area
  const stepU = (u1 - u0) / cols
  const width = span(at(face, 0, 0.5), at(face, 1, 0.5)) * stepU * (1 - gapU)
  if (rows === 1 || isLevel(face)) {
    const stepV = (v1 - v0) / rows
    const height = span(at(face, 0.5, 0), at(face, 0.5, 1)) * stepV * (1 - gapV)
    const beat = span(at(face, 0, 0.5), at(face, stepU, 0.5))
    const dash = `stroke-dasharray="${tenths(beat * (1 - gapU))} ${tenths(beat * gapU)}"`
    const data = times(rows, (row) => {
      const v = v0 + stepV * (row + 0.5)
      const [from, to] = [at(face, u0 + (stepU * gapU) / 2, v), at(face, u1, v)]
      return d`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`
    })
    return line(data, colour, Math.round(height), `${dash}${more && ` ${more}`}`)
  }
  const columns = times(cols, (col) => {
    const u = u0 + stepU * (col + 0.5)
    const [from, to] = [at(face, u, v0), at(face, u, v1)]
    return `<path pathLength="${rows * 10}" d="${d`M${from[0]} ${from[1]}V${to[1]}`}"/>`
  })
  const dash = `stroke-dasharray="${tenths(10 - gapV * 10)} ${tenths(gapV * 10)}" stroke-dashoffset="${tenths(gapV * -5)}"`
  return group(columns, `stroke="${colour}" stroke-width="${tenths(width)}" ${dash}${more && ` ${more}`}`)
}

/** Unbroken bands of windows, one for each floor. */
export function bands(face: Face, rows: number, colour: string, gapV = 0.5): string {
  const height = (span(at(face, 0.5, 0), at(face, 0.5, 1)) / rows) * (1 - gapV)
  const data = times(rows, (row) => {
    const v = (row + 0.5) / rows
    const [from, to] = [at(face, 0.07, v), at(face, 0.93, v)]
    return d`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`
  })
  return line(data, colour, Math.round(height))
}

const tenths = (value: number) => String(Math.round(value * 10) / 10)

/** Path data of single panes of a grid, those `keep` chooses. */
export function panes(face: Face, grid: Grid, keep: (col: number, row: number) => boolean): string {
  const { cols, rows, gapU = 0.36, gapV = 0.5, area = [0.04, 0.03, 0.96, 0.97] } = grid
  const [u0, v0, u1, v1] = area
  const stepU = (u1 - u0) / cols
  const stepV = (v1 - v0) / rows
  return Array.from({ length: rows * cols }, (_, index) => [index % cols, Math.floor(index / cols)] as const)
    .filter(([col, row]) => keep(col, row))
    .map(([col, row]) => {
      const [left, top] = [u0 + stepU * (col + gapU / 2), v0 + stepV * (row + gapV / 2)]
      return patch(face, left, top, left + stepU * (1 - gapU), top + stepV * (1 - gapV))
    })
    .join('')
}

/** Path data of lines across a face, `count` of them, at even distances. */
export function rules(face: Face, count: number, way: 'across' | 'up'): string {
  return Array.from({ length: count }, (_, index) => {
    const share = (index + 1) / (count + 1)
    const [from, to] =
      way === 'across' ? [at(face, 0, share), at(face, 1, share)] : [at(face, share, 0), at(face, share, 1)]
    return way === 'up' ? d`M${from[0]} ${from[1]}V${to[1]}` : d`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`
  }).join('')
}

type Block = {
  /** The near vertical edge. */
  x: number
  base: number
  height: number
  /** Width of the left and the right face as drawn. */
  left: number
  right: number
  /** Height of the eye; edges above it fall away, edges below it rise. */
  eye?: number
  /** Distance at which all edges would meet. */
  reach?: number
}

/** A box seen over its corner: the left face lit, the right one shaded. */
export function block({ x, base, height, left, right, eye = 490, reach = 1000 }: Block): { lit: Face; shaded: Face } {
  const top = base - height
  const recede = (y: number, width: number) => y + (eye - y) * (width / reach)
  return {
    lit: [
      [x - left, recede(top, left)],
      [x, top],
      [x, base],
      [x - left, recede(base, left)],
    ],
    shaded: [
      [x, top],
      [x + right, recede(top, right)],
      [x + right, recede(base, right)],
      [x, base],
    ],
  }
}
