import { date } from '#src/model/time/shanghai.ts'
import { addMargins } from '../margins.ts'
import { bodyWidth, type LaidOutPaper, margin, type SignPlace } from '../paper.ts'
import { createFlow, type Flow, type Style } from '../text/flow.ts'
import { putVerification } from '../verification.ts'
import type { Form, FormEnd } from './form.ts'
import { putFacts, putFigures } from './tables.ts'

const issuer: Style = { size: 15, leading: 1.6, align: 'centre' }
const title: Style = { size: 24, leading: 1.6, isBold: true, align: 'centre' }
const number: Style = { size: 10, leading: 1.6, align: 'right' }
const opening: Style = { size: 11, leading: 1.7, align: 'justified', indent: 2 }
const closing: Style = { size: 9.5, leading: 1.6, align: 'justified' }
const signature: Style = { size: 11, leading: 1.8 }
const byHand: Style = { size: 11, leading: 2.6 }
const body = { x: margin, width: bodyWidth }

/** Of the place of the seal, over the ends of the issuer's name and of the date, which stay legible: larger than a round one of 40 mm. */
const sealSize = 120
const signWidth = 190
const verifyHint =
  '扫描二维码或访问上述地址，选择本文件，即可核对它是否为交易所出具的原件、何时出具。文件只在您的浏览器中比对，不会上传。'

/** 2026年3月6日 */
function dateInWords(at: number): string {
  const [year, month, day] = date(at).split('-').map(Number)
  return `${year}年${month}月${day}日`
}

/** The verification address on the left, name, date and seal of the issuer on the right; on one page. */
function putIssuer(
  flow: Flow,
  at: number,
  { issuer: name, verifyAddress }: Extract<FormEnd, { kind: 'seal' }>,
): SignPlace {
  if (sealSize > flow.room()) flow.turnPage()
  const top = flow.y()
  const column = { x: margin + bodyWidth - signWidth, width: signWidth }
  const middle = top + (sealSize - 2 * signature.size * signature.leading) / 2
  const end = flow.put(name, middle, column, signature)
  flow.put(dateInWords(at), end, column, signature)
  putVerification(flow, { address: verifyAddress, hint: verifyHint }, { x: margin, width: bodyWidth - signWidth - 16 })
  flow.moveTo(top + sealSize)
  const place = { x: column.x + signWidth - sealSize, y: top, width: sealSize, height: sealSize }
  return { id: name, page: flow.page(), ...place, note: { x: column.x, y: end } }
}

/** Lines for signatures; on one page. */
function putLines(flow: Flow, lines: readonly string[]): void {
  if (lines.length * byHand.size * byHand.leading > flow.room()) flow.turnPage()
  for (const line of lines) flow.text(line, body, byHand)
}

/** Places a form on its pages, with the place of its seal; `measure` is the width of a character in em. */
export function layoutForm(form: Form, measure: (char: string) => number): LaidOutPaper {
  const flow = createFlow(measure)
  const { no, numberLabel, at, end } = form
  if (end.kind === 'seal') flow.text(end.issuer, body, issuer)
  flow.text(form.title, body, title)
  flow.add({ kind: 'rule', x: margin, y: flow.y() + 4, width: bodyWidth })
  flow.space(8)
  flow.text(`${numberLabel}：${no}`, body, number)
  flow.space(4)
  if (form.opening !== '') flow.text(form.opening, body, opening)
  flow.space(form.opening === '' ? 4 : 8)
  putFacts(flow, form.facts)
  for (const figures of form.figures) {
    flow.space(12)
    putFigures(flow, figures)
  }
  flow.space(10)
  for (const line of form.closing) flow.text(line, body, closing)
  flow.space(12)
  const places = end.kind === 'seal' ? [putIssuer(flow, at, end)] : []
  if (end.kind === 'lines') putLines(flow, end.lines)
  addMargins(flow.pages, { title: form.title, number: `${numberLabel}：${no}` }, measure)
  return { pages: flow.pages, places }
}
