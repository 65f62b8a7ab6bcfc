type Watch = {
  signal: AbortSignal
  /** Bytes, used where the response has no length. */
  size: number
  /** From 0 to 1. */
  onProgress: (share: number) => void
}

/** Types with a preview in the page. They override the type of the server, so that nothing else is executed. */
const shownAs: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
}

/** The kind of preview of a file; null for none. */
export function previewOf(kind: string): 'page' | 'picture' | null {
  const type = Object.hasOwn(shownAs, kind.toLowerCase()) ? shownAs[kind.toLowerCase()] : undefined
  if (!type) return null
  return type.startsWith('image/') ? 'picture' : 'page'
}

/** Fetches a file and reports its progress; rejects when the file is incomplete. */
export async function fetchFile(address: string, kind: string, { signal, size, onProgress }: Watch): Promise<Blob> {
  const response = await fetch(address, { signal })
  if (!response.ok || !response.body) throw new Error(`${address} answered ${response.status}`)
  const total = Number(response.headers.get('Content-Length')) || size
  const reader = response.body.getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let received = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    parts.push(value)
    received += value.length
    onProgress(total > 0 ? Math.min(1, received / total) : 0)
  }
  return new Blob(parts, { type: shownAs[kind.toLowerCase()] ?? 'application/octet-stream' })
}

/** Saves a file as a download of the browser. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  // A name must not lead out of the folder of downloads.
  link.download = name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '_')
  document.body.append(link)
  link.click()
  link.remove()
  // By then the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
