import { crc32, zip } from '#src/mock/files/zip.ts'

const utf8 = new TextEncoder()

export const textBytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(utf8.encode(text))

export function joinBytes(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

const word = (value: number) => Uint8Array.from([value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255])

function chunk(type: string, body: Uint8Array): Uint8Array {
  const named = joinBytes(textBytes(type), body)
  return joinBytes(word(body.length), named, word(crc32(named)))
}

/** zlib of one grey pixel: stored block, no compression. */
const onePixel = Uint8Array.from([0x78, 0x01, 0x01, 0x02, 0x00, 0xfd, 0xff, 0x00, 0x80, 0x00, 0x82, 0x00, 0x81])

/** A picture that says it is this large; one grey pixel by default, and that one is true. */
export function png(width = 1, height = 1, extra: Uint8Array = new Uint8Array()): Uint8Array<ArrayBuffer> {
  const head = joinBytes(word(width), word(height), Uint8Array.from([8, 0, 0, 0, 0]))
  const signature = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const body = [chunk('IHDR', head), extra, chunk('IDAT', onePixel), chunk('IEND', new Uint8Array())]
  return joinBytes(signature, ...body)
}

export const pngChunk = chunk

/** Frame head, a scan of nothing, end. */
export const jpg = (width = 8, height = 8): Uint8Array<ArrayBuffer> =>
  joinBytes(
    Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x04, 0x00, 0x00]),
    Uint8Array.from([0xff, 0xc0, 0x00, 0x0b, 0x08, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]),
    Uint8Array.from([0xff, 0xda, 0x00, 0x08, 1, 1, 0, 0, 63, 0, 0x00, 0xff, 0xd9]),
  )

export const pdf = (body = ''): Uint8Array<ArrayBuffer> =>
  textBytes(`%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n${body}\ntrailer<</Root 1 0 R>>\n%%EOF\n`)

const office = '[Content_Types].xml'
export const docxFile = (...more: (readonly [string, string])[]): Uint8Array<ArrayBuffer> =>
  zip([[office, '<Types/>'], ['word/document.xml', '<w/>'], ...more])
export const xlsxFile = (): Uint8Array<ArrayBuffer> =>
  zip([
    [office, '<Types/>'],
    ['xl/workbook.xml', '<w/>'],
  ])

/** Changes one four-byte field of the first entry of an archive's directory. */
export function withDirectoryField(bytes: Uint8Array, offset: number, value: number): Uint8Array<ArrayBuffer> {
  const changed = Uint8Array.from(bytes)
  const view = new DataView(changed.buffer)
  for (let at = 0; at + 4 < changed.length; at += 1)
    if (view.getUint32(at, true) === 0x02014b50) {
      view.setUint32(at + offset, value, true)
      return changed
    }
  throw new Error('no directory')
}
