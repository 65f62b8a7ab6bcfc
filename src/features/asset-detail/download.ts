type Watch = {
  signal: AbortSignal
  /** Bytes, where the answer does not say how many there are. */
  size: number
  /** From 0 to 1. */
  onProgress: (share: number) => void
}

/** Types that are shown inside of a page; whatever the server calls them, they are opened as nothing else. */
const shownAs: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
}

/** How a file can be looked at without being saved; null for one that cannot. */
export function previewOf(kind: string): 'page' | 'picture' | null {
  const type = Object.hasOwn(shownAs, kind.toLowerCase()) ? shownAs[kind.toLowerCase()] : undefined
  if (!type) return null
  return type.startsWith('image/') ? 'picture' : 'page'
}

/** Fetches a file and tells how far it has come; rejects when it does not come whole. */
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

/** Gives a file to the browser to keep. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  // No name may lead out of the folder for downloads.
  link.download = name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '_')
  document.body.append(link)
  link.click()
  link.remove()
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
