import { create, type Font, type Glyph } from 'fontkit'
import { loadDocumentFont } from './font-source.ts'

/** One part of the outline of a character, in em; y points up. Curves are cubic, as PDF draws them. */
export type OutlinePart =
  | { kind: 'move' | 'line'; x: number; y: number }
  | { kind: 'curve'; points: readonly [number, number, number, number, number, number] }
  | { kind: 'close' }

export type DocumentFont = {
  /** The text with □ in place of each character that the font does not have. */
  shown: (text: string) => string
  /** In em. */
  widthOf: (char: string) => number
  /** The outline of a character with the box that it fills, in em. */
  outlineOf: (char: string) => {
    parts: OutlinePart[]
    box: { minX: number; minY: number; maxX: number; maxY: number }
  }
  /** What pdf-lib embeds a subset from: a new one for each document. */
  fontkit: () => { create: () => Font }
}

const missing = '□'

/**
 * The glyphs of a text, one for each character. Ligatures and local forms are left out: a line is measured by its characters, and
 * copied text has to be the written one.
 */
const glyphsOf = (font: Font, text: string): Glyph[] =>
  Array.from(text, (char) => {
    const codePoint = char.codePointAt(0)!
    // The parsed font remembers the first character of a shared glyph: the text of a document must not depend on earlier ones.
    return Object.create(font.glyphForCodePoint(codePoint), { codePoints: { value: [codePoint] } }) as Glyph
  })

function partsOf(font: Font, char: string): OutlinePart[] {
  const em = font.unitsPerEm
  let [lastX, lastY] = [0, 0]
  return font.glyphForCodePoint(char.codePointAt(0)!).path.commands.map(({ command, args }): OutlinePart => {
    const scaled = args.map((value) => value / em)
    const [fromX, fromY] = [lastX, lastY]
    ;[lastX, lastY] = [scaled.at(-2) ?? lastX, scaled.at(-1) ?? lastY]
    if (command === 'closePath') return { kind: 'close' }
    if (command === 'moveTo' || command === 'lineTo')
      return { kind: command === 'moveTo' ? 'move' : 'line', x: lastX, y: lastY }
    if (command === 'bezierCurveTo')
      return { kind: 'curve', points: scaled as [number, number, number, number, number, number] }
    const [midX = 0, midY = 0] = scaled
    const towards = (from: number, mid: number) => from + (2 / 3) * (mid - from)
    return {
      kind: 'curve',
      points: [towards(fromX, midX), towards(fromY, midY), towards(lastX, midX), towards(lastY, midY), lastX, lastY],
    }
  })
}

function documentFontOf(font: Font): DocumentFont {
  const em = font.unitsPerEm
  const widths = new Map<string, number>()
  const widthOf = (char: string): number => {
    const known = widths.get(char)
    if (known !== undefined) return known
    const width = font.glyphForCodePoint(char.codePointAt(0)!).advanceWidth / em
    widths.set(char, width)
    return width
  }
  return {
    shown: (text) =>
      Array.from(text, (char) => (font.hasGlyphForCodePoint(char.codePointAt(0)!) ? char : missing)).join(''),
    widthOf,
    outlineOf: (char) => {
      const { minX, minY, maxX, maxY } = font.glyphForCodePoint(char.codePointAt(0)!).bbox
      return {
        parts: partsOf(font, char),
        box: { minX: minX / em, minY: minY / em, maxX: maxX / em, maxY: maxY / em },
      }
    },
    fontkit: () => ({
      create: () =>
        Object.create(font, { layout: { value: (text: string) => ({ glyphs: glyphsOf(font, text) }) } }) as Font,
    }),
  }
}

let parsed: Promise<DocumentFont> | null = null

const parse = async (): Promise<DocumentFont> => documentFontOf(create((await loadDocumentFont()) as Buffer) as Font)

/** The font of documents, parsed once; a failed load is tried again. */
export function documentFont(): Promise<DocumentFont> {
  parsed ??= parse().catch((error: unknown) => {
    parsed = null
    throw error
  })
  return parsed
}
