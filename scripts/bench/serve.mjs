import { existsSync, readFileSync, statSync } from 'node:fs'
import http from 'node:http'
import net from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress } from 'node:zlib'
import { isPagePath } from '../../deploy/documents.mjs'
import { noncePlaceholder, securityHeaders } from '../../deploy/headers.mjs'

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}
const isText = (type) => /^text\/|json|svg/.test(type)
const brotli = promisify(brotliCompress)
// One nonce for a whole run: the page can be compressed once, like every other file.
const nonce = 'bench0bench0bench0bench0bench0be'

async function packed(file) {
  const type = types[path.extname(file)] ?? 'application/octet-stream'
  const raw = readFileSync(file)
  const body = type.startsWith('text/html') ? Buffer.from(raw.toString().replaceAll(noncePlaceholder, nonce)) : raw
  if (!isText(type)) return { type, body }
  return { type, body: await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }), encoding: 'br' }
}

function makeStore(folder) {
  const cache = new Map()
  return (pathname) => {
    const file = path.join(folder, path.normalize(pathname === '/' ? '/index.html' : pathname))
    if (!file.startsWith(folder + path.sep) || !existsSync(file) || !statSync(file).isFile()) return null
    if (!cache.has(file)) cache.set(file, packed(file))
    return cache.get(file)
  }
}

/** Proxies a request; text is compressed, as a gateway in front of a real service would do. */
function passOn(request, response, upstream) {
  const { hostname, port } = new URL(upstream)
  const { method, url, headers } = request
  const onward = http.request({ hostname, port, method, path: url, headers }, (answer) => {
    const { 'content-length': _, ...rest } = answer.headers
    const packable = answer.statusCode === 200 && isText(rest['content-type'] ?? '') && !rest['content-encoding']
    if (!packable || method === 'HEAD') {
      response.writeHead(answer.statusCode, answer.headers)
      answer.pipe(response)
      return
    }
    response.writeHead(200, { ...rest, 'content-encoding': 'br' })
    answer.pipe(createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })).pipe(response)
  })
  onward.once('error', () => response.writeHead(502).end())
  response.once('close', () => onward.destroy())
  request.pipe(onward)
}

function passSocketOn(request, socket, head, upstream) {
  const { hostname, port } = new URL(upstream)
  const onward = net.connect(Number(port), hostname, () => {
    const lines = [`${request.method} ${request.url} HTTP/1.1`]
    for (let i = 0; i < request.rawHeaders.length; i += 2) {
      lines.push(`${request.rawHeaders[i]}: ${request.rawHeaders[i + 1]}`)
    }
    onward.write(`${lines.join('\r\n')}\r\n\r\n`)
    onward.write(head)
    onward.pipe(socket).pipe(onward)
  })
  for (const [one, other] of [
    [socket, onward],
    [onward, socket],
  ]) {
    one.once('error', () => other.destroy())
    one.once('close', () => other.destroy())
  }
}

/**
 * Serves a build as in production: brotli 11, keep-alive, long cache for hashed files, the security headers (for the
 * lower limits too: COOP alone delays the first paint by 30 ms, because the page gets a process of its own). Anything that is
 * neither a file nor a page is proxied to `upstream`, sockets included. Resolves with `{ address, close }`.
 */
export async function serve(folder, { upstream = '' } = {}) {
  const find = makeStore(folder)
  const secured = securityHeaders({ nonce, connect: [], dev: true })
  const server = http.createServer(async (request, response) => {
    const pathname = decodeURIComponent(new URL(request.url, 'http://portal').pathname)
    const isPage = isPagePath(pathname) && (request.headers.accept ?? '').includes('text/html')
    const found = request.method === 'GET' ? await (find(pathname) ?? (isPage ? find('/index.html') : null)) : null
    if (!found) return upstream ? passOn(request, response, upstream) : response.writeHead(404).end()
    const { type, body, encoding } = found
    return response
      .writeHead(200, {
        ...secured,
        'content-type': type,
        'content-length': body.length,
        'cache-control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        ...(encoding ? { 'content-encoding': encoding } : {}),
      })
      .end(body)
  })
  server.keepAliveTimeout = 60_000
  server.on('upgrade', (request, socket, head) =>
    upstream ? passSocketOn(request, socket, head, upstream) : socket.destroy(),
  )
  await new Promise((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${server.address().port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  }
}
