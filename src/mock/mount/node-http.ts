import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Http2SecureServer } from 'node:http2'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseUrl } from '#src/shared/lib/navigation/parse-url.ts'
import { badRequest } from './http/responses.ts'

export type HttpServer = Server | Http2SecureServer

/** Methods that browsers send; others are refused. */
const methods: readonly string[] = ['GET', 'HEAD', 'POST', 'OPTIONS']

/** A path with two leading slashes, or a slash and a backslash, is parsed as the address of another host. */
const target = /^\/(?![/\\])[^#\s]*$/
const hostName = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

const isReadable = (pathname: string): boolean => {
  try {
    return !decodeURIComponent(pathname).includes('\0')
  } catch {
    return false
  }
}

/** The address of a request by its first line and its `Host`; null if no browser would send it. Never throws. */
export function addressOf({ url = '', headers: { host = '' } }: Pick<IncomingMessage, 'url' | 'headers'>): URL | null {
  if (!target.test(url) || !hostName.test(host)) return null
  const address = parseUrl(`http://${host}${url}`)
  return address !== null && isReadable(address.pathname) ? address : null
}

/**
 * The body of a request, read no further than `max` bytes, or the status that refuses it: 413 when it is longer, 400 when it is
 * incomplete. The connection stays open, so that an answer can be sent on it.
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
    // A pipelined answer has no connection yet; it is cut when it gets one.
    response.destroy()
    return
  }
  response.statusCode = answer.status
  for (const [name, value] of answer.headers)
    // Of cookies an answer sets several; of everything else it replaces what stands there.
    if (name === 'set-cookie') response.appendHeader(name, value)
    else response.setHeader(name, value)
  if (!answer.body) {
    response.end()
    return
  }
  await pipeline(Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]), response).catch(
    () => undefined,
  )
}

/** Time for an answer to arrive. */
const lingerMs = 1_000

/**
 * Ends a connection whose client sends more than is read, after its answer has arrived: an immediate reset would discard the
 * answer. A connection whose request is complete may be reused.
 */
export function cutSoon(request: IncomingMessage): void {
  request.resume()
  setTimeout(() => {
    if (!request.complete) request.socket.destroy()
  }, lingerMs).unref()
}

/**
 * Answers requests that no browser would send, before other listeners of this server see them: some of these throw uncaught, which
 * would end the server. `always` are the headers that the other listeners set.
 */
export function guard(server: HttpServer, always: Readonly<Record<string, string>>): void {
  const listeners = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!addressOf(request)) return void reply(response, badRequest(400, { ...always, connection: 'close' }))
    if (!methods.includes(request.method ?? ''))
      return void reply(response, badRequest(405, { ...always, connection: 'close', allow: methods.join(', ') }))
    for (const listener of listeners) Reflect.apply(listener, server, [request, response])
  })
}
