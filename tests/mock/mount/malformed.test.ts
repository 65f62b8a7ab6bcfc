import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createServer, preview, type PreviewServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const folder = mkdtempSync(path.join(tmpdir(), 'malformed-'))

async function forDevelopment(): Promise<ViteDevServer> {
  const server = await createServer({
    mode: 'development',
    logLevel: 'silent',
    server: { port: 0, strictPort: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  return server.listen()
}

const forPreview = (): Promise<PreviewServer> => {
  const outDir = path.join(folder, 'dist')
  mkdirSync(outDir)
  writeFileSync(path.join(outDir, 'index.html'), '<!doctype html><title>portal</title>')
  return preview({ mode: 'test', logLevel: 'silent', build: { outDir }, preview: { port: 0, strictPort: false } })
}

/** Lines of a request without its end; `PORT` is replaced by the port. */
const refused: readonly (readonly [what: string, lines: string[], statuses: number[]])[] = [
  ['an address with an open bracket', ['GET http://[ HTTP/1.1', 'Host: 127.0.0.1:PORT'], [400]],
  ['an address of two slashes', ['GET // HTTP/1.1', 'Host: 127.0.0.1:PORT'], [400]],
  ['a slash and a backslash', ['GET /\\ HTTP/1.1', 'Host: 127.0.0.1:PORT'], [400]],
  ['the address of another site', ['GET http://evil.example/ HTTP/1.1', 'Host: 127.0.0.1:PORT'], [400]],
  ['a star', ['OPTIONS * HTTP/1.1', 'Host: 127.0.0.1:PORT'], [400]],
  ['no slash', ['GET index HTTP/1.1', 'Host: 127.0.0.1:PORT'], [400]],
  ['a fragment', ['GET /index#x HTTP/1.1', 'Host: 127.0.0.1:PORT'], [400]],
  ['an escape without digits', ['GET /%zz HTTP/1.1', 'Host: 127.0.0.1:PORT'], [400]],
  ['half an escape', ['GET /index% HTTP/1.1', 'Host: 127.0.0.1:PORT'], [400]],
  ['an escape that is no UTF-8', ['GET /api/%ff%fe HTTP/1.1', 'Host: 127.0.0.1:PORT'], [400]],
  ['an escaped zero', ['GET /%00 HTTP/1.1', 'Host: 127.0.0.1:PORT'], [400]],
  ['an escaped zero after the name of a server file', ['GET /@vite/env%00 HTTP/1.1', 'Host: 127.0.0.1:PORT'], [400]],
  [
    'an escape in the address of a picture',
    ['GET /mock-pictures/%E0%A4%A.svg HTTP/1.1', 'Host: 127.0.0.1:PORT'],
    [400],
  ],
  ['TRACE', ['TRACE / HTTP/1.1', 'Host: 127.0.0.1:PORT'], [405]],
  ['TRACE of a call', ['TRACE /api/dscq-project/top/hot HTTP/1.1', 'Host: 127.0.0.1:PORT'], [405]],
  ['CONNECT', ['CONNECT evil.example:443 HTTP/1.1', 'Host: evil.example'], [405]],
  ['DELETE', ['DELETE /index HTTP/1.1', 'Host: 127.0.0.1:PORT'], [405]],
  ['an unknown method', ['BREW /pot HTTP/1.1', 'Host: 127.0.0.1:PORT'], [400]],
  ['no host', ['GET / HTTP/1.1'], [400]],
  ['no host, as in HTTP/1.0', ['GET /api/dscq-project/top/hot HTTP/1.0'], [400]],
  ['a host with a path', ['GET / HTTP/1.1', 'Host: 127.0.0.1:PORT/x'], [400]],
  ['a host with a bracket', ['GET / HTTP/1.1', 'Host: ['], [400]],
  ['a foreign host', ['GET /api/dscq-project/top/hot HTTP/1.1', 'Host: evil.example', 'Connection: close'], [403]],
  ['a header without a name', ['GET / HTTP/1.1', 'Host: 127.0.0.1:PORT', ': x'], [400]],
  ['a header with a blank in its name', ['GET / HTTP/1.1', 'Host: 127.0.0.1:PORT', 'a b: x'], [400]],
  ['a header with a zero', ['GET / HTTP/1.1', 'Host: 127.0.0.1:PORT', 'Cookie: a\0b'], [400]],
  ['two lengths', ['POST / HTTP/1.1', 'Host: 127.0.0.1:PORT', 'Content-Length: 1', 'Content-Length: 2'], [400]],
  ['a negative length', ['POST / HTTP/1.1', 'Host: 127.0.0.1:PORT', 'Content-Length: -1'], [400]],
  [
    'a length and chunks',
    ['POST / HTTP/1.1', 'Host: 127.0.0.1:PORT', 'Content-Length: 3', 'Transfer-Encoding: chunked'],
    [400],
  ],
  [
    'chunks without a length',
    ['POST /api/x HTTP/1.1', 'Host: 127.0.0.1:PORT', 'Transfer-Encoding: chunked', '', 'zz', 'hello'],
    [400],
  ],
  ['a huge address', [`GET /${'a'.repeat(263_000)} HTTP/1.1`, 'Host: 127.0.0.1:PORT'], [431]],
  ['a huge header', ['GET / HTTP/1.1', 'Host: 127.0.0.1:PORT', `Cookie: ${'a'.repeat(263_000)}`], [431]],
  ['another protocol', ['EHLO example'], [400]],
  ['a TLS handshake', [Buffer.from('16030100a5010000a10303', 'hex').toString('latin1')], [400]],
]

const upgrade = (target: string, ...more: string[]) => [
  `GET ${target} HTTP/1.1`,
  'Host: 127.0.0.1:PORT',
  'Connection: Upgrade',
  'Upgrade: websocket',
  ...more,
]
const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='
const version = 'Sec-WebSocket-Version: 13'
const own = 'Origin: http://127.0.0.1:PORT'

const refusedUpgrades: readonly (readonly [what: string, lines: string[], statuses: number[]])[] = [
  ['an address of two slashes', upgrade('//', key, version, own), [400]],
  ['an open bracket', upgrade('http://[', key, version, own), [400]],
  ['a bad escape', upgrade('/push%', key, version, own), [400]],
  ['an unknown address', upgrade('/PUSH', key, version, own), [404]],
  ['the address of the page', upgrade('/', key, version, own), [404]],
  ['an invalid origin', upgrade('/push', key, version, 'Origin: http://['), [403]],
  ['no key', upgrade('/push', version, own), [400]],
  ['a short key', upgrade('/push', 'Sec-WebSocket-Key: x', version, own), [400]],
  ['an unknown version', upgrade('/push', key, 'Sec-WebSocket-Version: 99', own), [400, 426]],
  ['another method', upgrade('/push', key, version, own).map((line) => line.replace('GET', 'POST')), [400, 405]],
]

describe.each([
  ['the development server', forDevelopment],
  ['the preview server', forPreview],
])('malformed requests to %s', (name, begin) => {
  let server: ViteDevServer | PreviewServer
  let port = 0

  beforeAll(async () => {
    process.env['MOCK_JOURNAL_DIR'] = path.join(folder, name)
    server = await begin()
    port = (server.httpServer!.address() as AddressInfo).port
    // The first call makes the modules and the world, which takes longer than an answer may take below.
    const first = await fetch(`http://127.0.0.1:${port}/api/dscq-project/top/hot`)
    if (!first.ok) throw new Error(`the first call: ${first.status}`)
  }, 60_000)
  afterAll(() => server.close())

  /** The server's whole answer to these bytes until it closes, or until a timeout. */
  const send = (bytes: string, { leave = false } = {}) =>
    new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1')
      let text = ''
      socket.setTimeout(4_000, () => socket.destroy())
      socket.on('data', (part: Buffer) => (text += part.toString('latin1')))
      socket.on('error', () => undefined)
      socket.on('close', () => resolve(text))
      socket.write(Buffer.from(bytes.replaceAll('PORT', String(port)), 'latin1'), () => {
        if (leave) socket.resetAndDestroy()
      })
    })
  const statusOf = (text: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0)
  const closing = 'Connection: close'

  /** The exchange still answers. */
  const expectAlive = async () => {
    const text = await send(
      ['GET /api/dscq-project/top/hot HTTP/1.1', 'Host: 127.0.0.1:PORT', closing, '', ''].join('\r\n'),
    )
    expect(statusOf(text)).toBe(200)
    expect(text).toContain('"code":200')
  }

  test.each(refused)('%s', async (_, lines, statuses) => {
    const text = await send([...lines, '', ''].join('\r\n'))
    expect(statuses).toContain(statusOf(text))
    await expectAlive()
  })

  test.each(refusedUpgrades)('a socket is requested with %s', async (_, lines, statuses) => {
    const text = await send([...lines, '', ''].join('\r\n'))
    expect(statuses).toContain(statusOf(text))
    await expectAlive()
  })

  test('a body that ends too early', async () => {
    const head = [
      'POST /api/dscq-content/ad-ads/list HTTP/1.1',
      'Host: 127.0.0.1:PORT',
      'Content-Type: application/json',
    ]
    for (const body of [
      ['Content-Length: 50', '', '{"code":'],
      ['Transfer-Encoding: chunked', '', '40', '{"code":'],
    ])
      await send([...head, ...body].join('\r\n'), { leave: true })
    await expectAlive()
  })

  test('a socket request whose client disconnects at once', async () => {
    for (const target of ['/push', '/elsewhere', '//'])
      await send([...upgrade(target, key, version, 'Origin: http://evil.example'), '', ''].join('\r\n'), {
        leave: true,
      })
    await expectAlive()
  })

  /** The bytes of an invalid frame. */
  test.each([
    ['a frame that is not masked', '81057b7b7b7b7b'],
    ['reserved bits', 'f18000000000'],
    ['an unknown frame type', '838000000000'],
    ['a text that is no UTF-8', '818400000000fffefdfc'],
    ['a huge length', '81ffffffffffffffffff00000000'],
    ['a ping of more than 125 bytes', '89fe00ff00000000'],
    ['a close of one byte', '88810000000003'],
  ])('%s on an open socket', async (_, hex) => {
    const garbage = Buffer.from(hex, 'hex').toString('latin1')
    const text = await send([...upgrade('/push', key, version, own), '', garbage].join('\r\n'))
    expect(statusOf(text)).toBe(101)
    await expectAlive()
  })
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))
