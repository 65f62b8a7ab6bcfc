/** Bytes of a file that can be verified: larger ones are no contracts. */
export const paperMaxBytes = 20 * 1024 * 1024

const ascii = (bytes: Uint8Array): string => String.fromCharCode(...bytes)

/** Whether a file begins as a PDF does; readers allow other bytes before it, up to the first kilobyte. */
export const isPdf = (start: Uint8Array): boolean => ascii(start.subarray(0, 1024)).includes('%PDF-')

const address = /\/contract\/verify\?code=([\w-]{8,64})\)/
/** Characters that are decoded at once. */
const step = 1 << 16
/** An address is not longer. */
const overlap = 512

/** The code in the verification address of a paper of the exchange, even if it was changed elsewhere. Null if it has none. */
export function codeInPaper(bytes: Uint8Array): string | null {
  for (let start = 0; start < bytes.length; start += step) {
    const text = new TextDecoder('latin1').decode(bytes.subarray(start, start + step + overlap))
    const code = address.exec(text)?.[1]
    if (code !== undefined) return code
  }
  return null
}
