import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from '@playwright/test'
import { serveWithNginx } from '../../scripts/nginx-server.mjs'
import { pack } from '../../scripts/pack.mjs'
import { probe } from '../../scripts/probe.mjs'

// The production build under the production configuration, on a real nginx. The other tests use the preview in its place.
const nginx = process.env['E2E_NGINX_PATH'] ?? ''
const env = parseEnv(readFileSync('.env.production', 'utf8'))
const port = 4180

test.skip(nginx === '', 'there is no nginx on this machine')
test.describe.configure({ mode: 'serial' })

let temp = ''
let folder = ''
test.beforeAll(() => {
  temp = mkdtempSync(path.join(tmpdir(), 'portal-nginx-'))
  // The workers of nginx run as another user.
  chmodSync(temp, 0o755)
  folder = path.join(temp, 'dist')
  cpSync('dist', folder, { recursive: true })
  pack(folder)
  // Files that tools and systems leave behind: without them a request would be a plain 404.
  for (const left of ['.env', '.git/config', '.vite/manifest.json', '.DS_Store', 'assets/.vite/manifest.json']) {
    mkdirSync(path.dirname(path.join(folder, left)), { recursive: true })
    writeFileSync(path.join(folder, left), '{}')
  }
})
test.afterAll(() => rmSync(temp, { recursive: true, force: true }))

const serve = (options: Partial<Parameters<typeof serveWithNginx>[1]> = {}) =>
  serveWithNginx(nginx, { folder, temp, port, ...options })

test('[ASVS 16.2.5] [ASVS 16.4.1] the log has path, request id, agent and the real address, and no query; no agent forges a line', async () => {
  const log = path.join(temp, 'access.log')
  const realIp = path.join(temp, 'real-ip')
  mkdirSync(realIp, { recursive: true })
  writeFileSync(path.join(realIp, 'balancer.conf'), 'set_real_ip_from 127.0.0.1;\nreal_ip_header X-Forwarded-For;\n')
  const change = (conf: string) => conf.replace('/dev/stdout', log).replace('/etc/nginx/real-ip', realIp)
  const server = await serve({ change })
  try {
    await fetch(`http://127.0.0.1:${port}/loginCallback?code=planted-code`, {
      headers: { 'x-forwarded-for': '203.0.113.7', 'user-agent': 'Agent" ,"status":200, "x":"' },
    })
  } finally {
    await server.stop()
  }
  const text = readFileSync(log, 'utf8')
  expect(text).not.toContain('planted-code')
  expect(
    text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown),
  ).toEqual([
    {
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      id: expect.stringMatching(/^[\da-f]{32}$/),
      from: '203.0.113.7',
      method: 'GET',
      path: '/loginCallback',
      status: 200,
      bytes: expect.any(Number),
      seconds: expect.any(Number),
      agent: 'Agent" ,"status":200, "x":"',
    },
  ])
})

const failed = (results: Awaited<ReturnType<typeof probe>>) => results.filter(({ problems }) => problems.length > 0)

test('[SE-09] [D14] [D16] pages, files, headers, caches and hidden files are as deploy/README.md demands', async () => {
  const server = await serve()
  try {
    const results = await probe(`http://127.0.0.1:${port}`, { env })
    expect(failed(results)).toEqual([])
    expect(results.filter(({ name }) => name.startsWith('hidden ')).length).toBeGreaterThanOrEqual(25)
  } finally {
    await server.stop()
  }
})

test('a page that is served without its nonce is detected', async () => {
  const server = await serve({
    change: (conf) => conf.replace(/(\.html\$ \{\s+)rewrite \^ \/index\.html last;/, '$1try_files /index.html =404;'),
  })
  try {
    const problems = failed(await probe(`http://127.0.0.1:${port}`, { env }))
    expect(problems.map(({ name }) => name)).toEqual([
      'page /projectPkg/1700000000000000001.html',
      'page /projectDetail/1700000000000000001.html?from=list',
      'page /projectToManageDetail/1700000000000000001.html',
    ])
    expect(problems[0]?.problems).toContain('the body still contains __CSP_NONCE__')
  } finally {
    await server.stop()
  }
})

test('precompressed files are sent unchanged, with their length', async ({ request }) => {
  const server = await serve()
  try {
    const page = await (await request.get(`http://127.0.0.1:${port}/index`)).text()
    const asset = /"(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? ''
    const answer = await request.get(`http://127.0.0.1:${port}${asset}`, { headers: { 'accept-encoding': 'gzip' } })
    expect(answer.headers()['content-length']).toBe(String(statSync(path.join(folder, `${asset}.gz`)).size))
  } finally {
    await server.stop()
  }
})

test('[RT-09] a link to an asset opens its page: no script and no style is refused', async ({ page }) => {
  const server = await serve()
  const refused: string[] = []
  page.on('console', (message) => {
    if (/Content.Security.Policy|nonce/i.test(message.text())) refused.push(message.text())
  })
  await page.route(/minjiang-exchange\.example/, (route) => route.abort())
  try {
    await page.goto(`http://127.0.0.1:${port}/projectDetail/1700000000000000001.html`)
    const address = encodeURIComponent('/projectDetail/1700000000000000001.html')
    await expect(page.getByRole('link', { name: '登录' })).toHaveAttribute('href', `/login?redirect=${address}`)
    await expect(page.locator('#shell')).toHaveCount(0)
    expect(refused).toEqual([])
  } finally {
    await server.stop()
  }
})

test('[RT-05] a program that is missing on the server is reported by the page, and 重试 loads it once it is back', async ({
  page,
}) => {
  const server = await serve()
  await page.route(/minjiang-exchange\.example/, (route) => route.abort())
  const assets = path.join(folder, 'assets')
  const entry = readdirSync(assets).filter((name) => /^index-[\w-]+\.js/.test(name))
  const move = (from: string, to: string) => {
    for (const name of entry) renameSync(path.join(from, name), path.join(to, name))
  }
  try {
    move(assets, temp)
    await page.goto(`http://127.0.0.1:${port}/projectDetail/1700000000000000001.html`)
    const alert = page.getByRole('alert').filter({ hasText: '页面没有加载完整' })
    await expect(alert).toBeVisible()
    move(temp, assets)
    await alert.getByRole('button', { name: '重试' }).click()
    await expect(page.locator('#shell')).toHaveCount(0)
  } finally {
    await server.stop()
  }
})

test('[SE-09] over TLS: HTTP/2, nothing older than TLS 1.2, and the http address redirects to it', async ({
  request,
}) => {
  const certificates = path.join(temp, 'certs')
  mkdirSync(certificates)
  const files = ['-keyout', path.join(certificates, 'portal.key'), '-out', path.join(certificates, 'portal.crt')]
  const kind = [
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=localhost',
  ]
  execFileSync('openssl', ['req', '-x509', ...kind, ...files], { stdio: 'ignore' })
  const server = await serve({ tls: { port: 4181, certificates } })
  try {
    expect(failed(await probe('https://127.0.0.1:4181', { env, insecure: true }))).toEqual([])
    const clear = await request.get(`http://127.0.0.1:${port}/projectHall?page=2`, { maxRedirects: 0 })
    expect(clear.status()).toBe(308)
    expect(clear.headers()['location']).toBe('https://127.0.0.1/projectHall?page=2')
    expect((await request.get(`http://127.0.0.1:${port}/healthz`)).status()).toBe(200)
  } finally {
    await server.stop()
  }
})
