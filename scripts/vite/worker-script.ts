import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const name = 'mockServiceWorker.js'
const script = () => readFileSync(createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'), 'utf8')

/** The worker of mount (b), from msw's own package, so that `public/` and every other build do not contain it. */
export const workerScript = (): Plugin => ({
  name: 'portal-worker-script',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: name, source: script() })
  },
  configureServer: (server) => {
    server.middlewares.use(`/${name}`, (_request, response) => {
      response.setHeader('content-type', 'text/javascript; charset=utf-8')
      response.end(script())
    })
  },
})
