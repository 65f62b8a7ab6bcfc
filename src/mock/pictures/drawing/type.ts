import { whole } from './svg.ts'
import { escapeXml } from '../../xml.ts'

const isNarrow = (character: string): boolean => character < '\u2e80'

/** Width of a text in units of its own size: a Han character is 1 wide, a Latin one about 0.57. */
export const widthOf = (text: string): number =>
  [...text].reduce((sum, character) => sum + (isNarrow(character) ? 0.57 : 1), 0)

/** Must not begin a line. */
const trailing = /^[，。、；：！？」』）》】%,.!?)\]]/
/** Must not end one. */
const leading = /[「『（《【([]$/

const words = new Intl.Segmenter('zh', { granularity: 'word' })

/** Words, with the marks that belong to them, and numbers with what they count; a word too long for a line falls apart into characters. */
function piecesOf(text: string, width: number): string[] {
  return [...words.segment(text)]
    .flatMap(({ segment }) => (widthOf(segment) > width ? [...segment] : [segment]))
    .reduce<string[]>((list, piece) => {
      const last = list.at(-1)
      if (last !== undefined && (trailing.test(piece) || leading.test(last) || /\d ?$/.test(last)))
        list[list.length - 1] = last + piece
      else list.push(piece)
      return list
    }, [])
}

/**
 * At most `count` lines of at most `width` (see widthOf), as even as they can be; a space is the first place to
 * break at. What does not fit ends in an ellipsis.
 */
export function linesOf(text: string, width: number, count: number): string[] {
  const halves = text.trim().split(/\s+/)
  if (halves.length === 2 && count === 2 && widthOf(text) > width && halves.every((half) => widthOf(half) <= width))
    return halves
  const filled = filledLines(text, width)
  if (filled.length > count) return shortened(filled, width, count)
  const even = Array.from({ length: 12 }, (_, step) => width * (0.45 + step * 0.05))
  const narrowest = even.find(
    (each) =>
      each < width &&
      filledLines(text, each).length === filled.length &&
      filledLines(text, each).every((line) => widthOf(line) <= width),
  )
  return shortened(narrowest === undefined ? filled : filledLines(text, narrowest), width, count)
}

/** Lines of at most `width`, each as full as it can be. */
export function filledLines(text: string, width: number): string[] {
  const lines = ['']
  for (const piece of piecesOf(text.trim(), width)) {
    const current = lines.at(-1) ?? ''
    if (widthOf(current + piece) <= width || current === '') lines[lines.length - 1] = current + piece
    else lines.push(piece.trimStart())
  }
  return lines.filter((line) => line !== '')
}

function shortened(lines: readonly string[], width: number, count: number): string[] {
  const cutLines = lines.slice(0, count).map((line) => (widthOf(line) > width ? cutTo(line, width) : line))
  if (lines.length > count) cutLines[count - 1] = cutTo(`${cutLines[count - 1] ?? ''}……`, width)
  return cutLines
}

function cutTo(text: string, width: number): string {
  const characters = [...text.replace(/…+$/u, '')]
  while (characters.length > 0 && widthOf(characters.join('')) + 1 > width) characters.pop()
  return `${characters.join('')}…`
}

/** The text in at most two lines `room` px wide, as large as it fits between two sizes in px. */
export function fitted(
  text: string,
  room: number,
  largest: number,
  smallest: number,
): { size: number; lines: string[] } {
  for (let size = largest; size > smallest; size -= 2) {
    const lines = linesOf(text, room / size, 2)
    if (!lines.join('').endsWith('…')) return { size, lines }
  }
  return { size: smallest, lines: linesOf(text, room / smallest, 2) }
}

/** Lines of text, the first on `y`; takes colour, weight and face from the group around it. */
export const textLines = (lines: readonly string[], x: number, y: number, size: number, spacing = 1.35): string =>
  lines
    .map(
      (line, index) =>
        `<text x="${whole(x)}" y="${whole(y + index * size * spacing)}" font-size="${whole(size)}">${escapeXml(line)}</text>`,
    )
    .join('')
