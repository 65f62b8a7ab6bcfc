import { addMargins } from './margins.ts'
import { bodyWidth, type LaidOutPaper, margin, type Paper, type PaperParty, type SignPlace } from './paper.ts'
import { createFlow, type Flow, type Style } from './text/flow.ts'
import { putVerification, qrSize } from './verification.ts'

const title: Style = { size: 20, leading: 1.6, isBold: true, align: 'centre' }
const heading: Style = { size: 13, leading: 1.7, isBold: true }
const paragraph: Style = { size: 12, leading: 1.6, align: 'justified', indent: 2 }
const partyName: Style = { size: 11, leading: 1.5, isBold: true }
const partyLine: Style = { size: 10, leading: 1.5 }
const hint: Style = { size: 9, leading: 1.5, tone: 'faint' }
const body = { x: margin, width: bodyWidth }

/** Two parties stand side by side. */
const columnGap = 20
const columnWidth = (bodyWidth - columnGap) / 2
/** Larger than a round seal, which has 40 mm. */
const signHeight = 124
const dateHeight = 22
const rowGap = 14
const afterwards = '（以下无正文，为本合同的签署部分）'
const verifyHint =
  '扫描二维码或访问上述地址，选择本文件，即可核对它是否为各方签署的文件、由谁签署、何时签署。文件只在您的浏览器中比对，不会上传。'

const rowsOf = (parties: readonly PaperParty[]): (readonly PaperParty[])[] =>
  Array.from({ length: Math.ceil(parties.length / 2) }, (_, row) => parties.slice(row * 2, row * 2 + 2))

const nameOf = ({ label, name }: PaperParty): string => `${label}：${name}`

function textHeight(flow: Flow, party: PaperParty): number {
  const below = party.lines.reduce((sum, line) => sum + flow.heightOf(line, partyLine, columnWidth), 0)
  return flow.heightOf(nameOf(party), partyName, columnWidth) + below
}

const rowHeight = (flow: Flow, row: readonly PaperParty[]): number =>
  Math.max(...row.map((party) => textHeight(flow, party))) + 4 + signHeight + dateHeight

/** One row of parties, whose frames are level. */
function putRow(flow: Flow, row: readonly PaperParty[]): SignPlace[] {
  const top = flow.y()
  const frameTop = top + Math.max(...row.map((party) => textHeight(flow, party))) + 4
  const places = row.map((party, column): SignPlace => {
    const place = { x: margin + column * (columnWidth + columnGap), width: columnWidth }
    const { page, y } = { page: flow.page(), y: frameTop }
    const end = flow.put(nameOf(party), top, place, partyName)
    party.lines.reduce((below, line) => flow.put(line, below, place, partyLine), end)
    flow.add({ kind: 'frame', ...place, y, height: signHeight })
    flow.put('签章处', y + 3, { x: place.x + 8, width: 60 }, hint)
    const dateTop = y + signHeight + 4
    flow.put('日期：', dateTop, place, partyLine)
    return {
      id: party.id,
      page,
      y,
      ...place,
      height: signHeight,
      note: { x: place.x + 3 * partyLine.size, y: dateTop + partyLine.size * 1.2 },
    }
  })
  flow.moveTo(frameTop + signHeight + dateHeight)
  return places
}

/** The places to sign and the verification address: together on one page if that is possible, and no place is ever divided. */
function putSignatures(flow: Flow, paper: Paper): SignPlace[] {
  const rows = rowsOf(paper.parties)
  const intro = 34
  const heights = rows.map((row) => rowHeight(flow, row) + rowGap)
  const whole = intro + heights.reduce((sum, height) => sum + height, 0) + qrSize
  if (whole > flow.room() && (whole <= flow.height || intro + heights[0]! > flow.room())) flow.turnPage()
  const introTop = flow.y()
  flow.put(afterwards, introTop + 6, body, { ...partyLine, tone: 'faint', align: 'centre' })
  flow.moveTo(introTop + intro)
  const places = rows.flatMap((row, index) => {
    if (heights[index]! > flow.room()) flow.turnPage()
    const made = putRow(flow, row)
    flow.space(rowGap)
    return made
  })
  if (qrSize > flow.room()) flow.turnPage()
  putVerification(flow, { address: paper.verifyAddress, hint: verifyHint }, body)
  flow.moveTo(flow.y() + qrSize)
  return places
}

/** Places everything on its pages; `measure` is the width of a character in em. */
export function layoutPaper(paper: Paper, measure: (char: string) => number): LaidOutPaper {
  const flow = createFlow(measure)
  flow.text(paper.title, body, title)
  flow.space(14)
  for (const { kind, text } of paper.blocks) {
    if (kind === 'heading') {
      flow.space(8)
      // A heading is never the last line of a page.
      flow.text(text, body, heading, 2 * paragraph.size * paragraph.leading)
    } else flow.text(text, body, paragraph)
  }
  flow.space(10)
  const laidOut = { pages: flow.pages, places: putSignatures(flow, paper) }
  addMargins(laidOut.pages, { title: paper.title, number: `合同编号：${paper.no}` }, measure)
  return laidOut
}
