import {
  appendBezierCurve,
  beginText,
  concatTransformationMatrix,
  endText,
  fill,
  lineTo,
  LineCapStyle,
  moveTo,
  type PDFFont,
  type PDFName,
  type PDFOperator,
  popGraphicsState,
  pushGraphicsState,
  rectangle,
  setCharacterSpacing,
  setDashPattern,
  setFillingGrayscaleColor,
  setFontAndSize,
  setLineCap,
  setLineWidth,
  setStrokingGrayscaleColor,
  setStrokingRgbColor,
  setTextMatrix,
  setTextRenderingMode,
  showText,
  stroke,
  TextRenderingMode,
} from '@cantoo/pdf-lib'
import { encode } from 'uqr'
import { type PageItem, pageSize } from './paper.ts'

/** PDF counts from the bottom. */
export const fromTop = (y: number): number => pageSize.height - y

/** Hundredths of a point are finer than any printer, and short. */
export const rounded = (value: number): number => Math.round(value * 100) / 100 + 0

export const greys = { ink: 0.08, faint: 0.4 }
/** Of the font's size: a stroke that makes the only weight of the font a bold one. */
export const boldStroke = 0.03

export type FontUse = { font: PDFFont; name: PDFName }

export type TextItem = Extract<PageItem, { kind: 'text' }>

/** Rounded down: a justified line must not become wider than its column. */
export const printedSpacing = (spacing: number): number => Math.floor(spacing * 1000) / 1000

export function textOperators(
  { text, x, y, size, spacing, isBold, tone }: TextItem,
  { font, name }: FontUse,
): PDFOperator[] {
  if (text === '') return []
  return [
    beginText(),
    setFillingGrayscaleColor(greys[tone]),
    setStrokingGrayscaleColor(greys[tone]),
    setLineWidth(rounded(size * boldStroke)),
    setTextRenderingMode(isBold ? TextRenderingMode.FillAndOutline : TextRenderingMode.Fill),
    setFontAndSize(name, size),
    setCharacterSpacing(printedSpacing(spacing)),
    setTextMatrix(1, 0, 0, 1, rounded(x), rounded(fromTop(y))),
    showText(font.encodeText(text)),
    endText(),
  ]
}

/** The cells of a QR code, those side by side as one rectangle; the picture has a quiet border of its own. */
function qrOperators({ text, x, y, size }: Extract<PageItem, { kind: 'qr' }>): PDFOperator[] {
  const { data, size: cells } = encode(text, { border: 2, ecc: 'M' })
  const step = size / cells
  const runs = data.flatMap((row, line) =>
    Array.from(
      row
        .map((dark) => (dark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
      ({ index, 0: run }) =>
        rectangle(
          rounded(x + index * step),
          rounded(fromTop(y + (line + 1) * step)),
          rounded(run.length * step),
          rounded(step),
        ),
    ),
  )
  return [setFillingGrayscaleColor(0), ...runs, fill()]
}

/** The mark of the portal: the two lines of its logo, in the units of its drawing, which has 40. */
function logoOperators({ x, y, size }: Extract<PageItem, { kind: 'logo' }>): PDFOperator[] {
  const scale = size / 40
  const bend = (top: number, ends: readonly [number, number, number]) => [
    moveTo(7, top),
    appendBezierCurve(18, top, 16, top - 8, 23, top - 8),
    appendBezierCurve(23 + ends[0], top - 8, 31, top - 8 - ends[1], 33, top - 8 - ends[2]),
    stroke(),
  ]
  return [
    pushGraphicsState(),
    concatTransformationMatrix(scale, 0, 0, -scale, rounded(x), rounded(fromTop(y))),
    setStrokingRgbColor(0.09, 0.33, 0.45),
    setLineWidth(3.4),
    setLineCap(LineCapStyle.Round),
    ...bend(32, [6, 3, 7]),
    ...bend(23, [4, 2, 7]),
    popGraphicsState(),
  ]
}

/** A cell of a table: its frame, over a tint in a head or a label. */
function cellOperators({ x, y, width, height, isTinted }: Extract<PageItem, { kind: 'cell' }>): PDFOperator[] {
  const box = () => rectangle(rounded(x), rounded(fromTop(y + height)), rounded(width), rounded(height))
  return [
    ...(isTinted ? [setFillingGrayscaleColor(0.95), box(), fill()] : []),
    setStrokingGrayscaleColor(0.55),
    setLineWidth(0.6),
    box(),
    stroke(),
  ]
}

/** Everything on a page but its text. */
export function shapeOperators(item: Exclude<PageItem, TextItem>): PDFOperator[] {
  switch (item.kind) {
    case 'frame':
      return [
        setStrokingGrayscaleColor(0.75),
        setLineWidth(0.6),
        setDashPattern([3, 2], 0),
        rectangle(rounded(item.x), rounded(fromTop(item.y + item.height)), rounded(item.width), item.height),
        stroke(),
        setDashPattern([], 0),
      ]
    case 'cell':
      return cellOperators(item)
    case 'rule':
      return [
        setStrokingGrayscaleColor(0.75),
        setLineWidth(0.5),
        moveTo(rounded(item.x), rounded(fromTop(item.y))),
        lineTo(rounded(item.x + item.width), rounded(fromTop(item.y))),
        stroke(),
      ]
    case 'qr':
      return qrOperators(item)
    case 'logo':
      return logoOperators(item)
  }
}
