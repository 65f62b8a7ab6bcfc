import { type Box, pageSize } from './paper.ts'
import type { Picture, PictureShape } from './picture/picture.ts'
import { seamSlices } from './picture/seam.ts'

/** A picture in the middle of a box: in its own size, or smaller to fit. */
export type Mark = Box & { picture: Picture }

/** A line of text; `y` is its baseline, points from the top of the page. */
export type Note = { page: number; x: number; y: number; text: string }

/** What one signer puts on a paper. `seam`: the seal over the edges of all pages; `y` of its top. */
export type Stamps = { marks: readonly Mark[]; seam: { picture: Picture; y: number } | null; note: Note | null }

export const noteSize = 10

export type Target = Pick<Box, 'x' | 'y' | 'width' | 'height'>

/** A picture that fills its target, of which only the part in `clipTo` is seen. */
export type PlacedPicture = { page: number; picture: Picture; target: Target; clipTo: Target | null }

function fitted({ x, y, width, height }: Target, { aspect, tallest }: PictureShape): Target {
  const fit = Math.min(width / aspect, height, tallest)
  const [w, h] = [fit * aspect, fit]
  return { x: x + (width - w) / 2, y: y + (height - h) / 2, width: w, height: h }
}

/** Where the pictures of one signer are drawn on a paper of so many pages, in the order of drawing. */
export function placedPictures(
  { marks, seam }: Pick<Stamps, 'marks' | 'seam'>,
  pages: number,
  shapeOf: (picture: Picture) => PictureShape,
): PlacedPicture[] {
  const placed = marks.map((mark): PlacedPicture => {
    const { page, picture } = mark
    return { page, picture, target: fitted(mark, shapeOf(picture)), clipTo: null }
  })
  if (!seam) return placed
  const { picture, y } = seam
  const { tallest: height, aspect } = shapeOf(picture)
  const width = height * aspect
  const slices = seamSlices(pages).map(({ page, from, to }): PlacedPicture => {
    // The slice ends at the right edge of the paper.
    const target = { x: pageSize.width - to * width, y, width, height }
    const clipTo = { x: pageSize.width - (to - from) * width, y, width: (to - from) * width, height }
    return { page, picture, target, clipTo }
  })
  return [...placed, ...slices]
}
