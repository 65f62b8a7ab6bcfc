import {
  beginText,
  clip,
  concatTransformationMatrix,
  drawObject,
  endPath,
  endText,
  PDFArray,
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
import { fileId } from './file-id.ts'
import { type DocumentFont, documentFont } from './font.ts'
import { embedPicture, type EmbeddedPicture, type Picture } from './picture/picture.ts'
import { type Note, noteSize, placedPictures, type PlacedPicture, type Stamps, type Target } from './stamps.ts'

function drawPicture(page: PDFPage, { ref }: EmbeddedPicture, { target, clipTo }: PlacedPicture): void {
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
 * Puts a signer's marks on a paper of `composePaper`, whose date of change becomes `at` (epoch ms). The answer begins with the given bytes: a signature over them stays valid. The
 * same stamps give the same bytes. Throws when a PNG is none.
 */
export async function stampPaper(
  bytes: Uint8Array,
  { marks, seam, note }: Stamps,
  at: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const font = await documentFont()
  const document = await PDFDocument.load(bytes, { forIncrementalUpdate: true, updateMetadata: false })
  const embedded = new Map<Picture, EmbeddedPicture>()
  for (const picture of new Set([...marks.map((mark) => mark.picture), ...(seam ? [seam.picture] : [])]))
    embedded.set(picture, await embedPicture(document, picture, font))
  const shapeOf = (picture: Picture) => embedded.get(picture)!
  for (const placed of placedPictures({ marks, seam }, document.getPageCount(), shapeOf))
    drawPicture(document.getPage(placed.page), shapeOf(placed.picture), placed)
  if (note) await writeNote(document, note, font)
  document.setModificationDate(new Date(at))
  // The first half names the paper, the second one this state of it.
  const [paperId] = document.context.lookup(document.context.trailerInfo.ID, PDFArray).asArray()
  document.context.trailerInfo.ID = document.context.obj([paperId!, fileId(`${String(paperId)} ${at}`)])
  return document.commit()
}
