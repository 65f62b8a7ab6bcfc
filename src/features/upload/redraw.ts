/** Quality of a JPEG, in the order in which they are tried until the picture is small enough. */
const qualities = [0.92, 0.8, 0.65] as const

/** The upright pixels of a picture as a new file of this type; null where the browser cannot draw it. */
async function drawn(picture: ImageBitmap, type: string, quality: number): Promise<Blob | null> {
  const canvas = new OffscreenCanvas(picture.width, picture.height)
  const context = canvas.getContext('2d')
  if (!context) return null
  context.drawImage(picture, 0, 0)
  const blob = await canvas.convertToBlob({ type, quality })
  // A browser without an encoder of this type answers another one.
  return blob.type === type ? blob : null
}

/**
 * A picture drawn anew: nothing of the file is left but its pixels, turned as its camera noted. At most `maxBytes`, if a lower quality
 * can do it. Null where the browser cannot.
 */
export async function redrawn(file: File, type: string, maxBytes: number): Promise<File | null> {
  if (typeof OffscreenCanvas === 'undefined' || typeof createImageBitmap === 'undefined') return null
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
  if (!picture) return null
  try {
    let blob: Blob | null = null
    for (const quality of qualities) {
      blob = await drawn(picture, type, quality)
      if (!blob || blob.size <= maxBytes) break
    }
    return blob && new File([blob], file.name, { type })
  } catch {
    return null
  } finally {
    picture.close()
  }
}
