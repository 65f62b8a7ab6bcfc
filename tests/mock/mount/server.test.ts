import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { contractSuite, replyOf } from './contract-suite.ts'

let server: ViteDevServer
let port = 0
const journal = mkdtempSync(path.join(tmpdir(), 'exchange-'))

beforeAll(async () => {
  process.env['MOCK_JOURNAL_DIR'] = journal
  server = await createServer({
    mode: 'development',
    logLevel: 'error',
    server: { port: 0, strictPort: false, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  await server.listen()
  port = (server.httpServer!.address() as AddressInfo).port
}, 60_000)
afterAll(async () => {
  await server.close()
  rmSync(journal, { recursive: true, force: true })
})

type Answer = { status: number; headers: NodeJS.Dict<string | string[]>; text: string }

/** Node's own client, because it lets a test forge Host and Origin. */
const ask = (
  address: string,
  {
    method = 'GET',
    headers = {},
    body = '',
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
) =>
  new Promise<Answer>((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port, path: address, method, headers: { host: `127.0.0.1:${port}`, ...headers } },
      (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (part: string) => (text += part))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }))
      },
    )
    asked.on('error', reject)
    asked.end(body)
  })

contractSuite('mount (c), real HTTP', async (method, callPath, input, bearer) => {
  const query =
    method === 'get'
      ? `?${new URLSearchParams(Object.entries(input).map(([key, value]) => [key, String(value)])).toString()}`
      : ''
  const { text } = await ask(`/api${callPath}${query}`, {
    method: method.toUpperCase(),
    headers: {
      'client-id': 'minjiang-portal',
      'content-type': 'application/json',
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
    },
    body: method === 'get' ? '' : JSON.stringify(input),
  })
  return replyOf(JSON.parse(text))
})

/** 101 if the upgrade is accepted, else the status of the refusal. */
const dial = (address: string, headers: Record<string, string>) =>
  new Promise<number>((resolve) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${address}`, { headers })
    socket.on('open', () => {
      socket.close()
      resolve(101)
    })
    socket.on('unexpected-response', (_, response) => resolve(response.statusCode ?? 0))
    socket.on('error', () => resolve(0))
  })

test('[F14] the server does not close a connection that the browser may still use: the browser closes it first, after 5 min', () => {
  expect(server.httpServer).toHaveProperty('keepAliveTimeout', 310_000)
})

describe('mount (c) as a server', () => {
  test('binds to 127.0.0.1', () => {
    expect((server.httpServer!.address() as AddressInfo).address).toBe('127.0.0.1')
  })

  const foreign = [
    'http://evil.example',
    'https://evil.example',
    'null',
    'http://127.0.0.1.evil.example',
    'http://localhost.evil.example',
    'http://evil.example:4173',
    'file://',
    'http://127.0.0.1:1',
    'http://[::1]:1',
    'http://user@evil.example',
  ]
  test.each(foreign)('refuses a socket from %s', async (origin) => {
    expect(await dial('/push', { origin, host: `127.0.0.1:${port}` })).toBe(403)
  })

  test('refuses a socket without an origin, and one under a foreign host name', async () => {
    expect(await dial('/push', {})).toBe(403)
    expect(await dial('/push', { origin: 'http://evil.example', host: 'evil.example' })).toBe(403)
  })

  test('accepts a socket of its own page and speaks the protocol', async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/push`, { headers: { origin: `http://127.0.0.1:${port}` } })
    const messages: { kind: string; snapshot?: unknown }[] = []
    socket.on('message', (data: Buffer) => messages.push(JSON.parse(data.toString()) as { kind: string }))
    await once(socket, 'open')
    socket.send(JSON.stringify({ kind: 'subscribe', topic: 'hall' }))
    await expect.poll(() => messages.find(({ kind }) => kind === 'reset')?.snapshot).toEqual(expect.any(Array))
    expect(messages[0]).toMatchObject({ kind: 'hello', v: 1 })
    socket.close()
  })

  test('closes a frame over 64 KB with 1009', async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/push`, { headers: { origin: `http://127.0.0.1:${port}` } })
    await once(socket, 'open')
    socket.send('x'.repeat(70_000))
    const [code] = (await once(socket, 'close')) as [number]
    expect(code).toBe(1009)
  })

  test('a page of another site cannot change anything', async () => {
    const headers = { origin: 'http://evil.example', 'content-type': 'text/plain' }
    expect((await ask('/__mock/reset', { method: 'POST', headers, body: '{}' })).status).toBe(403)
    expect(
      (
        await ask('/api/dscq-user/sms/code', {
          method: 'POST',
          headers,
          body: '{"telPhone":"13900000001","code":"1008"}',
        })
      ).status,
    ).toBe(403)
  })

  test.each([
    ['an answer', '/api/dscq-project/top/hot', {}, 200],
    ['a refusal', '/api/dscq-user/collect/ids', {}, 200],
    ['an unknown call', '/api/none', {}, 200],
    ['a malformed request', '/api/dscq-content/special/detail?code=a&code=b', {}, 400],
    ['an order of a foreign page', '/api/dscq-content/ad-ads/list', { origin: 'http://evil.example' }, 403],
    ['an unknown method', '/api/dscq-project/top/hot', { method: 'PUT' }, 405],
  ])(
    '[ASVS 14.3.2] [ASVS 3.4.4] %s carries what every answer carries',
    async (_, address, asked: { origin?: string; method?: string }, status) => {
      const { origin, method } = asked
      const answer = await ask(address, {
        method: method ?? (origin ? 'POST' : 'GET'),
        headers: { ...(origin && { origin }), 'client-id': 'minjiang-portal' },
      })
      expect(answer.status).toBe(status)
      expect(answer.headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      })
      expect(answer.headers['access-control-allow-origin']).toBeUndefined()
      if (status === 200) expect(Number(answer.headers['x-server-time'])).toBeGreaterThan(0)
    },
  )

  test('sends the security headers with every response', async () => {
    for (const address of ['/index', '/api/dscq-project/top/hot', '/favicon.svg']) {
      const { headers } = await ask(address)
      expect(headers, address).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('geolocation=()'),
      })
      expect(headers['content-security-policy'], address).toContain("default-src 'none'")
      expect(headers['content-security-policy'], address).not.toMatch(/script-src[^;]*unsafe/)
    }
  })

  test('gives every page a nonce of its own', async () => {
    const nonceOf = ({ text }: Answer) => /<script nonce="([^"]+)"/.exec(text)?.[1]
    const [first, second] = [await ask('/index'), await ask('/index')]
    expect(nonceOf(first)).toMatch(/^[A-Za-z0-9+/=]{20,}$/)
    expect(nonceOf(first)).not.toBe(nonceOf(second))
    expect(first.headers['content-security-policy']).toContain(`'nonce-${nonceOf(first)}'`)
  })

  test.each([
    '/assets/lost.js',
    '/lost.css',
    '/projectDetail.html',
    '/assets/deep/lost',
    '/.env',
    '/.git/config',
    '/package-lock.jso',
  ])('a missing file is a 404 and not the page: %s', async (address) => {
    // The server logs requests that it refuses.
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { status, text } = await ask(address)
    for (const [line] of logged.mock.calls) expect(line).toContain('is outside of Vite serving allow list')
    // Vite refuses hidden files with 403 before any other middleware.
    expect([403, 404]).toContain(status)
    expect(text).not.toContain('id="root"')
  })

  test.each(['/index', '/no/such/page', '/projectDetail/A-1.html'])(
    'a page address returns the page: %s',
    async (address) => {
      const { status, text } = await ask(address)
      expect(status).toBe(200)
      expect(text).toContain('id="root"')
    },
  )

  test('worlds chosen by cookie are separate; a reset recreates the same world', async () => {
    const post = (world: string, name: string, body: object) =>
      ask(`/__mock/${name}`, { method: 'POST', headers: { cookie: `mock-world=${world}` }, body: JSON.stringify(body) })
    const state = async (world: string) =>
      JSON.parse((await ask('/__mock/state', { headers: { cookie: `mock-world=${world}` } })).text) as {
        now: number
        listings: number
      }
    await post('one', 'clock', { jumpMs: 86_400_000 })
    const [one, two] = [await state('one'), await state('two')]
    expect(one.now - two.now).toBeGreaterThan(86_000_000)
    await post('one', 'reset', {})
    expect((await state('one')).now - two.now).toBeLessThan(60_000)
    expect((await state('one')).listings).toBe(two.listings)
  })

  // A browser may send the next request after it has read an answer, which may be before the server has finished it.
  test('a cut call is closed even if its connection is still busy with an earlier answer, which arrives complete', async () => {
    const cookie = 'mock-world=cut'
    const [slow, down] = ['/dscq-project/top/hot', '/dscq-content/ad-ads/list']
    const faults = [
      { path: slow, kind: 'slow', ms: 300 },
      { path: down, kind: 'down' },
    ]
    const headers = { 'client-id': 'minjiang-portal', 'content-type': 'application/json', cookie }
    expect((await ask('/__mock/faults', { method: 'POST', headers, body: JSON.stringify({ faults }) })).status).toBe(
      200,
    )
    const socket = connect(port, '127.0.0.1')
    let text = ''
    socket.on('data', (part: Buffer) => (text += part.toString()))
    const host = `Host: 127.0.0.1:${port}\r\nclient-id: minjiang-portal\r\nCookie: ${cookie}`
    socket.write(`GET /api${slow}?size=6&current=1 HTTP/1.1\r\n${host}\r\n\r\n`)
    socket.write(
      `POST /api${down} HTTP/1.1\r\n${host}\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`,
    )
    await once(socket, 'close')
    expect(text.match(/^HTTP\/1\.1 \d+/gm)).toEqual(['HTTP/1.1 200'])
    expect(text).toContain('"records"')
    expect(text.endsWith('0\r\n\r\n')).toBe(true)
  })

  test.each([
    ['HTML', '<html>', 'application/json', 400],
    ['truncated JSON', '{"code":', 'application/json', 400],
    ['a list', '[1]', 'application/json', 400],
    ['a string', '"text"', 'application/json', 400],
    ['null', 'null', 'application/json', 400],
    ['a form', 'code=1', 'multipart/form-data; boundary=x', 415],
    ['an XML text', '<a/>', 'application/xml', 415],
    ['a text', '{}', 'text/plain', 415],
    ['form fields', 'code=index', 'application/x-www-form-urlencoded', 415],
    ['a body of more than a megabyte', 'x'.repeat(1_100_000), 'application/json', 413],
  ])('%s is refused with a status and in the envelope', async (_, body, type, status) => {
    const headers = { 'client-id': 'minjiang-portal', 'content-type': type }
    const answer = await ask('/api/dscq-content/ad-ads/list', { method: 'POST', headers, body })
    expect([answer.status, JSON.parse(answer.text)]).toEqual([status, { code: status, msg: words[status], data: null }])
  })

  const adPath = '/api/dscq-content/ad-ads/list'
  const uploadPath = '/api/dscq-resource/file/upload'
  const part = (name: string) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n1\r\n`
  const form = 'multipart/form-data; boundary=x'
  const json = 'application/json'
  test.each([
    ['an upload without a boundary', uploadPath, 'code=1', 'multipart/form-data', 400],
    ['an upload with one name twice', uploadPath, `${part('purpose')}${part('purpose')}--x--\r\n`, form, 400],
    ['an address with one name twice', `${adPath}?code=a&code=b`, '{}', json, 400],
    ['fields in the address of a call that has a body', `${adPath}?code=a`, '{}', json, 400],
    ['fields in the address and in the body', `${adPath}?code=a`, '{"size":1}', json, 400],
    ['a sign-in with fields in both', '/api/oauth/token?grant_type=password', '{"username":"person"}', json, 400],
    ['a JSON text without a type', adPath, '{"size":1}', 'text/json', 415],
  ])('[ASVS 15.3.7] %s is refused', async (_, address, body, type, status) => {
    const headers = { 'client-id': 'minjiang-portal', 'content-type': type }
    expect((await ask(address, { method: 'POST', headers, body })).status).toBe(status)
  })

  test('[ASVS 3.5.2] a change needs the header that a page of another site cannot send', async () => {
    const post = (headers: object) =>
      ask('/api/dscq-user/sms/code', {
        method: 'POST',
        headers: { 'content-type': json, ...headers },
        body: '{"telPhone":"13912345678","code":"1008"}',
      })
    const sent = async () => JSON.parse((await ask('/__mock/inbox.json')).text) as unknown[]
    const before = (await sent()).length
    const refused = await post({})
    expect([refused.status, JSON.parse(refused.text)]).toEqual([403, { code: 403, msg: '来源不被允许', data: null }])
    expect(await sent()).toHaveLength(before)
    expect((await post({ 'client-id': 'minjiang-portal' })).status).toBe(200)
    expect(await sent()).toHaveLength(before + 1)
  })
})

const words: Record<number, string> = { 400: '请求格式不正确', 413: '提交的内容过大', 415: '不支持该内容类型' }

describe('[AC-11] bodies are limited by their declared and by their actual size', () => {
  /** The answer to a socket that sends this head, and then the part, if any, again and again until it is answered or closed. */
  const sendStream = (head: string, part: string) =>
    new Promise<{ status: string | undefined; sent: number }>((resolve) => {
      const socket = connect(port, '127.0.0.1')
      const chunk = `${part.length.toString(16)}\r\n${part}\r\n`
      let text = ''
      let sent = 0
      const send = () => {
        if (part === '' || text !== '' || socket.destroyed) return
        sent += part.length
        socket.write(chunk, () => setImmediate(send))
      }
      socket.on('data', (heard: Buffer) => (text += heard.toString()))
      socket.on('error', () => undefined)
      socket.on('close', () => resolve({ status: /^HTTP\/1\.1 (\d+)/.exec(text)?.[1], sent }))
      socket.write(`${head}\r\nHost: 127.0.0.1:${port}\r\n${part === '' ? '' : 'Transfer-Encoding: chunked\r\n'}\r\n`)
      send()
    })
  const json = 'Content-Type: application/json'

  test('one with too large a declared size is refused before any of it arrives', async () => {
    const head = `POST /api/dscq-content/ad-ads/list HTTP/1.1\r\n${json}\r\nContent-Length: 2000000`
    expect(await sendStream(head, '')).toEqual({ status: '413', sent: 0 })
  })

  test.each(['/api/dscq-content/ad-ads/list', '/__mock/reset', '/mock-bank/pay', '/mock-face/check', '/analytics'])(
    'one without an end is refused while it arrives: %s',
    async (address) => {
      const { status, sent } = await sendStream(`POST ${address} HTTP/1.1\r\n${json}`, 'x'.repeat(64_000))
      expect(sent).toBeLessThan(12_000_000)
      expect(status).toBe('413')
    },
  )

  test('an endless file is refused while it arrives, once it exceeds the largest allowed size', async () => {
    const form = 'Content-Type: multipart/form-data; boundary=x'
    const { status, sent } = await sendStream(
      `POST /api/dscq-resource/file/upload HTTP/1.1\r\n${form}`,
      'x'.repeat(640_000),
    )
    expect(status).toBe('413')
    expect(sent).toBeGreaterThan(20_000_000)
    expect(sent).toBeLessThan(40_000_000)
  })

  test('a connection on which the whole body arrived can be reused', async () => {
    const socket = connect(port, '127.0.0.1')
    let text = ''
    socket.on('data', (part: Buffer) => (text += part.toString()))
    const host = `Host: 127.0.0.1:${port}`
    const statuses = () => text.match(/^HTTP\/1\.1 \d+/gm)
    socket.write(`POST /api/dscq-content/ad-ads/list HTTP/1.1\r\n${host}\r\n${json}\r\nContent-Length: 1100000\r\n\r\n`)
    socket.write('x'.repeat(1_100_000))
    await expect.poll(statuses).toEqual(['HTTP/1.1 413'])
    await new Promise((resolve) => {
      setTimeout(resolve, 1_200)
    })
    socket.write(`GET /api/dscq-project/top/hot HTTP/1.1\r\n${host}\r\n\r\n`)
    await expect.poll(statuses).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200'])
    socket.destroy()
  })

  test('a form is limited like any other body except for uploads', async () => {
    const form = 'Content-Type: multipart/form-data; boundary=x'
    const sized = (address: string, bytes: number) =>
      sendStream(`POST /api${address} HTTP/1.1\r\n${form}\r\nContent-Length: ${bytes}`, '')
    expect((await sized('/dscq-user/sms/code', 2_000_000)).status).toBe('413')
    expect((await sized('/dscq-resource/file/upload', 22_000_001)).status).toBe('413')
  })
})

describe('[SE-01] headers decide about the caller, not the address', () => {
  const post = (address: string, headers: Record<string, string>, body = '{}') =>
    ask(address, {
      method: 'POST',
      headers: { 'client-id': 'minjiang-portal', 'content-type': 'application/json', ...headers },
      body,
    })

  test('an address with another host changes nothing here', async () => {
    const headers = { origin: 'http://evil.example', cookie: 'mock-world=aside' }
    for (const address of [
      '//evil.example/__mock/reset',
      '/\\evil.example/__mock/reset',
      'http://evil.example/__mock/reset',
    ])
      expect((await post(address, headers)).status, address).toBe(400)
  })

  test.each([
    'http://evil.example',
    'http://127.0.0.1',
    'http://127.0.0.1.evil.example',
    'https://evil.example/',
    'http://',
    '127.0.0.1',
    'http://[',
  ])('a page of %s changes nothing', async (origin) => {
    expect((await post('/__mock/reset', { origin, cookie: 'mock-world=aside' })).status).toBe(403)
    expect((await post('/api/dscq-content/ad-ads/list', { origin })).status).toBe(403)
  })

  test('a page of this origin does', async () => {
    const origin = `http://127.0.0.1:${port}`
    expect((await post('/__mock/reset', { origin, cookie: 'mock-world=aside' })).status).toBe(200)
    expect((await post('/api/dscq-content/ad-ads/list', { origin })).status).toBe(200)
  })

  // Browsers send no Origin with HEAD, so that a page of another site may send any HEAD request.
  test.each(['HEAD', 'OPTIONS'])('%s changes nothing', async (method) => {
    const headers = { cookie: 'mock-world=heads' }
    const state = async () => (await ask('/__mock/state', { headers })).text
    const begun = await state()
    expect((await post('/__mock/clock', headers, '{"jumpMs":86400000}')).status).toBe(200)
    for (const order of ['reset', 'scenario', 'clock']) await ask(`/__mock/${order}`, { method, headers })
    const { startedAt } = JSON.parse(begun) as { startedAt: number }
    const { startedAt: later, now } = JSON.parse(await state()) as { startedAt: number; now: number }
    expect(later).toBe(startedAt)
    expect(now - later).toBeGreaterThanOrEqual(86_400_000)
  })

  test('a HEAD response equals that of GET without its body', async () => {
    for (const [address, status] of [
      ['/api/dscq-project/top/hot', 200],
      ['/__mock/state', 200],
      ['/mock-files/none', 404],
    ] as const) {
      const head = await ask(address, { method: 'HEAD' })
      expect([address, head.status, head.text]).toEqual([address, status, ''])
      expect(head.headers['content-type']).toBe((await ask(address)).headers['content-type'])
    }
  })

  test("the origin null is allowed for the phone's form only", async () => {
    const headers = { origin: 'null', 'content-type': 'application/x-www-form-urlencoded' }
    expect((await post('/mock-face/check', headers, 'token=x&verdict=cancel')).status).toBe(410)
    for (const address of ['/__mock/reset', '/mock-bank/pay', '/api/dscq-content/ad-ads/list', '/analytics'])
      expect((await post(address, headers)).status, address).toBe(403)
  })

  test('a foreign host name that resolves to this machine reaches nothing', async () => {
    expect((await post('/__mock/reset', { host: 'evil.example', origin: 'http://evil.example' })).status).toBe(403)
  })
})

test('[ASVS 14.3.1] the answer to a sign-out clears what the browser has cached, and nothing of the settings; no other answer does', async () => {
  expect((await ask('/api/logout')).headers['clear-site-data']).toBe('"cache"')
  expect((await ask('/api/blade-auth/oauth/captcha')).headers['clear-site-data']).toBeUndefined()
})
