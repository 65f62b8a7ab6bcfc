import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import type { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { isPagePath, isUnreadablePage } from '../../deploy/documents.mjs'
import { hostsOf, noncePlaceholder, securityHeaders } from '../../deploy/headers.mjs'

type Middleware = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void

const pathnameOf = (request: IncomingMessage) => new URL(request.url ?? '/', 'http://portal').pathname

/** Vite's own addresses have no file extension either. */
const isVites = (pathname: string) => /^\/(?:@|node_modules\/|src\/|\.vite\/)/.test(pathname)

const isFile = (file: string) => existsSync(file) && statSync(file).isFile()

/** The nonce of each pending response: first in its header, then in its page if it is one. */
const nonces = new WeakMap<ServerResponse, string>()

const headers = (env: Record<string, string>): Middleware => {
  const hosts = hostsOf(env)
  return (_request, response, next) => {
    const nonce = randomBytes(16).toString('base64')
    nonces.set(response, nonce)
    for (const [name, value] of Object.entries(securityHeaders({ nonce, ...hosts, dev: true })))
      response.setHeader(name, value)
    next()
  }
}

/** Longer than any address that people share. Node's own limit is 16 KiB, and beyond it the browser shows a blank page. */
const maxHeaderBytes = 256 * 1024

/** Answers a page request with an unreadable address with the page, before any other listener parses it. */
export function answerUnreadable(server: EventEmitter | null): void {
  if (!server) return
  Object.assign(server, { maxHeaderSize: maxHeaderBytes })
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const isAwaited = (request.headers.accept ?? '').includes('text/html')
    if (!isAwaited || !isUnreadablePage(request.url ?? '')) return
    request.url = '/'
    response.statusCode = 400
  })
}

/** Adds the headers that nginx sends in production to every response. Comes before every other plugin. */
export const sendSecurityHeaders = (env: Record<string, string>): Plugin => ({
  name: 'portal-security-headers',
  configureServer: (server) => {
    server.middlewares.use(headers(env))
  },
  configurePreviewServer: (server) => {
    server.middlewares.use(headers(env))
  },
})

/**
 * Vite's client polls a lost server from a worker that it makes from a blob, which the policy refuses, so the page would never
 * reconnect. It polls from the page instead, as in browsers without such workers.
 */
export const pollFromPage = (): Plugin => ({
  name: 'portal-poll-from-page',
  apply: 'serve',
  transform: (code, id) =>
    id.endsWith('/vite/dist/client/client.mjs')
      ? code.replace('typeof SharedWorker === "undefined"', 'true')
      : undefined,
})

/** Includes the page by its file name: it holds a nonce, so it is neither cached nor given an ETag. */
const isPage = (pathname: string) => pathname === '/index.html' || isPagePath(pathname)

/**
 * Answers every page address with index.html and the nonce of this response. A path with a file extension and no file
 * stays a 404 (deviation D14).
 */
function documents(html: (pathname: string) => Promise<string>, root: string | null): Middleware {
  return (request, response, next) => {
    const pathname = pathnameOf(request)
    const asks = request.method === 'GET' || request.method === 'HEAD'
    const isStored = root !== null && !['/', '/index.html'].includes(pathname) && isFile(path.join(root, pathname))
    if (!asks || !isPage(pathname) || isVites(pathname) || isStored) return next()
    const answer = async () => {
      const page = (await html(pathname)).replaceAll(noncePlaceholder, nonces.get(response) ?? '')
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.setHeader('cache-control', 'no-store')
      response.end(request.method === 'HEAD' ? undefined : page)
    }
    answer().catch(next)
  }
}

const forDevelopment = (server: ViteDevServer) =>
  documents(
    (pathname) =>
      server.transformIndexHtml(pathname, readFileSync(path.join(server.config.root, 'index.html'), 'utf8')),
    null,
  )

/** A hashed file never changes: its cache lifetime is that of nginx in production. */
const hashedFiles =
  (root: string): Middleware =>
  (request, response, next) => {
    const pathname = pathnameOf(request)
    if (pathname.startsWith('/assets/') && isFile(path.join(root, pathname))) {
      response.setHeader('cache-control', 'public, max-age=31536000, immutable')
      // On the loopback interface, compression takes longer than the transfer.
      delete request.headers['accept-encoding']
    }
    next()
  }

/** Comes after the plugins whose middlewares answer before a page does. */
export const serveDocuments = (): Plugin => ({
  name: 'portal-documents',
  config: () => ({ appType: 'mpa', html: { cspNonce: noncePlaceholder } }),
  configureServer: (server) => {
    answerUnreadable(server.httpServer)
    server.middlewares.use(forDevelopment(server))
  },
  configurePreviewServer: (server) => {
    answerUnreadable(server.httpServer)
    const root = path.resolve(server.config.root, server.config.build.outDir)
    server.middlewares.use(hashedFiles(root))
    server.middlewares.use(documents(async () => readFileSync(path.join(root, 'index.html'), 'utf8'), root))
  },
})
