// node tests/adopter/serve.mjs <port>: builds the portal for a backend written from the specification alone, and serves both.
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, preview, runnerImport } from 'vite'

const root = fileURLToPath(new URL('../../', import.meta.url))
const outDir = path.join(root, '.cache/dist-adopter')
const settings = { root, mode: 'test', logLevel: 'error' }

Object.assign(process.env, {
  NODE_ENV: 'production',
  VITE_MOCK: 'off',
  VITE_API_BATCH: 'off',
  VITE_PASSWORD_CIPHER: 'aes',
  VITE_TOKEN_PARAMS: 'body',
})
await build({ ...settings, build: { outDir, emptyOutDir: true } })
const { module } = await runnerImport(path.join(root, 'tests/adopter/mount.ts'))
await preview({
  ...settings,
  build: { outDir },
  preview: { port: Number(process.argv[2]), strictPort: true },
  // Before the plugin that answers every path without a file with the page.
  plugins: [{ name: 'adopter', enforce: 'pre', configurePreviewServer: module.mount }],
})
console.log('ready')
