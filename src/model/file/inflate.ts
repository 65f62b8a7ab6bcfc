import { crc32 } from './crc32.ts'

/** The checksum at the end of a zlib stream (RFC 1950). */
function adler32(bytes: Uint8Array): number {
  let [low, high] = [1, 0]
  for (const byte of bytes) {
    low = (low + byte) % 65_521
    high = (high + low) % 65_521
  }
  return high * 65_536 + low
}

/** Some engines silently accept bytes after the end of a stream: then the checksum is not last. */
const endsIn = (bytes: Uint8Array, sum: number): boolean =>
  bytes.length >= 4 && new DataView(bytes.buffer, bytes.byteOffset + bytes.length - 4).getUint32(0) === sum

/** Chunks of an unpacked stream; throws when it is broken or longer than `max` bytes. */
async function* partsOf(bytes: Uint8Array<ArrayBuffer>, format: CompressionFormat, max: number) {
  const { readable, writable } = new DecompressionStream(format)
  const writer = writable.getWriter()
  // The reader gets write errors too.
  const written = Promise.all([writer.write(bytes), writer.close()]).catch(() => undefined)
  const reader = readable.getReader()
  let size = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length
    if (size > max) {
      await reader.cancel()
      throw new Error('longer than it may be')
    }
    yield part.value
  }
  await written
}

/**
 * Unpacks a zlib stream to at most `max` bytes; null when it is broken, has trailing bytes, or is longer. Chunks beyond the
 * limit are dropped, so a bomb costs no memory.
 */
export async function inflate(bytes: Uint8Array<ArrayBuffer>, max: number): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = []
  try {
    for await (const part of partsOf(bytes, 'deflate', max)) parts.push(part)
  } catch {
    return null
  }
  const unpacked = new Uint8Array(parts.reduce((size, part) => size + part.length, 0))
  let at = 0
  for (const part of parts) {
    unpacked.set(part, at)
    at += part.length
  }
  return endsIn(bytes, adler32(unpacked)) ? unpacked : null
}

type Measure = { size: number; sum: number }

async function hasMeasure(bytes: Uint8Array<ArrayBuffer>, { size, sum }: Measure): Promise<boolean> {
  let [length, crc] = [0, 0]
  try {
    for await (const part of partsOf(bytes, 'deflate-raw', size)) {
      length += part.length
      crc = crc32(part, crc)
    }
  } catch {
    return false
  }
  return length === size && crc === sum
}

/**
 * Whether a raw deflate stream unpacks to exactly this length and checksum, and ends with its last byte: some engines silently
 * accept trailing bytes, and then accept a missing last byte too.
 */
export const deflates = async (bytes: Uint8Array<ArrayBuffer>, to: Measure): Promise<boolean> =>
  (await hasMeasure(bytes, to)) && !(await hasMeasure(bytes.slice(0, -1), to))
