import {
  beginText,
  clip,
  concatTransformationMatrix,
  drawObject,
  endPath,
  endText,
  PDFDocument,
  type PDFPage,
  type PDFOperator,
  popGraphicsState,
  pushGraphicsState,
  rectangle,
  setFillingGrayscaleColor,
  setFontAndSize,
  setTextMatrix,
  showText,
} from '@cantoo/pdf-lib'
import { fromTop, rounded } from './drawing.ts'
import { embedText } from './embed-text.ts'
import { type DocumentFont, documentFont } from './font.ts'
import { type Box, pageSize } from './paper.ts'
import { embedPicture, type EmbeddedPicture, type Picture } from './picture/picture.ts'
import { seamSlices } from './picture/seam.ts'

/** A picture in the middle of a box: in its own size, or smaller to fit. */
export type Mark = Box & { picture: Picture }

/** A line of text; `y` is its baseline, points from the top of the page. */
export type Note = { page: number; x: number; y: number; text: string }

/** What one signer puts on a paper. `seam`: the seal over the edges of all pages; `y` of its top. */
export type Stamps = { marks: readonly Mark[]; seam: { picture: Picture; y: number } | null; note: Note | null }

const noteSize = 10

type Target = Pick<Box, 'x' | 'y' | 'width' | 'height'>

function fitted({ x, y, width, height }: Target, { aspect, tallest }: EmbeddedPicture): Target {
  const fit = Math.min(width / aspect, height, tallest)
  const [w, h] = [fit * aspect, fit]
  return { x: x + (width - w) / 2, y: y + (height - h) / 2, width: w, height: h }
}

function drawPicture(page: PDFPage, { ref }: EmbeddedPicture, target: Target, clipTo: Target | null): void {
  const name = page.node.newXObject('Seal', ref)
  const area = (box: Target): [number, number, number, number] => [
    rounded(box.x),
    rounded(fromTop(box.y + box.height)),
    rounded(box.width),
    rounded(box.height),
  ]
  const [x, y, width, height] = area(target)
  const clipped: PDFOperator[] = clipTo ? [rectangle(...area(clipTo)), clip(), endPath()] : []
  page.pushOperators(
    pushGraphicsState(),
    ...clipped,
    concatTransformationMatrix(width, 0, 0, height, x, y),
    drawObject(name),
    popGraphicsState(),
  )
}

function drawSeam(document: PDFDocument, picture: EmbeddedPicture, y: number): void {
  const pages = document.getPages()
  const height = picture.tallest
  const width = height * picture.aspect
  for (const { page, from, to } of seamSlices(pages.length)) {
    // The slice ends at the right edge of the paper.
    const target = { x: pageSize.width - to * width, y, width, height }
    const slice = { x: pageSize.width - (to - from) * width, y, width: (to - from) * width, height }
    drawPicture(pages[page]!, picture, target, slice)
  }
}

async function writeNote(document: PDFDocument, { page: index, x, y, text }: Note, font: DocumentFont): Promise<void> {
  const embedded = await embedText(document, font, 'MJNOTE')
  const page = document.getPage(index)
  const name = page.node.newFontDictionary('F', embedded.ref)
  page.pushOperators(
    beginText(),
    setFillingGrayscaleColor(0.08),
    setFontAndSize(name, noteSize),
    setTextMatrix(1, 0, 0, 1, rounded(x), rounded(fromTop(y))),
    showText(embedded.encodeText(font.shown(text))),
    endText(),
  )
}

/**
 * Puts a signer's marks on a paper of `composePaper`. The answer begins with the given bytes: a signature over them stays valid. The
 * same stamps give the same bytes. Throws when a PNG is none.
 */
export async function stampPaper(bytes: Uint8Array, { marks, seam, note }: Stamps): Promise<Uint8Array<ArrayBuffer>> {
  const font = await documentFont()
  const document = await PDFDocument.load(bytes, { forIncrementalUpdate: true, updateMetadata: false })
  const embedded = new Map<Picture, EmbeddedPicture>()
  const embed = async (picture: Picture) => {
    const known = embedded.get(picture) ?? (await embedPicture(document, picture, font))
    embedded.set(picture, known)
    return known
  }
  for (const mark of marks) {
    const picture = await embed(mark.picture)
    drawPicture(document.getPage(mark.page), picture, fitted(mark, picture), null)
  }
  if (seam) drawSeam(document, await embed(seam.picture), seam.y)
  if (note) await writeNote(document, note, font)
  return document.commit()
}
