import { sealCurve, type SealCurve } from './curve.ts'
import type { SealDesign } from './schema.ts'

/** One character: `x`, `y` its centre, `height` and `width` of its box in mm, `turn` in degrees clockwise. */
export type SealGlyph = { char: string; x: number; y: number; height: number; width: number; turn: number }

export type SealFrame =
  | { kind: 'ellipse'; rx: number; ry: number; line: number }
  | { kind: 'rectangle'; width: number; height: number; line: number; corner: number }

/** A seal in mm, its centre at 0, 0; y points down. */
export type SealDrawing = {
  width: number
  height: number
  frame: SealFrame
  /** Corners of the star, if there is one. */
  star: readonly (readonly [x: number, y: number])[]
  glyphs: readonly SealGlyph[]
}

/** Hundredths of a mm are finer than any printer. */
const rounded = (value: number): number => Math.round(value * 100) / 100 + 0

/** The line of the frame, and the distance between it and the text, mm. */
const line = 1.2
const gap = 0.8

/** Radius of the star's points, and where its inner corners are: those of a pentagram. */
const starRadius = 7
const innerShare = 0.381966

function starCorners(): [number, number][] {
  return Array.from({ length: 10 }, (_, index) => {
    const radius = index % 2 === 0 ? starRadius : starRadius * innerShare
    const angle = (index * Math.PI) / 5
    return [rounded(radius * Math.sin(angle)), rounded(-radius * Math.cos(angle))]
  })
}

/** Height of the characters along the upper arc, mm: long names need small ones, and are never cut. */
const textHeights = [
  [12, 5],
  [16, 4.6],
  [20, 4.2],
  [24, 3.8],
  [30, 3.4],
  [40, 2.6],
  [50, 2.1],
  [60, 1.8],
] as const
const heightFor = (count: number): number => textHeights.find(([most]) => count <= most)?.[1] ?? 1.8

/** Widest and narrowest pitch of characters along an arc as a share of their height, and how much of it the character fills. */
const loosest = 1.35
const fill = 0.92
/** A character is never wider than high. */
const widest = 0.95

type Arc = {
  chars: readonly string[]
  /** The curve on which the characters stand, or from which the lower ones hang. */
  curve: SealCurve
  height: number
  /** The longest stretch of the whole curve that they may take. */
  share: number
  isLower?: boolean
}

/** The turn of a character whose head points to the centre. */
const uprightTurn = (turn: number): number => (turn < 0 ? turn + 180 : turn - 180)

/** Characters along an arc, symmetrical about its middle: evenly spaced, narrower where there are many. */
function arcGlyphs({ chars, curve, height, share, isLower = false }: Arc): SealGlyph[] {
  const pitch = Math.min(height * loosest, (curve.length * share) / Math.max(1, chars.length))
  const width = Math.min(height * widest, pitch * fill)
  return chars.map((char, index) => {
    const along = (index - (chars.length - 1) / 2) * pitch
    const { x, y, turn } = curve.at(isLower ? curve.length / 2 - along : along)
    const radians = (turn * Math.PI) / 180
    return {
      char,
      x: rounded(x + (Math.sin(radians) * height) / 2),
      y: rounded(y - (Math.cos(radians) * height) / 2),
      height,
      width: rounded(width),
      turn: rounded(isLower ? uprightTurn(turn) : turn),
    }
  })
}

/** What of the round and the oval seal differs, mm; `share` of the whole curve is that of the upper text. */
type Oval = {
  rx: number
  ry: number
  hasStar: boolean
  across: { y: number; length: number }
  shareAlone: number
  shareWithLines: number
}
const round: Oval = {
  rx: 20,
  ry: 20,
  hasStar: true,
  across: { y: 9.6, length: 21 },
  shareAlone: 0.74,
  shareWithLines: 0.62,
}
const oval: Oval = {
  rx: 20,
  ry: 15,
  hasStar: false,
  across: { y: 1.6, length: 22 },
  shareAlone: 0.6,
  shareWithLines: 0.56,
}

/** Height of the characters of the line, mm. */
const lineHeight = (count: number): number => (count <= 8 ? 3.8 : 3)

/** Characters in one line, not longer than `length`. */
function lineGlyphs(chars: readonly string[], { y, length }: Oval['across']): SealGlyph[] {
  const height = lineHeight(chars.length)
  const pitch = Math.min(height * 1.1, length / Math.max(1, chars.length))
  const width = rounded(Math.min(height * widest, pitch * fill))
  return chars.map((char, index) => ({
    char,
    x: rounded((index - (chars.length - 1) / 2) * pitch),
    y,
    height,
    width,
    turn: 0,
  }))
}

const charsOf = (text: string): string[] => Array.from(text.trim()).filter((char) => char.trim() !== '')

/** Text along the lower arc: smaller, as is usual for numbers. */
const belowHeight = 2.2
const belowShare = 0.26

function ovalDrawing({ text, across, below }: SealDesign, form: Oval): SealDrawing {
  const { rx, ry, hasStar, shareAlone, shareWithLines } = form
  const [upper, middle, lower] = [charsOf(text), charsOf(across), charsOf(below)]
  const height = heightFor(upper.length) * (hasStar ? 1 : 0.8)
  const inside = line + gap
  const upperCurve = sealCurve(rx - inside - height, ry - inside - height)
  const lowerCurve = sealCurve(rx - inside - belowHeight, ry - inside - belowHeight)
  const share = middle.length + lower.length > 0 ? shareWithLines : shareAlone
  return {
    width: rx * 2,
    height: ry * 2,
    frame: { kind: 'ellipse', rx: rx - line / 2, ry: ry - line / 2, line },
    star: hasStar ? starCorners() : [],
    glyphs: [
      ...arcGlyphs({ chars: upper, curve: upperCurve, height: rounded(height), share }),
      ...lineGlyphs(middle, form.across),
      ...arcGlyphs({ chars: lower, curve: lowerCurve, height: belowHeight, share: belowShare, isLower: true }),
    ],
  }
}

/** Side of a square seal, and the margin within its frame, mm. */
const side = 20
const margin = 1
const squareLine = 1

/** How many characters each column has, the rightmost first: as even as possible, the long ones at the left. */
function columnsOf(count: number): number[] {
  const columns = count <= 2 ? 1 : Math.ceil(Math.sqrt(count))
  const least = Math.floor(count / columns)
  const longer = count - least * columns
  return Array.from({ length: columns }, (_, index) => (index >= columns - longer ? least + 1 : least))
}

/** A square seal: columns from right to left, each read downwards; the characters fill it. */
function squareDrawing({ text }: SealDesign): SealDrawing {
  const chars = charsOf(text).filter((char) => char !== '·')
  const columns = columnsOf(chars.length)
  // One or two characters stand in a narrow seal, or they would be stretched.
  const width = columns.length === 1 ? 12 : side
  const height = chars.length === 1 ? 12 : side
  const inner = { width: width - 2 * (squareLine + margin), height: height - 2 * (squareLine + margin) }
  const columnWidth = inner.width / columns.length
  const rest = [...chars]
  return {
    width,
    height,
    frame: { kind: 'rectangle', width: width - squareLine, height: height - squareLine, line: squareLine, corner: 0.6 },
    star: [],
    glyphs: columns.flatMap((count, column) => {
      const rowHeight = inner.height / count
      return rest.splice(0, count).map((char, row) => ({
        char,
        x: rounded(inner.width / 2 - (column + 0.5) * columnWidth),
        y: rounded((row + 0.5) * rowHeight - inner.height / 2),
        height: rounded(rowHeight * 0.94),
        width: rounded(columnWidth * 0.94),
        turn: 0,
      }))
    }),
  }
}

/** The geometry of a seal: what is drawn where, without fonts and colours. */
export function sealDrawing(design: SealDesign): SealDrawing {
  if (design.shape === 'rectangle') return squareDrawing(design)
  return ovalDrawing(design, design.shape === 'round' ? round : oval)
}
