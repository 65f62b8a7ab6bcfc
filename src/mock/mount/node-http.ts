import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Http2SecureServer } from 'node:http2'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseUrl } from '#src/shared/lib/navigation/parse-url.ts'
import { misread } from './http/responses.ts'

export type HttpServer = Server | Http2SecureServer

/** What a browser sends by itself; to any other way of asking there is no answer here. */
const methods: readonly string[] = ['GET', 'HEAD', 'POST', 'OPTIONS']

/** Paths that begin with two slashes, or with one and a backslash, are read as the address of another host. */
const target = /^\/(?![/\\])[^#\s]*$/
const hostName = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

const isReadable = (pathname: string): boolean => {
  try {
    return !decodeURIComponent(pathname).includes('\0')
  } catch {
    return false
  }
}

/** The address of a request by its first line and its `Host`; null when no browser would have sent it. Never throws. */
export function addressOf({ url = '', headers: { host = '' } }: Pick<IncomingMessage, 'url' | 'headers'>): URL | null {
  if (!target.test(url) || !hostName.test(host)) return null
  const address = parseUrl(`http://${host}${url}`)
  return address !== null && isReadable(address.pathname) ? address : null
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

export async function reply(response: ServerResponse, answer: Response): Promise<void> {
  if (answer.type === 'error') {
    // An answer whose turn has not come has no connection yet; it is cut when it gets it.
    response.destroy()
    return
  }
  response.statusCode = answer.status
  for (const [name, value] of answer.headers) response.setHeader(name, value)
  if (!answer.body) {
    response.end()
    return
  }
  await pipeline(Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]), response).catch(
    () => undefined,
  )
}

/** Long enough for an answer to arrive. */
const lingerMs = 1_000

/**
 * Ends a connection on which more is coming than anybody wants to read, after its answer has arrived: cut at once, the line would
 * take the answer along. One that has brought everything may be used again.
 */
export function cutSoon(request: IncomingMessage): void {
  request.resume()
  setTimeout(() => {
    if (!request.complete) request.socket.destroy()
  }, lingerMs).unref()
}

/**
 * Answers by itself what no browser would ask, before anybody else of this server reads it: some of them throw where nobody
 * catches, and the server would be gone.
 */
export function guard(server: HttpServer): void {
  const listeners = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!addressOf(request)) return void reply(response, misread(400, { connection: 'close' }))
    if (!methods.includes(request.method ?? ''))
      return void reply(response, misread(405, { connection: 'close', allow: methods.join(', ') }))
    for (const listener of listeners) Reflect.apply(listener, server, [request, response])
  })
}
