/** The sum that ends a zlib stream (RFC 1950). */
function adler32(bytes: Uint8Array): number {
  let [low, high] = [1, 0]
  for (const byte of bytes) {
    low = (low + byte) % 65_521
    high = (high + low) % 65_521
  }
  return high * 65_536 + low
}

/** Some engines take what lies behind the end of a stream without a word: the sum then is not the last thing. */
const endsIn = (bytes: Uint8Array, sum: number): boolean =>
  bytes.length >= 4 && new DataView(bytes.buffer, bytes.byteOffset + bytes.length - 4).getUint32(0) === sum

/**
 * Unpacks a zlib stream to at most `max` bytes; null when it is broken, goes on behind its end, or is longer. Nothing of
 * a longer one is kept, so a bomb costs no memory.
 */
export async function inflate(bytes: Uint8Array<ArrayBuffer>, max: number): Promise<Uint8Array | null> {
  const { readable, writable } = new DecompressionStream('deflate')
  const writer = writable.getWriter()
  // What goes wrong while writing is told to the reader as well.
  const written = Promise.all([writer.write(bytes), writer.close()]).catch(() => undefined)
  const reader = readable.getReader()
  const parts: Uint8Array[] = []
  let size = 0
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.length
      if (size > max) {
        await reader.cancel()
        return null
      }
      parts.push(part.value)
    }
    await written
  } catch {
    return null
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return endsIn(bytes, adler32(whole)) ? whole : null
}
