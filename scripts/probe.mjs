// node scripts/probe.mjs <address> [--insecure]: checks a server of the built portal against the requirements of deploy/README.md.
import { readFileSync } from 'node:fs'
import http from 'node:http'
import http2 from 'node:http2'
import https from 'node:https'
import path from 'node:path'
import tls from 'node:tls'
import { parseEnv } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { hostsOf, noncePlaceholder, securityHeaders } from '../deploy/headers.mjs'
import { isMain, root } from './lib/run.mjs'

/** Every kind of page address, above all those with a file extension. */
const pages = [
  '/',
  '/index.html',
  '/index',
  '/login?code=1&state=2',
  '/projectPkg/1700000000000000001.html',
  '/projectDetail/1700000000000000001.html?from=list',
  '/projectToManageDetail/1700000000000000001.html',
  '/no/such/page',
]

/** Addresses that are too long or have invalid escapes: answered with the page, which shows the not-found screen. */
const unreadable = [
  ['/%E0%A4%A', 400],
  ['/project/%zz', 400],
  [`/project?q=${'a'.repeat(100_000)}`, 414],
]

/** None of these may be answered with a file or with the page. The paths are sent unchanged. */
const hidden = [
  '/.env',
  '/.env.production',
  '/.git/HEAD',
  '/.git/config',
  '/.vite/manifest.json',
  '/.DS_Store',
  '/%2egit/config',
  '/%2Eenv',
  '/assets/.vite/manifest.json',
  '/package.json',
  '/package-lock.json',
  '/tsconfig.json',
  '/vite.config.ts',
  '/src/main.tsx',
  '/src/mock/accounts.json',
  '/node_modules/react/package.json',
  '/deploy/nginx.conf',
  '/mockServiceWorker.js',
  '/assets/',
  '/assets/index.js',
  '/assets/no-such-file',
  '/assets/..%2f..%2f..%2fetc%2fpasswd.txt',
  '/../../../../etc/os-release.txt',
  '/%2e%2e/%2e%2e/%2e%2e/etc/nginx/nginx.conf',
  '/..%5c..%5cboot.ini',
  '/index.html%00.js',
  '/index.php',
  '/50x.html',
  '/index.nginx-debian.html',
  '/wp-login.php',
  '/server.key',
  '/backup.zip',
  '/favicon.png',
]

const seconds = 10

/** One request, its path sent unchanged. Resolves with `{ status, headers, body }`, the body undecoded. */
function ask(address, target, { method = 'GET', headers = {}, body, insecure = false } = {}) {
  const { protocol, hostname, port } = new URL(address)
  const { request } = protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    const asked = request(
      { hostname, port, path: target, method, headers, rejectUnauthorized: !insecure, timeout: seconds * 1000 },
      (answer) => {
        const parts = []
        answer.on('data', (part) => parts.push(part))
        answer.on('end', () =>
          resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }),
        )
        answer.on('error', reject)
      },
    )
    asked.on('timeout', () => asked.destroy(new Error(`no answer within ${seconds} s`)))
    asked.on('error', reject)
    asked.end(body)
  })
}

const nonceOf = (headers) => /'nonce-([^']+)'/.exec(headers['content-security-policy'] ?? '')?.[1] ?? ''
const textOf = ({ headers, body }) =>
  (headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString('utf8')

/** The problems in the security headers of one response, for the hosts in `env`. */
function headerProblems({ headers }, env) {
  const nonce = nonceOf(headers)
  const wanted = Object.entries(securityHeaders({ nonce, ...hostsOf(env) }))
  const wrong = wanted.filter(([name, value]) => headers[name.toLowerCase()] !== value)
  return [
    ...(/^[\w+/=-]{22,}$/.test(nonce) ? [] : [`the policy has no nonce of 128 bits ("${nonce}")`]),
    ...wrong.map(([name]) => `${name} is ${headers[name.toLowerCase()] ?? 'missing'}`),
    ...(/\d/.test(headers.server ?? '') ? [`Server reveals its version: ${headers.server}`] : []),
  ]
}

const differs = (what, found, wanted) => (found === wanted ? [] : [`${what} is ${found}, not ${wanted}`])

const pageCache = 'no-cache, no-store'

async function pageProblems(get, target, env, status = 200) {
  const [first, packed, later] = [
    await get(target),
    await get(target, { headers: { 'accept-encoding': 'gzip' } }),
    await get(target, { headers: { 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT', 'if-none-match': '*' } }),
  ]
  const answers = [first, packed, later]
  const nonces = answers.map(({ headers }) => nonceOf(headers))
  return [
    ...answers.flatMap((answer, place) => {
      const carried = [...textOf(answer).matchAll(/nonce="([^"]*)"/g)].map(([, nonce]) => nonce)
      return [
        ...differs('the status', answer.status, status),
        ...differs('Content-Type', answer.headers['content-type'], 'text/html; charset=utf-8'),
        ...differs('Cache-Control', answer.headers['cache-control'], pageCache),
        ...(answer.headers.etag ? ['a page with a nonce has an ETag'] : []),
        ...(textOf(answer).includes(noncePlaceholder) ? [`the body still contains ${noncePlaceholder}`] : []),
        ...(carried.length > 0 ? [] : ['the body has no nonce']),
        ...(carried.every((nonce) => nonce === nonces[place]) ? [] : ['a nonce in the body differs from the header']),
        ...headerProblems(answer, env),
      ]
    }),
    // nginx does not compress error responses.
    ...(status === 200
      ? differs('the encoding for clients that accept gzip', packed.headers['content-encoding'], 'gzip')
      : []),
    ...(new Set(nonces).size === 3 ? [] : ['two answers have the same nonce']),
  ]
}

async function assetProblems(get, target, env) {
  const plain = await get(target)
  const packed = await get(target, { headers: { 'accept-encoding': 'gzip' } })
  const known = await get(target, { headers: { 'if-none-match': plain.headers.etag ?? '' } })
  const part = await get(target, { headers: { range: `bytes=${plain.body.length}-` } })
  return [
    ...differs('the status', plain.status, 200),
    ...differs('the status for a cached copy', known.status, 304),
    ...differs('the status for a part beyond its end', part.status, 200),
    ...differs('the encoding for clients that accept gzip', packed.headers['content-encoding'], 'gzip'),
    ...differs('Vary', packed.headers.vary, 'Accept-Encoding'),
    ...(textOf(packed) === textOf(plain) ? [] : ['compressed and plain content differ']),
    ...[plain, packed, known].flatMap((answer) => [
      ...differs('Cache-Control', answer.headers['cache-control'], 'public, max-age=31536000, immutable'),
      ...headerProblems(answer, env),
    ]),
  ]
}

async function fileProblems(get, target, env) {
  const first = await get(target)
  const known = await get(target, { headers: { 'if-none-match': first.headers.etag ?? '' } })
  return [
    ...differs('the status', first.status, 200),
    ...differs('the status for a cached copy', known.status, 304),
    ...[first, known].flatMap((answer) => [
      ...differs('Cache-Control', answer.headers['cache-control'], 'no-cache'),
      ...headerProblems(answer, env),
    ]),
  ]
}

async function hiddenProblems(get, target, env) {
  const answer = await get(target)
  return [
    ...([400, 404].includes(answer.status) ? [] : [`the status is ${answer.status}, not 404`]),
    ...differs('Cache-Control', answer.headers['cache-control'], 'no-store'),
    ...(textOf(answer).includes('id="root"') ? ['the page is served in its place'] : []),
    // nginx rejects malformed HTTP before it reads any of the portal's own settings.
    ...(answer.status === 400 ? [] : headerProblems(answer, env)),
  ]
}

async function methodProblems(get, method) {
  const { status } = await get('/', { method })
  return differs('the status', status, 405)
}

async function bodyProblems(get) {
  const { status } = await get('/', { method: 'POST', body: 'x'.repeat(4096) })
  return status === 405 || status === 413 ? [] : [`4 KiB are answered with ${status}`]
}

async function healthProblems(get) {
  const answer = await get('/healthz')
  return [...differs('the status', answer.status, 200), ...differs('the body', textOf(answer), 'ok')]
}

const secured = (address, options) =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(address)
    const socket = tls.connect({ host: hostname, port: Number(port || 443), timeout: seconds * 1000, ...options })
    const end = (result) => {
      socket.destroy()
      resolve(result)
    }
    socket.once('secureConnect', () => end({ version: socket.getProtocol(), spoken: socket.alpnProtocol }))
    socket.once('timeout', () => end(null))
    socket.once('error', () => end(null))
  })

const overHttp2 = (address, insecure) =>
  new Promise((resolve, reject) => {
    const session = http2.connect(address, { rejectUnauthorized: !insecure })
    session.once('error', reject)
    const stream = session.request({ ':path': '/index' })
    stream.once('response', (headers) => {
      stream.resume()
      stream.once('end', () => session.close(() => resolve(headers[':status'])))
    })
    stream.once('error', reject)
    stream.end()
  })

async function tlsProblems(address, insecure) {
  const options = { rejectUnauthorized: !insecure, ALPNProtocols: ['h2', 'http/1.1'] }
  const newest = await secured(address, options)
  const old = await secured(address, {
    ...options,
    minVersion: 'TLSv1',
    maxVersion: 'TLSv1.1',
    ciphers: 'ALL:@SECLEVEL=0',
  })
  return [
    ...differs('the negotiated version', newest?.version, 'TLSv1.3'),
    ...differs('the negotiated protocol', newest?.spoken, 'h2'),
    ...differs('the status over HTTP/2', await overHttp2(address, insecure), 200),
    ...(old === null ? [] : [`${old.version} is still accepted`]),
  ]
}

/**
 * Requests pages, files and files that must not be served from the server at `address`. `env` holds the `VITE_…` settings of the
 * build it serves; `insecure` accepts any certificate. Resolves with one `{ name, problems }` for each request.
 */
export async function probe(address, { env, insecure = false }) {
  const get = (target, options) => ask(address, target, { ...options, insecure })
  const page = textOf(await get('/index.html'))
  const asset = /"(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? '/assets/none-in-the-page.js'
  const results = []
  const check = async (name, problemsOf) =>
    results.push({ name, problems: await problemsOf().catch((error) => [error.message]) })

  for (const target of pages) await check(`page ${target}`, () => pageProblems(get, target, env))
  for (const [target, status] of unreadable)
    await check(`page ${target.slice(0, 20)}`, () => pageProblems(get, target, env, status))
  await check(`asset ${asset}`, () => assetProblems(get, asset, env))
  await check('file /favicon.svg', () => fileProblems(get, '/favicon.svg', env))
  for (const target of hidden) await check(`hidden ${target}`, () => hiddenProblems(get, target, env))
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'TRACE'])
    await check(method, () => methodProblems(get, method))
  await check('a large body', () => bodyProblems(get))
  await check('health', () => healthProblems(get))
  if (address.startsWith('https:')) await check('TLS and HTTP/2', () => tlsProblems(address, insecure))
  return results
}

if (isMain(import.meta)) {
  const address = process.argv[2]
  const env = parseEnv(readFileSync(path.join(root, '.env.production'), 'utf8'))
  const results = await probe(address, { env, insecure: process.argv.includes('--insecure') })
  for (const { name, problems } of results) console.log(`${problems.length === 0 ? 'ok  ' : 'FAIL'} ${name}`)
  const failed = results.filter(({ problems }) => problems.length > 0)
  for (const { name, problems } of failed) console.error(`${name}: ${[...new Set(problems)].join('; ')}`)
  console.log(`${results.length - failed.length} ok, ${failed.length} failed`)
  process.exitCode = failed.length === 0 ? 0 : 1
}
