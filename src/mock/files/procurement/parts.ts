type Bytes = Uint8Array<ArrayBuffer>

/** So much is given at a time. */
const chunkBytes = 65_536

/** Some bytes of a file, both bounds included, out of its parts; nothing is copied. */
function* chunksOf(parts: readonly Bytes[], from: number, to: number): Generator<Bytes, void> {
  let start = 0
  for (const part of parts) {
    const end = Math.min(part.length, to + 1 - start)
    for (let at = Math.max(0, from - start); at < end; at += chunkBytes)
      yield part.subarray(at, Math.min(end, at + chunkBytes))
    start += part.length
  }
}

/** The same as a stream, which is read as fast as its reader takes it. */
export function streamOf(parts: readonly Bytes[], from: number, to: number): ReadableStream<Bytes> {
  const chunks = chunksOf(parts, from, to)
  return new ReadableStream<Bytes>({
    pull: (controller) => {
      const { done, value } = chunks.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
  })
}

/** A whole file in one piece. */
export function joined(parts: readonly Bytes[]): Bytes {
  const [first, ...others] = parts
  if (first && others.length === 0) return first
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
