type Watch = {
  signal: AbortSignal
  /** Bytes, used where the response has no length. */
  size: number
  /** SHA-256 of the bytes, in hexadecimal digits. */
  digest?: string | null | undefined
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
  txt: 'text/plain',
  csv: 'text/plain',
  json: 'text/plain',
  xml: 'text/plain',
}

export type PreviewKind = 'page' | 'picture' | 'text'

/** The kind of preview of a file; null for none. */
export function previewOf(kind: string): PreviewKind | null {
  const type = Object.hasOwn(shownAs, kind.toLowerCase()) ? shownAs[kind.toLowerCase()] : undefined
  if (!type) return null
  if (type.startsWith('image/')) return 'picture'
  return type === 'text/plain' ? 'text' : 'page'
}

/** What a server has sent of a file: its bytes so far. A further attempt asks for the rest. */
export type Received = { parts: Uint8Array<ArrayBuffer>[]; length: number }

/** The file differs from what its exchange published: `digest` is the SHA-256 that it should have. */
export class DigestError extends Error {
  override name = 'DigestError'
}

const hexadecimal = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Whether a file has this SHA-256; an insecure page cannot tell, and then it counts as right. */
async function hasDigest(file: Blob, digest: string): Promise<boolean> {
  if (!isSecureContext) return true
  return hexadecimal(await crypto.subtle.digest('SHA-256', await file.arrayBuffer())) === digest.toLowerCase()
}

/** The bytes that are missing; from the beginning where the server cannot continue. */
async function requestRest(address: string, received: Received, signal: AbortSignal): Promise<Response> {
  const headers: HeadersInit = received.length > 0 ? { Range: `bytes=${received.length}-` } : {}
  const response = await fetch(address, { signal, headers })
  if (!response.ok || !response.body) throw new Error(`${address} answered ${response.status}`)
  if (response.status !== 206) Object.assign(received, { parts: [], length: 0 })
  return response
}

/**
 * Fetches a file and reports its progress. `received` keeps what has come, so that a further call continues there. Rejects when the
 * file is incomplete, and with a `DigestError` when it is not the published one.
 */
export async function fetchFile(
  address: string,
  kind: string,
  received: Received,
  { signal, size, digest, onProgress }: Watch,
): Promise<Blob> {
  const response = await requestRest(address, received, signal)
  const rest = Number(response.headers.get('Content-Length'))
  const total = rest > 0 ? received.length + rest : size
  const reader = response.body!.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    received.parts.push(value)
    received.length += value.length
    onProgress(total > 0 ? Math.min(1, received.length / total) : 0)
  }
  const file = new Blob(received.parts, { type: shownAs[kind.toLowerCase()] ?? 'application/octet-stream' })
  Object.assign(received, { parts: [], length: 0 })
  if (digest && !(await hasDigest(file, digest))) throw new DigestError(address)
  return file
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
