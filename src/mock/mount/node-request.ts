import type { IncomingMessage } from 'node:http'

/** Paths that begin with two slashes, or with one and a backslash, are read as the address of another host. */
const target = /^\/(?![/\\])[^#\s]*$/
const hostName = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

const isReadable = (pathname: string): boolean => {
  try {
    return decodeURIComponent(pathname) !== ''
  } catch {
    return false
  }
}

/** The address of a request by its first line and its `Host`; null when no browser would have sent it. Never throws. */
export function addressOf({ url = '', headers: { host = '' } }: Pick<IncomingMessage, 'url' | 'headers'>): URL | null {
  const text = `http://${host}${url}`
  if (!target.test(url) || !hostName.test(host) || !URL.canParse(text)) return null
  const address = new URL(text)
  return isReadable(address.pathname) ? address : null
}

/**
 * The body of a request, read no further than `max` bytes; else the status that it is refused with: 413 when there is more, 400 when
 * it never came whole. The connection stays as it is, so that an answer can go out on it.
 */
export async function bodyOf(request: IncomingMessage, max: number): Promise<Buffer<ArrayBuffer> | 400 | 413> {
  if (Number(request.headers['content-length'] ?? 0) > max) return 413
  const parts: Buffer[] = []
  let size = 0
  try {
    for await (const part of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += part.length
      if (size > max) return 413
      parts.push(part)
    }
  } catch {
    return 400
  }
  return Buffer.concat(parts)
}
