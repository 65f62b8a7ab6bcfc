import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import type { Plugin, PreviewServer, ViteDevServer } from 'vite'
import { isPagePath } from '../../deploy/documents.mjs'
import { hostsOf, noncePlaceholder, securityHeaders } from '../../deploy/headers.mjs'

type Middleware = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void

const pathnameOf = (request: IncomingMessage) => new URL(request.url ?? '/', 'http://portal').pathname

/** Vite's own addresses have no file extension either. */
const isVites = (pathname: string) => /^\/(?:@|node_modules\/|src\/|\.vite\/)/.test(pathname)

const isFile = (file: string) => existsSync(file) && statSync(file).isFile()

/**
 * Answers every page address with index.html under a fresh nonce, and everything with the headers that nginx will send
 * in production. What has a file extension and no file is left to answer 404 (deviation D14).
 */
function documents(
  html: (pathname: string) => Promise<string>,
  env: Record<string, string>,
  root: string | null,
): Middleware {
  const hosts = hostsOf(env)
  return (request, response, next) => {
    const nonce = randomBytes(16).toString('base64')
    for (const [name, value] of Object.entries(securityHeaders({ nonce, ...hosts, dev: true })))
      response.setHeader(name, value)
    const pathname = pathnameOf(request)
    const wantsPage =
      (request.method === 'GET' || request.method === 'HEAD') && isPagePath(pathname) && !isVites(pathname)
    if (!wantsPage || (root && pathname !== '/' && isFile(path.join(root, pathname)))) return next()
    html(pathname)
      .then((page) => {
        response.setHeader('content-type', 'text/html; charset=utf-8')
        response.setHeader('cache-control', 'no-store')
        response.end(request.method === 'HEAD' ? undefined : page.replaceAll(noncePlaceholder, nonce))
      })
      .catch(next)
  }
}

const forDevelopment = (server: ViteDevServer, env: Record<string, string>) =>
  documents(
    (pathname) =>
      server.transformIndexHtml(pathname, readFileSync(path.join(server.config.root, 'index.html'), 'utf8')),
    env,
    null,
  )

const forPreview = (server: PreviewServer, env: Record<string, string>) => {
  const root = path.resolve(server.config.root, server.config.build.outDir)
  return documents(async () => readFileSync(path.join(root, 'index.html'), 'utf8'), env, root)
}

/** Call it after the plugins whose middlewares answer before a page does. */
export const serveDocuments = (env: Record<string, string>): Plugin => ({
  name: 'portal-documents',
  config: () => ({ appType: 'mpa', html: { cspNonce: noncePlaceholder } }),
  configureServer: (server) => {
    server.middlewares.use(forDevelopment(server, env))
  },
  configurePreviewServer: (server) => {
    server.middlewares.use(forPreview(server, env))
  },
})
