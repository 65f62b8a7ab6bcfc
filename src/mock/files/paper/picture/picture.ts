import type { PDFDocument, PDFOperator, PDFRef } from '@cantoo/pdf-lib'
import type { SealDesign } from '#src/model/seal/schema.ts'
import type { DocumentFont } from '../font.ts'
import { sealOperators } from './seal.ts'
import { type Stroke, strokeOperators } from './strokes.ts'

/** What is put on a paper: a seal of a template or as a picture, or a signature by hand (points in 0 to 1 of its box). */
export type Picture =
  | { kind: 'seal'; design: SealDesign }
  | { kind: 'png'; bytes: Uint8Array }
  | { kind: 'drawn'; strokes: readonly Stroke[] }

/** The proportions of a picture, and the height that it has at most, in points. */
export type PictureShape = { aspect: number; tallest: number }

/** A picture in a document: an object that fills the unit square. */
export type EmbeddedPicture = PictureShape & { ref: PDFRef }

/** What draws a picture, in a box of its own units; y upwards. */
type DrawnPicture = PictureShape & { width: number; height: number; operators: PDFOperator[] }

const pointsOfMm = 72 / 25.4
/** That of a round seal, for pictures without a size of their own. */
const pictureHeight = 40 * pointsOfMm
/** A signature by hand is drawn in a box of this shape, in points. */
const signatureBox = { width: 160, height: 80 } as const

/** A picture that is drawn here: any but a PNG. */
export function drawnPicture(picture: Exclude<Picture, { kind: 'png' }>, font: DocumentFont): DrawnPicture {
  if (picture.kind === 'seal') {
    const { width, height, operators } = sealOperators(picture.design, font)
    return { width, height, operators, aspect: width / height, tallest: height * pointsOfMm }
  }
  const { width, height } = signatureBox
  const operators = strokeOperators(picture.strokes, signatureBox)
  return { width, height, operators, aspect: width / height, tallest: height }
}

/** Its size in pixels is where the format has it. */
export function pngShape(bytes: Uint8Array): PictureShape {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return { aspect: view.getUint32(16) / view.getUint32(20), tallest: pictureHeight }
}

/** Adds a picture to a document, once for all the places where it is shown. Throws when a PNG is none. */
export async function embedPicture(
  document: PDFDocument,
  picture: Picture,
  font: DocumentFont,
): Promise<EmbeddedPicture> {
  if (picture.kind === 'png') {
    const { ref } = await document.embedPng(picture.bytes)
    return { ref, ...pngShape(picture.bytes) }
  }
  const { width, height, operators, aspect, tallest } = drawnPicture(picture, font)
  const form = document.context.formXObject(operators, {
    BBox: document.context.obj([0, 0, width, height]),
    Matrix: document.context.obj([1 / width, 0, 0, 1 / height, 0, 0]),
  })
  return { ref: document.context.register(form), aspect, tallest }
}
