import { zlibSync } from 'fflate'

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value >>> 0
})

function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff
  for (const byte of bytes) value = crcTable[(value ^ byte) & 0xff]! ^ (value >>> 8)
  return (value ^ 0xffffffff) >>> 0
}

const bytesOf = (value: number): number[] => [value >>> 24, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff]

function chunk(name: string, data: ArrayLike<number>): number[] {
  const body = [...Array.from(name, (letter) => letter.codePointAt(0)!), ...Array.from(data)]
  return [...bytesOf(data.length), ...body, ...bytesOf(crc32(Uint8Array.from(body)))]
}

export type IndexedPicture = {
  width: number
  height: number
  palette: readonly (readonly [red: number, green: number, blue: number])[]
  /** The place of each pixel's colour in the palette, row by row. */
  pixels: Uint8Array
}

/** A picture as a PNG file. */
export function pngOf({ width, height, palette, pixels }: IndexedPicture): Uint8Array {
  const rows = new Uint8Array((width + 1) * height)
  for (let y = 0; y < height; y += 1) rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1)
  return Uint8Array.from([
    ...signature,
    ...chunk('IHDR', [...bytesOf(width), ...bytesOf(height), 8, 3, 0, 0, 0]),
    ...chunk('PLTE', palette.flat()),
    ...chunk('IDAT', zlibSync(rows, { level: 9 })),
    ...chunk('IEND', []),
  ])
}
