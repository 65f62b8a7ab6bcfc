import { margin, type PageItem, pageSize } from '../paper.ts'
import { brokenLines, type Line } from './lines.ts'

export type Style = {
  size: number
  /** From baseline to baseline, as a share of the size. */
  leading: number
  isBold?: boolean
  tone?: 'ink' | 'faint'
  align?: 'justified' | 'left' | 'centre' | 'right'
  /** Of the first line, in em. */
  indent?: number
}

export type Column = { x: number; width: number }

const bottom = pageSize.height - margin
/** From the top of a line to its baseline, as a share of the size, where the leading is that of the body. */
const rise = 1.2
/** Widest gap between characters that justifying may add, in em; a shorter line stays ragged. */
const widestGap = 0.3
/** Which part of the free room of a line is before it. */
const freeBefore = { justified: 0, left: 0, centre: 0.5, right: 1 } as const

function placed(line: Line, y: number, { x, width }: Column, style: Style): PageItem {
  const { size, isBold = false, tone = 'ink', align = 'left' } = style
  const free = width - (line.width + line.indent) * size
  const gaps = Array.from(line.text).length - 1
  const gap = gaps > 0 ? free / gaps : 0
  const isFilled = align === 'justified' && !line.isLast && gap <= widestGap * size
  return {
    kind: 'text',
    text: line.text,
    x: x + line.indent * size + free * freeBefore[align],
    y,
    size,
    spacing: isFilled ? gap : 0,
    isBold,
    tone,
  }
}

/** Text that flows from page to page, from the top margin to the bottom one. */
export function createFlow(measure: (char: string) => number) {
  const pages: PageItem[][] = [[]]
  let y = margin
  const linesOf = (text: string, { size, indent = 0 }: Style, width: number) =>
    brokenLines(text, { room: width / size, indent }, measure)

  const turnPage = () => {
    pages.push([])
    y = margin
  }
  return {
    pages,
    page: () => pages.length - 1,
    y: () => y,
    room: () => bottom - y,
    /** Points that all pages have between their margins. */
    height: bottom - margin,
    add: (item: PageItem) => pages.at(-1)!.push(item),
    turnPage,
    space: (points: number) => {
      if (y > margin) y += points
    },
    /** Height of a text in a column. */
    heightOf: (text: string, style: Style, width: number) =>
      linesOf(text, style, width).length * style.size * style.leading,
    /** A text at a place of this page; the flow does not move. Returns where it ends. */
    put: (text: string, top: number, column: Column, style: Style): number => {
      const lines = linesOf(text, style, column.width)
      const step = style.size * style.leading
      lines.forEach((line, index) =>
        pages.at(-1)!.push(placed(line, top + index * step + style.size * rise, column, style)),
      )
      return top + lines.length * step
    },
    /** A text in the flow; `keep`: points that have to fit below its first line. */
    text: (text: string, column: Column, style: Style, keep = 0) => {
      const step = style.size * style.leading
      const lines = linesOf(text, style, column.width)
      lines.forEach((line, index) => {
        if (y + step + (index === 0 ? keep : 0) > bottom + 0.01) turnPage()
        pages.at(-1)!.push(placed(line, y + style.size * rise, column, style))
        y += step
      })
    },
    moveTo: (to: number) => {
      y = to
    },
  }
}

export type Flow = ReturnType<typeof createFlow>
