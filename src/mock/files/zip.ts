import { crc32 } from '#src/model/file/crc32.ts'

/** Little-endian fields of 2 or 4 bytes. */
function fields(...values: (readonly [size: 2 | 4, value: number])[]): Uint8Array {
  const bytes = new Uint8Array(values.reduce((sum, [size]) => sum + size, 0))
  const view = new DataView(bytes.buffer)
  let at = 0
  for (const [size, value] of values) {
    if (size === 2) view.setUint16(at, value, true)
    else view.setUint32(at, value, true)
    at += size
  }
  return bytes
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

/** 1 January 1980, the first day an archive can tell. */
const epoch = 0x0021
const utf8 = new TextEncoder()

/** An archive of texts, stored as they are; names in ASCII. */
export function zip(files: readonly (readonly [name: string, text: string])[]): Uint8Array<ArrayBuffer> {
  const bodies: Uint8Array[] = []
  const entries: Uint8Array[] = []
  let offset = 0
  for (const [name, text] of files) {
    const [label, body] = [utf8.encode(name), utf8.encode(text)]
    const common = [
      [2, 20],
      [2, 0],
      [2, 0],
      [2, 0],
      [2, epoch],
      [4, crc32(body)],
      [4, body.length],
      [4, body.length],
      [2, label.length],
      [2, 0],
    ] as const
    const local = joined([fields([4, 0x04034b50], ...common), label, body])
    bodies.push(local)
    entries.push(fields([4, 0x02014b50], [2, 20], ...common, [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]), label)
    offset += local.length
  }
  const directory = joined(entries)
  const end = fields(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, files.length],
    [2, files.length],
    [4, directory.length],
    [4, offset],
    [2, 0],
  )
  return joined([...bodies, directory, end])
}
