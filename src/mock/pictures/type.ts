import { escapeXml, whole } from './svg.ts'

const isNarrow = (character: string): boolean => character.codePointAt(0)! < 0x2e80

/** Width of a text in units of its own size: a Han character is 1 wide, a Latin one about 0.57. */
export const widthOf = (text: string): number =>
  [...text].reduce((sum, character) => sum + (isNarrow(character) ? 0.57 : 1), 0)

/** Must not begin a line. */
const trailing = /[，。、；：！？」』）》】%,.!?)\]]/

/** Pieces that stay together: a word or number in Latin letters, else one character with the mark that follows it. */
const pieces = (text: string): string[] =>
  [...text.matchAll(/[A-Za-z0-9.,%+&/-]+|\s+|./gsu)].reduce<string[]>((list, [piece]) => {
    const last = list.at(-1)
    if (last !== undefined && trailing.test(piece)) list[list.length - 1] = last + piece
    else list.push(piece)
    return list
  }, [])

/** At most `count` lines of at most `width` (see widthOf); what does not fit ends in an ellipsis. */
export function linesOf(text: string, width: number, count: number): string[] {
  const lines = ['']
  for (const piece of pieces(text.trim())) {
    const current = lines.at(-1) ?? ''
    if (widthOf(current + piece) <= width || current === '') lines[lines.length - 1] = current + piece
    else lines.push(piece.trimStart())
  }
  const kept = lines.slice(0, count).map((line) => (widthOf(line) > width ? cutTo(line, width) : line))
  if (lines.length > count) kept[count - 1] = cutTo(`${kept[count - 1] ?? ''}……`, width)
  return kept.filter((line) => line !== '')
}

function cutTo(text: string, width: number): string {
  const characters = [...text.replace(/…+$/u, '')]
  while (characters.length > 0 && widthOf(characters.join('')) + 1 > width) characters.pop()
  return `${characters.join('')}…`
}

/** Lines of text, the first on `y`; takes colour, weight and face from the group around it. */
export const textLines = (lines: readonly string[], x: number, y: number, size: number, leading = 1.35): string =>
  lines
    .map(
      (line, index) =>
        `<text x="${whole(x)}" y="${whole(y + index * size * leading)}" font-size="${whole(size)}">${escapeXml(line)}</text>`,
    )
    .join('')
