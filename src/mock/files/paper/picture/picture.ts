import type { PDFDocument, PDFRef } from '@cantoo/pdf-lib'
import type { SealDesign } from '#src/model/seal/schema.ts'
import type { DocumentFont } from '../font.ts'
import { sealOperators } from './seal.ts'
import { type Stroke, strokeOperators } from './strokes.ts'

/** What is put on a paper: a seal of a template or as a picture, or a signature by hand (points in 0 to 1 of its box). */
export type Picture =
  | { kind: 'seal'; design: SealDesign }
  | { kind: 'png'; bytes: Uint8Array }
  | { kind: 'drawn'; strokes: readonly Stroke[] }

/** A picture in a document: an object that fills the unit square, its proportions, and the height that it has at most, in points. */
export type EmbeddedPicture = { ref: PDFRef; aspect: number; tallest: number }

const pointsOfMm = 72 / 25.4
/** That of a round seal, for pictures without a size of their own. */
const pictureHeight = 40 * pointsOfMm
/** A signature by hand is drawn in a box of this shape, in points. */
const signatureBox = { width: 160, height: 80 } as const

function embedForm(
  document: PDFDocument,
  { width, height, operators }: ReturnType<typeof sealOperators>,
  unit: number,
): EmbeddedPicture {
  const form = document.context.formXObject(operators, {
    BBox: document.context.obj([0, 0, width, height]),
    Matrix: document.context.obj([1 / width, 0, 0, 1 / height, 0, 0]),
  })
  return { ref: document.context.register(form), aspect: width / height, tallest: height * unit }
}

/** Adds a picture to a document, once for all the places where it is shown. Throws when a PNG is none. */
export async function embedPicture(
  document: PDFDocument,
  picture: Picture,
  font: DocumentFont,
): Promise<EmbeddedPicture> {
  if (picture.kind === 'png') {
    const { ref, width, height } = await document.embedPng(picture.bytes)
    return { ref, aspect: width / height, tallest: pictureHeight }
  }
  if (picture.kind === 'seal') return embedForm(document, sealOperators(picture.design, font), pointsOfMm)
  return embedForm(document, { ...signatureBox, operators: strokeOperators(picture.strokes, signatureBox) }, 1)
}
