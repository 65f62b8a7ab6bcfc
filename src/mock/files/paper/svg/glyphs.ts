import type { DocumentFont, OutlinePart } from '../font.ts'

/** So many steps to an em are finer than a screen shows, and short. */
export const grid = 320

type Curve = Extract<OutlinePart, { kind: 'curve' }>

/** The font's own curves are quadratic, of which the cubic one is a longer form; here it is shortened again. */
function quadraticOf({ points: [x1, y1, x2, y2, x, y] }: Curve, fromX: number, fromY: number): number[] | null {
  const [midX, midY] = [(3 * x1 - fromX) / 2, (3 * y1 - fromY) / 2]
  const isSame = Math.hypot(midX - (3 * x2 - x) / 2, midY - (3 * y2 - y) / 2) < 0.001
  return isSame ? [midX, midY, x, y] : null
}

/** Most strokes are level or upright. */
function lineOf(step: string): string {
  const [, x = '', y = ''] = /^(-?\d+) ?(-?\d+)$/.exec(step)!
  if (x === '0') return y === '0' ? '' : `v${y}`
  return y === '0' ? `h${x}` : `l${step}`
}

/** Relative steps in whole units, which are the shortest. */
function pathOf(parts: readonly OutlinePart[]): string {
  let [x, y] = [0, 0]
  let [startX, startY] = [0, 0]
  let [lastX, lastY] = [0, 0]
  const step = (points: readonly number[]): string => {
    const steps = points.map((value, index) => Math.round(value * grid) - (index % 2 === 0 ? x : y))
    x += steps.at(-2)!
    y += steps.at(-1)!
    ;[lastX, lastY] = [points.at(-2)!, points.at(-1)!]
    return steps.join(' ').replaceAll(' -', '-')
  }
  return parts
    .map((part) => {
      if (part.kind === 'close') {
        ;[x, y] = [startX, startY]
        return 'z'
      }
      if (part.kind === 'curve') {
        const quadratic = quadraticOf(part, lastX, lastY)
        return quadratic ? `q${step(quadratic)}` : `c${step(part.points)}`
      }
      if (part.kind === 'line') return lineOf(step([part.x, part.y]))
      const drawn = `m${step([part.x, part.y])}`
      ;[startX, startY] = [x, y]
      return drawn
    })
    .join('')
}

export type Glyphs = {
  /** A line of text from a point, y upwards; `spacing` in points. */
  line: (text: string, from: { x: number; y: number; size: number; spacing: number }, attributes: string) => string
  /** The outlines that the lines use. */
  definitions: () => string
}

const paths = new WeakMap<DocumentFont, Map<string, string>>()

/** The same characters are on most pages. */
function knownPath(font: DocumentFont, char: string): string {
  const known = paths.get(font) ?? new Map<string, string>()
  paths.set(font, known)
  const path = known.get(char) ?? pathOf(font.outlineOf(char).parts)
  known.set(char, path)
  return path
}

/** Sets text as outlines, each of them defined once: the picture looks the same everywhere, and needs no font. */
export function createGlyphs(font: DocumentFont): Glyphs {
  const ids = new Map<string, string>()
  const outlines: string[] = []

  const idOf = (char: string): string => {
    const known = ids.get(char)
    if (known !== undefined) return known
    const path = knownPath(font, char)
    const id = path === '' ? '' : ids.size.toString(36)
    ids.set(char, id)
    if (id !== '') outlines.push(`<path id="${id}" d="${path}"/>`)
    return id
  }

  return {
    line: (text, { x, y, size, spacing }, attributes) => {
      let at = 0
      const uses = Array.from(text, (char) => {
        const id = idOf(char)
        const from = Math.round(at * grid)
        at += font.widthOf(char) + spacing / size
        if (id === '') return ''
        return from === 0 ? `<use href="#${id}"/>` : `<use href="#${id}" x="${from}"/>`
      })
      return `<g transform="translate(${x} ${y})scale(${size / grid})"${attributes}>${uses.join('')}</g>`
    },
    definitions: () => outlines.join(''),
  }
}
