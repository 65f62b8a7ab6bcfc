import { deflateSync } from 'node:zlib'
import { zip } from '#src/mock/files/zip.ts'
import { crc32 } from '#src/model/file/crc32.ts'

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

/** A picture with this size in its header; one grey pixel by default, in which case the pixel data matches. */
export function png(width = 1, height = 1, extra: Uint8Array = new Uint8Array()): Uint8Array<ArrayBuffer> {
  const head = joinBytes(word(width), word(height), Uint8Array.from([8, 0, 0, 0, 0]))
  const signature = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const body = [chunk('IHDR', head), extra, chunk('IDAT', onePixel), chunk('IEND', new Uint8Array())]
  return joinBytes(signature, ...body)
}

export const pngChunk = chunk

/** Frame header, an empty scan, end marker. */
export const jpg = (width = 8, height = 8): Uint8Array<ArrayBuffer> =>
  joinBytes(
    Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x04, 0x00, 0x00]),
    Uint8Array.from([0xff, 0xc0, 0x00, 0x0b, 0x08, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]),
    Uint8Array.from([0xff, 0xda, 0x00, 0x08, 1, 1, 0, 0, 63, 0, 0x00, 0xff, 0xd9]),
  )

export const pdf = (body = ''): Uint8Array<ArrayBuffer> =>
  textBytes(`%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n${body}\ntrailer<</Root 1 0 R>>\n%%EOF\n`)

/** A stream object: `dictionary` without its brackets. */
export const pdfStream = (number: number, dictionary: string, content: Uint8Array): Uint8Array<ArrayBuffer> =>
  joinBytes(
    textBytes(`${number} 0 obj<<${dictionary}/Length ${content.length}>>stream\n`),
    content,
    textBytes('\nendstream\nendobj\n'),
  )

/** Objects in an object stream, as most programs write them since PDF 1.5. */
export const pdfPacked = (objects: string, dictionary = '/Type/ObjStm/N 1/First 4/Filter/FlateDecode') =>
  pdfStream(9, dictionary, deflateSync(textBytes(`7 0 ${objects}`)))

/** A document with these objects. */
export const pdfOf = (...objects: readonly (string | Uint8Array)[]): Uint8Array<ArrayBuffer> =>
  joinBytes(
    textBytes('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n'),
    ...objects.map((object) => (typeof object === 'string' ? textBytes(object) : object)),
    textBytes('\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
  )

const office = '[Content_Types].xml'
export const docxFile = (...more: (readonly [string, string])[]): Uint8Array<ArrayBuffer> =>
  zip([[office, '<Types/>'], ['word/document.xml', '<w/>'], ...more])
export const xlsxFile = (): Uint8Array<ArrayBuffer> =>
  zip([
    [office, '<Types/>'],
    ['xl/workbook.xml', '<w/>'],
  ])

/** Changes fields of an archive: each `[at, bytes, value]`, little-endian. */
export function withFields(
  bytes: Uint8Array,
  ...fields: readonly (readonly [at: number, size: 1 | 2 | 4, value: number])[]
): Uint8Array<ArrayBuffer> {
  const changed = Uint8Array.from(bytes)
  for (const [at, size, value] of fields)
    for (let byte = 0; byte < size; byte += 1) changed[at + byte] = Math.floor(value / 256 ** byte) & 255
  return changed
}
