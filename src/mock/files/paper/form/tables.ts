import { bodyWidth, margin } from '../paper.ts'
import type { Column, Flow, Style } from '../text/flow.ts'
import type { Form, FormFigures } from './form.ts'

const label: Style = { size: 10, leading: 1.5, isBold: true }
const value: Style = { size: 10, leading: 1.5 }
const amount: Style = { ...value, align: 'right' }
const head: Style = { ...label, align: 'centre' }
const caption: Style = { size: 11, leading: 1.6, isBold: true }
const body = { x: margin, width: bodyWidth }

const padding = { x: 6, y: 3 }
const labelWidth = 104

type Cell = { text: string; width: number; style: Style; isTinted?: boolean }

const inner = ({ x, width }: Column): Column => ({ x: x + padding.x, width: width - 2 * padding.x })

/** One row of cells, each with its frame; it is never divided between pages. */
function putRow(flow: Flow, cells: readonly Cell[], keep = 0): void {
  const heights = cells.map(({ text, width, style }) => flow.heightOf(text, style, width - 2 * padding.x))
  const height = Math.max(...heights) + 2 * padding.y
  if (height + keep > flow.room()) flow.turnPage()
  const top = flow.y()
  let x = margin
  for (const [index, { text, width, style, isTinted = false }] of cells.entries()) {
    flow.add({ kind: 'cell', x, y: top, width, height, isTinted })
    flow.put(text, top + (height - heights[index]!) / 2, inner({ x, width }), style)
    x += width
  }
  flow.moveTo(top + height)
}

/** Names on the left, what they are on the right. */
export function putFacts(flow: Flow, facts: Form['facts']): void {
  for (const [name, text] of facts)
    putRow(flow, [
      { text: name, width: labelWidth, style: label, isTinted: true },
      { text, width: bodyWidth - labelWidth, style: value },
    ])
}

/** A table of amounts with its title; a title is never the last line of a page. */
export function putFigures(flow: Flow, { title, columns, rows, total }: FormFigures): void {
  const first = columns.length === 0 ? bodyWidth : bodyWidth - (columns.length - 1) * amountWidth(columns.length)
  const widthOf = (index: number) => (index === 0 ? first : amountWidth(columns.length))
  const cells = (texts: readonly string[], style: (index: number) => Style, isTinted = false): Cell[] =>
    texts.map((text, index) => ({ text, width: widthOf(index), style: style(index), isTinted }))
  flow.text(title, body, caption, 60)
  flow.space(3)
  if (columns.length > 0)
    putRow(
      flow,
      cells(columns, () => head, true),
      30,
    )
  for (const row of rows)
    putRow(
      flow,
      cells(row, (index) => (index === 0 ? value : amount)),
    )
  if (total)
    putRow(
      flow,
      cells(total, (index) => (index === 0 ? label : { ...amount, isBold: true }), true),
    )
}

/** The columns of amounts are alike. Beside more than three of them there is room for a short name only. */
const amountWidth = (columns: number): number => Math.min(120, (bodyWidth - (columns > 4 ? 90 : 130)) / (columns - 1))
