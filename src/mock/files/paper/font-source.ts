let source: (() => Promise<Uint8Array>) | null = null

/** Sets where the font of documents comes from; each mount does. Apart from the font itself, whose parser is large. */
export function registerDocumentFont(load: () => Promise<Uint8Array>): void {
  source ??= load
}

/** The bytes of the font. */
export async function loadDocumentFont(): Promise<Uint8Array> {
  if (!source) throw new Error('no mount has registered the font of documents')
  return source()
}
