/**
 * The parsed address, or null if it is invalid. Not by `URL.canParse`: Node 20 rejects names with Latin-1 letters (bücher.example)
 * once V8 has optimised the calling function.
 */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
