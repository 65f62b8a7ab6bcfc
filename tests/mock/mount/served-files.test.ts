import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { exposureWarning, hostFrom, isExposed } from '../../../scripts/vite/exposure.ts'

const root = process.cwd()
const journals = mkdtempSync(path.join(tmpdir(), 'served-'))
/** Beside the sources, like the journal of a developer's exchange. */
const planted = path.join(root, '.cache', 'served-files-test')
const secret = 'a sign-in in the journal'
let server: ViteDevServer

const opened = () =>
  createServer({
    mode: 'development',
    logLevel: 'silent',
    server: { port: 0, strictPort: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })

beforeAll(async () => {
  mkdirSync(planted, { recursive: true })
  writeFileSync(path.join(planted, 'demo.jsonl'), secret)
  vi.stubEnv('MOCK_JOURNAL_DIR', journals)
  server = await (await opened()).listen()
}, 60_000)
afterAll(async () => {
  await server.close()
  rmSync(planted, { recursive: true, force: true })
  rmSync(journals, { recursive: true, force: true })
})

/** The path is sent as it is; `fetch` would normalise it. */
const ask = (target: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; text: string; headers: http.IncomingHttpHeaders }>((resolve, reject) => {
    const { port } = server.httpServer!.address() as AddressInfo
    http
      .get({ port, host: '127.0.0.1', path: target, headers, agent: false }, (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
        response.on('end', () => resolve({ status: response.statusCode!, text, headers: response.headers }))
      })
      .on('error', reject)
  })

const journal = '.cache/served-files-test/demo.jsonl'

test.each([
  `/${journal}`,
  `/${journal}?raw`,
  `/${journal}?url`,
  `/${journal}?import`,
  `/${journal}?import&raw`,
  `/${journal}?import&raw??`,
  `/${journal}?inline&import`,
  `/${journal}?html-proxy`,
  `/${journal}?t=1`,
  `/./${journal}`,
  `/src/../${journal}`,
  `/src/%2e%2e/${journal}`,
  `/%2e${journal.slice(1)}`,
  `/.cache//served-files-test/demo.jsonl`,
  `/@fs${root}/${journal}`,
  `/@fs${root}/${journal}?raw`,
  `/@fs${root}/${journal}?import&raw`,
  `/@fs/${root}//${journal}`,
  `/@fs${root}/src/../${journal}?raw??`,
  `/@fs${root}/node_modules/../${journal}`,
  '/.env.production?raw',
  '/package.json',
  '/vite.config.ts?raw',
  '/.git/config',
  `/@fs${root}/.git/HEAD?raw`,
  '/@fs/etc/passwd?raw',
])('[ASVS 16.4.2] %s is not served', async (target) => {
  const { status, text } = await ask(target)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(text).not.toMatch(
    /sign-in in the journal|VITE_API_BASE=|"minjiang-exchange-portal"|defineConfig|ref: refs|root:x:0/,
  )
})

test('the sources of the portal and its packages are', async () => {
  for (const target of ['/src/main.tsx', '/node_modules/vite/dist/client/env.mjs', '/index'])
    expect([target, (await ask(target)).status]).toEqual([target, 200])
})

test.each(['http://evil.example', 'http://localhost:3000', 'null'])(
  '[ASVS 3.4.2] a page of %s cannot read the sources',
  async (origin) => {
    const { headers } = await ask('/src/main.tsx', { origin })
    expect(headers['access-control-allow-origin']).toBeUndefined()
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
  },
)

test('the server is bound to this machine, unless HOST is an IP address', () => {
  expect((server.httpServer!.address() as AddressInfo).address).toBe('127.0.0.1')
  expect(hostFrom({})).toBe('127.0.0.1')
  expect(hostFrom({ HOST: 'workstation' })).toBe('127.0.0.1')
  expect(hostFrom({ HOST: '0.0.0.0' })).toBe('0.0.0.0')
  expect(['127.0.0.1', 'localhost', '::1', undefined].map(isExposed)).toEqual([false, false, false, false])
  expect(['0.0.0.0', '192.168.1.7', '::', true].map(isExposed)).toEqual([true, true, true, true])
})

test('one that other machines can reach says so, and shows no password', async () => {
  const warnings: string[] = []
  const exposed = await createServer({
    mode: 'development',
    server: { host: '0.0.0.0', middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    customLogger: {
      info: () => undefined,
      warn: (text) => warnings.push(text),
      warnOnce: () => undefined,
      error: () => undefined,
      clearScreen: () => undefined,
      hasErrorLogged: () => false,
      hasWarned: false,
    },
  })
  expect(warnings).toContain(exposureWarning)
  expect(exposed.config.define).toMatchObject({ 'import.meta.env.VITE_DEMO_HINT': '"off"' })
  expect(exposed.config.server.fs.deny).toContain('**/src/mock/accounts.json')
  await exposed.close()
  expect(server.config.define?.['import.meta.env.VITE_DEMO_HINT']).toBeUndefined()
})
