import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, preview } from 'vite'
import { describe, expect, onTestFinished, test } from 'vitest'
import { paths } from '#src/model/paths.ts'
import { isPagePath, isUnreadablePage } from '../../deploy/documents.mjs'
import { answerUnreadable, pollFromPage, sendSecurityHeaders, serveDocuments } from '../../scripts/vite/documents.ts'

describe('[D14] which paths get the page when there is no file', () => {
  test.each(Object.values(paths))('every address of the portal: %s', (address) => {
    expect(isPagePath(address.replaceAll(/:\w+/g, '1700000000000000001'))).toBe(true)
  })

  test.each(['/', '/nowhere', '/a/b/c', '/v1.2/notes'])('any path without a file extension: %s', (pathname) => {
    expect(isPagePath(pathname)).toBe(true)
  })

  test.each([
    '/assets/index-3fa9c1d2.js',
    '/assets/',
    '/assets/nothing',
    '/favicon.ico',
    '/map/sichuan.json',
    '/other/1.html',
    '/projectPkg/1/2.html',
    '/projectDetail/1.htm',
    '/.env',
    '/.git/HEAD.lock',
  ])('a missing file does not: %s', (pathname) => {
    expect(isPagePath(pathname)).toBe(false)
  })
})

describe('[RT-09] an address that no server can parse', () => {
  test.each(['/%E0%A4%A', '/x%', '/project/%zz?q=1', '//x', '/\\x'])('%s gets the page', (target) => {
    expect(isUnreadablePage(target)).toBe(true)
  })

  test.each(['/index', '/?q=%E0%A4%A', '/%E4%BA%A4', '/assets/%zz.js', '/%2e%2e/%zz', '/a%00b', '//x/..'])(
    '%s is parsed, or refused',
    (target) => {
      expect(isUnreadablePage(target)).toBe(false)
    },
  )

  /** A server that echoes the requested address, behind the listener that answers unreadable ones. */
  async function serve() {
    const server = http.createServer(({ url = '' }, response) => void response.end(`page of ${url.slice(0, 40)}`))
    answerUnreadable(server)
    onTestFinished(() => void server.close())
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    return (path: string, accept: string) =>
      new Promise<[number | undefined, string]>((resolve, reject) => {
        const asked = http.get({ port, path, headers: { accept }, agent: false }, async (answer) => {
          resolve([answer.statusCode, (await answer.toArray()).join('')])
        })
        asked.on('error', reject)
      })
  }

  test('gets the page from a server whose listeners would throw; a script does not', async () => {
    const get = await serve()
    expect(await get('/%E0%A4%A', 'text/html,*/*')).toEqual([400, 'page of /'])
    expect(await get('/%E0%A4%A', '*/*')).toEqual([200, 'page of /%E0%A4%A'])
    expect(await get('/project', 'text/html')).toEqual([200, 'page of /project'])
  })

  test('of two hundred thousand characters is answered like any other', async () => {
    const get = await serve()
    expect(await get(`/project?q=${'a'.repeat(200_000)}`, 'text/html')).toEqual([
      200,
      'page of /project?q=aaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    ])
  })
})

describe('[SE-09] a page contains a nonce and must not be cached', () => {
  const hosts = { VITE_API_BASE: '/api', VITE_BIDDING_API_BASE: '/bid-api', VITE_PUSH_BASE: '/push' }
  const listen = { host: '127.0.0.1', port: 0, strictPort: false }

  /** The root of a portal with one page, both as source and built. */
  function portal(): string {
    const root = mkdtempSync(join(tmpdir(), 'portal-'))
    onTestFinished(() => rmSync(root, { recursive: true }))
    const page = '<!doctype html><title>portal</title><script nonce="__CSP_NONCE__">void 0</script>'
    mkdirSync(join(root, 'dist'))
    for (const folder of ['.', 'dist']) writeFileSync(join(root, folder, 'index.html'), page)
    return root
  }
  const common = () => ({
    root: portal(),
    configFile: false as const,
    logLevel: 'silent' as const,
    plugins: [sendSecurityHeaders(hosts), pollFromPage(), serveDocuments()],
  })

  const starters = {
    dev: async () => {
      const server = await createServer({ ...common(), server: { ...listen, watch: null, ws: false } })
      await server.listen()
      return server
    },
    preview: async () => preview({ ...common(), preview: listen }),
  }

  test.each(['dev', 'preview'] as const)('the %s server sends it without an ETag, by every name', async (kind) => {
    const server = await starters[kind]()
    onTestFinished(() => server.close())
    const { port } = server.httpServer!.address() as AddressInfo
    for (const address of ['/', '/hall', '/index.html', '/projectPkg/1.html', '/%E0%A4%A']) {
      const answer = await fetch(`http://127.0.0.1:${port}${address}`, { headers: { accept: 'text/html' } })
      const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy')!)![1]!
      expect([address, answer.headers.get('etag')]).toEqual([address, null])
      expect([address, answer.headers.get('cache-control')]).toEqual([address, 'no-store'])
      expect(await answer.text()).toContain(`nonce="${nonce}"`)
    }
  })

  test('the client of the dev server creates no worker from a blob, which the policy refuses', async () => {
    const server = await starters.dev()
    onTestFinished(() => server.close())
    const { port } = server.httpServer!.address() as AddressInfo
    const answer = await fetch(`http://127.0.0.1:${port}/@vite/client`)
    expect(answer.headers.get('content-security-policy')).toContain("worker-src 'self';")
    const client = await answer.text()
    expect(client).toContain('Polling for restart')
    expect(client.split('\n').filter((line) => line.includes('typeof SharedWorker'))).toEqual([])
    expect(client).toMatch(/if \(true\) \{\s*const visibilityManager/)
  })
})
