/** Width and height in px from the picture's header. */
export type PictureSize = { width: number; height: number }

/** px; larger pictures exhaust the viewer's memory (quality A5: 40 MP). */
const pixelsMax = 40_000_000
const sideMax = 20_000
/** px of the shorter side of a seal's picture, and how much longer the other may be. */
const sealSideMin = 300
const sealRatioMax = 2

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

const tag = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4))

/** Where a PNG ends, by its chunks; null when truncated. */
export function pngEnd(bytes: Uint8Array): number | null {
  const view = viewOf(bytes)
  for (let at = 8; at + 12 <= bytes.length; at += 12 + view.getUint32(at))
    if (tag(bytes, at + 4) === 'IEND') return at + 12 + view.getUint32(at)
  return null
}

/** Reads the header of a PNG; null when truncated. */
export function pngSize(bytes: Uint8Array): PictureSize | null {
  if (bytes.length < 33 || tag(bytes, 12) !== 'IHDR' || pngEnd(bytes) === null) return null
  const view = viewOf(bytes)
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

const isFrameHead = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

function jpegFrame(bytes: Uint8Array): PictureSize | null {
  const view = viewOf(bytes)
  let at = 2
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1]!
    if (isFrameHead(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    if (marker === 0xda || marker === 0xd9) return null
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
  return null
}

const [startOfScan, endOfImage] = [0xda, 0xd9]
/** Within the data of a scan: an escaped 0xFF, and marks without a length. */
const isOfScan = (marker: number): boolean => marker === 0 || (marker >= 0xd0 && marker <= 0xd7)

/** The first marker after the data of a scan. */
function afterScan(bytes: Uint8Array, from: number): number {
  let at = from
  while (at + 1 < bytes.length && !(bytes[at] === 0xff && !isOfScan(bytes[at + 1]!) && bytes[at + 1] !== 0xff)) at += 1
  return at
}

/** Where a JPEG ends, by its segments; null when truncated. */
export function jpegEnd(bytes: Uint8Array): number | null {
  const view = viewOf(bytes)
  let at = 2
  while (at + 1 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1]!
    if (marker === endOfImage) return at + 2
    if (marker === 0xff) at += 1
    else if (at + 4 > bytes.length) return null
    else {
      const next = at + 2 + view.getUint16(at + 2)
      at = marker === startOfScan ? afterScan(bytes, next) : next
    }
  }
  return null
}

function hasJpegEnd(bytes: Uint8Array): boolean {
  for (let at = bytes.lastIndexOf(0xd9); at > 0; at = bytes.lastIndexOf(0xd9, at - 1))
    if (bytes[at - 1] === 0xff) return true
  return false
}

/** Reads the frame header of a JPEG; null when there is none, or the picture has no end. */
export const jpegSize = (bytes: Uint8Array): PictureSize | null => (hasJpegEnd(bytes) ? jpegFrame(bytes) : null)

/** Whether a picture is too large to open. */
export const isTooLarge = ({ width, height }: PictureSize): boolean =>
  width * height > pixelsMax || Math.max(width, height) > sideMax

/** Whether the picture of a seal is sharp enough on paper, and no strip (domain 6.19). */
export function isFitForSeal({ width, height }: PictureSize): boolean {
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  return short >= sealSideMin && long <= short * sealRatioMax
}
