import { scenePicture } from '../../pictures.ts'
import { sceneNames } from '../../../../pictures/pictures.ts'
import type { PdfLine } from '../../../../files/pdf.ts'
import type { Block, Cell } from './blocks.ts'

const summaryMost = 120

const textOf = (cell: Cell): string => (typeof cell === 'string' ? cell : cell.text)

const spans = (cell: Cell): string =>
  typeof cell === 'string'
    ? ''
    : (cell.rows ? ` rowspan="${cell.rows}"` : '') + (cell.columns ? ` colspan="${cell.columns}"` : '')

const marked = (text: string): string => text.replaceAll(/\^(\d)/g, '<sup>$1</sup>')

const listOf = (tag: 'ol' | 'ul', items: readonly string[]): string =>
  `<${tag}>${items.map((item) => `<li>${marked(item)}</li>`).join('')}</${tag}>`

function tableOf({ caption, head, rows }: Extract<Block, { kind: 'table' }>): string {
  const heads = head.map((cell) => `<th scope="col"${spans(cell)}>${textOf(cell)}</th>`).join('')
  /** Cells that an earlier row still covers from the left: such a row has no heading of its own. */
  let covered = 0
  const body = rows.map((cells) => {
    const isCovered = covered > 0
    covered = Math.max(0, covered - 1)
    return `<tr>${cells
      .map((cell, index) => {
        if (index > 0 || isCovered) return `<td${spans(cell)}>${marked(textOf(cell))}</td>`
        const below = typeof cell === 'string' ? 0 : (cell.rows ?? 1) - 1
        covered = below
        return `<th scope="${below > 0 ? 'rowgroup' : 'row'}"${spans(cell)}>${textOf(cell)}</th>`
      })
      .join('')}</tr>`
  })
  return `<table><caption>${caption}</caption><thead><tr>${heads}</tr></thead><tbody>${body.join('')}</tbody></table>`
}

/** `seed` makes the pictures of an article its own. */
function htmlOfBlock(block: Block, seed: string): string {
  switch (block.kind) {
    case 'p':
    case 'h2':
    case 'h3':
      return `<${block.kind}>${marked(block.text)}</${block.kind}>`
    case 'quote':
      return `<blockquote><p>${marked(block.text)}</p></blockquote>`
    case 'ol':
    case 'ul':
      return listOf(block.kind, block.items)
    case 'table':
      return tableOf(block)
    case 'figure': {
      const source = scenePicture(block.scene, seed, '16:9')
      return `<figure><img src="${source}" alt="${sceneNames[block.scene]}"><figcaption>${block.caption}</figcaption></figure>`
    }
    case 'footnote':
      return `<p><sup>${block.mark}</sup> ${block.text}</p>`
  }
}

export const htmlOf = (blocks: readonly Block[], seed: string): string =>
  blocks.map((block) => htmlOfBlock(block, seed)).join('')

const plain = (text: string): string => text.replaceAll(/\^\d/g, '')

/** What stands before the first heading. The text below one answers to it, and means nothing without it. */
function leadOf(blocks: readonly Block[]): readonly Block[] {
  const heading = blocks.findIndex(({ kind }) => kind === 'h2' || kind === 'h3')
  return heading < 0 ? blocks : blocks.slice(0, heading)
}

const paragraphsIn = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => (block.kind === 'p' ? plain(block.text) : []))

/** The first sentences of the lead, as many as fit; at least the beginning of the first. A text without a lead has its first paragraph. */
export function summaryOf(blocks: readonly Block[]): string {
  const lead = paragraphsIn(leadOf(blocks))
  const texts = lead.length > 0 ? lead : paragraphsIn(blocks).slice(0, 1)
  const sentences = texts.flatMap((text) => text.match(/[^。！？]+[。！？”]*/g) ?? [])
  let summary = ''
  for (const sentence of sentences) {
    if (summary.length + sentence.length > summaryMost) break
    summary += sentence
  }
  return summary || `${(texts[0] ?? '').slice(0, summaryMost - 1)}…`
}

/** The same text in print; a row of a table is one line, a picture is left out. */
export const linesOf = (blocks: readonly Block[]): PdfLine[] =>
  blocks.flatMap((block): PdfLine[] => {
    switch (block.kind) {
      case 'h2':
      case 'h3':
        return [{ text: block.text, isHeading: true }]
      case 'p':
      case 'quote':
        return [{ text: plain(block.text) }]
      case 'ol':
        return block.items.map((item, index) => ({ text: `${index + 1}. ${plain(item)}` }))
      case 'ul':
        return block.items.map((item) => ({ text: `· ${plain(item)}` }))
      case 'table':
        return [
          { text: block.caption, isHeading: true },
          ...[block.head, ...block.rows].map((cells) => ({ text: plain(cells.map(textOf).join('　|　')) })),
        ]
      case 'footnote':
        return [{ text: `注 ${block.mark}：${block.text}` }]
      case 'figure':
        return []
    }
  })
