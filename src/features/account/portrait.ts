import { call } from '#src/api/client.ts'
import { uploadFile } from '#src/api/endpoints/file.ts'
import { checkFile, troubleValues } from '#src/model/file/rules.ts'
import { portraitProblems } from '#src/model/account/labels.ts'
import { fileTroubleText } from '#src/model/file/labels.ts'
import type { Values } from '#src/shared/lib/text/i18n.ts'
import { setPortrait } from './commands.ts'
import { portraitSide, sizeTrouble, smallestSide, type Square } from './crop.ts'

/** Why a chosen picture is rejected: a key for `t` and its values. */
export class BadPicture extends Error {
  override name = 'BadPicture'
  readonly values: Values
  constructor(text: string, values: Values = {}) {
    super(text)
    this.values = values
  }
}

/** Decodes a chosen picture upright, by its EXIF orientation; rejects with `BadPicture`. */
export async function readPicture(file: File): Promise<ImageBitmap> {
  const head = { name: file.name, size: file.size, declared: file.type, purpose: 'portrait' } as const
  const judged = await checkFile(head, new Uint8Array(await file.arrayBuffer()))
  if ('trouble' in judged) throw new BadPicture(fileTroubleText[judged.trouble], troubleValues('portrait'))
  let picture: ImageBitmap
  try {
    picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    throw new BadPicture(portraitProblems.unreadable)
  }
  const trouble = sizeTrouble(picture)
  if (trouble === null) return picture
  picture.close()
  throw new BadPicture(portraitProblems[trouble], { count: smallestSide })
}

/** Draws the square of a picture into a canvas of this side, on white where the picture is transparent. */
export function drawSquare(canvas: HTMLCanvasElement, picture: ImageBitmap, square: Square, side: number): void {
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (!context) return
  context.fillStyle = 'white'
  context.fillRect(0, 0, side, side)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, square.x, square.y, square.side, square.side, 0, 0, side, side)
}

const blobOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new BadPicture(portraitProblems.unreadable))),
      'image/jpeg',
      0.9,
    )
  })

/** Uploads the square and makes it the portrait. Nothing else of the file leaves the browser. */
export async function sendPortrait(
  picture: ImageBitmap,
  square: Square,
  onProgress: (share: number) => void,
): Promise<void> {
  const canvas = document.createElement('canvas')
  drawSquare(canvas, picture, square, Math.min(portraitSide, square.side))
  const file = new File([await blobOf(canvas)], 'portrait.jpg', { type: 'image/jpeg' })
  const { id } = await call(uploadFile, { purpose: 'portrait', file }, { onProgress })
  await setPortrait(id)
}
