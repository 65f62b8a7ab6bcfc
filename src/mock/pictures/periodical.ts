import { framed, gold, grounds, typeset } from './banners.ts'
import { randomFrom } from '../random.ts'
import { fontStack, group, line, rect, svgOf, times } from './drawing/svg.ts'
import { filledLines, fitted, linesOf, textLines } from './drawing/type.ts'
import type { SceneKind } from './kinds.ts'

export type PrintedLine = { text: string; isHeading?: boolean }
type PrintedArticle = { title: string; lines: readonly PrintedLine[] }
export type PrintedIssue = {
  /** Gives the cover its scene and colours. */
  seed: string
  scene: SceneKind
  /** Name of the periodical, and of this issue. */
  name: string
  theme: string
  issueNo: string
  day: string
  summary: string
  /** Lines of the back cover. */
  imprint: readonly string[]
  articles: readonly PrintedArticle[]
}
/** `title`: what the page is about, for its alternative text. */
export type PrintedPage = { title: string; svg: string }

const [width, height, margin] = [600, 800, 52]
const room = width - 2 * margin
const [top, bottom] = [74, 736]
const ink = '#1b2430'
const sizes = { title: 28, heading: 19, text: 17 }
const spacing = 1.72

type Placed = { text: string; y: number; size: number; isBold: boolean }

const groundOf = (seed: string): string => randomFrom(`periodical/${seed}`).pick(grounds)

const page = (content: string): string => svgOf(width, height, `0 0 ${width} ${height}`, content)

const printed = (placed: readonly Placed[]): string =>
  placed
    .map(({ text, y, size, isBold }) => group(textLines([text], margin, y, size), isBold ? 'font-weight="700"' : ''))
    .join('')

/** White paper with the running head and the page number. */
function paper({ name, theme, issueNo, seed }: PrintedIssue, number: number, content: string): string {
  const head = group(
    textLines([`${name} · ${theme}`], margin, 46, 12) +
      group(textLines([issueNo], width - margin, 46, 12), 'text-anchor="end"') +
      group(textLines([String(number)], width / 2, 776, 13), 'text-anchor="middle"'),
    'fill="#5b6675"',
  )
  return page(
    rect(0, 0, width, height, '#fff') +
      rect(margin, 54, room, 2, groundOf(seed)) +
      group(head + content, `font-family="${fontStack}" fill="${ink}"`),
  )
}

/** An article from the top of a page of its own, over as many pages as it needs. */
function pagesOf({ title, lines }: PrintedArticle): Placed[][] {
  const pages: Placed[][] = [[]]
  let y = top
  const add = (text: string, size: number, isBold: boolean) => {
    if (y + size * spacing > bottom) {
      pages.push([])
      y = top
    }
    y += size * spacing
    pages.at(-1)!.push({ text, y, size, isBold })
  }
  for (const text of linesOf(title, room / sizes.title, 2)) add(text, sizes.title, true)
  y += 14
  for (const { text, isHeading = false } of lines) {
    const size = isHeading ? sizes.heading : sizes.text
    // A heading stays with the text below it.
    if (isHeading && y + size * spacing * 4 > bottom) y = bottom
    y += isHeading ? 10 : 6
    for (const part of filledLines(text, room / size)) add(part, size, isHeading)
  }
  return pages
}

function cover({ seed, scene, name, theme, issueNo, day, summary }: PrintedIssue): string {
  const ground = groundOf(seed)
  const view = { x: 0, y: 0, w: 800, h: 600, stage: 800, focus: 400 }
  const { size, lines } = fitted(theme, room, 56, 34)
  const words =
    textLines([name], margin, 92, 34) +
    group(textLines([issueNo], width - margin, 92, 17), 'text-anchor="end" font-weight="400"') +
    textLines(lines, margin, 664, size) +
    group(textLines(linesOf(summary, room / 16, 2), margin, 708, 16, 1.5), 'font-weight="400"') +
    group(textLines([day], width - margin, 776, 14), 'text-anchor="end" font-weight="400"')
  return page(
    rect(0, 0, width, height, ground) +
      framed({ kind: scene, seed }, { x: 0, y: 130, w: width, h: 450, view }) +
      rect(0, 124, width, 6, gold) +
      rect(margin, 592, 64, 5, gold) +
      typeset(words),
  )
}

function contentsOf(issue: PrintedIssue, starts: readonly number[]): string {
  const rows = issue.articles.map(({ title }, index) => {
    const y = 178 + index * 84
    return (
      textLines(linesOf(title, (room - 70) / 18, 2), margin, y, 18, 1.5) +
      group(textLines([String(starts[index])], width - margin, y, 22), 'text-anchor="end" font-weight="700"') +
      line(`M${margin} ${y + 44}H${width - margin}`, '#e3e8ef', 1)
    )
  })
  return paper(issue, 2, group(textLines(['目录'], margin, 120, 30), 'font-weight="700"') + rows.join(''))
}

function backCover({ seed, imprint }: PrintedIssue): string {
  const river = times(7, (index) => {
    const y = 300 - index * 26
    return line(
      `M0 ${y + 120}C170 ${y + 150} 240 ${y + 40} 360 ${y + 20}S520 ${y - 30} 600 ${y - 130}`,
      index === 3 ? gold : '#fff',
      index === 3 ? 5 : 2,
      index === 3 ? '' : 'opacity=".35"',
    )
  })
  const words = textLines(imprint, margin, 600, 16, 1.9)
  return page(rect(0, 0, width, height, groundOf(seed)) + river + typeset(words, 'font-size="16"'))
}

/** Cover, contents, the articles and the back cover, as pictures of 600×800. */
export function periodicalPages(issue: PrintedIssue): PrintedPage[] {
  const articles = issue.articles.map((article) => ({ ...article, pages: pagesOf(article) }))
  const firstPage = 3
  const starts = articles.map((_, index) =>
    articles.slice(0, index).reduce((sum, { pages }) => sum + pages.length, firstPage),
  )
  return [
    { title: `封面 ${issue.theme}`, svg: cover(issue) },
    { title: '目录', svg: contentsOf(issue, starts) },
    ...articles.flatMap(({ title, pages }, index) =>
      pages.map((placed, at) => ({ title, svg: paper(issue, starts[index]! + at, printed(placed)) })),
    ),
    { title: '封底', svg: backCover(issue) },
  ]
}
