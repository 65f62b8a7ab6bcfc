import {
  appendBezierCurve,
  closePath,
  concatTransformationMatrix,
  fill,
  lineTo,
  moveTo,
  type PDFOperator,
  popGraphicsState,
  pushGraphicsState,
  setFillingRgbColor,
  setLineWidth,
  setStrokingRgbColor,
  stroke,
} from '@cantoo/pdf-lib'
import { sealDrawing, type SealFrame, type SealGlyph } from '#src/model/seal/drawing.ts'
import type { SealDesign } from '#src/model/seal/schema.ts'
import type { DocumentFont } from '../font.ts'

/** The colour of seal ink. */
const ink = [0.78, 0.1, 0.12] as const

/** Control points of a quarter of a circle, as a share of its radius. */
const quarter = 0.5523
/** Hundredths of a mm are finer than any printer. */
const rounded = (value: number): number => Math.round(value * 100) / 100 + 0
/** Of the parts of a turn. */
const fine = (value: number): number => Math.round(value * 10_000) / 10_000 + 0

/** A closed round or oval line around 0, 0. */
function ellipse(rx: number, ry: number): PDFOperator[] {
  const [cx, cy] = [rounded(rx * quarter), rounded(ry * quarter)]
  return [
    moveTo(rx, 0),
    appendBezierCurve(rx, cy, cx, ry, 0, ry),
    appendBezierCurve(-cx, ry, -rx, cy, -rx, 0),
    appendBezierCurve(-rx, -cy, -cx, -ry, 0, -ry),
    appendBezierCurve(cx, -ry, rx, -cy, rx, 0),
    closePath(),
  ]
}

function roundedRectangle(width: number, height: number, corner: number): PDFOperator[] {
  const [x, y, c] = [width / 2, height / 2, rounded(corner * (1 - quarter))]
  return [
    moveTo(corner - x, -y),
    lineTo(x - corner, -y),
    appendBezierCurve(x - c, -y, x, c - y, x, corner - y),
    lineTo(x, y - corner),
    appendBezierCurve(x, y - c, x - c, y, x - corner, y),
    lineTo(corner - x, y),
    appendBezierCurve(c - x, y, -x, y - c, -x, y - corner),
    lineTo(-x, corner - y),
    appendBezierCurve(-x, c - y, c - x, -y, corner - x, -y),
    closePath(),
  ]
}

const frameOf = (frame: SealFrame): PDFOperator[] => [
  setLineWidth(frame.line),
  ...(frame.kind === 'ellipse'
    ? ellipse(frame.rx, frame.ry)
    : roundedRectangle(frame.width, frame.height, frame.corner)),
  stroke(),
]

const isNarrow = (char: string): boolean => /^[ -~]$/.test(char)

/**
 * A character whose drawn outline fills its box, as it is carved; letters are not widened. The outline is drawn instead of text: a
 * seal is a picture, and its text must not mix with that of the document.
 */
function glyphOf({ char, x, y, height, width, turn }: SealGlyph, font: DocumentFont): PDFOperator[] {
  const { parts, box } = font.outlineOf(font.shown(char))
  const [boxWidth, boxHeight] = [box.maxX - box.minX, box.maxY - box.minY]
  if (parts.length === 0 || boxWidth <= 0 || boxHeight <= 0) return []
  // A flat character, 一 or a dot, keeps its proportions.
  const scaleY = Math.min(height / boxHeight, height * 1.15)
  const scaleX = Math.min(width / boxWidth, isNarrow(char) ? scaleY : width * 1.15)
  const [middleX, middleY] = [(box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2]
  const px = (value: number) => rounded((value - middleX) * scaleX)
  // The drawing counts downwards, the font upwards.
  const py = (value: number) => rounded((middleY - value) * scaleY)
  const radians = (turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
  const outline = parts.map((part) => {
    if (part.kind === 'close') return closePath()
    if (part.kind === 'curve') {
      const [x1, y1, x2, y2, x3, y3] = part.points
      return appendBezierCurve(px(x1), py(y1), px(x2), py(y2), px(x3), py(y3))
    }
    return (part.kind === 'move' ? moveTo : lineTo)(px(part.x), py(part.y))
  })
  return [
    pushGraphicsState(),
    concatTransformationMatrix(fine(cos), fine(sin), fine(-sin), fine(cos), x, y),
    ...outline,
    fill(),
    popGraphicsState(),
  ]
}

/** A seal as PDF draws it, in mm from its top left corner, y upwards; its size. */
export function sealOperators(design: SealDesign, font: DocumentFont) {
  const { width, height, frame, star, glyphs } = sealDrawing(design)
  const corners = star.map(([x, y], index) => (index === 0 ? moveTo(x, y) : lineTo(x, y)))
  const operators = [
    concatTransformationMatrix(1, 0, 0, -1, width / 2, height / 2),
    setStrokingRgbColor(...ink),
    setFillingRgbColor(...ink),
    ...frameOf(frame),
    ...(corners.length > 0 ? [...corners, closePath(), fill()] : []),
    ...glyphs.flatMap((glyph) => glyphOf(glyph, font)),
  ]
  return { width, height, operators }
}
